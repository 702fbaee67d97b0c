"""Bots that users write, named on the command line as ``module:name`` or ``player=module:name``."""

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from traceback import extract_tb

from shuffleup.answer import note
from shuffleup.api import players
from shuffleup.api.players import seated
from shuffleup.bots.bot import Bot
from shuffleup.cli.errors import InputError


def own_bots(given: tuple[str, ...], entrants: tuple[str, ...]) -> Mapping[str, Bot]:
    """Who plays which seat: a bot without a player's name takes every seat that has no other. Raises ``InputError``."""
    own: dict[str, Bot] = {}
    everybody: dict[str, Bot] = {}
    for number, one in enumerate(given):
        player, equals, name = one.rpartition("=")
        if equals and player not in entrants:
            near = get_close_matches(player, entrants, 1)
            hint = note("did-you-mean-near", near=near[0]) if near else None
            what = note("nobody-of-this-name-plays", player=player)
            raise InputError(what, place="--bot", hint=hint, code="no-player")
        bot = _bot(name, number)
        if equals:
            own[player] = bot
        else:
            everybody = dict.fromkeys(entrants, bot)
    return everybody | own


def _bot(name: str, seed: int) -> Bot:
    module, colon, attribute = name.partition(":")
    if not (module and colon and attribute):
        hint = note("name-bot-like", example="my_bots:tight")
        raise InputError(note("not-a-bots-name", name=name), place="--bot", hint=hint, code="bad-option")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())  # where the user's own modules are
    try:
        found = getattr(import_module(module), attribute)
        return seated(found() if isinstance(found, type) else found, seed)
    except ModuleNotFoundError as fault:
        hint = note("run-where-module-lies")
        what = note("no-such-module", module=str(fault.name))
        raise InputError(what, place="--bot", hint=hint, code="no-bot") from None
    except Exception as fault:  # noqa: BLE001  # whatever the user's module raises
        raise _failed(fault) from None


@contextmanager
def watched() -> Iterator[None]:
    """Turns what an external player raises into an ``InputError``; a fault of ours stays one."""
    try:
        yield
    except Exception as fault:
        if any(one.filename == players.__file__ for one in extract_tb(fault.__traceback__)):
            raise _failed(fault) from None
        raise


def _failed(fault: Exception) -> InputError:
    """What was raised, and on which line of the user's code."""
    last = extract_tb(fault.__traceback__)[-1]
    told = last.filename in (__file__, players.__file__) or last.filename.startswith("<")  # by us, or by the importer
    place = "--bot" if told else f"{Path(last.filename).name}:{last.lineno}"
    why = f"{type(fault).__name__}: {fault}"
    return InputError(note("bot-failed", why=why), place=place, code="bot-failed")
