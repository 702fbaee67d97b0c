"""Applies what the floor did. These events are rare and concern all phases: clarity before speed."""

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from msgspec.structs import replace

from shuffleup.cards.card import UNKNOWN
from shuffleup.hand.holds import holding, holds_of
from shuffleup.hand.orders import events as happened
from shuffleup.hand.orders.actions import FREE
from shuffleup.hand.phases.evolve import draw_ended
from shuffleup.hand.seats import with_chips
from shuffleup.hand.state import (
    NOBODY,
    NOWHERE,
    BettingRound,
    BlindOpening,
    Cards,
    CatchUp,
    Choosing,
    Dealing,
    Drawing,
    Felt,
    HandState,
    Serving,
    Settled,
    Showdown,
    Stage,
)
from shuffleup.table.plan import PostingKind
from shuffleup.table.result import PotResult, given_to

OnFelt: TypeAlias = Dealing | BettingRound | Drawing | Choosing | Showdown
Between: TypeAlias = BlindOpening | Serving | CatchUp
"""The phases in which the floor may only void the hand or give it a new stub."""
Phase = TypeVar("Phase", bound=OnFelt | Between)


def _with_cards(state: Phase, cards: Cards) -> Phase:
    return replace(state, felt=replace(state.felt, cards=cards))


def _ruled_dead(state: OnFelt | Serving, event: happened.HandRuledDead) -> OnFelt | Serving:
    out = ~(1 << event.seat)
    match state:
        case Dealing() | Serving():
            return replace(state, live=state.live & out)
        case BettingRound():
            return replace(
                state,
                live=state.live & out,
                able=state.able & out,
                waiting=state.waiting & out,
                turn=event.turn,
            )
        case Drawing() | Showdown():
            left = replace(state, live=state.live & out, waiting=state.waiting & out, turn=event.turn)
            return draw_ended(left) if isinstance(left, Drawing) and event.turn == NOBODY else left
        case Choosing():
            return replace(state, live=state.live & out, waiting=state.waiting & out)


def _restored(state: OnFelt | Serving, event: happened.HandRestored) -> OnFelt | Serving:
    seat = event.seat
    live = state.live | 1 << seat
    if isinstance(state, Dealing | Serving):
        return replace(state, live=live)
    waiting = state.waiting | event.waiting << seat
    match state:
        case BettingRound():
            return replace(state, live=live, able=with_chips(live, state.stacks), waiting=waiting)
        case Choosing():
            # A player who had chosen before his hand was killed keeps his choice.
            chosen = state.picks[seat] != NOBODY
            return replace(state, live=live, waiting=state.waiting if chosen else waiting)
        case Drawing() | Showdown():
            # If everybody else is done, it is his turn.
            turn = seat if event.waiting and state.turn == NOBODY else state.turn
            return replace(state, live=live, waiting=waiting, turn=turn)


def _bet_set(state: BettingRound, event: happened.BetSet) -> BettingRound:
    seat = event.seat
    stacks, bets = list(state.stacks), list(state.bets)
    stacks[seat] += bets[seat] - event.to
    bets[seat] = event.to
    able = with_chips(state.live, tuple(stacks))
    return replace(
        state,
        stacks=tuple(stacks),
        bets=tuple(bets),
        able=able,
        waiting=state.waiting & able,
        price=replace(state.price, high=event.high),
    )


def _turn_set(state: BettingRound, event: happened.TurnSet) -> BettingRound:
    return replace(state, turn=event.turn, waiting=event.waiting)


def _seat_held(state: BettingRound, event: happened.SeatHeld) -> BettingRound:
    others = [one for one in holds_of(state) if one.seat != event.seat]
    return holding(state, others if event.hold == FREE else [*others, event])


def _card_given(state: OnFelt, event: happened.CardGiven) -> OnFelt:
    cards = state.felt.cards
    holes, faces = list(cards.holes), list(cards.faces)
    holes[event.seat] += (event.place,)
    faces[event.seat] += (UNKNOWN,)
    return _with_cards(state, replace(cards, holes=tuple(holes), faces=tuple(faces), stub=event.stub))


