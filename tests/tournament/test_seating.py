"""The seat draw, balancing, breaking, halting and the final table."""

from collections import Counter

import pytest
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.cards.card import UNKNOWN
from shuffleup.games.limits import Limit
from shuffleup.rulebooks.policy.seating import HaltWhen
from shuffleup.table.button import Positions
from shuffleup.table.next_hand import TableButton
from shuffleup.table.plan import GameKey
from shuffleup.tournament.decide.draws import break_table, redraw_final_table
from shuffleup.tournament.deciding import decide
from shuffleup.tournament.decision import Decision
from shuffleup.tournament.evolve.apply import evolve
from shuffleup.tournament.facts.balance import worst_chair
from shuffleup.tournament.facts.seats import is_halted, tables_to_play
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.draws import Draw
from shuffleup.tournament.words.events import FinalTableDrawn, PlayerMoved, SeatsDrawn, TableBroken
from shuffleup.tournament.words.state import Chair, EventState, FloorPlan, FloorTable
from tests.tournament.room import NOON, Room, event, result_of

DRAW = Draw("5eed" * 16, "test")


def table(number: int, chairs: tuple[int, ...], *, button: int = 1, seats: int = 9) -> FloorTable:
    """A table whose players are named after their chairs, before its first hand."""
    players = tuple([Chair(chair, f"t{number}c{chair}", 1_000) for chair in chairs])
    return FloorTable(number, seats, players, TableButton(button), 10)


def played(one: FloorTable, big_blind: int, small_blind: int | None, button: int) -> FloorTable:
    """The table after a hand in these positions."""
    dealt_in = tuple([chair.number for chair in one.chairs])
    return replace(one, button=TableButton(button, Positions(button, small_blind, big_blind, dealt_in)))


def floor(*tables: FloorTable, book: str = "tda-2024", seats: int = 9) -> EventState:
    """A running event with these tables."""
    room = Room(event(seats=seats), book=book)
    players = sum(len(one.chairs) for one in tables)
    room.open(players)
    sizes = [len(one.chairs) for one in tables]
    return replace(room.now, floor=FloorPlan({one.number: one for one in tables}, players, min(sizes), max(sizes)))


def closed(state: EventState) -> tuple[object, ...]:
    """The events with which a round in which nobody played closes."""
    state = replace(state, round=replace(state.round, open=True))
    decided = decide(state, c.CloseRound(), NOON, DRAW)
    assert not isinstance(decided, Refusal)
    return decided.events


def test_seats_are_even_random_and_repeatable() -> None:
    room = Room(event())
    room.send(c.Register(tuple([f"p{number}" for number in range(100)])))
    drawn = decide(room.now, c.DrawSeats(), NOON, DRAW)
    assert drawn == decide(room.now, c.DrawSeats(), NOON, DRAW)
    assert drawn != decide(room.now, c.DrawSeats(), NOON, Draw("ab" * 32, "test"))
    assert isinstance(drawn, Decision) and isinstance(drawn.events[0], SeatsDrawn)
    assert sorted(Counter(seat.table for seat in drawn.events[0].seats).values()) == [8] * 8 + [9] * 4
    assert len({(seat.table, seat.chair) for seat in drawn.events[0].seats}) == 100


def test_every_seat_is_as_likely_as_any_other() -> None:
    room = Room(event(seats=3))
    room.send(c.Register(("a", "b", "c", "d", "e", "f")))
    seats: Counter[tuple[int, int]] = Counter()
    for number in range(1_200):
        drawn = decide(room.now, c.DrawSeats(), NOON, Draw(f"{number:064x}", "test"))
        assert isinstance(drawn, Decision) and isinstance(drawn.events[0], SeatsDrawn)
        seats[drawn.events[0].seats[0].table, drawn.events[0].seats[0].chair] += 1
    assert len(seats) == 6
    assert all(140 < times < 260 for times in seats.values())  # 200 expected, 12.9 is one standard deviation


def test_pslive_draws_one_button_for_all_tables() -> None:
    rooms = {book: Room(event(), book=book) for book in ("pslive", "tda-2024")}
    buttons = {}
    for book, room in rooms.items():
        room.send(c.Register(tuple([f"p{number}" for number in range(90)])))
        drawn = room.send(c.DrawSeats())[0]
        assert isinstance(drawn, SeatsDrawn)
        buttons[book] = {button.chair for button in drawn.buttons}
    assert len(buttons["pslive"]) == 1
    assert len(buttons["tda-2024"]) > 1


def test_the_next_big_blind_moves_to_the_worst_chair() -> None:
    full = played(table(2, (1, 2, 3, 4, 5, 6, 7, 8, 9)), big_blind=4, small_blind=3, button=2)
    short = played(table(1, (1, 3, 5, 6, 8)), big_blind=3, small_blind=1, button=8)
    moves = [move for move in closed(floor(full, short)) if isinstance(move, PlayerMoved)]
    # Table 2's next big blind is chair 5; at table 1 chair 4 pays the big blind next, alone between 3 and 5.
    assert (moves[0].player, moves[0].source, moves[0].target, moves[0].chair) == ("t2c5", 2, 1, 4)
    assert moves[0].rule == "tda-2024 11" and moves[0].reason == "next-big-blind"
    assert len(moves) == 2, "nine and five become seven and seven: late in the event tables stay within one"


