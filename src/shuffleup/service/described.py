"""Event files as the whole program reads them: every game, and every rulebook with its prices and its printed tables.

The command line, the server and the sample read through here, so that a file means the same wherever it is opened.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import PurePath

from shuffleup.formats.event_file import EventFile, KnownGame, read_event_file
from shuffleup.formats.event_problems import EventFileError, Problem, Problems, tables_of
from shuffleup.formats.event_programme import FLIGHT, TEAMS, FlightsPlan, TeamsPlan
from shuffleup.games.catalogue import VARIANTS
from shuffleup.games.telesina import SHORT_KEYS, TELESINA
from shuffleup.rulebooks.announcing import AnnouncementError, announced
from shuffleup.rulebooks.catalogue import RULEBOOKS, resolved
from shuffleup.rulebooks.payout_tables import PAYOUT_TABLES
from shuffleup.rulebooks.policy.announced import unless_announced
from shuffleup.rulebooks.policy.button import ButtonMode
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.tournament.names import LONGEST_NAME, steers

ANNOUNCED = "[announced]"
_SHOWN = 20
"""Of a name that is too long so many letters tell which one is meant."""


@cache
def known_games() -> dict[str, KnownGame]:
    """Every game that a file may name, by its key."""
    every = {**VARIANTS, **{short: VARIANTS[key] for short, key in SHORT_KEYS.items()}}
    return {
        key: KnownGame(
            game.seats_max,
            game.brings_in,
            italian=game.stripped,
            key=game.key,
            layout_in_key=game.key in TELESINA,
        )
        for key, game in every.items()
    }


def read_description(text: str, file: str) -> EventFile:
    """The event that a file describes; ``file`` is its name for error lines. Raises ``EventFileError``."""
    _refuse_house_book(text, file)
    bands = {key: book.price_bands for key, book in RULEBOOKS.items()}
    read = read_event_file(
        text, file, rulebooks=tuple(RULEBOOKS), games=known_games(), bands=bands, printed=PAYOUT_TABLES
    )
    _check_names(read, file)
    return read


def _refuse_house_book(text: str, file: str) -> None:
    """A house book is a file of the same kind: without a word of it, its first key would be called a mistake."""
    tables = tables_of(text, Problems(file))
    if "amends" in tables and "entry" not in tables:
        hint = f"an event takes it with house = '{PurePath(file).name}'; play that event with shuffleup run"
        raise EventFileError([Problem(file, "", "this is a house book, not an event", hint)])


def _check_names(read: EventFile, file: str) -> None:
    """The title and every player have a name that can be shown. Raises ``EventFileError``."""
    if not read.definition.name.strip():
        raise EventFileError([Problem(file, "", "name is empty", "give the event a name")])
    if wrong := [problem for place, name in _names(read) if (problem := _misnamed(file, place, name))]:
        raise EventFileError(wrong)


def _misnamed(file: str, place: str, name: str) -> Problem | None:
    if steers(name):
        return Problem(file, place, f"{name!r} has a control character", "write it in letters that can be printed")
    if len(name) > LONGEST_NAME:
        start = f"{name[:_SHOWN]}…"
        return Problem(file, place, f"{start!r} has {len(name)} letters", f"give one of at most {LONGEST_NAME}")
    return None


def _names(read: EventFile) -> Iterator[tuple[str, str]]:
    """The names of the event, of who plays, and of flights and teams, each with its place in the file."""
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
    """The book of an event with what it announces; ``book`` is that book as a house amends it.

    Raises ``EventFileError`` for what the book does not leave to the announcement.
    """
    try:
        policy = announced(book or resolved(read.rulebook), read.announced)
    except AnnouncementError as fault:
        raise EventFileError([Problem(file, ANNOUNCED, fault.what, fault.hint)]) from None
    game = VARIANTS.get(read.definition.game.variant)
    if game and game.button_leads and unless_announced(policy.policy.button.button_mode) is ButtonMode.WIN_THE_BUTTON:
        what = f"the button cannot be won in {game.name}"
        raise EventFileError([Problem(file, ANNOUNCED, what, "leave it out: it moves on to the next player there")])
    return policy
