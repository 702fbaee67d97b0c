"""The same evening twice, with the same acts at the same times, and cards in other places of the decks.

Everything that is chance beside the decks comes from a number, so that two evenings whose decks are the same are the
same byte by byte. Requests go to the application itself: what it sends is compared as it is, heads of answers included.
"""

import asyncio
import json
import random
import secrets
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any
from unittest import mock

from litestar.handlers import HTTPRouteHandler
from msgspec import Struct
from msgspec.structs import replace

from shuffleup.accounts.database import Database
from shuffleup.accounts.keys import Holder, KeyKind
from shuffleup.accounts.roles import RIGHTS, Role
from shuffleup.accounts.signing_in import Door
from shuffleup.accounts.staff import Person
from shuffleup.answer import Refusal
from shuffleup.cards.card import UNKNOWN, Card
from shuffleup.cards.deck import Deck
from shuffleup.games.catalogue import VARIANTS
from shuffleup.games.limits import Limit
from shuffleup.hand.events import BoardDealt, BoardTurned, HandStarted, HandTabled
from shuffleup.hand.evolve import evolve
from shuffleup.hand.state import HandState, Seated, Showdown
from shuffleup.people.register import Keeper, PlayerRegister
from shuffleup.play.state import OnlineTable
from shuffleup.service.loaded_table import LoadedTable, deck_name, hand_events
from shuffleup.service.react import Order
from shuffleup.service.run import Service
from shuffleup.service.running_clock import RunningClock
from shuffleup.service.streams import Shuffler, table_stream
from shuffleup.store.memory import MemoryStore
from shuffleup.store.port import log_sha256
from shuffleup.table.plan import HandPlan
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.definition import Level, Online, Structure
from shuffleup.tournament.words.state import Phase
from shuffleup.web.app import ADDRESSES, create_app
from shuffleup.web.shell import limits
from shuffleup.web.shell.desk import Desk
from tests.service.club import club
from tests.tournament.room import NOON

Json = Any  # whatever the server says
SECOND = 1_000_000
PLAYERS = ("anna", "bruno", "carla", "dario")
IDS = {name: f"p-{number}aaaaaaa" for number, name in enumerate(PLAYERS)}
NAMES = {person: name for name, person in IDS.items()}
TABLE = table_stream("friday", 1)
READ = [
    one
    for one in ADDRESSES
    if isinstance(one.handler, HTTPRouteHandler) and one.handler.http_methods == {"GET"} and one.path != "/metrics"
]
"""Every address that is read; the figures of a process are those of all evenings that it has seen."""
STAFF_LOOKS = 5
"""The staff and the displays look at one act in so many only: what they see is less, and there are many of them."""
OF_THE_MOMENT = (b"ratelimit-", b"x-request-id")
"""Heads of an answer that say how often somebody has asked, and give his request a number."""
Swaps = Mapping[tuple[str, str], Deck]
"""The decks that are dealt in the place of those that chance would give, by stream and hand."""


class Act(Struct, frozen=True):
    """What a player does, and the answers that his refused tries get are part of what he is sent."""

    player: str
    act: dict[str, object]


class Sent(Struct, frozen=True):
    """One answer, as it went out."""

    whom: str
    what: str
    step: int
    answer: bytes


class Evening(Struct):
    """What happened in an evening: the acts, everything that was sent, the decks, and the events of the table."""

    acts: list[Act]
    sent: list[Sent]
    decks: dict[tuple[str, str], Deck]
    hands: list[tuple[HandPlan, tuple[object, ...]]]
    log: str = ""
    """The digest of everything that was written."""
    parted: int = 0
    """The step at which an act was no longer legal: the cards that were swapped decide what their holder may do."""


class Swapped(Shuffler):
    """Chance from a number, but for the decks that are named."""

    __slots__ = ("given", "swaps")

    def __init__(self, swaps: Swaps) -> None:
        super().__init__(b"an evening", committed=False)
        self.swaps = swaps
        self.given: dict[tuple[str, str], Deck] = {}

    def deck(self, stream: str, hand: int | str, cards: tuple[Card, ...]) -> Deck:
        """See ``Shuffler.deck``."""
        name = (stream, str(hand))
        self.given[name] = self.swaps.get(name) or super().deck(stream, hand, cards)
        return self.given[name]


