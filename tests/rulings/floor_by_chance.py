"""Stubs that the floor has shuffled at any moment of any hand: dropped ones, and those of cards that came too early."""

import random

from shuffleup.answer import Refusal
from shuffleup.cards.shuffle.rebuilt import NewStub, rebuilt_deck
from shuffleup.hand.play import Hand
from shuffleup.hand.state import BettingRound, Drawing
from shuffleup.rulings.deck.flop import IrregularFlop, irregular_flop, redealt_stub
from shuffleup.rulings.deck.premature import Premature, premature_cards, premature_stub
from shuffleup.rulings.deck.stub import Disordered, StubOrder, disordered_places, disordered_stub
from shuffleup.rulings.ruling import Ruling


def drop_the_stub(hand: Hand, order: StubOrder, chance: random.Random | None = None) -> bool:
    """The stub falls and is rebuilt as the book says. Not where no card of it is to come."""
    found = Disordered(order, len(hand.deck))
    ruling, stub = disordered_stub(hand.rules, hand.state, found), disordered_places(hand.rules, hand.state, found)
    return _mended(hand, ruling, stub, chance)


def deal_too_early(hand: Hand, street: int, chance: random.Random | None = None, cards: int = 0) -> bool:
    """So many cards of a street, or all of them, have come too early and go back. Not where they cannot have come."""
    early = Premature(street, len(hand.deck), cards)
    ruling, stub = premature_cards(hand.rules, hand.state, early), premature_stub(hand.rules, hand.state, early)
    return _mended(hand, ruling, stub, chance)


def deal_the_flop_again(hand: Hand, chance: random.Random | None = None) -> bool:
    """A flop after two burns is dealt again. Not where there is none."""
    flop = IrregularFlop(burns=2, deck_size=len(hand.deck))
    ruling = irregular_flop(hand.rules, hand.state, flop)
    stub = None if isinstance(ruling, Refusal) else redealt_stub(hand.rules, hand.state, flop)
    return _mended(hand, ruling, stub, chance)


def interfere(hand: Hand, chance: random.Random) -> bool:
    """Any of these, where the cards on the table may still go back."""
    state = hand.state
    assert isinstance(state, BettingRound | Drawing)
    street, streets = state.felt.street, hand.rules.variant.streets
    bets = isinstance(state, BettingRound)
    on_board = bets and streets[street].board
    # A draw deals nothing that could come before anybody has asked for it.
    coming = bets and not any(following.draw for following in streets[street + 1 : street + 2])
    match chance.randrange(5):
        case 0 | 1 as order:
            return drop_the_stub(hand, (StubOrder.LOST, StubOrder.MIXED)[order], chance)
        case 2 if on_board:
            return deal_too_early(hand, street, chance)
        case 3 if on_board:
            return deal_the_flop_again(hand, chance)
        case _:
            return coming and deal_too_early(hand, street + 1, chance, chance.randint(0, 1))


def _mended(hand: Hand, ruling: Ruling | Refusal, stub: NewStub | Refusal | None, chance: random.Random | None) -> bool:
    """Shuffles the places, or leaves them in their order, hands the deck in and gives the orders."""
    if isinstance(ruling, Refusal) or not isinstance(stub, NewStub):
        return False
    orders = ruling.remedy or ruling.options[-1].remedy
    shuffled = chance.sample(stub.shuffled, len(stub.shuffled)) if chance else stub.shuffled
    hand.deck = rebuilt_deck(hand.deck, (*stub.kept, *shuffled))
    for order in orders:
        refusal = hand.act(order)
        assert refusal is None, (order, refusal)
    return True
