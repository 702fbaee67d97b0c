"""Whose turn it is: a line for each asker, and the staff before all others.

Nobody has two turns at a time, and within the staff, and within the others, askers take turns one by one. The others
share ``OTHERS_AT_ONCE`` of the ``AT_ONCE`` turns, so that some are always left to the staff.
"""

import asyncio
from collections.abc import Iterator

from msgspec import Struct

from shuffleup.accounts.failures import network
from shuffleup.accounts.roles import STAFF, Role
from shuffleup.accounts.signing_in import Credential, Signed
from shuffleup.answer import note
from shuffleup.web.shell.errors import RefusedError

AT_ONCE, OTHERS_AT_ONCE = 3, 1
MOST_EACH = 8
"""How many turns an asker may have or wait for."""
MOST_OTHERS = 128
"""How many all askers who are not of the staff may have or wait for."""
BUSY = 503


class Asker(Struct, frozen=True):
    """Somebody who asks; the staff come first, and their programs after them."""

    key: str
    staff: bool = False

    @classmethod
    def of(cls, signed: Signed | None, address: str) -> "Asker":
        """A person is one asker on however many browsers; devices and programs by their key, strangers by address."""
        if signed is None:
            return cls(f"address {network(address)}")
        if signed.way is not Credential.SESSION or not signed.staff:
            return cls(f"key {signed.key}")
        return cls(f"staff {signed.staff}", signed.role in STAFF | {Role.AUDITOR})


class Turns:
    """The turns of one server. They are counted when they are asked for, before anything is done."""

    def __init__(self) -> None:
        self._waiting: dict[Asker, list[asyncio.Future[None]]] = {}
        self._taken: set[Asker] = set()

    def __len__(self) -> int:
        """How many turns are taken or waited for."""
        return len(self._taken) + sum(map(len, self._waiting.values()))

    async def take(self, asker: Asker) -> None:
        """Waits for his turn, which he has until he gives it back. Raises ``RefusedError`` if too many are waited for.

        An asker who is cancelled while he waits leaves the line.
        """
        if self._of(asker) >= MOST_EACH or (not asker.staff and self._others() >= MOST_OTHERS):
            raise RefusedError("busy", note("works-on-others"), status=BUSY, hint=note("asked-too-often"))
        come = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, []).append(come)
        self._call()
        try:
            await come
        except asyncio.CancelledError:
            if come.cancelled():
                self._leave(asker, come)
            else:
                self.give_back(asker)
            raise

    def give_back(self, asker: Asker) -> None:
        """His turn is over: whoever else waits now comes before him."""
        self._taken.remove(asker)
        if line := self._waiting.pop(asker, None):
            self._waiting[asker] = line
        self._call()

    def _of(self, asker: Asker) -> int:
        return len(self._waiting.get(asker, ())) + (asker in self._taken)

    def _others(self) -> int:
        waiting = sum([len(line) for asker, line in self._waiting.items() if not asker.staff])
        return waiting + sum([not asker.staff for asker in self._taken])

    def _call(self) -> None:
        """Gives all free turns to those who wait."""
        while len(self._taken) < AT_ONCE and (asker := next(self._next(), None)):
            line = self._waiting[asker]
            line.pop(0).set_result(None)
            if not line:
                del self._waiting[asker]
            self._taken.add(asker)

    def _next(self) -> Iterator[Asker]:
        free = [asker for asker in self._waiting if asker not in self._taken]
        yield from [asker for asker in free if asker.staff]
        if sum([not asker.staff for asker in self._taken]) < OTHERS_AT_ONCE:
            yield from [asker for asker in free if not asker.staff]

    def _leave(self, asker: Asker, come: "asyncio.Future[None]") -> None:
        line = self._waiting[asker]
        line.remove(come)
        if not line:
            del self._waiting[asker]
