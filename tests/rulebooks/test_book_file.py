"""Books as files: an edition in a few lines, and every mistake in a file told with its place."""

import importlib.resources
from collections.abc import Iterator
from pathlib import Path

import pytest

from shuffleup.answer import ProblemError
from shuffleup.locale.rule_texts import rule_text
from shuffleup.rulebooks import catalogue
from shuffleup.rulebooks.book_file import book_tables, read_book
from shuffleup.rulebooks.catalogue import BOOKS, PAYOUT_TABLES, RULEBOOKS, resolved, rulebook
from shuffleup.rulebooks.infraction import Offence
from shuffleup.rulebooks.policy import GROUP_OF, value_of
from shuffleup.rulebooks.rule import Language, SourceKind, citation
from tests.cli.shell import ran

EDITION = """
like = "tda-2024"
edition = "2026, a toy"
without = ["RP-22"]

[rule.29] # Calling the clock
clock_seconds = 30

[rule.29a]
status = "assisted"
clock_callers = "other_player_at_table"

[rule.1]
bounty_mode = "house"
ndi_policy = "discretion"

[silent]
single_exposed_card = "left to the room"

[infractions]
slow-play = { due = "mandatory", rules = ["29a"] }
"""


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A folder of books with those of the package, to which others may be added."""
    for file in catalogue.FOLDER.iterdir():
        (tmp_path / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    forget()
    monkeypatch.setattr(catalogue, "FOLDER", tmp_path)
    yield tmp_path
    forget()


def forget() -> None:
    """Books are read once; from here on they are read again."""
    for kept in (catalogue.texts, catalogue.heads, catalogue.book_of, resolved.__wrapped__):
        kept.cache_clear()


def test_an_edition_is_one_file_that_says_what_differs(shelf: Path) -> None:
    (shelf / "tda-2026.toml").write_text(EDITION, encoding="utf-8")
    assert list(RULEBOOKS) == ["tda-2024", "tda-2026", "pslive", "figp-2012", "mediterraneo-2026"]
    old, new = resolved("tda-2024"), resolved("tda-2026")
    assert (old.policy.turn.clock_seconds, new.policy.turn.clock_seconds) == (25, 30)
    assert str(citation(new, "clock_seconds")) == "tda-2026 29"
    assert str(citation(new, "clock_callers")) == "tda-2026 29a"
    assert str(citation(new, "clock_countdown")) == "tda-2026 29"
    assert (new.sources["single_exposed_card"].kind, new.sources["single_exposed_card"].note) == (
        SourceKind.SILENT,
        "left to the room",
    )
    rules = {rule.number: rule for rule in rulebook("tda-2026").rules}
    assert "RP-22" not in rules
    assert rules["29a"].decides == ("clock_callers",)
    assert "clock_callers" not in rules["29"].decides + rules["30"].decides
    assert rulebook("tda-2026").infractions[Offence.SLOW_PLAY].rules == ("29a",)
    changed = {"clock_seconds", "clock_callers"}
    differs = {name for name in GROUP_OF if value_of(old.policy, name) != value_of(new.policy, name)}
    assert differs <= changed


def test_an_edition_has_the_texts_of_the_book_that_it_is_like(shelf: Path) -> None:
    (shelf / "tda-2026.toml").write_text(EDITION, encoding="utf-8")
    book = rulebook("tda-2026")
    for language in Language:
        assert rule_text(book, "47", language) == rule_text(rulebook("tda-2024"), "47", language)
    assert rule_text(book, "29a", Language.ITALIAN).title == "29a"


def test_an_edition_is_read_and_played(shelf: Path, tmp_path: Path) -> None:
    (shelf / "tda-2026.toml").write_text(EDITION, encoding="utf-8")
    listed = ran("rule")
    assert "tda-2026: Poker TDA Rules, 2026, a toy" in listed.out
    assert "clock_seconds = 30" in ran("rule", "tda-2026", "29").out
    event = (Path(__file__).parents[2] / "examples" / "club_night.toml").read_text(encoding="utf-8")
    (tmp_path / "event").mkdir()
    file = tmp_path / "event" / "club_night.toml"
    file.write_text(event.replace('"tda-2024"', '"tda-2026"'), encoding="utf-8")
    assert '"tda-2026"' in file.read_text(encoding="utf-8")
    assert ran("run", str(file), "--seed", "1").status == 0


def test_the_files_are_part_of_the_package() -> None:
    folder = importlib.resources.files("shuffleup.rulebooks") / "books"
    assert sorted([file.name.removesuffix(".toml") for file in folder.iterdir()]) == sorted(BOOKS)
    assert list(PAYOUT_TABLES) == ["mediterraneo-2026"]


# ── mistakes ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def told(text: str) -> list[str]:
    """What is wrong with a book that is like another one but for this text, in English."""
    try:
        own = book_tables(text, "club.toml")
        read_book("club", catalogue.edition(catalogue.tables("tda-2024"), own), "club.toml", BOOKS)
    except ProblemError as fault:
        return [str(problem).removeprefix("club.toml: ") for problem in fault.problems]
    return []


MISTAKES = """
name = "x
=> end of document: unterminated string; mend the TOML there

