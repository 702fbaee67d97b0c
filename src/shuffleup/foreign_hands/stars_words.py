"""The words of PokerStars text: the first lines of a hand, the seats, the meaning of a line."""

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from decimal import Decimal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct

from shuffleup.answer import Note, note
from shuffleup.cards.card import Card, CardError, parse_cards
from shuffleup.formats.phh.record import PhhError, section_place
from shuffleup.formats.stars.pokerstars import GAME_NAMES, LIMIT_NAMES, roman
from shuffleup.games.catalogue import variant
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Variant

FIRST_LINE = re.compile(r"PokerStars .*?(?:Hand|Game) #(\d+): ")
"""The beginning of each hand."""
_KEYS = {name: key for key, name in GAME_NAMES.items()}
_LIMITS = {name: limit for limit, name in LIMIT_NAMES.items()}
_OTHERS = ("Card", "Split", "Fusion", "Tempest", "Swap", "Showtime", "Unfold", "Water")
"""Words before the name of a game that make it another one: ``6 Card Omaha``, ``Deep Water Hold'em``."""
_GAME = re.compile(
    "".join([f"(?<!{word} )" for word in _OTHERS])
    + rf"({'|'.join(map(re.escape, sorted(_KEYS, key=len, reverse=True)))}) ({'|'.join(_LIMITS)})\b(?! Pre-Flop)"
)
AMOUNT = r"[^\d\s\[\]()-]{0,3}(\d[\d,]{0,19}(?:\.\d{1,9})?)"
"""A number, with or without a currency sign before it; of more digits than anybody's chips it is none."""
CHAIR = r"\d{1,4}"
_STAKES = re.compile(rf"[(,] ?{AMOUNT}/{AMOUNT}(?: ([A-Z]{{3}}))?[^)]*\)")
_ANTES = re.compile(rf"\(Button Blind {AMOUNT} - Ante {AMOUNT} *([A-Z]{{3}})?\)")
"""The stakes of short deck."""
_CAP = re.compile(rf"- {AMOUNT} Cap\b")
"""The most that a player can lose in one hand at this table."""
_CHIPS = re.compile(r"[(,] ?[\d,]+/[\d,]+\)")
"""Stakes without sign, currency or decimals: play money, or a tournament."""
_SIGNS = {"$": "USD", "€": "EUR", "£": "GBP"}
_DATE = re.compile(r"(\d{4})/(\d\d?)/(\d\d?) (\d\d?):(\d\d):(\d\d)(?: ([A-Z]+))?")
_LEVEL = re.compile(r"Level ([IVXLC]+) ")
_TOURNAMENT = re.compile(r"Tournament #(\d+)")
_TABLE = re.compile(rf"Table '(.*)'(?: ({CHAIR})-max)?(?:.*Seat #({CHAIR}) is the button)?")
_SEAT = re.compile(rf"Seat ({CHAIR}): (.+) \({AMOUNT} in chips(?:, [^)]*)?\)(.*)")
_TOLD_SEAT = re.compile(rf"Seat ({CHAIR}): ")
_LEVELS = {roman(number): number for number in range(1, 100)}
_EASTERN = "ET"
"""US Eastern Time: clients write every date in it, alone or after the player's own time."""
_NUMERALS = 15
"""The most digits of a hand number that is kept as a number."""


class StarsPage(Struct, frozen=True):
    """The lines of one hand, and where they are in the file."""

    file: str
    first: int
    """The number of the first line, from 1."""
    lines: Sequence[str]

    def error(self, at: int, what: Note, hint: Note | None = None) -> PhhError:
        """An error in line ``at``, counted from 0 in the hand."""
        return PhhError(self.file, section_place(self.section, self.place(at)), what, hint)

    def place(self, at: int) -> Note:
        """The place of line ``at`` in the file."""
        return note("line-number", number=self.first + at)

    @property
    def section(self) -> Note:
        """The name of the hand, by its number."""
        found = FIRST_LINE.match(self.lines[0])
        return note("hand-number", number=found[1] if found else "?")

    def cards(self, at: int, text: str) -> tuple[Card, ...]:
        """Cards such as ``As Kd``."""
        try:
            return parse_cards(text.replace(" ", ""))
        except CardError as fault:
            raise self.error(at, fault.first.what, note("rank-and-suit")) from None


class StarsChair(Struct, frozen=True):
    """A player in the list above the hand."""

    number: int
    player: str
    chips: Decimal
    out: bool
    """The player cannot be dealt in: he was moved here and has to wait."""


