"""What goes wrong at the command line, as one line for people or one document for programs.

error: events/club.toml: level 3: big blind 200 is less than 300 of level 2; blinds never fall
"""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

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
        self, what: str, *, file: str = "", place: str = "", hint: str = "", code: str = "", rule: str = ""
    ) -> None:
        super().__init__(what)
        self._file = file
        self._place = place
        self.facts = ErrorFacts(code or self._code, _where(file, place), one_line(what), one_line(hint), one_line(rule))

    def told(self, say: Callable[[str], str]) -> ErrorFacts:
        """The facts with the place, the mistake and the hint as ``say`` says them: in another language."""
        facts = self.facts
        where = _where(self._file, _place_said(one_line(self._place), say))
        return replace(
            facts,
            place=where,
            message=one_line(say(facts.message)),
            hint=one_line(say(facts.hint) if facts.hint else ""),
        )

    def line(self) -> str:
        """The error as people read it, always one line."""
        return self.facts.line()


class InputError(CommandError):
    """The user can mend it: a file, a key, an option."""

    status = MISTAKE
    _code = "bad-input"


class RefusalError(CommandError):
    """The rules refuse it; ``code`` and ``rule`` are those of the refusal."""

    status = REFUSED
    _code = "refused"


def _where(file: str, place: str) -> str:
    return one_line(": ".join([part for part in (file, place) if part]))


def _place_said(place: str, say: Callable[[str], str]) -> str:
    """A place as a whole, or else each of its steps, as of ``[2]: action 3``."""
    whole = say(place) if place else ""
    return whole if whole != place else ": ".join([say(step) if step else "" for step in place.split(": ")])


def one_line(text: str) -> str:
    """Text on one line, safe for a terminal: blanks are joined and control characters are written out."""
    joined = " ".join(text.split())
    return "".join(letter if letter.isprintable() else f"\\x{ord(letter):02x}" for letter in joined)
