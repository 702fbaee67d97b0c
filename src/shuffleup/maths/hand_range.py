"""Ranges of hands as players write them: ``99+, AJs+, A5s-A2s, KQo, T9s-65s, AsKd, random``.

    QQ       the six pairs of queens          QQ+      queens and better        99-66    nines down to sixes
    AK       all sixteen                      AKs AKo  suited, offsuit          ATs+     ATs, AJs, AQs, AKs
    A5s-A2s  an ace with each kicker between  T9s-65s  both cards one lower each time
    AsKd     this hand                        random   any hand

Games with more than two hole cards have only single hands and ``random``.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TypeAlias

from shuffleup.answer import Refusal, refuse
from shuffleup.arguments import checked
from shuffleup.cards.card import RANKS, Card, CardError, parse_cards

Combos: TypeAlias = tuple[tuple[Card, ...], ...]
"""The hands of a range, each with its cards in rising order."""
Shape: TypeAlias = tuple[int, int, str]
"""The higher rank, the lower rank, and ``s`` for suited, ``o`` for offsuit, or empty for both."""

EVERYTHING = ("random", "any", "100%", "*")
MOST_RANDOM = 4
"""The most hole cards for which all hands are listed: there are 270,725 hands of four."""
HINT = "write hands like AsKd or ranges like 99+, AJs+, A5s-A2s, KQo, random"
_SHAPE = re.compile(rf"([{RANKS}])([{RANKS}])([so]?)", re.IGNORECASE)


@checked
def hand_range(text: str, hole_cards: int, deck: Sequence[Card]) -> Combos | Refusal:
    """The hands that the text names, each once. Text that is not a range, or names no hand of the deck, is refused."""
    words = [word for word in re.split(r"[,;\s]+", re.sub(r"\s*-\s*", "-", text.strip())) if word]
    if not words:
        return refuse("empty-range", why="text", text=text)
    found: set[tuple[Card, ...]] = set()
    for word in _joined(words, hole_cards):
        hands = _hands(word, hole_cards, deck)
        if isinstance(hands, Refusal):
            return hands
        found.update(hands)
    within = tuple(sorted([hand for hand in found if set(hand) <= set(deck)]))
    if not within:
        return refuse("empty-range", why="deck", text=text)
    return within


def _joined(words: list[str], hole_cards: int) -> list[str]:
    """The words with cards separated by spaces, such as ``As Kd``, joined into one hand."""
    if len(words) == hole_cards and all(_cards(word) and len(_cards(word)) == 1 for word in words):
        return ["".join(words)]
    return words


def _hands(word: str, hole_cards: int, deck: Sequence[Card]) -> Iterator[tuple[Card, ...]] | Refusal:
    if word.lower() in EVERYTHING:
        if hole_cards > MOST_RANDOM:
            return refuse("too-many-hands", text=word, cards=hole_cards, most=MOST_RANDOM)
        return combinations(sorted(deck), hole_cards)
    cards = _cards(word)
    if cards:
        if len(cards) != hole_cards:
            return refuse("wrong-number", text=word, cards=len(cards), wanted=hole_cards)
        if len(set(cards)) < len(cards):
            return refuse("duplicate-card", why="hand", text=word)
        return iter([tuple(sorted(cards))])
    if hole_cards != 2:
        like = "AsKdQhJc9s8d"[: 2 * hole_cards]
        return refuse("not-a-range", why="cards", text=word, cards=hole_cards, like=like)
    shapes = _shapes(word)
    if shapes is None:
        return refuse("not-a-range", why="range", text=word)
    return (hand for shape in shapes for hand in _of_shape(shape))


def _cards(word: str) -> tuple[Card, ...]:
    """The cards in a word; empty if it names none."""
    letters = re.sub(rf"([{RANKS}]|10)([cdhs])", lambda match: match[1].upper() + match[2].lower(), word, flags=re.I)
    try:
        cards = parse_cards(letters)
    except CardError:
        return ()
    return cards if max(cards, default=52) < 52 else ()


def _shapes(word: str) -> list[Shape] | None:
    """The shapes of ``99+``, ``A5s-A2s`` or ``KQo``; None for anything else."""
    if "-" in word:
        ends = [_shape(part) for part in word.split("-")]
        if len(ends) != 2 or ends[0] is None or ends[1] is None:
            return None
        return _between(ends[0], ends[1])
    shape = _shape(word.removesuffix("+"))
    if shape is None or not word.endswith("+"):
        return None if shape is None else [shape]
    high, low, suited = shape
    if high == low:
        return [(rank, rank, suited) for rank in range(low, 13)]
    return [(high, kicker, suited) for kicker in range(low, high)]


def _shape(text: str) -> Shape | None:
    match = _SHAPE.fullmatch(text)
    if match is None:
        return None
    low, high = sorted([RANKS.index(match[1].upper()), RANKS.index(match[2].upper())])
    suited = match[3].lower()
    return None if high == low and suited else (high, low, suited)


def _between(one: Shape, other: Shape) -> list[Shape] | None:
    (high, low, suited), (top, bottom, alike) = max(one, other), min(one, other)
    if suited != alike:
        return None
    if high == low and top == bottom:
        return [(rank, rank, "") for rank in range(bottom, low + 1)]
    if high == top:
        return [(high, kicker, suited) for kicker in range(bottom, low + 1)] if low < high and bottom < top else None
    if high - low == top - bottom:
        return [(rank, rank - (high - low), suited) for rank in range(top, high + 1)]
    return None


def _of_shape(shape: Shape) -> Iterator[tuple[Card, ...]]:
    high, low, suited = shape
    for one in range(4):
        for other in range(4):
            if high == low and one >= other:
                continue
            if (suited == "s" and one != other) or (suited == "o" and one == other):
                continue
            yield tuple(sorted((4 * low + one, 4 * high + other)))
