"""Players of the stacks in a row: their names, and the checks that all questions with stacks share."""

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
    """The names of this many players, or ``player 1`` and so on if none are given. Raises ``QuestionError``."""
    if names is None:
        say = messages(language).say
        return tuple([say("sheet-nameless", {"number": number}) for number in range(1, players + 1)])
    if len(names) != players:
        what = note("names-for-stacks", names=len(names), stacks=players)
        raise QuestionError(what, place="names", hint=note("one-name-for-each"), code="names-do-not-match")
    twice, count = Counter(names).most_common(1)[0] if names else ("", 0)
    if count > 1:
        # If two lines of a sheet had the same name, either player could sign both.
        what, hint = note("card-is-there-twice", card=f"'{twice}'"), note("name-each-player-once")
        raise QuestionError(what, place="names", hint=hint, code="same-name")
    return tuple(names)
