"""The cards that the last street dealt to the hands or the board, and that go back if it came too early (RP-5)."""

from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound, Dealing


def street_cards(rules: HandRules, state: BettingRound | Dealing) -> tuple[tuple[int, ...], ...]:
    """For each seat, the places of the cards that the street dealt it; empty if it dealt to the board or not at all.

    A seat with fewer cards than were dealt up to this street was skipped, because its hand was already dead. If the
    floor has given a seat extra cards, it is the last ones.
    """
    streets = rules.variant.streets[: state.felt.street + 1]
    each = streets[-1].down + streets[-1].up
    due = sum([street.down + street.up for street in streets])
    return tuple([held[len(held) - each :] if len(held) >= due else () for held in state.felt.cards.holes])


def street_board(rules: HandRules, state: BettingRound | Dealing) -> int:
    """The number of board cards the street dealt: in stud, the shared card."""
    wanted = rules.variant.streets[state.felt.street].board
    return wanted or int(rules.brings_in and bool(state.felt.cards.board))


def in_dealt_order(given: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """These cards in the order of the deal, one at a time from the left of the button."""
    rounds = max(map(len, given), default=0)
    return tuple([mine[nth] for nth in range(rounds) for mine in given if nth < len(mine)])
