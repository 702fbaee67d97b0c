"""The client of the examples plays a sit & go against a real server, as the script of a stranger would."""

import re
import subprocess
import sys
from pathlib import Path

from tests.web.running import served

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_a_script_of_sixty_lines_plays_a_sit_and_go(tmp_path: Path) -> None:
    script = tmp_path / "api_client.py"
    text = (EXAMPLES / script.name).read_text("utf-8")
    assert text.count("\n") < 60
    script.write_text(text, "utf-8")
    quick = (EXAMPLES / "online_sit_and_go.toml").read_text("utf-8").replace("stack = 500", "stack = 150")
    (tmp_path / "online_sit_and_go.toml").write_text(quick.replace("seconds = 2\nbanks", "seconds = 1\nbanks"), "utf-8")
    with served(tmp_path / "club.db") as server:
        command = [sys.executable, str(script), server.owner]
        played = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
        assert played.returncode == 0, played.stderr
        assert re.fullmatch(r"place \d, prize \d+\.\d\d\n", played.stdout)
