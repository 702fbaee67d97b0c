"""The walls of a room: each with its name, the event that it shows, its language, and how it looks and sounds.

Refusals:

    no-such-wall        there is no wall of this name
    wall-name-unfit     a name that cannot be part of an address
    too-many-walls      the room has as many walls as it can have
    no-such-wall-file   the file was never uploaded, or has been cleared away
    wall-file-unfit     the file is neither a picture that every screen shows nor a sound that it plays
    too-many-wall-files the room keeps as many files as it can
"""

import re
from collections.abc import Collection, Iterator
from contextlib import suppress
from enum import Enum
from hashlib import sha256
from typing import Annotated

from msgspec import Meta, Struct, json
from msgspec.structs import replace
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from shuffleup.accounts.database import Database
from shuffleup.answer import Refusal, refuse
from shuffleup.room.schema import WALL, WALL_FILE
from shuffleup.rulebooks.rule import Language

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
MOST_WALLS = 50
MOST_FILES = 100
FILE_BYTES = 600_000
"""The largest file in bytes: small enough that a wall loads at once, even over a slow network."""
KEPT_UNUSED = 24 * 3_600_000_000
"""How long a file is kept that no wall shows: the person who uploaded it may still be choosing."""


class WallTheme(Enum):
    """The colours of a wall: for a dark room, for a light one, or the house's own."""

    DARK = "dark"
    LIGHT = "light"
    HOUSE = "house"


_Colour = Annotated[str, Meta(pattern=r"^(#[0-9a-fA-F]{6})?\Z", description="as #0a1410")]
_FileId = Annotated[str, Meta(max_length=32)]


class WallLook(Struct, frozen=True, forbid_unknown_fields=True):
    """How a wall looks. The three colours are for the house's own theme; files are named by their ids."""

    theme: WallTheme = WallTheme.DARK
    background: _Colour = ""
    ink: _Colour = ""
    accent: _Colour = ""
    logo: _FileId = ""
    picture: _FileId = ""
    """Shown behind everything."""

    @property
    def files(self) -> Iterator[str]:
        """The uploaded files that it uses."""
        yield from filter(None, (self.logo, self.picture))


class WallSounds(Struct, frozen=True, forbid_unknown_fields=True):
    """What a wall plays: its sounds, and spoken sentences. Uploaded files replace the built-in sounds."""

    on: bool = False
    speech: bool = False
    minute: _FileId = ""
    """Played at one minute left."""
    count: _FileId = ""
    """Played at each of the last three seconds."""
    end: _FileId = ""
    """Played at the end of a level."""

    @property
    def files(self) -> Iterator[str]:
        """The uploaded files that it uses."""
        yield from filter(None, (self.minute, self.count, self.end))


class WallShows(Enum):
    """What a wall shows: the clock with what goes on in the room, all seats by name, or both in turn."""

    CLOCK = "clock"
    SEATS = "seats"
    TURN = "turn"


class WallSaying(Struct, frozen=True):
    """A message that the walls were told to show, and when, in microseconds UTC."""

    text: str
    at: int


class NamedWall(Struct, frozen=True):
    """A named wall. Without ``event`` it shows the one that is running; without ``language`` it uses its screen's."""

    name: str
    event: str = ""
    shows: WallShows = WallShows.CLOCK
    language: Language | None = None
    look: WallLook = WallLook()
    sounds: WallSounds = WallSounds()
    said: WallSaying | None = None

    @property
    def files(self) -> Iterator[str]:
        """The uploaded files that it uses."""
        yield from self.look.files
        yield from self.sounds.files


class WallFile(Struct, frozen=True):
    """A picture or a sound for walls."""

    id: str
    media: str
    bytes: int


