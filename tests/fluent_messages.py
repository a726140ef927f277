"""The messages of packages, taken apart."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from woodlaw import i18n


class Parts(Visitor):
    """Collects the variables and texts of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """Note one."""
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        """Note one."""
        self.texts.append(node.value)


def parts(message: ast.Message) -> Parts:
    """What a message and its attributes are made of."""
    visitor = Parts()
    visitor.visit(message)
    return visitor


def variables(message: ast.Message) -> set[str]:
    """What a message and its attributes name."""
    return parts(message).variables


def words(message: ast.Message) -> list[str]:
    """The words that a message itself says."""
    return re.findall(r"[^\W\d_]{2,}", " ".join(parts(message).texts))


def messages(package: str, lang: str) -> Iterator[ast.Message]:
    """The messages of a package in a language; AssertionError for what is no message."""
    for entry in FluentParser().parse(i18n.resource(package, lang)).body:
        assert not isinstance(entry, ast.Junk), (package, lang, entry.content)
        if isinstance(entry, ast.Message):
            yield entry
