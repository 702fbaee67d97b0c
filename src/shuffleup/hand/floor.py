"""Deciding the floor's orders: possible in this phase or not, and what they lead to.

The floor may overrule any technical rule (TDA 1), so only the impossible is refused: a seat that is not there, chips
that nobody has, a card that was not dealt, an order without author or reason. Codes, the first that applies:

    no-author            an order without a name or a reason
    not-now              this phase of the hand does not know the order
    no-such-seat         the hand has no such seat
    not-live             the hand to be killed is dead already
    last-hand            the last live hand cannot be killed
    already-live         the hand to be restored is live
    no-cards             the seat was dealt nothing
    cannot-act           the turn cannot go to a seat without a live hand and chips
    bets-are-in          a street with chips on it is not taken back
    no-such-card         so many cards, or this one, were not dealt
    wrong-cards          a board of another size, or of cards that cannot lie there
    no-such-stub         more fresh places than the deck has: it would begin among the dealt cards
    stub-short           the stub is empty, and the discards of the draw are shuffled first
    no-cards-left        the stub is empty
    not-face-down        only a down card of the deal can have been exposed
    no-such-stakes       a price below nothing, or no bet in a game that begins with one
    chips-are-in         the level of a hand is put right before anybody calls or raises
    does-not-sum         a pot is given away that is larger or smaller than what lies on the felt
    not-enough-chips     nobody has these chips
"""

from collections.abc import Callable
from typing import Any, TypeAlias, cast

from msgspec.structs import replace

from shuffleup.cards.deck import Deck
from shuffleup.hand.actions import Call, RaiseTo
from shuffleup.hand.betting import BettingEvent, call, next_to_act, raise_to
from shuffleup.hand.dealing import post
from shuffleup.hand.events import BetsCollected, HandEnded, HandEvent, PotAwarded
from shuffleup.hand.floor_actions import (
    AwardPot,
    CorrectAward,
    ExchangeCard,
    ExposeCard,
    FloorAction,
    GiveCard,
    KillHand,
    RebuildStub,
    RestoreHand,
    SetBet,
    SetBoard,
    SetStakes,
    SetTurn,
    TakeBack,
    TakeChips,
    VoidHand,
)
from shuffleup.hand.floor_board import set_board
from shuffleup.hand.floor_events import (
    AwardCorrected,
    BetSet,
    BoardTakenBack,
    CardGiven,
    CardsTakenBack,
    ChipsTaken,
    HandRestored,
    HandRuledDead,
    HandVoided,
    StakesSet,
    StubRebuilt,
    TurnSet,
)
from shuffleup.hand.floor_evolve import APPLY_FLOOR
from shuffleup.hand.floor_upcards import empty_stub, exchange, expose
from shuffleup.hand.last_street import street_board, street_cards
from shuffleup.hand.live_hands import HandsLive, must_act, turn_without
from shuffleup.hand.opening import untouched
from shuffleup.hand.options import Options
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rounds import entry_price
from shuffleup.hand.rules import HandRules
from shuffleup.hand.seats import members, single
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

Ordered: TypeAlias = tuple[HandEvent, ...] | Refusal
NO_BLINDS = Refusal("no-blinds", "a game without blinds and bring-in has none to put right")
"""Where antes decide who is dealt in, and may be in a carried pot already, they are not reckoned again."""


def order(rules: HandRules, state: HandState, deck: Deck, action: FloorAction) -> Ordered:
    """The events of a floor order, or why it cannot be done."""
    if not action.by.author.strip() or not action.by.reason.strip():
        return Refusal("no-author", "a floor order names its author and its reason")
    seat = getattr(action, "seat", 0)
    if isinstance(state, Seated):
        return _not_now(state, action)
    if not 0 <= seat < len(state.stacks):
        return Refusal("no-such-seat", f"the hand has no seat {seat}", "", (("seat", seat),))
    if isinstance(state, BlindOpening | Serving | CatchUp) and not isinstance(action, VoidHand | RebuildStub):
        return _not_now(state, action)
    answer: Ordered = _ORDERS[type(action)](rules, state, deck, action)
    return answer


