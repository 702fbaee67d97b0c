"""``shuffleup run``: a whole tournament by the book, hand by hand, with bots in the seats."""

import asyncio
import shlex
from collections.abc import Callable

import click

from shuffleup.cli.event_input import read_planned
from shuffleup.cli.language import lang_again, lang_option, refused
from shuffleup.cli.output import emit, json_option, print_lines, quiet_option, say, shows_progress
from shuffleup.cli.run_progress import Watch, log_sha256, progress
from shuffleup.cli.run_records import RecordFiles, Recording, check_files, recording, write_summary
from shuffleup.cli.run_report import RunDocument, run_document, run_lines
from shuffleup.locale.messages import messages
from shuffleup.rulebooks.rule import Language
from shuffleup.service.planned import Planned, event_of, play_planned, players_of
from shuffleup.service.shuffler import Shuffler, drawn_seed
from shuffleup.service.simulate import FinishedHand, RunRefusedError
from shuffleup.store.memory import MemoryStore


@click.command(help="Play the tournament of an event file to its end, bots in the seats.")
@click.argument("event", metavar="EVENT.toml")
@click.option("--seed", type=click.IntRange(min=0), help="The number that decides all chance; drawn if not given.")
@click.option("--phh", metavar="FILE", help="Write every hand to this file, as poker hand histories (.phhs).")
@click.option("--ohh", metavar="FILE", help="The same as Open Hand History (.ohh), which trackers read.")
@click.option("--pokerstars", metavar="FILE", help="The same as PokerStars writes hands (.txt).")
@click.option("--summary", metavar="FILE", help="Write the event to this file, as Open Tournament Summary (.ots).")
@lang_option
@json_option
@quiet_option
def run(*, event: str, seed: int | None, lang: str, as_json: bool, quiet: bool, **paths: str | None) -> None:
    """The command itself: exit status 0, 2 for a mistake in the event file, 3 where the rules refuse to go on."""
    planned, language = read_planned(event), Language(lang)
    entrants = event_of(planned)
    files = RecordFiles(**paths)
    check_files(files, entrants.definition, event)
    number = drawn_seed() if seed is None else seed
    shown = shows_progress(as_json=as_json, quiet=quiet)
    players, name = len(players_of(planned)), entrants.definition.name
    with recording(files, entrants, number) as record, progress(players, name, language, shown=shown) as watch:
        document = play(planned, number, watch, record, file=event, language=language, summary=files.summary)
    if as_json:
        emit(document)
    else:
        again = f"shuffleup run {shlex.quote(event)} --seed {number}{lang_again(language)}"
        print_lines(run_lines(document, again, language))
    if not (as_json or quiet):
        _say_written(files, record, language)


def _say_written(files: RecordFiles, record: Recording | None, language: Language) -> None:
    speech = messages(language)
    for path, count in record.counts.items() if record else ():
        hands = speech.say("run-hands", {"count": count})
        say(speech.say("run-written", {"hands": hands, "file": path}))
    if files.summary:
        say(speech.say("run-summary-written", {"file": files.summary}))


def play(
    planned: Planned,
    seed: int,
    watch: Watch,
    record: Callable[[FinishedHand], None] | None,
    *,
    file: str = "",
    language: Language = Language.ENGLISH,
    summary: str | None = None,
) -> RunDocument:
    """Plays an event and makes its document; ``summary`` is a file for its summary.

    Raises ``RefusalError`` where the rules refuse to go on.
    """

    async def played() -> RunDocument:
        # Nobody reads a finished hand again: what is asked for (--phh, the longest hand) is taken when it ends.
        store = MemoryStore(forgets="table/")
        result = await play_planned(planned, store, Shuffler.from_seed(seed), watch, record)
        if summary:
            write_summary(summary, result, seed)
        return run_document(result, seed, await log_sha256(store), language)

    try:
        return asyncio.run(played())
    except RunRefusedError as fault:
        raise refused(fault.refusal, language, file=file) from None
