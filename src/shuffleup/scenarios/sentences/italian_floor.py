"""Cases for the floor at a table of poker all'italiana that people deal."""

from shuffleup.answer import Refusal
from shuffleup.rulings.ruling import Ruling
from shuffleup.rulings.turn.false_opening import FalseOpening, FoundOut, false_opening
from shuffleup.scenarios.italian_scene import ItalianScene
from shuffleup.scenarios.language import rules
from shuffleup.scenarios.places import Chips, Player


@rules(
    "{player} opens {amount} without what opens, found {found}",
    "Bruno opens 40 without what opens, found at the showdown: the floor decides (rule a4)",
)
def opens_falsely(scene: ItalianScene, player: Player, amount: Chips, found: FoundOut) -> Ruling | Refusal:
    """A hand that may not open has opened, where no software has dealt; asked when the player is to act."""
    hand = scene.hand
    return false_opening(hand.rules, hand.state, hand.deck, FalseOpening(scene.seat(player), amount, found))
