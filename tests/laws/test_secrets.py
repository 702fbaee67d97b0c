"""No view and no event tells what its reader may not know: hidden cards are exchanged, and nothing changes."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.cards.card import UNKNOWN
from shuffleup.cards.deck import Deck
from shuffleup.hand.events import HandTabled, HolesDealt, ShowdownOpened
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import ShowdownMode
from shuffleup.hand.seats import members
from shuffleup.hand.state import HandState, Seated, Settled
from shuffleup.hand.view import public_view, seat_view
from shuffleup.table.seat import Attendance
from tests.laws.deals import Deal, deals
from tests.laws.playing import Choices, legal_action, steps
from tests.laws.volume import hands

RAIL = -1
MARK = 7_777_777_000
MARK_TEXT = b"7777777"
"""Far above any card, and above all the chips of a random hand."""


def seen_places(state: HandState, deck: Deck, viewer: int) -> set[int]:
    """Places of the deck whose cards the viewer knows: board, tabled hands, his own cards if he may look."""
    if isinstance(state, Seated):
        return set()
    cards = state.felt.cards
    seen = {place for place, card in enumerate(deck.cards) if card in cards.board}
    for places, faces in zip(cards.holes, cards.faces, strict=True):
        seen |= {place for place, face in zip(places, faces, strict=True) if face != UNKNOWN}
    if viewer != RAIL and state.felt.plan.seats[viewer].attendance is Attendance.PRESENT:
        seen |= set(cards.holes[viewer])
    return seen


def views(state: HandState, deck: Deck, viewer: int) -> bytes:
    """All that a viewer is shown at a moment."""
    if viewer == RAIL:
        return msgspec.json.encode(public_view(state))
    return msgspec.json.encode(seat_view(state, deck, viewer))


def exchanged(deck: Deck, one: int, other: int) -> Deck:
    """The deck with two cards in each other's place."""
    cards = list(deck.cards)
    cards[one], cards[other] = cards[other], cards[one]
    return Deck(tuple(cards))


@hands(150)
@given(deals(), st.integers(0, 2**32))
def test_exchanging_two_hidden_cards_changes_no_view(deal: Deal, pair: int) -> None:
    for step in steps(deal):
        for viewer in range(RAIL, len(deal.plan.seats)):
            hidden = sorted(set(range(52)) - seen_places(step.after, deal.deck, viewer))
            one, other = hidden[pair % len(hidden)], hidden[pair // 52 % len(hidden)]
            changed = exchanged(deal.deck, one, other)
            assert views(step.after, changed, viewer) == views(step.after, deal.deck, viewer)


@hands(100)
@given(deals())
def test_no_hidden_card_is_written_into_a_view(deal: Deal) -> None:
    """Each card a viewer may not know is replaced by a mark: no view carries one."""
    for step in steps(deal):
        for viewer in range(RAIL, len(deal.plan.seats)):
            seen = seen_places(step.after, deal.deck, viewer)
            cards = [card if place in seen else MARK + place for place, card in enumerate(deal.deck.cards)]
            assert MARK_TEXT not in views(step.after, Deck(tuple(cards)), viewer)


@hands(50)
@given(deals())
def test_a_player_sees_his_own_cards_unless_he_may_not_look(deal: Deal) -> None:
    """TDA 30, 71-C: who is not at his seat may not look, though his cards are dealt."""
    for step in steps(deal):
        assert not isinstance(step.after, Seated)
        cards = step.after.felt.cards
        for seat, plan in enumerate(deal.plan.seats):
            away = plan.attendance is not Attendance.PRESENT
            dealt = tuple([deal.deck.cards[place] for place in cards.holes[seat]])
            own = seat_view(step.after, deal.deck, seat).own
            assert own == (() if away and UNKNOWN in cards.faces[seat] else dealt)


@hands(150)
@given(deals(modes=(ShowdownMode.ASKED,)), st.integers(0, 2**32))
def test_exchanging_hidden_cards_changes_no_event_before_the_showdown(deal: Deal, pair: int) -> None:
    """The whole hand is played again with other cards in the stub and in unseen hands: its events stay the same."""
    state, events = _until_cards_speak(deal)
    hidden = sorted(set(range(52)) - seen_places(state, deal.deck, RAIL))
    one, other = hidden[pair % len(hidden)], hidden[pair // 52 % len(hidden)]
    again = _until_cards_speak(deal._replace(deck=exchanged(deal.deck, one, other)))
    assert again == (state, events)


def _until_cards_speak(deal: Deal) -> tuple[HandState, list[object]]:
    """The hand up to the act that brings about the showdown, the first open hand or the end."""
    hand, choices = deal.start(), Choices(deal.choices)
    before: tuple[HandState, list[object]] = (hand.state, [])
    while not hand.over and not _opened(hand):
        before = (hand.state, list(hand.events))
        hand.act(legal_action(hand, choices))
    return before


def _opened(hand: Hand) -> bool:
    return any(isinstance(event, HandTabled | ShowdownOpened) for event in hand.events)


@hands(100)
@given(deals())
def test_events_carry_no_card_before_the_table_sees_it(deal: Deal) -> None:
    """Hole cards travel as places; a face is in an event only from the moment its hand lies open."""
    for step in steps(deal):
        for event in step.events:
            if isinstance(event, HolesDealt):
                assert {face for faces in event.faces for face in faces} == {UNKNOWN}
    final = step.after
    assert isinstance(final, Settled)
    for seat, faces in enumerate(final.felt.cards.faces):
        if seat in members(final.tabled):
            assert faces == tuple([deal.deck.cards[place] for place in final.felt.cards.holes[seat]])
        else:
            assert set(faces) <= {UNKNOWN}
