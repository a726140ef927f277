"""What is answered at which path; each module a group of paths."""
