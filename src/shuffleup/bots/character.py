"""How a bot likes to play: four inclinations, each of them 100 for a sound regular."""

from msgspec import Struct


class Character(Struct, frozen=True, gc=False):
    """The inclinations of a player, as per cent of a sound regular's."""

    name: str
    looseness: int
    """How many hands the bot plays."""
    aggression: int
    """How often it bets or raises when it could check or call."""
    bluffing: int
    """How often it bets without a hand."""
    stickiness: int
    """How wide its calling range is."""


ROCK = Character("rock", looseness=65, aggression=85, bluffing=40, stickiness=75)
REGULAR = Character("regular", looseness=100, aggression=100, bluffing=100, stickiness=100)
SHARK = Character("shark", looseness=115, aggression=125, bluffing=120, stickiness=95)
GAMBLER = Character("gambler", looseness=145, aggression=130, bluffing=160, stickiness=120)
STATION = Character("calling station", looseness=135, aggression=50, bluffing=30, stickiness=150)
TOURIST = Character("tourist", looseness=120, aggression=70, bluffing=70, stickiness=125)

CHARACTERS: tuple[Character, ...] = (ROCK, REGULAR, SHARK, GAMBLER, STATION, TOURIST)
