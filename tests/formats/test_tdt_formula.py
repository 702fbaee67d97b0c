"""Points formulas of The Tournament Director: what they are worth there they are worth here."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.formats.tdt.formula import our_formula
from shuffleup.league.formula import Figures, OwnFigures, half_up
from shuffleup.league.formula_reader import read_formula

CLUB = """assign ("points", 1)
assign ("Third", Round(n/3) )
assign ("Most", Floor(n*0.9) )
assign ("monies", totalBuyInsAmount + totalRebuysAmount + totalAddOnsAmount)
assign ("each", monies/buyins)
assign ("base", 10*(sqrt(n)/sqrt( (Third + 1) ))*(1+log(each+0.25))+ (numberofHits * 10))
IF (Most > r and Third < r, assign("points", round(base * pow(0.66, (r-Third)))), (IF (Third >= r,
  assign ("points", (round(10*(sqrt(n)/sqrt(r))*(1+log(each+0.25)))+(numberofHits * 10))))))"""


def club(players: int, place: int, hits: int, pool: float) -> int:
    """The same, worked out in floats."""
    third, most = math.floor(players / 3 + 0.5), math.floor(players * 0.9)
    each = 1 + math.log(pool / players + 0.25)
    if most > place > third:
        base = 10 * math.sqrt(players) / math.sqrt(third + 1) * each + hits * 10
        return math.floor(base * 0.66 ** (place - third) + 0.5)
    if third >= place:
        return math.floor(10 * math.sqrt(players / place) * each + 0.5) + hits * 10
    return 1


def figures(players: int = 27, place: int = 4, hits: int = 2, pool: int = 270_000, paid: int = 5) -> Figures:
    own = OwnFigures(knock_outs=hits)
    return Figures(field=players, players=players, place=place, own=own, pool_cents=pool, paid_places=paid)


@pytest.mark.parametrize("players", [2, 9, 10, 27, 60])
def test_a_formula_of_a_club_is_worth_the_same_at_every_place(players: int) -> None:
    ours = read_formula(our_formula(CLUB))
    for place in range(1, players + 1):
        told = half_up(ours(figures(players, place, 2, players * 10_000)))
        assert told == club(players, place, 2, players * 100), place


@pytest.mark.parametrize(
    ("theirs", "ours", "worth"),
    [
        ("n - r + 1", "players - k + 1", 24),
        ("10 - (n - (r - 1))", "10 - (players - (k - 1))", -14),
        ("2 * (3 + nh) / (1 / 2)", "2 * (3 + ko) / (1 / 2)", 20),
        ("-(2 ^ 2) + pow(nh, 2 + 1)", "-2 ^ 2 + ko ^ (2 + 1)", 4),
        ("log10(100) + max(1, nh, 3)", "log(100) + max(1, ko, 3)", 5),
        ("if(r <> 4, 7, 5)", "if(k < 4 or k > 4, 7, 5)", 5),
        ("if(not(r = 1 or r = 2) and (n > 9), 7, 5)", None, 7),
        ("if(not(r = 1 and nh = 2), 7, 5)", None, 7),
        ("inTheMoney * 3", "if(k <= paid, 1, 0) * 3", 3),
        ("pot / 100", "pool / 100", 27),
        ('assign("x", 2) assign("x", x * 3) x + 1', "2 * 3 + 1", 7),
        ('if(r < 3, assign("points", 9), assign("points", 1))', "if(k < 3, 9, 1)", 1),
        ('assign("points", 5) if(r < 3, assign("other", 9))', "5", 5),
    ],
)
def test_words_of_theirs_and_ours(theirs: str, ours: str | None, worth: int) -> None:
    found = our_formula(theirs)
    if ours is not None:
        assert found == ours
    assert read_formula(found)(figures()) == worth


@pytest.mark.parametrize(
    "theirs",
    [
        "",
        "n - ",
        "n)",
        "random() * 10",
        "totalBuyinsAmount / n",
        "totalBuyInsAmount + totalRebuysAmount",
        "unheardOf + 1",
        'assign("x", 3)',
        'if(r < 3, assign("points", 9))',
        "__import__('os').system('true')",
        'assign("x", n*n) ' + " ".join([f'assign("x", x*x*{number})' for number in range(40)]) + " x",
        "if(" + " and ".join(["(r = 1 or n = 2)"] * 12) + ", 1, 0)",
        "(" * 200 + "n" + ")" * 200,
        "n" * 5_000,
    ],
)
def test_what_we_do_not_know_stays_text(theirs: str) -> None:
    assert our_formula(theirs) == ""


@given(st.text(alphabet='nr+-*/(),<>=."0123 ifandotsg', max_size=60))
def test_anything_is_read_or_left(theirs: str) -> None:
    found = our_formula(theirs)
    if found:
        read_formula(found)
