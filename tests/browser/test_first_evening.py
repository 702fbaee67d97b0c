"""A first evening, as somebody at the floor has it: from the empty form to the podium, in a browser."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import EXAMPLES, NAMES, Evening
from tests.browser.room import browser
from tests.web.running import served

TURNS = 40_000
"""Milliseconds: after a move new seats and the clock take turns of twelve seconds on a wall."""


@pytest.mark.row(1)
@pytest.mark.row(2)
@pytest.mark.row(4)
@pytest.mark.row(7)
@pytest.mark.row(35)
def test_a_first_evening(tmp_path: Path) -> None:
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, pictures)
        expect(evening.floor.get_by_text("Seats are drawn")).to_be_visible()
        evening.picture(evening.floor, "01 the sample")
        _opened(evening)
        _registered(evening)
        wall = _started(evening)
        _balanced(evening, wall)
        _undone(evening, wall)
        _in_italian(evening)
        _without_a_line(evening, wall)
        _to_the_podium(evening, wall)
        _dealers_choice(evening)
        _pressed_once(evening)
        _unknown(evening)
        assert evening.complaints == []
        assert server.stop() == 0


def _opened(evening: Evening) -> None:
    floor = evening.floor
    floor.get_by_label("Event", exact=True).select_option("New event …")
    floor.get_by_label("Name of the event").fill("Friday night")
    floor.get_by_label("Places paid").fill("0")
    floor.get_by_role("button", name="Create the event").click()
    assert floor.get_by_label("Places paid").evaluate("field => !field.validity.valid"), "0 places must be refused"
    floor.get_by_label("Places paid").fill("3")
    floor.get_by_label("Seats at a table").fill("8")
    floor.get_by_text("Guarantee, rebuys, add-on and bounty").click()
    floor.get_by_label("Bounty, of each buy-in (0: none)").fill("60")
    floor.get_by_role("button", name="Create the event").click()
    expect(floor.get_by_role("alert")).to_contain_text("[bounty]: ")
    floor.get_by_label("Bounty, of each buy-in (0: none)").fill("0")
    floor.get_by_label("Guarantee", exact=True).fill("400")
    evening.picture(floor, "02 a new event")
    floor.get_by_role("button", name="Create the event").click()
    expect(floor.get_by_role("heading", name="Registration is open")).to_be_visible()
    evening.picture(floor, "03 nobody yet")


def _registered(evening: Evening) -> None:
    floor = evening.floor
    floor.get_by_role("tab", name="Cage").click()
    floor.get_by_label("Name of the player").fill("Anna")
    floor.get_by_role("button", name="Sell an entry, €60").click()
    expect(floor.get_by_role("status")).to_contain_text("Entry of Anna")
    floor.get_by_label("Many at once").fill("\n".join(NAMES))
    evening.picture(floor, "04 the cage")
    floor.get_by_role("button", name="Register 11 players").click()
    floor.get_by_role("tab", name="Players").click()
    expect(floor.get_by_role("tabpanel").get_by_role("listitem")).to_have_count(12)
    floor.get_by_role("button", name="Draw the seats").click()
    expect(floor.locator("[data-table]")).to_have_count(2)


def _started(evening: Evening) -> Page:
    wall = evening.page("/wall?event=friday-night", 1280, 720)
    expect(wall.get_by_text("Find your seat")).to_be_visible()
    evening.picture(wall, "05 the wall, seats")
    evening.floor.get_by_role("button", name="Start play").click()
    expect(evening.floor.get_by_test_id("clock")).to_have_text(re.compile(r"^(20:00|19:\d\d)$"))
    expect(wall.get_by_test_id("clock")).to_have_text(re.compile(r"^(20:00|19:\d\d)$"))
    expect(wall.get_by_test_id("blinds")).to_have_text("25 / 50")
    expect(wall.get_by_test_id("players")).to_have_text("12/12")
    _corrected(evening)
    return wall


def _corrected(evening: Evening) -> None:
    """The clock is set by mistake and taken back by its notice's button; a table that cannot break is not offered."""
    floor = evening.floor
    floor.get_by_test_id("clock").click()
    floor.get_by_role("button", name="+5").click()
    floor.get_by_role("button", name="Close").click()
    expect(floor.get_by_test_id("clock")).to_have_text(re.compile(r"^(25:00|24:\d\d)$"))
    floor.get_by_role("status").get_by_role("button", name="Undo").click()
    expect(floor.get_by_test_id("clock")).to_have_text(re.compile(r"^(20:00|19:\d\d)$"))
    before = evening.at_table(1)
    floor.get_by_role("button", name=re.compile("^Table 1 ")).click()
    expect(floor.get_by_role("dialog")).to_contain_text(before[0])
    breaking = floor.get_by_role("button", name="Break table 1")
    expect(breaking).to_be_disabled()
    expect(breaking).to_contain_text("6 players of table 1 need seats, the other tables have 2")
    floor.keyboard.press("Escape")
    assert evening.at_table(1) == before