@contextmanager
def no_chance() -> Iterator[None]:
    """Ids and secrets come from a number."""
    dice = random.Random(7)
    made = {
        "token_hex": lambda size=32: dice.randbytes(size).hex(),
        "token_urlsafe": lambda size=32: dice.randbytes(size).hex(),
        "token_bytes": lambda size=32: dice.randbytes(size),
        "choice": dice.choice,
    }
    with mock.patch.multiple(secrets, **made), mock.patch.object(limits, "PLAYERS_A_SECOND", 10**6):
        yield


class Club:
    """A server whose application is asked directly."""

    def __init__(self, swaps: Swaps, clock: RunningClock | None = None) -> None:
        self.at = NOON
        self.shuffler = Swapped(swaps)
        self.store = MemoryStore()
        self.service = Service(self.store, self.shuffler)
        self.people = Database.in_memory()
        self.register = PlayerRegister(self.people)
        self.app = create_app(self.service, self.register, clock or (lambda: self.at), timers=False)
        self.desk: Desk = self.app.state.desk
        self.cookies: dict[str, bytes] = {}

    async def let_in(self, who: str, role: Role, person: str = "") -> None:
        """Somebody of that role has signed in."""
        door: Door = self.app.state.door
        staff = await door.staff.make(who, role, "", self.at)
        assert isinstance(staff, Person)
        if person:
            assert await self.register.link(person, staff.id) is None
        secret, _ = await door.keys.make(KeyKind.SESSION, Holder(staff=staff.id), staff.id, self.at)
        self.cookies[who] = f"shuffleup-session={secret}".encode()

    def _scope(self, who: str, kind: str, path: str) -> dict[str, object]:
        path, _, query = path.partition("?")
        headers = [(b"host", b"localhost"), (b"origin", b"http://localhost"), (b"cookie", self.cookies[who])]
        address = f"10.0.0.{1 + sorted(self.cookies).index(who)}"
        return {
            "type": kind,
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": headers,
            "client": (address, 1),
            "server": ("localhost", 80),
            "root_path": "",
            "http_version": "1.1",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "extensions": {},
        }

    async def ask(self, who: str, path: str, body: Json = None) -> tuple[int, bytes, bytes]:
        """Status, body, and the whole answer as it went out; of a feed all that it has to tell by now."""
        scope = self._scope(who, "http", path)
        scope |= {"method": "GET" if body is None else "POST", "scheme": "http"}
        content = b"" if body is None else json.dumps(body).encode()
        sent: list[Json] = []
        waiting = [{"type": "http.request", "body": content, "more_body": False}]
        told = asyncio.Event()

        async def receive() -> Json:
            if waiting:
                return waiting.pop()
            await told.wait()
            return {"type": "http.disconnect"}

        async def send(message: Json) -> None:
            sent.append(message)
            if message.get("body", b"").startswith(b":") or not message.get("more_body", True):
                told.set()

        await self.app(scope, receive, send)  # type: ignore[arg-type]  # a scope as a server makes it
        said = b"".join([one["body"] for one in sent[1:]])
        kept = [pair for pair in sent[0]["headers"] if not pair[0].startswith(OF_THE_MOMENT)]
        head = b"\n".join([b"%s: %s" % pair for pair in kept])
        return sent[0]["status"], said, b"%d\n%s\n\n%s" % (sent[0]["status"], head, said)

    async def hint(self, who: str) -> bytes:
        """The first thing that is said on a live line."""
        scope = {**self._scope(who, "websocket", "/api/live?event=friday&table=1"), "scheme": "ws", "subprotocols": []}
        said: list[bytes] = []
        comes = [{"type": "websocket.connect"}]
        told = asyncio.Event()

        async def receive() -> Json:
            if comes:
                return comes.pop()
            await told.wait()
            return {"type": "websocket.disconnect", "code": 1000}

        async def send(message: Json) -> None:
            heads = [pair for pair in message.get("headers", ()) if not pair[0].startswith(OF_THE_MOMENT)]
            said.append(repr({**message, "headers": heads}).encode())
            if message["type"] != "websocket.accept":
                told.set()

        await self.app(scope, receive, send)  # type: ignore[arg-type]
        return b"\n".join(said)

    async def wait(self, seconds: float) -> None:
        """Lets so much time pass."""
        until = self.at + round(seconds * SECOND)
        while self.at < until:
            step = await self.desk.timers.sweep()
            assert self.desk.timers.troubles == ()
            self.at = min(until, self.at + max(1, round(step * SECOND)))

    async def online(self) -> OnlineTable | None:
        """The table."""
        room = await self.service.loaded(TABLE)
        return room.online if isinstance(room, LoadedTable) else None


