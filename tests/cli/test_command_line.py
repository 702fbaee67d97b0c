"""The command line as a whole: help, versions, mistakes, faults and interruptions, each in its form."""

import json
import os
import subprocess
import sys
from pathlib import Path

import click
import msgspec
import pytest

from shuffleup import __version__
from shuffleup.cli import app as app_module
from shuffleup.cli.app import COMMANDS, app
from shuffleup.cli.errors import InputError, RefusalError
from shuffleup.cli.output import emit
from shuffleup.questions.mistakes import one_line
from tests.cli.shell import ROOT, ran, spawned

HEAVY = ("rich", "asyncio", "numpy", "shuffleup.hand", "shuffleup.tournament", "shuffleup.bots", "shuffleup.rulebooks")


def test_help_lists_every_command_and_loads_none() -> None:
    told = ran("--help")
    assert told.status == 0
    assert all(name in told.out and entry.summary in told.out for name, entry in COMMANDS.items())
    assert ran().out == told.out


def loaded(arguments: list[str], heavy: tuple[str, ...]) -> str:
    """Which of the heavy modules a command brings in."""
    probe = (
        f"import sys; from shuffleup.main import main; main({arguments!r}); "
        f"print([name for name in sys.modules if name.startswith({heavy!r})])"
    )
    done = subprocess.run(
        [sys.executable, "-c", probe],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()[-1]


def test_help_loads_nothing_heavy() -> None:
    assert loaded(["--help"], HEAVY) == "[]"


def test_a_sum_for_the_cashier_does_not_wait_for_the_language_of_scenarios() -> None:
    arguments = ["payouts", "--rulebook", "mediterraneo-2026", "--entries", "31", "--lang", "it"]
    assert loaded(arguments, ("numba", "shuffleup.scenarios.expected", "shuffleup.hand.decide")) == "[]"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_there_and_takes_json(name: str) -> None:
    command = app.get_command(click.Context(app), name)
    assert command is not None
    assert command.help
    each = [*command.commands.values()] if isinstance(command, click.Group) else [command]
    assert all(any("--json" in parameter.opts for parameter in one.params) for one in each)
    assert ran(name, "--help").status == 0


def test_version() -> None:
    assert ran("--version").out == f"shuffleup {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["rnu"], "error: no such command 'rnu'; did you mean 'run'? see shuffleup --help\n"),
        (["zzz"], f"error: no such command 'zzz'; commands are {', '.join(COMMANDS)}\n"),
        (["run"], "error: missing argument 'EVENT.toml'; see shuffleup run --help\n"),
        (["verify", "x", "--jsn"], "error: no such option '--jsn'; did you mean '--json'? see shuffleup verify --help"),
        (
            ["equity", "--sample", "4"],
            "error: no such option '--sample'; did you mean '--samples'? see shuffleup equity ",
        ),
        (["--langg", "it"], "error: no such option '--langg'; did you mean '--lang'? see shuffleup --help"),
        (["--lang", "fr", "run"], "error: invalid value for '--lang': 'fr' is not one of 'en', 'it', 'es'; see "),
        (
            ["run", "x.toml", "--seed", "seven"],
            "error: invalid value for '--seed': 'seven' is not a valid integer; see shuffleup run --help",
        ),
        (["hand", "--seed", "1e9"], "error: invalid value for '--seed': '1e9' is not a valid integer; see "),
        (["structure", "--hours", "x"], "error: invalid value for '--hours': 'x' is not a valid float; see "),
        (
            ["structure", "--hours", "1e308"],
            "error: invalid value for '--hours': 1e+308 is not in the range 0<x<=1000000",
        ),
        (["hand", "--game"], "error: option '--game' requires an argument; see shuffleup hand --help"),
        (["--game"], "error: no such option '--game'; see shuffleup --help"),
        (["run", "x.toml", "--seed", "-1"], "error: invalid value for '--seed': -1 is not in the range x>=0"),
    ],
)
def test_mistakes_on_the_command_line_are_one_line(arguments: list[str], told: str) -> None:
    mistaken = ran(*arguments)
    assert (mistaken.status, mistaken.out) == (2, "")
    assert mistaken.err.startswith(told.rstrip("\n"))
    assert mistaken.err.count("\n") == 1


