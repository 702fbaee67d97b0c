"""The files that ``shuffleup run`` writes beside its report: every hand, and the summary of the event."""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TextIO

from msgspec import Struct
from msgspec.structs import astuple

from shuffleup.answer import note
from shuffleup.cli.errors import InputError
from shuffleup.cli.files import check_all_writable, unwritable, whole_file, write_text
from shuffleup.formats.event.facts import TournamentFacts, event_facts
from shuffleup.formats.ohh.open_hand_history import OhhMeta, hand_to_ohh, has_game_type, utc_text
from shuffleup.formats.ohh.tournament_summary import OtsMeta, summary_to_ots
from shuffleup.formats.phh.phh import PhhMeta, hand_to_phh, numbered_hand
from shuffleup.formats.stars.pokerstars import hand_to_pokerstars, has_stars_name
from shuffleup.hand.events import HandStarted
from shuffleup.rulebooks.catalogue import RULEBOOKS
from shuffleup.service.past_hands import PastHand, proof
from shuffleup.service.programme import PlayedProgramme
from shuffleup.service.simulate import START, Entrants, FinishedHand
from shuffleup.service.streams import Shuffler
from shuffleup.table.plan import GameKey
from shuffleup.tournament.words.definition import Definition


def check_folder(path: str) -> None:
    """Raises ``InputError`` for a folder that is not empty, or cannot be made."""
    folder = Path(path)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        taken = any(folder.iterdir())
    except FileExistsError:
        taken = True
    except (OSError, ValueError) as fault:
        raise unwritable(path, fault) from None
    if taken:
        raise InputError(note("not-an-empty-folder"), file=path, hint=note("name-a-new-folder"), code="not-empty")


class Transcripts:
    """Writes the transcript of each finished hand into a folder, in files of their own."""

    def __init__(self, folder: str, shuffler: Shuffler) -> None:
        self.folder = folder
        self.count = 0
        self._shuffler = shuffler

    def __call__(self, hand: FinishedHand) -> None:
        self.count += 1
        name = f"{hand.stream.replace('/', '-')}-{hand.number:06}.json"
        write_text(Path(self.folder) / name, f"{json.dumps(self.transcript(hand))}\n")

    def transcript(self, hand: FinishedHand) -> dict[str, object]:
        """What is published of a hand: its commitment, the openings of every card that was shown, and the seed."""
        started = hand.events[0]
        assert isinstance(started, HandStarted)
        past = PastHand(hand.stream, started.plan, hand.at, hand.events, hand.deck)
        published = proof(self._shuffler, past, seed=True)
        assert published and published["root"] == started.commitment, "the deck is the one that was committed to"
        return published


Writer = Callable[[TextIO, FinishedHand, int], bool]
"""Writes a hand with its number in the run, the same in every file; False if the format has no name for its game."""


class RecordFiles(Struct, frozen=True):
    """Where to write each record; None if it is not wanted."""

    phh: str | None = None
    ohh: str | None = None
    pokerstars: str | None = None
    summary: str | None = None
    spreadsheet: str | None = None
    ledger: str | None = None

    @property
    def hands(self) -> tuple[str, ...]:
        """The files of hands."""
        return tuple([path for path in (self.phh, self.ohh, self.pokerstars) if path])

    @property
    def tables(self) -> tuple[str, ...]:
        """The spreadsheets."""
        return tuple([path for path in (self.spreadsheet, self.ledger) if path])


_NAMED: Mapping[str, tuple[str, Callable[[GameKey], bool]]] = {
    "ohh": ("Open Hand History", has_game_type),
    "pokerstars": ("PokerStars", has_stars_name),
}


def check_files(files: RecordFiles, definition: Definition, event: str) -> None:
    """Raises ``InputError`` for a file that cannot be written, or a format that cannot name any game of the event."""
    game = definition.game
    rotation = definition.rotation.games if definition.rotation else ()
    games = [GameKey(one.variant, one.limit) for one in rotation] or [game]
    for option, (name, has_name) in _NAMED.items():
        if getattr(files, option) and not any(map(has_name, games)):
            what = note("no-name-for-game", name=name, limit=game.limit.value, game=game.variant)
            hint = note("leave-out-phh-writes", option=option)
            raise InputError(what, file=event, place="game", hint=hint, code="no-name-for-game")
    check_all_writable([path for path in astuple(files) if path])


