"""Event files as the whole program reads them: every game, and every rulebook with its prices and printed tables.

The command line, the server and the sample read them here, so that a file means the same wherever it is opened.
"""

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from shuffleup.answer import Problem, note
from shuffleup.formats.event.file import EventFile, EventFileError, KnownGame, read_event_file
from shuffleup.formats.event.programme import FLIGHT, TEAMS, FlightsPlan, TeamsPlan
from shuffleup.games.catalogue import VARIANTS
from shuffleup.games.telesina import SHORT_KEYS, TELESINA
from shuffleup.rulebooks.announcing import ANNOUNCED, AnnouncementError, announced
from shuffleup.rulebooks.catalogue import PAYOUT_TABLES, RULEBOOKS, resolved
from shuffleup.rulebooks.policy.announced import unless_announced
from shuffleup.rulebooks.policy.button import ButtonMode
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.tournament.words.names import LONGEST_NAME, has_control_characters

_SHOWN = 20
"""How many letters of an overlong name are shown, to tell which one is meant."""


@cache
def known_games() -> dict[str, KnownGame]:
    """Every game that a file may name, by its key."""
    every = {**VARIANTS, **{short: VARIANTS[key] for short, key in SHORT_KEYS.items()}}
    return {
        key: KnownGame(one.seats_max, one.brings_in, one.stripped, one.key, layout_in_key=one.key in TELESINA)
        for key, one in every.items()
    }


def read_description(text: str, file: str) -> EventFile:
    """The event that a file describes; ``file`` is its name for error lines. Raises ``EventFileError``."""
    bands = {key: book.money.price_bands for key, book in RULEBOOKS.items()}
    read = read_event_file(
        text, file, rulebooks=tuple(RULEBOOKS), games=known_games(), bands=bands, printed=PAYOUT_TABLES
    )
    _check_names(read, file)
    return read


def _check_names(read: EventFile, file: str) -> None:
    """Checks that the title and every player have a name that can be shown. Raises ``EventFileError``."""
    if not read.definition.name.strip():
        raise EventFileError(Problem(note("name-is-empty", name="name"), "", note("give-the-event-a-name"), file))
    if wrong := [problem for place, name in _names(read) if (problem := _misnamed(file, place, name))]:
        raise EventFileError(wrong)


def _misnamed(file: str, place: str, name: str) -> Problem | None:
    if has_control_characters(name):
        what = note("control-character", name=f"{name!r}")
        return Problem(what, place, note("write-printable"), file)
    if len(name) > LONGEST_NAME:
        start = f"{name[:_SHOWN]}…"
        what = note("name-has-count-letters", name=f"{start!r}", count=str(len(name)))
        return Problem(what, place, note("give-one-of-at-most", most=LONGEST_NAME), file)
    return None


def _names(read: EventFile) -> Iterator[tuple[str, str]]:
    """The names of the event, its players, flights and teams, each with its place in the file."""
    yield "", read.definition.name
    match read.programme:
        case FlightsPlan() as plan:
            for flight in plan.flights:
                yield from [(FLIGHT, name) for name in (flight.name, *flight.entrants)]
        case TeamsPlan() as plan:
            for team in plan.teams:
                yield from [(TEAMS, name) for name in (team.name, *team.players)]
        case _:
            yield from [("[entry]", name) for name in read.entrants]


def announced_policy(read: EventFile, file: str, book: ResolvedPolicy | None = None) -> ResolvedPolicy:
    """The book of an event with what it announces; ``book`` is that book as amended by a house.

    Raises ``EventFileError`` for what the book does not leave to the announcement.
    """
    try:
        policy = announced(book or resolved(read.rulebook), read.announced)
    except AnnouncementError as fault:
        raise EventFileError(replace(fault.first, file=file)) from None
    game = VARIANTS.get(read.definition.game.variant)
    if game and game.button_leads and unless_announced(policy.policy.button.button_mode) is ButtonMode.WIN_THE_BUTTON:
        what = note("button-not-won-in", game=game.name)
        raise EventFileError(Problem(what, ANNOUNCED, note("leave-out-moves-on"), file))
    return policy
