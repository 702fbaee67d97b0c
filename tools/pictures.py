"""`make pictures`: the pictures of docs/pictures anew, taken by the tests that use the pages as a director does."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "pictures"
TAKEN = {
    "floor": ("test_first_evening.py::test_a_first_evening", "07 advice to balance"),
    "player_card": ("test_first_evening.py::test_a_first_evening", "06 a player"),
    "wall": ("test_first_evening.py::test_a_first_evening", "17 the wall, bubble"),
    "wall_seats": ("test_first_evening.py::test_a_first_evening", "05 the wall, seats"),
    "cage": ("test_money.py::test_the_cage_sells_seats_and_prints_by_the_keys_alone", "cage, sold"),
    "prizes": ("test_money.py::test_prizes_are_paid_and_the_day_is_closed", "money, prizes"),
    "ruling_desk": ("test_rulings.py::test_a_case_is_asked_decided_and_found_again", "ruling desk"),
    "dealer": ("test_dealer.py::test_a_dealer_says_what_happens_at_his_table", "dealer shot clock"),
    "player": ("test_player_phone.py::test_he_is_called_to_a_new_seat_until_he_has_read_it", "player, called"),
}
"""Each picture of the manual: the test that takes it, and what it is called there."""


def main() -> None:
    """Runs the tests and keeps what the manual shows, small enough for a repository."""
    with tempfile.TemporaryDirectory() as folder:
        tests = sorted({f"tests/browser/{test}" for test, _ in TAKEN.values()})
        command = [sys.executable, "-m", "pytest", "-q", *tests]
        subprocess.run(command, cwd=ROOT, env={**os.environ, "SHUFFLEUP_PICTURES": folder}, check=True)
        PICTURES.mkdir(exist_ok=True)
        for name, (_, picture) in TAKEN.items():
            kept(Path(folder, f"{picture}.png"), PICTURES / f"{name}.webp")


def kept(taken: Path, picture: Path) -> None:
    """One picture, as WebP and no wider than a page shows it on a sharp screen."""
    with Image.open(taken) as image:
        image.thumbnail((1366, 1366))
        image.convert("RGB").save(picture, "WEBP", quality=82, method=6)


if __name__ == "__main__":
    main()
