"""What tests of commands share."""

import signal
from collections.abc import Iterator

import pytest


@pytest.fixture
def ctrl_c() -> Iterator[None]:
    """Ctrl-C is heard here and by what is started here, also where whoever runs the tests ignores it: shells do so with
    what runs in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
