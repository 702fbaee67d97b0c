"""The table of a season to take away, as CSV, XLSX or JSON."""

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from shuffleup.accounts.roles import Right
from shuffleup.answer import refuse
from shuffleup.projections.league import league_chart, points_text
from shuffleup.rulebooks.rule import Language
from shuffleup.web.commands import Asked
from shuffleup.web.desk import Desk
from shuffleup.web.errors import language_of, of_refusal
from shuffleup.web.handouts.downloads import FILES, FileKind, as_file, titled
from shuffleup.web.leagues.reading import league_of
from shuffleup.web.questions.sums import Sums


class SeasonTableLine(Struct, frozen=True):
    """A player of a season. ``rank`` is 0 if he has played too few events, ``final_place`` 0 without a final."""

    rank: int
    player: str
    points: str
    events: int
    counted: int
    best_place: int
    rank_prize_cents: int
    final_place: int
    final_prize_cents: int


@get(
    "/api/leagues/{league_id:str}/seasons/{season:str}/table",
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
    rows = [
        SeasonTableLine(
            one.rank,
            names.get(one.player, one.player),
            points_text(one.centipoints),
            one.events,
            one.counted,
            one.best_place,
            one.rank_prize_cents,
            one.final_place,
            one.final_prize_cents,
        )
        for one in league_chart(state, found).rows
    ]
    language = lang or language_of(request)
    listing = titled("season", f"{state.name} {season}", SeasonTableLine, tuple(rows), state.currency, language)
    return await as_file(f"{league_id}-{season}", listing, format, language, sums)