def _balanced(evening: Evening, wall: Page) -> None:
    """Two players of one table go; the advice says who moves, why and by which rule, and one tap does it."""
    floor = evening.floor
    first, second = evening.at_table(1)[:2]
    evening.bust(first)
    expect(floor.get_by_role("status")).to_contain_text(re.compile(f"^{first}.* is out in place 12"))
    evening.seat(second).click()
    floor.get_by_role("dialog").get_by_role("button", name=re.compile("^3")).first.click()
    evening.picture(floor, "06 a player")
    floor.get_by_role("dialog").get_by_role("button", name=re.compile(" is out")).click()
    expect(floor.get_by_role("alert")).to_have_count(0)
    advice = floor.locator("[data-advice='balance']")
    why = "Table 2 has 6, table 1 has 4. Next to pay the big blind there, if the button is still at seat "
    expect(advice).to_contain_text(re.compile(re.escape(why) + r"\d, as last told\."))
    expect(advice).to_contain_text("tda-2024 ")
    expect(floor.locator(".puck.told")).to_have_count(2)
    expect(floor.locator(".seat.due")).to_have_count(0)
    floor.locator("[data-table='2'] button.seat").first.click()
    floor.get_by_role("button", name="Button here").click()
    expect(floor.locator("[data-table='2'] .puck:not(.told)")).to_have_count(1)
    expect(advice).to_contain_text("Next to pay the big blind there.")
    due = advice.locator(".move b").inner_text()
    expect(floor.locator("[data-table='2'] .seat.due")).to_contain_text(due.split()[0])
    floor.get_by_role("status").get_by_role("button", name="Undo").click()
    expect(floor.locator(".puck.told")).to_have_count(2)
    mover = advice.locator(".move b").inner_text()
    expect(wall.get_by_test_id("players")).to_have_text("10/12", timeout=TURNS)
    evening.picture(floor, "07 advice to balance")
    advice.get_by_role("button", name="Move").click()
    expect(advice).to_have_count(0)
    expect(floor.locator("[data-table='1']")).to_contain_text(mover.split()[0])
    evening.picture(wall, "08 the wall, play")


def _undone(evening: Evening, wall: Page) -> None:
    floor = evening.floor
    undo = floor.get_by_role("button", name="Undo: Balance the tables")
    expect(undo).to_be_visible()
    floor.keyboard.press("Control+z")
    expect(floor.get_by_role("button", name="Redo: Balance the tables")).to_be_enabled()
    expect(floor.locator("[data-advice='balance']")).to_be_visible()
    floor.keyboard.press("Control+z")
    expect(wall.get_by_test_id("players")).to_have_text("11/12", timeout=TURNS)
    floor.keyboard.press("Control+Shift+z")
    expect(wall.get_by_test_id("players")).to_have_text("10/12", timeout=TURNS)
    # What came after it stands in the way of an older one, and is named.
    floor.get_by_role("tab", name="Log").click()
    floor.get_by_role("button", name=re.compile("Draw the seats")).click()
    evening.picture(floor, "09 the log")
    floor.get_by_role("listitem").get_by_role("button", name="Undo", exact=True).click()
    conflict = floor.get_by_role("alert").filter(has_text="stands in the way: “Start play” (row 5)")
    expect(conflict).to_be_visible()
    evening.picture(floor, "10 a conflict")
    floor.get_by_role("alert").get_by_role("button", name="Close").click()
    floor.keyboard.press("?")
    expect(floor.get_by_role("dialog")).to_contain_text("Undo the last command")
    evening.picture(floor, "11 the keys")
    floor.keyboard.press("Escape")


def _in_italian(evening: Evening) -> None:
    floor = evening.floor
    floor.get_by_label("Language").select_option("it")
    expect(floor.get_by_role("tab", name="Giocatori")).to_be_visible()
    expect(floor.get_by_role("heading", name="Da fare")).to_be_visible()
    expect(floor.locator("html")).to_have_attribute("lang", "it")
    floor.get_by_label("Colori").click()
    expect(floor.locator("html")).to_have_attribute("data-theme", "dark")
    floor.reload()
    expect(floor.get_by_role("heading", name="Da fare")).to_be_visible()
    evening.picture(floor, "12 in Italian, dark")
    phone = evening.page("/floor?event=friday-night", 390, 844, language="es-ES")
    expect(phone.get_by_role("heading", name="Por hacer")).to_be_visible()
    wide = phone.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390, f"a phone must not scroll sideways: {wide}"
    evening.picture(phone, "13 a phone, tables")
    phone.get_by_role("tab", name="Jugadores").click()
    evening.picture(phone, "14 a phone, players")
    phone.get_by_role("button", name=re.compile("^Hugo|^Gina")).first.click()
    evening.picture(phone, "15 a phone, a player")
    phone.context.close()


