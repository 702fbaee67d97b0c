"""A league season, played: its events one after another on one log, the ranking, and the final.

event/<id>-1 … -n   ──► result ──► league/<id>        points, retentions, ranking, prizes by rank
event/<id>-final    ◄── chips for points ──┘          its places go back, and the league pays them
"""

from collections.abc import Sequence
from math import gcd

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import Code, Refusal
from shuffleup.league import commands as c
from shuffleup.league.finished import result_of
from shuffleup.league.standings import standings
from shuffleup.league.state import Finalist, FinalRunning, LeagueState, Season
from shuffleup.league.terms import FinalTerms, SeasonTerms
from shuffleup.rulebooks.policy.conduct import Penalty
from shuffleup.rulebooks.price_bands import PriceBands
from shuffleup.service.outcome import Accepted
from shuffleup.service.programme import FlightsRun, PlayedProgramme, play_flights
from shuffleup.service.simulate import Entrants, Played, RunRefusedError, Simulation
from shuffleup.service.stage import EventStage, OrderDesk, groups, refused_with
from shuffleup.tournament.words.commands import AwardPrizes
from shuffleup.tournament.words.conduct import GivePenalty
from shuffleup.tournament.words.definition import Curve, Definition, EntryTerms, PayoutPlan, smallest_chip
from shuffleup.tournament.words.draws import drawn_order
from shuffleup.tournament.words.flights import CarriedConduct, ClosedFlight, FlightBag, TakeFlight
from shuffleup.tournament.words.reasons import Reason
from shuffleup.tournament.words.seats import MarkAbsent
from shuffleup.tournament.words.state import EventState
from shuffleup.tournament.words.terms import FinalDay, MoneyTerms

MINUTE = 60_000_000


class SeasonEvent(Struct, frozen=True):
    """An event of the season, the moment it begins (microseconds UTC), its day and its venue."""

    planned: Entrants | FlightsRun
    begins: int
    day: str
    venue: str = ""


class SeasonFinal(Struct, frozen=True):
    """The final: what is played (its entrants come from the ranking), when, and the ranks of those who stay away."""

    event: Entrants
    begins: int
    absent_ranks: tuple[int, ...] = ()


class SeasonRun(Struct, frozen=True):
    """A season to be played. ``players`` are the members from whom each event draws its field; none: its own."""

    league_id: str
    name: str
    currency: str
    season: str
    terms: SeasonTerms
    players: tuple[str, ...]
    events: tuple[SeasonEvent, ...]
    final: SeasonFinal | None = None


class PlayedSeason(Struct, frozen=True):
    """A finished season: the league, its events in order, and the final."""

    league: LeagueState
    events: tuple[PlayedProgramme, ...]
    final: Played | None


def members_of(run: SeasonRun) -> tuple[str, ...]:
    """Everybody who may play in it."""
    return run.players or tuple(dict.fromkeys([one for event in run.events for one in _event(event).players]))


def _event(event: SeasonEvent) -> Entrants:
    return event.planned if isinstance(event.planned, Entrants) else event.planned.event


async def play_season(run: SeasonRun, stage: EventStage) -> PlayedSeason:
    """Plays every event, closes the season, and plays its final. Raises ``RunRefusedError``."""
    league = _League(stage.desk(f"league/{run.league_id}"), run.season)
    begins = run.events[0].begins
    await league.desk.give(c.OpenLeague(run.league_id, run.name, run.currency), begins)
    await league.desk.give(c.OpenSeason(run.season, run.terms), begins)
    played: list[PlayedProgramme] = []
    for number, event in enumerate(run.events, start=1):
        programme = await _play(run, event, number, stage)
        played.append(programme)
        flights = [part.state for part in programme.parts]
        result = result_of(programme.final.state, event.day, venue=event.venue, flights=flights)
        if isinstance(result, Refusal):
            raise RunRefusedError(result)
        await league.desk.give(c.RecordResult(run.season, result), programme.final.progress.at)
    over = played[-1].final.progress.at
    await league.close(over, stage)
    final = await _play_final(run, run.final, league, stage, over) if run.final else None
    return PlayedSeason(await league.state(), tuple(played), final)


async def _play(run: SeasonRun, event: SeasonEvent, number: int, stage: EventStage) -> PlayedProgramme:
    event_id = f"{run.league_id}-{number}"
    if isinstance(event.planned, FlightsRun):
        whole = replace(event.planned.event, event_id=event_id, definition=_kept(event.planned.event, run.terms))
        return await play_flights(replace(event.planned, event=whole), stage, event.begins)
    entrants = event.planned
    players = entrants.players
    if run.players:
        lots = stage.draw(f"league/{run.league_id}", f"who comes to event {number}")
        coming = frozenset(drawn_order(run.players, lots)[: len(players)])
        players = tuple([player for player in run.players if player in coming])
    entrants = Entrants(event_id, _kept(entrants, run.terms), entrants.policy, players)
    return PlayedProgramme(await stage.simulation(entrants, event.begins).play(), ())


def _kept(entrants: Entrants, terms: SeasonTerms) -> Definition:
    """The event as part of the season: it keeps the league's share of its pool, unless its file says how much."""
    definition = entrants.definition
    money = definition.money
    if money.shares.league:
        return definition
    shares = replace(money.shares, league=terms.retained_basis_points)
    return replace(definition, money=replace(money, shares=shares))


