"""What requests are made of: who asks, and the words that they have in common."""

from typing import Annotated, Any, TypeAlias

from litestar import Request
from msgspec import Meta

from shuffleup.accounts.signing_in import Signed
from shuffleup.answer import Why

Asked: TypeAlias = Request[Signed, Any, Any]
"""A request of somebody whom the server knows."""
AskedByAnybody: TypeAlias = Request[Signed | None, Any, Any]
"""A request at an address that is open to strangers."""

PRINTED = r"^[^\x00-\x1f\x7f]*\Z"
"""A line. The end is ``\\Z``: a ``$`` would let a newline through."""
SAYS_SOMETHING = r"^[^\x00-\x1f\x7f]*[^\x00-\x20\x7f][^\x00-\x1f\x7f]*\Z"
"""A line that is not blank."""
CommandId = Annotated[str, Meta(min_length=1, max_length=80, pattern=PRINTED, description="the sender's; counts once")]
Reason = Annotated[Why, Meta(max_length=200, pattern=PRINTED, description="why, for the log")]
EventId = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,39}\Z", description="letters a-z, digits and hyphens")]
Word = Annotated[str, Meta(min_length=1, max_length=80, pattern=PRINTED)]
Secret = Annotated[str, Meta(min_length=1, max_length=200)]
Day = Annotated[str, Meta(pattern=r"^2[0-9]{3}-[0-9]{2}-[0-9]{2}\Z", description="as 2026-11-27")]
MOST_EVENTS = 9
"""How many events a key or a webhook may be for; without any it is for all."""
