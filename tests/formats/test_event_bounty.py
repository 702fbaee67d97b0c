"""``[bounty]`` of an event file."""

from pathlib import Path

import pytest

from shuffleup.formats.event.file import EventFile, EventFileError, KnownGame, read_event_file
from shuffleup.tournament.words.terms import BountyKind, BountyTerms
from tests.formats.event_texts import EXAMPLES, GOOD

GAMES = {"holdem": KnownGame(10)}


def read(text: str) -> EventFile:
    """An event of a file with this text."""
    return read_event_file(text, "x.toml", rulebooks=("tda-2024", "mediterraneo-2026"), games=GAMES)


def bounty(text: str) -> str:
    """A good file with this table."""
    return GOOD.replace("[closing]", f"[bounty]\n{text}\n[closing]")


def test_the_example_of_a_knock_out() -> None:
    """Half of a buy-in of 50.00, in units of 5.00."""
    file = read(Path(EXAMPLES / "knock_out.toml").read_text(encoding="utf-8"))
    expected = BountyTerms(kind=BountyKind.PROGRESSIVE, cents=2_500, unit_cents=500)
    assert file.definition.money.shares.bounty == expected


def test_mystery_bounties_name_the_richest_envelopes() -> None:
    """Per cents of the purse, to the hundredth."""
    file = read(bounty('kind = "mystery"\ncents = 2000\nfrom_players = 10\nenvelopes_percent = [40, 12.5]'))
    terms = file.definition.money.shares.bounty
    assert terms is not None
    assert (terms.from_players, terms.envelopes) == (10, (4_000, 1_250))


def test_what_is_said_of_heads_and_envelopes_reaches_the_event() -> None:
    terms = read(bounty('kind = "progressive"\ncents = 2000\nhead_percent = 75\nodd_unit_to_head = true')).definition
    assert terms.money.shares.bounty == BountyTerms(
        kind=BountyKind.PROGRESSIVE, cents=2_000, head_share=7_500, odd_to_head=True
    )
    terms = read(
        bounty('kind = "mystery"\ncents = 2000\nenvelopes_cents = [20000, 5000]\nonly_holders = true')
    ).definition
    assert terms.money.shares.bounty == BountyTerms(
        kind=BountyKind.MYSTERY, cents=2_000, amounts=(20_000, 5_000), only_holders=True
    )


@pytest.mark.parametrize(
    ("table", "line"),
    [
        (
            'kind = "fixed"\ncents = 2000\nhead_percent = 75',
            'x.toml: [bounty]: head_percent is for progressive bounties; write kind = "progressive"',
        ),
        (
            'kind = "progressive"\ncents = 2000\nhead_percent = 101',
            "x.toml: [bounty]: head_percent = 101 cannot be; give a per cent from 0 to 100, two decimals at most",
        ),
        (
            'kind = "mystery"\ncents = 2000\nenvelopes_cents = [500]\nenvelopes_percent = [10]',
            "x.toml: [bounty]: has envelopes_percent and envelopes_cents; keep one of them",
        ),
        (
            'kind = "mystery"\ncents = 2000\nunit_cents = 1000\nenvelopes_cents = [500]',
            "x.toml: [bounty]: cents = 500 is not made of units of 1000; give a multiple of unit_cents",
        ),
        (
            'kind = "progresive"\ncents = 2000',
            "x.toml: [bounty]: kind 'progresive' is not known; did you mean 'progressive'?",
        ),
        (
            'kind = "fixed"\ncents = 2000\nunits = 5',
            "x.toml: [bounty]: 'units' is not a key here; did you mean 'unit_cents'?",
        ),
        (
            'kind = "fixed"\ncents = 6000',
            "x.toml: [bounty]: cents = 6000 is more than the 5000 of a buy-in that are prizes; the bounty is a part of "
            "buy_in_cents; raise the one or lower the other",
        ),
        (
            'kind = "fixed"\ncents = 2000\nunit_cents = 300',
            "x.toml: [bounty]: cents = 2000 is not made of units of 300; give a multiple of unit_cents",
        ),
        (
            'kind = "fixed"\ncents = 2000\nfrom_players = 3',
            'x.toml: [bounty]: from_players and envelopes are for mystery bounties; write kind = "mystery"',
        ),
        (
            'kind = "mystery"\ncents = 2000\nenvelopes_percent = [60, 50]',
            "x.toml: [bounty]: envelopes_percent comes to more than 100, or is not of hundredths; "
            "give at most 100 in all",
        ),
    ],
)
def test_every_mistake_has_one_line(table: str, line: str) -> None:
    """File, place, what, how to mend."""
    with pytest.raises(EventFileError) as told:
        read(bounty(table))
    assert str(told.value) == line


def test_the_chips_of_a_stack_come_to_the_stack() -> None:
    """And only chips of the set are named."""
    chips = "removed_at_level = { 25 = 2 }\n"
    good = read(
        GOOD.replace(chips, f'{chips}in_a_stack = {{ 25 = 16, 100 = 6, 500 = 18 }}\ncolours = {{ 25 = "jade" }}\n')
    )
    assert [(chip.in_a_stack, chip.colour) for chip in good.definition.chips] == [(16, "jade"), (6, ""), (18, "")]
    for added, line in (
        ("in_a_stack = { 25 = 8 }", "in_a_stack comes to 200, a stack is 10000; give the chips of one whole stack"),
        ('colours = { 5 = "red" }', "colours has a chip of 5, which is not in the set; denominations are 25, 100, 500"),
    ):
        with pytest.raises(EventFileError) as told:
            read(GOOD.replace(chips, f"{chips}{added}\n"))
        assert str(told.value) == f"x.toml: [chips]: {line}"
