"""Applies events to the hand. It needs no rulebook, since the event holds what was decided.

``evolve`` never changes its argument. Each event is accepted only in the phases named in its signature; a log that
breaks this order is damaged, and ``evolve`` raises ``ValueError``.
"""

from collections.abc import Callable, Iterable
from operator import add
from typing import Any

from msgspec.structs import replace

from shuffleup.hand import events as happened
from shuffleup.hand.floor.evolve import APPLY_FLOOR
from shuffleup.hand.holds import holding, is_over
from shuffleup.hand.phases.evolve import APPLY_PHASES, with_cards
from shuffleup.hand.seats import with_chips
from shuffleup.hand.state import (
    NOBODY,
    BettingRound,
    Cards,
    Dealing,
    Felt,
    HandState,
    HeldRound,
    Past,
    Price,
    Seated,
    Settled,
    Showdown,
    Stage,
)
from shuffleup.table.carry import CarriedPot, carried_chips
from shuffleup.table.plan import HandPlan, PostingKind
from shuffleup.table.result import PotResult

# Named once, because Python 3.11 looks up the members of an enum slowly and every hand comes through here.
_DRAW, _DEAL = Stage.DRAW, Stage.DEAL
_ANTE, _DEAD_ANTE = PostingKind.ANTE, PostingKind.DEAD_ANTE


def evolve(state: HandState | None, event: happened.HandEvent) -> HandState:
    """The hand after the event. Raises ``ValueError`` for an event that cannot follow."""
    try:
        after = APPLY[type(event)](state, event)
        return _still_held(state, event, after) if type(state) is HeldRound else after
    except AttributeError as error:
        raise ValueError(f"{type(event).__name__} cannot follow {type(state).__name__}: the log is damaged") from error


def _still_held(state: HeldRound, event: happened.HandEvent, after: HandState) -> HandState:
    """The round after an act in it: who acted while he was held is free, and so is whom a bet frees.

    A hold over a bet that has not come yet waits for it, whatever is done before.
    """
    if type(event) not in _ACTS or not isinstance(after, BettingRound):
        return after
    acted: int = event.seat  # type: ignore[union-attr]  # an act has a seat
    waits = [one for one in state.holds if not is_over(one.hold, state.price)]
    holds = [one for one in state.holds if one in waits or (one.seat != acted and is_over(one.hold, after.price))]
    return holding(after, holds)


_ACTS = frozenset(
    {
        happened.Folded,
        happened.Checked,
        happened.Called,
        happened.Raised,
        happened.BroughtIn,
        happened.ParolSaid,
    }
)


def fold(events: Iterable[happened.HandEvent], state: HandState | None = None) -> HandState:
    """The hand after all events. Raises ``ValueError`` for an empty or damaged log."""
    for event in events:
        state = evolve(state, event)
    if state is None:
        raise ValueError("a hand has at least one event")
    return state


# ── start and deal ───────────────────────────────────────────────────────────────────────────────────────────────────


def _hand_started(state: None, event: happened.HandStarted) -> Seated:
    return Seated(event.plan)


def _posted(state: Seated, event: happened.Posted) -> Dealing:
    plan = state.plan
    stacks = [seat.stack for seat in plan.seats]
    bets = [0] * len(stacks)
    carry = plan.carry
    paid, dead = ([0] * len(stacks), 0) if type(carry) is not CarriedPot else _carried(carry, plan)
    for payment in event.payments:
        seat, kind, amount = payment.seat, payment.kind, payment.amount
        stacks[seat] -= amount
        if kind is _ANTE:
            paid[seat] += amount
        elif kind is _DEAD_ANTE:
            dead += amount
        else:
            bets[seat] += amount
    nobody = ((),) * len(stacks)
    felt = Felt(plan, -1, Cards(nobody, nobody, (), (), (), 0), tuple(paid), dead, (), 0, 0)
    return Dealing(felt, tuple(stacks), tuple(bets), (1 << len(stacks)) - 1, 0, _DEAL)


def _carried(carry: CarriedPot, plan: HandPlan) -> tuple[list[int], int]:
    """The chips of each seat in the carried pot, and those of players who have left."""
    paid = dict(carry.contributions)
    mine = [paid.pop(seat.player, 0) for seat in plan.seats]
    return mine, sum(paid.values())


