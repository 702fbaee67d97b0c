"""Time itself in words: in doubt when the wall's clock was set, settled by the floor; and a level set by hand."""

from msgspec import Struct

from shuffleup.answer import Why


class Doubt(Struct, frozen=True, gc=False):
    """Nothing comes by time until the floor has said which time counts: the wall's clock was set, or the server started
    when more than one level was due."""

    at: int
    reading: int
    """Where time stood: what comes by time is counted from here."""
    ahead: int
    """By how much the wall's clock is ahead of the one that points in time are handed in by."""
    known: int
    """By how much it was before."""
    stopped: bool
    """Whether the clock stood still already."""

    @property
    def jump(self) -> int:
        """By how much the wall's clock was set; 0 if that happened while the server did not run, if it did."""
        return self.ahead - self.known


class SetLevel(Struct, frozen=True, gc=False, tag="set-level"):
    """Put the clock on a level, earlier or later, with so much time left; 0 seconds: all of it."""

    level: int
    seconds: int
    reason: Why


class DoubtTime(Struct, frozen=True, gc=False, tag="doubt-time"):
    """Halt whatever comes by time until the floor has been asked. ``reading`` 0: now. Other fields as in ``Doubt``."""

    ahead: int = 0
    known: int = 0
    reading: int = 0


class SettleTime(Struct, frozen=True, gc=False, tag="settle-time"):
    """Say which time counts.

    ``counts``: it really is as late as the clock on the wall says. Otherwise that was wrong, and the event goes on from
    where it stood.
    """

    counts: bool


class TimeDoubted(Struct, frozen=True, gc=False, tag="time-doubted"):
    """Whatever comes by time is halted at this reading. Other fields as in ``Doubt``."""

    at: int
    reading: int
    ahead: int
    known: int


class TimeSettled(Struct, frozen=True, gc=False, tag="time-settled"):
    """The floor has said which time counts, or set a level.

    What was to come comes by so many microseconds later, or earlier if negative.
    """

    at: int
    counts: bool
    by: int
