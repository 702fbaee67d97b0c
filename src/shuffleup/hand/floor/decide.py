"""Decides the floor's orders: whether this phase allows them, and what they lead to.

The floor may overrule any technical rule (TDA 1), so only the impossible is refused: a seat that does not exist, chips
that nobody has, a card that was not dealt, an order without author or reason. Codes; the first that applies is given:

    no-author            an order without a name or a reason
    not-now              this phase of the hand does not have the order
    no-such-seat         the hand has no such seat
    not-live             the hand to be killed is already dead
    last-hand            the last live hand cannot be killed
    already-live         the hand to be restored is live
    no-cards             the seat was dealt nothing
    cannot-act           the turn cannot go to a seat without a live hand and chips
    no-such-hold         held to no act, to one twice, or to an amount without a bet or raise
    bets-are-in          a street with chips on it is not taken back
    no-such-card         this many cards, or this one, were not dealt
    wrong-cards          a board of the wrong size, or with cards that cannot be on it
    no-such-stub         more fresh places than the deck has: the stub would begin among the dealt cards
    stub-short           the stub is empty, and the discards of the draw are shuffled first
    no-cards-left        the stub is empty
    not-face-down        only a down card of the deal can have been exposed
    no-such-stakes       a negative price, or no bet in a game that begins with one
    chips-are-in         the level can be corrected only before anybody calls or raises
    does-not-sum         the pot given away is larger or smaller than the chips on the felt
    not-enough-chips     nobody has these chips
"""

from collections.abc import Callable
from typing import Any, TypeAlias, cast

from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.cards.deck import Deck
from shuffleup.hand.actions import Call, RaiseTo
from shuffleup.hand.events import BetsCollected, HandEnded, HandEvent, PotAwarded
from shuffleup.hand.floor.cards import empty_stub, exchange, expose, set_board
from shuffleup.hand.floor.evolve import APPLY_FLOOR
from shuffleup.hand.options import Options
from shuffleup.hand.orders import actions as asked
from shuffleup.hand.orders import events as happened
from shuffleup.hand.orders.actions import FloorAction
from shuffleup.hand.phases.betting import BettingEvent, call, next_to_act, raise_to
from shuffleup.hand.phases.dealing import post
from shuffleup.hand.phases.last_street import street_board, street_cards
from shuffleup.hand.phases.opening import untouched
from shuffleup.hand.phases.rounds import entry_price, least_bet
from shuffleup.hand.phases.turning import covered
from shuffleup.hand.rules import HandRules
from shuffleup.hand.seats import after, members, single
from shuffleup.hand.state import (
    NOBODY,
    BettingRound,
    BlindOpening,
    CatchUp,
    Choosing,
    Dealing,
    Drawing,
    HandState,
    Seated,
    Serving,
    Settled,
    Showdown,
)
from shuffleup.table.plan import HandPlan, Posting
from shuffleup.table.posting import repriced
from shuffleup.table.stakes import Stakes

HandsLive: TypeAlias = Dealing | BettingRound | Drawing | Choosing | Showdown
"""The phases in which a hand can be killed and brought back."""
Ordered: TypeAlias = tuple[HandEvent, ...] | Refusal
NO_BLINDS = refuse("no-blinds")
"""Games in which antes decide who is dealt in and may already be in a carried pot: they are not charged again."""


def order(rules: HandRules, state: HandState, deck: Deck, action: FloorAction) -> Ordered:
    """The events of a floor order, or the reason why it cannot be carried out."""
    if not action.by.author.strip() or not action.by.reason.strip():
        return refuse("no-author")
    seat = getattr(action, "seat", 0)
    if isinstance(state, Seated):
        return _not_now()
    if not 0 <= seat < len(state.stacks):
        return refuse("no-such-seat", seat=seat)
    comes_any_time = isinstance(action, asked.VoidHand | asked.RebuildStub)
    if isinstance(state, BlindOpening | Serving | CatchUp) and not comes_any_time:
        return _not_now()
    answer: Ordered = _ORDERS[type(action)](rules, state, deck, action)
    return answer


def _not_now() -> Refusal:
    return refuse("not-now", why="phase")


