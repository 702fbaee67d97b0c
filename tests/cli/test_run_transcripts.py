"""``shuffleup run --transcripts``: every deck was committed to before its hand, and the verifier says so."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from shuffleup.cards.shuffle import verifier
from tests.cli.shell import ROOT, ran

SIT_AND_GO = str(ROOT / "examples" / "sit_and_go.toml")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("run") / "proofs"
    told = ran("run", SIT_AND_GO, "--seed", "3", "--transcripts", str(target))
    assert told.status == 0
    assert f"--seed 3 --transcripts {target}" in told.out
    assert f"decks written to {target}" in told.err
    return target


def test_every_hand_has_a_proof_that_holds(folder: Path) -> None:
    files = sorted(folder.iterdir())
    assert len(files) > 20
    for file in files[:10]:
        document = json.loads(ran("verify", str(file), "--json").out)
        assert (document["holds"], document["order"]) == (True, True)
    assert any(json.loads(file.read_text())["openings"] for file in files), "boards and shown hands are opened"


def test_a_program_that_knows_nothing_of_this_one_agrees(folder: Path) -> None:
    file = sorted(folder.iterdir())[0]
    told = subprocess.run([sys.executable, verifier.__file__, str(file)], capture_output=True, check=False)
    assert told.returncode == 0


def test_a_card_that_was_exchanged_afterwards_is_found_out(folder: Path, tmp_path: Path) -> None:
    file = next(one for one in sorted(folder.iterdir()) if json.loads(one.read_text())["openings"])
    shown = json.loads(file.read_text())
    shown["openings"][0]["card"] = (shown["openings"][0]["card"] + 1) % 52
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps(shown))
    assert ran("verify", str(forged)).status == 1


@pytest.mark.parametrize("event", ["italiana", "horse"])
def test_games_with_other_decks_and_with_stubs_shuffled_again(event: str, tmp_path: Path) -> None:
    target = tmp_path / "proofs"
    told = ran("run", str(ROOT / "examples" / f"{event}.toml"), "--seed", "7", "--transcripts", str(target), "--quiet")
    assert told.status == 0
    some = sorted(target.iterdir())[::40]
    assert all(json.loads(ran("verify", str(file), "--json").out)["holds"] for file in some)


def test_a_folder_that_is_not_empty_is_left_alone(folder: Path) -> None:
    before = len(list(folder.iterdir()))
    told = ran("run", SIT_AND_GO, "--seed", "4", "--transcripts", str(folder))
    assert told.status == 2
    assert "name a new folder" in told.err
    assert len(list(folder.iterdir())) == before
