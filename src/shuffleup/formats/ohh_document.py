"""A hand in Open Hand History as JSON has it: the fields that are read, and nothing checked but their types."""

from decimal import Decimal

from msgspec import Struct, field

from shuffleup.formats.ohh_record import OWN, OwnFields


class OhhAct(Struct):
    """One action; its amount is what it puts in."""

    action: str
    player_id: int = -1
    amount: Decimal = Decimal(0)
    cards: list[str] | str | None = None


class OhhRound(Struct):
    """A betting round, with the cards of the board that begin it."""

    street: str
    actions: list[OhhAct]
    cards: list[str] | str | None = None


class OhhPlayer(Struct):
    """A player at the table, dealt in or not."""

    id: int
    seat: int
    name: str
    starting_stack: Decimal
    is_sitting_out: bool = False


class OhhWin(Struct):
    """What a player takes from a pot."""

    player_id: int
    win_amount: Decimal


class OhhPot(Struct):
    """A pot, and who won it."""

    amount: Decimal = Decimal(0)
    rake: Decimal | None = None
    player_wins: list[OhhWin] = []


class OhhBets(Struct):
    """The betting structure."""

    bet_type: str


class OhhHand(Struct):
    """The object of one hand."""

    game_type: str
    bet_limit: OhhBets
    dealer_seat: int
    players: list[OhhPlayer]
    rounds: list[OhhRound]
    game_number: str = ""
    start_date_utc: object = None
    table_name: object = None
    table_size: object = None
    currency: object = None
    tournament_info: object = None
    small_blind_amount: Decimal | None = None
    big_blind_amount: Decimal | None = None
    ante_amount: object = None
    flags: list[str] | None = None
    pots: list[OhhPot] = []
    own: OwnFields = field(default=OwnFields(), name=OWN)


class OhhDocument(Struct):
    """The document of one hand."""

    ohh: OhhHand
