"""What chance does in a rehearsal: which event it is, and who loses to whom. It deals and draws nothing."""

import secrets

from shuffleup.room.shared_tables import REHEARSAL
from shuffleup.tournament.words.state import EventState


def new_rehearsal(players: int) -> str:
    """The id of another rehearsal of this size."""
    return f"{REHEARSAL}{players}-{secrets.token_hex(3)}"


def command_id() -> str:
    """An id for a command of a rehearsal."""
    return f"{REHEARSAL}{secrets.token_hex(12)}"


def lost_hand(state: EventState) -> tuple[str, str]:
    """A player, and a player of his table to whom he loses; nobody if no table has two players."""
    tables = [table for table in state.floor.tables.values() if len(table.chairs) > 1 and not table.hand]
    chairs = [(chair.player, table) for table in tables for chair in table.chairs]
    if not chairs:
        return "", ""
    loser, table = secrets.choice(chairs)
    return loser, secrets.choice([chair.player for chair in table.chairs if chair.player != loser])
