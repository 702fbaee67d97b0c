"""Every game in the catalogue can be dealt to a full table, and is named and ranked as it says."""

import pytest

from shuffleup.cards.ranking import RANKINGS
from shuffleup.games.catalogue import VARIANTS, UnknownGameError, variant
from shuffleup.games.variant import BetSize, Holding, Opener, Variant

ALL = tuple(VARIANTS.values())


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.key)
def test_one_deck_serves_a_full_table(game: Variant) -> None:
    shared = sum(street.burn + street.board for street in game.streets)
    assert game.seats_max * game.hole_cards + shared <= len(game.deck)
    assert (game.seats_max + 1) * game.hole_cards + shared > len(game.deck), "one seat more would not fit"


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.key)
def test_the_board_has_five_cards_each_street_burned(game: Variant) -> None:
    assert [(street.burn, street.board) for street in game.streets] == [(0, 0), (1, 3), (1, 1), (1, 1)]
    assert [street.bet for street in game.streets] == [BetSize.SMALL, BetSize.SMALL, BetSize.BIG, BetSize.BIG]
    assert [street.opener for street in game.streets] == [Opener.AFTER_BLINDS, *[Opener.LEFT_OF_BUTTON] * 3]


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.key)
def test_every_ranking_of_a_game_exists(game: Variant) -> None:
    assert set(game.rankings) <= set(RANKINGS)


def test_what_makes_the_games_different() -> None:
    facts = {game.key: (game.hole_cards, game.holding, game.rankings) for game in ALL}
    assert facts["holdem"] == (2, Holding.ANY_FIVE, ("high",))
    assert facts["omaha"] == (4, Holding.TWO_AND_THREE, ("high",))
    assert facts["omaha-8"] == (4, Holding.TWO_AND_THREE, ("high", "low8"))


def test_a_game_nobody_knows_is_answered_with_the_nearest() -> None:
    with pytest.raises(UnknownGameError, match=r"unknown game 'omahaa': did you mean 'omaha'\? games are .*holdem"):
        variant("omahaa")
    with pytest.raises(UnknownGameError, match="unknown game 'whist': games are"):
        variant("whist")
