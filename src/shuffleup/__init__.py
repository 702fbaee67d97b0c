"""Runs poker tournaments by the book: the hand, the ruling and the event, with the rule number.

The names here are for programs, and each is loaded when first used; the deep modules are for those who build on them.
"""

from shuffleup.version import __version__ as __version__

TYPE_CHECKING = False  # type checkers know this name; importing ``typing`` costs more than all the rest here
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from shuffleup.answer import Answer
    from shuffleup.api.books import Ruled as Ruled
    from shuffleup.api.books import known_books as known_books
    from shuffleup.api.books import known_games as known_games
    from shuffleup.api.books import rule as rule
    from shuffleup.api.books import ruling as ruling
    from shuffleup.api.books import rulings_of as rulings_of
    from shuffleup.api.events import PlayedEvent as PlayedEvent
    from shuffleup.api.events import run_event as run_event
    from shuffleup.api.forecasts import EventForecast as EventForecast
    from shuffleup.api.forecasts import forecast as forecast
    from shuffleup.api.frames import frame as frame
    from shuffleup.api.hand_files import read_hands as read_hands
    from shuffleup.api.hand_files import write_hands as write_hands
    from shuffleup.api.hands import DealtHand as DealtHand
    from shuffleup.api.hands import IllegalActError as IllegalActError
    from shuffleup.api.hands import new_hand as new_hand
    from shuffleup.api.players import OwnTurn as OwnTurn
    from shuffleup.api.statistics import statistics as statistics
    from shuffleup.api.sums import equity as equity
    from shuffleup.api.sums import evaluate as evaluate
    from shuffleup.api.sums import icm as icm
    from shuffleup.api.sums import payouts as payouts
    from shuffleup.api.sums import split_prizes as split_prizes
    from shuffleup.bots.bot import Player as Player
    from shuffleup.bots.cast import bot_for as bot_for
    from shuffleup.environments.api import aec_env as aec_env
    from shuffleup.environments.api import gym_env as gym_env
    from shuffleup.environments.api import tournament_env as tournament_env

_WHERE: "Mapping[str, str]" = {
    "Player": "bots.bot",
    "bot_for": "bots.cast",
    **dict.fromkeys(("Ruled", "known_books", "known_games", "rule", "ruling", "rulings_of"), "api.books"),
    **dict.fromkeys(("PlayedEvent", "run_event"), "api.events"),
    **dict.fromkeys(("EventForecast", "forecast"), "api.forecasts"),
    "frame": "api.frames",
    "statistics": "api.statistics",
    **dict.fromkeys(("DealtHand", "IllegalActError", "new_hand"), "api.hands"),
    "OwnTurn": "api.players",
    **dict.fromkeys(("read_hands", "write_hands"), "api.hand_files"),
    **dict.fromkeys(("equity", "evaluate", "icm", "payouts", "split_prizes"), "api.sums"),
    **dict.fromkeys(("aec_env", "gym_env", "tournament_env"), "environments.api"),
}
"""Each name offered here, and the module that has it."""


if not TYPE_CHECKING:  # a type checker reads the imports above, and reports a name that is not there

    def __getattr__(name: str) -> object:
        if name not in _WHERE:
            from difflib import get_close_matches

            near = get_close_matches(name, _WHERE, 1)
            raise AttributeError(f"shuffleup has no {name!r}" + (f": did you mean {near[0]!r}?" if near else ""))
        from importlib import import_module

        value = getattr(import_module(f"shuffleup.{_WHERE[name]}"), name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted([*globals(), *_WHERE])


def in_english(answer: "Answer", names: "Sequence[str]" = ()) -> str:
    """An answer as an English sentence; ``names`` are the players in the hand's seats."""
    from shuffleup.locale.answers import answer_text

    return answer_text(answer, names=names)
