"""``shuffleup league``: a whole season with bots in the seats: its events, its ranking, its final."""

import asyncio
import shlex
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import click
from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import note
from shuffleup.cli.errors import InputError, RefusalError
from shuffleup.cli.event_input import read_planned
from shuffleup.cli.files import check_all_writable, is_missing, read_text
from shuffleup.cli.forecast_lines import closing, ledger_lines
from shuffleup.cli.options import NumberWithin, command
from shuffleup.cli.output import to_left, to_right
from shuffleup.cli.points import season_lines
from shuffleup.cli.progress import Watch, progress
from shuffleup.cli.reader import Reader, lang_again, watched_options
from shuffleup.cli.run.extras import counted
from shuffleup.cli.spreadsheet import spreadsheet_option, tell_written, write_listing
from shuffleup.cli.typed import chips, money
from shuffleup.formats.event.file import EventFileError
from shuffleup.formats.league_file import LeagueEvent, LeagueFile, LeagueFinal, read_league_file
from shuffleup.league.points import PointsFormula
from shuffleup.league.printed_leagues import POINTS_TABLES, PRINTED_LEAGUES
from shuffleup.league.result import entries_of, players_of
from shuffleup.league.seasons import by_policy
from shuffleup.league.state import FinalOver, Recorded
from shuffleup.locale.messages import Messages
from shuffleup.projections.league import LeagueChart, league_chart
from shuffleup.projections.ledger import LedgerReport, together
from shuffleup.questions.listings import ledger_list, season_list
from shuffleup.questions.mistakes import first_of
from shuffleup.questions.printed import Printed
from shuffleup.service.flights import slug
from shuffleup.service.programme import FlightsRun, PlayedProgramme, TeamsRun
from shuffleup.service.season import PlayedSeason, SeasonEvent, SeasonFinal, SeasonRun, members_of, play_season
from shuffleup.service.simulate import Entrants, RunRefusedError
from shuffleup.service.stage import EventStage
from shuffleup.service.streams import Shuffler, drawn_seed
from shuffleup.store.memory import MemoryStore
from shuffleup.store.port import log_sha256
from shuffleup.tournament.words.money import RETENTION, balance_of
from shuffleup.version import __version__


class LeagueEventFacts(Struct, frozen=True):
    """An event of the season. ``kept_cents`` is what it has kept for the league."""

    event_id: str
    name: str
    day: str
    players: int
    entries: int
    pool_cents: int
    kept_cents: int
    winner: str


class FinalLine(Struct, frozen=True):
    """A finalist, best place first. ``removed_chips`` left play with a player who did not come in time."""

    place: int
    player: str
    rank: int
    chips: int
    removed_chips: int
    prize_cents: int


class LeagueDocument(Printed, frozen=True):
    """What ``shuffleup league --json`` prints: the same for the same files, seed and version, on every machine."""

    version: str
    seed: int
    league: str
    points: str
    events: tuple[LeagueEventFacts, ...]
    season: LeagueChart
    final: tuple[FinalLine, ...]
    ledger: LedgerReport
    """All events together; what was kept for the league is the pot of the season."""
    pot_closes: bool
    """Whether the retentions of all events add up to the pot, and every cent of it is paid."""
    log_sha256: str


def league_document(run: SeasonRun, played: PlayedSeason, seed: int, log_sha256: str) -> LeagueDocument:
    """The document of a finished season."""
    state = played.league
    season = state.seasons[0]
    rule = run.terms.scoring.rule
    states = [stream.state for one in played.events for stream in (*one.parts, one.final)]
    kept = -sum([balance_of(one.cage.ledger, RETENTION) for one in states])
    chart = league_chart(state, season)
    facts = zip(season.recorded, played.events, strict=True)
    return LeagueDocument(
        version=__version__,
        seed=seed,
        league=f"{run.name} {run.season}",
        points=rule.text if isinstance(rule, PointsFormula) else rule.key,
        events=tuple([_event(recorded, programme) for recorded, programme in facts]),
        season=chart,
        final=_final(chart, season.final) if isinstance(season.final, FinalOver) else (),
        ledger=together(states),
        pot_closes=kept == chart.pot.retained_cents and (chart.pot.balance_cents == 0 or not run.terms.shares),
        log_sha256=log_sha256,
    )


