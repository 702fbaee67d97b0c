"""A button in the wrong place: put right or a misdeal before substantial action, left alone after it."""

from msgspec.structs import replace

from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import HandState
from shuffleup.rulebooks.policy.button import ButtonErrorBefore
from shuffleup.rulebooks.policy.deal import MisdealCause
from shuffleup.rulings.cited import cite
from shuffleup.rulings.misdeal import redeal, redeal_option, too_late
from shuffleup.rulings.orders import floor_decides, goes_on, not_running
from shuffleup.rulings.ruling import Option, Ruling
from shuffleup.rulings.substantial import Since, substantial_rules


def misplaced_button(rules: HandRules, state: HandState, since: Since) -> Ruling | Refusal:
    """What a misplaced button means, found after ``since`` (TDA 34-A, PSLive 11c, FIGP 38c)."""
    refused = not_running(state)
    if refused:
        return refused
    if too_late(rules, since):
        return _stays(rules)
    policy = rules.resolved.policy
    cited = cite(rules, "button_error_before_sa")
    listed = MisdealCause.BUTTON_MISPLACED in policy.deal.misdeal_causes
    if policy.button.button_error_before_sa is ButtonErrorBefore.MISDEAL_AND_CORRECT and listed:
        cited = tuple(dict.fromkeys((*cited, *cite(rules, "misdeal_redeal"))))
        ruling = redeal(rules, state, cited)
        # An exact replay but for the button, which is what was wrong, and for the blinds that go with it.
        kept = tuple([_but_for_the_button(fact) for fact in ruling.facts if fact[0] != "button"])
        return replace(ruling, facts=(*kept, ("button", "corrected")))
    if policy.button.button_error_before_sa is ButtonErrorBefore.CORRECT and not listed:
        return Ruling("correct-button", cited, facts=(("button", "corrected"),))
    # The book's list of misdeals and its rule on the button do not agree: a house has changed one of them.
    return floor_decides(cited, Option("correct-button", cited), redeal_option(rules, state, cited))


def _stays(rules: HandRules) -> Ruling:
    cited = tuple(dict.fromkeys((*cite(rules, "button_error_after_sa"), *substantial_rules(rules))))
    return goes_on(cited, facts=(("next-button", "moves-on-from-here"),))


def _but_for_the_button(fact: tuple[str, int | str]) -> tuple[str, int | str]:
    return ("redeal", "replay-but-button") if fact == ("redeal", "exact-replay") else fact
