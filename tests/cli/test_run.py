"""``shuffleup run``: the same document for the same seed anywhere, one line for a mistake, and no half-written file."""

import json
import os
import shutil
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from shuffleup.cli.event_input import read_planned
from shuffleup.cli.progress import progress
from shuffleup.cli.run import command as run_module
from shuffleup.cli.run.report import SHOWN_PLACES, RunDocument, run_lines
from shuffleup.formats.phh.phh import read_phhs
from shuffleup.locale.messages import Messages, messages
from shuffleup.rulebooks.rule import Language
from shuffleup.service.programme import event_of
from shuffleup.service.simulate import Entrants, Progress
from tests.cli.shell import ROOT, Ran, ran, spawned

CLUB = ROOT / "examples" / "club_night.toml"


@pytest.fixture(scope="module")
def club_json() -> str:
    """The document of the club's evening with seed 7."""
    told = ran("run", str(CLUB), "--seed", "7", "--json")
    assert (told.status, told.err) == (0, "")
    return told.out


def test_the_document_keeps_its_schema_and_adds_up(club_json: str) -> None:
    document = msgspec.json.decode(club_json, type=RunDocument, strict=True)
    standings = document.standings
    assert document.event.entries == len(standings) == len({row.player for row in standings}) == 36
    assert sum(row.prize_cents for row in standings) == document.event.pool_cents == 36 * 5000
    assert [row.place for row in standings] == sorted(row.place for row in standings)
    assert standings[0].chips == document.totals.chips_in_play
    assert all(early.out_after_seconds >= late.out_after_seconds for early, late in pairwise(standings))
    assert document.longest_hand is not None
    assert document.longest_hand.actions > document.totals.actions / document.totals.hands


def test_the_same_anywhere(club_json: str, tmp_path: Path) -> None:
    elsewhere = tmp_path / "another folder" / "evening.toml"
    elsewhere.parent.mkdir()
    shutil.copy(CLUB, elsewhere)
    arguments = ("--seed", "7", "--json")
    assert spawned(
        "run", elsewhere.name, *arguments, folder=elsewhere.parent, environment={"PYTHONHASHSEED": "1"}
    ) == Ran(0, club_json, "")
    assert spawned("run", str(CLUB), *arguments, folder=tmp_path, environment={"PYTHONHASHSEED": "2"}).out == club_json
    assert ran("run", str(CLUB), "--seed", "8", "--json").out != club_json


def test_people_read_the_same_facts(club_json: str) -> None:
    told = ran("run", str(CLUB), "--seed", "7")
    assert (told.status, told.err) == (0, "")
    document = msgspec.json.decode(club_json, type=RunDocument)
    assert f"shuffleup run {CLUB} --seed 7" in told.out
    assert told.out.splitlines()[0] == "Club night: 36 entries, no-limit holdem, rulebook tda-2024"
    winner = document.standings[0]
    assert f"    1  {winner.player}" in told.out
    assert "1,800.00 EUR in all; 31 without a prize" in told.out
    assert document.longest_hand is not None
    assert all(f"  {line}\n" in told.out for line in document.longest_hand.story)


def test_without_a_seed_one_is_drawn_and_told(club_json: str) -> None:
    first, second = (json.loads(ran("run", str(CLUB), "--json").out) for _ in range(2))
    assert first["seed"] != second["seed"]
    again = ran("run", str(CLUB), "--json", "--seed", str(first["seed"]))
    assert json.loads(again.out) == first


def test_many_prizes_are_summed_up(club_json: str) -> None:
    document = msgspec.json.decode(club_json, type=RunDocument)
    standings = tuple(
        msgspec.structs.replace(row, prize_cents=10_000 - 100 * place) for place, row in enumerate(document.standings)
    )
    lines = list(run_lines(msgspec.structs.replace(document, standings=standings), "again", messages(Language.ENGLISH)))
    assert f"       {36 - SHOWN_PLACES} more paid, from 82.00 EUR to 65.00 EUR" in lines


