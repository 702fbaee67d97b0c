"""The bus between processes over one log: hints that a stream stands at a version now.

A hint is never the truth. Whoever gets one reads the log; one that is lost, late, doubled or false costs a look at it
and nothing else. While a bus is ``alive`` whoever listens need not ask the log so often.
"""

import asyncio
from typing import Protocol


class Bus(Protocol):
    """Carries hints to every process of a room, this one among them."""

    @property
    def alive(self) -> bool:
        """Has it carried anything in the last two seconds? Its own beats count."""
        ...

    def publish(self, stream: str, version: int) -> None:
        """Tells the others, soon; never waits and never fails."""
        ...

    async def heard(self) -> dict[str, int]:
        """Waits for hints, and gives where the streams stand that came up since it was last asked.

        Nothing at all says that hints may have been missed: the log has them.
        """
        ...


class NoBus:
    """The bus of a process that hears of others from the log alone, or has nobody to hear of."""

    alive = False

    def publish(self, stream: str, version: int) -> None:
        """See ``Bus.publish``: nobody listens."""

    async def heard(self) -> dict[str, int]:
        """See ``Bus.heard``: nothing ever comes."""
        await asyncio.Event().wait()
        return {}