def _card_exchanged(state: OnFelt, event: happened.CardExchanged) -> OnFelt:
    cards = state.felt.cards
    holes, faces = list(cards.holes), list(cards.faces)
    pick = holes[event.seat].index(event.burned)
    holes[event.seat] = tuple([event.place if place == event.burned else place for place in holes[event.seat]])
    faces[event.seat] = tuple([event.face if at == pick else face for at, face in enumerate(faces[event.seat])])
    burns = (*cards.burns, event.burned)
    cards = replace(cards, holes=tuple(holes), faces=tuple(faces), burns=burns, stub=event.stub)
    state = _with_cards(state, cards)
    return replace(state, turn=event.turn) if isinstance(state, BettingRound) and event.turn != NOBODY else state


def _board_taken_back(state: BettingRound | Dealing, event: happened.BoardTakenBack) -> Dealing:
    cards = state.felt.cards
    return _street_before(state, replace(cards, board=cards.board[: -event.count]))


def _cards_taken_back(state: BettingRound | Dealing, event: happened.CardsTakenBack) -> Dealing:
    cards = state.felt.cards
    holes = tuple([mine[:held] for mine, held in zip(cards.holes, event.held, strict=True)])
    faces = tuple([mine[:held] for mine, held in zip(cards.faces, event.held, strict=True)])
    return _street_before(state, replace(cards, holes=holes, faces=faces))


def _street_before(state: BettingRound | Dealing, cards: Cards) -> Dealing:
    """Goes back to the end of the street before; the floor's new stub lets the dealer go on."""
    felt = state.felt
    felt = replace(felt, street=felt.street - 1, cards=cards, aggressors=felt.aggressors[:-1])
    tabled = state.tabled if isinstance(state, Dealing) else 0
    return Dealing(felt, state.stacks, state.bets, state.live, tabled, Stage.HELD)


def _stub_rebuilt(state: OnFelt | Between, event: happened.StubRebuilt) -> OnFelt | Between:
    cards = replace(state.felt.cards, stub=event.stub)
    state = _with_cards(state, _without(cards, event.taken, state.live) if event.taken else cards)
    if isinstance(state, Dealing) and state.stage is Stage.HELD:
        return replace(state, stage=Stage.DEAL)
    return state


def _without(cards: Cards, taken: tuple[int, ...], live: int) -> Cards:
    """The cards without the discards and dead hands that went into the stub.

    A burn that went in has no place any more, but its street has had its burn: none is due a second time.
    """
    gone = set(taken)
    holes, faces = list(cards.holes), list(cards.faces)
    for seat, held in enumerate(holes):
        if held and not live >> seat & 1 and gone.issuperset(held):
            holes[seat], faces[seat] = (), ()
    burns = tuple([NOWHERE if place in gone else place for place in cards.burns])
    muck = tuple([place for place in cards.muck if place not in gone])
    return replace(cards, holes=tuple(holes), faces=tuple(faces), burns=burns, muck=muck)


def _card_exposed(state: BettingRound, event: happened.CardExposed) -> BettingRound:
    """The exposed card changes places with the card dealt face up, which is the last of the deal."""
    cards = state.felt.cards
    holes, faces = list(cards.holes), list(cards.faces)
    held = list(holes[event.seat])
    held[event.pick], held[-1] = held[-1], held[event.pick]
    holes[event.seat] = tuple(held)
    faces[event.seat] = (*[UNKNOWN] * (len(held) - 1), event.card)
    felt = replace(state.felt, cards=replace(cards, holes=tuple(holes), faces=tuple(faces)))
    return replace(state, felt=felt, turn=event.turn)


def _board_set(state: OnFelt, event: happened.BoardSet) -> OnFelt:
    """Sets the board; cards that are burned are no longer in the stub."""
    cards = state.felt.cards
    stub = max([cards.stub, *[place + 1 for place in event.burns]])
    return _with_cards(state, replace(cards, board=event.board, burns=event.burns, stub=stub))