def test_the_small_blind_is_never_the_worst_chair() -> None:
    # Chair 3 was the big blind and is empty: whoever sits there owes the small blind.
    left = replace(table(1, (1, 4, 5, 6, 7, 8, 9)), button=TableButton(1, Positions(1, 2, 3, (1, 4, 5, 6, 7, 8, 9))))
    procedure = floor(left, table(2, (1, 2))).procedure
    assert worst_chair(left, procedure, (2, 3)) == 2
    assert worst_chair(replace(left, chairs=(*left.chairs, Chair(2, "x", 5))), procedure, (3,)) is None


@pytest.mark.parametrize("survivor", range(1, 7))
def test_a_player_left_alone_is_joined(survivor: int) -> None:
    # Heads-up the newcomer may be the small blind: otherwise whoever is big blind next would sit alone for good.
    alone = played(table(1, (survivor,), seats=6), big_blind=6, small_blind=5, button=4)
    full = [played(table(number, (1, 2, 3, 4, 5, 6), seats=6), 3, 2, 1) for number in (2, 3)]
    state = floor(alone, *full)
    moves = [move for move in closed(state) if isinstance(move, PlayerMoved)]
    assert {move.target for move in moves} == {1}
    assert len(moves) == 3


def test_early_tables_may_differ_by_two() -> None:
    nine, seven, six = range(1, 10), range(1, 8), range(1, 7)
    fine = floor(table(1, tuple(nine)), table(2, tuple(seven)), table(3, tuple(seven)), table(4, tuple(nine)))
    assert not [move for move in closed(fine) if isinstance(move, PlayerMoved)]
    uneven = floor(table(1, tuple(nine)), table(2, tuple(six)), table(3, tuple(nine)), table(4, tuple(nine)))
    assert [(m.source, m.target) for m in closed(uneven) if isinstance(m, PlayerMoved)] == [(4, 2)]


@pytest.mark.parametrize(("when", "halted"), [(HaltWhen.IMMEDIATELY, True), (HaltWhen.BLINDS_AFFECTED, False)])
def test_a_table_three_short_stops(*, when: HaltWhen, halted: bool) -> None:
    """tda-11D-ex1: five players against eight; TDA waits until the big blind reaches an empty seat, PSLive does not."""
    five = played(table(1, (1, 2, 3, 4, 5)), big_blind=2, small_blind=1, button=5)
    book = "pslive" if when is HaltWhen.IMMEDIATELY else "tda-2024"
    state = floor(five, table(2, (1, 2, 3, 4, 5, 6, 7, 8)), book=book)
    assert state.procedure.seating.halt_when is when
    assert is_halted(state, five) is halted
    assert (1 in tables_to_play(state)) is not halted
    affected = floor(played(five, 5, 4, 3), table(2, (1, 2, 3, 4, 5, 6, 7, 8)), book=book)
    assert is_halted(affected, affected.floor.tables[1])
    refused = decide(affected, c.PlanHand(1), NOON)
    assert isinstance(refused, Refusal) and refused.code == "table-halted" and refused.fact("short") == 3
    assert refused.rule.split()[-1] in {"11", "10"}
    assert not isinstance(decide(affected, c.PlanHand(1, waive_halt="one hand to the break"), NOON), Refusal)


@pytest.mark.parametrize(("book", "halted"), [("tda-2024", False), ("figp-2012", False), ("pslive", True)])
def test_in_stud_no_blind_can_stop_a_short_table(book: str, *, halted: bool) -> None:
    """11-D stops it once the blinds are affected, and 11-B gives stud an imagined one only within mixed games."""
    five = played(table(1, (1, 2, 3, 4, 5), seats=8), big_blind=5, small_blind=4, button=3)
    holdem = floor(five, table(2, (1, 2, 3, 4, 5, 6, 7, 8), seats=8), book=book, seats=8)
    definition = replace(holdem.opening.definition, game=GameKey("stud", Limit.FIXED_LIMIT))
    stud = replace(holdem, opening=replace(holdem.opening, definition=definition))
    assert is_halted(holdem, five) and is_halted(stud, five) is halted
    assert (1 in tables_to_play(stud)) is not halted


@pytest.mark.parametrize("book", ["tda-2024", "pslive"])
def test_a_breaking_table_draws_cards_then_seats(book: str) -> None:
    state = floor(table(1, (1, 2, 3, 4, 5)), table(2, (1, 2, 3, 4, 5, 6)), table(3, (2, 5, 7)), book=book)
    decided = break_table(state, c.BreakTable(3), DRAW)
    assert isinstance(decided, tuple)
    broken = decided[0]
    assert isinstance(broken, TableBroken) and len({card.card for card in broken.cards}) == 3
    assert all(card.card < UNKNOWN for card in broken.cards)
    cards = {card.player: card.card for card in broken.cards}
    order = [seat.player for seat in broken.seats]
    assert cards[order[0]] == max(cards.values())
    around = ["t3c2", "t3c5", "t3c7"]
    first = around.index(order[0])
    by_card = sorted(cards, key=lambda player: -cards[player])
    assert order == (by_card if book == "tda-2024" else [*around[first:], *around[:first]])
    assert sorted(seat.table for seat in broken.seats) == [1, 1, 2], "the seats that leave the tables even"
    after = evolve(state, broken)
    assert (after.floor.players, after.floor.fewest, after.floor.most) == (14, 7, 7)


