"""Events of several streams in one file: flights into a final day, heats of teams; and what the event announces.

[[flight]] and [day_two]     each flight is an event of its own, and its bags play the final day
[teams]                      heats for points, and a final table of teams                           MED-17
[announced]                  what the rulebook leaves to the announcement of each event
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from shuffleup.formats.event_checks import entrants
from shuffleup.formats.event_payouts import PayoutsTable
from shuffleup.formats.event_problems import Problems, nearest
from shuffleup.formats.event_schema import (
    MOST_PLAYERS,
    Amount,
    Count,
    Entrants,
    EntryTable,
    LevelTable,
    Number,
    Steps,
    Text,
)
from shuffleup.league.teams import Team, TeamRules
from shuffleup.tournament.definition import PayoutPlan, Shares
from shuffleup.tournament.flight_terms import BagCarry, ForgoneBounty

TeamsOf = Annotated[
    Annotated[int, Meta(le=MOST_PLAYERS)] | dict[str, list[str]],
    Meta(description='a number of teams, or names like { Lions = ["Anna", "Bruno", "Carla"] }'),
]

FLIGHT, DAY_TWO, TEAMS, ANNOUNCED = "[[flight]]", "[day_two]", "[teams]", "[announced]"


class FlightTable(Struct, frozen=True, kw_only=True):
    """One ``[[flight]]``: who enters it for the first time, and how many come again from earlier ones."""

    name: Text
    entries: Entrants
    again: Amount = 0


class DayTwoTable(Struct, frozen=True, kw_only=True):
    """``[day_two]``: when flights end, which bags go on, and the level that the final day begins with."""

    flights_end_with_level: Count
    carry: Text = BagCarry.BEST_STACK.value
    first_level: Amount = 0
    forgone_bounties: Text = ""


class TeamsTable(Struct, frozen=True, kw_only=True):
    """``[teams]``: who they are, their heats and their final."""

    teams: TeamsOf
    size: Number = 3
    heats: Number = 2
    heat_seats: Number = 10
    finalists: Number = 9
    consultations: Amount = 1


class FlightEntry(Struct, frozen=True):
    """A flight: its name, who enters it for the first time, and how many of those out enter again."""

    name: str
    entrants: tuple[str, ...]
    again: int


class Single(Struct, frozen=True):
    """One event."""


class FlightsPlan(Struct, frozen=True):
    """Flights and a final day."""

    flights: tuple[FlightEntry, ...]
    end_of_level: int
    carry: BagCarry
    first_level: int
    forgone: ForgoneBounty = ForgoneBounty.NEXT_POT


class TeamsPlan(Struct, frozen=True):
    """Heats of teams and their final table."""

    teams: tuple[Team, ...]
    rules: TeamRules


Programme: TypeAlias = Single | FlightsPlan | TeamsPlan


class ProgrammeTables(Struct, frozen=True):
    """The tables of a file, each of its own type."""

    flights: tuple[FlightTable, ...]
    day_two: DayTwoTable | None
    teams: TeamsTable | None
    announced: Mapping[str, str]

    @property
    def is_single(self) -> bool:
        """Is it one event?"""
        return not self.flights and self.teams is None


def read_programme(raw: Mapping[str, Any], problems: Problems) -> ProgrammeTables:
    """The tables of a file; problems are noted."""
    written = raw.get("flight", [])
    if not isinstance(written, list):
        problems.add(FLIGHT, "must be a list of flights", f"write {FLIGHT} with two brackets before each")
        written = []
    found = [problems.part(one, FlightTable, f"{FLIGHT} {number}") for number, one in enumerate(written, start=1)]
    flights = tuple([one for one in found if one is not None])
    day_two = problems.part(raw["day_two"], DayTwoTable, DAY_TWO) if "day_two" in raw else None
    teams = problems.part(raw["teams"], TeamsTable, TEAMS) if "teams" in raw else None
    if bool(written) != ("day_two" in raw):
        problems.add(FLIGHT if written else DAY_TWO, "flights and their final day go together", "give both, or neither")
    if flights and teams:
        problems.add(TEAMS, "flights and teams do not go together", "keep one of them")
    return ProgrammeTables(flights, day_two, teams, _announced(raw.get("announced", {}), problems))


def _announced(raw: object, problems: Problems) -> dict[str, str]:
    if not isinstance(raw, Mapping):
        problems.add(ANNOUNCED, "must be a table", f"write it as {ANNOUNCED} on a line of its own")
        return {}
    for key, value in raw.items():
        if not isinstance(value, str):
            problems.add(ANNOUNCED, f"{key} = {value} cannot be", "give a word in quotes")
    return {key: value for key, value in raw.items() if isinstance(value, str)}


def with_entries(raw: dict[str, Any]) -> dict[str, Any]:
    """The file with the entries that its flights or teams come to, where it has some."""
    entry = raw.get("entry")
    if not isinstance(entry, dict) or "entries" in entry:
        return raw
    if isinstance(raw.get("teams"), dict):
        return {**raw, "entry": {**entry, "entries": raw["teams"].get("finalists", 9)}}
    if isinstance(raw.get("flight"), list):
        names = _everybody([one.get("entries") for one in raw["flight"] if isinstance(one, dict)])
        return {**raw, "entry": {**entry, "entries": names}}
    return raw


def _everybody(entries: list[Any]) -> int | list[str]:
    numbers = [one for one in entries if isinstance(one, int)]
    if len(numbers) == len(entries):
        return sum(numbers)
    named = [name for one in entries if isinstance(one, list) for name in one if isinstance(name, str)]
    return list(dict.fromkeys(named))


# ── checks ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def check_programme(tables: ProgrammeTables, entry: EntryTable, steps: Steps, problems: Problems) -> None:
    """Flights have names and players and end before the final day begins; teams are whole."""
    if tables.flights and tables.day_two:
        _flights(tables.flights, tables.day_two, entry, steps, problems)
    if tables.teams:
        _teams(tables.teams, problems)


def check_together(tables: ProgrammeTables, payouts: PayoutsTable, problems: Problems, *, bounty: bool) -> None:
    """What several streams do not go together with."""
    if tables.is_single:
        return
    place = TEAMS if tables.teams else FLIGHT
    if bounty and tables.teams:
        problems.add(place, "does not go with [bounty]", "a team has no head at the final table: take one out")
    if tables.day_two and tables.day_two.forgone_bounties:
        _forgone(tables.day_two, problems, bounty=bounty)
    if payouts.seat_cents and tables.teams:
        problems.add(place, "does not go with seat_cents", "a team wins no seat: give percentages")
    if tables.teams and (payouts.rounding_cents > 1 or payouts.min_cash_cents):
        what = "prizes of teams are divided to the cent"
        problems.add(place, what, "take rounding_cents and min_cash_cents out of [payouts]")


def _forgone(day_two: DayTwoTable, problems: Problems, *, bounty: bool) -> None:
    ways, word = [way.value for way in ForgoneBounty], day_two.forgone_bounties
    if word not in ways:
        problems.add(DAY_TWO, f"forgone_bounties = {word!r} is not known", nearest(word, ways, "it can be"))
    elif not bounty:
        problems.add(DAY_TWO, "forgone_bounties is for events with bounties", "add [bounty], or take it out")
    elif day_two.carry == BagCarry.ALL_STACKS.value:
        what = f'forgone_bounties does not go with carry = "{day_two.carry}"'
        problems.add(DAY_TWO, what, "every bag is played, so no bounty is left behind: take it out")


def _flights(
    flights: tuple[FlightTable, ...], day_two: DayTwoTable, entry: EntryTable, steps: Steps, problems: Problems
) -> None:
    names = [flight.name for flight in flights]
    if len(set(names)) < len(names):
        problems.add(FLIGHT, "two flights have the same name", "give each its own, like 1A and 1B")
    if len({isinstance(flight.entries, int) for flight in flights}) > 1:
        problems.add(FLIGHT, "some flights have numbers of players, others names", "give numbers or names for all")
    for number, flight in enumerate(flights, start=1):
        if isinstance(flight.entries, int) and flight.entries + flight.again < 2:
            problems.add(f"{FLIGHT} {number}", "has fewer than 2 players", "a flight needs at least 2")
    _again(flights, problems)
    carries = [carry.value for carry in BagCarry]
    if day_two.carry not in carries:
        problems.add(DAY_TWO, f"carry = {day_two.carry!r} is not known", nearest(day_two.carry, carries, "it can be"))
    levels, last = sum(isinstance(step, LevelTable) for step in steps), day_two.flights_end_with_level
    if not 0 < last < levels:
        what = f"flights_end_with_level = {last}, and there are {levels} levels"
        problems.add(DAY_TWO, what, "a level must follow for the final day")
    if day_two.first_level > last + 1:
        what = f"first_level = {day_two.first_level} leaves levels out"
        problems.add(DAY_TWO, what, f"give a level from 1 to {last + 1}")
    if entry.late_until_level > last:
        what = f"late_until_level = {entry.late_until_level}, and flights end with level {last}"
        problems.add("[entry]", what, f"give at most {last}")


def _again(flights: tuple[FlightTable, ...], problems: Problems) -> None:
    """Nobody comes again who was not there before."""
    before = 0
    for number, flight in enumerate(flights, start=1):
        if flight.again > before:
            what = f"again = {flight.again}, and {before} players were in earlier flights"
            problems.add(f"{FLIGHT} {number}", what, f"give at most {before}" if before else "nobody can be out yet")
        before += flight.entries if isinstance(flight.entries, int) else len(flight.entries)


def _teams(table: TeamsTable, problems: Problems) -> None:
    number = table.teams if isinstance(table.teams, int) else len(table.teams)
    if number < 2:
        problems.add(TEAMS, "there is one team" if number else "there are no teams", "a contest needs at least 2")
    if table.finalists < 2 or table.heat_seats < 2:
        problems.add(TEAMS, "a table needs two or more", "give at least 2 finalists and heat_seats")
    if not isinstance(table.teams, dict):
        return
    seen: dict[str, str] = {}
    for name, players in table.teams.items():
        if len(set(players)) != table.size:
            problems.add(TEAMS, f"{name} is a team of {len(set(players))}", f"each team has {table.size}")
        for player in players:
            if player in seen:
                problems.add(TEAMS, f"{player} plays for {seen[player]} and for {name}", "each plays for one team")
            seen[player] = name


# ── in the event's terms ─────────────────────────────────────────────────────────────────────────────────────────────


def programme(tables: ProgrammeTables, prizes: PayoutPlan) -> Programme:
    """The streams of an event. By shares the contest of teams divides each team's prize among its players."""
    if tables.flights and tables.day_two:
        last = tables.day_two.flights_end_with_level
        first = tables.day_two.first_level or last + 1
        carry = BagCarry(tables.day_two.carry)
        forgone = ForgoneBounty(tables.day_two.forgone_bounties or ForgoneBounty.NEXT_POT)
        return FlightsPlan(_flight_entries(tables.flights), last, carry, first, forgone)
    if tables.teams:
        shares = prizes.table.basis_points if isinstance(prizes.table, Shares) else ()
        return _teams_plan(tables.teams, shares)
    return Single()


