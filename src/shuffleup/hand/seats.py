"""Sets of seats as bit masks: who is next, who is in, who is alone."""

from functools import lru_cache


def after(mask: int, seat: int) -> int:
    """The first seat of a non-empty set clockwise after ``seat``."""
    ahead = mask >> (seat + 1)
    if ahead:
        return seat + (ahead & -ahead).bit_length()
    return (mask & -mask).bit_length() - 1


def lowest(mask: int) -> int:
    """The first seat of a non-empty set left of the button."""
    return (mask & -mask).bit_length() - 1


def single(mask: int) -> bool:
    """Is exactly one seat in the set?"""
    return mask != 0 and mask & (mask - 1) == 0


@lru_cache(maxsize=4096)
def members(mask: int) -> tuple[int, ...]:
    """The seats of a set from the left of the button on."""
    return tuple([seat for seat in range(mask.bit_length()) if mask >> seat & 1])


def with_chips(mask: int, stacks: tuple[int, ...]) -> int:
    """The seats of a set that have chips behind."""
    if 0 not in stacks:
        return mask
    for seat, chips in enumerate(stacks):
        if not chips:
            mask &= ~(1 << seat)
    return mask
