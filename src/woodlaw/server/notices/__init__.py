"""Telling people who are not there that they are asked: by Web push and by mail."""
