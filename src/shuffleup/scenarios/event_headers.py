"""The headers of a tournament case: what the event is, who sits where, and what its levels are.

    Event: 9-handed, 50 paid
    Tables: 1: Anna 5000, Bruno 300, -, Carla; 2: 8 players
    Levels: 100/200 20 min, 200/400 20 min, break 10 min

Chairs are counted from 1 in the order in which their players are named; ``-`` is an empty one.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from shuffleup.rulebooks.payout_tables import PAYOUT_TABLES
from shuffleup.scenarios.event_setting import STACK, EventSetting, GivenTable, Sitting, with_stacks
from shuffleup.scenarios.forms import NAME, NAMES, FillingError
from shuffleup.scenarios.headers import HEADERS, LIMITS, TITLES, Header, read_game
from shuffleup.table.plan import GameKey
from shuffleup.tournament.definition import Break, Level, Step


class Fact(Struct, frozen=True):
    """A part of the header ``Event``: its shape with one group, the key it is kept under, and what it becomes."""

    shape: str
    key: str
    example: str
    meaning: str
    read: Callable[[str], Any] = int


def _game_key(text: str) -> GameKey:
    read = read_game(text)
    return GameKey(read.variant.key, read.limit)


EVENT_FACTS: list[Fact] = [
    Fact(r"(\d+)-handed", "seats", "9-handed", "chairs at a table; 9 where nothing is said"),
    Fact(
        rf"((?:{'|'.join(LIMITS)}) [a-z].+)",
        "game",
        "pot-limit omaha",
        "how much may be bet, and what is dealt; no-limit hold'em where nothing is said",
        _game_key,
    ),
    Fact(
        r"stacks of ([1-9]\d{0,11})",
        "stack",
        "stacks of 20000",
        f"the chips of whoever is named without; {STACK:,} if not said",
    ),
    Fact(r"(\d+) paid", "paid", "50 paid", "places that have a prize"),
    Fact(
        rf"prizes by the table of ({'|'.join(PAYOUT_TABLES)})",
        "payout_table",
        "prizes by the table of mediterraneo-2026",
        "the shares that a book prints for the number of entries",
        str,
    ),
    Fact(
        r"prizes (\d+(?:, \d+)*(?: and \d+)?)",
        "prizes",
        "prizes 50 and 30",
        "the prizes by place; they come to the pool",
        lambda text: tuple([int(number) * 100 for number in re.findall(r"\d+", text)]),
    ),
    Fact(
        r"days end with levels? (\d+(?: and \d+)*)",
        "day_ends",
        "days end with level 8",
        "the last levels of the days; a day has none if not said",
        lambda text: tuple([int(level) for level in text.split(" and ")]),
    ),
    Fact(r"(\d+) seconds? a hand", "hand_seconds", "120 seconds a hand", "how long a hand lasts"),
]
"""The facts there are. A subject of its own adds its facts to this list where it is imported."""


def _event(text: str) -> dict[str, Any]:
    facts: dict[str, Any] = {}
    if text == "as usual":
        return facts
    for part in re.split(r", (?!\d+(?: and|,|$))", text):
        for fact in EVENT_FACTS:
            found = re.fullmatch(fact.shape, part)
            if found:
                if fact.key in facts:
                    raise FillingError(f"'{part}' says something twice")
                facts[fact.key] = fact.read(found.group(1))
                break
        else:
            known = ", ".join([fact.example for fact in EVENT_FACTS])
            raise FillingError(f"'{part}' says nothing of an event: write 'as usual' or {known}")
    return facts


def _tables(text: str) -> tuple[GivenTable, ...]:
    tables = [_table(part.strip()) for part in text.split(";")]
    numbers = [table.number for table in tables]
    if len(set(numbers)) != len(numbers):
        raise FillingError("two tables have the same number")
    names = [one.player for table in tables for one in table.sitting]
    if len(set(names)) != len(names):
        raise FillingError("a player sits twice")
    return tuple(tables)


def _table(text: str) -> GivenTable:
    found = re.fullmatch(r"(\d+): (.+)", text)
    if not found or int(found.group(1)) == 0:
        raise FillingError(f"'{text}' is no table: write its number and its chairs, as 1: Anna 5000, Bruno, -, Carla")
    number, rest = int(found.group(1)), found.group(2)
    sitting: list[Sitting] = []
    chair = 0
    for words in [part.strip() for part in rest.split(",")]:
        crowd = re.fullmatch(r"(\d{1,2}) players?", words)
        if crowd:
            more = range(chair + 1, chair + 1 + int(crowd.group(1)))
            sitting += [Sitting(place, f"T{number}c{place}", 0) for place in more]
            chair += len(more)
        else:
            chair += 1
            sitting += [] if words == "-" else [_sitting(chair, words)]
    return GivenTable(number, tuple(sitting), chair)


def _sitting(chair: int, text: str) -> Sitting:
    found = re.fullmatch(rf"({NAME})(?: (\d{{1,12}}))?", text)
    if not found or found.group(2) == "0":
        raise FillingError(f"'{text}' is no chair: write a name, a name and chips, or -")
    return Sitting(chair, found.group(1), int(found.group(2) or 0))


def _names(text: str) -> tuple[str, ...]:
    if not re.fullmatch(NAMES, text):
        raise FillingError(f"'{text}' are no names: write Anna, Bruno")
    return tuple(re.findall(NAME, text.replace(" and ", ", ")))


def _levels(text: str) -> tuple[Step, ...]:
    return tuple([_step(part.strip()) for part in text.split(",")])


def _step(text: str) -> Step:
    pause = re.fullmatch(r"break (\d+) min", text)
    if pause and int(pause.group(1)):
        return Break(int(pause.group(1)))
    found = re.fullmatch(r"(\d+)/(\d+)(?: ante (\d+))? (\d+) (min|hands)", text)
    if not found or not int(found.group(4)):
        raise FillingError(f"'{text}' is no level: write 100/200 20 min, 100/200 ante 200 8 hands, or break 10 min")
    small, big, ante, length = [int(found.group(place) or 0) for place in range(1, 5)]
    if found.group(5) == "min":
        return Level(small, big, ante, minutes=length)
    return Level(small, big, ante, hands=length)


EVENT_HEADERS: dict[str, Header] = {
    **{name: HEADERS[name] for name in ("Scenario", *TITLES, "Id", "Rules")},
    **{
        header.name: header
        for header in (
            Header(
                "Event",
                "Makes the case one of a tournament, and says what matters of it; `as usual` says nothing more.",
                "9-handed, 50 paid",
                _event,
                required=True,
            ),
            Header(
                "Tables",
                "Who sits where: the number of a table and its chairs from 1 on, `-` for an empty one. Chips may stand "
                f"after a name ({STACK:,} if not). `8 players` are players of no name.",
                "1: Anna 5000, Bruno 300, -, Carla; 2: 8 players",
                _tables,
            ),
            Header("Players", "Players who sit nowhere yet.", "Zoe, Yann", _names),
            Header(
                "Levels",
                "Levels and breaks in their order.",
                "100/200 20 min, break 10 min, 200/400 ante 400 8 hands",
                _levels,
            ),
            Header(
                "Button",
                "Who had the button in the last hand, one player for each table that has played; the next two had the "
                "blinds.",
                "Carla",
                _names,
            ),
        )
    },
}
"""Every header of a tournament case."""

_FIELDS = {"Event": "event", "Tables": "tables", "Players": "entering", "Levels": "levels", "Button": "button"}


def event_setting(values: Mapping[str, Any]) -> EventSetting:
    """The setting from the values of its headers. Raises ``FillingError`` where they contradict one another."""
    setting = EventSetting(**{_FIELDS[name]: value for name, value in values.items() if name in _FIELDS})
    _check(setting)
    return with_stacks(setting)


def _check(setting: EventSetting) -> None:
    players = setting.players
    if len(set(players)) != len(players):
        raise FillingError("a player who sits at a table stands in Players too")
    seats = setting.fact("seats", 9)
    for table in setting.tables:
        if table.chairs > seats:
            raise FillingError(f"table {table.number} has {table.chairs} chairs, the event is {seats}-handed")
    seated = {one.player: table for table in setting.tables for one in table.sitting}
    for name in setting.button:
        if name not in seated:
            raise FillingError(f"nobody at the tables is called {name}, who is said to have had the button")
    if len({seated[name].number for name in setting.button}) != len(setting.button):
        raise FillingError("a table has one button")
