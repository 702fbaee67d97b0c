"""Winning the button: in some events the winner of a hand has the button of the next (MED-13)."""

from shuffleup.rulebooks.policy.button import ButtonMode
from shuffleup.table.button import ButtonRules
from shuffleup.table.carry import Carry, WinTheButton
from shuffleup.table.result import HandResult, whole_pots


def carried(rules: ButtonRules, result: HandResult) -> Carry:
    """What a hand leaves to the next at its table: who won the button, where it is won; else what it had.

    Of players who divide the main pot, high and low too, the first one left of the button wins it, who has the odd
    chips as well. The text does not speak of side pots. Where a live table did not report the pots, the result says who
    won.
    """
    if rules.button_mode is not ButtonMode.WIN_THE_BUTTON or not result.pots:
        return result.carry
    # Everybody who is in a side pot is in the main pot too.
    shares = max(whole_pots(result.pots), key=lambda pot: len(pot.contenders)).shares
    # A hand may be won though its pot is empty: nobody posted anything, and everybody folded.
    winners = [seat for seat, chips in shares if chips] or [seat for seat, _ in shares]
    if not winners:
        return result.carry
    # Seats stand clockwise from the first one left of the button.
    return WinTheButton(result.seats[min(winners)].number)
