"""Games described in the test alone: five-card draw, pineapple with a discard, and a stud with cards face up.

The engine knows none of them by name; each is one value in the vocabulary of ``games.variant``.
"""

from typing import Any

import pytest

from shuffleup.answer import Refusal
from shuffleup.cards.card import UNKNOWN, parse_cards
from shuffleup.games.holdem import BOARD_STREETS
from shuffleup.games.variant import Holding, Opener, Street, Variant
from shuffleup.hand.actions import Discard, Proceed, Show
from shuffleup.hand.events import AllInsHeld, BoardDealt, CardsDrawn, HandTabled, HolesDealt
from shuffleup.hand.evolve import fold
from shuffleup.hand.orders.actions import AwardPot, Floor, KillHand, RestoreHand
from shuffleup.hand.phases.drawing import _Pickers
from shuffleup.hand.play import Hand
from shuffleup.hand.state import BettingRound, Drawing, Settled, Showdown
from shuffleup.hand.view import public_view, seat_view
from shuffleup.table.seat import Attendance
from tests.hand.dealer import act, all_of, awarded, deck_of_hands, hand_of, stacks

FIVE_CARD_DRAW = Variant(
    key="five-card-draw",
    name="five-card draw",
    streets=(
        Street("deal", Opener.AFTER_BLINDS, down=5),
        Street("draw", Opener.LEFT_OF_BUTTON, draw=5),
    ),
    holding=Holding.HOLE_ONLY,
    rankings=("high",),
    seats_max=6,
)
FLOOR = Floor("Rita", "exposed his hand", "tda-2024 1")
FLOP, TURN, RIVER = BOARD_STREETS
PINEAPPLE = Variant(
    key="crazy-pineapple",
    name="crazy pineapple",
    streets=(
        Street("preflop", Opener.AFTER_BLINDS, down=3),
        Street("flop", Opener.LEFT_OF_BUTTON, burn=1, board=3),
        Street("turn", Opener.LEFT_OF_BUTTON, burn=1, board=1, discard=1),
        RIVER,
    ),
    holding=Holding.ANY_FIVE,
    rankings=("high",),
)
FIVE_CARD_STUD = Variant(
    key="five-card-stud",
    name="five-card stud with blinds",
    streets=(
        Street("second", Opener.AFTER_BLINDS, down=1, up=1),
        Street("third", Opener.LEFT_OF_BUTTON, burn=1, up=1),
        Street("fourth", Opener.LEFT_OF_BUTTON, burn=1, up=1),
        Street("fifth", Opener.LEFT_OF_BUTTON, burn=1, down=1),
    ),
    holding=Holding.HOLE_ONLY,
    rankings=("high",),
)


def drawn(hand: Hand, *draws: tuple[int, ...]) -> Hand:
    """Each seat in turn exchanges the cards at these places of its hand."""
    for picks in draws:
        assert hand.draw(*picks) is None
    return hand


def refused(hand: Hand, seat: int, *picks: int) -> str:
    """The code by which a discard is refused."""
    answer = hand.act(Discard(seat, picks))
    assert isinstance(answer, Refusal)
    return answer.code


# ── draw ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

PAIR_AND_FLUSH_DRAW = deck_of_hands("AsAh2c3d4h", "KsQsJsTs2d", "9c9d8h7h6c")


def test_cards_are_drawn_from_the_left_of_the_button_between_the_bets() -> None:
    hand = act(hand_of(5000, 5000, 5000, game=FIVE_CARD_DRAW, deck=PAIR_AND_FLUSH_DRAW), "call call check")
    assert isinstance(hand.state, Drawing)
    assert hand.turn == 0
    drawn(hand, (2, 3, 4), (4,), ())
    assert isinstance(hand.state, BettingRound)
    assert hand.turn == 0
    assert all_of(hand, CardsDrawn) == [
        CardsDrawn(0, (6, 9, 12), (15, 16, 17), 18, 1),
        CardsDrawn(1, (13,), (18,), 19, 2),
        CardsDrawn(2, (), (), 19, -1),
    ]
    assert hand.state.felt.cards.holes[0] == (0, 3, 15, 16, 17)
    assert hand.state.felt.cards.muck == (6, 9, 12, 13)


