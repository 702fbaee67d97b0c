"""A table of poker all'italiana in the service: after a restart every phase and every reshuffled stub is as before."""

import pytest

from shuffleup.games.limits import Limit
from shuffleup.hand.actions import Action, Call, Check, Discard, Fold, Join, Parol, PostBlind, RaiseTo
from shuffleup.hand.orders.events import StubRebuilt
from shuffleup.hand.phases.carrying import may_say_parol
from shuffleup.hand.phases.openers import seat_options
from shuffleup.hand.state import BettingRound, BlindOpening, CatchUp, Drawing, Seated, Settled
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulebooks.policy.italian_game import DeckBasis, ItalianSwitches
from shuffleup.service.loaded_table import LoadedTable
from shuffleup.service.streams import Decided, Shuffler
from shuffleup.store.port import Row
from shuffleup.table.carry import CarriedPot, Carry, NoCarry
from shuffleup.table.plan import GameKey, HandPlan
from shuffleup.table.posting import antes
from shuffleup.table.seat import Attendance, SeatPlan
from shuffleup.table.stakes import AnteMode, Stakes
from shuffleup.wire.deal import DealHand

STREAM = "table/sera/1"
STAKES = Stakes(0, 0, 10, AnteMode.ALL_PLAYERS)


def room(switches: ItalianSwitches | None = None) -> LoadedTable:
    return LoadedTable(STREAM, Shuffler.from_seed(5), resolved("tda-2024"), switches or ItalianSwitches())


def plan_of(hand: int, *stacks: int, away: int = -1, carry: Carry | None = None) -> HandPlan:
    seats = tuple(
        [
            SeatPlan(seat + 1, f"p{seat}", chips, Attendance.ABSENT if seat == away else Attendance.PRESENT)
            for seat, chips in enumerate(stacks)
        ]
    )
    left = carry or NoCarry()
    game = GameKey("italiana", Limit.NO_LIMIT)
    return HandPlan(hand, game, STAKES, seats, antes(seats, STAKES, left), len(seats), carry=left)


def eager(table: LoadedTable) -> Action:
    """Opens blind once, calls, changes four, says parol, joins."""
    state = table.state
    match state:
        case BlindOpening():
            return PostBlind(state.turn)
        case Drawing():
            return Discard(state.turn, (0, 1, 2, 3))
        case CatchUp():
            return Join(state.turn)
        case BettingRound():
            if state.price.high > state.bets[state.turn]:
                return Call(state.turn)
            dealt = table.dealt(state.felt.plan)
            legal = seat_options(dealt.rules, state, dealt.deck)
            if not state.felt.street and not state.price.high and legal.min_to:
                return RaiseTo(state.turn, legal.min_to)
            return Parol(state.turn) if may_say_parol(dealt.rules, state) else Check(state.turn)
    raise AssertionError(f"nobody is asked in {type(state).__name__}")


def played(table: LoadedTable, plan: HandPlan) -> tuple[list[Row], set[str]]:
    """The rows of a hand, and the phases in which it waited; after each row a room read from the log is the same."""
    rows: list[Row] = []
    phases: set[str] = set()
    command: Action | DealHand = DealHand(plan)
    while True:
        decided = table.decide(command, str(len(rows) + 1), 0)
        assert isinstance(decided, Decided), decided
        rows.append(Row(STREAM, len(rows) + 1, str(len(rows) + 1), command, decided.events, 0, "p", ""))
        table.keep(len(rows), decided)
        again = room(table.dealt(plan).rules.switches)
        for row in rows:
            again.replay(row)
        assert again.state == table.state
        assert again.dealt(plan) == table.dealt(plan)
        phases.add(type(table.state).__name__)
        if isinstance(table.state, Settled):
            return rows, phases
        command = eager(table)


@pytest.mark.parametrize("hand", range(1, 7))
def test_a_restarted_room_knows_every_phase(hand: int) -> None:
    rows, phases = played(room(), plan_of(hand, *[5000] * 6))
    assert phases >= {"BlindOpening", "BettingRound", "Drawing", "Settled"}
    rebuilt = [event for row in rows for event in row.events if isinstance(event, StubRebuilt)]
    assert len(rebuilt) == 2, "six players who change four cards"


def test_a_carried_pot_goes_from_hand_to_hand() -> None:
    """The last player folds, everybody else says parol, and he catches up."""
    table = room()
    plan = plan_of(9, *[5000] * 4)
    decided = table.decide(DealHand(plan), "1", 0)
    assert isinstance(decided, Decided)
    table.keep(1, decided)
    version = 1
    asked: list[int] = []
    while not isinstance(table.state, Settled):
        command = eager(table)
        if isinstance(table.state, BettingRound) and table.state.turn == 3 and isinstance(command, Call):
            command = Fold(3)
        if isinstance(command, Join):
            asked.append(command.seat)
        decided = table.decide(command, str(version), 0)
        assert isinstance(decided, Decided), decided
        version += 1
        table.keep(version, decided)
    carry = table.state.carry
    assert asked == [3]
    assert isinstance(carry, CarriedPot) and set(carry.members) == {"p0", "p1", "p2", "p3"}
    following = plan_of(10, *table.state.stacks, carry=carry)
    assert following.postings == ()
    _, phases = played(room(), following)
    assert "BettingRound" in phases and "BlindOpening" not in phases


def test_the_deck_of_a_table_follows_its_switch() -> None:
    for basis, cards in ((DeckBasis.ACTIVE_SEATED, 32), (DeckBasis.DEALT_IN, 28)):
        table = room(ItalianSwitches(deck_basis=basis))
        plan = plan_of(1, *[500] * 4, away=1)
        decided = table.decide(DealHand(plan), "1", 0)
        assert isinstance(decided, Decided) and not isinstance(decided.after, Seated)
        table.keep(1, decided)
        assert len(table.dealt(plan).deck) == cards
