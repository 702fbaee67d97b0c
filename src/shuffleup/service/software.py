"""The name and the command ids that the software gives itself. Nobody outside may use them: an id counts once.

timer:<version>             time is up, in the stream that stood at this version
sample:<n> · run:<n>        the n-th command of the sample event, of a run
clocks · leaves:<player>:…  a table that keeps time begins to, or lets a player go
<stream>:<version>          caused by that row of another stream (``react``)
"""

import unicodedata
from enum import StrEnum

from shuffleup.service.streams import KINDS

SOFTWARE = "shuffleup"
"""The actor of commands that nobody gave by hand."""


class Own(StrEnum):
    """What the software gives commands for: the first word of their ids."""

    TIMER = "timer"
    SAMPLE = "sample"
    RUN = "run"
    CLOCKS = "clocks"
    LEAVES = "leaves"


def own_id(why: Own, *which: int | str) -> str:
    """The id of a command that the software gives."""
    return ":".join([why, *map(str, which)])


def is_own_id(command_id: str) -> bool:
    """Is this an id that only the software gives, or one that people would take for such an id?"""
    plain = _plain(command_id)
    return plain.partition(":")[0] in set(Own) or plain.startswith(tuple([f"{kind}/" for kind in KINDS]))


def is_software(actor: str) -> bool:
    """Is this the name of the software, or one that people would take for it?"""
    return _plain(actor) == SOFTWARE


def _plain(text: str) -> str:
    """The letters as people see them: without case, blanks and what is not shown."""
    letters = unicodedata.normalize("NFKC", text).casefold()
    return "".join([one for one in letters if not one.isspace() and unicodedata.category(one) != "Cf"])
