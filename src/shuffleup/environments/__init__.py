"""Games for programs that learn: hands and whole tournaments behind the interfaces of PettingZoo and Gymnasium.

Once this is imported, ``gymnasium.make("shuffleup/holdem-v0")`` makes what ``sh.gym_env("holdem")`` makes and takes
the same options; ``gymnasium.make("shuffleup.environments:shuffleup/holdem-v0")`` imports it by itself.
"""

from importlib.util import find_spec


def _register() -> None:
    """Tells Gymnasium of every game and of the tournament, each by its name."""
    from gymnasium.envs.registration import register

    from shuffleup.games.catalogue import VARIANTS

    for game in VARIANTS:
        register(f"shuffleup/{game}-v0", "shuffleup.environments.door:gym_env", kwargs={"game": game})
    register("shuffleup/tournament-v0", "shuffleup.environments.door:tournament_env")


if find_spec("gymnasium"):
    _register()