# ── hands ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _kill(rules: HandRules, state: HandState, deck: Deck, action: asked.KillHand) -> Ordered:
    if isinstance(state, Seated | Settled | BlindOpening | Serving | CatchUp):
        return _not_now()
    now: HandsLive = state
    events: list[HandEvent] = []
    for seat in (action.seat, *action.others):
        if not 0 <= seat < len(state.stacks):
            return refuse("no-such-seat", seat=seat)
        if not now.live >> seat & 1:
            return refuse("not-live", seat=seat)
        if single(now.live):
            return refuse("last-hand")
        events.append(happened.HandRuledDead(seat, _turn_without(now, seat), action.by))
        now = cast(HandsLive, APPLY_FLOOR[happened.HandRuledDead](now, events[-1]))
    return tuple(events)


def _restore(rules: HandRules, state: HandState, deck: Deck, action: asked.RestoreHand) -> Ordered:
    if isinstance(state, Seated | Settled | BlindOpening | Serving | CatchUp):
        return _not_now()
    seat = action.seat
    if state.live >> seat & 1:
        return refuse("already-live", seat=seat)
    if not state.felt.cards.holes[seat]:
        return refuse("no-cards", seat=seat)
    return (happened.HandRestored(seat, _must_act(state, seat), action.by),)


def _turn_without(state: HandsLive, seat: int) -> int:
    """The seat to act once this hand is dead, or ``NOBODY`` if nobody is left to act."""
    if isinstance(state, Dealing | Choosing):
        return NOBODY
    bit = 1 << seat
    waiting = state.waiting & ~bit
    # The last hand left wins the pot: it has nobody to bet or draw against. At a showdown it may be asked to show.
    if not waiting or (not isinstance(state, Showdown) and single(state.live & ~bit)):
        return NOBODY
    return after(waiting, seat) if state.turn == seat else state.turn


def _must_act(state: HandsLive, seat: int) -> bool:
    """Does a restored hand still have to act? What it did before it was killed is not done again."""
    match state:
        case Dealing():
            return False
        case BettingRound():
            unanswered = state.bets[seat] < state.price.high or not state.acted >> seat & 1
            return state.stacks[seat] > 0 and unanswered
        case Drawing():
            return all(seat != exchanged for exchanged, _ in state.thrown)
        case Choosing():
            return state.picks[seat] == NOBODY and len(covered(state.felt, seat)) > 1
        case Showdown():
            return not state.tabled >> seat & 1


# ── bets and turn ────────────────────────────────────────────────────────────────────────────────────────────────────


def _set_bet(rules: HandRules, state: HandState, deck: Deck, action: asked.SetBet) -> Ordered:
    if not isinstance(state, BettingRound):
        return _not_now()
    seat, to = action.seat, action.to
    everything = state.stacks[seat] + state.bets[seat]
    if not 0 <= to <= everything:
        return refuse("not-enough-chips", seat=seat, to=to, most=everything, why="in-front")
    others = [bet for other, bet in enumerate(state.bets) if other != seat]
    price = max(to, entry_price(rules, state.felt), *others)
    set_to = happened.BetSet(seat, to, price, action.by)
    if act := _act_behind(rules, state, action):
        return (act, set_to)
    bets = (*state.bets[:seat], to, *state.bets[seat + 1 :])
    owing = state.waiting | _short(state.able, bets, price)
    return (set_to,) if owing == state.waiting else (set_to, happened.TurnSet(state.turn, owing, action.by))


def _act_behind(rules: HandRules, state: BettingRound, action: asked.SetBet) -> BettingEvent | None:
    """The bet, raise or call that these chips make, from a seat that owes an answer; ``None`` if they are no action.

    The floor may allow a size that the rules do not. Seats that were to act before this one are still to act.
    """
    seat, to = action.seat, action.to
    if to <= state.bets[seat] or not state.waiting >> seat & 1:
        return None
    played = replace(state, turn=seat)
    act: BettingEvent | Refusal
    if to > state.price.high:
        act = raise_to(rules, played, RaiseTo(seat, to), Options(seat, fold=True, call=0, min_to=to, max_to=to))
    elif to == min(state.price.high, state.bets[seat] + state.stacks[seat]):
        act = call(rules, played, Call(seat))
    else:
        return None
    assert not isinstance(act, Refusal), act
    return act if seat == state.turn else replace(act, turn=state.turn)


def _short(able: int, bets: tuple[int, ...], price: int) -> int:
    """The seats in ``able`` that owe more chips."""
    return sum([1 << seat for seat in members(able) if bets[seat] < price])


