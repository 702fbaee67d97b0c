"""What happened to the people who deal, and what it changes."""

from typing import TypeAlias

from msgspec import Struct


class DealerRelieved(Struct, frozen=True, gc=False, tag="dealer-relieved"):
    """Another dealer sits at the table, from this moment on."""

    table: int
    at: int
    override: str = ""
    author: str = ""


DealerEvent: TypeAlias = DealerRelieved
"""One so far."""