def _flight_entries(flights: tuple[FlightTable, ...]) -> tuple[FlightEntry, ...]:
    total = sum([one.entries for one in flights if isinstance(one.entries, int)])
    numbered = entrants(total) if total else ()
    found: list[FlightEntry] = []
    begin = 0
    for one in flights:
        if isinstance(one.entries, int):
            players = numbered[begin : begin + one.entries]
            begin += one.entries
        else:
            players = tuple(one.entries)
        found.append(FlightEntry(one.name, players, one.again))
    return tuple(found)


def _teams_plan(table: TeamsTable, shares: tuple[int, ...]) -> TeamsPlan:
    if isinstance(table.teams, dict):
        named = [(name, tuple(players)) for name, players in table.teams.items()]
    else:
        digits = len(str(table.teams))
        names = [f"team {number:0{digits}}" for number in range(1, table.teams + 1)]
        named = [(name, tuple([f"{name}-{place}" for place in range(1, table.size + 1)])) for name in names]
    rules = TeamRules(
        size=table.size,
        heats=table.heats,
        table_seats=table.heat_seats,
        finalists=min(table.finalists, len(named)),
        consultations=table.consultations,
        shares=shares,
    )
    return TeamsPlan(tuple([Team(name, players[0], players) for name, players in named]), rules)