def _set_turn(rules: HandRules, state: HandState, deck: Deck, action: asked.SetTurn) -> Ordered:
    if not isinstance(state, BettingRound):
        return _not_now()
    bit = 1 << action.seat
    if not state.able & bit:
        return refuse("cannot-act", seat=action.seat, why="no-chips")
    owing = state.waiting | _short(state.able, state.bets, state.price.high)
    return (happened.TurnSet(action.seat, owing | bit, action.by),)


def _hold(rules: HandRules, state: HandState, deck: Deck, action: asked.HoldSeat) -> Ordered:
    if not isinstance(state, BettingRound):
        return _not_now()
    seat, hold = action.seat, action.hold
    if not state.able >> seat & 1:
        return refuse("cannot-act", seat=seat, why="no-chips")
    raises = asked.HeldAct.RAISE in hold.acts
    if not hold.acts or len(set(hold.acts)) < len(hold.acts) or hold.to < 0 or (hold.to and not raises):
        return refuse("no-such-hold")
    others = (*hold.reduced_by, *[bet.seat for bet in hold.facing if bet.seat != NOBODY])
    for other in others:
        if not 0 <= other < len(state.stacks):
            return refuse("no-such-seat", seat=other)
    everything = state.stacks[seat] + state.bets[seat]
    if hold.to > everything:
        return refuse("not-enough-chips", seat=seat, to=hold.to, most=everything, why="in-front")
    return (happened.SeatHeld(seat, hold, action.by),)


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _give_card(rules: HandRules, state: HandState, deck: Deck, action: asked.GiveCard) -> Ordered:
    if isinstance(state, Seated | Settled | Showdown):
        return _not_now()
    stub = state.felt.cards.stub
    if stub >= len(deck):
        return empty_stub()
    return (happened.CardGiven(action.seat, stub, stub + 1, action.by),)


def _exchange(rules: HandRules, state: HandState, deck: Deck, action: asked.ExchangeCard) -> Ordered:
    if not isinstance(state, Dealing | BettingRound | Drawing | Choosing):
        return _not_now()
    return exchange(rules, state, deck, action)


def _expose(rules: HandRules, state: HandState, deck: Deck, action: asked.ExposeCard) -> Ordered:
    if not (rules.brings_in and isinstance(state, BettingRound) and not state.felt.street and untouched(state)):
        return _not_now()
    return expose(rules, state, deck, action)


def _take_back(rules: HandRules, state: HandState, deck: Deck, action: asked.TakeBack) -> Ordered:
    if not isinstance(state, BettingRound | Dealing):
        return _not_now()
    if isinstance(state, BettingRound) and any(state.bets):
        return refuse("bets-are-in")
    cards = state.felt.cards
    given = street_cards(rules, state)
    to_hands = sum(map(len, given))
    dealt = (to_hands or street_board(rules, state)) if state.felt.street > 0 else 0
    if not dealt or action.count != dealt:
        return refuse("no-such-card", count=action.count, why="street", cards=dealt)
    if to_hands:
        held = tuple([len(mine) - len(new) for mine, new in zip(cards.holes, given, strict=True)])
        return (happened.CardsTakenBack(held, action.by),)
    return (happened.BoardTakenBack(action.count, action.by),)


def _rebuild(rules: HandRules, state: HandState, deck: Deck, action: asked.RebuildStub) -> Ordered:
    if isinstance(state, Seated | Settled):
        return _not_now()
    undealt = len(deck) - state.felt.cards.stub
    if not 0 < action.size <= undealt:
        return refuse("no-such-stub", size=action.size, why="deck", places=undealt)
    return (happened.StubRebuilt(len(deck) - action.size, action.size, action.commitment, action.by, action.taken),)


def _set_board(rules: HandRules, state: HandState, deck: Deck, action: asked.SetBoard) -> Ordered:
    return _not_now() if isinstance(state, Seated | Settled) else set_board(rules, state.felt, deck, action)


def _set_stakes(rules: HandRules, state: HandState, deck: Deck, action: asked.SetStakes) -> Ordered:
    """Corrects the level in the first round, before anybody has put in chips besides the postings."""
    if rules.dealing.before_cards:
        return NO_BLINDS
    if not isinstance(state, BettingRound | Drawing) or state.felt.street > rules.variant.first_round:
        return _not_now()
    if not _can_be_played_for(rules, action.stakes):
        return refuse("no-such-stakes")
    plan = state.felt.plan
    due = repriced(plan, action.stakes)
    before = _paid(plan)
    acted = [
        seat
        for seat, each in enumerate(plan.seats)
        if each.stack - sum([one.amount for one in before if one.seat == seat]) != state.stacks[seat]
    ]
    if acted:
        return refuse("chips-are-in", seat=acted[0])
    return (happened.StakesSet(action.stakes, due, _paid(replace(plan, postings=due)), action.by),)


