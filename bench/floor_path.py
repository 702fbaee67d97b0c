"""How far what is done travels through the program: a bust told on the floor page, a raise in a hand.

    python -m bench.floor_path            the table, in a second; with --files also the files of each and their calls
    python -m bench.floor_path --write    the same, and bench/results.md is rewritten

The bust goes from the handler that the floor page calls to the acknowledgement that it shows, at a server that has
answered before. Counted are the files of ``shuffleup`` whose functions are called, their calls, and how often each
event is applied to a state. The raise is a verb of a hand; its hops are the functions that it leads to.
"""

import argparse
import asyncio
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

from litestar import Request
from msgspec import Struct, convert, json

import shuffleup
from bench.results import write_section
from shuffleup.accounts.database import Database
from shuffleup.accounts.roles import Role
from shuffleup.accounts.signing_in import Credential, Door, Signed
from shuffleup.cards.deck import FULL_DECK, Deck
from shuffleup.games.holdem import HOLDEM
from shuffleup.games.limits import Limit
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import hand_rules
from shuffleup.people.register import PlayerRegister
from shuffleup.room.calendar import Calendar
from shuffleup.room.templates import Templates
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.service.run import Service
from shuffleup.service.streams import Shuffler
from shuffleup.store.memory import MemoryStore
from shuffleup.table.plan import GameKey, HandPlan, Posting, PostingKind
from shuffleup.table.seat import SeatPlan
from shuffleup.table.stakes import Stakes
from shuffleup.web.floor.giving import CommandRequest, give_command
from shuffleup.web.room.opening_events import Beside, EventRequest, open_event
from shuffleup.web.shell.desk import Desk

PACKAGE = Path(shuffleup.__file__).parent
BUST_FILES, EVOLVES = 34, 1
RAISE_FILES, RAISE_HOPS = 5, 6
PLAYERS = [f"Player {number}" for number in range(1, 13)]
NOON = 1_800_000_000_000_000


class Trace(Struct):
    """Calls by file and function, in the order in which each was called first."""

    calls: Counter[tuple[str, str]]
    events: int = 0
    """How many events were written to the log meanwhile."""

    @property
    def files(self) -> Counter[str]:
        """Calls by file."""
        found: Counter[str] = Counter()
        for (file, _), count in self.calls.items():
            found[file] += count
        return found

    @property
    def hops(self) -> int:
        """How many functions the first one led to."""
        return len(self.calls) - 1

    @property
    def evolves(self) -> int:
        """How often an event was applied to the state of a tournament."""
        return sum(
            count
            for (file, name), count in self.calls.items()
            if name == "evolve" and file.startswith("tournament/evolve")
        )


@contextmanager
def traced() -> Iterator[Trace]:
    """Counts the functions of the package that are called as long as the block runs."""
    trace = Trace(Counter())
    inner = {"<genexpr>", "<listcomp>", "<dictcomp>", "<setcomp>", "<lambda>"}

    def called(frame: FrameType, kind: str, _argument: object) -> None:
        code = frame.f_code
        if kind == "call" and code.co_filename.startswith(str(PACKAGE)) and code.co_name not in inner:
            trace.calls[str(Path(code.co_filename).relative_to(PACKAGE)), code.co_name] += 1

    before = sys.getprofile()
    sys.setprofile(called)
    try:
        yield trace
    finally:
        sys.setprofile(before)


class _Sent:
    """A request of the floor as far as the handler of a command looks at it."""

    user = Signed(Credential.SESSION, "key", Role.FLOOR, "staff-floor", "Floor")

    def __init__(self, body: Mapping[str, Any]) -> None:
        self._body = json.encode(body)

    async def body(self) -> bytes:
        return self._body


def bust() -> Trace:
    """One of twelve players is out, told as the floor page tells it."""
    return asyncio.run(_bust())


async def _bust() -> Trace:
    register = PlayerRegister(Database.in_memory())
    await register.database.open()
    desk = Desk(Service(MemoryStore(), Shuffler.from_seed(7)), register, lambda: NOON)
    door = Door(register.database)
    form = {"name": "Friday", "rulebook": "tda-2024", "seats": 6, "places_paid": 3}
    request = convert({"command_id": "open", "event_id": "friday", "form": form}, EventRequest)
    beside = Beside(Calendar(register.database), Templates(register.database))
    lead: Request[Any, Any, Any] = _Sent({})  # type: ignore[assignment]
    await open_event.fn(request, desk, beside, lead)  # type: ignore[attr-defined]  # the function that Litestar has wrapped

    async def give(number: int, kind: str, **fields: object) -> int:
        body = {"command_id": f"c{number}", "command": {"type": kind, **fields}}
        sent: Request[Any, Any, Any] = _Sent(body)  # type: ignore[assignment]
        answer = await give_command.fn("friday", convert(body, CommandRequest), desk, door, sent)  # type: ignore[attr-defined]
        return len(answer.led_to)

    def out(name: str) -> dict[str, object]:
        return {"players": [ids[name]], "by": [], "author": "floor", "told_at": 0, "before": []}

    await give(1, "register", players=PLAYERS)
    ids = {name: register.directory.called(name)[0] for name in PLAYERS}
    await give(2, "draw-seats")
    await give(3, "start-event")
    await give(4, "report-bust", **out(PLAYERS[0]))
    with traced() as trace:
        trace.events = await give(5, "report-bust", **out(PLAYERS[1]))
    await register.database.close()
    return trace


def a_raise() -> Trace:
    """The first raise of a hand of no-limit hold'em."""
    rules = hand_rules(HOLDEM, Limit.NO_LIMIT, resolved("tda-2024"))
    seats = tuple([SeatPlan(number, player, 200) for number, player in enumerate(PLAYERS[:6], start=1)])
    blinds = (Posting(0, PostingKind.SMALL_BLIND, 1), Posting(1, PostingKind.BIG_BLIND, 2))
    plan = HandPlan(1, GameKey(HOLDEM.key, Limit.NO_LIMIT), Stakes(1, 2), seats, blinds, len(seats))
    hand = Hand.start(rules, plan, Deck(FULL_DECK))
    with traced() as trace:
        refused = hand.raise_to(6)
    assert refused is None
    return trace


def measured() -> tuple[Trace, Trace]:
    """The bust and the raise."""
    return bust(), a_raise()


def lines(told: Trace, raised: Trace) -> Iterator[str]:
    """The table as it stands in ``bench/results.md``."""
    yield "| what | measured | at most | kept |"
    yield "| --- | --- | --- | --- |"
    rows = (
        ("a bust on the floor page: files", len(told.files), BUST_FILES),
        ("a bust on the floor page: calls", told.calls.total(), 0),
        (f"a bust on the floor page: its {told.events} events applied", told.evolves, told.events * EVOLVES),
        ("`raise_to`: files", len(raised.files), RAISE_FILES),
        ("`raise_to`: hops", raised.hops, RAISE_HOPS),
    )
    for what, found, most in rows:
        kept = "" if not most else "yes" if found <= most else "no"
        yield f"| {what} | {found} | {most or ''} | {kept} |"


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(prog="bench.floor_path")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--files", action="store_true")
    options = parser.parse_args()
    told, raised = measured()
    body = "\n".join(lines(told, raised))
    print(body)
    if options.files:
        for trace in (told, raised):
            print()
            for file, count in sorted(trace.files.items()):
                names = ", ".join(f"{name} {n}" for (where, name), n in trace.calls.items() if where == file)
                print(f"{file} {count}: {names}")
    if options.write:
        write_section("The way of a bust and of a raise", body)


if __name__ == "__main__":
    main()
