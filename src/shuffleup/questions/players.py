"""Who is meant by stacks in a row: what the players are called, and what is asked of all who have stacks."""

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, TypeAlias

from msgspec import Meta

from shuffleup.answer import note
from shuffleup.locale.messages import messages
from shuffleup.questions.mistakes import QuestionError
from shuffleup.rulebooks.rule import Language
from shuffleup.tournament.words.definition import MOST_COUNTED
from shuffleup.tournament.words.names import LONGEST_NAME

Amount: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_COUNTED)]
"""Chips, or money in cents."""
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


def called(names: Sequence[str] | None, players: int, language: Language) -> tuple[str, ...]:
    """The names of so many players, or where nobody has said any ``player 1`` and so on. Raises ``QuestionError``."""
    if names is None:
        say = messages(language).say
        return tuple([say("sheet-nameless", {"number": number}) for number in range(1, players + 1)])
    if len(names) != players:
        what = note("names-for-stacks", names=len(names), stacks=players)
        raise QuestionError(what, place="names", hint=note("one-name-for-each"), code="names-do-not-match")
    twice, count = Counter(names).most_common(1)[0] if names else ("", 0)
    if count > 1:
        # Two lines of a sheet that say the same name would each be signed by either.
        what, hint = note("card-is-there-twice", card=f"'{twice}'"), note("name-each-player-once")
        raise QuestionError(what, place="names", hint=hint, code="same-name")
    return tuple(names)
