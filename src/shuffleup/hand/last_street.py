"""What the last street gave to the hands: the cards that go back where it came too early (TDA RP-5 D)."""

from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound, Dealing


def street_cards(rules: HandRules, state: BettingRound | Dealing) -> tuple[tuple[int, ...], ...]:
    """For each seat the places of the cards that the street dealt it, none where they went to the board or nowhere.

    A seat that holds fewer cards than were dealt up to this street was passed by: its hand was dead already.
    """
    streets = rules.variant.streets[: state.felt.street + 1]
    each = streets[-1].down + streets[-1].up
    due = sum([street.down + street.up for street in streets])
    return tuple([held[due - each : due] if len(held) >= due else () for held in state.felt.cards.holes])


def in_dealt_order(given: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Those cards as they came, one at a time from the left of the button."""
    rounds = max(map(len, given), default=0)
    return tuple([mine[nth] for nth in range(rounds) for mine in given if nth < len(mine)])
