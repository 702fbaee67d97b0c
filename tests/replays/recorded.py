"""The recorded hands: 447 hands of Pluribus and of the WSOP, which lie beside the checkout and are not part of it."""

import os
from pathlib import Path

import pytest

VARIABLE = "SHUFFLEUP_PHH"
BESIDE = Path(__file__).resolve().parents[3] / "shared" / "phh"


def recorded_hands() -> Path:
    """The folder of recorded hands. Where they are missing the test is skipped, but on a build server it fails."""
    folder = Path(os.environ.get(VARIABLE, BESIDE))
    if folder.is_dir():
        return folder
    told = f"the recorded hands are not at {folder}: name their folder in {VARIABLE}"
    if os.environ.get("CI", "").lower() == "true":
        pytest.fail(told)
    pytest.skip(told)
