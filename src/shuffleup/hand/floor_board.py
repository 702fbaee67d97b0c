"""Deciding a board that the floor puts right: what can lie there.

As many cards as the street has, each of this hand's deck and each once. None that a player holds, and of the stub none
but the next one, with which a flop without a burn is scrambled (TDA 39). Burned cards are named by their places.
"""

from shuffleup.cards.card import CARD_TEXT, UNKNOWN, Card
from shuffleup.cards.deck import Deck
from shuffleup.hand.floor_actions import SetBoard
from shuffleup.hand.floor_events import BoardSet
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import NOWHERE, Felt
from shuffleup.hand.strict import deck_of_hand


def set_board(rules: HandRules, felt: Felt, deck: Deck, action: SetBoard) -> tuple[BoardSet] | Refusal:
    """The board as the floor has put it right."""
    wanted = len(felt.cards.board)
    if len(action.board) != wanted:
        text = f"the board of this street has {wanted} cards"
        return Refusal("wrong-cards", text, "", (("cards", len(action.board)), ("why", "board"), ("wanted", wanted)))
    free = _free(rules, felt, deck)
    for card in action.board:
        if card != UNKNOWN and (card not in free or action.board.count(card) > 1):
            told = CARD_TEXT[card] if card in deck_of_hand(rules, felt.plan) else str(card)
            text = f"{told} cannot lie on the board: it is not of this deck, lies there twice or was dealt elsewhere"
            return Refusal("wrong-cards", text, "", (("card", told), ("why", "elsewhere")))
    if not _can_be_burned(felt, deck, action):
        text = "a burned card is named once, by its place in the deck, and lies neither on the board nor in a hand"
        return Refusal("wrong-cards", text, "", (("why", "burns"),))
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