class StarsHead(Struct, frozen=True):
    """The heading of the hand."""

    game: Variant
    limit: Limit
    prices: tuple[Decimal, Decimal]
    """The blinds; in fixed-limit games and in stud, the small and the big bet."""
    cents: bool
    """Chips are money, counted in hundredths."""
    button: int
    """The chair with the button; 0 if the text names none, as in stud."""
    chairs: tuple[StarsChair, ...]
    """The players who were dealt in, by chair number."""
    fields: Mapping[str, object]
    """What identifies the hand, under the names of the PHH fields."""

    @property
    def big_blind(self) -> Decimal:
        """The big blind; in fixed-limit games, the small bet."""
        return self.prices[0 if self.limit is Limit.FIXED_LIMIT else 1]


def amount_of(text: str) -> Decimal:
    """``1,500.50`` as a number."""
    return Decimal(text.replace(",", ""))


def head_of(page: StarsPage) -> StarsHead:
    """Reads the heading of a hand. Raises ``PhhError``."""
    first = page.lines[0]
    game, prices, table = _GAME.search(first), _STAKES.search(first) or _ANTES.search(first), _table(page)
    if game is None:
        raise page.error(0, note("stars-game-not-known"), note("games-are-list", list=", ".join(_KEYS)))
    if prices is None:
        raise page.error(0, note("stars-has-no-stakes"), note("write-line", line="(50/100)"))
    dealt = variant(_KEYS[game[1]])
    blind, high = amount_of(prices[1]), amount_of(prices[2])
    money = not _TOURNAMENT.search(first) and not _CHIPS.fullmatch(prices[0])
    _check_dealt(page)
    chairs = _chairs(page)
    if len(chairs) < 2:
        raise page.error(0, note("needs-two-players"))
    return StarsHead(
        game=dealt,
        limit=_LIMITS[game[2]],
        prices=(Decimal(0), blind) if prices.re is _ANTES else (blind, high),
        cents=money,
        button=int(table[3] or 0),
        chairs=chairs,
        fields=dict(_names(first, table, prices[3] or _SIGNS.get(first[prices.start(1) - 1], ""))),
    )


def _table(page: StarsPage) -> re.Match[str]:
    found = _TABLE.match(page.lines[1]) if len(page.lines) > 1 else None
    if found is None:
        raise page.error(
            1, note("stars-has-no-table"), note("write-line", line="Table '1' 9-max Seat #1 is the button")
        )
    return found


def _check_dealt(page: StarsPage) -> None:
    """Raises ``PhhError`` for a hand that was taken back."""
    for at, line in enumerate(page.lines):
        if line.startswith("Hand ") and "ancelled" in line:
            raise page.error(at, note("hand-was-cancelled"))


def _chairs(page: StarsPage) -> tuple[StarsChair, ...]:
    """The players who were dealt in, with the chips they can lose: those in the list whom the summary mentions."""
    cap = _CAP.search(page.lines[0])
    listed: dict[int, StarsChair] = {}
    told: set[int] = set()
    summary = False
    for line in page.lines:
        summary = summary or line.startswith("*** SUMMARY")
        if summary:
            told |= {int(found[1]) for found in [_TOLD_SEAT.match(line)] if found}
        elif found := _SEAT.match(line):
            out = "out of hand" in found[4]
            chips = amount_of(found[3])
            played = min(chips, amount_of(cap[1])) if cap else chips
            listed[int(found[1])] = StarsChair(int(found[1]), found[2], played, out)
    if not summary:
        raise page.error(len(page.lines) - 1, note("stars-has-no-summary"), note("stars-ends-with-one"))
    return tuple([chair for number, chair in sorted(listed.items()) if number in told and not chair.out])


def _names(first: str, table: re.Match[str], currency: str) -> Iterator[tuple[str, object]]:
    number = FIRST_LINE.match(first)
    if number:
        yield "_number", number[1]
        if len(number[1]) <= _NUMERALS:
            yield "hand", int(number[1])
    yield "table", table[1]
    if table[2]:
        yield "seat_count", int(table[2])
    if event := _TOURNAMENT.search(first):
        yield "event", event[1]
    elif currency:
        yield "currency", currency
    level = _LEVEL.search(first)
    if level and level[1] in _LEVELS:
        yield "level", _LEVELS[level[1]]
    yield from _moment(first)


def _moment(first: str) -> Iterator[tuple[str, object]]:
    """When the hand began: in UTC, if the text gives a time zone that the system knows."""
    moments = [found.groups() for found in _DATE.finditer(first)]
    if not moments:
        return
    *numbers, zone = next((one for one in moments if one[-1] == _EASTERN), moments[-1])
    year, month, day, hour, minute, second = map(int, numbers)
    try:
        here = ZoneInfo("America/New_York") if zone == _EASTERN else UTC
        at = datetime(year, month, day, hour, minute, second, tzinfo=here)
    except (ValueError, ZoneInfoNotFoundError):
        return
    at = at.astimezone(UTC)
    yield from (("year", at.year), ("month", at.month), ("day", at.day), ("time", at.time()))
    if zone not in (_EASTERN, "UTC"):
        yield "time_zone", zone or "unknown"
