"""How far long work is and how long the rest takes, on stderr, gone when it is over."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from rich.progress import TaskID

    from shuffleup.locale.messages import Messages
    from shuffleup.service.simulate import Progress  # a sum for the cashier needs no tournament

LONG_SECONDS = 5
"""Work that takes longer is worth a word about how to have it sooner."""


@contextmanager
def counted(runs: int, *, shown: bool) -> Iterator[Callable[[int], None]]:
    """A bar on stderr that says how many of so many runs are done and how long the others take, gone when they are."""
    if not shown:
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
    from rich.progress import Progress as Bar

    times = (TimeElapsedColumn(), TextColumn("{task.fields[left]}"))
    columns = (TextColumn("runs"), BarColumn(bar_width=32), MofNCompleteColumn(), *times)
    started = time.perf_counter()
    with Bar(*columns, console=Console(file=sys.stderr), transient=True, refresh_per_second=5) as bar:
        task: TaskID = bar.add_task("runs", total=runs, left="")

        def told(done: int) -> None:
            left = time_left(time.perf_counter() - started, done, runs)
            bar.update(task, completed=done, left=left)

        yield told


@contextmanager
def percentage(doing: str, *, shown: bool, quicker: str = "") -> Iterator[Callable[[float], None]]:
    """Takes how much is done, from 0 to 1, and writes each new per cent and the time left, gone when it is over.

    ``doing`` says what is done; ``quicker``, beside work that takes long, what would be done sooner.
    """
    if not shown:
        yield lambda _: None
        return
    last, started = -1, time.perf_counter()

    def told(done: float) -> None:
        nonlocal last
        percent = int(100 * done)
        if percent > last:
            last = percent
            spent = time.perf_counter() - started
            left = time_left(spent, percent, 100)
            hint = f"   {quicker}" if quicker and percent and spent * 100 / percent > LONG_SECONDS else ""
            sys.stderr.write(f"\r\x1b[K{doing}: {percent} %   {left}{hint}")
            sys.stderr.flush()

    try:
        yield told
    finally:
        sys.stderr.write("\r\x1b[K")


def time_left(seconds: float, done: int, runs: int) -> str:
    """How long the others take if they take as long as those that are done: ``+ 0:17:26``, or nothing before the first.

    Runs of several workers come in together, so the time between two of them says little; all of it counts.
    """
    if not done:
        return ""
    minutes, rest = divmod(round(seconds / done * (runs - done)), 60)
    return f"+ {minutes // 60}:{minutes % 60:02d}:{rest:02d}"


Watch: TypeAlias = "Callable[[Progress], None]"


@contextmanager
def progress(players: int, name: str, speech: "Messages", *, shown: bool) -> Iterator[Watch]:
    """A line on stderr that says how far the event is, gone when it is over."""
    if not shown:
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, TextColumn
    from rich.progress import Progress as Bar

    columns = (TextColumn("{task.description}"), BarColumn(bar_width=24), TextColumn("{task.fields[news]}"))
    started = time.perf_counter()
    with Bar(*columns, console=Console(file=sys.stderr), transient=True, refresh_per_second=5) as bar:
        task: TaskID = bar.add_task(name, total=max(players - 1, 1), news=speech.say("run-drawing"))

        def watch(progress: "Progress") -> None:
            rate = progress.hands / max(time.perf_counter() - started, 1e-9)
            counts = {"players": progress.players, "tables": progress.tables, "hands": progress.hands}
            said = {name: speech.say(f"run-{name}", {"count": count}) for name, count in counts.items()}
            news = speech.say("run-news", {**said, "level": progress.level, "rate": round(rate)})
            bar.update(task, completed=max(0, players - progress.players), news=news)

        yield watch
