"""Applying events to the hand. Knows no rulebook: what was decided stands in the event.

``evolve`` never changes its argument. Each event is accepted by the phases its signature names; a log that breaks this
order is damaged, and ``evolve`` says so with ``ValueError``.
"""

from collections.abc import Callable, Iterable
from operator import add
from typing import Any

from shuffleup.cards.card import UNKNOWN
from shuffleup.hand.events import (
    AllInsHeld,
    AllInsReleased,
    BetsCollected,
    BoardDealt,
    BroughtIn,
    Called,
    CardsDrawn,
    Checked,
    DrawOpened,
    Folded,
    HandEnded,
    HandEvent,
    HandKilled,
    HandMucked,
    HandStarted,
    HandTabled,
    HolesDealt,
    Posted,
    PotAwarded,
    Raised,
    RoundOpened,
    ShowdownOpened,
)
from shuffleup.hand.floor_evolve import APPLY_FLOOR
from shuffleup.hand.seats import with_chips
from shuffleup.hand.state import (
    NOBODY,
    BettingRound,
    Cards,
    Dealing,
    Drawing,
    Felt,
    HandState,
    Price,
    Seated,
    Settled,
    Showdown,
    Stage,
)
from shuffleup.table.plan import PostingKind
from shuffleup.table.result import PotResult


def evolve(state: HandState | None, event: HandEvent) -> HandState:
    """The hand after the event. Raises ``ValueError`` for an event that cannot follow."""
    try:
        return APPLY[type(event)](state, event)
    except AttributeError as error:
        raise ValueError(f"{type(event).__name__} cannot follow {type(state).__name__}: the log is damaged") from error


def fold(events: Iterable[HandEvent], state: HandState | None = None) -> HandState:
    """The hand after all events. Raises ``ValueError`` for an empty or damaged log."""
    for event in events:
        state = evolve(state, event)
    if state is None:
        raise ValueError("a hand has at least one event")
    return state


# ── start and deal ───────────────────────────────────────────────────────────────────────────────────────────────────


def _hand_started(state: None, event: HandStarted) -> Seated:
    return Seated(event.plan)


def _posted(state: Seated, event: Posted) -> Dealing:
    plan = state.plan
    stacks = [seat.stack for seat in plan.seats]
    bets = [0] * len(stacks)
    paid = [0] * len(stacks)
    dead = 0
    for payment in event.payments:
        stacks[payment.seat] -= payment.amount
        if payment.kind is PostingKind.DEAD_ANTE:
            dead += payment.amount
        elif payment.kind is PostingKind.ANTE:
            paid[payment.seat] += payment.amount
        else:
            bets[payment.seat] += payment.amount
    nobody = ((),) * len(stacks)
    felt = Felt(plan, -1, Cards(nobody, nobody, (), (), (), 0), tuple(paid), dead, (), 0, 0)
    return Dealing(felt, tuple(stacks), tuple(bets), (1 << len(stacks)) - 1, 0, Stage.DEAL)


def _with_cards(felt: Felt, street: int, cards: Cards) -> Felt:
    fresh = () if street == felt.street else (NOBODY,)
    return Felt(felt.plan, street, cards, felt.paid, felt.dead, felt.aggressors + fresh, felt.active, felt.assumed)


def _holes_dealt(state: Dealing, event: HolesDealt) -> Dealing:
    felt = state.felt
    old = felt.cards
    holes, faces = event.places, event.faces
    if event.street:
        holes = tuple([had + new for had, new in zip(old.holes, holes, strict=True)])
        faces = tuple([had + new for had, new in zip(old.faces, faces, strict=True)])
    cards = Cards(holes, faces, old.board, old.burns + event.burns, old.muck, event.stub)
    felt = _with_cards(felt, event.street, cards)
    return Dealing(felt, state.stacks, state.bets, state.live, state.tabled, Stage.DRAW)


