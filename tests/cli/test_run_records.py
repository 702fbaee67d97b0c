"""``shuffleup run --ohh --pokerstars --summary`` and ``shuffleup convert``: what the files hold, what is refused."""

import json
import os
import re
import shutil
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from pokerkit.notation import PokerStarsParser

from shuffleup.foreign_hands.ohh import read_ohh
from shuffleup.formats.phh.phh import read_phhs
from tests.cli.shell import ROOT, ran
from tests.formats.phh_texts import phh
from tests.formats.schemas import faults

CLUB = ROOT / "examples" / "club_night.toml"
ITALIANA = ROOT / "examples" / "italiana.toml"
FILES = ("hands.phhs", "hands.ohh", "hands.txt", "event.ots")


@pytest.fixture(scope="module")
def night(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The club's evening with every file that it can leave."""
    folder = tmp_path_factory.mktemp("night")
    phh, ohh, stars, summary = [str(folder / name) for name in FILES]
    told = ran(
        *("run", str(CLUB), "--seed", "7", "--phh", phh),
        *("--ohh", ohh, "--pokerstars", stars, "--summary", summary),
    )
    assert told.status == 0
    assert told.err.splitlines() == [
        *[f"342 hands written to {path}" for path in (phh, ohh, stars)],
        f"summary written to {summary}",
    ]
    assert sorted(path.name for path in folder.iterdir()) == sorted(FILES)
    return folder


def objects(path: Path) -> Iterator[object]:
    for text in path.read_text(encoding="utf-8").split("\n\n"):
        if text.strip():
            yield json.loads(text)


def test_every_hand_is_in_the_published_format(night: Path) -> None:
    found = list(objects(night / "hands.ohh"))
    assert len(found) == 342
    assert not [fault for hand in found for fault in faults("open_hand_history", hand)]
    assert len({hand["ohh"]["game_number"] for hand in found}) == 342  # type: ignore[index]


def test_the_formats_tell_of_the_same_hands(night: Path) -> None:
    phh = read_phhs((night / "hands.phhs").read_text(encoding="utf-8"), "x")
    ohh = read_ohh((night / "hands.ohh").read_text(encoding="utf-8"), "x")
    for one, other in zip(phh, ohh, strict=True):
        assert one.stacks == other.stacks
        assert one.finishing == other.finishing
        assert one.fields["players"] == other.fields["players"]
    assert ran("replay", str(night / "hands.ohh")).status == 0


def test_pokerkit_reads_every_hand_of_the_text(night: Path) -> None:
    text = (night / "hands.txt").read_text(encoding="utf-8")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        # The reader knows no antes, so it takes the levels before the first one.
        hands = [hand for hand in text.split("\n\n\n") if hand.strip() and "posts the ante" not in hand]
        for hand in hands:
            (read,) = PokerStarsParser()(hand, error_status=True)
            assert len(read.players) >= 2
    assert len(hands) > 50
    assert len({line for line in text.splitlines() if line.startswith("PokerStars Hand #")}) == 342


def test_the_summary_names_the_event_as_its_hands_do(night: Path) -> None:
    (summary,) = objects(night / "event.ots")
    assert not faults("open_tournament_summary", summary)
    hand = next(objects(night / "hands.ohh"))
    info = hand["ohh"]["tournament_info"]  # type: ignore[index]
    assert summary["ots"]["tournament_number"] == info["tournament_number"] == "club-night-7"  # type: ignore[index]
    assert summary["ots"]["start_date_utc"] == info["start_date_utc"]  # type: ignore[index]
    assert summary["ots"]["player_count"] == 36  # type: ignore[index]


@pytest.mark.parametrize(("option", "name"), [("--ohh", "Open Hand History"), ("--pokerstars", "PokerStars")])
def test_a_format_without_a_name_for_the_game_is_refused_before_anything_is_played(
    tmp_path: Path, option: str, name: str
) -> None:
    told = ran("run", str(ITALIANA), "--seed", "7", option, str(tmp_path / "x"))
    assert told == (
        2,
        "",
        f"error: {ITALIANA}: game: {name} has no name for pot-limit italiana, so its hands cannot be written; "
        f"leave {option} out; --phh writes every game\n",
    )
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("again", ["x", "./x", "link"])
def test_two_records_cannot_share_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, again: str) -> None:
    monkeypatch.chdir(tmp_path)
    Path("link").symlink_to("x")
    told = ran("run", str(CLUB), "--phh", "x", "--ohh", again)
    assert told == (2, "", "error: x: two options name this file; name two files\n")
    assert [path.name for path in tmp_path.iterdir()] == ["link"]


def test_a_link_keeps_leading_where_it_leads(tmp_path: Path) -> None:
    real, link = tmp_path / "real.ots", tmp_path / "link.ots"
    real.write_text("last week", encoding="utf-8")
    real.chmod(0o640)
    link.symlink_to("real.ots")
    assert ran("run", str(CLUB), "--seed", "7", "--summary", str(link), "--quiet").status == 0
    assert link.is_symlink()
    assert json.loads(real.read_text(encoding="utf-8"))["ots"]["player_count"] == 36
    assert real.stat().st_mode & 0o777 == 0o640


