"""Exchanging and discarding hole cards, for streets whose variant says so."""

from shuffleup.cards.deck import Deck
from shuffleup.games.variant import Street
from shuffleup.hand.actions import Discard
from shuffleup.hand.events import CardsDrawn, DrawOpened
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rules import HandRules
from shuffleup.hand.seats import after, lowest
from shuffleup.hand.state import NOBODY, Dealing, Drawing


def open_draw(rules: HandRules, state: Dealing) -> DrawOpened | None:
    """The draw of the street just dealt, from the left of the button; all-in players draw too."""
    street = rules.variant.streets[state.felt.street]
    if not street.draw and not street.discard:
        return None
    return DrawOpened(state.felt.street, lowest(state.live), state.live)


def discard(rules: HandRules, state: Drawing, deck: Deck, action: Discard) -> CardsDrawn | Refusal:
    """Throws the picked cards away and deals as many new ones where the street is a draw."""
    seat = action.seat
    if seat != state.turn:
        number = state.felt.plan.seats[state.turn].number
        return Refusal("not-your-turn", f"seat {number} is to act", rules.cite("oot_rule"), (("seat", seat),))
    street = rules.variant.streets[state.felt.street]
    refusal = _wrong_picks(street, action.picks, len(state.felt.cards.holes[seat]))
    if refusal:
        return refusal
    holes = state.felt.cards.holes[seat]
    stub = state.felt.cards.stub
    fresh = len(action.picks) if street.draw else 0
    if stub + fresh > len(deck):
        return Refusal("wrong-discard", f"only {len(deck) - stub} cards are left in the deck")
    waiting = state.waiting & ~(1 << seat)
    turn = after(waiting, seat) if waiting else NOBODY
    thrown = tuple([holes[pick] for pick in action.picks])
    return CardsDrawn(seat, thrown, tuple(range(stub, stub + fresh)), stub + fresh, turn)


def _wrong_picks(street: Street, picks: tuple[int, ...], held: int) -> Refusal | None:
    if len(set(picks)) != len(picks) or any(not 0 <= pick < held for pick in picks):
        return Refusal("wrong-discard", f"name each card once, by its place from 0 to {held - 1}")
    if street.discard and len(picks) != street.discard:
        return Refusal("wrong-discard", f"discard exactly {street.discard}")
    if street.draw and len(picks) > street.draw:
        return Refusal("wrong-discard", f"at most {street.draw} cards may be drawn")
    return None
