"""``shuffleup deal``: the sheet, the document and what it refuses."""

import json

import pytest

from tests.cli.shell import ran

FIVE = (
    *("deal", "--stacks", "4200000,3100000,1500000,800000,400000", "--payouts", "100000,60000,40000,25000,15000"),
    *("--names", "Anna,Bruno,Carla,Dario,Elena"),
)


def test_the_sheet_of_five_with_a_save() -> None:
    told = ran(*FIVE, "--save", "10000", "--currency", "EUR", "--event", "Sunday 200")
    assert (told.status, told.err) == (0, "")
    for said in ("Sunday 200", "66,020.79", "230,000.00 EUR", "10,000.00 EUR for place 1", "Tournament director"):
        assert said in told.out
    assert told.out.count("signature") == 6
    assert max(map(len, told.out.splitlines())) <= 110


def test_a_chip_chop_is_compared_with_icm_and_warned_of() -> None:
    told = ran(*FIVE, "--method", "chip-chop", "--unit", "100")
    assert "ICM gives" in told.out
    assert "Note: a chip chop gives big stacks more" in told.out


def test_the_leader_of_a_chip_chop_may_be_uncapped() -> None:
    leader = ("deal", "--stacks", "90,6,4", "--payouts", "50,40,10", "--method", "chip-chop", "--save", "10")
    held, free = (json.loads(ran(*leader, *more, "--json").out) for more in ((), ("--uncapped",)))
    assert [one["players"][0]["amount_cents"] for one in (held, free)] == [4_000, 6_400]
    refused = ran(*leader[:-4], "--method", "icm", "--uncapped")
    assert refused.status == 2
    assert "only the leader of a chip chop" in refused.err


@pytest.mark.parametrize("method", ["icm", "chip-chop", "equal"])
def test_the_document_sums(method: str) -> None:
    told = ran(*FIVE, "--method", method, "--play-for", "6000,4000", "--bounties", "1,2,3,4,5", "--json")
    document = json.loads(told.out)
    assert document["schema"] == "shuffleup.deal/1"
    assert sum(player["amount_cents"] for player in document["players"]) + 1_000_000 == 24_000_000
    assert sum(player["bounty_cents"] for player in document["players"]) == 1_500
    assert document["bounty_model"] == "proportional"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--method", "custom"], "a custom deal names its amounts; add --amounts with one for each player"),
        (
            ["--method", "custom", "--amounts", "80000,60000,50000,30000,19999.99"],
            "the amounts come to 239,999.99, 240,000.00 is dealt; add 0.01",
        ),
        (
            ["--save", "40000.01"],
            "40,000.01 set aside for place 1 leaves it below place 2; set at most",
        ),
        (
            ["--save", "1", "--least-play-for", "10%"],
            "1.00 is played for; the house wants 10 % of what is left; set 24,000.00 aside",
        ),
        (
            ["--least-play-for", "-5"],
            "--least-play-for: -5 is not in the range 0<=x<=100; give a per cent from 0 to 100",
        ),
        (["--least-play-for", "100.01"], "--least-play-for: 100.01 is not in the range 0<=x<=100; "),
        (["--save", "1", "--play-for", "1"], "--save and --play-for do not go together"),
        (["--chips-in-play", "10000500"], "--stacks: the stacks come to 10,000,000, 10,000,500 are in play"),
        (
            ["--bounty-model", "proportional"],
            "--bounty-model: there are no heads to value; add --bounties with one for each stack",
        ),
        (["--method", "custom", "--amounts", ""], "--amounts: the list is empty"),
        (["--unit", "0"], "the rounding unit is 0.00; round to at least one cent"),
        (["--names", "Anna,Bruno,Carla,Bruno,Anna"], "--names: 'Anna' is there twice; name each player once"),
        (["--play-for", "1,000"], "--play-for: '000' is not a number; write plain numbers with commas"),
    ],
)
def test_mistakes(arguments: list[str], told: str) -> None:
    mistaken = ran(*FIVE, *arguments)
    assert (mistaken.status, mistaken.out) == (2, "")
    assert mistaken.err.startswith(f"error: {told}")
    assert mistaken.err.count("\n") == 1


def test_two_names_that_look_alike_are_one_player() -> None:
    answer = ran("deal", "--stacks", "3000,2000", "--payouts", "50,30", "--names", "Ren\u00e9,Rene\u0301")
    assert answer.status == 2 and "is there twice" in answer.err
