"""What people choose most, and what is therefore guessed first (NIST SP 800-63B, 3.1.1.2): passwords and PINs refused.

A password is compared without the digits and signs around it and with digits read as the letters that they stand for:
``P4ssw0rd-2026!`` is *password*.
"""

from functools import cache
from itertools import groupby, pairwise
from pathlib import Path

_WORDS_FILE = Path(__file__).with_name("guessed.txt")
"""Words, names and rows of keys that stand on every list of broken passwords, in the languages of the rooms."""
_ROWS = ("qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "azertyuiop", "abcdefghijklmnopqrstuvwxyz")
_LEET = str.maketrans({"0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", "$": "s", "!": "i"})
_SHORTEST_ROW = 4
_FEW_RUNS = 3
_KEYPAD = (
    "2580",
    "0852",
    "1470",
    "0741",
    "1397",
    "1793",
    "7139",
    "3971",
    "9713",
    "7931",
    "1590",
    "1593",
    "3571",
    "7412",
    "1478",
    "3698",
    "1236",
    "9874",
)
"""Lines and corners of the keys."""
_STEPS = frozenset((0, 1, 2, 8, 9))
_CENTURIES = ("19", "20")
_DATES = ("dm", "md", "dmy", "mdy", "ymd", "dmc", "mdc", "cmd")
"""How dates are written as digits: day, month, year, and year of four digits."""


def is_common_password(password: str, login: str = "") -> bool:
    """Is it among the first that are tried? His login, and what the room calls itself, are too."""
    plain = password.casefold().strip()
    words = (_words() | {_letters(login.casefold())}) - {""}
    if plain in words or (plain.isdigit() and _runs(plain) <= _FEW_RUNS):
        return True
    units = [_unit(_letters(read)) for read in (plain, _unleet(plain))]
    return any(unit in words or 1 <= len(unit) <= 2 or _on_a_row(unit) for unit in units)


def is_common_pin(pin: str) -> bool:
    """Is it a row, a repetition, a year, a date or a line on the keys? A tenth of all are, and most of those chosen."""
    steps = {(int(after) - int(before)) % 10 for before, after in pairwise(pin)}
    pairs = all(pin[at] == pin[at + 1] for at in range(0, len(pin) - 1, 2))
    alike = (len(steps) == 1 and steps <= _STEPS) or _unit(pin) != pin or pin == pin[::-1] or pairs
    return alike or pin in _KEYPAD or (len(pin) == 4 and pin.startswith(_CENTURIES)) or _is_date(pin)


@cache
def _words() -> frozenset[str]:
    return frozenset(_WORDS_FILE.read_text(encoding="utf-8").split())


def _is_date(pin: str) -> bool:
    for form in _DATES:
        lengths = {part: 4 if part == "c" else 2 for part in form}
        if sum(lengths.values()) != len(pin):
            continue
        read, at = {}, 0
        for part in form:
            read[part] = int(pin[at : at + lengths[part]])
            at += lengths[part]
        if 1 <= read["d"] <= 31 and 1 <= read["m"] <= 12 and 1900 <= read.get("c", 1900) <= 2099:
            return True
    return False


def _unleet(text: str) -> str:
    """Read as letters, but for the digits and signs at its end, which are put behind a word."""
    core = text.rstrip("0123456789!?.,-_*#@$ ") or text
    return core.translate(_LEET)


def _letters(text: str) -> str:
    """The letters, without the blanks and signs between them, and without digits around them."""
    return "".join([letter for letter in text.strip("0123456789") if letter.isalnum()]).strip("0123456789")


def _unit(text: str) -> str:
    """The shortest part of which it is a repetition."""
    return next((text[:size] for size in range(1, len(text)) if text == text[:size] * (len(text) // size)), text)


def _on_a_row(word: str) -> bool:
    rows = [*_ROWS, *[row[::-1] for row in _ROWS]]
    return len(word) >= _SHORTEST_ROW and any(word in row for row in rows)


def _runs(digits: str) -> int:
    """Of how many rows and repetitions it is made."""
    return len([step for step, _ in groupby([int(after) - int(before) for before, after in pairwise(digits)])])
