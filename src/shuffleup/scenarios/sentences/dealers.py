"""The people who deal in a tournament: decks, handovers, and the games that they deal in rotation."""

import re
from typing import Annotated, TypeAlias

from shuffleup.answer import note
from shuffleup.games.catalogue import VARIANTS
from shuffleup.games.variant import Opener
from shuffleup.projections.handover import handover
from shuffleup.scenarios.event_world import World
from shuffleup.scenarios.forms import NAME, FillingError, Naming, Slot
from shuffleup.scenarios.language import expects, tells, words
from shuffleup.scenarios.places import LIST, Player, TableNumber, count, numbers
from shuffleup.scenarios.said import Saying, say
from shuffleup.scenarios.scene import Finding, So
from shuffleup.table.rotation import (
    Rotation,
    RotationGame,
    Turn,
    after_hand,
    begin,
    button_moves_after,
    stud_neighbours,
)
from shuffleup.tournament.facts.clock import decks_due
from shuffleup.tournament.facts.rules import rule_on

# ── decks and handovers ──────────────────────────────────────────────────────────────────────────────────────────────

Tables: TypeAlias = Annotated[tuple[int, ...], Slot(LIST, numbers, "tables by their numbers: `1 and 3`")]


@tells("no deck is called for", "no deck is called for", "It is not the time.", tables=())
@tells("decks are called for at table(s) {tables}", "decks are called for at tables 1 and 2 (rule RP-20)", cites=True)
def decks(world: World) -> Tables | So:
    """The tables whose decks are made ready in the last minute before play goes on. The rule may follow."""
    return So(decks_due(world.state, world.at), (rule_on(world.state, "decks-ready"),))


_MATTER = re.compile(
    rf"blinds (?P<small>\d+)/(?P<big>\d+)|the warning of (?P<warned>{NAME})|the absence of (?P<absent>{NAME})|"
    rf"(?P<hands>\d+) hands for (?P<missing>{NAME}) to miss"
)


def _matter(text: str) -> Saying:
    found = _MATTER.fullmatch(text)
    assert found, "the place has this shape"
    if found["small"]:
        return say("blinds {small}/{big}", small=int(found["small"]), big=int(found["big"]))
    if found["warned"]:
        return say("the warning of {player}", player=found["warned"])
    if found["absent"]:
        return say("the absence of {player}", player=found["absent"])
    return say("{amount} hands for {player} to miss", amount=int(found["hands"]), player=found["missing"])


Matter: TypeAlias = Annotated[
    Saying,
    Slot(
        re.sub(r"\?P<\w+>", "?:", _MATTER.pattern),
        _matter,
        "`blinds 100/200`, `the warning of Anna`, `the absence of Anna` or `3 hands for Anna to miss`",
        Naming(people=lambda matter: [str(name) for place, name in matter.places if place == "player"]),
        said=lambda matter: matter,
    ),
]


@expects(
    "the next dealer of table {table} is told of {matter}",
    "the next dealer of table 1 is told of the warning of Anna (rule RP-15)",
    cites=True,
)
@expects(
    "the next dealer of table {table} is told nothing of {player}",
    "the next dealer of table 1 is told nothing of Bruno",
    "There is nothing against this player, or he sits elsewhere.",
)
def told_of(world: World, table: TableNumber, matter: Matter | None = None, player: Player = "") -> Finding:
    """Part of what one dealer tells the next. The rule may follow."""
    if table not in world.state.floor.tables:
        return Finding(say("table {table} is not in play", table=table))
    note = handover(world.state, table)
    told = [say("blinds {small}/{big}", small=note.stakes.small_blind, big=note.stakes.big_blind)]
    told += [say("the warning of {player}", player=one.player) for one in note.warnings]
    told += [say("{amount} hands for {player} to miss", amount=one.hands, player=one.player) for one in note.penalties]
    told += [say("the absence of {player}", player=one) for one in note.absent]
    so = matter in told if matter else all(("player", player) not in one.places for one in told)
    instead = say("he hears of {list}", list=tuple(told))
    return Finding("" if so else instead, (rule_on(world.state, "staff-communication"),) if so and matter else ())


# ── rotations, each game for one hand ────────────────────────────────────────────────────────────────────────────────

_PLAYERS = 6
"""How many are dealt in; a game that lasts one hand does not depend on it."""


def _games(text: str) -> tuple[RotationGame, ...]:
    games = []
    for key in text.split(", "):
        if key not in VARIANTS:
            raise FillingError(note("not-a-game-like", text=key, example=", ".join(VARIANTS)))
        games.append(RotationGame(key, VARIANTS[key].streets[0].opener is Opener.AFTER_BLINDS))
    return tuple(games)


Games: TypeAlias = Annotated[
    tuple[RotationGame, ...],
    Slot(r"[a-z0-9-]+(?:, [a-z0-9-]+)*", _games, "games by their keys: `holdem, razz, stud`"),
]
Moves: TypeAlias = Annotated[bool, words({"moves": True, "stands still": False})]
Warned: TypeAlias = Annotated[bool, words({"is warned about": True, "may be played as it is": False})]
HandNumber: TypeAlias = Annotated[int, count("the number of a hand, from 1", r"[1-9]\d?")]


@tells(
    "in a rotation of {games} the button {moves} after hand {hand_number}",
    "in a rotation of holdem, razz the button stands still after hand 2 (rule 11)",
    cites=True,
)
def button_in_rotation(world: World, games: Games, hand_number: HandNumber) -> Moves | So:
    """What the button does if each game lasts one hand. The rule may follow."""
    rotation = Rotation(games, Turn.HANDS)
    place = begin(rotation, _PLAYERS)
    for _ in range(hand_number - 1):
        place = after_hand(rotation, place, _PLAYERS)
    source = world.state.opening.policy.sources["mixed_button_freeze"]
    rules = tuple([f"{source.book} {rule}" for rule in source.rules])
    return So(button_moves_after(rotation, place, world.state.procedure.button), rules)


@tells("a rotation of {games} {warned}", "a rotation of stud, stud-8 is warned about (rule RP-18)", cites=True)
def rotation_order(world: World, games: Games) -> Warned | So:
    """Whether two of the games are easily confused. The rule may follow."""
    warned = bool(stud_neighbours(Rotation(games, Turn.HANDS)))
    return So(warned, (rule_on(world.state, "mixed-game-order"),) if warned else ())
