"""Papers over the API: who gets which, in three languages, and what is said where there is none."""

from collections.abc import Iterator

import pytest
from httpx import Response

from shuffleup.printing import press as pressing
from shuffleup.web.floor import papers
from tests.web.answers import error, said
from tests.web.browsers import invited
from tests.web.club import Floor, floor

SALES = {"re_entries": 1, "rebuy_cents": 2000, "rebuy_level": 3, "late_level": 3, "bounty_cents": 1000}


@pytest.fixture
def desk() -> Iterator[Floor]:
    """Twelve players at two tables; Anna has paid by card."""
    with floor() as opened:
        assert opened.create(**SALES).status_code == 201
        cents = opened.page()["view"]["selling"]["entry_cents"]
        for name in ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gina"):
            payment = {"method": "card" if name == "Anna" else "cash", "cents": cents}
            opened.give("sell-entry", player=name, payments=[payment], author="floor")
        opened.give("draw-seats")
        opened.give("start-event")
        yield opened


def asked(desk: Floor, paper: str, **query: object) -> Response:
    """A paper, or why there is none; of a player by his name."""
    if "player" in query:
        query["player"] = desk.naming.ids().get(str(query["player"]), query["player"])
    return desk.client.get(f"/api/events/friday/papers/{paper}", params={k: str(v) for k, v in query.items()})


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            ("Entry 1", "Table", "Seat", "€60 buy-in €40 · bounty €10 · fee €10", "Card Owner", "Late entry level 3"),
        ),
        ("it", ("Iscrizione 1", "Tavolo", "Posto", "60 € buy-in 40 € · bounty 10 € · quota 10 €", "Carta Owner")),
        ("es", ("Inscripción 1", "Mesa", "Asiento", "60 € buy-in 40 € · bounty 10 € · comisión 10 €", "Tarjeta Owner")),
    ],
)
def test_a_seat_ticket_has_everything_that_was_sold(desk: Floor, language: str, words: tuple[str, ...]) -> None:
    paper = said(asked(desk, "tickets", player="Anna", lang=language, size="80mm"))
    assert [one for one in ("Anna", "Friday", "friday", *words) if one not in paper] == [], paper
    assert ("Receipt 2" in paper) == (language == "en") and "Reprint" not in paper
    assert "Reprint" in said(asked(desk, "tickets", player="Anna", again=True))


def test_a_table_has_the_tickets_of_those_who_sit_there(desk: Floor) -> None:
    paper, there = said(asked(desk, "tickets", table=1)), desk.at_table(1)
    everybody = said(asked(desk, "tickets"))
    assert all(name in paper for name in there) and paper.count("Entry ") == len(there)
    assert everybody.count("Entry ") == 7


def test_each_receipt_is_that_of_its_purchase(desk: Floor) -> None:
    payment = {"method": "cash", "cents": 2000}
    first, second, *_ = desk.at_table(1)
    desk.give("rebuy", player=first, payments=[payment])
    money = desk.client.get(f"/api/events/friday/money/{desk.naming.ids()[first]}").json()
    rebuy, entry = [line["receipt"] for line in money["sold"]]
    both = said(asked(desk, "receipts", player=first))
    assert "Rebuy" in both and "Entry" in both
    alone = said(asked(desk, "receipts", player=first, receipt=rebuy))
    assert "Rebuy" in alone and "€20" in alone and "Entry" not in alone
    assert "Rebuy" not in said(asked(desk, "tickets", player=first, receipt=entry))
    desk.give("void-purchase", purchase=1, reason="wrong player", author="floor")
    assert "Rebuy" not in said(asked(desk, "receipts", player=first))
    assert "wrong player" in said(asked(desk, "receipts", player=first, receipt=rebuy))
    assert error(asked(desk, "receipts", player=second, receipt=rebuy))["code"] == "paper-is-empty"


