"""Cases and answers of scenarios can be told in every language: each form has its message, with just its places."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from shuffleup.locale.case_reading import line_of
from shuffleup.locale.case_sentences import case_text, form_text, message_of, message_of_pattern
from shuffleup.locale.messages import messages
from shuffleup.rulebooks.catalogue import GAME_BOOKS, RULEBOOKS, resolved
from shuffleup.rulebooks.rule import Language
from shuffleup.scenarios.answers import Answered, ask
from shuffleup.scenarios.forms import Form
from shuffleup.scenarios.languages import EVENT_EXPECTED, ITALIAN_EXPECTED, ITALIAN_PLAY, PLAY
from shuffleup.scenarios.reader import read_scenarios
from shuffleup.scenarios.said import Joint, Listed, say
from shuffleup.scenarios.scenario import ItalianSetting
from shuffleup.scenarios.sentences.event_language import EVENT_PLAY
from shuffleup.scenarios.sentences.hand_language import ASKED, EXPECTED

ROOT = Path(__file__).resolve().parents[2]
TRANSLATED = [language for language in Language if language is not Language.ENGLISH]
LANGUAGES = (ASKED, EXPECTED, PLAY, EVENT_EXPECTED, ITALIAN_EXPECTED, ITALIAN_PLAY, EVENT_PLAY)
"""Every list of forms that a case can be written in, the most particular first."""


def told_forms() -> Iterator[Form]:
    """Every form that is told: an expectation of a ruling is told as its case, the ruling by itself."""
    for forms in LANGUAGES:
        for form in forms.forms:
            yield form.asked() if form.ending and form.ending.place in form.slots else form


def bodies(language: Language) -> dict[str, str]:
    """The text of each message of a case, as it stands in the files."""
    folder = ROOT / "src/shuffleup/locale" / language.value
    text = "\n".join([file.read_text(encoding="utf-8") for file in sorted(folder.glob("cases*.ftl"))])
    return dict(re.findall(r"^([a-z][\w-]*) = ?(.*(?:\n[ ]+.*)*)", text, re.MULTILINE))


def said_patterns() -> Iterator[str]:
    """Every sentence that a check says by its form: the first argument of each call of ``say``."""
    for path in sorted((ROOT / "src" / "shuffleup" / "scenarios").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
                pattern = node.args[0]
                assert isinstance(pattern, ast.Constant), f"{path.name}:{node.lineno}: write the form here"
                yield str(pattern.value)


FORMS = {message_of(form): form.pattern for form in told_forms()}
FORMS |= {message_of_pattern(pattern): pattern for pattern in said_patterns()}


def test_the_walk_finds_the_forms_of_cases_answers_and_play() -> None:
    assert len(FORMS) > 380
    assert "case-player-pushes-pile" in FORMS


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_form_has_a_message_with_its_places_and_none_is_left_over(language: Language) -> None:
    told = {name: text for name, text in bodies(language).items() if name.startswith("case-")}
    assert sorted(told.keys() ^ FORMS.keys()) == []
    places = {name: set(re.findall(r"\$(\w+)", text)) for name, text in told.items()}
    wanted = {name: set(re.findall(r"\{(\w+)\}", pattern)) for name, pattern in FORMS.items()}
    assert {name: found for name, found in places.items() if found - ({"count"} - wanted[name]) != wanted[name]} == {}


def test_the_languages_have_the_same_words() -> None:
    assert len({frozenset(bodies(language)) for language in TRANSLATED}) == 1


@pytest.fixture(scope="module")
def asked() -> tuple[Answered, ...]:
    """Every case of every scenario under every book; cases of the Italian game under its own."""
    books = {key: resolved(key) for key in RULEBOOKS}
    game = {key: resolved(key) for key in GAME_BOOKS}
    paths = sorted((ROOT / "tests" / "scenarios").rglob("*.scenario"))
    cases = [case for path in paths for case in read_scenarios(path.read_text(encoding="utf-8"), path.name)]
    italian = [isinstance(case.setting, ItalianSetting) for case in cases]
    return tuple([one for case, its in zip(cases, italian, strict=True) for one in ask(case, game if its else books)])


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_case_and_every_answer_of_the_scenarios_is_told(language: Language, asked: tuple[Answered, ...]) -> None:
    texts = {one.case for one in asked}
    # What is a refusal or a ruling is told by its own sentences.
    answers = [answer for one in asked for answer in one.answers if not answer.because and not answer.ruling]
    texts |= {answer.says for answer in answers if answer.says}
    assert len(texts) > 900
    assert sorted([text for text in texts if case_text(text, language) == text]) == []


# ── sentences ────────────────────────────────────────────────────────────────────────────────────────────────────────


def told(text: str, language: Language) -> str:
    """A line of a scenario in the language."""
    said = next(line[0] for forms in LANGUAGES if (line := line_of(text, Language.ENGLISH, forms)))
    return case_text(said, language)


def test_cases_in_two_languages() -> None:
    case = "Bruno pushes 100x4, then 500, then 500, and the dealer objects"
    assert told(case, Language.ITALIAN) == "Bruno spinge 100x4, poi 500, poi 500, e protesta il dealer"
    assert told(case, Language.SPANISH) == "Bruno empuja 100x4, luego 500, luego 500, y protesta el dealer"
    assert told(case, Language.ENGLISH) == case


def test_what_the_floor_chooses_is_told_with_its_case() -> None:
    chosen = "the floor chooses dead hand: the cards of Anna touch the muck"
    assert told(chosen, Language.ITALIAN) == "il floor sceglie mano morta: le carte di Anna toccano il muck"


def test_a_sentence_of_no_known_form_stays_as_it_is_written() -> None:
    assert case_text("the cat sleeps on table 3", Language.SPANISH) == "the cat sleeps on table 3"


@pytest.mark.parametrize("language", [Language.ITALIAN, Language.SPANISH])
def test_every_act_of_the_italian_game_is_said(language: Language) -> None:
    assert [form.example for form in ITALIAN_PLAY.forms if message_of(form) not in messages(language).names] == []


def test_a_form_with_open_places_has_dots() -> None:
    form = next(form for form in told_forms() if message_of(form) == "case-player-is-to-act")
    assert form_text(form, {"player": "…"}, Language.ITALIAN) == "tocca a …"
    assert form_text(form, {}, Language.ENGLISH) == "… is to act"
    assert messages(Language.ITALIAN).faults("case-player-is-to-act", {"player": "…"}) == ()


@pytest.mark.parametrize(
    ("case", "italian", "spanish"),
    [
        ("Bruno may knock, open or fold", "Bruno può bussare, aprire o passare", None),
        ("Bruno may knock", "Bruno può bussare", "Bruno puede pasar sin apostar"),
        (
            "Anna counts Qh Jh Th 9h 8h, a straight flush to the queen, minima",
            "Anna conta Qh Jh Th 9h 8h: scala reale minima alla donna",
            "Anna cuenta Qh Jh Th 9h 8h: escalera de color mínima a la dama",
        ),
        ("Anna counts Jh Jd Jc 8s 8c, a full house", "Anna conta Jh Jd Jc 8s 8c: full", None),
        ("the lowest card is the seven", "la carta più bassa è: sette", "la carta más baja es: siete"),
        ("the opening level is kings", "per aprire servono re", "para abrir hacen falta reyes"),
        ("Bruno has 1 card down and 4 up", "Bruno ha una carta coperta e 4 scoperte", None),
        ("Dario and Anna still deal in the giro pazzo", "nel giro pazzo devono ancora dare carte Dario e Anna", None),
        ("Bruno declines the blind", "Bruno rinuncia al buio", "Bruno renuncia a la ciega"),
        ("Bruno and Carla stand pat", "Bruno e Carla sono serviti", "Bruno y Carla se plantan"),
        ("Elena draws 3 cards", "Elena cambia 3 carte", "Elena cambia 3 cartas"),
        ("Elena throws away 9s 8h 7c", "Elena scarta 9s 8h 7c", None),
        ("Anna chooses croce and mai", "Anna sceglie croce e mai", None),
        ("the next hand is dealt: Carla AhAc9d8s7c", "si dà la mano dopo: Carla AhAc9d8s7c", None),
    ],
)
def test_cases_of_the_italian_game(case: str, italian: str, spanish: str | None) -> None:
    assert told(case, Language.ITALIAN) == italian
    if spanish:
        assert told(case, Language.SPANISH) == spanish


def test_what_is_so_instead_is_told_by_its_form() -> None:
    said = say("{player} is choosing the game", player="Anna")
    assert case_text(said, Language.ITALIAN) == "Anna sta scegliendo il gioco"
    assert case_text(said, Language.SPANISH) == "Anna está eligiendo el juego"
    counted = [say("{number} card(s) is|are left in the stock", number=number) for number in (1, 4)]
    assert [str(one) for one in counted] == ["1 card is left in the stock", "4 cards are left in the stock"]


def test_lists_and_hands_are_told_from_their_parts() -> None:
    acts = say("{player} may {doable}", player="Bruno", doable=Listed(("knock", "say parol", "fold"), Joint.OR))
    assert str(acts) == "Bruno may knock, say parol or fold"
    assert case_text(acts, Language.ITALIAN) == "Bruno può bussare, dire parol o passare"
    hand = say("{made} to the {top}, {kind}", made="a straight flush", top="queen", kind="massima")
    assert str(hand) == "a straight flush to the queen, massima"
    assert case_text(hand, Language.SPANISH) == "escalera de color máxima a la dama"
    drawn = Listed(("Kd", say("{number} of {cards}", number=2, cards="Jd 9s 8h")), Joint.THEN)
    told = say("{player} has drawn {drawing}", player="Bruno", drawing=drawn)
    assert str(told) == "Bruno has drawn Kd, then 2 of Jd 9s 8h"
    assert case_text(told, Language.ITALIAN).endswith("Kd, poi 2 di Jd 9s 8h")
