"""Links that let somebody in, as text and as a code that a camera reads."""

import segno
from msgspec import Struct

from shuffleup.accounts.keys import Key
from shuffleup.web.shell.asked import Asked

DOOR = "/door"
"""The page that links lead to. The secret comes after ``#``, which no browser sends and no server logs."""


class Link(Struct, frozen=True):
    """A link that works once, and the same as a QR code (SVG). It cannot be shown again."""

    link: str
    qr: str
    key: Key


def link_of(request: Asked, kind: str, secret: str, key: Key) -> Link:
    """The link to the page where one signs in, for a key of this kind, as text and as a QR code."""
    link = f"{str(request.base_url).rstrip('/')}{DOOR}#{kind}={secret}"
    return Link(link, qr_code(link), key)


def qr_code(address: str, scale: int = 4) -> str:
    """An address as a code that a camera reads from a screen (SVG), with this many pixels per dot."""
    drawn: str = segno.make(address, error="m").svg_inline(scale=scale, border=2)
    return drawn
