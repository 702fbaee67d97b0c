"""Who pays what before the cards, in the order it is paid."""

from shuffleup.table.button import Positions
from shuffleup.table.plan import Posting, PostingKind
from shuffleup.table.stakes import AnteMode, Stakes


def postings(positions: Positions, stakes: Stakes) -> tuple[Posting, ...]:
    """The full amounts owed, seats counted as in ``positions.dealt_in``; a short stack is the hand's concern.

    Antes of everyone come first, from the left of the button; a single payer's ante follows the blinds (RP-11). A dead
    button pays no button ante (MED-8), a dead small blind nothing, and no ante is reduced at short tables (RP-11). With
    a bring-in there are no blinds: it is posted once the door cards lie open.
    """
    blinds = () if stakes.bring_in else _blinds(positions, stakes)
    if not stakes.ante:
        return blinds
    if stakes.ante_mode is AnteMode.ALL_PLAYERS:
        everyone = tuple([Posting(seat, PostingKind.ANTE, stakes.ante) for seat in range(len(positions.dealt_in))])
        return everyone + blinds
    payer = _single_payer(positions, stakes.ante_mode)
    if payer is None:
        return blinds
    return (*blinds, Posting(positions.dealt_in.index(payer), PostingKind.DEAD_ANTE, stakes.ante))


def _blinds(positions: Positions, stakes: Stakes) -> tuple[Posting, ...]:
    owed = (
        (positions.small_blind, PostingKind.SMALL_BLIND, stakes.small_blind),
        (positions.big_blind, PostingKind.BIG_BLIND, stakes.big_blind),
    )
    return tuple(
        [
            Posting(positions.dealt_in.index(chair), kind, amount)
            for chair, kind, amount in owed
            if chair is not None and amount
        ]
    )


def _single_payer(positions: Positions, mode: AnteMode) -> int | None:
    if mode is AnteMode.BB_ANTE:
        return positions.big_blind
    return None if positions.button_is_dead else positions.button
