"""Sums on request, outside the request loop: one at a time, in a thread, with a time limit.

Requests while ``MOST_WAITING`` others wait are refused. Work that reports its progress ends after ``LONGEST_SECONDS``;
other work is bounded by what may be asked.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from shuffleup.answer import note
from shuffleup.questions.mistakes import QuestionError
from shuffleup.web.shell.errors import RefusedError

LONGEST_SECONDS = 10
MOST_WAITING = 16
BUSY = 503
T = TypeVar("T")


class Sums:
    """The sums of one server."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "sums")
        self._waiting = 0

    async def of(self, work: Callable[[Callable[[float], None]], T]) -> T:
        """The result. The work may report its progress, from 0 to 1, and is ended there if it takes too long.

        Raises ``RefusedError`` if too many wait, ``QuestionError`` if it takes too long.
        """
        if self._waiting >= MOST_WAITING:
            raise RefusedError("busy", note("works-on-others"), status=BUSY, hint=note("asked-too-often"))
        loop = asyncio.get_running_loop()

        def worked() -> T:
            ends = loop.time() + LONGEST_SECONDS

            def told(_done: float) -> None:
                if loop.time() > ends:
                    what = note("takes-too-long", seconds=LONGEST_SECONDS)
                    raise QuestionError(what, hint=note("ask-for-less"), code="too-long")

            return work(told)

        self._waiting += 1
        try:
            return await loop.run_in_executor(self._thread, worked)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Lets the present sum finish, and begins no other."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def at_most(count: int, most: int, field: str) -> None:
    """Raises ``QuestionError`` if more is asked for than a server computes at once."""
    if count > most:
        what, hint = note("asked-too-much", count=count, field=field), note("at-most-here", most=most)
        raise QuestionError(what, place=field, hint=hint, code="too-much")
