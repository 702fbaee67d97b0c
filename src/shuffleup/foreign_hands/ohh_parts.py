"""Takes an Open Hand History file apart, hand by hand: its JSON objects simply follow each other."""

import json
import re
from collections.abc import Iterable, Iterator

from msgspec import Struct

from shuffleup.answer import Note, note
from shuffleup.toml_text import reader_note

_STRUCTURE = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\]]')
"""Texts, which may contain brackets, and the brackets outside them."""
_STEP = {"{": 1, "[": 1, "}": -1, "]": -1}
_BEGINS = re.compile(r'\s*\{\s*"ohh"\s*:')
"""The beginning of a hand, which is nowhere inside another one."""


class OhhPart(Struct, frozen=True):
    """The text of one hand, or what is wrong with it."""

    text: str
    line: int
    """Where the hand begins in the file, from 1."""
    fault: Note | None = None
    wrong: int = 0
    """The line of the fault in the file; 0 if it concerns the whole."""


def ohh_parts(lines: Iterable[str]) -> Iterator[OhhPart]:
    """The hands in the lines of a file. Behind a damaged one, the next begins at the next line that begins a hand."""
    for first, part in _objects(lines):
        yield from _split("".join(part), first)


def _objects(lines: Iterable[str]) -> Iterator[tuple[int, list[str]]]:
    """Lines up to the end of an object, with the number of the first one; mostly one object, or several in one line.

    Of lines between objects that begin none, only the first is told.
    """
    part: list[str] = []
    depth = first = 0
    lost = False
    for number, line in enumerate(lines, 1):
        cut = _unfinished(part, line) if depth else 0
        if cut:
            yield first, part[:cut]
            part, depth = part[cut:], len(part) - cut
            first = number - len(part)
        if not part:
            begins, first = line.lstrip().startswith("{"), number
            if not begins and (lost or not line.strip()):
                continue
            lost = not begins
        part.append(line)
        depth = max(depth + sum(_STEP.get(found[0], 0) for found in _STRUCTURE.finditer(line)), 0)
        if lost or not depth:
            yield first, part
            part, depth = [], 0
    if part:
        yield first, part


def _unfinished(part: list[str], line: str) -> int:
    """How many of the lines are an object without an end, if this line shows that another one has begun; else 0."""
    if _BEGINS.match(line):
        return len(part)
    # In indented JSON the bracket may stand in a line of its own.
    alone = len(part) > 1 and part[-1].strip() == "{"
    return len(part) - 1 if alone and _BEGINS.match(part[-1] + line) else 0


def _split(text: str, first: int) -> Iterator[OhhPart]:
    """The objects of a text that begins in line ``first`` of its file."""
    decoder, at = json.JSONDecoder(parse_constant=_no_number), 0
    while rest := text[at:].lstrip():
        at = len(text) - len(rest)
        line = first + text.count("\n", 0, at)
        try:
            _, end = decoder.raw_decode(text, at)
        except ValueError as fault:
            wrong = first + text.count("\n", 0, getattr(fault, "pos", at))
            why = reader_note(str(fault).split(": line")[0])
            yield OhhPart("", line, note("not-json-why", why=why), wrong)
            return
        except RecursionError:
            yield OhhPart("", line, note("objects-nested"))
            return
        yield OhhPart(text[at:end], line)
        at = end


def _no_number(word: str) -> None:
    """Raises ``ValueError`` for what Python takes for a number and JSON does not: ``Infinity`` and ``NaN``."""
    raise ValueError(f"{word} is no number")