@asynccontextmanager
async def opened(game: str, limit: Limit, swaps: Swaps, clock: RunningClock | None = None) -> AsyncIterator[Club]:
    """Four players have entered a sit & go of this game, and everybody who works there has come."""
    with no_chance():
        at = Club(swaps, clock)
        async with at.app.lifespan():
            await at.register.enter(dict(NAMES), Keeper("", at.at))
            for name in PLAYERS:
                await at.let_in(name, Role.PLAYER, IDS[name])
            for role in Role:
                await at.let_in(role.value, role)
            definition = replace(club(4, game, limit).definition, online=Online(starts_at=4), seats=4)
            if VARIANTS[game].carries:  # antes and no blinds
                definition = replace(definition, structure=Structure((Level(0, 0, 10, minutes=60),)))
            order = Order("event/friday", "open", c.OpenEvent("friday", definition, club(4).policy))
            assert not isinstance(await at.service.execute(order, at.at), Refusal)
            for name in PLAYERS:
                status, said, _ = await at.ask(name, "/api/events/friday/enter", {"command_id": "in"})
                assert status == 200, said
            yield at


# ── playing ──────────────────────────────────────────────────────────────────────────────────────────────────────────


async def played(
    game: str, limit: Limit, steps: int, viewers: Sequence[str], again: tuple[Sequence[Act], Swaps] | None = None
) -> Evening:
    """An evening of so many acts, as these viewers are told it; ``again`` are the acts and decks of another one."""
    acts, swaps = again or ((), {})
    async with opened(game, limit, swaps) as at:
        evening = Evening([], [], at.shuffler.given, [])
        dice = random.Random(11)
        for step in range(steps):
            player = await _asked(at)
            if not player:
                break
            for whom in viewers if step % STAFF_LOOKS == 0 else [one for one in viewers if one in PLAYERS]:
                await _look(at, evening, whom, step, player)
            act = acts[step] if acts else await _choice(at, player, dice)
            body = {"command_id": f"act{step}", "act": act.act}
            status, said, _ = await at.ask(act.player, "/api/events/friday/acts", body)
            if acts and (status != 200 or act.player != player):
                evening.parted = step
                break
            assert status == 200, (act, said)
            evening.acts.append(act)
            await at.wait(0.5)
        evening.hands, evening.log = await _hands(at), await log_sha256(at.store)
        return evening


async def _asked(at: Club) -> str:
    """Who is asked something, as soon as somebody is; nobody where the event is over."""
    for _ in range(100):
        if (await at.desk.state("friday"))[0].phase is Phase.FINISHED:
            return ""
        online = await at.online()
        if online and online.asked:
            return NAMES[online.asked[0].player]
        await at.wait(0.5)
    raise AssertionError("nobody is asked anything")


async def _choice(at: Club, player: str, dice: random.Random) -> Act:
    """Something that he may do."""
    _, said, _ = await at.ask(player, "/api/events/friday/seat")
    ask = json.loads(said)["seat"]["ask"]
    may = [one for one in ask["acts"] for _ in range(1 if one == "fold" else 3)]
    do = dice.choice(may)
    act = {"do": do, "asked_at": ask["asked_at"]}
    match do:
        case "raise-to":
            act["to"] = dice.choice([ask["min_to"], ask["min_to"], min(ask["max_to"], 2 * ask["min_to"])])
        case "discard":
            least, most = ask["picks"]
            act["picks"] = sorted(dice.sample(range(3), dice.randint(least, min(3, most))))
        case "turn-up":
            act["picks"] = [dice.choice(ask["picks"])]
    return Act(player, act)


