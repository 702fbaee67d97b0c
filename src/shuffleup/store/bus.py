"""The bus between processes over one log: hints that a stream has reached a version.

A hint is never the truth: the process that gets one reads the log. A hint that is lost, late, doubled or false costs a
look at the log and nothing else. While a bus is ``alive``, listeners need not poll the log so often.
"""

import asyncio
from typing import Protocol


class Bus(Protocol):
    """Carries hints to every process of a room, including this one."""

    @property
    def alive(self) -> bool:
        """Has it carried anything in the last two seconds? Its own heartbeat counts."""
        ...

    def publish(self, stream: str, version: int) -> None:
        """Tells the other processes, soon; never waits and never fails."""
        ...

    async def heard(self) -> dict[str, int]:
        """Waits for hints; returns the versions of the streams hinted at since the last call.

        An empty result means that hints may have been missed: the log has them.
        """
        ...


class NoBus:
    """The bus of a process that learns of others from the log alone, or has no others."""

    alive = False

    def publish(self, stream: str, version: int) -> None:
        """See ``Bus.publish``: nobody listens."""

    async def heard(self) -> dict[str, int]:
        """See ``Bus.heard``: nothing ever comes."""
        await asyncio.Event().wait()
        return {}