nmae = "x"
=> 'nmae' is not a key here; did you mean 'name'?

rule = 1
=> cannot be read: Expected `object`, got `int` - at `$.rule`

gap_rule = "99"
=> gap_rule: there is no rule 99; did you mean '9'?

[rule.1]
status = "mechanized"
=> [rule.1] status: 'mechanized' is no word; did you mean 'mechanised'?

[rule.1]
says = "x"
=> [rule.1]: cannot be read: Expected `array`, got `str` - at `$.says`

[rule.1]
clock_second = 3
=> [rule.1]: 'clock_second' is no parameter; did you mean 'clock_seconds'?

[rule.1]
clock_seconds = 2
=> [rule.1] clock_seconds: value = 2 cannot be; give a whole number, from 5 to 600

[rule.1]
undercall = "sometimes"
=> [rule.1] undercall: value = "sometimes" cannot be; give one of "opening_or_heads_up", "always"

[rule.1]
flop_4 = "redeal"
=> [rule.1] flop_4: value = "redeal" cannot be; give "floor_random_burn"

[rule.1]
flop4 = "redeal"
=> [rule.1]: 'flop4' is no parameter; did you mean 'flop_4'?

[rule.1]
also = ["clock_second"]
=> [rule.1] also: no rule decides or says 'clock_second'; did you mean 'clock_seconds'?

[rule.1]
notes.undercall = "x"
=> [rule.1]: there is a note on undercall, which this rule does not decide; put it under

[rule.1]
clock_seconds = 30
[rule.2]
clock_seconds = 30
=> [rule.2] clock_seconds: stands under rule 1 too; keep one of the two

[rule.1]
fallback_rulebook = "tda2024"
=> [rule.1] fallback_rulebook: unknown rulebook 'tda2024'; did you mean 'tda-2024'?

[silent]
clock_second = "x"
=> [silent]: 'clock_second' is no parameter; did you mean 'clock_seconds'?

[silent]
clock_seconds = "x"
=> no rule decides clock_seconds; put it under the rule that decides it

[rule.1]
game.play_seconds = "x"
=> [rule.1] game.play_seconds: cannot be read: Expected `int`, got `str`

[infractions]
slow-ply = { due = "possible", rules = ["1"] }
=> [infractions]: 'slow-ply' is no word; did you mean 'slow-play'?

[infractions]
slow-play = { due = "maybe", rules = ["99"] }
=> [infractions] slow-play: there is no rule 99; did you mean '9'?

[infractions]
slow-play = { rules = ["1"] }
=> [infractions] slow-play: cannot be read: Object missing required field `due`

[payouts]
rule = "1"
[[payouts.column]]
entries_to = 9
printed = [5000, 3000]
=> [[payouts.column]] entries_to = 9: the shares come to 80 %, not 100 %
"""
"""What stands in a file, and the line that it is told in."""


@pytest.mark.parametrize("case", MISTAKES.strip().split("\n\n"))
def test_a_mistake_is_told_with_its_file_its_place_and_how_to_mend_it(case: str) -> None:
    text, line = case.split("\n=> ")
    assert [one for one in told(text) if one.startswith(line)] != [], told(text)


def test_what_a_book_must_say_of_itself() -> None:
    with pytest.raises(ProblemError) as caught:
        read_book("club", {}, "club.toml", BOOKS)
    lines = [str(problem) for problem in caught.value.problems]
    assert "club.toml: 'gap_rule' is missing; write it above the first [table]" in lines
    assert any("no rule decides substantial_action" in line for line in lines)


@pytest.mark.parametrize(
    ("like", "line"),
    [
        ("tda2024", "toy.toml: like: like = 'tda2024' is no other rulebook; did you mean 'tda-2024'?"),
        ("toy", "toy.toml: like: like = 'toy' is no other rulebook; known: tda-2024"),
    ],
)
def test_an_edition_is_like_a_book_that_there_is(shelf: Path, like: str, line: str) -> None:
    (shelf / "toy.toml").write_text(f'like = "{like}"\n', encoding="utf-8")
    with pytest.raises(ProblemError) as caught:
        rulebook("toy")
    assert str(caught.value).startswith(line)
    assert resolved("tda-2024").book == "tda-2024"
    asked = ran("rule", "toy")
    assert (asked.status, asked.out) == (2, "")
    assert asked.err.startswith(f"error: {line}")
