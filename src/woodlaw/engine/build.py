"""Which of the two builds is running."""


def is_compiled() -> bool:
    """Whether this is the compiled build. All modules are compiled together or none is."""
    return not __file__.endswith((".py", ".pyc"))
