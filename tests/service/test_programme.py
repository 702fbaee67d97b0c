"""Events of several streams, played by bots: flights into a final day, heats of teams into a final table."""

import asyncio
from collections.abc import Iterable
from itertools import pairwise

import pytest
from msgspec.structs import replace

from shuffleup.league.teams.contest import Team, TeamRules, team_standings
from shuffleup.league.teams.events import TeamLevelBegun
from shuffleup.league.teams.state import TeamContest, TeamsPaid
from shuffleup.projections.ledger import together
from shuffleup.service.programme import (
    FlightsRun,
    PlannedFlight,
    PlayedProgramme,
    TeamsRun,
    members_of,
    play_flights,
    play_teams,
)
from shuffleup.service.run import Service
from shuffleup.service.simulate import DAY, Progress
from shuffleup.service.stage import EventStage
from shuffleup.service.streams import Shuffler
from shuffleup.store.memory import MemoryStore
from shuffleup.tournament.evolve.apply import fold
from shuffleup.tournament.words.definition import PayoutPlan, Shares
from shuffleup.tournament.words.events import LevelStarted, SeatsDrawn
from shuffleup.tournament.words.state import Phase
from shuffleup.tournament.words.terms import BagCarry, MoneyTerms, PrizeShares
from tests.service.club import club

STACK = 1_500


def ignore(_: Progress) -> None:
    """Nobody watches."""


def flights(carry: BagCarry = BagCarry.BEST_STACK, *, twice: bool = False) -> FlightsRun:
    """Two flights of ten and eight, in the second three who were out; ``twice``: four play both."""
    event = club(18)
    money = MoneyTerms(shares=PrizeShares(league=500), guarantee_cents=100_000)
    plan = PayoutPlan(Shares((5_000, 3_000, 2_000)))
    entrants = replace(event, definition=replace(event.definition, money=money, payouts=plan))
    second = entrants.players[6:14] if twice else entrants.players[10:]
    planned = (PlannedFlight("1A", entrants.players[:10], 0), PlannedFlight("1B", second, 3))
    return FlightsRun(entrants, planned, end_of_level=3, carry=carry, first_level=3)


def played_flights(run: FlightsRun, store: MemoryStore | None = None, seed: int = 7) -> PlayedProgramme:
    stage = EventStage(store or MemoryStore(), Shuffler.from_seed(seed), run.event.players, ignore, None)
    return asyncio.run(play_flights(run, stage))


def happened(store: MemoryStore, stream: str) -> list[object]:
    """Every event of a stream."""

    async def read() -> list[object]:
        return [event for row in await store.read(stream) for event in row.events]

    return asyncio.run(read())


def stacks_at_the_start(store: MemoryStore) -> dict[str, int]:
    """Everybody's stack on the final day, as the seats were drawn."""
    drawn = next(event for event in happened(store, "event/club") if isinstance(event, SeatsDrawn))
    return {seat.player: seat.stack for seat in drawn.seats}


def test_two_flights_have_one_pool_one_guarantee_and_every_chip() -> None:
    done = played_flights(flights())
    first, second = (part.state for part in done.parts)
    final = done.final.state
    entries = len(first.entries) + len(second.entries)
    assert (len(first.entries), len(second.entries)) == (10, 11)
    bags = [bag for part in (first, second) for bag in part.records.flights[0].bags]
    assert sum([bag.chips for bag in bags]) == entries * STACK + first.chips.raced + second.chips.raced
    assert final.chips.in_play == sum([bag.chips for bag in bags]) + final.chips.raced
    kept = entries * 5_000 * 5 // 100
    assert final.prizes.pool_cents == max(100_000, entries * 5_000 - kept)
    assert sum([award.cents for award in final.prizes.awards]) == final.prizes.pool_cents
    report = together([first, second, final])
    assert report.closes
    assert not [line for line in report.accounts if line.account == "carried"], "what was handed over was taken"
    assert sum([line.cents for line in report.accounts if line.account == "retention"]) == -kept


def test_who_was_out_comes_again_and_nobody_who_has_bagged() -> None:
    done = played_flights(flights())
    first, second = (part.state for part in done.parts)
    bagged = {bag.player for bag in first.records.flights[0].bags}
    again = {entry.player for entry in second.entries} & {entry.player for entry in first.entries}
    assert len(again) == 3 and not again & bagged
    places = {place.player: place.place for place in first.places}
    assert sorted([places[player] for player in again]) == [8, 9, 10], "those who went out first"


@pytest.mark.parametrize("carry", list(BagCarry))
def test_who_has_bagged_twice_plays_once(carry: BagCarry) -> None:
    run = flights(carry, twice=True)
    for seed in range(1, 12):
        store = MemoryStore()
        done = played_flights(run, store, seed)
        bags: dict[str, list[int]] = {}
        for part in done.parts:
            for bag in part.state.records.flights[0].bags:
                bags.setdefault(bag.player, []).append(bag.chips)
        joined = {player: sum(own) if carry is BagCarry.ALL_STACKS else max(own) for player, own in bags.items()}
        assert stacks_at_the_start(store) == joined
        if any(len(own) > 1 for own in bags.values()):
            return
    pytest.fail("in no run has anybody bagged twice")


