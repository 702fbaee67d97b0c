"""Recorded hands read and written: PHH, Open Hand History, and PokerStars text to be written."""

from collections.abc import Iterable, Iterator
from os import PathLike
from pathlib import Path
from typing import Literal

from shuffleup.door.hands import DealtHand
from shuffleup.door.sums import answering
from shuffleup.formats.ohh.open_hand_history import hand_to_ohh
from shuffleup.formats.phh.phh import PhhHand, hand_to_phh
from shuffleup.formats.stars.pokerstars import hand_to_pokerstars, stars_file
from shuffleup.hand.view import plan_of
from shuffleup.questions.recorded import Replayers, recorded
from shuffleup.table.button import first_hand

HandFormat = Literal["phh", "ohh", "pokerstars"]


def read_hands(source: str | PathLike[str], *, book: str = "") -> Iterator[DealtHand]:
    """The hands of a file, or of the text of one: each is played again by the engine and stands at its end.

    A file is read by how it begins: PHH, one hand or several, or Open Hand History. ``book`` is the rulebook; without
    one it is that which the record names. Raises ``ValueError`` for what cannot be read or played, with its place.

    >>> import shuffleup as sh
    >>> hand = sh.new_hand(stacks=[1_000, 1_000], seed=1)
    >>> hand.fold()
    >>> [again] = sh.read_hands(sh.write_hands([hand]))
    >>> again.won == hand.won
    True
    """
    known = source if isinstance(source, str) and "\n" in source else None
    name = "text" if known is not None else str(source)
    text = known if known is not None else Path(source).read_text(encoding="utf-8")
    replayers = _replayers(book)
    for record in _records(text, name):
        yield _played(replayers, record)


def write_hands(hands: Iterable[DealtHand], format: HandFormat = "phh") -> str:
    """Finished hands as the text of one file. Raises ``ValueError`` for one that is on, or that a format cannot say."""
    engine = [one.deep for one in hands]
    if format == "phh":
        if len(engine) == 1:
            return hand_to_phh(engine[0].events, engine[0].deck)
        return "\n".join([f"[{n}]\n{hand_to_phh(one.events, one.deck)}" for n, one in enumerate(engine, start=1)])
    if format == "pokerstars":
        return stars_file([hand_to_pokerstars(one.events, one.deck) for one in engine])
    if format == "ohh":
        return "\n\n".join([hand_to_ohh(one.events, one.deck) for one in engine]) + "\n"
    raise ValueError(f"format is {format!r}: phh, ohh or pokerstars is expected")


_replayers = answering(lambda book: Replayers(book or None))
_records = answering(recorded)


@answering
def _played(replayers: Replayers, record: PhhHand) -> DealtHand:
    hand = replayers.played(record)
    plan = plan_of(hand.state)
    return DealtHand(hand, first_hand([seat.number for seat in plan.seats], plan.button), strict=False)
