"""Why an action is not legal: a value, never an exception.

Codes in order of precedence: the first that applies is the answer. Those of the floor's orders stand in ``hand/floor``.

    hand-over            the hand has ended
    not-now              this phase of the hand does not know the action
    not-your-turn        another seat is to act
    bet-to-call          check facing a bet
    nothing-to-call      call without a bet
    bring-in-owed        the door card cannot fold
    no-raise             the betting is closed to this seat, or the cap is reached
    raise-too-small      below the minimum and not all-in
    raise-too-big        above the stack or the pot
    raise-not-the-bet    fixed-limit: neither the bet of this street nor all-in
    wrong-cards          the cards named are not those dealt
    wrong-discard        cards not held, too many or too few
    stub-short           the stub cannot serve the draw: the discards are shuffled first
"""

from typing import TypeAlias, final

from msgspec import Struct

Facts: TypeAlias = tuple[tuple[str, int | str], ...]


@final
class Refusal(Struct, frozen=True, gc=False):
    """Why an action changes nothing. ``rule`` is a citation such as ``tda-2024 47``, empty for plain mechanics."""

    code: str
    message: str
    rule: str = ""
    facts: Facts = ()
