"""Every game in the catalogue can be dealt to a full table, and is named and ranked as it says."""

import pytest

from shuffleup.cards.orders import ITALIAN, RANKINGS
from shuffleup.games.catalogue import VARIANTS, UnknownGameError, variant
from shuffleup.games.teaching import KUHN, LEDUC
from shuffleup.games.variant import BetSize, Holding, Opener, Variant

ALL = tuple([game for game in VARIANTS.values() if game not in (KUHN, LEDUC)])
"""Those that tables are filled with; the others are for two."""


FLOP_GAMES = [game for game in ALL if any(street.board for street in game.streets)]
STUD_GAMES = [game for game in ALL if game.brings_in]
DRAW_GAMES = [game for game in ALL if any(street.draw for street in game.streets)]
VELE_GAMES = [game for game in ALL if game.streets[0].opener is Opener.BEST_VISIBLE]


def test_every_game_is_of_one_family() -> None:
    assert sorted([game.key for game in FLOP_GAMES + STUD_GAMES + DRAW_GAMES + VELE_GAMES + [KUHN, LEDUC]]) == sorted(
        VARIANTS
    )


@pytest.mark.parametrize("game", FLOP_GAMES, ids=lambda game: game.key)
def test_one_deck_serves_a_full_table(game: Variant) -> None:
    shared = sum(street.burn + street.board for street in game.streets)
    assert game.seats_max * game.hole_cards + shared <= len(game.deck)
    assert (game.seats_max + 1) * game.hole_cards + shared > len(game.deck), "one seat more would not fit"


@pytest.mark.parametrize("game", STUD_GAMES, ids=lambda game: game.key)
def test_a_full_table_of_stud_runs_short_on_seventh_street_only(game: Variant) -> None:
    before_seventh = sum(street.burn for street in game.streets[:-1]) + game.seats_max * (game.hole_cards - 1)
    assert before_seventh <= len(game.deck) - 1 < before_seventh + game.seats_max


@pytest.mark.parametrize("game", DRAW_GAMES, ids=lambda game: game.key)
def test_in_draw_what_is_neither_held_nor_burned_serves_the_largest_draw(game: Variant) -> None:
    burns = sum(street.burn for street in game.streets)
    most = max(street.draw for street in game.streets)
    assert len(game.deck) - burns - game.seats_max * game.hole_cards >= most


@pytest.mark.parametrize("game", VELE_GAMES, ids=lambda game: game.key)
def test_the_stripped_deck_of_every_table_serves_cards_and_vele(game: Variant) -> None:
    for players in range(2, game.seats_max + 1):
        assert players * game.hole_cards + len(game.layout.letters) <= len(game.deck_for(players))
    turned = [place for street in game.streets for place in street.turns]
    assert sorted(turned) == list(range(len(game.layout.letters)))


@pytest.mark.parametrize("game", FLOP_GAMES, ids=lambda game: game.key)
def test_the_board_has_five_cards_and_the_bets_double_on_the_turn(game: Variant) -> None:
    dealt = [street for street in game.streets if street.board]
    assert sum(street.board for street in dealt) == 5
    assert [(street.burn, street.board, street.bet) for street in dealt[-2:]] == [(1, 1, BetSize.BIG)] * 2
    assert game.streets[0].opener is Opener.AFTER_BLINDS


@pytest.mark.parametrize("game", STUD_GAMES, ids=lambda game: game.key)
def test_the_bets_double_on_fifth_street(game: Variant) -> None:
    assert [street.bet for street in game.streets] == [BetSize.SMALL] * 2 + [BetSize.BIG] * 3
    assert [(street.down, street.up) for street in game.streets] == [(2, 1), (0, 1), (0, 1), (0, 1), (1, 0)]


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.key)
def test_every_ranking_of_a_game_exists(game: Variant) -> None:
    assert set(game.rankings) <= {*RANKINGS, ITALIAN}


def test_what_makes_the_games_different() -> None:
    facts = {game.key: (game.hole_cards, game.holding, game.rankings) for game in ALL}
    assert facts["holdem"] == (2, Holding.ANY_FIVE, ("high",))
    assert facts["omaha"] == (4, Holding.TWO_AND_THREE, ("high",))
    assert facts["omaha-8"] == (4, Holding.TWO_AND_THREE, ("high", "low8"))
    assert facts["razz"] == (7, Holding.ANY_FIVE, ("low-a5",))
    assert facts["stud-8"] == (7, Holding.ANY_FIVE, ("high", "low8"))
    assert facts["badugi"] == (4, Holding.HOLE_ONLY, ("badugi",))
    assert VARIANTS["razz"].streets[0].opener is Opener.HIGHEST_CARD
    assert VARIANTS["stud"].streets[0].opener is Opener.LOWEST_CARD
    assert len(VARIANTS["short-deck"].deck) == 36


def test_a_game_nobody_knows_is_answered_with_the_nearest() -> None:
    with pytest.raises(UnknownGameError, match=r"unknown game 'omahaa': did you mean 'omaha'\? games are .*holdem"):
        variant("omahaa")
    with pytest.raises(UnknownGameError, match="unknown game 'whist': games are"):
        variant("whist")
