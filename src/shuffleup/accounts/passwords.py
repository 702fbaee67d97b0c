"""Passwords and PINs: what is required of them, and their digests (Argon2id, RFC 9106, the library's own costs)."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from shuffleup.answer import Refusal, refuse

PASSWORD_LEAST = 10
"""Characters; length is worth more than variety (NIST SP 800-63B)."""
PASSWORD_MOST = 200
PIN_LEAST = 4
PIN_MOST = 8
_HASHER = PasswordHasher()
_BESIDE = ThreadPoolExecutor(2, "shuffleup-passwords")
"""Each digest takes 64 MiB and a core for a while: a sender of many passwords only makes himself wait longer."""


def unfit_password(password: str, login: str = "") -> Refusal | None:
    """What is wrong with a new password."""
    if len(password) < PASSWORD_LEAST:
        return refuse("password-too-short", least=PASSWORD_LEAST)
    if len(password) > PASSWORD_MOST:
        return refuse("password-too-long", most=PASSWORD_MOST)
    if len(set(password)) <= 2 or (login and password.casefold() == login.casefold()):
        return refuse("password-too-simple")
    return None


def unfit_pin(pin: str) -> Refusal | None:
    """What is wrong with a new PIN: four to eight digits, not all alike and not one after the other."""
    digits = [ord(letter) for letter in pin]
    if not (pin.isascii() and pin.isdigit() and PIN_LEAST <= len(pin) <= PIN_MOST):
        return refuse("pin-of-digits", least=PIN_LEAST, most=PIN_MOST)
    steps = {after - before for before, after in pairwise(digits)}
    return refuse("pin-too-simple") if len(steps) == 1 and steps <= {-1, 0, 1} else None


@cache
def _hash_of_nothing() -> str:
    """Compared if there is no such login, so that the answer takes as long as for an existing one."""
    return _HASHER.hash("nobody's password")


async def digest_of(secret: str) -> str:
    """The digest to store. Computed outside the loop, as it is slow by design."""
    return await asyncio.get_running_loop().run_in_executor(_BESIDE, _HASHER.hash, secret)


async def fits(secret: str, digest: str) -> bool:
    """Does the secret match the digest? Without a digest it does not, and the answer takes just as long."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_BESIDE, _fits, secret, digest) and bool(digest)


def _fits(secret: str, digest: str) -> bool:
    try:
        return _HASHER.verify(digest or _hash_of_nothing(), secret)
    except (VerificationError, InvalidHashError):
        return False
