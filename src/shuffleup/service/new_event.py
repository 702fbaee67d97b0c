"""Opening events from a form or a text, and the sample that a new room begins with.

A form becomes the text of an event file and is read as one: the same checks and messages apply, and an event made on a
screen can be written to a file and back.
"""

from collections.abc import Mapping
from datetime import datetime
from importlib.resources import files
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from shuffleup.answer import Problem, note
from shuffleup.formats.event.programme import FLIGHT, FlightsPlan, Single, TeamsPlan
from shuffleup.formats.event.toml_tables import EventFileError
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.service.described import announced_policy, read_description
from shuffleup.service.flights import with_flights
from shuffleup.service.outcome import Accepted
from shuffleup.service.react import Order
from shuffleup.service.run import Service
from shuffleup.service.streams import SOFTWARE, Own, event_stream, own_id
from shuffleup.tournament.words.commands import Command, DrawSeats, OpenEvent, Register
from shuffleup.tournament.words.definition import MOST_PLACES, Curve, Definition
from shuffleup.tournament.words.terms import FinalDay

FORM = "form"
"""Stands for a file name in the messages of the event file's reader."""

MOST_LETTERS = 100_000
"""The most letters of an event file that a running server accepts: reading more would delay every other event."""

_CLUB = (
    "25 50 0 · 50 100 0 · 75 150 0 · 100 200 0 · 0 15 0 · 100 200 200 · 150 300 300 · 200 400 400 · 300 600 600 · "
    "0 10 0 · 400 800 800 · 500 1000 1000 · 600 1200 1200 · 800 1600 1600"
)
_TOUR = (
    "100 100 100 · 100 200 200 · 200 300 300 · 200 400 400 · 300 500 500 · 300 600 600 · 0 15 0 · 400 800 800 · "
    "500 1000 1000 · 600 1200 1200 · 800 1600 1600 · 1000 2000 2000 · 1000 2500 2500 · 0 15 0 · 1500 3000 3000 · "
    "2000 4000 4000"
)
"""Small blind, big blind, ante; a small blind of 0 is a break of so many minutes."""

STRUCTURES: dict[str, tuple[int, int, str]] = {
    "club": (20, 10_000, _CLUB),
    "turbo": (10, 10_000, _CLUB),
    "tour": (30, 30_000, _TOUR),
}
"""Minutes of a level, the usual stack, and the levels."""