def test_a_program_gets_a_document_and_nothing_else() -> None:
    mistaken = ran("rule", "tda-2042", "--json")
    assert (mistaken.status, mistaken.err) == (2, "")
    error = json.loads(mistaken.out)["error"]
    assert set(error) == {"code", "place", "message", "hint", "rule"}
    assert error["code"] == "unknown-rulebook"
    assert "tda-2024" in error["hint"]


def test_after_two_dashes_json_is_a_file_name() -> None:
    mistaken = ran("verify", "--", "--json")
    assert (mistaken.status, mistaken.out) == (2, "")
    assert mistaken.err == "error: --json: there is no such file; check the name and the folder\n"


@pytest.fixture
def broken_command(monkeypatch: pytest.MonkeyPatch) -> list[BaseException]:
    """A command `break` that raises what the test puts here."""
    raised: list[BaseException] = []

    @click.command(name="break", help="Breaks.")
    @click.option("--json", "as_json", is_flag=True)
    def command(*, as_json: bool) -> None:
        raise raised[0]

    monkeypatch.setattr(app_module.CommandTable, "get_command", lambda *_: command)
    return raised


@pytest.mark.parametrize(
    ("raised", "status", "told"),
    [
        (InputError("bad", file="a.toml", place="line 3", hint="mend it"), 2, "error: a.toml: line 3: bad; mend it\n"),
        (RefusalError("no", place="x", code="c", rule="tda-2024 47"), 3, "error: x: no (tda-2024 47)\n"),
        (InputError("two\nlines\x1b[31m"), 2, "error: two lines\\x1b[31m\n"),
        (
            ZeroDivisionError("division by zero"),
            70,
            "error: shuffleup itself failed: ZeroDivisionError: division by zero; "
            "run it again with SHUFFLEUP_DEBUG=1 to see where, and report it\n",
        ),
        (KeyboardInterrupt(), 130, "stopped\n"),
        (click.Abort(), 130, "stopped\n"),
        (BrokenPipeError(), 0, ""),
    ],
)
def test_whatever_is_raised_becomes_a_line_and_a_status(
    broken_command: list[BaseException],
    raised: BaseException,
    status: int,
    told: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("SHUFFLEUP_DEBUG", raising=False)
    monkeypatch.setattr("shuffleup.main._forget_output", lambda: None)
    broken_command.append(raised)
    assert ran("break") == (status, "", told)


def test_debugging_shows_where(broken_command: list[BaseException], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHUFFLEUP_DEBUG", "1")
    broken_command.append(ZeroDivisionError("division by zero"))
    with pytest.raises(ZeroDivisionError):
        ran("break")


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda path: None, "there is no such file; check the name and the folder"),
        (lambda path: path.mkdir(), "this is a folder; name a file in it"),
        (lambda path: path.write_bytes(b"name\n\xff\xfe"), "line 2: this is not UTF-8 text; save the file as UTF-8"),
    ],
    ids=["missing", "folder", "not UTF-8"],
)
@pytest.mark.parametrize("command", ["run", "verify"])
def test_files_that_cannot_be_read(tmp_path: Path, command: str, make: object, told: str) -> None:
    path = tmp_path / "given.file"
    assert callable(make)
    make(path)
    assert ran(command, str(path)) == (2, "", f"error: {path}: {told}\n")


def test_names_that_no_system_allows() -> None:
    assert ran("verify", "a\0b") == (2, "", "error: a\\x00b: it cannot be read (embedded null byte)\n")