def test_a_winner_signs_for_what_he_was_paid_and_for_what_lies_there() -> None:
    with floor() as desk:
        desk.begun(6)
        assert error(asked(desk, "payout-slips"))["code"] == "paper-is-empty"
        assert error(asked(desk, "results"))["code"] == "paper-is-empty"
        for _ in range(5):
            desk.bust(desk.at_table(1)[-1])
        desk.give("award-prizes")
        winner = next(one for one in desk.page()["view"]["entrants"] if one["place"] == 1)
        name, due = winner["player"], winner["prize_cents"] // 100
        paper = said(asked(desk, "payout-slips", player=name))
        assert all(one in paper for one in (name, f"€{due}", "Prize not paid yet", "Place 1", "Signature"))
        assert said(asked(desk, "payout-slips")).count("Signature") == 3
        payment = {"method": "account", "cents": 2000, "cashier": "house"}
        desk.give("pay-prize", player=name, payments=[payment])
        both = said(asked(desk, "payout-slips", player=name))
        assert (
            all(one in both for one in ("Prize paid", "€20", f"€{due - 20}", "house")) and both.count("Signature") == 2
        )
        drawer = said(asked(desk, "drawers"))
        assert "Prizes -€20" in drawer and drawer.count("Signature") == 1


def test_the_results_have_everybody_by_his_place() -> None:
    with floor() as desk:
        desk.begun(6)
        out = [desk.at_table(1)[-1 - number] for number in range(5)]
        winner = desk.at_table(1)[0]
        for player in out:
            desk.bust(player)
        for size, language, words in (
            ("a4", "en", "Results"),
            ("80mm", "it", "Risultati"),
            ("80mm", "es", "Resultados"),
        ):
            paper = said(asked(desk, "results", size=size, lang=language))
            placed = [paper.index(f"{place} {name}") for place, name in enumerate((winner, *reversed(out)), start=1)]
            assert placed == sorted(placed) and words in paper
        assert "6 entries, 6 players, prize pool €300" in said(asked(desk, "results"))


def test_lists_of_seats_have_everybody_once(desk: Floor) -> None:
    here, there = desk.at_table(1), desk.at_table(2)
    by_name = said(asked(desk, "seats-by-name"))
    order = [by_name.index(name) for name in sorted((*here, *there))]
    assert order == sorted(order)
    by_table = said(asked(desk, "seats-by-table", size="80mm", lang="it"))
    assert by_table.index("Tavolo 2") > max(by_table.index(name) for name in here)
    assert all(by_table.index(name) > by_table.index("Tavolo 2") for name in there)
    alone = said(asked(desk, "table-sheets", table=2))
    assert all(name in alone for name in there) and not any(name in alone for name in here)
    assert "10,000" in alone and "Out by" in alone
    assert len(asked(desk, "table-sheets/pages").json()["pages"]) == 2
    assert error(asked(desk, "table-sheets", table=9))["code"] == "paper-is-empty"


def test_whoever_has_to_walk_gets_a_slip_with_both_seats(desk: Floor) -> None:
    everybody = said(asked(desk, "new-seats"))
    assert everybody.count("New seat") == 7  # by the draw
    player, table = desk.at_table(1)[0], next(one for one in desk.page()["view"]["tables"] if one["table"] == 2)
    chair = next(seat["chair"] for seat in table["seats"] if not seat["player"])
    given = desk.give("move-player", player=player, table=2, chair=chair, reason="noise", author="floor")
    slip = said(asked(desk, "new-seats", row=given["version"], lang="it"))
    assert (
        f"Tavolo 2 Posto {chair}" in slip and slip.count("Tavolo") == 1 and f"{player} da" in slip.replace("dal", "da")
    )
    assert said(asked(desk, "new-seats")) == said(asked(desk, "new-seats", row=given["version"]))
    assert desk.ask({"type": "undo", "command_id": given["command_id"]}).status_code == 200
    assert error(asked(desk, "new-seats", row=given["version"]))["code"] == "paper-is-empty"


def test_many_new_seats_are_a_list() -> None:
    with floor() as desk:
        desk.create(seats=9)
        desk.give("register", players=[f"Player {number:02}" for number in range(40)])
        given = desk.give("draw-seats")
        paper = said(asked(desk, "new-seats", row=given["version"]))
        assert paper.count("Player") == 41 and len(asked(desk, "new-seats/pages").json()["pages"]) == 1


