"""Chips, money and shares as people type them in lists: ``5000,3000,2000``, or ``@stacks.txt`` for those of a file."""

import re
from collections import Counter
from decimal import Decimal
from math import isfinite
from typing import TypeVar

import click

from shuffleup.cli.errors import InputError
from shuffleup.cli.files import read_text
from shuffleup.cli.language import mistaken
from shuffleup.locale.messages import messages
from shuffleup.maths.refusal import Refusal
from shuffleup.rulebooks.rule import Language
from shuffleup.tournament.definition import MOST_COUNTED
from shuffleup.tournament.names import canonical_name

_NUMBER = re.compile(r"[+-]?(?:0|[1-9][0-9]*)(\.[0-9]+)?")
"""A nought leads nothing: ``1,000`` would be one, and then nothing."""
_THOUSANDS = re.compile(r"[+-]?[1-9]\d{0,2}\.\d{3}")
_PLACES = re.compile(r"([0-9]{1,9})(?:-([0-9]{1,9}))?=(.+)")

Answer = TypeVar("Answer")


class Figure(click.FloatRange):
    """A number within limits. ``nan`` and ``inf`` are none, though the one is never beyond a limit."""

    def convert(self, value: float, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """The number. Raises ``click.BadParameter``."""
        found: float = super().convert(value, param, ctx)
        return found if isfinite(found) else self.fail(f"{value} is not a number", param, ctx)


def answered(answer: Answer | Refusal, language: Language = Language.ENGLISH) -> Answer:
    """The answer; what cannot be worked out is the mistake of who asked. Raises ``InputError``."""
    if isinstance(answer, Refusal):
        raise mistaken(answer, language)
    return answer


def names_of(text: str | None, players: int, language: Language = Language.ENGLISH) -> tuple[str, ...]:
    """The players' names, or ``player 1`` and so on. Raises ``InputError`` unless there is one for each."""
    if text is None:
        say = messages(language).say
        return tuple([say("sheet-nameless", {"number": number}) for number in range(1, players + 1)])
    parts = [canonical_name(part.strip()) for part in _typed(text).replace("\n", ",").split(",")]
    names = tuple([name for name in parts if name])
    if len(names) != players:
        what = f"{len(names)} names for {players} stacks"
        hint, code = "give one name for each stack", "names-do-not-match"
        raise InputError(what, file=_file_of(text), place="--names", hint=hint, code=code)
    twice, count = Counter(names).most_common(1)[0] if names else ("", 0)
    if count > 1:
        # Two lines of a sheet that say the same name would each be signed by either.
        what, hint = f"'{twice}' is there twice", "name each player once"
        raise InputError(what, file=_file_of(text), place="--names", hint=hint, code="same-name")
    return names


def chips_of(text: str, option: str) -> tuple[int, ...]:
    """Whole chips. Raises ``InputError`` for anything else."""
    return tuple([_scaled(word, option, 0) for word in _words(text, option)])


def cents_of(text: str, option: str) -> tuple[int, ...]:
    """Money in whole units with at most two decimals, as cents. Raises ``InputError`` for anything else."""
    return tuple([_scaled(word, option, 2) for word in _words(text, option)])


def one_amount(text: str, option: str) -> int:
    """A single amount of money, as cents."""
    return _scaled(text.strip(), option, 2)


def basis_points(text: str, option: str) -> int:
    """A percentage with at most two decimals, with or without its sign, as hundredths of a per cent."""
    return _scaled(text.strip().removesuffix("%").strip(), option, 2, counted=False)


def shares_of(text: str, option: str) -> tuple[int, ...]:
    """Percentages, as hundredths of a per cent."""
    return tuple([basis_points(word, option) for word in _words(text, option)])


def replaced_shares(text: str, option: str) -> dict[int, int]:
    """Shares by place, ``7=5.5,8-9=3.25``, in hundredths of a per cent. Raises ``InputError``."""
    found: dict[int, int] = {}
    for word in _words(text, option):
        match = _PLACES.fullmatch(word)
        if match is None:
            raise InputError(f"'{word}' is no share of a place", place=option, hint="write 7=5.5 or 13-15=1.5")
        first, last = int(match[1]), int(match[2] or match[1])
        if last < first:
            hint = f"write {last}-{first}, the better place first"
            raise InputError(f"'{word}' runs backwards", place=option, hint=hint, code="bad-replacement")
        for place in range(first, min(last, first + 10_000) + 1):
            if place in found:
                what = f"place {place} is named twice"
                raise InputError(what, place=option, hint="name each place once", code="bad-replacement")
            found[place] = basis_points(match[3], option)
    return found


def _file_of(text: str) -> str:
    """The file that is named instead of a list; empty where there is none."""
    return text[1:] if text.startswith("@") else ""


def _typed(text: str) -> str:
    return read_text(_file_of(text)) if text.startswith("@") else text


def _words(text: str, option: str) -> list[str]:
    words = re.split(r"[\s,;]+", _typed(text).strip().strip(",;"))
    if words == [""]:
        hint = "write 5000,3000,2000 or @file.txt"
        raise InputError("the list is empty", file=_file_of(text), place=option, hint=hint, code="empty-list")
    return words


def _scaled(word: str, option: str, decimals: int, *, counted: bool = True) -> int:
    plain = word.replace("_", "")
    if not _NUMBER.fullmatch(plain):
        hint = "write plain numbers with commas between them, as 5000,3000,2000"
        raise InputError(f"'{word}' is not a number", place=option, hint=hint, code="not-a-number")
    if counted and _THOUSANDS.fullmatch(plain):
        # Half of Europe writes five thousand so, and the program's own tables do too.
        what, whole = f"{word} may be thousands or a fraction", plain.replace(".", "")
        raise InputError(what, place=option, hint=f"write {whole} without the point if thousands are meant")
    value = Decimal(plain).scaleb(decimals)
    if value != value.to_integral_value():
        what = f"{word} has more than {decimals} decimals" if decimals else f"{word} is not a whole number"
        raise InputError(what, place=option, hint="there are no parts of a " + ("cent" if decimals else "chip"))
    if abs(value) > MOST_COUNTED:
        raise InputError(f"{word} is out of all proportion", place=option, hint="check the number", code="too-large")
    return int(value)
