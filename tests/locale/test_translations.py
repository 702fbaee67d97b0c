"""A language is a folder of messages and one line: what a translation lacks is told, and a new one speaks at once."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from shuffleup.locale.writing import figures, grouped, writing
from shuffleup.rulebooks.rule import Language
from tools.translations import lacking

SOURCE = Path(__file__).parents[2] / "src" / "shuffleup"


@pytest.mark.parametrize("language", Language)
def test_no_translation_lacks_a_message_a_fact_or_the_text_of_a_rule(language: Language) -> None:
    assert list(lacking(language)) == []


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert [figures("1,234.50", language) for language in Language] == ["1,234.50", "1.234,50", "1.234,50"]
    assert [grouped(1_234, language) for language in Language] == ["1,234", "1.234", "1234"]
    assert [grouped(12_345, language) for language in Language] == ["12,345", "12.345", "12.345"]
    assert [grouped(-12_345, language) for language in Language] == ["-12,345", "-12.345", "-12.345"]
    assert writing(Language.ENGLISH).sounds == ()


@pytest.fixture(scope="module")
def toki(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package that has learnt a fourth language: one folder, and one line in the enumeration."""
    copy = tmp_path_factory.mktemp("toki")
    kept = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(SOURCE, copy / "shuffleup", ignore=kept)
    rule = copy / "shuffleup" / "rulebooks" / "rule.py"
    line = '    SPANISH = "es"\n'
    text = rule.read_text(encoding="utf-8")
    assert line in text
    rule.write_text(text.replace(line, f'{line}    TOKI = "toki"\n'), encoding="utf-8")
    folder = copy / "shuffleup" / "locale" / "toki"
    folder.mkdir()
    (folder / "some.ftl").write_text(
        "rule-status-mechanised = pali ilo\nnote-error = pakala\nrule-found = { $count } pini { $strange }\n",
        encoding="utf-8",
    )
    (folder / "rules_tda-2024.ftl").write_text("rule-47 = sewi\n    .summary = sewi mute.\n", encoding="utf-8")
    (folder / "language.toml").write_text('thousands_sign = "\'"\n', encoding="utf-8")
    shutil.copytree(SOURCE.parents[1] / "tools", copy / "tools", ignore=kept)
    return copy


def spoken(
    copy: Path, *arguments: str, module: str = "shuffleup", **environment: str
) -> subprocess.CompletedProcess[str]:
    """What the copy says."""
    variables = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    variables |= {"PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1", **environment}
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.run(command, env=variables, capture_output=True, text=True, check=False, cwd=copy)


def test_a_new_language_is_a_folder_and_a_line(toki: Path) -> None:
    told = spoken(toki, "rule", "tda-2024", "47", "--lang", "toki")
    assert told.stdout.startswith("tda-2024 47: sewi (pali ilo)\nsewi mute.\n"), told.stderr
    # What is not translated yet is said in English.
    english = spoken(toki, "rule", "tda-2024", "36", "--lang", "en").stdout
    assert spoken(toki, "rule", "tda-2024", "36", LANG="toki_XX.UTF-8").stdout == english.replace(
        "mechanised", "pali ilo"
    )
    assert spoken(toki, "icm", "--stacks", "12000,3000", "--payouts", "100,50", "--lang", "toki").stdout.count("12'000")


def test_a_mistake_is_told_in_a_new_language_as_far_as_it_goes(toki: Path) -> None:
    told = spoken(toki, "rule", "tda2024", "--lang", "toki")
    assert (told.returncode, told.stderr.partition(":")[0]) == (2, "pakala")
    assert "did you mean 'tda-2024'?" in told.stderr


def test_what_a_new_language_lacks_is_told_with_its_file(toki: Path) -> None:
    told = spoken(toki, "toki", module="tools.translations")
    lines = told.stdout.splitlines()
    assert told.returncode == 1
    assert "locale/toki/hands.ftl: told-and is missing" in lines
    assert "locale/toki/reports.ftl: rule-status-posted is missing" in lines
    assert "locale/toki/reports.ftl: rule-status-mechanised is missing" not in lines
    assert "locale/toki/some.ftl: rule-found names $strange, which the English message does not have" in lines
    assert "locale/toki/rules_tda-2024.ftl: rule-36 is missing" in lines
    assert "locale/toki/rules_tda-2024.ftl: rule-47 is missing" not in lines
