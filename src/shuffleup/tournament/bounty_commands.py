"""What the floor can say about bounties."""

from msgspec import Struct


class NameKnockOut(Struct, frozen=True, gc=False, tag="name-knock-out", kw_only=True):
    """Say who knocked a player out, where the report of the hand did not tell. Who had more chips is named first."""

    player: str
    by: tuple[str, ...]
    author: str
