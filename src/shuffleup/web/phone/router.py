"""What phones are answered, as one router."""

from litestar import Router

from shuffleup.web.phone import links, own_page
from shuffleup.web.shell.handed import of_desk
from shuffleup.web.shell.own_seats import OwnSeats

router = Router(
    "/api",
    tags=["phone"],
    dependencies={"own_seats": of_desk(OwnSeats)},
    route_handlers=[
        links.link_phone,
        links.unlink_phone,
        links.open_phone,
        own_page.phone_page,
        own_page.phone_live,
    ],
)