async def _look(at: Club, evening: Evening, whom: str, step: int, asked: str) -> None:
    """Everything that somebody can read, and what he is told who tries what he may not."""
    role = Role.PLAYER if whom in PLAYERS else Role(whom)
    for address in READ:
        if role in RIGHTS.get(address.handler.opt.get("right"), ()):
            for path in _paths(address.path, len(evening.acts)):
                evening.sent.append(Sent(whom, path, step, (await at.ask(whom, path))[2]))
    evening.sent.append(Sent(whom, "live", step, await at.hint(whom)))
    for number, act in enumerate(WRONG if role is Role.PLAYER else ()):
        online = await at.online()
        question = online.asked[0].asked_at if online and number else 1
        body = {"command_id": f"wrong{step}-{number}", "act": {**act, "asked_at": question}}
        status, said, answer = await at.ask(whom, "/api/events/friday/acts", body)
        assert status in (400, 409), (whom, asked, act, said)
        evening.sent.append(Sent(whom, str(act), step, answer))


WRONG = (
    {"do": "call"},
    {"do": "raise-to", "to": 10**12},
    {"do": "discard", "picks": list(range(9))},
    {"do": "turn-up", "picks": [9]},
    {"do": "choose-layout"},
)
"""Nothing that anybody may do: the first answers another question."""


def _paths(path: str, acts: int) -> list[str]:
    """The address with what stands in it here; hands as many as there may have been."""
    path = path.replace("{event_id:str}", "friday").replace("{number:int}", "1")
    if path.endswith("/feed"):
        return [f"{path}?since=0"]
    if "{hand:int}" not in path:
        return [path.replace("{person_id:str}", IDS["anna"]).replace("{key_id:str}", "nobody")]
    return [path.replace("{hand:int}", str(hand)) for hand in range(1, 4) if hand <= 1 + acts // 4]


async def _hands(at: Club) -> list[tuple[HandPlan, tuple[object, ...]]]:
    """The hands of the table that are over, or not yet, each with its events."""
    hands: list[list[object]] = []
    for event in hand_events(await at.store.read(TABLE)):
        if isinstance(event, HandStarted):
            hands.append([])
        hands[-1].append(event)
    return [(events[0].plan, tuple(events)) for events in hands]  # type: ignore[attr-defined]  # it begins a hand


# ── swapping ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def swapped(evening: Evening, viewer: str, dice: random.Random) -> Swaps:
    """The decks of an evening with everything in other places that this viewer never sees and nothing depends on."""
    swaps: dict[tuple[str, str], Deck] = {}
    for plan, events in evening.hands:
        name = (TABLE, deck_name(plan))
        deck = evening.decks[name]
        keep = _kept(plan, events, viewer, deck)
        free = [place for place in range(len(deck.cards)) if place not in keep]
        mixed = free[:]
        dice.shuffle(mixed)
        cards = list(deck.cards)
        for place, other in zip(free, mixed, strict=True):
            cards[place] = deck.cards[other]
        swaps[name] = Deck(tuple(cards))
    return swaps


def _kept(plan: HandPlan, events: Sequence[object], viewer: str, deck: Deck) -> set[int]:
    """The places that he has seen, that lay open, and that were compared to find who won."""
    own = next((place for place, seat in enumerate(plan.seats) if NAMES[seat.player] == viewer), -1)
    keep, shown = set[int](), set[Card]()
    state: HandState | None = None
    for event in events:
        state = evolve(state, event)  # type: ignore[arg-type]  # of a hand
        if isinstance(event, BoardDealt | BoardTurned | HandTabled):
            shown |= set(event.cards) - {UNKNOWN}
        if isinstance(state, Seated):
            continue
        compares = isinstance(state, Showdown) and state.live.bit_count() > 1
        for seat, (holes, faces) in enumerate(zip(state.felt.cards.holes, state.felt.cards.faces, strict=True)):
            known = seat == own or viewer == Role.AUDITOR.value or (compares and state.live >> seat & 1)
            keep |= {place for place, face in zip(holes, faces, strict=True) if known or face != UNKNOWN}
    return keep | {deck.cards.index(card) for card in shown}
