"""Cards found face up in the deck: two in the deal are a misdeal (TDA 35-A), or each is replaced (FIGP 47).

    two or more in the deal     a misdeal until substantial action; after it the cards stay    TDA 35-A, 35-D; FIGP 38b
    one in the deal             no rule: the floor, until then also a redeal; or replaced      TDA 35-A; FIGP 47, 39
    one found later             no rule: the floor, but no redeal any more; or the next card   TDA 35-D; FIGP 47

PSLive has no rule of its own. TDA calls foreign cards scrap paper (35-D), but does not say that of boxed cards.
"""

from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import HandState
from shuffleup.rulebooks.policy.deal import BoxedCard, MisdealCause
from shuffleup.rulings.deck.exposed_card import cards_are_out, cards_dealt, holder
from shuffleup.rulings.deck.misdeal import misdeal_deadline, misdeal_for, redeal_option, too_late
from shuffleup.rulings.orders import by, exchanged, floor_decides, goes_on, not_dealt, not_running
from shuffleup.rulings.ruling import Option, Ruling, cite
from shuffleup.rulings.substantial import Since


class Boxed(Struct, frozen=True, gc=False):
    """Boxed cards found so far: those of the initial deal by their number off the deck, and the number found later."""

    dealt: tuple[int, ...]
    since: Since
    later: int = 0


def boxed_cards(rules: HandRules, state: HandState, found: Boxed) -> Ruling | Refusal:
    """What happens to boxed cards. Refused if none is named, or if one is not dealt."""
    if refused := not_running(state) or not_dealt(state) or _impossible(rules, state, found):
        return refused
    if too_late(rules, found.since):
        return _too_late(rules, state, found)
    policy = rules.policy.deal.boxed_card_policy
    if policy is BoxedCard.REPLACE_NEXT:
        return _replaced(rules, state, found)
    if len(found.dealt) > 1:
        return misdeal_for(rules, state, (MisdealCause.BOXED_2PLUS,), found.since)
    cited = cite(rules, "boxed_card_policy")
    return floor_decides(cited, *_either(cited), redeal_option(rules, state, cited))


def _either(cited: tuple[str, ...]) -> tuple[Option, Option]:
    """The options if no rule says what a single boxed card is: nothing at all, or a card like any other."""
    return Option("next-card-instead", cited), Option("continue", cited)


def _too_late(rules: HandRules, state: HandState, found: Boxed) -> Ruling | Refusal:
    """Cards that players have played with stay theirs, like an exposed card. One found since can still be skipped."""
    if found.later:
        cited = cite(rules, "boxed_card_policy")
        if rules.policy.deal.boxed_card_policy is BoxedCard.REPLACE_NEXT:
            return Ruling("next-card-instead", cited)
        return floor_decides(tuple(dict.fromkeys((*cited, *misdeal_deadline(rules)))), *_either(cited))
    if len(found.dealt) > 1:
        return goes_on(misdeal_deadline(rules))
    held = holder(rules, state, found.dealt[0])
    if isinstance(held, Refusal):
        return held
    return goes_on(misdeal_deadline(rules), held[0])


def _replaced(rules: HandRules, state: HandState, found: Boxed) -> Ruling | Refusal:
    """The next card takes its place; one dealt to a player stays until the deal is complete, like an exposed card."""
    if len(found.dealt) > 1:
        # Two boxed cards dealt to players are two cards dealt face up.
        causes = (MisdealCause.ANY_TWO_EXPOSED, MisdealCause.BOXED_2PLUS)
        return misdeal_for(rules, state, causes, found.since)
    cited = cite(rules, "boxed_card_policy")
    if not found.dealt:
        return Ruling("next-card-instead", cited)
    held = holder(rules, state, found.dealt[0])
    if isinstance(held, Refusal):
        return held
    seat, pick = held
    exchange = exchanged(state, (held,), by("replace-card", cited))
    cited = tuple(dict.fromkeys((*cited, *cite(rules, "single_exposed_card"))))
    if cards_are_out(state):
        return goes_on(cited, seat)
    return Ruling("replace-card", cited, seat=seat, remedy=exchange, facts=(("pick", pick),))


def _impossible(rules: HandRules, state: HandState, found: Boxed) -> Refusal | None:
    # The deck does not know which cards are dealt face up.
    dealt = cards_dealt(rules, state, rules.variant.streets[0].down + rules.variant.streets[0].up)
    if not found.dealt and found.later < 1:
        return refuse("no-such-card", why="none-named")
    for card in found.dealt:
        if not 1 <= card <= dealt or found.dealt.count(card) > 1:
            return refuse("no-such-card", card=card, why="deal", cards=dealt)
    return None
