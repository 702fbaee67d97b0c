"""What whoever signs in is answered, as one router."""

from litestar import Router

from shuffleup.web.signing_in import signing_in

router = Router(
    "/api",
    tags=["signing in"],
    route_handlers=[
        signing_in.who_am_i,
        signing_in.sign_in,
        signing_in.sign_out,
        signing_in.use_session,
        signing_in.colleagues,
        signing_in.choose_password,
        signing_in.choose_pin,
        signing_in.pair_device,
    ],
)
