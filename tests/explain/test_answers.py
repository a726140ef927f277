"""What a sentence about words calls them: as they are shown and may be typed."""

from __future__ import annotations

import pytest
from screens import standing

from woodlaw.game import Game


def vagabond_at(step: str) -> Game:
    """A Vagabond in clearing 10, beside three forests and with paths to 1, 2 and 12."""
    return standing(
        ["vagabond:thief", "marquise"],
        step=step,
        clearings={10: ["vagabond pawn"]},
        boards={"vagabond": {"character": "thief"}},
    )


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["'battle' does not", "1, 2, 12, f1, f2, f3"]),
        ("ru", ["'сражение' – не ответ", "готово", "f1, f2, f3"]),
        ("nl", ["'vechten' is geen", "klaar", "f1, f2, f3"]),
    ],
)
def test_words_that_answer_nothing_and_the_options(lang: str, words: list[str]) -> None:
    reason = vagabond_at("birdsong.slip").explain("battle", lang=lang).reason
    assert all(word in reason for word in words), reason
    assert "_" not in reason


def test_a_forest_that_answers_nothing() -> None:
    found = vagabond_at("daylight.actions").explain("4_9_12", lang="ru")
    assert "'f7' – не ответ" in found.reason