class Recording:
    """Writes finished hands to open files and counts them."""

    def __init__(self, writers: Mapping[str, Writer], outs: Mapping[str, TextIO]) -> None:
        self.writers = writers
        self.outs = outs
        self.hands = 0
        self.counts = dict.fromkeys(writers, 0)
        """Hands in each file: games without a name in the format are left out."""

    def __call__(self, hand: FinishedHand) -> None:
        self.hands += 1
        for path, writer in self.writers.items():
            try:
                self.counts[path] += writer(self.outs[path], hand, self.hands)
            except OSError as fault:
                raise unwritable(path, fault) from None


@contextmanager
def recording(files: RecordFiles, event: Entrants, seed: int) -> Iterator[Recording | None]:
    """Records finished hands; the files are written whole or not at all: a stopped run leaves no half file."""
    if not files.hands:
        yield None
        return
    book = _Book(event, seed)
    pairs = ((files.phh, book.phh), (files.ohh, book.ohh), (files.pokerstars, book.pokerstars))
    writers = {path: writer for path, writer in pairs if path}
    with ExitStack() as stack:
        yield Recording(writers, {path: stack.enter_context(whole_file(path)) for path in writers})


class _Book:
    """What the records of a run say about its event."""

    def __init__(self, event: Entrants, seed: int) -> None:
        definition = event.definition
        tables = -(-len(event.players) // definition.seats)
        self.name = run_name(event.event_id, seed)
        self.facts: TournamentFacts = event_facts(self.name, definition, utc_text(START), tables)
        self.definition = definition
        book = event.policy.book
        self.rulebook = book if book in RULEBOOKS else ""

    def phh(self, out: TextIO, hand: FinishedHand, number: int) -> bool:
        meta = PhhMeta(
            table=str(hand.table),
            level=hand.level,
            rulebook=self.rulebook,
            switches=self.definition.italian.switches,
            seat_count=self.definition.seats,
            number=f"{self.name}-{number}",
            started=hand.at,
            facts=self.facts,
        )
        out.write(numbered_hand(number, hand_to_phh(hand.events, hand.deck, meta)))
        return True

    def ohh(self, out: TextIO, hand: FinishedHand, number: int) -> bool:
        if not has_game_type(_game(hand)):
            return False
        out.write(f"{hand_to_ohh(hand.events, hand.deck, self._meta(hand, number))}\n\n")
        return True

    def pokerstars(self, out: TextIO, hand: FinishedHand, number: int) -> bool:
        if not has_stars_name(_game(hand)):
            return False
        out.write(f"{hand_to_pokerstars(hand.events, hand.deck, self._meta(hand, number))}\n\n\n")
        return True

    def _meta(self, hand: FinishedHand, number: int) -> OhhMeta:
        seats = self.definition.seats
        return OhhMeta(
            number=f"{self.name}-{number}",
            started=hand.at,
            table=str(hand.table),
            seats=seats,
            event=self.facts,
            rulebook=self.rulebook,
            level=hand.level,
        )


def _game(hand: FinishedHand) -> GameKey:
    started = hand.events[0]
    assert isinstance(started, HandStarted)
    return started.plan.game


def run_name(event_id: str, seed: int) -> str:
    """The name of a run in its records: the same in the hands and in the summary, and different for another seed."""
    return f"{event_id}-{seed}"


def write_summary(path: str, programme: PlayedProgramme, seed: int) -> None:
    """Writes the summary of a finished run. Raises ``InputError``."""
    final = programme.final
    # Heats of a team contest are events of their own; the flights of an event are not.
    flights = () if programme.contest else tuple([part.state for part in programme.parts])
    began = programme.parts[0].began if programme.parts else final.began
    tables = max([one.tables for one in (*programme.parts, final)])
    name = run_name(final.state.opening.event_id, seed)
    meta = OtsMeta(number=name, started=began, ended=final.progress.at, tables=tables)
    write_text(path, summary_to_ots(final.state, meta, flights))
