"""How far a run is, on stderr; and at its end the digest of everything that happened in it."""

import hashlib
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeAlias

from shuffleup.locale.messages import messages
from shuffleup.rulebooks.rule import Language
from shuffleup.service.simulate import Progress
from shuffleup.store.port import Store

if TYPE_CHECKING:
    from rich.progress import TaskID

Watch: TypeAlias = Callable[[Progress], None]


async def log_sha256(store: Store) -> str:
    """One digest for everything that happened: over the last digest of each stream, in the order of their names."""
    whole = hashlib.sha256()
    for stream in await store.streams():
        whole.update(stream.encode() + b"\0" + (await store.digests(stream))[-1])
    return whole.hexdigest()


@contextmanager
def progress(players: int, name: str, language: Language = Language.ENGLISH, *, shown: bool) -> Iterator[Watch]:
    """A line on stderr that says how far the event is, gone when it is over."""
    if not shown:
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, TextColumn
    from rich.progress import Progress as Bar

    columns = (TextColumn("{task.description}"), BarColumn(bar_width=24), TextColumn("{task.fields[news]}"))
    speech = messages(language)
    started = time.perf_counter()
    with Bar(*columns, console=Console(file=sys.stderr), transient=True, refresh_per_second=5) as bar:
        task: TaskID = bar.add_task(name, total=max(players - 1, 1), news=speech.say("run-drawing"))

        def watch(progress: Progress) -> None:
            rate = progress.hands / max(time.perf_counter() - started, 1e-9)
            counts = {"players": progress.players, "tables": progress.tables, "hands": progress.hands}
            said = {name: speech.say(f"run-{name}", {"count": count}) for name, count in counts.items()}
            news = speech.say("run-news", {**said, "level": progress.level, "rate": round(rate)})
            bar.update(task, completed=max(0, players - progress.players), news=news)

        yield watch
