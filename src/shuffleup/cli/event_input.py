"""Event files that a user names: read whole, with the rulebook as the house amends it and the event announces it."""

from pathlib import Path

from msgspec.structs import replace

from shuffleup.cli.errors import InputError
from shuffleup.cli.files import is_missing, read_text
from shuffleup.cli.house import read_house_file
from shuffleup.formats.event_file import EventFile, EventFileError
from shuffleup.formats.event_programme import FlightsPlan, TeamsPlan
from shuffleup.league.printed_leagues import LEAGUES_OF
from shuffleup.league.teams import TeamRules
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulebooks.house import amend
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.service.described import announced_policy, read_description
from shuffleup.service.planned import Planned, event_of
from shuffleup.service.programme import FlightsRun, PlannedFlight, TeamsRun, slug
from shuffleup.service.simulate import Entrants


def read_entrants(path: str) -> Entrants:
    """The event of a file, ready to play; of several streams, the last one. Raises ``InputError``."""
    return event_of(read_planned(path))


def read_planned(path: str) -> Planned:
    """What a file describes, ready to play. Raises ``InputError``."""
    file = _read(path)
    event = Entrants(slug(file.definition.name), file.definition, _policy(path, file), file.entrants, file.deal)
    match file.programme:
        case FlightsPlan() as plan:
            flights = tuple([PlannedFlight(one.name, one.entrants, one.again) for one in plan.flights])
            return FlightsRun(event, flights, plan.end_of_level, plan.carry, plan.first_level, plan.forgone)
        case TeamsPlan() as plan:
            return TeamsRun(event, plan.teams, _by_the_book(plan.rules, file.rulebook))
        case _:
            return event


def _read(path: str) -> EventFile:
    try:
        return read_description(read_text(path), path)
    except EventFileError as fault:
        more = len(fault.lines) - 1
        others = f" ({more} more {'problem' if more == 1 else 'problems'} in this file)" if more else ""
        place = fault.place.rstrip(":")
        raise InputError(fault.what, file=path, place=place, hint=f"{fault.hint}{others}", code="bad-event") from None


def _by_the_book(rules: TeamRules, rulebook: str) -> TeamRules:
    """A contest that is played like the one that its rulebook prints says so; any other is the house's own."""
    book = LEAGUES_OF.get(rulebook)
    if book is None or _shape(rules) != _shape(book.teams):
        return rules
    return replace(rules, rule=book.teams.rule)


def _shape(rules: TeamRules) -> tuple[object, ...]:
    return rules.size, rules.heats, rules.points, rules.consultations


def _policy(path: str, file: EventFile) -> ResolvedPolicy:
    """The book of an event, as its house amends it and as the event announces what is left open."""
    book = resolved(file.rulebook)
    amended = _amended(path, file, book) if file.house else book
    try:
        return announced_policy(file, path, amended)
    except EventFileError as fault:
        raise InputError(fault.what, file=path, place=fault.place, hint=fault.hint, code="not-announced") from None


def _amended(path: str, file: EventFile, book: ResolvedPolicy) -> ResolvedPolicy:
    """The house's file lies where the event file says, seen from it."""
    where = Path(path).parent / file.house
    if is_missing(where):
        hint = "name the house book as seen from the event file"
        raise InputError(f"there is no file {where}", file=path, place="house", hint=hint, code="no-house")
    house = read_house_file(str(where))
    if house.amends != book.book:
        hint = f'choose another house, or write rulebook = "{house.amends}"'
        what = f"{house.name} amends {house.amends}, and the event is played by {book.book}"
        raise InputError(what, file=path, place="house", hint=hint, code="other-book")
    return amend(book, house)
