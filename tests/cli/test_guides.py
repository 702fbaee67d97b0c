"""The guides of the ruling desk, of comparing and of house books show what the commands really print."""

import io
import re
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from shuffleup.locale.case_reading import line_of
from shuffleup.rulebooks.rule import Language
from shuffleup.scenarios.languages import PLAY
from shuffleup.scenarios.sentences.hand_language import ASKED
from tests.cli.printed import MORE, shown
from tests.cli.shell import ROOT, Ran, ran

GUIDES = ROOT / "docs" / "guides"
PROMPT = re.compile(r"((?:Game|Blinds) \[.+?\]:|Players and stacks.+?:|What .+\):|Who decides .+?:|The reason:) ?(.*)")
"""A question of the desk, and what is typed behind it."""


def blocks(guide: str, kind: str = "text") -> list[str]:
    text = (GUIDES / guide).read_text(encoding="utf-8")
    return [block.split("```")[0] for block in text.split(f"```{kind}\n")[1:]]


def test_dots_of_a_guide_stand_for_other_lines() -> None:
    told = ["a", "b", "c", "d"]
    for printed in ("a\nb\nc\nd", "a\n…", "…\nd", "a\n…\nc\nd", "…\nb\n…"):
        assert shown(printed, told), printed
    for printed in ("a\nb", "b\n…", "…\nc", "…\nc\n…\nb\n…", "a\n…\ne\n…"):
        assert not shown(printed, told), printed


SESSIONS = [
    (guide, block)
    for guide in ("compare.md", "chips_in_play.md")
    for block in blocks(guide)
    if block.startswith("$ shuffleup ")
]


@pytest.mark.parametrize(("guide", "block"), SESSIONS, ids=[f"{guide}-{n}" for n, (guide, _) in enumerate(SESSIONS)])
def test_a_printed_session_is_what_is_told(guide: str, block: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    command, _, printed = block.partition("\n")
    told = ran(*shlex.split(command)[2:])
    lines = told.out.splitlines()
    if guide == "chips_in_play.md":
        # The guide tells of the last line in words.
        printed += MORE
    assert (told.status, told.err) == (0, "")
    assert shown(printed, lines), "\n".join(lines)


def test_the_table_of_all_cases() -> None:
    (table,) = [block for block in blocks("compare.md") if block.lstrip().startswith("All cases")]
    told = ran("compare", str(ROOT / "examples" / "cases" / "two_chips.scenario")).out
    assert table in told


# ── the ruling desk ──────────────────────────────────────────────────────────────────────────────────────────────────


def typed(printed: str) -> list[str]:
    return [found[2] for line in printed.splitlines() if (found := PROMPT.fullmatch(line))]


def asked(printed: str, *, first: bool) -> str:
    """What the desk writes on stderr: its questions without what is typed behind them, and its choices."""
    lines = [line for line in printed.splitlines() if not line.startswith("  ")]
    return "".join(
        [f"{found[1]} " if (found := PROMPT.fullmatch(line)) else f"{line}\n" for line in lines if first or line]
    )


def talked(lines: Sequence[str], monkeypatch: pytest.MonkeyPatch, *arguments: str) -> Ran:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))
    return ran("ruling", *arguments)


def test_the_talk_at_the_desk(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = [block for block in blocks("ruling_desk.md") if "What happened (" in block]
    command, _, printed = first.partition("\n")
    one = talked(typed(printed), monkeypatch, *shlex.split(command)[3:])
    assert one.err.startswith(asked(printed, first=True).rstrip(" "))
    ruled = "".join([f"{line}\n" for line in printed.splitlines() if line.startswith("  ")])
    assert one.out.startswith(ruled)
    # The second block goes on where the first one stops.
    before = typed(printed)[:-1]
    both = talked([*before, *typed(second)], monkeypatch, *shlex.split(command)[3:])
    assert asked(second, first=False).strip() in both.err
    decided = second.splitlines()[-1]
    assert f"{ruled}{decided}\n" in both.out


def test_what_may_be_typed_in_italian() -> None:
    guide = (GUIDES / "ruling_desk.md").read_text(encoding="utf-8")
    for italian, forms, english in (
        ("Carla rilancia a 1.200", PLAY, "Carla raises to 1200"),
        ("Dario spinge 1000x2", ASKED, "Dario pushes 1000x2"),
        ("Bruno, fuori turno, rilancia a 800", PLAY, "Bruno, out of turn, raises to 800"),
    ):
        assert f"`{italian}`" in guide
        line = line_of(italian, Language.ITALIAN, forms)
        assert str(line and line[0]) == english


def test_the_cases_of_the_desk_can_be_asked(tmp_path: Path) -> None:
    case, conduct = [block for block in blocks("ruling_desk.md") if "Compare: " in block]
    file = tmp_path / "case.scenario"
    file.write_text(case, encoding="utf-8")
    assert "Dario calls and adds 1,200." in ran("ruling", str(file)).out
    decided = ("--decide", "raise", "--author", "Rossi", "--reason", "he was told another amount")
    assert "Against the rule Rossi decides: raise to 1,800." in ran("ruling", str(file), *decided).out
    file.write_text(case.partition("\n\n")[0] + "\n\n" + conduct, encoding="utf-8")
    told = ran("ruling", str(file))
    assert (told.status, told.err) == (0, "")
    assert told.out.count("Allowed: a warning") == 1
    assert "the next step would be:" in told.out


# ── house books ──────────────────────────────────────────────────────────────────────────────────────────────────────

HEAD = 'amends = "tda-2024"\nname = "Club"\n'


@pytest.mark.parametrize(
    ("start", "text"),
    [
        (
            "error: club.toml: change 1 (clock_short_seconds)",
            HEAD + '[[change]]\nparameter = "clock_short_seconds"\nvalue = 10\nreason = "so we play"\n',
        ),
        ("error: club.toml: [words]", HEAD + '[words]\nvedo = "raise"\n'),
    ],
)
def test_a_line_of_the_guide_to_house_books(
    start: str, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (line,) = [block for block in blocks("house_book.md") if block.startswith(start)]
    (tmp_path / "club.toml").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    told = ran("rule", "tda-2024", "--house", "club.toml")
    assert (told.status, told.err) == (2, line)


def test_the_words_of_the_room_in_the_guide(tmp_path: Path) -> None:
    (words,) = [block for block in blocks("house_book.md", "toml") if block.startswith("[words]")]
    (case,) = [block for block in blocks("house_book.md") if block.startswith("Under the house")]
    house, file = tmp_path / "club.toml", tmp_path / "case.scenario"
    house.write_text(HEAD + words, encoding="utf-8")
    file.write_text(
        "Scenario: a word of the room\nId: my-club-9\nRules: tda-2024 3\nGame: no-limit hold'em\nBlinds: 300/600\n"
        f"Stacks: Anna 20000, Bruno 20000, Carla 20000, Dario 20000\n\n  Carla calls\n{case}",
        encoding="utf-8",
    )
    told = ran("scenario", str(file), "--house", str(house))
    assert (told.status, told.err) == (0, "")
