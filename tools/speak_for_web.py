"""Write what the package says of some games, for the browser client's tests to say alike.

``python tools/speak_for_web.py FILE`` plays games at random and tells, in each language, some
events of each message, questions, and what things are called by case and number.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from woodlaw import i18n
from woodlaw.events import event_facts, message_of
from woodlaw.game import Game, new_game
from woodlaw.questions import message_of as question_message
from woodlaw.questions import variables
from woodlaw.view import static

GAMES = (
    (["marquise", "eyrie", "alliance", "vagabond"], "standard"),
    (["corvids", "hundreds", "vagabond", "vagabond"], "exiles"),
)
ANSWERS = 700
OF_A_MESSAGE = 3
CASES = ("", "gen", "dat", "acc", "ins")
NUMBERS = (0, 1, 2, 5, 22)


def said(message: str, facts: dict[str, i18n.Value]) -> dict[str, Any]:
    """A message with its facts, and its text in each language."""
    texts = {}
    for lang in i18n.LANGUAGES:
        with i18n.speaking(lang):
            texts[lang] = i18n.text(message, **facts)
    return {"message": message, "facts": facts, "texts": texts}


def played(game: Game, rng: Random) -> list[dict[str, Any]]:
    """What is said while a game is played: some events and questions of each message."""
    found: list[dict[str, Any]] = []
    count: Counter[str] = Counter()

    def say(message: str, facts: dict[str, i18n.Value]) -> None:
        count[message] += 1
        if count[message] <= OF_A_MESSAGE:
            found.append(said(message, facts))

    events = game.watch()
    told = 0
    for _ in range(ANSWERS):
        if game.is_over:
            break
        message = question_message(game.question)
        if i18n.has(message):
            say(message, variables(game))
        game.play(rng.choice(game.legal_actions()))
        for event in events[told:]:
            say(message_of(int(event.verb)), event_facts(game.setup, event))
        told = len(events)
    return found


def called(names: list[str]) -> list[dict[str, Any]]:
    """What names are called, by language, case and number."""
    found = []
    for named in names:
        texts: dict[str, list[str]] = {}
        for lang in i18n.LANGUAGES:
            with i18n.speaking(lang):
                speech = i18n._speech(lang)
                texts[lang] = [speech.name(named, case=case) for case in CASES]
                texts[lang] += [speech.name(named, number) for number in NUMBERS]
        found.append({"name": named, "texts": texts})
    return found


def main(file: Path) -> None:
    """Write it all as JSON."""
    rng = Random(1)
    sentences, names = [], {}
    for players, deck in GAMES:
        game = new_game(players, deck=deck, seed=1)
        sentences += played(game, rng)
        names.update(static(game.setup, i18n.ENGLISH)["names"])
    names["clearing-7"] = names["no-such-thing"] = ""
    words = {
        "cases": CASES,
        "numbers": NUMBERS,
        "sentences": sentences,
        "names": called([*names]),
    }
    file.write_text(json.dumps(words, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
