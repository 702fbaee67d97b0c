"""What would be done if it were ordered now, and what would be refused, by which rule."""

from typing import Annotated, TypeAlias

from shuffleup.answer import Refusal
from shuffleup.scenarios.event_world import ALLOWED, World, because
from shuffleup.scenarios.forms import Line, Slot
from shuffleup.scenarios.language import expects
from shuffleup.scenarios.places import TableNumber
from shuffleup.scenarios.said import Saying, say
from shuffleup.scenarios.scene import HOLDS, Finding
from shuffleup.scenarios.sentences.event_language import EVENT_PLAY
from shuffleup.tournament.words import commands as c

Reason: TypeAlias = Annotated[
    str,
    Slot(r"[a-z][a-z -]*", lambda text: text.replace(" ", "-"), "why, in the words of the answer: `rebuys over`"),
]
Case: TypeAlias = Annotated[Line, EVENT_PLAY.within("any line of what happens")]


@expects("it is allowed: {case}", "it is allowed: the house closes", yes=True)
@expects(
    "it is refused: {case}",
    "it is refused: Anna pays for a rebuy (rule 27)",
    "It could not be done now by a rule of the book, and nothing of it is. The rule may follow.",
    cites=True,
    yes=False,
)
@expects(
    "it is refused as {reason}: {case}",
    "it is refused as registration closed: Anna enters",
    "The same with its reason, which must be named where no rule of the book refuses it.",
    cites=True,
    yes=False,
)
def would_be(world: World, case: Case, reason: Reason = "", *, yes: bool) -> Finding:
    """Whether it could be done now; it is not carried out."""
    refused = case.ask(world.beside())
    assert refused is None or isinstance(refused, Refusal), "a line that happens is done or refused"
    named = reason == refused.code if refused and reason else bool(refused and refused.rule)
    if refused and not yes and not named:
        return Finding(say("it is refused as {reason}", reason=refused.code.replace("-", " ")), refused=refused)
    return _found(refused, ALLOWED, yes=yes)


@expects("table {table} plays on", "table 1 plays on", yes=True)
@expects("table {table} stops", "table 1 stops (rule 11)", "It may not. The rule may follow.", cites=True, yes=False)
def plays_on(world: World, table: TableNumber, *, yes: bool) -> Finding:
    """Whether the table may begin another hand."""
    return _found(world.beside().send(c.PlanHand(table)), say("table {table} plays on", table=table), yes=yes)


def _found(refused: Refusal | None, allowed: Saying, *, yes: bool) -> Finding:
    if yes:
        return because(refused) if refused else HOLDS
    return Finding(rules=(refused.rule,) if refused.rule else (), refused=refused) if refused else Finding(allowed)
