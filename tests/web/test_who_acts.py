"""The server fills in who acts: what a request says about it is not taken."""

from typing import Any

from litestar.testing import TestClient

from shuffleup.accounts.roles import Role
from shuffleup.wire.json import canonical
from tests.web.asking import program
from tests.web.browsers import invited, me
from tests.web.club import Floor, Json, floor

HALT = {"type": "halt-table", "table": 1, "reason": "a fight", "author": "Ada"}


def logged(desk: Floor) -> list[str]:
    """The commands and the events of the log as they are written."""

    async def read() -> list[str]:
        rows = await desk.store.read("event/friday")
        return [canonical(one).decode() for row in rows for one in (row.command, *row.events)]

    return desk.client.blocking_portal.call(read)


def given(browser: TestClient[Any], command: Json, command_id: str = "c") -> None:
    """A command that is accepted."""
    body = {"command_id": command_id, "command": command}
    answer = browser.post("/api/events/friday/commands", json=body)
    assert answer.status_code == 200, answer.text


def test_whoever_is_signed_in_gives_a_command_whatever_it_says() -> None:
    with floor() as desk:
        desk.begun()
        given(desk.client, HALT)
        assert [f'"author":"{me(desk.client)}"' in one for one in logged(desk)[-2:]] == [True, True]
        assert "Ada" not in "".join(logged(desk))


def test_money_goes_into_the_drawer_of_whoever_is_signed_in() -> None:
    with floor() as desk:
        desk.begun(6, late_level=4)
        cashier = invited(desk, "cashier", "cleo")
        paid = [{"method": "cash", "cents": 6000}]
        given(cashier, {"type": "sell-entry", "player": "Zita", "payments": paid, "author": "Ada"})
        drawers = {one["cashier"]: one["entries_cents"] for one in desk.page("money")["cash"]}
        assert drawers[me(cashier)] == 6000
        given(cashier, {"type": "count-cash", "counted_cents": 5900}, "count")
        (count,) = desk.page("money")["counts"]
        assert (count["cashier"], count["author"], count["expected_cents"]) == (me(cashier), me(cashier), 6000)
        assert "Ada" not in "".join(logged(desk))


def test_a_program_acts_as_the_person_who_made_its_key() -> None:
    with floor() as desk:
        desk.begun()
        given(program(desk, Role.FLOOR), HALT)
        assert f'"author":"{me(desk.client)}"' in logged(desk)[-1]
