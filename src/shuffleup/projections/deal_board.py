"""The deal among the players left, as floor and wall show it: who gets what, who agreed, what is still played for."""

from msgspec import Struct

from shuffleup.projections.payouts import PayoutRow, rows
from shuffleup.tournament.words.state import EventState


class DealLine(Struct, frozen=True, gc=False):
    """What one player takes by the deal, and the chips he had."""

    player: str
    chips: int
    cents: int
    agreed: bool


class DealBoard(Struct, frozen=True, gc=False):
    """A deal that lies before the players, or once everybody has agreed, the deal that was made."""

    number: int
    method: str
    made: bool
    lines: tuple[DealLine, ...]
    """Most chips first."""
    play_for: tuple[PayoutRow, ...]
    """What these players' places are still worth besides; empty if nothing is left to play for."""
    play_on: bool
    """Whether they play on: for money, or for a trophy."""
    figures: str = ""
    """Whose figures the chips are, if nobody has counted them."""


def deal_board(state: EventState) -> DealBoard | None:
    """The deal of an event; None before there is one, and again when it was dropped."""
    desk = state.outcome.deal
    deal = desk.proposed or desk.made
    if deal is None:
        return None
    made = desk.proposed is None
    lines = [DealLine(one.player, one.chips, one.cents, made or one.player not in deal.missing) for one in deal.shares]
    left = tuple([row for row in rows(deal.play_for) if row.prize_cents])
    played = deal.play_on or any(deal.play_for)
    return DealBoard(deal.number, deal.method.value, made, tuple(lines), left, played, desk.figures)
