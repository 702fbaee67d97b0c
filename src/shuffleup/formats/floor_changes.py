"""Hands that the floor has changed: what of it goes without saying in a record, and what no record has words for."""

from shuffleup.hand.events import HandEvent
from shuffleup.hand.floor_events import FloorEvent, StubRebuilt
from shuffleup.hand.stub import DEALER


def refuse_changes(event: HandEvent, *, holds_deck: bool = False) -> None:
    """Raises ``ValueError`` for what the floor did and a record cannot say.

    A stub that the floor had shuffled is not told of where each card is named as it comes. But muck that went in would
    be named a second time, and a record that holds the whole deck cannot say when it was shuffled.
    """
    if not isinstance(event, FloorEvent):
        return
    if isinstance(event, StubRebuilt) and (event.by == DEALER or not (event.taken or holds_deck)):
        return
    raise ValueError("the floor changed this hand, for which the format has no words")
