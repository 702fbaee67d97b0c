"""What is kept beside the log of each event, as this process saw it last.

It looks again once other processes may have changed it.
"""

from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from msgspec import Struct

FRESH_FOR = 1_000_000
"""How long what another process has written may stay unseen, in microseconds."""
T = TypeVar("T")


class _Look(Struct, Generic[T], frozen=True):
    at: int
    found: T


class LastSeen(Generic[T]):
    """The last look at something; ``read`` looks into the database; ``now`` gives the time in microseconds UTC."""

    def __init__(self, read: Callable[[str], Awaitable[T]], now: Callable[[], int]) -> None:
        self._read = read
        self._now = now
        self._looks: dict[str, _Look[T]] = {}

    async def of(self, event: str) -> T:
        """What is stored now, or was a moment ago."""
        at, look = self._now(), self._looks.get(event)
        if look is None or not 0 <= at - look.at < FRESH_FOR:
            look = _Look(at, await self._read(event))
            newer = self._looks.get(event, look)  # another task may have looked meanwhile, and later
            self._looks[event] = newer if newer.at > at else look
        return look.found

    def last(self, event: str, never: T) -> T:
        """What this process saw when it last looked, or ``never`` if it has not."""
        look = self._looks.get(event)
        return look.found if look else never

    async def again(self, event: str) -> T:
        """What is stored now: this process has just written it."""
        self._looks.pop(event, None)
        return await self.of(event)