def _event(recorded: Recorded, programme: PlayedProgramme) -> LeagueEventFacts:
    result = recorded.result
    return LeagueEventFacts(
        event_id=result.event_id,
        name=programme.final.state.definition.name,
        day=result.day,
        players=players_of(result),
        entries=entries_of(result),
        pool_cents=result.pool_cents,
        kept_cents=recorded.retained_cents,
        winner=", ".join([line.player for line in result.lines if line.place == 1]),
    )


def _final(chart: LeagueChart, final: FinalOver) -> tuple[FinalLine, ...]:
    rows = {row.player: row for row in chart.rows}
    found = [(one, rows[one.player]) for one in sorted(final.places, key=lambda one: (one.place, one.player))]
    return tuple(
        [
            FinalLine(one.place, one.player, row.rank, row.chips, one.removed_chips, row.final_prize_cents)
            for one, row in found
        ]
    )


# ── for people ───────────────────────────────────────────────────────────────────────────────────────────────────────


def league_lines(document: LeagueDocument, again: str, speech: Messages) -> Iterator[str]:
    """The report for people. ``again`` is the command that repeats the season."""
    currency, language = document.season.currency, speech.language
    events = speech.say("league-events", {"count": len(document.events)})
    yield speech.say("league-head", {"name": document.league, "events": events, "rule": document.points})
    yield ""
    yield from _event_lines(document, speech)
    yield ""
    yield from season_lines(document.season, speech)
    if document.final:
        yield ""
        yield from _final_lines(document.final, currency, speech)
    yield ""
    kept = money(sum([event.kept_cents for event in document.events]), currency, language)
    state = closing(speech, closes=document.pot_closes)
    yield speech.say("league-pot", {"state": state, "money": kept, "events": events})
    yield from ledger_lines(document.ledger, speech)
    yield speech.say("league-log", {"digest": document.log_sha256[:16], "command": again})


def _event_lines(document: LeagueDocument, speech: Messages) -> Iterator[str]:
    currency = document.season.currency
    names = to_left([event.name for event in document.events])
    pools = to_right([money(event.pool_cents, currency, speech.language) for event in document.events])
    for event, name, pool in zip(document.events, names, pools, strict=True):
        entries = counted("players", event.players, speech)
        if event.entries > event.players:
            entries = f"{entries}, {counted('entries', event.entries, speech)}"
        kept = money(event.kept_cents, currency, speech.language)
        values = {"pool": pool, "kept": kept, "entries": entries, "winner": event.winner}
        yield f"  {event.day}  {name}  {speech.say('league-event', values)}"


def _final_lines(final: tuple[FinalLine, ...], currency: str, speech: Messages) -> Iterator[str]:
    players = to_left([line.player for line in final])
    stacks = to_right([chips(line.chips, speech.language) for line in final])
    prizes = to_right([money(line.prize_cents, currency, speech.language) for line in final])
    yield speech.say("league-final")
    for line, player, stack, prize in zip(final, players, stacks, prizes, strict=True):
        removed = chips(line.removed_chips, speech.language)
        gone = f"  {speech.say('league-absent', {'chips': removed})}" if line.removed_chips else ""
        began = speech.say("league-final-line", {"stack": stack, "rank": f"{line.rank:>2}"})
        yield f"{line.place:>5}  {player}  {began}  {prize}{gone}".rstrip()


NOON = 12 * 3_600


@command(help="Play a season of a league file to its end, bots in the seats: events, ranking, final.")
@click.argument("file", metavar="LEAGUE.toml")
@click.option("--seed", type=NumberWithin(min=0), help="The number that decides all chance; drawn if not given.")
@spreadsheet_option("the table of the season")
@spreadsheet_option("the ledger of all events", "--ledger")
@watched_options
def league(*, file: str, seed: int | None, spreadsheet: str | None, ledger: str | None, reader: Reader) -> None:
    """The command itself: exit status 0, 2 for a mistake in a file, 3 if the rules refuse to go on."""
    run, language = read_season(file), reader.language
    check_all_writable([path for path in (spreadsheet, ledger) if path])
    number = drawn_seed() if seed is None else seed
    with progress(len(members_of(run)), run.name, reader.speech, shown=reader.watches) as watch:
        document = play(run, number, watch, file=file)
    currency = document.season.currency
    if spreadsheet:
        write_listing(spreadsheet, season_list(document.league, document.season.rows, currency, language), language)
    if ledger:
        write_listing(ledger, ledger_list(document.league, document.ledger.accounts, currency, language), language)
    again = f"shuffleup league {shlex.quote(file)} --seed {number}{lang_again(language)}"
    reader.show(document, league_lines(document, again, reader.speech))
    tell_written(reader, spreadsheet, ledger)