def _without_a_line(evening: Evening, wall: Page) -> None:
    """The server is stopped and started again: what was pressed meanwhile is kept and counts once."""
    floor = evening.floor
    version = evening.server.ask("/api/events/friday-night/floor")["version"]
    player = evening.at_table(2)[0]
    assert evening.server.stop() == 0
    expect(floor.get_by_role("alert")).to_contain_text("Nessuna connessione")
    expect(wall.get_by_role("alert")).to_be_visible(timeout=TURNS)
    evening.bust(player)
    expect(floor.get_by_role("alert")).to_contain_text("1 azione è conservata qui")
    evening.picture(floor, "16 without a line")
    evening.server.start()
    expect(floor.get_by_role("alert")).to_have_count(0)
    expect(wall.get_by_role("alert")).to_have_count(0)
    expect(wall.get_by_test_id("players")).to_have_text("9/12", timeout=TURNS)
    assert evening.server.ask("/api/events/friday-night/floor")["version"] == version + 1


def _to_the_podium(evening: Evening, wall: Page) -> None:
    """The rest of the evening over the network; both pages follow by themselves."""
    given = 0

    def give(**command: object) -> None:
        nonlocal given
        given += 1
        body = {"command_id": f"network-{given}", "command": command}
        evening.server.ask("/api/events/friday-night/commands", body)

    while True:
        view = evening.server.ask("/api/events/friday-night/floor")["view"]
        if view["event"]["phase"] != "playing":
            break
        kinds = {one["kind"]: one for one in view["advice"]}
        if "final-table" in kinds:
            give(type="redraw-final-table")
            continue
        if view["numbers"]["players"] == 4:
            expect(wall.locator(".mood")).to_have_text("Bubble", timeout=TURNS)
            evening.picture(wall, "17 the wall, bubble")
        seats = [seat["player"] for table in view["tables"] for seat in table["seats"] if seat["player"]]
        give(type="report-bust", players=[seats[0]], by=[seats[1]], author="floor")
    give(type="award-prizes")
    expect(wall.get_by_text("Winner")).to_be_visible(timeout=TURNS)
    evening.picture(wall, "18 the podium")
    expect(evening.floor.get_by_role("heading", name="Premi assegnati")).to_be_visible()
    evening.picture(evening.floor, "19 the results")


def _dealers_choice(evening: Evening) -> None:
    """An event of mixed games from its file: the player with the button names a game, by the keyboard alone."""
    floor = evening.floor
    floor.get_by_label("Evento", exact=True).select_option("Nuovo evento …")
    floor.get_by_label("Oppure da un file dell’evento").set_input_files(EXAMPLES / "dealers_choice.toml")
    expect(floor.get_by_role("heading", name="Le iscrizioni sono aperte")).to_be_visible()
    commands = ({"type": "register", "players": NAMES[:6]}, {"type": "draw-seats"}, {"type": "start-event"})
    for number, command in enumerate(commands):
        body = {"command_id": f"choice-{number}", "command": command}
        evening.server.ask("/api/events/dealers-choice/commands", body)
    expect(floor.locator("[data-advice='choose-game']")).to_contain_text("sceglie il gioco del tavolo 1")
    floor.keyboard.press("g")
    expect(floor.get_by_role("dialog")).to_contain_text("2-7 triple draw")
    evening.picture(floor, "20 dealer's choice")
    floor.keyboard.press("5")
    expect(floor.locator("[data-table='1']")).to_contain_text("Stud 8")
    wall = evening.page("/wall?event=dealers-choice", 1280, 720, language="es-ES")
    expect(wall.get_by_test_id("game")).to_contain_text("Elección del repartidor", timeout=TURNS)
    evening.picture(wall, "21 the wall, dealer's choice")


def _pressed_once(evening: Evening) -> None:
    """A key that is held and a double click act once."""
    floor = evening.floor
    levels = evening.server.ask("/api/events/dealers-choice/floor")["version"]
    for _ in range(5):
        floor.keyboard.down("n")
    floor.keyboard.up("n")
    expect(floor.locator(".clock .level")).to_contain_text("2")
    floor.wait_for_timeout(1_000)
    floor.get_by_label("Livello successivo", exact=True).dblclick()
    expect(floor.locator(".clock .level")).to_contain_text("3")
    floor.wait_for_timeout(500)
    assert evening.server.ask("/api/events/dealers-choice/floor")["version"] == levels + 2


def _unknown(evening: Evening) -> None:
    """An address that names no event says so, and leads to the events there are."""
    wall = evening.page("/wall?event=nosuch", 1280, 720)
    expect(wall.get_by_role("heading", name="There is no such event")).to_be_visible()
    floor = evening.page("/floor?event=nosuch", 1280, 720)
    expect(floor.get_by_role("heading", name="There is no such event")).to_be_visible()
    evening.picture(floor, "22 no such event")
    floor.get_by_role("link", name="Friday night").click()
    expect(floor.get_by_role("heading", name="Prizes awarded")).to_be_visible()