class _League:
    """The stream of the league."""

    def __init__(self, desk: OrderDesk, season: str) -> None:
        self.desk = desk
        self.key = season

    async def state(self) -> LeagueState:
        """The league as it stands."""
        state = await self.desk.state()
        assert isinstance(state, LeagueState)
        return state

    async def season(self) -> Season:
        """The season as it stands."""
        season = (await self.state()).season(self.key)
        assert season is not None
        return season

    async def close(self, at: int, stage: EventStage) -> None:
        """Closes the season. Players tied for the last seat of the final draw lots: there is nobody to ask."""
        outcome = await self.desk.ask(c.CloseSeason(self.key), at)
        tied = refused_with(outcome, "finalists-tied")
        if tied is None:
            if not isinstance(outcome, Accepted):
                raise RunRefusedError(outcome)
            return
        rank = dict(tied.facts)["rank"]
        names = [line.player for line in standings(await self.season()) if line.rank == rank]
        order = drawn_order(names, stage.draw(self.desk.stream, "lots"))
        await self.desk.give(c.BreakTie(self.key, order, "run", Reason.BY_LOT), at)
        await self.desk.give(c.CloseSeason(self.key), at)


# ── the final ────────────────────────────────────────────────────────────────────────────────────────────────────────


async def _play_final(run: SeasonRun, final: SeasonFinal, league: _League, stage: EventStage, over: int) -> Played:
    """Chips for points; a finalist not there when his time is up is placed then; the league pays by place."""
    await league.desk.give(c.CallFinal(run.season, final.begins), over)
    await league.desk.give(c.StartFinal(run.season), final.begins)
    finalists = _running(await league.season()).finalists
    absent = tuple([one.player for one in finalists if one.rank in final.absent_ranks])
    for one in finalists:
        if one.player not in absent:
            await league.desk.give(c.Welcome(run.season, one.player), final.begins)
    source = f"league/{run.league_id}"
    entrants = Entrants(f"{run.league_id}-final", _definition(final.event, source), final.event.policy, ())
    simulation = stage.simulation(entrants, final.begins)
    await simulation.open()
    await simulation.give(TakeFlight(_bags(source, finalists, entrants.definition), CarriedConduct(source)))
    watch = _Absent(run, league, simulation, absent)
    await simulation.play_on(watch.each_round)
    await watch.report((await simulation.played()).state)
    await simulation.give(AwardPrizes())
    await league.desk.give(c.AwardFinal(run.season), simulation.now)
    return await simulation.played()


def _running(season: Season) -> FinalRunning:
    assert isinstance(season.final, FinalRunning)
    return season.final


def _definition(event: Entrants, source: str) -> Definition:
    """The final as an event: nobody pays, and the league provides the prizes."""
    definition = event.definition
    return replace(
        definition,
        entry=EntryTerms(0, 0, definition.entry.stack),
        money=MoneyTerms(bands=PriceBands()),
        payouts=PayoutPlan(Curve(1)),
        part=FinalDay((source,)),
    )


def _bags(source: str, finalists: Sequence[Finalist], definition: Definition) -> ClosedFlight:
    bags = [FlightBag(one.player, one.chips) for one in finalists]
    unit = gcd(smallest_chip(definition, 1), *[bag.chips for bag in bags])
    names = tuple([bag.player for bag in bags])
    return ClosedFlight(flight=source, bags=tuple(bags), entries=0, players=names, pool_cents=0, level=0, unit=unit)


class _Absent:
    """The absent finalists: their blinds are paid, and when their time is up they are placed (MED-21)."""

    def __init__(self, run: SeasonRun, league: _League, simulation: Simulation, absent: tuple[str, ...]) -> None:
        self._run = run
        self._league = league
        self._simulation = simulation
        self._absent = absent
        self._marked = not absent

    async def each_round(self, state: EventState) -> None:
        """What is due before the next round."""
        if not self._marked:
            self._marked = True
            await self._simulation.give(MarkAbsent(self._absent))
        terms = self._run.terms.final
        minutes = terms.no_show_minutes if isinstance(terms, FinalTerms) else None
        running = _running(await self._league.season())
        here = [player for player in self._absent if player in _stacks(state)]
        if minutes is None or not here or self._simulation.now < running.started_at + minutes * MINUTE:
            return
        await self._remove(state, here, running)

    async def _remove(self, state: EventState, here: list[str], running: FinalRunning) -> None:
        """The league places them by chips and rank; they leave the tables in the same order, lowest first."""
        await self.report(state)
        stacks = _stacks(state)
        rank = {one.player: one.rank for one in running.finalists}
        chips = tuple([c.FinalistChips(player, stacks[player]) for player in here])
        await self._league.desk.give(c.RemoveAbsent(self._run.season, chips), self._simulation.now)
        rule = self._run.terms.rule("no-show")
        by = Code(rule) if rule else Reason.SEASON_TERMS
        for player in sorted(here, key=lambda one: (stacks[one], -rank[one])):
            out = Penalty.ELIMINATION
            await self._simulation.give(
                GivePenalty(player=player, step=out, reason=Reason.TIME_UP, author="run", paid=True, override=by)
            )

    async def report(self, state: EventState) -> None:
        """Tells the league who is out by now."""
        left = {one.player for one in _running(await self._league.season()).left}
        out = [tuple([player for player in group if player in left]) for group in groups(state)]
        named = tuple([group for group in out if group])
        if named:
            await self._league.desk.give(c.ReportOut(self._run.season, named), self._simulation.now)


def _stacks(state: EventState) -> dict[str, int]:
    return {chair.player: chair.stack for table in state.floor.tables.values() for chair in table.chairs}
