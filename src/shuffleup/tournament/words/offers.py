"""What an event sells, in words: an offer says what is sold, at what price, what it buys, and when.

    entry        another price of an entry: an early one, a late one, or one that the player chooses
    re-entry     the price of a player who enters again
    rebuy        chips for a player who keeps his seat: the usual ones, or single and double ones beside each other
    add-on       chips for every player at one stage of the event

The ordinary entry is no offer of this list: ``EntryTerms`` says what it costs and buys.
"""

from collections.abc import Iterable
from enum import Enum

from msgspec import Struct


class Sale(Enum):
    """What is sold."""

    ENTRY = "entry"
    RE_ENTRY = "re-entry"
    REBUY = "rebuy"
    ADD_ON = "add-on"


class Window(Struct, frozen=True, gc=False, kw_only=True):
    """When something is sold. A part that is 0 sets no limit, and several limits hold together."""

    from_level: int = 0
    """The first level in which it is sold."""
    until_level: int = 0
    """The last level in which it is sold."""
    with_break: bool = False
    """Whether it is sold in the break after that level too: until the next level starts."""
    minutes: int = 0
    """For so many minutes after play began, whatever the clock does meanwhile."""
    until_day: int = 0
    """Until this day starts."""
    until: int = 0
    """Until this moment, in microseconds UTC."""

    @property
    def length(self) -> int:
        """Its minutes in microseconds."""
        return self.minutes * 60_000_000


ALWAYS = Window()


class Offer(Struct, frozen=True, gc=False, kw_only=True):
    """Something that is sold."""

    kind: Sale
    name: str = ""
    """What the desk calls it. Offers of one kind have different names."""
    cents: int
    """The price without the fee: what prizes, bounty and the other shares are taken from."""
    fee_cents: int = 0
    chips: int | None = None
    """What it buys; ``None`` for the starting stack."""
    bounty_cents: int | None = None
    """What of an entry goes onto the player's head; ``None`` for what the event announces, 0 for no bounty."""
    window: Window = ALWAYS
    """An entry that is always sold is bought only by whoever asks for it by its name."""
    most: int | None = None
    """How often each player may buy it; ``None`` for no limit."""
    up_to_stack: int = 0
    """A player with at most this many chips may rebuy; 0 for players without chips only."""

    @property
    def due_cents(self) -> int:
        """What the player pays."""
        return self.cents + self.fee_cents

    @property
    def is_chosen(self) -> bool:
        """Is it bought only by players who ask for it?"""
        return self.kind is Sale.ENTRY and self.window == ALWAYS


def of_kind(offers: Iterable[Offer], kind: Sale) -> tuple[Offer, ...]:
    """The offers of one kind, in the order in which they are announced."""
    return tuple([one for one in offers if one.kind is kind])
