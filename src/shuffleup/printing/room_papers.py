"""Papers of the room across its events: the table of a league, and the down sheet of its dealers."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from msgspec import Struct

from shuffleup.answer import Refusal
from shuffleup.league.result import players_of
from shuffleup.league.standings import CountedScore, ScoreVerdict, standings
from shuffleup.league.state import LeagueState, Season
from shuffleup.printing.facts import empty
from shuffleup.printing.grid import Cells, Grid, GridColumn, GridPaper
from shuffleup.printing.links import code
from shuffleup.printing.slip import Code, PaperHead
from shuffleup.printing.wording import Wording
from shuffleup.projections.league import LeagueRow, league_chart
from shuffleup.projections.standings import place_text
from shuffleup.room.dealers import DownLine

MOST_EVENTS = 6
"""Up to this many events have a column each; with more, the table has only the total."""


class RoomFacts(Struct, frozen=True):
    """What papers of the room are made from: their language and clock, the address of this server, and the names of
    players and events, by id."""

    wording: Wording
    server: str
    names: Mapping[str, str] = {}


def league_table(facts: RoomFacts, state: LeagueState, season: Season) -> GridPaper | Refusal:
    """The table of a season for the wall of the room, how it is counted, and its events."""
    words, chart = facts.wording, league_chart(state, season)
    if not chart.rows:
        return empty(words.say("paper-league-table"))
    shown = season.recorded if len(season.recorded) <= MOST_EVENTS else ()
    prizes = any(row.rank_prize_cents or row.final_prize_cents for row in chart.rows)
    columns = [
        GridColumn("#", Cells.NUMBER),
        GridColumn(words.say("leagues-player")),
        *[GridColumn(str(number), Cells.NUMBER) for number, _ in enumerate(shown, start=1)],
        GridColumn(words.say("leagues-points"), Cells.NUMBER),
        GridColumn(words.say("leagues-events"), Cells.NUMBER),
        GridColumn(words.say("leagues-best"), Cells.NUMBER),
    ]
    if prizes:
        columns.append(GridColumn(words.say("leagues-prize"), Cells.NUMBER))
    scores = {line.player: {one.event_id: one for one in line.scores} for line in standings(season)}
    rows = []
    for row in chart.rows:
        here = [_scored(words, scores[row.player].get(one.result.event_id)) for one in shown]
        line = [_rank(row), facts.names.get(row.player, row.player), *here, *_summed(words, row)]
        rows.append(tuple(line[: len(columns)]))
    told = tuple(_counting(words, season, brackets=bool(shown)))
    under = words.say("paper-league-figures", {"events": chart.events, "players": len(chart.rows)})
    kept = [words.say("leagues-closed")] if chart.closed else []
    head = _head(facts, "paper-league-table", state.name, " · ".join([season.key, under, *kept]), "live")
    return GridPaper(head, (Grid(tuple(columns), tuple(rows)), _events(facts, season)), told)


def down_sheet(facts: RoomFacts, day: str, lines: Sequence[DownLine]) -> GridPaper | Refusal:
    """What every dealer has dealt on a day, with space for his signature, and each of his downs."""
    words = facts.wording
    if not lines:
        return empty(words.say("paper-down-sheet"))
    sums = []
    for dealer, downs in groupby(lines, key=lambda one: one.dealer):
        minutes = [one.minutes for one in downs]
        sums.append((dealer, str(len(minutes)), str(sum(minutes)), ""))
    dealer, minutes_head = (
        GridColumn(words.say("listing-dealer")),
        GridColumn(words.say("listing-minutes"), Cells.NUMBER),
    )
    downs_head = GridColumn(words.say("paper-downs"), Cells.NUMBER)
    totals = (dealer, downs_head, minutes_head, GridColumn(words.say("money-signature"), Cells.BLANK))
    columns = (
        dealer,
        GridColumn(words.say("listing-table"), Cells.NUMBER),
        GridColumn(words.say("listing-event")),
        GridColumn(words.say("listing-began"), Cells.NUMBER),
        GridColumn(words.say("listing-until"), Cells.NUMBER),
        minutes_head,
    )
    rows = tuple([(one.dealer, str(one.table), one.event, one.began, one.until, str(one.minutes)) for one in lines])
    head = _head(facts, "paper-down-sheet", words.day_of(day), "", "room#dealers")
    return GridPaper(head, (Grid(totals, tuple(sums)), Grid(columns, rows)), signs=(words.say("deal-witness"),))


def _head(facts: RoomFacts, title: str, of: str, under: str, page: str) -> PaperHead:
    """The head of a paper, with the page that its code opens."""
    words, address = facts.wording, f"{facts.server.rstrip('/')}/{page}"
    shown = Code(code(address), address, words.say(f"paper-scan-{page.partition('#')[0]}"))
    return PaperHead(size="a4", language=words.language, title=words.say(title), event=of, under=under, code=shown)


def _rank(row: LeagueRow) -> str:
    return place_text(row.rank, row.shared_by) if row.rank else "–"


def _scored(words: Wording, one: CountedScore | None) -> str:
    """What an event has given a player: in brackets if it does not count."""
    if one is None:
        return ""
    points = words.points(one.score.centipoints)
    return points if one.verdict is ScoreVerdict.COUNTS else f"({points})"


def _summed(words: Wording, row: LeagueRow) -> tuple[str, ...]:
    counted = str(row.counted) if row.counted == row.events else f"{row.counted}/{row.events}"
    cents = row.rank_prize_cents + row.final_prize_cents
    best = str(row.best_place) if row.best_place else "–"
    return words.points(row.centipoints), counted, best, words.money(cents) if cents else ""


def _counting(words: Wording, season: Season, *, brackets: bool) -> Iterator[str]:
    """How points become a rank, as the season was opened."""
    counting = season.terms.counting
    if counting.best_of:
        yield words.say("paper-league-best", {"count": counting.best_of})
    if counting.one_a_day:
        yield f"{words.say('leagues-one-a-day')}."
    if counting.least_events:
        yield words.say("paper-league-least", {"count": counting.least_events})
    ties = ", ".join([words.say(f"leagues-tie-{one.value}") for one in counting.ties])
    if ties:
        yield f"{words.say('leagues-ties')} {ties}."
    if brackets and (counting.best_of or counting.one_a_day):
        yield words.say("paper-league-brackets")


def _events(facts: RoomFacts, season: Season) -> Grid:
    """The events of the season by their numbers in the table."""
    words = facts.wording
    columns = (
        GridColumn("", Cells.NUMBER),
        GridColumn(words.say("listing-event"), wide=3),
        GridColumn(words.say("paper-day")),
        GridColumn(words.say("paper-players"), Cells.NUMBER),
        GridColumn(words.say("paper-winner"), wide=3),
    )
    rows = []
    for number, recorded in enumerate(season.recorded, start=1):
        result, winner = recorded.result, recorded.result.lines[0].player
        name, first = facts.names.get(result.event_id, result.event_id), facts.names.get(winner, winner)
        rows.append((str(number), name, words.day_of(result.day), words.chips(players_of(result)), first))
    return Grid(columns, tuple(rows))
