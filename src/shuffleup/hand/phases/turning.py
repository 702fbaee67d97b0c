"""Turning cards: the common cards of a layout, and the covered card that each player chooses to show.

layout     common cards laid face down before the first street; some are turned on each street that says so
covered    cards dealt face down; each owner turns one up, and all choose before any is seen
"""

from shuffleup.answer import Refusal, refuse
from shuffleup.cards.card import UNKNOWN
from shuffleup.cards.deck import Deck
from shuffleup.hand.actions import TurnUp
from shuffleup.hand.events import BoardLaid, BoardTurned, CardPicked, CardsUncovered, UncoverOpened
from shuffleup.hand.rules import HandRules
from shuffleup.hand.seats import members, single
from shuffleup.hand.state import NOBODY, Choosing, Dealing, Felt


def lay_board(rules: HandRules) -> BoardLaid:
    """Lays the layout's cards face down: the first cards of the deck, in the order of the places."""
    laid = len(rules.variant.layout.letters)
    return BoardLaid(tuple(range(laid)), laid)


def turn_board(rules: HandRules, deck: Deck, street: int) -> BoardTurned:
    """Turns the common cards of this street together."""
    places = rules.variant.streets[street].turns
    return BoardTurned(street, places, tuple([deck.cards[place] for place in places]))


def open_uncovering(rules: HandRules, state: Dealing) -> UncoverOpened | None:
    """Opens the choice on the street just dealt, for all-in players too; None if every hand is already face up."""
    street = state.felt.street
    waiting = state.live & ~state.tabled
    return UncoverOpened(street, waiting) if rules.variant.streets[street].uncover and waiting else None


def turn_up(rules: HandRules, state: Choosing, action: TurnUp) -> CardPicked | Refusal:
    """Chooses a covered card to turn up; the choice is final."""
    seat, pick = action.seat, action.pick
    if not (0 <= seat < len(state.stacks) and state.waiting >> seat & 1):
        return refuse("not-now", seat=seat, why="no-card-to-choose")
    if pick not in covered(state.felt, seat):
        return refuse("wrong-pick", pick=pick)
    return CardPicked(seat, pick)


def uncover(rules: HandRules, state: Choosing, deck: Deck) -> tuple[CardsUncovered, ...]:
    """Turns the chosen cards up together as soon as all have chosen; a player left alone need not show any."""
    if single(state.live):
        return (CardsUncovered(()),)
    if state.waiting:
        return ()
    holes = state.felt.cards.holes
    chosen = [(seat, state.picks[seat]) for seat in members(state.live) if state.picks[seat] != NOBODY]
    return (CardsUncovered(tuple([(seat, pick, deck.cards[holes[seat][pick]]) for seat, pick in chosen])),)


def covered(felt: Felt, seat: int) -> tuple[int, ...]:
    """The places of the covered cards in a hand, the last one dealt at the end."""
    return tuple([place for place, face in enumerate(felt.cards.faces[seat]) if face == UNKNOWN])
