"""The registry of the Law: what each clause is called, says, and is numbered in each printing.

This is an edge: the engine knows clauses by the ints of ``woodlaw.law.numbers`` and never asks.
"""

import re
import tomllib
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Any

PRINTINGS = ("p16", "p6", "p4")
ENGLISH = "en"

_NUMBER = re.compile(r"\d+\.\d")
_RANGE = re.compile(r"(\d+)(?:-(\d+))?")
# The Law on paper numbers its fourth level in Roman numerals and its fifth in letters.
_ON_PAPER = re.compile(r"(\d+(?:\.\d+)+)\.([ivx]+)(?:\.?([a-hа-з]))?", re.IGNORECASE)
_ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
_LETTERS = ("abcdefgh", "абвгдежз")
# Vowels that end a word of some length.
_ENDINGS = {
    "pl": re.compile(r"(?<=\w{4})[aąeęioóuy]+$"),
    "ru": re.compile(r"(?<=\w{4})[аеёийоуыьюя]+$"),
}


class UnknownClause(LookupError):
    """A number that is no clause of the printing asked for."""


@dataclass(frozen=True)
class Clause:
    """One clause of the Law, in whichever printings have it.

    ``number`` is that of p16, ``p6`` and ``p4`` those of the older printings; each is empty where
    the printing has no such clause. ``title`` and ``text``, the paraphrase, are in the language
    asked for, in English where it has none, and ``text`` is empty if there is none yet; ``lang``
    is the language of the text. ``index`` is the clause's int in ``woodlaw.law.numbers``, 0 for a
    clause that p16 lacks.
    """

    number: str
    title: str
    p6: str
    p4: str
    text: str
    lang: str
    index: int

    def number_in(self, printing: str) -> str:
        """The clause's number in a printing, or "" where that printing lacks it."""
        if printing == "p16":
            return self.number
        return self.p6 if printing == "p6" else self.p4


def names_others(text: str, printing: str) -> bool:
    """Whether a text names clauses by numbers that need not be those of a printing."""
    return printing != "p16" and bool(_NUMBER.search(text))


def in_digits(number: str) -> str:
    """A clause's number by the one on paper: 9.2.9.2.2 for 9.2.9.II.b or 9.2.9.IIb.

    Anything else comes back as it is.
    """
    match = _ON_PAPER.fullmatch(number)
    if match is None or match[2].upper() not in _ROMAN:
        return number
    digits = f"{match[1]}.{_ROMAN.index(match[2].upper()) + 1}"
    if not match[3]:
        return digits
    return f"{digits}.{max(letters.find(match[3].lower()) for letters in _LETTERS) + 1}"


def sort_key(number: str) -> tuple[int, ...]:
    """Sorts clause numbers in the Law's order; ValueError if it is no clause number."""
    return tuple(int(part) for part in number.split("."))


@cache
def clauses(printing: str = "p16", lang: str = ENGLISH) -> dict[str, Clause]:
    """The clauses of a printing by number, in its order; ValueError if it is no printing."""
    if printing not in PRINTINGS:
        raise ValueError(f"no printing {printing!r}; there is: {', '.join(PRINTINGS)}")
    if printing == "p16":
        return {clause.number: clause for clause in _table(lang) if clause.number}
    numbered = {clause.number_in(printing): clause for clause in _table(lang)}
    return {number: numbered[number] for number in sorted(filter(None, numbered), key=sort_key)}


def clause(number: str, printing: str = "p16", lang: str = ENGLISH) -> Clause:
    """The clause of that number; UnknownClause if the printing has none."""
    try:
        return clauses(printing, lang)[number]
    except KeyError:
        others = printings_of(number)
        elsewhere = f", but in {', '.join(others)}" if others else ""
        raise UnknownClause(f"no clause {number} in {printing}{elsewhere}") from None


def printings_of(number: str) -> list[str]:
    """The printings that have a clause of that number."""
    return [printing for printing in PRINTINGS if number in clauses(printing)]


def parent(number: str, printing: str = "p16", lang: str = ENGLISH) -> Clause | None:
    """The clause that the named one is a part of, None for a chapter."""
    return clauses(printing, lang).get(number.rpartition(".")[0])


def children(number: str, printing: str = "p16", lang: str = ENGLISH) -> list[Clause]:
    """The direct parts of a clause, or the chapters for ""."""
    return [
        clause
        for other, clause in clauses(printing, lang).items()
        if other.rpartition(".")[0] == number and other != number
    ]


def neighbours(
    number: str, printing: str = "p16", lang: str = ENGLISH
) -> tuple[Clause | None, Clause | None]:
    """The clauses before and after one among the parts of the same clause."""
    siblings = children(number.rpartition(".")[0], printing, lang)
    at = siblings.index(clause(number, printing, lang))
    before = siblings[at - 1] if at else None
    after = siblings[at + 1] if at + 1 < len(siblings) else None
    return before, after


