"""Webhooks: which addresses receive news of events, what became of each message, and a test."""

from typing import Annotated

from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct, json

from shuffleup.accounts.roles import Right, Role, may_make
from shuffleup.answer import refuse
from shuffleup.post.jobs import Job, JobState
from shuffleup.post.sending import LONGEST, shown
from shuffleup.post.webhooks import Webhook
from shuffleup.web.programs.post import DeliveryOf, Post
from shuffleup.web.shell.asked import MOST_EVENTS, Asked, EventId, Word
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.errors import done

MOST = 100
"""The most deliveries in one answer."""
MOST_HOSTS = 50


class NewWebhook(Struct, frozen=True, forbid_unknown_fields=True):
    """An address that is to receive what a role hears of these events, or without any of all. ``url`` is http(s)."""

    name: Word
    url: Annotated[str, Meta(min_length=1, max_length=LONGEST)]
    role: Role = Role.DISPLAY
    events: Annotated[tuple[EventId, ...], Meta(max_length=MOST_EVENTS)] = ()


class AllowedHosts(Struct, frozen=True, forbid_unknown_fields=True):
    """Machines of the own network that webhooks may go to, by the names or addresses in their URLs."""

    hosts: Annotated[tuple[Annotated[str, Meta(min_length=1, max_length=253)], ...], Meta(max_length=MOST_HOSTS)]


class WebhookLine(Struct, frozen=True):
    """A webhook as it is listed: its address without what may be secret, after the ``?``."""

    id: str
    name: str
    url: str
    role: Role
    events: tuple[str, ...]
    made_by: str
    made_at: int


class MadeWebhook(Struct, frozen=True):
    """The secret that signs its messages, in the form of Standard Webhooks. It cannot be shown again."""

    secret: str
    webhook: WebhookLine


class WebhooksPage(Struct, frozen=True):
    """The webhooks of the room, oldest first, and the machines of the own network that they may go to."""

    webhooks: tuple[WebhookLine, ...]
    hosts: tuple[str, ...]


class PingAnswer(Struct, frozen=True):
    """The result of a test: ``said`` as in ``Delivery``."""

    arrived: bool
    said: str


class Delivery(Struct, frozen=True):
    """A webhook's message: what a row of an event's log tells. Times are microseconds UTC.

    ``due_at`` is the next try while it is ``waiting``, else the last one. ``said`` is ``status-200`` and the like, or
    ``trying``, ``no-answer``, ``not-reached``, ``broken-off``, ``unknown-host``, ``inner-address``, ``log-broken``.
    """

    number: int
    id: str
    event: str
    version: int
    made_at: int
    due_at: int
    tries: int
    state: JobState
    said: str


@get("/api/webhooks", summary="Who is told of events?", right=Right.KEEP_WEBHOOKS)
async def webhooks_page(outgoing: NamedDependency[Post]) -> WebhooksPage:
    """The webhooks, and the machines of the own network that they may go to."""
    lines = tuple([_line(one) for one in await outgoing.webhooks.all()])
    return WebhooksPage(lines, tuple(sorted(await outgoing.webhooks.hosts())))


@post("/api/webhooks", status_code=201, summary="Tell an address of events", right=Right.KEEP_WEBHOOKS)
async def make_webhook(
    data: JSONBody[NewWebhook], outgoing: NamedDependency[Post], desk: NamedDependency[Desk], request: Asked
) -> MadeWebhook:
    """From now on, each row of an event's log that concerns the role is sent there as a signed message."""
    if data.role is not request.user.role and not may_make(request.user.role, data.role):
        done(refuse("owners-only", role=data.role.value))
    unfit = await outgoing.sender.unfit(data.url, await outgoing.webhooks.hosts())
    if unfit:
        done(unfit)
    told, by = (data.role, data.events), (request.user.staff, desk.now())
    made = done(await outgoing.webhooks.make(data.name, data.url, told, by, await outgoing.events()))
    return MadeWebhook(made.target.secret, _line(made))


@delete("/api/webhooks/{webhook_id:str}", summary="Tell an address no more", right=Right.KEEP_WEBHOOKS)
async def end_webhook(webhook_id: FromPath[str], outgoing: NamedDependency[Post]) -> None:
    """Ends a webhook: nothing more is sent there, not even what is waiting."""
    await outgoing.webhooks.end(done(await outgoing.webhooks.one(webhook_id)))


@post("/api/webhooks/{webhook_id:str}/test", status_code=200, summary="Try an address", right=Right.KEEP_WEBHOOKS)
async def try_webhook(webhook_id: FromPath[str], outgoing: NamedDependency[Post]) -> PingAnswer:
    """Sends a message of the type ``ping`` there, at once and only once, and returns the result."""
    tried = await outgoing.ping(done(await outgoing.webhooks.one(webhook_id)))
    return PingAnswer(tried.done, tried.said)


@get("/api/webhooks/{webhook_id:str}/deliveries", summary="What was sent to an address", right=Right.KEEP_WEBHOOKS)
async def list_deliveries(
    webhook_id: FromPath[str],
    outgoing: NamedDependency[Post],
    before: FromQuery[Annotated[int, Meta(ge=0)]] = 0,
    most: FromQuery[Annotated[int, Meta(ge=1, le=MOST)]] = 20,
) -> list[Delivery]:
    """Newest first, including those that wait. ``before`` is the number of a delivery, for the next page."""
    webhook = done(await outgoing.webhooks.one(webhook_id))
    return [_delivery(number, job) for number, job in await outgoing.jobs.of_lane(webhook.lane, before, most)]


@put("/api/webhooks/hosts", status_code=204, summary="Machines of the own network", right=Right.ALLOW_HOSTS)
async def allow_hosts(data: JSONBody[AllowedHosts], outgoing: NamedDependency[Post]) -> None:
    """Lets webhooks go to these machines of the own network, such as a results screen, and to no others."""
    await outgoing.webhooks.allow(data.hosts)


def _line(webhook: Webhook) -> WebhookLine:
    target = webhook.target
    told = (webhook.role, webhook.events, webhook.made_by, webhook.made_at)
    return WebhookLine(webhook.id, target.name, shown(target.url), *told)


def _delivery(number: int, job: Job) -> Delivery:
    what = json.decode(job.what, type=DeliveryOf)
    seen = (job.made_at, job.due_at, job.tries, job.state, job.said)
    return Delivery(number, job.id, what.event, what.version, *seen)
