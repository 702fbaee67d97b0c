"""A table where the software deals, and a seat that the floor holds to certain acts."""

from shuffleup.hand.orders.actions import Floor, HeldAct, Hold, HoldSeat
from shuffleup.hand.play import Hand
from shuffleup.hand.state import BettingRound
from shuffleup.play import commands as ask
from shuffleup.play.attending import Attendant
from shuffleup.play.state import OnlineTable
from shuffleup.table.presence import SECOND, ClockTerms
from tests.hand.dealer import act, hand_of

FLOOR = Floor("Rita", "took chips back", "tda-2024 46")


class Seats:
    """A hand with three players, at a table that keeps time."""

    def __init__(self) -> None:
        self.hand: Hand = act(hand_of(5000, 5000, 5000), "400")
        self.online: OnlineTable | None = None
        starting = Attendant(None, None, 0)
        assert starting.command(ask.StartClocks(ClockTerms(30))) is None
        self.online = starting.table
        dealing = self.at(0)
        dealing.dealt()
        self.online = dealing.table

    def at(self, seconds: int) -> Attendant:
        return Attendant(self.online, self.hand, seconds * SECOND)

    def hold(self, *acts: HeldAct, to: int = 0) -> None:
        floor = self.at(5)
        assert floor.act(HoldSeat(self.hand.turn, Hold(acts, to), FLOOR)) is None
        self.online = floor.table

    def wait(self, seconds: int) -> None:
        late = self.at(seconds)
        assert late.command(ask.TimePassed()) is None
        self.online = late.table

    @property
    def state(self) -> BettingRound:
        assert isinstance(self.hand.state, BettingRound)
        return self.hand.state


def test_a_seat_that_is_held_to_one_act_does_it_without_being_asked() -> None:
    seats = Seats()
    seats.hold(HeldAct.RAISE, to=900)
    assert seats.state.bets == (900, 100, 400)
    assert seats.state.turn == 1


def test_the_default_of_a_seat_that_may_not_fold_is_the_cheapest_act_that_is_left() -> None:
    seats = Seats()
    seats.hold(HeldAct.CALL, HeldAct.RAISE)
    assert seats.state.turn == 0, "it has a choice, and is asked"
    seats.wait(600)
    assert seats.state.bets == (400, 100, 400)


def test_the_default_of_a_seat_that_may_fold_is_what_it_always_is() -> None:
    seats = Seats()
    seats.hold(HeldAct.FOLD, HeldAct.CALL)
    seats.wait(600)
    assert not seats.state.live & 1