def test_everybody_signs_in_under_the_number_of_his_entry(desk: Floor) -> None:
    paper = said(asked(desk, "sign-in", lang="es"))
    assert all(one in paper for one in ("Anna 1 ", "Bruno 2 ", "Gina 7 ", "Firma", "Hoja de firmas"))
    with floor() as early:
        early.create()
        assert error(asked(early, "sign-in"))["code"] == "paper-is-empty"
        early.give("register", players=["Zita"])
        assert "Zita 1" in said(asked(early, "sign-in"))


def test_a_bag_has_two_tags_which_are_written_in_until_it_is_counted(desk: Floor) -> None:
    player, *_ = desk.at_table(1)
    tag = said(asked(desk, "bag-tags", player=player, size="80mm"))
    assert tag.count(player) == 2 and "into the bag" in tag and "for the player" in tag and "end of day 1" in tag
    assert "10,000" not in tag and tag.count("Bag and seal") == 2
    assert said(asked(desk, "bag-tags")).count("into the bag") == 7
    assert error(asked(desk, "bag-tags", player="nobody"))["code"] == "unknown-player"


def test_the_emergency_pack_is_one_print_of_the_sheets_of_its_archive(desk: Floor) -> None:
    out = desk.at_table(1)[-1]
    desk.bust(out)
    desk.give("pause-clock", reason="fire alarm")
    paper = said(asked(desk, "pack"))
    parts = (
        "Level 1, stopped with",
        "Levels",
        "Prizes",
        "Prizes so far",
        "Table 1",
        "Seats by name",
        "Entries",
        "Money",
    )
    assert [one for one in parts if one not in paper] == [], paper
    order = [paper.index(one) for one in ("Levels", "Prizes so far", "Table 1", "Seats by name")]
    assert order == sorted(order) and "of 7 entries left, 70,000 chips in play" in paper
    assert "100/200" in paper and "€" in paper and out in paper
    assert "Livelli" in said(asked(desk, "pack", lang="it")) and "Niveles" in said(asked(desk, "pack", lang="es"))
    assert len(asked(desk, "pack/pages").json()["pages"]) >= 3
    cashier = invited(desk, "cashier", "cleo")
    assert error(cashier.get("/api/events/friday/papers/pack"))["code"] == "role-needed"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("it", ("Rapporto di torneo", "Tessera", "Il torneo in cifre", "FIGP", "Richiamo", "Per la federazione")),
        ("es", ("Informe del torneo", "Tarjeta", "El torneo en cifras", "FIGP", "Por la federación")),
        ("en", ("Tournament report", "Card", "The event in figures", "FIGP", "Warning", "For the federation")),
    ],
)
def test_a_federation_gets_its_report_in_its_language(language: str, words: tuple[str, ...]) -> None:
    with floor() as desk:
        person = {"form": {"name": "Anna", "country": "IT", "card": "1041"}}
        assert desk.client.post("/api/people", json=person).status_code == 201
        desk.begun(6, rulebook="figp-2012")
        assert error(asked(desk, "report"))["code"] == "paper-is-empty"
        assert error(asked(desk, "prize-sheet"))["code"] == "paper-is-empty"
        desk.give("give-penalty", player="Bruno", step="warning", offence="soft-play", author="floor", reason="again")
        for _ in range(5):
            desk.bust(next(one for one in reversed(desk.at_table(1)) if one != "Anna"))
        report = said(asked(desk, "report", lang=language))
        assert [one for one in words if one not in report] == [], report
        assert "1 Anna 1041 IT" in report and "Bruno" in report
        desk.give("award-prizes")
        prizes = said(asked(desk, "prize-sheet", lang=language))
        assert "1 Anna" in prizes and prizes.count("300") == 2  # the pool, and the sum below
        assert "Anna 1041 IT 1" in said(asked(desk, "players-list", lang=language))
        dealer = invited(desk, "dealer", "dora")
        for paper in ("report", "players-list", "prize-sheet"):
            assert error(dealer.get(f"/api/events/friday/papers/{paper}"))["code"] == "role-needed"


