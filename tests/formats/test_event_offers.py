"""What an event file says is sold: how long entry is open, other prices, several rebuys and add-ons."""

import pytest

from shuffleup.formats.event.toml_tables import EventFileError
from shuffleup.projections.payouts import PayoutRow, rows
from shuffleup.tournament.words.definition import PrizeInKind
from shuffleup.tournament.words.offers import ALWAYS, Offer, Sale, Window
from tests.formats.sold_texts import ENTRY, HEAD, REST, read
from tests.tournament.offers import a_rebuy, until

TDA = HEAD.replace("mediterraneo-2026", "tda-2024")
PLAIN = ENTRY.split("late_until")[0]
TWO = """
[[rebuys]]
name = "single"
cents = 2000
chips = 5000
until_level = 1
up_to_stack = 5000

[[rebuys]]
name = "double"
cents = 4000
chips = 12000
from_level = 1
until_level = 2
most = 1
"""
AGAIN = """
[[entry.price]]
name = "again"
buy_in_cents = 4000
stack = 7500
reentry = true

[[entry.price]]
name = "without bounty"
buy_in_cents = 3000
bounty_cents = 0
choice = true
"""
BOUNTY = '[bounty]\nkind = "fixed"\ncents = 1000\n'


def entry(*lines: str, then: str = "") -> str:
    return TDA + PLAIN + "\n".join(lines) + "\n" + then + REST


def problem(text: str) -> str:
    with pytest.raises(EventFileError) as caught:
        read(text)
    return str(caught.value).removeprefix("club.toml: ")


@pytest.mark.parametrize(
    ("line", "window"),
    [
        ("late_until_level = 2", until(2)),
        ("late_until_start_of_level = 3", until(3, start=True)),
        ("late_minutes = 35", Window(minutes=35)),
        ("", ALWAYS),
    ],
)
def test_late_registration_ends_in_one_of_several_ways(line: str, window: Window) -> None:
    assert read(entry(line)).money.admission.late == window


def test_late_registration_may_last_until_the_second_day() -> None:
    days = "[clock]\nday_ends = [2]\n"
    assert read(entry("late_until_day = 2", then=days)).money.admission.late == Window(until_day=2)
    assert problem(entry("late_until_day = 3", then=days)) == (
        "[entry]: late_until_day = 3 cannot be; give a day from 2 to 2"
    )
    assert problem(entry("late_until_day = 2")) == (
        "[entry]: late_until_day = 2 cannot be; say in [clock] with day_ends how its days end"
    )


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (
            ("late_minutes = 35", "late_until_level = 2"),
            "[entry]: has late_until_level and late_minutes; keep one of them",
        ),
        (
            ("late_until_start_of_level = 1",),
            "[entry]: late_until_start_of_level = 1 cannot be; give a level from 2 on",
        ),
        (
            ("late_until_start_of_level = 4",),
            "[entry]: late_until_start_of_level = 4 leaves no level without sales; "
            "there are 3 levels: end the sale before the last",
        ),
        (
            ("late_minutes = 40",),
            "[entry]: late_minutes = 40 leaves no level without sales; "
            "the last level begins after 40 minutes: end the sale before",
        ),
        (
            ("late_until_start_of_lvl = 2",),
            "[entry]: 'late_until_start_of_lvl' is not a key here; did you mean 'late_until_start_of_level'?",
        ),
    ],
)
def test_what_is_wrong_with_the_end_of_late_registration_is_told(lines: tuple[str, ...], said: str) -> None:
    assert problem(entry(*lines)) == said


