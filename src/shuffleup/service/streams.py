"""Streams: their names and those of the software's own commands, the chance they draw with, and an event's state.

    event/<id> · table/<id>/<n>     a tournament, and a table of it where the software deals

Nobody outside may use the software's name or the ids that it gives, because an id counts once:

    timer:<version>                 time is up, in the stream that stood at this version
    doubt:<version>                 it is not sure what time it is, there
    ticket:<id>                     a ticket of the room, taken by the event that it is redeemed for
    tables:<command id>             free tables of the room, for a command that opens some
    sample:<n> · run:<n>            the n-th command of the sample event, of a run
    import:<n>                      the n-th command of an evening that another program recorded
    clocks · leaves:<player>:…      a table starts to keep time, or a player leaves it
    deals:<version> · bot:<version> the croupier's next order, the answer of a bot
    <stream>:<version>              caused by that row of another stream (``react``)

Chance: decks, seat draws and the styles of the bots all come from one master secret.

    master ──┬── "deck/<table stream>/<hand>"   the order of one deck; "<hand>/again/<n>" after a misdeal
             ├── "deck/…/stub/<n>"              a stub of that hand that ran short, committed before it is dealt
             ├── "draw/<stream>/field/<what>"   the lots of a person's command, by what is drawn (``lots``)
             ├── "draw/<stream>/<command id>"   those of the software's; both seeds are published in the log
             └── "bots"                         who sits in the seats of a run

Each use has its own key under the master (HMAC-SHA256), so a published seed tells nothing about any deck, and a deck
nothing about the next. The master never enters the log.

Where people play, every deck is committed: its root enters the log with the first event of its hand, and
``sealed_deck`` opens any of its places afterwards. A simulation from a number, which nobody needs to trust, commits
only if asked; its decks are then different.
"""

import hmac
import secrets
import unicodedata
from enum import StrEnum
from typing import Protocol, TypeAlias, get_args

from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.cards.card import Card
from shuffleup.cards.deck import Deck
from shuffleup.cards.dice import SeededDice, shuffled
from shuffleup.cards.shuffle.commit import SealedDeck, commit, seal, shuffled_order
from shuffleup.cards.shuffle.rebuilt import NewStub, Reshuffled
from shuffleup.hand.state import HandState
from shuffleup.league.state import LeagueState
from shuffleup.league.teams.state import TeamContest
from shuffleup.play.state import OnlineTable
from shuffleup.projections.audit import Through
from shuffleup.service.lots import field_label
from shuffleup.store.port import Row
from shuffleup.tournament.deciding import decide
from shuffleup.tournament.evolve.apply import evolve
from shuffleup.tournament.words import commands
from shuffleup.tournament.words.draws import Draw
from shuffleup.tournament.words.state import EventState
from shuffleup.wire.json import Command, Event

KINDS = ("event", "table", "league", "contest")
"""The kinds of streams; leagues and team contests are in ``contests``."""


def event_stream(event_id: str) -> str:
    """The stream of a tournament."""
    return f"event/{event_id}"


def league_stream(league_id: str) -> str:
    """The name of a league's stream; without an id, what all of them begin with."""
    return f"league/{league_id}"


def table_stream(event_id: str, table: int) -> str:
    """The stream of a table of a tournament."""
    return f"table/{event_id}/{table}"


def event_of(stream: str) -> str:
    """The id of the event that a stream belongs to. Raises ``ValueError`` for a name that is no stream's."""
    kind, _, rest = stream.partition("/")
    event_id = rest if kind == "event" else rest.rpartition("/")[0]
    if kind not in {"event", "table"} or not event_id:
        raise ValueError(f"'{stream}' is not the name of a stream")
    return event_id


def owner_of(stream: str) -> str:
    """The stream whose log a stream is part of: for a table, that of its event."""
    return event_of(stream) if stream.startswith(("event/", "table/")) else stream


def table_of(stream: str) -> int:
    """The number of the table that a stream belongs to. Raises ``ValueError`` for the stream of an event."""
    kind, _, rest = stream.partition("/")
    if kind != "table":
        raise ValueError(f"'{stream}' is not the stream of a table")
    return int(rest.rpartition("/")[2])


SOFTWARE = "shuffleup"
"""The actor of commands that no person gave."""


