"""The bots of an event, with a character and a private seed for each entry number, and the games they choose."""

from shuffleup.arguments import checked
from shuffleup.bots.bot import Bot
from shuffleup.bots.chance import mixed
from shuffleup.bots.character import GAMBLER, REGULAR, ROCK, SHARK, STATION, TOURIST, Character
from shuffleup.table.rotation import Rotation, RotationGame

_CAST: tuple[Character, ...] = (
    *[REGULAR] * 6, *[TOURIST] * 4, *[ROCK] * 3, *[SHARK] * 3, *[STATION] * 2, *[GAMBLER] * 2,
)  # fmt: skip
"""Twenty typical players: many regulars and tourists, few gamblers."""


@checked
def bot_for(seed: int, player: int) -> Bot:
    """The bot for entry number ``player`` of the event with this seed; both may be any whole numbers."""
    word = mixed(mixed(seed) + player)
    return Bot(_CAST[(word >> 32) % len(_CAST)], mixed(word))


def game_choice(seed: int, hand: int, rotation: Rotation) -> RotationGame:
    """The game a bot names after ``hand`` hands: mostly his favourite, now and then another."""
    games = rotation.games
    word = mixed(seed + 31 * hand)
    favourite = mixed(seed) % len(games)
    return games[favourite if word % 5 < 2 else (word >> 16) % len(games)]
