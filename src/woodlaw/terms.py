"""The words of things that data files and texts name: suits, items, kinds of card."""

from woodlaw.engine import ids

SUITS: dict[str, int] = {
    "bird": ids.BIRD,
    "fox": ids.FOX,
    "rabbit": ids.RABBIT,
    "mouse": ids.MOUSE,
}
ITEMS: dict[str, int] = {
    "boot": ids.BOOT,
    "bag": ids.BAG,
    "crossbow": ids.CROSSBOW,
    "hammer": ids.HAMMER,
    "sword": ids.SWORD,
    "tea": ids.TEA,
    "coin": ids.COIN,
    "torch": ids.TORCH,
    "club": ids.CLUB,
}
CARD_KINDS: dict[str, int] = {
    "ambush": ids.AMBUSH,
    "dominance": ids.DOMINANCE,
    "item": ids.ITEM_CARD,
    "persistent": ids.PERSISTENT,
    "immediate": ids.IMMEDIATE,
}
