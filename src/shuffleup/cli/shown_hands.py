"""Which hands were shown at the end and what they are, in games whose events do not say it themselves."""

from collections.abc import Sequence
from itertools import combinations

from shuffleup.cards.card import UNKNOWN, Card
from shuffleup.cards.deck import Deck
from shuffleup.cards.orders import RANKINGS
from shuffleup.cards.ranking import Ranking
from shuffleup.games.variant import Holding, Variant
from shuffleup.hand.seats import members
from shuffleup.hand.state import HandState, Settled

_LOW, _BADUGI = "low", "badugi"
_HIGH_ORDERS = ("high", "short-deck-high")


def shown_hands(game: Variant, state: HandState, deck: Deck) -> tuple[tuple[int, str, tuple[Card, ...]], ...]:
    """For each hand that was shown its seat, its category, ``low`` or ``badugi`` for those, and the cards that play."""
    if not isinstance(state, Settled) or any(key not in RANKINGS for key in game.rankings):
        return ()
    board = state.felt.cards.board
    shown = members(state.live & state.tabled)
    found = []
    # A hand shown by the last player left need not have all its cards.
    for seat in shown if len(members(state.live)) > 1 else ():
        own = [deck.cards[place] for place in state.felt.cards.holes[seat]]
        if UNKNOWN not in (*own, *board):
            reads = [_read(game, RANKINGS[key], own, board) for key in game.rankings]
            found += [(seat, *read) for read in reads if read]
    return tuple(found)


def _read(
    game: Variant, ranking: Ranking, own: Sequence[Card], board: Sequence[Card]
) -> tuple[str, tuple[Card, ...]] | None:
    pools = [(*own, *board)]
    if game.holding is Holding.TWO_AND_THREE:
        pools = [(*two, *three) for two in combinations(own, 2) for three in combinations(board, 3)]
    best = max(pools, key=ranking.value)
    value = ranking.value(best)
    if not value:
        return None
    if ranking.key in _HIGH_ORDERS:
        return category_key(ranking.describe(value)), ranking.five(best)
    return _BADUGI if ranking.key.startswith(_BADUGI) else _LOW, ranking.five(best)


def category_key(words: str) -> str:
    """The key of a high hand's category, from the words for the hand: ``pair of aces, …`` is a ``pair``."""
    called = words.split(",")[0]
    if called.endswith(" high"):
        return "high-card"
    if called == "royal flush":
        return "straight-flush"
    return "pair" if called.startswith("pair of ") else called.replace(" ", "-")
