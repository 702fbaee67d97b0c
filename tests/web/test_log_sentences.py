"""The log tells in every language what each command led to: one sentence for each kind of event, from its own facts."""

import asyncio
import re
from collections.abc import Iterator
from importlib.resources import files
from typing import get_args

import pytest
from msgspec import Struct

from shuffleup.projections.audit import Said, said
from shuffleup.rulebooks.rule import Language
from shuffleup.store.memory import MemoryStore
from shuffleup.tournament.undo import UndoEvent
from shuffleup.tournament.words import events as e
from tests.locale.words import all_messages
from tests.service.club import EVENT, played
from tests.web.club import NAMES, Floor, floor

FROM_THE_PAGE = {"command", "by", "by_count", "number"}
"""What the log page adds itself: the command that an event speaks of, that nobody is named, and the first draw."""


def kinds(union: object) -> Iterator[type[Struct]]:
    """The types of a union of unions."""
    for one in get_args(union):
        yield from kinds(one) if get_args(one) else (one,)


@pytest.mark.parametrize("language", Language)
def test_every_event_has_a_sentence(language: Language) -> None:
    names = all_messages(language).names
    tags = {str(kind.__struct_config__.tag) for kind in (*kinds(e.Event), *kinds(UndoEvent))}
    assert len(tags) > 90
    assert sorted(tag for tag in tags if f"happened-{tag}" not in names) == []
    told = [
        name.removeprefix("happened-").removeprefix("went-back-")
        for name in names
        if name.startswith(("happened-", "went-back-"))
    ]
    assert sorted({*told} - tags) == []


def written(happened: Said) -> dict[str, int | str]:
    """The facts as the log page hands them to a sentence."""
    values: dict[str, int | str] = {"by": "", "by_count": 0, "number": 1, "command": "Bust"}
    for fact, value in happened.facts:
        name, number = fact, 2
        while name in values and fact not in FROM_THE_PAGE:
            name, number = f"{fact}_{number}", number + 1
        values[name] = value
    return values


def evening(desk: Floor) -> None:
    """Much of what a floor does, with undo and redo."""
    desk.begun(12)
    desk.give("pause-clock", reason="fire alarm")
    desk.give("resume-clock")
    desk.give("set-time-left", seconds=300, reason="late start", author="floor")
    desk.give("mark-absent", players=[desk.at_table(1)[2]])
    desk.give("mark-present", players=[desk.at_table(1)[2]])
    desk.give("place-button", table=1, chair=1, author="floor")
    players = desk.at_table(1)
    desk.give("report-bust", "one", players=players[:1], by=players[1:2], author="floor")
    desk.bust(players[1], command_id="two")
    desk.give("balance-tables")
    desk.ask({"type": "undo", "command_id": "one"})
    desk.ask({"type": "redo", "command_id": "one"})
    desk.give("advance-level")
    while desk.page()["view"]["event"]["phase"] == "playing":
        kinds = [one["kind"] for one in desk.page()["view"]["advice"]]
        if "final-table" in kinds:
            desk.give("redraw-final-table")
        table = max(desk.page()["view"]["tables"], key=lambda one: sum(bool(seat["player"]) for seat in one["seats"]))
        desk.bust(desk.at_table(table["table"])[0])
    desk.give("award-prizes")


@pytest.mark.parametrize("language", Language)
def test_no_sentence_wants_a_fact_that_its_event_does_not_have(language: Language) -> None:
    book = all_messages(language)
    with floor() as desk:
        evening(desk)
        lines = desk.page("audit")["lines"]
    told = [Said(one["kind"], tuple(map(tuple, one["facts"]))) for line in lines for one in line["led_to"]]
    store = MemoryStore()
    played(store)  # and an event whose hands the software deals
    told += [said(event) for row in asyncio.run(store.read(EVENT)) for event in row.events]
    assert len({one.kind for one in told}) > 20
    faults = [fault for one in told for fault in book.faults(f"happened-{one.kind}", written(one))]
    assert faults == []


@pytest.mark.parametrize("language", Language)
def test_sentences_of_all_languages_speak_of_the_same_facts(language: Language) -> None:
    def facts(of: Language) -> dict[str, set[str]]:
        text = files("shuffleup.locale").joinpath(of.value, "pages", "screens_log.ftl").read_text(encoding="utf-8")
        sentences = re.findall(r"^(happened-[\w-]+) =(.*(?:\n .*)*)", text, re.MULTILINE)
        return {name: set(re.findall(r"\$(\w+)", sentence)) for name, sentence in sentences}

    assert len(facts(language)) > 90
    assert facts(language) == facts(Language.ENGLISH)


def test_the_log_names_every_player_of_a_row_however_long_its_list() -> None:
    with floor() as desk:
        desk.begun(12)
        out = desk.at_table(1)[0]
        desk.bust(out, command_id="bust")
        assert desk.ask({"type": "undo", "command_id": "bust"}).status_code == 200
        audit = desk.page("audit")
        versions = {line["asked"]["kind"]: line["version"] for line in audit["lines"]}
        assert sorted(audit["people"]) == sorted(NAMES)
        rows = audit["people"][out]
        assert {versions[kind] for kind in ("register", "draw-seats", "report-bust", "undo")} <= set(rows)
        assert versions["undo"] not in audit["people"][next(name for name in NAMES if name != out)]
