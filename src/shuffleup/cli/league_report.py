"""The report of a season that was played: one document for programs, lines for people."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from shuffleup import __version__
from shuffleup.cli.ledger_lines import closing, ledger_lines
from shuffleup.cli.money import chips, money
from shuffleup.cli.points_report import season_lines
from shuffleup.cli.run_extras import counted
from shuffleup.league.points import PointsFormula
from shuffleup.league.result import entries_of, players_of
from shuffleup.league.state import FinalOver, Recorded
from shuffleup.locale.messages import Messages, messages
from shuffleup.projections.league import LeagueChart, league_chart
from shuffleup.projections.ledger import LedgerReport, together
from shuffleup.rulebooks.rule import Language
from shuffleup.service.programme import PlayedProgramme
from shuffleup.service.season import PlayedSeason, SeasonRun
from shuffleup.tournament.ledger import RETENTION, balance


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


class LeagueDocument(Struct, frozen=True):
    """What ``shuffleup league --json`` prints: the same for the same files, seed and version, on every machine."""

    schema: Literal["shuffleup.league/1"]
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
    """Whether the retentions of all events are the pot, and every cent of it is paid."""
    log_sha256: str


def league_document(run: SeasonRun, played: PlayedSeason, seed: int, log_sha256: str) -> LeagueDocument:
    """The document of a season that is over."""
    state = played.league
    season = state.seasons[0]
    rule = run.terms.scoring.rule
    states = [stream.state for one in played.events for stream in (*one.parts, one.final)]
    kept = -sum([balance(one.cage.ledger, RETENTION) for one in states])
    chart = league_chart(state, season)
    facts = zip(season.recorded, played.events, strict=True)
    return LeagueDocument(
        schema="shuffleup.league/1",
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
        name=programme.final.state.opening.definition.name,
        day=result.day,
        players=players_of(result),
        entries=entries_of(result),
        pool_cents=result.pool_cents,
        kept_cents=recorded.retained_cents,
        winner=", ".join([line.player for line in result.lines if line.place == 1]),
    )


def _final(chart: LeagueChart, final: FinalOver) -> tuple[FinalLine, ...]:
    rows = {row.player: row for row in chart.rows}
    removed = {one.player: one.removed_chips for one in final.places}
    places = sorted(final.places, key=lambda one: (one.place, one.player))
    return tuple(
        [
            FinalLine(
                one.place,
                one.player,
                rows[one.player].rank,
                rows[one.player].chips,
                removed[one.player],
                rows[one.player].final_prize_cents,
            )
            for one in places
        ]
    )


# ── for people ───────────────────────────────────────────────────────────────────────────────────────────────────────


def league_lines(document: LeagueDocument, again: str, language: Language = Language.ENGLISH) -> Iterator[str]:
    """The report for people. ``again`` is the command that repeats the season."""
    speech, currency = messages(language), document.season.currency
    events = speech.say("league-events", {"count": len(document.events)})
    yield speech.say("league-head", {"name": document.league, "events": events, "rule": document.points})
    yield ""
    yield from _event_lines(document, speech)
    yield ""
    yield from season_lines(document.season, language)
    if document.final:
        yield ""
        yield from _final_lines(document.final, currency, speech)
    yield ""
    kept = money(sum([event.kept_cents for event in document.events]), currency, language)
    state = closing(speech, closes=document.pot_closes)
    yield speech.say("league-pot", {"state": state, "money": kept, "events": events})
    yield from ledger_lines(document.ledger, language)
    yield speech.say("league-log", {"digest": document.log_sha256[:16], "command": again})


def _event_lines(document: LeagueDocument, speech: Messages) -> Iterator[str]:
    currency = document.season.currency
    names = max([len(event.name) for event in document.events])
    pools = [money(event.pool_cents, currency, speech.language) for event in document.events]
    wide = max([len(pool) for pool in pools])
    for event, pool in zip(document.events, pools, strict=True):
        entries = counted("players", event.players, speech)
        if event.entries > event.players:
            entries = f"{entries}, {counted('entries', event.entries, speech)}"
        values = {
            "pool": f"{pool:>{wide}}",
            "kept": money(event.kept_cents, currency, speech.language),
            "entries": entries,
            "winner": event.winner,
        }
        yield f"  {event.day}  {event.name:<{names}}  {speech.say('league-event', values)}"


def _final_lines(final: tuple[FinalLine, ...], currency: str, speech: Messages) -> Iterator[str]:
    width = max([len(line.player) for line in final])
    stacks = [chips(line.chips, speech.language) for line in final]
    prizes = [money(line.prize_cents, currency, speech.language) for line in final]
    wide = [max([len(one) for one in column]) for column in (stacks, prizes)]
    yield speech.say("league-final")
    for line, stack, prize in zip(final, stacks, prizes, strict=True):
        removed = chips(line.removed_chips, speech.language)
        gone = f"  {speech.say('league-absent', {'chips': removed})}" if line.removed_chips else ""
        began = speech.say("league-final-line", {"stack": f"{stack:>{wide[0]}}", "rank": f"{line.rank:>2}"})
        yield f"{line.place:>5}  {line.player:<{width}}  {began}  {prize:>{wide[1]}}{gone}".rstrip()
