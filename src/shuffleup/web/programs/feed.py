"""What happens in an event, for programs: a stream of server-sent events, one for each row of its log, without a gap.

    event: begins       where the stream begins: nothing up to this version is sent
    event: news         what a row tells this role (``accounts.news``), with the row's version as the id

A program that lost the stream asks again from the last id that it has; what it missed comes first, from the log. While
nothing happens, a comment is sent every two seconds. Rows are read in batches, the next when the last has been sent: a
slow reader takes no more memory than a quick one. The stream ends with the key that opened it, and with the server.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator
from typing import Annotated, Any, TypeAlias

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, HeaderParameter, QueryParameter
from litestar.response import ServerSentEvent, ServerSentEventMessage
from msgspec import Struct, json

from shuffleup.accounts.keys import KeyKind
from shuffleup.accounts.news import Bulletin, only, told
from shuffleup.accounts.roles import Right, Role, may, may_hear
from shuffleup.accounts.signing_in import Door, Signed
from shuffleup.answer import refuse
from shuffleup.projections.audit import SeatsFollowed
from shuffleup.service.history import given_of
from shuffleup.service.streams import event_stream
from shuffleup.store.port import StoreError
from shuffleup.tournament.undo import Given
from shuffleup.tournament.words.state import EventState
from shuffleup.web.shell import hub
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.errors import RefusedError, of_refusal

LOG = logging.getLogger("shuffleup.web")

AT_ONCE = 100
"""How many rows are read before the first of them is sent."""
STREAMED = "text/event-stream"
AFTER = "the version after which the stream begins"

_Asked: TypeAlias = Request[Signed, tuple[KeyKind, str], Any]


class Begins(Struct, frozen=True):
    """The stream begins after this version."""

    event: str
    version: int


class Hearer(Struct, frozen=True):
    """Who is told: a role; a player hears about people only what concerns himself."""

    role: Role
    player: str | None = None

    def hears(self, kind: type[Struct]) -> bool:
        """Is he told news of this kind?"""
        return may_hear(self.role, kind)


@get(
    "/api/events/{event_id:str}/feed",
    summary="What happens in an event, as it happens",
    right=Right.HEAR_NEWS,
    streamed=True,
    responses={
        200: ResponseSpec(Bulletin, generate_examples=False, description="The data of each event", media_type=STREAMED)
    },
)
async def feed(
    event_id: FromPath[str],
    desk: NamedDependency[Desk],
    door: NamedDependency[Door],
    request: _Asked,
    since: Annotated[int | None, QueryParameter(ge=0, description=AFTER)] = None,
    last_event_id: Annotated[int | None, HeaderParameter(name="Last-Event-ID", ge=0, description=AFTER)] = None,
) -> ServerSentEvent:
    """Server-sent events with one bulletin each: what the rows of the log after a version tell the caller's role.

    It begins after ``Last-Event-ID``, else after ``since``, else with what happens from now on. Versions that the log
    does not have are refused: an older copy of it was restored.
    """
    desk.lines.refuse_if_full(request.user)
    state, _ = await desk.state(event_id)
    if request.user.role is Role.PLAYER and state.definition.online is None:
        raise of_refusal(refuse("people-deal", event=event_id), event_stream(event_id))
    stands = await desk.service.store.version(event_stream(event_id))
    begins = next((one for one in (last_event_id, since) if one is not None), stands)
    if begins > stands:
        raise of_refusal(refuse("not-so-far", version=stands), event_stream(event_id))
    return ServerSentEvent(_messages(event_id, begins, desk, door, request))


async def _messages(
    event_id: str, version: int, desk: Desk, door: Door, request: _Asked
) -> AsyncGenerator[ServerSentEventMessage, None]:
    stream = event_stream(event_id)
    begins = json.encode(Begins(event_id, version))
    yield ServerSentEventMessage(begins, event="begins", id=version, retry=1_000)
    try:
        with desk.lines.held(request.user), desk.hub.listening({stream: version}) as subscription:
            while not desk.stopping.is_set() and await _is_let_in(door, desk, request):
                found = await bulletins(desk, event_id, version, await _hearer(desk, event_id, request))
                for one in found:
                    yield ServerSentEventMessage(json.encode(one), event="news", id=one.version)
                    version = one.version
                if not found:
                    yield ServerSentEventMessage(None, comment="")
                    await _news_or_end(subscription, desk.stopping)
    except RefusedError:  # too many came at once: whoever asks again is told
        return
    except StoreError as fault:  # whoever asks again is told
        LOG.warning("feed-ended", extra={"stream": stream, "code": fault.code})


async def _is_let_in(door: Door, desk: Desk, request: _Asked) -> bool:
    """Is the key that opened the feed still valid?"""
    return await door.known(*request.auth, desk.clock.steady()) == request.user


async def _news_or_end(subscription: hub.Subscription, stopping: asyncio.Event) -> None:
    """Waits until something happens or a beat is due, but not if the server is being stopped."""
    waiting = [asyncio.create_task(subscription.wait(hub.BEAT_SECONDS)), asyncio.create_task(stopping.wait())]
    try:
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for one in waiting:
            one.cancel()


async def _hearer(desk: Desk, event_id: str, request: _Asked) -> Hearer:
    role = request.user.role
    if role is not Role.PLAYER:
        return Hearer(role)
    state, _ = await desk.state(event_id)
    return Hearer(role, desk.player_of(request.user, state))


async def bulletins(
    desk: Desk, event_id: str, since: int, hearer: Hearer, most: int | None = None
) -> tuple[Bulletin, ...]:
    """What the next rows after a version tell this hearer; empty if there is none. Raises ``StoreError``."""
    stream = event_stream(event_id)
    with desk.service.reading(stream):
        rows = given_of(await desk.service.store.read(stream, since + 1, most or AT_ONCE))
    if not rows:
        return ()
    followed = await desk.followed(event_id)
    state, _ = await desk.state(event_id)
    return tuple([_bulletin(row, followed, state, hearer, desk) for row in rows])


def _bulletin(row: Given, followed: SeatsFollowed, state: EventState, hearer: Hearer, desk: Desk) -> Bulletin:
    news = only(told(row, followed), hearer.hears, hearer.player)
    names = desk.names.within(state, news, publicly=not may(hearer.role, Right.SEE_FLOOR))
    return Bulletin(state.opening.event_id, row.version, row.at, news, names)