def _board_dealt(state: Dealing, event: BoardDealt) -> Dealing:
    felt = state.felt
    old = felt.cards
    cards = Cards(old.holes, old.faces, old.board + event.cards, old.burns + event.burns, old.muck, event.stub)
    felt = Felt(
        felt.plan, event.street, cards, felt.paid, felt.dead, (*felt.aggressors, NOBODY), felt.active, felt.assumed
    )
    return Dealing(felt, state.stacks, state.bets, state.live, state.tabled, Stage.DRAW)


def _hand_killed(state: Dealing, event: HandKilled) -> Dealing:
    return Dealing(state.felt, state.stacks, state.bets, state.live & ~(1 << event.seat), state.tabled, state.stage)


def _draw_opened(state: Dealing, event: DrawOpened) -> Drawing:
    return Drawing(state.felt, state.stacks, state.bets, state.live, event.waiting, event.turn)


def _cards_drawn(state: Drawing, event: CardsDrawn) -> Drawing | Dealing:
    felt = state.felt
    old = felt.cards
    seat = event.seat
    kept = tuple([place for place in old.holes[seat] if place not in event.discarded]) + event.drawn
    holes = old.holes[:seat] + (kept,) + old.holes[seat + 1 :]
    faces = old.faces[:seat] + ((UNKNOWN,) * len(kept),) + old.faces[seat + 1 :]
    cards = Cards(holes, faces, old.board, old.burns, old.muck + event.discarded, event.stub)
    felt = _with_cards(felt, felt.street, cards)
    waiting = state.waiting & ~(1 << seat)
    if event.turn == NOBODY:
        return Dealing(felt, state.stacks, state.bets, state.live, 0, Stage.BET)
    return Drawing(felt, state.stacks, state.bets, state.live, waiting, event.turn)


# ── betting ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _round_opened(state: Dealing, event: RoundOpened) -> BettingRound:
    felt = state.felt
    able = with_chips(state.live, state.stacks)
    felt = Felt(
        felt.plan, felt.street, felt.cards, felt.paid, felt.dead, felt.aggressors, able.bit_count(), event.assumed
    )
    price = Price(event.high, event.inc, event.raises, NOBODY)
    return BettingRound(felt, state.stacks, state.bets, state.live, able, event.waiting, 0, event.turn, price)


def _folded(state: BettingRound, event: Folded) -> BettingRound:
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


def _brought_in(state: BettingRound | Dealing, event: BroughtIn) -> BettingRound | Dealing:
    if isinstance(state, BettingRound):
        return _called(state, Called(event.seat, event.amount, event.turn))
    seat = event.seat
    stacks, bets = list(state.stacks), list(state.bets)
    stacks[seat] -= event.amount
    bets[seat] += event.amount
    return Dealing(state.felt, tuple(stacks), tuple(bets), state.live, state.tabled, state.stage)


def _checked(state: BettingRound, event: Checked) -> BettingRound:
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


def _called(state: BettingRound, event: Called) -> BettingRound:
    seat = event.seat
    bit = 1 << seat
    stacks = state.stacks
    bets = state.bets
    left = stacks[seat] - event.amount
    return BettingRound(
        state.felt,
        stacks[:seat] + (left,) + stacks[seat + 1 :],
        bets[:seat] + (bets[seat] + event.amount,) + bets[seat + 1 :],
        state.live,
        state.able if left else state.able & ~bit,
        state.waiting & ~bit,
        state.acted | bit,
        event.turn,
        state.price,
    )


def _raised(state: BettingRound, event: Raised) -> BettingRound:
    seat = event.seat
    bit = 1 << seat
    stacks = state.stacks
    bets = state.bets
    able = state.able
    left = stacks[seat] - event.amount
    return BettingRound(
        state.felt,
        stacks[:seat] + (left,) + stacks[seat + 1 :],
        bets[:seat] + (event.to,) + bets[seat + 1 :],
        state.live,
        able if left else able & ~bit,
        able & ~bit,
        bit if event.full else state.acted | bit,
        event.turn,
        Price(event.to, event.inc, state.price.raises + event.full, seat),
    )


