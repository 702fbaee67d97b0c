"""Papers as they leave the server: a file, one of its pages, or the sizes of them all."""

import re
from collections.abc import Callable
from enum import Enum
from typing import TypeVar

from litestar import Response
from msgspec import Struct

from shuffleup.answer import note
from shuffleup.printing.press import Measure, Press, PressError, measure
from shuffleup.web.shell.errors import RefusedError
from shuffleup.web.shell.sums import Sums

PDF, SVG = "application/pdf", "image/svg+xml"
T = TypeVar("T")


class PaperForm(Enum):
    """The form of a paper: the whole of it, or one page as a picture."""

    PDF = "pdf"
    SVG = "svg"


class PaperPages(Struct, frozen=True):
    """A paper as it would be printed: its file name, and the size of each of its pages."""

    title: str
    file: str
    pages: tuple[Measure, ...]


async def printed(
    press: Press, sums: Sums, template: str, told: Struct, name: str, form: PaperForm, page: int
) -> Response[bytes]:
    """A paper as its file, or one of its pages. Raises ``RefusedError`` if there is no such page, or no press."""
    name = _plain(name)
    if form is PaperForm.PDF:
        data = await _pressed(sums, lambda: press.pdf(template, told))
        return _handed(data, PDF, f"{name}.pdf")
    pages = await _pressed(sums, lambda: press.pages(template, told))
    if not 1 <= page <= len(pages):
        raise RefusedError("no-such-page", note("paper-has-pages", count=len(pages)), status=404, place="page")
    return _handed(pages[page - 1], SVG, f"{name}-{page}.svg")


async def pages_of(press: Press, sums: Sums, template: str, told: Struct, title: str, name: str) -> PaperPages:
    """How many pages a paper has, and their sizes."""
    pages = await _pressed(sums, lambda: press.pages(template, told))
    return PaperPages(title, f"{_plain(name)}.pdf", tuple([measure(one) for one in pages]))


async def _pressed(sums: Sums, work: Callable[[], T]) -> T:
    """What the press makes, when it is the asker's turn. Raises ``RefusedError`` if it fails."""
    try:
        return await sums.of(lambda _: work())
    except PressError as fault:
        raise RefusedError(fault.code, fault.what, status=503, hint=fault.hint) from None


def _plain(name: str) -> str:
    """A name that every file system accepts."""
    return re.sub(r"[^A-Za-z0-9_-]+", "-", name).strip("-")


def _handed(data: bytes, media: str, name: str) -> Response[bytes]:
    headers = {"content-disposition": f'inline; filename="{name}"'}
    return Response(data, media_type=media, headers=headers)
