"""The walls of the room over the network: which there are, what each shows and says, and the files they need."""

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
    WallTheme,
)
from shuffleup.rulebooks.rule import Language
from shuffleup.web.desk import Desk
from shuffleup.web.errors import RefusedError, done, of_refusal

T = TypeVar("T")
MEDIA = ("image/png", "image/jpeg", "image/webp", "audio/mpeg", "audio/ogg", "audio/wav")
NOT_FOUND = 404

_Colour = Annotated[str, Meta(pattern="^(#[0-9a-fA-F]{6})?$", description="as #0a1410")]
_FileId = Annotated[str, Meta(max_length=32)]


class LookRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """How a wall is to look. The colours are for those of the house."""

    theme: WallTheme = WallTheme.DARK
    background: _Colour = ""
    ink: _Colour = ""
    accent: _Colour = ""
    logo: _FileId = ""
    picture: _FileId = ""

    def look(self) -> WallLook:
        """The look."""
        return WallLook(self.theme, self.background, self.ink, self.accent, self.logo, self.picture)


class SoundsRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be heard of a wall. The files stand for the sounds that come with it."""

    on: bool = False
    speech: bool = False
    minute: _FileId = ""
    count: _FileId = ""
    end: _FileId = ""

    def sounds(self) -> WallSounds:
        """The sounds."""
        return WallSounds(self.on, self.speech, self.minute, self.count, self.end)


class WallRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """What a wall is to show: an event, or whichever runs; in a language, or in that of its screen."""

    event: Annotated[str, Meta(max_length=120)] = ""
    shows: WallShows = WallShows.CLOCK
    language: Language | None = None
    look: LookRequest = LookRequest()
    sounds: SoundsRequest = SoundsRequest()


class WallFileRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture as PNG, JPEG or WebP, or a sound as MP3, Ogg or WAV."""

    data: Annotated[bytes, Meta(min_length=1, max_length=FILE_BYTES, description="the file, in Base64")]


class AnnouncementRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """What walls are to say; all of them where none is named."""

    text: Annotated[str, Meta(min_length=1, max_length=160, pattern=r"^[^\x00-\x1f\x7f]*$")]
    walls: Annotated[tuple[str, ...], Meta(max_length=MOST_WALLS)] = ()


@get("/api/walls", summary="All walls", right=Right.SEE_WALL)
async def list_walls(walls: NamedDependency[Walls]) -> list[NamedWall]:
    """Every wall of the room, by name."""
    return list(await walls.all())


@get("/api/walls/{wall_name:str}", summary="A wall", right=Right.SEE_WALL)
async def named_wall(wall_name: FromPath[str], walls: NamedDependency[Walls]) -> NamedWall:
    """What a wall shows. A screen asks every second with the tag of the last answer."""
    return _found(await walls.one(wall_name))


@put("/api/walls/{wall_name:str}", summary="Keep a wall", right=Right.KEEP_WALLS)
async def keep_wall(
    wall_name: FromPath[str],
    data: JSONBody[WallRequest],
    walls: NamedDependency[Walls],
    desk: NamedDependency[Desk],
) -> NamedWall:
    """Makes a wall, or changes what it shows; its screens follow within two seconds."""
    if data.event:
        await desk.room(data.event)
    before = await walls.one(wall_name)
    said = before.said if isinstance(before, NamedWall) else None
    look, sounds = data.look.look(), data.sounds.sounds()
    wall = NamedWall(wall_name, data.event, data.shows, data.language, look, sounds, said)
    if refused := await walls.keep(wall, desk.now()):
        raise of_refusal(refused, wall_name)
    return wall


@delete("/api/walls/{wall_name:str}", summary="Drop a wall", right=Right.KEEP_WALLS)
async def drop_wall(wall_name: FromPath[str], walls: NamedDependency[Walls]) -> None:
    """Has a wall no longer."""
    if refused := await walls.drop(wall_name):
        raise _missing(refused)


@post("/api/wall-announcements", status_code=204, summary="Have walls say something", right=Right.KEEP_WALLS)
async def announce(
    data: JSONBody[AnnouncementRequest], walls: NamedDependency[Walls], desk: NamedDependency[Desk]
) -> None:
    """Shows a sentence for a minute, and speaks it where announcements are spoken."""
    await walls.say(data.text.strip(), data.walls, desk.now())


@post("/api/wall-files", status_code=201, summary="Bring in a file for walls", right=Right.KEEP_WALLS)
async def keep_wall_file(
    data: JSONBody[WallFileRequest], walls: NamedDependency[Walls], desk: NamedDependency[Desk]
) -> WallFile:
    """Keeps a logo, a background or a sound; a wall names it by its id."""
    return done(await walls.keep_file(data.data, desk.now()))


@get("/api/wall-files/{file_id:str}", summary="A file for walls", right=Right.SEE_WALL, gives=MEDIA)
async def wall_file(file_id: FromPath[str], walls: NamedDependency[Walls]) -> Response[bytes]:
    """A file as it was brought in."""
    media, content = _found(await walls.file(file_id))
    return Response(content, media_type=media, headers={"x-content-type-options": "nosniff"})


def _found(outcome: T | Refusal) -> T:
    if isinstance(outcome, Refusal):
        raise _missing(outcome)
    return outcome


def _missing(refused: Refusal) -> RefusedError:
    error = of_refusal(refused, "")
    error.status = NOT_FOUND
    return error
