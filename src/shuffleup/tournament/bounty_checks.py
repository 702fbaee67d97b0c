"""The bounties that an event announces, the rule behind them, and whether they can be by their sums and the book."""

from shuffleup.rulebooks.policy.announced import Announced
from shuffleup.rulebooks.policy.event import BountyMode
from shuffleup.rulebooks.rule import ResolvedPolicy, citation
from shuffleup.tournament.bounty_terms import BountyKind, BountyTerms
from shuffleup.tournament.definition import Definition
from shuffleup.tournament.money_terms import WHOLE
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import EventState

CHIP_CENTS = 2_000
"""The bounty that ``BountyMode.CHIP_20`` means, in cents (MED-15)."""

_MODES = {BountyKind.FIXED: BountyMode.CHIP_20, BountyKind.PROGRESSIVE: BountyMode.PROGRESSIVE}


def terms_of(state: EventState) -> BountyTerms | None:
    """The bounties of an event; None where there are none."""
    return state.opening.definition.money.shares.bounty


def bounty_rule(state: EventState) -> str:
    """The rule of the book that knows bounties, as people cite it; empty where the book is silent."""
    known = state.opening.policy.policy.event.bounty_mode is not None
    return str(citation(state.opening.policy, "bounty_mode")) if known else ""


def unfit_bounties(definition: Definition, policy: ResolvedPolicy) -> Refusal | None:
    """Why these bounties cannot be; None if they can, or if there are none."""
    terms = definition.money.shares.bounty
    if terms is None:
        return None
    what = _wrong_sums(definition, terms)
    if what:
        return Refusal("bounty-unfit", what, facts=(("cents", terms.cents), ("unit_cents", terms.unit_cents)))
    return _not_in_book(terms, policy)


def _wrong_sums(definition: Definition, terms: BountyTerms) -> str:
    money = definition.money
    least = min([definition.entry.buy_in_cents, *[price.buy_in_cents for price in money.prices]])
    prizes = -(-least * money.shares.buy_ins // WHOLE)
    if terms.unit_cents < 1 or terms.cents < 1 or terms.cents % terms.unit_cents:
        return f"a bounty of {terms.cents} cents is not made of units of {terms.unit_cents}"
    if terms.cents > prizes:
        return f"a bounty of {terms.cents} cents is more than the {prizes} of a buy-in that are prizes"
    if terms.kind is not BountyKind.MYSTERY and (terms.envelopes or terms.from_players):
        return "only mystery bounties have envelopes"
    if any(share < 1 for share in terms.envelopes) or sum(terms.envelopes) > WHOLE or terms.from_players < 0:
        return f"envelopes of {sum(terms.envelopes)} basis points: each has a share, and together 10,000 at most"
    return ""


def _not_in_book(terms: BountyTerms, policy: ResolvedPolicy) -> Refusal | None:
    """A book that lists what a bounty may be knows no other; a house writes otherwise into its own rules."""
    mode = policy.policy.event.bounty_mode
    if mode is None or mode is BountyMode.HOUSE:
        return None
    known = (mode.usual, mode.other) if isinstance(mode, Announced) else (mode,)
    fixed = terms.kind is BountyKind.FIXED
    if _MODES.get(terms.kind) in known and (not fixed or terms.cents == CHIP_CENTS):
        return None
    message = f"{terms.kind.value} bounties of {terms.cents} cents are not what the book knows"
    return Refusal(
        "bounty-not-in-book",
        message,
        str(citation(policy, "bounty_mode")),
        (("cents", terms.cents), ("kind", terms.kind.value)),
    )
