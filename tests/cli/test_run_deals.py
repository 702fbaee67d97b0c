"""``shuffleup run`` with a deal of the players' own: made to the cent, or the run says what is missing."""

from functools import cache
from pathlib import Path

import msgspec
import pytest

from shuffleup.cli.run.report import RunDocument
from tests.cli.shell import ROOT, Ran, ran

SIT_AND_GO = (ROOT / "examples" / "sit_and_go.toml").read_text(encoding="utf-8")
"""Ten players: 2,500.00, 1,500.00 and 1,000.00."""


def run(folder: Path, table: str, *options: str, entry: str = "") -> Ran:
    """The sit & go with this deal; ``entry`` is what is added to that table."""
    path = folder / "deal.toml"
    path.write_text(SIT_AND_GO.replace("[closing]", f"{entry}[deals]\n{table}\n[closing]"), encoding="utf-8")
    return ran("run", str(path), "--seed", "3", *options)


def document(folder: Path, table: str) -> RunDocument:
    """What the run comes to."""
    done = run(folder, table, "--json")
    assert (done.status, done.err) == (0, "")
    return msgspec.json.decode(done.out, type=RunDocument)


def test_amounts_by_stack_are_paid_as_they_are_written(tmp_path: Path) -> None:
    """Most chips first; with nothing left to play for the places follow the chips."""
    told = document(tmp_path, 'method = "custom"\namounts_cents = [200000, 170000, 130000]')
    deal = told.extras.deal
    assert deal is not None and deal.method == "custom"
    assert [line.cents for line in deal.lines] == [200_000, 170_000, 130_000]
    assert [line.chips for line in deal.lines] == sorted([line.chips for line in deal.lines], reverse=True)
    assert [row.prize_cents for row in told.standings[:3]] == [200_000, 170_000, 130_000]
    assert told.ledger.closes


def test_a_save_comes_on_top_for_whoever_wins(tmp_path: Path) -> None:
    """400.00 are played for; everybody has his share besides."""
    told = document(tmp_path, 'method = "custom"\nsave_cents = 40000\namounts_cents = [180000, 150000, 130000]')
    deal = told.extras.deal
    assert deal is not None and deal.play_for_cents == (40_000,)
    dealt = {line.player: line.cents for line in deal.lines}
    won = {row.player: row.prize_cents for row in told.standings if row.prize_cents}
    first = told.standings[0].player
    assert won == {player: cents + (40_000 if player == first else 0) for player, cents in dealt.items()}


def test_play_may_go_on_for_the_title(tmp_path: Path) -> None:
    """Everything is dealt, and the places are played out."""
    table = 'method = "custom"\nplay_on = true\namounts_cents = [200000, 170000, 130000]'
    told = document(tmp_path, table)
    assert sorted([row.prize_cents for row in told.standings[:3]], reverse=True) == [200_000, 170_000, 130_000]
    assert told.standings[0].chips == told.totals.chips_in_play, "somebody has won every chip"
    assert "  still played for: the title" in run(tmp_path, table).out


@cache
def last_three(folder: Path) -> tuple[str, ...]:
    """Who is left when three are: play before a deal does not depend on it."""
    deal = document(folder, "at_players = 3").extras.deal
    assert deal is not None
    return tuple([line.player for line in deal.lines])


def test_amounts_by_name_are_for_exactly_those_who_are_left(tmp_path: Path) -> None:
    """Whoever is not left cannot be paid: the run says so and stops."""
    one, two, three = last_three(tmp_path)
    named = f'method = "custom"\namounts_cents = {{ {three} = 200000, {one} = 150000, {two} = 150000 }}'
    deal = document(tmp_path, named).extras.deal
    assert deal is not None
    assert {line.player: line.cents for line in deal.lines} == {three: 200_000, one: 150_000, two: 150_000}
    other = next(f"p{number:02}" for number in range(1, 11) if f"p{number:02}" not in (one, two, three))
    refused = run(tmp_path, named.replace(three, other))
    assert refused.status == 3 and "name one amount for each player who is left" in refused.err
    assert refused.out == ""


@pytest.mark.parametrize("language", ["it", "es"])
def test_the_report_of_a_deal_of_their_own_speaks_three_languages(tmp_path: Path, language: str) -> None:
    """As it was signed."""
    said = run(tmp_path, 'method = "custom"\namounts_cents = [200000, 170000, 130000]', "--lang", language).out
    assert {"it": "Accordo come concordato", "es": "Acuerdo según lo pactado"}[language] in said


def test_a_sum_that_only_play_can_tell_stops_the_run_with_the_difference(tmp_path: Path) -> None:
    """With late registration the pool is known when it is closed, and the amounts are held against it then."""
    late = 'late_until_level = 1\n[overruled]\nlate_until_level = "a chair was free"\n'
    done = run(tmp_path, 'method = "custom"\namounts_cents = [200000, 170000, 129999]', entry=late)
    assert done.status == 3 and done.out == ""
    assert "the amounts come to 4,999.99" in done.err and "5,000.00 is dealt" in done.err
