"""``[deals]`` of an event file: whether players may make a deal, and the deal that a run without people makes.

    [deals]
    at_players = 3
    method = "custom"
    amounts_cents = [45000, 30000, 20000]     # most chips first; or { Anna = 45000, … }
    save_cents = 5000                         # for the first; play_for_cents = [6000, 4000] for several places

If the pool is known before play, the amounts are checked here, to the cent. If it may still grow, the deal is checked
against the prizes when it is made; if it is a cent off, the run ends.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from shuffleup.answer import Refusal, note
from shuffleup.formats.event.schema import DealsTable
from shuffleup.formats.event.toml_tables import EventProblems, mended_sum
from shuffleup.maths.deals import DealMethod, DealTerms, deal
from shuffleup.maths.payouts import Ladder
from shuffleup.toml_text import did_you_mean
from shuffleup.tournament.facts.prizes import prize_ladder
from shuffleup.tournament.words.definition import DealRules, PayoutPlan, Seats

PLACE = "[deals]"
_MOST_PLAYERS = 20
"""A deal among more players than this is not checked before play."""


class PlannedDeal(Struct, frozen=True):
    """The deal in a run without people: made with ``players`` left, with ``play_for_cents`` still played for."""

    players: int
    method: DealMethod
    play_for_cents: tuple[int, ...] = ()
    amounts: Mapping[str, int] | tuple[int, ...] = ()
    """The amounts of a custom deal: by player, or by stack, most chips first."""
    play_on: bool = False
    unit_cents: int = 1


def deal_rules(table: DealsTable) -> DealRules:
    """Whether players may make a deal, and how much it must leave to play for."""
    return DealRules(table.allowed, int(table.least_play_for_percent * 100))


def planned_deal(table: DealsTable) -> PlannedDeal | None:
    """The deal that a run without people makes; None if it makes none."""
    if not table.players:
        return None
    written = table.amounts_cents
    amounts = dict(written) if isinstance(written, dict) else tuple(written)
    return PlannedDeal(table.players, DealMethod(table.method), table.aside, amounts, table.play_on, table.unit_cents)


# ── checks ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def check_deal(table: DealsTable, entrants: Sequence[str], problems: EventProblems) -> None:
    """Checks the table by itself: the method has the keys it needs, and the players are in the event."""
    methods = [method.value for method in DealMethod]
    custom = table.method == DealMethod.CUSTOM.value
    known = problems.word(PLACE, "method", table.method, methods)
    if custom and not table.amounts_cents:
        problems.add(PLACE, note("custom-needs-amounts"), note("give-amounts-for-each"))
    elif known and table.amounts_cents and not custom:
        problems.add(PLACE, note("amounts-for-custom"), note("write-line", line='method = "custom"'))
    if table.save_cents and table.play_for_cents:
        problems.add(PLACE, note("not-together", options="save_cents and play_for_cents"), note("winners-amount-first"))
    if table.at_players > len(entrants):
        what = note("fewer-than-at-players", at=str(table.at_players), count=str(len(entrants)))
        problems.add(PLACE, what, note("give-at-most-most", most=str(len(entrants))))
    if table.at_players == 1 or len(table.amounts_cents) == 1:
        problems.add(PLACE, note("at-players-1"), note("give-what", what=note("2-or-more")))
    elif not table.players and (table.aside or table.play_on or table.unit_cents > 1 or table.method != methods[0]):
        problems.add(PLACE, note("played-for-in-runs-deal"), note("give-at-players-too"))
    elif table.players and not table.allowed:
        problems.add(PLACE, note("deal-planned-not-allowed"), note("take-one-of-them-out"))
    _named(table, entrants, problems)


def _named(table: DealsTable, entrants: Sequence[str], problems: EventProblems) -> None:
    if table.amounts_cents and table.at_players not in (0, len(table.amounts_cents)):
        what = note("amounts-for-players", count=str(len(table.amounts_cents)), players=str(table.at_players))
        problems.add(PLACE, what, note("give-one-for-each"))
    if isinstance(table.amounts_cents, dict):
        for name in [name for name in table.amounts_cents if name not in entrants]:
            problems.add(PLACE, note("amount-of-nobody", name=name), did_you_mean(name, entrants, "named-are-list"))


def check_sums(
    table: DealsTable, plan: PayoutPlan, pool_cents: int | None, entries: int, problems: EventProblems
) -> None:
    """Checks the deal against the prizes that are left, to the cent, if the pool is known."""
    players = table.players
    if not 1 < players <= min(entries, _MOST_PLAYERS) or isinstance(plan.table, Seats):
        return
    made = prize_ladder(plan, pool_cents, entries) if pool_cents else None
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


def _told(refused: Refusal, players: int, problems: EventProblems) -> None:
    """Reports why the deal cannot be made in the words of the file, with amounts in cents."""
    facts = dict(refused.facts)
    match refused.code:
        case "deal-does-not-sum":
            amounts, dealt = refused.number("amounts_cents"), refused.number("dealt_cents")
            what = note("amounts-do-not-come-to", amounts=str(amounts), dealt=str(dealt), players=str(players))
            problems.add(PLACE, what, mended_sum(dealt - amounts))
        case "play-for-too-much":
            what = note("set-aside-below-next", amount=str(facts["amount_cents"]), place=facts["place"])
            problems.add(PLACE, what, note("set-at-most-aside", cents=str(facts["most_cents"])))
        case "play-for-too-little":
            what = note("play-for-too-little", amount=str(facts["set_aside_cents"]))
            problems.add(PLACE, what, note("set-cents-cents-aside", cents=str(facts["least_cents"])))
        case "play-for-too-many":
            what = note("play-for-for-players", count=str(facts["amounts"]), players=str(players))
            problems.add(PLACE, what, note("at-most-one-amount-each"))
        case _:
            problems.add(PLACE, note("rise-to-next-place", key="play_for_cents"), note("list-from-first-place"))