def test_both_orders_of_the_break_draw_differ() -> None:
    state = floor(table(1, (1, 2)), table(2, (1, 2)), table(3, (1, 2, 3, 4, 5, 6)))
    orders = set()
    for book in ("tda-2024", "pslive"):
        decided = break_table(floor(*state.floor.tables.values(), book=book), c.BreakTable(3), DRAW)
        assert isinstance(decided, tuple) and isinstance(decided[0], TableBroken)
        orders.add(tuple([seat.player for seat in decided[0].seats]))
    assert len(orders) == 2


@pytest.mark.parametrize(
    ("seats", "book", "players"),
    [(9, "tda-2024", 9), (8, "tda-2024", 9), (7, "tda-2024", 7), (6, "tda-2024", 7), (9, "figp-2012", 10)],
)
def test_the_final_table_forms_by_the_book(seats: int, book: str, players: int) -> None:
    """RP-9: nine- and eight-handed events end on a table of nine, smaller ones on one of seven; FIGP 53: ten."""
    half = players // 2
    last = floor(
        table(1, tuple(range(1, half + 1)), seats=seats),
        table(2, tuple(range(1, players - half + 1)), seats=seats),
        book=book,
        seats=seats,
    )
    drawn = [happened for happened in closed(last) if isinstance(happened, FinalTableDrawn)]
    assert len(drawn) == 1 and sorted(seat.chair for seat in drawn[0].seats) == list(range(1, players + 1))
    one_more = table(1, tuple(range(1, half + 2)), seats=seats)
    early = replace(last.floor, tables={1: one_more, 2: last.floor.tables[2]}, players=players + 1)
    assert not [e for e in closed(replace(last, floor=early)) if isinstance(e, FinalTableDrawn)]


def test_the_director_moves_breaks_and_redraws_only_where_it_fits() -> None:
    state = floor(table(1, (1, 2, 3)), table(2, (1, 2, 3, 4, 5, 6, 7, 8, 9)))
    assert _code(decide(state, c.MovePlayer("t1c1", 2, 4, "", "td"), NOON)) == "seat-taken"
    assert _code(decide(state, c.MovePlayer("t1c1", 1, 4, "", "td"), NOON)) == "same-table"
    assert _code(decide(state, c.MovePlayer("nobody", 2, 4, "", "td"), NOON)) == "not-in-play"
    assert _code(decide(state, c.MovePlayer("t1c1", 7, 4, "", "td"), NOON)) == "unknown-table"
    moved = decide(state, c.MovePlayer("t2c9", 1, 9, "wheelchair", "td"), NOON)
    assert isinstance(moved, Decision) and isinstance(moved.events[0], PlayerMoved) and moved.events[0].author == "td"
    assert _code(break_table(state, c.BreakTable(2), DRAW)) == "no-seats"
    assert _code(redraw_final_table(state, DRAW)) == "too-many-players"
    assert _code(break_table(state, c.BreakTable(1), None)) == "no-seats"


def test_the_only_table_is_not_broken_though_nobody_sits_at_it() -> None:
    """Everybody waits for his rebuy, and the last entry was voided: whoever comes back needs a table."""
    state = floor(table(1, (1, 2)))
    empty = replace(state, floor=replace(state.floor, tables={1: table(1, ())}, players=0))
    refused = break_table(empty, c.BreakTable(1), DRAW)
    assert isinstance(refused, Refusal) and refused.fact("why") == "only-table"


def test_nobody_is_moved_out_of_a_hand() -> None:
    room = Room(event())
    room.open(18)
    plan = room.plan(1)
    seated = plan.seats[0].player
    assert _code(room.ask(c.MovePlayer(seated, 2, 9, "", "td"))) in {"hand-in-progress", "seat-taken"}
    assert _code(room.ask(c.BreakTable(1))) == "hand-in-progress"
    assert _code(room.ask(c.StartRound())) == "hand-in-progress"


def test_a_live_table_places_and_balances_at_once() -> None:
    room = Room(event())
    room.open(27)
    for victim in range(3):
        plan = room.plan(1)
        winner, loser = plan.seats[0], plan.seats[1]
        room.send(c.ReportHand(1, result_of(plan, {winner.number: winner.stack + loser.stack, loser.number: 0})))
        assert room.now.places[-1].place == 27 - victim
        assert room.now.floor.most - room.now.floor.fewest <= 1


def _code(decided: object) -> str:
    assert isinstance(decided, Refusal), decided
    return decided.code
