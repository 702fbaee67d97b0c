"""A table whose stub runs short: the service shuffles it by itself, and after a restart it lies as before."""

import json

import pytest

from shuffleup.bots.cast import bot_for
from shuffleup.cards.shuffle.commit import PlaceOpening, SealedDeck, open_card
from shuffleup.cards.shuffle.rebuilt import NewStub, Reshuffled
from shuffleup.games.catalogue import variant
from shuffleup.games.limits import Limit
from shuffleup.hand.actions import Action, Call, Check, Discard
from shuffleup.hand.orders.actions import ExchangeCard, Floor
from shuffleup.hand.orders.events import CardExchanged, StubRebuilt
from shuffleup.hand.phases.drawing import draw_bounds
from shuffleup.hand.state import BettingRound, Drawing, Settled
from shuffleup.hand.view import held
from shuffleup.questions.verify import checked
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.service.loaded_table import LoadedTable
from shuffleup.service.streams import Decided, Shuffler
from shuffleup.store.port import Row
from shuffleup.table.plan import GameKey, HandPlan
from shuffleup.table.seat import SeatPlan
from shuffleup.wire.deal import DealHand
from tests.games.random_hands import BLIND_STAKES, STUD_STAKES, posted

STREAM = "table/draw-night/1"


def room(seed: int = 5) -> LoadedTable:
    return LoadedTable(STREAM, Shuffler.from_seed(seed), resolved("tda-2024"))


def plan_of(game: str, seats: int) -> HandPlan:
    played = variant(game)
    stakes = STUD_STAKES if played.brings_in else BLIND_STAKES
    players = tuple([SeatPlan(seat + 1, f"p{seat}", 1000) for seat in range(seats)])
    return HandPlan(
        3, GameKey(game, Limit.FIXED_LIMIT), stakes, players, tuple(posted(played, seats, stakes)), button=seats
    )


def next_command(state: object, table: LoadedTable) -> Action:
    """Everybody checks or calls and draws as many as he can."""
    if isinstance(state, Drawing):
        dealt = table.dealt(state.felt.plan)
        hole, (draw, exactly) = held(state.felt, dealt.deck, state.turn), draw_bounds(dealt.rules, state)
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


def test_a_restarted_room_replaces_a_card_of_the_draw_from_the_same_stub() -> None:
    """Four players draw five cards each and the fifth one; its card was exposed, and the stub is empty."""
    plan, table = plan_of("five-card-draw", 6), room()
    rows: list[Row] = []

    def done(command: Action | DealHand) -> None:
        decided = table.decide(command, str(len(rows) + 1), 0)
        assert isinstance(decided, Decided), decided
        rows.append(Row(STREAM, len(rows) + 1, str(len(rows) + 1), command, decided.events, 0, "p", ""))
        table.keep(len(rows), decided)

    done(DealHand(plan))
    while not (isinstance(table.state, Drawing) and table.state.turn == 4):
        done(next_command(table.state, table))
    done(Discard(4, (0,)))
    done(ExchangeCard(4, 4, Floor("Ada", "exposed in the draw", "tda-2024 35")))
    assert [type(event) for event in rows[-1].events] == [StubRebuilt, CardExchanged]
    again = room()
    for row in rows:
        again.replay(row)
    assert again.state == table.state
    assert again.dealt(plan) == table.dealt(plan)


class Watched(Shuffler):
    """Remembers the stubs that it was asked to shuffle."""

    asked: dict[int, NewStub]

    def stub(self, stream: str, hand: int, number: int, stub: NewStub) -> Reshuffled:
        self.asked[number] = stub
        return super().stub(stream, hand, number, stub)


@pytest.mark.parametrize(
    ("game", "seats", "stubs"), [("triple-draw-27", 6, 4), ("badeucy", 6, 4), ("five-card-draw", 7, 2), ("stud", 8, 1)]
)
def test_every_card_of_a_reshuffled_stub_is_proven_by_the_root_in_the_log(game: str, seats: int, stubs: int) -> None:
    """Whoever has the log checks each opening against it, with the command that doubters are given."""
    plan, shuffler = plan_of(game, seats), Watched.from_seed(5)
    assert isinstance(shuffler, Watched)
    shuffler.asked = {}
    table = LoadedTable(STREAM, shuffler, resolved("tda-2024"))
    rebuilt: list[StubRebuilt] = []
    command: Action | DealHand = DealHand(plan)
    for version in range(1, 400):
        decided = table.decide(command, str(version), 0)
        assert isinstance(decided, Decided), decided
        rebuilt += [event for event in decided.events if isinstance(event, StubRebuilt)]
        table.keep(version, decided)
        if isinstance(table.state, Settled):
            break
        command = next_command(table.state, table)
    assert len(rebuilt) == len(shuffler.asked) == stubs
    deck = table.dealt(plan).deck.cards
    for event, (number, stub) in zip(rebuilt, sorted(shuffler.asked.items()), strict=True):
        sealed = shuffler.sealed_stub(STREAM, plan.hand, number, stub)
        assert event.commitment == sealed.commitment.root.hex()
        shown = [open_card(sealed, place) for place in range(len(stub.shuffled))]
        for opening in shown:
            assert deck[event.stub + len(stub.kept) + opening.place] == deck[opening.card]
        assert checked(transcript(sealed, shown), "stub.json").holds


def transcript(sealed: SealedDeck, shown: list[PlaceOpening]) -> str:
    """What is published of a shuffle, as ``shuffleup verify`` reads it."""
    told = sealed.commitment
    openings = [
        {"place": one.place, "card": one.card, "salt": one.salt.hex(), "path": [step.hex() for step in one.path]}
        for one in shown
    ]
    return json.dumps(
        {
            "schema": "shuffleup.transcript/1",
            "label": told.promise.label,
            "items": told.promise.items,
            "seed_hash": told.promise.seed_hash.hex(),
            "client_seeds": [],
            "root": told.root.hex(),
            "openings": openings,
        }
    )


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
