"""Rulings that are written down and found again, and the words that the sheet suggests."""

import pytest

from shuffleup.rulebooks.rule import Language
from tests.locale.words import all_messages
from tests.web.club import Floor, Json, floor
from tests.web.room_night import seated

CASE = """Scenario: case
Game: no-limit hold'em
Blinds: 300/600{street}
Stacks: Anna 20000, Bruno 20000, Carla 20000, Dario 20000

{acts}
Compare: {case}
"""
RAISED = "Carla raises to 1200"


def case(asked: str, acts: str = RAISED, street: str = "") -> str:
    return CASE.format(case=asked, acts=acts, street=street)


def keep(desk: Floor, text: str, choice: Json = None, command_id: str = "k1") -> Json:
    asked = {"command_id": command_id, "text": text, "choice": choice}
    return desk.client.post("/api/events/friday/rulings", json=asked).json()


def book(desk: Floor, asked: str = "") -> Json:
    return desk.client.get(f"/api/ruling-book?{asked}").json()


def test_a_ruling_is_kept_with_its_rule_and_found_by_any_word() -> None:
    with floor() as desk:
        seated(desk, "friday", 4)
        kept = keep(desk, case("Dario pushes 1000x2"))
        assert (kept["rulebook"], kept["rules"], kept["decision"]) == ("tda-2024", ["tda-2024 45"], "")
        assert kept["ruling"].startswith("Dario calls and adds 1,200.")
        keep(desk, case("Dario pushes 1000x2"))  # sent again after a lost answer
        assert book(desk)["found"] == 1
        for asked, found in (("text=pushes 45", 1), ("text=CALLS", 1), ("text=fold", 0), ("event=other", 0)):
            assert book(desk, asked)["found"] == found, asked


def test_against_the_book_it_is_kept_with_a_name_and_a_reason() -> None:
    with floor() as desk:
        seated(desk, "friday", 4)
        text = case("Dario pushes 1000x2")
        refused = keep(desk, text, {"decide": "raise to 1,800"})
        assert refused["error"]["code"] == "unsigned"
        assert keep(desk, text, {"decide": "a walk"})["error"]["code"] == "no-choice"
        assert keep(desk, text + "Compare: Dario pushes 500\n")["error"]["code"] == "cases"
        assert keep(desk, "Scenario: none")["error"]["code"] == "scenario"
        assert book(desk)["found"] == 0
        kept = keep(desk, text, {"decide": "raise to 1,800", "author": "Rossi", "reason": "he was told another amount"})
        assert "Rossi" in kept["decision"] and "tda-2024 1" in kept["decision"]
        assert book(desk, "text=rossi")["found"] == 1


@pytest.mark.parametrize("language", Language)
def test_the_words_that_the_sheet_suggests_are_understood(language: Language) -> None:
    """In the language of the page, where they need no act before them."""
    say = all_messages(language).say
    names = [name for name in all_messages(language).names if name.startswith("rulings-like-") and "choose" not in name]
    assert len(names) == 12
    with floor() as desk:
        seated(desk, "friday", 4)
        for number, name in enumerate(sorted(names)):
            street = ", on the flop" if name.endswith("early") else ""
            acts = "" if street or name.endswith("flop") else RAISED
            text = case(say(name, {"a": "Dario", "b": "Carla"}), acts, street)
            asked = {"command_id": f"k{number}", "text": text}
            answer = desk.client.post(
                "/api/events/friday/rulings", json=asked, headers={"accept-language": language.value}
            ).json()
            assert "error" not in answer, (name, answer)
            assert answer["case"] in text, "it is told in the words in which it was asked"
