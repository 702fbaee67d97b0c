"""What the reader forgives: the same line in another hand, when it fits no form as it is written.

    Anna Raises to 1,200.       →  Anna raises to 1200
    bruno pushes 1k+1k          →  Bruno pushes 1000+1000
    Bruno pushes 1000 x 2       →  Bruno pushes 1000x2

Nothing is guessed: only figures, capitals and the full stop are written otherwise, and never what somebody said.
"""

import re
from collections.abc import Callable, Iterable, Iterator

_QUOTED = re.compile(r'("[^"]*")')
_BEFORE, _AFTER = r"(?<![^\W_x×])(?<![.,])", r"(?![^\W_x×]|[.,]\d)"
"""A figure stands alone, or between the signs of a pile."""
_GROUPED = re.compile(rf"{_BEFORE}\d{{1,3}}([.,])\d{{3}}(?:\1\d{{3}})*{_AFTER}")
_THOUSANDS = re.compile(rf"{_BEFORE}(\d{{1,9}})(?:\.(\d{{1,3}}))?[kK]{_AFTER}")
_SPACED = re.compile(r"(?<=[\dkK]) *([x×+]) *(?=\d)")
_WORD = re.compile(r"[^\W\d_][\w'’-]*")
_CARD = re.compile(r"(?:[2-9TJQKA][cdhs])+")


def forgiven(line: str, names: Iterable[str] = ()) -> Iterator[str]:
    """The line as it may have been meant, with few changes first; ``names`` are written with their capitals."""
    plain = in_figures(line)
    yield plain
    known = {name.casefold(): name for name in names}
    yield _unquoted(plain, lambda text: _WORD.sub(lambda word: _in_small(word[0], known), text))


def in_figures(line: str) -> str:
    """A line with its figures in digits alone, and without its full stop: ``1,200``, ``1.5k`` and ``1000 x 2``."""
    return _unquoted(line.rstrip(".").rstrip(), _figures)


def _figures(text: str) -> str:
    return _GROUPED.sub(_joined, _THOUSANDS.sub(_in_full, _SPACED.sub(r"\1", text)))


def _joined(found: re.Match[str]) -> str:
    return re.sub(r"\D", "", found[0])


def _in_full(found: re.Match[str]) -> str:
    return str(int(found[1]) * 1000 + int((found[2] or "").ljust(3, "0")))


def _in_small(word: str, known: dict[str, str]) -> str:
    """A word without its capitals, unless it is a name or a card."""
    return known.get(word.casefold()) or (word if _CARD.fullmatch(word) else word.lower())


def _unquoted(line: str, change: Callable[[str], str]) -> str:
    return "".join([part if part.startswith('"') else change(part) for part in _QUOTED.split(line)])
