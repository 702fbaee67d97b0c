"""Events of several streams, played one after the other over one log: flights into a final day, heats of teams.

event/<id>-1a  ──► FlightClosed ──► event/<id>      bags, money and penalties (``react``)
event/<id>-1b  ──► FlightClosed ──►
contest/<id>   the heats of teams are drawn here; each table of a heat is an event, and so is the final table
"""

import re
from collections.abc import Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.bots.bot import Bot
from shuffleup.league import team_commands as t
from shuffleup.league.team_state import Heat, Heats, TeamContest, TeamFinal
from shuffleup.league.teams import HeatTable, Team, TeamRules, team_standings
from shuffleup.rulebooks.price_bands import PriceBands
from shuffleup.service.run import Accepted
from shuffleup.service.simulate import DAY, START, Entrants, Played, RunRefusedError, Simulation
from shuffleup.service.stage import Desk, Stage, groups, refused_with
from shuffleup.tournament import commands
from shuffleup.tournament.definition import Closing, Curve, Definition, EntryTerms, PayoutPlan
from shuffleup.tournament.draws import Draw, drawn_order
from shuffleup.tournament.flight_commands import CarryConduct, CloseFlight
from shuffleup.tournament.flight_terms import BagCarry, FinalDay, Flight, ForgoneBounty
from shuffleup.tournament.flights import as_final_day, as_flight, conduct_of
from shuffleup.tournament.money_terms import MoneyTerms, PrizeShares
from shuffleup.tournament.state import EventState

BY_LOT = "drawn by lot, for want of a director"


class PlannedFlight(Struct, frozen=True):
    """A flight: who enters it for the first time, and how many who are out enter it again."""

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
    """A contest of teams; ``event`` is its final table, with the price and the levels of its heats."""

    event: Entrants
    teams: tuple[Team, ...]
    rules: TeamRules


class PlayedProgramme(Struct, frozen=True):
    """A programme that is over: its last event, and the ones that led to it in their order."""

    final: Played
    parts: tuple[Played, ...]
    contest: TeamContest | None = None


async def play_flights(run: FlightsRun, stage: Stage, begins: int = START) -> PlayedProgramme:
    """Plays every flight, one a day, and then the final day. Raises ``RunRefusedError``."""
    event = run.event
    ids = tuple([f"{event.event_id}-{slug(flight.name)}" for flight in run.flights])
    part = FinalDay(ids, run.carry, run.first_level, run.forgone)
    final = Entrants(event.event_id, as_final_day(event.definition, part), event.policy, (), event.deal)
    last = stage.simulation(final, begins + len(run.flights) * DAY)
    await last.open()
    parts: list[Played] = []
    for number, flight in enumerate(run.flights):
        definition = as_flight(event.definition, event.event_id, flight.name, run.end_of_level)
        players = (*flight.players, *_again([one.state for one in parts], flight))
        simulation = stage.simulation(Entrants(ids[number], definition, event.policy, players), begins + number * DAY)
        await simulation.open()
        for command in _known_conduct([one.state for one in parts]):
            await simulation.give(command)
        await simulation.enter(players)
        await simulation.play_on()
        await simulation.give(CloseFlight("run"))
        parts.append(await simulation.played())
    await last.play_on()
    await last.give(commands.AwardPrizes())
    return PlayedProgramme(await last.played(), tuple(parts))


def _again(flights: list[EventState], flight: PlannedFlight) -> tuple[str, ...]:
    """Who enters again: those who went out first in the earlier flights and have no bag."""
    bagged = {bag.player for state in flights for closed in state.book.flights for bag in closed.bags}
    out = [place.player for state in flights for place in sorted(state.places, key=lambda one: -one.place)]
    waiting = [player for player in dict.fromkeys(out) if player not in bagged and player not in flight.players]
    return tuple(waiting[: flight.again])


def _known_conduct(flights: list[EventState]) -> Iterator[CarryConduct]:
    """The penalty books of earlier flights, where there is something in them."""
    for state in flights:
        conduct = conduct_of(state)
        if conduct.sanctions or conduct.bans or conduct.removed:
            yield CarryConduct(conduct, "run")


def slug(name: str) -> str:
    """A name as it stands in ids and streams."""
    return re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-") or "event"


# ── teams ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def members_of(run: TeamsRun) -> tuple[str, ...]:
    """Everybody who plays for a team."""
    return tuple([player for team in run.teams for player in team.players])


async def play_teams(run: TeamsRun, stage: Stage) -> PlayedProgramme:
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
        heat = await _heat(contest)
        for table in heat.tables:
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

    def __init__(self, desk: Desk) -> None:
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
        """Seats the final. Teams that are tied at the cut draw lots: a run has no director to ask."""
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
        await self.give(t.BreakTeamTie(order, "run", BY_LOT))
        await self.give(t.StartTeamFinal())


async def _heat(contest: _Contest) -> Heat:
    stage = (await contest.state()).stage
    assert isinstance(stage, Heats)
    return stage.heats[-1]


async def _play_heat_table(run: TeamsRun, stage: Stage, number: int, table: HeatTable) -> Played:
    """A table of a heat, to its last player. What the first heat has taken is handed over to the final table."""
    name = f"heat {number}, table {table.number}"
    entrants = Entrants(
        f"{run.event.event_id}-heat-{number}-table-{table.number}",
        _heat_table(run, name, paid=number == 1),
        run.event.policy,
        table.players,
    )
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


async def _play_final(contest: _Contest, last: Simulation, stage: Stage) -> Played:
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
    """The bots at a final table of teams: a team plays with whom it has sent."""

    def __init__(self, bots: Mapping[str, Bot], sent: Mapping[str, str]) -> None:
        self._bots = bots
        self._sent = sent

    def __getitem__(self, team: str) -> Bot:
        return self._bots[self._sent[team]]

    def __iter__(self) -> Iterator[str]:
        return iter(self._sent)

    def __len__(self) -> int:
        return len(self._sent)