def play(run: SeasonRun, seed: int, watch: Watch, *, file: str = "") -> LeagueDocument:
    """Plays a season and makes its document. Raises ``RefusalError`` if the rules refuse to go on."""

    async def played() -> LeagueDocument:
        store = MemoryStore(forgets="table/")
        result = await play_season(run, EventStage(store, Shuffler.from_seed(seed), members_of(run), watch, None))
        return league_document(run, result, seed, await log_sha256(store))

    try:
        return asyncio.run(played())
    except RunRefusedError as fault:
        raise RefusalError(fault.refusal, file=file) from None


def read_season(path: str) -> SeasonRun:
    """The season in a file, with the event files that it names, relative to it. Raises ``InputError``."""
    try:
        file = read_league_file(read_text(path), path, printed=PRINTED_LEAGUES, tables=POINTS_TABLES)
    except EventFileError as fault:
        raise first_of(fault, "bad-league", path) from None
    events = tuple([_season_event(path, file, number, one) for number, one in enumerate(file.events, start=1)])
    final = _season_final(path, file, file.final) if file.final else None
    terms = file.terms
    if final and file.final and file.final.by_book:
        terms = by_policy(terms, final.event.policy)
    league_id = slug(f"{file.name} {file.season}")
    return SeasonRun(league_id, file.name, file.currency, file.season, terms, file.players, events, final)


def _season_event(path: str, file: LeagueFile, number: int, event: LeagueEvent) -> SeasonEvent:
    place = f"[[event]] {number}"
    planned = read_planned(_beside(path, event.file, place))
    if isinstance(planned, TeamsRun):
        what = note("contest-of-teams", file=event.file)
        raise InputError(what, file=path, place=place, hint=note("league-counts-players"), code="teams")
    entrants = planned.event if isinstance(planned, FlightsRun) else planned
    _same_currency(path, place, file, entrants)
    wanted = len(entrants.players)
    if file.players and isinstance(planned, FlightsRun):
        hint = note("leave-players-out")
        raise InputError(note("flights-name-players"), file=path, place=place, hint=hint, code="flights")
    if file.players and wanted > len(file.players):
        what = note("more-entries-than-league", file=event.file, count=wanted, players=len(file.players))
        raise InputError(what, file=path, place=place, hint=note("fewer-or-more-players"), code="too-few")
    return SeasonEvent(planned, _noon(event.day), event.day, event.venue)


def _season_final(path: str, file: LeagueFile, final: LeagueFinal) -> SeasonFinal:
    planned = read_planned(_beside(path, final.file, "[final]"))
    if not isinstance(planned, Entrants):
        what, hint = note("a-final-is-one-event"), note("name-file-of-one-event")
        raise InputError(what, file=path, place="[final]", hint=hint, code="final")
    _same_currency(path, "[final]", file, planned)
    named = replace(planned.definition, name=f"{file.name} {file.season}, final")
    return SeasonFinal(replace(planned, definition=named), _noon(final.day), final.absent_ranks)


def _beside(path: str, name: str, place: str) -> str:
    where = Path(path).parent / name
    if is_missing(where):
        what, hint = note("there-is-no-file-file", file=str(where)), note("name-event-files")
        raise InputError(what, file=path, place=place, hint=hint, code="no-event")
    return str(where)


def _same_currency(path: str, place: str, file: LeagueFile, entrants: Entrants) -> None:
    theirs = entrants.definition.currency
    if theirs != file.currency:
        what = note("other-currency", currency=theirs, other=file.currency)
        hint = note("write-line", line=f'currency = "{theirs}"')
        raise InputError(what, file=path, place=place, hint=hint, code="currency")


def _noon(day: str) -> int:
    """Noon UTC of a day, in microseconds: when simulated events begin."""
    return (int(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp()) + NOON) * 1_000_000
