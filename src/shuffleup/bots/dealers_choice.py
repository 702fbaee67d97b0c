"""What a bot chooses when the next game is his to name: mostly his own favourite, now and then something else."""

from shuffleup.bots.chance import mixed
from shuffleup.table.rotation import Rotation, RotationGame


def game_choice(seed: int, hand: int, rotation: Rotation) -> RotationGame:
    """One of the games that may be chosen, after so many hands of the event."""
    games = rotation.games
    word = mixed(seed + 31 * hand)
    favourite = mixed(seed) % len(games)
    return games[favourite if word % 5 < 2 else (word >> 16) % len(games)]
