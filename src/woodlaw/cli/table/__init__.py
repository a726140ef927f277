"""The table: how people sit down, are asked, and answer."""