def _holes_dealt(state: Dealing, event: happened.HolesDealt) -> Dealing:
    felt = state.felt
    old = felt.cards
    holes, faces = event.places, event.faces
    if event.street:
        # Before a draw, the deal of a street is only a burned card.
        dealt = any(holes)
        holes = tuple(map(add, old.holes, holes)) if dealt else old.holes
        faces = tuple(map(add, old.faces, faces)) if dealt else old.faces
    cards = Cards(holes, faces, old.board, old.burns + event.burns, old.muck, event.stub, old.laid)
    fresh = (*felt.aggressors, NOBODY)
    felt = Felt(felt.plan, event.street, cards, felt.paid, felt.dead, fresh, felt.active, felt.assumed, felt.past)
    return Dealing(felt, state.stacks, state.bets, state.live, state.tabled, _DRAW)


def _board_dealt(state: Dealing, event: happened.BoardDealt) -> Dealing:
    felt = state.felt
    old = felt.cards
    board, burns = old.board + event.cards, old.burns + event.burns
    cards = Cards(old.holes, old.faces, board, burns, old.muck, event.stub, event.stub)
    fresh = (*felt.aggressors, NOBODY)
    felt = Felt(felt.plan, event.street, cards, felt.paid, felt.dead, fresh, felt.active, felt.assumed, felt.past)
    return Dealing(felt, state.stacks, state.bets, state.live, state.tabled, _DRAW)


def _hand_killed(state: Dealing, event: happened.HandKilled) -> Dealing:
    return Dealing(state.felt, state.stacks, state.bets, state.live & ~(1 << event.seat), state.tabled, state.stage)


# ── betting ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _round_opened(state: Dealing, event: happened.RoundOpened) -> BettingRound:
    felt = state.felt
    able = with_chips(state.live, state.stacks)
    active, assumed = able.bit_count(), event.assumed
    if active != felt.active or assumed != felt.assumed:
        felt = Felt(
            felt.plan, felt.street, felt.cards, felt.paid, felt.dead, felt.aggressors, active, assumed, felt.past
        )
    price = Price(event.high, event.inc, event.raises, event.aggressor)
    return BettingRound(felt, state.stacks, state.bets, state.live, able, event.waiting, event.acted, event.turn, price)


def _folded(state: BettingRound, event: happened.Folded) -> BettingRound:
    out = ~(1 << event.seat)
    return BettingRound(
        state.felt,
        state.stacks,
        state.bets,
        state.live & out,
        state.able & out,
        state.waiting & out,
        state.acted,
        event.turn,
        state.price,
    )


def _brought_in(state: BettingRound | Dealing, event: happened.BroughtIn) -> BettingRound | Dealing:
    seat = event.seat
    if isinstance(state, BettingRound) and state.live >> seat & 1:
        return _called(state, happened.Called(seat, event.amount, event.turn))
    # For an absent player: chips go in, but nobody has acted.
    stacks, bets = list(state.stacks), list(state.bets)
    stacks[seat] -= event.amount
    bets[seat] += event.amount
    return replace(state, stacks=tuple(stacks), bets=tuple(bets))


def _checked(state: BettingRound, event: happened.Checked) -> BettingRound:
    bit = 1 << event.seat
    return BettingRound(
        state.felt,
        state.stacks,
        state.bets,
        state.live,
        state.able,
        state.waiting & ~bit,
        state.acted | bit,
        event.turn,
        state.price,
    )


def _called(state: BettingRound, event: happened.Called) -> BettingRound:
    seat = event.seat
    bit = 1 << seat
    stacks = [*state.stacks]
    bets = [*state.bets]
    stacks[seat] = left = stacks[seat] - event.amount
    bets[seat] += event.amount
    return BettingRound(
        state.felt,
        tuple(stacks),
        tuple(bets),
        state.live,
        state.able if left else state.able & ~bit,
        state.waiting & ~bit,
        state.acted | bit,
        event.turn,
        state.price,
    )


def _raised(state: BettingRound, event: happened.Raised) -> BettingRound:
    seat = event.seat
    bit = 1 << seat
    # Seats are few: making a list and turning it back into a tuple is the quickest way to change one.
    stacks = [*state.stacks]
    bets = [*state.bets]
    able = state.able
    price = state.price
    stacks[seat] = left = stacks[seat] - event.amount
    bets[seat] = event.to
    return BettingRound(
        state.felt,
        tuple(stacks),
        tuple(bets),
        state.live,
        able if left else able & ~bit,
        able & ~bit,
        bit if event.full else state.acted | bit,
        event.turn,
        Price(event.to, event.inc, price.raises + event.full, seat, price.all_ins if left else price.all_ins | bit),
    )