def _bets_collected(state: BettingRound | Dealing, event: BetsCollected) -> Dealing:
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
    if isinstance(state, Dealing):
        aggressors, tabled = felt.aggressors, state.tabled
    else:
        aggressors, tabled = (*felt.aggressors[:-1], state.price.aggressor), 0
    felt = Felt(felt.plan, felt.street, felt.cards, paid, felt.dead, aggressors, felt.active, 0)
    return Dealing(felt, stacks, bets, state.live, tabled, Stage.DEAL)


# ── the end ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _all_ins_held(state: Dealing, event: AllInsHeld) -> Dealing:
    return Dealing(state.felt, state.stacks, state.bets, state.live, state.tabled, Stage.HELD)


def _all_ins_released(state: Dealing, event: AllInsReleased) -> Dealing:
    return Dealing(state.felt, state.stacks, state.bets, state.live, state.tabled, Stage.DEAL)


def _showdown_opened(state: Dealing, event: ShowdownOpened) -> Showdown:
    return Showdown(state.felt, state.stacks, state.live, state.tabled, event.waiting, event.turn)


def _hand_tabled(state: Dealing | Showdown, event: HandTabled) -> Dealing | Showdown:
    felt = state.felt
    old = felt.cards
    seat = event.seat
    bit = 1 << seat
    faces = old.faces[:seat] + (event.cards,) + old.faces[seat + 1 :]
    cards = Cards(old.holes, faces, old.board, old.burns, old.muck, old.stub)
    felt = _with_cards(felt, felt.street, cards)
    if isinstance(state, Dealing):
        return Dealing(felt, state.stacks, state.bets, state.live, state.tabled | bit, state.stage)
    return Showdown(felt, state.stacks, state.live, state.tabled | bit, state.waiting & ~bit, event.turn)


def _hand_mucked(state: Showdown, event: HandMucked) -> Showdown:
    out = ~(1 << event.seat)
    return Showdown(state.felt, state.stacks, state.live & out, state.tabled, state.waiting & out, event.turn)


def _pot_awarded(state: Dealing | Showdown | Settled, event: PotAwarded) -> Settled:
    stacks = list(state.stacks)
    for seat, amount in event.shares:
        stacks[seat] += amount
    pot = PotResult(event.amount, event.contenders, event.shares)
    pots = (*state.pots, pot) if isinstance(state, Settled) else (pot,)
    return Settled(state.felt, tuple(stacks), state.live, state.tabled, pots)


def _hand_ended(state: Settled, event: HandEnded) -> Settled:
    brought = 0
    for seat in state.felt.plan.seats:
        brought += seat.stack
    if sum(state.stacks) != brought:
        raise ValueError(f"{brought} chips came to the hand and {sum(state.stacks)} left it: the log is damaged")
    return state


# The phases differ by event, and mypy cannot follow a table of functions each with its own pair of types.
APPLY: dict[type, Callable[[Any, Any], HandState]] = {
    HandStarted: _hand_started,
    Posted: _posted,
    HolesDealt: _holes_dealt,
    HandKilled: _hand_killed,
    RoundOpened: _round_opened,
    BroughtIn: _brought_in,
    Folded: _folded,
    Checked: _checked,
    Called: _called,
    Raised: _raised,
    BetsCollected: _bets_collected,
    AllInsHeld: _all_ins_held,
    AllInsReleased: _all_ins_released,
    BoardDealt: _board_dealt,
    DrawOpened: _draw_opened,
    CardsDrawn: _cards_drawn,
    ShowdownOpened: _showdown_opened,
    HandTabled: _hand_tabled,
    HandMucked: _hand_mucked,
    PotAwarded: _pot_awarded,
    HandEnded: _hand_ended,
    **APPLY_FLOOR,
}
"""What each event does, for a caller that has just decided it and so knows that it follows."""
