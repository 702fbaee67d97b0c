"""How a message is signed, so that the receiver knows that it is ours, complete and not an old one sent again.

It follows Standard Webhooks: HMAC-SHA256 over the id, the time and the body, under a secret that both sides have.
"""

import base64
import hmac
import secrets

PREFIX = "whsec_"
SECRET_BYTES = 24


def new_secret() -> str:
    """A secret for one webhook."""
    return PREFIX + base64.b64encode(secrets.token_bytes(SECRET_BYTES)).decode()


def signed(secret: str, message: str, at_seconds: int, body: bytes) -> dict[str, str]:
    """The headers that prove a message; the id is the same at every try, the time is that of this try."""
    key = base64.b64decode(secret.removeprefix(PREFIX))
    digest = hmac.digest(key, f"{message}.{at_seconds}.".encode() + body, "sha256")
    signature = f"v1,{base64.b64encode(digest).decode()}"
    return {"webhook-id": message, "webhook-timestamp": str(at_seconds), "webhook-signature": signature}