def test_the_hand_after_the_draw_is_the_one_that_wins() -> None:
    """The flush draw gets the eighteenth place of the deck, a spade; its flush beats the aces."""
    deck = deck_of_hands("AsAh2c3d4h", "KsQsJsTs2d", "9c9d8h7h6c")
    assert deck.cards[15] != parse_cards("2s")[0]
    cards = list(deck.cards)
    spade = cards.index(parse_cards("2s")[0])
    cards[18], cards[spade] = cards[spade], cards[18]
    hand = hand_of(5000, 5000, 5000, game=FIVE_CARD_DRAW, deck=type(deck)(tuple(cards)))
    drawn(act(hand, "call call check"), (2, 3, 4), (4,), ())
    act(hand, "check check check")
    assert hand.over
    assert awarded(hand) == [(0, {1: 300})]
    assert fold(hand.events) == hand.state


def test_no_event_of_a_draw_carries_a_face() -> None:
    hand = act(hand_of(5000, 5000, 5000, game=FIVE_CARD_DRAW, deck=PAIR_AND_FLUSH_DRAW), "call call check")
    drawn(hand, (2, 3, 4), (4,), ())
    assert isinstance(hand.state, BettingRound)
    assert {face for faces in hand.state.felt.cards.faces for face in faces} == {UNKNOWN}
    own = seat_view(hand.state, hand.deck, 0).own
    assert own == tuple([hand.deck.cards[place] for place in (0, 3, 15, 16, 17)])
    assert {card for player in public_view(hand.state).players for card in player.cards} == {UNKNOWN}


def test_discards_that_cannot_be_made_are_refused() -> None:
    hand = act(hand_of(5000, 5000, 5000, game=FIVE_CARD_DRAW), "call call check")
    assert refused(hand, 1) == "not-your-turn"
    assert refused(hand, 0, 5) == "wrong-discard"
    assert refused(hand, 0, -1) == "wrong-discard"
    assert refused(hand, 0, 1, 1) == "wrong-discard"
    assert hand.check() is not None
    assert hand.raise_to(300) is not None
    assert hand.turn == 0


@pytest.mark.parametrize("picks", [(1,), (4, 1), (0, 1, 2)])
def test_parts_of_a_place_are_no_place_and_are_not_remembered(picks: tuple[int, ...]) -> None:
    """What picks cards is kept for all hands: 1.0 is found where 1 is, and would be in the way of every later draw."""
    pickers, held = _Pickers(5), (10, 11, 12, 13, 14)
    parts: Any = tuple([float(pick) for pick in picks])
    with pytest.raises(TypeError):
        pickers[parts]
    picker = pickers[picks]
    assert picker is not None
    assert picker(held) == tuple([held[pick] for pick in picks])
    assert pickers[parts] is picker


def test_nobody_draws_in_a_betting_round_or_after_folding() -> None:
    hand = hand_of(5000, 5000, 5000, game=FIVE_CARD_DRAW)
    assert refused(hand, hand.turn, 0) == "not-now"
    act(hand, "fold call check")
    drawn(hand, (), ())
    assert isinstance(hand.state, BettingRound), "the seat that folded is not asked"


def test_an_all_in_player_still_draws() -> None:
    hand = act(hand_of(300, 5000, 5000, game=FIVE_CARD_DRAW), "300 call call")
    assert isinstance(hand.state, Drawing)
    assert hand.turn == 0
    drawn(hand, (0,), (1,), (2,))
    assert hand.turn == 1, "and does not bet"


