"""Sums on request, outside the request loop: in threads, in the order of ``turns``, with a time limit.

Work that reports its progress ends after ``LONGEST_SECONDS``, and when its asker has gone; other work is bounded by
what may be asked. Who goes while he waits leaves the line.
"""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from litestar.types import Receive

from shuffleup.answer import note
from shuffleup.questions.mistakes import QuestionError
from shuffleup.web.shell.asked import AskedByAnybody
from shuffleup.web.shell.errors import RefusedError
from shuffleup.web.shell.turns import AT_ONCE, Asker, Turns

LONGEST_SECONDS = 10
GONE = 499
"""The status in the log of an answer that nobody waits for; none of the standard's says so."""
T = TypeVar("T")
Told = Callable[[float], None]
"""Takes how much is done, from 0 to 1, and raises if it is to end there."""


class Workshop:
    """Where the sums of one server are worked out."""

    def __init__(self) -> None:
        self.turns = Turns()
        self._threads = ThreadPoolExecutor(AT_ONCE, "sums")

    async def of(self, asker: Asker, work: Callable[[Told], T]) -> T:
        """The result. If the caller is cancelled, the work ends when it next reports its progress.

        Raises ``RefusedError`` if the asker waits for too many, ``QuestionError`` if it takes too long.
        """
        await self.turns.take(asker)
        ended = threading.Event()
        try:
            loop = asyncio.get_running_loop()
            made = loop.run_in_executor(self._threads, partial(_worked, work, ended, loop.time))
        except RuntimeError:  # the server is being stopped
            self.turns.give_back(asker)
            raise
        made.add_done_callback(lambda _: self.turns.give_back(asker))
        try:
            # A thread cannot be cancelled: the turn is taken until it has come to its end.
            return await asyncio.shield(made)
        except asyncio.CancelledError:
            ended.set()
            made.add_done_callback(_unheard)
            raise

    def close(self) -> None:
        """Lets the present sums finish, and begins no other."""
        self._threads.shutdown(wait=False, cancel_futures=True)


class Sums:
    """The sums of one request, which end with it."""

    def __init__(self, workshop: Workshop, asker: Asker, receive: Receive) -> None:
        self._workshop = workshop
        self._asker = asker
        self._receive = receive

    @classmethod
    def asked_by(cls, request: AskedByAnybody) -> "Sums":
        """For whoever asks."""
        address = request.client.host if request.client else ""
        return cls(request.app.state.workshop, Asker.of(request.user, address), request.receive)

    async def of(self, work: Callable[[Told], T]) -> T:
        """The result. Raises ``RefusedError`` if the asker waits for too many sums or goes away, ``QuestionError`` if
        it takes too long."""
        made = asyncio.create_task(self._workshop.of(self._asker, work))
        gone = asyncio.create_task(self._gone())
        try:
            await asyncio.wait((made, gone), return_when=asyncio.FIRST_COMPLETED)
            if not made.done():
                raise RefusedError("gone", note("asker-has-gone"), status=GONE)
            return await made
        finally:
            await _end(made, gone)

    async def _gone(self) -> None:
        """Returns when nobody waits for the answer."""
        while (await self._receive())["type"] != "http.disconnect":
            pass


async def _end(*tasks: asyncio.Task[Any]) -> None:
    for task in tasks:
        if not task.done():
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


def _worked(work: Callable[[Told], T], ended: threading.Event, clock: Callable[[], float]) -> T:
    ends = clock() + LONGEST_SECONDS

    def told(_done: float) -> None:
        if ended.is_set():
            raise QuestionError(note("asker-has-gone"), code="gone")
        if clock() > ends:
            what = note("takes-too-long", seconds=LONGEST_SECONDS)
            raise QuestionError(what, hint=note("ask-for-less"), code="too-long")

    return work(told)


def _unheard(made: "asyncio.Future[T]") -> None:
    """Whatever became of it, nobody asks any more."""
    if not made.cancelled():
        made.exception()


def at_most(count: int, most: int, field: str) -> None:
    """Raises ``QuestionError`` if more is asked for than a server computes at once."""
    if count > most:
        what, hint = note("asked-too-much", count=count, field=field), note("at-most-here", most=most)
        raise QuestionError(what, place=field, hint=hint, code="too-much")
