"""Who pays what before the cards, in the order it is paid."""

from collections.abc import Sequence

from shuffleup.table.button import Positions
from shuffleup.table.carry import CarriedPot, Carry
from shuffleup.table.plan import HandPlan, Posting, PostingKind
from shuffleup.table.seat import SeatPlan
from shuffleup.table.stakes import AnteMode, Stakes


def postings(positions: Positions, stakes: Stakes, full_table: int = 0) -> tuple[Posting, ...]:
    """The full amounts owed, with seats counted as in ``positions.dealt_in``; the hand deals with short stacks.

    Everybody's antes come first, from the left of the button; a single ante for all follows the blinds (RP-11). A dead
    button pays no button ante (MED-8), and a dead small blind is not paid. With a bring-in there are no blinds: it is
    posted once the door cards are out. ``full_table`` is the number of seats of a full table, if a single ante for all
    is reduced when players are missing; with 0 it is not, as RP-11 has it.
    """
    blinds = _blinds(positions, stakes) if stakes.big_blind and not stakes.bring_in else ()
    if not stakes.ante:
        return blinds
    if stakes.ante_mode is AnteMode.ALL_PLAYERS:
        everyone = tuple([Posting(seat, PostingKind.ANTE, stakes.ante) for seat in range(len(positions.dealt_in))])
        return everyone + blinds
    payer = _single_payer(positions, stakes.ante_mode)
    if payer is None:
        return blinds
    amount = _for_so_many(stakes, len(positions.dealt_in), full_table) if full_table else stakes.ante
    return (*blinds, Posting(positions.dealt_in.index(payer), PostingKind.DEAD_ANTE, amount))


def _for_so_many(stakes: Stakes, players: int, full_table: int) -> int:
    """The ante reduced from a full table to ``players`` players, rounded up to whole chips."""
    share = -(-stakes.ante * min(players, full_table) // full_table)
    return min(stakes.ante, -(-share // stakes.unit) * stakes.unit)


def antes(seats: Sequence[SeatPlan], stakes: Stakes, carry: Carry) -> tuple[Posting, ...]:
    """The antes of a game without blinds: everybody's, or only the members' if a parol carried the pot.

    Nobody pays an ante for the hand right after a parol, since all members have just paid in the same (AMB-04).
    """
    if isinstance(carry, CarriedPot) and not carry.ante_due:
        return ()
    payers = seated_members(seats, carry)
    return tuple(
        [
            Posting(place, PostingKind.ANTE, stakes.ante)
            for place, seat in enumerate(seats)
            if not payers or seat.player in payers
        ]
    )


def seated_members(seats: Sequence[SeatPlan], carry: Carry) -> frozenset[str]:
    """The players who play for a pot carried by a parol; empty if everybody does.

    Once all its members are out of the event, the remaining players play for it: it must be won (AMB-05).
    """
    members = carry.members if isinstance(carry, CarriedPot) else ()
    return frozenset([seat.player for seat in seats if seat.player in members])


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


def repriced(plan: HandPlan, stakes: Stakes) -> tuple[Posting, ...]:
    """What the seats of a planned hand owe at other stakes; absent players who were not charged still are not."""
    spared = frozenset([one.seat for one in plan.postings if not one.amount])
    prices = {PostingKind.SMALL_BLIND: stakes.small_blind, PostingKind.BIG_BLIND: stakes.big_blind}
    blinds = [(one.seat, one.kind, prices[one.kind]) for one in plan.postings if one.kind in prices]
    payer = _payer_by_plan(plan, stakes.ante_mode)
    owed = blinds
    if stakes.ante and stakes.ante_mode is AnteMode.ALL_PLAYERS:
        owed = [*[(seat, PostingKind.ANTE, stakes.ante) for seat in range(len(plan.seats))], *blinds]
    elif stakes.ante and payer is not None:
        owed = [*blinds, (payer, PostingKind.DEAD_ANTE, stakes.ante)]
    return tuple([Posting(seat, kind, 0 if seat in spared else price) for seat, kind, price in owed])


def _payer_by_plan(plan: HandPlan, mode: AnteMode) -> int | None:
    """The payer of a single ante for all: by the planned stakes or, if they have none, by blind or button."""
    if plan.stakes.ante and plan.stakes.ante_mode is mode:
        return next((one.seat for one in plan.postings if one.kind is PostingKind.DEAD_ANTE), None)
    if mode is AnteMode.BB_ANTE:
        return next((one.seat for one in plan.postings if one.kind is PostingKind.BIG_BLIND), None)
    last = len(plan.seats) - 1
    return last if plan.seats[last].number == plan.button else None
