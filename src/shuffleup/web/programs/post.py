"""The server's outgoing post: what happens in events becomes jobs for the webhooks that follow them, and is sent.

Only the process that leads the room sends. When it takes over, and for a new webhook, it looks at every event: the
database knows how far each was reported.
"""

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress

from msgspec import Struct, json

from shuffleup.accounts.roles import Role
from shuffleup.answer import Refusal
from shuffleup.post.jobs import Job, Jobs, Tried
from shuffleup.post.sending import Sender
from shuffleup.post.signing import signed
from shuffleup.post.webhooks import Webhook, Webhooks
from shuffleup.projections.audit import Through
from shuffleup.service.streams import event_of
from shuffleup.store.port import BrokenLogError, Row, StoreError
from shuffleup.web.programs.feed import Hearer, bulletins
from shuffleup.web.shell.desk import Desk

LOG = logging.getLogger("shuffleup.web")

KIND = "webhook"
IDLE_SECONDS = 1.0
"""The longest pause before it looks whether a job is due."""
GATHER_SECONDS = 0.05
"""How long it waits for more rows after one."""
TIDY_SECONDS = 3_600
SECOND = 1_000_000


class DeliveryOf(Struct, frozen=True):
    """A row of an event's log, for a webhook."""

    webhook: str
    event: str
    version: int


class Ping(Struct, frozen=True):
    """Says that the webhook exists; nothing has happened."""

    webhook: str


class Post:
    """Everything that the server sends to others."""

    def __init__(self, desk: Desk, sender: Sender | None = None) -> None:
        database = desk.register.database
        self.webhooks = Webhooks(database)
        self.jobs = Jobs(database, desk.clock.steady, {KIND: self._deliver})
        self.sender = sender or Sender()
        self._desk = desk
        self._behind: set[str] = set()
        self._told: frozenset[str] | None = None
        """The webhooks whose progress was looked up; None if another process leads."""
        self._tidied = 0
        self._waking: asyncio.TimerHandle | None = None
        desk.service.listen(self._happened)

    async def run(self) -> None:
        """Sends for ever."""
        while True:
            try:
                await self.look()
            except StoreError as fault:
                LOG.warning("nothing-sent", extra={"code": fault.code})
            except Exception:
                LOG.exception("nothing-sent", extra={"code": "internal"})
            with suppress(TimeoutError):
                await asyncio.wait_for(self.jobs.news.wait(), IDLE_SECONDS)
            self.jobs.news.clear()

    async def stop(self) -> None:
        """Sends no more."""
        if self._waking:
            self._waking.cancel()
        await self.jobs.stop()

    async def look(self) -> None:
        """Makes jobs of what has happened and starts those that are due, if this process leads the room.

        Raises ``StoreError``.
        """
        if not self._desk.timers.leads:
            self._told = None
            return
        if self._told is None:
            await self.jobs.take_over()
            self._told = frozenset()
        webhooks = await self.webhooks.all()
        new = frozenset([one.id for one in webhooks])
        if new - self._told:
            self._behind |= set(await self.events())
        self._told = new
        await self._make_jobs(webhooks)
        await self.jobs.begin()
        if self._desk.clock.steady() - self._tidied > TIDY_SECONDS * SECOND:
            self._tidied = self._desk.clock.steady()
            await self.jobs.tidy()

    async def events(self) -> dict[str, int]:
        """Every event, and the version of its log."""
        store = self._desk.service.store
        streams = [stream for stream in await store.streams() if stream.startswith("event/")]
        return {event_of(stream): await store.version(stream) for stream in streams}

    async def ping(self, webhook: Webhook) -> Tried:
        """Sends a message that reports nothing, at once and only once."""
        number = f"msg_{webhook.id}_ping_{self._desk.now()}"
        return await self._send(webhook, number, b'{"type":"ping","data":%b}' % json.encode(Ping(webhook.id)))

    async def _happened(self, row: Row, _: Through) -> None:
        if row.stream.startswith("event/"):
            self._behind.add(event_of(row.stream))
            if self._waking is None and self._told:  # without webhooks it looks no more often than for a new one
                self._waking = asyncio.get_running_loop().call_later(GATHER_SECONDS, self._wake)

    def _wake(self) -> None:
        self._waking = None
        self.jobs.news.set()

    async def _make_jobs(self, webhooks: Iterable[Webhook]) -> None:
        behind, self._behind = self._behind, set()
        try:
            for webhook in webhooks if behind else ():
                places = await self.webhooks.places(webhook)
                for event in sorted(filter(webhook.hears_of, behind)):
                    with suppress(BrokenLogError):  # a log that is not as it was written is not reported
                        await self._tell(webhook, event, places.get(event))
        except BaseException:
            self._behind |= behind
            raise

    async def _tell(self, webhook: Webhook, event: str, place: int | None) -> None:
        """Makes jobs of the rows that were not yet reported to the webhook.

        An event unknown to the webhook was opened later, or imported: only its new rows are reported.
        """
        since = webhook.made_at if place is None else 0
        while found := await bulletins(self._desk, event, place or 0, _hearer(webhook)):
            at, last = self._desk.now(), found[-1].version
            jobs = [_job(webhook, event, one.version, at) for one in found if one.news and one.at >= since]
            if not await self.webhooks.move(webhook, event, (place, last), jobs):
                return
            place = last

    async def _deliver(self, job: Job) -> Tried:
        what = json.decode(job.what, type=DeliveryOf)
        webhook = await self.webhooks.one(what.webhook)
        if isinstance(webhook, Refusal):
            return Tried(done=True, said="ended")
        try:
            (bulletin,) = await bulletins(self._desk, what.event, what.version - 1, _hearer(webhook), most=1)
        except BrokenLogError:
            return Tried(done=False, said="log-broken")
        return await self._send(webhook, job.id, b'{"type":"news","data":%b}' % json.encode(bulletin))

    async def _send(self, webhook: Webhook, message: str, body: bytes) -> Tried:
        headers = signed(webhook.target.secret, message, self._desk.clock.wall() // SECOND, body)
        return await self.sender.send(webhook.target.url, headers, body, await self.webhooks.hosts())


def _hearer(webhook: Webhook) -> Hearer:
    return Hearer(webhook.role, "" if webhook.role is Role.PLAYER else None)


def _job(webhook: Webhook, event: str, version: int, at: int) -> Job:
    what = json.encode(DeliveryOf(webhook.id, event, version)).decode()
    return Job(f"msg_{webhook.id}_{event}_{version}", KIND, webhook.lane, what, at, at)
