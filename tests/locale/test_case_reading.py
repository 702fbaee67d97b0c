"""What is typed in Italian and Spanish is read as the sentence of the scenarios that it says."""

import pytest

from shuffleup.locale.case_reading import example_of, line_of
from shuffleup.locale.case_sentences import case_text
from shuffleup.questions.cases import Cases
from shuffleup.questions.typed import read_typed
from shuffleup.rulebooks.rule import Language
from shuffleup.scenarios.forms import Phrasebook as Forms
from shuffleup.scenarios.languages import PLAY
from shuffleup.scenarios.sentences.hand_language import ASKED

TRANSLATED = [language for language in Language if language is not Language.ENGLISH]


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("forms", [PLAY, ASKED], ids=["play", "cases"])
def test_what_is_told_is_understood_again(forms: Forms, language: Language) -> None:
    assert len(forms.forms) > 20
    lost = []
    for form in forms.forms:
        told = case_text(example_of(form, forms), language)
        back = line_of(told, language, forms)
        if told == form.example or back is None or back[0].form != form.pattern:
            lost.append(f"{form.example}: {told}")
    assert lost == []


@pytest.mark.parametrize(
    ("typed", "language", "forms", "read"),
    [
        ("Carla rilancia a 1.200", Language.ITALIAN, PLAY, "Carla raises to 1200"),
        ("carla rilancia a 1200", Language.ITALIAN, PLAY, "carla raises to 1200"),
        ("Bruno, fuori turno, rilancia a 800", Language.ITALIAN, PLAY, "Bruno, out of turn, raises to 800"),
        ("tocca ad Anna", Language.ITALIAN, ASKED, "None"),
        ("Bruno mostra la mano ad Anna", Language.ITALIAN, ASKED, "Bruno shows the hand to Anna"),
        ("Ana paga", Language.SPANISH, PLAY, "Ana calls"),
        ("Anna vede", Language.ITALIAN, PLAY, "Anna calls"),
        ("Bruno, fuori turno, è all-in", Language.ITALIAN, PLAY, "Bruno, out of turn, is all in"),
        ("Dario empuja 500, luego 500x2", Language.SPANISH, ASKED, "Dario pushes 500, then 500x2"),
        ("el turn sale antes de tiempo", Language.SPANISH, ASKED, "the turn comes too early"),
        ('Dario dice "piatto"', Language.ITALIAN, ASKED, 'Dario says "piatto"'),
        ("the turn comes too early", Language.ITALIAN, ASKED, "the turn comes too early"),
        (
            "Bruno ha rilanciato a 1.000, Carla e Dario hanno chiamato, Elena ha foldato; ci si accorge sulla stessa "
            "strada",
            Language.ITALIAN,
            ASKED,
            "Bruno raised to 1000, Carla and Dario called, Elena folded; noticed on the same street",
        ),
        ("il gatto dorme", Language.ITALIAN, ASKED, "None"),
        ("Dario pushes 1000x2", Language.ENGLISH, ASKED, "Dario pushes 1000x2"),
    ],
)
def test_single_sentences(typed: str, language: Language, forms: Forms, read: str) -> None:
    line = line_of(typed, language, forms)
    assert str(line and line[0]) == read


def test_a_choice_of_the_floor_is_read_with_its_case() -> None:
    typed = "il floor sceglie mano morta: le carte di Anna toccano il muck"
    line = line_of(typed, Language.ITALIAN, PLAY)
    assert str(line and line[0]) == "the floor chooses dead hand: the cards of Anna touch the muck"


def test_what_is_nearest_to_a_wrong_line_is_named_in_the_language_of_the_line() -> None:
    text = "Scenario: x\nGame: no-limit hold'em\nBlinds: 50/100\nStacks: Anna 5000, Bruno 5000\n"
    cases = Cases(Language.ITALIAN)
    read_typed(cases, f"{text}  Anna rilanca a 300\nCompare: Anna spigne 1000x2\n", "text")
    first, second = [facts.hint for facts in cases.facts()]
    assert first.startswith("le frasi più vicine: Anna rilancia a 300 · ")
    assert first.endswith("si risponderà alla domanda che segue")
    assert second.startswith("le frasi più vicine: Bruno spinge 1000+500 · ")
