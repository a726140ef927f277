"""Games on disk: append-only steps, and who sits where."""