def test_pages_are_counted_measured_and_handed_out_one_by_one(desk: Floor) -> None:
    told = asked(desk, "tickets/pages", size="80mm").json()
    assert told["title"] == "Seat tickets" and told["file"] == "friday-tickets.pdf" and len(told["pages"]) == 7
    assert {round(one["width"]) for one in told["pages"]} == {227}
    page = asked(desk, "tickets", size="80mm", form="svg", page=7)
    assert page.headers["content-type"] == "image/svg+xml" and page.content.startswith(b"<svg")
    told = error(asked(desk, "tickets", size="80mm", form="svg", page=8))
    assert (told["code"], told["message"]) == ("no-such-page", "this paper has 7 pages")
    file = asked(desk, "tickets", player="Anna").headers["content-disposition"]
    assert file == 'inline; filename="friday-tickets-Anna.pdf"'


def test_everybody_is_offered_the_papers_that_he_may_see(desk: Floor) -> None:
    def offered(who: Floor | None = None, role: str = "") -> list[str]:
        client = invited(desk, role, role) if role else desk.client
        return [one["paper"] for one in client.get("/api/events/friday/papers").json()["papers"]]

    lists = ["seats-by-name", "seats-by-table", "table-sheets", "sign-in", "bag-tags"]
    lists.insert(0, "new-seats")
    assert offered() == ["tickets", "receipts", "drawers", *lists, "players-list", "pack"]
    assert offered(role="cashier") == offered()[:-1]
    assert offered(role="dealer") == lists
    dealer = invited(desk, "dealer", "dora")
    assert error(dealer.get("/api/events/friday/papers/tickets"))["code"] == "role-needed"
    assert error(dealer.get("/api/events/friday/papers/tickets/pages"))["code"] == "role-needed"
    assert dealer.get("/api/events/friday/papers/tickets?form=svg").status_code == 403


@pytest.mark.parametrize(
    ("address", "status", "message"),
    [
        ("papers/nonsense", 400, "paper cannot be 'nonsense'"),
        ("papers/tickets?size=a5", 400, "size cannot be 'a5'"),
        ("papers/tickets?lang=de", 400, "lang cannot be 'de'"),
        ("papers/tickets?table=x", 400, "table"),
        ("papers/tickets?table=99", 409, "nothing would stand on this paper: Seat tickets"),
        ("papers/tickets?player=nobody", 409, "nobody called 'nobody' has entered"),
        ("papers/receipts", 409, "nobody called '' has entered"),
        ("papers/deal", 409, "nothing would stand on this paper: Deal agreement"),
    ],
)
def test_what_there_is_not_is_told_in_one_line(desk: Floor, address: str, status: int, message: str) -> None:
    answer = desk.client.get(f"/api/events/friday/{address}")
    assert answer.status_code == status, answer.text
    assert message in answer.json()["error"]["message"]
    assert desk.client.get("/api/events/monday/papers/tickets").status_code == 404


def test_without_typst_every_page_works_and_papers_say_how_it_comes(
    desk: Floor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pressing, "is_ready", lambda: False)
    monkeypatch.setattr(papers, "is_ready", lambda: False)
    told = desk.client.get("/api/events/friday/papers", headers={"accept-language": "it"}).json()
    assert told["missing"] == "le stampe le compone typst, che non è installato"
    assert "pip install 'shuffleup[print]'" in told["mend"]
    answer = asked(desk, "tickets")
    assert answer.status_code == 503 and "shuffleup[print]" in error(answer)["hint"]


def test_a_players_paper_of_another_event_is_not_to_be_had(desk: Floor) -> None:
    body = {"command_id": "other", "event_id": "other", "form": {"name": "Other", "rulebook": "tda-2024", "seats": 6}}
    assert desk.client.post("/api/events", json=body).status_code == 201
    register = {"command_id": "zita", "command": {"type": "register", "players": ["Zita"]}}
    desk.client.post("/api/events/other/commands", json=register)
    [zita] = [one["player"] for one in desk.page(event="other")["view"]["entrants"]]
    assert error(asked(desk, "tickets", player=zita))["code"] == "unknown-player"


def test_a_broken_template_of_the_house_is_told_in_one_line(desk: Floor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pressing.Press, "_source", lambda *_: b"#let x = (")
    answer = asked(desk, "tickets")
    told = error(answer)
    assert (answer.status_code, told["code"]) == (503, "broken-template")
    assert told["message"] == "the template tickets.typ cannot be set: line 1: unclosed delimiter"