def test_with_everybody_all_in_before_the_draw_the_draw_comes_before_the_hands_are_opened() -> None:
    """Cards that can still be exchanged are not shown: TDA 16 opens hands for the board cards still to come."""
    hand = act(hand_of(300, 300, game=FIVE_CARD_DRAW), "300 call")
    assert isinstance(hand.state, Drawing)
    assert all_of(hand, HandTabled) == []
    drawn(hand, (0, 1), ())
    assert hand.over
    assert sum(stacks(hand)) == 600
    assert len(all_of(hand, HandTabled)) == 2


def test_more_cards_than_the_deck_holds_are_not_drawn() -> None:
    hand = act(hand_of(*[5000] * 6, game=FIVE_CARD_DRAW), "call call call call call check")
    for _ in range(4):
        drawn(hand, (0, 1, 2, 3, 4))
    assert refused(hand, 4, 0, 1, 2) == "stub-short"
    drawn(hand, (0, 1), ())
    assert isinstance(hand.state, BettingRound)


# ── discard without replacement ──────────────────────────────────────────────────────────────────────────────────────


def test_a_discard_takes_a_card_and_gives_none() -> None:
    deck = deck_of_hands("AsAh2c", "KsKh3c", board="4c5d9hJcQd")
    hand = act(hand_of(5000, 5000, game=PINEAPPLE, deck=deck), "call check", "check check")
    assert isinstance(hand.state, Drawing)
    assert refused(hand, 0) == "wrong-discard"
    assert refused(hand, 0, 0, 1) == "wrong-discard"
    drawn(hand, (2,), (2,))
    act(hand, "check check", "check check")
    assert hand.over
    assert [len(event.cards) for event in all_of(hand, HandTabled)] == [2]
    assert awarded(hand) == [(0, {0: 200})]


# ── hands that the floor kills or brings back ────────────────────────────────────────────────────────────────────────


def test_when_the_last_to_draw_is_killed_the_betting_begins() -> None:
    hand = act(hand_of(5000, 5000, 5000, game=FIVE_CARD_DRAW), "call call check")
    drawn(hand, (0,), (1,))
    assert hand.act(KillHand(2, FLOOR)) is None
    assert isinstance(hand.state, BettingRound) and hand.turn == 0
    assert hand.act(RestoreHand(2, FLOOR)) is None
    act(hand, "check check check")
    assert hand.over
    assert fold(hand.events) == hand.state


def test_the_last_live_hand_of_a_draw_takes_the_pot_without_drawing() -> None:
    hand = act(hand_of(5000, 5000, 5000, game=FIVE_CARD_DRAW), "call call check")
    for seat in (1, 2):
        assert hand.act(KillHand(seat, FLOOR)) is None
    assert all_of(hand, CardsDrawn) == all_of(hand, HandTabled) == []
    assert awarded(hand) == [(0, {0: 300})]
    assert fold(hand.events) == hand.state


def test_a_hand_brought_back_draws_unless_it_has_drawn() -> None:
    hand = act(hand_of(5000, 5000, 5000, game=FIVE_CARD_DRAW), "call call check")
    drawn(hand, ())
    for seat in (0, 2):
        assert hand.act(KillHand(seat, FLOOR)) is None
        assert hand.act(RestoreHand(seat, FLOOR)) is None
    drawn(hand, (), ())
    assert [event.seat for event in all_of(hand, CardsDrawn)] == [0, 1, 2]
    assert isinstance(hand.state, BettingRound)


def test_when_the_last_to_discard_is_killed_the_board_goes_on() -> None:
    hand = act(hand_of(5000, 5000, 5000, game=PINEAPPLE), "call call check", "check check check")
    drawn(hand, (2,), (2,))
    assert hand.act(KillHand(2, FLOOR)) is None
    act(hand, "check check", "check check")
    assert hand.over
    assert fold(hand.events) == hand.state