def _not_now(state: HandState, action: FloorAction) -> Refusal:
    return Refusal(
        "not-now",
        f"{type(action).__name__} is not possible in this phase of the hand ({type(state).__name__})",
        facts=(("why", "phase"),),
    )


# ── hands ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _kill(rules: HandRules, state: HandState, deck: Deck, action: KillHand) -> Ordered:
    if isinstance(state, Seated | Settled | BlindOpening | Serving | CatchUp):
        return _not_now(state, action)
    now: HandsLive = state
    events: list[HandEvent] = []
    for seat in (action.seat, *action.others):
        if not 0 <= seat < len(state.stacks):
            return Refusal("no-such-seat", f"the hand has no seat {seat}", "", (("seat", seat),))
        if not now.live >> seat & 1:
            return Refusal("not-live", "this hand is dead already", "", (("seat", seat),))
        if single(now.live):
            return Refusal("last-hand", "the last live hand cannot be killed: award the pot or void the hand")
        events.append(HandRuledDead(seat, turn_without(now, seat), action.by))
        now = cast(HandsLive, APPLY_FLOOR[HandRuledDead](now, events[-1]))
    return tuple(events)


def _restore(rules: HandRules, state: HandState, deck: Deck, action: RestoreHand) -> Ordered:
    if isinstance(state, Seated | Settled | BlindOpening | Serving | CatchUp):
        return _not_now(state, action)
    seat = action.seat
    if state.live >> seat & 1:
        return Refusal("already-live", "this hand is live", "", (("seat", seat),))
    if not state.felt.cards.holes[seat]:
        return Refusal("no-cards", "this seat was dealt no cards", "", (("seat", seat),))
    return (HandRestored(seat, must_act(state, seat), action.by),)


# ── bets and turn ────────────────────────────────────────────────────────────────────────────────────────────────────


def _set_bet(rules: HandRules, state: HandState, deck: Deck, action: SetBet) -> Ordered:
    if not isinstance(state, BettingRound):
        return _not_now(state, action)
    seat, to = action.seat, action.to
    everything = state.stacks[seat] + state.bets[seat]
    if not 0 <= to <= everything:
        text = f"the seat can have 0 to {everything} in front of it, not {to}"
        return Refusal(
            "not-enough-chips", text, "", (("seat", seat), ("to", to), ("most", everything), ("why", "in-front"))
        )
    others = [bet for other, bet in enumerate(state.bets) if other != seat]
    price = max(to, entry_price(rules, state.felt), *others)
    set_to = BetSet(seat, to, price, action.by)
    act = _act_behind(rules, state, action)
    if act:
        return (act, set_to)
    bets = (*state.bets[:seat], to, *state.bets[seat + 1 :])
    owing = state.waiting | _short(state.able, bets, price)
    return (set_to,) if owing == state.waiting else (set_to, TurnSet(state.turn, owing, action.by))


