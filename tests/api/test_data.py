"""Frames, statistics and long files: counted by hand and by another way, and what is wrong is one line."""

import builtins
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import polars
import pyarrow
import pytest

import shuffleup as sh
from shuffleup.api.frames import COLUMNS
from shuffleup.api.statistics import Tally
from tests.cli.shell import ran
from tests.formats.stars_texts import EVERY_TEXT, FIXED, RAKED, STRADDLED, STUD, TWICE

NIGHT = "\n\n".join(EVERY_TEXT)
GUIDE = Path(__file__).resolve().parents[2] / "docs" / "guides" / "data.md"


@pytest.fixture(scope="module")
def hands() -> list[sh.DealtHand]:
    return list(sh.read_hands(NIGHT))


@pytest.fixture(scope="module")
def played() -> list[sh.DealtHand]:
    names = ("Anna", "Bruno", "Carla", "Dario", "Elena")
    return [
        sh.new_hand(stacks=dict.fromkeys(names, 3_000), seed=seed).play(*[sh.bot_for(1, seat) for seat in range(5)])
        for seed in range(150)
    ]


# ── statistics ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_two_hands_counted_by_hand() -> None:
    """A raises, B raises again, C calls it, D and A fold; on the flop C bets, B raises, C calls, and both check on."""
    stacks = {"C": 5_000, "D": 5_000, "A": 5_000, "B": 5_000}
    deck = ["Ac", "2d", "3h", "As", "Kc", "7d", "8h", "Ad"]
    first = sh.new_hand(stacks=stacks, deck=deck)
    for act in ("raise 300", "raise 900", "call", "fold", "fold", "bet 500", "raise 1200", "call", *["check"] * 4):
        word, _, total = act.partition(" ")
        assert (first.raise_to(int(total)) if total else getattr(first, word)()) is None, act
    while not first.over:
        first.show()
    walk = sh.new_hand(stacks=stacks, seed=1)
    for _ in range(3):
        walk.fold()
    found = sh.statistics([first, walk])
    assert found["A"].vpip == Tally(1, 2) and found["A"].pfr == Tally(1, 2)
    assert found["A"].three_bet == Tally(0, 0)
    assert found["B"].three_bet == Tally(1, 1) and found["B"].aggression == Tally(1, 0)
    assert found["C"].vpip == Tally(1, 2) and found["C"].pfr == Tally(0, 2) and found["C"].aggression == Tally(1, 1)
    assert found["D"].vpip == Tally(0, 1), "a walk asks the big blind nothing"
    assert [found[name].went_to_showdown for name in "ABCD"] == [Tally(0, 0), Tally(1, 1), Tally(1, 1), Tally(0, 0)]
    assert found["B"].won_at_showdown.count + found["C"].won_at_showdown.count == 1
    assert {name: one.won for name, one in found.items()} == {name: first.won[name] + walk.won[name] for name in stacks}


def test_the_text_of_the_hands_counts_the_same(played: list[sh.DealtHand]) -> None:
    """Counted again from PokerStars text with patterns alone: nothing of the engine is used."""
    found = sh.statistics(played)
    counted: Counter[tuple[str, str]] = Counter()
    for one in played:
        text = sh.write_hands([one], "pokerstars")
        before = text.split("*** HOLE CARDS ***")[1].split("*** ")[0]
        acts = re.findall(r"^(\w+): (folds|checks|calls|bets|raises)", before, re.M)
        counted.update({(name, "asked") for name, _ in acts})
        counted.update({(name, "vpip") for name, word in acts if word in ("calls", "raises")})
        counted.update({(name, "pfr") for name, word in acts if word == "raises"})
        shown = re.findall(r"^(\w+): (?:shows|mucks)", text, re.M)
        counted.update({(name, "showdown") for name in shown})
        counted.update({(name, "won") for name in re.findall(r"^(\w+) collected", text, re.M) if name in shown})
        saw = {*re.findall(r"^Seat \d: (\w+)", text, re.M)} - {name for name, word in acts if word == "folds"}
        counted.update({(name, "saw") for name in saw} if "*** FLOP" in text else ())
    for name, one in found.items():
        assert one.vpip == Tally(counted[name, "vpip"], counted[name, "asked"])
        assert one.pfr == Tally(counted[name, "pfr"], counted[name, "asked"])
        assert one.went_to_showdown == Tally(counted[name, "showdown"], counted[name, "saw"])
        assert one.won_at_showdown == Tally(counted[name, "won"], counted[name, "showdown"])
    assert sum(one.won for one in found.values()) == 0
    assert all(one.hands == 150 for one in found.values())


