"""What the readers of an event file have to know about the games of the catalogue."""

from msgspec import Struct


class KnownGame(Struct, frozen=True):
    """How many players one deck serves, and what kind of prices the levels of a game have."""

    seats_max: int
    brings_in: bool = False
    """Stud: ``small`` of a level is the bring-in and ``big`` the small bet."""
    italian: bool = False
    """Poker all'italiana: ``[italian]`` belongs to it, and its levels have an ante and no blinds."""
    key: str = ""
    """Its key in the catalogue, where a file may call it by another."""
    layout_in_key: bool = False
    """Telesina: the key names the layout of the vele and the covered card, as ``telesina-croce-sempre`` does."""
