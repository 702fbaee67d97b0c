"""The table of a season to take away, as CSV, XLSX or JSON."""

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from msgspec.structs import replace

from shuffleup.accounts.roles import Right
from shuffleup.answer import refuse
from shuffleup.projections.league import league_chart
from shuffleup.questions.listings import FileKind, season_list
from shuffleup.rulebooks.rule import Language
from shuffleup.web.room.leagues import league_of
from shuffleup.web.shell.asked import Asked
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.errors import language_of, of_refusal
from shuffleup.web.shell.files import FILES, handed_out
from shuffleup.web.shell.sums import Sums


@get(
    "/leagues/{league_id:str}/seasons/{season:str}/table",
    summary="The table of a season",
    right=Right.SEE_EVENTS,
    gives=FILES,
)
async def season_table(
    league_id: FromPath[str],
    season: FromPath[str],
    desk: NamedDependency[Desk],
    sums: NamedDependency[Sums],
    request: Asked,
    format: FromQuery[FileKind] = FileKind.CSV,
    lang: FromQuery[Language | None] = None,
) -> Response[bytes]:
    """Ranks, points, events and prizes. ``lang`` is the language of the headings, and of numbers in CSV."""
    state, _ = await league_of(desk, league_id)
    found = next((one for one in state.seasons if one.key == season), None)
    if found is None:
        raise of_refusal(refuse("unknown-season", season=season), "season")
    names = desk.names.within(None, found, publicly=True)
    rows = tuple([replace(one, player=names.get(one.player, one.player)) for one in league_chart(state, found).rows])
    language = lang or language_of(request)
    listing = season_list(f"{state.name} {season}", rows, state.currency, language)
    return await handed_out(f"{league_id}-{season}", listing, format, language, sums)
