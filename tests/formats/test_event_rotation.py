"""Event files with several games: mixes by name, rotations of one's own, prices by game, and one line for a mistake."""

import pytest

from shuffleup.formats.event.file import EventFile, EventFileError, KnownGame, read_event_file
from shuffleup.games.catalogue import VARIANTS
from shuffleup.games.limits import Limit
from shuffleup.games.mixed import MIXES
from shuffleup.table.plan import GameKey
from shuffleup.table.rotation import Rotation, RotationGame, Turn, stud_neighbours
from shuffleup.tournament.facts.structure import price_of
from shuffleup.tournament.words.definition import GamePrice, smallest_chip

GAMES = {key: KnownGame(game.seats_max, game.brings_in, italian=game.stripped) for key, game in VARIANTS.items()}

FILE = """\
name = "Mixed"
rulebook = "tda-2024"
{game}
seats = 6
currency = "EUR"
{rotation}
[entry]
buy_in_cents = 5000
stack = 10000
entries = 12
[chips]
denominations = [25, 100, 500]
[payouts]
percentages = [100]
[[level]]
small = 100
big = 200
ante = 200
minutes = 20
{stakes}
"""


def read(game: str = 'game = "mixed"', rotation: str = "", stakes: str = "", **changed: str) -> EventFile:
    text = FILE.format(game=game, rotation=rotation, stakes=stakes)
    for old, new in changed.items():
        assert f"{old} = " in text
        line = next(line for line in text.splitlines() if line.startswith(f"{old} = "))
        text = text.replace(line, f"{old} = {new}", 1)
    return read_event_file(text, "mixed.toml", rulebooks=("tda-2024",), games=GAMES)


def rotation_of(file: EventFile) -> Rotation:
    assert file.definition.rotation is not None
    return file.definition.rotation


def own(*games: str, more: str = "") -> str:
    listed = ", ".join([f'"{game}"' for game in games])
    return f"[rotation]\ngames = [{listed}]\n{more}"


def wrong(*args: str, **changed: str) -> str:
    with pytest.raises(EventFileError) as caught:
        read(*args, **changed)
    return str(caught.value)


# ── mixes and rotations ──────────────────────────────────────────────────────────────────────────────────────────────


def test_horse_is_five_games_with_fixed_limits_and_its_order_needs_no_warning() -> None:
    definition = read('game = "horse"').definition
    rotation = definition.rotation
    assert rotation is not None and (rotation.name, rotation.turn, rotation.length) == ("HORSE", Turn.LEVELS, 1)
    assert [game.variant for game in rotation.games] == ["holdem", "omaha-8", "stud", "razz", "stud-8"]
    assert {game.limit for game in rotation.games} == {Limit.FIXED_LIMIT}
    assert [game.uses_button for game in rotation.games] == [True, True, False, False, False]
    assert not stud_neighbours(rotation)
    assert (definition.game, definition.seats_max) == (GameKey("holdem", Limit.FIXED_LIMIT), 8)


@pytest.mark.parametrize("word", MIXES)
def test_every_mix_can_be_read_and_has_no_order_that_is_warned_of(word: str) -> None:
    rotation = rotation_of(read(f'game = "{word}"'))
    assert not stud_neighbours(rotation) and rotation.chosen is MIXES[word].chosen
    assert all(game.variant in VARIANTS for game in rotation.games)


def test_the_classical_order_can_be_written_and_is_warned_of() -> None:
    rotation = rotation_of(read('game = "horse"', own("holdem", "omaha-8", "razz", "stud", "stud-8")))
    assert [(one.variant, two.variant) for one, two in stud_neighbours(rotation)] == [("stud", "stud-8")]


def test_games_of_ones_own_each_with_its_limit() -> None:
    rotation = rotation_of(
        read(
            'limit = "pot-limit"',
            own("holdem no-limit", "omaha", "razz fixed-limit", more='change = "orbits"\nevery = 2'),
        )
    )
    assert rotation.games == (
        RotationGame("holdem", limit=Limit.NO_LIMIT),
        RotationGame("omaha", limit=Limit.POT_LIMIT),
        RotationGame("razz", uses_button=False),
    )
    assert (rotation.turn, rotation.length, rotation.chosen, rotation.name) == (Turn.ORBITS, 2, False, "")


