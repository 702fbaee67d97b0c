"""Lists to take away: everybody gets those of his right, in his language, under a safe name."""

import csv
import json
from io import BytesIO, StringIO

import pytest
from httpx import Response
from python_calamine import load_workbook

from tests.web.answers import error
from tests.web.browsers import invited
from tests.web.club import Floor, floor

LISTS = ("lists/standings", "lists/payouts", "lists/entries", "lists/seats")
BOOKS = ("books/ledger", "books/cash", "books/audit")


def taken(desk: Floor, what: str, query: str = "") -> Response:
    """A list of the event."""
    answer = desk.client.get(f"/api/events/friday/{what}{query}")
    assert answer.status_code == 200, answer.text
    return answer


def rows(answer: Response, separator: str = ",") -> list[list[str]]:
    """The rows of a CSV file, its heads first."""
    return list(csv.reader(StringIO(answer.content.decode("utf-8-sig"), newline=""), delimiter=separator))


@pytest.mark.parametrize("what", [*LISTS, *BOOKS])
def test_each_list_is_the_same_in_each_format(what: str) -> None:
    with floor() as desk:
        desk.begun()
        desk.bust(*desk.at_table(1)[:1])
        lines, name = rows(taken(desk, what)), what.partition("/")[2]
        told = taken(desk, what, "?format=json")
        book = taken(desk, what, "?format=xlsx")
        for answer, kind in ((told, "json"), (book, "xlsx")):
            assert answer.headers["content-disposition"] == f'attachment; filename="friday-{name}.{kind}"'
        document = json.loads(told.content)
        cells = load_workbook(BytesIO(book.content)).get_sheet_by_index(0).to_python()
        assert len(document["rows"]) == len(lines) - 1 == len(cells) - 1
        assert lines[0] == cells[0] and len(set(lines[0])) == len(lines[0])


def test_players_are_called_by_their_names() -> None:
    with floor() as desk:
        desk.begun(6)
        seats = rows(taken(desk, "lists/seats"))
        assert {row[2] for row in seats[1:]} == {"Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio"}
        assert seats[0] == ["Table", "Seat", "Player", "Chips"]
        italian = rows(taken(desk, "lists/seats", "?lang=it"), ";")
        assert italian[0] == ["Tavolo", "Posto", "Giocatore", "Fiches"] and italian[1:] == seats[1:]


def test_a_book_is_for_those_who_answer_for_it() -> None:
    with floor() as desk:
        desk.begun(6)
        dealer, cashier = invited(desk, "dealer", "dora"), invited(desk, "cashier", "cleo")
        for what in LISTS:
            assert dealer.get(f"/api/events/friday/{what}").status_code == 200
        for what in BOOKS:
            assert error(dealer.get(f"/api/events/friday/{what}"))["code"] == "role-needed"
            assert cashier.get(f"/api/events/friday/{what}").status_code == 200
        assert cashier.get("/api/people/list").status_code == 403


def test_the_register_goes_out_whole_and_merged_people_once() -> None:
    with floor() as desk:
        desk.begun(6)
        people = rows(desk.client.get("/api/people/list"))
        assert [row[1] for row in people[1:]] == ["Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio"]


@pytest.mark.parametrize("address", ["lists/nonsense", "lists/standings?format=pdf", "lists/standings?lang=de"])
def test_what_there_is_not_is_told_in_one_line(address: str) -> None:
    with floor() as desk:
        desk.begun(6)
        answer = desk.client.get(f"/api/events/friday/{address}")
        assert answer.status_code in (400, 404) and error(answer)["message"]
        assert error(desk.client.get("/api/events/nobody/lists/standings"))["code"] == "unknown-event"
