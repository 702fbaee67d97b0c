"""The clock by which points in time are handed in: it runs on from the start of the server, whatever the wall's does.

    steady    the wall's time at the start, and what has elapsed since: keys, waits and deadlines go by it
    now       the same for the log; while nothing is played, it takes over a wall's clock that was set
    wall      what the wall's clock says now: days, dates and hours, never how long something took

Elapsed time counts sleep. ``COUNTER`` is ``CLOCK_BOOTTIME`` on Linux, ``CLOCK_MONOTONIC_RAW`` on macOS and
``GetTickCount64`` on Windows, which all go on while the machine sleeps; elsewhere it is ``CLOCK_MONOTONIC``, of which
not every system says that. Where the counter stood still, the wall's clock is ahead on waking: a jump like any other.
"""

import sys
import time
from collections.abc import Callable

from msgspec import Struct

MICRO = 1_000
JUMP = 60_000_000
"""By how much the wall's clock may be set, in microseconds, before a person is asked."""
FAR = 1_000_000
"""From here on, in microseconds, another process's word is taken as it is, even if it sets this clock back."""


def _counter() -> tuple[str, Callable[[], int]]:
    """The name of the counter of elapsed time on this system, and what reads it in nanoseconds."""
    if sys.platform == "win32":
        import ctypes

        ticks = ctypes.windll.kernel32.GetTickCount64
        ticks.restype = ctypes.c_uint64
        return "GetTickCount64", lambda: int(ticks()) * 1_000_000
    name = {"linux": "CLOCK_BOOTTIME", "darwin": "CLOCK_MONOTONIC_RAW"}.get(sys.platform, "CLOCK_MONOTONIC")
    which = getattr(time, name, time.CLOCK_MONOTONIC)
    return name, lambda: time.clock_gettime_ns(which)


COUNTER, _ELAPSED = _counter()


def elapsed() -> int:
    """Microseconds of a counter that nobody sets and that counts sleep."""
    return _ELAPSED() // MICRO


def wall_time() -> int:
    """What the wall's clock says, in microseconds UTC."""
    return time.time_ns() // MICRO


class TimeTold(Struct, frozen=True):
    """What the process that decides on the time tells the others."""

    now: int
    adopted: int
    ahead: int


class TimeFrame(Struct, frozen=True):
    """By how much the time, the time for the log and the wall's clock are ahead of the counter, and of each other."""

    base: int
    adopted: int
    known: int

    def differs(self, other: "TimeFrame | None") -> bool:
        """Is it another one, by more than words are late?"""
        if other is None:
            return True
        mine, its = (self.base, self.adopted, self.known), (other.base, other.adopted, other.known)
        return any(abs(one - another) > FAR for one, another in zip(mine, its, strict=True))


class RunningClock:
    """The clock of one server. ``wall`` and ``counter`` give microseconds."""

    def __init__(self, wall: Callable[[], int] = wall_time, counter: Callable[[], int] = elapsed) -> None:
        self._wall = wall
        self._counter = counter
        self._base = wall() - counter()
        self._adopted = 0
        self._known = 0
        self._follows = False
        self.is_own = True
        """Was this time begun by the wall at this start, and not taken over from another process or an earlier one?"""
        self.is_told = False
        """Does it show what it is told, as in a rehearsal or a test?"""

    @classmethod
    def of(cls, now: "Callable[[], int] | RunningClock") -> "RunningClock":
        """A clock, or one for a told time: its wall never disagrees with it."""
        if isinstance(now, RunningClock):
            return now
        clock = cls(now, now)
        clock.is_told = True
        return clock

    def steady(self) -> int:
        """The time that nothing but time itself moves on."""
        return self._base + self._counter()

    def now(self) -> int:
        """The time for the log."""
        return self.steady() + self._adopted

    def wall(self) -> int:
        """What the clock on the wall shows, by the process that decides on the time."""
        return self.now() + self._known if self._follows else self._wall()

    @property
    def ahead(self) -> int:
        """By how much the wall's clock is ahead of this one, as far as that is known; negative if it is behind."""
        return self._known

    def jump(self) -> int:
        """By how much the wall's clock was set since the last ``take``; 0 for so little that nobody is asked."""
        by = self._wall() - self.now() - self._known
        return by if abs(by) > JUMP else 0

    def take(self, jump: int) -> None:
        """A jump is known: whoever had to be asked has been."""
        self._known += jump

    def adopt(self) -> None:
        """Nothing is played: the log goes by the wall's clock from now on."""
        self._adopted += self._wall() - self.now()
        self._known = 0

    def begin_after(self, at: int) -> None:
        """The log knows this point in time already: nothing comes before it."""
        behind = at - self.now()
        if behind > 0:
            self._base += behind
            self._known -= behind

    @property
    def frame(self) -> TimeFrame:
        """What makes a time of a reading of the counter."""
        return TimeFrame(self._base, self._adopted, self._known)

    def resume(self, frame: TimeFrame) -> None:
        """Goes on as the server did that ran before this one, over the same counter."""
        self._base, self._adopted, self._known, self.is_own = frame.base, frame.adopted, frame.known, False

    def word(self) -> TimeTold:
        """What the others are told."""
        return TimeTold(self.now(), self._adopted, self._known)

    def follow(self, word: TimeTold) -> None:
        """Goes by what another process says. Words that were long on their way set no clock back."""
        said = word.now - word.adopted - self._counter()
        if said > self._base or self._base - said > FAR or word.adopted != self._adopted:
            self._base = said
        self._adopted, self._known, self._follows, self.is_own = word.adopted, word.ahead, True, False

    def lead(self) -> None:
        """From now on this process decides: what its own wall's clock says now is no jump."""
        if self._follows:
            self._follows = False
            self._known = self._wall() - self.now()
