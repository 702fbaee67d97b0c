"""Events of several streams in one file: flights with a final day, heats of teams; and what the event announces.

[[flight]] and [day_two]     each flight is an event of its own, and its bags play the final day
[teams]                      heats for points, and a final table of teams                           MED-17
[announced]                  what the rulebook leaves for each event to announce
"""

from __future__ import annotations

from itertools import islice
from typing import Any, TypeAlias

from msgspec import Struct

from shuffleup.answer import note
from shuffleup.formats.event.checks import entrants
from shuffleup.formats.event.offers import last_level
from shuffleup.formats.event.schema import DayTwoTable, EventTables, FlightTable, TeamsTable
from shuffleup.formats.event.toml_tables import EventProblems
from shuffleup.league.printed_leagues import LEAGUES_OF
from shuffleup.league.teams.contest import Team, TeamRules
from shuffleup.tournament.words.definition import PayoutPlan, Shares
from shuffleup.tournament.words.terms import BagCarry, ForgoneBounty

_OF_A_CONTEST = {name: name for name in ("size", "heats", "finalists", "consultations")} | {"heat_seats": "table_seats"}
"""The keys of ``[teams]`` that a rulebook may fix, and their names in the rules of a contest."""
FLIGHT, DAY_TWO, TEAMS, ANNOUNCED = "[[flight]]", "[day_two]", "[teams]", "[announced]"


class FlightEntry(Struct, frozen=True):
    """A flight: its name, the players who enter the event in it, and how many players already out re-enter in it."""

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


def with_entries(raw: dict[str, Any]) -> dict[str, Any]:
    """The file with the entries of its flights or teams added up, if it has any."""
    entry = raw.get("entry")
    if entry is None or "entries" in entry:
        return raw
    if "teams" in raw:
        finalists = raw["teams"].get("finalists")
        return {**raw, "entry": {**entry, "entries": finalists if isinstance(finalists, int) else 9}}
    if "flight" in raw:
        return {**raw, "entry": {**entry, "entries": _everybody([one.get("entries") for one in raw["flight"]])}}
    return raw


def _everybody(entries: list[Any]) -> int | list[str]:
    numbers = [one for one in entries if isinstance(one, int)]
    if len(numbers) == len(entries):
        return sum(numbers)
    named = [name for one in entries if isinstance(one, list) for name in one if isinstance(name, str)]
    return list(dict.fromkeys(named))


# ── checks ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def check_programme(tables: EventTables, problems: EventProblems) -> None:
    """Checks that flights have names and players and end before the final day, and that teams are complete."""
    if tables.flights and tables.day_two:
        _flights(tables.flights, problems)
        _final_day(tables.day_two, tables, problems)
    if tables.teams:
        _teams(tables.teams, problems)
        _by_the_book(tables, tables.teams, problems)


def check_together(tables: EventTables, problems: EventProblems) -> None:
    """Reports tables and keys that an event of several streams cannot have."""
    if tables.is_single:
        return
    place, payouts = TEAMS if tables.teams else FLIGHT, tables.payouts
    if tables.bounty and tables.teams:
        problems.add(place, note("not-with-table", table="[bounty]"), note("no-heads-at-team-final"))
    if tables.day_two and tables.day_two.forgone_bounties:
        _forgone(tables.day_two, problems, bounty=tables.bounty is not None)
    if payouts.seat_cents and tables.teams:
        problems.add(place, note("not-with-table", table="seat_cents"), note("team-wins-no-seat"))
    if tables.teams and (payouts.rounding_cents > 1 or payouts.min_cash_cents):
        problems.add(place, note("team-prizes-to-the-cent"), note("take-rounding-from-teams"))


def _forgone(day_two: DayTwoTable, problems: EventProblems, *, bounty: bool) -> None:
    known = [way.value for way in ForgoneBounty]
    if not problems.word(DAY_TWO, "forgone_bounties", day_two.forgone_bounties, known):
        return
    if not bounty:
        problems.add(DAY_TWO, note("forgone-without-bounty"), note("add-table-or-take-it-out", table="[bounty]"))
    elif day_two.carry == BagCarry.ALL_STACKS.value:
        what = note("forgone-not-with-carry", carry=f'"{day_two.carry}"')
        problems.add(DAY_TWO, what, note("no-bounty-left-behind"))


