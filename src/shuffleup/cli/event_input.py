"""Event files that a user names: read whole, with the rulebook as the house amends it and the event announces it."""

from pathlib import Path

from msgspec.structs import replace

from shuffleup.answer import note
from shuffleup.cli.errors import InputError, first_of, misread
from shuffleup.cli.files import is_missing, read_text
from shuffleup.cli.house import read_house_file
from shuffleup.formats.event.file import EventFile, EventFileError
from shuffleup.formats.event.programme import FlightsPlan, TeamsPlan
from shuffleup.league.printed_leagues import LEAGUES_OF
from shuffleup.league.teams.contest import TeamRules
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulebooks.house import amend
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.service.described import announced_policy, read_description
from shuffleup.service.flights import slug
from shuffleup.service.programme import FlightsRun, Planned, PlannedFlight, TeamsRun
from shuffleup.service.simulate import Entrants


def read_planned(path: str) -> Planned:
    """What a file describes, ready to play. Raises ``InputError``."""
    try:
        file = read_description(read_text(path), path)
    except EventFileError as fault:
        raise first_of(fault, "bad-event", path) from None
    event = Entrants(slug(file.definition.name), file.definition, _policy(path, file), file.entrants, file.deal)
    match file.programme:
        case FlightsPlan() as plan:
            flights = tuple([PlannedFlight(one.name, one.entrants, one.again) for one in plan.flights])
            return FlightsRun(event, flights, plan.end_of_level, plan.carry, plan.first_level, plan.forgone)
        case TeamsPlan() as plan:
            return TeamsRun(event, plan.teams, _by_the_book(plan.rules, file.rulebook))
        case _:
            return event


def _by_the_book(rules: TeamRules, rulebook: str) -> TeamRules:
    """A contest that is played like the one that its rulebook prints says so; any other is the house's own."""
    book = LEAGUES_OF.get(rulebook)
    parts = ("size", "heats", "points", "consultations")
    if book is None or any(getattr(rules, part) != getattr(book.teams, part) for part in parts):
        return rules
    return replace(rules, rule=book.teams.rule)


def _policy(path: str, file: EventFile) -> ResolvedPolicy:
    """The book of an event, as its house amends it and as the event announces what is left open."""
    book = resolved(file.rulebook)
    amended = _amended(path, file, book) if file.house else book
    try:
        return announced_policy(file, path, amended)
    except EventFileError as fault:
        raise misread(fault, "not-announced", path) from None


def _amended(path: str, file: EventFile, book: ResolvedPolicy) -> ResolvedPolicy:
    """The house's file lies where the event file says, seen from it."""
    where = Path(path).parent / file.house
    if is_missing(where):
        what, hint = note("there-is-no-file-file", file=str(where)), note("name-house-from-event")
        raise InputError(what, file=path, place="house", hint=hint, code="no-house")
    house = read_house_file(str(where))
    if house.amends != book.book:
        hint = note("other-house-or-write", line=f'rulebook = "{house.amends}"')
        what = note("house-of-other-book", house=house.name, book=house.amends, other=book.book)
        raise InputError(what, file=path, place="house", hint=hint, code="other-book")
    return amend(book, house)
