"""What is wrong with a field is said by its place, in the language that is spoken."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import BaseModel, ValidationError

from woodlaw import i18n
from woodlaw.server.errors import Refused
from woodlaw.server.fields import AROUND, MESSAGES, OTHERWISE, wrong_field
from woodlaw.server.routes.asked import Consent, NewGame, Play

SEATS = [{"faction": "marquise"}, {"faction": "eyrie"}]
GAME = {"seats": SEATS}


def refusal(kind: type[BaseModel], words: Any) -> Refused:
    with pytest.raises(ValidationError) as wrong:
        kind.model_validate(words)
    return wrong_field(wrong.value.errors())


@pytest.mark.parametrize(
    ("kind", "words", "told"),
    [
        (Play, {}, "at: is missing"),
        (Play, {"at": 1, "word": "x"}, "word: there is no such field"),
        (Play, {"at": 1, "words": 7}, "words: must be text"),
        (Play, {"at": 1.5}, "at: must be a whole number"),
        (Play, {"at": -1}, "at: must be 0 or more"),
        (Play, {"at": 1_000_001}, "at: must be 1000000 or less"),
        (Play, {"at": 1, "action": 1 << 31}, "action: must be 2147483647 or less"),
        (Play, {"at": 1, "words": ""}, "words: is too short, at least 1"),
        (Play, {"at": 1, "words": "x" * 401}, "words: is too long, at most 400"),
        (Play, {"at": 1, "key": "\0"}, "key: has a form that is not allowed"),
        (Play, [], "body: must be a JSON object"),
        (Consent, {"at": 1, "to": 0, "agree": "yes"}, "agree: must be true or false"),
        (NewGame, {"seats": SEATS[:1]}, "seats: is too short, at least 2"),
        (NewGame, {"seats": {}}, "seats: must be a list"),
        (NewGame, {"seats": [*SEATS, {}]}, "seats.2.faction: is missing"),
        (NewGame, {**GAME, "options": []}, "options: must be a JSON object"),
        (NewGame, {**GAME, "reach": "x"}, "reach: one of refuse, warn, off"),
    ],
)
def test_the_first_mistake_is_told_with_its_place(
    kind: type[BaseModel], words: Any, told: str
) -> None:
    refused = refusal(kind, words)
    assert (str(refused), refused.code) == (told, "invalid")


def test_each_mistake_is_told_in_each_language() -> None:
    values = {"place": AROUND[0], "least": "1", "most": "2", "words": "x, y"}
    for message in {*MESSAGES.values(), OTHERWISE}:
        told = set()
        for lang in i18n.LANGUAGES:
            with i18n.speaking(lang):
                told.add(i18n.text(message, **values))
        assert len(told) == len(i18n.LANGUAGES), message
