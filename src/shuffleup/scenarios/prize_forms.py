"""What a place is worth in a tournament case."""

from shuffleup.scenarios.forms import Form
from shuffleup.scenarios.scenario import Sentence


class PrizeIs(Sentence, frozen=True):
    """What a place is worth, in cents; the pool is settled."""

    amount: int
    money: int


PRIZE_EXPECTED = (
    Form(
        "the prize of place {amount} is {money}",
        "The pool is settled.",
        "the prize of place 1 is 250",
        PrizeIs,
    ),
)
