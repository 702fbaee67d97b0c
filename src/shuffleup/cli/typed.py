"""Chips, money and shares as people type them in lists: ``5000,3000,2000``, or ``@stacks.txt`` for a file."""

import re
from decimal import Decimal

from shuffleup.answer import note
from shuffleup.cli.errors import InputError
from shuffleup.cli.files import read_text
from shuffleup.locale.writing import figures
from shuffleup.questions.mistakes import QuestionError
from shuffleup.questions.players import called
from shuffleup.rulebooks.rule import Language
from shuffleup.tournament.words.definition import MOST_COUNTED
from shuffleup.tournament.words.names import canonical_name


def chips(amount: int, language: Language = Language.ENGLISH) -> str:
    """Chips with thousands separated: ``12,300``."""
    return figures(f"{amount:,}", language)


def money(cents: int, currency: str, language: Language = Language.ENGLISH) -> str:
    """Money in whole units and hundredths, the currency after it: ``1,234.50 EUR``."""
    sign = "-" if cents < 0 else ""
    units, hundredths = divmod(abs(cents), 100)
    return f"{sign}{figures(f'{units:,}.{hundredths:02d}', language)} {currency}".rstrip()


_NUMBER = re.compile(r"[+-]?(?:0|[1-9][0-9]*)(\.[0-9]+)?")
"""No leading zeros: ``1,000`` would be 1 and then 0."""
_THOUSANDS = re.compile(r"[+-]?[1-9]\d{0,2}\.\d{3}")
_PLACES = re.compile(r"([0-9]{1,9})(?:-([0-9]{1,9}))?=(.+)")


def names_of(text: str | None, players: int, language: Language = Language.ENGLISH) -> tuple[str, ...]:
    """The players' names, or ``player 1`` and so on. Raises ``InputError`` unless there is one for each."""
    if text is None:
        return called(None, players, language)
    parts = [canonical_name(part.strip()) for part in _typed(text).replace("\n", ",").split(",")]
    try:
        return called(tuple([name for name in parts if name]), players, language)
    except QuestionError as fault:
        file = _file_of(text)
        raise InputError(fault.what, file=file, place="--names", hint=fault.hint, code=fault.code) from None


def chips_of(text: str, option: str) -> tuple[int, ...]:
    """Whole chips. Raises ``InputError`` for anything else."""
    return tuple([_scaled(word, option, 0) for word in _words(text, option)])


def cents_of(text: str, option: str) -> tuple[int, ...]:
    """Money in whole units with at most two decimals, as cents. Raises ``InputError`` for anything else."""
    return tuple([_scaled(word, option, 2) for word in _words(text, option)])


def one_amount(text: str, option: str) -> int:
    """A single amount of money, in cents."""
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
            raise InputError(note("no-share-of-a-place", word=word), place=option, hint=note("write-shares-of-places"))
        first, last = int(match[1]), int(match[2] or match[1])
        if last < first:
            hint = note("write-better-first", range=f"{last}-{first}")
            raise InputError(note("word-runs-backwards", word=word), place=option, hint=hint, code="bad-replacement")
        for place in range(first, min(last, first + 10_000) + 1):
            if place in found:
                what = note("place-named-twice", number=place)
                raise InputError(what, place=option, hint=note("name-each-place-once"), code="bad-replacement")
            found[place] = basis_points(match[3], option)
    return found


def _file_of(text: str) -> str:
    """The file that is named instead of a list; empty if there is none."""
    return text[1:] if text.startswith("@") else ""


def _typed(text: str) -> str:
    return read_text(_file_of(text)) if text.startswith("@") else text


def _words(text: str, option: str) -> list[str]:
    words = re.split(r"[\s,;]+", _typed(text).strip().strip(",;"))
    if words == [""]:
        hint = note("write-list-or-file")
        raise InputError(note("the-list-is-empty"), file=_file_of(text), place=option, hint=hint, code="empty-list")
    return words


def _scaled(word: str, option: str, decimals: int, *, counted: bool = True) -> int:
    plain = word.replace("_", "")
    if not _NUMBER.fullmatch(plain):
        hint = note("write-plain-numbers")
        raise InputError(note("not-a-number", word=word), place=option, hint=hint, code="not-a-number")
    if counted and _THOUSANDS.fullmatch(plain):
        # Half of Europe writes five thousand that way, and so do the program's own tables.
        what, whole = note("thousands-or-fraction", word=word), plain.replace(".", "")
        raise InputError(what, place=option, hint=note("write-without-point", whole=whole))
    value = Decimal(plain).scaleb(decimals)
    if value != value.to_integral_value():
        what = note("not-a-whole-number", word=word)
        if decimals:
            what = note("too-many-decimals", word=word, count=decimals)
        hint = note("no-parts-of-a-cent" if decimals else "no-parts-of-a-chip")
        raise InputError(what, place=option, hint=hint)
    if abs(value) > MOST_COUNTED:
        raise InputError(
            note("out-of-all-proportion", word=word), place=option, hint=note("check-the-number"), code="too-large"
        )
    return int(value)
