"""Deciding the floor's orders about one card of a hand: a down card that was exposed, a card that is exchanged.

Up cards say who opens. As long as nobody has acted in the round, the turn goes to whoever opens by the cards as they
lie after the order; and a bring-in that was posted for an absent player (TDA 30) goes back where his card no longer
requires it, or goes in where it now does.
"""

from typing import TypeAlias

from msgspec.structs import replace

from shuffleup.cards.card import UNKNOWN, Card
from shuffleup.cards.deck import Deck
from shuffleup.hand.events import BroughtIn
from shuffleup.hand.floor_actions import ExchangeCard, ExposeCard
from shuffleup.hand.floor_events import BetSet, CardExchanged, CardExposed
from shuffleup.hand.opening import absent_bring_in, untouched
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rounds import open_round
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import NOBODY, BettingRound, Choosing, Dealing, Drawing, Stage
from shuffleup.hand.stub import STUB_SHORT, short_stub

CardEvents: TypeAlias = tuple[BetSet | CardExposed | CardExchanged | BroughtIn, ...]


def expose(rules: HandRules, state: BettingRound, deck: Deck, action: ExposeCard) -> CardEvents | Refusal:
    """The exposed card is the door card, and its seat may bring in (RP-10 A)."""
    seat, pick = action.seat, action.pick
    most = rules.variant.streets[0].down - 1
    if not 0 <= pick <= most:
        return Refusal("not-face-down", f"the deal has down cards 0 to {most}", facts=(("most", most),))
    held = state.felt.cards.holes[seat]
    known = deck.cards[held[pick]]
    card = known if action.card == UNKNOWN else action.card
    if card == UNKNOWN or known not in (UNKNOWN, card):
        return Refusal(
            "wrong-cards", "name the card that was exposed", "", (("seat", seat), ("pick", pick), ("why", "exposed"))
        )
    return _opened_again(rules, state, CardExposed(seat, pick, card, NOBODY, action.by), len(held) - 1, card)


def exchange(
    rules: HandRules, state: Dealing | BettingRound | Drawing | Choosing, deck: Deck, action: ExchangeCard
) -> CardEvents | Refusal:
    """The new card lies as the old one did: up where the table saw that, else down."""
    seat, pick = action.seat, action.pick
    holes = state.felt.cards.holes[seat]
    if not 0 <= pick < len(holes):
        return Refusal(
            "no-such-card",
            f"the hand has {len(holes)} cards",
            "",
            (("pick", pick), ("why", "hole"), ("cards", len(holes))),
        )
    stub = state.felt.cards.stub
    if stub >= len(deck):
        if short_stub(rules, state, deck, action):
            text = "no cards are left: the discards must be shuffled first"
            return Refusal(STUB_SHORT, text, facts=(("cards", 0),))
        return empty_stub()
    exchanged = CardExchanged(seat, holes[pick], stub, stub + 1, action.by)
    if state.felt.cards.faces[seat][pick] == UNKNOWN:
        return (exchanged,)
    face = deck.cards[stub]
    exchanged = replace(exchanged, face=face)
    if not isinstance(state, BettingRound) or not untouched(state):
        return (exchanged,)
    return _opened_again(rules, state, exchanged, pick, face)


def empty_stub() -> Refusal:
    """No card is left to be dealt."""
    return Refusal("no-cards-left", "the stub is empty")


def _opened_again(
    rules: HandRules, state: BettingRound, event: CardExposed | CardExchanged, up: int, face: Card
) -> CardEvents:
    """The event, with the seat that opens when its hand shows ``face`` in place ``up``, and the bring-in put right."""
    faces = list(state.felt.cards.faces)
    shown = faces[event.seat]
    faces[event.seat] = (*shown[:up], face, *shown[up + 1 :])
    felt = replace(state.felt, cards=replace(state.felt.cards, faces=tuple(faces)))
    begun = Dealing(felt, state.stacks, state.bets, state.live, 0, Stage.BET)
    event = replace(event, turn=open_round(rules, begun, state.able).turn)
    if not rules.brings_in or felt.street:
        return (event,)
    posted = [seat for seat, bet in enumerate(state.bets) if bet]
    before = [chips + bet for chips, bet in zip(state.stacks, state.bets, strict=True)]
    due = absent_bring_in(rules, felt, before, state.live)
    if [one.seat for one in due] == posted:
        return (event,)
    back = [BetSet(seat, 0, state.price.high, event.by) for seat in posted]
    return (*back, event, *due)
