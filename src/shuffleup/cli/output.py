"""What commands print: documents for programs, lines for people."""

import sys
from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import TYPE_CHECKING, TypeVar

import click
from msgspec import Struct, json

from shuffleup.cli.errors import CommandError, ErrorDocument

if TYPE_CHECKING:
    from shuffleup.rulebooks.rule import Language  # every command prints, and few need a rulebook

_ENGLISH = "en"
Command = TypeVar("Command", bound=Callable[..., None])


def json_option(command: Command) -> Command:
    """Adds ``--json`` to a command, handed on as ``as_json``."""
    return click.option("--json", "as_json", is_flag=True, help="Print one JSON document and nothing else.")(command)


def quiet_option(command: Command) -> Command:
    """Adds ``--quiet`` to a command."""
    return click.option("--quiet", is_flag=True, help="Show no progress.")(command)


def emit(document: Struct) -> None:
    """Prints one JSON document: keys in the order of the type, two blanks of indent, one newline at the end."""
    print(json.format(json.encode(document), indent=2).decode())


def print_lines(lines: Iterable[str]) -> None:
    """Prints lines of text. Letters that the terminal cannot show are replaced rather than refused."""
    encoding = sys.stdout.encoding or "utf-8"
    for line in lines:
        print(line.encode(encoding, "replace").decode(encoding))


def say(line: str) -> None:
    """Prints one line on stderr, where it does not mix with what the command is asked for."""
    encoding = sys.stderr.encoding or "utf-8"
    print(line.encode(encoding, "replace").decode(encoding), file=sys.stderr)


def tell(error: CommandError, arguments: list[str], *, status: int) -> int:
    """Tells an error in the language of the arguments: one line on stderr, or, asked for JSON, a document on stdout."""
    options = _options(arguments)
    heard = asked_language(arguments)
    facts = error.told(lambda text: said_in(text, heard))
    if "--json" in options:
        emit(ErrorDocument(facts))
    else:
        say(facts.line(said_in("error", heard)))
    return status


def asked_language(arguments: list[str]) -> "Language":
    """The language that ``--lang`` asks for, also where the rest of the line cannot be read; else English."""
    from shuffleup.rulebooks.rule import Language

    options = _options(arguments)
    given = [option.removeprefix("--lang=") for option in options if option.startswith("--lang=")]
    given += [word for option, word in pairwise(options) if option == "--lang"]
    return next((language for language in Language if given and language.value == given[-1]), Language.ENGLISH)


def said_in(text: str, language: "Language") -> str:
    """A mistake, its hint or its place in the language."""
    if language.value == _ENGLISH:
        return text
    # Messages are read only where something went wrong.
    from shuffleup.locale.mistake_sentences import mistake_text

    return mistake_text(text, language)


def _options(arguments: list[str]) -> list[str]:
    return arguments[: arguments.index("--")] if "--" in arguments else arguments


def shows_progress(*, as_json: bool, quiet: bool) -> bool:
    """Whether somebody watches: stderr is a terminal and neither a program nor ``--quiet`` asked for silence."""
    return sys.stderr.isatty() and not (as_json or quiet)
