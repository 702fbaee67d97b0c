"""When the browser that these tests share is ended."""

import pytest

from tests.browser import room


@pytest.hookimpl(trylast=True)  # after the fixtures, which have pages in it
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Ends the browser before a test of another folder: there ``asyncio.run`` must find no loop."""
    if nextitem is None or nextitem.path.parent != item.path.parent:
        room.end()