def _bets_collected(state: BettingRound | Dealing, event: happened.BetsCollected) -> Dealing:
    felt = state.felt
    bets = state.bets
    stacks = state.stacks
    paid = felt.paid
    if any(bets):
        if event.returned:
            seat = event.seat
            bets = bets[:seat] + (bets[seat] - event.returned,) + bets[seat + 1 :]
            stacks = stacks[:seat] + (stacks[seat] + event.returned,) + stacks[seat + 1 :]
        paid = tuple(map(add, paid, bets))
        bets = (0,) * len(bets)
    past = felt.past
    if isinstance(state, Dealing):
        aggressors, tabled = felt.aggressors, state.tabled
    else:
        price = state.price
        aggressors, tabled = (*felt.aggressors[:-1], price.aggressor), 0
        if price.all_ins:
            past = Past(past.all_in_raisers | price.all_ins, past.released)
    felt = Felt(felt.plan, felt.street, felt.cards, paid, felt.dead, aggressors, felt.active, 0, past)
    return Dealing(felt, stacks, bets, state.live, tabled, _DEAL)


# ── the end ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _all_ins_held(state: Dealing, event: happened.AllInsHeld) -> Dealing:
    return Dealing(state.felt, state.stacks, state.bets, state.live, state.tabled, Stage.HELD)


def _all_ins_released(state: Dealing, event: happened.AllInsReleased) -> Dealing:
    felt = replace(state.felt, past=Past(state.felt.past.all_in_raisers, released=True))
    return Dealing(felt, state.stacks, state.bets, state.live, state.tabled, _DEAL)


def _showdown_opened(state: Dealing, event: happened.ShowdownOpened) -> Showdown:
    return Showdown(state.felt, state.stacks, state.live, state.tabled, event.waiting, event.turn)


def _hand_tabled(state: Dealing | Showdown, event: happened.HandTabled) -> Dealing | Showdown:
    felt = state.felt
    old = felt.cards
    seat = event.seat
    bit = 1 << seat
    faces = [*old.faces]
    faces[seat] = event.cards
    cards = Cards(old.holes, tuple(faces), old.board, old.burns, old.muck, old.stub, old.laid)
    felt = with_cards(felt, cards)
    if isinstance(state, Dealing):
        return Dealing(felt, state.stacks, state.bets, state.live, state.tabled | bit, state.stage)
    return Showdown(felt, state.stacks, state.live, state.tabled | bit, state.waiting & ~bit, event.turn)


def _hand_mucked(state: Showdown, event: happened.HandMucked) -> Showdown:
    out = ~(1 << event.seat)
    return Showdown(state.felt, state.stacks, state.live & out, state.tabled, state.waiting & out, event.turn)


def _hand_hidden(state: Showdown, event: happened.HandHidden) -> Showdown:
    waiting = state.waiting & ~(1 << event.seat)
    return Showdown(state.felt, state.stacks, state.live, state.tabled, waiting, event.turn)


def _pot_awarded(state: Dealing | Showdown | Settled, event: happened.PotAwarded) -> Settled:
    stacks = list(state.stacks)
    for seat, amount in event.shares:
        stacks[seat] += amount
    pot = PotResult(event.amount, event.contenders, event.shares)
    pots = (*state.pots, pot) if isinstance(state, Settled) else (pot,)
    return Settled(state.felt, tuple(stacks), state.live, state.tabled, pots)


def _hand_ended(state: Settled, event: happened.HandEnded) -> Settled:
    plan = state.felt.plan
    # A carried pot came with the table, and stays there if nothing was awarded.
    came = carried_chips(plan.carry)
    brought = came + sum([seat.stack for seat in plan.seats])
    left = sum(state.stacks) + (carried_chips(state.carry) or (0 if state.pots else came))
    if left != brought:
        raise ValueError(f"{brought} chips came to the hand and {left} left it: the log is damaged")
    return state


# The phases differ by event, and mypy cannot check a table of functions that each have their own pair of types.
APPLY: dict[type, Callable[[Any, Any], HandState]] = {
    happened.HandStarted: _hand_started,
    happened.Posted: _posted,
    happened.HolesDealt: _holes_dealt,
    happened.HandKilled: _hand_killed,
    happened.RoundOpened: _round_opened,
    happened.BroughtIn: _brought_in,
    happened.Folded: _folded,
    happened.Checked: _checked,
    happened.Called: _called,
    happened.Raised: _raised,
    happened.BetsCollected: _bets_collected,
    happened.AllInsHeld: _all_ins_held,
    happened.AllInsReleased: _all_ins_released,
    happened.BoardDealt: _board_dealt,
    happened.ShowdownOpened: _showdown_opened,
    happened.HandTabled: _hand_tabled,
    happened.HandMucked: _hand_mucked,
    happened.HandHidden: _hand_hidden,
    happened.PotAwarded: _pot_awarded,
    happened.HandEnded: _hand_ended,
    **APPLY_FLOOR,
    **APPLY_PHASES,
}
"""What each event does, for a caller that has just decided the event and so knows that it is in order."""
