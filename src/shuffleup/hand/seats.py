"""Sets of seats as bit masks: which seat is next, which are in, which is alone."""

from functools import lru_cache

from shuffleup.cards.deck import FULL_DECK


def after(mask: int, seat: int) -> int:
    """The first seat of a non-empty set clockwise after ``seat``."""
    if ahead := mask >> (seat + 1):
        return seat + (ahead & -ahead).bit_length()
    return (mask & -mask).bit_length() - 1


class _After(dict[int, int]):
    """``after`` for one seat, by sets; cached, since every action needs it and tables have few seats."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self._seat = seat

    def __missing__(self, mask: int) -> int:
        following = after(mask, self._seat)
        if mask < _REMEMBERED:
            self[mask] = following
        return following


_REMEMBERED = 1 << 11
"""Sets of more seats than a table usually has are not cached: there are too many."""
AFTER = tuple([_After(seat) for seat in range(len(FULL_DECK))])
"""``AFTER[seat][mask]`` is ``after(mask, seat)``, for as many seats as a deck has cards."""


def lowest(mask: int) -> int:
    """The first seat of a non-empty set left of the button."""
    return (mask & -mask).bit_length() - 1


def single(mask: int) -> bool:
    """Is exactly one seat in the set?"""
    return mask != 0 and mask & (mask - 1) == 0


@lru_cache(maxsize=4096)
def members(mask: int) -> tuple[int, ...]:
    """The seats of a set, from the left of the button."""
    return tuple([seat for seat in range(mask.bit_length()) if mask >> seat & 1])


def with_chips(mask: int, stacks: tuple[int, ...]) -> int:
    """The seats of a set that have chips behind."""
    if 0 not in stacks:
        return mask
    for seat, chips in enumerate(stacks):
        if not chips:
            mask &= ~(1 << seat)
    return mask