def test_several_rebuys_each_have_their_own_terms() -> None:
    assert read(entry(then=TWO)).money.rebuys == (
        a_rebuy(name="single", cents=2_000, chips=5_000, until_level=1, up_to_stack=5_000),
        a_rebuy(name="double", cents=4_000, chips=12_000, from_level=1, until_level=2, most=1),
    )
    assert problem(entry(then=TWO.replace('name = "double"\n', ""))) == (
        "[[rebuys]] 2: needs a name, because there are several; give each a name of its own"
    )
    assert problem(entry(then=TWO.replace('"double"', '"single"'))) == (
        "[[rebuys]] 2: is called single like another one; give each a name of its own"
    )
    assert problem(entry(then=TWO.replace("chips = 12000", "chip = 12000"))) == (
        "[[rebuys]] 2: 'chip' is not a key here; did you mean 'chips'?"
    )
    assert problem(entry(then="rebuys = 3\n".join(["", ""]))).startswith("[entry]: 'rebuys' is not a key here")


def test_re_entries_and_choices_are_prices_of_their_own() -> None:
    money = read(entry("late_until_level = 2", "reentries = 1", then=AGAIN + BOUNTY)).money
    assert money.prices == (
        Offer(kind=Sale.RE_ENTRY, name="again", cents=4_000, chips=7_500),
        Offer(kind=Sale.ENTRY, name="without bounty", cents=3_000, bounty_cents=0),
    )
    assert [one.is_chosen for one in money.prices] == [False, True]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("reentry = true", "", "[[entry.price]] 1: needs its time; give either until, a date"),
        ("choice = true", "choice = true\nfrom_level = 2", "[[entry.price]] 2: is the player’s choice, and has a time"),
        ("stack = 7500", "stack = 7501", "[[entry.price]] 1: stack = 7501 cannot be paid at the end"),
        ("reentries = 1", "", "[[entry.price]] 1: is the price of re-entries, and there are none; give reentries too"),
        (BOUNTY, "", "[[entry.price]] 2: names a bounty_cents, and the event has no bounties; add a [bounty] table"),
        ("bounty_cents = 0", "bounty_cents = 3001", "[bounty]: cents = 3001 is more than the 3000 of a buy-in"),
    ],
)
def test_what_is_wrong_with_a_price_is_told(old: str, new: str, said: str) -> None:
    text = entry("late_until_level = 2", "reentries = 1", then=AGAIN + BOUNTY)
    assert old in text and problem(text.replace(old, new)).startswith(said)


def test_levels_last_half_minutes_and_go_back_where_that_is_said() -> None:
    half = entry().replace("minutes = 20", "minutes = 7.5", 1)
    assert [level.minutes for level in read(half).structure.levels] == [7.5, 20, 20]
    assert problem(entry().replace("minutes = 20", "minutes = 7.25", 1)) == (
        "[[level]] 1: minutes = 7.25 cannot be; give whole or half minutes from 0.5 to 10,080"
    )
    assert problem(entry().replace("minutes = 20", "minutes = 1e9", 1)).startswith("[[level]] 1: minutes = ")
    back = entry().replace("small = 100\nbig = 200", "small = 25\nbig = 75")
    assert (
        problem(back)
        == "[[level]] 3: small = 25 falls below the 50 of the level before; give at least 50 or take the level out"
    )
    assert read(back.replace("[payouts]", "[clock]\nblinds_may_fall = true\n\n[payouts]")).structure.may_fall


def test_places_get_things_beside_money() -> None:
    things = '[[payouts.in_kind]]\nplace = 1\nwhat = "trophy"\n\n[[payouts.in_kind]]\nplace = 7\nwhat = "dinner"\n'
    text = entry().replace("places_paid = 5\n", f"places_paid = 5\n\n{things}worth_cents = 8000\n")
    plan = read(text).payouts
    assert plan.in_kind == (PrizeInKind(1, "trophy"), PrizeInKind(7, "dinner", 8_000))
    assert rows((500, 300, 300), plan.in_kind) == (
        PayoutRow(1, 1, 500, "trophy"),
        PayoutRow(2, 3, 300),
        PayoutRow(7, 7, 0, "dinner"),
    )
    assert problem(text.replace("place = 7", "place = 70")) == (
        "[[payouts.in_kind]] 2: place = 70 cannot be; give at most 40"
    )
    assert problem(text.replace('what = "dinner"', 'wat = "dinner"')) == (
        "[[payouts.in_kind]] 2: 'wat' is not a key here; did you mean 'what'?"
    )