def test_one_line_keeps_letters_of_every_language() -> None:
    assert one_line(" Città\t di\n Castello 日本 ") == "Città di Castello 日本"


@pytest.mark.skipif(sys.platform == "win32", reason="pipes break otherwise there")
def test_a_reader_who_goes_away_is_harmless() -> None:
    command = f"'{sys.executable}' -m shuffleup.main rule tda-2024 | true; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(
        ["bash", "-c", command],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
    )
    assert (done.stdout, done.stderr) == ("0\n", "")


def in_a_shell(line: str, folder: Path = ROOT) -> tuple[int, str, str]:
    """What a shell makes of a line in which ``shuffleup`` is this program."""
    done = subprocess.run(
        ["bash", "-c", f"shuffleup() {{ '{sys.executable}' -m shuffleup.main \"$@\"; }}; {line}"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
@pytest.mark.parametrize(
    "arguments",
    ["hand --seed 1", "hand --seed 1 --json", "rule tda-2024", "run none.toml --json", "--help", "run -h", "--version"],
)
def test_a_full_disk_is_told_in_one_line(arguments: str) -> None:
    told = "error: standard output: it cannot be written (no space left on device); choose another place\n"
    assert in_a_shell(f"shuffleup {arguments} > /dev/full") == (2, "", told)


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such shell")
@pytest.mark.parametrize(
    ("line", "status", "told"),
    [
        ("hand --seed 1 >&-", 2, "error: standard output: it cannot be written (it is closed); choose another place\n"),
        (
            "hand --json --lang it >&-",
            2,
            "errore: uscita standard: non si può scrivere (è chiusa); scegliere un altro posto\n",
        ),
        ("run none.toml 2>&-", 2, ""),
        ("rule tda-2024 2>&- >/dev/null", 0, ""),
        ("hand --seed 1 2>&- >&-", 2, ""),
    ],
)
def test_what_the_caller_has_closed_is_no_fault_of_ours(line: str, status: int, told: str) -> None:
    assert in_a_shell(f"shuffleup {line}") == (status, "", told)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_document_is_json_in_every_encoding(encoding: str) -> None:
    environment = {"PYTHONIOENCODING": encoding}
    plain = spawned("hand", "--seed", "1", "--lang", "es", "--json")
    escaped = spawned("hand", "--seed", "1", "--lang", "es", "--json", environment=environment)
    assert (escaped.status, escaped.err) == (0, "")
    assert escaped.out.isascii() and not plain.out.isascii()
    assert json.loads(escaped.out) == json.loads(plain.out)
    mistaken = spawned("run", "none.toml", "--lang", "it", "--json", environment=environment)
    assert (mistaken.status, mistaken.err) == (2, "")
    assert json.loads(mistaken.out)["error"]["message"] == "questo file non c'è"


STEERING = "A\x1b]0;gone\x07n\x9b8mn\u202ea"


@pytest.mark.parametrize(
    "arguments",
    [
        ("icm", "--stacks", "5,3", "--payouts", "5,3", "--names", f"{STEERING},Bruno"),
        ("deal", "--stacks", "5,3", "--payouts", "5,3", "--event", STEERING),
    ],
)
def test_names_do_not_steer_the_terminal(arguments: tuple[str, ...]) -> None:
    told = ran(*arguments)
    assert r"A\x1b]0;gone\x07n\x9b8mn\x202ea" in told.out
    assert told.out.replace("\n", "").isprintable()


def test_a_name_that_is_no_text_stands_in_a_document_as_python_reads_it(capsys: pytest.CaptureFixture[str]) -> None:
    class Named(msgspec.Struct):
        file: str
        city: str

    emit(Named("a\udcff.ohh", "Forlì"))
    told = capsys.readouterr().out
    assert told.isascii()
    assert json.loads(told) == {"file": "a\udcff.ohh", "city": "Forlì"}


def test_the_module_runs_as_a_program() -> None:
    assert spawned("rule", "tda-2042").status == 2
