"""The walls of the room: which there are, what each shows and plays, and the files they need."""

from typing import Annotated, TypeVar

from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from shuffleup.accounts.roles import Right
from shuffleup.answer import Refusal
from shuffleup.room.walls import (
    FILE_BYTES,
    MOST_WALLS,
    NamedWall,
    WallFile,
    WallLook,
    Walls,
    WallShows,
    WallSounds,
)
from shuffleup.rulebooks.rule import Language
from shuffleup.web.shell.asked import SAYS_SOMETHING
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.errors import RefusedError, done, of_refusal

T = TypeVar("T")
MEDIA = ("image/png", "image/jpeg", "image/webp", "audio/mpeg", "audio/ogg", "audio/wav")
NOT_FOUND = 404


class WallRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """What a wall is to show: an event, or the one that is running; in a language, or in its screen's."""

    event: Annotated[str, Meta(max_length=120)] = ""
    shows: WallShows = WallShows.CLOCK
    language: Language | None = None
    look: WallLook = WallLook()
    sounds: WallSounds = WallSounds()


class WallFileRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture as PNG, JPEG or WebP, or a sound as MP3, Ogg or WAV."""

    data: Annotated[bytes, Meta(min_length=1, max_length=FILE_BYTES, description="the file, in Base64")]


class AnnouncementRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A message for walls; for all of them if none is named."""

    text: Annotated[str, Meta(min_length=1, max_length=160, pattern=SAYS_SOMETHING)]
    walls: Annotated[tuple[str, ...], Meta(max_length=MOST_WALLS)] = ()


@get("/walls", summary="All walls", right=Right.SEE_WALL, ready=True)
async def list_walls(walls: NamedDependency[Walls]) -> list[NamedWall]:
    """Every wall of the room, by name."""
    return list(await walls.all())


@get("/walls/{wall_name:str}", summary="A wall", right=Right.SEE_WALL, ready=True)
async def named_wall(wall_name: FromPath[str], walls: NamedDependency[Walls]) -> NamedWall:
    """What a wall shows. A screen asks every second with the tag of the last answer."""
    return _found(await walls.one(wall_name))


@put("/walls/{wall_name:str}", summary="Keep a wall", right=Right.KEEP_WALLS)
async def keep_wall(
    wall_name: FromPath[str],
    data: JSONBody[WallRequest],
    walls: NamedDependency[Walls],
    desk: NamedDependency[Desk],
) -> NamedWall:
    """Creates a wall, or changes what it shows; its screens follow within two seconds."""
    if data.event:
        await desk.room(data.event)
    before = await walls.one(wall_name)
    said = before.said if isinstance(before, NamedWall) else None
    wall = NamedWall(wall_name, data.event, data.shows, data.language, data.look, data.sounds, said)
    if refused := await walls.keep(wall, desk.now()):
        raise of_refusal(refused, wall_name)
    return wall


@delete("/walls/{wall_name:str}", summary="Drop a wall", right=Right.KEEP_WALLS)
async def drop_wall(wall_name: FromPath[str], walls: NamedDependency[Walls]) -> None:
    """Removes a wall."""
    if refused := await walls.drop(wall_name):
        raise _missing(refused)


@post("/wall-announcements", status_code=204, summary="Have walls say something", right=Right.KEEP_WALLS)
async def announce(
    data: JSONBody[AnnouncementRequest], walls: NamedDependency[Walls], desk: NamedDependency[Desk]
) -> None:
    """Shows a sentence for a minute, and speaks it if announcements are spoken."""
    if refused := await walls.say(data.text.strip(), data.walls, desk.now()):
        raise _missing(refused)


@post("/wall-files", status_code=201, summary="Bring in a file for walls", right=Right.KEEP_WALLS)
async def keep_wall_file(
    data: JSONBody[WallFileRequest], walls: NamedDependency[Walls], desk: NamedDependency[Desk]
) -> WallFile:
    """Stores a logo, a background or a sound; a wall refers to it by its id."""
    return done(await walls.keep_file(data.data, desk.now()))


@get("/wall-files/{file_id:str}", summary="A file for walls", right=Right.SEE_WALL, gives=MEDIA)
async def wall_file(file_id: FromPath[str], walls: NamedDependency[Walls]) -> Response[bytes]:
    """A file as it was uploaded."""
    media, content = _found(await walls.file(file_id))
    return Response(content, media_type=media)


def _found(outcome: T | Refusal) -> T:
    if isinstance(outcome, Refusal):
        raise _missing(outcome)
    return outcome


def _missing(refused: Refusal) -> RefusedError:
    error = of_refusal(refused, "")
    error.status = NOT_FOUND
    return error
