"""Finding people: as one types, by what they are called, and those who may be one."""

import pytest

from shuffleup.people.alike import Likeness, near, words_of
from shuffleup.people.directory import MOST_FOUND, Directory
from shuffleup.people.person import Papers, RegisteredPerson

MARIO, MARIA, LUKASZ, JOSE = "p-00000001", "p-00000002", "p-00000003", "p-00000004"
PEOPLE = {
    MARIO: Papers(name="Mario Rossi", public_name="Marione", card="IT-0042"),
    MARIA: Papers(name="Maria Rossini"),
    LUKASZ: Papers(name="Łukasz Zieliński"),
    JOSE: Papers(name="José María de la Cruz"),
}


def person(one: str, papers: Papers | None, into: str = "") -> RegisteredPerson:
    return RegisteredPerson(one, papers, into, 1, 1, "staff-1")


@pytest.fixture
def directory() -> Directory:
    made = Directory()
    made.fill([person(one, papers) for one, papers in PEOPLE.items()])
    return made


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("rossi ma", {MARIO, MARIA}),
        ("MA ros", {MARIO, MARIA}),
        ("rossini", {MARIA}),
        ("lukasz", {LUKASZ}),
        ("zieliń", {LUKASZ}),
        ("maria", {MARIA, JOSE}),
        ("cruz jose", {JOSE}),
        ("marione", {MARIO}),
        ("0042", {MARIO}),
        ("it-0042", {MARIO}),
        ("ossi", set()),
        ("rossi x", set()),
        ("<b>", set()),
    ],
)
def test_search_as_one_types(directory: Directory, text: str, found: set[str]) -> None:
    assert set(directory.search(text, {})) == found


def test_those_seen_last_come_first_and_nobody_asked_for_finds_them(directory: Directory) -> None:
    seen = {MARIA: 20, MARIO: 10, "p-00000009": 30}
    assert directory.search("ross", seen) == (MARIA, MARIO)
    assert directory.search("  ", seen) == (MARIA, MARIO)
    directory.fill([person(f"p-0000100{n:x}", Papers(name=f"Rosso {n}")) for n in range(16)])
    directory.fill([person(f"p-0000200{n:x}", Papers(name=f"Rossa {n}")) for n in range(16)])
    assert len(directory.search("ross", seen)) == MOST_FOUND
    assert directory.search("ross", seen)[:2] == (MARIA, MARIO)


def test_somebody_changed_merged_or_erased_is_found_as_he_is_now(directory: Directory) -> None:
    directory.take(person(MARIO, Papers(name="Mario Verdi")))
    assert directory.search("rossi", {}) == (MARIA,) and directory.search("verdi", {}) == (MARIO,)
    assert directory.called("Mario Rossi") == () and directory.called("Mario  Verdi") == (MARIO,)
    directory.take(person(MARIA, PEOPLE[MARIA], MARIO))
    assert directory.search("rossini", {}) == ()
    assert directory.papers(MARIA) == Papers(name="Mario Verdi")
    assert directory.ids(MARIA) == directory.ids(MARIO) == {MARIO, MARIA}
    directory.take(person(MARIO, None))
    assert directory.search("verdi", {}) == () and directory.papers(MARIA) is None


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Mario Rossi", Likeness.NAME),
        ("rossi MARIO", Likeness.NAME),
        ("Màrio Rossi", Likeness.NAME),
        ("Mario Rosso", Likeness.NEAR),
        ("Mario Rosssi", Likeness.NEAR),
        ("Mario Rosis", Likeness.NEAR),
        ("Mario Luigi Rossi", Likeness.NEAR),
        ("Mario Bianchi", None),
        ("Marco Bianchi", None),
    ],
)
def test_who_may_be_the_same(directory: Directory, name: str, why: Likeness | None) -> None:
    found = {one.person: one.why for one in directory.like(Papers(name=name))}
    assert found.get(MARIO) is why
    assert directory.like(Papers(name=name), but=MARIO) == ()


def test_one_card_is_one_person_until_somebody_says_otherwise(directory: Directory) -> None:
    (like,) = directory.like(Papers(name="Somebody Else", card="it 0042"))
    assert (like.person, like.why) == (MARIO, Likeness.CARD)


def test_short_words_and_lone_names_are_near_to_nobody() -> None:
    assert not near(words_of("Tom Li"), words_of("Tom Lu"))
    assert not near(words_of("Anna"), words_of("Anne"))
    assert not near(words_of("Anna Rossi"), words_of("Anna Rossi"))
