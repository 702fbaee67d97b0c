"""Turns hands that win by being low into one whole number each, and that number back into words.

A hand is written in digits of base 13, the most important first: its kind, then its ranks, groups before single cards.
The smaller that number, the better the hand; so a hand's *value* is a limit that no hand reaches, less that number.
"""

from collections.abc import Sequence

from shuffleup.cards.hand_class import RANK_NAMES

_BASE = 13
_DIGITS = 5
CEILING: int = _BASE ** (_DIGITS + 1)
"""Every value is above 0 and below this."""


_KINDS = ((1, 1, 1, 1, 1), (2, 1, 1, 1), (2, 2, 1), (3, 1, 1), (3, 2), (4, 1))
"""The kinds of five-card low hands, best first; straights and flushes do not count against them."""
_KIND_WORDS = ("", "a pair", "two pair", "three of a kind", "a full house", "four of a kind")


def value_of_ranks(ranks: Sequence[int]) -> int:
    """The value of five ranks counted from the lowest (0 is the ace if it is low): distinct ranks beat paired ones."""
    groups = sorted({rank: ranks.count(rank) for rank in ranks}.items(), key=lambda group: (-group[1], -group[0]))
    kind = _KINDS.index(tuple([count for _, count in groups]))
    return value_of_digits(kind, [rank for rank, _ in groups])


def value_of_digits(kind: int, ranks: Sequence[int]) -> int:
    """The value of a kind (0 is the best) with these ranks, the most important first."""
    number = kind
    for rank in ranks:
        number = number * _BASE + rank
    for _ in range(_DIGITS - len(ranks)):
        number *= _BASE
    return CEILING - number


def digits_of(value: int) -> tuple[int, ...]:
    """Kind and ranks of a value, with zeros after the last rank. Raises ``ValueError`` for an impossible value."""
    if not 0 < value < CEILING:
        raise ValueError(f"{value} is not the value of a low hand: 1 to {CEILING - 1}")
    number = CEILING - value
    digits = []
    for _ in range(_DIGITS + 1):
        number, digit = divmod(number, _BASE)
        digits.append(digit)
    return tuple(reversed(digits))


def ace_low_name(rank: int) -> str:
    """The name of a rank counted from the ace: 0 is the ace, 1 the deuce."""
    return RANK_NAMES[rank - 1]


def describe_ace_low(value: int) -> str:
    """An ace-to-five low in words: ``seven-five-four-deuce-ace low``, or the pair that spoils it."""
    kind, *ranks = digits_of(value)
    names = "-".join([ace_low_name(rank) for rank in ranks[: len(_KINDS[kind])]])
    return f"{_KIND_WORDS[kind]}, {names}" if kind else f"{names} low"
