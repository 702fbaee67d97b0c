"""Who reads a command's answer: ``--lang``, ``--json`` and ``--quiet``, and refusals in his language.

``--lang`` may come after the command or before it; without it, the environment's language is used.
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
    from shuffleup.locale.messages import Messages  # read only by commands that put something into a language

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
        """Whether somebody is watching: stderr is a terminal, and neither a program nor ``--quiet`` wants silence."""
        return sys.stderr is not None and sys.stderr.isatty() and not (self.as_json or self.quiet)

    def show(self, document: Struct, lines: Iterable[str]) -> None:
        """Prints the document for a program, the lines for a person."""
        if self.as_json:
            emit(document)
        else:
            print_lines(lines)


def reader_options(command: Command) -> Command:
    """Adds ``--lang`` and ``--json`` to a command, passed on together as ``reader``."""

    @wraps(command)
    def read(*given: object, lang: str, as_json: bool, quiet: bool = False, **asked: object) -> None:
        command(*given, reader=Reader(Language(lang), as_json, quiet), **asked)

    return lang_option(json_option(read))


def watched_options(command: Command) -> Command:
    """As ``reader_options``, with ``--quiet`` for a command that takes long."""
    return reader_options(quiet_option(command))


def lang_option(command: Command) -> Command:
    """Adds ``--lang`` to a command, passed on as ``lang``."""
    option = click.option(
        "--lang",
        type=one_of(Language),
        default=usual_language,
        show_default="the environment's, or en",
        help="The language of the answers.",
    )
    return option(command)


def usual_language() -> str:
    """The language of a command without its own ``--lang``: the one before the command, or the environment's."""
    return click.get_current_context().find_root().params.get("lang") or environment_language().value


def lang_again(language: Language) -> str:
    """The language option of a command to be repeated: nothing for English."""
    return "" if language is Language.ENGLISH else f" --lang {language.value}"


def reason_of(refusal: Refusal, language: Language, names: tuple[str, ...] = ()) -> str:
    """Why it is refused, in the language; ``names`` are the players by seat of the hand."""
    # Messages are read only if something is refused.
    from shuffleup.locale.answers import answer_text

    return answer_text(refusal, language, names)
