"""Which events anybody may follow without a key, and under which names their players appear there."""

from collections.abc import Iterable, Mapping

from sqlalchemy import delete, insert, select

from shuffleup.accounts.database import Database
from shuffleup.people.directory import Directory
from shuffleup.people.person import Agreement, Papers, is_id
from shuffleup.room.schema import PUBLISHED


class PublishedEvents:
    """The events of a room that have a public page."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> frozenset[str]:
        """The ids of those events."""
        async with self._database.reading() as connection:
            return frozenset((await connection.execute(select(PUBLISHED.c.event))).scalars())

    async def put(self, event: str, *, on: bool) -> None:
        """Opens the public page of an event, or closes it."""
        async with self._database.writing() as connection:
            await connection.execute(delete(PUBLISHED).where(PUBLISHED.c.event == event))
            if on:
                await connection.execute(insert(PUBLISHED).values(event=event))


def public_names(directory: Directory, ids: Iterable[str]) -> Mapping[str, str]:
    """What players are called in public: their public name, their own name if they agreed to that, or else initials.

    A player who is not in the register keeps the name in the log; an erased person has no name left.
    """
    return {one: public_name(directory.papers(one)) if is_id(one) else one for one in ids}


def public_name(papers: Papers | None) -> str:
    """What a person with these papers is called in public; a dash if the papers are gone."""
    if papers is None:
        return "–"
    if papers.public_name:
        return papers.public_name
    if any(one.to is Agreement.RESULTS for one in papers.consents):
        return papers.name
    return " ".join([f"{word[0]}." for word in papers.name.split()])
