"""What a digest costs is for the server to say, whatever it costs in other tests."""

import subprocess
import sys

from tests.cli.shell import ROOT


def test_a_password_is_kept_at_the_costs_of_the_library() -> None:
    """Three passes over 64 MiB in four lanes: RFC 9106, the second choice."""
    told = "import asyncio; from shuffleup.accounts.passwords import digest_of; print(asyncio.run(digest_of('a word')))"
    done = subprocess.run(
        [sys.executable, "-c", told], env={"PYTHONPATH": str(ROOT / "src")}, capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
