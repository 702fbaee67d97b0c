"""Texts of recorded hands in a question: read by their format, each hand with the rulebook to play it by."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

from msgspec import Meta

from shuffleup.answer import ProblemError, note
from shuffleup.foreign_hands.cash import CashReplayer
from shuffleup.foreign_hands.files import hands_in
from shuffleup.formats.phh.phh import (
    PhhError,
    PhhHand,
    Refused,
    Replay,
    ReplayedHand,
)
from shuffleup.hand.play import Hand
from shuffleup.questions.mistakes import DEBUG_VARIABLE, DeclinedError, QuestionError
from shuffleup.rulebooks.catalogue import UnknownRulebookError, resolved

HandsText = Annotated[
    str, Meta(min_length=1, max_length=2_000_000, description="recorded hands: PHH, Open Hand History or PokerStars")
]
USUAL_BOOK = "tda-2024"
UNKNOWN_BOOK = "unknown-rulebook"
"""The code of a mistake: no rulebook has this key."""


def recorded(text: str, file: str) -> tuple[PhhHand, ...]:
    """The hands of a text: PHH, Open Hand History or PokerStars text, by how it begins. Raises ``QuestionError``."""
    found = [*hands_in(text.splitlines(keepends=True), file)]
    bad = next((one for one in found if isinstance(one, PhhError)), None)
    if bad is not None:
        raise bad_hand(bad)
    return tuple([one for one in found if isinstance(one, PhhHand)])


def bad_hand(fault: PhhError) -> QuestionError:
    """The mistake of a text that holds no hands."""
    first = fault.first
    return QuestionError(first.what, file=first.file, place=first.place, hint=first.hint, code="bad-hand")


@contextmanager
def damage_told(hand: PhhHand, foreseen: type[ValueError] = PhhError) -> Iterator[None]:
    """Reports unforeseen failures as a mistake of the hand they happened in, so that all other files are still played.

    It may be a fault of ours, so its name is reported too, and debugging shows it in full.
    """
    try:
        yield
    except (foreseen, QuestionError):
        raise
    except Exception as fault:
        if os.environ.get(DEBUG_VARIABLE):
            raise
        what = note("cannot-be-played", fault=f"{type(fault).__name__}: {fault}")
        raise hand.error("", what, note("record-may-be-damaged")) from fault


class Replayers:
    """Rulebooks ready to play records: the one that was asked for, or for each record the one that it names.

    Raises ``QuestionError`` for an unknown book.
    """

    def __init__(self, asked: str | None) -> None:
        self.asked = asked
        self._ready: dict[str, CashReplayer] = {}
        if asked:
            self._replayer(asked, "", "rulebook")

    @property
    def named(self) -> str:
        """The books in use, as a report names them."""
        return ", ".join(self._ready) or USUAL_BOOK

    def of(self, hand: PhhHand) -> CashReplayer:
        """The rulebook for a hand."""
        own = hand.fields.get("_rulebook")
        key = self.asked or (own if isinstance(own, str) else USUAL_BOOK)
        return self._replayer(key, hand.place, "_rulebook")

    def _replayer(self, key: str, file: str, place: str) -> CashReplayer:
        if key not in self._ready:
            try:
                self._ready[key] = CashReplayer(resolved(key))
            except UnknownRulebookError as fault:
                what, hint = fault.first.what, note("name-the-rulebook", field="rulebook") if file else None
                raise QuestionError(what, file=file, place=place, hint=hint, code=UNKNOWN_BOOK) from None
        return self._ready[key]

    def outcome(self, hand: PhhHand) -> Replay:
        """What becomes of a hand. Raises ``QuestionError`` if it cannot be played at all."""
        try:
            with damage_told(hand):
                return self.of(hand).replay(hand)
        except PhhError as fault:
            raise bad_hand(fault) from None

    def played(self, hand: PhhHand) -> Hand:
        """The hand as the engine plays it. Raises ``ProblemError`` if it does not end as recorded, ``QuestionError`` if
        the rules refuse an action."""
        try:
            with damage_told(hand):
                outcome, played = self.of(hand).replayed(hand)
        except PhhError as fault:
            raise bad_hand(fault) from None
        match outcome:
            case Refused():
                raise DeclinedError(outcome.refusal, file=hand.file, place=hand.action_in_file(outcome.action))
            case ReplayedHand() if not played.over:
                raise ProblemError(note("record-stops-early"))
            case ReplayedHand() if not outcome.equal:
                raise ProblemError(note("ends-with-other-stacks"))
        return played
