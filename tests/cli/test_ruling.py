"""One floor ruling: from a file, and asked at the terminal."""

import io
import json
import sys
from pathlib import Path

import msgspec
import pytest

from shuffleup.locale.choice_words import choice_keys
from shuffleup.locale.messages import messages
from shuffleup.questions.ruling import RulingDocument
from shuffleup.rulebooks.rule import Language
from tests.cli.shell import ROOT, Ran, ran

CASES = ROOT / "examples" / "cases"
HOUSE = str(ROOT / "examples" / "house_club.toml")
TABLE = ("no-limit hold'em", "300/600", "Anna 20000, Bruno 20000, Carla 20000, Dario 20000", "Carla raises to 1200", "")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> object:
    """Runs the command with these lines typed in."""

    def run(lines: tuple[str, ...], *arguments: str) -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))
        return ran("ruling", *arguments)

    return run


def document(told: Ran) -> RulingDocument:
    assert told.status == 0, told.err
    return msgspec.json.decode(told.out, type=RulingDocument)


def test_a_file_is_answered_by_the_book_that_is_asked() -> None:
    told = ran("ruling", str(CASES / "out_of_turn.scenario"), "--rulebook", "figp-2012")
    assert told.status == 0
    assert "  figp-2012: Bruno calls and adds 200. 600 go back. A penalty is possible. (figp-2012 23)\n" in told.out
    assert "tda-2024:" not in told.out


def test_an_expectation_is_answered_by_the_books_it_names() -> None:
    found = document(ran("ruling", str(ROOT / "tests/scenarios/compare/out_of_turn.scenario"), "--json"))
    first = found.questions[0]
    assert {answer.rulebook for answer in first.answers} == {"tda-2024", "pslive", "figp-2012", "mediterraneo-2026"}
    folded = found.questions[1]
    assert {answer.ruling.key for answer in folded.answers if answer.ruling} == {"fold", "held"}
    ruling = first.answers[0].ruling
    assert ruling is not None
    assert (ruling.key, ruling.player, ruling.act, ruling.chips.to) == ("raise", "Bruno", "raise", 800)
    assert ruling.rules == ("tda-2024 53",)


def test_a_ruling_carries_what_can_be_done_about_it() -> None:
    found = document(ran("ruling", str(CASES / "premature_turn.scenario"), "--json"))
    remedy = json.loads(msgspec.json.encode(found))["questions"][0]["answers"][0]["ruling"]["remedy"]
    assert [order["type"] for order in remedy] == ["set-board", "rebuild-stub"]
    assert remedy[0]["by"]["rule"] == "tda-2024 RP-5"


def test_a_house_rules_in_its_own_name() -> None:
    told = ran("ruling", str(CASES / "two_chips.scenario"), "--house", HOUSE)
    assert told.out.splitlines()[1].startswith("  Club Aurora: Dario calls and adds 1,200. ")
    mistaken = ran("ruling", str(CASES / "two_chips.scenario"), "--house", HOUSE, "--rulebook", "pslive")
    assert mistaken.status == 2
    assert "Club Aurora amends tda-2024, not pslive; choose --rulebook tda-2024" in mistaken.err


def test_asked_at_the_terminal(asked: object) -> None:
    assert callable(asked)
    told = asked((*TABLE, "Dario pushes 1000x2", ""))
    assert told.status == 0
    assert told.out.startswith("  tda-2024: Dario calls and adds 1,200. Without the smallest chip ")
    found = document(
        asked((*TABLE, "Dario pushes 1000x2", 'Dario says "pot"', ""), "--json", "--rulebook", "figp-2012")
    )
    assert [question.case for question in found.questions] == ["Dario pushes 1000x2", 'Dario says "pot"']
    assert [question.answers[0].ruling.key for question in found.questions if question.answers[0].ruling] == [
        "call",
        "ask-again",
    ]


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (("draw poker", *TABLE), "'draw poker' is not a game: write no-limit"),
        ((TABLE[0], "600/300", *TABLE[1:]), "'600/300': the small blind is at least 1"),
        ((*TABLE[:2], "Anna 20000", *TABLE[2:]), "1 player; a hand of hold'em has 2 to"),
        ((*TABLE[:3], "Carla cals", *TABLE[3:]), "'Carla cals' is not understood; nearest are: "),
        ((*TABLE[:3], "Fabio calls", *TABLE[3:]), "nobody at the table is called Fabio"),
        ((*TABLE[:3], "Carla raises to 700", *TABLE[3:]), "the minimum is 1,200; tda-2024 43"),
        ((*TABLE, "Dario pushes 1000x99"), "99,000 are pushed and the stack is 20,000"),
        ((*TABLE, "Anna pushes 1000x2"), "it is Dario's turn"),
    ],
)
def test_a_wrong_line_is_told_why_and_asked_again(asked: object, wrong: tuple[str, ...], told: str) -> None:
    assert callable(asked)
    answered = asked((*wrong, "Dario pushes 1000x2", ""))
    assert answered.status == 0
    assert told in answered.err
    assert "Dario calls and adds 1,200." in answered.out


