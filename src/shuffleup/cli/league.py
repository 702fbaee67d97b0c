"""``shuffleup league``: a whole season with bots in the seats: its events, its ranking, its final."""

import asyncio
import shlex
from datetime import UTC, datetime
from pathlib import Path

import click
from msgspec.structs import replace

from shuffleup.cli.errors import InputError
from shuffleup.cli.event_input import read_planned
from shuffleup.cli.files import is_missing, read_text
from shuffleup.cli.language import lang_again, lang_option, refused
from shuffleup.cli.league_report import LeagueDocument, league_document, league_lines
from shuffleup.cli.output import emit, json_option, print_lines, quiet_option, shows_progress
from shuffleup.cli.run_progress import Watch, log_sha256, progress
from shuffleup.formats.event_file import EventFileError
from shuffleup.formats.league_file import LeagueEvent, LeagueFile, LeagueFinal, read_league_file
from shuffleup.league.by_policy import by_policy
from shuffleup.league.printed_leagues import PRINTED_LEAGUES
from shuffleup.league.printed_tables import POINTS_TABLES
from shuffleup.rulebooks.rule import Language
from shuffleup.service.programme import FlightsRun, TeamsRun, slug
from shuffleup.service.season import SeasonEvent, SeasonFinal, SeasonRun, members_of, play_season
from shuffleup.service.shuffler import Shuffler, drawn_seed
from shuffleup.service.simulate import Entrants, RunRefusedError
from shuffleup.service.stage import Stage
from shuffleup.store.memory import MemoryStore

NOON = 12 * 3_600


@click.command(help="Play a season of a league file to its end, bots in the seats: events, ranking, final.")
@click.argument("file", metavar="LEAGUE.toml")
@click.option("--seed", type=click.IntRange(min=0), help="The number that decides all chance; drawn if not given.")
@lang_option
@json_option
@quiet_option
def league(*, file: str, seed: int | None, lang: str, as_json: bool, quiet: bool) -> None:
    """The command itself: exit status 0, 2 for a mistake in a file, 3 where the rules refuse to go on."""
    run, language = read_season(file), Language(lang)
    number = drawn_seed() if seed is None else seed
    shown = shows_progress(as_json=as_json, quiet=quiet)
    with progress(len(members_of(run)), run.name, language, shown=shown) as watch:
        document = play(run, number, watch, file=file, language=language)
    if as_json:
        emit(document)
    else:
        again = f"shuffleup league {shlex.quote(file)} --seed {number}{lang_again(language)}"
        print_lines(league_lines(document, again, language))


def play(
    run: SeasonRun, seed: int, watch: Watch, *, file: str = "", language: Language = Language.ENGLISH
) -> LeagueDocument:
    """Plays a season and makes its document. Raises ``RefusalError`` where the rules refuse to go on."""

    async def played() -> LeagueDocument:
        store = MemoryStore(forgets="table/")
        result = await play_season(run, Stage(store, Shuffler.from_seed(seed), members_of(run), watch, None))
        return league_document(run, result, seed, await log_sha256(store))

    try:
        return asyncio.run(played())
    except RunRefusedError as fault:
        raise refused(fault.refusal, language, file=file) from None


def read_season(path: str) -> SeasonRun:
    """The season of a file, with the event files that it names, seen from it. Raises ``InputError``."""
    try:
        file = read_league_file(read_text(path), path, printed=PRINTED_LEAGUES, tables=POINTS_TABLES)
    except EventFileError as fault:
        more = len(fault.lines) - 1
        others = f" ({more} more {'problem' if more == 1 else 'problems'} in this file)" if more else ""
        place = fault.place.rstrip(":")
        raise InputError(fault.what, file=path, place=place, hint=f"{fault.hint}{others}", code="bad-league") from None
    events = tuple([_event(path, file, number, one) for number, one in enumerate(file.events, start=1)])
    final = _final(path, file, file.final) if file.final else None
    terms = file.terms
    if final and file.final and file.final.by_book:
        terms = by_policy(terms, final.event.policy)
    return SeasonRun(
        league_id=slug(f"{file.name} {file.season}"),
        name=file.name,
        currency=file.currency,
        season=file.season,
        terms=terms,
        players=file.players,
        events=events,
        final=final,
    )


def _event(path: str, file: LeagueFile, number: int, event: LeagueEvent) -> SeasonEvent:
    place = f"[[event]] {number}"
    planned = read_planned(_beside(path, event.file, place))
    if isinstance(planned, TeamsRun):
        what = f"{event.file} is a contest of teams"
        raise InputError(what, file=path, place=place, hint="a league counts players: take it out", code="teams")
    entrants = planned.event if isinstance(planned, FlightsRun) else planned
    _same_currency(path, place, file, entrants)
    wanted = len(entrants.players)
    if file.players and isinstance(planned, FlightsRun):
        hint = "leave players out: then each event has its own"
        raise InputError("flights say themselves who plays them", file=path, place=place, hint=hint, code="flights")
    if file.players and wanted > len(file.players):
        what = f"{event.file} has {wanted} entries, and the league {len(file.players)} players"
        raise InputError(what, file=path, place=place, hint="let fewer enter, or give more players", code="too-few")
    return SeasonEvent(planned, _noon(event.day), event.day, event.venue)


def _final(path: str, file: LeagueFile, final: LeagueFinal) -> SeasonFinal:
    planned = read_planned(_beside(path, final.file, "[final]"))
    if not isinstance(planned, Entrants):
        raise InputError(
            "a final is one event",
            file=path,
            place="[final]",
            hint="name a file without flights or teams",
            code="final",
        )
    _same_currency(path, "[final]", file, planned)
    named = replace(planned.definition, name=f"{file.name} {file.season}, final")
    return SeasonFinal(replace(planned, definition=named), _noon(final.day), final.absent_ranks)


def _beside(path: str, name: str, place: str) -> str:
    where = Path(path).parent / name
    if is_missing(where):
        hint = "name event files as seen from the league file"
        raise InputError(f"there is no file {where}", file=path, place=place, hint=hint, code="no-event")
    return str(where)


def _same_currency(path: str, place: str, file: LeagueFile, entrants: Entrants) -> None:
    theirs = entrants.definition.currency
    if theirs != file.currency:
        what = f"the event is played for {theirs}, the league for {file.currency}"
        raise InputError(what, file=path, place=place, hint=f'write currency = "{theirs}"', code="currency")


def _noon(day: str) -> int:
    """Noon UTC of a day, in microseconds: when simulated events begin."""
    return (int(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp()) + NOON) * 1_000_000
