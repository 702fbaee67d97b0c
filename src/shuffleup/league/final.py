"""The final of a season: called in time, played with chips for points, the absent placed when their time is up.

Who is not there when the time is up leaves with the place of that moment: of several, fewer chips is the lower place,
and with equal chips the lower rank of the season. Who is barred counts as absent. Who was excused has his own time.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import TypeAlias

from msgspec.structs import replace

from shuffleup.league.commands import AwardFinal, Bar, CallFinal, Excuse, RemoveAbsent, ReportOut, StartFinal, Welcome
from shuffleup.league.events import FinalAwarded, FinalistSeen, FinalistsPlaced, FinalStarted, FinalWasCalled
from shuffleup.league.pot import awards_by_share
from shuffleup.league.results import unsigned
from shuffleup.league.state import Closed, FinalAhead, FinalCalled, Finalist, FinalPlace, FinalRunning, Presence, Season
from shuffleup.league.terms import FinalTerms, NoFinal, final_chips
from shuffleup.tournament.refusal import Refusal

MINUTE = 60_000_000
"""Microseconds."""
DAY = 24 * 60 * MINUTE

_Running: TypeAlias = FinalRunning | Refusal


def call_final(season: Season, command: CallFinal, at: int) -> tuple[FinalWasCalled, ...] | Refusal:
    """Announces the final to the first of the ranking, with the chips that their points are worth."""
    terms, closing = season.terms.final, season.closing
    if isinstance(terms, NoFinal):
        return Refusal("no-final", "this season has no final")
    if not isinstance(closing, Closed):
        return Refusal("season-open", "the season is still open: close it first", facts=(("why", "close"),))
    if not isinstance(season.final, FinalAhead | FinalCalled):
        return Refusal("final-begun", "the final has begun")
    rule = season.terms.rule("final")
    if command.starts_at - at < terms.notice_days * DAY and unsigned(command.author, command.reason):
        message = f"a final is announced at least {terms.notice_days} days ahead"
        facts = (("notice_days", terms.notice_days), ("given_days", (command.starts_at - at) // DAY))
        return Refusal("short-notice", message, rule, facts)
    finalists = _finalists(closing, terms)
    if len(finalists) < 2 or not all(one.chips > 0 for one in finalists):
        return Refusal("no-finalists", "a final needs two players or more, each with points")
    called = FinalWasCalled(season.key, finalists, at, command.starts_at, command.author, command.reason, rule)
    return (called,)


def _finalists(closing: Closed, terms: FinalTerms) -> tuple[Finalist, ...]:
    first = closing.ranking[: terms.finalists]
    return tuple([Finalist(one.player, one.rank, final_chips(terms, one.centipoints)) for one in first])


def start_final(season: Season, command: StartFinal, at: int) -> tuple[FinalStarted, ...] | Refusal:
    """Begins the final; the absent have from now on as long as the terms give them."""
    final = season.final
    if isinstance(final, FinalRunning):
        return Refusal("final-begun", "the final has begun")
    if not isinstance(final, FinalCalled):
        return Refusal("no-final-called", "no final is ahead")
    if at < final.starts_at:
        return Refusal(
            "too-early", "the final was announced for later", season.terms.rule("final"), facts=(("why", "announced"),)
        )
    return (FinalStarted(season.key, at),)


# ── who is there ─────────────────────────────────────────────────────────────────────────────────────────────────────


def welcome(season: Season, command: Welcome, at: int) -> tuple[FinalistSeen, ...] | Refusal:
    """A finalist came, in time or excused."""
    finalist = _expected(season, command.player)
    if isinstance(finalist, Refusal):
        return finalist
    if finalist.presence is Presence.BARRED:
        return Refusal(
            "barred",
            f"{command.player} may not enter",
            season.terms.rule("no-show"),
            facts=(("player", command.player), ("scope", "final")),
        )
    if finalist.presence is Presence.PRESENT:
        return Refusal("present-already", f"{command.player} is there already", facts=(("player", command.player),))
    return (FinalistSeen(season.key, replace(finalist, presence=Presence.PRESENT), at),)


def excuse(season: Season, command: Excuse, at: int) -> tuple[FinalistSeen, ...] | Refusal:
    """Lets a finalist come later, as the management decides."""
    finalist = _expected(season, command.player)
    if isinstance(finalist, Refusal):
        return finalist
    if refused := unsigned(command.author, command.reason):
        return refused
    if finalist.presence in (Presence.BARRED, Presence.PRESENT):
        return Refusal(
            "not-awaited",
            f"{command.player} is {finalist.presence.value}",
            facts=(("why", "final"), ("player", command.player), ("presence", finalist.presence.value)),
        )
    if command.until <= at:
        return Refusal("too-late", "say until when he may come: a later time than now")
    late = replace(finalist, presence=Presence.EXCUSED, until=command.until)
    return (FinalistSeen(season.key, late, at, command.author, command.reason),)


def bar(season: Season, command: Bar, at: int) -> tuple[FinalistSeen, ...] | Refusal:
    """Keeps a finalist out. He is placed with those who do not come."""
    finalist = _expected(season, command.player)
    if isinstance(finalist, Refusal):
        return finalist
    if refused := unsigned(command.author, command.reason):
        return refused
    barred = replace(finalist, presence=Presence.BARRED, until=0)
    return (FinalistSeen(season.key, barred, at, command.author, command.reason),)


def _expected(season: Season, player: str) -> Finalist | Refusal:
    final = season.final
    if not isinstance(final, FinalCalled | FinalRunning):
        return Refusal("no-final-called", "no final is ahead or being played")
    waiting = final.left if isinstance(final, FinalRunning) else final.finalists
    found = next((one for one in waiting if one.player == player), None)
    return found or Refusal("not-in-final", f"{player} is not in the final", facts=(("player", player),))


# ── places ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def remove_absent(season: Season, command: RemoveAbsent, at: int) -> tuple[FinalistsPlaced, ...] | Refusal:
    """Places everybody whose time is up, with the chips that he has left."""
    final, terms = _running(season), season.terms.final
    if isinstance(final, Refusal) or isinstance(terms, NoFinal):
        return final if isinstance(final, Refusal) else Refusal("no-final", "this season has no final")
    rule = season.terms.rule("no-show")
    if terms.no_show_minutes is None:
        return Refusal("absent-stay", "in this final nobody is placed for not coming: his chips play on without him")
    wait = final.started_at + terms.no_show_minutes * MINUTE - at
    if wait > 0:
        minutes = -(-wait // MINUTE)
        message = f"players have {terms.no_show_minutes} minutes to come: {minutes} are left"
        return Refusal(
            "too-early",
            message,
            rule,
            (("minutes_left", minutes), ("why", "no-show"), ("minutes", terms.no_show_minutes)),
        )
    absent = [one for one in final.left if _is_absent(one, at)]
    chips = {one.player: one.chips for one in command.chips}
    if not absent:
        return Refusal("nobody-absent", "everybody whose time is up is there", rule)
    if {one.player for one in absent} != set(chips) or len(chips) != len(command.chips) or min(chips.values()) < 0:
        names = ", ".join(sorted([one.player for one in absent]))
        return Refusal(
            "chips-unknown", f"say how many chips each of these has left: {names}", rule, facts=(("players", names),)
        )
    in_order = sorted(absent, key=lambda one: (-chips[one.player], one.rank, one.player))
    groups = [tuple(group) for _, group in groupby(in_order, key=lambda one: (chips[one.player], one.rank))]
    return (FinalistsPlaced(season.key, _places(final, groups, chips), at, rule),)


def _is_absent(finalist: Finalist, at: int) -> bool:
    if finalist.presence is Presence.EXCUSED:
        return finalist.until <= at
    return finalist.presence is not Presence.PRESENT


def report_out(season: Season, command: ReportOut, at: int) -> tuple[FinalistsPlaced, ...] | Refusal:
    """Places the finalists who are out."""
    final = _running(season)
    if isinstance(final, Refusal):
        return final
    left = {one.player: one for one in final.left}
    named = [player for group in command.groups for player in group]
    if not named or not all(command.groups) or len(set(named)) != len(named):
        return Refusal("nobody-named", "name the players who are out, each once", facts=(("why", "out"),))
    for player in named:
        if player not in left:
            return Refusal("not-in-final", f"{player} is not in the final", facts=(("player", player),))
    groups = [tuple([left[player] for player in group]) for group in command.groups]
    return (FinalistsPlaced(season.key, _places(final, groups, {}), at),)


def _places(
    final: FinalRunning, groups: Sequence[tuple[Finalist, ...]], removed: dict[str, int]
) -> tuple[FinalPlace, ...]:
    """The lowest free places for these groups, best first, and the first place for whoever is then left alone."""
    out = {one.player for group in groups for one in group}
    staying = [one for one in final.left if one.player not in out]
    places = [FinalPlace(one.player, 1) for one in staying] if len(staying) == 1 else []
    place = len(staying) + 1
    for group in groups:
        places += [FinalPlace(one.player, place, len(group), removed.get(one.player, 0)) for one in group]
        place += len(group)
    return tuple(places)


def award_final(season: Season, command: AwardFinal) -> tuple[FinalAwarded, ...] | Refusal:
    """Pays the final's part of the pot by place."""
    final, closing = _running(season), season.closing
    if isinstance(final, Refusal):
        return final
    if final.left:
        return Refusal(
            "final-not-over",
            f"{len(final.left)} players are still in the final",
            facts=(("why", "players"), ("players", len(final.left))),
        )
    cents = closing.final_cents if isinstance(closing, Closed) else 0
    holders = [(place.place, place.player) for place in final.places]
    return (FinalAwarded(season.key, awards_by_share(cents, season.terms.shares, holders)),)


def _running(season: Season) -> _Running:
    if isinstance(season.final, FinalRunning):
        return season.final
    return Refusal("final-not-running", "no final is being played", facts=(("why", "players"),))
