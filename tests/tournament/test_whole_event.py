"""Laws that hold for every event from the first entry to the last prize."""

from collections import Counter
from typing import get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from shuffleup.tournament.evolve.apply import evolve, fold
from shuffleup.tournament.evolve.floor import recount
from shuffleup.tournament.verification import Drawn, drawn_again
from shuffleup.tournament.words.bounties import EnvelopeDrawn
from shuffleup.tournament.words.definition import AfterLast, Definition, Denomination, Level, Structure
from shuffleup.tournament.words.events import Event, HandPlanned, PlayerMoved, PlayersPlaced
from shuffleup.tournament.words.state import EventState, Phase
from shuffleup.tournament.words.terms import BountyKind, BountyTerms, MoneyTerms, PrizeShares
from tests.tournament.room import Player, Room, a_pot, a_small_pot, event

BOOKS = ("tda-2024", "pslive", "figp-2012")
RISING = (
    Level(25, 50, minutes=20),
    Level(50, 100, 100, hands=4),
    Level(100, 200, 200, minutes=20),
    Level(200, 400, 400, minutes=10),
)
CHIPS = (Denomination(25, 2), Denomination(100, 4), Denomination(500))


def definition(seats: int, stack: int = 2_000) -> Definition:
    """An event with levels by minutes and by hands, chips that are raced off, and an end that comes."""
    return replace(event(seats=seats, stack=stack), chips=CHIPS, structure=Structure(RISING, AfterLast.DOUBLE))


class Watch:
    """Checks every event as it happens."""

    def __init__(self) -> None:
        self.moved: dict[int, list[int]] = {}
        self.balanced = 0

    def __call__(self, happened: Event, state: EventState) -> None:
        if state.floor.tables:
            recount(state)
        if isinstance(happened, PlayerMoved):
            self.moved.setdefault(happened.target, []).append(happened.chair)
            self.balanced += 1
        if isinstance(happened, HandPlanned):
            moved = self.moved.pop(happened.table, [])
            # Where fewer than two were left, somebody who came had to be.
            if len(set(happened.positions.dealt_in).difference(moved)) > 1:
                assert happened.positions.small_blind not in moved, "a moved player pays the small blind"
            if state.definition.seats >= 8:
                short = state.floor.most - len(state.floor.tables[happened.table].chairs)
                assert short < 3, f"table {happened.table} plays {short} short"


def check_the_end(room: Room) -> None:
    """Places, prizes and the log of an event that is over."""
    state = room.now
    assert state.phase is Phase.FINISHED
    assert fold(room.log) == state
    assert sorted(place.player for place in state.places) == sorted(entry.player for entry in state.entries)
    holders = Counter(place.place for place in state.places)
    assert all(place.shared_by == holders[place.place] for place in state.places)
    next_place = 1
    for place in sorted(holders):
        assert place == next_place
        next_place += holders[place]
    assert sum(award.cents for award in state.prizes.awards) == sum(entry.buy_in_cents for entry in state.entries)
    assert sum(state.prizes.ladder) == state.prizes.pool_cents


@given(
    players=st.integers(2, 70),
    seats=st.sampled_from((2, 3, 5, 6, 7, 8, 9, 10)),
    book=st.sampled_from(BOOKS),
    play=st.sampled_from((a_pot, a_small_pot)),
    seed=st.integers(0, 10**9),
)
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_every_event_keeps_the_laws(players: int, seats: int, book: str, play: Player, seed: int) -> None:
    room = Room(definition(seats), book=book, seed=seed)
    room.each = Watch()
    room.open(players)
    room.play_out(play)
    check_the_end(room)


@pytest.mark.parametrize("book", BOOKS)
def test_a_large_field(book: str) -> None:
    room = Room(definition(9, stack=10_000), book=book, seed=11)
    watch = Watch()
    room.each = watch
    room.open(311)
    room.play_out(a_small_pot)
    check_the_end(room)
    assert watch.balanced


def test_players_are_placed_once_and_in_the_order_they_leave() -> None:
    room = Room(event(), seed=5)
    room.open(40)
    room.play_out()
    worst_first = [happened.places for happened in room.log if isinstance(happened, PlayersPlaced)]
    tops = [places[0].place for places in worst_first]
    assert tops == sorted(tops, reverse=True)
    assert tops[-1] == 1


def test_the_same_seed_plays_the_same_event() -> None:
    logs = []
    for _ in range(2):
        room = Room(event(), seed=5)
        room.open(25)
        room.play_out()
        logs.append(room.log)
    assert logs[0] == logs[1]


@pytest.mark.parametrize("book", BOOKS)
def test_a_log_written_down_and_read_again_is_the_same_event(book: str) -> None:
    room = Room(definition(9), book=book, seed=6)
    room.open(30)
    room.play_out()
    written = msgspec.json.encode(room.log)
    assert fold(msgspec.json.decode(written, type=list[Event])) == room.now


def test_every_draw_of_a_log_can_be_drawn_again() -> None:
    bounty = BountyTerms(kind=BountyKind.MYSTERY, cents=1_000, from_players=20)
    room = Room(replace(definition(9), money=MoneyTerms(shares=PrizeShares(bounty=bounty))), seed=9)
    room.open(50)
    room.play_out(a_small_pot)
    state = None
    checked = set()
    for happened in room.log:
        if isinstance(happened, Drawn):
            assert state is not None
            assert drawn_again(state, happened) == happened
            other = replace(happened, draw=replace(happened.draw, seed="ff" * 32))
            few = isinstance(happened, EnvelopeDrawn)  # among few envelopes another seed may bring up the same one
            assert few or drawn_again(state, other) != other
            checked.add(type(happened))
        state = evolve(state, happened)
    assert checked == set(get_args(Drawn))
