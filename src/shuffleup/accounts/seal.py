"""Personal data in a database, sealed: AES-GCM under keys derived from the secret beside the log, never stored in it.

Each value is sealed for one place (the table and the id of its row), so that a row copied over another one does not
open there. What must be found without being opened, such as a login, is stored as a keyed digest. A key that must be
given again, because it is printed on paper, is derived from its id.
"""

import base64
import hmac
import secrets

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from shuffleup.answer import note
from shuffleup.store.port import StoreError

NONCE_BYTES = 12
SEALED = "sealed:"
"""How a sealed text begins."""
KEY_BYTES = 32
TOLD_BYTES = 18


class SealError(StoreError):
    """Personal data was sealed under another secret, or has been altered."""

    def __init__(self) -> None:
        super().__init__("people-sealed", note("people-sealed"), note("put-the-secret-back"))


class Seal:
    """Seals and opens with the keys of one secret."""

    def __init__(self, secret: bytes) -> None:
        self._cipher = AESGCM(_key(secret, b"shuffleup/people/seal/1"))
        self._digests = _key(secret, b"shuffleup/people/digest/1")
        self._proofs = _key(secret, b"shuffleup/people/proof/1")
        self._told_again = _key(secret, b"shuffleup/people/told-again/1")

    @classmethod
    def of_the_moment(cls) -> "Seal":
        """With a secret that is never stored: for what ends with the program."""
        return cls(secrets.token_bytes(KEY_BYTES))

    def seal(self, plain: bytes, place: str) -> bytes:
        """The value, sealed for one place."""
        nonce = secrets.token_bytes(NONCE_BYTES)
        return nonce + self._cipher.encrypt(nonce, plain, place.encode())

    def open(self, sealed: bytes, place: str) -> bytes:
        """The value that was sealed for this place. Raises ``SealError``."""
        try:
            return self._cipher.decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], place.encode())
        except (InvalidTag, ValueError):
            raise SealError from None

    def text(self, plain: str, place: str) -> str:
        """Seals a text for one place; the result is a text."""
        return SEALED + base64.b64encode(self.seal(plain.encode(), place)).decode()

    def read(self, text: str, place: str) -> str:
        """The text that was sealed for this place. Raises ``SealError``."""
        try:
            return self.open(base64.b64decode(text.removeprefix(SEALED)), place).decode()
        except ValueError:
            raise SealError from None

    def digest(self, text: str) -> str:
        """The digest by which a text is found; without the secret nobody can test guesses against it."""
        return hmac.digest(self._digests, text.encode(), "sha256").hex()

    def keyed(self, proof: str) -> str:
        """A proof of few digits, mixed with the secret before it is digested, so that guessing needs the secret."""
        return hmac.digest(self._proofs, proof.encode(), "sha256").hex()

    def secret_of(self, text: str) -> str:
        """The secret derived from a text: always the same, and not computable from the database alone."""
        made = hmac.digest(self._told_again, text.encode(), "sha256")[:TOLD_BYTES]
        return base64.urlsafe_b64encode(made).decode()


def is_sealed(text: str) -> bool:
    """Was this text sealed?"""
    return text.startswith(SEALED)


def _key(secret: bytes, use: bytes) -> bytes:
    return HKDF(SHA256(), KEY_BYTES, salt=None, info=use).derive(secret)
