"""Cards that would turn a losing hand into a winning one: outs to a straight and to a flush."""

from functools import lru_cache

_WINDOWS: tuple[int, ...] = (0b1_0000_0000_1111, *(0b11111 << low for low in range(9)))
"""The ten straights as masks of ranks, bit 0 the deuce; the wheel first."""


@lru_cache(maxsize=8192)
def straight_outs(ranks: int, board: int) -> int:
    """How many cards complete a straight of any five cards, without those that complete one for everybody."""
    missing = 0
    for window in _WINDOWS:
        held = ranks & window
        if held.bit_count() == 4 and (board & window).bit_count() < 4:
            missing |= window ^ held
    return 4 * missing.bit_count()


@lru_cache(maxsize=8192)
def omaha_straight_outs(hole: int, board: int) -> int:
    """The same where two hole cards and three of the board must play: a wrap has up to twenty outs."""
    missing = 0
    for window in _WINDOWS:
        own, shared = hole & window, board & window
        if own.bit_count() < 2 or shared.bit_count() < 2:
            continue
        gaps = window ^ shared
        for rank in range(13):
            bit = 1 << rank
            # With this rank on the board two hole cards at most may fill what is left.
            if gaps & bit and (gaps ^ bit) & ~own == 0:
                missing |= bit
    return 4 * missing.bit_count() - (missing & hole).bit_count()
