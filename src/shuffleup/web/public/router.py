"""What the public is answered, as one router."""

from litestar import Router

from shuffleup.room.published import PublishedEvents
from shuffleup.web.public import following
from shuffleup.web.public.following import PublicViews
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
        following.public_events,
        following.public_page,
        following.is_public,
        following.make_public,
    ],
)
