"""What the floor reports of tables where people deal: no hand is announced, and only what matters is told."""

from typing import TypeAlias

from msgspec import Struct


class ReportBust(Struct, frozen=True, gc=False, tag="report-bust", kw_only=True):
    """Report players of one table who lost their last chips in one hand; who had more when it began is named first.

    ``by`` are those who won them, if the table knows.
    """

    players: tuple[str, ...]
    by: tuple[str, ...] = ()
    author: str


class PlaceButton(Struct, frozen=True, gc=False, tag="place-button", kw_only=True):
    """Say where the button of a table's next hand will be; advice on balancing follows it."""

    table: int
    chair: int
    author: str


LiveCommand: TypeAlias = ReportBust | PlaceButton
