"""Why the software did what an event describes: codes, which ``locale`` puts in the reader's language (``why-…``).

A reason that a person gave is in the same field, as written (``answer.Why``); in older logs the software's own reasons
are English sentences, and stay so.
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
    IN_THE_MONEY = "in-the-money"
    """Hand for hand is over: no more players are left than places are paid."""
    BY_LOT = "by-lot"
    """A tie of a run, in which there is no director to ask."""
    RUN = "run"
    """A run without people: whoever would have been asked or told."""
    SEASON_TERMS = "season-terms"
    """So the terms of the season have it, under no rule of a book."""
    LEFT_EARLY = "left-early"
    """The player took his entry back before play began."""
    IMPORTED = "imported"
    """As found in the file of another program."""
