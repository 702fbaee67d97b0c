"""Flights into a final day: bags and money handed over, penalties carried along, levels rolled back."""

import pytest
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.projections.ledger import ledger
from shuffleup.projections.ledger import together as balanced_together
from shuffleup.rulebooks.policy.conduct import Penalty
from shuffleup.tournament.evolve.apply import fold
from shuffleup.tournament.evolve.floor import recount
from shuffleup.tournament.facts.flights import as_flight, conduct_of
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.clock import StartDay
from shuffleup.tournament.words.conduct import GivePenalty, Sanction
from shuffleup.tournament.words.definition import Closing
from shuffleup.tournament.words.entry import VoidEntry
from shuffleup.tournament.words.flights import (
    CarriedConduct,
    CarryConduct,
    ClosedFlight,
    CloseFlight,
    FlightBag,
    TakeFlight,
)
from shuffleup.tournament.words.state import EventState, Phase
from shuffleup.tournament.words.terms import BagCarry, Flight
from tests.tournament.flight_rooms import final_day, flight, taken, whole
from tests.tournament.room import Room, a_small_pot, result_of


def refused(room: Room, command: c.Command) -> str:
    """The code of a refusal."""
    answer = room.ask(command)
    assert isinstance(answer, Refusal), answer
    return answer.code


def together(*states: EventState) -> dict[str, int]:
    """The balances of several events at once, by account."""
    found: dict[str, int] = {}
    for state in states:
        for account, cents in state.cage.ledger.balances.items():
            key = f"{account.kind.value} {account.holder}".strip()
            found[key] = found.get(key, 0) + cents
    return {key: cents for key, cents in found.items() if cents}


