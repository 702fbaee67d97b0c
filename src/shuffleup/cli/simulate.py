"""``shuffleup simulate``: the event of a file played many times over, on this machine or on a cluster."""

import shlex
from collections.abc import Iterator
from contextlib import closing, contextmanager

import click

from shuffleup.cli.errors import INTERRUPTED, InputError, RefusalError
from shuffleup.cli.event_input import read_planned
from shuffleup.cli.files import check_writable
from shuffleup.cli.output import emit, json_option, print_lines, quiet_option, say, shows_progress
from shuffleup.cli.run_progress import counted
from shuffleup.cli.simulate_plots import check_plot, plot
from shuffleup.cli.simulate_report import report, report_lines
from shuffleup.maths.duration import TABLES_PER_RELIEF
from shuffleup.service.batch import BrokenRun, RunFacts
from shuffleup.service.planned import Planned
from shuffleup.service.shuffler import drawn_seed
from shuffleup.service.workers import ClusterError, Results, cluster, played_here, played_on

MOST_RUNS = 1_000_000


@click.command(help="Play the event of a file many times, bots in the seats, and tell how its runs differ.")
@click.argument("event", metavar="EVENT.toml")
@click.option("--runs", type=click.IntRange(1, MOST_RUNS), default=100, show_default=True, help="How many events.")
@click.option("--workers", type=click.IntRange(1, 512), default=1, show_default=True, help="Processes that play them.")
@click.option(
    "--cluster", "address", metavar="ADDRESS", help="The scheduler of a Dask cluster, whose workers play them."
)
@click.option("--seed", type=click.IntRange(min=0), help="The number that decides all chance; drawn if not given.")
@click.option("--plot", "picture", metavar="FILE", help="Draw stacks, players and finishing times (.svg or .png).")
@click.option(
    "--tables-per-relief",
    type=click.IntRange(min=0),
    default=TABLES_PER_RELIEF,
    show_default=True,
    help="One more dealer for so many tables; 0 for none.",
)
@json_option
@quiet_option
def simulate(
    *,
    event: str,
    runs: int,
    workers: int,
    address: str | None,
    seed: int | None,
    picture: str | None,
    tables_per_relief: int,
    as_json: bool,
    quiet: bool,
) -> None:
    """The command itself: exit status 0, 2 for a mistake, 3 where the rules refuse to go on, 130 after Ctrl-C."""
    if address and workers > 1:
        raise InputError("--workers and --cluster do not go together", hint="the cluster has its own", code="usage")
    planned = read_planned(event)
    if picture:
        check_writable(picture)
        check_plot(picture)
    number = drawn_seed() if seed is None else seed
    with _played(planned, number, runs, workers, address) as results:
        done = _collected(results, runs, event, shown=shows_progress(as_json=as_json, quiet=quiet))
    if not done:
        raise KeyboardInterrupt
    document = report(planned, done, number, runs, tables_per_relief)
    if as_json:
        emit(document)
    else:
        print_lines(report_lines(document, f"shuffleup run {shlex.quote(event)} --seed"))
    if picture:
        plot(picture, planned, done, document)
    if len(done) < runs:
        say(f"stopped after {len(done):,} of {runs:,} runs")
        raise click.exceptions.Exit(INTERRUPTED)


@contextmanager
def _played(planned: Planned, seed: int, runs: int, workers: int, address: str | None) -> Iterator[Results]:
    """The runs as they are played, in their order; what has begun is stopped when nobody asks for more."""
    try:
        if address is None:
            with closing(played_here(planned, seed, runs, min(workers, runs))) as results:
                yield results
        else:
            with cluster(address) as client, closing(played_on(client, planned, seed, runs)) as results:
                yield results
    except ClusterError as fault:
        raise InputError(str(fault), place="--cluster", hint=fault.hint, code="no-cluster") from None


def _collected(results: Results, runs: int, file: str, *, shown: bool) -> list[RunFacts]:
    """The runs that were played; after Ctrl-C those that were played before it."""
    done: list[RunFacts] = []
    with counted(runs, shown=shown) as told:
        try:
            for result in results:
                if isinstance(result, BrokenRun):
                    what = f"run {result.number + 1} (seed {result.seed}): {result.message}"
                    raise RefusalError(what, file=file, code=result.code, rule=result.rule)
                done.append(result)
                told(len(done))
        except KeyboardInterrupt:
            return done
    return done
