"""What a call costs and is worth, in exact fractions: the sums that players do at the table (FIGP's glossary)."""

from fractions import Fraction


def pot_odds(pot: int, price: int) -> Fraction:
    """The pot for each chip of a call: ``Fraction(4)`` is four to one. Raises ``ValueError`` for a free call."""
    if price <= 0:
        raise ValueError("a call that costs nothing has no odds")
    return Fraction(pot, price)


def equity(pot: int, chance: Fraction) -> Fraction:
    """The part of a pot that belongs to somebody who wins it with this chance, from 0 to 1."""
    return pot * _likely(chance)


def expectation_of_call(pot: int, price: int, chance: Fraction) -> Fraction:
    """What a call gains on average: the pot as often as it is won, the price as often as it is not."""
    return pot * _likely(chance) - price * (1 - chance)


def hourly(won: int, hours: int) -> Fraction:
    """Winnings, or with a minus sign losses, for an hour of play. Raises ``ValueError`` without a full hour."""
    if hours <= 0:
        raise ValueError("nothing is won in no time")
    return Fraction(won, hours)


def _likely(chance: Fraction) -> Fraction:
    if not 0 <= chance <= 1:
        raise ValueError(f"a chance lies between 0 and 1, not at {chance}")
    return chance
