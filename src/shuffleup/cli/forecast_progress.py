"""How far a forecast is, on stderr: with many thousand players it takes minutes."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from shuffleup.locale.messages import messages
from shuffleup.rulebooks.rule import Language


@contextmanager
def percentage(language: Language, *, shown: bool) -> Iterator[Callable[[float], None]]:
    """Takes how much is done, from 0 to 1, and writes each new per cent on one line, which is gone when it is over."""
    if not shown:
        yield lambda _: None
        return
    speech, last = messages(language), -1

    def told(done: float) -> None:
        nonlocal last
        percent = int(100 * done)
        if percent > last:
            last = percent
            sys.stderr.write(f"\r\x1b[K{speech.say('forecast-done', {'percent': percent})}")
            sys.stderr.flush()

    try:
        yield told
    finally:
        sys.stderr.write("\r\x1b[K")