def test_a_hand_with_a_card_too_many_is_not_read_and_the_floor_awards_the_pot() -> None:
    """Killed before it discarded and brought back after, it holds three cards."""
    hand = act(hand_of(5000, 5000, 5000, game=PINEAPPLE, asked=True), "call call check", "check check check")
    assert hand.act(KillHand(0, FLOOR)) is None
    drawn(hand, (2,), (2,))
    assert hand.act(RestoreHand(0, FLOOR)) is None
    act(hand, "check check check", "check check check")
    for seat in (0, 1):
        assert hand.act(Show(seat)) is None
    assert hand.act(KillHand(2, FLOOR)) is None
    assert isinstance(hand.state, Showdown) and hand.turn == -1
    assert hand.act(RestoreHand(2, FLOOR)) is None
    assert hand.turn == 2
    assert hand.show() is None
    assert isinstance(hand.state, Showdown)
    assert hand.act(AwardPot(((1, 300),), FLOOR)) is None
    assert stacks(hand) == (4900, 5200, 4900)
    assert fold(hand.events) == hand.state


# ── cards face up ────────────────────────────────────────────────────────────────────────────────────────────────────

STUD_DECK = deck_of_hands("AsAh", "KsKh", "2c3d")


def test_up_cards_are_seen_by_all_and_down_cards_by_their_owner() -> None:
    hand = hand_of(5000, 5000, 5000, game=FIVE_CARD_STUD, deck=STUD_DECK)
    (dealt,) = all_of(hand, HolesDealt)
    ace, king, three = parse_cards("AhKh3d")
    assert dealt.faces == ((UNKNOWN, ace), (UNKNOWN, king), (UNKNOWN, three))
    view = seat_view(hand.state, hand.deck, 1)
    assert view.own == parse_cards("KsKh")
    assert [player.cards for player in view.public.players] == [(UNKNOWN, ace), (UNKNOWN, king), (UNKNOWN, three)]


def test_later_streets_burn_and_deal_only_to_those_still_in() -> None:
    hand = act(hand_of(5000, 5000, 5000, game=FIVE_CARD_STUD, deck=STUD_DECK), "call fold check")
    street = all_of(hand, HolesDealt)[1]
    assert street.burns == (6,)
    assert street.places == ((), (7,), (8,))
    assert street.faces == ((), (hand.deck.cards[7],), (hand.deck.cards[8],))
    act(hand, *["check check"] * 3)
    assert hand.over
    assert all_of(hand, BoardDealt) == []
    assert fold(hand.events) == hand.state


def test_an_absent_player_is_dealt_the_first_cards_only() -> None:
    hand = hand_of(5000, 5000, 5000, game=FIVE_CARD_STUD, deck=STUD_DECK, away={2: Attendance.ABSENT})
    act(hand, "call check")
    first, second = all_of(hand, HolesDealt)
    assert [len(places) for places in first.places] == [2, 2, 2]
    assert [len(places) for places in second.places] == [1, 1, 0]


@pytest.mark.parametrize("brought", [(300, 300, 300), (300, 5000, 300)])
def test_an_all_in_is_dealt_out_to_the_last_card_and_awarded(brought: tuple[int, ...]) -> None:
    """Cards that come face down to an open hand are seen by the table as well (TDA 16)."""
    hand = act(hand_of(*brought, game=FIVE_CARD_STUD, deck=STUD_DECK), "300 call call")
    assert hand.over
    assert sum(stacks(hand)) == sum(brought)
    assert isinstance(hand.state, Settled)
    for places, faces in zip(hand.state.felt.cards.holes, hand.state.felt.cards.faces, strict=True):
        assert faces == tuple([hand.deck.cards[place] for place in places])
        assert len(faces) == 5
    assert fold(hand.events) == hand.state


def test_hand_for_hand_a_called_all_in_waits_before_the_draw() -> None:
    """RP-8 F: no card is dealt until the floor says so, and then the draw goes on face down."""
    hand = act(hand_of(900, 5000, game="five-card-draw", hold_all_ins=True), "900 call")
    assert hand.events[-1] == AllInsHeld()
    assert hand.act(Proceed()) is None
    assert isinstance(hand.state, Drawing)
    assert not all_of(hand, HandTabled)
    for _ in range(2):
        assert hand.draw() is None
    assert hand.over
    assert len(all_of(hand, AllInsHeld)) == 1
