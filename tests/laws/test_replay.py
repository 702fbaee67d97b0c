"""A hand is its events: replaying them gives the live state, in memory and after a trip through JSON."""

import msgspec
from hypothesis import given

from shuffleup.answer import Refusal
from shuffleup.hand.decide import decide
from shuffleup.hand.events import HandEvent
from shuffleup.hand.evolve import evolve, fold
from shuffleup.hand.state import HandState
from tests.laws.deals import Deal, deals
from tests.laws.playing import finished, steps
from tests.laws.volume import hands

WRITTEN = msgspec.json.Encoder()
READ = msgspec.json.Decoder(tuple[HandEvent, ...])


@hands(250)
@given(deals())
def test_replaying_the_events_gives_the_live_state_at_every_act(deal: Deal) -> None:
    log: list[HandEvent] = []
    replayed: HandState | None = None
    for step in steps(deal):
        log.extend(step.events)
        replayed = fold(step.events, replayed)
        assert replayed == step.after
    assert fold(log) == step.after
    assert READ.decode(WRITTEN.encode(tuple(log))) == tuple(log)
    assert fold(READ.decode(WRITTEN.encode(tuple(log)))) == step.after


@hands(150)
@given(deals())
def test_evolve_leaves_the_state_it_is_given_as_it_was(deal: Deal) -> None:
    state: HandState | None = None
    for event in finished(deal).events:
        before = WRITTEN.encode(state)
        after = evolve(state, event)
        again = evolve(state, event)
        assert WRITTEN.encode(state) == before
        assert after == again
        state = after


@hands(100)
@given(deals())
def test_the_same_hand_decided_twice_has_the_same_events(deal: Deal) -> None:
    for step, twin in zip(steps(deal), steps(deal), strict=True):
        assert step == twin
        if step.before is not None and step.action is not None:
            decided = decide(deal.rules, step.before, deal.deck, step.action)
            assert not isinstance(decided, Refusal)
            assert decided == step.events
