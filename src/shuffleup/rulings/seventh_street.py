"""Too few cards for seventh street in stud (TDA RP-10): old burns join the stub, or one card serves everybody.

needed = players left + the burn + the last card, which is never dealt

enough cards                                  deal as ever
enough with the three old burns               shuffle them in, cut, burn, a card to each player
not even then, three or more in the stub      burn, one common card
not even then, fewer than three               shuffle the burns in, cut, burn, one common card
"""

from msgspec import Struct

from shuffleup.hand.refusal import Facts, Refusal
from shuffleup.hand.rules import HandRules
from shuffleup.rulings.cited import cite
from shuffleup.rulings.ruling import Ruling

MOST_PLAYERS = 8
OLD_BURNS = 3
"""Those of fourth, fifth and sixth street."""
_BURN_AND_LAST = 2
_COMMON_CARD_NEEDS = 3


class ShortStub(Struct, frozen=True, gc=False):
    """How many players wait for seventh street, and how many cards are left for them."""

    players: int
    stub: int


def seventh_street(rules: HandRules, found: ShortStub) -> Ruling | Refusal:
    """How seventh street is dealt from this stub. Refused for numbers that a stud hand cannot have."""
    if not 2 <= found.players <= MOST_PLAYERS or not 0 <= found.stub <= len(rules.variant.deck):
        text = f"seventh street has 2 to {MOST_PLAYERS} players and a stub of 0 to {len(rules.variant.deck)} cards"
        return Refusal(
            "no-such-stub",
            text,
            "",
            (
                ("players", found.players),
                ("stub", found.stub),
                ("why", "seventh-street"),
                ("most", MOST_PLAYERS),
                ("deck", len(rules.variant.deck)),
            ),
        )
    cited = cite(rules, "short-stub")
    needed = found.players + _BURN_AND_LAST
    facts: Facts = (("needed", needed), ("stub", found.stub))
    if found.stub >= needed:
        return Ruling("deal-as-ever", cited, facts=facts)
    if found.stub + OLD_BURNS >= needed:
        return Ruling("reshuffle-with-burns", cited, facts=(*facts, ("new-stub", found.stub + OLD_BURNS)))
    # With a common card the first to act on sixth street is the first on seventh.
    facts = (*facts, ("opens", "first-to-act-on-sixth"))
    if found.stub >= _COMMON_CARD_NEEDS:
        return Ruling("common-card", cited, facts=facts)
    return Ruling("reshuffle-and-common-card", cited, facts=(*facts, ("new-stub", found.stub + OLD_BURNS)))
