"""A small event for the tests of the service, and what they do with it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from shuffleup.games.limits import Limit
from shuffleup.hand.actions import Call, Check, Fold
from shuffleup.hand.phases.openers import seat_options
from shuffleup.hand.state import BettingRound
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.service.loaded_table import LoadedTable
from shuffleup.service.outcome import Accepted
from shuffleup.service.react import Order
from shuffleup.service.run import Service
from shuffleup.service.simulate import START, Entrants, Played, Simulation
from shuffleup.service.streams import LoadedEvent, Shuffler
from shuffleup.store.port import Store
from shuffleup.table.plan import GameKey
from shuffleup.tournament.words import commands
from shuffleup.tournament.words.definition import Curve, Definition, EntryTerms, Level, PayoutPlan, Structure
from shuffleup.tournament.words.state import EventState
from shuffleup.wire.json import Command

T = TypeVar("T")
EVENT, TABLE = "event/club", "table/club/1"


def club(entries: int = 9, game: str = "holdem", limit: Limit = Limit.NO_LIMIT) -> Entrants:
    """A quick event: thirty big blinds, and levels that double."""
    steps = tuple(
        [
            Level(small=25 << n, big=50 << n, ante=50 << n, minutes=20, small_bet=50 << n, big_bet=100 << n)
            for n in range(9)
        ]
    )
    definition = Definition(
        name="Club",
        game=GameKey(game, limit),
        seats=6,
        currency="EUR",
        entry=EntryTerms(5000, 500, 1500),
        structure=Structure(tuple(steps)),
        payouts=PayoutPlan(Curve(max(1, entries // 5))),
    )
    return Entrants(
        "club", definition, resolved("tda-2024"), tuple([f"p{number:02d}" for number in range(1, entries + 1)])
    )


def played(store: Store, entrants: Entrants | None = None, seed: int = 7) -> Played:
    """The event played to its end by bots."""
    return asyncio.run(Simulation(store, Shuffler.from_seed(seed), entrants or club()).play())


def told(story: Callable[[], Awaitable[T]]) -> T:
    """What an asynchronous story comes to."""

    async def run() -> T:
        return await story()

    return asyncio.run(run())


def service(store: Store, seed: int = 7) -> Service:
    """A service over a store, as after a start of the program."""
    return Service(store, Shuffler.from_seed(seed))


def order(command: Command, command_id: str, stream: str = EVENT) -> Order:
    """An order of the floor."""
    return Order(stream, command_id, command, "floor")


def open_club() -> commands.OpenEvent:
    """The first command of the event."""
    return commands.OpenEvent("club", club().definition, club().policy)


async def seated(running: Service, entrants: Entrants | None = None) -> None:
    """Brings an event to its first round, with no hand planned."""
    entrants = entrants or club(6)
    for number, command in enumerate(
        (
            commands.OpenEvent(entrants.event_id, entrants.definition, entrants.policy),
            commands.Register(entrants.players),
            commands.DrawSeats(),
            commands.StartEvent(),
            commands.StartRound(),
        )
    ):
        assert isinstance(await running.execute(order(command, f"setup {number}"), START), Accepted)


async def event_state(running: Service) -> EventState:
    """The tournament as the service sees it."""
    room = await running.loaded(EVENT)
    assert isinstance(room, LoadedEvent) and room.state is not None
    return room.state


async def table_room(running: Service) -> LoadedTable:
    """The first table as the service sees it."""
    room = await running.loaded(TABLE)
    assert isinstance(room, LoadedTable)
    return room


async def passive_action(running: Service) -> Order | None:
    """The quietest legal action of the seat to act: check, call the blind, fold to more; None when no seat is."""
    room = await table_room(running)
    if not isinstance(room.state, BettingRound):
        return None
    dealt = room.dealt(room.state.felt.plan)
    options = seat_options(dealt.rules, room.state, dealt.deck)
    action = (
        Check(options.seat) if not options.call else Call(options.seat) if options.call < 100 else Fold(options.seat)
    )
    return order(action, f"{room.version + 1}", TABLE)


class PowerCut(Exception):  # noqa: N818  # not an error of anybody's
    """The machine stops."""
