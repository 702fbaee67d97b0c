"""Event files that a question is about: read whole, with the rulebook as amended by house and event."""

from collections.abc import Callable
from typing import TypeAlias

from msgspec.structs import replace

from shuffleup.answer import note
from shuffleup.formats.event.file import EventFile, EventFileError
from shuffleup.formats.event.programme import FlightsPlan, TeamsPlan
from shuffleup.league.printed_leagues import LEAGUES_OF
from shuffleup.league.teams.contest import TeamRules
from shuffleup.questions.mistakes import QuestionError, first_of, misread
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulebooks.house import HouseBook, amend
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.service.described import announced_policy, read_description
from shuffleup.service.flights import slug
from shuffleup.service.programme import FlightsRun, Planned, PlannedFlight, TeamsRun
from shuffleup.service.simulate import Entrants

Amended: TypeAlias = Callable[[EventFile, ResolvedPolicy], ResolvedPolicy]
"""The book of an event as its house plays it."""


def alone(read: EventFile, book: ResolvedPolicy) -> ResolvedPolicy:
    """The book of a text without other files. Raises ``QuestionError`` if its house would be in another file."""
    if read.house:
        what = note("in-another-file", file=read.house)
        raise QuestionError(what, place="house", hint=note("leave-the-house-out"), code="no-house")
    return book


def housed(file: str, house_of: Callable[[str], HouseBook]) -> Amended:
    """Reads the house that an event file names; a house of another book is a ``QuestionError``."""

    def amended(read: EventFile, book: ResolvedPolicy) -> ResolvedPolicy:
        if not read.house:
            return book
        house = house_of(read.house)
        if house.amends != book.book:
            hint = note("other-house-or-write", line=f'rulebook = "{house.amends}"')
            what = note("house-of-other-book", house=house.name, book=house.amends, other=book.book)
            raise QuestionError(what, file=file, place="house", hint=hint, code="other-book")
        return amend(book, house)

    return amended


def planned(text: str, file: str, amended: Amended = alone) -> Planned:
    """What a file describes, ready to play; ``amended`` gives its book as its house plays it.

    Raises ``QuestionError``.
    """
    try:
        read = read_description(text, file)
    except EventFileError as fault:
        raise first_of(fault, "bad-event", file) from None
    if not read.definition.entry.stack:
        raise QuestionError(
            note("no-chips-to-play"), file=file, place="[entry]", hint=note("give-a-stack"), code="no-chips"
        )
    book = amended(read, resolved(read.rulebook))
    try:
        policy = announced_policy(read, file, book)
    except EventFileError as fault:
        raise misread(fault, "not-announced", file) from None
    event = Entrants(slug(read.definition.name), read.definition, policy, read.entrants, read.deal)
    match read.programme:
        case FlightsPlan() as plan:
            flights = tuple([PlannedFlight(one.name, one.entrants, one.again) for one in plan.flights])
            return FlightsRun(event, flights, plan.end_of_level, plan.carry, plan.first_level, plan.forgone)
        case TeamsPlan() as plan:
            return TeamsRun(event, plan.teams, _by_the_book(plan.rules, read.rulebook))
        case _:
            return event


def _by_the_book(rules: TeamRules, rulebook: str) -> TeamRules:
    """A contest played as its rulebook prints cites the rule; any other is the house's own."""
    book = LEAGUES_OF.get(rulebook)
    parts = ("size", "heats", "points", "consultations")
    if book is None or any(getattr(rules, part) != getattr(book.teams, part) for part in parts):
        return rules
    return replace(rules, rule=book.teams.rule)
