"""Recorded hands in another format. What goes out was played again first."""

from collections.abc import Callable, Iterator, Sequence
from typing import Literal

from shuffleup.answer import Note, Problem, ProblemError, note
from shuffleup.formats.ohh.open_hand_history import hand_to_ohh, hands_file
from shuffleup.formats.phh import phh
from shuffleup.formats.phh.names import recorded_ohh_meta, recorded_phh_meta
from shuffleup.formats.stars.pokerstars import hand_to_pokerstars, stars_file
from shuffleup.hand.play import Hand
from shuffleup.questions.mistakes import QuestionError, said_in
from shuffleup.questions.printed import Asking, Printed
from shuffleup.questions.recorded import HandsText, Replayers, damage_told, recorded
from shuffleup.records.cash import is_cash
from shuffleup.rulebooks.rule import Language

FORMATS = {".phhs": "PHH", ".ohh": "Open Hand History", ".txt": "PokerStars text"}
"""By the endings of their files."""


class ConversionQuestion(Asking, frozen=True, kw_only=True):
    """Recorded hands as they stand in a file, PHH or Open Hand History, and what to write them as: by the ending that
    a file of the format has."""

    text: HandsText
    ending: Literal[".phhs", ".ohh", ".txt"]
    rulebook: str = ""
    """The one to play them by; else the one that a record names, or tda-2024."""
    public: bool = False
    """Name only the cards that were shown."""
    smallest_chip: bool = False
    """PHH: count in the smallest chip in play, as other readers divide pots."""


class ConvertDocument(Printed, frozen=True):
    """Hands in another format: in a file, where the command line wrote them, or as text, where a server was asked."""

    hands: int
    format: str
    file: str
    left_out: tuple[str, ...]
    """Hands that were not written, each with the reason."""
    text: str = ""


class Converter:
    """Writes hands in a format, and keeps what it left out."""

    def __init__(self, ending: str, replayers: Replayers, *, public: bool, smallest_chip: bool) -> None:
        self._ending = ending
        self._replayers = replayers
        self._record = phh.Record.PUBLIC if public else phh.Record.FULL
        self._amounts = phh.Amounts.SMALLEST_CHIP if smallest_chip else phh.Amounts.OWN
        self.texts: list[str] = []
        self.left_out: list[Problem] = []
        self._unread: QuestionError | None = None

    def take(self, hand: phh.PhhHand) -> None:
        """Writes a hand, or leaves it out. Raises ``QuestionError`` where the rules refuse an action."""
        try:
            if is_cash(hand):
                raise ProblemError(note("cash-is-not-written"))
            played = self._replayers.played(hand)
            with damage_told(hand, ProblemError):
                self.texts.append(self._written(hand, played))
        except ProblemError as fault:
            self.left_out.append(Problem(fault.first.what, file=hand.place))

    def leave(self, unread: QuestionError) -> None:
        """Leaves out a hand that cannot be read."""
        self._unread = self._unread or unread
        what = unread.what if isinstance(unread.what, Note) else note("record-may-be-damaged")
        self.left_out.append(Problem(what, unread.place, unread.hint, unread.file))

    def text(self, file: str) -> str:
        """Everything that was written. Raises ``QuestionError`` where that is nothing."""
        if not self.texts:
            if self._unread:
                raise self._unread
            first = self.left_out[0] if self.left_out else Problem(note("it-has-no-hands"), file=file)
            raise QuestionError(first.what, file=first.file)
        return _JOINED[self._ending](self.texts)

    def lines(self, language: Language) -> Iterator[str]:
        """What was left out, and why."""
        return (said_in(one, language) for one in self.left_out)

    def _written(self, hand: phh.PhhHand, played: Hand) -> str:
        """The text of one hand. Raises ``ProblemError`` where the format has no name for its game."""
        number = len(self.texts) + 1
        meta = recorded_ohh_meta(hand, number)
        if self._ending == ".ohh":
            return hand_to_ohh(played.events, played.deck, meta, self._record)
        if self._ending == ".txt":
            return hand_to_pokerstars(played.events, played.deck, meta, self._record)
        recorded_as = phh.hand_to_phh(played.events, played.deck, recorded_phh_meta(hand), self._record, self._amounts)
        return phh.numbered_hand(number, recorded_as)


_JOINED: dict[str, Callable[[Sequence[str]], str]] = {".phhs": "".join, ".ohh": hands_file, ".txt": stars_file}


def converted(question: ConversionQuestion, language: Language, told: Callable[[float], None]) -> ConvertDocument:
    """The hands in the other format. ``told`` hears how much is done. Raises ``QuestionError``."""
    hands, replayers = recorded(question.text, "text"), Replayers(question.rulebook or None)
    converter = Converter(question.ending, replayers, public=question.public, smallest_chip=question.smallest_chip)
    for number, hand in enumerate(hands):
        told(number / len(hands))
        converter.take(hand)
    text, left_out = converter.text("text"), tuple(converter.lines(language))
    return ConvertDocument(len(converter.texts), FORMATS[question.ending], "", left_out, text)
