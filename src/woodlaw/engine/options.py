"""Rule options: where printings differ in play, and wordings of cards, as named choices."""

from typing import Final

PRINTINGS = ("p16", "p6", "p4")

CARDS: Final = 0  # 0 updated, 1 printed
TIES: Final = 1  # 0 clockwise, 1 turn
CORNER: Final = 2  # 0 free, 1 opposite-keep
DEFENDER: Final = 3  # 0 enemy, 1 player
BIRD_DOMINANCE: Final = 4  # 0 for birds alone, 1 for any card


class Option:
    """A rule option: its word, its clause in p16, its values, the value in each printing."""

    def __init__(
        self, word: str, clause: str, values: tuple[str, ...], printings: tuple[str, ...]
    ) -> None:
        self.word = word
        self.clause = clause
        self.values = values
        self.printings = printings


# In the order of the numbers above.
TABLE: tuple[Option, ...] = (
    Option("cards", "1.1.1", ("updated", "printed"), ("updated", "printed", "printed")),
    Option("ties", "3.1.1", ("clockwise", "turn"), ("clockwise", "turn", "turn")),
    Option("corner", "7.3.2", ("free", "opposite-keep"), ("free", "free", "opposite-keep")),
    Option("defender", "4.3", ("enemy", "player"), ("enemy", "enemy", "player")),
    Option("bird-dominance", "3.3.4", ("by-bird", "by-any"), ("by-bird", "by-bird", "by-any")),
)


def option_values(printing: str, chosen: dict[str, str]) -> list[int]:
    """The value of each option, by its number; ValueError says what is unknown."""
    if printing not in PRINTINGS:
        raise ValueError(f"no printing {printing!r}; there is: {', '.join(PRINTINGS)}")
    words = {option.word for option in TABLE}
    for word in chosen:
        if word not in words:
            raise ValueError(f"no rule option {word!r}; there is: {', '.join(sorted(words))}")
    values: list[int] = []
    for option in TABLE:
        value = chosen.get(option.word, option.printings[PRINTINGS.index(printing)])
        if value not in option.values:
            raise ValueError(
                f"rule option {option.word}: no value {value!r}; "
                f"there is: {', '.join(option.values)}"
            )
        values.append(option.values.index(value))
    return values
