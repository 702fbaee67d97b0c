"""The sheets of the emergency pack: seats, what the clock would do, what is paid and owed, who serves a penalty.

Each is a table of words for people, the same on paper and as CSV.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from shuffleup.locale.messages import Messages
from shuffleup.locale.writing import figures
from shuffleup.projections.blinds import Blinds
from shuffleup.projections.clock import StepLine, clock, structure_lines
from shuffleup.projections.floor import FloorView, floor
from shuffleup.projections.ledger import ledger
from shuffleup.projections.payouts import payouts
from shuffleup.projections.penalty_book import open_penalties
from shuffleup.projections.standings import place_text
from shuffleup.room.calendar import WallClock
from shuffleup.room.tickets import OPEN, RoomTicket
from shuffleup.tournament.facts.clock import MINUTE
from shuffleup.tournament.words.state import EventState, LevelClock


class PackSheet(Struct, frozen=True):
    """A table: ``key`` names its file and its message, ``heads`` its columns; ``grouped`` by what stands first."""

    key: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    grouped: bool = False


class PackFacts(Struct, frozen=True):
    """What a pack is made of: an event as it stood at a point in time (microseconds UTC), its open tickets, what its
    players are called, and the clock on the wall of the room."""

    state: EventState
    at: int
    tickets: tuple[RoomTicket, ...]
    names: Mapping[str, str]
    wall: WallClock

    def called(self, player: str) -> str:
        """A player's name; his id where nobody knows it."""
        return self.names.get(player, player)

    def time(self, at: int) -> str:
        """The time of the day at a point in time."""
        return self.wall.told(at)[1] if at else ""


def sheets(facts: PackFacts, speech: Messages) -> tuple[PackSheet, ...]:
    """Every sheet of the pack, also one with nothing on it: then it is known that there is nothing."""
    view = floor(facts.state, facts.at)
    made = {
        "tables": _by_table(facts, view, speech),
        "names": _by_name(facts, view, speech),
        "structure": _structure(facts, speech),
        "payouts": _payouts(facts, speech),
        "entries": _entries(facts, view, speech),
        "ledger": _ledger(facts, speech),
        "penalties": _penalties(facts),
        "tickets": _tickets(facts, speech),
    }
    return tuple(
        [
            PackSheet(key, tuple([speech.say(f"pack-{head}") for head in _HEADS[key]]), tuple(rows), key == "tables")
            for key, rows in made.items()
        ]
    )


_HEADS: Mapping[str, Sequence[str]] = {
    "tables": ("table", "seat", "player", "chips", "remark"),
    "names": ("player", "table", "seat", "chips"),
    "structure": ("level", "blinds", "minutes", "begins", "ends"),
    "payouts": ("places", "prize"),
    "entries": ("player", "times", "status", "place", "prize", "bounties"),
    "ledger": ("account", "holder", "method", "amount"),
    "penalties": ("player", "table", "seat", "hands"),
    "tickets": ("ticket", "player", "amount", "event", "until"),
}


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


def _by_table(facts: PackFacts, view: FloorView, speech: Messages) -> Iterator[tuple[str, ...]]:
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
            chips = chips_text(seat.stack, speech) if seat.player else ""
            who = facts.called(seat.player) if seat.player else ""
            yield str(table.table), str(seat.chair), who, chips, ", ".join(remarks)


def _by_name(facts: PackFacts, view: FloorView, speech: Messages) -> list[tuple[str, ...]]:
    seated = [
        (facts.called(one.player), table.table, one) for table in view.tables for one in table.seats if one.player
    ]
    in_order = sorted(seated, key=lambda one: (one[0].casefold(), one[1]))
    return [(name, str(table), str(one.chair), chips_text(one.stack, speech)) for name, table, one in in_order]


def _structure(facts: PackFacts, speech: Messages) -> Iterator[tuple[str, ...]]:
    steps = structure_lines(facts.state)
    times = dict(step_times(facts.state.clock, steps, facts.at))
    for place, step in enumerate(steps):
        begins, ends = times.get(place, (0, 0))
        name = str(step.level) if step.level else speech.say("pack-break")
        here = f"► {name}" if place == facts.state.clock.step and facts.state.clock.number else name
        length = str(step.minutes) if step.minutes else speech.say("pack-hands-long", {"count": step.hands})
        yield here, blinds_text(step.blinds, speech), length, facts.time(begins), facts.time(ends)


def step_times(now: LevelClock, steps: Sequence[StepLine], at: int) -> Iterator[tuple[int, tuple[int, int]]]:
    """When the present level and those after it begin and end, if nothing stops the clock any more.

    A clock that stands still is taken to go on at once. After a level that hands end nobody can tell.
    """
    if not now.number or not now.ends_at:
        return
    ends = at + now.ends_at - now.stopped_at if now.stopped_at else now.ends_at
    yield now.step, (now.started_at, ends)
    for place in range(now.step + 1, len(steps)):
        begins, minutes = ends, steps[place].minutes
        ends = begins + minutes * MINUTE if minutes else 0
        yield place, (begins, ends)
        if not ends:
            return


def _payouts(facts: PackFacts, speech: Messages) -> Iterator[tuple[str, ...]]:
    for row in payouts(facts.state).rows:
        places = str(row.first) if row.first == row.last else f"{row.first}–{row.last}"
        yield places, money_text(row.prize_cents, facts, speech)


def _entries(facts: PackFacts, view: FloorView, speech: Messages) -> list[tuple[str, ...]]:
    rows = []
    for one in view.entrants:
        place = place_text(one.place, one.shared_by) if one.place else ""
        prize, heads = [
            money_text(cents, facts, speech) if cents else "" for cents in (one.prize_cents, one.bounties_cents)
        ]
        status = speech.say(f"ui-status-{one.status}")
        rows.append((facts.called(one.player), str(one.entries), status, place, prize, heads))
    return sorted(rows, key=lambda row: row[0].casefold())


def _ledger(facts: PackFacts, speech: Messages) -> Iterator[tuple[str, ...]]:
    for one in ledger(facts.state).accounts:
        amount = money_text(one.cents, facts, speech)
        yield speech.say(f"ledger-{one.account}"), facts.called(one.holder), one.method, amount


def _penalties(facts: PackFacts) -> Iterator[tuple[str, ...]]:
    for one in open_penalties(facts.state):
        yield facts.called(one.player), str(one.table), str(one.chair), str(one.hands)


def _tickets(facts: PackFacts, speech: Messages) -> Iterable[tuple[str, ...]]:
    for one in facts.tickets:
        if one.state == OPEN:
            amount = f"{figures(f'{one.cents / 100:,.2f}', speech.language)} {one.currency}"
            yield one.id, facts.called(one.player), amount, one.into, one.expires


def chips_text(chips: int, speech: Messages) -> str:
    """Chips as the language writes them."""
    return figures(f"{chips:,}", speech.language)


def money_text(cents: int, facts: PackFacts, speech: Messages) -> str:
    """Money as the language writes it, in the currency of the event."""
    whole, rest = divmod(abs(cents), 100)
    amount = figures(f"{'-' if cents < 0 else ''}{whole:,}.{rest:02}", speech.language)
    return f"{amount} {facts.state.definition.currency}"


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
