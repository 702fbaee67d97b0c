"""What is advised where people deal is what the floor can do then."""

from msgspec.structs import replace

from shuffleup.projections.advice import advice
from shuffleup.tournament.words import entry as c
from shuffleup.tournament.words.clock import AnnounceHandForHand, StartDay
from shuffleup.tournament.words.commands import AdvanceClock, BreakTable
from shuffleup.tournament.words.definition import Break, Closing, Denomination, Level, Structure
from shuffleup.tournament.words.live import ReportBust
from tests.tournament.cage_desk import MINUTE, REBUYS, announced, paid, refused
from tests.tournament.room import Room


def kinds(room: Room) -> list[tuple[str, int]]:
    """What is advised, and for which table."""
    return [(one.kind, one.table) for one in advice(room.now)]


def lose(room: Room, table: int) -> str:
    """Somebody at a table loses everything to his neighbour."""
    loser, winner = [chair.player for chair in room.now.floor.tables[table].chairs[:2]]
    room.send(ReportBust(players=(loser,), by=(winner,), author="Ada"))
    return loser


def test_no_break_is_advised_while_a_chair_that_it_needs_is_kept_for_a_rebuy() -> None:
    room = Room(announced(rebuy=replace(REBUYS, up_to_stack=0), seats=4))
    room.open(13)
    assert [len(table.chairs) for table in room.now.floor.tables.values()] == [4, 3, 3, 3]
    loser = lose(room, 1)
    assert refused(room, BreakTable(4)).code == "no-seats"
    assert kinds(room) == [("rebuy", 1)]
    room.send(c.DeclineRebuy(loser))
    assert kinds(room) == [("break", 4)]
    room.send(BreakTable(4))


def test_nobody_is_moved_to_a_table_that_a_rebuy_would_fill() -> None:
    room = Room(announced(rebuy=replace(REBUYS, up_to_stack=0), seats=5))
    room.open(10)
    first, second = lose(room, 1), lose(room, 1)
    assert kinds(room) == [("rebuy", 1), ("rebuy", 1)], "with both of them the tables are even"
    room.send(c.DeclineRebuy(first))
    room.send(c.Rebuy(player=second, payments=paid(REBUYS.cents)))
    assert kinds(room) == []
    third = lose(room, 1)
    assert kinds(room) == [("rebuy", 1)]
    room.send(c.DeclineRebuy(third))
    assert kinds(room) == [("balance", 0)]


def test_hand_for_hand_is_advised_once_the_prizes_are_fixed_and_can_be_announced_then() -> None:
    room = Room(replace(announced(seats=2), closing=Closing(hand_for_hand=4)))
    room.open(4)
    announce = AnnounceHandForHand(0, live=True)
    assert refused(room, announce).code == "prizes-not-fixed"
    assert ("hand-for-hand", 0) not in kinds(room)
    room.send(c.CloseRegistration(reason="nobody comes any more", author="Ada"))
    assert ("hand-for-hand", 0) in kinds(room)
    room.send(announce)


LEVELS = tuple(Level(25 * level, 50 * level, minutes=20) for level in (1, 2, 4, 8))


def chips_leave(steps: tuple[Level | Break, ...], **changes: object) -> Room:
    """The chip of 25 is not used in level 3."""
    chips = (Denomination(25, removed_at_level=3), Denomination(100))
    definition = replace(announced(), structure=Structure(steps), chips=chips, **changes)
    room = Room(replace(definition, entry=replace(definition.entry, stack=5_000)))
    room.open(6)
    return room


def colour_up(room: Room, minutes: int) -> list[tuple[tuple[int, ...], int]]:
    """What is advised of the chips so much later."""
    room.at += minutes * MINUTE
    room.send(AdvanceClock())
    return [(one.chips, one.level) for one in advice(room.now) if one.kind == "colour-up"]


def test_chips_that_leave_with_the_next_day_are_raced_off_when_the_day_is_over() -> None:
    room = chips_leave((*LEVELS[:2], Break(10), *LEVELS[2:]), day_ends=(2,))
    assert not colour_up(room, 0) and not colour_up(room, 20)
    assert colour_up(room, 20) == [((25,), 3)] and room.now.day.over
    room.send(StartDay())
    assert not colour_up(room, 0)


def test_chips_are_raced_off_in_the_break_where_the_day_goes_on() -> None:
    room = chips_leave((*LEVELS[:2], Break(10), *LEVELS[2:]))
    assert [colour_up(room, minutes) for minutes in (20, 20, 10)] == [[], [((25,), 3)], []]


def test_no_chips_are_raced_off_for_a_level_that_never_comes() -> None:
    room = chips_leave(LEVELS, closing=Closing(end_of_level=2))
    assert not colour_up(room, 0) and not colour_up(room, 20)
    assert room.now.clock.number == 2
    room = chips_leave(LEVELS, closing=Closing(end_of_level=3))
    assert not colour_up(room, 0) and colour_up(room, 20) == [((25,), 3)]


def test_an_ante_below_the_big_blind_that_pays_it_alone_gets_a_hint() -> None:
    low = (Level(10, 20, minutes=20), Level(20, 40, 5, minutes=20))
    each = replace(announced(), structure=Structure(low))
    room = Room(each)
    assert [(one.kind, one.level, one.rule) for one in advice(room.now)] == [("low-ante", 2, "tda-2024 RP-11")]
    assert advice(Room(replace(each, structure=Structure((low[0], Level(20, 40, 40, minutes=20))))).now) == ()
    assert advice(Room(each, book="figp-2012").now) == (), "there everybody pays it"
    room.open(4)
    assert advice(room.now) == ()
