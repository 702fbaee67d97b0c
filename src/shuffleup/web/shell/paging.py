"""Long lists, page by page: ``after`` is the last row of the page before, ``most`` the size of a page.

While there is more, the answer has the address of the next page in its ``Link`` header, as ``rel="next"``; a program
follows it until there is none. New rows do not shift pages: a page starts after a row, not at a number.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, TypeAlias, TypeVar
from urllib.parse import urlencode

from litestar.params import QueryParameter

from shuffleup.answer import note
from shuffleup.web.shell.asked import Asked
from shuffleup.web.shell.errors import RefusedError

MOST = 1_000
BEGINNING = "0"
"""No row has it, unless an event is called so: a program that counts versions begins with it."""
Most: TypeAlias = Annotated[int, QueryParameter(ge=1, le=MOST, description="rows of a page")]
MostOrAll: TypeAlias = Annotated[int, QueryParameter(ge=0, le=MOST, description="rows of a page; 0: all there are")]
_AFTER = "the last row of the page before; 0, or none: from the beginning"
After: TypeAlias = Annotated[str, QueryParameter(max_length=200, description=_AFTER)]
T = TypeVar("T")


def paged(
    rows: Sequence[T], key: Callable[[T], object], after: str, most: int, request: Asked
) -> tuple[tuple[T, ...], Mapping[str, str]]:
    """The rows of one page (all remaining ones for 0), and its headers.

    Raises ``RefusedError`` if no row has that key.
    """
    start = 0
    if after:
        start = next((place for place, row in enumerate(rows, start=1) if str(key(row)) == after), 0)
        if not start and after != BEGINNING:
            what, hint = note("no-row-to-go-on-from", after=after), note("ask-from-the-beginning")
            raise RefusedError("unknown-row", what, status=400, place="after", hint=hint)
    page = tuple(rows[start : start + most] if most else rows[start:])
    if not page or start + len(page) >= len(rows):
        return page, {}
    query = {**dict(request.query_params), "after": str(key(page[-1])), "most": most}
    return page, {"link": f'<{request.url.path}?{urlencode(query)}>; rel="next"'}
