"""What commands print: documents for programs, lines for people."""

import sys
from collections.abc import Callable, Iterable
from typing import TypeVar

import click
from msgspec import Struct, json

from shuffleup.cli.errors import CommandError, ErrorDocument

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
    """Tells an error: one line on stderr, or one document on stdout when the arguments ask for JSON."""
    options = arguments[: arguments.index("--")] if "--" in arguments else arguments
    if "--json" in options:
        emit(ErrorDocument(error.facts))
    else:
        say(error.line())
    return status


def shows_progress(*, as_json: bool, quiet: bool) -> bool:
    """Whether somebody watches: stderr is a terminal and neither a program nor ``--quiet`` asked for silence."""
    return sys.stderr.isatty() and not (as_json or quiet)
