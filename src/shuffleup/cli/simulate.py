"""``shuffleup simulate``: the event of a file played many times over, on this machine or on a cluster."""

import shlex
from collections.abc import Iterator
from contextlib import closing, contextmanager

import click

from shuffleup.cli.errors import INTERRUPTED, MISTAKE, InputError, RefusalError
from shuffleup.cli.event_input import read_planned
from shuffleup.cli.files import check_writable
from shuffleup.cli.language import lang_again, lang_option
from shuffleup.cli.named_file import EVENT, FILE
from shuffleup.cli.output import emit, json_option, print_lines, quiet_option, said_in, say, shows_progress
from shuffleup.cli.progress import counted
from shuffleup.cli.simulate_plots import check_plot, plot
from shuffleup.cli.simulate_report import report, report_lines
from shuffleup.locale.messages import messages
from shuffleup.maths.duration import TABLES_PER_RELIEF
from shuffleup.rulebooks.rule import Language
from shuffleup.service.batch import BrokenRun, RunFacts
from shuffleup.service.planned import Planned
from shuffleup.service.shuffler import drawn_seed
from shuffleup.service.workers import Results, WorkersError, cluster, played_here, played_on

MOST_RUNS = 1_000_000


@click.command(help="Play the event of a file many times, bots in the seats, and tell how its runs differ.")
@click.argument("event", metavar="EVENT.toml", type=EVENT)
@click.option("--runs", type=click.IntRange(1, MOST_RUNS), default=100, show_default=True, help="How many events.")
@click.option("--workers", type=click.IntRange(1, 512), default=1, show_default=True, help="Processes that play them.")
@click.option(
    "--cluster", "address", metavar="ADDRESS", help="The scheduler of a Dask cluster, whose workers play them."
)
@click.option("--seed", type=click.IntRange(min=0), help="The number that decides all chance; drawn if not given.")
@click.option(
    "--plot", "picture", type=FILE, metavar="FILE", help="Draw stacks, players and finishing times (.svg or .png)."
)
@click.option(
    "--tables-per-relief",
    type=click.IntRange(min=0),
    default=TABLES_PER_RELIEF,
    show_default=True,
    help="One more dealer for so many tables; 0 for none.",
)
@lang_option
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
    lang: str,
    as_json: bool,
    quiet: bool,
) -> None:
    """The command itself: exit status 0, 2 for a mistake, 3 where the rules refuse to go on, 130 after Ctrl-C."""
    if address and workers > 1:
        raise InputError("--workers and --cluster do not go together", hint="the cluster has its own", code="usage")
    planned, speech = read_planned(event), messages(Language(lang))
    if picture:
        check_writable(picture)
        check_plot(picture)
    number = drawn_seed() if seed is None else seed
    with _played(planned, number, runs, workers, address) as results:
        done, lost = _collected(results, runs, event, shown=shows_progress(as_json=as_json, quiet=quiet))
    if not done:
        raise KeyboardInterrupt
    document = report(planned, done, number, runs, tables_per_relief)
    if as_json:
        emit(document)
    else:
        again = f"shuffleup run {shlex.quote(event)}{lang_again(speech.language)} --seed"
        print_lines(report_lines(document, again, speech))
    if picture:
        plot(picture, planned, done, document, speech)
    if len(done) < runs:
        say(speech.say("forecast-stopped", {"done": len(done), "runs": runs}))
        _leave(lost, speech.language)


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
    except WorkersError as fault:
        raise _no_workers(fault) from None


def _no_workers(fault: WorkersError) -> InputError:
    place, code = ("--cluster", "no-cluster") if fault.of_cluster else ("--workers", "no-workers")
    return InputError(str(fault), place=place, hint=fault.hint, code=code)


def _leave(lost: WorkersError | None, language: Language) -> None:
    """The end of a batch that was stopped: by Ctrl-C, or because its workers were lost, which is told on stderr."""
    if lost is None:
        raise click.exceptions.Exit(INTERRUPTED)
    facts = _no_workers(lost).told(lambda text: said_in(text, language))
    say(facts.line(said_in("error", language)))
    raise click.exceptions.Exit(MISTAKE)


def _collected(results: Results, runs: int, file: str, *, shown: bool) -> tuple[list[RunFacts], WorkersError | None]:
    """The runs that were played; after Ctrl-C, or when the workers are lost, those that were played before it."""
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
            pass
        except WorkersError as fault:
            if not done:
                raise
            return done, fault
    return done, None