class Own(StrEnum):
    """What the software gives commands for: the first word of their ids."""

    TIMER = "timer"
    DOUBT = "doubt"
    SAMPLE = "sample"
    RUN = "run"
    IMPORT = "import"
    CLOCKS = "clocks"
    LEAVES = "leaves"
    TABLES = "tables"
    TICKET = "ticket"
    DEALS = "deals"
    BOT = "bot"


_OWN_IDS = (*[f"{one}:" for one in Own], *[f"{kind}/" for kind in KINDS])


def own_id(why: Own, *which: int | str) -> str:
    """The id of a command given by the software."""
    return ":".join([why, *map(str, which)])


def is_own_id(command_id: str) -> bool:
    """Is this an id that only the software gives, or one that people could mistake for such an id?"""
    plain = _plain(command_id)
    return plain.partition(":")[0] in set(Own) or plain.startswith(tuple([f"{kind}/" for kind in KINDS]))


def _plain(text: str) -> str:
    """The letters as people see them: without case, blanks and invisible characters."""
    letters = unicodedata.normalize("NFKC", text).casefold()
    return "".join([one for one in letters if not one.isspace() and unicodedata.category(one) != "Cf"])


# ── chance ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class Shuffler:
    """Chance for one event. The same master gives the same event."""

    __slots__ = ("_master", "committed")

    def __init__(self, master: bytes, *, committed: bool = True) -> None:
        self._master = master
        self.committed = committed
        """Is every deck committed to before it is dealt?"""

    @classmethod
    def from_seed(cls, seed: int, *, committed: bool = False) -> "Shuffler":
        """A run that can be repeated from a number."""
        return cls(hmac.digest(b"shuffleup/run/1", str(seed).encode(), "sha256"), committed=committed)

    def deck(self, stream: str, hand: int | str, cards: tuple[Card, ...]) -> Deck:
        """The shuffled deck of one hand of a table."""
        if self.committed:
            return Deck(shuffled_order(self.deck_seed(stream, hand), f"{stream}/{hand}", cards))
        return Deck(tuple(shuffled(cards, SeededDice(self._master, f"deck/{stream}/{hand}"))))

    def root(self, stream: str, hand: int | str, cards: tuple[Card, ...]) -> str:
        """What is published of a deck before its first card; empty if nothing is committed."""
        return self.sealed_deck(stream, hand, cards).commitment.root.hex() if self.committed else ""

    def sealed_deck(self, stream: str, hand: int | str, cards: tuple[Card, ...]) -> SealedDeck:
        """The secret of a committed deck: its commitment, and what opens each of its places."""
        seed, label = self.deck_seed(stream, hand), f"{stream}/{hand}"
        return seal(seed, commit(seed, label, cards), ())

    def deck_seed(self, stream: str, hand: int | str) -> bytes:
        """The server seed of a hand: for the auditor only, because it reveals every card."""
        return hmac.digest(self._master, f"deck/{stream}/{hand}".encode(), "sha256")

    def stub(self, stream: str, hand: int | str, number: int, stub: NewStub) -> Reshuffled:
        """The new order of a stub that ran short; ``number`` counts such stubs of the hand from 1.

        It is committed: the root of its shuffle goes into the log, and ``sealed_stub`` can open any of its places.
        """
        if not stub.shuffled:
            return Reshuffled(stub.kept, "")
        sealed = self.sealed_stub(stream, hand, number, stub)
        return Reshuffled((*stub.kept, *sealed.order), sealed.commitment.root.hex())

    def sealed_stub(self, stream: str, hand: int | str, number: int, stub: NewStub) -> SealedDeck:
        """The secret of a rebuilt stub. Its items are positions in the deck so far, never cards."""
        label = f"{stream}/{hand}/stub/{number}"
        seed = hmac.digest(self._master, f"deck/{label}".encode(), "sha256")
        return seal(seed, commit(seed, label, stub.shuffled), ())

    def draw(self, stream: str, command_id: str) -> Draw:
        """The draw of a command that the software gives: it counts its commands, so that each has its own."""
        return self.draw_for(draw_label(stream, command_id))

    def draw_for(self, label: str) -> Draw:
        """The draw under this label, always the same."""
        return Draw(hmac.digest(self._master, label.encode(), "sha256").hex(), label)

    def bots_seed(self) -> int:
        """A 64-bit number from which the styles of the bots are drawn."""
        return int.from_bytes(hmac.digest(self._master, b"bots", "sha256")[:8], "big")


