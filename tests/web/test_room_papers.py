"""Papers of the room over the API: the table of a league and the down sheet, in three languages."""

import pytest
from httpx import Response

from shuffleup.accounts.roles import Role
from tests.web.answers import error, said
from tests.web.asking import program
from tests.web.club import MINUTE, NAMES, Floor, floor
from tests.web.league_desk import asked, played
from tests.web.register import edited, ids_of
from tests.web.room_night import deals, kept, seated, told


def paper(desk: Floor, which: str, **query: str) -> Response:
    return desk.client.get(f"/api/papers/{which}", params=query)


def league(desk: Floor) -> None:
    """Two events of four, of which the better one counts."""
    rule = {"type": "points-formula", "text": "10 * sqrt(n / k)"}
    terms = {"scoring": {"rule": rule}, "counting": {"best_of": 1, "least_events": 2}}
    asked(desk, "open-league", league_id="winter", name="Winter league", currency="EUR")
    asked(desk, "open-season", season="2027", terms=terms)
    for event, order in (("friday", NAMES[:4]), ("second", (NAMES[4], *NAMES[2::-1]))):
        played(desk, event, order)
        asked(desk, "take-event", season="2027", event_id=event)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("League table", "2 events, 5 players", "The best score of each player counts.", "14.14", "1/2")),
        ("it", ("Classifica della lega", "2 eventi, 5 giocatori", "Conta il miglior risultato", "14,14")),
        ("es", ("Clasificación de la liga", "2 torneos, 5 jugadores", "Cuenta el mejor resultado", "14,14")),
    ],
)
def test_the_table_of_a_league_says_what_each_event_gave(language: str, words: tuple[str, ...]) -> None:
    with floor() as desk:
        league(desk)
        edited(desk, *ids_of(desk, "Anna"), public_name="The Wolf")
        sheet = said(paper(desk, "league-table", league="winter", lang=language))
        assert [
            one for one in ("Winter league", "2027", "The Wolf", "Friday", "Second", *words) if one not in sheet
        ] == []
        assert "Anna" not in sheet and "Bruno" in sheet  # as on the walls of the room
        assert "(10)" in sheet  # Anna's last place of four does not count
        assert sheet == said(paper(desk, "league-table", league="winter", season="2027", lang=language))


def test_a_league_without_results_has_no_table() -> None:
    with floor() as desk:
        asked(desk, "open-league", league_id="winter", name="Winter", currency="EUR")
        assert error(paper(desk, "league-table", league="winter"), 409)["code"] == "unknown-season"
        terms = {"scoring": {"rule": {"type": "points-formula", "text": "n - k"}}}
        asked(desk, "open-season", season="2027", terms=terms)
        assert error(paper(desk, "league-table", league="winter"), 409)["code"] == "paper-is-empty"
        assert error(paper(desk, "league-table", league="nowhere"), 409)["code"] == "no-such-league"
        assert error(paper(desk, "league-table", league=""), 409)["code"] == "no-such-league"


def test_the_down_sheet_sums_up_what_each_dealer_has_dealt() -> None:
    with floor() as desk:
        desk.client.put("/api/calendar/zone", json={"zone": "UTC"})
        kept(desk, 1, 2)
        seated(desk, "friday", 8)
        told(desk, "friday", "start-event")
        assert error(paper(desk, "down-sheet"), 409)["code"] == "paper-is-empty"
        for dealer in ("Rosa", "Berta"):
            deals(desk, 1, dealer)
            desk.at += 30 * MINUTE
        sheet = said(paper(desk, "down-sheet", lang="en"))
        assert "Berta 1 30 Rosa 1 30" in sheet and "Down sheet" in sheet and "Signature" in sheet
        pages = desk.client.get("/api/papers/down-sheet/pages", params={"lang": "es"}).json()
        assert pages["title"] == "Hoja de relevos" and len(pages["pages"]) == 1
        assert paper(desk, "down-sheet", form="svg").text.startswith("<svg")
        wall = program(desk, Role.DISPLAY)
        assert error(wall.get("/api/papers/down-sheet"), 403)["code"] == "role-needed"
        assert error(wall.get("/api/papers/league-table?league=winter"), 409)["code"] == "no-such-league"
