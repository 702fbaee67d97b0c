"""The price of a hand as every screen shows it."""

from msgspec import Struct

from shuffleup.table.stakes import Stakes


class Blinds(Struct, frozen=True, gc=False):
    """What a hand costs; parts that a game does not have are 0."""

    small: int
    big: int
    ante: int
    bring_in: int
    small_bet: int
    big_bet: int


NOTHING = Blinds(0, 0, 0, 0, 0, 0)


def of_stakes(stakes: Stakes) -> Blinds:
    """The price that a hand pays."""
    return Blinds(stakes.small_blind, stakes.big_blind, stakes.ante, stakes.bring_in, stakes.small_bet, stakes.big_bet)
