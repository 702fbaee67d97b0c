"""The pages that the codes on papers open."""

from functools import lru_cache
from io import BytesIO
from urllib.parse import quote

import segno

WALL, FLOOR, PLAYER = "wall", "floor", "player"


def link(server: str, page: str, event: str, player: str = "") -> str:
    """The address of a page of this server, about an event; for the floor page, about one of its players."""
    about = f"&player={quote(player, safe='')}" if player and page == FLOOR else ""
    return f"{server.rstrip('/')}/{page}?event={quote(event, safe='')}{about}"


def phone_link(server: str, key: str) -> str:
    """The address of a player's own page, which his key opens."""
    return f"{server.rstrip('/')}/{PLAYER}#phone={key}"


@lru_cache(maxsize=512)
def code(address: str) -> str:
    """A QR code as SVG, without a frame: the paper around it is white."""
    drawn = BytesIO()
    segno.make(address, error="m", micro=False).save(
        drawn, kind="svg", xmldecl=False, border=0, omitsize=True, nl=False
    )
    return drawn.getvalue().decode()
