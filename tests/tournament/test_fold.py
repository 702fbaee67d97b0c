"""Replaying a stream: the same state as event by event, and nothing that was handed in changes."""

from shuffleup.tournament.evolve.apply import evolve, fold
from shuffleup.tournament.words.state import EventState
from tests.tournament.room import Room, a_pot, event


def played() -> Room:
    """An event of three tables, played to its end."""
    room = Room(event(seats=6), seed=4)
    room.open(17)
    room.play_out(a_pot)
    return room


def test_a_stream_leads_to_the_same_state_at_once_and_event_by_event() -> None:
    room = played()
    state: EventState | None = None
    for happened in room.log:
        state = evolve(state, happened)
    assert fold(room.log) == state == room.now
    assert type(fold(room.log).floor.tables) is dict


def test_the_state_that_a_fold_goes_on_from_stays_as_it_was() -> None:
    room = played()
    middle = len(room.log) // 2
    before = fold(room.log[:middle])
    kept = (dict(before.floor.tables), before.floor.players)
    assert fold(room.log[middle:], before) == room.now
    assert (before.floor.tables, before.floor.players) == kept
    assert fold(room.log[:middle]) == before
