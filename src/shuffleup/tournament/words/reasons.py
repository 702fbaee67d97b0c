"""Why the software did what an event describes: codes, which ``locale`` puts in the reader's language (``why-…``).

A reason that a person gave is in the same field, as written; in older logs the software's own reasons are English
sentences.
"""

from enum import StrEnum


class Reason(StrEnum):
    """The reason that an event of the software's own making gives."""

    NEXT_BIG_BLIND = "next-big-blind"
    """Tables are uneven: the next big blind goes to the worst chair (TDA 11-B, C)."""
    NEXT_IN_LINE = "next-in-line"
    """The same, where the next big blind needs the seat he has."""
    BY_POSITION = "by-position"
    """Tables are uneven at stud (TDA 11-A)."""
    WRONG_SEAT = "wrong-seat"
    SEATS_WON = "seats-won"
    ONE_LEFT = "one-left"
    FEW_LEFT = "few-left"
    """No more players are left than play was to end with."""
    LEVEL_OVER = "level-over"
    HOUSE_CLOSED = "house-closed"
    DEAL_MADE = "deal-made"
    REGISTRATION_CLOSED = "registration-closed"
    PLAY_BEGUN = "play-begun"
    PLAY_OVER = "play-over"
    FLIGHT_OVER = "flight-over"
    TIME_UP = "time-up"
    """A finalist was not there when his time was up."""
    IMPORTED = "imported"
    """As found in the file of another program."""
