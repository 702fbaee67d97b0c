"""What programs are answered, as one router."""

from litestar import Router

from shuffleup.web.programs import calculations, feed, live, watch, webhooks
from shuffleup.web.shell.handed import of_server

router = Router(
    "/",
    tags=["programs"],
    dependencies={"outgoing": of_server("outgoing")},
    route_handlers=[
        watch.alive,
        watch.ready,
        watch.metrics,
        watch.health,
        live.live,
        feed.feed,
        webhooks.webhooks_page,
        webhooks.make_webhook,
        webhooks.end_webhook,
        webhooks.try_webhook,
        webhooks.list_deliveries,
        webhooks.allow_hosts,
        calculations.icm,
        calculations.deal,
        calculations.payouts,
        calculations.points,
        calculations.equity,
        calculations.evaluate,
        calculations.structure,
        calculations.duration,
        calculations.simulation,
        calculations.chips,
        calculations.race,
        calculations.verify,
        calculations.replay,
        calculations.conversion,
    ],
)
