"""What goes wrong at the command line, as one line for people or one document for programs.

error: events/club.toml: level 3: big blind 200 is less than 300 of level 2; blinds never fall
"""

from errno import EACCES, EBADF, EISDIR, ENAMETOOLONG, ENOENT, ENOSPC, ENOTDIR, EROFS
from typing import TYPE_CHECKING

from msgspec import Struct

from shuffleup.answer import Answer, Note, ProblemError, Refusal, note

if TYPE_CHECKING:
    from shuffleup.rulebooks.rule import Language  # every command may fail, and few need a rulebook

MISTAKE = 2
"""Exit status of a user's mistake: an unreadable file, a misspelt key, an unknown option."""
REFUSED = 3
"""Exit status of what was well said but the rules refuse."""
INTERRUPTED = 130
"""Exit status after Ctrl-C, as shells expect it: 128 and the number of the signal."""
TERMINATED = 143
"""Exit status after SIGTERM: 128 and the number of that signal."""
BROKEN = 70
"""Exit status of a fault of the program itself (``EX_SOFTWARE`` of sysexits.h)."""
DEBUG_VARIABLE = "SHUFFLEUP_DEBUG"
"""Set where faults are looked for: they are not told in one line, but where they happened."""


class ErrorFacts(Struct, frozen=True):
    """One error, for programs. ``rule`` is empty unless a rulebook refused."""

    code: str
    place: str
    message: str
    hint: str
    rule: str

    def line(self, head: str = "error") -> str:
        """The error as people read it, always one line; ``head`` is what it begins with."""
        where = f"{self.place}: " if self.place else ""
        rule = f" ({self.rule})" if self.rule else ""
        hint = f"; {self.hint}" if self.hint else ""
        return f"{head}: {where}{self.message}{rule}{hint}"


class ErrorDocument(Struct, frozen=True):
    """What ``--json`` prints instead of the command's own document."""

    error: ErrorFacts


class CommandError(Exception):
    """A command cannot go on: what, where and how to mend it. Raise one of its two kinds."""

    status: int
    _code: str

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
        self._file, self._what, self._place, self.hint = file, what, place, hint
        if isinstance(what, Refusal):
            code, rule = code or what.code, rule or what.rule
        self._code, self._rule = code or self._code, rule

    def told(self, language: "Language") -> ErrorFacts:
        """The place, the mistake and the hint in the language."""
        where = [self._file, said_in(self._place, language)]
        hint = said_in(self.hint, language) if self.hint else ""
        return ErrorFacts(
            self._code,
            one_line(": ".join([part for part in where if part])),
            one_line(said_in(self._what, language)),
            one_line(hint),
            one_line(self._rule),
        )


class InputError(CommandError):
    """The user can mend it: a file, a key, an option."""

    status = MISTAKE
    _code = "bad-input"


class RefusalError(CommandError):
    """The rules refuse it; ``code`` and ``rule`` are those of the refusal."""

    status = REFUSED
    _code = "refused"


def misread(fault: ProblemError, code: str, file: str = "") -> InputError:
    """The first problem of a file that people write, as the mistake of who wrote it."""
    first = fault.first
    return InputError(first.what, file=file or first.file, place=first.place, hint=first.hint, code=code)


def first_of(fault: ProblemError, code: str, file: str, more: str = "more-problems") -> InputError:
    """As ``misread``, the hint with the number of the file's other problems; ``more`` is how it is said."""
    error, others = misread(fault, code, file), len(fault.problems) - 1
    if others:
        error.hint = note(more, hint=error.hint or "", count=others)
    return error


_OF_THE_SYSTEM = {
    EACCES: note("permission-denied"),
    EBADF: note("bad-file-descriptor"),
    EISDIR: note("is-a-directory"),
    ENAMETOOLONG: note("file-name-too-long"),
    ENOENT: note("no-such-file"),
    ENOSPC: note("no-space-left"),
    ENOTDIR: note("not-a-directory"),
    EROFS: note("read-only-file-system"),
}


def why(fault: Exception) -> Note | str:
    """What the system has against a file; in its own words where we have none."""
    text = fault.strerror if isinstance(fault, OSError) and fault.strerror else str(fault)
    return _OF_THE_SYSTEM.get(getattr(fault, "errno", 0), text.lower())


def said_in(answer: Answer | str, language: "Language") -> str:
    """A mistake, its hint or its place in the language; text stands as it is in the file."""
    if isinstance(answer, str):
        return answer
    from shuffleup.locale.answers import answer_text  # messages are read only where something went wrong

    return answer_text(answer, language)


def one_line(text: str) -> str:
    """Text on one line, safe for a terminal: blanks are joined and control characters are written out."""
    joined = " ".join(text.split())
    return "".join(letter if letter.isprintable() else f"\\x{ord(letter):02x}" for letter in joined)
