"""The runs of a batch on several processes of this machine, or on those of a cluster.

Wherever they are played, they come back in the order of their numbers and each from its own seed, so that a batch gives
the same result with one worker as with a hundred.
"""

import asyncio
import logging
import re
import signal
import threading
import warnings
from collections.abc import Generator, Iterator
from concurrent.futures import CancelledError
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeAlias

from shuffleup.answer import Note, Problem, ProblemError, note
from shuffleup.service.batch import BrokenRun, RunFacts, play_run
from shuffleup.service.programme import Planned

if TYPE_CHECKING:
    from distributed import Client, Future

Result: TypeAlias = RunFacts | BrokenRun
Results: TypeAlias = Generator[Result, None, None]

_SCHEMES = "(?:tcp|tls|ucx|wss?)://"
_ADDRESS = re.compile(rf"(?:{_SCHEMES})?[^\s:/]+:\d+|{_SCHEMES}\[[0-9a-fA-F:]+\]:\d+")
_LAST_PORT = 65_535
_STARTING = note("start-and-name-it", command="dask scheduler", example="tcp://127.0.0.1:8786")
_RUNNING = note("check-scheduler")
ANSWER_SECONDS = 5
"""How long a scheduler may take to answer, and its first worker to appear."""
ASKED_SECONDS = 5
"""How often it is asked, while a run is awaited, whether it has workers."""
WORKERLESS_SECONDS = 30
"""How long workers may be gone: time enough to restart them."""


class WorkersError(ProblemError):
    """The workers cannot be used, or were lost: what is wrong, how to fix it, and whether they are a cluster's."""

    def __init__(self, what: Note, hint: Note, *, of_cluster: bool = True) -> None:
        super().__init__(Problem(what, hint=hint))
        self.of_cluster = of_cluster


def played_here(planned: Planned, seed: int, runs: int, workers: int) -> Results:
    """Plays the runs in this process, or with several workers in as many processes. Raises ``WorkersError``."""
    if workers == 1:
        for number in range(runs):
            yield play_run(planned, seed, number)
        return
    from joblib import Parallel, delayed

    parallel = Parallel(n_jobs=workers, return_as="generator", pre_dispatch="2*n_jobs", batch_size=1)
    with _undisturbed():
        found = parallel(delayed(play_run)(planned, seed, number) for number in range(runs))
    try:
        for result in found:  # noqa: UP028  # so that it is closed below, and not before
            yield result
    except BrokenProcessPool:
        what = note("worker-ended")
        raise WorkersError(what, note("let-fewer-of-them-play"), of_cluster=False) from None
    finally:
        with warnings.catch_warnings():
            # Runs begun and no longer wanted: that is what stopping means.
            warnings.simplefilter("ignore", UserWarning)
            found.close()


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Processes started here do not receive Ctrl-C.

    Ctrl-C reaches every process of the terminal, and only the main one decides what to do.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def cluster(address: str) -> Iterator["Client"]:
    """A Dask cluster by the address of its scheduler, with at least one worker. Raises ``WorkersError``."""
    try:
        from distributed import Client
    except ImportError:
        hint = note("install-it-with-command", command="pip install 'shuffleup[cluster]'")
        raise WorkersError(note("needs-distributed"), hint) from None
    if not _ADDRESS.fullmatch(address) or int(address.rpartition(":")[2]) > _LAST_PORT:
        raise WorkersError(note("not-a-scheduler-address", address=repr(address)), _STARTING)
    _silence()
    _check_scheduler(address)
    try:
        client = Client(address, timeout=ANSWER_SECONDS, set_as_default=False)  # type: ignore[no-untyped-call]  # theirs
    except OSError:
        raise WorkersError(note("no-cluster-answers", address=address), _STARTING) from None
    try:
        _wait_for_worker(client, address)
        yield client
    finally:
        client.close()  # type: ignore[no-untyped-call]  # theirs


def _silence() -> None:
    """Errors are reported in one line; the logs of distributed would report them in many."""
    for name in ("distributed", *logging.root.manager.loggerDict):
        if name.partition(".")[0] in ("distributed", "tornado", "asyncio"):
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)


def _check_scheduler(address: str) -> None:
    """Checks who is there before a client is made, which would not go away quietly. Raises ``WorkersError``."""
    from distributed import rpc

    async def identity() -> str:
        async with rpc(address, timeout=ANSWER_SECONDS) as there:  # type: ignore[no-untyped-call]  # theirs
            found = await asyncio.wait_for(there.identity(), ANSWER_SECONDS)
            return str(found.get("type"))

    try:
        kind = asyncio.run(identity())
    except OSError:
        raise WorkersError(note("no-cluster-answers", address=address), _STARTING) from None
    except Exception:  # noqa: BLE001  # another service may answer anything, and its words be read as any sizes
        kind = ""
    if kind != "Scheduler":
        raise WorkersError(note("not-a-scheduler", address=address), _STARTING)


def _wait_for_worker(client: "Client", address: str) -> None:
    try:
        client.wait_for_workers(1, timeout=ANSWER_SECONDS)
    except TimeoutError:
        hint = note("start-some-with-command", command=f"dask worker {address}")
        raise WorkersError(note("cluster-without-workers", address=address), hint) from None


def played_on(client: "Client", planned: Planned, seed: int, runs: int) -> Results:
    """Plays the runs on the workers of a cluster. Raises ``WorkersError`` if it is lost on the way."""
    from distributed import KilledWorker

    futures = [client.submit(play_run, planned, seed, number, pure=False) for number in range(runs)]
    try:
        for future in futures:
            yield _result(client, future)
    except ImportError as fault:
        what = note("workers-cannot-play", fault=str(fault))
        raise WorkersError(what, note("install-same-version")) from None
    except KilledWorker:
        raise WorkersError(note("cluster-was-lost", fault=note("run-ended-workers")), _RUNNING) from None
    except (OSError, CancelledError):
        raise WorkersError(note("cluster-was-lost", fault=note("scheduler-silent")), _RUNNING) from None
    finally:
        client.cancel(futures)  # type: ignore[no-untyped-call]  # theirs


def _result(client: "Client", future: "Future[Result]") -> Result:
    """Waits for a run as long as there are workers, or some come back soon. Raises ``WorkersError``."""
    without = 0
    while True:
        try:
            return future.result(timeout=ASKED_SECONDS)
        except TimeoutError:
            without = 0 if client.nthreads() else without + 1  # type: ignore[no-untyped-call]  # theirs
        if without * ASKED_SECONDS >= WORKERLESS_SECONDS:
            raise WorkersError(note("cluster-lost-workers"), _RUNNING)
