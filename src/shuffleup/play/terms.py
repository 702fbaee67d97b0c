"""What applies to all hands of a table: the book, the readings of its open points, and an Italian table's choices."""

from msgspec import Struct

from shuffleup.games.catalogue import variant
from shuffleup.games.variant import Showing
from shuffleup.hand.rules import READ_AS_THE_BOOK, HandRules, ShowdownMode, hand_rules
from shuffleup.rulebooks.policy.italian_game import ItalianSwitches, ItalianTable
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.table.plan import GameKey

USUAL_TABLE = ItalianTable()


class TableTerms(Struct, frozen=True):
    """The rules of a table. ``switches`` and ``italian`` are used only by the Italian games."""

    policy: ResolvedPolicy
    switches: ItalianSwitches = READ_AS_THE_BOOK
    italian: ItalianTable = USUAL_TABLE


def rules_of(terms: TableTerms, game: GameKey, *, timed: bool) -> HandRules:
    """The rules of a hand of this game. If players may hide their hands, a table with clocks asks them (a10)."""
    dealt = variant(game.variant)
    asks = timed and dealt.showing is Showing.BEST_SO_FAR
    mode = ShowdownMode.ASKED if asks else ShowdownMode.AUTOMATIC
    return hand_rules(dealt, game.limit, terms.policy, mode, switches=terms.switches)
