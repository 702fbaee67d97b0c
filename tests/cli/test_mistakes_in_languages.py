"""Every command with mistakes, in Italian and in Spanish: one line, exit 2, and not an English sentence in it."""

import json
import re
from pathlib import Path

import pytest

from shuffleup.cli.app import COMMANDS
from tests.cli.shell import ROOT, ran
from tests.locale.english import english_words

NIGHT = ROOT / "examples" / "club_night.toml"
ENGLISH_ONLY = {"serve"}
"""Commands without ``--lang``."""
STACKS = ("--stacks", "5,3,2", "--payouts", "5,3")
SEVEN = ("--entries", "7", "--stack", "1501", "--hours", "2")
HOUSE = 'amends = "tda-2024"\nname = "Club"\n[[change]]\nparameter = "{}"\nvalue = {}\nreason = "so"\n'
CASE = (
    "Scenario: a case\nId: my-1\nRules: tda-2024 43\nGame: no-limit hold'em\nBlinds: 50/100\n"
    "Stacks: Anna 5000, Bruno 5000\n\nCompare: Bruno pushes 500\n"
)
RECORD = (
    "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = {}\nactions = [{}]\n"
)

MISTAKES: dict[str, list[tuple[str, ...]]] = {
    "run": [
        *[(), ("none.toml",), ("{night}", "--seed", "-1"), ("{bad-key}",), ("{bad-toml}",), ("{bad-stack}",)],
        *[("{night}", option, "") for option in ("--phh", "--transcripts")],
    ],
    "hand": [("--game", "banana"), ("--players", "40"), ("--rulebook", "tda"), ("--nothing",)],
    "replay": [
        *[(), ("none.phh",), ("{folder}",), ("{toml-record}",), ("{stakes-record}",), ("{cards-record}",)],
        *[("{chips-record}",), ("{twin-record}",), ("{deck-record}",)],
    ],
    "convert": [
        *[("{toml-record}", "{folder}/out.ohh"), ("{cards-record}", "{folder}/out.phh")],
        *[("in.phh",), ("in.phh", "out.doc"), ("in.phh", "out"), ("none.phh", "{folder}/out.ohh")],
    ],
    "scenario": [(), ("none.scenario",), ("{folder}",), ("{bad-header}",), ("{bad-line}",), ("{bad-name}",)],
    "ruling": [("--rulebook", "tda"), ("--house", "none.toml"), ("{case}", "--decide", "call")],
    "compare": [(), ("none.scenario",), ("--house", "{house-key}", "{case}"), ("--house", "{house-zero}", "{case}")],
    "rule": [
        ("tda-2025",),
        ("tda-2024", "99"),
        ("tda-2024", "45", "--search", "chip"),
        ("pslive", "--house", "{house}"),
    ],
    "evaluate": [
        *[("AsKx",), ("AsAs",), ("AsKd", "--game", "banana"), ("AsKd",)],
        *[("AsKdQh", "--board", "2c3c4c", *game) for game in ((), ("--game", "crazy-pineapple", "7c"))],
    ],
    "equity": [
        *[("AsKd",), ("AsKd", "QhQs", "--seed", "-1"), ("zz", "QhQs"), ("AsKd", "QhQs", "--samples", "many")],
        *[("AcAd", "AcKd"), ("AcAd", "KcKd", "--board", "Ah"), ("AcAd", ""), ("AcAd", "KcKd", "--samples", "9" * 10)],
        *[("AcAd", "KcKd", "--game", "five-card-draw"), ("AsAd2c3d4h5s6s7s", "Kc", "--game", "stud")],
    ],
    "icm": [
        STACKS[:2],
        ("--stacks", "5,x", *STACKS[2:]),
        ("--stacks", "", *STACKS[2:]),
        (*STACKS, "--names", "A"),
        (*STACKS, "--bounty-model", "clock-order"),
    ],
    "deal": [
        (*STACKS, "--method", "fair"),
        (*STACKS, "--method", "custom"),
        (*STACKS, "--save", "1", "--play-for", "1"),
        (*STACKS, "--least-play-for", "-5"),
    ],
    "payouts": [
        *[("--entries", "0"), ("--entries", "9", "--rulebook", "pslive", "--pool", "9"), ("--entries", "nine")],
        ("--entries", "9", "--first", "0"),
        *[("--entries", "95", "--rulebook", "mediterraneo-2026", "--replace", one) for one in ("9-7=5", "7=5,7=4")],
    ],
    "points": [(), ("--formula", "1", "--table", "x"), ("--table", "mediterraneo-2026", "--players", "few")],
    "league": [(), ("none.toml",), ("{bad-league}",)],
    "structure": [
        ("--entries", "40"),
        *[("--entries", "40", "--stack", "100", "--hours", hours) for hours in ("x", "nan", "0.1")],
        *[(*SEVEN, "--denominations", chips) for chips in ("25,100", "0,11", "1501")],
    ],
    "duration": [
        *[("{night}", "--left", "5"), ("{night}", "--minute", "5"), ("{night}", "--runs", "0"), ("{bad-key}",)],
        *[("{night}", "--runs", "100000"), ("{night}", "--late", "3"), ("{flat}",)],
        *[("{night}", "--left", left, "--level", level) for left, level in (("5000", "2"), ("5", "99"))],
        *[("{night}", "--left", "3", "--level", "2", *more) for more in (("--stacks", "1,2,0"), ("--minute", "40"))],
    ],
    "simulate": [
        *[("{night}", "--runs", "0"), ("{night}", "--plot", "x.gif"), ("none.toml",), ("{bad-stack}",)],
        ("{night}", "--cluster", "http://x:99999"),
    ],
    "chips": [(), ("none.toml",)],
    "race": [
        *[(), ("--remove", "30", "--lowest", "100", "1=25"), ("--remove", "25", "--lowest", "100", "x=25")],
        ("--remove", "25", "--lowest", "100", "--first", "5", "1=25"),
    ],
    "verify": [(), ("none.json",), ("--x",)],
    "store": [("copy",), ("check", "none.db"), ("copy", "none.db", "{folder}/other.db")],
    "backup": [("--db", "none.db")],
    "restore": [("none.backup",), ("{case}", "--db", "{folder}/new.db")],
    "export": [("none", "--db", "none.db")],
    "import": [(), ("none.tdt",), ("none.csv", "--into", "people")],
    "pack": [("none", "--db", "none.db")],
    "doctor": [("--port", "many")],
}


