"""A table whose stub runs short: the service shuffles it by itself, and after a restart it lies as before."""

import pytest

from shuffleup.bots.cast import bot_for
from shuffleup.games.catalogue import variant
from shuffleup.games.limits import Limit
from shuffleup.hand.actions import Action, Call, Check, Discard
from shuffleup.hand.floor_events import StubRebuilt
from shuffleup.hand.state import BettingRound, Drawing, Settled
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.service.rooms import Decided, TableRoom
from shuffleup.service.shuffler import Shuffler
from shuffleup.store.port import Row
from shuffleup.table.plan import GameKey, HandPlan
from shuffleup.table.seat import SeatPlan
from shuffleup.wire.deal import DealHand
from tests.games.random_hands import BLIND_STAKES, STUD_STAKES, posted

STREAM = "table/draw-night/1"


def room(seed: int = 5) -> TableRoom:
    return TableRoom(STREAM, Shuffler.from_seed(seed), resolved("tda-2024"))


def plan_of(game: str, seats: int) -> HandPlan:
    played = variant(game)
    stakes = STUD_STAKES if played.brings_in else BLIND_STAKES
    players = tuple([SeatPlan(seat + 1, f"p{seat}", 1000) for seat in range(seats)])
    return HandPlan(
        3, GameKey(game, Limit.FIXED_LIMIT), stakes, players, tuple(posted(played, seats, stakes)), button=seats
    )


def next_command(state: object, table: TableRoom) -> Action:
    """Everybody checks or calls and draws as many as he can."""
    if isinstance(state, Drawing):
        hole, draw, exactly = table.seat_to_draw(state)
        assert (exactly, draw) == (0, len(hole))
        assert bot_for(1, state.turn).discard(state, hole, draw, exactly).seat == state.turn
        return Discard(state.turn, tuple(range(draw)))
    assert isinstance(state, BettingRound)
    return Call(state.turn) if state.price.high > state.bets[state.turn] else Check(state.turn)


@pytest.mark.parametrize(("game", "seats", "stubs"), [("triple-draw-27", 6, 4), ("badugi", 8, 5), ("stud", 8, 1)])
def test_a_restarted_room_deals_from_the_same_stub(game: str, seats: int, stubs: int) -> None:
    plan, table = plan_of(game, seats), room()
    rows: list[Row] = []
    command: Action | DealHand = DealHand(plan)
    while True:
        decided = table.decide(command, str(len(rows) + 1), 0)
        assert isinstance(decided, Decided), decided
        rows.append(Row(STREAM, len(rows) + 1, str(len(rows) + 1), command, decided.events, 0, "p", ""))
        table.keep(len(rows), decided)
        # At every moment a room read from the log knows the same hand and the same deck.
        again = room()
        for row in rows:
            again.replay(row)
        assert again.state == table.state
        assert again.dealt(plan) == table.dealt(plan)
        if isinstance(table.state, Settled):
            break
        command = next_command(table.state, table)
    assert sum([isinstance(event, StubRebuilt) for row in rows for event in row.events]) == stubs
    assert room(6).dealt(plan).deck != room().dealt(plan).deck


def test_a_decision_that_is_not_kept_changes_nothing() -> None:
    plan, table = plan_of("triple-draw-27", 6), room()
    decided = table.decide(DealHand(plan), "1", 0)
    assert isinstance(decided, Decided)
    table.keep(1, decided)
    version = 1
    while not (isinstance(table.state, Drawing) and table.state.turn == 4):
        decided = table.decide(next_command(table.state, table), str(version), 0)
        assert isinstance(decided, Decided)
        version += 1
        table.keep(version, decided)
    wish = next_command(table.state, table)
    first, second = table.decide(wish, "a", 0), table.decide(wish, "b", 0)
    assert isinstance(first, Decided) and first == second and first.deck is not None
    assert len(table.dealt(plan).deck) == 52
