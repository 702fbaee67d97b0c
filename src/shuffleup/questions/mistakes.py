"""What is wrong with a question, where in it, and how to fix it; put into a language when somebody reads it."""

from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct

from shuffleup.answer import Answer, Note, ProblemError, Refusal, note

if TYPE_CHECKING:
    from shuffleup.rulebooks.rule import Language  # every command may fail, and few need a rulebook

T = TypeVar("T")
DEBUG_VARIABLE = "SHUFFLEUP_DEBUG"
"""Set for debugging: faults are then not reported in one line, but raised with their traceback."""


class ErrorFacts(Struct, frozen=True):
    """One error, for programs. ``rule`` is empty unless a rulebook refused."""

    code: str
    place: str
    message: str
    hint: str
    rule: str

    def line(self, head: str = "error") -> str:
        """The error as people read it, always one line; ``head`` is how it begins."""
        where = f"{self.place}: " if self.place else ""
        rule = f" ({self.rule})" if self.rule else ""
        hint = f"; {self.hint}" if self.hint else ""
        return f"{head}: {where}{self.message}{rule}{hint}"


class QuestionError(Exception):
    """A question cannot be answered. ``place`` is the field of the question, or a note that says where; ``file`` is the
    name of the text that was read, if it has one."""

    usual_code = "bad-input"

    def __init__(
        self,
        what: Answer,
        *,
        file: str = "",
        place: Note | str = "",
        hint: Note | None = None,
        code: str = "",
        rule: str = "",
    ) -> None:
        super().__init__(what)
        self.file, self.what, self.place, self.hint = file, what, place, hint
        if isinstance(what, Refusal):
            code, rule = code or what.code, rule or what.rule
        self.code, self.rule = code or self.usual_code, rule

    def told(self, language: "Language") -> ErrorFacts:
        """The place, the mistake and the hint in the language."""
        where = [self.file, said_in(self.place, language)]
        hint = said_in(self.hint, language) if self.hint else ""
        return ErrorFacts(
            self.code,
            one_line(": ".join([part for part in where if part])),
            one_line(said_in(self.what, language)),
            one_line(hint),
            one_line(self.rule),
        )


class DeclinedError(QuestionError):
    """The question is well-formed, but the rules refuse it."""

    usual_code = "refused"


class BrokenQuestionError(QuestionError):
    """The program itself failed on a question."""

    usual_code = "internal"


def answered(answer: T | Refusal) -> T:
    """The answer. Raises ``QuestionError`` for a refusal: what cannot be computed was asked wrongly."""
    if isinstance(answer, Refusal):
        raise QuestionError(answer)
    return answer


def misread(fault: ProblemError, code: str, file: str = "") -> QuestionError:
    """The first problem of a text, as a mistake of its author."""
    first = fault.first
    return QuestionError(first.what, file=file or first.file, place=first.place, hint=first.hint, code=code)


def first_of(fault: ProblemError, code: str, file: str, more: str = "more-problems") -> QuestionError:
    """As ``misread``, with the number of the text's other problems in the hint; ``more`` is the message for it."""
    error, others = misread(fault, code, file), len(fault.problems) - 1
    if others:
        error.hint = note(more, hint=error.hint or "", count=others)
    return error


def said_in(answer: Answer | str, language: "Language") -> str:
    """A mistake, its hint or its place in the language; text stays as it is in the file."""
    if isinstance(answer, str):
        return answer
    from shuffleup.locale.answers import answer_text  # messages are read only if something went wrong

    return answer_text(answer, language)


def one_line(text: str) -> str:
    """Text on one line, safe for a terminal: blanks are joined and control characters are written out."""
    joined = " ".join(text.split())
    return "".join(letter if letter.isprintable() else f"\\x{ord(letter):02x}" for letter in joined)
