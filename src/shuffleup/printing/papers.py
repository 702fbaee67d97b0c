"""Which papers there are, whom they are for, and what stands on each."""

from collections.abc import Callable, Mapping
from enum import Enum
from types import MappingProxyType
from typing import TypeAlias

from msgspec import Struct

from shuffleup.accounts.roles import Right
from shuffleup.answer import Refusal
from shuffleup.printing import agreement, cage_slips
from shuffleup.printing.facts import Facts, Wanted
from shuffleup.printing.press import Size


class Paper(Enum):
    """A paper of an event; its template has the same name."""

    TICKETS = "tickets"
    RECEIPTS = "receipts"
    PAYOUT_SLIPS = "payout-slips"
    DRAWERS = "drawers"
    DEAL = "deal"


class Subject(Enum):
    """What one print of a paper may be about."""

    EVENT = "event"
    TABLE = "table"
    PLAYER = "player"


Made: TypeAlias = Struct | Refusal


class PaperKind(Struct, frozen=True):
    """Who may see what stands on a paper, what one print of it may be about, whether there would be anything on it now,
    what it is made by, and on which sizes."""

    right: Right
    about: tuple[Subject, ...]
    there: Callable[[Facts], bool]
    make: Callable[[Facts, Wanted], Made]
    sizes: tuple[Size, ...] = (Size.A4, Size.ROLL)


_EVENT, _TABLE, _PLAYER = Subject.EVENT, Subject.TABLE, Subject.PLAYER

PAPERS: Mapping[Paper, PaperKind] = MappingProxyType(
    {
        Paper.TICKETS: PaperKind(Right.SEE_AUDIT, (_EVENT, _TABLE, _PLAYER), cage_slips.seated, cage_slips.tickets),
        Paper.RECEIPTS: PaperKind(Right.SEE_AUDIT, (_PLAYER,), cage_slips.sold, cage_slips.receipts),
        Paper.PAYOUT_SLIPS: PaperKind(Right.SEE_AUDIT, (_EVENT, _PLAYER), cage_slips.won, cage_slips.payout_slips),
        Paper.DRAWERS: PaperKind(Right.SEE_AUDIT, (_EVENT,), cage_slips.opened, cage_slips.drawers),
        Paper.DEAL: PaperKind(Right.SEE_FLOOR, (_EVENT,), agreement.proposed, agreement.agreement, (Size.A4,)),
    }
)
"""What stands on a paper is seen by whoever may see it on a page."""
