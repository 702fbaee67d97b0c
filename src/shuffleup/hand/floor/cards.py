"""Deciding the floor's orders about cards: a down card that was exposed, a card that is exchanged, the board put right.

Up cards say who opens. As long as nobody has acted in the round, the turn goes to whoever opens by the cards as they
lie after the order; and a bring-in that was posted for an absent player (TDA 30) goes back where his card no longer
requires it, or goes in where it now does.

A board has as many cards as the street has, each of this hand's deck and each once. None that a player holds, and of
the stub none but the next one, with which a flop without a burn is scrambled (TDA 39). Burned cards are named by their
places.
"""

from typing import TypeAlias

from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.cards.card import CARD_TEXT, UNKNOWN, Card
from shuffleup.cards.deck import Deck
from shuffleup.hand.events import BroughtIn
from shuffleup.hand.floor.actions import ExchangeCard, ExposeCard, SetBoard
from shuffleup.hand.floor.events import BetSet, BoardSet, CardExchanged, CardExposed
from shuffleup.hand.phases.opening import absent_bring_in, untouched
from shuffleup.hand.phases.rounds import open_round
from shuffleup.hand.phases.stub import STUB_SHORT, short_stub
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import NOBODY, NOWHERE, BettingRound, Choosing, Dealing, Drawing, Felt, Stage
from shuffleup.hand.strict.cards import deck_of_hand

CardEvents: TypeAlias = tuple[BetSet | CardExposed | CardExchanged | BroughtIn, ...]


def expose(rules: HandRules, state: BettingRound, deck: Deck, action: ExposeCard) -> CardEvents | Refusal:
    """The exposed card is the door card, and its seat may bring in (RP-10 A)."""
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
    """The new card lies as the old one did: up where the table saw that, else down."""
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
    """No card is left to be dealt."""
    return refuse("no-cards-left")


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


# ── the board ────────────────────────────────────────────────────────────────────────────────────────────────────────


def set_board(rules: HandRules, felt: Felt, deck: Deck, action: SetBoard) -> tuple[BoardSet] | Refusal:
    """The board as the floor has put it right."""
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
    """What may lie on the board, as far as deck and table know the cards."""
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
