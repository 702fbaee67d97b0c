"""Where people deal, the button that is shown is the one that the floor told; what the record cannot know it says."""

from shuffleup.projections.floor import TableCard, floor
from shuffleup.tournament.words import entry as c
from shuffleup.tournament.words.commands import AdvanceLevel, DrawSeats, Register, StartEvent
from shuffleup.tournament.words.live import CountHands, PlaceButton, ReportBust
from tests.tournament.cage_desk import REBUYS, announced, paid
from tests.tournament.mixed_room import HOLDEM, STUD, mixed_event, room
from tests.tournament.room import Room, a_small_pot


def opened(players: int = 6) -> Room:
    at = Room(announced(rebuy=REBUYS, seats=8))
    at.open(players)
    return at


def card(at: Room, table: int = 1) -> TableCard:
    return next(one for one in floor(at.now, at.at).tables if one.table == table)


def shown(at: Room, table: int = 1) -> tuple[int, int, bool]:
    """The chairs of the button and of the next big blind, and whether the record knows them."""
    one = card(at, table)
    return one.button, one.big_blind, one.button_known


def bust_of(at: Room, chair: int) -> str:
    """Whoever sits there is out; the others share his chips."""
    player = card(at).seats[chair - 1].player
    at.send(ReportBust(players=(player,), by=(), author="Ada"))
    return player


def test_a_bust_and_a_rebuy_leave_the_button_where_it_was_told() -> None:
    at = opened()
    at.send(PlaceButton(table=1, chair=3, author="Ada"))
    assert shown(at) == (3, 5, True)
    player = bust_of(at, 3)
    assert shown(at) == (3, 0, False), "a hand was dealt: where the button went nobody said"
    at.send(c.Rebuy(player=player, payments=paid(REBUYS.cents)))
    assert shown(at) == (3, 0, False)
    at.send(PlaceButton(table=1, chair=4, author="Ada"))
    assert shown(at) == (4, 6, True)


def test_the_drawn_button_is_known_until_play_begins_and_where_it_is_drawn_anew() -> None:
    at = Room(announced(seats=8))
    at.send(Register(tuple("abcdef")))
    at.send(DrawSeats())
    drawn, big, known = shown(at)
    assert known and big
    at.send(StartEvent())
    assert shown(at) == (drawn, 0, False), "hands are dealt, and nobody tells where the button goes"


def test_what_was_told_of_the_button_holds_until_the_level_is_over() -> None:
    at = opened()
    at.send(PlaceButton(table=1, chair=2, author="Ada"))
    at.send(AdvanceLevel())
    assert shown(at) == (2, 0, False)


def test_hands_that_are_counted_move_the_button() -> None:
    at = room(mixed_event(HOLDEM, STUD))
    at.send(PlaceButton(table=1, chair=2, author="Ada"))
    assert card(at).button_known
    at.send(CountHands(table=1, hands=1, author="Ada"))
    assert not card(at).button_known


def test_where_the_software_deals_the_button_is_known() -> None:
    at = Room(announced(seats=8))
    at.open(6)
    at.play_round(a_small_pot)
    assert card(at).button_known and card(at).big_blind


def test_a_move_says_by_which_button_it_was_chosen() -> None:
    at = Room(announced(seats=6))
    at.open(12)
    for _ in range(3):
        bust_of(at, next(seat.chair for seat in card(at).seats if seat.player))
    told = card(at, 2).button

    def moves() -> list[tuple[bool, int]]:
        return [(move.big_blind, move.button) for one in floor(at.now, at.at).advice for move in one.moves]

    assert moves()[0] == (True, told)
    at.send(PlaceButton(table=2, chair=5, author="Ada"))
    assert moves()[0] == (True, 0), "what is known needs no saying"
