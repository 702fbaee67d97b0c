"""Who pays what before the cards, in the order it is paid."""

from collections.abc import Sequence

from shuffleup.table.button import Positions
from shuffleup.table.carry import CarriedPot, Carry
from shuffleup.table.plan import HandPlan, Posting, PostingKind
from shuffleup.table.seat import SeatPlan
from shuffleup.table.stakes import AnteMode, Stakes


def postings(positions: Positions, stakes: Stakes, full_table: int = 0) -> tuple[Posting, ...]:
    """The full amounts owed, seats counted as in ``positions.dealt_in``; a short stack is the hand's concern.

    Antes of everyone come first, from the left of the button; a single payer's ante follows the blinds (RP-11). A dead
    button pays no button ante (MED-8), and a dead small blind nothing. With a bring-in there are no blinds: it is
    posted once the door cards lie open. ``full_table`` are the seats of a full table, where the ante of one payer is
    reduced as players are missing; 0: never, as RP-11 has it.
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
    """The share of the ante that so many players would pay of a full table's, in whole chips, rounded up."""
    share = -(-stakes.ante * min(players, full_table) // full_table)
    return min(stakes.ante, -(-share // stakes.unit) * stakes.unit)


def antes(seats: Sequence[SeatPlan], stakes: Stakes, carry: Carry) -> tuple[Posting, ...]:
    """The antes of a game without blinds: everybody's, of a pot that a parol carried only its members'.

    Nobody pays one for the hand right after the parol, where everybody has just paid in as much (AMB-04).
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
    """Who plays a pot that a parol carried; empty where everybody does.

    Once all its members are out of the event, the pot is played by those who are left: it must be won (AMB-05).
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
    """What the seats of a planned hand would owe at other stakes; who is not charged, being absent, still is not."""
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
    """Who pays the ante of one: whoever owed it at the planned stakes. Where they have none, blind and button tell."""
    if plan.stakes.ante and plan.stakes.ante_mode is mode:
        return next((one.seat for one in plan.postings if one.kind is PostingKind.DEAD_ANTE), None)
    if mode is AnteMode.BB_ANTE:
        return next((one.seat for one in plan.postings if one.kind is PostingKind.BIG_BLIND), None)
    last = len(plan.seats) - 1
    return last if plan.seats[last].number == plan.button else None