def test_a_count_without_an_occasion_has_no_ratio() -> None:
    assert (Tally(0, 0).ratio, str(Tally(0, 0)), str(Tally(1, 3)), Tally(1, 4).ratio) == (
        None,
        "0/0",
        "1/3 (33.3%)",
        0.25,
    )
    with pytest.raises(ValueError, match="a hand is not over"):
        sh.statistics([sh.new_hand(stacks=[500, 500])])


# ── frames ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_three_libraries_give_the_same_frame(hands: list[sh.DealtHand]) -> None:
    for of, columns in COLUMNS.items():
        table = sh.frame(hands, of=of, library="arrow")
        assert isinstance(table, pyarrow.Table)
        assert table.column_names == [one.name for one in columns]
        assert [str(kind) for kind in table.schema.types] == [one.type for one in columns]
        other = sh.frame(hands, of=of, library="polars")
        assert isinstance(other, polars.DataFrame) and other.to_arrow().to_pylist() == table.to_pylist()
        third = sh.frame(hands, of=of)
        assert list(third.columns) == table.column_names and len(third) == table.num_rows  # type: ignore[union-attr]
        assert sh.frame([], of=of, library="arrow").column_names == table.column_names


def test_chips_add_up_in_every_frame(hands: list[sh.DealtHand], played: list[sh.DealtHand]) -> None:
    for some in (hands, played):
        told = sh.frame(some, library="arrow").to_pylist()
        players = sh.frame(some, of="players", library="arrow").to_pylist()
        acts = sh.frame(some, of="actions", library="arrow").to_pylist()
        for row in told:
            mine = [one for one in players if one["hand"] == row["hand"]]
            assert sum(one["collected"] for one in mine) + row["rake"] == row["pot"]
            assert sum(one["won"] for one in mine) == -row["rake"]
            assert len(mine) == row["players"]
            order = [one["order"] for one in acts if one["hand"] == row["hand"]]
            assert order == list(range(len(order)))
    assert [row["rake"] for row in sh.frame(hands, library="arrow").to_pylist()] == [80, 300, 0, 0, 0, 20, 100]


def test_what_a_frame_cannot_be_made_of_is_one_line(hands: list[sh.DealtHand], monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="of is 'acts': hands, players, actions is expected"):
        sh.frame(hands, of="acts")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="library is 'excel': pandas, polars or arrow is expected"):
        sh.frame(hands, library="excel")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"^text: hand 200000000001: line 21: a card is there twice: correct one"):
        sh.frame(sh.read_hands(RAKED.replace("[Ah 7c 2d] [9s]", "[Ah 7c 2d] [As]")))
    real = builtins.__import__

    def without(name: str, *rest: object) -> object:
        if name == "polars":
            raise ImportError("no", name="polars")
        return real(name, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(ImportError, match=r"^polars is not installed: pip install 'shuffleup\[data\]'$"):
        sh.frame(hands, library="polars")


def test_the_guide_tells_every_column() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    for columns in COLUMNS.values():
        for one in columns:
            assert f"| `{one.name}` | {one.type} | {one.meaning} |" in text, one.name


# ── files ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_folder_a_pattern_and_a_file_of_each_format(tmp_path: Path, played: list[sh.DealtHand]) -> None:
    some = played[:6]
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "10.phhs").write_text(sh.write_hands(some), encoding="utf-8")
    (tmp_path / "b" / "9.ohh").write_text(sh.write_hands(some, "ohh"), encoding="utf-8")
    (tmp_path / "night.txt").write_bytes(b"\xef\xbb\xbf" + sh.write_hands(some, "pokerstars").encode())
    (tmp_path / "wide.txt").write_text(sh.write_hands(some, "pokerstars"), encoding="utf-16")
    (tmp_path / "notes.txt").write_text("nothing of ours\n", encoding="utf-8")
    won = [one.won for one in some]
    assert [one.won for one in sh.read_hands(tmp_path)] == won * 3
    assert [one.won for one in sh.read_hands(str(tmp_path / "*" / "*.phhs"))] == won
    assert [one.won for one in sh.read_hands(tmp_path / "wide.txt")] == won
    with pytest.raises(FileNotFoundError):
        list(sh.read_hands(tmp_path / "none.txt"))
    (tmp_path / "night.txt").write_bytes(RAKED.replace("Bruno", "Br\xfcno").encode("latin-1"))
    with pytest.raises(ValueError, match=r"night\.txt: this is not UTF-8 text; save the file as UTF-8"):
        list(sh.read_hands(tmp_path / "night.txt"))


