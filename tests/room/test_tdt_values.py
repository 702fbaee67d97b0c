"""A ``.tdt`` in which other values stand than its program writes: told, or refused in one line."""

import re

from hypothesis import example, given, settings
from hypothesis import strategies as st

from shuffleup.answer import Refusal
from shuffleup.formats.event.toml_tables import EventFileError
from shuffleup.formats.tdt.grammar import TdtError
from shuffleup.people.directory import Directory
from shuffleup.people.matching import Answers
from shuffleup.room.calendar import WallClock
from shuffleup.room.tdt.announced import HouseWords
from shuffleup.room.tdt.keeping import Ready, ready
from shuffleup.room.tdt.report import drafted
from shuffleup.tournament.words.state import Phase
from tests.formats.tdt_files import (
    add_on,
    bust,
    buy_in,
    evening,
    fee,
    financials,
    player,
    prize,
    rake,
    sale,
    tournament,
)
from tests.room.imported import SHUFFLER, closes, shown, state


def test_nothing_may_stand_as_0_and_of_a_player_who_stands_there_twice_the_last_one_counts() -> None:
    none = (
        evening()
        .replace("BustOut: new", "Seat: 0, BustOut: new")
        .replace("Tables: new GameTables", "Tables: 0, X: new Y")
    )
    assert state(shown(none)).phase is Phase.FINISHED
    twice = evening().replace('Map.from([["p1"', 'Map.from([["p2", new GamePlayer({UUID: "p2"})], ["p1"', 1)
    found = shown(twice)
    assert len(state(found).entries) == len(state(shown(evening())).entries)


def test_several_fees_of_rebuys_and_add_ons_are_several_offers() -> None:
    """Each is sold at its own price; one that is announced and that nobody has bought is on sale, too."""
    single, double = fee("Single", 50, 3_000), fee("Double", 90, 6_000)
    money = financials(
        Rebuys=sale(single, double, fee("Triple", 120, 9_000)),
        AddOns=sale(fee("Add-on", 50, 4_000), fee("Big", 80, 7_000)),
    )
    more = {"Rake": rake(0)}
    players = [
        player("p1", "Anna Zoë", [buy_in(), buy_in(5, 50, Chips=3_000, ProfileName="Single", **more)], [add_on(45)]),
        player("p2", "Bruno Rossi", [
            buy_in(out=bust(10, ["p1"])),
            buy_in(11, 90, bust(80, ["p1"]), Chips=6_000, ProfileName="Double", **more),
        ]),
        player("p3", "Carla Nuñez", [
            buy_in(out=bust(20, ["p1"])),
            buy_in(21, 70, bust(60, ["p1"]), Chips=5_000, ProfileName="Back", **more),
        ]),
    ]  # fmt: skip
    found = shown(tournament(players, [prize(1, 530, ["p1"])], Financials=money))
    after = state(found)
    assert [(one.name, one.cents, one.chips) for one in after.definition.money.rebuys] == [
        ("Single", 5_000, 3_000),
        ("Double", 9_000, 6_000),
        ("Triple", 12_000, 9_000),
    ]
    assert [(one.name, one.cents) for one in after.definition.money.add_ons] == [("Add-on", 5_000), ("Big", 8_000)]
    assert [(one.cents, one.chips) for one in after.cage.purchases] == [(5_000, 3_000), (9_000, 6_000), (5_000, 4_000)]
    assert [one.buy_in_cents for one in after.entries] == [9_000, 9_000, 9_000, 7_000]  # and Carla has entered again
    assert not {"tdt-price-differs", "tdt-rebuy-left"} & {one.code for one in found.made.summary.notes}
    assert after.prizes.pool_cents == 53_000
    closes(after)


def test_bounties_that_players_paid_for_are_named_with_what_they_came_to() -> None:
    players = [
        player("p1", "Anna Zoë", [buy_in(PersonalBounty=50)]),
        player("p2", "Bruno Rossi", [buy_in(out=bust(10, ["p1"]), PersonalBounty=50)]),
        player("p3", "Carla Nuñez", [buy_in(out=bust(5, ["p1"]))]),
    ]
    found = shown(tournament(players, [prize(1, 270, ["p1"])], Financials=financials(UseBounties=True)))
    (told,) = [one for one in found.made.summary.notes if one.code.startswith("tdt-bounties")]
    assert (told.code, dict(told.facts)) == ("tdt-bounties-paid", {"count": 2, "cents": 10_000})
    assert state(found).prizes.pool_cents == 27_000  # they are no part of the pool


EVENING = evening()
VALUES = tuple(re.finditer(r"(?<=: )(?:-?\d+|true|false|null|\"[^\"]*\"|\[\])", EVENING))
"""Everything in the file that is one value."""
OTHERS = ("0", "-1", "1.5", "1e12", "1e15", "253000000000001", "null", "true", '""', '"p1"', "[]", "[null]", '["p1"]',
          "{}", "Map.from([])", "new GameBreak({})")  # fmt: skip


@settings(deadline=None)
@given(st.dictionaries(st.integers(0, len(VALUES) - 1), st.sampled_from(OTHERS), min_size=1, max_size=4))
@example({next(at for at, one in enumerate(VALUES) if one.string[: one.start()].endswith("StartTime: ")): "1e12"})
@example({next(at for at, one in enumerate(VALUES) if one.string[: one.start()].endswith("StartTime: ")): "1e15"})
def test_a_file_with_other_values_is_told_or_refused_in_one_line(changes: dict[int, str]) -> None:
    text = EVENING
    for at in sorted(changes, reverse=True):
        text = f"{text[: VALUES[at].start()]}{changes[at]}{text[VALUES[at].end() :]}"
    try:
        draft = drafted(text.encode(), "any.tdt", HouseWords("any"))
    except (TdtError, EventFileError) as refused:
        assert "\n" not in str(refused)
        return
    found = ready(draft, Answers(rest_is_new=True), Directory(), SHUFFLER, WallClock("Europe/Rome"))
    assert isinstance(found, Ready | Refusal)
    if isinstance(found, Ready):
        closes(state(found))
