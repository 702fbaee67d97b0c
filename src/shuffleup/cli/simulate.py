"""``shuffleup simulate``: the event of a file played many times over, on this machine or on a cluster."""

import shlex
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager

import click

from shuffleup.answer import note
from shuffleup.cli.errors import INTERRUPTED, MISTAKE, InputError
from shuffleup.cli.event_input import read_planned
from shuffleup.cli.files import check_writable
from shuffleup.cli.forecast_lines import hour_lines, mark_lines, range_line, relief_option, span_of
from shuffleup.cli.options import EVENT, FILE, NumberWithin, command
from shuffleup.cli.output import say, tell_one
from shuffleup.cli.plots import check_plot, plot
from shuffleup.cli.progress import counted
from shuffleup.cli.reader import Reader, lang_again, watched_options
from shuffleup.cli.typed import chips, money
from shuffleup.locale.messages import Messages
from shuffleup.locale.writing import figures
from shuffleup.projections.event_numbers import MIXED
from shuffleup.questions.simulate import SimulateDocument, refused, report
from shuffleup.rulebooks.rule import Language
from shuffleup.service.batch import BrokenRun, RunFacts
from shuffleup.service.batch_marks import StyleRow
from shuffleup.service.programme import Planned, event_of
from shuffleup.service.streams import drawn_seed
from shuffleup.service.workers import Results, WorkersError, cluster, played_here, played_on


def report_lines(document: SimulateDocument, again: str, speech: Messages) -> Iterator[str]:
    """The report for people. ``again`` is the command that repeats a run, without its seed."""
    event = document.event
    entries, runs = chips(event.entries, speech.language), runs_text(document.done, speech)
    game = event.game if event.limit == MIXED else f"{event.limit} {event.game}"
    told = {"name": event.name, "entries": entries, "game": game, "rulebook": event.rulebook, "runs": runs}
    yield speech.say("forecast-simulated", {**told, "seed": str(document.seed)})
    yield ""
    yield from mark_lines(document.marks, event.paid, 0, speech)
    if document.before:
        yield range_line(speech.say("forecast-before"), document.before)
    yield ""
    yield from hour_lines(document.hours, speech)
    if document.styles:
        yield ""
        yield from _style_lines(document.styles, event.currency, speech)
    yield ""
    for name in ("shortest", "middle", "longest"):
        run = getattr(document.replays, name)
        yield f"{speech.say(f'forecast-{name}'):<12} {span_of(run.seconds):>9}: {again} {run.seed}"


def runs_text(count: int, speech: Messages) -> str:
    """A number of runs, in words."""
    told = {"count": chips(count, speech.language)}
    return speech.say("forecast-run" if count == 1 else "forecast-runs", told)


def _style_lines(styles: Sequence[StyleRow], currency: str, speech: Messages) -> Iterator[str]:
    names = ("style", "players", "beaten", "won", "paid", "prize")
    style, players, beaten, won, paid, prize = [speech.say(f"forecast-{name}") for name in names]
    yield f"{style:<16}{players:>10}{beaten:>10}{won:>9}{paid:>11}{prize:>18}"
    for row in styles:
        shares = [figures(text, speech.language) for text in (f"{row.beaten:.1%}", f"{row.won:.2%}", f"{row.paid:.1%}")]
        yield (
            f"{row.style:<16}{chips(row.players, speech.language):>10}{shares[0]:>10}{shares[1]:>9}{shares[2]:>11}"
            f"{money(row.prize_cents, currency, speech.language):>18}"
        )


MOST_RUNS = 1_000_000


@command(help="Play the event of a file many times, bots in the seats, and tell how its runs differ.")
@click.argument("event", metavar="EVENT.toml", type=EVENT)
@click.option("--runs", type=NumberWithin(1, MOST_RUNS), default=100, show_default=True, help="How many events.")
@click.option("--workers", type=NumberWithin(1, 512), default=1, show_default=True, help="Processes that play them.")
@click.option(
    "--cluster", "address", metavar="ADDRESS", help="The scheduler of a Dask cluster, whose workers play them."
)
@click.option("--seed", type=NumberWithin(min=0), help="The number that decides all chance; drawn if not given.")
@click.option(
    "--plot", "picture", type=FILE, metavar="FILE", help="Draw stacks, players and finishing times (.svg or .png)."
)
@relief_option
@watched_options
def simulate(
    *,
    event: str,
    runs: int,
    workers: int,
    address: str | None,
    seed: int | None,
    picture: str | None,
    tables_per_relief: int,
    reader: Reader,
) -> None:
    """The command itself: exit status 0, 2 for a mistake, 3 if the rules refuse to go on, 130 after Ctrl-C."""
    if address and workers > 1:
        raise InputError(note("workers-or-cluster"), hint=note("the-cluster-has-its-own"), code="usage")
    planned, speech = read_planned(event), reader.speech
    if picture:
        check_writable(picture)
        check_plot(picture)
    number = drawn_seed() if seed is None else seed
    with _played(planned, number, runs, workers, address) as results:
        done, lost = _collected(results, runs, event, shown=reader.watches)
    if not done:
        raise KeyboardInterrupt
    document = report(planned, done, number, runs, tables_per_relief)
    again = f"shuffleup run {shlex.quote(event)}{lang_again(speech.language)} --seed"
    reader.show(document, report_lines(document, again, speech))
    if picture:
        about = {"name": document.event.name, "runs": runs_text(document.done, speech), "seed": str(number)}
        title = speech.say("forecast-plot-title", about)
        plot(picture, title, event_of(planned).definition.structure, done, document.marks.end, speech)
    if len(done) < runs:
        say(speech.say("forecast-stopped", {"done": len(done), "runs": runs}))
        _leave(lost, speech.language)


@contextmanager
def _played(planned: Planned, seed: int, runs: int, workers: int, address: str | None) -> Iterator[Results]:
    """The runs as they are played, in order; runs in progress are stopped if no more are asked for."""
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
    return InputError(fault.first.what, place=place, hint=fault.first.hint, code=code)


def _leave(lost: WorkersError | None, language: Language) -> None:
    """The end of a batch that was stopped: by Ctrl-C, or because its workers were lost, which is reported on stderr."""
    if lost is None:
        raise click.exceptions.Exit(INTERRUPTED)
    tell_one(_no_workers(lost).told(language), language)
    raise click.exceptions.Exit(MISTAKE)


def _collected(results: Results, runs: int, file: str, *, shown: bool) -> tuple[list[RunFacts], WorkersError | None]:
    """The runs that were played; after Ctrl-C, or when the workers are lost, those played before it."""
    done: list[RunFacts] = []
    with counted(runs, shown=shown) as told:
        try:
            for result in results:
                if isinstance(result, BrokenRun):
                    raise refused(result, file)
                done.append(result)
                told(len(done))
        except KeyboardInterrupt:
            pass
        except WorkersError as fault:
            if not done:
                raise
            return done, fault
    return done, None
