"""``shuffleup payouts``: tables, curve, own shares, and what it refuses."""

import json
from time import perf_counter

import pytest

from tests.cli.shell import ran


@pytest.mark.parametrize(("entries", "places", "derived"), [(30, 3, 0), (31, 6, 0), (95, 12, 6), (390, 39, 33)])
def test_the_printed_table(entries: int, places: int, derived: int) -> None:
    arguments = ("payouts", "--rulebook", "mediterraneo-2026", "--entries", str(entries))
    document = json.loads(ran(*arguments, "--json").out)
    assert document["schema"] == "shuffleup.payouts/1"
    assert (len(document["places"]), sum(place["derived"] for place in document["places"])) == (places, derived)
    assert sum(place["prize_cents"] for place in document["places"]) == 10_000
    assert ran(*arguments).out.count("  derived\n") == len(
        {place["prize_cents"] for place in document["places"] if place["derived"]}
    )


def test_a_house_replaces_derived_shares() -> None:
    told = ran("payouts", "--rulebook", "mediterraneo-2026", "--entries", "95", "--replace", "7=4.75,8=3.70")
    assert told.status == 0
    assert "4.75 %\n" in told.out
    assert "places 9 to 12 are derived" in told.out


def test_the_curve_tells_its_figures() -> None:
    told = ran("payouts", "--entries", "100", "--buy-in", "100", "--unit", "5", "--currency", "EUR").out
    assert "100 entries, pool 10,000.00 EUR, 15 places paid (curve)" in told
    assert "the first gets 26.5%, the first 3 53.9%, the last 1.5 buy-ins" in told


def test_the_largest_field_is_paid_without_waiting() -> None:
    began = perf_counter()
    told = ran("payouts", "--entries", "1000000", "--buy-in", "100")
    assert told.out.startswith("1,000,000 entries, pool 100,000,000.00, 150,000 places paid (curve)")
    # With the pool summed anew for every place it took minutes.
    assert perf_counter() - began < 30


def test_fixed_prizes_and_own_shares() -> None:
    assert "2 places paid (fixed prizes)" in ran("payouts", "--entries", "9", "--prizes", "70,30").out
    own = ran("payouts", "--entries", "10", "--pool", "500", "--percentages", "50,30,20%", "--json")
    assert [place["prize_cents"] for place in json.loads(own.out)["places"]] == [25_000, 15_000, 10_000]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--entries", "1000001"], "invalid value for '--entries': 1000001 is not in the range 1<=x<=1000000"),
        (["--percentages", "50,30"], "the shares come to 80 %; make them come to 100"),
        (["--percentages", "30,50,20"], "share 2 is 50, more than 30 for place 1"),
        (["--prizes", "50,30", "--pool", "100"], "the prizes come to 80.00, the pool is 100.00; add 20.00"),
        (["--pool", "100", "--places", "20"], "20 places are paid, 10 players enter; pay at most 10"),
        (["--pool", "10", "--places", "5", "--min-cash", "5"], "5 places of at least 5.00 need more than the pool"),
        (["--pool", "0"], "the prize pool is 0.00; a pool is more than 0"),
        (["--rulebook", "tda-2024"], "--rulebook: no payout table is known of 'tda-2024'"),
        (["--rulebook", "mediterraneo-2026", "--replace", "1=50"], "--replace: place 1 is not a derived one"),
        (["--replace", "7=5"], "--replace amends a book's table; add --rulebook"),
        (["--percentages", "100", "--prizes", "5"], "--percentages and --prizes do not go together"),
        (["--pool", "100", "--first", "120"], "the first place gets 120 % of the pool"),
        (["--first", "0"], "--first: the first place gets 0 % of the pool; give a share above 0, or leave it out"),
        (["--first", ""], "--first: '' is not a number"),
        (
            ["--rulebook", "mediterraneo-2026", "--replace", "99-1=5"],
            "--replace: '99-1=5' runs backwards; write 1-99, the better place first",
        ),
        (
            ["--rulebook", "mediterraneo-2026", "--replace", "7-8=5,8=4"],
            "--replace: place 8 is named twice; name each place once",
        ),
    ],
)
def test_mistakes(arguments: list[str], told: str) -> None:
    mistaken = ran("payouts", "--entries", "10", *arguments)
    assert (mistaken.status, mistaken.out) == (2, "")
    assert mistaken.err.startswith(f"error: {told}")
    assert mistaken.err.count("\n") == 1
