"""One module a change of the tables, the oldest first."""
