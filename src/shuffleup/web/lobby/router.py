"""What the lobby is answered, as one router."""

from litestar import Router

from shuffleup.web.lobby import entries

router = Router(
    "/api",
    tags=["lobby"],
    route_handlers=[
        entries.lobby,
        entries.enter,
        entries.leave,
    ],
)
