"""``[deals]`` of an event file: the deal that a run makes, and every sum that does not come out."""

import pytest

from shuffleup.formats.event.deals import PlannedDeal
from shuffleup.maths.deals import DealMethod
from tests.formats.event_texts import LEVELS, PLAIN, TOP, read, refused

# 36 entries at 50.00: 900.00, 540.00 and 360.00.
NAMED = PLAIN.replace("entries = 36", 'entries = ["Anna", "Bruno", "Carla", "Dario"]')
"""Four entries: 100.00, 60.00 and 40.00."""


def deals(text: str) -> str:
    """The table."""
    return f"[deals]\n{text}\n"


@pytest.mark.parametrize(
    ("plain", "table", "planned"),
    [
        (
            PLAIN,
            'method = "custom"\namounts_cents = [80000, 60000, 40000]',
            PlannedDeal(3, DealMethod.CUSTOM, (), (80_000, 60_000, 40_000)),
        ),
        (
            PLAIN,
            'at_players = 3\nmethod = "custom"\nsave_cents = 10000\namounts_cents = [70000, 60000, 40000]',
            PlannedDeal(3, DealMethod.CUSTOM, (10_000,), (70_000, 60_000, 40_000)),
        ),
        (
            NAMED,
            'method = "custom"\namounts_cents = { Carla = 10000, Anna = 6000 }',
            PlannedDeal(2, DealMethod.CUSTOM, (), {"Carla": 10_000, "Anna": 6_000}),
        ),
        (
            PLAIN,
            "at_players = 4\nplay_for_cents = [20000, 10000]\nplay_on = true\nunit_cents = 500",
            PlannedDeal(4, DealMethod.ICM, (20_000, 10_000), (), True, 500),
        ),
    ],
)
def test_a_deal_as_the_players_want_it(plain: str, table: str, planned: PlannedDeal) -> None:
    """By stack or by name, with something played for."""
    assert read(TOP, plain, deals(table), LEVELS).deal == planned


@pytest.mark.parametrize(
    ("table", "told"),
    [
        (
            'method = "custom"\namounts_cents = [80000, 60000, 39999]',
            "amounts_cents come to 179999, and 180000 is dealt with 3 players left; add 1 cent",
        ),
        (
            'method = "custom"\nsave_cents = 10000\namounts_cents = [80000, 60000, 40000]',
            "amounts_cents come to 180000, and 170000 is dealt with 3 players left; take away 10000 cents",
        ),
        (
            "at_players = 3\nsave_cents = 40000",
            "40000 cents set aside for place 1 leave it below the next place; set at most 36000 cents aside there",
        ),
        ("at_players = 2\nplay_for_cents = [3, 2, 1]", "play_for_cents has 3 amounts for 2 players; give at most one"),
        (
            "at_players = 3\nplay_for_cents = [100, 200]",
            "play_for_cents rise from one place to the next; list them from the first place down",
        ),
        (
            "at_players = 3\nleast_play_for_percent = 10\nsave_cents = 17999",
            "17999 cents are played for, which is less than least_play_for_percent; set 18000",
        ),
        ('method = "custom"\nat_players = 3', "a custom deal names its amounts; give amounts_cents"),
        ("amounts_cents = [90000, 90000]", 'amounts_cents are for a custom deal; write method = "custom"'),
        ("at_players = 2\nsave_cents = 1\nplay_for_cents = [1]", "save_cents and play_for_cents do not go together"),
        (
            'method = "custom"\nat_players = 3\namounts_cents = [90000, 90000]',
            "amounts_cents has 2 amounts for 3 players; give one amount for each",
        ),
        (
            'method = "custom"\namounts_cents = { p01 = 90000, p99 = 90000 }',
            "amounts_cents names 'p99', who does not enter; did you mean",
        ),
        ("at_players = 37", "at_players = 37, and 36 players enter; give at most 36"),
        ('method = "custom"\namounts_cents = [180000]', "at_players = 1 leaves nobody to deal with"),
        ('method = "custom"\namounts_cents = "half"', 'amounts_cents = "half" cannot be; give whole numbers'),
        ("save_cents = 500", "method and what is played for are for a run's deal; give at_players too"),
        ("play_on = true", "method and what is played for are for a run's deal; give at_players too"),
        ('method = "custum"\nat_players = 3', "method = 'custum' is not known; did you mean 'custom'?"),
    ],
)
def test_a_deal_that_does_not_come_out_is_refused_with_the_difference(table: str, told: str) -> None:
    """One line, to the cent."""
    line = refused(TOP, PLAIN, deals(table), LEVELS).splitlines()[0]
    assert line.startswith("any.toml: [deals]: ") and told in line


def test_where_the_pool_may_grow_the_sums_wait_for_it() -> None:
    """With late registration nobody knows the prizes yet."""
    late = PLAIN.replace("entries = 36\n", "entries = 36\nlate_until_level = 2\n")
    table = deals('method = "custom"\namounts_cents = [1, 1]')
    assert read(TOP, late, table, LEVELS).deal is not None