def test_the_end_of_the_input_before_the_table_is_known_stops(asked: object) -> None:
    assert callable(asked)
    assert asked(("no-limit hold'em",)).status == 130


def test_a_wrong_line_of_a_file_is_one_line(tmp_path: Path) -> None:
    bad = tmp_path / "bad.scenario"
    bad.write_text("Scenario: nothing\n", encoding="utf-8")
    mistaken = ran("ruling", str(bad))
    assert (mistaken.status, mistaken.err.count("\n")) == (2, 1)
    assert f"{bad}: line 1: the scenario has no" in mistaken.err


# ── in other languages, back, help ───────────────────────────────────────────────────────────────────────────────────

ITALIAN = ("no-limit hold'em", "300/600", TABLE[2], "Carla rilancia a 1.200", "")
SPANISH = ("no-limit hold'em", "300/600", TABLE[2], "Carla sube a 1200", "")


def test_asked_in_italian_and_in_spanish(asked: object) -> None:
    assert callable(asked)
    italian = asked((*ITALIAN, "Dario spinge 1000x2", ""), "--lang", "it")
    assert italian.out.startswith("  tda-2024: Dario chiama e aggiunge 1.200. ")
    assert "Riepilogo (tda-2024)\n  no-limit hold'em, 300/600: Anna 20000" in italian.out
    assert "\n  1. Dario spinge 1000x2\n" in italian.out
    spanish = document(asked((*SPANISH, "Dario empuja 1000x2", ""), "--lang", "es", "--json"))
    # The document keeps the case in the words of a scenario, and tells it in the language.
    assert (spanish.questions[0].case, spanish.questions[0].told) == ("Dario pushes 1000x2", "Dario empuja 1000x2")


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ((ITALIAN[0], "600/300", *ITALIAN[1:]), "non sono bui: scrivere 50/100, sul flop, prima il piccolo\n"),
        ((*ITALIAN[:2], "Anna 20000", *ITALIAN[2:]), "nessun tavolo può avere questi giocatori e stack: scrivere Anna"),
        (
            (*ITALIAN[:3], "Carla rilanca a 900", *ITALIAN[3:]),
            "non si capisce; le frasi più vicine: Anna rilancia a 300 · ",
        ),
        ((*ITALIAN[:3], "Fabio chiama", *ITALIAN[3:]), "al tavolo nessuno si chiama Fabio; i giocatori sono Anna, Bru"),
        ((*ITALIAN[:3], "Carla rilancia a 700", *ITALIAN[3:]), "il minimo è 1.200; tda-2024 43\n"),
        ((*ITALIAN, "Dario spinge 1000x99"), "si spingono 99.000 e lo stack è 20.000\n"),
        ((*ITALIAN, "Anna spinge 1000x2"), "tocca a Dario\n"),
    ],
)
def test_a_wrong_line_is_told_in_the_language(asked: object, wrong: tuple[str, ...], told: str) -> None:
    assert callable(asked)
    answered = asked((*wrong, "Dario spinge 1000x2", ""), "--lang", "it")
    assert told in answered.err
    assert "Dario chiama e aggiunge 1.200." in answered.out


def test_a_question_mark_explains_and_asks_again(asked: object) -> None:
    assert callable(asked)
    told = asked(("?", *TABLE[:3], "?", *TABLE[3:], "? flop", "Dario pushes 1000x2", ""))
    assert "How much may be bet, and what is dealt" in told.err
    assert "\n  Anna raises to 300\n" in told.err
    assert "\n  the flop came without a burn\n" in told.err
    assert "Dario calls and adds 1,200." in told.out


def test_back_one_question(asked: object) -> None:
    assert callable(asked)
    # From the stacks to the blinds, from the acts to the act before, from the cases to the acts.
    told = asked(
        (
            *("no-limit hold'em", "100/200", "<", "300/600", TABLE[2]),
            *("Carla raises to 1800", "<", "Carla raises to 1200", "", "<", "", "Dario pushes 1000x2", ""),
        )
    )
    assert told.status == 0
    assert "Dario calls and adds 1,200." in told.out
    assert "  no-limit hold'em, 300/600: Anna" in told.out
    assert told.out.count("Carla raises to") == 1


# ── what the floor decides ───────────────────────────────────────────────────────────────────────────────────────────


def test_overruled_at_the_terminal_with_a_name_and_a_reason(asked: object) -> None:
    assert callable(asked)
    told = asked((*TABLE, "Dario pushes 1000x2", "9", "2", "", "Rossi", "he was told another amount", ""))
    assert "The floor may decide otherwise: 1 fold · 2 raise to 1,800 · 3 a dead hand · 4 a live hand" in told.err
    assert "choose a number from 1 to 6\n" in told.err
    assert "a decision against the rule names its author and its reason\n" in told.err
    sentence = "Against the rule Rossi decides: raise to 1,800. Reason: he was told another amount. (tda-2024 1; final)"
    assert f"    {sentence}\n" in told.out


