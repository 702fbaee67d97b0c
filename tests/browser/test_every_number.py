"""Every number of every page, from a single digit to five, has the room that it needs."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import Evening, bust_one, event_of
from tests.browser.reading import in_the_way
from tests.browser.room import browser
from tests.web.running import Json, served

pytestmark = pytest.mark.slow

FIGURES = (9, 999, 99_999)
LARGE = 9_999_999
"""Chips and money go further than heads: the largest of them stand beside the most players."""
TRIED = (*[(figure, figure) for figure in FIGURES], (FIGURES[-1], LARGE))
WALLS = ((1920, 1080), (1280, 720), (1024, 768))
FLOORS = ((1920, 1080), (1366, 768), (1024, 768), (768, 1024), (390, 844))
PLAYERS = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal", "Ida", "Jan", "Kim", "Leo")

CHIPS = {"chips", "average_stack", "stack", "small", "big", "ante", "small_bet", "big_bet", "bring_in"}
COUNTED = {
    *("entries", "unique_players", "players", "waiting", "level", "late_level", "hands_left"),
    *("place", "knock_outs", "envelopes"),
    *("places_paid", "until_money", "hands", "left", "source_players", "target_players", "every"),
    *("players_most", "tables", "tables_most", "dealers", "fewest", "most", "hand"),
}
"""What a page tells as it is: heads, places, levels, hands."""
PAID = {"cents", "richest"}
"""Money beside what is called so: told in hundreds of these."""
TABLES = {"table", "source", "target"}
POSITIONS = {
    *("version", "now", "next", "chair", "button", "small_blind", "big_blind", "shared_by", "first", "last", "minutes"),
    *("starts_at", "started_at", "ends_at", "stopped_at", "next_break_at"),
    *("at", "early", "middle", "late", "day", "cards"),
    *("seconds", "countdown", "since", "draw", "ahead"),
    *("from_level", "until_level", "until_day", "until"),  # of a window in which something is sold
}
"""Numbers that are no figures: points in time, seats, the order of things."""


def figured(told: Json, figure: int, chips: int, key: str = "") -> Json:
    """What the server told, with this figure for every number that has one. Fails for a number that nobody sorted."""
    if isinstance(told, dict):
        return {name: figured(value, figure, chips, name) for name, value in told.items()}
    if isinstance(told, list) and key == "rows":
        return _ladder(told, figure, chips)
    if isinstance(told, list) and key == "facts":
        return told
    if isinstance(told, list):
        return [figured(value, figure, chips, key) for value in told]
    if isinstance(told, bool) or not isinstance(told, int):
        return told
    if key in PAID or key.endswith("_cents"):
        return told and 100 * chips
    if key in CHIPS:
        return told and chips
    if key in TABLES:
        return told and figure // 9 + told
    if key in COUNTED:
        return told and figure
    assert key in POSITIONS, f"{key}: is it a figure of a page?"
    return told


def _ladder(rows: Json, figure: int, money: int) -> Json:
    """So many places are paid; those far down together, as they are announced."""
    single = min(figure, 12)
    told = [{**rows[0], "first": place, "last": place, "prize_cents": 100 * money} for place in range(1, single + 1)]
    for first in range(single + 1, figure + 1, max(1, figure // 12)):
        last = min(figure, first + figure // 12 - 1)
        told.append({**rows[0], "first": first, "last": last, "prize_cents": 100 * money})
    return told


def _over(told: Json) -> Json:
    """The same event when it is over: everybody has a place."""
    view = told["view"]
    out = [{**view["out"][0], "player": player, "place": 1 + place} for place, player in enumerate(PLAYERS)]
    return {**told, "view": {**view, "mood": "over", "out": out}}


EVENTS = ("club-night", "rebuy-night", "knock-out", "horse", "dealers-choice", "satellite")


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    folder = tmp_path_factory.mktemp("numbers")
    # What a page still asks for goes through the test: its windows are closed before the server is.
    with served(folder / "club.db") as server, browser() as chromium:
        for event in EVENTS:
            event_of(server, event, PLAYERS, file=event.replace("-", "_"), start=True)
            bust_one(server, event)
        yield Evening(server, chromium, folder)


class _Tried:
    """A page with every figure in turn, and what is in the way of what on screens of these sizes."""

    def __init__(self, evening: Evening, path: str, screens: tuple[tuple[int, int], ...]) -> None:
        self.faults: list[str] = []
        self._evening = evening
        self._path = path
        self._screens = screens

    def with_every_figure(
        self, look: Callable[[Page], None], change: Callable[[Json], Json] = lambda told: told
    ) -> None:
        """Has ``look`` open what is to be seen, and notes what is wrong with it."""
        for figure, chips in TRIED:
            told = partial(figured, figure=figure, chips=chips)
            page = self._evening.page(self._path, 1920, 1080, told=lambda what, told=told: change(told(what)))
            look(page)
            for width, height in self._screens:
                page.set_viewport_size({"width": width, "height": height})
                where = f"{figure:,} heads and {chips:,} chips at {width}x{height}"
                self.faults += [f"{where}: {fault}" for fault in in_the_way(page)]
            page.context.close()


def _clock(page: Page) -> None:
    expect(page.get_by_test_id("clock")).to_be_visible()


@pytest.mark.parametrize("event", EVENTS)
def test_the_wall(evening: Evening, event: str) -> None:
    tried = _Tried(evening, f"/wall?event={event}", WALLS)
    tried.with_every_figure(_clock)
    assert not tried.faults, "\n".join(tried.faults)


@pytest.mark.parametrize("event", ["club-night", "satellite"])
def test_the_podium(evening: Evening, event: str) -> None:
    tried = _Tried(evening, f"/wall?event={event}", WALLS)
    tried.with_every_figure(lambda page: expect(page.locator(".winner").first).to_be_visible(), _over)
    assert not tried.faults, "\n".join(tried.faults)


@pytest.mark.parametrize("event", EVENTS)
def test_the_floor(evening: Evening, event: str) -> None:
    tried = _Tried(evening, f"/floor?event={event}", FLOORS)
    tried.with_every_figure(_clock)
    assert not tried.faults, "\n".join(tried.faults)


def _player(page: Page) -> None:
    page.locator("button.seat").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def _table(page: Page) -> None:
    page.locator("button.middle").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("look", [_player, _table])
def test_a_sheet(evening: Evening, look: Callable[[Page], None]) -> None:
    tried = _Tried(evening, "/floor?event=knock-out", FLOORS)
    tried.with_every_figure(look)
    assert not tried.faults, "\n".join(tried.faults)


def test_places_that_are_left_out_are_named(evening: Evening) -> None:
    """Of 999 places ten rows are shown; what lies between and below them is said."""
    told = partial(figured, figure=999, chips=999)
    wall = evening.page("/wall?event=club-night", 1920, 1080, told=told)
    expect(wall.locator("main li.between")).to_have_text(["4–427…"])
    few = evening.page("/wall?event=club-night", 1920, 1080, told=lambda what: _few_left(told(what)))
    expect(few.locator("main li.between")).to_have_text(["11–999…"])


def _few_left(told: Json) -> Json:
    view = told["view"]
    return {**told, "view": {**view, "numbers": {**view["numbers"], "players": 2}}}
