"""The rulings given in a room: what had happened, what the book says, and what the floor decided."""

from collections.abc import Sequence

from msgspec import Struct, json
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from shuffleup.accounts.database import Database
from shuffleup.room.schema import RULING


class KeptRuling(Struct, frozen=True):
    """A ruling as it was written down. ``decision`` is empty if the book's ruling stands."""

    event: str
    """The id of the event."""
    by: str
    """The id of the person who wrote it down."""
    case: str
    """What had happened, in the language of the person who asked."""
    text: str
    """The hand up to then, as a case that can be asked again."""
    rulebook: str
    ruling: str
    rules: tuple[str, ...]
    decision: str = ""


class RulingRow(Struct, frozen=True):
    """A ruling, and when it was written down (microseconds UTC)."""

    id: str
    at: int
    ruling: KeptRuling


class RulingBook:
    """The rulings of a room. Nothing in it is ever changed."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, ruling: KeptRuling, command_id: str, at: int) -> None:
        """Writes a ruling down; if it is sent again after a lost answer, it is still stored once."""
        try:
            async with self._database.writing() as connection:
                await connection.execute(insert(RULING).values(id=command_id, at=at, document=json.encode(ruling)))
        except IntegrityError:
            return

    async def all(self) -> Sequence[RulingRow]:
        """Every ruling, the newest first."""
        async with self._database.reading() as connection:
            lines = (await connection.execute(select(RULING).order_by(RULING.c.at.desc(), RULING.c.id))).all()
        return [RulingRow(one.id, one.at, json.decode(one.document, type=KeptRuling)) for one in lines]
