"""``[deals]`` of an event file: whether players may divide the prizes, and the deal that a run without people makes.

    [deals]
    at_players = 3
    method = "custom"
    amounts_cents = [45000, 30000, 20000]     # most chips first; or { Anna = 45000, … }
    save_cents = 5000                         # for the first; play_for_cents = [6000, 4000] for several places

Where the pool is known before play the sums are checked here, to the cent. Where it may still grow the deal is held
against the prizes when it is made, and one that misses a cent ends the run.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Annotated

from msgspec import Meta, Struct

from shuffleup.formats.event_problems import Problems, mended_sum, nearest
from shuffleup.formats.event_schema import Amount, Count, Counts, Switch
from shuffleup.maths.deals import DealMethod, DealTerms, deal
from shuffleup.maths.payouts import Ladder
from shuffleup.maths.refusal import Refusal
from shuffleup.tournament.definition import DealRules, PayoutPlan, Seats
from shuffleup.tournament.payouts import ladder

Percent = Annotated[Decimal, Meta(description="a per cent from 0 to 100")]
Amounts = Annotated[
    list[Amount] | dict[str, Amount],
    Meta(description="whole numbers for the players left, most chips first, like [45000, 30000], or by name"),
]
PLACE = "[deals]"
_MOST_PLAYERS = 20
"""A deal among more players than this is not worked out before it is played."""


class DealsTable(Struct, frozen=True, kw_only=True):
    """``[deals]``: the rules for everybody, and, from ``at_players`` on, the deal of players without people."""

    allowed: Switch = True
    least_play_for_percent: Percent = Decimal(0)
    at_players: Amount = 0
    method: str = DealMethod.ICM.value
    amounts_cents: Amounts = []
    save_cents: Amount = 0
    play_for_cents: Counts | None = None
    play_on: Switch = False
    unit_cents: Count = 1

    @property
    def players(self) -> int:
        """With so many players left the deal is made; 0 for no deal."""
        return self.at_players or len(self.amounts_cents)

    @property
    def aside(self) -> tuple[int, ...]:
        """What is still played for, by place."""
        return (self.save_cents,) if self.save_cents else tuple(self.play_for_cents or ())


class PlannedDeal(Struct, frozen=True):
    """In a run without people: with so many players left they divide the prizes, and these are still played for."""

    players: int
    method: DealMethod
    play_for_cents: tuple[int, ...] = ()
    amounts: Mapping[str, int] | tuple[int, ...] = ()
    """Of a deal of the players' own: by player, or by stack, most chips first."""
    play_on: bool = False
    unit_cents: int = 1


def deal_rules(table: DealsTable) -> DealRules:
    """Whether players may divide the prizes."""
    return DealRules(table.allowed, int(table.least_play_for_percent * 100))


def planned_deal(table: DealsTable) -> PlannedDeal | None:
    """The deal that players without people make."""
    if not table.players:
        return None
    written = table.amounts_cents
    amounts = dict(written) if isinstance(written, dict) else tuple(written)
    return PlannedDeal(table.players, DealMethod(table.method), table.aside, amounts, table.play_on, table.unit_cents)


# ── checks ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def check_deal(table: DealsTable, entrants: Sequence[str], problems: Problems) -> None:
    """What the table says by itself: a method with what belongs to it, among players who are in the event."""
    methods = [method.value for method in DealMethod]
    custom = table.method == DealMethod.CUSTOM.value
    if table.method not in methods:
        problems.add(PLACE, f"method = {table.method!r} is not known", nearest(table.method, methods, "it can be"))
    elif custom and not table.amounts_cents:
        problems.add(PLACE, "a custom deal names its amounts", "give amounts_cents, one for each player")
    elif table.amounts_cents and not custom:
        problems.add(PLACE, "amounts_cents are for a custom deal", 'write method = "custom"')
    if table.save_cents and table.play_for_cents:
        problems.add(PLACE, "save_cents and play_for_cents do not go together", "put the winner's amount first")
    if table.at_players > len(entrants):
        what = f"at_players = {table.at_players}, and {len(entrants)} players enter"
        problems.add(PLACE, what, f"give at most {len(entrants)}")
    if table.at_players == 1 or len(table.amounts_cents) == 1:
        problems.add(PLACE, "at_players = 1 leaves nobody to deal with", "give 2 or more")
    elif not table.players and (table.aside or table.play_on or table.unit_cents > 1 or table.method != methods[0]):
        problems.add(PLACE, "method and what is played for are for a run's deal", "give at_players too")
    elif table.players and not table.allowed:
        problems.add(PLACE, "at_players plans a deal, and none is allowed", "take one of them out")
    _named(table, entrants, problems)


def _named(table: DealsTable, entrants: Sequence[str], problems: Problems) -> None:
    if table.amounts_cents and table.at_players not in (0, len(table.amounts_cents)):
        what = f"amounts_cents has {len(table.amounts_cents)} amounts for {table.at_players} players"
        problems.add(PLACE, what, "give one amount for each")
    if isinstance(table.amounts_cents, dict):
        for name in [name for name in table.amounts_cents if name not in entrants]:
            problems.add(
                PLACE, f"amounts_cents names {name!r}, who does not enter", nearest(name, entrants, "named are")
            )


def check_sums(table: DealsTable, plan: PayoutPlan, pool_cents: int | None, entries: int, problems: Problems) -> None:
    """The deal against the prizes that are left, where the pool is known: to the cent, as it will be made."""
    players = table.players
    if not 1 < players <= min(entries, _MOST_PLAYERS) or isinstance(plan.table, Seats):
        return
    made = ladder(plan, pool_cents, entries) if pool_cents else None
    if not isinstance(made, Ladder):
        return
    written = table.amounts_cents
    terms = DealTerms(
        method=DealMethod.CUSTOM if written else DealMethod.EQUAL,
        play_for_cents=table.aside,
        least_play_for=Fraction(table.least_play_for_percent) / 100,
        custom_cents=tuple(written.values() if isinstance(written, dict) else written),
    )
    refused = deal([1] * players, made.prizes_cents[:players], terms)
    if isinstance(refused, Refusal):
        _told(refused, players, problems)


def _told(refused: Refusal, players: int, problems: Problems) -> None:
    """Why the deal cannot be made, in the words of the file: its amounts are in cents."""
    facts = dict(refused.facts)
    match refused.code:
        case "deal-does-not-sum":
            amounts, dealt = int(facts["amounts_cents"]), int(facts["dealt_cents"])
            what = f"amounts_cents come to {amounts}, and {dealt} is dealt with {players} players left"
            problems.add(PLACE, what, mended_sum(dealt - amounts))
        case "play-for-too-much":
            what = f"{facts['amount_cents']} cents set aside for place {facts['place']} leave it below the next place"
            problems.add(PLACE, what, f"set at most {facts['most_cents']} cents aside there")
        case "play-for-too-little":
            what = f"{facts['set_aside_cents']} cents are played for, which is less than least_play_for_percent"
            problems.add(PLACE, what, f"set {facts['least_cents']} cents aside")
        case "play-for-too-many":
            what = f"play_for_cents has {facts['amounts']} amounts for {players} players"
            problems.add(PLACE, what, "give at most one amount for each")
        case _:
            problems.add(PLACE, "play_for_cents rise from one place to the next", "list them from the first place down")
