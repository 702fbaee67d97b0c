"""Orders in which the lowest hand wins: ace-to-five, deuce-to-seven and badugi.

    low_a5     razz and ace-to-five draw: aces low, straights and flushes do not count, any five cards play
    low27      deuce-to-seven: the worst high hand wins, aces are high, straights and flushes count
    badugi     four cards of different ranks and suits; fewer if the others repeat one
    badugi27   the same with aces high (badeucy)

Each gives a hand one integer, and the higher wins. Cards are distinct and known, as in ``cards.ranking``.
"""

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations

from shuffleup.cards.card import Card
from shuffleup.cards.hand_class import LOWEST_VALUES, RANK_NAMES, Category, category, describe_high, telling_ranks
from shuffleup.cards.lookup import BEST_VALUE
from shuffleup.cards.low_words import ace_low_name, describe_ace_low, digits_of, value_of_digits, value_of_ranks
from shuffleup.cards.ranking import Cards, Ranker, Ranking, high, not_a_hand

_ACE_LOW = tuple([((card >> 2) + 1) % 13 for card in range(52)])
"""Ranks counted from the ace."""
_ACE_LOW_BITS = tuple([1 << rank for rank in _ACE_LOW])
_UNITS = tuple([1 << 3 * rank for rank in _ACE_LOW])
"""Three bits for each rank, so every multiset of ranks has its own sum."""
_RANK_FIELDS = (1 << 39) - 1
_REPEATED = sum([0b110 << 3 * field for field in range(13 + 4)])
"""Set in a sum of words as soon as a rank or a suit occurs twice."""
_RAINBOW_WORDS = tuple([unit + (1 << 39 + 3 * (card & 3)) for card, unit in enumerate(_UNITS)])
"""Three bits for each rank and, above them, for each suit."""
_ACE_HIGH, _ACE_HIGH_FLUSH = 785, 6648
"""The ``high`` values of A-6-4-3-2, offsuit and suited: the lowest ace-high hand that is not a straight there."""


# ── ace to five ──────────────────────────────────────────────────────────────────────────────────────────────────────


def low_a5(cards: Cards) -> int:
    """The best ace-to-five low within five to seven cards; every hand has one."""
    _check(cards, 5, 7)
    mask = 0
    try:
        for card in cards:
            mask |= _ACE_LOW_BITS[card]
    except (IndexError, TypeError):
        raise not_a_hand(cards) from None
    if mask.bit_count() >= 5:
        return _distinct(mask)
    return _paired(sum(map(_UNITS.__getitem__, cards)))


@lru_cache(maxsize=8192)
def _distinct(mask: int) -> int:
    """The value of the five lowest ranks in a mask; there are only 8,192 masks."""
    lowest = [rank for rank in range(13) if mask >> rank & 1][:5]
    return value_of_digits(0, lowest[::-1])


@lru_cache(maxsize=8192)
def _paired(total: int) -> int:
    """The value of the lowest five ranks if some repeat, by the sum of their units; cached, as few sums are common."""
    ranks = [rank for rank in range(13) for _ in range(total >> 3 * rank & 7)]
    return max(map(value_of_ranks, combinations(ranks, 5)))


# ── deuce to seven ───────────────────────────────────────────────────────────────────────────────────────────────────

_WHEELS = {
    LOWEST_VALUES[Category.STRAIGHT]: 2 * (BEST_VALUE + 1 - _ACE_HIGH) + 1,
    LOWEST_VALUES[Category.STRAIGHT_FLUSH]: 2 * (BEST_VALUE + 1 - _ACE_HIGH_FLUSH) + 1,
}
"""The values of A-5-4-3-2, offsuit and suited, by its values as a high hand."""


def low27(cards: Cards) -> int:
    """The best deuce-to-seven low within five to seven cards: 7-5-4-3-2 offsuit is the best of all.

    An even value is twice the distance to the best high hand. A-5-4-3-2 is not a straight here but the lowest ace-high
    hand (suited, the lowest ace-high flush), and has the odd value between its neighbours.
    """
    if _check(cards, 5, 7) == 5:
        value = high(cards)
        return _WHEELS.get(value) or 2 * (BEST_VALUE + 1 - value)
    return max(map(low27, combinations(cards, 5)))


def describe_low27(value: int) -> str:
    """A deuce-to-seven low in words: ``seven-five-four-three-deuce low``, or what spoils it."""
    if value % 2:
        flush = BEST_VALUE + 1 - value // 2 == _ACE_HIGH_FLUSH
        return "flush, ace-five-four-three-deuce" if flush else "ace-five-four-three-deuce low"
    other = BEST_VALUE + 1 - value // 2
    if category(other) is not Category.HIGH_CARD:
        return describe_high(other)
    return "-".join([RANK_NAMES[rank] for rank in telling_ranks(other)]) + " low"


# ── badugi ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def badugi(cards: Cards) -> int:
    """The best badugi within four cards (or five, if a game deals so many): more cards win, then lower ones."""
    _check(cards, 4, 5)
    try:
        words = [_RAINBOW_WORDS[card] for card in cards]
    except (IndexError, TypeError):
        raise not_a_hand(cards) from None
    sizes: tuple[int, ...] = (4, 3, 2)
    if len(words) == 4:
        total = sum(words)
        if not total & _REPEATED:
            return _rainbow(total & _RANK_FIELDS)
        # Three of four cards are all but one.
        if threes := [(total - word) & _RANK_FIELDS for word in words if not total - word & _REPEATED]:
            return _rainbow(min(threes))
        sizes = (2,)
    for size in sizes:
        if rainbows := [word & _RANK_FIELDS for word in map(sum, combinations(words, size)) if not word & _REPEATED]:
            # With the same number of cards, the lower ones win: the highest rank that differs is the highest such bit.
            return _rainbow(min(rainbows))
    return _rainbow(min([word & _RANK_FIELDS for word in words]))


