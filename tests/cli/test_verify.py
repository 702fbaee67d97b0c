"""Checking transcripts of committed shuffles from the command line."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from msgspec.structs import replace

from shuffleup.cards.deck import FULL_DECK
from shuffleup.cards.shuffle import commit as shuffle
from shuffleup.cards.shuffle.commit import commit, open_card, seal, transcript
from tests.cli.shell import ran

Change: TypeAlias = Callable[[dict[str, Any]], object]
SEED = bytes(range(32))


@pytest.fixture
def shown() -> dict[str, Any]:
    """A true transcript: a deck of which three places and the seed are opened."""
    sealed = seal(SEED, commit(SEED, "club/1/7", FULL_DECK), [b"anna", b""])
    openings = [open_card(sealed, place) for place in (0, 9, 51)]
    return json.loads(json.dumps(transcript(sealed.commitment, openings, SEED)))  # type: ignore[no-any-return]


def written(folder: Path, shown: dict[str, Any]) -> str:
    path = folder / "hand.json"
    path.write_text(json.dumps(shown), encoding="utf-8")
    return str(path)


def test_a_true_transcript(tmp_path: Path, shown: dict[str, Any]) -> None:
    told = ran("verify", written(tmp_path, shown))
    assert (told.status, told.err) == (0, "")
    assert told.out.count("true") == 5
    assert "the seeds give exactly the committed order" in told.out
    document = json.loads(ran("verify", written(tmp_path, shown), "--json").out)
    assert (document["schema"], document["holds"], document["order"]) == ("shuffleup.verify/1", True, True)


def test_without_the_seed_only_openings_are_checked(tmp_path: Path, shown: dict[str, Any]) -> None:
    del shown["server_seed"]
    document = json.loads(ran("verify", written(tmp_path, shown), "--json").out)
    assert (document["holds"], document["order"]) == (True, None)


@pytest.mark.parametrize(
    "forge",
    [
        lambda shown: shown["openings"][1].update(card=(shown["openings"][1]["card"] + 1) % 52),
        lambda shown: shown["openings"][1].update(place=10),
        lambda shown: shown["openings"][1].update(place=-1),
        lambda shown: shown.update(root="00" * 32),
        lambda shown: shown.update(server_seed="11" * 32),
        lambda shown: shown.update(label="club/1/8"),
    ],
    ids=["card", "place", "negative place", "root", "seed", "label"],
)
def test_a_forged_transcript(tmp_path: Path, shown: dict[str, Any], forge: Change) -> None:
    forge(shown)
    told = ran("verify", written(tmp_path, shown))
    assert (told.status, told.err) == (1, "")
    assert "FALSE" in told.out
    assert "NOT what was committed" in told.out


def test_one_card_at_two_places(tmp_path: Path, shown: dict[str, Any]) -> None:
    """Every opening holds, and the deck that was committed to has two aces of spades."""
    cards = [51, 51, *FULL_DECK[2:]]
    salts = [bytes([place]) * 32 for place in range(52)]
    tree = shuffle._tree([shuffle._leaf(place, card, salts[place]) for place, card in enumerate(cards)])
    sealed = seal(SEED, commit(SEED, "club/1/7", FULL_DECK), [])
    commitment = replace(sealed.commitment, root=tree[-1][0])
    false = replace(sealed, commitment=commitment, order=tuple(cards), salts=tuple(salts), tree=tree)
    shown = transcript(commitment, [open_card(false, place) for place in (0, 1, 9)])
    told = ran("verify", written(tmp_path, shown))
    assert (told.status, told.err) == (1, "")
    assert told.out.splitlines()[2:4] == [
        "true   place   9 holds 9 (4d)",
        "FALSE  51 (As) is shown at more than one place: 0, 1",
    ]
    document = json.loads(ran("verify", written(tmp_path, shown), "--json").out)
    assert (document["holds"], document["twice"], {one["holds"] for one in document["openings"]}) == (
        False,
        [51],
        {True},
    )


def test_what_was_not_checked_is_not_proven(tmp_path: Path, shown: dict[str, Any]) -> None:
    del shown["server_seed"]
    shown["openings"] = []
    path = written(tmp_path, shown)
    told = ran("verify", path)
    assert (told.status, told.out) == (2, "")
    assert told.err == (
        f"error: {path}: nothing is shown that could be checked; "
        "ask for openings, or for the server seed once the hand is over\n"
    )


@pytest.mark.parametrize(
    "damage",
    [
        lambda shown: shown.pop("openings"),
        lambda shown: shown.update(rot="13"),
        lambda shown: shown.update(root="zz"),
        lambda shown: shown["openings"][0].update(place="first"),
        lambda shown: shown.update(schema="shuffleup.run/1"),
    ],
)
def test_what_is_no_transcript(tmp_path: Path, shown: dict[str, Any], damage: Change) -> None:
    damage(shown)
    path = written(tmp_path, shown)
    told = ran("verify", path)
    assert (told.status, told.out) == (2, "")
    assert told.err.startswith(f"error: {path}: this is not a transcript (")
    assert told.err.count("\n") == 1
