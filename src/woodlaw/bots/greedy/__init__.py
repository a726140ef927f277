"""How the greedy bot thinks: the search, what a position is worth, and a module a faction."""
