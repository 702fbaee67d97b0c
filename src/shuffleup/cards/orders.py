"""All orders of hands by key: the one place to add a new one. Games name their orders by these keys."""

from shuffleup.cards.lowball import BADUGI, BADUGI27, LOW27, LOW_A5
from shuffleup.cards.pairs import PAIR
from shuffleup.cards.ranking import HIGH, LOW8, Ranking
from shuffleup.cards.short_deck import SHORT_DECK_HIGH

RANKINGS: dict[str, Ranking] = {
    ranking.key: ranking for ranking in (HIGH, LOW8, LOW_A5, LOW27, BADUGI, BADUGI27, SHORT_DECK_HIGH, PAIR)
}
"""High, the lows, badugi, short deck, and hands of one or two cards."""
ITALIAN = "italian"
"""The order of ``cards.italian``. It needs the deck's lowest card and compares hands in a pot: no ``Ranking``."""
