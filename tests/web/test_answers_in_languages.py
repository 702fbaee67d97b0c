"""What the server answers beside the refusals of the rules is said in the language of whoever asked, too."""

from pathlib import Path

import pytest

from tests.web.club import FORM, Json, floor

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
LANGUAGES = ("en", "it-IT,it;q=0.9", "es")


def opened_from(file: str, language: str) -> Json:
    """What is said of an example that opens no event."""
    text = (EXAMPLES / file).read_text(encoding="utf-8")
    body = {"command_id": "open", "event_id": "friday", "file": file, "text": text}
    with floor() as desk:
        answer = desk.client.post("/api/events/file", json=body, headers={"accept-language": language})
        assert answer.status_code == 422
        return answer.json()["error"]


@pytest.mark.parametrize(
    ("language", "what", "hint"),
    [
        ("en", 'currency = "€€€" cannot be', "give three capital letters"),
        ("it-IT,it;q=0.9", 'currency = "€€€" non può essere', "indicare tre lettere maiuscole"),
        ("es", 'currency = "€€€" no puede ser', "indique tres letras mayúsculas"),
    ],
)
def test_a_mistake_in_the_form(language: str, what: str, hint: str) -> None:
    with floor() as desk:
        body = {"command_id": "open", "event_id": "friday", "form": {**FORM, "currency": "€€€"}}
        told = desk.client.post("/api/events", json=body, headers={"accept-language": language}).json()["error"]
        assert told["message"] == what
        assert told["hint"].startswith(hint)


@pytest.mark.parametrize("file", ["team_event.toml", "house_club.toml"])
def test_a_file_that_cannot_be_opened(file: str) -> None:
    told = [opened_from(file, language) for language in LANGUAGES]
    assert len({one["message"] for one in told}) == len({one["hint"] for one in told}) == len(LANGUAGES)


def test_a_house_book_is_called_one() -> None:
    told = opened_from("house_club.toml", "it")
    assert told["message"] == "questo è un regolamento della casa, non un evento"
    assert "house = 'house_club.toml'" in told["hint"]


def test_an_event_that_was_never_opened() -> None:
    with floor() as desk:
        said = [desk.ask({"type": "start-event"}, accept_language=one).json()["error"] for one in LANGUAGES]
        assert {one["code"] for one in said} == {"unknown-event"}
        assert [one["message"] for one in said] == [
            "there is no event friday",
            "l’evento friday non esiste",
            "el torneo friday no existe",
        ]
        assert said[1]["hint"] == "/api/events elenca tutti gli eventi"
