"""``--lang``: the language of what a command answers, and refusals said in it.

It stands after the command or before it; who says nothing is answered in the language of his environment.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import click

from shuffleup.cli.errors import InputError, RefusalError
from shuffleup.cli.output import environment_language
from shuffleup.rulebooks.rule import Language

if TYPE_CHECKING:
    from shuffleup.locale.refusal_sentences import Refusal

Command = TypeVar("Command", bound=Callable[..., None])


def lang_option(command: Command) -> Command:
    """Adds ``--lang`` to a command, handed on as ``lang``."""
    option = click.option(
        "--lang",
        type=click.Choice([language.value for language in Language]),
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


def reason_of(refusal: "Refusal", language: Language, names: tuple[str, ...] = ()) -> str:
    """Why it cannot be, in the language; ``names`` are the players of a hand's seats."""
    if language is Language.ENGLISH and not names:
        return refusal.message
    # Messages are read only where something is refused.
    from shuffleup.locale.refusal_sentences import refusal_text

    return refusal_text(refusal, language, names)


def mistaken(refusal: "Refusal", language: Language, *, file: str = "", place: str = "", hint: str = "") -> InputError:
    """A refusal as the mistake of who asked. In English the core's own hint goes with it."""
    own = getattr(refusal, "hint", "") if language is Language.ENGLISH else ""
    return InputError(reason_of(refusal, language), file=file, place=place, hint=hint or own, code=refusal.code)


def refused(refusal: "Refusal", language: Language, *, file: str = "") -> RefusalError:
    """What was well said, and the rules refuse."""
    return RefusalError(reason_of(refusal, language), file=file, code=refusal.code, rule=getattr(refusal, "rule", ""))
