"""Decides the floor's orders about cards: an exposed down card, an exchanged card, a corrected board.

Upcards decide who opens. If nobody has acted in the round, the turn goes to the player who opens by the cards as they
are after the order. A bring-in posted for an absent player (TDA 30) goes back if his card no longer requires it, and is
posted if it now does.

A board has as many cards as the street requires, from this hand's deck and each only once. It has no card that a player
holds, and from the stub only the next card, with which a flop dealt without a burn is scrambled (TDA 39). Burned cards
are named by their places.
"""

from typing import TypeAlias

from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.cards.card import CARD_TEXT, UNKNOWN, Card
from shuffleup.cards.deck import Deck
from shuffleup.hand.events import BroughtIn
from shuffleup.hand.orders.actions import ExchangeCard, ExposeCard, SetBoard
from shuffleup.hand.orders.events import BetSet, BoardSet, CardExchanged, CardExposed
from shuffleup.hand.phases.opening import absent_bring_in, untouched
from shuffleup.hand.phases.rounds import open_round
from shuffleup.hand.phases.stub import STUB_SHORT, short_stub
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import NOBODY, NOWHERE, BettingRound, Choosing, Dealing, Drawing, Felt, Stage
from shuffleup.hand.strict_cards import deck_of_hand

CardEvents: TypeAlias = tuple[BetSet | CardExposed | CardExchanged | BroughtIn, ...]


def expose(rules: HandRules, state: BettingRound, deck: Deck, action: ExposeCard) -> CardEvents | Refusal:
    """Makes the exposed card the door card, so that its seat may have to bring in (RP-10 A)."""
    seat, pick = action.seat, action.pick
    most = rules.variant.streets[0].down - 1
    if not 0 <= pick <= most:
        return refuse("not-face-down", most=most)
    held = state.felt.cards.holes[seat]
    known = deck.cards[held[pick]]
    card = known if action.card == UNKNOWN else action.card
    if card == UNKNOWN or known not in (UNKNOWN, card):
        return refuse("wrong-cards", seat=seat, pick=pick, why="exposed")
    return _opened_again(rules, state, CardExposed(seat, pick, card, NOBODY, action.by), len(held) - 1, card)


def exchange(
    rules: HandRules, state: Dealing | BettingRound | Drawing | Choosing, deck: Deck, action: ExchangeCard
) -> CardEvents | Refusal:
    """Exchanges a card; the new one is face up if the old one was, and face down if not."""
    seat, pick = action.seat, action.pick
    holes = state.felt.cards.holes[seat]
    if not 0 <= pick < len(holes):
        return refuse("no-such-card", pick=pick, why="hole", cards=len(holes))
    stub = state.felt.cards.stub
    if stub >= len(deck):
        if short_stub(rules, state, deck, action):
            return refuse(STUB_SHORT, cards=0)
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
    """The refusal if no card is left to deal."""
    return refuse("no-cards-left")


def _opened_again(
    rules: HandRules, state: BettingRound, event: CardExposed | CardExchanged, up: int, face: Card
) -> CardEvents:
    """The event with the seat that opens if ``face`` is at place ``up`` of the hand, and the corrected bring-in."""
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


# ── the board ────────────────────────────────────────────────────────────────────────────────────────────────────────


def set_board(rules: HandRules, felt: Felt, deck: Deck, action: SetBoard) -> tuple[BoardSet] | Refusal:
    """The board as the floor has corrected it."""
    wanted = len(felt.cards.board)
    if len(action.board) != wanted:
        return refuse("wrong-cards", cards=len(action.board), why="board", wanted=wanted)
    free = _free(rules, felt, deck)
    for card in action.board:
        if card != UNKNOWN and (card not in free or action.board.count(card) > 1):
            told = CARD_TEXT[card] if card in deck_of_hand(rules, felt.plan) else str(card)
            return refuse("wrong-cards", card=told, why="elsewhere")
    if not _can_be_burned(felt, deck, action):
        return refuse("wrong-cards", why="burns")
    return (BoardSet(action.board, action.burns, action.by),)


def _free(rules: HandRules, felt: Felt, deck: Deck) -> set[Card]:
    """The cards that may be on the board, as far as deck and table know the cards."""
    cards = felt.cards
    seen = {face for faces in cards.faces for face in faces}
    held = {deck.cards[place] for holes in cards.holes for place in holes}
    return {*deck_of_hand(rules, felt.plan)} - seen - held - {*deck.cards[cards.stub + 1 :]} | {*cards.board}


def _can_be_burned(felt: Felt, deck: Deck, action: SetBoard) -> bool:
    held = {place for holes in felt.cards.holes for place in holes}
    burned = [place for place in action.burns if place != NOWHERE]
    known = {deck.cards[place] for place in burned if 0 <= place < len(deck)} - {UNKNOWN}
    return (
        len(set(burned)) == len(burned)
        and all(0 <= place < len(deck) and place not in held for place in burned)
        and known.isdisjoint(action.board)
    )
