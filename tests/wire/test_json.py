"""Whatever is written can be read back as the same value, and equal values are equal bytes."""

import json
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shuffleup.answer import note
from shuffleup.hand.events import HandEvent, Raised
from shuffleup.league.events import ResultRecorded
from shuffleup.wire.json import Command, Event, canonical, decode_command, decode_event
from tests.wire.values import any_of

EVENTS = get_args(Event)
COMMANDS = get_args(Command)


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
@settings(max_examples=15)
@given(data=st.data())
def test_every_event_comes_back(kind: type, data: st.DataObject) -> None:
    event = data.draw(any_of(kind))
    written = canonical(event)
    assert decode_event(written) == event
    assert canonical(decode_event(written)) == written


@pytest.mark.parametrize("kind", COMMANDS, ids=lambda kind: kind.__name__)
@settings(max_examples=15)
@given(data=st.data())
def test_every_command_comes_back(kind: type, data: st.DataObject) -> None:
    command = data.draw(any_of(kind))
    assert decode_command(canonical(command)) == command


@pytest.mark.parametrize("union", [EVENTS, COMMANDS], ids=["events", "commands"])
def test_no_two_kinds_share_a_tag(union: tuple[Any, ...]) -> None:
    tags = [kind.__struct_config__.tag for kind in union]
    assert None not in tags
    assert len(set(tags)) == len(tags)


def test_every_event_of_a_hand_has_a_wire_form() -> None:
    assert set(get_args(HandEvent)) <= set(EVENTS)


def test_an_event_is_one_object_with_its_tag_first() -> None:
    written = canonical(Raised(seat=2, amount=300, to=300, inc=200, full=True, turn=3))
    assert written == b'{"type":"raised","seat":2,"amount":300,"to":300,"inc":200,"full":true,"turn":3}'


@pytest.mark.parametrize(
    "damaged",
    [
        {"type": "raized", "seat": 2},
        {"type": "folded", "seat": "2", "turn": 3},
        {"type": "folded", "seat": 2},
        {"seat": 2, "turn": 3},
    ],
)
def test_what_is_no_event_is_refused(damaged: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        decode_event(json.dumps(damaged).encode())


def test_notes_in_old_logs_of_a_league_are_read_as_they_stand() -> None:
    season = (
        '{"type":"result-recorded","season":"s","recorded":{"result":{"event_id":"e1","day":"2026-01-10","lines":[]},'
        '"scores":[],"retained_cents":0},"notes":%s}'
    )
    old = decode_event((season % '["5 scores come from rows that are derived, not printed"]').encode())
    new = decode_event((season % '[{"type":"note","code":"scores-are-derived","facts":[["count",5]]}]').encode())
    assert isinstance(old, ResultRecorded) and isinstance(new, ResultRecorded)
    assert old.notes == ("5 scores come from rows that are derived, not printed",)
    assert new.notes == (note("scores-are-derived", count=5),)
    assert [decode_event(canonical(one)) for one in (old, new)] == [old, new]
