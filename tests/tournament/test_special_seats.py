"""Needs, wrong seats, absent players, the break order, redraws, arrivals by their order, stud."""

from collections import Counter

import pytest
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.games.catalogue import VARIANTS
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Opener
from shuffleup.projections.floor import floor
from shuffleup.table.button import clockwise
from shuffleup.table.plan import GameKey
from shuffleup.table.seat import Attendance
from shuffleup.tournament.evolve.apply import fold
from shuffleup.tournament.evolve.floor import recount
from shuffleup.tournament.facts.balance import last_opened, player_due_big_blind, plays_stud
from shuffleup.tournament.facts.seats import next_positions
from shuffleup.tournament.facts.standing import table_of
from shuffleup.tournament.verification import drawn_again
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.definition import Level
from shuffleup.tournament.words.events import Event, HandPlanned, PlayerMoved, SeatsDrawn, TableBroken
from shuffleup.tournament.words.seats import (
    ButtonsDrawn,
    CorrectSeat,
    DrawButtons,
    EndSeatNeed,
    MarkAbsent,
    MarkPresent,
    NeedSeat,
    PlayersAbsent,
    PublishBreakOrder,
    RedrawSeats,
    SeatNeed,
    SeatsExchanged,
    SeatsRedrawn,
)
from shuffleup.tournament.words.state import EventState
from tests.tournament.room import Room, event, result_of


def room_of(players: int, *, book: str = "tda-2024", seats: int = 9, seed: int = 0) -> Room:
    """A room with its players seated and the event started."""
    room = Room(event(seats=seats), book=book, seed=seed)
    room.open(players)
    return room


def need(player: str, *chairs: int, table: int = 0) -> NeedSeat:
    """A need by Ada."""
    return NeedSeat(SeatNeed(player, table, chairs, "a wheelchair", "Ada"))


def code(answer: object) -> str:
    """The code of a refusal."""
    assert isinstance(answer, Refusal), answer
    return answer.code


def seat(room: Room, player: str) -> tuple[int, int]:
    """Table and chair of a player."""
    table = table_of(room.now, player)
    assert table is not None
    return table.number, next(chair.number for chair in table.chairs if chair.player == player)


# ── needs ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def knock_out(room: Room, table: int, spared: str, losers: int) -> None:
    """A hand in which so many players of a table lose everything to another; one of the table is spared."""
    plan = room.plan(table)
    others = [one for one in plan.seats if one.player != spared]
    stacks = {one.number: 0 for one in others[1 : losers + 1]}
    stacks[others[0].number] = others[0].stack + sum(one.stack for one in others[1 : losers + 1])
    room.send(c.ReportHand(table, result_of(plan, stacks)))


@pytest.mark.parametrize("seed", range(6))
def test_a_need_is_met_in_the_draw_and_kept_through_a_break_and_the_final_table(seed: int) -> None:
    room = Room(event(), seed=seed)
    room.send(c.Register(tuple([f"p{number}" for number in range(19)])))
    room.send(need("p3", 9))
    room.send(need("p4", 9, table=2))
    room.send(c.DrawSeats())
    drawn = room.log[-1]
    assert isinstance(drawn, SeatsDrawn)
    assert len({(one.table, one.chair) for one in drawn.seats}) == 19
    assert Counter(one.table for one in drawn.seats) == {1: 7, 2: 6, 3: 6}
    assert seat(room, "p3")[1] == 9 and seat(room, "p4") == (2, 9) and drawn_again(_before(room), drawn) == drawn
    room.send(c.StartEvent())
    old = seat(room, "p3")[0]
    room.send(PublishBreakOrder((old,)))
    knock_out(room, old, "p3", 1)
    assert old not in room.now.floor.tables and seat(room, "p3")[1] == 9
    room.send(EndSeatNeed("p4"))
    for table in tuple(room.now.floor.tables):
        if len(room.now.floor.tables) > 1:
            knock_out(room, table, "p3", 5)
    assert len(room.now.floor.tables) == 1 and seat(room, "p3")[1] == 9
    assert recount(room.now) == 19_000


