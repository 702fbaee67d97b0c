"""How far long work is and how long the rest takes, on stderr, cleared when it is over."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from rich.progress import TaskID

    from shuffleup.locale.messages import Messages
    from shuffleup.service.simulate import Progress  # a cashier's sum needs no tournament

SHOWN_SECONDS = 0.2
"""What is shown changes no more often."""
ReadTold: TypeAlias = Callable[[int, Callable[[], str]], None]
LONG_SECONDS = 5
"""Work that takes longer deserves a hint on how to speed it up."""


@contextmanager
def counted(runs: int, *, shown: bool) -> Iterator[Callable[[int], None]]:
    """A bar on stderr: how many of the runs are done and how long the rest takes, cleared when all are."""
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
def reading(size: int, *, shown: bool) -> Iterator[ReadTold]:
    """A bar on stderr: how much of so many bytes has been read, what was found so far, and how long the rest takes.

    Receives the bytes read and a function for the words. Without a ``size``, as of a pipe, the bar only moves.
    """
    if not shown:
        yield lambda _, __: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, TextColumn
    from rich.progress import Progress as Bar

    columns = (BarColumn(bar_width=24), *[TextColumn(f"{{task.fields[{name}]}}") for name in ("share", "news", "left")])
    started, last = time.perf_counter(), 0.0
    with Bar(*columns, console=Console(file=sys.stderr), transient=True, refresh_per_second=5) as bar:
        task: TaskID = bar.add_task("", total=size or None, share="", news="", left="")

        def told(done: int, news: Callable[[], str]) -> None:
            nonlocal last
            now = time.perf_counter()
            if now - last < SHOWN_SECONDS:
                return
            last = now
            share = f"{min(100 * done // size, 100)} %" if size else ""
            left = time_left(now - started, min(done, size), size)
            bar.update(task, completed=done, share=share, news=news(), left=left)

        yield told


@contextmanager
def percentage(doing: str, *, shown: bool, quicker: str = "") -> Iterator[Callable[[float], None]]:
    """Receives how much is done, from 0 to 1, and shows each new per cent and the time left, cleared when it is over.

    ``doing`` names the work; ``quicker``, for work that takes long, says how to speed it up.
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
    """How long the rest takes if it takes as long as what is done: ``+ 0:17:26``, or empty before the first run.

    Runs of several workers arrive together, so the time between two of them says little; the total counts.
    """
    if not done:
        return ""
    minutes, rest = divmod(round(seconds / done * (runs - done)), 60)
    return f"+ {minutes // 60}:{minutes % 60:02d}:{rest:02d}"


Watch: TypeAlias = "Callable[[Progress], None]"


@contextmanager
def progress(players: int, name: str, speech: "Messages", *, shown: bool) -> Iterator[Watch]:
    """A line on stderr that says how far the event is, cleared when it is over."""
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
