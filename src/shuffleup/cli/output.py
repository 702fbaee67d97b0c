"""What commands print: documents for programs, lines for people."""

import codecs
import os
import re
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import pairwise
from json import dumps
from typing import TYPE_CHECKING, TextIO

from msgspec import Struct, json, to_builtins

from shuffleup.answer import note
from shuffleup.cli.errors import ErrorDocument, InputError, why
from shuffleup.questions.mistakes import ErrorFacts, QuestionError, said_in

if TYPE_CHECKING:
    from shuffleup.rulebooks.rule import Language  # every command prints, and few need a rulebook

_STEERING = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
"""Control characters, other line ends, and what changes the direction of the text after it."""
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a terminal states its language, the strongest first."""
_NOT_ASCII = re.compile(r"[^\x00-\x7f]")


class OutputError(InputError):
    """Stdout accepts nothing more: its disk is full, or it was closed. Nothing can be reported there."""

    def __init__(self, fault: OSError) -> None:
        reason = why(fault) if fault.strerror else note("it-is-closed")
        what, hint = note("it-cannot-be-written-why", why=reason), note("choose-another-place")
        super().__init__(what, place=note("standard-output"), hint=hint, code="unwritable")


def emit(document: Struct) -> None:
    """Prints one JSON document: keys in the order of the type, indented by two blanks, one newline at the end."""
    try:
        text = json.format(json.encode(document), indent=2).decode()
    except UnicodeEncodeError:
        # A file name may be bytes that are not text. They are printed as Python reads them back.
        text = dumps(to_builtins(document), indent=2)
    is_utf8 = codecs.lookup(_stdout().encoding or "utf-8").name == "utf-8"
    _print([text if is_utf8 else _NOT_ASCII.sub(lambda letter: dumps(letter[0])[1:-1], text)])


def print_lines(lines: Iterable[str], *, painted: bool = False) -> None:
    """Prints lines of text. Letters that the terminal cannot show are replaced rather than refused.

    A user's name may contain control characters for a terminal: they are written out, unless the lines are
    ``painted``, which is only for our own text.
    """
    encoding = _stdout().encoding or "utf-8"
    _print(_shown(line if painted else _harmless(line), encoding) for line in lines)


def _harmless(line: str) -> str:
    return _STEERING.sub(lambda letter: f"\\x{ord(letter[0]):02x}", line)


def _shown(line: str, encoding: str) -> str:
    return line.encode(encoding, "replace").decode(encoding)


def _print(lines: Iterable[str]) -> None:
    """Raises ``OutputError`` if stdout accepts no more; ``BrokenPipeError`` if nobody reads any more."""
    out = _stdout()
    for line in lines:
        try:
            print(line, file=out)
        except BrokenPipeError:
            raise
        except OSError as fault:
            raise OutputError(fault) from None


def to_left(texts: Sequence[str]) -> list[str]:
    """The words of a column, padded on the right to the width of the longest."""
    return [text.ljust(max(map(len, texts))) for text in texts]


def to_right(texts: Sequence[str]) -> list[str]:
    """The figures of a column, padded on the left to the width of the longest."""
    return [text.rjust(max(map(len, texts))) for text in texts]


def check_output() -> None:
    """Raises ``OutputError`` if there is nowhere to print: for use before a long piece of work, not after it."""
    _stdout()


def flush_output() -> None:
    """Writes buffered output. Raises as printing does."""
    try:
        _stdout().flush()
    except BrokenPipeError:
        raise
    except OSError as fault:
        raise OutputError(fault) from None


def _stdout() -> TextIO:
    """Stdout, which does not exist if the caller closed it. Raises ``OutputError``."""
    if sys.stdout is None:
        raise OutputError(OSError())
    return sys.stdout


def say(line: str) -> None:
    """Prints one line on stderr, where it does not mix with the command's output."""
    if sys.stderr is None:
        return
    encoding = sys.stderr.encoding or "utf-8"
    # If stderr accepts nothing, there is nobody left to tell.
    with suppress(OSError):
        print(_shown(_harmless(line), encoding), file=sys.stderr)


def tell(error: QuestionError, arguments: list[str], *, status: int) -> int:
    """Reports an error in the language of the arguments: one line on stderr, or a document on stdout for JSON."""
    heard = asked_language(arguments)
    facts = error.told(heard)
    if "--json" in _options(arguments) and not isinstance(error, OutputError):
        emit(ErrorDocument(facts))
    else:
        tell_one(facts, heard)
    return status


def tell_one(facts: ErrorFacts, language: "Language") -> None:
    """Reports an error in one line on stderr."""
    say(facts.line(said_in(note("error"), language)))


def asked_language(arguments: list[str]) -> "Language":
    """The language of ``--lang``, even if the rest of the line cannot be read; else the environment's."""
    options = _options(arguments)
    given = [option.removeprefix("--lang=") for option in options if option.startswith("--lang=")]
    given += [word for option, word in pairwise(options) if option == "--lang"]
    return (known_language(given[-1]) if given else None) or environment_language()


def environment_language() -> "Language":
    """The language of the terminal's locale, as ``LANG=it_IT.UTF-8`` sets it; English if it is none of ours."""
    from shuffleup.rulebooks.rule import Language

    locale = next((os.environ[name] for name in LOCALE_VARIABLES if os.environ.get(name)), "")
    return known_language(re.split("[_.@-]", locale)[0].lower()) or Language.ENGLISH


def known_language(code: str) -> "Language | None":
    """The language of a code such as ``it``; None for one that the program does not speak."""
    from shuffleup.rulebooks.rule import Language

    return next((language for language in Language if language.value == code), None)


def _options(arguments: list[str]) -> list[str]:
    return arguments[: arguments.index("--")] if "--" in arguments else arguments
