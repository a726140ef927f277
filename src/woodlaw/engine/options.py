"""Rule options: where printings differ in play, and wordings of cards, as named choices."""

from typing import Final

PRINTINGS = ("p16", "p6", "p4")

CARDS: Final = 0  # 0 updated, 1 printed
TIES: Final = 1  # 0 clockwise, 1 turn
CORNER: Final = 2  # 0 free, 1 opposite-keep
DEFENDER: Final = 3  # 0 enemy, 1 player
BIRD_DOMINANCE: Final = 4  # 0 for birds alone, 1 for any card
STRONGHOLDS: Final = 5  # 0 a warrior for each stronghold, 1 for each clearing with any
OPPRESS: Final = 6  # 0 with a piece of the Hundreds, 1 with or without
TRACKS: Final = 7  # 0 filled at once, 1 freely
PARTNER: Final = 8  # 0 in no coalition, 1 any
AIDS: Final = 9  # 0 in one turn, 1 over turns
AID_COUNTS: Final = 10  # 0 for one step, 1 for the next one too
ALLIES: Final = 11  # 0 forced to move along, 1 moved
REFRESH_TEA: Final = 12  # 0 on its track, 1 anywhere face up
SLIP: Final = 13  # 0 out of what holds, 1 into what bars too
AID_ITEM: Final = 14  # 0 may be taken, 1 must
NEW_QUEST: Final = 15  # 0 after the reward, 1 before it
STRIKE: Final = 16  # 0 an enemy, 1 any player
INSTIGATE: Final = 17  # 0 a player is forced to battle, 1 the battle is the Vagrant's own
ENLIST: Final = 18  # 0 not against himself, 1 against himself too
GLIDE: Final = 19  # 0 the pawn alone, 1 with allies
CHARACTERS: Final = 20  # 0 all there are, 1 those of the older boxes
EXPOSURE: Final = 21  # 0 until the last step of the turn, 1 until cards are drawn in Evening
EXTORTION: Final = 22  # 0 from enemies, 1 from any player


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
    Option("strongholds", "14.4.2", ("each", "by-clearing"), ("each", "each", "each")),
    Option("oppress", "14.6.2", ("with-piece", "ruled"), ("with-piece",) * 3),
    Option("tracks", "9.2.5.1", ("at-once", "freely"), ("at-once", "at-once", "freely")),
    Option("partner", "9.2.8", ("alone", "any"), ("alone", "alone", "any")),
    Option("aids", "9.2.9.1.1", ("in-one-turn", "over-turns"), ("in-one-turn",) * 3),
    Option("aid-counts", "9.2.9.1.1", ("once", "again"), ("once",) * 3),
    Option("allies", "9.2.9.2.2", ("forced", "moved"), ("forced", "forced", "moved")),
    Option("refresh-tea", "9.4.1", ("on-track", "face-up"), ("on-track", "on-track", "face-up")),
    Option("slip", "9.4.2", ("out", "in-or-out"), ("out",) * 3),
    Option("aid-item", "9.5.4", ("may", "must"), ("may",) * 3),
    Option("new-quest", "9.5.5", ("last", "first"), ("last", "first", "first")),
    Option("strike", "9.5.6", ("enemy", "player"), ("enemy", "enemy", "player")),
    Option("instigate", "26.4.2", ("forced", "own"), ("forced", "own", "own")),
    Option("enlist", "26.5.2", ("not-against", "against"), ("not-against",) * 2 + ("against",)),
    Option("glide", "26.8.2", ("alone", "with-allies"), ("alone", "alone", "with-allies")),
    Option("characters", "9.3.1", ("twelve", "nine"), ("twelve", "nine", "nine")),
    Option(
        "exposure",
        "13.2.4",
        ("last-step", "before-drawing"),
        ("last-step", "before-drawing", "before-drawing"),
    ),
    Option("extortion", "13.7.3", ("enemy", "player"), ("enemy", "enemy", "player")),
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
