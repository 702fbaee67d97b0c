"""The PostgreSQL of this machine, for tests: each gets a schema of its own, which is dropped afterwards.

A test that kills it has a whole one for itself."""

import asyncio
import glob
import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import asyncpg

from tests.browser.room import needed
from tests.store.redis import free_port

SERVER = os.environ.get("SHUFFLEUP_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/test")
"""Whoever runs the tests may make schemas there, and end the lines of others."""


async def _do(sql: str) -> None:
    line = await asyncpg.connect(SERVER, timeout=2)
    try:
        await line.execute(sql)
    finally:
        await line.close()


@contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty schema, for as long as the block runs."""
    schema = f"test_{secrets.token_hex(6)}"
    try:
        asyncio.run(_do(f"create schema {schema}"))
        there = ""
    except (OSError, asyncpg.PostgresError) as fault:
        there = str(fault)
    how = f"start one, or name it in SHUFFLEUP_TEST_POSTGRES ({there})"
    needed(there=not there, what=f"no PostgreSQL at {SERVER}", how=how)
    try:
        yield f"{SERVER}?options=-csearch_path%3D{schema}&application_name={schema}"
    finally:
        asyncio.run(_do(f"drop schema {schema} cascade"))


class Cluster:
    """A PostgreSQL on a free port of this machine, which may be killed and started again at the same address."""

    def __init__(self, binaries: Path, folder: Path) -> None:
        self.port = free_port()
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        # It refuses to run as root.
        self._as = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.geteuid() == 0 else []
        if self._as:
            shutil.chown(folder, "postgres", "postgres")
        made = [str(binaries / "initdb"), "--no-sync", "--auth=trust", "--username=postgres", f"--pgdata={folder}/data"]
        subprocess.run([*self._as, *made], check=True, capture_output=True, cwd=folder)
        settings = (
            f"port={self.port}",
            "listen_addresses=127.0.0.1",
            "unix_socket_directories=",
            "shared_buffers=16MB",
        )
        self._command = [*self._as, str(binaries / "postgres"), "-D", f"{folder}/data"]
        self._command += [part for one in settings for part in ("-c", one)]
        self._folder = folder
        self.start()
        self.wait()

    def start(self) -> None:
        """Starts it, in a group of processes of its own. It may take its time until it answers."""
        self._process = subprocess.Popen(
            self._command,
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def wait(self) -> None:
        """Waits until it answers. Raises the fault of the last try after half a minute."""
        until = time.monotonic() + 30
        while True:
            try:
                return asyncio.run(_answers(self.url))
            except (OSError, asyncpg.PostgresError):
                if time.monotonic() > until or self._ended():
                    raise

    def _ended(self) -> bool:
        """Has it ended by itself? It may, within a moment."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(0.02)
        return self._process.poll() is not None

    def kill(self) -> None:
        """Ends all of its processes as a power cut does."""
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def freeze(self, *, frozen: bool) -> None:
        """Stops all of its processes without closing a line, or lets them go on; each leads a group of its own."""
        postmaster = self._process.pid
        said = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text("ascii")
        for process in (postmaster, *map(int, said.split())):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGSTOP if frozen else signal.SIGCONT)


async def _answers(url: str) -> None:
    line = await asyncpg.connect(url, timeout=2)
    await line.close()


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of its own, for as long as the block runs."""
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb")) or [shutil.which("initdb") or ""]
    needed(there=bool(found[-1]), what="no initdb", how="apt-get install postgresql")
    with tempfile.TemporaryDirectory(prefix="shuffleup-postgres-") as folder:
        made = Cluster(Path(found[-1]).parent, Path(folder))
        try:
            yield made
        finally:
            made.kill()


async def lines(url: str, sql: str) -> list[tuple[object, ...]]:
    line = await asyncpg.connect(url)
    try:
        return [tuple(each) for each in await line.fetch(sql)]
    finally:
        await line.close()
