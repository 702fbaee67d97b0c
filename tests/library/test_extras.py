"""What each set of packages is good for: the library without the command line, the command line without the server."""

import subprocess
import sys
import tomllib
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
LIBRARY = frozenset(PROJECT["dependencies"])
CLI = LIBRARY | frozenset(PROJECT["optional-dependencies"]["cli"])
WITHOUT_OTHERS = """
import sys
from importlib.machinery import PathFinder

class Finder(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return None if name.partition(".")[0] in MISSING else super().find_spec(name, path, target)

sys.meta_path[:] = [Finder if one is PathFinder else one for one in sys.meta_path]
"""
API = """
import doctest, importlib, shuffleup
for name in dir(shuffleup):
    getattr(shuffleup, name)
for module in sorted({one for one in shuffleup._WHERE.values() if one.startswith("api.")} - {"api.frames"}):
    done = doctest.testmod(importlib.import_module(f"shuffleup.{module}"), optionflags=doctest.ELLIPSIS)
    assert done.attempted and not done.failed, module
for needs in (lambda: shuffleup.frame([]), shuffleup.aec_env, shuffleup.gym_env):
    try:
        needs()
    except ImportError as fault:
        assert "pip install 'shuffleup[" in str(fault) and "\\n" not in str(fault), fault
    else:
        raise AssertionError(needs)
"""


def names(requirements: frozenset[str]) -> set[str]:
    """These packages and what they bring along, by the names of PyPI."""
    found: set[str] = set()
    wanted = [Requirement(one) for one in requirements]
    while wanted:
        one = wanted.pop()
        name = one.name.lower().replace("_", "-")
        if name not in found and (one.marker is None or one.marker.evaluate({"extra": ""})):
            found.add(name)
            wanted += map(Requirement, distribution(name).requires or ())
    return found


def alone(requirements: frozenset[str], program: str) -> subprocess.CompletedProcess[str]:
    """Runs a program that finds only these packages."""
    kept = names(requirements) | {"shuffleup"}
    has = packages_distributions()
    missing = {module for module, owners in has.items() if not kept & {one.lower().replace("_", "-") for one in owners}}
    text = f"MISSING = {missing!r}\n{WITHOUT_OTHERS}\n{program}"
    return subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, cwd=ROOT, check=False)


def command(*words: str) -> str:
    return f"from shuffleup.main import main; sys.exit(main({[*words]!r}))"


def test_the_library_needs_four_packages_and_what_they_bring() -> None:
    done = alone(LIBRARY, API)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(LIBRARY) == 4


def test_without_the_command_line_one_line_says_how_to_install_it() -> None:
    done = alone(LIBRARY, command("rule", "tda-2024", "45"))
    assert done.returncode == 1
    line = "error: the command line is not installed; install it with pip install 'shuffleup[cli]'\n"
    assert (done.stdout, done.stderr) == ("", line)


@pytest.mark.parametrize(
    "words",
    [
        ("--help",),
        ("rule", "tda-2024", "45"),
        ("icm", "--stacks", "5000,3000,2000", "--payouts", "50,30,20"),
        ("run", "examples/sit_and_go.toml", "--seed", "7", "--quiet"),
        ("simulate", "examples/sit_and_go.toml", "--runs", "2", "--seed", "7", "--quiet"),
        ("scenario", "tests/scenarios/tda-2024/11_balancing.scenario"),
        ("compare", "examples/cases"),
    ],
    ids=" ".join,
)
def test_the_command_line_needs_no_server(words: tuple[str, ...]) -> None:
    done = alone(CLI, command(*words))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.parametrize("words", [("serve",), ("doctor",), ("backup", "x.db", "y.tar")], ids=" ".join)
def test_without_the_server_one_line_says_how_to_install_it(words: tuple[str, ...]) -> None:
    done = alone(CLI, command(*words))
    assert done.returncode == 2
    assert done.stderr.startswith("error: this command needs ")
    assert done.stderr.endswith("which is not installed; install it with pip install 'shuffleup[server]'\n")
    assert done.stderr.count("\n") == 1
