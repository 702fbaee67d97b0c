"""Event files as the whole program reads them: every game, and every rulebook with its prices and its printed tables.

The command line, the server and the sample read through here, so that a file means the same wherever it is opened.
"""

import re
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

ANNOUNCED = "[announced]"
LONGEST_NAME = 200
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")


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
    """A name is printed, shown and sent to many places, and must not steer any of them. Raises ``EventFileError``."""
    _check_title(read.definition.name, file)
    hint = "write it in letters that can be printed"
    if steering := [(place, name) for place, name in _names(read) if _CONTROL.search(name)]:
        raise EventFileError(
            [Problem(file, place, f"{name!r} has a control character", hint) for place, name in steering]
        )


def _check_title(name: str, file: str) -> None:
    """What an event is called stands on walls and in lists."""
    if not name.strip():
        raise EventFileError([Problem(file, "", "name is empty", "give the event a name")])
    if len(name) > LONGEST_NAME:
        what = f"name has {len(name)} letters"
        raise EventFileError([Problem(file, "", what, f"give one of at most {LONGEST_NAME}")])
    if _CONTROL.search(name):
        what = f"{name!r} has a control character"
        raise EventFileError([Problem(file, "", what, "write it in letters that can be printed")])


def _names(read: EventFile) -> Iterator[tuple[str, str]]:
    """The names of who plays, and of flights and teams, each with its place in the file."""
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
