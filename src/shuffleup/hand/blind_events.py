"""Before the cards: who is not dealt in, and who opens blind."""

from typing import TypeAlias

from msgspec import Struct


class SeatsLeftOut(Struct, frozen=True, gc=False, tag="seats-left-out"):
    """These seats are dealt no cards: their players sit out, or do not play the carried pot."""

    seats: int


class BlindOffered(Struct, frozen=True, gc=False, tag="blind-offered"):
    """A seat may open blind for ``amount``; after a blind of another that is its double."""

    seat: int
    amount: int


class BlindPosted(Struct, frozen=True, gc=False, tag="blind-posted"):
    """A seat opened blind, or doubled."""

    seat: int
    amount: int


class BlindDeclined(Struct, frozen=True, gc=False, tag="blind-declined"):
    """A seat had the cards dealt instead."""

    seat: int


BlindEvent: TypeAlias = SeatsLeftOut | BlindOffered | BlindPosted | BlindDeclined
