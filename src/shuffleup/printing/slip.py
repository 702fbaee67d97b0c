"""The contents of a slip, fully written out: a seat ticket, a receipt, something to sign for. A template sets it."""

from msgspec import Struct


class Detail(Struct, frozen=True):
    """A label, its value, and a remark in small type."""

    name: str
    value: str
    more: str = ""


class Code(Struct, frozen=True):
    """A QR code: the drawing, the address that it opens, and the text below it."""

    svg: str
    opens: str
    says: str


class Slip(Struct, frozen=True, kw_only=True):
    """One slip."""

    title: str
    who: str
    seat: tuple[Detail, ...] = ()
    """Table and seat, in large type."""
    large: str = ""
    """What is in large type instead of a seat: an amount, or that he waits."""
    lines: tuple[Detail, ...] = ()
    again: str = ""
    """The remark that it was printed before."""
    signs: str = ""
    """Who signs on the line at the foot; empty for nobody."""
    code: Code | None = None


class PaperHead(Struct, frozen=True, kw_only=True):
    """The head of every paper: what it is, of which event, and the paper size."""

    size: str
    language: str
    title: str
    event: str
    under: str
    """What is below the event's name: its number and its day."""
    code: Code | None = None


class Slips(Struct, frozen=True):
    """Slips of one event."""

    head: PaperHead
    slips: tuple[Slip, ...]
