"""The mad round: after a full house or better is shown, everybody deals one hand of a game of his choice (a6).

hand        A deals, a full house is shown
due         B C D A  →  C D A  →  D A  →  A  →  nobody: the usual game again
"""

from collections.abc import Iterable

from msgspec import Struct

from shuffleup.cards.italian.ranking import ItalianCategory
from shuffleup.rulebooks.policy.italian_game import CoveredRule, VeleRule
from shuffleup.table.button import clockwise
from shuffleup.table.plan import GameKey
from shuffleup.table.result import HandResult


class GiroPazzo(Struct, frozen=True, gc=False):
    """The chairs that still have to deal in the mad round, next one first; empty if there is no mad round."""

    due: tuple[int, ...] = ()

    @property
    def on(self) -> bool:
        """Is the next hand part of the mad round?"""
        return bool(self.due)


NO_GIRO = GiroPazzo()


_TRIGGERS = frozenset(
    [category.name.lower().replace("_", "-") for category in ItalianCategory if category >= ItalianCategory.FULL_HOUSE]
)


class GiroRules(Struct, frozen=True, gc=False):
    """Whether the table has mad rounds, and whether a full house within one restarts it (AMB-19)."""

    offered: bool = False
    retrigger: bool = False


class DealerChoice(Struct, frozen=True, gc=False):
    """The choice of the dealer in a mad round: a layout and a covered-card mode, never ``LIBERA``."""

    vele: VeleRule = VeleRule.NESSUNA
    covered: CoveredRule = CoveredRule.MAI

    @property
    def game(self) -> str:
        """The key of the game to be dealt."""
        return f"telesina-{self.vele.value}-{self.covered.value}".replace("_", "-")


def triggers(result: HandResult) -> bool:
    """Was a full house or better shown among the hands compared at the showdown? Here a flush is better."""
    return any(shown.category in _TRIGGERS for shown in result.shown)


def after_hand(giro: GiroPazzo, rules: GiroRules, result: HandResult, button: int, active: Iterable[int]) -> GiroPazzo:
    """The mad round after a hand dealt by the chair ``button``; ``active`` are the chairs still in the event.

    It lasts one whole orbit: each active chair deals once, beginning with the next one left of the button.
    """
    chairs = set(active)
    if not rules.offered:
        return NO_GIRO
    if triggers(result) and (rules.retrigger or not giro.on):
        return GiroPazzo(clockwise(chairs, button))
    return GiroPazzo(tuple([chair for chair in giro.due if chair != button and chair in chairs]))


def next_game(usual: GameKey, giro: GiroPazzo, choice: DealerChoice | None = None) -> GameKey:
    """The game of the next hand: the usual one, or in a mad round the dealer's choice, by default the plainest."""
    return GameKey((choice or DealerChoice()).game, usual.limit) if giro.on else usual


def vacated(giro: GiroPazzo, chair: int) -> GiroPazzo:
    """The mad round after the player of a chair left the table between hands."""
    return GiroPazzo(tuple([due for due in giro.due if due != chair]))
