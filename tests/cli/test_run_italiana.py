"""``shuffleup run`` with poker all'italiana: the example is played to its end, with carried pots and mad rounds."""

import json
from pathlib import Path

import msgspec
import pytest

from shuffleup.cli.event_input import read_planned
from shuffleup.cli.run.command import play
from shuffleup.cli.run.report import RunDocument
from shuffleup.hand.events import HandStarted, PotAwarded, PotCarried, WhyCarried
from shuffleup.service.programme import event_of
from shuffleup.service.simulate import Entrants, FinishedHand
from shuffleup.table.carry import CarriedPot, NoCarry
from tests.cli.shell import ROOT, ran

EXAMPLE = ROOT / "examples" / "italiana.toml"


def test_the_example_is_the_same_twice() -> None:
    told = [ran("run", str(EXAMPLE), "--seed", "7", "--json") for _ in range(2)]
    assert (told[0].status, told[0].err) == (0, "")
    assert told[0].out == told[1].out
    document = msgspec.json.decode(told[0].out, type=RunDocument, strict=True)
    assert document.event.game == "italiana"
    assert len(document.standings) == document.event.entries == 18
    assert document.standings[0].chips == document.totals.chips_in_play
    assert json.loads(told[0].out)["longest_hand"]["blinds"][:2] == [0, 0]


def test_people_read_an_ante_and_no_blinds() -> None:
    told = ran("run", str(EXAMPLE), "--seed", "7")
    assert told.status == 0
    assert "(ante " in told.out and "0/0" not in told.out


def test_every_hand_is_written_and_replayed_to_the_same_stacks(tmp_path: Path) -> None:
    hands = tmp_path / "hands.phhs"
    assert ran("run", str(EXAMPLE), "--seed", "7", "--phh", str(hands)).status == 0
    told = ran("replay", str(hands))
    assert (told.status, told.err) == (0, "")
    written = hands.read_text(encoding="utf-8").count('variant = "_shuffleup"')
    assert f"{written} of {written} hands end with the recorded stacks" in told.out


def recorded(entrants: Entrants, seed: int) -> list[FinishedHand]:
    hands: list[FinishedHand] = []
    play(entrants, seed, lambda _: None, hands.append)
    return hands


@pytest.fixture(scope="module")
def hands() -> list[FinishedHand]:
    """The hands of a few evenings."""
    entrants = event_of(read_planned(str(EXAMPLE)))
    return [hand for seed in range(6) for hand in recorded(entrants, seed)]


def test_a_pot_that_is_carried_is_played_for_in_the_next_hand_of_its_table(hands: list[FinishedHand]) -> None:
    left: dict[int, CarriedPot] = {}
    ways: set[WhyCarried] = set()
    for hand in hands:
        started = hand.events[0]
        assert isinstance(started, HandStarted)
        if started.plan.hand == 1:
            left.clear()
        assert started.plan.carry == left.pop(hand.table, NoCarry())
        for event in hand.events:
            if isinstance(event, PotCarried):
                left[hand.table] = event.carry
                ways.add(event.why)
    assert ways >= {WhyCarried.UNOPENED, WhyCarried.PAROL}
    assert not left, "when an evening is over every pot has been won"


def test_most_hands_are_opened_and_the_winner_is_one_player(hands: list[FinishedHand]) -> None:
    games = [hand.events[0].plan.game.variant for hand in hands if isinstance(hand.events[0], HandStarted)]
    assert games.count("italiana") > len(games) / 3
    assert any(game.startswith("telesina") for game in games)
    awards = [[event for event in hand.events if isinstance(event, PotAwarded)] for hand in hands]
    assert sum(map(bool, awards)) > 0.6 * len(hands)
    assert all(len(award.shares) == 1 for mine in awards for award in mine)
