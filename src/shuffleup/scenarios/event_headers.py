"""The headers of a tournament case: what the event is, who sits where, and what its levels are.

    Event: 9-handed, 50 paid
    Tables: 1: Anna 5000, Bruno 300, -, Carla; 2: 8 players
    Levels: 100/200 20 min, 200/400 20 min, break 10 min

Chairs are numbered from 1 in the order in which their players are named; ``-`` is an empty chair.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from shuffleup.answer import note
from shuffleup.rulebooks.catalogue import PAYOUT_TABLES
from shuffleup.scenarios.event_setting import STACK, EventSetting, GivenTable, Sitting, with_stacks
from shuffleup.scenarios.forms import NAME, FillingError
from shuffleup.scenarios.headers import HEADERS, LIMITS, TITLES, Header, names_of, read_game
from shuffleup.scenarios.places import LIST, MONEY, cents, numbers
from shuffleup.table.plan import GameKey
from shuffleup.tournament.facts.terms import BOOK_LIMITS
from shuffleup.tournament.words.definition import Break, Denomination, Level, Step
from shuffleup.tournament.words.terms import BountyKind, BountyTerms

_TIMES = {"once": 1, "twice": 2, "without limit": None}


class Fact(Struct, frozen=True):
    """A part of the header: its shape with places to fill in, and the key under which their contents are stored."""

    shape: str
    key: str
    example: str
    meaning: str

    def read(self, text: str) -> list[Any] | None:
        """The contents of the places; None if this part of the header has another shape."""
        kinds = re.findall(r"\{(\w+)\}", self.shape)
        found = re.fullmatch(re.sub(r"\{(\w+)\}", lambda place: f"({_PLACES[place[1]][0]})", self.shape), text)
        return [_PLACES[kind][1](said) for kind, said in zip(kinds, found.groups(), strict=True)] if found else None


def _game_key(text: str) -> GameKey:
    read = read_game(text)
    return GameKey(read.variant.key, read.limit)


def _limit(text: str) -> int | None:
    return _TIMES[text] if text in _TIMES else int(text.split()[0])


def bounty_terms(text: str) -> BountyTerms:
    """How bounties are won, and how high each is. Raises ``FillingError``."""
    words = text.split()
    unit = cents(words[-1]) if "units" in words else 1
    amount = cents(words[3])
    if not unit or not amount or amount % unit:
        raise FillingError(note("bounty-in-whole-units", text=text))
    return BountyTerms(kind=BountyKind(words[0]), cents=amount, unit_cents=unit)


def _chips(text: str) -> tuple[Denomination, ...]:
    values, _, leaving = text.partition(" without ")
    known, found = list(numbers(values)), numbers(leaving)
    gone = dict(zip(found[::2], found[1::2], strict=True))
    if known != sorted(set(known)) or any(value not in known for value in gone):
        raise FillingError(note("write-chips-rising", text=text))
    return tuple([Denomination(value, gone.get(value, 0)) for value in known])


_PLACES: Mapping[str, tuple[str, Callable[[str], Any]]] = {
    "n": (r"\d+", int),
    "chips": (r"[1-9]\d{0,11}", int),
    "list": (LIST, numbers),
    "money": (MONEY, cents),
    "sums": (rf"{MONEY}(?:, {MONEY})*(?: and {MONEY})?", lambda text: tuple(map(cents, re.split(", | and ", text)))),
    "limit": (r"once|twice|\d+ times|without limit", _limit),
    "game": (rf"(?:{'|'.join(LIMITS)}) [a-z].+", _game_key),
    "book": ("|".join(PAYOUT_TABLES), str),
    "shares": (r"\d+(?:/\d+)+", lambda text: tuple([100 * share for share in numbers(text)])),
    "checks": (r"[a-z-]+(?: and [a-z-]+)*", lambda text: tuple(text.split(" and "))),
    "bounties": (rf"(?:fixed|progressive|mystery) bounties of {MONEY}(?: in units of {MONEY})?", bounty_terms),
    "limit_key": ("|".join(BOOK_LIMITS), str),
    "set": (r"\d+(?:/\d+)+(?: without \d+ from level \d+(?: and \d+ from level \d+)*)?", _chips),
}
"""What the places of a shape may contain, and what it becomes."""

EVENT_FACTS = (
    Fact("{n}-handed", "seats", "9-handed", "chairs at a table; 9 where nothing is said"),
    Fact("{game}", "game", "pot-limit omaha", "how much may be bet, and what is dealt; no-limit hold'em if not said"),
    Fact("stacks of {chips}", "stack", "stacks of 20000", f"what whoever is named without has; {STACK:,} if not said"),
    Fact("{n} paid", "paid", "50 paid", "places that have a prize"),
    Fact(
        "prizes by the table of {book}", "payout_table", "prizes by the table of mediterraneo-2026", "the book's shares"
    ),
    Fact("prizes {sums}", "prizes", "prizes 50 and 30.50", "the prizes by place; they come to the pool"),
    Fact("days end with levels? {list}", "day_ends", "days end with level 8", "the last levels of the days, if any"),
    Fact("{n} seconds? a hand", "seconds_per_hand", "120 seconds a hand", "how long a hand lasts"),
    Fact(r"buy-in {money} \+ {money}", "price", "buy-in 100 + 20", "buy-in and fee of an entry"),
    Fact(
        r"late price {money} \+ {money} from level {n}", "late_price", "late price 100 + 30 from level 2", "from it on"
    ),
    Fact("late until level {n}", "until_level", "late until level 2", "the last level of late registration"),
    Fact(
        "late until the start of level {n}",
        "until_start",
        "late until the start of level 3",
        "the break before it is part of late registration",
    ),
    Fact("late for {n} minutes", "late_minutes", "late for 40 minutes", "how long after the start players may enter"),
    Fact("late until the start of day {n}", "until_day", "late until the start of day 2", "and overnight"),
    Fact("re-entry {limit}", "re_entries", "re-entry once", "how often a player may enter again"),
    Fact(r"re-entries at {money} \+ {money}", "again", "re-entries at 80 + 5", "buy-in and fee of a re-entry"),
    Fact("chips may be given up", "surrender", "chips may be given up", "a player may do so to enter again"),
    Fact(
        "rebuys {money} for {n} until level {n}",
        "rebuy",
        "rebuys 100 for 5000 until level 2",
        "price, chips, last level",
    ),
    Fact("rebuys with up to {n} chips", "up_to_stack", "rebuys with up to 10000 chips", "without any if not said"),
    Fact("rebuy {limit}", "most", "rebuy once", "how often a player may rebuy"),
    Fact(
        "add-on {money} for {n} in level {n}", "add_on", "add-on 50 for 8000 in level 2", "its price, chips and level"
    ),
    Fact("shares of {shares}", "shares", "shares of 50/30/20", "how the places share the prizes, in per cent"),
    Fact("sit & go", "sit_and_go", "sit & go", "the book's limits for it hold; what is not said is as the book has it"),
    Fact("shootout", "shootout", "shootout", "every table plays down to one winner, who goes to the next round"),
    Fact("new stacks of {chips}", "new_stack", "new stacks of 5000", "for each round of a shootout; else what was won"),
    Fact("rounds from level {n}", "round_level", "rounds from level 1", "of a shootout; the clock runs on if not said"),
    Fact("freezeout", "freezeout", "freezeout", "a player who is out may not come back, or as often as the book says"),
    Fact("{limit_key} as the director has it", "overruled", "seats as the director has it", "against the book's limit"),
    Fact("{n} seats in the room", "cap", "18 seats in the room", "how many may sit at the same time"),
    Fact("{n} alternates?", "alternates", "5 alternates", "how many may wait for a seat"),
    Fact("guarantee {money}", "guarantee", "guarantee 5000", "what the prizes come to at least"),
    Fact("{money}% of buy-ins to prizes", "buy_ins", "80% of buy-ins to prizes", "all of it if not said"),
    Fact("{money}% of rebuys to prizes", "purchases", "90% of rebuys to prizes", "of add-ons too; all if not said"),
    Fact("{money}% for the organisation", "organisation", "5% for the organisation", "of buy-ins"),
    Fact("{money}% for the league", "league", "5% for the league", "of the pool collected"),
    Fact("checks of {checks}", "checks", "checks of age and banned-register", "what every player must have passed"),
    Fact("{bounties}", "bounty", "progressive bounties of 150 in units of 5", "what of a buy-in stands on a head"),
    Fact("chips {set}", "chips", "chips 25/100/500 without 25 from level 2", "the chips, and when one is gone"),
)


def read_facts(text: str) -> Mapping[str, Any]:
    """The facts in a header, by key. Raises ``FillingError``."""
    facts: dict[str, Any] = {}
    for part in () if text == "as usual" else re.split(rf", (?!{MONEY}(?: and|,|\Z))", text):
        said = [(fact.key, values) for fact in EVENT_FACTS if (values := fact.read(part)) is not None]
        if not said:
            known = ", ".join([fact.example for fact in EVENT_FACTS])
            raise FillingError(note("nothing-of-an-event", text=part, example=known))
        key, values = said[0]
        if key in facts:
            raise FillingError(note("said-twice", text=part))
        facts[key] = tuple(values) if len(values) > 1 else (values or [True])[0]
    return facts


def _tables(text: str) -> tuple[GivenTable, ...]:
    tables = [_table(part.strip()) for part in text.split(";")]
    numbers = [table.number for table in tables]
    if len(set(numbers)) != len(numbers):
        raise FillingError(note("tables-numbered-alike"))
    names = [one.player for table in tables for one in table.sitting]
    if len(set(names)) != len(names):
        raise FillingError(note("player-sits-twice"))
    return tuple(tables)


def _table(text: str) -> GivenTable:
    found = re.fullmatch(r"(\d+): (.+)", text)
    if not found or int(found.group(1)) == 0:
        raise FillingError(note("text-is-no-table", text=text))
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
        raise FillingError(note("text-is-no-chair", text=text))
    return Sitting(chair, found.group(1), int(found.group(2) or 0))


def _levels(text: str) -> tuple[Step, ...]:
    return tuple([_step(part.strip()) for part in text.split(",")])


def _step(text: str) -> Step:
    pause = re.fullmatch(r"break (\d+) min", text)
    if pause and int(pause.group(1)):
        return Break(int(pause.group(1)))
    found = re.fullmatch(r"(\d+)/(\d+)(?: ante (\d+))? (\d+)(\.5)? (min|hands)", text)
    if not found or not (int(found.group(4)) or found.group(5)) or (found.group(5) and found.group(6) == "hands"):
        raise FillingError(note("no-level", text=text))
    small, big, ante, length = [int(found.group(place) or 0) for place in range(1, 5)]
    if found.group(6) == "min":
        return Level(small, big, ante, minutes=length + 0.5 if found.group(5) else length)
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
                read_facts,
                required=True,
            ),
            Header(
                "Tables",
                "Who sits where: the number of a table and its chairs from 1 on, `-` for an empty one. Chips may stand "
                f"after a name ({STACK:,} if not). `8 players` are players of no name.",
                "1: Anna 5000, Bruno 300, -, Carla; 2: 8 players",
                _tables,
            ),
            Header("Players", "Players who sit nowhere yet.", "Zoe, Yann", names_of),
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
                names_of,
            ),
        )
    },
}
"""Every header of a tournament case."""

_FIELDS = {"Event": "event", "Tables": "tables", "Players": "entering", "Levels": "levels", "Button": "button"}


def event_setting(values: Mapping[str, Any]) -> EventSetting:
    """The setting from the values of its headers. Raises ``FillingError`` if they contradict one another."""
    setting = EventSetting(**{_FIELDS[name]: value for name, value in values.items() if name in _FIELDS})
    _check(setting)
    return with_stacks(setting)


def _check(setting: EventSetting) -> None:
    players = setting.players
    if len(set(players)) != len(players):
        raise FillingError(note("sitting-and-in-players"))
    seats = setting.fact("seats", 9)
    for table in setting.tables:
        if table.chairs > seats:
            raise FillingError(note("table-with-other-chairs", table=table.number, chairs=table.chairs, seats=seats))
    seated = {one.player: table for table in setting.tables for one in table.sitting}
    for name in setting.button:
        if name not in seated:
            raise FillingError(note("nobody-had-the-button", name=name))
    if len({seated[name].number for name in setting.button}) != len(setting.button):
        raise FillingError(note("a-table-has-one-button"))
