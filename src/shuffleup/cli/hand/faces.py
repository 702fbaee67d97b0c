"""Cards on a page: as letters or with suit symbols, in boxes, and in colour if a terminal shows it.

┌A─┐        ┌F─┐
│░░│        │░░│            a common card that is covered, under the letter of its place
└──┘        └──┘
┌B─┐        ┌G─┐
│9♦│        │K♣│            and one that is turned
└──┘        └──┘
"""

import os
import re
import sys
from collections.abc import Iterator, Sequence

from msgspec import Struct

from shuffleup.cards.card import RANKS, UNKNOWN, Card, card_text
from shuffleup.games.layout import Layout

_SYMBOLS = "♣♦♥♠"
_BOX = ("┌", "─", "┐", "│", "└", "┘", "░")
_PLAIN_BOX = ("+", "-", "+", "|", "+", "+", "#")
_STEP = 2
"""Columns of the page for each column of a figure."""
_RED, _DIM, _BOLD, _PLAIN = "\x1b[31m", "\x1b[2m", "\x1b[1m", "\x1b[0m"


class Faces(Struct, frozen=True):
    """How this page shows cards."""

    symbols: bool = False
    """Suits as symbols and boxes as lines; otherwise plain letters, which every page can show."""
    colour: bool = False

    def card(self, card: Card) -> str:
        """A card in two letters, or a rank and a symbol; a covered card as its back."""
        if card == UNKNOWN:
            return self._box[6] * 2 if self.symbols else card_text(UNKNOWN)
        return RANKS[card >> 2] + _SYMBOLS[card & 3] if self.symbols else card_text(card)

    def picture(self, figure: Layout, board: Sequence[Card]) -> tuple[str, ...]:
        """The common cards in the shape of their layout, three lines for each row."""
        lines: list[str] = []
        for row in figure.rows:
            lines += [line.rstrip() for line in self._row(row, figure, board)]
        return tuple(lines)

    def title(self, line: str) -> str:
        """A line that begins something new."""
        return f"{_BOLD}{line}{_PLAIN}" if self.colour else line

    def painted(self, line: str) -> str:
        """A line with hearts and diamonds in red and covered cards pale."""
        if not (self.colour and self.symbols):
            return line
        red = re.sub(r"[2-9TJQKA][♦♥]", lambda found: f"{_RED}{found[0]}{_PLAIN}", line)
        return re.sub(r"░+", lambda found: f"{_DIM}{found[0]}{_PLAIN}", red)

    @property
    def _box(self) -> tuple[str, ...]:
        return _BOX if self.symbols else _PLAIN_BOX

    def _row(self, row: str, figure: Layout, board: Sequence[Card]) -> Iterator[str]:
        left, across, right, side, low_left, low_right, back = self._box
        cells = [(column, letter) for column, letter in enumerate(row) if letter != " "]
        faces = [board[figure.letters.index(letter)] for _, letter in cells]
        shown = [2 * back if face == UNKNOWN else self.card(face) for face in faces]
        yield _placed(cells, [f"{left}{letter}{across}{right}" for _, letter in cells])
        yield _placed(cells, [f"{side}{text}{side}" for text in shown])
        yield _placed(cells, [f"{low_left}{across * 2}{low_right}" for _ in cells])


def _placed(cells: Sequence[tuple[int, str]], texts: Sequence[str]) -> str:
    line = ""
    for (column, _), text in zip(cells, texts, strict=True):
        line = line.ljust(_STEP * column) + text
    return line


def faces_of_stdout() -> Faces:
    """Symbols where stdout can write them; colour on a terminal, unless ``NO_COLOR`` is set."""
    encoding = sys.stdout.encoding or "utf-8"
    try:
        "".join((_SYMBOLS, *_BOX)).encode(encoding)
        symbols = True
    except UnicodeEncodeError:
        symbols = False
    return Faces(symbols, sys.stdout.isatty() and not os.environ.get("NO_COLOR"))
