"""``shuffleup run``: a whole tournament by the book, hand by hand, with bots in the seats."""

import asyncio
import shlex
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

import click

from shuffleup.cli.errors import InputError, RefusalError
from shuffleup.cli.event_input import Planned, read_planned
from shuffleup.cli.files import check_writable, unwritable
from shuffleup.cli.output import emit, json_option, print_lines, quiet_option, say, shows_progress
from shuffleup.cli.run_progress import Watch, log_sha256, progress
from shuffleup.cli.run_report import RunDocument, run_document, run_lines
from shuffleup.formats.phh import PhhMeta, hand_to_phh, has_code, numbered_hand
from shuffleup.service.programme import FlightsRun, PlayedProgramme, TeamsRun, members_of, play_flights, play_teams
from shuffleup.service.shuffler import Shuffler, drawn_seed
from shuffleup.service.simulate import Entrants, FinishedHand, RunRefusedError, Simulation
from shuffleup.service.stage import Stage
from shuffleup.store.memory import MemoryStore
from shuffleup.store.port import Store


@click.command(help="Play the tournament of an event file to its end, bots in the seats.")
@click.argument("event", metavar="EVENT.toml")
@click.option("--seed", type=click.IntRange(min=0), help="The number that decides all chance; drawn if not given.")
@click.option("--phh", metavar="FILE", help="Write every hand to this file, as poker hand histories (.phhs).")
@json_option
@quiet_option
def run(*, event: str, seed: int | None, phh: str | None, as_json: bool, quiet: bool) -> None:
    """The command itself: exit status 0, 2 for a mistake in the event file, 3 where the rules refuse to go on."""
    planned = read_planned(event)
    entrants = _entrants(planned)
    if phh and not has_code(entrants.definition.game):
        game = entrants.definition.game
        what = f"PHH has no code for {game.limit.value} {game.variant}, so its hands cannot be written"
        raise InputError(what, file=event, place="game", hint="leave --phh out", code="no-phh-code")
    number = drawn_seed() if seed is None else seed
    shown = shows_progress(as_json=as_json, quiet=quiet)
    with _histories(phh) as histories, progress(_players(planned), entrants.definition.name, shown=shown) as watch:
        document = play(planned, number, watch, histories, file=event)
    if as_json:
        emit(document)
    else:
        print_lines(run_lines(document, f"shuffleup run {shlex.quote(event)} --seed {number}"))
    if phh and not (as_json or quiet):
        say(f"{document.totals.hands:,} hands written to {phh}")


def _players(planned: Planned) -> int:
    return len(members_of(planned)) if isinstance(planned, TeamsRun) else len(_entrants(planned).players)


def _entrants(planned: Planned) -> Entrants:
    return planned if isinstance(planned, Entrants) else planned.event


def play(
    planned: Planned, seed: int, watch: Watch, record: Callable[[FinishedHand], None] | None, *, file: str = ""
) -> RunDocument:
    """Plays an event and makes its document. Raises ``RefusalError`` where the rules refuse to go on."""

    async def played() -> RunDocument:
        # Nobody reads a finished hand again: what is asked for (--phh, the longest hand) is taken when it ends.
        store = MemoryStore(forgets="table/")
        result = await _played(planned, store, Shuffler.from_seed(seed), watch, record)
        return run_document(result, seed, await log_sha256(store))

    try:
        return asyncio.run(played())
    except RunRefusedError as fault:
        refusal = fault.refusal
        raise RefusalError(refusal.message, file=file, code=refusal.code, rule=refusal.rule) from None


async def _played(
    planned: Planned,
    store: Store,
    shuffler: Shuffler,
    watch: Watch,
    record: Callable[[FinishedHand], None] | None,
) -> PlayedProgramme:
    match planned:
        case FlightsRun():
            return await play_flights(planned, Stage(store, shuffler, planned.event.players, watch, record))
        case TeamsRun():
            return await play_teams(planned, Stage(store, shuffler, members_of(planned), watch, record))
        case _:
            return PlayedProgramme(await Simulation(store, shuffler, planned, watch, record).play(), ())


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
