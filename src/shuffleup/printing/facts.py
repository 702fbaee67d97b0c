"""What papers are made from: an event as it is, and what the room knows beside it."""

from collections.abc import Mapping

from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.printing.links import WALL, code, link, phone_link
from shuffleup.printing.press import Size
from shuffleup.printing.slip import Code, PaperHead
from shuffleup.printing.wording import Wording
from shuffleup.projections.audit import NewSeat
from shuffleup.projections.ledger import CashLine
from shuffleup.room.calendar import PlannedStart
from shuffleup.room.drawer_counts import CountLine
from shuffleup.room.sales import Sales
from shuffleup.room.tickets import RoomTicket
from shuffleup.tournament.words.state import EventState

_CASHIERS = {"floor": "ui-actor-floor", "house": "money-house"}
"""Drawers that belong to no person."""


class Wanted(Struct, frozen=True, kw_only=True):
    """Which prints of a paper are wanted: all, or that of a player, a table or one receipt. For drawers, ``player`` is
    the cashier."""

    size: Size = Size.A4
    player: str = ""
    table: int = 0
    receipt: int = 0
    rows: tuple[int, ...] = ()
    """Rows of the log by which a player got a new seat."""
    again: bool = False
    """Whether it was printed before, which it then says."""


class DrawerBook(Struct, frozen=True):
    """What went through each drawer, and what was counted in it."""

    cash: tuple[CashLine, ...]
    counts: tuple[CountLine, ...]


class Identity(Struct, frozen=True):
    """What identifies a player beside his name: his card number, his country, and his club."""

    card: str = ""
    country: str = ""
    club: str = ""


class KnownBeside(Struct, frozen=True):
    """What the room knows of an event beside its log."""

    planned: PlannedStart | None = None
    tickets: tuple[RoomTicket, ...] = ()
    people: Mapping[str, Identity] = {}
    sanction: str = ""
    """The number under which the event is sanctioned, and the club; empty if it is not."""
    keys: Mapping[str, str] = {}
    """The keys to players' own pages, for papers that are the player's own."""


class Facts(Struct, frozen=True, kw_only=True):
    """An event at a point in time (microseconds UTC). ``names`` are those of players and staff, ``server`` is the
    address of this server."""

    state: EventState
    at: int
    names: Mapping[str, str]
    sales: Mapping[str, Sales]
    drawers: DrawerBook
    wording: Wording
    server: str
    beside: KnownBeside = KnownBeside()
    moved: Mapping[int, tuple[NewSeat, ...]] = {}
    """Players who got another seat, by the row of the log."""

    @property
    def event(self) -> str:
        """The id of the event."""
        return self.state.opening.event_id

    def seats(self) -> Mapping[str, tuple[int, int]]:
        """The seat of each player, by table and chair."""
        return {
            chair.player: (number, chair.number)
            for number, table in sorted(self.state.floor.tables.items())
            for chair in sorted(table.chairs, key=lambda one: one.number)
        }

    def called(self, known: str) -> str:
        """A person's name; his id if it is not known."""
        return self.names.get(known, known)

    def cashier(self, known: str) -> str:
        """Whose drawer it is."""
        return self.wording.say(_CASHIERS[known]) if known in _CASHIERS else self.called(known)

    def under(self) -> str:
        """The number of the event and its day: the announced day, or that of the print."""
        planned = self.beside.planned
        day = self.wording.day_of(planned.day) if planned else self.wording.day(self.at)
        return " · ".join([self.event, f"{day}, {planned.time}" if planned and planned.time else day])

    def head(self, wanted: Wanted, title: str, code: Code | None = None) -> PaperHead:
        """The head of a paper."""
        return PaperHead(
            size=wanted.size.value,
            language=self.wording.language,
            title=title,
            event=self.state.definition.name,
            under=self.under(),
            code=code,
        )

    def code(self, page: str, says: str) -> Code:
        """The QR code of a page."""
        return self._code(link(self.server, page, self.event), says)

    def code_of(self, player: str) -> Code:
        """The QR code of a player's own page or, if he has none, of the public view."""
        key = self.beside.keys.get(player)
        return (
            self._code(phone_link(self.server, key), "paper-scan-player")
            if key
            else self.code(WALL, "paper-scan-event")
        )

    def _code(self, address: str, says: str) -> Code:
        return Code(code(address), address, self.wording.say(says))


def empty(paper: str) -> Refusal:
    """The refusal of a paper that would be empty."""
    return refuse("paper-is-empty", paper=paper)
