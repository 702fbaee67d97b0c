"""Files of recorded hands that a user names: read by their endings, each hand with the rulebook to play it by."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from shuffleup.answer import note
from shuffleup.cli.errors import CommandError, InputError
from shuffleup.cli.files import STANDARD_INPUT, read_text
from shuffleup.formats.ohh.open_hand_history import read_ohh
from shuffleup.formats.phh.phh import PhhError, PhhHand, Replayer, read_phhs
from shuffleup.questions.mistakes import DEBUG_VARIABLE
from shuffleup.rulebooks.catalogue import UnknownRulebookError, resolved

USUAL_BOOK = "tda-2024"
OHH_SUFFIX = ".ohh"
STARS = "PokerStars "
"""How a file of PokerStars text begins."""


def read_hands(file: Path) -> tuple[PhhHand, ...]:
    """The hands of a file: Open Hand History by its ending, PHH otherwise; what is piped in has no ending.

    Raises ``InputError``.
    """
    text = read_text(file)
    is_ohh = text.lstrip().startswith("{") if str(file) == STANDARD_INPUT else file.suffix.lower() == OHH_SUFFIX
    if text.startswith(STARS):
        what, hint = note("pokerstars-not-read"), note("name-a-hand-file")
        raise InputError(what, file=str(file), hint=hint, code="not-read")
    try:
        return read_ohh(text, str(file)) if is_ohh else read_phhs(text, str(file))
    except PhhError as fault:
        raise bad_hand(fault) from None


def bad_hand(fault: PhhError) -> InputError:
    """A file that holds no hands, as an error of the command line."""
    first = fault.first
    return InputError(first.what, file=first.file, place=first.place, hint=first.hint, code="bad-hand")


@contextmanager
def damage_told(hand: PhhHand, foreseen: type[ValueError] = PhhError) -> Iterator[None]:
    """Tells what nobody foresaw as a mistake of the hand it happened in, so that all other files are still played.

    It may be a fault of ours, so its name is told too, and is not lost where faults are looked for.
    """
    try:
        yield
    except (foreseen, CommandError):
        raise
    except Exception as fault:
        if os.environ.get(DEBUG_VARIABLE):
            raise
        what = note("cannot-be-played", fault=f"{type(fault).__name__}: {fault}")
        raise hand.error("", what, note("record-may-be-damaged")) from fault


class Replayers:
    """Rulebooks made ready to play records: the one that was asked for, or for each record the one that it names.

    Raises ``InputError`` for an unknown book.
    """

    def __init__(self, asked: str | None) -> None:
        self.asked = asked
        self._ready: dict[str, Replayer] = {}
        if asked:
            self._replayer(asked, "--rulebook", "")

    @property
    def named(self) -> str:
        """The books in use, as a report names them."""
        return ", ".join(self._ready) or USUAL_BOOK

    def of(self, hand: PhhHand) -> Replayer:
        """The rulebook for a hand."""
        own = hand.fields.get("_rulebook")
        key = self.asked or (own if isinstance(own, str) else USUAL_BOOK)
        return self._replayer(key, hand.place, "_rulebook")

    def _replayer(self, key: str, file: str, place: str) -> Replayer:
        if key not in self._ready:
            try:
                self._ready[key] = Replayer(resolved(key))
            except UnknownRulebookError as fault:
                hint = note("name-the-rulebook") if place else None
                raise InputError(fault.first.what, file=file, place=place, hint=hint, code="unknown-rulebook") from None
        return self._ready[key]
