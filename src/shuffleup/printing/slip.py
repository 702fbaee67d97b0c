"""What a slip says, all of it written out: a seat ticket, a receipt, what somebody signs for. A template sets it."""

from msgspec import Struct


class Detail(Struct, frozen=True):
    """A word, what stands beside it, and what is said of that in small letters."""

    name: str
    value: str
    more: str = ""


class Code(Struct, frozen=True):
    """A QR code: the drawing, the address that it opens, and what is said below it."""

    svg: str
    opens: str
    says: str


class Slip(Struct, frozen=True, kw_only=True):
    """One slip."""

    title: str
    who: str
    seat: tuple[Detail, ...] = ()
    """Table and seat, read from afar."""
    large: str = ""
    """What is read from afar where it is no seat: an amount, or that he waits."""
    lines: tuple[Detail, ...] = ()
    again: str = ""
    """That it was printed before."""
    signs: str = ""
    """Who signs on the line at the foot; nobody where it is empty."""
    code: Code | None = None


class PaperHead(Struct, frozen=True, kw_only=True):
    """What every paper begins with: what it is, of which event, and on which paper."""

    size: str
    language: str
    title: str
    event: str
    under: str
    """What stands below the event: its number and its day."""
    code: Code | None = None


class Slips(Struct, frozen=True):
    """Slips of one event."""

    head: PaperHead
    slips: tuple[Slip, ...]