def test_another_length_for_a_mix() -> None:
    assert rotation_of(read('game = "8-game"')).length == 6
    rotation = rotation_of(read('game = "8-game"', '[rotation]\nchange = "orbits"'))
    assert (rotation.turn, rotation.length, rotation.name) == (Turn.ORBITS, 1, "8-Game")


def test_a_file_of_one_game_has_no_rotation() -> None:
    assert read('game = "holdem"\nlimit = "no-limit"').definition.rotation is None


# ── prices ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def prices(stakes: str = "") -> list[GamePrice]:
    definition = read(rotation=own("holdem", "razz", "holdem no-limit", "stud"), stakes=stakes).definition
    assert definition.rotation is not None
    (level,) = definition.structure.levels
    unit = smallest_chip(definition, 1)
    return [price_of(level, definition.rotation, place, unit) for place in range(4)]


def test_prices_follow_from_the_level() -> None:
    stud = {"ante": 50, "small_bet": 200, "big_bet": 400, "bring_in": 50}
    assert prices() == [
        GamePrice(0, 100, 200, small_bet=200, big_bet=400),
        GamePrice(1, **stud),
        GamePrice(2, 100, 200, 200),
        GamePrice(3, **stud),
    ]


def test_prices_may_be_written_by_kind_and_by_game_and_the_closest_name_counts() -> None:
    stakes = (
        "[level.stakes.stud-games]\nante = 25\nsmall_bet = 300\n[level.stakes.razz]\nbring_in = 75\n"
        '[level.stakes."holdem no-limit"]\nsmall = 50\nbig = 100\nante = 0\n'
    )
    assert prices(stakes) == [
        GamePrice(0, 100, 200, small_bet=200, big_bet=400),
        GamePrice(1, ante=50, small_bet=200, big_bet=400, bring_in=75),
        GamePrice(2, 50, 100),
        GamePrice(3, ante=25, small_bet=300, big_bet=600, bring_in=75),
    ]


# ── mistakes ─────────────────────────────────────────────────────────────────────────────────────────────────────────

MISTAKES = [
    (('game = "hrose"\nlimit = "no-limit"',), "game 'hrose' is not known; did you mean 'horse'?"),
    (('game = "mixed"', "[rotation]\ngames = []"), "[rotation]: games is empty: a rotation needs a game;"),
    (("", own("holdem", "raz")), "[rotation]: game 'raz' is not known; did you mean 'razz'?"),
    (("", own("holdem nolimit")), "[rotation]: limit 'nolimit' of holdem is not known; did you mean 'no-limit'?"),
    (("", own("razz spread-limit")), "[rotation]: razz cannot be played at spread-limit:"),
    (("", own("italiana")), "[rotation]: italiana has a deck and pots of its own; leave it out"),
    (("", own("holdem", more='change = "hand"')), "[rotation]: change = 'hand' is not known; did you mean 'hands'?"),
    (("", own("holdem", more="every = -1")), "[rotation]: every = -1 cannot be; give a whole number of at least 1"),
    (("", own("holdem", more="every = 0")), "[rotation]: every = 0 cannot be; give a whole number of at least 1"),
    (("", own("holdem", more="evry = 1")), "[rotation]: 'evry' is not a key here; did you mean 'every'?"),
    (('game = "razz"\nlimit = "fixed-limit"', own("holdem")), "game = 'razz' and [rotation] contradict each other;"),
    (('game = "dealers-choice"', '[rotation]\nchange = "level"'), "[rotation]: in dealer's choice a game cannot last"),
    (('game = "dealers-choice"', own("razz", "razz")), "[rotation]: games names a game twice;"),
    (
        ("", own("holdem"), "[level.stakes.razz]\nante = 25"),
        "[[level]] 1: stakes are given for 'razz', which is not played; stakes are for holdem fixed-limit, holdem,",
    ),
    (
        ("", own("holdem", "razz"), "[level.stakes.razz]\nsmall = 25"),
        "[[level]] 1 stakes.razz: small do not belong to razz fixed-limit; take them out",
    ),
    (
        ("", own("razz"), "[level.stakes.razz]\nante = 30"),
        "[[level]] 1: ante = 30 of razz fixed-limit cannot be paid: the smallest chip is 25;",
    ),
    (
        ("", own("razz"), "[level.stakes.razz]\nbring_in = 200"),
        "[[level]] 1: a bring-in of 200 is not below the bet of 200 in razz fixed-limit;",
    ),
    (
        ("", own("razz"), "[level.stakes.razz]\nbring_in = 0"),
        "[[level]] 1 stakes.razz: bring_in = 0 cannot be; give a whole number of at least 1",
    ),
    (
        ("", own("razz"), "[level.stakes.razz]\nsmall_bet = 200\nbig_bet = 100"),
        "[[level]] 1: big_bet = 100 of razz fixed-limit is below small_bet = 200; usual are 200 and 400",
    ),
    (
        ("", own("holdem"), "[level.stakes.holdem]\nbigg = 200"),
        "[[level]] 1 stakes.holdem: 'bigg' is not a key here; did you mean 'big'?",
    ),
]


