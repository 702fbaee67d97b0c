"""Pictures of hands and HTML tables of figures, for notebooks."""

from collections.abc import Iterable, Sequence
from html import escape
from math import cos, pi, sin
from typing import Protocol

from shuffleup.hand.view import SeatedPlayer

WIDTH, HEIGHT = 560, 340
_RED = frozenset("hd")
_SUITS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


class Drawn(Protocol):
    """What is drawn of a hand; its ``repr`` is the title of the picture."""

    @property
    def board(self) -> tuple[str, ...]: ...
    @property
    def pot(self) -> int: ...
    @property
    def seats(self) -> tuple[SeatedPlayer, ...]: ...
    @property
    def turn(self) -> str: ...
    def cards(self, player: str, /) -> tuple[str, ...]: ...


def hand_picture(hand: Drawn) -> str:
    """The table seen from above, as SVG: board and pot in the middle, each player with his chips and cards."""
    parts = [
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" font-family="sans-serif" role="img">',
        f"<title>{escape(repr(hand))}</title>",
        '<ellipse cx="280" cy="160" rx="200" ry="100" fill="#2b211a"/>',
        '<ellipse cx="280" cy="160" rx="190" ry="90" fill="#1c6a4e"/>',
        *_cards(hand.board, 280, 140, 18),
        _text(f"{hand.pot:,}" if hand.pot else "", 280, 196, 15, "#fff"),
    ]
    seats = hand.seats
    for place, one in enumerate(seats):
        turned = pi / 2 + 2 * pi * (place + 1) / (len(seats) + 1)
        x, y = 280 + 225 * cos(turned), 160 + 125 * sin(turned)
        edge = "#f0c35a" if one.player == hand.turn else "#d9cfb8"
        faded = "" if one.live else ' opacity="0.5"'
        parts += [
            f"<g{faded}>",
            f'<rect x="{x - 52:.0f}" y="{y - 20:.0f}" width="104" height="40" rx="8"',
            f' fill="#fffdf8" stroke="{edge}" stroke-width="2"/>',
            _text(escape(one.player), x, y - 4, 12),
            _text(f"{one.stack:,}", x, y + 12, 12),
            *_cards(hand.cards(one.player), x, y + 35, 12),
            "</g>",
        ]
    return "".join([*parts, "</svg>"])


def table_picture(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """An HTML table of rows under their headings."""
    told = "".join(f"<th>{escape(one)}</th>" for one in heads)
    lines = ("".join(f"<td>{escape(one)}</td>" for one in row) for row in rows)
    return f"<table><tr>{told}</tr>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"


def _text(text: str, x: float, y: float, size: int, ink: str = "#17211d") -> str:
    place = f'x="{x:.0f}" y="{y:.0f}" text-anchor="middle"'
    return f'<text {place} font-size="{size}" font-weight="600" fill="{ink}">{text}</text>'


def _cards(cards: tuple[str, ...], x: float, y: float, size: int) -> list[str]:
    wide, high = size * 1.9, size * 1.5
    left = x - (len(cards) - 1) * (wide + 2) / 2
    drawn: list[str] = []
    for number, card in enumerate(cards):
        middle = left + number * (wide + 2)
        drawn += [
            f'<rect x="{middle - wide / 2:.1f}" y="{y - size * 1.1:.1f}" width="{wide:.1f}" height="{high:.1f}" rx="3"',
            ' fill="#fff" stroke="#cfcabb"/>',
            _text(
                f"{card[:-1]}{_SUITS.get(card[-1], '')}", middle, y, size, "#b3261e" if card[-1] in _RED else "#17211d"
            ),
        ]
    return drawn