def _before(room: Room) -> EventState:
    """The state before the last event."""
    return fold(room.log[:-1])


def test_a_need_keeps_a_player_from_being_moved() -> None:
    room = room_of(27)
    donor = room.now.floor.tables[3]
    due = player_due_big_blind(donor, room.now.procedure)
    room.send(need(due.player, due.number, table=3))
    for table in (1, 1, 1):
        plan = room.plan(table)
        winner, loser = plan.seats[0], plan.seats[-1]
        room.send(c.ReportHand(table, result_of(plan, {loser.number: 0, winner.number: winner.stack + loser.stack})))
        moves = [happened for happened in room.log if isinstance(happened, PlayerMoved)]
        if moves:
            break
    assert moves[0].source == 3 and moves[0].player != due.player
    assert moves[0].reason == "next-in-line"


def test_needs_are_refused_without_reason_player_or_chair() -> None:
    room = room_of(20)
    assert code(room.ask(NeedSeat(SeatNeed("p0001", 0, (1,), "", "Ada")))) == "no-reason"
    assert code(room.ask(need("nobody", 1))) == "not-entered"
    assert code(room.ask(need("p0001", 10))) == "no-such-seat"
    assert code(room.ask(EndSeatNeed("p0001"))) == "no-need"
    room.send(need("p0001", 1))
    room.send(need("p0001", 2))
    assert [one.chairs for one in room.now.seating.needs] == [(2,)], "a new need replaces the old one"
    room.send(EndSeatNeed("p0001"))
    assert room.now.seating.needs == ()


# ── the wrong seat ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_seat_is_corrected_between_hands_only_and_needs_its_author() -> None:
    room = room_of(16)
    player = room.now.floor.tables[1].chairs[0].player
    assert code(room.ask(CorrectSeat(player, 1, 1, "Ada"))) == "right-seat"
    assert code(room.ask(CorrectSeat(player, 2, 10, "Ada"))) == "no-such-seat"
    assert code(room.ask(CorrectSeat(player, 2, 9, ""))) == "no-reason"
    assert code(room.ask(CorrectSeat("nobody", 2, 9, "Ada"))) == "not-in-play"
    assert code(room.ask(CorrectSeat(player, 7, 9, "Ada"))) == "unknown-table"
    plan = room.plan(2)
    assert code(room.ask(CorrectSeat(player, 2, 9, "Ada"))) == "hand-in-progress"
    room.send(c.ReportHand(2, result_of(plan, {plan.seats[0].number: 1_400, plan.seats[1].number: 600})))
    other = next(chair for chair in room.now.floor.tables[2].chairs if chair.number == plan.seats[0].number)
    exchanged = room.send(CorrectSeat(player, 2, other.number, "Ada"))[0]
    assert isinstance(exchanged, SeatsExchanged) and exchanged.rule.startswith("tda-2024")
    assert seat(room, player) == (2, other.number) and seat(room, other.player) == (1, 1)
    stacks = {chair.player: chair.stack for table in room.now.floor.tables.values() for chair in table.chairs}
    assert (stacks[player], stacks[other.player]) == (1_000, 1_400), "each takes the chips he has now"


# ── absent players ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("book", ["tda-2024", "figp-2012", "mediterraneo-2026"])
def test_absent_players_are_dealt_in_as_absent_until_they_come(book: str) -> None:
    room = room_of(9, book=book)
    room.send(MarkAbsent(("p0001", "p0002")))
    plan = room.plan(1)
    assert len(plan.seats) == 9
    assert {one.player for one in plan.seats if one.attendance is Attendance.ABSENT} == {"p0001", "p0002"}
    room.send(c.ReportHand(1, result_of(plan, {})))
    room.send(MarkPresent(("p0001",)))
    assert {one.player for one in room.plan(1).seats if one.attendance is Attendance.ABSENT} == {"p0002"}
    assert code(room.ask(MarkAbsent(("p0002",)))) == "absent-already"
    assert code(room.ask(MarkAbsent(("p0003", "p0003")))) == "nobody-named"
    assert code(room.ask(MarkAbsent(("nobody",)))) == "not-in-play"
    assert code(room.ask(MarkPresent(("p0003",)))) == "not-absent"


