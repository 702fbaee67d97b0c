"""Every order of hands by its key: the one place to add a new one. Games name their orders by these keys."""

from shuffleup.cards.lowball import BADUGI, BADUGI27, LOW27, LOW_A5
from shuffleup.cards.pairs import PAIR
from shuffleup.cards.ranking import HIGH, LOW8, Ranking
from shuffleup.cards.short_deck import SHORT_DECK_HIGH

RANKINGS: dict[str, Ranking] = {
    ranking.key: ranking for ranking in (HIGH, LOW8, LOW_A5, LOW27, BADUGI, BADUGI27, SHORT_DECK_HIGH, PAIR)
}
"""High, the lows, badugi, the order of the short deck and that of hands of one or two cards."""
ITALIAN = "italian"
"""The order of ``cards.italian``: read with the lowest card of the deck and compared within a pot, no ``Ranking``."""