def test_hands_come_one_by_one_and_a_damaged_one_is_named_or_raised(tmp_path: Path) -> None:
    text = "\n\n".join([RAKED, STRADDLED.replace("Dario: calls $2", "Dario: calls $1"), STUD])
    (tmp_path / "night.txt").write_text(text, encoding="utf-8")
    lines: list[str] = []
    coming = sh.read_hands(tmp_path / "night.txt", left_out=lines.append)
    assert next(coming).rake == 80 and not lines
    assert next(coming).rake == 20 and len(lines) == 1
    assert re.search(
        r"night\.txt: hand 200000000003: line \d+: the pot is told as 12, and the lines put in 11", lines[0]
    )
    raising = sh.read_hands(tmp_path / "night.txt")
    next(raising)
    with pytest.raises(ValueError, match="hand 200000000003"):
        next(raising)


def test_a_collection_in_phh_goes_on_behind_a_damaged_hand(played: list[sh.DealtHand]) -> None:
    text = sh.write_hands(played[:3])
    second = text.index("[2]")
    damaged = text[:second] + text[second:].replace("variant = ", "variant : ", 1)
    lines: list[str] = []
    found = list(sh.read_hands(damaged, left_out=lines.append))
    assert [one.won for one in found] == [played[0].won, played[2].won]
    line = damaged[: damaged.index("variant : ")].count("\n") + 1
    assert len(lines) == 1 and lines[0].startswith(f"text: [2]: line {line}: ")
    twice = text.replace(played[1].cards("Anna")[0], played[1].cards("Bruno")[0], 1)
    assert [*sh.read_hands(twice, left_out=lines.append)] and "twice" in lines[-1]


def test_memory_does_not_grow_with_the_file(tmp_path: Path, played: list[sh.DealtHand]) -> None:
    import tracemalloc

    def peak(copies: int) -> int:
        file = tmp_path / f"{copies}.txt"
        file.write_text((sh.write_hands(played[:20], "pokerstars") + "\n\n\n") * copies, encoding="utf-8")
        tracemalloc.start()
        assert sum(1 for _ in sh.read_hands(file)) == 20 * copies
        found = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return found

    peak(1)
    assert peak(20) < peak(2) + 200_000


def test_a_cash_hand_is_not_written_as_if_there_were_no_rake(hands: list[sh.DealtHand]) -> None:
    with pytest.raises(ValueError, match="a hand has a rake or a second board"):
        sh.write_hands(hands)
    plain = [one for one in hands if not one.rake]
    assert [one.won for one in sh.read_hands(sh.write_hands(plain))] == [one.won for one in plain]


def test_a_deck_with_a_card_twice_is_one_line() -> None:
    with pytest.raises(ValueError, match=r"^deck: Kd is there twice, as cards 2 and 4: name each card once$"):
        sh.new_hand(stacks=[500, 500], deck="As Kd Qh Kd")


def test_the_command_line_reads_it_too(tmp_path: Path, hands: list[sh.DealtHand]) -> None:
    damaged = STRADDLED.replace("Dario: calls $2", "Dario: calls $1")
    (tmp_path / "night.txt").write_text("\n\n".join([FIXED, damaged, RAKED]), encoding="utf-8")
    told = ran("replay", str(tmp_path))
    assert told.status == 2 and "2 of 2 hands end with the recorded stacks" in told.out
    assert told.err.startswith(f"error: {tmp_path / 'night.txt'}: hand 200000000003: line ")
    copied = ran("convert", str(tmp_path / "night.txt"), str(tmp_path / "night.phhs"))
    assert copied.status == 0 and copied.out.count("left out") == 2, copied.out
    assert [one.won for one in sh.read_hands(tmp_path / "night.phhs")] == [hands[4].won]
    (tmp_path / "bad.txt").write_text(damaged, encoding="utf-8")
    assert ran("convert", str(tmp_path / "bad.txt"), str(tmp_path / "bad.phhs")).status == 2


def test_progress_is_shown_only_when_it_is_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "night.txt").write_text(TWICE, encoding="utf-8")
    shown: Callable[[bool], int] = lambda asked: len([*sh.read_hands(tmp_path / "night.txt", progress=asked)])  # noqa: E731
    assert shown(False) == 1 and capsys.readouterr() == ("", "")
    assert shown(True) == 1 and capsys.readouterr().out == ""
