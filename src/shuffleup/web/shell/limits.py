"""How often somebody may ask: strangers are limited by address and players by key, the staff only in signing in.

What is asked for has a budget of its own by its kind, so that whoever uses up one of them leaves the others: a hundred
phones that follow an event behind one address lock nobody out. A request is counted before anything is done for it.
What sums and uploads take of the server is bounded elsewhere (``turns``, ``traffic.requests``).
"""

import asyncio
from collections import OrderedDict
from enum import Enum
from functools import lru_cache
from typing import cast

from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

from shuffleup.accounts.failures import network
from shuffleup.accounts.roles import Role
from shuffleup.accounts.signing_in import Signed

STRANGERS_A_MINUTE = 300
SIGN_INS_A_MINUTE = 300
PHONES_A_MINUTE = 1_200
"""Players who open their own pages: a hall of them may scan their papers in the same minute."""
PUBLIC_A_MINUTE = 6_000
"""A thousand phones behind one address, each of which asks every ten seconds."""
HEALTH_A_MINUTE = 600
FILES_A_MINUTE = 12_000
"""Files of our pages; a page needs up to thirty of them."""
PLAYERS_A_SECOND = 30
MOST_COUNTED = 20_000
"""The most budgets that are counted at a time; beyond it the longest-begun is counted anew."""
MINUTE, SECOND = 60.0, 1.0


_network = lru_cache(maxsize=1_024)(network)


class Budget(Enum):
    """A kind of what is asked for, as a handler names it."""

    SIGN_IN = "sign-in"
    PHONE = "phone"
    PUBLIC = "public"
    HEALTH = "health"
    FILE = "file"
    OTHER = "other"


class Budgets:
    """What every asker has used up in one server, and how much there is."""

    def __init__(self) -> None:
        self._a_minute = {
            Budget.SIGN_IN: SIGN_INS_A_MINUTE,
            Budget.PHONE: PHONES_A_MINUTE,
            Budget.PUBLIC: PUBLIC_A_MINUTE,
            Budget.HEALTH: HEALTH_A_MINUTE,
            Budget.FILE: FILES_A_MINUTE,
            Budget.OTHER: STRANGERS_A_MINUTE,
        }
        self._a_second = PLAYERS_A_SECOND
        self._used: OrderedDict[tuple[str, Budget | None], tuple[float, int]] = OrderedDict()

    def spend(self, signed: Signed | None, address: str, kind: Budget, at: float) -> bool:
        """Counts a request at a point in time, in seconds; is there still something left for it?"""
        if signed is None:
            return self._counted((_network(address), kind), self._a_minute[kind], MINUTE, at)
        if kind is Budget.SIGN_IN and not self._counted((signed.key, kind), self._a_minute[kind], MINUTE, at):
            return False
        return signed.role is not Role.PLAYER or self._counted((signed.key, None), self._a_second, SECOND, at)

    def _counted(self, place: tuple[str, Budget | None], most: int, seconds: float, at: float) -> bool:
        began, count = self._used.get(place, (at, 0))
        if at - began >= seconds:
            began, count = at, 0
        self._used[place] = began, count + 1
        if not count:
            self._used.move_to_end(place)
            self._forget(at)
        return count < most

    def _forget(self, at: float) -> None:
        """Nobody is kept longer than he is counted."""
        while len(self._used) > MOST_COUNTED or at - next(iter(self._used.values()))[0] >= MINUTE:
            self._used.popitem(last=False)


class Limits(ASGIMiddleware):
    """Answers with 429 what is asked too often. It is placed after the doorkeeper, who identifies the caller."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Counts a request, and lets it through if there is something left for it."""
        if not may_ask(cast("HTTPScope", scope)):
            raise TooManyRequestsException
        await next_app(scope, receive, send)


def may_ask(scope: HTTPScope) -> bool:
    """Counts a request; is there something left for it?"""
    kind: Budget | None = scope["route_handler"].opt.get("budget")
    if kind is None and scope["path"].startswith("/api/"):
        kind = Budget.OTHER
    budgets: Budgets = scope["litestar_app"].state.budgets
    client = scope.get("client")
    at = asyncio.get_running_loop().time()
    return kind is None or budgets.spend(scope.get("user"), client[0] if client else "", kind, at)
