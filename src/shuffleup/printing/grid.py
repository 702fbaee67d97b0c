"""The contents of a list, fully written out: columns, rows, and lines to sign. A template sets it."""

from enum import Enum

from msgspec import Struct

from shuffleup.printing.slip import PaperHead


class Cells(Enum):
    """What a column contains."""

    TEXT = "text"
    NUMBER = "number"
    BLANK = "blank"  # nothing: it is filled in by hand


class GridColumn(Struct, frozen=True):
    """A column; ``wide`` is its share of the space left over by numbers."""

    name: str
    cells: Cells = Cells.TEXT
    wide: int = 2


class Grid(Struct, frozen=True):
    """A table of text under a title; ``more`` is beside the title."""

    columns: tuple[GridColumn, ...]
    rows: tuple[tuple[str, ...], ...]
    title: str = ""
    more: str = ""
    key: str = ""
    """Which list it is, for templates that treat some lists differently."""


class GridPaper(Struct, frozen=True):
    """A paper of grids. ``told`` are sentences above them, ``signs`` the people who sign at the bottom."""

    head: PaperHead
    grids: tuple[Grid, ...]
    told: tuple[str, ...] = ()
    signs: tuple[str, ...] = ()
