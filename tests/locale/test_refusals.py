"""Every refusal of the core has a sentence in every language, with its facts filled in."""

import pytest

from shuffleup.answer import Refusal, note, refuse
from shuffleup.locale.answers import answer_text, message_of
from shuffleup.locale.messages import messages
from shuffleup.rulebooks.rule import Language
from tests.locale.refusal_sites import Site, sites
from tests.locale.watched import answer_faults

NAMES = ("Anna", "Bruno", "Carla")


def refusal(site: Site, why: str) -> Refusal:
    """The refusal of a place in the source, its facts with values of the right kind."""
    facts: list[tuple[str, int | str]] = [(name, 1) for name in sorted(site.facts)]
    return Refusal(site.code, "", (*facts, ("why", why)) if why else tuple(facts))


def test_the_walk_finds_the_refusals_of_every_part() -> None:
    assert len(sites()) > 400
    assert {site.place.split("/")[0] for site in sites()} == {
        "hand",
        "play",
        "formats",
        "rulings",
        "tournament",
        "league",
        "accounts",
        "room",
        "scenarios",
        "maths",
        "projections",
        "web",
        "wire",
        "service",
        "people",
        "post",
        "printing",
    }


@pytest.mark.parametrize("language", Language)
def test_every_refusal_has_a_sentence_whose_facts_are_given(language: Language) -> None:
    faults = [
        f"{site.place}: {fault}"
        for site in sites()
        for why in site.reasons
        for fault in answer_faults(refusal(site, why), language, NAMES)
    ]
    assert faults == []


def test_a_code_with_several_reasons_has_a_sentence_for_each() -> None:
    unsaid = [
        f"{site.place}: {why}"
        for site in sites()
        for why in site.reasons
        if why and message_of(refusal(site, why)) == f"refusal-{site.code}"
    ]
    assert unsaid == []


def test_no_sentence_is_left_over() -> None:
    wanted = {message_of(refusal(site, why)) for site in sites() for why in site.reasons} | {"refusal-seat"}
    assert {name for name in messages(Language.ENGLISH).names if name.startswith("refusal-")} == wanted


def test_seats_are_players_money_is_money_and_words_are_words() -> None:
    turn = refuse("not-your-turn", seat=0, turn=1)
    assert [answer_text(turn, language, NAMES) for language in Language] == [
        "it is Bruno's turn",
        "tocca a Bruno",
        "le toca a Bruno",
    ]
    assert answer_text(turn, Language.ITALIAN) == "tocca a posto 2"
    short = refuse("wrong-amount", due_cents=11_050, paid_cents=5, why="due")
    assert answer_text(short, Language.ENGLISH) == "110.50 is due, 0.05 was paid"
    assert answer_text(short, Language.SPANISH) == "se deben 110,50, se han pagado 0,05"
    ended = refuse("not-playing", phase="played-out")
    assert answer_text(ended, Language.ITALIAN) == "il torneo non si sta giocando: è giocato fino in fondo"


@pytest.mark.parametrize(
    ("code", "why", "words"),
    [
        ("stub-short", "", ("1 card is left:", "resta 1 carta:", "queda 1 carta:")),
        ("wrong-discard", "stub", ("only 1 card is left", "resta solo 1 carta", "solo queda 1 carta")),
        ("wrong-discard", "exactly", ("discard exactly 1", "si scarta esattamente 1", "se descarta exactamente 1")),
    ],
    ids=["stub-short", "stub", "exactly"],
)
def test_one_card_is_told_as_one(code: str, why: str, words: tuple[str, ...]) -> None:
    for language, wanted in zip(Language, words, strict=True):
        said = answer_text(refuse(code, cards=1, why=why), language)
        assert wanted in said and not said.endswith(("cards", "carte", "cartas"))


@pytest.mark.parametrize(
    ("levels", "words"),
    [
        (1, ("Anna has been away for 1 whole level:", "un livello intero di assenza", "un nivel completo de ausencia")),
        (2, ("Anna has been away for 2 whole levels:", "livelli interi di assenza", "niveles completos de ausencia")),
    ],
)
def test_one_level_is_told_as_one(levels: int, words: tuple[str, ...]) -> None:
    facts = (("player", "Anna"), ("levels", levels), ("needed", 2))
    for language, wanted in zip(Language, words, strict=True):
        assert wanted in answer_text(Refusal("not-long-enough", facts=facts), language)


def test_choices_are_told_by_their_phrases_and_in_english_as_a_scenario_has_them() -> None:
    options = [
        ("fold-and-lose", "fold losing 2000", 0, 2000),
        ("call", "call 8000", 8000, 0),
        ("halve", "halve", 0, 4500),
    ]
    choices = tuple(
        [
            note(f"option-{key}", words=words, to=added, added=added, forfeited=lost)
            for key, words, added, lost in options
        ]
    )
    told = refuse("no-such-choice", why="near", choices=choices, near=choices[0])
    assert [answer_text(told, language) for language in Language] == [
        "the floor can choose fold losing 2000, call 8000, halve: did you mean fold losing 2000?",
        "il floor può scegliere: fold perdendo 2.000, call di 8.000, stack dimezzato; intendeva fold perdendo 2.000?",
        "el floor puede elegir: retirarse y perder 2.000, igualar 8.000, la mitad de las fichas; ¿quería decir "
        "retirarse y perder 2.000?",
    ]


def test_a_refusal_without_a_sentence_is_told_by_its_code() -> None:
    assert answer_text(refuse("unheard-of"), Language.SPANISH) == "unheard-of"