@lru_cache(maxsize=8192)
def _rainbow(total: int) -> int:
    """The value of cards with all ranks and suits different, by the sum of their ranks' units."""
    ranks = [rank for rank in range(12, -1, -1) if total >> 3 * rank & 1]
    return value_of_digits(4 - len(ranks), ranks)


def _rainbows(cards: Cards) -> list[tuple[Card, ...]]:
    """The largest selections in which no rank and no suit occurs twice."""
    for size in range(4, 0, -1):
        if found := [some for some in combinations(cards, size) if _is_rainbow(some)]:
            return found
    raise not_a_hand(cards)


def _is_rainbow(cards: Cards) -> bool:
    return len({card >> 2 for card in cards}) == len(cards) == len({card & 3 for card in cards})


def badugi_cards(cards: Cards) -> tuple[Card, ...]:
    """The cards that play in a badugi, highest first; of equal hands, the one with the higher suits."""
    best = badugi(cards)
    descending = sorted(cards, key=lambda card: (_ACE_LOW[card], card), reverse=True)
    return next(some for some in _rainbows(descending) if _rainbow(sum([_UNITS[card] for card in some])) == best)


def describe_badugi(value: int) -> str:
    """A badugi in words: ``badugi, five-four-three-ace``, or ``three cards, six-deuce-ace``."""
    return _badugi_named(value, ace_low_name)


def _badugi_named(value: int, name: Callable[[int], str]) -> str:
    missing, *ranks = digits_of(value)
    names = "-".join([name(rank) for rank in ranks[: 4 - missing]])
    return ("badugi", "three cards", "two cards", "one card")[missing] + f", {names}"


# ── badugi with aces high ────────────────────────────────────────────────────────────────────────────────────────────
# One half of the pot in badeucy: 5-4-3-2 of four suits is the best hand, and an ace is the worst card. A hand is read
# as the badugi of cards one rank lower: deuces become aces, and aces become kings.

_BELOW = tuple([(card - 4) % 52 for card in range(52)])
"""The card of the same suit one rank below each."""


def badugi27(cards: Cards) -> int:
    """The best badugi with aces high within four or five cards."""
    return badugi(_below(cards))


def _below(cards: Cards) -> tuple[Card, ...]:
    try:
        return tuple([_BELOW[card] for card in cards])
    except IndexError:
        raise not_a_hand(cards) from None


def _describe_badugi27(value: int) -> str:
    return _badugi_named(value, RANK_NAMES.__getitem__)


def _badugi27_cards(cards: Cards) -> tuple[Card, ...]:
    return tuple([(card + 4) % 52 for card in badugi_cards(_below(cards))])


# ── what all of them share ───────────────────────────────────────────────────────────────────────────────────────────


def over_board(value: Ranker) -> Callable[[Cards], Ranker]:
    """For an order without its own tables: ranks hole cards together with a board."""

    def ranker(board: Cards) -> Ranker:
        shared = tuple(board)
        _check_board(shared)
        return lambda hole: value((*hole, *shared))

    return ranker


def two_and_three(value: Ranker) -> Callable[[Cards], Ranker]:
    """For an order without its own tables: ranks exactly two hole cards with three of the board."""

    def ranker(board: Cards) -> Ranker:
        shared = tuple(board)
        _check_board(shared)
        threes = list(combinations(shared, 3))
        return lambda hole: max([value((*two, *three)) for two in combinations(hole, 2) for three in threes])

    return ranker


def playing(value: Ranker, place: Callable[[Card], int]) -> Callable[[Cards], tuple[Card, ...]]:
    """The five cards that play, highest by ``place`` first; of equal hands, the one with the higher suits."""

    def play(cards: Cards) -> tuple[Card, ...]:
        best = value(cards)
        descending = sorted(cards, key=lambda card: (place(card), card), reverse=True)
        return next(five for five in combinations(descending, 5) if value(five) == best)

    return play


def ranking(
    key: str,
    name: str,
    value: Ranker,
    five: Callable[[Cards], tuple[Card, ...]],
    describe: Callable[[int], str],
) -> Ranking:
    """Makes an order without its own tables."""
    return Ranking(key, name, value, over_board(value), two_and_three(value), five, describe)


LOW_A5 = ranking("low-a5", "ace-to-five low", low_a5, playing(low_a5, _ACE_LOW.__getitem__), describe_ace_low)
LOW27 = ranking("low-27", "deuce-to-seven low", low27, playing(low27, lambda card: card >> 2), describe_low27)
BADUGI = ranking("badugi", "badugi", badugi, badugi_cards, describe_badugi)
BADUGI27 = ranking("badugi-27", "badugi, aces high", badugi27, _badugi27_cards, _describe_badugi27)


def _check(cards: Cards, least: int, most: int) -> int:
    """The number of cards. Raises ``ValueError`` unless it is from ``least`` to ``most``."""
    try:
        many = len(cards)
    except TypeError:
        raise not_a_hand(cards) from None
    if not least <= many <= most:
        raise ValueError(f"a hand of this order is read from {least} to {most} cards, not {many}")
    return many


def _check_board(board: Cards) -> None:
    if not 3 <= len(board) <= 5:
        raise ValueError(f"a board has 3 to 5 cards, not {len(board)}")
    if not all(0 <= card < 52 for card in board):
        raise not_a_hand(board)