@pytest.mark.parametrize(("args", "line"), MISTAKES, ids=[line for _, line in MISTAKES])
def test_one_line_for_a_mistake(args: tuple[str, ...], line: str) -> None:
    assert wrong(*args).startswith(f"mixed.toml: {line}")


def test_a_table_too_large_for_one_of_the_games() -> None:
    line = "mixed.toml: seats = 9 cannot be dealt in triple-draw-27; give a number from 2 to 7"
    assert wrong("", own("holdem", "stud", "triple-draw-27"), seats="9") == line


def test_spread_limit_needs_its_bets_in_the_level() -> None:
    spread = own("holdem spread-limit", "omaha")
    assert "spread-limit needs its least and its highest bet" in wrong("", spread)
    definition = read("", spread, ante="0\nsmall_bet = 200\nbig_bet = 1000").definition
    assert definition.rotation is not None
    price = price_of(definition.structure.levels[0], definition.rotation, 0, 25)
    assert (price.small_bet, price.big_bet) == (200, 1_000)


def test_stakes_belong_to_a_rotation() -> None:
    line = wrong('game = "holdem"\nlimit = "no-limit"', "", "[level.stakes.holdem]\nbig = 200")
    assert "'stakes' is not a key here" in line


@pytest.mark.parametrize(
    ("changed", "line"),
    [
        (
            {"small": "200"},
            "mixed.toml: [[level]] 1: a bring-in of 200 is not below the bet of 200 in razz; "
            "give a small below big: in stud small is the bring-in, and big the bet",
        ),
        (
            {"limit": '"spread-limit"', "ante": "0\nsmall_bet = 200\nbig_bet = 1000"},
            "mixed.toml: razz cannot be played at spread-limit: a bring-in is completed to the bet, "
            'and there is no one bet; write limit = "fixed-limit"',
        ),
        (
            {"ante": "0\nbring_in = 50"},
            "mixed.toml: [[level]] 1: 'bring_in' is not a key here; "
            "write small and big: in stud small is the bring-in, and big the bet",
        ),
    ],
)
def test_stud_alone_has_one_bet_and_a_bring_in_below_it(changed: dict[str, str], line: str) -> None:
    assert wrong('game = "razz"\nlimit = "fixed-limit"', **changed) == line


def test_stud_alone_takes_its_bring_in_and_its_bet_from_the_level() -> None:
    level = read('game = "razz"\nlimit = "fixed-limit"', small="175").definition.structure.levels[0]
    assert (level.bring_in, level.small_bet, level.big_bet) == (175, 200, 400)


def test_a_game_with_rules_of_its_own_is_not_the_book_of_the_tournament() -> None:
    line = wrong('game = "razz"\nlimit = "fixed-limit"', rulebook='"italiana"')
    hint = 'game = "italiana" brings its own rules: name the book of the tournament, one of tda-2024'
    assert line == f"mixed.toml: rulebook 'italiana' is not known; {hint}"
