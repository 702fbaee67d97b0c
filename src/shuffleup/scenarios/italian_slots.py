"""The places of expectations of poker all'italiana: hands in words, what may be done, layouts."""

import re

from shuffleup.cards.card import Card
from shuffleup.cards.hand_class import RANK_NAMES
from shuffleup.cards.italian import ItalianCategory, Straight
from shuffleup.cards.italian_opening import OpeningLevel
from shuffleup.projections.buttons import Act
from shuffleup.scenarios import italian_expectations as says
from shuffleup.scenarios.forms import SLOTS, FillingError, Slot
from shuffleup.scenarios.italian_headers import COVERED, LAYOUTS

ACTS: dict[str, tuple[Act, ...]] = {
    "go blind": (Act.BLIND, Act.SECOND_BLIND, Act.THIRD_BLIND),
    "decline the blind": (Act.DEAL,),
    "knock": (Act.KNOCK,),
    "say parol": (Act.PAROL,),
    "open": (Act.BET,),
    "bet": (Act.BET,),
    "fold": (Act.FOLD,),
    "call": (Act.CALL,),
    "raise": (Act.RAISE,),
    "let it stand": (Act.STAND,),
    "change cards": (Act.DRAW,),
    "turn up a card": (Act.TURN_UP,),
    "show": (Act.SHOW,),
    "hide": (Act.HIDE,),
    "join": (Act.JOIN,),
    "stay out": (Act.STAY_OUT,),
}
"""What a player may do, in the words of scenarios, with the buttons that do it."""

_CATEGORIES = {
    "a high card": ItalianCategory.HIGH_CARD,
    "a pair": ItalianCategory.PAIR,
    "two pair": ItalianCategory.TWO_PAIR,
    "three of a kind": ItalianCategory.THREE_OF_A_KIND,
    "a straight": ItalianCategory.STRAIGHT,
    "a full house": ItalianCategory.FULL_HOUSE,
    "a flush": ItalianCategory.FLUSH,
    "four of a kind": ItalianCategory.FOUR_OF_A_KIND,
    "a straight flush": ItalianCategory.STRAIGHT_FLUSH,
}
_KINDS = {kind.value: kind for kind in Straight}
_RANK = "|".join(RANK_NAMES)
_WORDS = rf"(?:{'|'.join(_CATEGORIES)})(?: to the (?:{_RANK}), (?:{'|'.join(_KINDS)}))?"
_ACT = f"(?:{'|'.join(ACTS)})"
_HAND = r"(?:[0-9TJQKA][cdhs] ?){5}"
_CARD = "[0-9TJQKA][cdhs]"
_NTH = ("first", "second", "third")


def _words(text: str) -> says.HandWords:
    name, _, top = text.partition(" to the ")
    if not top:
        if _CATEGORIES[name] in (ItalianCategory.STRAIGHT, ItalianCategory.STRAIGHT_FLUSH):
            raise FillingError(f"'{text}': write {name} to the king, media")
        return says.HandWords(_CATEGORIES[name])
    rank, _, kind = top.partition(", ")
    return says.HandWords(_CATEGORIES[name], _KINDS[kind], RANK_NAMES.index(rank))


def hand_words(words: says.HandWords) -> str:
    """The words as they are written."""
    name = next(name for name, category in _CATEGORIES.items() if category is words.category)
    return f"{name} to the {RANK_NAMES[words.top]}, {words.straight.value}" if words.straight else name


def _acts(text: str) -> tuple[str, ...]:
    return tuple(re.split(r", | or ", text))


def _number(text: str) -> int:
    return 0 if text == "nothing" else int(text)


_cards = SLOTS["cards"].read


def _others(text: str) -> tuple[tuple[Card, ...], ...]:
    return tuple([_cards(hand) for hand in text.split(" and ")])


EXPECTED_SLOTS: dict[str, Slot] = {
    "rank": Slot(_RANK, RANK_NAMES.index, "a rank in words: `seven`, `ace`"),
    "made": Slot(
        _WORDS,
        _words,
        f"{', '.join([f'`{name}`' for name in _CATEGORIES])}; straights as `a straight to the king, media`, with "
        "`minima`, `media` or `massima`",
    ),
    "number": Slot(r"nothing|\d+", _number, "a number, or `nothing`"),
    "left": Slot(r"\d+", int, "a number"),
    "five": Slot(_HAND, _cards, "five cards"),
    "others": Slot(rf"{_HAND}(?: ?and {_HAND})*", _others, "five cards, or several hands parted by `and`"),
    "doable": Slot(
        rf"{_ACT}(?:, {_ACT})*(?: or {_ACT})?",
        _acts,
        f"what a player may do and nothing else: {', '.join([f'`{act}`' for act in ACTS])}",
    ),
    "label": Slot("[A-Z ]+", str, "what stands on a button: `RESTO`, `VEDO`"),
    "pool": Slot(r"[0-9TJQKAcdhs ]+", _cards, "cards"),
    "pool2": Slot(r"[0-9TJQKAcdhs ]+", _cards, "cards"),
    "count2": Slot(r"\d", int, "a number of cards"),
    "nth": Slot("|".join(_NTH), _NTH.index, "`first`, `second` or `third`"),
    "turns": Slot(r"[A-I](?:\+[A-I])?(?:, [A-I](?:\+[A-I])?)*", lambda text: tuple(text.split(", ")), "`A+C, B+D, E`"),
    "level": Slot("|".join([level.value for level in OpeningLevel]), OpeningLevel, "`jacks`, `queens` or `kings`"),
    "layout": Slot("|".join(LAYOUTS), LAYOUTS.__getitem__, f"a layout: {', '.join(LAYOUTS)}"),
    "mode": Slot("|".join(COVERED), COVERED.__getitem__, f"a way of covering: {', '.join(COVERED)}"),
    "down": Slot(r"\d", int, "a number of cards"),
    "up": Slot(r"\d", int, "a number of cards"),
    "one": Slot(_CARD, _cards, "a card"),
    "other": Slot(_CARD, _cards, "another card"),
}
"""Places of their own."""
