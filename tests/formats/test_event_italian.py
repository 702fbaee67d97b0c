"""``[italian]`` of an event file: what the table chooses and how open points are read."""

import pytest

from shuffleup.cards.italian.readings import StraightFlushException, VeleOwnCards
from shuffleup.formats.event.file import EventFileError, KnownGame, read_event_file
from shuffleup.formats.event.italian import ItalianTables
from shuffleup.games.limits import Limit
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
from shuffleup.table.plan import GameKey
from shuffleup.tournament.words.definition import USUAL_ITALIAN_GAME, Definition, ItalianGame, Level

EVENT = """
name = "Sera"
rulebook = "tda-2024"
game = "{game}"
limit = "no-limit"
seats = 6
currency = "EUR"

[entry]
buy_in_cents = 2000
stack = 1000
entries = 11

[payouts]
places_paid = 3

[[level]]
{price}
hands = 20
"""
GAMES = {"holdem": KnownGame(10), "italiana": KnownGame(6, italian=True)}
TELESINA = {
    "telesina": KnownGame(6, italian=True, key="telesina-nessuna-mai", layout_in_key=True),
    "telesina-croce-sempre": KnownGame(6, italian=True, key="telesina-croce-sempre", layout_in_key=True),
}
ANTE, BLINDS = "ante = 10", "small = 10\nbig = 20"
TABLE = """
[italian]
giro_pazzo = true
vele_rule = "croce"
covered_rule = "primo_giro"
play_seconds = 20
time_bank_seconds = 60
deck_basis = "dealt_in"
sitout_allin_ante_plays = true
parol_ante = "collect"
min_raise_double = true
pl_formula = "standard"
giro_retrigger = true
vele_own_cards = "exactly_two"
sf_exception = "off"
time_bank_scope = "any_betting"
"""


def definition(table: str, game: str = "italiana", price: str = "", levels: str = "") -> Definition:
    text = EVENT.format(game=game, price=price or (BLINDS if game == "holdem" else ANTE)) + levels + table
    games = TELESINA if game in TELESINA else GAMES
    return read_event_file(text, "sera.toml", rulebooks=("tda-2024",), games=games).definition


def read(table: str, game: str = "italiana") -> ItalianGame:
    return definition(table, game).italian


def test_every_key_is_read() -> None:
    assert read(TABLE) == ItalianGame(
        ItalianTable(
            giro_pazzo=True,
            vele_rule=VeleRule.CROCE,
            covered_rule=CoveredRule.PRIMO_GIRO,
            play_seconds=20,
            time_bank_seconds=60,
        ),
        ItalianSwitches(
            deck_basis=DeckBasis.DEALT_IN,
            sitout_allin_ante_plays=True,
            parol_ante=ParolAnte.COLLECT,
            min_raise_double=True,
            pl_formula=ItalianPotLimit.STANDARD,
            giro_retrigger=True,
            vele_own_cards=VeleOwnCards.EXACTLY_TWO,
            sf_exception=StraightFlushException.OFF,
            time_bank_scope=TimeBankScope.ANY_BETTING,
        ),
    )
    keys = {line.split(" = ")[0] for line in TABLE.splitlines() if " = " in line}
    assert keys == set(ItalianTables.__struct_fields__)


def test_without_the_table_the_book_is_read_as_it_stands() -> None:
    assert read("") == read("", "holdem") == USUAL_ITALIAN_GAME == ItalianGame(ItalianTable(), ItalianSwitches())
    assert read("[italian]\n") == USUAL_ITALIAN_GAME


BAD = [
    ('vele_rule = "croce"', 'vele_rule = "cross"', '[italian]: vele_rule = "cross" cannot be; give one of "libera"'),
    ("giro_pazzo = true", "giro_paz = true", "[italian]: 'giro_paz' is not a key here; did you mean 'giro_pazzo'?"),
    ("giro_pazzo = true", "giro_pazzo = 1", "[italian]: giro_pazzo = 1 cannot be; give true or false"),
    ("giro_pazzo = true\n", "", "[italian]: giro_retrigger needs a mad round; write giro_pazzo = true"),
    ("play_seconds = 20", "play_seconds = 0", "[italian]: play_seconds = 0 cannot be; give a whole number"),
    ("[italian]", "[italy]", "'italy' is not a key here; did you mean 'italian'?"),
]


@pytest.mark.parametrize(("old", "new", "line"), BAD, ids=[row[1] or row[0] for row in BAD])
def test_one_line_says_what_is_wrong_and_how_to_mend_it(old: str, new: str, line: str) -> None:
    with pytest.raises(EventFileError) as caught:
        read(TABLE.replace(old, new, 1))
    assert str(caught.value).startswith(f"sera.toml: {line}")
    assert "\n" not in str(caught.value)


