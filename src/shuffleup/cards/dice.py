"""Randomness as an argument: the protocol that every draw uses, and dice that a seed determines.

    words    HMAC-SHA256(key, 0), HMAC-SHA256(key, 1), ... cut into 16-bit big-endian numbers
    below    words not below the largest multiple of the bound are skipped; the next one is reduced modulo the bound
    shuffle  from the last place down, each place is swapped with one drawn from those up to and including itself

Skipping those words instead of reducing them all keeps every outcome exactly as likely as any other. The same
seed and label give the same draws on every machine and in every version of Python; ``docs/concepts/fair_shuffle.md``
has the byte layout and ``tests/cards/vectors`` has worked examples.
"""

import hmac
from collections.abc import Iterable
from struct import unpack
from typing import Protocol, TypeVar

T = TypeVar("T")

_WORDS = 1 << 16
_LONG_WORDS = 1 << 64
_BLOCKS_AT_ONCE = 4
"""Four blocks hold 64 words, enough for a deck of 52 cards."""


class Dice(Protocol):
    """A source of draws. Code that needs chance takes one as an argument."""

    def below(self, bound: int, /) -> int:
        """A number from 0 to ``bound - 1``, all equally likely. Raises ``ValueError`` for a bound below 1."""
        ...


class SeededDice:
    """Dice that a seed and a label determine; they remember how many words they have used.

    The streams of two labels under one seed, and of a child and its parent, tell nothing about each other.
    """

    __slots__ = ("_counter", "_key", "_words")

    def __init__(self, seed: bytes, label: str = "") -> None:
        self._key = hmac.digest(seed, b"shuffleup/dice/1/" + label.encode(), "sha256")
        self._counter = 0
        self._words: list[int] = []

    @classmethod
    def keyed(cls, key: bytes) -> "SeededDice":
        """Dice with a key that is already derived, as the committed shuffle derives it."""
        dice = cls(b"")
        dice._key = key
        return dice

    def child(self, label: str) -> "SeededDice":
        """Separate dice for a label, the same no matter how many draws these have made."""
        return SeededDice.keyed(hmac.digest(self._key, b"shuffleup/child/1/" + label.encode(), "sha256"))

    def below(self, bound: int, /) -> int:
        """A number from 0 to ``bound - 1``; bounds above 65,536 draw four words at a time, up to 2**64."""
        if not 0 < bound <= _WORDS:
            return self._far_below(bound)
        fair = _WORDS - _WORDS % bound
        while True:
            if not self._words:
                self._fill()
            word = self._words.pop()
            if word < fair:
                return word % bound

    def _fill(self) -> None:
        numbers = range(self._counter, self._counter + _BLOCKS_AT_ONCE)
        self._counter += _BLOCKS_AT_ONCE
        blocks = [hmac.digest(self._key, number.to_bytes(8, "big"), "sha256") for number in numbers]
        # Words are taken from the end of the list, so the first word has to come last.
        self._words = list(unpack(">64H", b"".join(blocks))[::-1])

    def _far_below(self, bound: int) -> int:
        if not 0 < bound <= _LONG_WORDS:
            raise ValueError(f"dice draw below a bound from 1 to 2**64, not {bound}")
        fair = _LONG_WORDS - _LONG_WORDS % bound
        while True:
            number = 0
            for _ in range(4):
                number = number << 16 | self.below(_WORDS)
            if number < fair:
                return number % bound


def shuffled(items: Iterable[T], dice: Dice) -> list[T]:
    """The items in a drawn order, every order as likely as any other (Fisher and Yates, in Durstenfeld's form)."""
    order = list(items)
    below = dice.below
    for last in range(len(order) - 1, 0, -1):
        place = below(last + 1)
        order[last], order[place] = order[place], order[last]
    return order
