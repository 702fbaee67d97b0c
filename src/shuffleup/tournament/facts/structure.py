"""What the levels cost, and whether they can be played as they stand.

What each game of a rotation costs at a level: what the level says, or else what follows from its blinds.

    fixed limits with blinds   the level's blinds, bets of one and two big blinds (or the level's bets), no ante
    stud                       the same bets; ante and bring-in are a quarter of the small bet each, in whole chips
    no-limit and pot-limit     the level's blinds and its ante

Spread limit follows from the level's bets. Instead, a level may say what any game costs (``Level.columns``).

Whether levels and breaks can be played as they stand is checked in an event file, at an opening and in an edit.

Every refusal has the fact ``step``, the position of the level or break, from 1:

    no-structure    ends          it does not begin and end with a level
                    break         a break of no length, or beyond a week
                    length        a level with no length or with two, or with a negative ante
                    too-long      a level beyond a week
                    blinds        nothing to post
                    small         a small blind above the big one
                    no-bets       bets where the betting limit has none
                    bets          a betting limit without its bets, or without blinds to measure them by
                    bets-fall     bets that do not rise from the big blind
                    bring-in      a bring-in that is not below the bet
                    prices        prices of a game that is not played, or that the game does not have
                    unpaid        an amount that the chips in play cannot pay
    blinds-fall     blinds or antes below those of the level before, where that is not announced
"""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec.structs import asdict, replace

from shuffleup.answer import Refusal, refuse
from shuffleup.games.limits import Limit
from shuffleup.table.rotation import Rotation, RotationGame
from shuffleup.table.stakes import AnteMode, Stakes
from shuffleup.tournament.words.definition import (
    AMOUNTS,
    WEEK_MINUTES,
    Break,
    Definition,
    Denomination,
    GamePrice,
    Level,
    Structure,
    smallest_chip,
)

HALF = 0.5
"""Levels and breaks last whole or half minutes."""
QUARTER = 4
"""Ante and bring-in of stud are the small bet divided by this."""


def price_of(level: Level, rotation: Rotation, game: int, unit: int) -> GamePrice:
    """The price of a game, by its place in the rotation; ``unit`` is the smallest chip in play."""
    return next((one for one in level.columns if one.game == game), None) or usual_price(level, rotation, game, unit)


def usual_price(level: Level, rotation: Rotation, game: int, unit: int) -> GamePrice:
    """The price of a game for which the level gives none."""
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
    """The parts of a price that this game does not have."""
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


def price_times(price: GamePrice, factor: int) -> GamePrice:
    """The price of a level with its blinds multiplied."""
    return replace(price, **{key: getattr(price, key) * factor for key in AMOUNTS})


def structure_faults(definition: Definition) -> Iterator[Refusal]:
    """Everything that is wrong with an event's levels and breaks, first what is wrong in any chips and games."""
    limit = limit_of_levels(definition.rotation) if definition.rotation else definition.game.limit
    yield from step_faults(definition.structure, limit)
    yield from chip_faults(definition.structure, definition.chips)
    yield from _game_faults(definition)


def limit_of_levels(rotation: Rotation) -> Limit:
    """The betting limit by which the bets of a level are checked where several games are played."""
    limits = {game.limit for game in rotation.games}
    return Limit.SPREAD_LIMIT if Limit.SPREAD_LIMIT in limits else Limit.FIXED_LIMIT


def step_faults(structure: Structure, limit: Limit | None) -> Iterator[Refusal]:
    """What is wrong with the steps whatever the chips; under an unknown limit, bets are not checked."""
    blinds = any(level.big for level in structure.levels)
    for number, step in enumerate(structure.steps, start=1):
        if isinstance(step, Break):
            if not 0 < step.minutes <= WEEK_MINUTES or step.minutes % HALF:
                yield refuse("no-structure", step=number, most=WEEK_MINUTES, why="break")
        else:
            yield from _level_faults(number, step, blinds=blinds)
            yield from _bet_faults(number, step, limit)
    levels = [(number, step) for number, step in enumerate(structure.steps, start=1) if isinstance(step, Level)]
    for (_, before), (number, level) in pairwise(levels) if not structure.may_fall else ():
        for key in ("small", "big") if level.big else ("ante",):
            was, now = getattr(before, key), getattr(level, key)
            if now < was:
                yield refuse("blinds-fall", step=number, key=key, amount=now, before=was)
    for place in (1, len(structure.steps)):
        if not isinstance(next(iter(structure.steps[place - 1 : place]), None), Level):
            yield refuse("no-structure", step=place, why="ends")


def chip_faults(structure: Structure, chips: Sequence[Denomination]) -> Iterator[Refusal]:
    """Prices that the chips in play at their level cannot pay; if the house names no chips, any price can be paid."""
    number = 0
    for place, step in enumerate(structure.steps, start=1):
        if isinstance(step, Break):
            continue
        number += 1
        in_play = [one.value for one in chips if not one.removed_at_level or one.removed_at_level > number]
        for key in AMOUNTS[:-1]:  # a bring-in is checked against its bet
            amount = getattr(step, key)
            if in_play and amount % min(in_play):
                yield _unpaid(place, key, amount, min(in_play))


