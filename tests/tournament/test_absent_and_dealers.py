"""Who is away and what that costs him, and the people who deal: reliefs, decks, and what they tell each other."""

import pytest
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.projections.handover import handover
from shuffleup.table.seat import Attendance
from shuffleup.tournament.evolve.apply import fold
from shuffleup.tournament.facts.clock import DECK_CALL, decks_due
from shuffleup.tournament.facts.conduct import levels_away
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.commands import StartingAct
from shuffleup.tournament.words.definition import Break, Level, Structure
from shuffleup.tournament.words.entry import VoidEntry
from shuffleup.tournament.words.live import RelieveDealer
from shuffleup.tournament.words.seats import MarkAbsent, MarkPresent, VoidClaim
from tests.tournament.room import NOON, SECOND, Room, event, result_of

MINUTE = 60 * SECOND
LEVELS = tuple([Level(10 * number, 20 * number, minutes=20) for number in range(1, 6)])


def room_with(book: str = "tda-2024", steps: tuple[Level | Break, ...] = LEVELS, players: int = 9) -> Room:
    room = Room(replace(event(), structure=Structure(steps)), book=book)
    room.open(players)
    return room


def refused(room: Room, command: c.Command) -> str:
    answer = room.ask(command)
    assert isinstance(answer, Refusal), answer
    return answer.code


def pass_levels(room: Room, minutes: int) -> None:
    room.at += minutes * MINUTE
    room.send(c.AdvanceClock())


# ── the absent ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_whole_levels_are_counted_from_the_one_after_the_note() -> None:
    room = room_with("figp-2012")
    room.at += 19 * MINUTE
    room.send(MarkAbsent(("p0001",)))
    assert levels_away(room.now, "p0001") == 0
    pass_levels(room, 21)
    assert levels_away(room.now, "p0001") == 1
    assert levels_away(room.now, "p0002") == 0
    pass_levels(room, 20)
    assert levels_away(room.now, "p0001") == 2
    room.send(MarkPresent(("p0001",)))
    assert levels_away(room.now, "p0001") == 0
    room.send(MarkAbsent(("p0001",)))
    assert levels_away(room.now, "p0001") == 0, "whoever comes back and goes again starts anew"
    assert fold(room.log) == room.now


def test_a_claim_is_voided_once_by_a_person_with_a_reason() -> None:
    room = room_with("figp-2012")
    claim = VoidClaim("p0001", "never came", "Ada")
    assert refused(room, claim) == "not-absent"
    room.send(MarkAbsent(("p0001",)))
    assert refused(room, claim) == "not-long-enough"
    pass_levels(room, 61)
    assert refused(room, replace(claim, reason=" ")) == "no-reason"
    assert refused(room, replace(claim, author="")) == "no-reason"
    room.send(claim)
    assert refused(room, claim) == "claim-void"
    entry = next(one.number for one in room.now.entries if one.player == "p0001")
    assert refused(room, VoidEntry(entry=entry, reason="he asks", author="Ada")) == "claim-void"
    other = next(one.number for one in room.now.entries if one.player == "p0002")
    assert refused(room, VoidEntry(entry=other, reason="he asks", author="Ada")) == "pool-settled"
    assert fold(room.log) == room.now


@pytest.mark.parametrize("book", ["tda-2024", "pslive", "mediterraneo-2026"])
def test_elsewhere_absence_costs_nobody_his_claim(book: str) -> None:
    room = room_with(book)
    room.send(MarkAbsent(("p0001",)))
    pass_levels(room, 61)
    assert refused(room, VoidClaim("p0001", "never came", "Ada")) == "claim-stays"


@pytest.mark.parametrize("book", ["tda-2024", "pslive", "figp-2012", "mediterraneo-2026"])
def test_the_absent_owe_what_the_others_owe(book: str) -> None:
    room = room_with(book)
    owed = room.plan(1)
    room.send(c.ReportHand(1, result_of(owed, {})))
    room.send(MarkAbsent(tuple([seat.player for seat in owed.seats[:4]])))
    again = room.plan(1)
    assert sum([one.amount for one in again.postings]) == sum([one.amount for one in owed.postings])
    assert [seat.attendance for seat in again.seats].count(Attendance.ABSENT) == 4


