"""Papers of the room, set by typst: the table of a league and the down sheet of a day, as files and page by page."""

from collections.abc import Mapping
from enum import Enum

from litestar import Response, get
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from shuffleup.accounts.roles import RIGHTS, Right, may
from shuffleup.answer import Refusal, refuse
from shuffleup.locale.messages import messages
from shuffleup.printing.grid import GridPaper
from shuffleup.printing.press import Press
from shuffleup.printing.room_papers import RoomFacts, down_sheet, league_table
from shuffleup.printing.wording import Wording
from shuffleup.room.calendar import Calendar
from shuffleup.room.dealers import Dealers
from shuffleup.rulebooks.rule import Language
from shuffleup.web.room.leagues import league_of
from shuffleup.web.room.rota import downs_of
from shuffleup.web.shell.asked import Asked
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.errors import RefusedError, language_of, of_refusal
from shuffleup.web.shell.printed import PDF, SVG, PaperForm, PaperPages, pages_of, printed
from shuffleup.web.shell.sums import Sums
from shuffleup.web.shell.who_asks import role_needed


class RoomPaper(Enum):
    """A paper of the room; its template has the same name."""

    LEAGUE_TABLE = "league-table"
    DOWN_SHEET = "down-sheet"


class SetPaper(Struct, frozen=True):
    """A paper that is ready for the press, its title, and its file name."""

    title: str
    file: str
    told: GridPaper


NEEDED: Mapping[RoomPaper, Right] = {RoomPaper.LEAGUE_TABLE: Right.SEE_EVENTS, RoomPaper.DOWN_SHEET: Right.SEE_FLOOR}
"""A paper may be seen by those who may see its contents on the room page."""


async def _told(
    room_paper: FromPath[RoomPaper],
    desk: NamedDependency[Desk],
    calendar: NamedDependency[Calendar],
    dealers: NamedDependency[Dealers],
    request: Asked,
    league: FromQuery[str] = "",
    season: FromQuery[str] = "",
    day: FromQuery[str] = "",
    lang: FromQuery[Language | None] = None,
) -> SetPaper:
    """The contents of a paper. Raises ``RefusedError`` if the user may not see it, and if it would be empty."""
    right, role = NEEDED[room_paper], request.user.role
    if not may(role, right):
        raise RefusedError("role-needed", role_needed(role, RIGHTS[right]), status=403)
    words = Wording(messages(lang or language_of(request)), "EUR", await calendar.clock())
    if room_paper is RoomPaper.DOWN_SHEET:
        about, lines = await downs_of(day, desk, words.wall, dealers)
        told = down_sheet(RoomFacts(words, str(request.base_url)), about, lines)
    else:
        about = "-".join([league, season])
        told = await _league(desk, words, str(request.base_url), league, season)
    if isinstance(told, Refusal):
        raise of_refusal(told, room_paper.value)
    return SetPaper(words.say(f"paper-{room_paper.value}"), f"{room_paper.value}-{about}", told)


async def _league(desk: Desk, words: Wording, server: str, league: str, key: str) -> GridPaper | Refusal:
    """The table of a season; without its key, the newest season's."""
    state, _ = await league_of(desk, league)
    season = state.season(key) if key else next(iter(reversed(state.seasons)), None)
    if season is None:
        return refuse("unknown-season", season=key)
    events = {one.head.event_id: one.head.name async for one in desk.known.all()}
    names = {**events, **desk.names.within(None, season, publicly=True)}
    return league_table(RoomFacts(Wording(words.speech, state.currency, words.wall), server, names), state, season)


OF_ROOM = {"made": Provide(_told)}


@get(
    "/papers/{room_paper:str}",
    summary="A paper of the room",
    right=Right.SEE_EVENTS,
    dependencies=OF_ROOM,
    gives=(PDF, SVG),
)
async def room_paper_file(
    room_paper: FromPath[RoomPaper],
    made: NamedDependency[SetPaper],
    press: NamedDependency[Press],
    sums: NamedDependency[Sums],
    form: FromQuery[PaperForm] = PaperForm.PDF,
    page: FromQuery[int] = 1,
) -> Response[bytes]:
    """The table of a season (``league``, and ``season`` unless it is the newest) or the down sheet (``day``) as PDF, or
    one of its pages as SVG, counted from 1."""
    return await printed(press, sums, room_paper.value, made.told, made.file, form, page)


@get(
    "/papers/{room_paper:str}/pages",
    summary="The pages of a paper of the room",
    right=Right.SEE_EVENTS,
    dependencies=OF_ROOM,
)
async def room_paper_pages(
    room_paper: FromPath[RoomPaper],
    made: NamedDependency[SetPaper],
    press: NamedDependency[Press],
    sums: NamedDependency[Sums],
) -> PaperPages:
    """How many pages there are, and their sizes."""
    return await pages_of(press, sums, room_paper.value, made.told, made.title, made.file)
