"""A wall that is heard: its sounds at their moments, sentences in its language, and what somebody has it say."""

import io
import math
import os
import wave
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import EXAMPLES, NAMES, Evening
from tests.browser.reading import in_the_way
from tests.browser.room import browser
from tests.web.running import Json, Server, served

HEARD = """
window.touched = false;
addEventListener("pointerdown", () => (touched = true), true);
window.AudioContext = class extends AudioContext {
  get state() { return touched ? super.state : "suspended"; }
  resume() { return super.resume().then(() => this.dispatchEvent(new Event("statechange"))); }
};
window.heard = [];
window.spoken = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  heard.push(this.frequency.value);
  return start.apply(this, when);
};
window.played = [];
const play = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...when) {
  played.push(this.buffer.duration);
  return play.apply(this, when);
};
speechSynthesis.speak = (one) => spoken.push(`${one.lang}: ${one.text}`);
"""
"""What is heard is written down. Whoever looks into a page from a test has touched it, so that a page is let be heard
at once: here it is not before a finger was down."""


@pytest.mark.row(38)
def test_a_wall_is_heard_once_somebody_has_touched_it(tmp_path: Path) -> None:
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        _played(server)
        server.ask("/api/walls/bar", {"language": "it", "sounds": {"on": True, "speech": True}}, method="PUT")
        evening = Evening(server, chromium, pictures)
        _own_sound(evening)
        wall = _listened(evening)
        _give(server, {"type": "set-time-left", "seconds": 4, "reason": "test", "author": "floor"})
        wall.wait_for_function("() => spoken.length")
        assert wall.evaluate("heard.filter((one) => one === 880).length") == 3, "3-2-1"
        assert wall.evaluate("spoken[0]").startswith("it: Livello 2. Bui 50, 100")
        assert wall.evaluate("played") == [0.25], "the end is heard once, as the house has it"
        assert wall.evaluate("heard.filter((one) => Math.round(one) === 523).length") == 0
        server.ask("/api/wall-announcements", {"text": "La cena è servita"})
        expect(wall.get_by_role("status")).to_have_text("La cena è servita")
        assert wall.evaluate("spoken.at(-1)") == "it: La cena è servita"
        evening.picture(wall, "a wall says something")
        assert evening.complaints == []


def test_the_final_table_with_stacks_and_everybodys_seat_in_turn(tmp_path: Path) -> None:
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        view = _played(server)
        server.ask("/api/walls/entrance", {"shows": "seats"}, method="PUT")
        evening = Evening(server, chromium, pictures)
        entrance = evening.page("/wall?wall=entrance", 1280, 720)
        expect(entrance.get_by_role("heading", name="Find your seat")).to_be_visible()
        expect(entrance.locator("li", has_text="Carla")).to_contain_text("1-")
        out, by, *_ = [seat["player"] for seat in view["tables"][0]["seats"] if seat["player"]]
        view = _give(server, {"type": "report-bust", "players": [out], "by": [by], "author": "floor"})
        final = evening.page("/wall?event=friday", 1280, 720)
        expect(final.get_by_test_id("final-table").locator("li")).to_have_count(8)
        expect(final.get_by_test_id("final-table").locator("li").first).to_contain_text("Seat ")
        seats = [seat for seat in view["tables"][0]["seats"] if seat["player"]]
        counts = [{"player": seat["player"], "chips": seat["stack"]} for seat in seats]
        _give(server, {"type": "count-chips", "counts": counts, "author": "floor"})
        first = final.get_by_test_id("final-table").locator("li").first
        expect(first).to_contain_text("20,000 · 400 BB")
        evening.picture(final, "the final table on the wall")
        assert in_the_way(final) == []
        assert evening.complaints == []


def _own_sound(evening: Evening) -> None:
    """A sound of the house for the end of a level, brought in on the floor page and listened to there."""
    page = evening.page("/floor?event=friday", 1366, 768)
    expect(page.locator("button.seat").first).to_be_visible()
    page.keyboard.press("w")
    page.get_by_role("button", name="Language and look of bar").click()
    form = page.get_by_role("dialog", name="bar")
    form.get_by_text("Own sounds").click()
    sound = form.get_by_label("End of a level", exact=True)
    sound.set_input_files({"name": "gong.txt", "mimeType": "text/plain", "buffer": b"no sound"})
    expect(form.get_by_role("alert")).to_be_visible()
    sound.set_input_files({"name": "gong.wav", "mimeType": "audio/wav", "buffer": _gong()})
    player = form.get_by_label("Listen: End of a level")
    expect(player).to_be_visible()
    assert player.evaluate("async (one) => (await fetch(one.src)).headers.get('content-type')") == "audio/wav"
    evening.picture(page, "own sound")
    form.get_by_role("button", name="Keep").click()
    expect(form).to_have_count(0)


def _gong() -> bytes:
    """A quarter of a second of 440 hertz."""
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(8_000)
        out.writeframes(
            b"".join(int(9_000 * math.sin(at * 0.345)).to_bytes(2, "little", signed=True) for at in range(2_000))
        )
    return file.getvalue()


def _listened(evening: Evening) -> Page:
    wall = evening.page("/wall?wall=bar", 1280, 720)
    wall.add_init_script(HEARD)
    wall.reload()
    expect(wall.get_by_role("button", name="Tocca qui per i suoni")).to_be_visible()
    wall.get_by_role("button", name="Tocca qui per i suoni").click()
    expect(wall.get_by_role("button", name="Tocca qui per i suoni")).to_have_count(0)
    expect(wall.get_by_test_id("sound")).to_have_attribute("aria-label", "I suoni sono accesi")
    return wall


def _played(server: Server) -> Json:
    """Nine players at one table."""
    text = (EXAMPLES / "club_night.toml").read_text("utf-8")
    server.ask("/api/events/file", {"event_id": "friday", "command_id": "f", "text": text, "file": "friday.toml"})
    _give(server, {"type": "register", "players": NAMES[:9]})
    _give(server, {"type": "draw-seats"})
    return _give(server, {"type": "start-event"})


def _give(server: Server, command: dict[str, object]) -> Json:
    version = server.ask("/api/events/friday/floor")["version"]
    server.ask("/api/events/friday/commands", {"command_id": f"after-{version}", "command": command})
    return server.ask("/api/events/friday/floor")["view"]
