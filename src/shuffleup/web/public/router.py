"""What the public is answered, as one router."""

from litestar import Router

from shuffleup.room.published import PublishedEvents
from shuffleup.web.public import pages
from shuffleup.web.public.pages import PublicViews
from shuffleup.web.shell.handed import of_books, of_desk
from shuffleup.web.shell.own_seats import OwnSeats

router = Router(
    "/api",
    tags=["public"],
    dependencies={
        "published": of_books(PublishedEvents),
        "own_seats": of_desk(OwnSeats),
        "public_views": of_desk(PublicViews),
    },
    route_handlers=[
        pages.public_events,
        pages.public_page,
        pages.is_public,
        pages.make_public,
    ],
)