WRITE_GIRO = "write giro_pazzo = true, or take {key} out"
WRITE_GAME = 'write game = "{game}", which names the layout and the covered card, or take {key} out'
IDLE = [
    ("italiana", "vele_rule", '"croce"', WRITE_GIRO),
    ("italiana", "covered_rule", '"sempre"', WRITE_GIRO),
    ("italiana", "vele_own_cards", '"exactly_two"', WRITE_GIRO),
    ("italiana", "giro_retrigger", "true", WRITE_GIRO),
    ("telesina", "giro_retrigger", "true", WRITE_GIRO),
    ("telesina", "vele_rule", '"croce"', WRITE_GAME.replace("{game}", "telesina-croce-mai")),
    ("telesina", "covered_rule", '"primo_giro"', WRITE_GAME.replace("{game}", "telesina-nessuna-primo-giro")),
    ("telesina-croce-sempre", "vele_rule", '"h"', WRITE_GAME.replace("{game}", "telesina-h-sempre")),
]


@pytest.mark.parametrize(("game", "key", "value", "hint"), IDLE, ids=[f"{row[0]} {row[1]}" for row in IDLE])
def test_what_only_a_mad_round_asks_for_is_refused_without_one(game: str, key: str, value: str, hint: str) -> None:
    with pytest.raises(EventFileError) as caught:
        read(f"[italian]\n{key} = {value}\n", game)
    (line,) = [str(one) for one in caught.value.problems]
    assert line == f"sera.toml: [italian]: {key} needs a mad round; {hint.replace('{key}', key)}"
    read(f"[italian]\ngiro_pazzo = true\n{key} = {value}\n", game)


def test_telesina_names_its_layout_once_and_counts_own_cards_as_the_table_says() -> None:
    both = '[italian]\ngiro_pazzo = false\nvele_rule = "croce"\ncovered_rule = "sempre"\n'
    with pytest.raises(EventFileError) as caught:
        read(both, "telesina")
    assert [line.count('write game = "telesina-croce-sempre"') for line in map(str, caught.value.problems)] == [1, 1]
    assert read('[italian]\nvele_own_cards = "exactly_two"\n', "telesina").switches.vele_own_cards is (
        VeleOwnCards.EXACTLY_TWO
    )
    assert read('[italian]\nvele_rule = "libera"\n', "telesina") == USUAL_ITALIAN_GAME


def test_the_table_does_not_belong_to_other_games() -> None:
    with pytest.raises(EventFileError, match=r"sera.toml: \[italian\]: does not belong to this game; take it out"):
        read(TABLE, "holdem")


def test_a_level_has_an_ante_and_no_blinds() -> None:
    later = "\n[[level]]\nbreak_minutes = 5\n[[level]]\nante = 20\nminutes = 15\n"
    assert definition("", levels=later).structure.levels == (
        Level(0, 0, ante=10, hands=20),
        Level(0, 0, ante=20, minutes=15),
    )


BAD_LEVELS = [
    ("italiana", BLINDS, "", "[[level]] 1: 'small' is not a key here; keys are ante, minutes, hands, break_minutes"),
    ("italiana", "", "", "[[level]] 1: 'ante' is missing; add ante = …, a whole number of at least 1"),
    ("italiana", "ante = 0", "", "[[level]] 1: ante = 0 cannot be; give a whole number of at least 1"),
    ("italiana", ANTE, "ante = 5\nhands = 9", "[[level]] 2: ante = 5 falls below the 10 of the level before; give at"),
    ("italiana", ANTE, "ante = 20", "[[level]] 2: needs one length; give either minutes or hands, at least 1"),
    ("holdem", ANTE, "", "[[level]] 1: 'small' is missing; add small = …, a whole number of at least 1"),
]


@pytest.mark.parametrize(("game", "price", "second", "line"), BAD_LEVELS, ids=[row[3] for row in BAD_LEVELS])
def test_what_a_level_lacks_is_said_in_one_line(game: str, price: str, second: str, line: str) -> None:
    with pytest.raises(EventFileError) as caught:
        definition("", game, price or " ", f"[[level]]\n{second}\n" if second else "")
    assert str(caught.value).startswith(f"sera.toml: {line}")


def test_a_spread_needs_blinds() -> None:
    text = EVENT.format(game="italiana", price=ANTE).replace("no-limit", "spread-limit")
    with pytest.raises(EventFileError, match="spread-limit is not for a game without blinds; choose another limit"):
        read_event_file(text, "sera.toml", rulebooks=("tda-2024",), games={"italiana": KnownGame(6, italian=True)})


def test_a_file_may_call_a_game_by_a_short_key() -> None:
    assert definition(TABLE, "telesina").game == GameKey("telesina-nessuna-mai", Limit.NO_LIMIT)


def test_of_a_game_that_is_not_known_its_name_is_told_and_not_its_levels() -> None:
    with pytest.raises(EventFileError, match=r"sera.toml: game 'telesina-stella' is not known; games are"):
        definition(TABLE, "telesina-stella", ANTE)


def test_no_italian_game_is_played_as_a_shootout() -> None:
    text = EVENT.format(game="italiana", price="ante = 10").replace("name =", 'format = "shootout"\nname =')
    with pytest.raises(EventFileError, match=r"\[shootout\]: does not belong to this game; take \[shootout\] out"):
        read_event_file(text, "sera.toml", rulebooks=["tda-2024"], games=GAMES)
