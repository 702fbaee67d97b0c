"""What dealers are answered, as one router."""

from litestar import Router

from shuffleup.web.dealer import marks

router = Router(
    "/api",
    tags=["dealer"],
    route_handlers=[
        marks.mark_round,
        marks.call_floor,
    ],
)