def _flights(flights: tuple[FlightTable, ...], problems: EventProblems) -> None:
    if len({flight.name for flight in flights}) < len(flights):
        problems.add(FLIGHT, note("flights-named-alike"), note("give-each-its-own"))
    if len({isinstance(flight.entries, int) for flight in flights}) > 1:
        problems.add(FLIGHT, note("flights-mixed"), note("numbers-or-names"))
    for number, flight in enumerate(flights, start=1):
        if isinstance(flight.entries, int) and flight.entries + flight.again < 2:
            problems.add(f"{FLIGHT} {number}", note("has-fewer-than-2-players"), note("flight-of-at-least-2"))
    _again(flights, problems)


def _final_day(day_two: DayTwoTable, tables: EventTables, problems: EventProblems) -> None:
    problems.word(DAY_TWO, "carry", day_two.carry, [carry.value for carry in BagCarry])
    last, late = day_two.flights_end_with_level, last_level(tables.entry)
    if not 0 < last < tables.levels:
        what = note("flights-end-and-levels", level=last, count=tables.levels)
        problems.add(DAY_TWO, what, note("level-for-final-day"))
    if day_two.first_level > last + 1:
        what = note("first-level-leaves-out", level=str(day_two.first_level))
        problems.add(DAY_TWO, what, note("give-a-level", most=last + 1))
    if late > last:
        what = note("late-beyond-flights", level=str(late), last=last)
        problems.add("[entry]", what, note("give-at-most-most", most=last))


def _again(flights: tuple[FlightTable, ...], problems: EventProblems) -> None:
    """Checks that no more players re-enter in a flight than have entered earlier ones."""
    before = 0
    for number, flight in enumerate(flights, start=1):
        if flight.again > before:
            what = note("again-beyond-flights", again=str(flight.again), count=str(before))
            mend = note("give-at-most-most", most=str(before)) if before else note("nobody-can-be-out-yet")
            problems.add(f"{FLIGHT} {number}", what, mend)
        before += flight.entries if isinstance(flight.entries, int) else len(flight.entries)


def _teams(table: TeamsTable, problems: EventProblems) -> None:
    number = table.teams if isinstance(table.teams, int) else len(table.teams)
    if number < 2:
        what = note("there-is-one-team" if number else "there-are-no-teams")
        problems.add(TEAMS, what, note("contest-of-at-least-2"))
    if table.finalists < 2 or table.heat_seats < 2:
        problems.add(TEAMS, note("table-of-two-or-more"), note("give-finalists"))
    if not isinstance(table.teams, dict):
        return
    seen: dict[str, str] = {}
    for name, players in table.teams.items():
        if len(set(players)) != table.size:
            what = note("name-is-a-team-of", name=name, count=str(len(set(players))))
            problems.add(TEAMS, what, note("each-team-has-size", size=str(table.size)))
        for player in players:
            if player in seen:
                what = note("in-two-teams", player=player, team=seen[player], other=name)
                problems.add(TEAMS, what, note("one-team-each"))
            seen[player] = name


def _by_the_book(tables: EventTables, table: TeamsTable, problems: EventProblems) -> None:
    """Checks that a contest is played as its rulebook prints it, where one does (MED-17)."""
    book = LEAGUES_OF.get(tables.event.rulebook)
    if book is None or "teams" in tables.overruled:
        return
    for key, part in _OF_A_CONTEST.items():
        given, fixed = getattr(table, key), getattr(book.teams, part)
        if given != fixed:
            what = note("fixed-in-the-book", key=key, value=str(given), fixed=str(fixed), rule=book.teams.rule)
            problems.add(TEAMS, what, note("keep-to-it-or-overrule", key="teams"))


# ── in the event's terms ─────────────────────────────────────────────────────────────────────────────────────────────


def programme(tables: EventTables, prizes: PayoutPlan) -> Programme:
    """The streams of an event. If ``prizes`` are shares, they divide a team's prize among its players."""
    day_two = tables.day_two
    if tables.flights and day_two:
        last = day_two.flights_end_with_level
        forgone = ForgoneBounty(day_two.forgone_bounties or ForgoneBounty.NEXT_POT)
        first = day_two.first_level or last + 1
        return FlightsPlan(_flight_entries(tables.flights), last, BagCarry(day_two.carry), first, forgone)
    if tables.teams:
        return _teams_plan(tables.teams, prizes.table.basis_points if isinstance(prizes.table, Shares) else ())
    return Single()


def _flight_entries(flights: tuple[FlightTable, ...]) -> tuple[FlightEntry, ...]:
    total = sum([one.entries for one in flights if isinstance(one.entries, int)])
    numbered = iter(entrants(total) if total else ())
    players = [islice(numbered, one.entries) if isinstance(one.entries, int) else one.entries for one in flights]
    return tuple([FlightEntry(one.name, tuple(who), one.again) for one, who in zip(flights, players, strict=True)])


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
