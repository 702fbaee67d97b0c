"""What the office is answered, as one router."""

from litestar import Router

from shuffleup.web.office import staff

router = Router(
    "/api",
    tags=["office"],
    route_handlers=[
        staff.staff_page,
        staff.invite,
        staff.change_colleague,
        staff.erase_staff,
        staff.take_back,
        staff.pairing,
        staff.unpair,
        staff.make_token,
        staff.end_token,
    ],
)
