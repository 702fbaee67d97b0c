"""Event files and structures kept under a name, to open new events from; and the built-in ones.

Refusals:

    no-such-template   nothing is kept under this id
    template-built-in  built-in templates are neither renamed nor deleted
    no-source          the event's file was not kept
"""

import secrets
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from msgspec import Struct
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.engine import Row as Line

from shuffleup.accounts.database import Database
from shuffleup.answer import Refusal, refuse
from shuffleup.room.event_text import structure_of
from shuffleup.room.schema import SOURCE, TEMPLATE

EVENT, STRUCTURE = "event", "structure"
ID_BYTES = 5
_NOT_OPENED = frozenset({"amends", "teams", "house", "league"})
"""An example with one of these is not an event that a server opens on its own."""


class Template(Struct, frozen=True):
    """An event file (``event``) or the levels of one (``structure``)."""

    id: str
    name: str
    kind: str
    built_in: bool = False
    made_at: int = 0


class Templates:
    """The templates of a room."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> tuple[Template, ...]:
        """The templates kept here by name, followed by the built-in ones."""
        wanted = select(TEMPLATE).order_by(func.lower(TEMPLATE.c.name), TEMPLATE.c.id)
        async with self._database.reading() as connection:
            kept = [_template(line) for line in await connection.execute(wanted)]
        return (*kept, *[Template(name, title, EVENT, built_in=True) for name, (title, _) in built_in().items()])

    async def text(self, template: str) -> str | Refusal:
        """The text of a template."""
        if template in built_in():
            return built_in()[template][1]
        async with self._database.reading() as connection:
            line = (await connection.execute(select(TEMPLATE).where(TEMPLATE.c.id == template))).first()
        return line.text if line else refuse("no-such-template", id=template)

    async def keep(self, name: str, kind: str, text: str, by: str, at: int) -> Template:
        """Keeps an event file, or only its structure, under a name."""
        template = Template(f"template-{secrets.token_hex(ID_BYTES)}", name, kind, made_at=at)
        values = {"id": template.id, "name": name, "kind": kind, "made_by": by, "made_at": at}
        kept = structure_of(text) if kind == STRUCTURE else text
        async with self._database.writing() as connection:
            await connection.execute(insert(TEMPLATE).values(**values, text=kept))
        return template

    async def rename(self, template: str, name: str) -> Refusal | None:
        """Renames a template."""
        async with self._database.writing() as connection:
            done = await connection.execute(update(TEMPLATE).where(TEMPLATE.c.id == template).values(name=name))
        return None if done.rowcount else _missing(template)

    async def delete(self, template: str) -> Refusal | None:
        """Deletes a template. Events that were opened from it stay as they are."""
        async with self._database.writing() as connection:
            done = await connection.execute(delete(TEMPLATE).where(TEMPLATE.c.id == template))
        return None if done.rowcount else _missing(template)

    async def keep_sources(self, texts: Mapping[str, str]) -> None:
        """Keeps the texts that these events were opened from, by id."""
        if not texts:
            return
        rows = [{"event": event, "text": text} for event, text in texts.items()]
        async with self._database.writing() as connection:
            await connection.execute(delete(SOURCE).where(SOURCE.c.event.in_(texts)))
            await connection.execute(insert(SOURCE), rows)

    async def source(self, event: str) -> str | Refusal:
        """The file that an event was opened from."""
        async with self._database.reading() as connection:
            line = (await connection.execute(select(SOURCE).where(SOURCE.c.event == event))).first()
        return line.text if line else refuse("no-source", event=event)


@cache
def built_in() -> Mapping[str, tuple[str, str]]:
    """The examples that are complete events: name and text by id."""
    texts = {one.name.removesuffix(".toml"): one.read_text(encoding="utf-8") for one in _examples()}
    heads = {name: tomllib.loads(text) for name, text in texts.items()}
    fit = [name for name, head in heads.items() if not _NOT_OPENED & head.keys()]
    return {name: (str(heads[name]["name"]), texts[name]) for name in sorted(fit)}


def _examples() -> list[Traversable]:
    """In a wheel they are in this package, in a checkout beside ``src``."""
    shipped = files("shuffleup.room").joinpath("examples")
    folder = shipped if shipped.is_dir() else Path(__file__).parents[3] / "examples"
    return [one for one in folder.iterdir() if one.name.endswith(".toml")] if folder.is_dir() else []


def _missing(template: str) -> Refusal:
    return (
        refuse("template-built-in", id=template) if template in built_in() else refuse("no-such-template", id=template)
    )


def _template(line: Line[*tuple[object, ...]]) -> Template:
    return Template(line.id, line.name, line.kind, made_at=line.made_at)
