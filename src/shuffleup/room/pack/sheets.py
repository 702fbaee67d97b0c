"""The sheets of the emergency pack: seats, the clock's schedule, what is paid and owed, who serves a penalty.

Each is a list, the same on paper and for spreadsheets.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from shuffleup.formats.listing import Listing
from shuffleup.locale.messages import Messages
from shuffleup.locale.writing import figures
from shuffleup.projections.blinds import Blinds
from shuffleup.projections.clock import StepLine, clock, structure_lines
from shuffleup.projections.floor import FloorView, floor
from shuffleup.projections.ledger import ledger
from shuffleup.projections.payouts import PayoutRow, payouts
from shuffleup.projections.penalty_book import OpenPenalty, open_penalties
from shuffleup.projections.standings import place_text
from shuffleup.room.calendar import WallClock
from shuffleup.room.tickets import OPEN, RoomTicket
from shuffleup.tournament.facts.clock import MINUTE
from shuffleup.tournament.words.state import EventState, LevelClock


class PackSeat(Struct, frozen=True):
    """A seat of a table, taken or free."""

    table: int
    chair: int
    player: str
    chips: int | None
    remark: str


class NamedSeat(Struct, frozen=True):
    """Where a player sits."""

    player: str
    table: int
    chair: int
    chips: int


class PackLevel(Struct, frozen=True):
    """A level or a break, and the times of day at which it begins and ends, empty where unknown."""

    level: str
    blinds: str
    length: str
    begins: str
    ends: str


class PackEntry(Struct, frozen=True):
    """A player and where he stands."""

    player: str
    entries: int
    status: str
    place: str
    prize_cents: int
    bounties_cents: int


class PackAccount(Struct, frozen=True):
    """The balance of one account of the ledger."""

    account: str
    holder: str
    method: str
    amount_cents: int


class PackTicket(Struct, frozen=True):
    """An open ticket."""

    ticket: str
    player: str
    amount_cents: int
    into: str
    expires: str


class PackFacts(Struct, frozen=True):
    """What a pack is made from: an event as it stood at a point in time (microseconds UTC), its open tickets, its
    players' names, and the clock on the wall of the room."""

    state: EventState
    at: int
    tickets: tuple[RoomTicket, ...]
    names: Mapping[str, str]
    wall: WallClock

    def called(self, player: str) -> str:
        """A player's name; his id if there is none."""
        return self.names.get(player, player)

    def time(self, at: int) -> str:
        """The time of day at a point in time."""
        return self.wall.told(at)[1] if at else ""


def sheets(facts: PackFacts, speech: Messages) -> dict[str, Listing]:
    """Every sheet of the pack by its name, even an empty one: then it is known that there is nothing."""
    view = floor(facts.state, facts.at)
    made: dict[str, tuple[type[Struct], Iterable[Struct]]] = {
        "tables": (PackSeat, _by_table(facts, view, speech)),
        "names": (NamedSeat, _by_name(facts, view)),
        "structure": (PackLevel, _structure(facts, speech)),
        "payouts": (PayoutRow, payouts(facts.state).rows),
        "entries": (PackEntry, _entries(facts, view, speech)),
        "ledger": (PackAccount, _ledger(facts, speech)),
        "penalties": (OpenPenalty, _penalties(facts)),
        "tickets": (PackTicket, _tickets(facts)),
    }
    currency = facts.state.definition.currency
    return {
        name: Listing(speech.say(f"pack-{name}"), tuple(rows), kind, _headings(kind, speech), currency)
        for name, (kind, rows) in made.items()
    }


def _headings(kind: type[Struct], speech: Messages) -> Mapping[str, str]:
    """The column headings: as in exported lists, where those have a word for it."""
    found = {}
    for name in kind.__struct_fields__:
        plain = name.replace("_", "-")
        own = f"pack-{plain}"
        found[name] = speech.say(own if own in speech.names else f"listing-{plain}")
    return found


