"""A browser without a window."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, sync_playwright

from shuffleup.web.app import is_built

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


def needed(*, there: bool, what: str, how: str) -> None:
    """Fails where tests must not be left out (CI is set), and otherwise skips and says so."""
    if there:
        return
    if os.environ.get("CI"):
        pytest.fail(f"{what}: {how}")
    pytest.skip(f"{what}: {how}")


@contextmanager
def browser(*flags: str) -> Iterator[Browser]:
    """Chromium without a window, with more flags."""
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    needed(there=bool(found), what="no Chromium", how="apt-get install --no-install-recommends chromium")
    needed(there=is_built(), what="the pages are not built", how="make pages")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=found, args=[*FLAGS, *flags])
        try:
            yield running
        finally:
            running.close()
