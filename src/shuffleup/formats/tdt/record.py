"""An event of The Tournament Director as its file records it.

Money is in cents, times are in microseconds UTC; what the file does not have is 0 or empty. Players are referred to by
the ids of that program.
"""

from enum import Enum

from msgspec import Struct


class TdtFee(Struct, frozen=True, kw_only=True):
    """What one buy-in, rebuy or add-on costs, and what it gives."""

    name: str = ""
    cents: int
    rake_cents: int = 0
    """The house's part of the fee; there may be one even if the fee is 0."""
    chips: int = 0
    points: int = 0


class TdtSale(Struct, frozen=True, kw_only=True):
    """What is sold: at which fees, until which round, how many."""

    allowed: bool = False
    fees: tuple[TdtFee, ...] = ()
    usual: int = 0
    """The index of the usual fee."""
    last_round: int = 0
    most_per_player: int = 0


class TdtPoints(Struct, frozen=True):
    """The points that the event announced: the formula for playing, in that program's language, and those for a hit."""

    formula: str = ""
    for_hit: int = 0


class TdtPrices(Struct, frozen=True, kw_only=True):
    """The money that the event announced."""

    buy_ins: TdtSale = TdtSale()
    rebuys: TdtSale = TdtSale()
    add_ons: TdtSale = TdtSale()
    house_cents: int = 0
    """What the house adds to the pot."""
    guarantee_cents: int = 0
    bounties: bool = False
    house_takes_cents: int = 0
    """What the house takes out of the pot, beside its part of each sale."""
    points: TdtPoints = TdtPoints()


class TdtSeat(Struct, frozen=True):
    """A seat: the table by id and name, and the chair from 0."""

    table_id: str
    table: str
    chair: int


class TdtBust(Struct, frozen=True):
    """A player's elimination, by these players."""

    at: int
    round: int
    by: tuple[str, ...]
    seat: TdtSeat | None


class TdtBuyIn(Struct, frozen=True, kw_only=True):
    """A buy-in, and how the player went out after it; rebuys are later buy-ins of the same player."""

    at: int
    round: int
    fee: TdtFee
    bounty_cents: int = 0
    bust: TdtBust | None = None
    seat: TdtSeat | None = None


class TdtAddOn(Struct, frozen=True):
    """An add-on."""

    at: int
    round: int
    fee: TdtFee


class TdtName(Struct, frozen=True):
    """A player's names."""

    first: str
    last: str
    nick: str

    @property
    def full(self) -> str:
        """First name and surname, or the nickname if there is neither."""
        return " ".join([part for part in (self.first, self.last) if part]) or self.nick


class TdtContact(Struct, frozen=True):
    """Where a player is from, and how he is reached."""

    country: str = ""
    email: str = ""
    phone: str = ""
    notes: str = ""


class TdtByHand(Struct, frozen=True, kw_only=True):
    """What the director gave a player, or took from him, beside what the evening brought: each may be below zero."""

    points: int = 0
    hits: int = 0
    cents: int = 0


class TdtPlayer(Struct, frozen=True, kw_only=True):
    """A player of the event."""

    id: str
    name: TdtName
    contact: TdtContact = TdtContact()
    buy_ins: tuple[TdtBuyIn, ...] = ()
    add_ons: tuple[TdtAddOn, ...] = ()
    chips: int = 0
    """The chips as last counted."""
    by_hand: TdtByHand = TdtByHand()

    @property
    def out(self) -> TdtBust | None:
        """How the player went out; None if he is still in or never was."""
        return self.buy_ins[-1].bust if self.buy_ins else None


class TdtPortion(Struct, frozen=True, kw_only=True):
    """A player's part in a chop, by each of the program's ways of dividing."""

    player: str
    rank: int = 0
    hundredths: int = 0
    """Of a per cent."""
    cents: int = 0
    """The agreed amount."""
    chips: int = 0
    icm_cents: int = 0


class TdtChop(Struct, frozen=True):
    """A chop: its portions, whether it was paid, and the way of dividing by that program's number."""

    portions: tuple[TdtPortion, ...]
    awarded: bool
    method: int


class TdtStep(Struct, frozen=True, kw_only=True):
    """A round with blinds, or a break."""

    minutes: int
    is_break: bool = False
    small: int = 0
    big: int = 0
    ante: int = 0
    game: str = ""
    limits: tuple[int, ...] = ()


class TdtPrize(Struct, frozen=True, kw_only=True):
    """A prize: its place, its amount, and who got it."""

    description: str = ""
    place: int = 0
    cents: int = 0
    """What it came to when the file was saved, after what the director added by hand."""
    hundredths: int = 0
    """Of a per cent of the pool; 0 for an amount."""
    points: int = 0
    players: tuple[str, ...] = ()
    in_kind: str = ""


class TdtPrizes(Struct, frozen=True):
    """All prizes, and the unit that they are rounded to."""

    each: tuple[TdtPrize, ...] = ()
    unit_cents: int = 0


class TdtChip(Struct, frozen=True):
    """A chip of the set."""

    value: int
    colour: str
    used: bool
    in_a_stack: int


class TdtTable(Struct, frozen=True):
    """A table as last saved: the players by chair from 0, empty for an empty chair."""

    id: str
    name: str
    chairs: int
    players: tuple[str, ...]


class TdtTitle(Struct, frozen=True, kw_only=True):
    """The name of the event, and what it belongs to."""

    id: str = ""
    title: str = ""
    description: str = ""
    notes: str = ""
    league: str = ""
    season: str = ""
    started_at: int = 0
    ended_at: int = 0


class TdtClock(Struct, frozen=True, kw_only=True):
    """The clock when the file was saved."""

    step: int = 0
    """The index of the current round or break."""
    seconds: int = 0
    """The length of the current round or break."""
    elapsed_seconds: int = 0


class TdtEvent(Struct, frozen=True, kw_only=True):
    """The event."""

    title: TdtTitle
    clock: TdtClock = TdtClock()
    prices: TdtPrices
    players: tuple[TdtPlayer, ...]
    chops: tuple[TdtChop, ...]
    steps: tuple[TdtStep, ...]
    prizes: TdtPrizes
    chips: tuple[TdtChip, ...]
    tables: tuple[TdtTable, ...]


class LeftWhy(Enum):
    """Why something of a file is not taken over."""

    NO_PLACE = "no-place"  # there is no place for it here
    UNKNOWN = "unknown"  # its meaning is not known
    TWICE = "twice"  # the same key stood in the same place again


class LeftAside(Struct, frozen=True):
    """Something in the file that is not taken over: its key, why, and how often it occurs."""

    key: str
    why: LeftWhy
    count: int


class TdtFile(Struct, frozen=True):
    """A file: the version of the program that wrote it, the event, and what is not taken over."""

    version: str
    event: TdtEvent
    left: tuple[LeftAside, ...]
