"""The usual statistics of players, each ratio with the two numbers it is made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from shuffleup.api.hands import DealtHand
from shuffleup.foreign_hands.facts import HandFacts


class Tally(Struct, frozen=True):
    """A ratio as two numbers: ``count`` times in ``of`` occasions."""

    count: int
    of: int

    @property
    def ratio(self) -> float | None:
        """``count`` divided by ``of``; None if there was no occasion."""
        return self.count / self.of if self.of else None

    def __str__(self) -> str:
        return f"{self.count}/{self.of}" + (f" ({self.count / self.of:.1%})" if self.of else "")


class PlayerStatistics(Struct, frozen=True):
    """One player over many hands. A street is a betting round with its cards; the first one is before the flop."""

    hands: int
    """Hands in which he was dealt in."""
    won: int
    """Chips won (negative: lost) after the rake; in a cash game they are cents."""
    vpip: Tally
    """Hands in which he called or raised on the first street, of those in which he was asked to act there. Blinds,
    straddles, antes and bring-ins are forced and do not count; nor does a big blind to which everybody folds."""
    pfr: Tally
    """Hands in which he bet or raised on the first street, of the same hands."""
    three_bet: Tally
    """Hands in which he reraised the first raise of the first street, of those in which he could: he faced that raise
    alone and had the chips for another."""
    went_to_showdown: Tally
    """Hands in which he reached a showdown of two or more, of those in which he was in when the second street began."""
    won_at_showdown: Tally
    """Showdowns in which he won chips from a pot, of all his showdowns."""
    aggression: Tally
    """Bets and raises after the first street against calls there; their ratio, which may exceed 1, is the aggression
    factor."""


def statistics(hands: Iterable[DealtHand]) -> dict[str, PlayerStatistics]:
    """The usual statistics of every player in finished hands; the player with the most hands comes first.

    The hands are read once and not kept, so the memory needed grows with the players and not with the hands. Raises
    ``ValueError`` for a hand that is not over.

    >>> import shuffleup as sh
    >>> hand = sh.new_hand(stacks={"Anna": 5_000, "Bruno": 5_000, "Carla": 5_000}, seed=7)
    >>> hand.raise_to(300), hand.fold(), hand.fold()
    (None, None, None)
    >>> found = sh.statistics([hand])
    >>> str(found["Carla"].pfr), str(found["Bruno"].three_bet), found["Anna"].won
    ('1/1 (100.0%)', '0/1 (0.0%)', -50)
    """
    totals: dict[str, Counter[str]] = {}
    for one in hands:
        facts, won = HandFacts(one.deep), one.won
        for seat, counts in zip(facts.plan.seats, facts.counts, strict=True):
            total = totals.setdefault(seat.player, Counter())
            total.update(counts, hands=1, won=won[seat.player])
    ordered = sorted(totals.items(), key=lambda player: (-player[1]["hands"], player[0]))
    return {player: _of(total) for player, total in ordered}


def _of(total: Counter[str]) -> PlayerStatistics:
    return PlayerStatistics(
        hands=total["hands"],
        won=total["won"],
        vpip=Tally(total["vpip"], total["asked"]),
        pfr=Tally(total["pfr"], total["asked"]),
        three_bet=Tally(total["three_bet"], total["three_bet_chance"]),
        went_to_showdown=Tally(total["showdown"], total["saw_second_street"]),
        won_at_showdown=Tally(total["won_at_showdown"], total["showdown"]),
        aggression=Tally(total["bets"], total["calls"]),
    )
