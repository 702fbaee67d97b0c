"""What players and spectators of online tables are answered, as one router."""

from litestar import Router

from shuffleup.web.tables import hands, rail, seat

router = Router(
    "/api",
    tags=["tables"],
    route_handlers=[
        seat.seat,
        seat.act,
        rail.rail,
        hands.list_hands,
        hands.hand_page,
    ],
)
