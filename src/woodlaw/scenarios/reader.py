"""Scenario files: YAML documents, read with the line of every field."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from woodlaw.cards.deck import DECKS
from woodlaw.factions.registry import FACTIONS
from woodlaw.law.numbers import NUMBERS
from woodlaw.position import shown
from woodlaw.woodland.map import MAPS

FIELDS = ("title", "law", "why", "game", "needs", "position", "script", "expect")
# What a scenario may need: what there is, and what is to come.
PRESENT = frozenset({*FACTIONS, *DECKS, *MAPS})
TO_COME = frozenset(
    {
        *("vagabond", "vagabond-2", "lizards", "riverfolk", "duchy", "corvids", "hundreds"),
        *("keepers", "diaspora", "council", "knaves", "exiles", "squires", "frogs"),
        *("winter", "lake", "mountain", "marsh", "gorge", "hirelings", "landmarks"),
    }
)

Path_ = tuple[str, ...]

TYPES: dict[type, str] = {dict: "a mapping", list: "a list", str: "text"}

# What a file may say that is neither a mapping nor a list.
PLAIN = (str, int, float, bool, type(None))
DEEPEST = 30  # how deep lists and mappings may lie in each other
MOST_BITS = 64  # of a whole number: Python does not even write the longest ones that YAML can say


class ScenarioError(ValueError):
    """A scenario file that cannot be read: file, line, field and reason."""

    def __init__(self, file: str, line: int, field: str, reason: str) -> None:
        place = f"{file}:{line}" + (f": {field}" if field else "")
        super().__init__(f"{place}: {reason}")
        self.file = file
        self.line = line
        self.field = field
        self.reason = reason


class Scenario(NamedTuple):
    """One ruling: the words of a document, and the line of each of its fields."""

    file: str
    title: str
    law: tuple[str, ...]
    why: str
    needs: tuple[str, ...]
    game: dict[str, Any]
    position: dict[str, Any]
    script: list[Any]
    expect: dict[str, Any]
    lines: dict[Path_, int]

    @property
    def waits_for(self) -> list[str]:
        """What it needs that does not exist yet."""
        return [word for word in self.needs if word not in PRESENT]

    def line(self, *path: str) -> int:
        """The line of a field, or of the nearest field above it."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)

    def error(self, reason: str, *path: str) -> ScenarioError:
        """The error for a field of this scenario."""
        return ScenarioError(self.file, self.line(*path), ".".join(path), reason)


def read_scenarios(path: Path, name: str | None = None) -> list[Scenario]:
    """The scenarios of a file, one a document; ScenarioError says where it is broken."""
    file = name or str(path)
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise ScenarioError(file, 1, "", "cannot be read: is no UTF-8 text") from None
    except (OSError, ValueError) as error:
        reason = (isinstance(error, OSError) and error.strerror) or "has no such name"
        raise ScenarioError(file, 1, "", f"cannot be read: {reason}") from None
    return scenarios_in(text, file)


def scenarios_in(text: str, file: str) -> list[Scenario]:
    """The scenarios in the text of a file of that name, as ``read_scenarios`` gives them."""
    try:
        found = [_scenario(file, node) for node in yaml.compose_all(text, Loader=_Loader)]
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        problem = error.problem or error.context
        raise ScenarioError(file, line, "", f"broken YAML: {problem}") from None
    except yaml.YAMLError as error:
        reason = " ".join(str(error).split())
        raise ScenarioError(file, 1, "", f"broken YAML: {reason}") from None
    if not found:
        raise ScenarioError(file, 1, "", "is empty: there is no scenario in it")
    return found


class _Loader(yaml.SafeLoader):
    """Reads YAML not too deep, and without aliases, by which a short text can be endless data."""

    depth = 0

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        problem = "an alias (*) has no place here" if self.check_event(yaml.AliasEvent) else ""
        if self.depth == DEEPEST:
            problem = "nested too deep"
        if problem:
            mark = self.get_mark()
            raise yaml.composer.ComposerError(None, None, problem, mark)
        self.depth += 1
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node


def _scenario(file: str, node: yaml.Node) -> Scenario:
    lines: dict[Path_, int] = {}
    words = _construct(file, node, (), lines)
    first = node.start_mark.line + 1
    if not isinstance(words, dict):
        raise ScenarioError(file, first, "", "a scenario is a mapping of fields")
    for field in words:
        if field not in FIELDS:
            known = ", ".join(FIELDS)
            raise ScenarioError(file, lines[(field,)], field, f"unknown field; there is: {known}")

    def typed(field: str, kind: type, default: Any) -> Any:
        value = words.get(field, default)
        if not isinstance(value, kind):
            raise ScenarioError(file, lines.get((field,), first), field, f"must be {TYPES[kind]}")
        return value

    for field in ("title", "law", "position", "game"):
        if field not in words:
            raise ScenarioError(file, first, field, "is missing")
    law = tuple(str(number) for number in typed("law", list, []))
    for number in law:
        if number not in NUMBERS:
            raise ScenarioError(file, lines[("law",)], "law", f"no clause {number}")
    for need in typed("needs", list, []):
        if not isinstance(need, str) or need not in PRESENT | TO_COME:
            reason = f"nothing is called {shown(need)}"
            raise ScenarioError(file, lines[("needs",)], "needs", reason)
    return Scenario(
        file,
        typed("title", str, ""),
        law,
        typed("why", str, ""),
        tuple(str(word) for word in typed("needs", list, [])),
        typed("game", dict, {}),
        typed("position", dict, {}),
        typed("script", list, []),
        typed("expect", dict, {}),
        lines,
    )


def _construct(file: str, node: yaml.Node, path: Path_, lines: dict[Path_, int]) -> Any:
    """Plain data of a YAML node; notes the line of every field. Keys become text."""
    lines[path] = node.start_mark.line + 1
    if isinstance(node, yaml.MappingNode):
        found: dict[str, Any] = {}
        for key_node, value_node in node.value:
            if not isinstance(key_node, yaml.ScalarNode):
                line = key_node.start_mark.line + 1
                raise ScenarioError(file, line, ".".join(path), "the name of a field is a word")
            key = str(key_node.value)
            if key in found:
                line = key_node.start_mark.line + 1
                raise ScenarioError(file, line, ".".join((*path, key)), "stands twice")
            found[key] = _construct(file, value_node, (*path, key), lines)
            lines[(*path, key)] = key_node.start_mark.line + 1
        return found
    if isinstance(node, yaml.SequenceNode):
        return [_construct(file, item, (*path, str(i)), lines) for i, item in enumerate(node.value)]
    return _value(file, node, path)


def _value(file: str, node: yaml.Node, path: Path_) -> Any:
    """The value of a YAML node that is neither a mapping nor a list."""
    if re.fullmatch(r"\d+(_\d+)+", str(node.value)):
        return node.value  # a forest such as 1_2_5_10, which YAML would take for a number
    loader = yaml.SafeLoader("")
    try:
        value = loader.construct_object(node)
        if not isinstance(value, PLAIN):
            return node.value  # dates and bytes are words here
        if not isinstance(value, int) or value.bit_length() <= MOST_BITS:
            return value
        reason = "has too many digits"
    except (ValueError, LookupError, TypeError, ArithmeticError, AttributeError):
        # What YAML takes for a date or a number need be none, such as 2024-13-01.
        reason = f"{shown(node.value)} cannot be read"
    finally:
        loader.dispose()
    raise ScenarioError(file, node.start_mark.line + 1, ".".join(path), reason)