def _flat(night: str) -> str:
    """The night with a single level that stays, and stacks so deep that nobody ever leaves."""
    head, first = night.replace('after_last_level = "double"', 'after_last_level = "stay"').split("[[level]]")[:2]
    return f"{head.replace('stack = 10000', 'stack = 10000000')}[[level]]{first}"


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    """Files with mistakes in them, by the names that the arguments use."""
    night = NIGHT.read_text(encoding="utf-8")
    (tmp_path / "empty").mkdir()
    texts = {
        "bad-key": night.replace("seats =", "chairs ="),
        "bad-toml": night + "\n[oops\n",
        "bad-stack": night.replace("stack = 10000", 'stack = "many"'),
        "flat": _flat(night),
        "bad-league": 'name = "S"\nseason = "1"\nleague = "none"\n',
        "house": HOUSE.format("clock_seconds", 40),
        "house-key": HOUSE.format("clok_seconds", 40),
        "house-zero": HOUSE.format("clock_seconds", 0),
        "bad-header": "Scenario: a case\nBlindss: 50/100\n",
        "bad-line": CASE.replace("Compare: Bruno pushes 500", "  Bruno pushs 500"),
        "bad-name": CASE.replace("Bruno pushes 500", "Brumo pushes 500"),
        "case": CASE,
        "toml-record": RECORD.format("[100, x]", "'p1 f'"),
        "stakes-record": RECORD.format("[100, 100]", "'p1 f'").replace("min_bet = 2", ""),
        "cards-record": RECORD.format("[100, 100]", "'d dh p1 AsKs', 'd dh p2 AsQd'"),
        "chips-record": RECORD.format("[100, 'many']", "'p1 f'"),
        "twin-record": RECORD.format("[100, 0]", "'p1 f'"),
        "deck-record": RECORD.format("[100, 100]", "'d dh p1 As', 'p1 f'"),
    }
    for name, text in texts.items():
        (tmp_path / f"{name}.txt").write_text(text, encoding="utf-8")
    return {name: str(tmp_path / f"{name}.txt") for name in texts} | {
        "night": str(NIGHT),
        "folder": str(tmp_path / "empty"),
    }


NEAREST = re.compile(r"(?<=vicine: ).*|(?<=parecidas: ).*")
"""Lines as they may be written: a scenario is written in English, whoever reads the hint."""


def test_every_command_is_walked() -> None:
    assert set(MISTAKES) == set(COMMANDS) - ENGLISH_ONLY


@pytest.mark.parametrize("language", ["it", "es"])
@pytest.mark.parametrize("command", MISTAKES)
def test_a_mistake_is_one_line_without_an_english_sentence(command: str, language: str, files: dict[str, str]) -> None:
    for arguments in (*MISTAKES[command], ("--no-such-option",)):
        given = [argument.format_map(files) for argument in arguments]
        english, told = ran(command, *given), ran(command, *given, "--lang", language)
        assert (told.status, told.out, told.err.count("\n")) == (2, "", 1), (given, told)
        assert english.status == 2
        assert told.err != english.err, given
        assert told.err.startswith("errore: " if language == "it" else "error: ")
        for name in sorted(files.values(), key=len, reverse=True):
            told = told._replace(err=told.err.replace(name, ""))
        assert english_words(NEAREST.sub("", told.err.partition(": ")[2])) == set(), told.err


def test_every_record_that_cannot_be_read_is_told_in_its_own_line(tmp_path: Path) -> None:
    hand = RECORD.format("[100, 100]", "'d dh p1 AsKs', 'p9 f'")
    (tmp_path / "one.phhs").write_text(f"[7]\n{hand}", encoding="utf-8")
    (tmp_path / "two.ohh").write_text('{"ohh": {', encoding="utf-8")
    told = ran("replay", str(tmp_path), "--lang", "es")
    assert (told.status, told.out) == (2, "")
    one, two = told.err.splitlines()
    assert one.startswith(f"error: {tmp_path}/one.phhs: [7], línea 1: 'p9 f': ")
    assert two == f"error: {tmp_path}/two.ohh: línea 1: no es JSON: falta un nombre entre comillas dobles"
    assert english_words(one.partition("'p9 f': ")[2]) == set()


def test_programs_get_it_in_the_language_too() -> None:
    told = json.loads(ran("icm", "--stacks", "x", "--payouts", "1", "--json", "--lang=it").out)["error"]
    assert (told["code"], told["place"], told["message"]) == ("not-a-number", "--stacks", "'x' non è un numero")
    # What stands behind -- is no option.
    assert ran("icm", "--stacks", "x", "--", "--lang", "it").err.startswith("error: ")


def test_a_language_that_there_is_not_is_refused_in_english() -> None:
    assert ran("icm", *STACKS, "--lang", "fr").err.startswith("error: invalid value for '--lang': 'fr' is not one of")
