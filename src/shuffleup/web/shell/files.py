"""Lists to take away, as CSV, XLSX or JSON."""

import re

from litestar import Response

from shuffleup.formats.listing import Listing
from shuffleup.questions.listings import FileKind, as_file
from shuffleup.rulebooks.rule import Language
from shuffleup.web.shell.sums import Sums

_MEDIA = {
    FileKind.CSV: "text/csv; charset=utf-8",
    FileKind.XLSX: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    FileKind.JSON: "application/json",
}
FILES = tuple([media.partition(";")[0] for media in _MEDIA.values()])
"""What the API description says of a file in a format of choice."""


async def handed_out(name: str, listing: Listing, kind: FileKind, language: Language, sums: Sums) -> Response[bytes]:
    """The list as a file, written outside the loop: a festival has thousands of rows."""
    safe = re.sub(r"[^A-Za-z0-9_-]", "-", name)
    headers = {"content-disposition": f'attachment; filename="{safe}.{kind.value}"'}
    whole = await sums.of(lambda _: as_file(listing, kind, language))
    return Response(whole, media_type=_MEDIA[kind], headers=headers)
