"""A tournament case before anything happens, as its headers describe it, and the terms that it is opened with."""

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.rulebooks.catalogue import RULEBOOKS
from shuffleup.rulebooks.price_bands import PriceBands
from shuffleup.scenarios.said import CASE
from shuffleup.tournament.facts.terms import CENTS
from shuffleup.tournament.words.definition import EntryTerms, Level, Shares, Step
from shuffleup.tournament.words.offers import Offer, Sale, Window
from shuffleup.tournament.words.terms import Admission, MoneyTerms, PrizeShares, SetAside

SEATS = 9
"""The chairs of a table whose number is not given."""
STACK = 10_000
"""The stack of a player whose chips are not given."""


class Sitting(Struct, frozen=True, gc=False):
    """A player in his chair."""

    chair: int
    player: str
    stack: int
    """0 if no chips are given, until ``with_stacks``."""


class GivenTable(Struct, frozen=True):
    """A table at the beginning of the case, with its number."""

    number: int
    sitting: tuple[Sitting, ...]
    chairs: int
    """How many were named, including empty ones."""


class EventSetting(Struct, frozen=True, kw_only=True):
    """The event before anything happens. ``facts`` are the parts of the header ``Event``, by their keys."""

    event: Mapping[str, Any]
    tables: tuple[GivenTable, ...] = ()
    entering: tuple[str, ...] = ()
    """Players who are named but not yet seated."""
    levels: tuple[Step, ...] = (Level(100, 200, minutes=30), Level(200, 400, minutes=30))
    button: tuple[str, ...] = ()
    """Who had the button in the hand just played; a table without one has played no hand."""

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody who can be named."""
        return tuple([one.player for table in self.tables for one in table.sitting]) + self.entering

    def fact(self, key: str, default: Any) -> Any:  # noqa: ANN401 - a fact is whatever its header makes of it
        """A part of the header ``Event``, or the default if it is missing."""
        return self.event.get(key, default)


def with_stacks(setting: EventSetting) -> EventSetting:
    """The setting with the event's starting stack for every player without given chips."""
    stack = setting.fact("stack", STACK)
    tables = [
        replace(table, sitting=tuple([replace(one, stack=one.stack or stack) for one in table.sitting]))
        for table in setting.tables
    ]
    return replace(setting, tables=tuple(tables))


Terms = TypeVar("Terms", bound=Struct)
_USUAL_BUY_IN = 10_000
_KINDS = {"sit_and_go": "sit-and-go", "freezeout": "freezeout"}
"""The facts of a header that name a kind of event, and its key in a rulebook."""


def entry_terms(setting: EventSetting, book: str) -> EntryTerms:
    """The price of an entry, 100 and no fee by default, and the stack that the book has for such an event."""
    buy_in, fee = setting.fact("price", (_USUAL_BUY_IN, 0))
    by_book = limits_of(setting, book).form.chips_per_unit * buy_in // CENTS
    return EntryTerms(buy_in, fee, setting.fact("stack", by_book or STACK))


def shares_of(setting: EventSetting, book: str) -> Shares | None:
    """How the header, or the book for such an event, divides the prizes; ``None`` if neither says so."""
    shares = setting.fact("shares", ()) or limits_of(setting, book).form.shares
    return Shares(shares) if shares else None


def limits_of(setting: EventSetting, book: str) -> PriceBands:
    """The limits of the book for this kind of event. They apply if a price is named."""
    if not setting.fact("price", None):
        return PriceBands()
    kind = next((name for fact, name in _KINDS.items() if setting.fact(fact, default=False)), "")
    return RULEBOOKS[book].money.price_bands.get(kind, PriceBands())


def filled(kind: type[Terms], setting: EventSetting, **more: Any) -> Terms:  # noqa: ANN401 - fields of any type
    """Terms of this kind with the fields that the header gives; the others keep their defaults."""
    return kind(**{name: setting.event[name] for name in kind.__struct_fields__ if name in setting.event}, **more)


def money_terms(setting: EventSetting, book: str) -> MoneyTerms:
    """The terms that the header announces."""
    overruled = setting.fact("overruled", "")
    return MoneyTerms(
        offers=tuple(_offers(setting)),
        admission=filled(Admission, setting, late=_late(setting)),
        shares=filled(PrizeShares, setting),
        guarantee_cents=setting.fact("guarantee", 0),
        bands=limits_of(setting, book),
        overruled=(SetAside(overruled, CASE),) if overruled else (),
    )


def _late(setting: EventSetting) -> Window:
    """Until when the header lets players enter: to the end of a level, to the start of one or of a day, or minutes."""
    start = setting.fact("until_start", 0)
    return Window(
        until_level=start - 1 if start else setting.fact("until_level", 0),
        with_break=bool(start),
        minutes=setting.fact("late_minutes", 0),
        until_day=setting.fact("until_day", 0),
    )


def _offers(setting: EventSetting) -> Iterator[Offer]:
    """What the header says is sold beside the ordinary entry."""
    if late := setting.fact("late_price", ()):
        yield Offer(kind=Sale.ENTRY, name="late", cents=late[0], fee_cents=late[1], window=Window(from_level=late[2]))
    if again := setting.fact("again", ()):
        yield Offer(kind=Sale.RE_ENTRY, name="re-entry", cents=again[0], fee_cents=again[1])
    if rebuy := setting.fact("rebuy", ()):
        cents, chips, level = rebuy
        window = Window(until_level=level, with_break=True)
        most, up_to = setting.fact("most", None), setting.fact("up_to_stack", 0)
        yield Offer(kind=Sale.REBUY, cents=cents, chips=chips, window=window, most=most, up_to_stack=up_to)
    if add_on := setting.fact("add_on", ()):
        cents, chips, level = add_on
        window = Window(from_level=level, until_level=level, with_break=True)
        yield Offer(kind=Sale.ADD_ON, cents=cents, chips=chips, window=window, most=1)
