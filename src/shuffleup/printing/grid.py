"""What a list says, all of it written out: columns, rows, and lines to sign on. A template sets it."""

from enum import Enum

from msgspec import Struct

from shuffleup.printing.slip import PaperHead


class Cells(Enum):
    """What stands in a column."""

    TEXT = "text"
    NUMBER = "number"
    BLANK = "blank"  # nothing: somebody writes in it


class GridColumn(Struct, frozen=True):
    """A column; ``wide`` is its part of the room that numbers leave."""

    name: str
    cells: Cells = Cells.TEXT
    wide: int = 2


class Grid(Struct, frozen=True):
    """A table of text under a title; ``more`` stands beside it."""

    columns: tuple[GridColumn, ...]
    rows: tuple[tuple[str, ...], ...]
    title: str = ""
    more: str = ""
    key: str = ""
    """Which list it is, for a template that treats some of them otherwise."""


class GridPaper(Struct, frozen=True):
    """A paper of grids. ``told`` are sentences above them, ``signs`` whoever signs below."""

    head: PaperHead
    grids: tuple[Grid, ...]
    told: tuple[str, ...] = ()
    signs: tuple[str, ...] = ()
