"""The league file: a printed league as it is, what a house says otherwise, and what cannot be."""

import pytest

from shuffleup.formats.event.toml_tables import EventFileError
from shuffleup.formats.league_file import LeagueFile, read_league_file
from shuffleup.league.points import PointsFormula
from shuffleup.league.printed_leagues import (
    MEDITERRANEO,
    MEDITERRANEO_GENERAL,
    MEDITERRANEO_SERIES,
    POINTS_TABLES,
    PRINTED_LEAGUES,
)
from shuffleup.league.terms import FinalTerms, NoFinal, Tie

TOP = 'name = "Club"\nseason = "2026"\n'
EVENT = '[[event]]\nfile = "one.toml"\nday = 2026-01-17\nvenue = "Alicante"\n'
FINAL = '[final]\nfile = "final.toml"\nday = 2026-03-01\n'
PRINTED = 'league = "mediterraneo-series"\n'


def read(*parts: str) -> LeagueFile:
    """The season in these pieces of a file."""
    return read_league_file("".join(parts), "club.toml", printed=PRINTED_LEAGUES, tables=POINTS_TABLES)


def test_a_printed_league_is_taken_as_it_is() -> None:
    file = read(TOP, PRINTED, EVENT, FINAL)
    assert file.terms == MEDITERRANEO_SERIES
    assert [(one.file, one.day, one.venue) for one in file.events] == [("one.toml", "2026-01-17", "Alicante")]
    assert file.final and (file.final.day, file.final.by_book, file.players) == ("2026-03-01", True, ())
    assert read(TOP, 'league = "mediterraneo-general"\n', EVENT).terms == MEDITERRANEO_GENERAL


def test_what_the_house_says_otherwise() -> None:
    more = (
        "[counting]\nbest_of = 8\nleast_events = 3\nties = ['countback', 'more-events']\n"
        "[prizes]\nretained_percent = 7.5\npercentages = [60, 40]\n"
        f"{FINAL}finalists = 9\npercent = 30\nchips_per_point = 50\nnotice_days = 0\nno_show_minutes = 0\n"
        "absent_ranks = [2]\n"
        "[overruled]\n"
    )
    keys = ("counting", "retained_percent", "percentages", "final")
    reasons = "".join([f"{key} = 'the members voted for it'\n" for key in keys])
    file = read(TOP, PRINTED, "players = ['Anna', 'Bruno']\n", EVENT, more, reasons)
    terms = file.terms
    assert [(one.limit, one.reason) for one in terms.overruled] == [(key, "the members voted for it") for key in keys]
    assert [cite.term for cite in terms.cites] == ["participation", "points"], "what is otherwise cites no rule"
    assert (terms.retained_basis_points, terms.shares) == (750, (6_000, 4_000))
    assert (terms.counting.best_of, terms.counting.least_events, terms.counting.one_a_day) == (8, 3, True)
    assert terms.counting.ties == (Tie.COUNTBACK, Tie.MORE_EVENTS)
    assert terms.final == FinalTerms(9, 3_000, 50, 0, 0)
    assert file.final and (file.final.absent_ranks, file.final.by_book) == ((2,), False)
    assert file.players == ("Anna", "Bruno")


def test_points_by_a_table_or_a_formula_without_a_printed_league() -> None:
    file = read(TOP, EVENT, '[points]\nformula = "10 * sqrt(n / k)"\ndecimals = 0\nday_two = 3\n')
    assert file.terms.scoring.rule == PointsFormula("10 * sqrt(n / k)", 0)
    assert (file.terms.scoring.day_two_points, file.terms.final) == (3, NoFinal())
    assert read(TOP, EVENT, '[points]\ntable = "mediterraneo-2026"\n').terms.scoring.rule == MEDITERRANEO


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ((TOP, EVENT), "club.toml: nothing says what a place is worth; give league, or [points] with table or formula"),
        ((TOP, PRINTED), "club.toml: [[event]]: a season has events; write [[event]]"),
        ((PRINTED, EVENT), "club.toml: 'name' is missing"),
        ((TOP, PRINTED, EVENT, '[counting]\nties = ["best"]\n'), "[counting]: ties has 'best', which is not known"),
        ((TOP, PRINTED, EVENT, "[prizes]\npercentages = [60, 30]\n"), "the shares come to 9,000 hundredths"),
        ((TOP, PRINTED, EVENT, f"{FINAL}finalists = 1\n"), "a final has two players or more"),
        (
            (TOP, PRINTED, EVENT, f"{FINAL}finalists = 10\n"),
            "club.toml: final of the league is not as mediterraneo-2026 MED-21 has it; keep to it, or give the "
            'director\'s reason: final = "…" in [overruled]',
        ),
        ((TOP, PRINTED, EVENT, "[prizes]\nretained_percent = 6\n"), "retained_percent of the league is not as"),
        ((TOP, PRINTED, EVENT, "[points]\nformula = 'n'\n"), "points of the league is not as mediterraneo-2026 MED-22"),
        ((TOP, PRINTED, EVENT, "[overruled]\nfinals = 'x'\n"), "[overruled]: 'finals' is not a key here"),
        ((TOP, PRINTED, EVENT, "[overruled]\nfinal = ''\n"), 'final = "" cannot be; give the reason in quotes'),
        ((TOP, EVENT, "[points]\ntable = 'x'\nformula = 'n'\n"), "[points]: a table and a formula are given"),
        ((TOP, PRINTED, "players = ['Anna', 'Anna']\n", EVENT), "players has a name twice"),
        (
            (TOP, PRINTED, EVENT.replace("2026-01-17", "17")),
            "[[event]] 1: day = 17 cannot be; give a day without quotes",
        ),
        (("name = ", EVENT), "line 1, column 10: invalid value"),
    ],
)
def test_what_cannot_be_is_one_line(parts: tuple[str, ...], told: str) -> None:
    with pytest.raises(EventFileError) as caught:
        read(*parts)
    assert told in str(caught.value) and "\n" not in str(caught.value)