@pytest.mark.parametrize("level", [2, 3, 4])
def test_the_final_day_begins_a_day_later_with_the_level_that_was_announced(level: int) -> None:
    store = MemoryStore()
    done = played_flights(replace(flights(), first_level=level), store)
    assert {part.state.records.flights[0].level for part in done.parts} == {3}
    begun = next(event for event in happened(store, "event/club") if isinstance(event, LevelStarted))
    assert begun.number == level
    days = [part.began for part in (*done.parts, done.final)]
    assert [after - before for before, after in pairwise(days)] == [DAY, DAY]


def test_each_stream_folds_to_its_state_and_the_same_seed_gives_the_same_log() -> None:
    def digests(store: MemoryStore) -> dict[str, bytes]:
        async def read() -> dict[str, bytes]:
            return {stream: (await store.digests(stream))[-1] for stream in await store.streams()}

        return asyncio.run(read())

    one, other = MemoryStore(), MemoryStore()
    done = played_flights(flights(), one)
    played_flights(flights(), other)
    assert digests(one) == digests(other)
    for part, stream in zip((*done.parts, done.final), ("club-1a", "club-1b", "club"), strict=True):
        assert fold(happened(one, f"event/{stream}")) == part.state  # type: ignore[arg-type]  # an event's stream


def test_a_crash_before_the_bags_arrive_is_made_good() -> None:
    """What a closed flight asks of the final day is asked again after a restart; done already, it changes nothing."""
    store = MemoryStore()
    played_flights(flights(), store)

    async def recovered() -> tuple[int, int]:
        before = await store.version("event/club")
        await Service(store, Shuffler.from_seed(7)).recover()
        return before, await store.version("event/club")

    before, after = asyncio.run(recovered())
    assert before == after


# ── teams ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def teams(count: int = 6, finalists: int = 4) -> TeamsRun:
    """So many teams of three, six to a table."""
    event = club(finalists)
    plan = PayoutPlan(Shares((6_000, 4_000)))
    entrants = replace(event, definition=replace(event.definition, payouts=plan))
    entered = [Team(f"t{n}", f"t{n}a", (f"t{n}a", f"t{n}b", f"t{n}c")) for n in range(1, count + 1)]
    rules = TeamRules(table_seats=6, finalists=finalists, shares=(6_000, 4_000))
    return TeamsRun(entrants, tuple(entered), rules)


def played_teams(run: TeamsRun, store: MemoryStore | None = None, seed: int = 7) -> PlayedProgramme:
    stage = EventStage(store or MemoryStore(), Shuffler.from_seed(seed), members_of(run), ignore, None)
    return asyncio.run(play_teams(run, stage))


def paid(contest: TeamContest | None) -> TeamsPaid:
    assert contest is not None and isinstance(contest.stage, TeamsPaid)
    return contest.stage


def test_every_heat_is_played_by_everybody_and_scores() -> None:
    done = played_teams(teams())
    assert done.contest is not None
    everybody = sorted(members_of(teams()))
    for heat in (1, 2):
        assert sorted([place.player for place in done.contest.scored if place.heat == heat]) == everybody
    best = team_standings(done.contest.teams, done.contest.scored, done.contest.decided)[:4]
    assert {line.team for line in best} == {place.team for place in paid(done.contest).places}
    assert len(done.parts) == 6, "three tables in each of two heats"


def test_the_money_of_the_first_heat_is_the_pool_and_members_share_it() -> None:
    done = played_teams(teams())
    awards = paid(done.contest).awards
    assert [award.cents for award in awards] == [54_000, 36_000], "18 players, 50.00 each"
    assert all(sum(award.members) == award.cents for award in awards)
    assert {award.player: award.cents for award in done.final.state.prizes.awards} == {
        award.team: award.cents for award in awards
    }, "the event pays the teams what the contest divides among their players"
    assert together([*[part.state for part in done.parts], done.final.state]).closes


def test_at_the_final_table_the_player_changes_with_the_level() -> None:
    store = MemoryStore()
    done = played_teams(teams(), store)
    changes = list(_levels(store))
    assert len(changes) == done.final.progress.level
    for before, after in pairwise(changes):
        assert all(before[team] != player for team, player in after.items())
    assert changes[0] == {team: f"{team}a" for team in changes[0]}, "the captain begins"


def _levels(store: MemoryStore) -> Iterable[dict[str, str]]:
    """Who plays for each team at each level."""
    for event in happened(store, "contest/club"):
        if isinstance(event, TeamLevelBegun):
            yield {seat.team: seat.player for seat in event.seats}


def test_teams_tied_at_the_cut_draw_lots() -> None:
    """Somewhere in these seeds two teams share the last seat; the run goes on, and the record says how."""
    decided = 0
    for seed in range(1, 15):
        run = teams(5, 4)
        done = played_teams(replace(run, rules=replace(run.rules, points=(2, 1))), seed=seed)
        assert done.final.state.phase is Phase.FINISHED
        assert done.contest is not None
        decided += bool(done.contest.decided)
    assert decided
