"""How many live lines and feeds there may be: each holds a connection for hours."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from shuffleup.accounts.roles import Role
from shuffleup.accounts.signing_in import Signed
from shuffleup.answer import note
from shuffleup.web.shell.errors import RefusedError

LINES = 10_000
"""The most in all, in one process."""
LINES_OF_PLAYER = 20
"""The most for one session of a player: his page needs one, or two."""
TOO_MANY = 429


class OpenLines:
    """The lines that are open now."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()

    def refuse_if_full(self, signed: Signed) -> None:
        """Raises ``RefusedError`` if he may open no more."""
        his = self._open[signed.key] if signed.role is Role.PLAYER else 0
        if his >= LINES_OF_PLAYER or self._open.total() >= LINES:
            raise RefusedError("too-many-lines", note("too-many-lines"), status=TOO_MANY, hint=note("close-some-lines"))

    @contextmanager
    def held(self, signed: Signed) -> Iterator[None]:
        """Counts one more line of his, for as long as the block runs. Raises ``RefusedError`` if he may open no more:
        others may have come since he was asked for the event."""
        self.refuse_if_full(signed)
        self._open[signed.key] += 1
        try:
            yield
        finally:
            self._open[signed.key] -= 1
            if not self._open[signed.key]:
                del self._open[signed.key]
