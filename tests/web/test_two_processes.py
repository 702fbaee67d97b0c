"""Two servers over one PostgreSQL and one Redis: what one is told the other shows, and either may be killed."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from shuffleup.web.pages import is_built
from tests.cli.shell import ROOT
from tests.store.postgres import lines, postgres
from tests.store.redis import Broker, broker
from tests.web.running import Server

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
    told = played.stdout.splitlines()
    assert "server one is killed" in told[0] and told[1].startswith("server other has played it to its end")
    assert "server other is killed" in told[2] and told[3].startswith("server one has played it to its end")
    assert told[-1].endswith("is as it was written.")


def test_two_that_start_at_once_make_one_sample_and_one_owner(url: str, tmp_path: Path) -> None:
    with ThreadPoolExecutor(2) as both:
        servers = list(both.map(lambda _: Server(tmp_path / "club", url), range(2)))
    assert [server.stop() for server in servers] == [0, 0]
    sql = 'select (select count(*) from person), (select count(*) from staff), (select max(version) from "row")'
    assert asyncio.run(lines(url, sql)) == [(27, 1, 3)]
