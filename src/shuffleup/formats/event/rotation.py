"""Several games in one event file: ``game = "horse"``, ``[rotation]``, and the prices of a level in each game.

game = "horse" · "8-game" · "dealers-choice"     a named mix
[rotation]                                       one's own list of games, or other turns for a mix
games = ["holdem no-limit", "razz"]              a game, and its limit if it is not the event's
change = "level" · "hands" · "orbits", every = 6
after_redraw = "goes-on" · "begins-anew"         after a redraw, if hands or orbits are counted
[level.stakes.razz]                              by game, or by kind: stud-games, no-limit, pot-limit, …
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import asdict, replace

from shuffleup.answer import Note, Refusal, note
from shuffleup.formats.event.schema import KnownGame, Text
from shuffleup.formats.event.toml_tables import EventProblems
from shuffleup.games.limits import Limit
from shuffleup.games.mixed import MIXES, Mix
from shuffleup.table.plan import GameKey
from shuffleup.table.rotation import AfterRedraw, Rotation, RotationGame, Turn
from shuffleup.toml_text import did_you_mean
from shuffleup.tournament.facts.structure import foreign_prices, limit_of_levels, price_fault, price_of, usual_price
from shuffleup.tournament.words.definition import Break, Definition, GamePrice, Level, smallest_chip

MIXED = "mixed"
"""The value of ``game``, if given, when ``[rotation]`` lists the games."""
STUD_GAMES = "stud-games"
"""The key under ``[level.stakes]`` for every game with a bring-in."""
_PLACE = "[rotation]"
_TURNS = {"level": Turn.LEVELS, "hands": Turn.HANDS, "orbits": Turn.ORBITS}
_LIMITS = [limit.value for limit in Limit]
GameList = Annotated[list[Text], note("games-like", example='["holdem no-limit", "razz fixed-limit"]')]
_OwnCount = Annotated[Annotated[int, Meta(ge=1)] | UnsetType, note("at-least-number", least="1")]
_OwnAmount = Annotated[Annotated[int, Meta(ge=0)] | UnsetType, note("at-least-number", least="0")]
"""Values that may be left out; then they are not 0 but follow from something else."""
_Raw = dict[str, Any]


class RotationTable(Struct, frozen=True, kw_only=True):
    """``[rotation]``."""

    games: GameList = []
    change: Text = ""
    every: _OwnCount = UNSET
    after_redraw: Text = AfterRedraw.GOES_ON.value


class GameStakesTable(Struct, frozen=True, kw_only=True):
    """One table under ``[level.stakes]``: the prices of a game; what is left out follows from the level."""

    small: _OwnCount = UNSET
    big: _OwnCount = UNSET
    ante: _OwnAmount = UNSET
    small_bet: _OwnCount = UNSET
    big_bet: _OwnCount = UNSET
    bring_in: _OwnCount = UNSET


class PlannedRotation(Struct, frozen=True):
    """The games of a file, and the prices in its levels, by the number of the step in the file."""

    rotation: Rotation
    seats_max: int
    stakes: Mapping[int, Mapping[str, GameStakesTable]]

    @property
    def limit(self) -> str:
        """The limit by which the bets of a level are checked."""
        return str(limit_of_levels(self.rotation).value)


def is_mixed(raw: Mapping[str, Any]) -> bool:
    """Does a file describe several games?"""
    game = raw.get("game")
    return "rotation" in raw or (isinstance(game, str) and (game in MIXES or game == MIXED))


def read_rotation(
    raw: _Raw, games: Mapping[str, KnownGame], problems: EventProblems
) -> tuple[_Raw, PlannedRotation | None]:
    """The file as if it had its first game alone, and the rotation; None if there is none or a problem was noted."""
    if not is_mixed(raw):
        return raw, None
    mix, table = _mix(raw, problems), problems.part(raw.get("rotation", {}), RotationTable, _PLACE)
    plain = {key: value for key, value in raw.items() if key != "rotation"}
    stakes = _stakes(plain, problems)
    if table is None:
        problems.stop()
        return plain, None
    limit = raw.get("limit", Limit.FIXED_LIMIT.value)
    listed = _games(table, mix, str(limit), games, problems)
    turn, every = _turn(table, mix, problems)
    redraws = {one.value: one for one in AfterRedraw}
    problems.word(_PLACE, "after_redraw", table.after_redraw, redraws)
    problems.stop()
    chosen = mix is not None and mix.chosen
    name = mix.name if mix and (chosen or not table.games) else ""
    rotation = Rotation(tuple(listed), turn, every, chosen, name, redraws[table.after_redraw])
    first = listed[0]
    plain |= {"game": first.variant, "limit": first.limit.value}
    smallest = min(listed, key=lambda game: games[game.variant].seats_max)
    seats_max, seats = games[smallest.variant].seats_max, raw.get("seats")
    if isinstance(seats, int) and seats_max < seats <= games[first.variant].seats_max:
        what = note("seats-too-many-for-game", seats=seats, game=smallest.variant)
        problems.add("", what, note("give-what", what=note("number-from-2", most=str(seats_max))))
    _unknown_stakes(rotation, stakes, problems)
    return plain, PlannedRotation(rotation, seats_max, stakes)


def _mix(raw: _Raw, problems: EventProblems) -> Mix | None:
    game = raw.get("game", MIXED)
    if isinstance(game, str) and game in MIXES:
        return MIXES[game]
    if game != MIXED:
        hint = note("leave-out-or-one-of", list=f"{', '.join(MIXES)}, {MIXED}")
        problems.add("", note("game-or-rotation", game=repr(game)), hint)
    return None


def _games(
    table: RotationTable, mix: Mix | None, limit: str, games: Mapping[str, KnownGame], problems: EventProblems
) -> list[RotationGame]:
    if not table.games:
        if mix is None:
            hint = note("list-them-like-example", example='games = ["holdem no-limit", "razz fixed-limit"]')
            problems.add(_PLACE, note("games-is-empty"), hint)
            return []
        return [RotationGame(key, not games[key].brings_in, word) for key, word in mix.games]
    found = [game for words in table.games if (game := _game(words, limit, games, problems)) is not None]
    if mix and mix.chosen and len(set(found)) < len(found):
        problems.add(_PLACE, note("game-named-twice"), note("each-choice-once"))
    return found


def _game(words: str, usual: str, games: Mapping[str, KnownGame], problems: EventProblems) -> RotationGame | None:
    """``razz`` or ``razz fixed-limit``."""
    key, _, limit = words.strip().partition(" ")
    limit = limit.strip() or usual
    known = [one for one, game in games.items() if not game.italian]
    if key not in games:
        problems.add(_PLACE, note("game-not-known", key=key), did_you_mean(key, known, "games-are-list"))
    elif games[key].italian:
        problems.add(_PLACE, note("own-deck-and-pots", game=key), note("not-in-a-rotation"))
    elif limit not in _LIMITS:
        what = note("limit-of-game-unknown", key=limit, game=key)
        problems.add(_PLACE, what, did_you_mean(limit, _LIMITS, "limits-are-list"))
    elif games[key].brings_in and limit == Limit.SPREAD_LIMIT.value:
        what = note("not-at-this-limit", game=key, limit=limit)
        problems.add(_PLACE, what, note("write-line", line=f"{key} {Limit.FIXED_LIMIT.value}"))
    else:
        return RotationGame(games[key].key or key, not games[key].brings_in, Limit(limit))
    return None


def _turn(table: RotationTable, mix: Mix | None, problems: EventProblems) -> tuple[Turn, int]:
    change = table.change or (mix.change if mix else "level")
    if not problems.word(_PLACE, "change", change, _TURNS):
        return Turn.LEVELS, 1
    turn = _TURNS[change]
    if mix and mix.chosen and turn is Turn.LEVELS:
        problems.add(_PLACE, note("choice-not-by-levels"), note("write-orbits-or-hands"))
    usual = mix.every if mix and turn is _TURNS[mix.change] else 1
    return turn, usual if table.every is UNSET else table.every


# ── prices ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _stakes(plain: _Raw, problems: EventProblems) -> dict[int, dict[str, GameStakesTable]]:
    """Takes ``stakes`` out of the levels."""
    steps = plain.get("level", [])
    found: dict[int, dict[str, GameStakesTable]] = {}
    if steps:
        plain["level"] = [{key: value for key, value in step.items() if key != "stakes"} for step in steps]
    for number, step in enumerate(steps, start=1):
        tables = step.get("stakes", {})
        if not isinstance(tables, dict) or not all(isinstance(table, dict) for table in tables.values()):
            problems.add(_level(number), note("stakes-must-be-tables"), note("write-line", line="[level.stakes.razz]"))
            continue
        for name, table in tables.items():
            place = f"{_level(number)} stakes.{name}"
            part = problems.part(table, GameStakesTable, place)
            if part is not None:
                found.setdefault(number, {})[name] = part
    return found


def _level(number: int) -> str:
    return f"[[level]] {number}"


def _unknown_stakes(
    rotation: Rotation, stakes: Mapping[int, Mapping[str, GameStakesTable]], problems: EventProblems
) -> None:
    known = dict.fromkeys([name for game in rotation.games for name in _names(game)])
    for number, tables in stakes.items():
        for name in tables:
            if name not in known:
                hint = did_you_mean(name, known, "stakes-are-for-list")
                problems.add(_level(number), note("stakes-for-unplayed", name=repr(name)), hint)


def _names(game: RotationGame) -> tuple[str, ...]:
    """The names for a game in the stakes of a level, the most specific first."""
    kind = game.limit.value if game.uses_button else STUD_GAMES
    return f"{game.variant} {game.limit.value}", game.variant, kind


def with_rotation(definition: Definition, planned: PlannedRotation, problems: EventProblems) -> Definition:
    """The definition of the first game extended to all games: with the rotation, and the prices in the levels.

    Notes prices that cannot be paid or do not belong to a game.
    """
    mixed = replace(definition, rotation=planned.rotation, seats_max=planned.seats_max)
    steps: list[Level | Break] = []
    level_number = 0
    for number, step in enumerate(definition.structure.steps, start=1):
        if isinstance(step, Break):
            steps.append(step)
            continue
        level_number += 1
        unit = smallest_chip(mixed, level_number)
        tables = planned.stakes.get(number, {})
        level = replace(step, columns=_columns(step, planned.rotation, tables, unit, _level(number), problems))
        for place in range(len(planned.rotation.games)):
            fault = price_fault(number, price_of(level, planned.rotation, place, unit), planned.rotation, unit)
            if fault:
                _tell(fault, number, problems.add)
        steps.append(level)
    first = planned.rotation.games[0]
    structure = replace(definition.structure, steps=tuple(steps))
    return replace(mixed, game=GameKey(first.variant, first.limit), structure=structure)


def _columns(
    level: Level,
    rotation: Rotation,
    tables: Mapping[str, GameStakesTable],
    unit: int,
    where: str,
    problems: EventProblems,
) -> tuple[GamePrice, ...]:
    columns: list[GamePrice] = []
    for place, game in enumerate(rotation.games):
        name = next((name for name in _names(game) if name in tables), None)
        if name is None:
            continue
        said = {key: value for key, value in asdict(tables[name]).items() if value is not UNSET}
        strange = set(said) & foreign_prices(game)
        if strange:
            what = note("keys-not-of-game", keys=", ".join(sorted(strange)), game=f"{game.variant} {game.limit.value}")
            problems.add(f"{where} stakes.{name}", what, note("take-them-out"))
            continue
        columns.append(_price(level, rotation, place, said, unit))
    return tuple(columns)


def _price(level: Level, rotation: Rotation, place: int, said: Mapping[str, int], unit: int) -> GamePrice:
    """The price of a game: what is written, and what follows from that and from the level."""
    big = said.get("big", level.big)
    small_bet = said.get("small_bet", big if "big" in said else level.small_bet or big)
    big_bet = said.get(
        "big_bet", 2 * small_bet if said.keys() & {"small_bet", "big"} else level.big_bet or 2 * small_bet
    )
    as_written = Level(said.get("small", level.small), big, level.ante, small_bet=small_bet, big_bet=big_bet)
    price = usual_price(as_written, rotation, place, unit)
    return replace(price, **{key: said[key] for key in ("ante", "bring_in") if key in said})


def _tell(fault: Refusal, number: int, add: Callable[[str, Note, Note], None]) -> None:
    """Reports why a game cannot be played at its price, in the words of the file."""
    told, place = dict(fault.facts), _level(number)
    name, small_bet, big_bet = told["game"], fault.number("small_bet"), told.get("big_bet", 0)
    big = fault.number("big")
    if told["why"] == "unpaid":
        what = note(
            "price-of-game-unpayable",
            key=str(told["key"]),
            value=str(told["amount"]),
            game=str(name),
            unit=str(told["unit"]),
        )
        add(place, what, note("multiple-or-later"))
    elif told["why"] == "small":
        what = note("small-above-big-of-game", small=str(told["small"]), game=str(name), big=str(big))
        add(place, what, note("give-small-up-to-big"))
    elif told["why"] == "bring-in":
        hint = note("give-smaller-bring-in", table=f"[level.stakes.{STUD_GAMES}]")
        what = note("bring-in-not-below-bet", chips=str(told["bring_in"]), bet=str(small_bet), game=str(name))
        add(place, what, hint)
    elif not big:
        usual = note("usual-are", one=str(small_bet), other=str(2 * small_bet))
        add(place, note("big-bet-below-small", big=str(big_bet), game=str(name), small=str(small_bet)), usual)
    else:
        rise = note("bets-of-game-not-rising", small=str(small_bet), big=str(big_bet), game=str(name), blind=str(big))
        add(place, rise, note("usual-are", one=str(big), other=str(2 * big)))
