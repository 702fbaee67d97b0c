"""Proof of the chips in play: what was issued and what became of it, against what lies on the tables."""

from msgspec import Struct

from shuffleup.tournament.words.state import EventState


class TableCount(Struct, frozen=True, gc=False):
    """The chips on one table."""

    table: int
    players: int
    chips: int


class ChipsProof(Struct, frozen=True):
    """``issued + raced + found - removed`` must equal what all tables hold; ``holds`` says whether it does."""

    issued: int
    raced: int
    """What races and late exchanges added, or took if negative."""
    found: int
    """What counts brought to light, or found missing if negative."""
    removed: int
    """Forfeited or surrendered, or of players put out and entries taken back."""
    strayed: int
    """In the inventory, and still counted in the stacks: the next count will miss it."""
    in_play: int
    tables: tuple[TableCount, ...]
    counted: int
    holds: bool


def chips_proof(state: EventState) -> ChipsProof:
    """The proof at this moment. A hand in progress is counted as it began."""
    tables = [
        TableCount(table.number, len(table.chairs), sum(chair.stack for chair in table.chairs))
        for table in state.floor.tables.values()
    ]
    counted, chips = sum(table.chips for table in tables), state.chips
    inventory = (chips.issued, chips.raced, chips.found, chips.removed, chips.strayed, chips.in_play)
    return ChipsProof(*inventory, tuple(tables), counted, counted == chips.in_play)
