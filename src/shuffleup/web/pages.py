"""The built pages: where they are, and how the server gives them."""

from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.response import File, Redirect
from litestar.static_files import create_static_files_router

from shuffleup.web.shell.limits import Budget

STATIC = Path(__file__).parent / "static"
"""Where ``make`` puts the pages, and where the wheel carries them."""
FONTS = "assets"
"""The folder of the fonts, among the pages."""
PAGES = ("floor", "wall", "door", "room", "dealer", "player", "system", "live")
CONTENT_FROM = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'self'"
)
"""Pages load nothing from elsewhere, as a room may have no internet, run no script but their own files, and cannot be
framed by other sites."""


def is_built(static: Path = STATIC) -> bool:
    """Have the pages been built?"""
    return all((static / f"{page}.html").is_file() for page in PAGES)


def pages(static: Path) -> list[Any]:  # Any: Litestar's handlers and routers have no common type
    """Each page under its own address; ``/`` leads to the floor."""

    @get("/", include_in_schema=False)
    async def root() -> Redirect:
        return Redirect("/floor")

    @get([f"/{page}" for page in PAGES], include_in_schema=False, media_type=MediaType.HTML, budget=Budget.FILE)
    async def page(request: Request[Any, Any, Any]) -> File | Response[str]:
        file = static / f"{request.url.path.strip('/')}.html"
        if not file.is_file():
            return Response("The pages are not built: run make run", status_code=503, media_type=MediaType.TEXT)
        headers = {"cache-control": "no-cache", "content-security-policy": CONTENT_FROM}
        return File(file, content_disposition_type="inline", media_type="text/html", headers=headers)

    if not (static / "assets").is_dir():
        return [root, page]
    opt = {"budget": Budget.FILE}
    files = create_static_files_router("/assets", [static / "assets"], include_in_schema=False, opt=opt)
    return [root, page, files]