class OfferNames(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The names of what a form sells beside the ordinary entry, in the language of who fills it in."""

    single: str = "single"
    double: str = "double"
    re_entry: str = "re-entry"
    without_bounty: str = "without bounty"
    early: str = "early"


class FormPrizeInKind(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a place gets beside its money."""

    place: int
    what: str
    worth_cents: int = 0
    """What it is worth; 0 if nobody says."""


class EventForm(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The form for opening an event. Money is in cents of ``currency``."""

    name: str
    rulebook: str
    structure: Literal["club", "turbo", "tour"] = "club"
    seats: int = 9
    currency: str = "EUR"
    buy_in_cents: int = 5_000
    fee_cents: int = 1_000
    stack: int = 10_000
    places_paid: int = 5
    late_level: int = 0
    """The last level of late registration; 0 closes it when play begins."""
    late_with_break: bool = False
    """Whether the break after that level belongs to late registration: it is open until the next level starts."""
    late_minutes: int = 0
    """Instead of a level: for how many minutes after the start players may enter."""
    day_one_levels: int = 0
    """The level with which the first of two days ends; 0 for an event of one day."""
    late_until_day_two: bool = False
    """Instead of a level: players may enter until the second day starts."""
    early_cents: int = 0
    """The buy-in until ``early_until``; the fee is the same."""
    early_until: Annotated[datetime, Meta(tz=True)] | None = None
    """Until when the early price holds; ``None`` for no early price."""
    early_stack: int = 0
    """What an early entry buys; 0 for the usual stack."""
    re_entries: int = 0
    re_entry_cents: int = 0
    """The buy-in of a re-entry; 0 for the same as of an entry. The fee is the same."""
    game: Literal["holdem", "italiana"] = "holdem"
    """Poker all'italiana is dealt by its own book; the rulebook covers the rest: seats, levels, clock and prizes."""
    guarantee_cents: int = 0
    rebuy_cents: int = 0
    """Buys a starting stack for a player who has no more than one; 0 for no rebuys."""
    double_rebuy_cents: int = 0
    """Buys two starting stacks; 0 for no double rebuys."""
    add_on_cents: int = 0
    """Buys a starting stack in the last level of rebuys; 0 for no add-on."""
    rebuy_level: int = 4
    """The last level of rebuys."""
    bounty_cents: int = 0
    """The part of each buy-in; 0 for none."""
    bounty_is_choice: bool = False
    """Whether a player may enter without a bounty, for so much less; he then wins none."""
    bounty_kind: Literal["fixed", "progressive", "mystery"] = "progressive"
    """Every book knows progressive bounties, MED-15 no others."""
    head_percent: int = 50
    """Progressive: what of a bounty goes onto the winner's own head."""
    bounty_unit_cents: int = 1
    """Bounties are divided into amounts of this unit."""
    odd_unit_to_head: bool = False
    """Progressive: whether the odd unit of a division goes onto the head; else the winner has it."""
    envelopes_cents: tuple[int, ...] = ()
    """Mystery: what the richest envelopes contain; the others share the rest."""
    prizes_in_kind: tuple[FormPrizeInKind, ...] = ()
    blinds_may_fall: bool = False
    """Whether the levels of its structure may go back."""
    league_cents: int = 0
    """What each entry pays for the league, out of its buy-in."""
    names: OfferNames = OfferNames()
    """What the desk calls the offers."""
    mystery_players: int = 0
    """Mystery: envelopes are drawn once this few players are left; 0 as soon as registration is closed."""
    online: bool = False
    """The software deals, to players at their screens."""
    starts_at: int = 0
    """Online: it begins by itself with this many players; 0 if the director begins it."""
    bots: int = 0
    """Online: the software plays this many of them."""


class Opened(Struct, frozen=True):
    """An event as it will be opened, and the players who enter it at once."""

    command: OpenEvent
    entrants: tuple[str, ...]
    text: str
    """The same as an event file."""


def text_of(form: EventForm) -> str:
    """The event file that says the same as a form. Raises ``EventFileError`` for what would take too long."""
    if form.places_paid > MOST_PLACES:
        what = note("value-cannot-be", key="places_paid", value=str(form.places_paid))
        raise EventFileError(Problem(what, "[payouts]", note("give-at-most-most", most=MOST_PLACES), FORM))
    for number, one in enumerate(form.prizes_in_kind, start=1):
        if one.place > MOST_PLACES:
            what = note("value-cannot-be", key="place", value=str(one.place))
            place = f"[[payouts.in_kind]] {number}"
            raise EventFileError(Problem(what, place, note("give-at-most-most", most=MOST_PLACES), FORM))
    return _toml(form)


def from_file(text: str, file: str, event_id: str) -> tuple[OpenEvent, ...]:
    """The opening commands of the events in a file, flights after their final day; ``file`` is its name.

    Players enter when they come. Raises ``EventFileError`` for what the reader refuses, for a team contest and for what
    needs another file.
    """
    if len(text) > MOST_LETTERS:
        what = note("more-letters-than", count=MOST_LETTERS)
        raise EventFileError(Problem(what, "", note("leave-the-names-out"), file))
    if "\ufffd" in text or "\0" in text:
        raise EventFileError(Problem(note("this-is-not-utf-8-text"), "", note("save-the-file-as-utf-8"), file))
    read = read_description(text.removeprefix("\ufeff"), file)
    if isinstance(read.programme, TeamsPlan):
        what = note("several-events")
        raise EventFileError(Problem(what, "", note("several-events-hint"), file))
    if read.house:
        what = note("in-another-file", file=read.house)
        raise EventFileError(Problem(what, "house", note("leave-the-house-out"), file))
    policy = announced_policy(read, file)
    if isinstance(read.programme, Single):
        return (OpenEvent(event_id, read.definition, policy),)
    days = _days(read.programme, read.definition, event_id, file)
    return tuple([OpenEvent(one, definition, policy) for one, definition in days.items()])


def _days(plan: FlightsPlan, whole: Definition, event_id: str, file: str) -> Mapping[str, Definition]:
    names = [flight.name for flight in plan.flights]
    part = FinalDay((), plan.carry, plan.first_level, plan.forgone)
    days = with_flights(event_id, whole, names, plan.end_of_level, part)
    if len(days) <= len(names):
        raise EventFileError(Problem(note("flights-named-alike"), FLIGHT, note("give-each-its-own"), file))
    return days


def _sample_text() -> str:
    return files("shuffleup.service").joinpath("sample_night.toml").read_text(encoding="utf-8")


def sample(event_id: str) -> Opened:
    """The sample event: a club night with named players."""
    text = _sample_text()
    read = read_description(text, "sample_night.toml")
    return Opened(OpenEvent(event_id, read.definition, resolved(read.rulebook)), read.entrants, text)


def rehearsal(event_id: str, name: str, players: int) -> Opened:
    """The sample event under another name with this many players, none of them in the register; 15 % are paid.

    Their names recombine the first and last names of the sample's players, and are numbered if that is not enough.
    """
    read = read_description(_sample_text(), "sample_night.toml")
    first, last = zip(*[one.rsplit(" ", 1) for one in read.entrants], strict=True)
    named = [
        f"{one} {other}"
        for step in range(1, len(last))
        for one, other in zip(first, last[step:] + last[:step], strict=True)
    ]
    rounds = -(-players // len(named))
    everybody = [one if number == 1 else f"{one} {number}" for number in range(1, rounds + 1) for one in named]
    definition = replace(read.definition, name=name, payouts=replace(read.definition.payouts, table=Curve()))
    return Opened(OpenEvent(event_id, definition, resolved(read.rulebook)), tuple(everybody[:players]), "")


async def open_sample(service: Service, opened: Opened, players: tuple[str, ...], at: int) -> None:
    """Opens the sample, enters its players by their ids and draws their seats; a second call changes nothing."""
    event_id = opened.command.event_id
    commands: tuple[Command, ...] = (opened.command, Register(players), DrawSeats())
    for number, command in enumerate(commands, start=1):
        order = Order(event_stream(event_id), own_id(Own.SAMPLE, number), command, SOFTWARE)
        answer = await service.execute(order, at)
        assert isinstance(answer, Accepted), answer


def _toml(form: EventForm) -> str:
    """The form as an event file. The reader needs an expected number of players; real ones register later."""
    minutes, _, levels = STRUCTURES[form.structure]
    lines = [
        f"name = {_quoted(form.name)}",
        f"rulebook = {_quoted(form.rulebook)}",
        f"game = {_quoted(form.game)}",
        f"limit = {_quoted('no-limit' if form.game == 'holdem' else 'pot-limit')}",
        f"seats = {form.seats}",
        f"currency = {_quoted(form.currency)}",
        "[entry]",
        f"buy_in_cents = {form.buy_in_cents}",
        f"fee_cents = {form.fee_cents}",
        f"stack = {form.stack}",
        f"entries = {_expected(form)}",
        *_late(form),
        f"reentries = {form.re_entries}",
        *_prices(form),
        "[payouts]",
        f"places_paid = {form.places_paid}",
        "rounding_cents = 500",
        "[closing]",
        'after_last_level = "double"',
        *_clock(form),
        *_in_kind(form),
    ]
    if form.online or form.starts_at or form.bots:
        lines += ["[online]", f"starts_at = {form.starts_at}", f"bots = {form.bots}"]
    return "\n".join([*lines, *_sold(form), *_levels(levels, minutes, blinds=form.game == "holdem")])


def _expected(form: EventForm) -> int:
    """As many players as there are prizes for: the reader needs a number, and nobody has said another."""
    return max(2, form.places_paid, *[one.place for one in form.prizes_in_kind])


def _late(form: EventForm) -> list[str]:
    """How long entry is open: for minutes, to the end of a level, or until the next one or the second day starts."""
    if form.late_until_day_two:
        return ["late_until_day = 2"]
    if form.late_minutes:
        return [f"late_minutes = {form.late_minutes}"]
    if form.late_with_break and form.late_level:
        return [f"late_until_start_of_level = {form.late_level + 1}"]
    return [f"late_until_level = {form.late_level}"]


def _clock(form: EventForm) -> list[str]:
    """Where the first day ends, and whether levels may go back."""
    lines = [f"day_ends = [{form.day_one_levels}]"] if form.day_one_levels else []
    lines += ["blinds_may_fall = true"] if form.blinds_may_fall else []
    return ["[clock]", *lines] if lines else []


def _in_kind(form: EventForm) -> list[str]:
    lines: list[str] = []
    for one in form.prizes_in_kind:
        lines += ["[[payouts.in_kind]]", f"place = {one.place}", f"what = {_quoted(one.what)}"]
        lines.append(f"worth_cents = {one.worth_cents}")
    return lines


def _prices(form: EventForm) -> list[str]:
    """The early price, that of re-entries, and that of an entry without a bounty."""
    lines: list[str] = []
    if form.early_until:
        lines += ["[[entry.price]]", f"name = {_quoted(form.names.early)}", f"until = {form.early_until.isoformat()}"]
        lines += [f"buy_in_cents = {form.early_cents}", f"fee_cents = {form.fee_cents}"]
        lines += [f"stack = {form.early_stack}"] if form.early_stack else []
    if form.re_entry_cents:
        lines += ["[[entry.price]]", f"name = {_quoted(form.names.re_entry)}", "reentry = true"]
        lines += [f"buy_in_cents = {form.re_entry_cents}", f"fee_cents = {form.fee_cents}"]
    if form.bounty_is_choice and form.bounty_cents:
        lines += [
            "[[entry.price]]",
            f"name = {_quoted(form.names.without_bounty)}",
            "choice = true",
            "bounty_cents = 0",
        ]
        lines += [f"buy_in_cents = {max(0, form.buy_in_cents - form.bounty_cents)}", f"fee_cents = {form.fee_cents}"]
    return lines


def _rebuys(form: EventForm) -> list[str]:
    """Single and double rebuys, each with its name if there are both."""
    offered = [(form.names.single, form.rebuy_cents, 1), (form.names.double, form.double_rebuy_cents, 2)]
    sold = [one for one in offered if one[1]]
    lines: list[str] = []
    for name, cents, stacks in sold:
        lines += ["[[rebuys]]", f"cents = {cents}", f"chips = {stacks * form.stack}"]
        lines += [f"until_level = {form.rebuy_level}", f"up_to_stack = {form.stack}"]
        lines += [f"name = {_quoted(name)}"] if len(sold) > 1 else []
    return lines


def _sold(form: EventForm) -> list[str]:
    """What the event sells besides entries, and what it guarantees."""
    lines = ["[pool]", f"guarantee_cents = {form.guarantee_cents}", f"league_cents = {form.league_cents}"]
    lines = lines if form.guarantee_cents or form.league_cents else []
    lines += _rebuys(form)
    if form.add_on_cents:
        lines += ["[addon]", f"cents = {form.add_on_cents}", f"chips = {form.stack}"]
        lines += [f"from_level = {form.rebuy_level}", f"until_level = {form.rebuy_level}"]
    if form.bounty_cents:
        lines += ["[bounty]", f"kind = {_quoted(form.bounty_kind)}", f"cents = {form.bounty_cents}"]
        lines += [f"unit_cents = {form.bounty_unit_cents}"]
        if form.bounty_kind == "mystery":
            lines.append(f"from_players = {form.mystery_players}")
            amounts = ", ".join(map(str, form.envelopes_cents))
            lines += [f"envelopes_cents = [{amounts}]"] if amounts else []
        if form.bounty_kind == "progressive":
            lines.append(f"head_percent = {form.head_percent}")
            lines += ["odd_unit_to_head = true"] if form.odd_unit_to_head else []
        lines += ["only_holders = true"] if form.bounty_is_choice else []
    return lines


def _quoted(text: str) -> str:
    """A TOML string: characters that it cannot contain are written as numbers."""
    return '"' + "".join(f"\\u{ord(one):04x}" if one in '"\\' or ord(one) < 32 else one for one in text) + '"'


def _levels(levels: str, minutes: int, *, blinds: bool) -> list[str]:
    """The structure as in a file; if nobody posts blinds, everybody antes the big blind."""
    lines: list[str] = []
    for level in levels.split(" · "):
        small, big, ante = map(int, level.split())
        lines += ["[[level]]", f"minutes = {minutes}" if small else f"break_minutes = {big}"]
        if small and blinds:
            lines += [f"small = {small}", f"big = {big}", f"ante = {ante}"]
        elif small:
            lines.append(f"ante = {big}")
    return lines