@pytest.mark.skipif(sys.platform == "win32", reason="it has no pipes in folders")
def test_a_pipe_is_written_into_and_stays_a_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        assert ran("run", str(CLUB), "--seed", "7", "--summary", str(pipe), "--quiet").status == 0
        assert json.loads(os.read(reader, 1 << 16))["ots"]["player_count"] == 36
    finally:
        os.close(reader)
    assert pipe.is_fifo()
    assert [path.name for path in tmp_path.iterdir()] == ["pipe"]


def test_a_record_as_long_in_name_as_a_system_allows(tmp_path: Path) -> None:
    target = tmp_path / ("x" * 255)
    assert ran("run", str(CLUB), "--seed", "7", "--summary", str(target), "--quiet").status == 0
    assert [path.name for path in tmp_path.iterdir()] == [target.name]


def test_a_write_protected_record_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "x.phhs"
    target.write_text("last week", encoding="utf-8")
    # The system's answer to anybody but root.
    monkeypatch.setattr("os.access", lambda path, mode: False)
    told = ran("run", str(CLUB), "--seed", "7", "--phh", str(target))
    assert told == (2, "", f"error: {target}: it cannot be written (permission denied); choose another place\n")
    assert target.read_text(encoding="utf-8") == "last week"


def test_the_folder_of_a_summary_is_looked_for_before_the_event_is_played(tmp_path: Path) -> None:
    target = tmp_path / "none" / "x.ots"
    told = ran("run", str(CLUB), "--summary", str(target))
    assert told == (2, "", f"error: {target}: its folder does not exist; make the folder first\n")


# ── convert ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_there_and_back_is_the_same_hand(night: Path, tmp_path: Path) -> None:
    back, text = tmp_path / "back.phhs", tmp_path / "again.txt"
    assert ran("convert", str(night / "hands.ohh"), str(back)).out == f"342 hands written to {back}\n"
    there = read_phhs((night / "hands.phhs").read_text(encoding="utf-8"), "x")
    again = read_phhs(back.read_text(encoding="utf-8"), "x")
    assert [hand.actions for hand in again] == [hand.actions for hand in there]
    assert [hand.finishing for hand in again] == [hand.finishing for hand in there]
    told = ran("convert", str(back), str(text), "--json")
    assert json.loads(told.out)["hands"] == 342
    assert text.read_text(encoding="utf-8").count("PokerStars Hand #") == 342


def test_a_copy_is_named_and_costs_what_its_source_does(night: Path, tmp_path: Path) -> None:
    """PHH counts in the smallest chip, which changes with the colour-ups; the other files count in chips."""
    for source, suffix in (("phhs", "ohh"), ("phhs", "txt"), ("phhs", "phhs"), ("ohh", "ohh")):
        copy = tmp_path / f"from_{source}.{suffix}"
        assert ran("convert", str(night / f"hands.{source}"), str(copy)).status == 0
        assert (
            copy.read_text(encoding="utf-8").strip() == (night / f"hands.{suffix}").read_text(encoding="utf-8").strip()
        )


def test_a_hand_of_another_program_keeps_its_event_its_date_and_its_currency(tmp_path: Path) -> None:
    about = {"event": "'Main event'", "hand": "12", "currency": "'USD'", "table": "4", "seat_count": "8"}
    date = {"year": "2024", "month": "2", "day": "29", "time": "20:15:00"}
    (tmp_path / "x.phh").write_text(phh(**about, **date), encoding="utf-8")
    assert ran("convert", str(tmp_path / "x.phh"), str(tmp_path / "x.ohh")).status == 0
    (hand,) = objects(tmp_path / "x.ohh")
    told = hand["ohh"]  # type: ignore[index]  # plain JSON
    assert (told["game_number"], told["start_date_utc"]) == ("Main event-12", "2024-02-29T20:15:00Z")
    assert (told["currency"], told["table_name"], told["table_size"]) == ("USD", "4", 8)
    assert ran("convert", str(tmp_path / "x.ohh"), str(tmp_path / "y.phhs")).status == 0
    (again,) = read_phhs((tmp_path / "y.phhs").read_text(encoding="utf-8"), "y")
    names = ("_number", "currency", "table", "seat_count", "year", "month", "day", "hand")
    assert [again.fields[name] for name in names] == ["Main event-12", "USD", "4", 8, 2024, 2, 29, 12]


def test_a_public_copy_hides_what_was_not_shown(night: Path, tmp_path: Path) -> None:
    target = tmp_path / "public.phhs"
    assert ran("convert", str(night / "hands.phhs"), str(target), "--public").status == 0
    assert "????" in target.read_text(encoding="utf-8")
    assert ran("replay", str(target)).status == 0


