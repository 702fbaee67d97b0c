"""``shuffleup points``: a table or a formula, and a season with its final."""

import glob
import json
import shlex
from pathlib import Path

import pytest

from shuffleup.league.formula import NAMES
from tests.cli.shell import ROOT, ran

LEAGUE = sorted(str(path) for path in (ROOT / "examples" / "league").glob("2026-*.csv"))
FINAL = str(ROOT / "examples" / "league" / "final.csv")


def test_points_for_75_players() -> None:
    told = ran("points", "--table", "mediterraneo-2026", "--players", "75")
    assert (told.status, told.err) == (0, "")
    lines = [line.split() for line in told.out.splitlines()]
    assert ["1", "38"] in lines
    assert ["10", "12"] in lines
    assert ["11-75", "5"] in lines


def test_derived_rows_are_marked() -> None:
    out = ran("points", "--table", "mediterraneo-2026", "--players", "200,75").out
    assert out.count("derived, not printed") == 5


def test_a_field_beyond_the_last_band_is_told() -> None:
    """MED-22: the table ends at 360 players; a larger field has the points of its last band, with a warning."""
    asked = ("points", "--table", "mediterraneo-2026", "--players", "360,400")
    note = "the table ends at 360 players: 400 are counted by its last band"
    fields = json.loads(ran(*asked, "--json").out)["fields"]
    assert [[one["text"] for one in field["notes"]] for field in fields] == [[], [note]]
    assert ran(*asked).out.count(f"note: {note}") == 1
    assert "nota: la tabella finisce a 360 giocatori" in ran(*asked, "--lang", "it").out


def test_a_formula_for_several_fields() -> None:
    told = ran("points", "--formula", "10 * sqrt(n / k)", "--players", "4,100", "--json")
    document = json.loads(told.out)
    assert document["schema"] == "shuffleup.points/1"
    assert [field["places"][0]["centipoints"] for field in document["fields"]] == [2000, 10000]


def test_a_season_of_six_events_with_its_final() -> None:
    told = ran("points", "--league", "mediterraneo-series", *LEAGUE, "--final", FINAL, "--json")
    assert (told.status, told.err) == (0, "")
    season = json.loads(told.out)["season"]
    assert (season["events"], season["closed"], season["pot"]["retained_cents"]) == (6, True, 83_500)
    rows = season["rows"]
    assert sum(row["rank_prize_cents"] for row in rows) == sum(row["final_prize_cents"] for row in rows) == 41_750
    winner = next(row for row in rows if row["final_place"] == 1)
    assert (winner["rank"], winner["chips"], winner["final_prize_cents"]) == (17, 3400, 11_273)
    text = ran("points", "--league", "mediterraneo-series", *LEAGUE, "--final", FINAL).out
    assert "835.00 EUR retained, 417.50 EUR paid by rank, 417.50 EUR in the final, 0.00 EUR left" in text


def test_the_order_of_files_never_matters() -> None:
    one = json.loads(ran("points", "--league", "mediterraneo-series", *LEAGUE, "--json").out)
    other = json.loads(ran("points", "--league", "mediterraneo-series", *reversed(LEAGUE), "--json").out)
    assert one["season"] == other["season"]


def test_a_league_of_ones_own() -> None:
    told = ran("points", *LEAGUE, "--formula", "max(0, 30 - k) + ko", "--best", "3", "--least", "4", "--json")
    rows = json.loads(told.out)["season"]["rows"]
    assert all(row["counted"] <= 3 for row in rows)
    assert {row["rank"] == 0 for row in rows if row["events"] < 4} <= {True}
    assert json.loads(told.out)["season"]["pot"]["retained_cents"] == 0


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--players", "75"], "error: nothing says what a place is worth"),
        (["--table", "mediterraneo-2026"], "error: there is nothing to score"),
        (["--table", "mediterraneo-2026", "--players", "many"], "error: --players: 'many' are no sizes of field"),
        (["--table", "nowhere.toml", "--players", "9"], "error: nowhere.toml: there is no such file"),
        (
            ["--formula", "n", "--table", "mediterraneo-2026", "--players", "9"],
            "error: a table and a formula are given",
        ),
        (["--formula", "10 * sqr(n)", "--players", "9"], "error: --formula: position 6: there is no 'sqr'"),
        (["--formula", "1 / (k - 2)", "--players", "9"], "error: --formula for 9 players: "),
        (["--formula", "1 - k", "--players", "9"], "error: --formula for 9 players: the formula gives"),
        (["--formula", "b", "--players", "9", "--buy-in", "1e3"], "error: --buy-in: '1e3' is no amount of money"),
        (["--formula", "n", FINAL], "nothing says on which day final was; add a column day, or --day"),
        (["--formula", "n", FINAL, "--day", "yesterday"], "'yesterday' is no day"),
        (["--formula", "n", LEAGUE[0], "--day", "yesterday"], "error: --day: 'yesterday' is no day: write it as"),
        (["--formula", "n", ""], "error: no file is named; write its name"),
        (["--formula", "n", LEAGUE[0], LEAGUE[0]], "2026-01 is recorded already"),
        (["--league", "mediterraneo-general", *LEAGUE, "--final", FINAL], "error: --final: this season has no final"),
        (["--league", "mediterraneo-series", *LEAGUE, "--final", LEAGUE[0]], "is not in the final"),
    ],
)
def test_a_mistake_is_one_line(arguments: list[str], line: str) -> None:
    told = ran("points", *arguments)
    assert (told.status, told.out) == (2, ""), told
    assert line in told.err
    assert told.err.count("\n") == 1
    assert "Traceback" not in told.err


def test_what_the_rules_refuse_has_its_own_status(tmp_path: Path) -> None:
    table = tmp_path / "table.toml"
    table.write_text("[[band]]\nplayers_to = 100\npoints = []\nrest = 1\n", encoding="utf-8")
    result = tmp_path / "event.csv"
    tied = [f"1,p{number:02},100" for number in range(20)]
    result.write_text("place,player,pool\n" + "\n".join(tied), encoding="utf-8")
    told = ran("points", str(result), "--league", "mediterraneo-series", "--table", str(table), "--day", "2026-03-14")
    assert told.status == 3
    assert "share rank 1, and 18 play the final: break the tie (mediterraneo-2026 MED-21)" in told.err


def test_the_guide_tells_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    guide = (ROOT / "docs" / "guides" / "leagues.md").read_text(encoding="utf-8")
    blocks = [block.split("```")[0] for block in guide.split("```text\n$ shuffleup ")[1:]]
    shown = 0
    for block in blocks:
        command, _, printed = block.partition("\n")
        told = ran(*[word for part in shlex.split(command) for word in sorted(glob.glob(part)) or [part]])
        if printed:
            assert (told.out + told.err).rstrip() == printed.rstrip()
            shown += 1
        else:
            assert told.status == 0
    assert shown == 4
    for name in NAMES:
        assert f"`{name}`" in guide