def bring_in_fault(number: int, level: Level) -> Refusal | None:
    """Only stud has a single bet, and the bring-in must be below it."""
    if 0 < level.bring_in < level.small_bet:
        return None
    return refuse("no-structure", step=number, bring_in=level.bring_in, small_bet=level.small_bet, why="bring-in")


def price_fault(number: int, price: GamePrice, rotation: Rotation, unit: int) -> Refusal | None:
    """Why a game of a rotation cannot be played at its price; the fact ``game`` names it with its limit."""
    game = rotation.games[price.game]
    name = f"{game.variant} {game.limit.value}"
    for key, amount in asdict(price).items():
        if key != "game" and amount % unit:
            return _unpaid(number, key, amount, unit, name)
    if price.small > price.big:
        return _small_above(number, price, name)
    if price.bring_in >= price.small_bet > 0:
        told = (("step", number), ("bring_in", price.bring_in), ("small_bet", price.small_bet))
        return Refusal("no-structure", facts=(*told, ("why", "bring-in"), ("game", name)))
    if price.small_bet > price.big_bet or 0 < price.small_bet < price.big:
        return _bets_fall(number, price, name)
    return None


def low_ante(structure: Structure, ante_mode: AnteMode) -> int:
    """The first level whose ante is below its big blind although that one player pays it for the table; 0 for none.

    Such an ante was most likely meant for each player.
    """
    if ante_mode is not AnteMode.BB_ANTE:
        return 0
    levels = enumerate(structure.levels, start=1)
    return next((number for number, level in levels if 0 < level.ante < level.big and not level.bring_in), 0)


# ── step by step ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _level_faults(number: int, level: Level, *, blinds: bool) -> Iterator[Refusal]:
    if (
        bool(level.minutes) == bool(level.hands)
        or min(level.minutes, level.hands, level.ante) < 0
        or level.minutes % HALF
    ):
        yield refuse("no-structure", step=number, why="length")
    if level.minutes > WEEK_MINUTES:
        minutes = math.ceil(level.minutes)
        yield refuse("no-structure", step=number, minutes=minutes, most=WEEK_MINUTES, why="too-long")
    # In a game without blinds, where no level has any, everybody posts an ante.
    if (min(level.small, level.big) if blinds else level.ante) < 1:
        yield refuse("no-structure", step=number, why="blinds")
    elif level.small > level.big:
        yield _small_above(number, level)


def _bet_faults(number: int, level: Level, limit: Limit | None) -> Iterator[Refusal]:
    if limit is None:
        return
    bets = level.small_bet, level.big_bet
    if limit not in (Limit.FIXED_LIMIT, Limit.SPREAD_LIMIT) and any(bets):
        yield refuse("no-structure", step=number, limit=limit.value, why="no-bets")
    elif limit is Limit.SPREAD_LIMIT and not (all(bets) and level.big):
        yield _without_bets(number, limit, level.big)
    elif any(bets) and not level.big <= bets[0] <= bets[1]:
        yield _bets_fall(number, level)


# ── game by game ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _game_faults(definition: Definition) -> Iterator[Refusal]:
    level_number = 0
    brings_in = any(level.bring_in for level in definition.structure.levels)
    for number, step in enumerate(definition.structure.steps, start=1):
        if isinstance(step, Break):
            continue
        level_number += 1
        fault = None
        if definition.rotation:
            fault = _rotation_fault(number, step, definition.rotation, smallest_chip(definition, level_number))
        elif step.columns:
            fault = _strange_prices(number)
        elif definition.game.limit is Limit.FIXED_LIMIT and step.big and not step.small_bet:
            fault = _without_bets(number, definition.game.limit, step.big)
        elif brings_in:
            fault = bring_in_fault(number, step)
        if fault:
            yield fault


def _rotation_fault(number: int, level: Level, rotation: Rotation, unit: int) -> Refusal | None:
    played = range(len(rotation.games))
    for one in level.columns:
        if one.game not in played or any(getattr(one, key) for key in foreign_prices(rotation.games[one.game])):
            return _strange_prices(number)
    faults = [price_fault(number, price_of(level, rotation, place, unit), rotation, unit) for place in played]
    return next(filter(None, faults), None)


def _strange_prices(number: int) -> Refusal:
    return refuse("no-structure", step=number, why="prices")


def _without_bets(number: int, limit: Limit, big: int) -> Refusal:
    return refuse("no-structure", step=number, limit=limit.value, big=big, why="bets")


def _small_above(number: int, price: Level | GamePrice, game: str = "") -> Refusal:
    return refuse("no-structure", step=number, small=price.small, big=price.big, game=game, why="small")


def _bets_fall(number: int, price: Level | GamePrice, game: str = "") -> Refusal:
    bets = price.small_bet, price.big_bet
    told = (("step", number), ("small_bet", bets[0]), ("big_bet", bets[1]), ("big", price.big))
    return Refusal("no-structure", facts=(*told, ("game", game), ("why", "bets-fall")))


def _unpaid(number: int, key: str, amount: int, unit: int, game: str = "") -> Refusal:
    told = (("step", number), ("key", key), ("amount", amount), ("unit", unit))
    return Refusal("no-structure", facts=(*told, ("game", game), ("why", "unpaid")))
