"""The money of an event as the floor page reads it: one player's purchases, and every account, drawer and count."""

from typing import Any

from tests.web.answers import error
from tests.web.browsers import invited, me
from tests.web.club import Floor, Json, cash, floor
from tools.examples.evening import event_text

SALES = {"late_level": 4, "re_entries": 1, "rebuy_cents": 2000, "rebuy_level": 3}


def of(desk: Floor, player: str) -> Json:
    """A player's card at the cage."""
    names = desk.client.get("/api/events/friday/floor").json()["view"]["entrants"]
    assert any(one["player"] == player for one in names)
    return desk.client.get(f"/api/events/friday/money/{desk.naming.ids()[player]}").json()


def test_a_purchase_is_listed_taken_back_and_paid_out() -> None:
    with floor() as desk:
        desk.begun(6, **SALES)
        desk.give("sell-entry", player="Zita", payments=cash(6000))
        loser = desk.at_table(1)[0]
        desk.bust(loser)
        desk.give("rebuy", player=loser, payments=cash(2000))
        card = of(desk, loser)
        rebuy, entry = card["sold"]
        assert (entry["kind"], entry["payments"][0]["method"], entry["receipt"]) == ("entry", "account", 2)
        assert (rebuy["kind"], rebuy["cents"], rebuy["payments"][0]["cashier"]) == ("rebuy", 2000, me(desk.client))
        assert card["due"]["refund_cents"] == 0
        other = next(one for one in desk.at_table(1) if one not in (loser, "Zita"))
        desk.give("count-chips", counts=_counts(desk, loser, other), author="Ada", explanation="a hand was won")
        desk.give("void-purchase", purchase=rebuy["number"], reason="the wrong man", author="Ada")
        card = of(desk, loser)
        assert card["sold"][0]["taken_back"] == {"reason": "the wrong man", "author": me(desk.client)}
        assert card["due"]["refund_cents"] == 2000
        assert desk.refused("pay-refund", player=loser, payments=cash(2000))["code"] == "reason-for-two"
        desk.give("pay-refund", player=loser, payments=cash(2000), why="he was given the wrong chips")
        card = of(desk, loser)
        assert card["due"]["refund_cents"] == 0
        assert [(one["kind"], one["payments"][0]["cents"]) for one in card["paid"]] == [("refund", 2000)]


def _counts(desk: Floor, gets: str, gives: str) -> list[Json]:
    """A count in which one player has won a hundred of another."""
    found: list[dict[str, Any]] = [
        {"player": seat["player"], "chips": seat["stack"]}
        for table in desk.page()["view"]["tables"]
        for seat in table["seats"]
        if seat["player"]
    ]
    for one in found:
        one["chips"] += {gets: 100, gives: -100}.get(one["player"], 0)
    return found


def test_the_books_close_and_a_count_tells_what_went_through_since() -> None:
    with floor() as desk:
        desk.begun(6, **SALES)
        desk.give("sell-entry", player="Zita", payments=cash(6000))
        page = desk.page("money")
        assert page["closes"] and page["ledger"]["held_cents"] == page["ledger"]["owed_cents"] == 42_000
        assert {(one["cashier"], one["entries_cents"]) for one in page["cash"]} == {
            (me(desk.client), 6000),
            ("house", 36_000),
        }
        assert page["counts"] == [] and not page["pool"]["settled"]
        assert sum(page["pool"]["ladder"]) == page["pool"]["pool_cents"] == 35_000
        desk.give("count-cash", counted_cents=5900)
        (count,) = desk.page("money")["counts"]
        assert (count["expected_cents"], count["counted_cents"], count["moved_since"]) == (6000, 5900, False)
        desk.give("sell-entry", player="Yara", payments=cash(6000))
        assert desk.page("money")["counts"][0]["moved_since"]


def test_who_has_bought_nothing_has_an_empty_card_and_every_card_says_what_an_entry_buys() -> None:
    with floor() as desk:
        desk.begun(6, **SALES)
        assert of(desk, "Anna")["terms"] == {"stack": 10_000, "bounty_cents": 0}
        assert desk.client.get("/api/events/friday/money/nobody").json()["sold"] == []


def test_an_alternate_keeps_what_he_paid_when_he_gets_his_seat() -> None:
    text = event_text("Full", entry="entries = 2\ncap = 2\nalternates = 5\nlate_until_level = 2")
    with floor() as desk:
        body = {"command_id": "open", "event_id": "friday", "text": text, "file": "friday.toml"}
        assert desk.client.post("/api/events/file", json=body).status_code == 201
        for name in ("Anna", "Bruno", "Carla"):
            desk.give("sell-entry", player=name, payments=cash(6000))
        (waits,) = of(desk, "Carla")["sold"]
        assert (waits["kind"], waits["number"]) == ("alternate", 1) and of(desk, "Carla")["due"][
            "deposit_cents"
        ] == 6000
        (line,) = desk.page("alternates")["waiting"]
        assert (line["ticket"], line["player"]) == (1, "Carla")
        desk.give("void-entry", entry=1, reason="ill", author="Ada")
        assert desk.page("alternates")["waiting"] == []
        (entry,) = of(desk, "Carla")["sold"]
        assert (entry["kind"], entry["number"], entry["payments"][0]["cents"]) == ("entry", 3, 6000)


def test_money_is_for_those_who_answer_for_it() -> None:
    with floor() as desk:
        desk.begun(6)
        dealer, cashier = invited(desk, "dealer", "dora"), invited(desk, "cashier", "cleo")
        for path in ("money", "money/somebody"):
            assert error(dealer.get(f"/api/events/friday/{path}"))["code"] == "role-needed"
            assert cashier.get(f"/api/events/friday/{path}").status_code == 200
