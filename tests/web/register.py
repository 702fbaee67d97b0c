"""The register of players, as the pages ask it."""

from tests.web.club import Floor, Json

PEOPLE = "/api/people"


def added(desk: Floor, **form: object) -> Json:
    """Somebody new."""
    answer = desk.client.post(PEOPLE, json={"form": form})
    assert answer.status_code == 201, answer.text
    return answer.json()


def sheet(desk: Floor, person: str) -> Json:
    answer = desk.client.get(f"{PEOPLE}/{person}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def edited(desk: Floor, person: str, **form: object) -> Json:
    """Somebody with other papers."""
    before = sheet(desk, person)["person"]
    body = {"form": {"name": before["papers"]["name"], **form}, "seen": before["changed_at"]}
    answer = desk.client.patch(f"{PEOPLE}/{person}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def banned(desk: Floor, person: str, **ban: object) -> None:
    seen = sheet(desk, person)["person"]["changed_at"]
    body = {"since": "2027-01-01", "reason": "marked cards", "seen": seen, **ban}
    answer = desk.client.put(f"{PEOPLE}/{person}/ban", json=body)
    assert answer.status_code == 200, answer.text


def found(desk: Floor, text: str) -> list[str]:
    return [one["name"] for one in desk.client.get(PEOPLE, params={"text": text}).json()]


def ids_of(desk: Floor, *names: str) -> list[str]:
    """The ids by which an event knows these names."""
    desk.page()
    return [desk.naming.ids()[name] for name in names]


def merged(desk: Floor, one: str, into: str) -> None:
    seen = sheet(desk, into)["person"]["changed_at"]
    answer = desk.client.post(f"{PEOPLE}/{one}/merger", json={"into": into, "seen": seen})
    assert answer.status_code == 200, answer.text
