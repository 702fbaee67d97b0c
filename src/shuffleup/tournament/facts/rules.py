"""The rule behind a decision, as people cite it."""

from shuffleup.rulebooks.rule import citation
from shuffleup.tournament.words.state import EventState


def rule_of(state: EventState, parameter: str) -> str:
    """The rule behind a policy parameter as people cite it, such as ``tda-2024 11``."""
    return str(citation(state.opening.policy, parameter))


def rule_on(state: EventState, subject: str) -> str:
    """The rule on which all books that speak of it agree, as ``tda-2024 RP-7``; empty where none speaks of it."""
    resolved = state.opening.policy
    source = resolved.subjects.get(subject)
    return f"{source.book} {source.rules[0]}" if source else ""
