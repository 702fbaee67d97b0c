"""``shuffleup run``: a whole tournament by the book, hand by hand, with bots in the seats."""

import asyncio
import shlex
from collections.abc import Callable

import click

from shuffleup.cli.event_input import read_planned
from shuffleup.cli.language import lang_again, lang_option, refused
from shuffleup.cli.named_file import EVENT, FOLDER, Named
from shuffleup.cli.output import emit, json_option, print_lines, quiet_option, say, shows_progress
from shuffleup.cli.run_progress import Watch, log_sha256, progress
from shuffleup.cli.run_records import RecordFiles, Recording, check_files, recording, write_summary
from shuffleup.cli.run_report import RunDocument, run_document, run_lines
from shuffleup.cli.run_transcripts import Transcripts, check_folder
from shuffleup.locale.messages import messages
from shuffleup.rulebooks.rule import Language
from shuffleup.service.planned import Planned, event_of, play_planned, players_of
from shuffleup.service.shuffler import Shuffler, drawn_seed
from shuffleup.service.simulate import FinishedHand, RunRefusedError
from shuffleup.store.memory import MemoryStore


@click.command(help="Play the tournament of an event file to its end, bots in the seats.")
@click.argument("event", metavar="EVENT.toml", type=EVENT)
@click.option("--seed", type=click.IntRange(min=0), help="The number that decides all chance; drawn if not given.")
@click.option(
    "--phh",
    type=Named(ending=".phhs"),
    metavar="FILE",
    help="Write every hand to this file, as poker hand histories (.phhs).",
)
@click.option(
    "--ohh",
    type=Named(ending=".ohh"),
    metavar="FILE",
    help="The same as Open Hand History (.ohh), which trackers read.",
)
@click.option(
    "--pokerstars", type=Named(ending=".txt"), metavar="FILE", help="The same as PokerStars writes hands (.txt)."
)
@click.option(
    "--summary",
    type=Named(ending=".ots"),
    metavar="FILE",
    help="Write the event to this file, as Open Tournament Summary (.ots).",
)
@click.option(
    "--transcripts",
    type=FOLDER,
    metavar="FOLDER",
    help="Commit to every deck, and write what proves it to this folder.",
)
@lang_option
@json_option
@quiet_option
def run(
    *,
    event: str,
    seed: int | None,
    transcripts: str | None,
    lang: str,
    as_json: bool,
    quiet: bool,
    **paths: str | None,
) -> None:
    """The command itself: exit status 0, 2 for a mistake in the event file, 3 where the rules refuse to go on."""
    planned, language = read_planned(event), Language(lang)
    entrants = event_of(planned)
    files = RecordFiles(**paths)
    check_files(files, entrants.definition, event)
    if transcripts:
        check_folder(transcripts)
    number = drawn_seed() if seed is None else seed
    shuffler = Shuffler.from_seed(number, committed=transcripts is not None)
    proofs = Transcripts(transcripts, shuffler) if transcripts else None
    shown = shows_progress(as_json=as_json, quiet=quiet)
    players, name = len(players_of(planned)), entrants.definition.name
    with recording(files, entrants, number) as record, progress(players, name, language, shown=shown) as watch:
        taken = both(record, proofs)
        document = play(
            planned, number, watch, taken, file=event, language=language, summary=files.summary, shuffler=shuffler
        )
    if as_json:
        emit(document)
    else:
        kept = f" --transcripts {shlex.quote(transcripts)}" if transcripts else ""
        again = f"shuffleup run {shlex.quote(event)} --seed {number}{kept}{lang_again(language)}"
        print_lines(run_lines(document, again, language))
    if not (as_json or quiet):
        _say_written(files, record, language)
        if proofs:
            speech = messages(language)
            say(speech.say("run-transcripts-written", {"count": proofs.count, "folder": proofs.folder}))


def both(
    record: Callable[[FinishedHand], None] | None, proofs: Callable[[FinishedHand], None] | None
) -> Callable[[FinishedHand], None] | None:
    """One taker of hands for two."""
    if record is None or proofs is None:
        return record or proofs

    def take(hand: FinishedHand) -> None:
        record(hand)
        proofs(hand)

    return take


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
    shuffler: Shuffler | None = None,
) -> RunDocument:
    """Plays an event and makes its document; ``summary`` is a file for its summary.

    Raises ``RefusalError`` where the rules refuse to go on.
    """

    async def played() -> RunDocument:
        # Nobody reads a finished hand again: what is asked for (--phh, the longest hand) is taken when it ends.
        store = MemoryStore(forgets="table/")
        result = await play_planned(planned, store, shuffler or Shuffler.from_seed(seed), watch, record)
        if summary:
            write_summary(summary, result, seed)
        return run_document(result, seed, await log_sha256(store), language)

    try:
        return asyncio.run(played())
    except RunRefusedError as fault:
        raise refused(fault.refusal, language, file=file) from None