def search(word: str, printing: str = "p16", lang: str = ENGLISH) -> list[Clause]:
    """The clauses that fit a word or several, in the printing's order, whatever the case.

    A number finds the clause and its parts; other words find clauses by title, then by paraphrase,
    where a word of the text begins with them.
    """
    table = clauses(printing, lang)
    word = word.strip()
    if not word:
        return []
    if re.fullmatch(r"[\d.]+", word):
        number = word.rstrip(".")
        return [c for other, c in table.items() if (other + ".").startswith(number + ".")]
    wanted = re.compile(rf"\b{re.escape(_stem(word, lang))}", re.IGNORECASE)
    titled = [c for c in table.values() if wanted.search(c.title)]
    told = [c for c in table.values() if wanted.search(c.text) and not wanted.search(c.title)]
    return titled + told


def _stem(word: str, lang: str) -> str:
    """A word without what changes at its end by case, in languages where it does."""
    ending = _ENDINGS.get(lang)
    return ending.sub("", word) if ending else word


def close_matches(
    word: str, printing: str = "p16", lang: str = ENGLISH, most: int = 4
) -> list[Clause]:
    """The clauses whose number or title looks most like a number or word that finds nothing."""
    table = clauses(printing, lang)
    if re.fullmatch(r"[\d.]+", word):
        number = word
        while number and number not in table:
            number = number.rpartition(".")[0]
        last = int(word.rstrip(".").rpartition(".")[2] or 0)
        parts = children(number, printing, lang)
        parts.sort(key=lambda c: abs(last - sort_key(c.number_in(printing))[-1]))
        near = parts[:most] or [table[number]]
        return sorted(near, key=lambda c: sort_key(c.number_in(printing)))
    by_word: dict[str, list[Clause]] = {}
    for c in table.values():
        for key in {c.title.casefold(), *re.findall(r"\w+", c.title.casefold())}:
            by_word.setdefault(key, []).append(c)
    found: list[Clause] = []
    for key in get_close_matches(word.casefold(), by_word, most, 0.7):
        found.extend(c for c in by_word[key] if c not in found)
    return found[:most]


def parse_chapters(words: str) -> list[int]:
    """Chapters from words such as "1-7,21"; ValueError for anything else."""
    chapters: set[int] = set()
    known = {sort_key(c.number)[0] for c in children("")}
    for part in words.split(","):
        match = _RANGE.fullmatch(part.strip())
        if match is None:
            raise ValueError(f"chapters are numbers and ranges such as 1-7,21, not {words!r}")
        first, last = int(match[1]), int(match[2] or match[1])
        if first > last or not {first, last} <= known:
            raise ValueError(f"no chapters {part.strip()}; there are 1 to {max(known)}")
        chapters.update(range(first, last + 1))
    return sorted(chapters)


@cache
def cited_in_code() -> dict[str, list[str]]:
    """What cites each clause of p16: qualified names of modules, classes and functions."""
    cited: dict[str, list[str]] = {}
    for line in _read("cited.tsv").splitlines():
        number, name = line.split("\t")
        cited.setdefault(number, []).append(name)
    return cited


@cache
def not_played() -> dict[str, str]:
    """The clauses of p16 that no game can show yet, each with the reason."""
    return {
        str(number): str(why) for number, why in tomllib.loads(_read("not_played.toml")).items()
    }


@cache
def cited_in(number: str, printing: str) -> str:
    """The number in a printing of a clause of p16, or of the one that stands in for it there."""
    own = stand_ins().get(printing, {}).get(number, number)
    return clauses()[own].number_in(printing) if own else ""


@cache
def stand_ins() -> dict[str, dict[str, str]]:
    """What is cited in older printings for clauses that they lack: printing, number, number."""
    return tomllib.loads(_read("stand_ins.toml"))


@cache
def printing_notes(lang: str = ENGLISH) -> dict[str, dict[str, str]]:
    """How play differs in older printings: printing, number in p16, what differs.

    What a language does not say is said in English.
    """
    notes: dict[str, dict[str, str]] = {}
    for told in (ENGLISH, lang):
        for printing, differences in _texts(told).get("printings", {}).items():
            notes.setdefault(printing, {}).update(differences)
    return notes


def paraphrased(lang: str = ENGLISH) -> list[Clause]:
    """The clauses of p16 that have a paraphrase in a language."""
    told = _texts(lang).get("clauses", {})
    return [c for number, c in clauses(lang=lang).items() if number in told]


@cache
def _table(lang: str) -> tuple[Clause, ...]:
    titles, told = _texts(lang).get("titles", {}), _texts(lang).get("clauses", {})
    texts = {**_texts(ENGLISH)["clauses"], **told}
    rows: list[Clause] = []
    for index, line in enumerate(_read("clauses.tsv").splitlines()[1:], 1):
        number, title, p6, p4 = line.split("\t")
        key = number or f"p4 {p4}"  # what p16 lacks is in p4 alone
        own = titles.get(key, title)
        spoken = lang if key in told else ENGLISH
        rows.append(Clause(number, own, p6, p4, texts.get(key, ""), spoken, index if number else 0))
    return tuple(rows)


@cache
def _texts(lang: str) -> dict[str, Any]:
    """The file of a language; empty if there is none."""
    file = files("woodlaw.law").joinpath("texts", f"{lang}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def _read(name: str) -> str:
    return files("woodlaw.law").joinpath(name).read_text(encoding="utf-8")
