"""``shuffleup run``: a whole tournament by the book, hand by hand, with bots in the seats."""

import asyncio
import hashlib
import re
import shlex
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

import click

from shuffleup.cli.errors import InputError, RefusalError
from shuffleup.cli.files import check_writable, read_text, unwritable
from shuffleup.cli.house import read_house_file
from shuffleup.cli.output import emit, json_option, print_lines, quiet_option, say, shows_progress
from shuffleup.cli.run_report import RunDocument, run_document, run_lines
from shuffleup.formats.event_file import EventFile, EventFileError, KnownGame, read_event_file
from shuffleup.formats.phh import PhhMeta, hand_to_phh, has_code, numbered_hand
from shuffleup.games.catalogue import VARIANTS
from shuffleup.rulebooks.catalogue import RULEBOOKS, resolved
from shuffleup.rulebooks.house import amend
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.service.shuffler import Shuffler, drawn_seed
from shuffleup.service.simulate import Entrants, FinishedHand, Progress, RunRefusedError, Simulation
from shuffleup.store.memory import MemoryStore
from shuffleup.store.port import Store

if TYPE_CHECKING:
    from rich.progress import TaskID

Watch = Callable[[Progress], None]


@click.command(help="Play the tournament of an event file to its end, bots in the seats.")
@click.argument("event", metavar="EVENT.toml")
@click.option("--seed", type=click.IntRange(min=0), help="The number that decides all chance; drawn if not given.")
@click.option("--phh", metavar="FILE", help="Write every hand to this file, as poker hand histories (.phhs).")
@json_option
@quiet_option
def run(*, event: str, seed: int | None, phh: str | None, as_json: bool, quiet: bool) -> None:
    """The command itself: exit status 0, 2 for a mistake in the event file, 3 where the rules refuse to go on."""
    entrants = read_entrants(event)
    if phh and not has_code(entrants.definition.game):
        game = entrants.definition.game
        what = f"PHH has no code for {game.limit.value} {game.variant}, so its hands cannot be written"
        raise InputError(what, file=event, place="game", hint="leave --phh out", code="no-phh-code")
    number = drawn_seed() if seed is None else seed
    with _histories(phh) as histories, _progress(entrants, shown=shows_progress(as_json=as_json, quiet=quiet)) as watch:
        document = play(entrants, number, watch, histories, file=event)
    if as_json:
        emit(document)
    else:
        print_lines(run_lines(document, f"shuffleup run {shlex.quote(event)} --seed {number}"))
    if phh and not (as_json or quiet):
        say(f"{document.totals.hands:,} hands written to {phh}")


def read_entrants(path: str) -> Entrants:
    """The event of a file, ready to play. Raises ``InputError``."""
    games = {key: KnownGame(game.seats_max, game.brings_in) for key, game in VARIANTS.items()}
    try:
        bands = {key: book.price_bands for key, book in RULEBOOKS.items()}
        file = read_event_file(read_text(path), path, rulebooks=tuple(RULEBOOKS), games=games, bands=bands)
    except EventFileError as fault:
        more = len(fault.lines) - 1
        others = f" ({more} more {'problem' if more == 1 else 'problems'} in this file)" if more else ""
        place = fault.place.rstrip(":")
        raise InputError(fault.what, file=path, place=place, hint=f"{fault.hint}{others}", code="bad-event") from None
    return Entrants(_event_id(file.definition.name), file.definition, _policy(path, file), file.entrants)


def _policy(path: str, file: EventFile) -> ResolvedPolicy:
    """The book of an event, as its house amends it; the house's file lies where the event file says, seen from it."""
    book = resolved(file.rulebook)
    if not file.house:
        return book
    where = Path(path).parent / file.house
    if not where.exists():
        hint = "name the house book as seen from the event file"
        raise InputError(f"there is no file {where}", file=path, place="house", hint=hint, code="no-house")
    house = read_house_file(str(where))
    if house.amends != book.book:
        hint = f'choose another house, or write rulebook = "{house.amends}"'
        what = f"{house.name} amends {house.amends}, and the event is played by {book.book}"
        raise InputError(what, file=path, place="house", hint=hint, code="other-book")
    return amend(book, house)


def _event_id(name: str) -> str:
    """The name of an event as streams and seeds use it; where the file lies does not matter."""
    return re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-") or "event"


def play(
    entrants: Entrants, seed: int, watch: Watch, record: Callable[[FinishedHand], None] | None, *, file: str = ""
) -> RunDocument:
    """Plays an event and makes its document. Raises ``RefusalError`` where the rules refuse to go on."""

    async def played() -> RunDocument:
        # Nobody reads a finished hand again: what is asked for (--phh, the longest hand) is taken when it ends.
        store = MemoryStore(forgets="table/")
        simulation = Simulation(store, Shuffler.from_seed(seed), entrants, watch, record)
        result = await simulation.play()
        return run_document(result, seed, await _log_sha256(store))

    try:
        return asyncio.run(played())
    except RunRefusedError as fault:
        refusal = fault.refusal
        raise RefusalError(refusal.message, file=file, code=refusal.code, rule=refusal.rule) from None


async def _log_sha256(store: Store) -> str:
    """One digest for everything that happened: over the last digest of each stream, in the order of their names."""
    whole = hashlib.sha256()
    for stream in await store.streams():
        whole.update(stream.encode() + b"\0" + (await store.digests(stream))[-1])
    return whole.hexdigest()


# ── hand histories ───────────────────────────────────────────────────────────────────────────────────────────────────


@contextmanager
def _histories(path: str | None) -> Iterator[Callable[[FinishedHand], None] | None]:
    """Where hands are written, whole or not at all: a run that fails or is stopped leaves no half file."""
    if path is None:
        yield None
        return
    check_writable(path)
    target = Path(path)
    part = target.with_name(f".{target.name}.part")
    try:
        with part.open("w", encoding="utf-8", newline="\n") as out:
            yield _writer(out)
        part.replace(target)
    except OSError as fault:
        raise unwritable(path, fault) from None
    finally:
        part.unlink(missing_ok=True)


def _writer(out: TextIO) -> Callable[[FinishedHand], None]:
    def write(hand: FinishedHand) -> None:
        meta = PhhMeta(table=str(hand.table), level=hand.level)
        out.write(numbered_hand(hand.number, hand_to_phh(hand.events, hand.deck, meta)))

    return write


# ── progress ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@contextmanager
def _progress(entrants: Entrants, *, shown: bool) -> Iterator[Watch]:
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
        task: TaskID = bar.add_task(entrants.definition.name, total=len(entrants.players) - 1, news="seats are drawn")

        def watch(progress: Progress) -> None:
            rate = progress.hands / max(time.perf_counter() - started, 1e-9)
            news = (
                f"{progress.players} players · {progress.tables} tables · level {progress.level} · "
                f"{progress.hands:,} hands · {rate:,.0f} hands/s"
            )
            bar.update(task, completed=len(entrants.players) - progress.players, news=news)

        yield watch