@pytest.mark.parametrize(("game", "limit"), [("stud", "pot-limit"), ("stud-8", "no-limit")])
def test_a_game_that_only_the_extension_has_comes_back_from_open_hand_history(
    game: str, limit: str, tmp_path: Path
) -> None:
    text = CLUB.read_text(encoding="utf-8").replace("entries = 36", "entries = 8")
    text = text.replace('game = "holdem"', f'game = "{game}"').replace('limit = "no-limit"', f'limit = "{limit}"')
    event, there, back = [str(tmp_path / name) for name in ("stud.toml", "there.ohh", "back.phhs")]
    Path(event).write_text(re.sub(r"seats = \d+", "seats = 4", text), encoding="utf-8")
    assert ran("run", event, "--seed", "3", "--ohh", there).status == 0
    assert ran("convert", there, back).status == 0
    told = ran("replay", back)
    assert told.status == 0, told.err
    assert len(read_phhs(Path(back).read_text(encoding="utf-8"), "back.phhs")) > 5


@pytest.mark.parametrize(
    ("source", "target", "status", "told"),
    [
        ("hands.phhs", "x.doc", 2, "'.doc' names no format; end it in .phhs, .ohh, .txt"),
        ("hands.phhs", "x", 2, "this name has no ending; end it in .phhs, .ohh, .txt"),
        ("none.phhs", "x.ohh", 2, "there is no such file"),
        ("event.ots", "x.ohh", 2, "object missing required field `ohh`"),
    ],
)
def test_what_cannot_be_converted_is_one_line(
    night: Path, tmp_path: Path, source: str, target: str, status: int, told: str
) -> None:
    answer = ran("convert", str(night / source), str(tmp_path / target))
    assert (answer.status, answer.out, answer.err.count("\n")) == (status, "", 1)
    assert told in answer.err
    assert list(tmp_path.iterdir()) == []


def test_a_file_is_not_converted_onto_itself(night: Path, tmp_path: Path) -> None:
    """A hand that is left out of the copy would be lost for good."""
    source, link = tmp_path / "hands.phhs", tmp_path / "link.phhs"
    shutil.copy(night / "hands.phhs", source)
    link.symlink_to(source)
    before = source.read_bytes()
    for target in (source, link):
        answer = ran("convert", str(source), str(target))
        assert (answer.status, answer.out) == (2, "")
        assert answer.err == f"error: {target}: this is the file that is read; name another one to write\n"
    assert source.read_bytes() == before


def test_a_hand_that_the_rules_refuse_is_not_written(night: Path, tmp_path: Path) -> None:
    damaged = tmp_path / "bad.phhs"
    text = (night / "hands.phhs").read_text(encoding="utf-8")
    damaged.write_text(re.sub(r" cbr \d+", " cbr 1", text, count=1), encoding="utf-8")
    answer = ran("convert", str(damaged), str(tmp_path / "x.ohh"))
    assert (answer.status, answer.out, answer.err.count("\n")) == (3, "", 1)
    assert " cbr 1'" in answer.err
    assert not (tmp_path / "x.ohh").exists()


def test_a_game_without_a_name_is_told(tmp_path: Path) -> None:
    hands = tmp_path / "italiana.phhs"
    assert ran("run", str(ITALIANA), "--seed", "7", "--phh", str(hands)).status == 0
    answer = ran("convert", str(hands), str(tmp_path / "x.ohh"))
    assert answer.status == 2
    assert "Open Hand History has no name for pot-limit italiana" in answer.err


def test_open_hand_history_names_the_rulebook_too_and_a_copy_keeps_it(tmp_path: Path) -> None:
    event, hands = tmp_path / "event.toml", tmp_path / "x.ohh"
    event.write_text(CLUB.read_text(encoding="utf-8").replace('"tda-2024"', '"pslive"'), encoding="utf-8")
    assert ran("run", str(event), "--seed", "7", "--ohh", str(hands)).status == 0
    copy, again = tmp_path / "y.phhs", tmp_path / "z.ohh"
    assert ran("convert", str(hands), str(copy)).status == 0
    assert ran("convert", str(copy), str(again)).status == 0
    for file in (hands, copy, again):
        assert "recorded stacks by pslive" in ran("replay", str(file)).out


def test_a_record_names_the_rulebook_by_which_it_is_replayed(night: Path, tmp_path: Path) -> None:
    first = (night / "hands.phhs").read_text(encoding="utf-8")
    named = first.split('_rulebook = "')[1].split('"')[0]
    assert f"recorded stacks by {named}" in ran("replay", str(night / "hands.phhs")).out
    unknown = tmp_path / "x.phhs"
    unknown.write_text(first.replace(f'_rulebook = "{named}"', '_rulebook = "no-book"'), encoding="utf-8")
    told = ran("replay", str(unknown))
    assert told.status == 2
    assert "unknown rulebook 'no-book'" in told.err
    assert "--rulebook" in told.err
    assert ran("replay", str(unknown), "--rulebook", named).status == 0
