"""What would be done if it were ordered now, and what would be refused, by which rule."""

from typing import Annotated, TypeAlias

from shuffleup.answer import Refusal
from shuffleup.scenarios.event_world import ALLOWED, World, because
from shuffleup.scenarios.forms import Line
from shuffleup.scenarios.language import expects
from shuffleup.scenarios.places import TableNumber
from shuffleup.scenarios.said import Saying, say
from shuffleup.scenarios.scene import HOLDS, Finding
from shuffleup.scenarios.sentences.event_language import EVENT_PLAY
from shuffleup.tournament.words import commands as c

Case: TypeAlias = Annotated[Line, EVENT_PLAY.within("any line of what happens")]


@expects("it is allowed: {case}", "it is allowed: the house closes", yes=True)
@expects(
    "it is refused: {case}",
    "it is refused: Anna pays for a rebuy (rule 27)",
    "It could not be done now, and nothing of it is. The rule may follow.",
    cites=True,
    yes=False,
)
def would_be(world: World, case: Case, *, yes: bool) -> Finding:
    """Whether it could be done now; it is not carried out."""
    refused = case.ask(world.beside())
    assert refused is None or isinstance(refused, Refusal), "a line that happens is done or refused"
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