def _can_be_played_for(rules: HandRules, stakes: Stakes) -> bool:
    """Are no prices negative, and is there an opening bet and, in a game with two bets, the smaller one?

    A bring-in is less than the bet that completes it.
    """
    prices = (stakes.small_blind, stakes.big_blind, stakes.ante, stakes.small_bet, stakes.big_bet, stakes.bring_in)
    opening = (stakes.bring_in, stakes.small_bet) if rules.brings_in else (stakes.big_blind,)
    spread = not rules.betting.spread or 0 < stakes.small_bet <= stakes.big_bet
    completed = not rules.brings_in or stakes.bring_in < least_bet(rules, stakes, rules.variant.first_round)
    return min(prices) >= 0 and min(opening) > 0 and spread and completed and stakes.unit > 0


def _paid(plan: HandPlan) -> tuple[Posting, ...]:
    return tuple([Posting(one.seat, one.kind, one.amount) for one in post(plan).payments])


# ── the end ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _void(rules: HandRules, state: HandState, deck: Deck, action: asked.VoidHand) -> Ordered:
    if isinstance(state, Seated | Settled):
        return _not_now()
    return (happened.HandVoided(action.by),)


def _award(rules: HandRules, state: HandState, deck: Deck, action: asked.AwardPot) -> Ordered:
    if isinstance(state, Seated | Settled | Drawing | Choosing | CatchUp):
        return _not_now()
    felt = state.felt
    bets = 0 if isinstance(state, Showdown) else sum(state.bets)
    held = sum(felt.paid) + felt.dead + bets
    given = sum([chips for _, chips in action.shares])
    if given != held or any(chips < 0 or not 0 <= seat < len(state.stacks) for seat, chips in action.shares):
        return refuse("does-not-sum", held=held, given=given)
    awarded = PotAwarded(0, held, members(state.live), action.shares, "floor")
    in_round = isinstance(state, BettingRound) or bets > 0
    collected = (BetsCollected(NOBODY, 0),) if in_round else ()
    return (*collected, awarded, HandEnded())


def _correct(rules: HandRules, state: HandState, deck: Deck, action: asked.CorrectAward) -> Ordered:
    if not isinstance(state, Settled):
        return _not_now()
    seats = len(state.stacks)
    if not (0 <= action.source < seats and 0 <= action.target < seats):
        return refuse("no-such-seat", why="seats", seats=seats)
    if not 0 < action.amount <= state.stacks[action.source]:
        return _no_such_stack(action.amount, state.stacks[action.source])
    return (happened.AwardCorrected(action.source, action.target, action.amount, action.by),)


def _take_chips(rules: HandRules, state: HandState, deck: Deck, action: asked.TakeChips) -> Ordered:
    if isinstance(state, Seated):
        return _not_now()
    seat, stack = action.seat, state.stacks[action.seat]
    if not 0 < action.amount <= stack:
        return _no_such_stack(action.amount, stack)
    turn = state.turn
    if isinstance(state, BettingRound) and turn == seat and action.amount == stack:
        bit = 1 << seat
        turn = next_to_act(state, seat, state.waiting & ~bit, state.able & ~bit, state.live)
    return (happened.ChipsTaken(seat, action.amount, turn, action.by),)


def _no_such_stack(amount: int, stack: int) -> Refusal:
    return refuse("not-enough-chips", amount=amount, why="stack", stack=stack)


# Each order has its own action, and mypy cannot check a table of functions with different parameters.
_ORDERS: dict[type, Callable[[HandRules, Any, Deck, Any], Ordered]] = {
    asked.KillHand: _kill,
    asked.RestoreHand: _restore,
    asked.SetBet: _set_bet,
    asked.SetTurn: _set_turn,
    asked.HoldSeat: _hold,
    asked.GiveCard: _give_card,
    asked.ExchangeCard: _exchange,
    asked.ExposeCard: _expose,
    asked.TakeBack: _take_back,
    asked.RebuildStub: _rebuild,
    asked.SetBoard: _set_board,
    asked.SetStakes: _set_stakes,
    asked.VoidHand: _void,
    asked.AwardPot: _award,
    asked.CorrectAward: _correct,
    asked.TakeChips: _take_chips,
}
