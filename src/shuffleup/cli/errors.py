"""What goes wrong at the command line, as one line for people or one document for programs.

error: events/club.toml: level 3: big blind 200 is less than 300 of level 2; blinds never fall
"""

from errno import EACCES, EBADF, EISDIR, ENAMETOOLONG, ENOENT, ENOSPC, ENOTDIR, EROFS

from msgspec import Struct

from shuffleup.answer import Note, Value, note
from shuffleup.questions.mistakes import BrokenQuestionError, DeclinedError, ErrorFacts, QuestionError

MISTAKE = 2
"""Exit status of a user's mistake: an unreadable file, a misspelt key, an unknown option."""
REFUSED = 3
"""Exit status of a valid request that the rules refuse."""
INTERRUPTED = 130
"""Exit status after Ctrl-C, as shells expect it: 128 and the number of the signal."""
TERMINATED = 143
"""Exit status after SIGTERM: 128 and the number of that signal."""
BROKEN = 70
"""Exit status of a fault of the program itself (``EX_SOFTWARE`` of sysexits.h)."""


class ErrorDocument(Struct, frozen=True):
    """What ``--json`` prints instead of the command's own document."""

    error: ErrorFacts


class CommandError(QuestionError):
    """A command cannot go on: what, where and how to fix it. Raise one of its two kinds."""

    status: int


class InputError(CommandError):
    """The user can fix it: a file, a key, an option."""

    status = MISTAKE


class RefusalError(CommandError):
    """The rules refuse it; ``code`` and ``rule`` are those of the refusal."""

    status = REFUSED
    usual_code = "refused"


def status_of(error: QuestionError) -> int:
    """The exit status of a command that cannot go on: by default, a mistake of the user."""
    if isinstance(error, CommandError):
        return error.status
    if isinstance(error, BrokenQuestionError):
        return BROKEN
    return REFUSED if isinstance(error, DeclinedError) else MISTAKE


def asked_by_option(error: QuestionError) -> QuestionError:
    """A mistake that names fields of a question, with the options for them instead: ``--play-for`` for
    ``play_for_cents``. Notes have them as ``field``, and a second one as ``other_field``."""
    if isinstance(error.place, Note):
        error.place = _by_option(error.place)
    elif not error.file and not isinstance(error, CommandError) and error.place.islower():
        error.place = _option(error.place)
    if isinstance(error.what, Note):
        error.what = _by_option(error.what)
    if isinstance(error.hint, Note):
        error.hint = _by_option(error.hint)
    return error


def _by_option(said: Note) -> Note:
    facts = [(name, _fact_by_option(name, value)) for name, value in said.facts]
    return Note(said.code, tuple(facts))


def _fact_by_option(name: str, value: Value) -> Value:
    if isinstance(value, Note):
        return _by_option(value)
    return _option(value) if isinstance(value, str) and name in ("field", "other_field") else value


def _option(field: str) -> str:
    return f"--{field.removesuffix('_cents').replace('_', '-')}" if field.isidentifier() else field


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
    """The system's complaint about a file; in its own words if we have none."""
    text = fault.strerror if isinstance(fault, OSError) and fault.strerror else str(fault)
    return _OF_THE_SYSTEM.get(getattr(fault, "errno", 0), text.lower())
