"""Exchanging and discarding hole cards, on streets of the variant that have it."""

from collections.abc import Callable, Sequence
from operator import index, itemgetter
from typing import TypeAlias

from shuffleup.answer import Refusal, refuse
from shuffleup.cards.deck import FULL_DECK, Deck
from shuffleup.games.variant import Street
from shuffleup.hand.actions import Discard
from shuffleup.hand.events import CardsDrawn, CardsServed, DrawOpened
from shuffleup.hand.phases.stub import STUB_SHORT, served_at_once, short_stub
from shuffleup.hand.rules import HandRules
from shuffleup.hand.seats import AFTER, lowest, members
from shuffleup.hand.state import NOBODY, Dealing, Drawing, Serving


def open_draw(rules: HandRules, state: Dealing) -> DrawOpened | None:
    """The draw of the street just dealt, from the left of the button; all-in players draw too."""
    street = rules.variant.streets[state.felt.street]
    if street.draw:
        return DrawOpened(state.felt.street, lowest(state.live), state.live)
    return _open_discards(rules, state, state.felt.street) if street.discard else None


def open_early_discards(rules: HandRules, state: Dealing) -> DrawOpened | None:
    """Discards still to come, made now because nobody can bet any more, before the board is dealt out (MED-14)."""
    return _open_discards(rules, state, len(rules.variant.streets) - 1)


def _open_discards(rules: HandRules, state: Dealing, until: int) -> DrawOpened | None:
    """Asks players who must still discard: everybody or nobody, unless the floor has restored a hand."""
    waiting = sum([1 << seat for seat in members(state.live) if discards_due(rules, state, until, seat)])
    return DrawOpened(state.felt.street, lowest(waiting), waiting) if waiting else None


def discards_due(rules: HandRules, state: Dealing | Drawing, until: int, seat: int) -> int:
    """The cards a live hand must still discard by this street; 0 if it already has too few."""
    streets = rules.variant.streets
    dealt = sum([street.down + street.up for street in streets[: state.felt.street + 1]])
    thrown = dealt - len(state.felt.cards.holes[seat])
    return max(0, sum([street.discard for street in streets[: until + 1]]) - thrown)


def draw_bounds(rules: HandRules, state: Drawing) -> tuple[int, int]:
    """The most cards the seat to act may exchange, and the number it must discard without replacement."""
    street = rules.variant.streets[state.felt.street]
    return street.draw, 0 if street.draw else _exactly(rules, state, street)


def discard(rules: HandRules, state: Drawing, deck: Deck, action: Discard) -> CardsDrawn | Refusal:
    """Discards the picked cards and, if the street is a draw, deals as many new ones."""
    seat = action.seat
    if seat != state.turn:
        return refuse("not-your-turn", rules.cite("oot_rule"), seat=seat, turn=state.turn)
    street = rules.variant.streets[state.felt.street]
    cards = state.felt.cards
    holes = cards.holes[seat]
    picks = action.picks
    count = len(picks)
    draw = street.draw
    most = draw or _exactly(rules, state, street)
    pick = _PICKERS[len(holes)][picks]
    if count > most or pick is None or not (draw or count == most):
        return _wrong_picks(0 if draw else most, most, picks, len(holes))
    served = served_at_once(street, count) if count else 0
    stub = cards.stub
    last = stub + served
    if last > len(deck.cards):
        return _too_few(rules, state, deck, action)
    waiting = state.waiting & ~(1 << seat)
    turn = AFTER[seat][waiting] if waiting else NOBODY
    drawn = tuple(range(stub, last)) if served else ()
    return CardsDrawn(seat, pick(holes), drawn, last, turn, count - served if draw else 0)


def _too_few(rules: HandRules, state: Drawing, deck: Deck, action: Discard) -> Refusal:
    """The refusal if the stub is too short for the exchange: the discards are shuffled first, if there are any."""
    left = len(deck) - state.felt.cards.stub
    if short_stub(rules, state, deck, action):
        return refuse(STUB_SHORT, cards=left)
    return refuse("wrong-discard", why="stub", cards=left)


def serve(rules: HandRules, state: Serving, deck: Deck) -> tuple[CardsServed, ...]:
    """The last card for the first seat that is owed one; empty while the discards must be shuffled for it."""
    stub = state.felt.cards.stub
    if stub >= len(deck):
        return ()
    return (CardsServed(lowest(state.waiting), (stub,), stub + 1),)


def _exactly(rules: HandRules, state: Drawing, street: Street) -> int:
    """The exact number of discards: that of the street, or all that are still due if they were brought forward."""
    return street.discard or discards_due(rules, state, len(rules.variant.streets) - 1, state.turn)


def _wrong_picks(least: int, most: int, picks: tuple[int, ...], held: int) -> Refusal:
    if _PICKERS[held][picks] is None:
        return refuse("wrong-discard", why="places", most=held - 1)
    if least == most:
        return refuse("wrong-discard", why="exactly", cards=most)
    return refuse("wrong-discard", why="at-most", cards=most)


_Picker: TypeAlias = Callable[[Sequence[int]], tuple[int, ...]]


class _Pickers(dict[tuple[int, ...], _Picker | None]):
    """Functions that take the picked places out of a hand; ``None`` if the picks do not name each card once.

    Hands are small, so the same few picks come again and again.
    """

    def __init__(self, held: int) -> None:
        super().__init__()
        self._held = held

    def __missing__(self, picks: tuple[int, ...]) -> _Picker | None:
        if len(set(picks)) < len(picks) or not all(0 <= pick < self._held for pick in picks):
            return None
        # 1.0 is found under the key 1, and must not be stored there.
        places = [index(pick) for pick in picks]
        # An item getter for one place does not give a tuple; a slice does.
        first = places[0] if places else 0
        picker: _Picker = itemgetter(*places) if len(places) > 1 else itemgetter(slice(first, first + len(places)))
        if self._held <= _REMEMBERED:
            self[picks] = picker
        return picker


_REMEMBERED = 7
"""Picks from more cards than a hand in any game has are not cached: there are too many."""
_PICKERS = tuple([_Pickers(held) for held in range(len(FULL_DECK) + 1)])
