"""The act with which a hand begins, and with it the level it is played at (TDA 23, PSLive 24, FIGP 54)."""

from collections.abc import Mapping
from enum import Enum

from shuffleup.rulebooks.policy.event import HandStart


class StartingAct(Enum):
    """What was seen at the table before the cards were dealt."""

    WASH = "wash"  # the deck spread on the table and mixed
    RIFFLE = "riffle"
    MACHINE_BUTTON = "machine-button"
    DEALER_PUSH = "dealer-push"


_COUNTS_AS: Mapping[StartingAct, tuple[HandStart, ...]] = {
    StartingAct.WASH: (HandStart.FIRST_SHUFFLE,),
    StartingAct.RIFFLE: (HandStart.FIRST_RIFFLE, HandStart.FIRST_SHUFFLE),
    StartingAct.MACHINE_BUTTON: (HandStart.MACHINE_BUTTON,),
    StartingAct.DEALER_PUSH: (HandStart.DEALER_PUSH,),
}
"""A wash is a shuffle but no riffle, and a riffle is both."""


def begins_a_hand(starts: tuple[HandStart, ...], act: StartingAct) -> bool:
    """Does a hand begin with this act, by a book's list of those that begin one?"""
    return any(start in starts for start in _COUNTS_AS[act])
