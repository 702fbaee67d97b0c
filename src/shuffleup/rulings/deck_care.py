"""When the deck is changed, who may ask for it, and whether undealt cards are ever shown."""

from msgspec import Struct

from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import HandState
from shuffleup.rulebooks.policy.deal import DeckChange, DeckRequest
from shuffleup.rulings.cited import cite
from shuffleup.rulings.orders import no_such_seat
from shuffleup.rulings.ruling import Ruling


class AskedForDeck(Struct, frozen=True, gc=False):
    """A player wants another deck; ``irregular``: this one is plainly not in order (marked, torn, sticky)."""

    seat: int
    irregular: bool = False


def deck_request(rules: HandRules, state: HandState, asked: AskedForDeck) -> Ruling | Refusal:
    """Whether a player's request brings another deck (TDA 26, PSLive 17, FIGP 57)."""
    refused = no_such_seat(state, asked.seat)
    if refused:
        return refused
    allowed = rules.resolved.policy.deal.player_deck_request is DeckRequest.IF_IRREGULAR and asked.irregular
    return Ruling("change-deck" if allowed else "deck-stays", cite(rules, "player_deck_request"), seat=asked.seat)


def deck_change(rules: HandRules, occasion: DeckChange) -> Ruling:
    """Whether the deck is changed on this occasion."""
    changed = occasion in rules.resolved.policy.deal.deck_change_on
    return Ruling("change-deck" if changed else "deck-stays", cite(rules, "deck_change_on"))


def rabbit_hunt(rules: HandRules) -> Ruling:
    """Whether cards that would have come may be shown once the hand is over (TDA 28, FIGP 30)."""
    shown = rules.resolved.policy.deal.rabbit_hunting
    return Ruling("show-cards" if shown else "not-shown", cite(rules, "rabbit_hunting"))
