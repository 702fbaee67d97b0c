"""What ``shuffleup points`` tells: one document for programs, lines for people."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from msgspec import Struct

from shuffleup.cli.language import mistaken
from shuffleup.cli.money import chips, figures, money
from shuffleup.league.points import PointsFormula, PointsRule, notes_of_size
from shuffleup.league.state import LeagueState
from shuffleup.locale.messages import Messages, messages
from shuffleup.locale.note_sentences import note_text
from shuffleup.projections.league import LeagueChart, LeagueRow, PointsRow, league_chart, points_rows, points_text
from shuffleup.projections.standings import place_text
from shuffleup.rulebooks.rule import Language
from shuffleup.tournament.refusal import Refusal

_MARKS = {"i": "points-restored", "d": "points-derived"}
"""Messages of the rows that are not simply printed."""
_COLUMNS = ("rank", "player", "points", "events", "counted", "best", "prize", "chips", "final", "final-prize")


class FieldFacts(Struct, frozen=True):
    """The points of a field of this size."""

    players: int
    places: tuple[PointsRow, ...]
    notes: tuple[str, ...] = ()
    """Where the table ends, if this field is larger."""


class PointsDocument(Struct, frozen=True, kw_only=True):
    """What ``shuffleup points --json`` prints. Where results were given it has a season. Points are in hundredths."""

    schema: Literal["shuffleup.points/1"] = "shuffleup.points/1"
    rule: str
    fields: tuple[FieldFacts, ...]
    season: LeagueChart | None
    notes: tuple[str, ...]


def points_document(
    rule: PointsRule,
    sizes: Iterable[int],
    buy_in_cents: int,
    state: LeagueState | None = None,
    notes: Sequence[str] = (),
    language: Language = Language.ENGLISH,
) -> PointsDocument:
    """The document; raises ``InputError`` where the rule gives no points for a field."""
    fields: list[FieldFacts] = []
    for size in sizes:
        rows = points_rows(rule, size, buy_in_cents)
        if isinstance(rows, Refusal):
            raise mistaken(rows, language, place=f"--formula for {size} players")
        fields.append(FieldFacts(size, rows, tuple(notes_of_size(rule, size))))
    return PointsDocument(
        rule=rule.text if isinstance(rule, PointsFormula) else rule.key,
        fields=tuple(fields),
        season=league_chart(state, state.seasons[0]) if state else None,
        notes=tuple(notes),
    )


def points_lines(document: PointsDocument, language: Language = Language.ENGLISH) -> Iterator[str]:
    """The report for people."""
    speech = messages(language)
    yield speech.say("points-rule", {"rule": document.rule})
    for field in document.fields:
        yield ""
        yield speech.say("points-players", {"count": field.players})
        yield from _field_lines(field, speech)
        yield from [f"{speech.say('report-note')}: {note_text(note, language)}" for note in field.notes]
    if document.season:
        yield ""
        yield from season_lines(document.season, language)
    if document.notes:
        yield ""
        yield from [f"{speech.say('report-note')}: {_note(note, language)}" for note in document.notes]


def _note(note: str, language: Language) -> str:
    """A note, behind the event that it is about."""
    event, colon, said = note.partition(": ")
    return f"{event}: {note_text(said, language)}" if colon else note_text(note, language)


def _field_lines(field: FieldFacts, speech: Messages) -> Iterator[str]:
    width = max([len(points_text(row.centipoints)) for row in field.places])
    for row in field.places:
        places = str(row.first) if row.first == row.last else f"{row.first}-{row.last}"
        mark = speech.say(_MARKS[row.mark]) if row.mark in _MARKS else ""
        points = figures(points_text(row.centipoints), speech.language)
        yield f"{places:>9}  {points:>{width}}  {mark}".rstrip()


def season_lines(season: LeagueChart, language: Language = Language.ENGLISH) -> Iterator[str]:
    """The table of a season and its pot."""
    speech = messages(language)
    ended = speech.say("points-closed" if season.closed else "points-so-far")
    yield speech.say("points-season", {"events": season.events, "players": len(season.rows), "ended": ended})
    yield ""
    yield from _table(season.rows, season.currency, speech)
    pot = season.pot
    if pot.retained_cents:
        yield ""
        parts = {
            "retained": pot.retained_cents,
            "rank": pot.rank_cents,
            "final": pot.final_cents,
            "balance": pot.balance_cents,
        }
        yield speech.say("points-pot", {name: money(cents, season.currency, language) for name, cents in parts.items()})


def _table(rows: Sequence[LeagueRow], currency: str, speech: Messages) -> Iterator[str]:
    cells: list[tuple[str, ...]] = [tuple([speech.say(f"points-col-{name}") for name in _COLUMNS])]
    cells += [_cells(row, currency, speech.language) for row in rows]
    shown = [place for place in range(len(cells[0])) if place < 6 or any(row[place] for row in cells[1:])]
    widths = {place: max([len(row[place]) for row in cells]) for place in shown}
    for row in cells:
        parts = [row[at].ljust(widths[at]) if at == 1 else row[at].rjust(widths[at]) for at in shown]
        yield "  ".join(parts).rstrip()


def _cells(row: LeagueRow, currency: str, language: Language) -> tuple[str, ...]:
    return (
        place_text(row.rank, row.shared_by) if row.rank else "-",
        row.player,
        figures(points_text(row.centipoints), language),
        str(row.events),
        str(row.counted),
        str(row.best_place),
        money(row.rank_prize_cents, currency, language) if row.rank_prize_cents else "",
        chips(row.chips, language) if row.chips else "",
        str(row.final_place) if row.final_place else "",
        money(row.final_prize_cents, currency, language) if row.final_prize_cents else "",
    )
