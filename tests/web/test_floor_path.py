"""How far a bust and a raise travel, as the bench traces it: this is where the program gets longer ways unnoticed."""

from bench.floor_path import BUST_FILES, EVOLVES, RAISE_FILES, RAISE_HOPS, a_raise, bust


def test_a_bust_passes_few_files_and_each_of_its_events_is_applied_once() -> None:
    told = bust()
    assert told.events == 4 and told.evolves == EVOLVES * told.events
    assert len(told.files) <= BUST_FILES, sorted(told.files)


def test_a_raise_stays_short() -> None:
    raised = a_raise()
    assert len(raised.files) <= RAISE_FILES and raised.hops <= RAISE_HOPS, raised.calls
