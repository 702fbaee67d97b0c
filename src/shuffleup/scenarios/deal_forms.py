"""Deals among the players who are left: whether they may make one, and what they are paid then (PSLive 5, MED-24).

Under pslive, a deal told to nobody may not be made (rule 5)
"""

from shuffleup.maths.deals import DealMethod
from shuffleup.scenarios.clock_checks import allowed
from shuffleup.scenarios.event_world import EventChecks, EventDeeds, World, answer
from shuffleup.scenarios.forms import Form, Slot
from shuffleup.scenarios.scenario import Sentence
from shuffleup.scenarios.scene import Finding
from shuffleup.tournament.prize_commands import AgreeToDeal, ProposeDeal
from shuffleup.tournament.refusal import Refusal

_AUTHOR = "floor"
_FIGURES = "the scenario"  # the stacks are those that it states


class DealIsMade(Sentence, frozen=True):
    """All players who are left agree."""

    method: DealMethod
    told: str


class DealMay(Sentence, frozen=True):
    """Whether a deal may be put before the players now."""

    told: str
    yes: bool


_TOLD = {"told to nobody": "", "told to the media": "the media"}
_METHODS = {"ICM": DealMethod.ICM, "chip count": DealMethod.CHIP_CHOP, "equal parts": DealMethod.EQUAL}

DEAL_SLOTS = {
    "told": Slot("|".join(_TOLD), _TOLD.__getitem__, ", ".join([f"`{words}`" for words in _TOLD])),
    "method": Slot("|".join(_METHODS), _METHODS.__getitem__, ", ".join([f"`{words}`" for words in _METHODS])),
}

DEAL_PLAY = (
    Form(
        "everybody left agrees to a deal by {method}, {told}",
        "All who are left sign it, and play ends.",
        "everybody left agrees to a deal by ICM, told to the media",
        lambda method, told: DealIsMade(method, told),
    ),
)
"""What may happen."""

DEAL_EXPECTED = (
    Form(
        "a deal {told} may be made",
        "The players who are left may divide the prizes.",
        "a deal told to the media may be made",
        lambda told: DealMay(told, yes=True),
    ),
    Form(
        "a deal {told} may not be made",
        "They may not. The rule may follow.",
        "a deal told to nobody may not be made (rule 5)",
        lambda told: DealMay(told, yes=False),
        cites=True,
    ),
)
"""What may be expected of it."""


def _made(world: World, said: DealIsMade) -> Refusal | None:
    refused = world.send(ProposeDeal(method=said.method, author=_AUTHOR, told=said.told, figures=_FIGURES))
    deal = world.state.outcome.deal.proposed
    if refused or deal is None:
        return refused
    return world.send_all([AgreeToDeal(player, _AUTHOR) for player in deal.missing])


def _may(world: World, said: DealMay) -> Finding:
    command = ProposeDeal(method=DealMethod.ICM, author=_AUTHOR, told=said.told, figures=_FIGURES)
    return allowed(world, command) if said.yes else answer(world, command)


DEAL_DEEDS: EventDeeds = {DealIsMade: _made}
"""What these sentences do."""
DEAL_CHECKS: EventChecks = {DealMay: _may}
"""What these sentences ask."""
