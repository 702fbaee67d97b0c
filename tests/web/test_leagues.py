"""Leagues over the network: founded, a season opened, events of the room taken, corrected and struck, and closed."""

from tests.web.club import NAMES, Floor, Json, floor
from tests.web.league_desk import asked, played

FORMULA = {
    "scoring": {"rule": {"type": "points-formula", "text": "n - k"}},
    "counting": {"best_of": 1},
    "shares": [6_000, 4_000],
}


def page(desk: Floor) -> Json:
    return desk.client.get("/api/leagues/winter").json()


def table(desk: Floor) -> dict[str, int]:
    return {row["player"]: row["centipoints"] for row in page(desk)["seasons"][0]["chart"]["rows"]}


def test_a_season_takes_events_of_the_room() -> None:
    with floor() as desk:
        assert desk.client.get("/api/leagues").json()["leagues"] == []
        asked(desk, "open-league", league_id="winter", name="Winter", currency="EUR")
        asked(desk, "open-season", season="2027", terms=FORMULA)
        for event, order in (("first", NAMES[:4]), ("second", NAMES[3::-1])):
            played(desk, event, order)
        assert {one["event_id"] for one in page(desk)["finished"]} == {"first", "second"}
        assert "version" in asked(desk, "take-event", season="2027", event_id="first")
        assert table(desk) == {"Dario": 300, "Carla": 200, "Bruno": 100, "Anna": 0}
        asked(desk, "take-event", season="2027", event_id="second")
        assert table(desk) == {"Dario": 300, "Anna": 300, "Carla": 200, "Bruno": 200}
        line = next(one for one in page(desk)["seasons"][0]["standings"] if one["player"] == "Bruno")
        assert sorted(one["verdict"] for one in line["scores"]) == ["beyond-best", "counts"]
        address = "/api/leagues/winter/seasons/2027/table"
        told = desk.client.get(f"{address}?format=csv&lang=en").text.splitlines()
        assert told[0].startswith("\ufeffRank,Shared by,Player,Points,Events,")
        assert {line.split(",")[2] for line in told[1:3]} == {"Anna", "Dario"}
        assert all(line.endswith(",3.00,2,1,1,0.00,0,0,0.00") for line in told[1:3])
        assert desk.client.get(f"{address}?format=xlsx").content.startswith(b"PK")
        assert desk.client.get(address.replace("2027", "2028")).status_code in (404, 409, 422)
        asked(desk, "adjust-points", season="2027", player="Anna", centipoints=50, author="Ada", reason="dealt")
        assert table(desk)["Anna"] == 350
        again = asked(desk, "take-event-again", season="2027", event_id="second", author="Ada", reason="undone")
        assert "version" in again, again
        asked(desk, "strike-result", season="2027", event_id="first", author="Ada", reason="a test")
        assert table(desk)["Dario"] == 0
        asked(desk, "close-season", season="2027")
        (season,) = page(desk)["seasons"]
        assert (season["chart"]["closed"], [one["event_id"] for one in season["events"]]) == (True, ["second"])
        lines = desk.client.get("/api/leagues").json()["leagues"]
        assert [(one["name"], one["seasons"][0]["events"]) for one in lines] == [("Winter", 1)]


def test_what_cannot_be_is_told_and_changes_nothing() -> None:
    with floor() as desk:
        assert asked(desk, "open-season", season="2027", terms=FORMULA)["error"]["code"] == "no-such-league"
        assert (
            asked(desk, "open-league", league_id="other", name="Other", currency="EUR")["error"]["code"]
            == "other-league"
        )
        asked(desk, "open-league", league_id="winter", name="Winter", currency="EUR")
        wrong = {"scoring": {"rule": {"type": "points-formula", "text": "10 * sqr(n)"}}}
        assert "sqrt" in str(asked(desk, "open-season", season="2027", terms=wrong)["error"])
        asked(desk, "open-season", season="2027", terms=FORMULA)
        desk.begun()
        assert asked(desk, "take-event", season="2027", event_id="friday")["error"]["code"] == "not-finished"
        assert asked(desk, "take-event", season="2027", event_id="nowhere")["error"]["code"] == "unknown-event"
        nobody = asked(desk, "adjust-points", season="2027", player="Zoe", centipoints=1, author="Ada", reason="?")
        assert nobody["error"]["code"] == "unknown-player"
        assert page(desk)["seasons"][0]["events"] == []


def test_master_leagues_are_paid_from_the_pot_of_their_month() -> None:
    with floor() as desk:
        asked(desk, "open-league", league_id="winter", name="Winter", currency="EUR")
        (terms,) = [
            one["terms"]
            for one in desk.client.get("/api/leagues").json()["printed"]
            if one["key"] == "mediterraneo-general"
        ]
        asked(desk, "open-season", season="2027", terms=terms)
        paid = {"season": "2027", "month": "2027-03", "prizes": [{"venue": "Alicante", "cents": 100}]}
        short = asked(desk, "pay-masters", **paid)["error"]
        assert (short["code"], short["rule"]) == ("pot-short", "mediterraneo-2026 MED-19")
        assert asked(desk, "pay-masters", **{**paid, "month": "March"})["error"]["code"] == "not-a-month"
        asked(desk, "open-season", season="2028", terms=FORMULA)
        assert asked(desk, "pay-masters", **{**paid, "season": "2028"})["error"]["code"] == "no-masters"
        assert all(one["chart"]["pot"]["masters_cents"] == 0 for one in page(desk)["seasons"])
