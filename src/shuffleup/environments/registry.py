"""The names by which Gymnasium knows the environments.

Once this is imported, ``gymnasium.make("shuffleup/holdem-v0")`` makes what ``sh.gym_env("holdem")`` makes and takes
the same options; ``gymnasium.make("shuffleup.environments.registry:shuffleup/holdem-v0")`` imports it by itself.
"""

from gymnasium.envs.registration import register

from shuffleup.games.catalogue import VARIANTS

_API = "shuffleup.environments.api"

for game in VARIANTS:
    register(f"shuffleup/{game}-v0", f"{_API}:gym_env", kwargs={"game": game})
register("shuffleup/tournament-v0", f"{_API}:tournament_env")