def test_unclaimed_stacks_stay_out_until_every_seat_of_their_number_is_assigned() -> None:
    room = room_of(17, book="pslive")  # nine and eight: chair 9 of one table is free
    full = max(room.now.floor.tables.values(), key=lambda table: len(table.chairs))
    ninth, first = full.chairs[8].player, full.chairs[0].player
    absent = room.send(MarkAbsent((ninth, first)))[0]
    assert isinstance(absent, PlayersAbsent)
    assert absent.unclaimed == (ninth,), "chair 1 is assigned at both tables, so that stack is live at once"
    plan = room.plan(full.number)
    assert ninth not in {one.player for one in plan.seats} and len(plan.seats) == 8
    room.send(c.ReportHand(full.number, result_of(plan, {})))
    room.send(MarkPresent((ninth,)))
    assert ninth in {one.player for one in room.plan(full.number).seats} | {
        chair.player
        for chair in room.now.floor.tables[full.number].chairs
        if any(arrival.chair == chair.number for arrival in _waiting(room, full.number))
    }


def _waiting(room: Room, table: int) -> tuple[object, ...]:
    positions = room.now.floor.tables[table].button.last
    assert positions is not None
    return positions.waiting


# ── breaking and redrawing ───────────────────────────────────────────────────────────────────────────────────────────


def test_tables_break_in_the_published_order() -> None:
    room = room_of(28)
    assert code(room.ask(PublishBreakOrder((1, 1)))) == "named-twice"
    assert code(room.ask(PublishBreakOrder((1, 5)))) == "unknown-table"
    room.send(PublishBreakOrder((2, 4)))
    plan = room.plan(1)
    winner, loser = plan.seats[0], plan.seats[-1]
    room.send(c.ReportHand(1, result_of(plan, {loser.number: 0, winner.number: winner.stack + loser.stack})))
    broken = [happened.table for happened in room.log if isinstance(happened, TableBroken)]
    assert broken == [2], "27 players fit on three tables"


@pytest.mark.parametrize("book", ["pslive", "tda-2024"])
def test_redraws_seat_everybody_at_as_few_tables_as_needed_and_can_be_repeated(book: str) -> None:
    room = room_of(30, book=book, seed=3)
    before = {chair.player: chair.stack for table in room.now.floor.tables.values() for chair in table.chairs}
    earlier = room.now
    redrawn = room.send(RedrawSeats())[0]
    assert isinstance(redrawn, SeatsRedrawn) and drawn_again(earlier, redrawn) == redrawn
    assert sorted(Counter(one.table for one in redrawn.seats).values()) == [7, 7, 8, 8]
    after = {chair.player: chair.stack for table in room.now.floor.tables.values() for chair in table.chairs}
    assert after == before
    earlier = room.now
    buttons = room.send(DrawButtons())[0]
    assert isinstance(buttons, ButtonsDrawn) and drawn_again(earlier, buttons) == buttons
    assert (len({one.chair for one in buttons.buttons}) == 1) is (book == "pslive")
    room.plan(1)
    assert code(room.ask(RedrawSeats())) == "hand-in-progress" == code(room.ask(DrawButtons()))


def test_entries_are_seated_by_their_order_of_arrival_where_the_book_says_so() -> None:
    room = room_of(11, book="mediterraneo-2026")
    assert [seat(room, f"p{number:04}") for number in (1, 2, 3, 10, 11)] == [(1, 1), (2, 1), (1, 2), (2, 5), (1, 6)]


