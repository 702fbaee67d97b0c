"""The runs of a batch on several processes of this machine, or on those of a cluster.

Whoever plays them, they come back in the order of their numbers and each from its own seed, so that a batch gives the
same with one worker and with a hundred.
"""

import logging
import re
import signal
import threading
import warnings
from collections.abc import Generator, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeAlias

from shuffleup.service.batch import BrokenRun, RunFacts, play_run
from shuffleup.service.planned import Planned

if TYPE_CHECKING:
    from distributed import Client

Result: TypeAlias = RunFacts | BrokenRun
Results: TypeAlias = Generator[Result, None, None]

_ADDRESS = re.compile(r"([a-z]+://)?[^\s:/]+:\d+|[a-z]+://\[[0-9a-fA-F:]+\]:\d+")
_STARTING = "start one with: dask scheduler; and name its address, as tcp://127.0.0.1:8786"
ANSWER_SECONDS = 5
"""So long a scheduler may take to answer, and its first worker to come."""


class ClusterError(Exception):
    """The cluster cannot be used: what is wrong, and how to mend it."""

    def __init__(self, what: str, hint: str) -> None:
        super().__init__(what)
        self.hint = hint


def played_here(planned: Planned, seed: int, runs: int, workers: int) -> Results:
    """Plays the runs in this process, or with several workers in as many processes."""
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
    finally:
        with warnings.catch_warnings():
            # That runs were begun and are not wanted any more is what stopping means.
            warnings.simplefilter("ignore", UserWarning)
            found.close()


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Processes started here do not hear Ctrl-C.

    It reaches every process of the terminal, and only the one that was asked decides what becomes of it.
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
    """A Dask cluster by the address of its scheduler, with at least one worker. Raises ``ClusterError``."""
    try:
        from distributed import Client
    except ImportError:
        hint = "install it with: pip install 'shuffleup[cluster]'"
        raise ClusterError("a cluster needs the package distributed, which is not installed", hint) from None
    if not _ADDRESS.fullmatch(address):
        raise ClusterError(f"{address!r} is not the address of a scheduler", _STARTING)
    # What goes wrong is told in one line; its own log would tell it in many.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        client = Client(address, timeout=ANSWER_SECONDS, set_as_default=False)  # type: ignore[no-untyped-call]  # theirs
    except OSError:
        raise ClusterError(f"no cluster answers at {address}", _STARTING) from None
    try:
        _wait_for_worker(client, address)
        yield client
    finally:
        client.close()  # type: ignore[no-untyped-call]  # theirs


def _wait_for_worker(client: "Client", address: str) -> None:
    try:
        client.wait_for_workers(1, timeout=ANSWER_SECONDS)
    except TimeoutError:
        hint = f"start some with: dask worker {address}"
        raise ClusterError(f"the cluster at {address} has no workers", hint) from None


def played_on(client: "Client", planned: Planned, seed: int, runs: int) -> Results:
    """Plays the runs on the workers of a cluster. Raises ``ClusterError`` when it is lost on the way."""
    from distributed import KilledWorker

    futures = [client.submit(play_run, planned, seed, number, pure=False) for number in range(runs)]
    try:
        for future in futures:
            yield future.result()
    except ImportError as fault:
        what = f"the workers of the cluster cannot play: {fault}"
        raise ClusterError(what, "install the same version of shuffleup for every worker") from None
    except (OSError, CancelledError, KilledWorker) as fault:
        raise ClusterError(f"the cluster was lost: {fault}", "see that its scheduler and workers run") from None
    finally:
        client.cancel(futures)  # type: ignore[no-untyped-call]  # theirs
