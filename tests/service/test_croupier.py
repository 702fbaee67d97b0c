"""An event that the software deals from its first entry to the prizes: bots in the seats, time moved by hand."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.games.limits import Limit
from shuffleup.hand.events import HandStarted
from shuffleup.hand.state import Settled
from shuffleup.play.commands import SitOut
from shuffleup.play.events import TimeRanOut
from shuffleup.service.croupier import BOT, Croupier
from shuffleup.service.loaded_table import LoadedTable
from shuffleup.service.new_event import from_file
from shuffleup.service.outcome import Accepted
from shuffleup.service.react import Order
from shuffleup.service.run import Service
from shuffleup.service.simulate import Entrants
from shuffleup.service.streams import LoadedEvent, Shuffler
from shuffleup.service.timers import Timers
from shuffleup.store.memory import MemoryStore
from shuffleup.store.sqlite import SqliteStore
from shuffleup.table.presence import SECOND
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.clock import HandForHandAnnounced, PauseClock, ResumeClock
from shuffleup.tournament.words.definition import Closing, Curve, Online, PayoutPlan
from shuffleup.tournament.words.entry import DeclineRebuy
from shuffleup.tournament.words.events import TableBroken
from shuffleup.tournament.words.live import ChooseGame
from shuffleup.tournament.words.state import EventState, Phase
from shuffleup.wire.json import Command
from tests.service.club import EVENT, TABLE, club
from tests.tournament.room import NOON

EXAMPLES = Path(__file__).parents[2] / "examples"


class Lobby:
    """A server whose time passes as quickly as it can."""

    def __init__(self, entrants: Entrants, online: Online) -> None:
        self.store: MemoryStore | SqliteStore = MemoryStore()
        self.service = Service(self.store, Shuffler.from_seed(7, committed=True))
        self.at = NOON
        self.timers = Timers(self.service, lambda: self.at)
        self.definition = replace(entrants.definition, online=online)
        self.policy = entrants.policy
        self.given = 0

    def keep_in(self, store: MemoryStore | SqliteStore) -> None:
        """Takes another store, in which nothing is yet."""
        self.store = store
        self.service = Service(store, Shuffler.from_seed(7, committed=True))
        self.timers = Timers(self.service, lambda: self.at)

    async def give(self, command: Command, stream: str = EVENT) -> None:
        self.given += 1
        answer = await self.service.execute(Order(stream, f"c{self.given}", command, "test"), self.at)
        assert isinstance(answer, Accepted), answer

    async def open(self) -> None:
        await self.give(c.OpenEvent("club", self.definition, self.policy))

    async def wait(self, seconds: float) -> None:
        """Lets so much time pass."""
        until = self.at + round(seconds * SECOND)
        while self.at < until:
            step = await self.timers.sweep()
            assert self.timers.troubles == ()
            self.at += max(1, round(step * SECOND))

    async def play(self, most_hours: int = 12) -> EventState:
        """Lets time pass until the prizes are awarded."""
        for _ in range(most_hours * 60):
            await self.wait(60)
            if (state := await self.event()).phase is Phase.FINISHED:
                return state
        raise AssertionError("the event does not end")

    async def event(self) -> EventState:
        room = await self.service.loaded(EVENT)
        assert isinstance(room, LoadedEvent) and room.state
        return room.state

    async def table(self, stream: str = TABLE) -> LoadedTable:
        room = await self.service.loaded(stream)
        assert isinstance(room, LoadedTable)
        return room

    async def happened(self, kind: type) -> int:
        rows = [row for stream in await self.store.streams() for row in await self.store.read(stream)]
        return sum([isinstance(event, kind) for row in rows for event in row.events])


def test_a_sit_and_go_begins_with_its_last_player_and_ends_with_its_prizes() -> None:
    async def story() -> None:
        at = Lobby(club(), Online(starts_at=6, bots=5))
        await at.open()
        await at.wait(5)
        assert (await at.event()).phase is Phase.REGISTERING, "one player is missing"
        await at.give(c.Register(("anna",)))
        await at.wait(1)
        state = await at.event()
        assert state.phase is Phase.PLAYING
        assert sorted(chair.player for chair in state.floor.chairs) == ["anna", *[f"{BOT}{n}" for n in range(1, 6)]]
        state = await at.play()
        assert len(state.places) == 6
        assert sum(award.cents for award in state.prizes.awards) == 6 * 5000
        assert await at.happened(TimeRanOut), "nobody answered for anna"

    asyncio.run(story())


@pytest.mark.parametrize(
    ("game", "limit"),
    [("omaha-8", Limit.POT_LIMIT), ("stud", Limit.FIXED_LIMIT), ("badugi", Limit.FIXED_LIMIT)],
)
def test_tables_break_and_the_bubble_is_played_hand_for_hand(game: str, limit: Limit) -> None:
    async def story() -> None:
        entrants = club(14, game, limit)
        eight_paid = replace(entrants.definition, payouts=PayoutPlan(Curve(8)), closing=Closing(hand_for_hand=4))
        at = Lobby(replace(entrants, definition=eight_paid), Online(starts_at=14, bots=14, pause_seconds=1))
        await at.open()
        state = await at.play()
        assert len(state.places) == 14
        assert await at.happened(TableBroken)
        assert await at.happened(HandForHandAnnounced)

    asyncio.run(story())


def test_nobody_deals_while_the_director_has_stopped_the_clock() -> None:
    async def story() -> None:
        at = Lobby(club(), Online(starts_at=6, bots=6))
        await at.open()
        await at.wait(10)
        await at.give(PauseClock("fire alarm"))
        await at.wait(120)
        dealt = (await at.event()).floor.hands
        assert isinstance((await at.table()).state, Settled), "the hand that was running is played to its end"
        await at.wait(120)
        assert (await at.event()).floor.hands == dealt
        await at.give(ResumeClock())
        await at.wait(120)
        assert (await at.event()).floor.hands > dealt

    asyncio.run(story())


def test_two_croupiers_of_one_event_deal_no_hand_twice() -> None:
    async def story() -> None:
        at = Lobby(club(), Online(starts_at=6, bots=6))
        await at.open()
        other = Croupier(Service(at.store, Shuffler.from_seed(7, committed=True)))
        for _ in range(400):
            await at.wait(0.5)
            await other.keep("club", at.at)
            await other.answer(TABLE, at.at)
        dealt = [
            event.plan.hand
            for row in await at.store.read(TABLE)
            for event in row.events
            if isinstance(event, HandStarted)
        ]
        assert dealt == list(range(1, len(dealt) + 1))
        assert len(dealt) > 3

    asyncio.run(story())


def test_who_sits_out_is_answered_for_at_once() -> None:
    async def story() -> None:
        at = Lobby(club(), Online(starts_at=6, bots=5))
        await at.open()
        await at.give(c.Register(("anna",)))
        await at.wait(2)
        await at.give(SitOut("anna"), TABLE)
        ran_out = await at.happened(TimeRanOut)
        await at.wait(180)
        assert (await at.event()).floor.hands > 3
        assert await at.happened(TimeRanOut) == ran_out

    asyncio.run(story())


@pytest.mark.parametrize("file", ["dealers_choice.toml", "italiana.toml", "rebuy_night.toml"])
def test_bots_name_games_and_layouts_and_do_not_rebuy(file: str) -> None:
    text = (EXAMPLES / file).read_text("utf-8") + "\n[online]\nstarts_at = 5\nbots = 5\npause_seconds = 0\n"
    opened = from_file(text, file, "club")[0]

    async def story() -> None:
        at = Lobby(club(), Online())
        await at.give(opened)
        state = await at.play(24)
        assert len(state.places) == 5
        rows = [row.command for row in await at.store.read(EVENT)]
        if file == "dealers_choice.toml":
            assert any(isinstance(command, ChooseGame) and command.author.startswith(BOT) for command in rows)
        if file == "rebuy_night.toml":
            assert any(isinstance(command, DeclineRebuy) for command in rows)

    asyncio.run(story())


# ── seats of a sit & go ──────────────────────────────────────────────────────────────────────────────────────────────


async def entered_at_once(at: Lobby, people: int) -> list[str]:
    """So many people enter in the same moment, while the software looks after its events; who got a seat."""

    async def looking() -> None:
        for _ in range(people):
            await at.timers.sweep()

    orders = [Order(EVENT, f"enter {n}", c.Register((f"p{n}",)), f"p{n}") for n in range(people)]
    entering = [at.service.execute(one, at.at) for one in orders]
    middle = people // 2
    answers = await asyncio.gather(*entering[:middle], looking(), *entering[middle:], looking())
    return [one.actor for one in orders if any(isinstance(a, Accepted) and a.row.actor == one.actor for a in answers)]


@pytest.mark.parametrize(
    ("people", "bots", "seated"), [(6, 6, 6), (9, 6, 9), (30, 6, 9), (9, 0, 9), (30, 0, 9), (4, 8, 4)]
)
def test_a_sit_and_go_of_nine_seats_nine_however_many_enter_at_once(
    tmp_path: Path, people: int, bots: int, seated: int
) -> None:
    async def story() -> None:
        at = Lobby(club(), Online(starts_at=9, bots=bots))
        at.keep_in(SqliteStore.open(tmp_path / "club.db"))
        await at.open()
        inside = await entered_at_once(at, people)
        await at.wait(1)
        state = await at.event()
        players = [chair.player for chair in state.floor.chairs]
        assert state.phase is Phase.PLAYING
        assert len(players) == 9
        assert len([one for one in players if not one.startswith(BOT)]) == len(inside) >= min(seated, 9 - bots)
        assert {one for one in players if not one.startswith(BOT)} == set(inside)
        assert isinstance(at.store, SqliteStore)
        at.store.close()

    asyncio.run(story())


def test_people_come_before_bots() -> None:
    """Whoever has entered when it begins has a seat: bots fill only what is free."""

    async def story() -> None:
        at = Lobby(club(), Online(starts_at=9, bots=6))
        await at.open()
        await asyncio.gather(*[at.give(c.Register((f"p{n}",))) for n in range(6)])
        await at.wait(1)
        players = [chair.player for chair in (await at.event()).floor.chairs]
        assert sorted(players) == [*[f"{BOT}{n}" for n in (1, 2, 3)], *[f"p{n}" for n in range(6)]]

    asyncio.run(story())


def test_when_it_is_full_nobody_else_enters() -> None:
    async def story() -> None:
        at = Lobby(club(), Online(starts_at=3))
        await at.open()
        await at.give(c.Register(("p0", "p1")))
        two = await at.service.execute(Order(EVENT, "two", c.Register(("p2", "p3"))), at.at)
        assert isinstance(two, Refusal) and (two.code, two.fact("cap"), two.fact("room")) == ("event-full", 3, 1)
        await at.give(c.Register(("p2",)))
        late = await at.service.execute(Order(EVENT, "late", c.Register(("p4",))), at.at)
        assert isinstance(late, Refusal) and late.code == "event-full"

    asyncio.run(story())


def test_bots_leave_again_where_people_left_before_it_began() -> None:
    """Their seats are there for people: the bots come when it begins."""

    async def story() -> None:
        at = Lobby(club(), Online(starts_at=4, bots=2))
        await at.open()
        await at.give(c.Register(("p0", f"{BOT}1", f"{BOT}2")))
        await at.wait(1)
        assert [one.player for one in (await at.event()).entries] == ["p0"]
        await at.give(c.Register(("p1", "p2", "p3")))
        await at.wait(1)
        state = await at.event()
        assert state.phase is Phase.PLAYING
        assert sorted(chair.player for chair in state.floor.chairs) == ["p0", "p1", "p2", "p3"]

    asyncio.run(story())
