"""What can be asked of the people who deal."""

from typing import TypeAlias

from msgspec import Struct


class RelieveDealer(Struct, frozen=True, gc=False, tag="relieve-dealer"):
    """Push the next dealer in at a table. ``override`` is the reason of whoever does it shortly before a new level."""

    table: int
    override: str = ""
    author: str = ""


DealerCommand: TypeAlias = RelieveDealer
"""One so far."""
