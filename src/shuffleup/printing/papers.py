"""Which papers there are, what each is about, and what is printed on it."""

from collections.abc import Callable, Mapping
from enum import Enum
from types import MappingProxyType
from typing import TypeAlias

from msgspec import Struct

from shuffleup.accounts.roles import Right
from shuffleup.answer import Refusal
from shuffleup.printing import agreement, bag_tags, cage_slips, federation, new_seats, rescue, results, seat_lists
from shuffleup.printing.facts import Facts, Wanted
from shuffleup.printing.press import Size


class Paper(Enum):
    """A paper of an event; its template has the same name."""

    TICKETS = "tickets"
    RECEIPTS = "receipts"
    PAYOUT_SLIPS = "payout-slips"
    DRAWERS = "drawers"
    NEW_SEATS = "new-seats"
    SEATS_BY_NAME = "seats-by-name"
    SEATS_BY_TABLE = "seats-by-table"
    TABLE_SHEETS = "table-sheets"
    SIGN_IN = "sign-in"
    BAG_TAGS = "bag-tags"
    DEAL = "deal"
    RESULTS = "results"
    PRIZE_SHEET = "prize-sheet"
    PLAYERS_LIST = "players-list"
    REPORT = "report"
    PACK = "pack"


class Subject(Enum):
    """What one print of a paper may be about."""

    EVENT = "event"
    TABLE = "table"
    PLAYER = "player"


Made: TypeAlias = Struct | Refusal


class PaperKind(Struct, frozen=True):
    """Who may see the contents of a paper, what one print of it may be about, whether it would have contents now, the
    function that makes it, and its sizes."""

    right: Right
    about: tuple[Subject, ...]
    there: Callable[[Facts], bool]
    make: Callable[[Facts, Wanted], Made]
    sizes: tuple[Size, ...] = (Size.A4, Size.ROLL)
    marked: bool = False
    """Whether it is marked when it was printed before: money is paid on it."""
    keyed: bool = False
    """Whether it is a player's own, and opens his page."""


_FLOOR, _MONEY, _PEOPLE = Right.SEE_FLOOR, Right.SEE_AUDIT, Right.SEE_PEOPLE
_EVENT, _TABLE, _PLAYER = Subject.EVENT, Subject.TABLE, Subject.PLAYER

PAPERS: Mapping[Paper, PaperKind] = MappingProxyType(
    {
        Paper.TICKETS: PaperKind(
            _MONEY, (_EVENT, _TABLE, _PLAYER), cage_slips.seated, cage_slips.tickets, marked=True, keyed=True
        ),
        Paper.RECEIPTS: PaperKind(_MONEY, (_PLAYER,), cage_slips.sold, cage_slips.receipts, marked=True, keyed=True),
        Paper.PAYOUT_SLIPS: PaperKind(_MONEY, (_EVENT, _PLAYER), cage_slips.won, cage_slips.payout_slips, marked=True),
        Paper.DRAWERS: PaperKind(_MONEY, (_EVENT,), cage_slips.opened, cage_slips.drawers),
        Paper.NEW_SEATS: PaperKind(_FLOOR, (_EVENT,), new_seats.moved, new_seats.new_seats, keyed=True),
        Paper.SEATS_BY_NAME: PaperKind(_FLOOR, (_EVENT,), cage_slips.seated, seat_lists.seats_by_name),
        Paper.SEATS_BY_TABLE: PaperKind(_FLOOR, (_EVENT, _TABLE), cage_slips.seated, seat_lists.seats_by_table),
        Paper.TABLE_SHEETS: PaperKind(_FLOOR, (_EVENT, _TABLE), cage_slips.seated, seat_lists.table_sheets, (Size.A4,)),
        Paper.SIGN_IN: PaperKind(_FLOOR, (_EVENT,), seat_lists.entered, seat_lists.sign_in, (Size.A4,)),
        Paper.BAG_TAGS: PaperKind(_FLOOR, (_EVENT, _TABLE, _PLAYER), bag_tags.playing_on, bag_tags.bag_tags),
        Paper.DEAL: PaperKind(_FLOOR, (_EVENT,), agreement.proposed, agreement.agreement, (Size.A4,)),
        Paper.RESULTS: PaperKind(_FLOOR, (_EVENT,), results.placed, results.results),
        Paper.PRIZE_SHEET: PaperKind(_MONEY, (_EVENT,), cage_slips.won, federation.prize_sheet, (Size.A4,)),
        Paper.PLAYERS_LIST: PaperKind(_PEOPLE, (_EVENT,), seat_lists.entered, federation.players_list, (Size.A4,)),
        Paper.REPORT: PaperKind(_PEOPLE, (_EVENT,), results.placed, federation.report, (Size.A4,)),
        Paper.PACK: PaperKind(Right.TAKE_PACKS, (_EVENT,), seat_lists.entered, rescue.pack, (Size.A4,)),
    }
)
"""A paper may be seen by those who may see its contents on a page."""
