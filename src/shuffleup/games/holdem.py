"""Texas hold'em: two hole cards, a board of five, the best five of seven."""

from shuffleup.games.variant import BetSize, Holding, Opener, Street, Variant

BOARD_STREETS: tuple[Street, ...] = (
    Street("flop", Opener.LEFT_OF_BUTTON, burn=1, board=3),
    Street("turn", Opener.LEFT_OF_BUTTON, burn=1, board=1, bet=BetSize.BIG),
    Street("river", Opener.LEFT_OF_BUTTON, burn=1, board=1, bet=BetSize.BIG),
)
"""What every flop game deals after its first betting round."""

HOLDEM = Variant(
    key="holdem",
    name="hold'em",
    streets=(Street("preflop", Opener.AFTER_BLINDS, down=2), *BOARD_STREETS),
    holding=Holding.ANY_FIVE,
    rankings=("high",),
    seats_max=22,
)
