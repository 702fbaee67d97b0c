"""A machine whose clocks a test turns: one is set, the other only runs."""

from shuffleup.service.running_clock import RunningClock
from tests.tournament.room import NOON

SECOND = 1_000_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class FalseClock:
    """The wall's clock and the counter of elapsed time, in microseconds."""

    def __init__(self, wall: int = NOON, counter: int = 5 * HOUR) -> None:
        self.wall = wall
        self.counter = counter

    def passes(self, time: int) -> None:
        """Time goes by, awake or asleep."""
        self.wall += time
        self.counter += time

    def set(self, by: int) -> None:
        """Somebody, or a server of time, sets the wall's clock."""
        self.wall += by

    def clock(self) -> RunningClock:
        """The clock of a server that starts now."""
        return RunningClock(lambda: self.wall, lambda: self.counter)
