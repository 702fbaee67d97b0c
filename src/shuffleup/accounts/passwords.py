"""Passwords and PINs: what is required of them, and their digests (Argon2id, RFC 9106, the library's own costs)."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from threading import BoundedSemaphore
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from shuffleup.accounts.guessed import is_common_password, is_common_pin
from shuffleup.answer import Refusal, refuse

T = TypeVar("T")

PASSWORD_LEAST = 10
"""Characters; length is worth more than variety (NIST SP 800-63B)."""
PASSWORD_MOST = 200
PIN_LEAST = 4
PIN_MOST = 8
STRANGERS_WAITING = 4
KNOWN_WAITING = 100
_HASHER = PasswordHasher()


class Lane:
    """Digests are worked out beside the loop: each takes 64 MiB and a core for a while. Few wait, so that nobody waits
    long; the rest is told to come back."""

    def __init__(self, name: str, threads: int, waiting: int) -> None:
        self._threads = ThreadPoolExecutor(threads, f"shuffleup-{name}")
        self._room = BoundedSemaphore(threads + waiting)

    @contextmanager
    def place(self) -> Iterator[bool]:
        """A place in the lane for as long as the block runs; False if there is none."""
        there = self._room.acquire(blocking=False)
        try:
            yield there
        finally:
            if there:
                self._room.release()

    async def work(self, work: Callable[..., T], *of: str) -> T:
        """The result of slow work."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *of)


STRANGERS = Lane("strangers", 1, STRANGERS_WAITING)
"""Where passwords wait that come from browsers where nobody has signed in."""
KNOWN = Lane("known", 2, KNOWN_WAITING)
"""Where those wait who are known already: browsers and devices of the staff."""


def unfit_password(password: str, login: str = "") -> Refusal | None:
    """What is wrong with a new password."""
    if len(password) < PASSWORD_LEAST:
        return refuse("password-too-short", least=PASSWORD_LEAST)
    if len(password) > PASSWORD_MOST:
        return refuse("password-too-long", most=PASSWORD_MOST)
    if len(set(password)) <= 2 or is_common_password(password, login):
        return refuse("password-too-simple")
    return None


def unfit_pin(pin: str) -> Refusal | None:
    """What is wrong with a new PIN: four to eight digits, and none of those that everybody takes."""
    if not (pin.isascii() and pin.isdigit() and PIN_LEAST <= len(pin) <= PIN_MOST):
        return refuse("pin-of-digits", least=PIN_LEAST, most=PIN_MOST)
    return refuse("pin-too-simple") if is_common_pin(pin) else None


@cache
def _hash_of_nothing() -> str:
    """Compared if there is no such login, so that the answer takes as long as for an existing one."""
    return _HASHER.hash("nobody's password")


async def digest_of(secret: str) -> str:
    """The digest to store. Computed outside the loop, as it is slow by design."""
    return await KNOWN.work(_HASHER.hash, secret)


async def fits(secret: str, digest: str, lane: Lane = KNOWN) -> bool:
    """Does the secret match the digest? Without a digest it does not, and the answer takes just as long."""
    return await lane.work(_fits, secret, digest) and bool(digest)


def _fits(secret: str, digest: str) -> bool:
    nothing = _hash_of_nothing()  # before anything is compared: the first who asks waits for it, whoever he is
    try:
        return _HASHER.verify(digest or nothing, secret)
    except (VerificationError, InvalidHashError):
        return False