# ── reliefs ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_hand_after_a_relief_is_played_at_the_level_of_the_relief() -> None:
    room = room_with()
    room.at = NOON + 18 * MINUTE
    room.send(RelieveDealer(1))
    room.at = NOON + 21 * MINUTE
    first = room.plan(1)
    assert first.stakes.big_blind == 20
    room.send(c.ReportHand(1, result_of(first, {})))
    assert room.plan(1).stakes.big_blind == 40
    assert fold(room.log) == room.now


def test_a_relief_two_levels_ago_is_forgotten() -> None:
    room = room_with()
    room.send(RelieveDealer(1))
    room.at = NOON + 41 * MINUTE
    room.send(c.AdvanceClock())
    assert room.plan(1).stakes.big_blind == 60


def test_a_shuffle_reported_late_does_not_make_a_relief_of_it() -> None:
    room = room_with()
    room.at = NOON + 18 * MINUTE
    room.send(RelieveDealer(1))
    room.at = NOON + 21 * MINUTE
    washed = room.ask(c.PlanHand(1, pushed_at=NOON + 19 * MINUTE, begun_by=StartingAct.WASH))
    assert not isinstance(washed, Refusal)
    assert washed.events[-1].plan.stakes.big_blind == 40  # type: ignore[union-attr]


def test_dealers_stay_in_the_last_ninety_seconds_unless_the_floor_says_why() -> None:
    room = room_with()
    room.at = NOON + 20 * MINUTE - 90 * SECOND
    assert refused(room, RelieveDealer(1)) == "relief-waits"
    room.send(RelieveDealer(1, override="she is ill", author="Ada"))
    room.at -= SECOND
    room.send(RelieveDealer(1))
    assert refused(room, RelieveDealer(9)) == "unknown-table"
    room.plan(1)
    assert refused(room, RelieveDealer(1)) == "hand-in-progress"


def test_before_play_there_is_nobody_to_relieve() -> None:
    room = Room(event())
    assert refused(room, RelieveDealer(1)) == "not-playing"


# ── decks and handovers ──────────────────────────────────────────────────────────────────────────────────────────────


def test_decks_are_called_for_in_the_minute_before_play() -> None:
    room = Room(replace(event(), structure=Structure((*LEVELS[:1], Break(10), *LEVELS[1:]))))
    room.send(c.Register(("Anna", "Bruno", "Carla")))
    room.send(c.DrawSeats())
    assert decks_due(room.now, NOON) == (), "nobody has said when play begins"
    assert decks_due(room.now, NOON, NOON + DECK_CALL) == (1,)
    assert decks_due(room.now, NOON, NOON + DECK_CALL + 1) == ()
    assert decks_due(room.now, NOON, NOON) == ()
    room.send(c.StartEvent())
    pass_levels(room, 20)
    assert decks_due(room.now, room.at) == ()
    assert decks_due(room.now, room.at + 9 * MINUTE) == (1,)
    assert decks_due(room.now, room.at + 10 * MINUTE) == ()


def test_a_handover_tells_of_this_table_only() -> None:
    room = room_with(players=18)
    table, other = room.now.floor.tables[1], room.now.floor.tables[2]
    away, elsewhere = table.chairs[2].player, other.chairs[0].player
    room.send(MarkAbsent((away, elsewhere)))
    told = handover(room.now, 1)
    assert (told.table, told.level, told.stakes.big_blind) == (1, 1, 20)
    assert told.absent == (away,)
    assert handover(room.now, 2).absent == (elsewhere,)
    assert (told.penalties, told.warnings) == ((), ())
    with pytest.raises(KeyError):
        handover(room.now, 3)
