"""Events of several streams, played one after another over one log: flights into a final day, heats of teams.

event/<id>-1a  ──► FlightClosed ──► event/<id>      bags, money and penalties (``react``)
event/<id>-1b  ──► FlightClosed ──►
contest/<id>   the heats of teams are drawn here; each table of a heat is an event, and so is the final table
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.bots.bot import Bot
from shuffleup.league.teams import commands as t
from shuffleup.league.teams.contest import HeatTable, Team, TeamRules, team_standings
from shuffleup.league.teams.state import Heats, TeamContest, TeamFinal
from shuffleup.rulebooks.price_bands import PriceBands
from shuffleup.service.flights import with_flights
from shuffleup.service.outcome import Accepted
from shuffleup.service.simulate import DAY, START, Entrants, Played, RunRefusedError, Simulation
from shuffleup.service.stage import EventStage, OrderDesk, Record, Watch, groups, refused_with
from shuffleup.service.streams import Shuffler
from shuffleup.store.port import Store
from shuffleup.tournament.facts.flights import as_final_day, conduct_of
from shuffleup.tournament.words import commands
from shuffleup.tournament.words.definition import Closing, Curve, Definition, EntryTerms, PayoutPlan
from shuffleup.tournament.words.draws import Draw, drawn_order
from shuffleup.tournament.words.flights import CarryConduct, CloseFlight
from shuffleup.tournament.words.reasons import Reason
from shuffleup.tournament.words.state import EventState
from shuffleup.tournament.words.terms import BagCarry, FinalDay, Flight, ForgoneBounty, MoneyTerms, PrizeShares


class PlannedFlight(Struct, frozen=True):
    """A flight: who enters it first, and how many bust players enter it again."""

    name: str
    players: tuple[str, ...]
    again: int


class FlightsRun(Struct, frozen=True):
    """Flights and their final day; ``event`` is the event as a whole."""

    event: Entrants
    flights: tuple[PlannedFlight, ...]
    end_of_level: int
    carry: BagCarry
    first_level: int
    forgone: ForgoneBounty = ForgoneBounty.NEXT_POT


class TeamsRun(Struct, frozen=True):
    """A team contest; ``event`` is its final table, with the price and the levels of its heats."""

    event: Entrants
    teams: tuple[Team, ...]
    rules: TeamRules


Planned: TypeAlias = Entrants | FlightsRun | TeamsRun
"""One event, flights into a final day, or heats of teams."""


def event_of(planned: Planned) -> Entrants:
    """The event; of several streams, the last one."""
    return planned if isinstance(planned, Entrants) else planned.event


def players_of(planned: Planned) -> tuple[str, ...]:
    """All players in it."""
    return members_of(planned) if isinstance(planned, TeamsRun) else event_of(planned).players


class PlayedProgramme(Struct, frozen=True):
    """A finished programme: its last event, and those that led to it, in order."""

    final: Played
    parts: tuple[Played, ...]
    contest: TeamContest | None = None


async def play_planned(
    planned: Planned,
    store: Store,
    shuffler: Shuffler,
    watch: Watch,
    record: Record | None = None,
    own: Mapping[str, Bot] = MappingProxyType({}),
) -> PlayedProgramme:
    """Plays it to the prizes; ``own`` are the bots that players bring. Raises ``RunRefusedError``."""
    stage = EventStage(store, shuffler, players_of(planned), watch, record, own)
    match planned:
        case FlightsRun():
            return await play_flights(planned, stage)
        case TeamsRun():
            return await play_teams(planned, stage)
        case _:
            return PlayedProgramme(await stage.simulation(planned, START).play(), ())


async def play_flights(run: FlightsRun, stage: EventStage, begins: int = START) -> PlayedProgramme:
    """Plays every flight, one a day, and then the final day. Raises ``RunRefusedError``."""
    event = run.event
    part = FinalDay((), run.carry, run.first_level, run.forgone)
    names = [flight.name for flight in run.flights]
    (_, last_day), *days = with_flights(event.event_id, event.definition, names, run.end_of_level, part).items()
    final = Entrants(event.event_id, last_day, event.policy, (), event.deal)
    last = stage.simulation(final, begins + len(run.flights) * DAY)
    await last.open()
    parts: list[Played] = []
    for number, (flight, (flight_id, definition)) in enumerate(zip(run.flights, days, strict=True)):
        players = (*flight.players, *_again([one.state for one in parts], flight))
        simulation = stage.simulation(Entrants(flight_id, definition, event.policy, players), begins + number * DAY)
        await simulation.open()
        for conduct in [conduct_of(one.state) for one in parts]:
            if conduct.sanctions or conduct.bans or conduct.removed:
                await simulation.give(CarryConduct(conduct, "run"))
        await simulation.enter(players)
        await simulation.play_on()
        await simulation.give(CloseFlight("run"))
        parts.append(await simulation.played())
    await last.play_on()
    await last.give(commands.AwardPrizes())
    return PlayedProgramme(await last.played(), tuple(parts))


def _again(flights: list[EventState], flight: PlannedFlight) -> tuple[str, ...]:
    """Players who enter again: those who went out first in the earlier flights and have no bag."""
    bagged = {bag.player for state in flights for closed in state.records.flights for bag in closed.bags}
    out = [place.player for state in flights for place in sorted(state.places, key=lambda one: -one.place)]
    waiting = [player for player in dict.fromkeys(out) if player not in bagged and player not in flight.players]
    return tuple(waiting[: flight.again])


# ── teams ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def members_of(run: TeamsRun) -> tuple[str, ...]:
    """Everybody who plays for a team."""
    return tuple([player for team in run.teams for player in team.players])


async def play_teams(run: TeamsRun, stage: EventStage) -> PlayedProgramme:
    """Plays every heat and then the final table, where each team changes its player at every level (MED-17).

    Raises ``RunRefusedError``.
    """
    members = members_of(run)
    contest = _Contest(stage.desk(f"contest/{run.event.event_id}"))
    await contest.give(t.OpenContest(run.event.event_id, run.rules))
    for team in run.teams:
        await contest.give(t.EnterTeam(team))
    tables = -(-len(members) // run.rules.table_seats)
    ids = [f"{run.event.event_id}-heat-1-table-{table}" for table in range(1, tables + 1)]
    final = Entrants(run.event.event_id, _final_table(run, tuple(ids)), run.event.policy, ())
    last = stage.simulation(final, START + run.rules.heats * DAY)
    await last.open()
    parts: list[Played] = []
    for number in range(1, run.rules.heats + 1):
        await contest.give(t.DrawHeat())
        drawn = (await contest.state()).stage
        assert isinstance(drawn, Heats)
        for table in drawn.heats[-1].tables:
            played = await _play_heat_table(run, stage, number, table)
            parts.append(played)
            await contest.give(t.ReportHeat(table.number, tuple(groups(played.state))))
    played = await _play_final(contest, last, stage)
    await contest.give(t.ReportTeamsOut(tuple(groups(played.state))[1:]))
    if run.rules.shares:
        await contest.give(t.AwardTeams(played.state.prizes.pool_cents))
    return PlayedProgramme(played, tuple(parts), await contest.state())


class _Contest:
    """The stream of the contest."""

    def __init__(self, desk: OrderDesk) -> None:
        self.desk = desk

    async def give(self, command: t.TeamCommand) -> None:
        """Gives a command; a refusal ends the run."""
        await self.desk.give(command, START)

    async def state(self) -> TeamContest:
        """The contest as it stands."""
        state = await self.desk.state()
        assert isinstance(state, TeamContest)
        return state

    async def start_final(self, lots: Draw) -> None:
        """Seats the final. Teams tied at the cut draw lots: a run has no director to ask."""
        outcome = await self.desk.ask(t.StartTeamFinal(), START)
        tied = refused_with(outcome, "teams-tied")
        if tied is None:
            if not isinstance(outcome, Accepted):
                raise RunRefusedError(outcome)
            return
        state = await self.state()
        rank = dict(tied.facts)["rank"]
        lines = team_standings(state.teams, state.scored, state.decided)
        order = drawn_order([line.team for line in lines if line.rank == rank], lots)
        await self.give(t.BreakTeamTie(order, "run", Reason.BY_LOT))
        await self.give(t.StartTeamFinal())


async def _play_heat_table(run: TeamsRun, stage: EventStage, number: int, table: HeatTable) -> Played:
    """A table of a heat, to its last player. The money of the first heat is handed over to the final table."""
    event_id = f"{run.event.event_id}-heat-{number}-table-{table.number}"
    definition = _heat_table(run, f"heat {number}, table {table.number}", paid=number == 1)
    entrants = Entrants(event_id, definition, run.event.policy, table.players)
    simulation = stage.simulation(entrants, START + (number - 1) * DAY)
    await simulation.open()
    await simulation.enter(table.players)
    await simulation.play_on()
    if number == 1:
        await simulation.give(CloseFlight("run"))
    return await simulation.played()


def _heat_table(run: TeamsRun, name: str, *, paid: bool) -> Definition:
    definition = run.event.definition
    money = replace(definition.money, guarantee_cents=0) if paid else MoneyTerms()
    return replace(
        definition,
        name=f"{definition.name}, {name}",
        seats=run.rules.table_seats,
        entry=definition.entry if paid else EntryTerms(0, 0, definition.entry.stack),
        money=money,
        payouts=PayoutPlan(Curve(1)),
        closing=Closing(),
        part=Flight(run.event.event_id, name, bags=False),
    )


def _final_table(run: TeamsRun, first_heat: tuple[str, ...]) -> Definition:
    """The final table: its teams have paid in the first heat."""
    definition = as_final_day(run.event.definition, FinalDay(first_heat))
    money = replace(definition.money, bands=PriceBands(), shares=PrizeShares())
    return replace(definition, entry=EntryTerms(0, 0, definition.entry.stack), money=money)


async def _play_final(contest: _Contest, last: Simulation, stage: EventStage) -> Played:
    """The final table: at each level every team sends its next member."""
    await contest.start_final(stage.draw(contest.desk.stream, "lots"))
    seats = (await contest.state()).stage
    assert isinstance(seats, TeamFinal)
    sent: dict[str, str] = {}
    level = 0

    async def change(state: EventState) -> None:
        nonlocal level
        while level < max(1, state.clock.number):
            level += 1
            await contest.give(t.BeginLevel())
        stage = (await contest.state()).stage
        assert isinstance(stage, TeamFinal)
        sent.update({seat.team: seat.player for seat in stage.seats})

    final = last.with_bots(_Sent(stage.bots, sent))
    await final.enter(tuple([seat.team for seat in seats.seats]))
    await final.play_on(change)
    await final.give(commands.AwardPrizes())
    return await final.played()


class _Sent(Mapping[str, Bot]):
    """The bots at a team final table: each team plays with the member it has sent."""

    def __init__(self, bots: Mapping[str, Bot], sent: Mapping[str, str]) -> None:
        self._bots = bots
        self._sent = sent

    def __getitem__(self, team: str) -> Bot:
        return self._bots[self._sent[team]]

    def __iter__(self) -> Iterator[str]:
        return iter(self._sent)

    def __len__(self) -> int:
        return len(self._sent)
