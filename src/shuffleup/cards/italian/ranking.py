"""The order of the Italian game: a flush beats a full house, suits break ties, and the ace may also be low.

The deck is stripped (``cards.italian.deck``), and ``lowest`` is its lowest rank. A hand's key is one integer: the
higher key wins, and no two hands of a deck have the same.

    bits 32-35   the category
    bits 30-31   the suit of a flush, which is compared before its ranks
    bits 10-29   the ranks of the five cards as they are read out, four bits each: groups first, then side cards
    bits 0-9     their suits, two bits each: side cards first, then groups

Ranks count from 1; suits are spades 0, clubs 1, diamonds 2 and hearts 3. So the visible hands of Telesina, with fewer
than five cards, have keys of the same form, in which a missing card is below every other. Rule a8.
"""

from array import array
from collections.abc import Sequence
from enum import Enum, IntEnum
from functools import cache
from typing import NamedTuple

from msgspec import Struct

from shuffleup.cards.card import RANKS, Card

_ACE = 12
CATEGORY_SHIFT, FLUSH_SHIFT, _RANK_SHIFT = 32, 30, 10


class ItalianCategory(IntEnum):
    """The nine categories, the worst first: a full house is below a flush."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FULL_HOUSE = 5
    FLUSH = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8


class Straight(Enum):
    """The three kinds of straights and straight flushes."""

    MINIMA = "minima"  # the ace below the lowest card of the deck
    MEDIA = "media"  # without an ace
    MASSIMA = "massima"  # up to the ace


class ItalianHand(Struct, frozen=True, gc=False):
    """A ranked hand. ``cards`` are the cards that play, as they are read out: groups, then side cards.

    There are five, or fewer in the visible hands of Telesina; the ace of a minima is last.
    """

    category: ItalianCategory
    key: int
    cards: tuple[Card, ...]

    @property
    def straight(self) -> Straight | None:
        """The kind of straight or straight flush; ``None`` for any other hand."""
        if self.category not in (ItalianCategory.STRAIGHT, ItalianCategory.STRAIGHT_FLUSH):
            return None
        if self.cards[0] >> 2 == _ACE:
            return Straight.MASSIMA
        return Straight.MINIMA if self.cards[-1] >> 2 == _ACE else Straight.MEDIA


STRENGTHS: tuple[int, ...] = tuple([card & ~3 | (card + 1) & 3 for card in range(52)])
"""A card's strength, by rank and then suit: ``4 * rank`` plus 0 for spades, 1 clubs, 2 diamonds, 3 hearts."""
CARD_OF_STRENGTH: tuple[Card, ...] = tuple([strength & ~3 | (strength + 3) & 3 for strength in range(52)])


def italian_key(cards: Sequence[Card], lowest: int) -> int:
    """The key of five cards: the higher key wins, and no other five cards of the deck have the same.

    ``lowest`` is the lowest rank of the deck. Raises ``ValueError`` for other than five distinct cards of that deck.
    """
    try:
        a, b, c, d, e = sorted(cards)
        word = _FIRST[a] | _SECOND[b] | _THIRD[c] | _FOURTH[d] | _FIFTH[e]
        if a < 4 * lowest:
            raise IndexError
        head, suits, suited_heads, _ = _SHAPES[lowest][word >> SUIT_BITS]
    except (ValueError, LookupError):
        raise ValueError(f"{tuple(cards)} are not five cards of a deck from the {RANKS[lowest]} upwards") from None
    suit = word & _SUIT_MASK
    if suit % ONE_SUIT:
        return head | suits[suit]
    return suited_heads[suit & 3] | suits[suit]


def italian_hand(cards: Sequence[Card], lowest: int) -> ItalianHand:
    """Five cards as a hand. Raises ``ValueError`` as ``italian_key`` does."""
    key = italian_key(cards, lowest)
    return ItalianHand(category_of(key), key, _as_read(cards, lowest))


def open_hand(cards: Sequence[Card], lowest: int) -> ItalianHand:
    """One to four cards as a hand in which only groups and high cards count. Raises ``ValueError`` for other cards."""
    if not 1 <= len(cards) <= 4 or min(cards) < 4 * lowest or max(cards) >= 52:
        raise ValueError(f"an open hand is one to four cards of the deck, not {tuple(cards)}")
    word = 0
    for place, card in zip((_FIFTH, _FOURTH, _THIRD, _SECOND), sorted(cards, reverse=True), strict=False):
        word |= place[card]
    head, suits, _, _ = _SHAPES[lowest][word >> SUIT_BITS]
    key = head | suits[word & _SUIT_MASK]
    return ItalianHand(category_of(key), key, _as_read(cards, lowest))


def category_of(key: int) -> ItalianCategory:
    """The category that a key belongs to."""
    return ItalianCategory(key >> CATEGORY_SHIFT)


def suit_order(category: ItalianCategory) -> tuple[int, ...]:
    """The places of the read-out cards in the order in which their suits are compared if all ranks are equal."""
    return tuple([(place + _GROUPED.get(category, 0)) % 5 for place in range(5)])


