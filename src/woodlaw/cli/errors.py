"""Errors that the command line expects."""


class InputError(Exception):
    """Bad input. Its message says in one line what is wrong and where; the user sees only that."""
