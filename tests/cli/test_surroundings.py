"""What a command takes from where it runs: its language, what is piped in, and the shell that completes its line."""

import io
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.cli.shell import ROOT, ran, spawned

CLUB = str(ROOT / "examples" / "club_night.toml")
ITALIAN = "errore: zz: questo file non c'è; controllare il nome e la cartella\n"
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ({"LANG": "it_IT.UTF-8"}, "errore: "),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "es"}, "error: zz: este archivo "),
        ({"LC_ALL": "es_MX", "LANG": "it_IT"}, "error: zz: este archivo "),
        ({"LC_ALL": "", "LANG": "it"}, "errore: "),
        ({"LANG": "C.UTF-8"}, "error: zz: there "),
        ({"LANG": "de_DE.UTF-8"}, "error: zz: there "),
        ({}, "error: zz: there "),
    ],
)
def test_who_names_no_language_is_answered_in_that_of_his_terminal(
    monkeypatch: pytest.MonkeyPatch, locale: dict[str, str], said: str
) -> None:
    for name in LOCALES:
        monkeypatch.delenv(name, raising=False)
    for name, value in locale.items():
        monkeypatch.setenv(name, value)
    assert ran("verify", "zz").err.startswith(said)


def test_what_a_command_answers_follows_the_terminal_too(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ("payouts", "--pool", "1000", "--entries", "31")
    italian = ran(*asked, "--lang", "it")
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert ran(*asked) == italian
    assert ran(*asked, "--lang", "en") != italian


@pytest.mark.parametrize("words", [("--lang", "it", "verify", "zz"), ("verify", "zz", "--lang", "it")])
def test_the_language_stands_before_the_command_or_after_it(words: tuple[str, ...]) -> None:
    assert ran(*words) == (2, "", ITALIAN)


def test_of_two_languages_the_one_beside_the_command_is_spoken() -> None:
    assert ran("--lang", "es", "verify", "zz", "--lang", "it") == (2, "", ITALIAN)
    assert ran("--lang", "es", "hand", "--seed", "3", "--lang", "it") == ran("hand", "--seed", "3", "--lang", "it")


@pytest.mark.parametrize(
    ("line", "word", "offered"),
    [
        ("shuffleup eq", 1, "plain,equity"),
        ("shuffleup equity --sa", 2, "plain,--samples"),
        ("shuffleup hand --lang ", 3, "plain,en\nplain,it\nplain,es"),
        ("shuffleup run exa", 2, "file,exa"),
        ("shuffleup run x.toml --transcripts o", 4, "dir,o"),
    ],
)
def test_the_shell_completes_a_line(line: str, word: int, offered: str) -> None:
    asked = {"_SHUFFLEUP_COMPLETE": "bash_complete", "COMP_WORDS": line, "COMP_CWORD": str(word)}
    assert spawned(environment=asked).out.rstrip("\n") == offered


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_the_script_that_a_shell_loads(shell: str) -> None:
    script = spawned(environment={"_SHUFFLEUP_COMPLETE": f"{shell}_source"})
    assert (script.status, script.err) == (0, "")
    assert "_SHUFFLEUP_COMPLETE" in script.out


def piped(monkeypatch: pytest.MonkeyPatch, content: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(content)))


def test_a_hyphen_is_standard_input(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    text = Path(CLUB).read_bytes()
    piped(monkeypatch, text)
    assert ran("chips", "-") == ran("chips", CLUB)
    records = {ending: tmp_path / f"x.{ending}" for ending in ("phhs", "ohh")}
    for ending, file in records.items():
        assert ran("run", CLUB, "--seed", "7", f"--{ending.removesuffix('s')}", str(file), "--quiet").status == 0
        piped(monkeypatch, file.read_bytes())
        assert ran("replay", "-").out.splitlines()[-1] == ran("replay", str(file)).out.splitlines()[-1]


def test_what_is_piped_in_and_is_no_text_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    piped(monkeypatch, b"\xff\xfe")
    assert ran("chips", "-") == (2, "", "error: -: line 1: this is not UTF-8 text; save the file as UTF-8\n")


@pytest.mark.parametrize(
    ("option", "file", "ending"),
    [
        ("--phh", "x.txt", ".phhs"),
        ("--ohh", "x.json", ".ohh"),
        ("--pokerstars", "x.phhs", ".txt"),
        ("--summary", "x.ohh", ".ots"),
    ],
)
def test_a_record_ends_as_the_programs_that_read_it_expect(option: str, file: str, ending: str) -> None:
    suffix = Path(file).suffix
    told = f"error: {file}: '{suffix}' is not the ending of this format; end it in {ending}\n"
    assert ran("run", CLUB, option, file) == (2, "", told)
    italian = f"errore: {file}: '{suffix}' non è l'estensione di questo formato; "
    assert ran("run", CLUB, option, file, "--lang", "it").err.startswith(italian)


def test_a_structure_ends_as_an_event_file() -> None:
    asked = ("structure", "--entries", "30", "--stack", "10000", "--hours", "4", "--toml", "x.csv")
    assert ran(*asked) == (2, "", "error: x.csv: '.csv' is not the ending of this format; end it in .toml\n")