class Walls:
    """The walls of a room, and their files."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> tuple[NamedWall, ...]:
        """Every wall, by name."""
        async with self._database.reading() as connection:
            lines = (await connection.execute(select(WALL.c.settings).order_by(WALL.c.name))).all()
        return tuple([json.decode(line.settings, type=NamedWall) for line in lines])

    async def one(self, name: str) -> NamedWall | Refusal:
        """A wall."""
        async with self._database.reading() as connection:
            line = (await connection.execute(select(WALL.c.settings).where(WALL.c.name == name))).first()
        return json.decode(line.settings, type=NamedWall) if line else refuse("no-such-wall", name=name)

    async def keep(self, wall: NamedWall, at: int) -> Refusal | None:
        """Stores a wall as it is from now on; if two people create one at once, the first succeeds."""
        with suppress(IntegrityError):
            return await self._kept(wall, at)
        return None

    async def _kept(self, wall: NamedWall, at: int) -> Refusal | None:
        if not NAME.fullmatch(wall.name):
            return refuse("wall-name-unfit", name=wall.name)
        async with self._database.counting(WALL) as connection:
            others = select(func.count()).select_from(WALL).where(WALL.c.name != wall.name)
            if ((await connection.execute(others)).scalar() or 0) >= MOST_WALLS:
                return refuse("too-many-walls", most=MOST_WALLS)
            known = set((await connection.execute(select(WALL_FILE.c.id))).scalars())
            for file in wall.files:
                if file not in known:
                    return refuse("no-such-wall-file", id=file)
            values = {"settings": json.encode(wall).decode(), "changed_at": at}
            done = await connection.execute(update(WALL).where(WALL.c.name == wall.name).values(values))
            if not done.rowcount:
                await connection.execute(insert(WALL).values(name=wall.name, **values))
        return None

    async def say(self, text: str, names: Collection[str], at: int) -> Refusal | None:
        """Shows a message on walls: those of these names, or all of them if none is named."""
        walls = {wall.name: wall for wall in await self.all()}
        if unknown := [name for name in names if name not in walls]:
            return refuse("no-such-wall", name=unknown[0])
        for wall in [walls[name] for name in names or walls]:
            await self.keep(replace(wall, said=WallSaying(text, at)), at)
        return None

    async def drop(self, name: str) -> Refusal | None:
        """Removes this wall; a screen that shows it says so."""
        async with self._database.writing() as connection:
            done = await connection.execute(delete(WALL).where(WALL.c.name == name))
        return None if done.rowcount else refuse("no-such-wall", name=name)

    async def keep_file(self, content: bytes, at: int) -> WallFile | Refusal:
        """Stores a file. Files that no wall has shown for a day are cleared away first."""
        media = media_of(content)
        if not media:
            return refuse("wall-file-unfit")
        used = {file for wall in await self.all() for file in wall.files}
        file = WallFile(sha256(content).hexdigest()[:32], media, len(content))
        with suppress(IntegrityError):  # another request stores the same file at the same time
            return await self._kept_file(file, content, used, at)
        return file

    async def _kept_file(self, file: WallFile, content: bytes, used: set[str], at: int) -> WallFile | Refusal:
        async with self._database.counting(WALL_FILE) as connection:
            old = WALL_FILE.c.made_at < at - KEPT_UNUSED
            await connection.execute(delete(WALL_FILE).where(old, WALL_FILE.c.id.not_in(used)))
            await connection.execute(delete(WALL_FILE).where(WALL_FILE.c.id == file.id))
            count = (await connection.execute(select(func.count()).select_from(WALL_FILE))).scalar() or 0
            if count >= MOST_FILES:
                return refuse("too-many-wall-files", most=MOST_FILES)
            await connection.execute(
                insert(WALL_FILE).values(id=file.id, media=file.media, content=content, made_at=at)
            )
        return file

    async def file(self, file: str) -> tuple[str, bytes] | Refusal:
        """A file's type and its content."""
        async with self._database.reading() as connection:
            line = (await connection.execute(select(WALL_FILE).where(WALL_FILE.c.id == file))).first()
        return (line.media, line.content) if line else refuse("no-such-wall-file", id=file)


def media_of(content: bytes) -> str:
    """What a file is by its first bytes, whatever its name says; empty if no wall can show or play it."""
    if content.startswith(b"\x89PNG\r\n\x1a\n"):
        return "image/png"
    if content.startswith(b"\xff\xd8\xff"):
        return "image/jpeg"
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return "image/webp"
    if content[:4] == b"RIFF" and content[8:12] == b"WAVE":
        return "audio/wav"
    if content.startswith(b"OggS"):
        return "audio/ogg"
    if content.startswith((b"ID3", b"\xff\xfb", b"\xff\xf3", b"\xff\xf2")):
        return "audio/mpeg"
    return ""
