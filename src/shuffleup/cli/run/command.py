"""``shuffleup run``: a whole tournament by the book, hand by hand, with bots in the seats."""

import asyncio
import shlex
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

import click

from shuffleup.bots.bot import Bot
from shuffleup.cli.errors import RefusalError
from shuffleup.cli.event_input import read_planned
from shuffleup.cli.options import EVENT, FOLDER, FileName, NumberWithin, command
from shuffleup.cli.output import say
from shuffleup.cli.progress import Watch, progress
from shuffleup.cli.reader import Reader, lang_again, watched_options
from shuffleup.cli.run import records
from shuffleup.cli.run.own_bots import own_bots, watched
from shuffleup.cli.run.report import RunDocument, run_document, run_lines
from shuffleup.cli.spreadsheet import spreadsheet_option, write_listing, written_line
from shuffleup.locale.messages import Messages
from shuffleup.questions.listings import ledger_list, titled
from shuffleup.questions.placings import Standing
from shuffleup.rulebooks.policy.announced import unless_announced
from shuffleup.rulebooks.rule import Language
from shuffleup.service.programme import Planned, event_of, play_planned, players_of
from shuffleup.service.simulate import FinishedHand, RunRefusedError
from shuffleup.service.streams import Shuffler, drawn_seed
from shuffleup.store.memory import MemoryStore
from shuffleup.store.port import log_sha256
from shuffleup.tournament.facts.structure import low_ante


def _written_to(option: str, ending: str, told: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    return click.option(option, type=FileName(ending=ending), metavar="FILE", help=told)


@command(help="Play the tournament of an event file to its end, bots in the seats.")
@click.argument("event", metavar="EVENT.toml", type=EVENT)
@click.option("--seed", type=NumberWithin(min=0), help="The number that decides all chance; drawn if not given.")
@_written_to("--phh", ".phhs", "Write every hand to this file, as poker hand histories (.phhs).")
@_written_to("--ohh", ".ohh", "The same as Open Hand History (.ohh), which trackers read.")
@_written_to("--pokerstars", ".txt", "The same as PokerStars writes hands (.txt).")
@_written_to("--summary", ".ots", "Write the event to this file, as Open Tournament Summary (.ots).")
@spreadsheet_option("the placings")
@spreadsheet_option("the ledger", "--ledger")
@click.option(
    "--transcripts",
    type=FOLDER,
    metavar="FOLDER",
    help="Commit to every deck, and write what proves it to this folder.",
)
@click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="[PLAYER=]MODULE:NAME",
    help="Let a bot of one's own play, in the seat of one player or in all; may be given several times.",
)
@watched_options
def run(
    *,
    event: str,
    seed: int | None,
    transcripts: str | None,
    bots: tuple[str, ...],
    reader: Reader,
    **paths: str | None,
) -> None:
    """The command itself: exit status 0, 2 for a mistake in the event file, 3 if the rules refuse to go on."""
    planned, language = read_planned(event), reader.language
    entrants = event_of(planned)
    own = own_bots(bots, players_of(planned))
    files = records.RecordFiles(**paths)
    records.check_files(files, entrants.definition, event)
    if transcripts:
        records.check_folder(transcripts)
    number = drawn_seed() if seed is None else seed
    shuffler = Shuffler.from_seed(number, committed=transcripts is not None)
    proofs = records.Transcripts(transcripts, shuffler) if transcripts else None
    shown, players, name = reader.watches, len(players_of(planned)), entrants.definition.name
    with (
        records.recording(files, entrants, number) as record,
        progress(players, name, reader.speech, shown=shown) as watch,
    ):
        taken = _both(record, proofs)
        with watched():
            document = play(
                planned, number, watch, taken, own,
                file=event, language=language, summary=files.summary, shuffler=shuffler,
            )  # fmt: skip
    _write_tables(files, document, language)
    again = _again(event, number, bots, transcripts) + lang_again(language)
    reader.show(document, run_lines(document, again, reader.speech))
    if not (reader.as_json or reader.quiet):
        if level := low_ante(entrants.definition.structure, unless_announced(entrants.policy.policy.event.ante_mode)):
            say(f"{reader.speech.say('report-note')}: {reader.speech.say('run-low-ante', {'level': level})}")
        for line in _written(files, record, proofs, reader.speech):
            say(line)


def _both(*takers: Callable[[FinishedHand], None] | None) -> Callable[[FinishedHand], None] | None:
    """Passes every hand to all takers; None if there are none, since making hands costs time."""
    wanted = [taker for taker in takers if taker]

    def take(hand: FinishedHand) -> None:
        for taker in wanted:
            taker(hand)

    return take if wanted else None


def _again(event: str, seed: int, bots: tuple[str, ...], transcripts: str | None) -> str:
    """The command that repeats the run."""
    options = [("--seed", str(seed)), *[("--bot", one) for one in bots], ("--transcripts", transcripts or "")]
    return shlex.join(["shuffleup", "run", event, *[word for option in options if option[1] for word in option]])


def _write_tables(files: records.RecordFiles, document: RunDocument, language: Language) -> None:
    event, ledger = document.event, document.ledger
    if files.spreadsheet:
        placings = titled("standings", event.name, Standing, document.standings, event.currency, language)
        write_listing(files.spreadsheet, placings, language)
    if files.ledger:
        write_listing(files.ledger, ledger_list(event.name, ledger.accounts, ledger.currency, language), language)


def _written(
    files: records.RecordFiles, record: records.Recording | None, proofs: records.Transcripts | None, speech: Messages
) -> Iterator[str]:
    for path, count in record.counts.items() if record else ():
        yield speech.say("run-written", {"hands": speech.say("run-hands", {"count": count}), "file": path})
    if files.summary:
        yield speech.say("run-summary-written", {"file": files.summary})
    yield from [written_line(path, speech) for path in files.tables]
    if proofs:
        yield speech.say("run-transcripts-written", {"count": proofs.count, "folder": proofs.folder})


def play(
    planned: Planned,
    seed: int,
    watch: Watch,
    record: Callable[[FinishedHand], None] | None,
    own: Mapping[str, Bot] = MappingProxyType({}),
    *,
    file: str = "",
    language: Language = Language.ENGLISH,
    summary: str | None = None,
    shuffler: Shuffler | None = None,
) -> RunDocument:
    """Plays an event and makes its document; ``summary`` is a file for its summary.

    Raises ``RefusalError`` if the rules refuse to go on.
    """

    async def played() -> RunDocument:
        # Finished hands are not read again: what is asked for (--phh, the longest hand) is taken when a hand ends.
        store = MemoryStore(forgets="table/")
        result = await play_planned(planned, store, shuffler or Shuffler.from_seed(seed), watch, record, own)
        if summary:
            records.write_summary(summary, result, seed)
        return run_document(result, seed, await log_sha256(store), language)

    try:
        return asyncio.run(played())
    except RunRefusedError as fault:
        raise RefusalError(fault.refusal, file=file) from None
