"""The secret of a room sealed under a passphrase (Argon2id, then AES-GCM), so that it may lie in a backup."""

import base64
import secrets

import msgspec
from argon2.low_level import Type, hash_secret_raw
from msgspec import Struct

from shuffleup.accounts.seal import KEY_BYTES, Seal, SealError

SALT_BYTES = 16
KEY_PLACE = "backup/key"


class _SealedKey(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kdf", tag="argon2id/1"):
    """``argon2id/1`` takes 3 passes over 64 MiB in 4 lanes (RFC 9106, the second choice)."""

    salt: bytes
    sealed: bytes


def seal_key(secret: bytes, passphrase: str) -> str:
    """The secret, sealed so that it is unreadable without the passphrase."""
    salt = secrets.token_bytes(SALT_BYTES)
    sealed = _SealedKey(salt, _under(passphrase, salt).seal(secret, KEY_PLACE))
    return base64.b64encode(msgspec.json.encode(sealed)).decode()


def open_key(sealed: str, passphrase: str) -> bytes:
    """The secret that was sealed under this passphrase. Raises ``SealError`` for a wrong passphrase."""
    try:
        found = msgspec.json.decode(base64.b64decode(sealed), type=_SealedKey)
    except (msgspec.MsgspecError, ValueError):
        raise SealError from None
    return _under(passphrase, found.salt).open(found.sealed, KEY_PLACE)


def _under(passphrase: str, salt: bytes) -> Seal:
    key = hash_secret_raw(
        passphrase.encode(), salt, time_cost=3, memory_cost=65_536, parallelism=4, hash_len=KEY_BYTES, type=Type.ID
    )
    return Seal(key)
