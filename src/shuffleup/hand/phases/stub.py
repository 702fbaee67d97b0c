"""When the stub is too short for the cards due, and what is shuffled then.

    draw        a player asks for more cards than are left, or the burn is missing: discards and dead hands are shuffled
                and go below the rest of the stub, without the burns and without what this player discards now; if the
                last card of an exchange waits, only the discards of the others who have exchanged (AMB-10); the floor's
                replacement of a card exposed in the draw is dealt like a card asked for
    stud        on seventh street the last card of the deck is never dealt (TDA RP-10 H):
                stub and burns together suffice   they are shuffled and everybody gets a card
                they do not, three cards or more  the top card is burned, one card is shared
                they do not, fewer than three     stub and burns are shuffled, one is burned, one is shared
                burns that the floor has had shuffled in are already in the stub, and count as part of it

The core shuffles nothing. ``short_stub`` names the places; the caller, who has the dice, passes in a deck with as many
fresh places and orders ``RebuildStub``. Until then the dealer waits.
"""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import TypeAlias

from shuffleup.answer import Code
from shuffleup.cards.deck import Deck
from shuffleup.cards.shuffle.rebuilt import NewStub, Reshuffled
from shuffleup.games.variant import Street
from shuffleup.hand.actions import Action, Discard
from shuffleup.hand.orders.actions import ExchangeCard, Floor, RebuildStub
from shuffleup.hand.rules import HandRules
from shuffleup.hand.seats import lowest
from shuffleup.hand.state import NOWHERE, BettingRound, Cards, Dealing, Drawing, HandState, Serving, Stage

Reshuffle: TypeAlias = Callable[[NewStub], Reshuffled | Sequence[int]]
"""Puts the places of a new stub in order: the kept ones first, then the others shuffled. The shuffle is committed if
players must be able to check it, and a plain order elsewhere."""

STUB_SHORT = "stub-short"
"""The code of the refusal of a draw until the discards are shuffled."""
DEALER = Floor("dealer", Code("stub-ran-out"), "")
"""The author of a stub rebuilt because it is too short: this is the ordinary course of the game, not a ruling."""
_HELD = Stage.HELD
FEW = 3
"""With fewer cards than this on seventh street, the burns are shuffled in before a shared card (RP-10 H)."""


class Seventh(Enum):
    """How seventh street is dealt."""

    TO_EACH = "to-each"
    SHARED = "shared"
    AFTER_SHUFFLE = "after-shuffle"
    """Only after the burns, or what the floor finds, are shuffled into the stub."""


def by_dealer(floor: Floor) -> bool:
    """Did the dealer act in the ordinary course of the game, without a ruling?"""
    return (floor.author, floor.rule) == (DEALER.author, DEALER.rule)


def short_stub(rules: HandRules, state: HandState, deck: Deck, action: Action | None = None) -> NewStub | None:
    """What must be shuffled before the dealer can go on or carry out this action; None if nothing must."""
    if isinstance(action, ExchangeCard) and isinstance(state, BettingRound | Drawing):
        return _short_replacement(rules, state, deck, action)
    if isinstance(state, Drawing):
        return _short_draw(rules, state, deck, action)
    if isinstance(state, Serving):
        left = len(deck) - state.felt.cards.stub
        return _exchanged(state, deck, lowest(state.waiting)) if not left else None
    if not isinstance(state, Dealing) or state.stage is _HELD:
        return None
    following = state.felt.street + 1
    if not 0 < following < len(rules.variant.streets) or state.live & (state.live - 1) == 0 or any(state.bets):
        return None
    return short_street(rules, state, deck, following)


def short_street(rules: HandRules, state: Dealing | BettingRound, deck: Deck, street: int) -> NewStub | None:
    """What must be shuffled before this street can be dealt; None if nothing must."""
    if rules.brings_in:
        if seventh(rules, state, deck, street) is not Seventh.AFTER_SHUFFLE:
            return None
        old = _old_burns(rules, state.felt.cards, street)
        return NewStub((*old, *range(state.felt.cards.stub, len(deck)))) if old else None
    wanted = rules.variant.streets[street]
    need = burn_due(rules, state.felt.cards, street) + wanted.board
    return _recycled(state, deck) if wanted.draw and need > len(deck) - state.felt.cards.stub else None


