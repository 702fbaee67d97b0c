"""Running the command line from tests, in this process or in one of its own."""

import os
import subprocess
import sys
from collections.abc import Mapping
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import NamedTuple

from shuffleup.main import main

ROOT = Path(__file__).resolve().parents[2]


class Ran(NamedTuple):
    """How a command ended and what it printed."""

    status: int
    out: str
    err: str


def ran(*arguments: str) -> Ran:
    """Runs a command in this process, by the same way in as the console script."""
    out, err = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        status = main(list(arguments))
    return Ran(status, out.getvalue(), err.getvalue())


def spawned(*arguments: str, folder: Path = ROOT, environment: Mapping[str, str] | None = None) -> Ran:
    """Runs a command in a process of its own, from a folder and with additions to the environment."""
    done = subprocess.run(
        [sys.executable, "-m", "shuffleup.main", *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), **(environment or {})},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    return Ran(done.returncode, done.stdout, done.stderr)
