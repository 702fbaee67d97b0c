"""The environments that ``import shuffleup`` offers, made from plain words and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

from shuffleup.games.limits import Limit

if TYPE_CHECKING:
    from shuffleup.api.players import AnyPlayer
    from shuffleup.environments.aec import HandAEC
    from shuffleup.environments.single import HandGym
    from shuffleup.environments.tournament import TournamentGym


def aec_env(
    game: str = "holdem",
    *,
    players: int = 2,
    stack: float | None = None,
    raises: Sequence[float] = (0.5, 1.0),
    limit: Limit | str | None = None,
    book: str = "",
    render_mode: str | None = None,
) -> HandAEC:
    """A hand of any game as a PettingZoo environment, whose agents act in turn.

        >>> import shuffleup as sh
        >>> env = sh.aec_env("leduc")
        >>> env.reset(seed=1)
        >>> env.agent_selection, env.actions
        ('player_0', ('fold', 'check or call', 'raise the least'))
        >>> env.step(1)
        >>> env.observe("player_1")["action_mask"]
        array([0, 1, 1], dtype=int8)

    ``stack`` is what each player has, in units: big blinds; in stud small bets; in games without blinds antes. Without
    it the stack is 100 units, in Kuhn 2 and in Leduc 13. ``raises`` are the sizes between the minimum and the maximum,
    as shares of the pot. ``limit`` and ``book`` are as in ``sh.new_hand``; ``render_mode`` is ``ansi`` for text or
    ``svg`` for a picture. Raises ``ValueError``, ``TypeError``, and ``ImportError`` without ``shuffleup[gym]``.
    """
    _needed()
    from shuffleup.environments.aec import HandAEC
    from shuffleup.environments.numbered import SeatedGame

    return HandAEC(SeatedGame(game, players, stack, raises, limit, book), render_mode)


def gym_env(
    game: str = "holdem",
    *,
    players: int = 2,
    stack: float | None = None,
    raises: Sequence[float] = (0.5, 1.0),
    limit: Limit | str | None = None,
    book: str = "",
    seat: int | None = None,
    rivals: Sequence[AnyPlayer] = (),
    render_mode: str | None = None,
) -> HandGym:
    """A hand of any game as a Gymnasium environment: one learner among rivals.

    ``seat`` is the learner's, 0 for the first one left of the button; without it, one is drawn for each hand. The
    ``rivals`` are players as in ``sh.run_event``, or bots if none are given. All else is as in ``sh.aec_env``.

    >>> import shuffleup as sh
    >>> env = sh.gym_env("kuhn", seat=0)
    >>> seen, info = env.reset(seed=1)
    >>> seen["observation"].shape, seen["action_mask"]
    ((19,), array([0, 1, 1], dtype=int8))
    """
    _needed()
    from shuffleup.environments.numbered import SeatedGame
    from shuffleup.environments.single import HandGym

    return HandGym(SeatedGame(game, players, stack, raises, limit, book), seat, rivals, render_mode)


def tournament_env(
    game: str = "holdem",
    *,
    players: int = 6,
    stack: float = 50,
    levels: Sequence[tuple[int, int]] = (),
    hands: int = 10,
    prizes: Sequence[float] = (0.5, 0.3, 0.2),
    raises: Sequence[float] = (0.5, 1.0),
    limit: Limit | str | None = None,
    book: str = "",
    rivals: Sequence[AnyPlayer] = (),
    render_mode: str | None = None,
) -> TournamentGym:
    """A one-table tournament as a Gymnasium environment: one learner among rivals, until he is out or has won.

    ``levels`` are blinds in chips, and each lasts ``hands`` hands. ``stack`` is in units of the blinds 50 and 100.
    ``prizes`` are shares of the prize pool. The reward is the change in what the stack is worth by the independent chip
    model, in buy-ins; the rewards add up to the prize less 1. All else is as in ``sh.gym_env``.
    """
    _needed()
    from shuffleup.environments.numbered import SeatedGame
    from shuffleup.environments.tournament import LEVELS, Programme, TournamentGym

    seating = SeatedGame(game, players, stack, raises, limit, book)
    return TournamentGym(seating, Programme(tuple(levels) or LEVELS, hands, tuple(prizes)), rivals, render_mode)


def _needed() -> None:
    missing = [name for name in ("gymnasium", "pettingzoo") if find_spec(name) is None]
    if missing:
        raise ImportError(f"environments need {' and '.join(missing)}: pip install 'shuffleup[gym]'")
