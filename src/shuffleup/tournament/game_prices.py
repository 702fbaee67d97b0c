"""What each game of a rotation costs at a level: what the level says of it, else what follows from its blinds.

    fixed limits with blinds   the level's blinds, bets of one and two big blinds (or the level's bets), no ante
    stud                       the same bets; ante and bring-in are a quarter of the small bet each, in whole chips
    no-limit and pot-limit     the level's blinds and its ante

Spread limit follows from the level's bets. A level may say of any game what it costs instead (``Level.columns``).
"""

from shuffleup.games.limits import Limit
from shuffleup.table.rotation import Rotation, RotationGame
from shuffleup.table.stakes import AnteMode, Stakes
from shuffleup.tournament.definition import GamePrice, Level

QUARTER = 4
"""Ante and bring-in of stud are so many times smaller than the small bet."""


def price_of(level: Level, rotation: Rotation, game: int, unit: int) -> GamePrice:
    """The price of a game, by its place in the rotation; ``unit`` is the smallest chip in play."""
    return next((one for one in level.columns if one.game == game), None) or usual_price(level, rotation, game, unit)


def usual_price(level: Level, rotation: Rotation, game: int, unit: int) -> GamePrice:
    """The price of a game of which the level says nothing."""
    played = rotation.games[game]
    small_bet = level.small_bet or level.big
    big_bet = level.big_bet or 2 * small_bet
    if not played.uses_button:
        quarter = max(unit, small_bet // QUARTER // unit * unit)
        return GamePrice(game, ante=quarter, small_bet=small_bet, big_bet=big_bet, bring_in=quarter)
    if played.limit in {Limit.NO_LIMIT, Limit.POT_LIMIT}:
        return GamePrice(game, level.small, level.big, level.ante)
    return GamePrice(game, level.small, level.big, small_bet=small_bet, big_bet=big_bet)


def foreign_prices(game: RotationGame) -> frozenset[str]:
    """What a price of this game does not have."""
    if not game.uses_button:
        return frozenset({"small", "big"})
    big_bet = game.limit in {Limit.NO_LIMIT, Limit.POT_LIMIT}
    return frozenset({"bring_in", "small_bet", "big_bet"} if big_bet else {"bring_in"})


def stakes_of_price(price: GamePrice, ante_mode: AnteMode, unit: int) -> Stakes:
    """The price as a hand pays it; with a bring-in everybody pays the ante, whatever the book says of antes."""
    return Stakes(
        small_blind=price.small,
        big_blind=price.big,
        ante=price.ante,
        ante_mode=AnteMode.ALL_PLAYERS if price.bring_in else ante_mode,
        small_bet=price.small_bet,
        big_bet=price.big_bet,
        bring_in=price.bring_in,
        unit=unit,
    )


def times(price: GamePrice, factor: int) -> GamePrice:
    """The price of a level with so many times the blinds."""
    return GamePrice(
        price.game,
        price.small * factor,
        price.big * factor,
        price.ante * factor,
        price.small_bet * factor,
        price.big_bet * factor,
        price.bring_in * factor,
    )
