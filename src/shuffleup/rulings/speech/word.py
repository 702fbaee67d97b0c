"""What a player says, as far as it names an act."""

from enum import Enum


class Word(Enum):
    """What a player says, as far as it names an action.

    ``AMOUNT`` is a size and nothing else; ``CALL_AND_RAISE`` is a call followed by a raise: a string bet in words;
    ``QUESTION`` asks and declares nothing.
    """

    NOTHING = "nothing"
    AMOUNT = "amount"
    BET = "bet"
    RAISE = "raise"
    CALL = "call"
    FOLD = "fold"
    CHECK = "check"
    ALL_IN = "all in"
    COMPLETE = "complete"
    POT = "pot"
    CALL_AND_RAISE = "call and raise"
    QUESTION = "question"
    UNCLEAR = "unclear"