def test_hand_histories_hold_every_hand(club_json: str, tmp_path: Path) -> None:
    target = tmp_path / "club.phhs"
    told = ran("run", str(CLUB), "--seed", "7", "--json", "--phh", str(target))
    assert told == Ran(0, club_json, "")
    hands = read_phhs(target.read_text(encoding="utf-8"), target.name)
    assert len(hands) == json.loads(club_json)["totals"]["hands"]
    assert os.listdir(tmp_path) == ["club.phhs"]
    replayed = json.loads(ran("replay", str(target), "--json").out)
    assert replayed["equal"] == replayed["dealt"] == len(hands)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("buy_in_cents", "buyin_cents"), "[entry]: 'buyin_cents' is not a key here; did you mean 'buy_in_cents'?"),
        (
            ("small = 75\nbig = 150", "small = 25\nbig = 50"),
            "[[level]] 3: small = 25 falls below the 50 ",
        ),
        (
            ("places_paid = 5\nrounding_cents = 500", "prizes_cents = [180001]"),
            "[payouts]: prizes_cents come to 180001, ",
        ),
        (("seats = 9", "seats = 30"), "seats = 30 cannot be dealt in holdem; "),
        (('"tda-2024"', '"tda-2023"'), "rulebook 'tda-2023' is not known; did you mean 'tda-2024'?"),
        (('"holdem"', '"holdom"'), "game 'holdom' is not known; did you mean 'holdem'?"),
        (
            ("entries = 36", 'entries = ["Anna", "B\\u001b[31mruno", "C", "D", "E"]'),
            r"[entry]: 'B\x1b[31mruno' has a control character; write it in letters that can be printed",
        ),
        (("entries = 36", "entries = 1"), "[entry]: entries has fewer than 2 players; "),
        (("seats = 9", "seats = = 9"), "line 7, column 9: "),
        (('game = "holdem"', 'game = "holdem"\nhouse = "x.toml"'), "house: there is no file "),
    ],
    ids=[
        "key",
        "blinds fall",
        "prizes",
        "cards",
        "rulebook",
        "game",
        "a name steers",
        "players",
        "TOML",
        "house",
    ],
)
def test_bad_event_files(tmp_path: Path, change: tuple[str, str], told: str) -> None:
    path = tmp_path / "evening.toml"
    text = CLUB.read_text(encoding="utf-8")
    assert change[0] in text
    path.write_text(text.replace(*change, 1), encoding="utf-8")
    mistaken = ran("run", str(path), "--phh", str(tmp_path / "x.phhs"))
    assert (mistaken.status, mistaken.out, mistaken.err.count("\n")) == (2, "", 1)
    assert mistaken.err.startswith(f"error: {path}: {told}")
    assert os.listdir(tmp_path) == ["evening.toml"]
    document = json.loads(ran("run", str(path), "--json").out)
    assert document["error"]["place"].startswith(str(path))


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda folder: folder, "this is a folder; name a file to write"),
        (lambda folder: folder / "none" / "x.phhs", "its folder does not exist; make the folder first"),
    ],
)
def test_histories_that_cannot_be_written(tmp_path: Path, make: Callable[[Path], Path], told: str) -> None:
    target = make(tmp_path)
    assert ran("run", str(CLUB), "--seed", "7", "--phh", str(target)) == (2, "", f"error: {target}: {told}\n")
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize(
    ("option", "kind"),
    [*[(f"--{one}", "file") for one in ("phh", "ohh", "pokerstars", "summary")], ("--transcripts", "folder")],
)
def test_a_record_without_a_name_is_not_left_out_in_silence(option: str, kind: str) -> None:
    told = f"error: {option}: the name is empty; name a {kind}, or leave {option} out\n"
    assert ran("run", str(CLUB), "--seed", "7", option, "") == (2, "", told)


def interrupted(after: int, by: signal.Signals) -> Callable[..., object]:
    """Progress that raises a signal after some rounds."""

    @contextmanager
    def progress(players: int, name: str, speech: Messages, *, shown: bool) -> Iterator[Callable[[Progress], None]]:
        def watch(seen: Progress) -> None:
            if seen.rounds == after:
                signal.raise_signal(by)

        yield watch

    return progress


@pytest.mark.usefixtures("ctrl_c")
@pytest.mark.parametrize(("by", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_leaves_one_line_and_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: signal.Signals, status: int
) -> None:
    before = signal.getsignal(by)
    target = tmp_path / "club.phhs"
    target.write_text("the histories of last week", encoding="utf-8")
    monkeypatch.setattr(run_module, "progress", interrupted(5, by))
    assert ran("run", str(CLUB), "--seed", "7", "--phh", str(target)) == (status, "", "stopped\n")
    assert target.read_text(encoding="utf-8") == "the histories of last week"
    assert os.listdir(tmp_path) == ["club.phhs"]
    assert signal.getsignal(by) is before


def test_a_refusal_of_the_rules_has_its_own_status(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_few(path: str) -> Entrants:
        return msgspec.structs.replace(event_of(read_planned(path)), players=("alone",))

    monkeypatch.setattr(run_module, "read_planned", too_few)
    told = ran("run", str(CLUB), "--seed", "7")
    assert (told.status, told.out, told.err.count("\n")) == (3, "", 1)
    assert json.loads(ran("run", str(CLUB), "--seed", "7", "--json").out)["error"]["code"] != "refused"


def test_progress_shows_how_far_the_event_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")  # writes as to a terminal
    monkeypatch.setenv("COLUMNS", "160")
    for shown in (True, False):
        with progress(36, "Club night", messages(Language.ENGLISH), shown=shown) as watch:
            watch(Progress(rounds=1, hands=4, actions=40, players=35, tables=4, level=1, at=0))
        told = capsys.readouterr()
        assert told.out == ""
        assert all(one in told.err for one in ("Club night", "35 players", "4 tables")) is shown


def test_a_game_that_phh_has_no_code_for_is_written_by_the_extension(tmp_path: Path) -> None:
    event, hands = tmp_path / "draw.toml", tmp_path / "draw.phhs"
    text = CLUB.read_text(encoding="utf-8").replace('game = "holdem"', 'game = "five-card-draw"')
    event.write_text(text.replace("seats = 9", "seats = 6"), encoding="utf-8")
    told = ran("run", str(event), "--seed", "3", "--phh", str(hands), "--quiet")
    assert (told.status, told.err) == (0, "")
    assert 'variant = "_shuffleup"' in hands.read_text(encoding="utf-8")
    assert ran("replay", str(hands)).status == 0