def seventh(rules: HandRules, state: Dealing | BettingRound, deck: Deck, street: int) -> Seventh:
    """How the last street of stud is dealt with what is left of the deck; other streets deal to each player."""
    cards = state.felt.cards
    wanted = rules.variant.streets[street]
    left = len(deck) - cards.stub
    burn = burn_due(rules, cards, street)
    needed = state.live.bit_count() + burn + 1
    if not _may_be_shared(rules, wanted, street) or left >= needed:
        return Seventh.TO_EACH
    old = len(_old_burns(rules, cards, street))
    if old and (left + old >= needed or left < FEW):
        return Seventh.AFTER_SHUFFLE
    # If not even one card can be shared, there is no street, and the dealer waits for the floor.
    return Seventh.SHARED if left > burn else Seventh.AFTER_SHUFFLE


def _old_burns(rules: HandRules, cards: Cards, street: int) -> tuple[int, ...]:
    """The burns of the streets before this one, except those since shuffled into a stub."""
    return tuple([place for place in cards.burns[: rules.streets[street - 1].burns_due] if place != NOWHERE])


def _may_be_shared(rules: HandRules, wanted: Street, street: int) -> bool:
    return wanted.down > 0 and street == len(rules.variant.streets) - 1


def burn_due(rules: HandRules, cards: Cards, street: int) -> int:
    """The cards to burn before a street; a card burned early, or for an exposed one, counts (TDA 38)."""
    return max(0, rules.streets[street].burns_due - len(cards.burns))


def _short_draw(rules: HandRules, state: Drawing, deck: Deck, action: Action | None) -> NewStub | None:
    if not isinstance(action, Discard) or action.seat != state.turn:
        return None
    street = rules.variant.streets[state.felt.street]
    served = served_at_once(street, len(action.picks))
    if not street.draw or served <= len(deck) - state.felt.cards.stub:
        return None
    stub = _exchanged(state, deck, action.seat) if street.draw_at_once else _recycled(state, deck)
    # Cards left out of the floor's stub do not come back: if not even the discards are enough, fewer are drawn.
    return stub if stub and stub.size >= served else None


def _short_replacement(
    rules: HandRules, state: BettingRound | Drawing, deck: Deck, action: ExchangeCard
) -> NewStub | None:
    """The discards, if the stub is empty in a draw; during the draw, a seat does not get its own back."""
    street = rules.variant.streets[state.felt.street]
    if not street.draw or state.felt.cards.stub < len(deck) or not state.live >> action.seat & 1:
        return None
    if street.draw_at_once:
        return _exchanged(state, deck, action.seat) if isinstance(state, Drawing) else None
    thrown = state.thrown if isinstance(state, Drawing) else ()
    return _recycled(state, deck, [place for seat, places in thrown if seat == action.seat for place in places])


def served_at_once(street: Street, picks: int) -> int:
    """How many of the cards of an exchange are dealt before everybody else has been served."""
    if not street.draw:
        return 0
    return min(picks, street.draw_at_once) if street.draw_at_once else picks


def _exchanged(state: Drawing | Serving, deck: Deck, served: int) -> NewStub | None:
    """The discards of all who have exchanged, except the seat being served."""
    muck = set(state.felt.cards.muck)
    thrown = [place for seat, places in state.thrown if seat != served for place in places if place in muck]
    return NewStub(tuple(thrown), tuple(range(state.felt.cards.stub, len(deck)))) if thrown else None


def _recycled(state: Dealing | BettingRound | Drawing, deck: Deck, own: Sequence[int] = ()) -> NewStub | None:
    """All discards and dead hands, except ``own``, which the seat being served has just discarded."""
    cards = state.felt.cards
    dead = [place for seat, holes in enumerate(cards.holes) if not state.live >> seat & 1 for place in holes]
    muck = [place for place in cards.muck if place not in own] if own else cards.muck
    thrown = (*muck, *dead)
    return NewStub(thrown, tuple(range(cards.stub, len(deck)))) if thrown else None


def order_of(shuffled: Reshuffled | Sequence[int]) -> Sequence[int]:
    """The places of a new stub, next card first."""
    return shuffled.order if isinstance(shuffled, Reshuffled) else shuffled


def rebuilding(shuffled: Reshuffled | Sequence[int], state: HandState) -> RebuildStub:
    """The floor order that goes with the deck to which these places were appended."""
    order = order_of(shuffled)
    commitment = shuffled.commitment if isinstance(shuffled, Reshuffled) else ""
    taken: tuple[int, ...] = ()
    if isinstance(state, Dealing | BettingRound | Drawing | Serving):
        taken = taken_back(state.felt.cards, order)
    return RebuildStub(len(order), commitment, DEALER, taken)


def taken_back(cards: Cards, places: Sequence[int]) -> tuple[int, ...]:
    """The places in a new stub that were not in the old one: burns, discards and dead hands."""
    return tuple([place for place in places if place < cards.stub])