# ── stud ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_in_stud_a_player_moves_by_position_to_the_chair_that_became_empty_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    holdem = VARIANTS["holdem"]
    streets = (replace(holdem.streets[0], opener=Opener.LOWEST_CARD), *holdem.streets[1:])
    monkeypatch.setitem(VARIANTS, "stud-like", replace(holdem, key="stud-like", streets=streets))
    room = Room(replace(event(), game=GameKey("stud-like", Limit.NO_LIMIT)))
    room.open(27)
    assert plays_stud(room.now) and not plays_stud(room_of(9).now)
    for key, dealt in VARIANTS.items():
        named = replace(room.now.definition, game=GameKey(key, Limit.FIXED_LIMIT))
        by_cards = dealt.streets[0].up > 0 or dealt.streets[0].uncover > 0
        assert plays_stud(replace(room.now, opening=replace(room.now.opening, definition=named))) is (
            by_cards or key == "stud-like"
        )
    emptied = []
    for place in (5, 2):
        plan = room.plan(1)
        winner = plan.seats[0]
        loser = next(one for one in plan.seats[1:] if one.number == place or one is plan.seats[-1])
        emptied.append(loser.number)
        room.send(c.ReportHand(1, result_of(plan, {loser.number: 0, winner.number: winner.stack + loser.stack})))
    (move,) = [happened for happened in room.log if isinstance(happened, PlayerMoved)]
    assert (move.source, move.target, move.chair) == (3, 1, emptied[-1])
    assert move.rule == "tda-2024 11" and move.reason == "by-position"
    left = room.now.floor.tables[3]
    assert last_opened(room.now, left) == emptied[-1], "he came from the chair of the same number"


def stud_room(players: int, book: str) -> Room:
    """An event of stud alone, with its players seated and begun."""
    level = Level(25, 100, 25, hands=20, small_bet=100, big_bet=200, bring_in=25)
    room = Room(replace(event(seats=8, levels=(level,)), game=GameKey("stud", Limit.FIXED_LIMIT)), book=book)
    room.open(players)
    return room


@pytest.mark.parametrize("book", ["tda-2024", "pslive", "figp-2012"])
def test_stud_is_dealt_to_everybody_who_sits_down(book: str) -> None:
    """Between small blind and button newcomers wait (TDA 10): stud has no small blind that would have to pass them."""
    room = stud_room(12, book)
    for _ in range(6):
        room.send(c.ReportHand(1, result_of(room.plan(1), {})))
        if next_positions(room.now.floor.tables[1], room.now.procedure).button == 6:
            break
    player = room.now.floor.tables[2].chairs[0].player
    room.send(c.MovePlayer(player, 1, 7, "asked", "Ada"))
    plan = room.plan(1)
    assert (plan.seats[0].number, plan.seats[0].player) == (7, player)
    assert len(plan.seats) == len(plan.postings) == 7, "he pays the ante as all the others do"


def test_the_floor_is_shown_no_blinds_in_stud() -> None:
    room = stud_room(12, "tda-2024")
    room.send(c.ReportHand(1, result_of(room.plan(1), {})))
    assert [(card.small_blind, card.big_blind) for card in floor(room.now, room.at).tables] == [(0, 0)] * 2


@pytest.mark.parametrize("book", ["tda-2024", "pslive", "figp-2012", "mediterraneo-2026"])
def test_no_hand_of_a_whole_stud_event_leaves_a_player_out(book: str) -> None:
    room = stud_room(40, book)

    def all_are_dealt_in(happened: Event, state: EventState) -> None:
        if isinstance(happened, HandPlanned):
            chairs = [chair.number for chair in state.floor.tables[happened.table].chairs]
            assert happened.positions.dealt_in == clockwise(chairs, happened.positions.button)

    room.each = all_are_dealt_in
    room.play_out()
    assert len(room.now.places) == 40 and fold(room.log) == room.now