def _act_behind(rules: HandRules, state: BettingRound, action: SetBet) -> BettingEvent | None:
    """The bet, raise or call that these chips are, of a seat that owes an answer; ``None`` where they are no act.

    The floor allows a size that the rules would not. Whoever was to act before the seat is still to act.
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
    """The seats of ``able`` that owe more chips."""
    return sum([1 << seat for seat in members(able) if bets[seat] < price])


def _set_turn(rules: HandRules, state: HandState, deck: Deck, action: SetTurn) -> Ordered:
    if not isinstance(state, BettingRound):
        return _not_now(state, action)
    bit = 1 << action.seat
    if not state.able & bit:
        return Refusal(
            "cannot-act",
            "this seat has no live hand with chips behind",
            "",
            (("seat", action.seat), ("why", "no-chips")),
        )
    owing = state.waiting | _short(state.able, state.bets, state.price.high)
    return (TurnSet(action.seat, owing | bit, action.by),)


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _give_card(rules: HandRules, state: HandState, deck: Deck, action: GiveCard) -> Ordered:
    if isinstance(state, Seated | Settled | Showdown):
        return _not_now(state, action)
    stub = state.felt.cards.stub
    if stub >= len(deck):
        return empty_stub()
    return (CardGiven(action.seat, stub, stub + 1, action.by),)


def _exchange(rules: HandRules, state: HandState, deck: Deck, action: ExchangeCard) -> Ordered:
    if not isinstance(state, Dealing | BettingRound | Drawing | Choosing):
        return _not_now(state, action)
    return exchange(rules, state, deck, action)


def _expose(rules: HandRules, state: HandState, deck: Deck, action: ExposeCard) -> Ordered:
    if not (rules.brings_in and isinstance(state, BettingRound) and not state.felt.street and untouched(state)):
        return _not_now(state, action)
    return expose(rules, state, deck, action)


def _take_back(rules: HandRules, state: HandState, deck: Deck, action: TakeBack) -> Ordered:
    if not isinstance(state, BettingRound | Dealing):
        return _not_now(state, action)
    if isinstance(state, BettingRound) and any(state.bets):
        return Refusal("bets-are-in", "chips went in on this street: return them before its cards are taken back")
    cards = state.felt.cards
    given = street_cards(rules, state)
    to_hands = sum(map(len, given))
    dealt = (to_hands or street_board(rules, state)) if state.felt.street > 0 else 0
    if not dealt or action.count != dealt:
        text = f"the last street goes back as a whole, with all cards that it dealt: {dealt}"
        return Refusal("no-such-card", text, "", (("count", action.count), ("why", "street"), ("cards", dealt)))
    if to_hands:
        held = tuple([len(mine) - len(new) for mine, new in zip(cards.holes, given, strict=True)])
        return (CardsTakenBack(held, action.by),)
    return (BoardTakenBack(action.count, action.by),)


def _rebuild(rules: HandRules, state: HandState, deck: Deck, action: RebuildStub) -> Ordered:
    if isinstance(state, Seated | Settled):
        return _not_now(state, action)
    undealt = len(deck) - state.felt.cards.stub
    if not 0 < action.size <= undealt:
        return Refusal(
            "no-such-stub",
            f"the deck has {undealt} places that were not dealt from",
            "",
            (("size", action.size), ("why", "deck"), ("places", undealt)),
        )
    return (StubRebuilt(len(deck) - action.size, action.size, action.commitment, action.by, action.taken),)


def _set_board(rules: HandRules, state: HandState, deck: Deck, action: SetBoard) -> Ordered:
    return (
        _not_now(state, action) if isinstance(state, Seated | Settled) else set_board(rules, state.felt, deck, action)
    )


def _set_stakes(rules: HandRules, state: HandState, deck: Deck, action: SetStakes) -> Ordered:
    """The right level for the first round, before anybody has put chips in beside what he owes."""
    if rules.before_cards:
        return NO_BLINDS
    if not isinstance(state, BettingRound | Drawing) or state.felt.street > rules.variant.first_round:
        return _not_now(state, action)
    if not _can_be_played_for(rules, action.stakes):
        return Refusal("no-such-stakes", "at these stakes nothing could be bet in this game")
    plan = state.felt.plan
    due = repriced(plan, action.stakes)
    before = _paid(plan)
    acted = [
        seat
        for seat, each in enumerate(plan.seats)
        if each.stack - sum([one.amount for one in before if one.seat == seat]) != state.stacks[seat]
    ]
    if acted:
        text = f"seat {plan.seats[acted[0]].number} has put chips in: they go back before the level is put right"
        return Refusal("chips-are-in", text, "", (("seat", acted[0]),))
    return (StakesSet(action.stakes, due, _paid(replace(plan, postings=due)), action.by),)


def _can_be_played_for(rules: HandRules, stakes: Stakes) -> bool:
    """Is there no price below nothing, the bet that opens the hand, and the least one where the game has two?"""
    prices = (stakes.small_blind, stakes.big_blind, stakes.ante, stakes.small_bet, stakes.big_bet, stakes.bring_in)
    opening = (stakes.bring_in, stakes.small_bet) if rules.brings_in else (stakes.big_blind,)
    spread = not rules.betting.spread or 0 < stakes.small_bet <= stakes.big_bet
    return min(prices) >= 0 and min(opening) > 0 and spread and stakes.unit > 0


def _paid(plan: HandPlan) -> tuple[Posting, ...]:
    return tuple([Posting(one.seat, one.kind, one.amount) for one in post(plan).payments])


# ── the end ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _void(rules: HandRules, state: HandState, deck: Deck, action: VoidHand) -> Ordered:
    if isinstance(state, Seated | Settled):
        return _not_now(state, action)
    return (HandVoided(action.by),)


def _award(rules: HandRules, state: HandState, deck: Deck, action: AwardPot) -> Ordered:
    if isinstance(state, Seated | Settled | Drawing | Choosing | CatchUp):
        return _not_now(state, action)
    felt = state.felt
    bets = 0 if isinstance(state, Showdown) else sum(state.bets)
    held = sum(felt.paid) + felt.dead + bets
    given = sum([chips for _, chips in action.shares])
    if given != held or any(chips < 0 or not 0 <= seat < len(state.stacks) for seat, chips in action.shares):
        text = f"{held} chips lie on the felt and {given} are given away"
        return Refusal("does-not-sum", text, "", (("held", held), ("given", given)))
    awarded = PotAwarded(0, held, members(state.live), action.shares, "floor")
    in_round = isinstance(state, BettingRound) or bets > 0
    collected = (BetsCollected(NOBODY, 0),) if in_round else ()
    return (*collected, awarded, HandEnded())


def _correct(rules: HandRules, state: HandState, deck: Deck, action: CorrectAward) -> Ordered:
    if not isinstance(state, Settled):
        return _not_now(state, action)
    seats = len(state.stacks)
    if not (0 <= action.source < seats and 0 <= action.target < seats):
        return Refusal("no-such-seat", f"the hand has {seats} seats", facts=(("why", "seats"), ("seats", seats)))
    if not 0 < action.amount <= state.stacks[action.source]:
        return _no_such_stack(action.amount, state.stacks[action.source])
    return (AwardCorrected(action.source, action.target, action.amount, action.by),)


def _take_chips(rules: HandRules, state: HandState, deck: Deck, action: TakeChips) -> Ordered:
    if isinstance(state, Seated):
        return _not_now(state, action)
    seat, stack = action.seat, state.stacks[action.seat]
    if not 0 < action.amount <= stack:
        return _no_such_stack(action.amount, stack)
    turn = state.turn
    if isinstance(state, BettingRound) and turn == seat and action.amount == stack:
        bit = 1 << seat
        turn = next_to_act(state, seat, state.waiting & ~bit, state.able & ~bit, state.live)
    return (ChipsTaken(seat, action.amount, turn, action.by),)


def _no_such_stack(amount: int, stack: int) -> Refusal:
    facts = (("amount", amount), ("why", "stack"), ("stack", stack))
    return Refusal("not-enough-chips", f"that stack holds {stack}", "", facts)


# Each order has its own action, and mypy cannot follow a table of functions with different parameters.
_ORDERS: dict[type, Callable[[HandRules, Any, Deck, Any], Ordered]] = {
    KillHand: _kill,
    RestoreHand: _restore,
    SetBet: _set_bet,
    SetTurn: _set_turn,
    GiveCard: _give_card,
    ExchangeCard: _exchange,
    ExposeCard: _expose,
    TakeBack: _take_back,
    RebuildStub: _rebuild,
    SetBoard: _set_board,
    SetStakes: _set_stakes,
    VoidHand: _void,
    AwardPot: _award,
    CorrectAward: _correct,
    TakeChips: _take_chips,
}