def position(facts: PackFacts, speech: Messages) -> str:
    """Where the clock stands."""
    now, time = clock(facts.state), facts.time(facts.at)
    if not now.level:
        return speech.say("pack-not-begun", {"time": time})
    left = max(0, now.ends_at - (now.stopped_at or facts.at)) if now.ends_at else 0
    minutes, seconds = divmod(left // 1_000_000, 60)
    how = "stopped" if now.stopped_at else "runs" if now.ends_at else "hands"
    values = {"level": str(now.level), "left": f"{minutes}:{seconds:02}", "time": time, "how": how}
    return speech.say("pack-position", {**values, "break": "yes" if now.on_break else "no"})


def _by_table(facts: PackFacts, view: FloorView, speech: Messages) -> Iterator[PackSeat]:
    missing = {one.player: one.hands for one in open_penalties(facts.state)}
    for table in view.tables:
        for seat in table.seats:
            remarks = []
            if table.button == seat.chair:
                remarks.append(speech.say("pack-button" if table.button_known else "pack-button-told"))
            if seat.absent:
                remarks.append(speech.say("pack-absent"))
            if seat.player in missing:
                remarks.append(speech.say("pack-misses", {"count": missing[seat.player]}))
            who, chips = (facts.called(seat.player), seat.stack) if seat.player else ("", None)
            yield PackSeat(table.table, seat.chair, who, chips, ", ".join(remarks))


def _by_name(facts: PackFacts, view: FloorView) -> list[NamedSeat]:
    seated = [
        NamedSeat(facts.called(one.player), table.table, one.chair, one.stack)
        for table in view.tables
        for one in table.seats
        if one.player
    ]
    return sorted(seated, key=lambda one: (one.player.casefold(), one.table))


def _structure(facts: PackFacts, speech: Messages) -> Iterator[PackLevel]:
    steps = structure_lines(facts.state)
    times = dict(step_times(facts.state.clock, steps, facts.at))
    for place, step in enumerate(steps):
        begins, ends = times.get(place, (0, 0))
        name = str(step.level) if step.level else speech.say("pack-break")
        here = f"► {name}" if place == facts.state.clock.step and facts.state.clock.number else name
        length = str(step.minutes) if step.minutes else speech.say("pack-hands-long", {"count": step.hands})
        yield PackLevel(here, blinds_text(step.blinds, speech), length, facts.time(begins), facts.time(ends))


def step_times(now: LevelClock, steps: Sequence[StepLine], at: int) -> Iterator[tuple[int, tuple[int, int]]]:
    """When the present level and those after it begin and end, if nothing more stops the clock.

    A stopped clock is assumed to go on at once. After a level that ends by hands, no times are known.
    """
    if not now.number or not now.ends_at:
        return
    ends = at + now.ends_at - now.stopped_at if now.stopped_at else now.ends_at
    yield now.step, (now.started_at, ends)
    for place in range(now.step + 1, len(steps)):
        begins, minutes = ends, steps[place].minutes
        ends = begins + int(minutes * MINUTE) if minutes else 0
        yield place, (begins, ends)
        if not ends:
            return


def _entries(facts: PackFacts, view: FloorView, speech: Messages) -> list[PackEntry]:
    rows = []
    for one in view.entrants:
        place = place_text(one.place, one.shared_by) if one.place else ""
        status = speech.say(f"ui-status-{one.status}")
        rows.append(
            PackEntry(facts.called(one.player), one.entries, status, place, one.prize_cents, one.bounties_cents)
        )
    return sorted(rows, key=lambda row: row.player.casefold())


def _ledger(facts: PackFacts, speech: Messages) -> Iterator[PackAccount]:
    for one in ledger(facts.state).accounts:
        yield PackAccount(speech.say(f"ledger-{one.account}"), facts.called(one.holder), one.method, one.cents)


def _penalties(facts: PackFacts) -> Iterator[OpenPenalty]:
    for one in open_penalties(facts.state):
        yield OpenPenalty(facts.called(one.player), one.table, one.chair, one.hands)


def _tickets(facts: PackFacts) -> Iterator[PackTicket]:
    for one in facts.tickets:
        if one.state == OPEN:
            yield PackTicket(one.id, facts.called(one.player), one.cents, one.into, one.expires)


def chips_text(chips: int, speech: Messages) -> str:
    """Chips as the language writes them."""
    return figures(f"{chips:,}", speech.language)


def money_text(cents: int, speech: Messages) -> str:
    """Money as the language writes it."""
    whole, rest = divmod(abs(cents), 100)
    return figures(f"{'-' if cents < 0 else ''}{whole:,}.{rest:02}", speech.language)


def blinds_text(blinds: Blinds, speech: Messages) -> str:
    """What a hand costs."""
    if not any((blinds.small, blinds.big, blinds.ante, blinds.bring_in, blinds.small_bet)):
        return ""
    parts = []
    if blinds.big:
        parts.append(f"{chips_text(blinds.small, speech)}/{chips_text(blinds.big, speech)}")
    if blinds.bring_in:
        parts.append(speech.say("pack-bring-in", {"chips": chips_text(blinds.bring_in, speech)}))
    if blinds.small_bet:
        bets = f"{chips_text(blinds.small_bet, speech)}/{chips_text(blinds.big_bet, speech)}"
        parts.append(speech.say("pack-bets", {"chips": bets}))
    if blinds.ante:
        parts.append(speech.say("pack-ante", {"chips": chips_text(blinds.ante, speech)}))
    return ", ".join(parts)
