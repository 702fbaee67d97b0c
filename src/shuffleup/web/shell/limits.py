"""How often a user may ask: strangers are limited by address and players by key, the staff not at all.

A login, a PIN and a link are also guarded by ``accounts.failures``; this keeps one machine from taking all the
server's time.
"""

from litestar.middleware.base import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig

from shuffleup.accounts.roles import Role
from shuffleup.web.shell.asked import AskedByAnybody

STRANGERS_A_MINUTE = 300
PLAYERS_A_SECOND = 30


async def _is_stranger(request: AskedByAnybody) -> bool:
    return request.user is None and request.scope["path"].startswith("/api/")


async def _is_player(request: AskedByAnybody) -> bool:
    return request.user is not None and request.user.role is Role.PLAYER


def _address(request: AskedByAnybody) -> str:
    return request.client.host if request.client else ""


def _key(request: AskedByAnybody) -> str:
    return request.user.key if request.user else ""


def limits(strangers: int, players: int) -> list[DefineMiddleware]:
    """How often an address of strangers may ask in a minute, and a player's key in a second.

    They are placed after the doorkeeper, who identifies the caller. Asking too often is answered with 429.
    """
    return [
        RateLimitConfig(
            ("minute", strangers), identifier_for_request=_address, check_throttle_handler=_is_stranger
        ).middleware,
        RateLimitConfig(("second", players), identifier_for_request=_key, check_throttle_handler=_is_player).middleware,
    ]
