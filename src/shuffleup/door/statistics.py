"""What is usually counted of players, each ratio with the two numbers that it is made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from shuffleup.door.hands import DealtHand
from shuffleup.records.facts import HandFacts


class Tally(Struct, frozen=True):
    """So many times ``count`` of ``of``."""

    count: int
    of: int

    @property
    def ratio(self) -> float | None:
        """One divided by the other; None where there was no occasion."""
        return self.count / self.of if self.of else None

    def __str__(self) -> str:
        return f"{self.count}/{self.of}" + (f" ({self.count / self.of:.1%})" if self.of else "")


class PlayerStatistics(Struct, frozen=True):
    """One player over many hands. A street is a betting round with its cards; the first is the one before the flop."""

    hands: int
    """Hands in which he was dealt in."""
    won: int
    """Chips won, or lost below 0, after the rake: cents where the hands are of a cash game."""
    vpip: Tally
    """Called or raised on the first street, of the hands in which he was asked to act there. Blinds, straddles, antes
    and bring-ins are no choice and do not count; nor does a big blind that everybody folds to."""
    pfr: Tally
    """Bet or raised on the first street, of the same hands."""
    three_bet: Tally
    """Raised the first raise of the first street, of the hands in which he met it alone with chips for a raise."""
    went_to_showdown: Tally
    """Was one of two or more left when hands were shown, of the hands in which he was in as the second street began."""
    won_at_showdown: Tally
    """Took chips from a pot, of his showdowns."""
    aggression: Tally
    """Bets and raises after the first street to calls there: the aggression factor is their ratio, also above 1."""


def statistics(hands: Iterable[DealtHand]) -> dict[str, PlayerStatistics]:
    """The usual statistics of every player in hands that are over, those of most hands first.

    The hands are gone through once and not kept, so millions of them take no more memory than their players.
    Raises ``ValueError`` for a hand that is not over.

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
