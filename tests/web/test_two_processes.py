"""Two servers over one PostgreSQL and one Redis: what one is told the other shows, and either may be killed."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from shuffleup.web.app import is_built
from tests.cli.shell import ROOT
from tests.store.postgres import postgres
from tests.store.redis import Broker, broker

pytestmark = pytest.mark.skipif(not is_built(), reason="the pages are not built: make pages")


@pytest.fixture
def url() -> Iterator[str]:
    """An empty schema."""
    with postgres() as address:
        yield address


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Broker]:
    """A broker of its own."""
    with broker(tmp_path) as made:
        yield made


def test_a_hand_goes_on_when_the_server_that_deals_it_is_killed(url: str, redis: Broker) -> None:
    command = [sys.executable, str(ROOT / "examples" / "two_processes.py"), url, redis.url]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    played = subprocess.run(command, capture_output=True, text=True, timeout=180, check=False, env=environment)
    assert played.returncode == 0, played.stdout + played.stderr
    lines = played.stdout.splitlines()
    assert "server one is killed" in lines[0] and lines[1].startswith("server other has played it to its end")
    assert "server other is killed" in lines[2] and lines[3].startswith("server one has played it to its end")
    assert lines[-1].endswith("is as it was written.")
