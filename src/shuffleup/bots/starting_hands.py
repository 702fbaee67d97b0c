"""How good a starting hand is: its place among a thousand random hands, and what it wins all-in.

A place of 0 is the best hand there is, 999 the worst; half of all hands have a place below 500.
"""

from collections.abc import Callable
from itertools import pairwise

from shuffleup.bots import starting_tables as tables
from shuffleup.cards.card import Card

Hole = tuple[Card, ...]


def _spread(table: tables.Table) -> list[int]:
    """A table of ranks as a list indexed by ``52 * one card + the other``."""
    spread = [0] * (52 * 52)
    for one in range(52):
        for other in range(52):
            low, high = sorted((one >> 2, other >> 2))
            suited = one & 3 == other & 3
            spread[52 * one + other] = table[high][low] if suited else table[low][high]
    return spread


def _places(worth: list[int]) -> list[int]:
    """How many of 1,000 random hands are better; each kind of hand is in the middle of its own hands."""
    hands = [52 * one + other for one in range(52) for other in range(one)]
    hands.sort(key=lambda hand: -worth[hand])
    places = [0] * (52 * 52)
    start = 0
    while start < len(hands):
        end = start
        while end < len(hands) and worth[hands[end]] == worth[hands[start]]:
            end += 1
        for hand in hands[start:end]:
            places[hand] = places[hand % 52 * 52 + hand // 52] = 500 * (start + end - 1) // len(hands)
        start = end
    return places


_ANY = _spread(tables.AGAINST_ANY)
_STRONG = _spread(tables.AGAINST_STRONG)
_PLAY = _places([one + other for one, other in zip(_STRONG, _spread(tables.AGAINST_THREE), strict=True)])
"""Places for play with cards to come: strong hands, and hands that may become straights and flushes, are good."""
_PUSH = _places([one + other for one, other in zip(_ANY, _STRONG, strict=True)])
"""Places for moving in: by what the cards win by themselves."""


def holdem_place(hole: Hole) -> int:
    """The place of a hold'em hand that will be played after the flop."""
    return _PLAY[52 * hole[0] + hole[1]]


def holdem_push_place(hole: Hole) -> int:
    """The place of a hold'em hand that will be shown down without further bets."""
    return _PUSH[52 * hole[0] + hole[1]]


def holdem_shares(hole: Hole) -> tuple[int, int]:
    """Thousandths of the pot won all-in against a random hand, and against one of the best 15 %."""
    hand = 52 * hole[0] + hole[1]
    return _ANY[hand], _STRONG[hand]


# ── four cards ───────────────────────────────────────────────────────────────────────────────────────────────────────

_TALLY = tuple([(1 << 4 * (card & 3)) | (1 << (16 + 4 * (card >> 2))) for card in range(52)])
"""A counter of four bits for each suit and each rank; the sum over a hand counts both at once."""
_FIVES = sum([5 << (4 * counter) for counter in range(17)])
_EIGHTS = sum([8 << (4 * counter) for counter in range(17)])


def _surplus(tally: int, suit: int, rank: int) -> int:
    """Points for suits and ranks held three or four times."""
    counts = [tally >> (4 * counter) & 15 for counter in range(17)]
    waste = (0, 0, 0, 1, 3)
    return suit * sum([waste[count] for count in counts[:4]]) + rank * sum([waste[count] for count in counts[4:]])


def _scorer(table: tables.Table, surplus: tuple[int, int]) -> Callable[[Hole], int]:
    points = _spread(table)

    def score(hole: Hole) -> int:
        a, b, c, d = hole
        row, second = 52 * a, 52 * b
        total = points[row + b] + points[row + c] + points[row + d]
        total += points[second + c] + points[second + d] + points[52 * c + d]
        tally = _TALLY[a] + _TALLY[b] + _TALLY[c] + _TALLY[d]
        # Adding five to a counter sets its highest bit if it is three or more.
        return total + _surplus(tally, *surplus) if (tally + _FIVES) & _EIGHTS else total

    return score


def _ladder(steps: tuple[tuple[int, int], ...]) -> list[int]:
    """The place for every number of points, interpolated between the steps."""
    places = [1000] * (steps[-1][0] + 1)
    for (lower, worse), (upper, better) in pairwise(steps[::-1]):
        places += [worse - (worse - better) * step // (upper - lower) for step in range(1, upper - lower + 1)]
    return places


omaha_score = _scorer(tables.OMAHA_POINTS, tables.OMAHA_SURPLUS)
omaha_8_score = _scorer(tables.OMAHA_8_POINTS, tables.OMAHA_8_SURPLUS)
_OMAHA_LADDER = _ladder(tables.OMAHA_PLACES)
_OMAHA_8_LADDER = _ladder(tables.OMAHA_8_PLACES)
_WORST = tables.OMAHA_PLACES[-1][0]
"""Four of a rank are far below any line; nothing is worse than the last step."""


def _on(ladder: list[int], score: int) -> int:
    return ladder[max(0, min(score, len(ladder) - 1))]


def omaha_place(hole: Hole) -> int:
    """The place of an Omaha hand."""
    return _on(_OMAHA_LADDER, omaha_score(hole))


def omaha_8_place(hole: Hole) -> int:
    """The place of an Omaha eight-or-better hand."""
    return _on(_OMAHA_8_LADDER, omaha_8_score(hole))


def omaha_shares(hole: Hole) -> tuple[int, int]:
    """As ``holdem_shares``; lines fitted to 3,000 hands of 300 deals each, with an error of 2 or 3 in 100."""
    score = max(_WORST, omaha_score(hole))
    return 158 + 136 * score // 100, 101 + 122 * score // 100


def omaha_8_shares(hole: Hole) -> tuple[int, int]:
    """As ``omaha_shares``, for both halves of the pot together."""
    score = max(_WORST, omaha_8_score(hole))
    return 269 + 91 * score // 100, 216 + 85 * score // 100