def draw_label(stream: str, command_id: str) -> str:
    """The label of a command's draw, where none is written beside its seed."""
    return f"draw/{stream}/{command_id}"


def written_draw(draw: Draw | None, stream: str, command_id: str) -> str:
    """A draw as a row has it: its seed, and its label if that does not follow from the command's id."""
    if draw is None:
        return ""
    return draw.seed if draw.label == draw_label(stream, command_id) else f"{draw.seed}@{draw.label}"


def read_draw(row: Row) -> Draw | None:
    """The draw with which a row was decided."""
    seed, _, label = row.draw.partition("@")
    return Draw(seed, label or draw_label(row.stream, row.command_id)) if seed else None


def drawn_seed() -> int:
    """A seed for a run without one: 48 bits from the operating system, short enough to be typed again."""
    return secrets.randbits(48)


# ── streams in memory ────────────────────────────────────────────────────────────────────────────────────────────────

StreamState: TypeAlias = HandState | EventState | LeagueState | TeamContest | None

EVENT_COMMANDS = frozenset(get_args(commands.Command))
NEVER_DRAW = frozenset({commands.OpenEvent, commands.Register, commands.PlanHand})
"""Commands that need no chance; every other command of a tournament gets a draw of its own."""


class Decided(Struct, frozen=True, gc=False):
    """What a command leads to: its events, the state after them, and the seed of its draw."""

    events: tuple[Event, ...]
    after: StreamState
    draw: str = ""
    deck: Deck | None = None
    """The deck of a table whose stub was shuffled again."""
    online: OnlineTable | None = None
    """The players and clocks of a table that keeps time."""
    through: Through = ()
    """The states of a tournament that the events led through, starting with the one before them."""


class LoadedStream(Protocol):
    """A stream's present state, kept in memory between commands: only a cache, which can be rebuilt from the log."""

    version: int

    @property
    def state(self) -> StreamState:
        """The state after the last row; None before the first."""
        ...

    def decide(self, command: Command, command_id: str, at: int) -> Decided | Refusal:
        """What the command would do now; the stream does not change."""
        ...

    def keep(self, version: int, decided: Decided) -> None:
        """Takes over what was decided here and is now in the log as this version."""
        ...

    def replay(self, row: Row) -> None:
        """Applies a row read from the log."""
        ...


class LoadedEvent:
    """The tournament itself."""

    def __init__(self, stream: str, shuffler: Shuffler) -> None:
        self.version = 0
        self.snapshot = 0
        """The version whose state the store has, too."""
        self.state: EventState | None = None
        self._stream = stream
        self._shuffler = shuffler

    def decide(self, command: Command, command_id: str, at: int) -> Decided | Refusal:
        """See ``LoadedStream.decide``."""
        kind = type(command)
        if kind not in EVENT_COMMANDS:
            return refuse("not-for-an-event", command=kind.__name__)
        draw = None if kind in NEVER_DRAW else self._draw(command, command_id)
        decided = decide(self.state, command, at, draw)  # type: ignore[arg-type]  # its kind is known above
        if isinstance(decided, Refusal):
            return decided
        written = written_draw(draw, self._stream, command_id)
        return Decided(decided.events, decided.after, written, through=(self.state, *decided.through))

    def _draw(self, command: Command, command_id: str) -> Draw:
        """Chance that whoever gives the command cannot choose."""
        if command_id.startswith(_OWN_IDS):
            return self._shuffler.draw(self._stream, command_id)
        return self._shuffler.draw_for(field_label(self._stream, command, self.state))  # type: ignore[arg-type]  # known above

    def keep(self, version: int, decided: Decided) -> None:
        """See ``LoadedStream.keep``."""
        self.state = decided.after  # type: ignore[assignment]  # decided here
        self.version = version

    def restore(self, state: EventState | None, version: int) -> None:
        """Takes over a state computed elsewhere: from a snapshot, or after an undo."""
        self.state = state
        self.version = version

    def replay(self, row: Row) -> None:
        """See ``LoadedStream.replay``. ``history.replay`` also takes rows that undo something."""
        for event in row.events:
            self.state = evolve(self.state, event)  # type: ignore[arg-type]  # the stream holds no other events
        self.version = row.version