def test_overruled_in_a_document() -> None:
    case = str(CASES / "premature_turn.scenario")
    signed = ("--author", "Rossi", "--reason", "nobody had looked")
    told = ran("ruling", case, "--rulebook", "tda-2024", "--decide", "void-hand", *signed, "--json")
    (question,) = document(told).questions
    ruling = question.answers[0].ruling
    assert ruling is not None
    assert ruling.decision is not None
    assert "void-hand" in [other.key for other in ruling.others]
    assert (ruling.decision.overrules, ruling.decision.rule, ruling.decision.author) == (True, "tda-2024 1", "Rossi")
    assert [order.by.author for order in ruling.decision.remedy] == ["Rossi"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (
            ("premature_turn", "--rulebook", "tda-2024", "--decide", "dance"),
            "'dance' cannot be decided here; did you mean 'play on'? choose 'play on',",
        ),
        (("premature_turn", "--rulebook", "tda-2024", "--decide", "void-hand"), "names its author and its reason; add"),
        (("premature_turn", "--decide", "void-hand", "--lang", "it"), None),
        (("two_chips", "--rulebook", "tda-2024", "--decide", "fold"), "one case is decided, and 3 are given"),
    ],
)
def test_a_decision_that_cannot_be_taken_is_one_line(arguments: tuple[str, ...], told: str | None) -> None:
    case, *more = arguments
    mistaken = ran("ruling", str(CASES / f"{case}.scenario"), *more)
    assert (mistaken.status, mistaken.err.count("\n")) == (2, 1)
    assert told is None or told in mistaken.err


@pytest.mark.parametrize("language", Language)
def test_what_an_answer_prints_as_a_choice_is_the_word_that_chooses_it(language: Language) -> None:
    """Every choice of a document can be taken by its phrase, in the language in which it is printed."""
    signed = ("--author", "Rossi", "--reason", "nobody had looked", "--lang", language.value, "--json")
    case = (str(CASES / "premature_turn.scenario"), "--rulebook", "tda-2024")
    (question,) = document(ran("ruling", *case, *signed)).questions
    ruling = question.answers[0].ruling
    assert ruling is not None
    assert len(ruling.others) > 1
    for other in ruling.others:
        (decided,) = document(ran("ruling", *case, "--decide", other.text, *signed)).questions
        found = decided.answers[0].ruling
        assert found is not None
        assert found.decision is not None
        assert found.decision.key == other.key


@pytest.mark.parametrize("language", Language)
def test_every_phrase_of_a_choice_is_read_back(language: Language) -> None:
    speech = messages(language)
    figures = {"to": 1800, "added": 1200, "forfeited": 300}
    for name in [name for name in speech.names if name.startswith("option-")]:
        key = name.removeprefix("option-")
        assert (key if key != "fold-and-lose" else "fold") in choice_keys(speech.say(name, figures))


def test_another_word_is_refused_with_the_nearest_choice() -> None:
    case = (str(CASES / "premature_turn.scenario"), "--rulebook", "tda-2024")
    told = ran("ruling", *case, "--decide", "la mano nula", "--lang", "es")
    assert "¿quizá 'la mano es nula'? elija 'seguir jugando', 'la mano es nula'" in told.err


@pytest.mark.parametrize("choice", ["dead hand", "a dead hand", "mano morta", "mano muerta"])
def test_a_case_takes_a_choice_as_any_language_prints_it(tmp_path: Path, choice: str) -> None:
    assert ran("scenario", str(_chosen(tmp_path, choice))).status == 0


def test_a_case_names_the_nearest_choice(tmp_path: Path) -> None:
    told = ran("scenario", str(_chosen(tmp_path, "dead hnd"))).out
    assert "the floor can choose live hand, dead hand: did you mean dead hand?" in told


def _chosen(folder: Path, choice: str) -> Path:
    file = folder / "case.scenario"
    table = "Game: no-limit hold'em\nBlinds: 50/100\nStacks: Anna 5000, Bruno 5000, Carla 5000\n\n"
    told = f"  the floor chooses {choice}: the cards of Carla touch the muck\n"
    told += "Under tda-2024, Bruno posts a big blind of 100"
    file.write_text(f"Scenario: a choice\nId: my-1\nRules: tda-2024 65\n{table}{told}\n", encoding="utf-8")
    return file


def test_a_room_has_words_of_its_own(tmp_path: Path, asked: object) -> None:
    house = tmp_path / "house.toml"
    house.write_text('amends = "tda-2024"\nname = "Club"\n[words]\nmando = "all in"\n', encoding="utf-8")
    case = (*TABLE, 'Dario says "mando"', "")
    assert callable(asked)
    assert "Dario raises to 20,000." in asked(case, "--house", str(house)).out
    assert "Dario raises" not in asked(case).out
    house.write_text('amends = "tda-2024"\nname = "Club"\n[words]\nvedo = "raise"\n', encoding="utf-8")
    mistaken = asked(case, "--house", str(house))
    assert mistaken.err == f"error: {house}: [words]: 'vedo' means call everywhere, not raise; leave it out\n"
