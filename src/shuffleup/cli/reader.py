"""Who reads what a command answers: ``--lang``, ``--json`` and ``--quiet``, and refusals said in his language.

``--lang`` stands after the command or before it; who says nothing is answered in the language of his environment.
"""

import sys
from collections.abc import Callable, Iterable
from functools import wraps
from typing import TYPE_CHECKING

import click
from msgspec import Struct

from shuffleup.answer import Refusal
from shuffleup.cli.options import json_option, one_of, quiet_option
from shuffleup.cli.output import emit, environment_language, print_lines
from shuffleup.rulebooks.rule import Language

if TYPE_CHECKING:
    from shuffleup.locale.messages import Messages  # read only by commands that say something in a language

Command = Callable[..., None]


class Reader(Struct, frozen=True):
    """A person with a language, or a program that wants JSON."""

    language: Language
    as_json: bool
    quiet: bool = False

    @property
    def speech(self) -> "Messages":
        """The messages in his language."""
        from shuffleup.locale.messages import messages

        return messages(self.language)

    @property
    def watches(self) -> bool:
        """Whether somebody watches: stderr is a terminal and neither a program nor ``--quiet`` asked for silence."""
        return sys.stderr is not None and sys.stderr.isatty() and not (self.as_json or self.quiet)

    def show(self, document: Struct, lines: Iterable[str]) -> None:
        """Prints the document for a program, the lines for a person."""
        if self.as_json:
            emit(document)
        else:
            print_lines(lines)


def reader_options(command: Command) -> Command:
    """Adds ``--lang`` and ``--json`` to a command, handed on together as ``reader``."""

    @wraps(command)
    def read(*given: object, lang: str, as_json: bool, quiet: bool = False, **asked: object) -> None:
        command(*given, reader=Reader(Language(lang), as_json, quiet), **asked)

    return lang_option(json_option(read))


def watched_options(command: Command) -> Command:
    """As ``reader_options``, with ``--quiet`` for a command that takes long."""
    return reader_options(quiet_option(command))


def lang_option(command: Command) -> Command:
    """Adds ``--lang`` to a command, handed on as ``lang``."""
    option = click.option(
        "--lang",
        type=one_of(Language),
        default=usual_language,
        show_default="the environment's, or en",
        help="The language of the answers.",
    )
    return option(command)


def usual_language() -> str:
    """The language of a command that was given none: what stands before the command, or the environment's."""
    return click.get_current_context().find_root().params.get("lang") or environment_language().value


def lang_again(language: Language) -> str:
    """What a command that is to be repeated says of the language: nothing in English."""
    return "" if language is Language.ENGLISH else f" --lang {language.value}"


def reason_of(refusal: Refusal, language: Language, names: tuple[str, ...] = ()) -> str:
    """Why it cannot be, in the language; ``names`` are the players of a hand's seats."""
    # Messages are read only where something is refused.
    from shuffleup.locale.answers import answer_text

    return answer_text(refusal, language, names)
