"""Reads files of recorded hands one hand at a time: however long the file, only one hand is in memory.

A hand that cannot be read is yielded in its place as an error, so the caller decides what to do with it.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Literal

from shuffleup.answer import Note, note
from shuffleup.foreign_hands.ohh import ohh_hands
from shuffleup.foreign_hands.stars import read_stars_hand
from shuffleup.foreign_hands.stars_words import FIRST_LINE, StarsPage
from shuffleup.formats.phh.phh import PhhError, PhhHand, read_phhs
from shuffleup.formats.phh.record import section_place

TextFormat = Literal["phh", "ohh", "pokerstars"]
STARS = "PokerStars "
"""The beginning of a file of PokerStars text."""
SUFFIXES = (".phh", ".phhs", ".ohh")
_TABLE = re.compile(r"(\[\d+\])\s*(#.*)?")
"""The beginning of each hand in a PHH collection."""


def hands_in(lines: Iterable[str], file: str, format: TextFormat | None = None) -> Iterator[PhhHand | PhhError]:
    """The hands in the lines of a file; ``file`` is its name in messages.

    Without a ``format``, the beginning of the text decides.
    """
    lines = iter(lines)
    head: list[str] = []
    for line in lines:
        head.append(line.removeprefix("\ufeff"))
        if head[-1].strip():
            break
    known = format or _format_of(head[-1] if head else "")
    rest = chain(head, lines)
    if known == "pokerstars":
        for first, part in _parts(rest, lambda line: line.startswith(STARS)):
            yield from _stars(file, first, part)
    elif known == "phh":
        for first, part in _parts(rest, lambda line: _TABLE.fullmatch(line.rstrip()) is not None):
            yield from _phh(file, first, part)
    else:
        yield from ohh_hands(rest, file)


def files_of(place: str | Path) -> list[Path]:
    """The files that a path means: itself, all files under a folder, or the matches of a pattern (``hands/*.txt``)."""
    path = Path(place)
    if path.is_dir():
        found = [file for file in path.rglob("*") if file.suffix.lower() in (*SUFFIXES, ".txt")]
        return sorted([file for file in found if file.suffix in SUFFIXES or begins_as_stars(file)], key=natural)
    if not path.exists() and any(sign in str(place) for sign in "*?["):
        return sorted(Path(path.anchor or ".").glob(str(path.relative_to(path.anchor))), key=natural)
    return [path]


def begins_as_stars(path: Path) -> bool:
    """Does a text file contain PokerStars text?"""
    with path.open("rb") as file:
        return file.read(len(STARS) + 3).removeprefix(b"\xef\xbb\xbf").startswith(STARS.encode())


def natural(path: Path) -> list[tuple[bool, int, str]]:
    """A sort key that puts ``9.phh`` before ``10.phh``, and numbers before words."""
    return [
        (not part.isdecimal(), int(part) if part.isdecimal() else 0, part)
        for part in (*path.parent.parts, path.stem, path.suffix)
    ]


def _format_of(line: str) -> TextFormat:
    if line.startswith(STARS):
        return "pokerstars"
    return "ohh" if line.lstrip().startswith("{") else "phh"


def _parts(lines: Iterable[str], begins: Callable[[str], bool]) -> Iterator[tuple[int, list[str]]]:
    """The lines of each hand, with the number of its first line."""
    part: list[str] = []
    number = 0
    for number, line in enumerate(lines, start=1):
        if begins(line) and any(one.strip() and not one.startswith("#") for one in part):
            yield number - len(part), part
            part = []
        part.append(line)
    yield number - len(part) + 1, part


def _read(read: Callable[[], tuple[PhhHand, ...]]) -> Iterator[PhhHand | PhhError]:
    try:
        yield from read()
    except PhhError as fault:
        yield fault


def _phh(file: str, first: int, part: list[str]) -> Iterator[PhhHand | PhhError]:
    tables = ((number, _TABLE.fullmatch(line.rstrip())) for number, line in enumerate(part))
    head, section = next(((number, found[1]) for number, found in tables if found), (0, ""))
    text = "".join(part[head:])
    for one in _read(lambda: read_phhs(text, file, first + head)):
        yield _in_section(one, section, first + head) if isinstance(one, PhhError) else one


def _in_section(fault: PhhError, section: str, line: int) -> PhhError:
    """The fault with the name of its hand, if it has only a line; the end of a hand is not that of the file."""
    told = fault.first
    code = told.place.code if isinstance(told.place, Note) else ""
    if not section or code not in ("line-number", "end-of-the-file"):
        return fault
    place = section_place(section, told.place) if code == "line-number" else section_place(section, "", line)
    return PhhError(told.file, place, told.what, told.hint)


def _stars(file: str, first: int, part: list[str]) -> Iterator[PhhHand | PhhError]:
    blank = next((number for number, line in enumerate(part) if line.strip()), 0)
    page = StarsPage(file, first + blank, [line.rstrip("\r\n") for line in part[blank:]])
    if FIRST_LINE.match(page.lines[0]):
        yield from _read(lambda: (read_stars_hand(page),))
    else:
        yield PhhError(file, page.place(0), note("no-hand-begins-here"), note("stars-hand-begins"))
