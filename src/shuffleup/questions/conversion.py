"""Recorded hands in another format. Every hand written is first played again."""

from collections.abc import Callable, Iterator
from typing import Literal

from shuffleup.answer import Note, Problem, ProblemError, note
from shuffleup.foreign_hands.cash import is_cash
from shuffleup.formats.ohh import writer as ohh_writer
from shuffleup.formats.ohh.names import recorded_ohh_meta
from shuffleup.formats.ohh.open_hand_history import hand_to_ohh
from shuffleup.formats.phh import phh
from shuffleup.formats.phh.names import recorded_phh_meta
from shuffleup.formats.stars import pokerstars
from shuffleup.formats.stars.pokerstars import hand_to_pokerstars
from shuffleup.hand.play import Hand
from shuffleup.questions.mistakes import QuestionError, said_in
from shuffleup.questions.printed import Asking, Printed
from shuffleup.questions.recorded import HandsText, Replayers, damage_told, recorded
from shuffleup.rulebooks.rule import Language

FORMATS = {".phhs": "PHH", ".ohh": "Open Hand History", ".txt": "PokerStars text"}
"""By file extension."""


class ConversionQuestion(Asking, frozen=True, kw_only=True):
    """Recorded hands as in a file, PHH or Open Hand History, and the format to write: by its file extension."""

    text: HandsText
    ending: Literal[".phhs", ".ohh", ".txt"]
    rulebook: str = ""
    """The rulebook to play them by; without one, the one that a record names, or tda-2024."""
    public: bool = False
    """Whether to name only the cards that were shown."""
    smallest_chip: bool = False
    """For PHH: count in the smallest chip in play, as other readers divide pots."""


class ConvertDocument(Printed, frozen=True):
    """Hands in another format: in a file, if the command line wrote them, or as text, if a server was asked."""

    hands: int
    format: str
    file: str
    left_out: tuple[str, ...]
    """Hands that were not written, each with the reason."""
    text: str = ""


class Converter:
    """Writes hands in a format, and records what it left out."""

    def __init__(self, ending: str, replayers: Replayers, *, public: bool, smallest_chip: bool) -> None:
        self._ending = ending
        self._replayers = replayers
        self._record = phh.Record.PUBLIC if public else phh.Record.FULL
        self._amounts = phh.Amounts.SMALLEST_CHIP if smallest_chip else phh.Amounts.OWN
        self.count = 0
        """The hands written so far."""
        self.left_out: list[Problem] = []
        self._unread: QuestionError | None = None

    def take(self, hand: phh.PhhHand) -> str:
        """The text of a hand in a file behind those before it; empty if it is left out. Raises ``QuestionError`` if the
        rules refuse an action."""
        try:
            if is_cash(hand):
                raise ProblemError(note("cash-is-not-written"))
            played = self._replayers.played(hand)
            with damage_told(hand, ProblemError):
                text = self._written(hand, played)
        except ProblemError as fault:
            self.left_out.append(Problem(fault.first.what, file=hand.place))
            return ""
        self.count += 1
        return f"{_BETWEEN[self._ending]}{text}" if self.count > 1 else text

    def leave(self, unread: QuestionError) -> None:
        """Leaves out a hand that cannot be read."""
        self._unread = self._unread or unread
        what = unread.what if isinstance(unread.what, Note) else note("record-may-be-damaged")
        self.left_out.append(Problem(what, unread.place, unread.hint, unread.file))

    def end(self, file: str) -> str:
        """The end of the file behind its hands. Raises ``QuestionError`` if no hand was written."""
        if not self.count:
            if self._unread:
                raise self._unread
            first = self.left_out[0] if self.left_out else Problem(note("it-has-no-hands"), file=file)
            raise QuestionError(first.what, file=first.file)
        return _LAST.get(self._ending, "")

    def lines(self, language: Language) -> Iterator[str]:
        """What was left out, and why."""
        return (said_in(one, language) for one in self.left_out)

    def _written(self, hand: phh.PhhHand, played: Hand) -> str:
        """The text of one hand. Raises ``ProblemError`` if the format has no name for its game."""
        number = self.count + 1
        meta = recorded_ohh_meta(hand, number)
        if self._ending == ".ohh":
            return hand_to_ohh(played.events, played.deck, meta, self._record)
        if self._ending == ".txt":
            return hand_to_pokerstars(played.events, played.deck, meta, self._record)
        recorded_as = phh.hand_to_phh(played.events, played.deck, recorded_phh_meta(hand), self._record, self._amounts)
        return phh.numbered_hand(number, recorded_as)


_BETWEEN: dict[str, str] = {".phhs": "", ".ohh": ohh_writer.BETWEEN_HANDS, ".txt": pokerstars.BETWEEN_HANDS}
_LAST = {".ohh": ohh_writer.LAST}
"""By file extension, what stands between two hands and at the end of a file."""


def converted(question: ConversionQuestion, language: Language, told: Callable[[float], None]) -> ConvertDocument:
    """The hands in the other format. ``told`` receives the progress. Raises ``QuestionError``."""
    hands, replayers = recorded(question.text, "text"), Replayers(question.rulebook or None)
    converter = Converter(question.ending, replayers, public=question.public, smallest_chip=question.smallest_chip)
    texts: list[str] = []
    for number, hand in enumerate(hands):
        told(number / len(hands))
        texts.append(converter.take(hand))
    texts.append(converter.end("text"))
    left_out = tuple(converter.lines(language))
    return ConvertDocument(converter.count, FORMATS[question.ending], "", left_out, "".join(texts))
