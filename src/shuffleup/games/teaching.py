"""Two games that are small enough to be solved: one card each from three, and one card each from six with a board card.

Kuhn: H. W. Kuhn, A simplified two-person poker, 1950; played with stacks of two antes. Leduc: F. Southey and others,
Bayes' bluff, UAI 2005; thirteen antes are the most that can be lost.
"""

from msgspec.structs import replace

from shuffleup.games.variant import BetSize, Holding, Opener, Street, Variant

_DEAL = Street("deal", Opener.LEFT_OF_BUTTON, down=1)
_STREETS = (_DEAL, Street("flop", Opener.LEFT_OF_BUTTON, board=1, bet=BetSize.BIG))
_CARDS = (38, 39, 42, 43, 46, 47)
LEDUC = Variant("leduc", "Leduc poker", _STREETS, Holding.ANY_FIVE, ("pair",), _CARDS, seats_max=2, bets_max=2)
KUHN = replace(LEDUC, key="kuhn", name="Kuhn poker", streets=(_DEAL,), deck=(39, 43, 47), bets_max=1)