def test_two_flights_lead_to_one_prize_pool() -> None:
    first, second = flight("1a", 14), flight("1b", 11, first=15)
    stacks = {chair.player: chair.stack for table in first.now.floor.tables.values() for chair in table.chairs}
    a, b = taken(first), taken(second)
    assert {bag.player: bag.chips for bag in a.closed.bags} == stacks
    assert first.now.phase is Phase.FINISHED and first.now.floor.tables == {} and recount(first.now) == 0
    day = final_day("1a", "1b")
    assert refused(day, c.DrawSeats()) == "flights-missing"
    day.send(a)
    assert refused(day, c.DrawSeats()) == "flights-missing"
    assert refused(day, a) == "flight-taken"
    day.send(b)
    day.send(c.DrawSeats())
    chips = sum(bag.chips for command in (a, b) for bag in command.closed.bags)
    assert recount(day.now) == chips == 25_000
    assert refused(day, b) == "flight-taken"
    day.send(c.StartEvent())
    assert day.now.clock.number == 3 and day.now.clock.stakes.big_blind == 60
    # 25 entries of 50.00, 5 % of each flight's pool for the league, and the guarantee filled up once.
    assert day.now.prizes.pool_cents == 150_000
    day.play_out()
    assert sum(award.cents for award in day.now.prizes.awards) == 150_000
    books = together(first.now, second.now, day.now)
    assert books["retention"] == -(70_000 * 5 // 100 + 55_000 * 5 // 100)
    assert books["overlay"] == 150_000 - 125_000 - books["retention"]
    assert not any(key.startswith(("carried", "pool")) for key in books), "what one handed over the other has got"
    assert all(ledger(room.now).closes for room in (first, second, day))
    held = balanced_together([first.now, second.now, day.now]).drawers
    assert [(line.cashier, line.cents) for line in held] == [("house", 25 * 6_000)]


def test_an_entry_that_was_paid_in_a_flight_is_not_taken_back_on_the_final_day() -> None:
    """Its player has played for his bag; who may not play is put out."""
    first, day = flight("1a", 9), final_day("1a")
    day.send(taken(first))
    assert refused(day, VoidEntry(entry=1, reason="he is under age", author="Ada")) == "has-played"


def test_the_best_stack_goes_on_or_all_of_them() -> None:
    def closed(name: str, *bags: FlightBag) -> TakeFlight:
        players = tuple([bag.player for bag in bags])
        one = ClosedFlight(
            flight=f"main-{name}", bags=bags, entries=5, players=players, pool_cents=25_000, level=2, unit=10
        )
        return TakeFlight(one, CarriedConduct(f"main-{name}"))

    bags = closed("1a", FlightBag("Anna", 900), FlightBag("Bruno", 400)), closed("1b", FlightBag("Anna", 1_100))
    for carry, anna in ((BagCarry.BEST_STACK, 1_100), (BagCarry.ALL_STACKS, 2_000)):
        day = final_day("1a", "1b", carry=carry)
        for command in bags:
            day.send(command)
        day.send(c.DrawSeats())
        table = next(iter(day.now.floor.tables.values()))
        assert {chair.player: chair.stack for chair in table.chairs} == {"Anna": anna, "Bruno": 400}
        assert table.unit == 10 and day.now.chips.issued == anna + 400
        assert [entry.player for entry in day.now.entries] == ["Anna", "Bruno"]


def test_a_flight_is_closed_when_its_day_is_over() -> None:
    room = Room(as_flight(whole(), "main", "1a", 2), book="pslive")
    room.open(9)
    assert refused(room, CloseFlight("director")) == "flight-not-over"
    assert refused(room, CloseFlight(" ")) == "reason-missing"
    room.plan(1)
    assert refused(room, CloseFlight("director")) == "hand-in-progress"
    assert refused(Room(whole()), CloseFlight("director")) == "not-a-flight"
    assert refused(Room(whole()), taken(flight("1a", 9))) == "not-a-final-day"
    assert refused(final_day("1b"), taken(flight("1a", 9))) == "unknown-flight"


def test_who_is_left_alone_in_a_flight_bags_his_chips() -> None:
    room = Room(as_flight(whole(), "main", "1a", 5), book="tda-2024", seed=3)
    room.open(4)
    while not room.now.day.over:
        room.play_round()
    assert (room.now.floor.players, room.now.phase) == (1, Phase.PLAYING)
    assert [bag.chips for bag in taken(room).closed.bags] == [4_000]
    assert sorted(place.place for place in room.now.places)[0] == 2, "nobody wins a flight"


def test_a_flight_that_still_plays_when_the_house_closes_bags_its_chips() -> None:
    """There is nothing to divide yet, and nobody has a place: all of them go on to the final day."""
    closing = Closing(house_closes_after_minutes=12)
    definition = replace(as_flight(whole(), "main", "1a", 5), closing=closing, day_ends=())
    room = Room(definition, book="mediterraneo-2026", seed=3)
    room.open(4)
    while not room.now.day.over:
        room.play_round(lambda plan, _dice: result_of(plan, {}))
    assert (room.now.floor.players, room.now.phase, room.now.places) == (4, Phase.PLAYING, ())
    assert [bag.chips for bag in taken(room).closed.bags] == [1_000] * 4


def test_penalties_follow_to_the_next_flight_and_the_final_day() -> None:
    """PSLive 52d: 16 hands given, 5 served; 11 go along. By two roads they are served once."""
    first = flight("1a", 9)
    culprit = next(chair.player for table in first.now.floor.tables.values() for chair in table.chairs)
    mine = Sanction(1, culprit, Penalty.HANDS, hands=16, served=5)
    conduct = replace(first.now.conduct, sanctions=(mine,), open={culprit: 11})
    first.state = replace(first.now, records=replace(first.now.records, conduct=conduct))
    second = Room(as_flight(whole(), "main", "1b", 2), book="pslive")
    second.send(CarryConduct(conduct_of(first.now), "director"))
    assert second.now.conduct.open == {culprit: 11}
    assert refused(second, CarryConduct(conduct_of(first.now), "director")) == "conduct-carried"
    second.state = replace(second.now, opening=replace(second.now.opening, event_id="main-1b"))
    second.send(c.Register((culprit, "Zoe")))
    second.send(c.DrawSeats())
    second.send(c.StartEvent())
    while not second.now.day.over:
        second.play_round(a_small_pot)
    left = 11 - next(one for one in second.now.conduct.sanctions).served
    assert left < 11, "some were served in the second flight"
    both = taken(first), taken(second)
    for order in (both, both[::-1]):
        day = final_day("1a", "1b")
        for command in order:
            day.send(command)
        assert day.now.conduct.open == ({culprit: left} if left else {})
        assert [one.left for one in day.now.conduct.sanctions] == [left]


def test_penalties_that_follow_are_numbered_one_after_the_other() -> None:
    first = flight("1a", 9)
    culprits = [chair.player for table in first.now.floor.tables.values() for chair in table.chairs][:2]
    given = tuple([Sanction(9, one, Penalty.HANDS, hands=3, origin=f"other#{one}") for one in culprits])
    conduct = replace(first.now.conduct, sanctions=given, open=dict.fromkeys(culprits, 3))
    first.state = replace(first.now, records=replace(first.now.records, conduct=conduct))
    second = Room(as_flight(whole(), "main", "1b", 2), book="pslive")
    second.send(CarryConduct(conduct_of(first.now), "director"))
    assert [(one.number, one.player) for one in second.now.conduct.sanctions] == [*enumerate(culprits, 1)]


def test_a_disqualified_player_cannot_enter_the_next_flight() -> None:
    first = Room(as_flight(whole(), "main", "1a", 2), book="pslive")
    first.open(9)
    first.send(
        GivePenalty(player="p0003", step=Penalty.DISQUALIFICATION, offence="", reason="chips in his bag", author="TD")
    )
    second = Room(as_flight(whole(), "main", "1b", 2), book="pslive")
    second.send(CarryConduct(conduct_of(first.now), "director"))
    assert "p0003" in second.now.conduct.removed


def test_levels_can_be_rolled_back_overnight() -> None:
    room = Room(replace(whole(), day_ends=(3, 4)), book="tda-2024", seed=2)
    room.open(18)
    while not room.now.day.over:
        room.play_round(a_small_pot)
    room.at += 12 * 3_600_000_000
    assert refused(room, StartDay(level=2)) == "reason-missing"
    assert refused(room, StartDay(level=4, reason="slow", author="TD")) == "no-such-level"
    room.send(StartDay(level=2, reason="half of level 3 was lost", author="TD"))
    assert (room.now.clock.number, room.now.clock.stakes.big_blind, room.now.day.number) == (2, 40, 2)
    numbers = []
    while not room.now.day.over and room.now.phase is Phase.PLAYING:
        room.play_round(a_small_pot)
        numbers.append(room.now.clock.number)
    assert numbers[-1] == 4 and 3 in numbers, "the end of day one is no end of day two"


@pytest.mark.parametrize("seed", range(3))
def test_replay_equals_live(seed: int) -> None:
    room = flight("1a", 9 + seed)
    day = final_day("1a")
    day.send(taken(room))
    day.send(c.DrawSeats())
    day.send(c.StartEvent())
    day.play_out()
    assert fold(day.log) == day.now


def test_a_flight_ends_with_its_day_and_pays_nothing() -> None:
    """No second day may begin, or nobody could bag any more; a heat is paid on the final day."""
    room = flight("1A", 12)
    assert refused(room, StartDay()) == "flight-over"
    heat = Room(replace(as_flight(whole(), "main", "1B", 2), part=Flight("main", "1B", bags=False), day_ends=()))
    heat.open(3)
    while heat.now.phase is Phase.PLAYING:
        heat.play_round(a_small_pot)
    assert refused(heat, c.AwardPrizes()) == "paid-later"
    assert taken(heat).closed.pool_cents == 14_250, "three entries, less what is the league's"