def _stakes_set(state: BettingRound | Drawing, event: happened.StakesSet) -> Dealing | Drawing:
    """Goes back to the moment before the first round, with the postings of the right level.

    If there are discards before it, these go on.
    """
    plan = replace(state.felt.plan, stakes=event.stakes, postings=event.postings)
    stacks, bets, paid, dead = [seat.stack for seat in plan.seats], [0] * len(plan.seats), [0] * len(plan.seats), 0
    for one in event.paid:
        stacks[one.seat] -= one.amount
        if one.kind is PostingKind.DEAD_ANTE:
            dead += one.amount
        else:
            heap = paid if one.kind is PostingKind.ANTE else bets
            heap[one.seat] += one.amount
    felt = replace(state.felt, plan=plan, paid=tuple(paid), dead=dead)
    if isinstance(state, Drawing):
        return replace(state, felt=felt, stacks=tuple(stacks), bets=tuple(bets))
    felt = replace(felt, aggressors=(NOBODY,) * len(felt.aggressors))
    return Dealing(felt, tuple(stacks), tuple(bets), state.live, 0, Stage.BET)


def _voided(state: OnFelt | Between, event: happened.HandVoided) -> Settled:
    felt: Felt = state.felt
    stacks = tuple([seat.stack for seat in felt.plan.seats])
    felt = replace(felt, paid=(0,) * len(stacks), dead=0)
    return Settled(felt, stacks, state.live, 0, ())


def _award_corrected(state: Settled, event: happened.AwardCorrected) -> Settled:
    stacks = list(state.stacks)
    stacks[event.source] -= event.amount
    stacks[event.target] += event.amount
    return replace(state, stacks=tuple(stacks), pots=_moved(state.pots, event))


def _moved(pots: tuple[PotResult, ...], event: happened.AwardCorrected) -> tuple[PotResult, ...]:
    """The pots as they are given now: as much as the source had of them, from the first that was awarded on."""
    left, moved = event.amount, []
    for pot in pots:
        given = given_to(pot.shares)
        part = min(left, given.get(event.source, 0))
        if part:
            given[event.source] -= part
            given[event.target] = given.get(event.target, 0) + part
            left -= part
        moved.append(replace(pot, shares=tuple(given.items())) if part else pot)
    return tuple(moved)


def _chips_taken(state: OnFelt | Settled, event: happened.ChipsTaken) -> OnFelt | Settled:
    seat, amount, felt = event.seat, event.amount, state.felt
    brought = list(felt.plan.seats)
    brought[seat] = replace(brought[seat], stack=brought[seat].stack - amount)
    stacks = (*state.stacks[:seat], state.stacks[seat] - amount, *state.stacks[seat + 1 :])
    state = replace(state, felt=replace(felt, plan=replace(felt.plan, seats=tuple(brought))), stacks=stacks)
    if not isinstance(state, BettingRound):
        return state
    able = with_chips(state.live, stacks)
    return replace(state, able=able, waiting=state.waiting & able, turn=event.turn)


# Each event has its own phases, and mypy cannot check a table of functions with different parameters.
APPLY_FLOOR: dict[type, Callable[[Any, Any], HandState]] = {
    happened.HandRuledDead: _ruled_dead,
    happened.HandRestored: _restored,
    happened.BetSet: _bet_set,
    happened.TurnSet: _turn_set,
    happened.SeatHeld: _seat_held,
    happened.CardGiven: _card_given,
    happened.CardExchanged: _card_exchanged,
    happened.BoardTakenBack: _board_taken_back,
    happened.CardsTakenBack: _cards_taken_back,
    happened.StubRebuilt: _stub_rebuilt,
    happened.CardExposed: _card_exposed,
    happened.BoardSet: _board_set,
    happened.StakesSet: _stakes_set,
    happened.HandVoided: _voided,
    happened.AwardCorrected: _award_corrected,
    happened.ChipsTaken: _chips_taken,
}
