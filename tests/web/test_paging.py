"""Long lists page by page: a program follows the links to the end, and has every row once."""

import pytest

from tests.web.answers import error
from tests.web.club import FORM, Floor, Json, floor


def followed(desk: Floor, address: str) -> list[Json]:
    """The answers of all pages."""
    found: list[Json] = []
    while address:
        answer = desk.client.get(address)
        assert answer.status_code == 200, answer.text
        found.append(answer.json())
        link = answer.headers.get("link", "")
        assert not link or link.endswith('>; rel="next"')
        address = link.partition(">")[0].removeprefix("<")
    return found


@pytest.mark.parametrize("most", [1, 2, 3, 1_000])
def test_the_pages_of_a_log_are_the_log(most: int) -> None:
    with floor() as desk:
        desk.begun()
        whole = desk.client.get("/api/events/friday/audit").json()
        pages = followed(desk, f"/api/events/friday/audit?most={most}")
        assert [line for page in pages for line in page["audit"]["lines"]] == whole["audit"]["lines"]
        assert all(len(page["audit"]["lines"]) <= most for page in pages)


def test_rows_that_come_in_meanwhile_move_no_page() -> None:
    with floor() as desk:
        desk.begun()
        first = desk.client.get("/api/events/friday/audit?most=2")
        desk.bust(*desk.at_table(1)[:1])
        [address] = [first.headers["link"].partition(">")[0].removeprefix("<")]
        rest = [line["version"] for page in followed(desk, address) for line in page["audit"]["lines"]]
        begun = [line["version"] for line in first.json()["audit"]["lines"]]
        assert [*begun, *rest] == sorted(range(1, begun[0] + 1), reverse=True)


def test_events_are_listed_page_by_page() -> None:
    with floor() as desk:
        for number in range(5):
            body = {"command_id": "open", "event_id": f"night-{number}", "form": {**FORM, "name": f"Night {number}"}}
            assert desk.client.post("/api/events", json=body).status_code == 201
        pages = followed(desk, "/api/events?most=2")
        assert [len(page) for page in pages] == [2, 2, 1]
        assert [one for page in pages for one in page] == desk.client.get("/api/events").json()
        assert followed(desk, "/api/tickets?most=1")[0]["tickets"] == []


@pytest.mark.parametrize("query", ["after=nobody", "most=-1", "most=1001", "most=x"])
def test_a_page_that_there_is_not_is_told_in_one_line(query: str) -> None:
    with floor() as desk:
        desk.begun(6)
        for address in ("/api/events", "/api/events/friday/audit", "/api/calendar/past", "/api/tickets"):
            answer = desk.client.get(f"{address}?{query}", headers={"accept-language": "it"})
            assert answer.status_code == 400 and error(answer)["message"], address


def test_after_the_row_that_is_none_the_list_begins() -> None:
    with floor() as desk:
        desk.begun()
        for address in ("/api/events", "/api/events/friday/audit", "/api/tickets"):
            first, same = [desk.client.get(f"{address}?most=2{after}") for after in ("", "&after=0")]
            assert (same.status_code, same.content) == (200, first.content), address
