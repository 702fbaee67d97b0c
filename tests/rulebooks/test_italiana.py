"""The book of the Italian game: its rows, its options as the text has them, and that it decides no tournament."""

import msgspec
import pytest
from msgspec.structs import asdict, fields

from shuffleup.cards.italian.readings import StraightFlushException, VeleOwnCards
from shuffleup.rulebooks.catalogue import BOOKS, GAME_BOOKS, RULEBOOKS, resolved, rulebook
from shuffleup.rulebooks.policy import GROUP_OF, value_of
from shuffleup.rulebooks.policy.event import AnteMode
from shuffleup.rulebooks.policy.italian_game import (
    CoveredRule,
    DeckBasis,
    ItalianPotLimit,
    ItalianSwitches,
    ItalianTable,
    ParolAnte,
    TimeBankScope,
    VeleRule,
)
from shuffleup.rulebooks.rule import ReadingKind, SourceKind, Status

KEY = "italiana"
OPTIONS = rulebook(KEY).options
SWITCHES, TABLE = [
    {field.name: OPTIONS[field.name] for field in fields(kind)} for kind in (ItalianSwitches, ItalianTable)
]
ITALIAN_SWITCHES = msgspec.convert({name: reading.value for name, reading in SWITCHES.items()}, ItalianSwitches)
ITALIAN_TABLE = msgspec.convert({name: reading.value for name, reading in TABLE.items()}, ItalianTable)


def test_the_rows_of_the_book() -> None:
    wanted = [*[f"a{n}" for n in range(1, 14)], "b", *[f"AMB-{n:02d}" for n in range(1, 34)]]
    assert [rule.number for rule in rulebook(KEY).rules] == wanted
    shown = [rule.number for rule in rulebook(KEY).rules if rule.status is not Status.MECHANISED]
    assert shown == ["a13", "b", "AMB-31"]


def test_it_is_a_book_to_read_and_no_book_of_tournaments() -> None:
    assert list(GAME_BOOKS) == [KEY]
    assert list(BOOKS) == [*RULEBOOKS, KEY]
    assert KEY not in RULEBOOKS


def test_of_a_tournament_it_says_who_pays_the_ante_and_no_more() -> None:
    book, tda = resolved(KEY), resolved("tda-2024")
    own = {name for name, source in book.sources.items() if source.kind in (SourceKind.PRINTED, SourceKind.RECOMMENDED)}
    assert own == {"ante_mode", "fallback_rulebook"}
    assert book.policy.event.ante_mode is AnteMode.ALL_PLAYERS
    for name in GROUP_OF.keys() - own:
        assert value_of(book.policy, name) == value_of(tda.policy, name), name
        assert book.sources[name].kind in (SourceKind.FALLBACK, SourceKind.SILENT), name
        if book.sources[name].kind is SourceKind.FALLBACK:
            assert book.sources[name].book == "tda-2024", name


def test_the_options_as_the_book_reads_them() -> None:
    assert (
        ITALIAN_SWITCHES
        == ItalianSwitches()
        == ItalianSwitches(
            deck_basis=DeckBasis.ACTIVE_SEATED,
            sitout_allin_ante_plays=False,
            parol_ante=ParolAnte.NONE,
            min_raise_double=False,
            pl_formula=ItalianPotLimit.PRINTED,
            giro_retrigger=False,
            vele_own_cards=VeleOwnCards.FREE,
            sf_exception=StraightFlushException.SPADE_MIN_OVER_HEART_MAX,
            time_bank_scope=TimeBankScope.FACING_BET,
        )
    )
    assert ItalianTable() == ITALIAN_TABLE
    assert asdict(ITALIAN_TABLE) == {
        "giro_pazzo": False,
        "vele_rule": VeleRule.LIBERA,
        "covered_rule": CoveredRule.LIBERA,
        "play_seconds": 30,
        "time_bank_seconds": 0,
    }
    assert [mode.value for mode in VeleRule] == [
        *("libera", "nessuna", "una", "due", "tre", "croce", "h", "piramide", "ascensore")
    ]


@pytest.mark.parametrize(
    ("option", "rule"),
    [
        ("deck_basis", "AMB-01"),
        ("sitout_allin_ante_plays", "AMB-03"),
        ("parol_ante", "AMB-04"),
        ("min_raise_double", "AMB-18"),
        ("pl_formula", "a5"),
        ("giro_retrigger", "AMB-19"),
        ("vele_own_cards", "AMB-22"),
        ("sf_exception", "AMB-24"),
        ("time_bank_scope", "AMB-25"),
    ],
)
def test_every_option_rests_on_a_rule(option: str, rule: str) -> None:
    assert OPTIONS[option].rules[0] == rule


def test_options_and_readings_name_the_same_things() -> None:
    numbers = {rule.number for rule in rulebook(KEY).rules}
    assert list(OPTIONS) == [*SWITCHES, *TABLE]
    for name, reading in OPTIONS.items():
        assert set(reading.rules) <= numbers, name
        assert (reading.kind is ReadingKind.RECOMMENDED) == bool(reading.note), name
