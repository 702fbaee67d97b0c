"""Every refusal of the core has a sentence in every language, with its facts filled in."""

import pytest

from shuffleup.hand.refusal import Refusal
from shuffleup.locale.messages import messages
from shuffleup.locale.refusal_sentences import message_of, refusal_faults, refusal_text
from shuffleup.rulebooks.rule import Language
from shuffleup.tournament.refusal import Refusal as EventRefusal
from tests.locale.refusal_sites import Site, sites

SITES = tuple(sites())
NAMES = ("Anna", "Bruno", "Carla")


def refusal(site: Site, why: str) -> Refusal | EventRefusal:
    """The refusal of a place in the source, its facts with values of the right kind."""
    facts: list[tuple[str, int | str]] = [(name, 1) for name in sorted(site.facts)]
    kind = EventRefusal if site.place.startswith(("tournament", "league", "maths", "projections")) else Refusal
    return kind(site.code, "", "", (*facts, ("why", why)) if why else tuple(facts))


def test_the_walk_finds_the_refusals_of_every_part() -> None:
    assert len(SITES) > 400
    assert {site.place.split("/")[0] for site in SITES} == {
        "hand",
        "formats",
        "rulings",
        "tournament",
        "league",
        "scenarios",
        "maths",
        "projections",
        "web",
        "wire",
        "service",
    }


@pytest.mark.parametrize("language", Language)
def test_every_refusal_has_a_sentence_whose_facts_are_given(language: Language) -> None:
    faults = [
        f"{site.place}: {fault}"
        for site in SITES
        for why in site.reasons
        for fault in refusal_faults(refusal(site, why), language, NAMES)
    ]
    assert faults == []


def test_a_code_with_several_reasons_has_a_sentence_for_each() -> None:
    unsaid = [
        f"{site.place}: {why}"
        for site in SITES
        for why in site.reasons
        if why and message_of(site.code, why) == f"refusal-{site.code}"
    ]
    assert unsaid == []


def test_no_sentence_is_left_over() -> None:
    wanted = {message_of(site.code, why) for site in SITES for why in site.reasons} | {"refusal-seat"}
    assert {name for name in messages(Language.ENGLISH).names if name.startswith("refusal-")} == wanted


def test_seats_are_players_money_is_money_and_words_are_words() -> None:
    turn = Refusal("not-your-turn", "seat 2 is to act", "", (("seat", 0), ("turn", 1)))
    assert [refusal_text(turn, language, NAMES) for language in Language] == [
        "it is Bruno's turn",
        "tocca a Bruno",
        "le toca a Bruno",
    ]
    assert refusal_text(turn, Language.ITALIAN) == "tocca a posto 2"
    short = EventRefusal("wrong-amount", "", facts=(("due_cents", 11_050), ("paid_cents", 5), ("why", "due")))
    assert refusal_text(short, Language.ENGLISH) == "110.50 is due, 0.05 was paid"
    assert refusal_text(short, Language.SPANISH) == "se deben 110,50, se han pagado 0,05"
    ended = EventRefusal("not-playing", "", facts=(("phase", "played-out"),))
    assert refusal_text(ended, Language.ITALIAN) == "il torneo non si sta giocando: è giocato fino in fondo"


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
        said = refusal_text(Refusal(code, "", facts=(("cards", 1), ("why", why))), language)
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
        assert wanted in refusal_text(EventRefusal("not-long-enough", "", facts=facts), language)


def test_a_refusal_without_a_sentence_keeps_its_own() -> None:
    assert refusal_text(Refusal("unheard-of", "as the core says"), Language.SPANISH) == "as the core says"
