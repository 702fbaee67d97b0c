"""A game with two ways of holding is one value: Drawmaha, half for the five cards in hand, half for the Omaha hand."""

from shuffleup.games.holdem import BOARD_STREETS
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Holding, Opener, Street, Variant
from shuffleup.hand.actions import Discard
from shuffleup.hand.events import PotAwarded
from shuffleup.hand.state import Drawing
from tests.hand.dealer import act, all_of, deck_of_hands, hand_of

FLOP, TURN, RIVER = BOARD_STREETS
DRAWMAHA = Variant(
    key="drawmaha",
    name="Drawmaha",
    streets=(
        Street("preflop", Opener.AFTER_BLINDS, down=5),
        FLOP,
        Street("draw", Opener.LEFT_OF_BUTTON, draw=5, bets=False),
        TURN,
        RIVER,
    ),
    holding=(Holding.HOLE_ONLY, Holding.TWO_AND_THREE),
    rankings=("high", "high"),
    seats_max=6,
)


def played(anna: str, bruno: str, board: str) -> list[tuple[tuple[int, int], ...]]:
    """Anna and Bruno see every card and nobody draws: who wins which of the pot of 200, the first half first."""
    deck = deck_of_hands(anna, bruno, board=board)
    hand = act(hand_of(1000, 1000, game=DRAWMAHA, limit=Limit.POT_LIMIT, deck=deck), "call check", "check check")
    while isinstance(hand.state, Drawing):
        assert hand.act(Discard(hand.turn, ())) is None
    act(hand, "check check", "check check")
    return [award.shares for award in all_of(hand, PotAwarded)]


def test_each_half_goes_to_the_hand_that_it_is_for() -> None:
    assert played("9s9d9h4c3d", "AhKh7c5s3c", "QhJh4h8s6d") == [((0, 100),), ((1, 100),)]


def test_the_hand_in_hand_never_reads_the_board() -> None:
    assert played("AsKd9h4c3d", "QsQd7c5s3c", "AdAhAc8s6d") == [((1, 100),), ((0, 100),)]
