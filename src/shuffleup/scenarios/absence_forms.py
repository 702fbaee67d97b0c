"""Players who are away from a tournament: what they are charged, and what long absence costs them.

Under figp-2012, Anna's claim may be voided
"""

from shuffleup.scenarios.clock_checks import allowed
from shuffleup.scenarios.event_world import EventChecks, EventDeeds, World, answer, because
from shuffleup.scenarios.forms import Form
from shuffleup.scenarios.said import say
from shuffleup.scenarios.scenario import Sentence
from shuffleup.scenarios.scene import Finding, same
from shuffleup.scenarios.seat_checks import next_plan
from shuffleup.tournament.cage_commands import VoidEntry
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.seat_commands import VoidClaim


class ClaimVoided(Sentence, frozen=True):
    """The director voids a player's claim to the price of his entry."""

    player: str


class MayBeVoided(Sentence, frozen=True):
    """Whether he may do so now."""

    player: str
    yes: bool


class PriceStays(Sentence, frozen=True):
    """A player is not given the price of his entry back."""

    player: str


class PaysBefore(Sentence, frozen=True):
    """What a player would pay before the cards of the next hand at his table."""

    player: str
    amount: int = 0


ABSENCE_PLAY = (
    Form(
        "the director voids {player}'s claim to the price",
        "Of somebody who has been away too long.",
        "the director voids Anna's claim to the price",
        ClaimVoided,
    ),
)
"""What may happen to them."""

ABSENCE_EXPECTED = (
    Form(
        "{player}'s claim may be voided",
        "The player has been away so long that the director may take it.",
        "Anna's claim may be voided",
        lambda player: MayBeVoided(player, yes=True),
    ),
    Form(
        "{player}'s claim may not be voided",
        "He has not, or absence costs nothing. The rule may follow.",
        "Anna's claim may not be voided (rule 55)",
        lambda player: MayBeVoided(player, yes=False),
        cites=True,
    ),
    Form(
        "{player} is not given the price of the entry back",
        "An entry that would be taken back is not. The rule may follow.",
        "Anna is not given the price of the entry back (rule 55)",
        PriceStays,
        cites=True,
    ),
    Form(
        "{player} would pay nothing before the next hand",
        "No blind and no ante of the next hand at the player's table.",
        "Anna would pay nothing before the next hand",
        PaysBefore,
    ),
    Form(
        "{player} would pay {amount} before the next hand",
        "Blinds and antes of the next hand at the player's table.",
        "Anna would pay 300 before the next hand",
        PaysBefore,
    ),
)
"""What may be expected of them."""


def _claim(player: str) -> VoidClaim:
    return VoidClaim(player, "away too long", "director")


def _voided(world: World, said: ClaimVoided) -> Refusal | None:
    return world.send(_claim(said.player))


def _may_be_voided(world: World, said: MayBeVoided) -> Finding:
    return allowed(world, _claim(said.player)) if said.yes else answer(world, _claim(said.player))


def _price_stays(world: World, said: PriceStays) -> Finding:
    # 0: there is no such entry, and none is voided.
    entry = next((one.number for one in world.state.entries if one.player == said.player), 0)
    return answer(world, VoidEntry(entry=entry, reason="never played", author="director"))


def _pays(world: World, said: PaysBefore) -> Finding:
    table = world.table_of(said.player)
    plan = next_plan(world, table) if table else None
    if plan is None or isinstance(plan, Refusal):
        return because(plan) if plan else Finding(f"{said.player} is not in play")
    due = sum([owed.amount for owed in plan.postings if plan.seats[owed.seat].player == said.player])
    return same(
        said.amount, due, say("{player} would pay {amount} before the next hand", player=said.player, amount=due)
    )


ABSENCE_DEEDS: EventDeeds = {ClaimVoided: _voided}
"""What these sentences do."""
ABSENCE_CHECKS: EventChecks = {MayBeVoided: _may_be_voided, PriceStays: _price_stays, PaysBefore: _pays}
"""What these sentences ask."""