def _as_read(cards: Sequence[Card], lowest: int) -> tuple[Card, ...]:
    falling = sorted(cards, key=STRENGTHS.__getitem__, reverse=True)
    word = sum([(card >> 2) + 1 << 16 - 4 * place for place, card in enumerate(falling)])
    return tuple([falling[place] for place in _SHAPES[lowest][word].reading])


# ── shapes ───────────────────────────────────────────────────────────────────────────────────────────────────────────
# The ranks of the cards in falling order, four bits each, say almost everything: the category without a flush, and
# where the suits go in the key. A dictionary for each deck holds that, filled when a hand first needs it. So ranking a
# hand takes one sort, one look-up for the ranks and one for the suits.

SUIT_BITS = 10
_SUIT_MASK = (1 << SUIT_BITS) - 1
ONE_SUIT = 0b0101010101
"""The suit bits of five clubs; those of five cards of another suit are a multiple of it."""


def _words(place: int) -> tuple[int, ...]:
    """What each card adds to a hand's word at a place, from the lowest card (0) to the highest (4)."""
    return tuple([(card >> 2) + 1 << SUIT_BITS + 4 * place | (card + 1 & 3) << 2 * place for card in range(52)])


_FIRST, _SECOND, _THIRD, _FOURTH, _FIFTH = (_words(place) for place in range(5))


class Shape(NamedTuple):
    """What the ranks of up to five cards determine."""

    head: int
    """The bits of category and ranks in a key."""
    suits: "array[int]"
    """The bits of the suits in a key, by the suits of the sorted cards."""
    suited_heads: tuple[int, ...]
    """The head if all cards are of one suit, from spades to hearts."""
    reading: tuple[int, ...]
    """The places of the sorted cards in the order they are read out."""


_CATEGORY_BY_GROUPS = {
    (4,): ItalianCategory.FOUR_OF_A_KIND,
    (3, 2): ItalianCategory.FULL_HOUSE,
    (3,): ItalianCategory.THREE_OF_A_KIND,
    (2, 2): ItalianCategory.TWO_PAIR,
    (2,): ItalianCategory.PAIR,
    (): ItalianCategory.HIGH_CARD,
}
_GROUPED = {
    ItalianCategory.PAIR: 2,
    ItalianCategory.TWO_PAIR: 4,
    ItalianCategory.THREE_OF_A_KIND: 3,
    ItalianCategory.FOUR_OF_A_KIND: 4,
}
"""The number of cards in groups, in categories with side cards, whose suits are compared first."""


class Shapes(dict[int, Shape]):
    """The shapes of one deck, by the ranks of the cards in falling order."""

    def __init__(self, lowest: int) -> None:
        super().__init__()
        self._minima = (_ACE, *range(lowest + 3, lowest - 1, -1))

    def __missing__(self, word: int) -> Shape:
        ranks = tuple([(word >> shift & 15) - 1 for shift in (16, 12, 8, 4, 0) if word >> shift & 15])
        reading = sorted(range(len(ranks)), key=lambda place: (-ranks.count(ranks[place]), place))
        groups = tuple(sorted([ranks.count(rank) for rank in set(ranks) if ranks.count(rank) > 1], reverse=True))
        category = _CATEGORY_BY_GROUPS[groups]
        if ranks == self._minima:
            category, reading = ItalianCategory.STRAIGHT, [1, 2, 3, 4, 0]
        elif not groups and len(ranks) == 5 and ranks[0] - ranks[4] == 4:
            category = ItalianCategory.STRAIGHT
        places = tuple([ranks.index(rank) for rank in ranks])
        suits = _suits(places, tuple(reading), _GROUPED.get(category, 0))
        named = sum([ranks[card] + 1 << _RANK_SHIFT + 16 - 4 * place for place, card in enumerate(reading)])
        self[word] = Shape(category << CATEGORY_SHIFT | named, suits, _suited(category, named), tuple(reading))
        return self[word]


def _suited(category: ItalianCategory, named: int) -> tuple[int, ...]:
    if category is ItalianCategory.STRAIGHT:
        return (ItalianCategory.STRAIGHT_FLUSH << CATEGORY_SHIFT | named,) * 4
    return tuple([ItalianCategory.FLUSH << CATEGORY_SHIFT | suit << FLUSH_SHIFT | named for suit in range(4)])


@cache
def _suits(groups: tuple[int, ...], reading: tuple[int, ...], grouped: int) -> "array[int]":
    """For all suits of the sorted cards, their bits in a key: side cards first, the higher suit of equal ranks first.

    ``groups`` has, for each card, the place of the first one of its rank. The suits of the first ``grouped`` cards of
    the reading are compared last.
    """
    table = array("H")
    for word in range(1 << SUIT_BITS):
        suits = [word >> shift & 3 for shift in (8, 6, 4, 2, 0)]
        order = sorted(range(len(groups)), key=lambda card: (groups[card], -suits[card]))
        # ``order`` sorts only within groups; the place of a card in the reading says where its suit goes.
        read = [suits[order[card]] for card in reading]
        table.append(sum([suit << 8 - 2 * ((place - grouped) % 5) for place, suit in enumerate(read)]))
    return table


_SHAPES = tuple([Shapes(lowest) for lowest in range(8)])

SUIT_NAMES = ("clubs", "diamonds", "hearts", "spades")
