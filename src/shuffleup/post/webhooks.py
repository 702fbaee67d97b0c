"""Webhooks: addresses of other programs to which news of events is sent, as in the feed, without their asking.

The news is not stored twice: a job names the row of the log, and the message is made when it is sent. ``place`` is the
version of an event up to which there are jobs; it moves in the transaction that makes them, so that a crash between the
log and the jobs neither leaves out nor repeats a row.

Refusals, in this order:

    owners-only          the user may not give out that role
    not-a-web-address    it is not an http or https address, or contains a user name
    inner-address        it leads into the own network, and the owner has not allowed that machine
    too-many-webhooks    the limit is reached
    no-such-webhook      there is none with this id
"""

import secrets
from collections.abc import Iterable, Mapping
from contextlib import suppress

from msgspec import Struct, json
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.engine import Row as Line
from sqlalchemy.exc import IntegrityError

from shuffleup.accounts.database import Database
from shuffleup.accounts.roles import Role
from shuffleup.answer import Refusal, refuse
from shuffleup.post.jobs import Job, add
from shuffleup.post.schema import JOB, WEBHOOK, WEBHOOK_HOST, WEBHOOK_PLACE
from shuffleup.post.signing import new_secret

ID_BYTES = 6
MOST = 20


class WebhookTarget(Struct, frozen=True):
    """The sealed part of a webhook: its name, its address, and the secret that its messages are signed with."""

    name: str
    url: str
    secret: str


class Webhook(Struct, frozen=True):
    """A webhook: it gets what ``role`` hears of these events, or of all if none are named."""

    id: str
    target: WebhookTarget
    role: Role
    events: tuple[str, ...]
    made_by: str
    made_at: int

    @property
    def lane(self) -> str:
        """The lane of its jobs."""
        return f"webhook/{self.id}"

    def hears_of(self, event: str) -> bool:
        """Does it follow this event?"""
        return not self.events or event in self.events


class Webhooks:
    """The webhooks of a room."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> tuple[Webhook, ...]:
        """Every webhook, oldest first."""
        async with self._database.reading() as connection:
            lines = await connection.execute(select(WEBHOOK).order_by(WEBHOOK.c.made_at, WEBHOOK.c.id))
            return tuple([self._webhook(line) for line in lines])

    async def one(self, webhook: str) -> Webhook | Refusal:
        """The webhook of this id."""
        async with self._database.reading() as connection:
            line = (await connection.execute(select(WEBHOOK).where(WEBHOOK.c.id == webhook))).first()
        return self._webhook(line) if line else refuse("no-such-webhook", id=webhook)

    async def make(
        self, name: str, url: str, told: tuple[Role, tuple[str, ...]], by: tuple[str, int], stands: Mapping[str, int]
    ) -> Webhook | Refusal:
        """Makes a webhook that follows what happens from now on: ``stands`` are the present events and their versions.

        ``told`` are its role and its events, ``by`` who makes it and when.
        """
        made = Webhook(secrets.token_hex(ID_BYTES), WebhookTarget(name, url, new_secret()), *told, *by)
        sealed = self._database.seal.seal(json.encode(made.target), f"webhook/{made.id}")
        values = {"id": made.id, "role": made.role.value, "events": " ".join(made.events), "sealed": sealed}
        places = [{"webhook": made.id, "event": event, "version": version} for event, version in stands.items()]
        async with self._database.writing() as connection:
            if (await connection.execute(select(func.count()).select_from(WEBHOOK))).scalar_one() >= MOST:
                return refuse("too-many-webhooks", most=MOST)
            await connection.execute(insert(WEBHOOK).values(**values, made_by=made.made_by, made_at=made.made_at))
            if places:
                await connection.execute(insert(WEBHOOK_PLACE), places)
        return made

    async def end(self, webhook: Webhook) -> None:
        """Ends a webhook: nothing more is sent there, and nothing is kept of it."""
        async with self._database.writing() as connection:
            await connection.execute(delete(WEBHOOK).where(WEBHOOK.c.id == webhook.id))
            await connection.execute(delete(WEBHOOK_PLACE).where(WEBHOOK_PLACE.c.webhook == webhook.id))
            await connection.execute(delete(JOB).where(JOB.c.lane == webhook.lane))

    async def places(self, webhook: Webhook) -> dict[str, int]:
        """The version up to which each event was reported; an event that is missing was opened later."""
        wanted = select(WEBHOOK_PLACE).where(WEBHOOK_PLACE.c.webhook == webhook.id)
        async with self._database.reading() as connection:
            return {line.event: line.version for line in await connection.execute(wanted)}

    async def move(self, webhook: Webhook, event: str, versions: tuple[int | None, int], jobs: Iterable[Job]) -> bool:
        """Makes jobs of the rows between two versions, the first of them None for all; False if another process has
        done so."""
        before, after = versions
        place = WEBHOOK_PLACE.c.webhook == webhook.id, WEBHOOK_PLACE.c.event == event
        with suppress(IntegrityError):
            async with self._database.writing() as connection:
                if before is None:
                    values = {"webhook": webhook.id, "event": event, "version": after}
                    await connection.execute(insert(WEBHOOK_PLACE).values(**values))
                else:
                    moving = update(WEBHOOK_PLACE).where(*place, WEBHOOK_PLACE.c.version == before)
                    if not (await connection.execute(moving.values(version=after))).rowcount:
                        return False
                await add(connection, jobs)
            return True
        return False

    async def hosts(self) -> frozenset[str]:
        """The machines of the own network that webhooks may go to, by the names in their addresses."""
        async with self._database.reading() as connection:
            return frozenset([line.host for line in await connection.execute(select(WEBHOOK_HOST))])

    async def allow(self, hosts: Iterable[str]) -> None:
        """Lets webhooks go to these machines of the own network, and to no others."""
        rows = [{"host": host} for host in sorted({host.casefold() for host in hosts})]
        async with self._database.writing() as connection:
            await connection.execute(delete(WEBHOOK_HOST))
            if rows:
                await connection.execute(insert(WEBHOOK_HOST), rows)

    def _webhook(self, line: Line[*tuple[object, ...]]) -> Webhook:
        opened = self._database.seal.open(line.sealed, f"webhook/{line.id}")
        told = (Role(line.role), tuple(line.events.split()))
        return Webhook(line.id, json.decode(opened, type=WebhookTarget), *told, line.made_by, line.made_at)
