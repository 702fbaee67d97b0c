"""A browser without a window."""

import os
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from shuffleup.web.pages import is_built

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

AT_ONCE = 2 * (os.cpu_count() or 1)
"""So many processes may want to run at a time before pages are kept waiting for the machine."""
PATIENCE = round(10_000 * max(1, os.getloadavg()[0] / AT_ONCE))
"""So many milliseconds a page may take: ten seconds, and longer where the machine does much else besides."""
expect.set_options(timeout=PATIENCE)


def needed(*, there: bool, what: str, how: str) -> None:
    """Fails where tests must not be left out (CI is set), and otherwise skips and says so."""
    if there:
        return
    if os.environ.get("CI"):
        pytest.fail(f"{what}: {how}")
    pytest.skip(f"{what}: {how}")


@contextmanager
def browser(*flags: str) -> Iterator[Browser]:
    """Chromium without a window, with more flags; what is opened in the block is closed with it.

    All tests of a folder are shown in one, which knows nothing of the last one: each window is a person of its own.
    """
    running = _started(flags)
    before = set(running.contexts)
    try:
        yield running
    finally:
        for window in set(running.contexts) - before:
            window.close()


_STARTED: dict[tuple[str, ...], Browser] = {}
"""The browsers of this process, by their flags."""
_TO_END = ExitStack()


def _started(flags: tuple[str, ...]) -> Browser:
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    needed(there=bool(found), what="no Chromium", how="apt-get install --no-install-recommends chromium")
    needed(there=is_built(), what="the pages are not built", how="make pages")
    if flags not in _STARTED or not _STARTED[flags].is_connected():
        _STARTED[flags] = _TO_END.enter_context(
            _playwright().chromium.launch(executable_path=found, args=[*FLAGS, *flags])
        )
    return _STARTED[flags]


@cache
def _playwright() -> Playwright:
    return _TO_END.enter_context(sync_playwright())


def end() -> None:
    """Ends the browsers, and the loop of Playwright with them: while that runs, the process can run no other."""
    _STARTED.clear()
    _playwright.cache_clear()
    _TO_END.close()
