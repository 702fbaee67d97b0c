"""Written by `make docs` from docs/reference/openapi.json: the types that the server sends and takes."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias
from msgspec import Meta, Struct, UNSET, UnsetType, convert, field


AccountKind: TypeAlias = Annotated[
    Literal[
        "drawer",
        "safe",
        "float",
        "owed",
        "pool",
        "bounties",
        "fees",
        "house",
        "organisation",
        "retention",
        "overlay",
        "tax",
        "tax-due",
        "deposits",
        "refunds",
        "prizes",
        "carried",
        "seats",
        "differences",
    ],
    Meta(
        description="What an account is for. If there can be several of a kind, ``Account.holder`` and ``.method`` tell them apart.",
        title="AccountKind",
    ),
]


class AccountLine(Struct):
    account: str
    holder: str
    method: str
    cents: int


class AdjustPoints(Struct, tag_field="type", tag="adjust-points"):
    season: str
    player: str
    centipoints: int
    reason: str | UnsetType = ""


class Adjustment(Struct):
    player: str
    centipoints: int
    author: str
    reason: str


class AdvanceLevel(Struct, tag_field="type", tag="advance-level"):
    pass


AfterLast: TypeAlias = Annotated[
    Literal["stay", "double"],
    Meta(description="What follows the last level.", title="AfterLast"),
]


class Again(Struct):
    kind: Literal["re-entry", "rebuy"]
    cents: int
    chips: int
    qr: str
    code: str


class AgreeToDeal(Struct, tag_field="type", tag="agree-to-deal"):
    player: str


Agreement: TypeAlias = Annotated[
    Literal["results", "pictures", "messages"],
    Meta(description="What a person may agree to.", title="Agreement"),
]


Host: TypeAlias = Annotated[str, Meta(max_length=253, min_length=1)]


class AllowedHosts(Struct):
    hosts: Annotated[list[Host], Meta(max_length=50)]


class AlternateNews(Struct):
    player: str
    type: Literal["waiting"]


class AnnounceClosing(Struct, tag_field="type", tag="announce-closing"):
    pass


class AnnounceHandForHand(Struct, tag_field="type", tag="announce-hand-for-hand"):
    minutes: int | UnsetType = 0
    live: bool | UnsetType = False


class AnnouncementRequest(Struct):
    text: Annotated[
        str,
        Meta(
            max_length=160,
            min_length=1,
            pattern="^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$",
        ),
    ]
    walls: Annotated[list[str], Meta(max_length=50)] | UnsetType = field(
        default_factory=list
    )


AnteMode: TypeAlias = Annotated[
    Literal["bb_ante", "button_ante", "all_players"],
    Meta(description="Who pays the ante.", title="AnteMode"),
]


class AssignTables(Struct, tag_field="type", tag="assign-tables"):
    tables: list[int]


class AtTheTable(Struct):
    chair: int
    player: str
    stack: int
    bet: int
    live: bool
    all_in: bool
    away: bool
    cards: list[str]
    held: list[str] | UnsetType = field(default_factory=list)


class Award(Struct):
    player: str
    place: int
    cents: int
    seat_cents: int | UnsetType = 0


class AwardNews(Struct):
    awards: list[Award]
    type: Literal["prizes"]


class AwardPrizes(Struct, tag_field="type", tag="award-prizes"):
    pass


class Bag(Struct):
    player: str
    chips: int
    tag: str


class BagLine(Struct):
    player: str
    tag: str
    flight: str
    chips: int
    table: int
    chair: int
    counted: int


class BagStacks(Struct, tag_field="type", tag="bag-stacks"):
    bags: list[Bag]
    explanation: str | UnsetType = ""


class BalanceTables(Struct, tag_field="type", tag="balance-tables"):
    pass


BanScope: TypeAlias = Annotated[
    Literal["event", "organiser", "circuit"],
    Meta(description="How far a ban reaches.", title="BanScope"),
]


class Band(Struct):
    players_to: int
    points: list[int]
    rest: int | UnsetType = 0
    marks: str | UnsetType = ""


BlindNext: TypeAlias = Annotated[
    Literal["ask", "yes", "no"],
    Meta(
        description="Whether a player opens blind when it is his turn to.",
        title="BlindNext",
    ),
]


class Blinds(Struct):
    small: int
    big: int
    ante: int
    bring_in: int
    small_bet: int
    big_bet: int


class BookFacts(Struct):
    rulebook: str
    name: str
    edition: str
    counts: dict[str, int]


class BookLine(Struct):
    key: str
    name: str


ReplaceAdditionalProperty: TypeAlias = Annotated[int, Meta(ge=0, le=10000)]


class BookShape(Struct, tag_field="type", tag="book"):
    rulebook: str
    replace: dict[str, ReplaceAdditionalProperty] | None | UnsetType = UNSET


class BountyBoard(Struct):
    player: str
    cents: int
    envelopes: int
    richest: int
    alike: bool


class BountyLine(Struct):
    player: str
    on_head: int
    won: int
    knock_outs: int


BountyModel: TypeAlias = Annotated[
    Literal["proportional", "clock-order"],
    Meta(description="How bounties are valued.", title="BountyModel"),
]


class BountySheet(Struct):
    posted: int
    lines: list[BountyLine]
    loose: int
    envelopes: list[int]
    purse: int
    unnamed: list[str]
    closes: bool


class Break(Struct):
    minutes: float
    type: Literal["break"]


BreakDraw: TypeAlias = Annotated[
    Literal["high_card_by_suit", "draw_from_seat_1_then_clockwise"],
    Meta(
        description="How the players of a breaking table draw their new seats.",
        title="BreakDraw",
    ),
]


class BreakNews(Struct):
    ends_at: int
    type: Literal["break-started"]


class BreakTable(Struct, tag_field="type", tag="break-table"):
    table: int


class BreakTie(Struct, tag_field="type", tag="break-tie"):
    season: str
    players: list[str]
    reason: str | UnsetType = ""


class BustNews(Struct):
    table: int
    players: list[str]
    type: Literal["busted"]


class BustsRequest(Struct):
    count: Annotated[int, Meta(ge=1, le=100)]


class ByInvitation(Struct):
    key: Annotated[str, Meta(max_length=200, min_length=1)]
    name: Annotated[
        str, Meta(max_length=80, min_length=1, pattern="^[^\\x00-\\x1f\\x7f]*$")
    ]
    login: Annotated[
        str, Meta(max_length=80, min_length=1, pattern="^[^\\x00-\\x1f\\x7f]*$")
    ]
    password: Annotated[str, Meta(max_length=200, min_length=1)]
    by: Literal["invitation"]


class ByLink(Struct):
    key: Annotated[str, Meta(max_length=200, min_length=1)]
    by: Literal["link"]


class ByPassword(Struct):
    login: Annotated[
        str, Meta(max_length=80, min_length=1, pattern="^[^\\x00-\\x1f\\x7f]*$")
    ]
    password: Annotated[str, Meta(max_length=200, min_length=1)]
    by: Literal["password"]


class ByPin(Struct):
    staff: Annotated[
        str, Meta(max_length=80, min_length=1, pattern="^[^\\x00-\\x1f\\x7f]*$")
    ]
    pin: Annotated[str, Meta(max_length=200, min_length=1)]
    by: Literal["pin"]


class CallForFloor(Struct):
    needed: bool


class CalledTime(Struct):
    seconds: int
    countdown: int
    rule: str


House: TypeAlias = Annotated[
    str, Meta(description="a house book in TOML", max_length=50000, min_length=1)
]


House1: TypeAlias = Annotated[None, Meta(description="a house book in TOML")] | None


class CasesQuestion(Struct):
    text: Annotated[
        str,
        Meta(
            description="cases, as in .scenario files", max_length=50000, min_length=1
        ),
    ]
    house: (
        Annotated[House | House1, Meta(description="a house book in TOML")]
        | None
        | UnsetType
    ) = UNSET


class CashLine(Struct):
    cashier: str
    method: str
    entries_cents: int | UnsetType = 0
    chips_cents: int | UnsetType = 0
    refunds_cents: int | UnsetType = 0
    prizes_cents: int | UnsetType = 0
    moved_cents: int | UnsetType = 0
    differences_cents: int | UnsetType = 0


class CheckedOpening(Struct):
    place: int
    item: int
    holds: bool


class ChipCount(Struct):
    value: int
    colour: str
    count: int


class ChipSetLine(Struct):
    value: int
    colour: str
    in_a_stack: int
    handed_out: int
    removed_at_level: int


class Chips(Struct):
    to: int | UnsetType = 0
    added: int | UnsetType = 0
    returned: int | UnsetType = 0
    forfeited: int | UnsetType = 0


Entries: TypeAlias = Annotated[int, Meta(ge=1, le=1000000)]


Entries1: TypeAlias = None


class ChipsQuestion(Struct):
    file: Annotated[
        str,
        Meta(
            description="what stands in an event file", max_length=200000, min_length=1
        ),
    ]
    entries: Entries | Entries1 | None | UnsetType = UNSET


class ChoiceFacts(Struct):
    key: str
    text: str
    act: str
    chips: Chips
    rules: list[str]


class ClockNews(Struct):
    now: Literal["stopped", "resumed", "set"]
    type: Literal["clock"]


class CloseFlight(Struct, tag_field="type", tag="close-flight"):
    pass


class CloseRegistration(Struct, tag_field="type", tag="close-registration"):
    reason: str


class CloseRound(Struct, tag_field="type", tag="close-round"):
    pass


class CloseSeason(Struct, tag_field="type", tag="close-season"):
    season: str


class Club(Struct):
    id: str
    name: str
    code: str | UnsetType = ""
    town: str | UnsetType = ""


class ClubLine(Struct):
    club: Club
    members: int


class ClubRequest(Struct):
    name: Annotated[
        str, Meta(max_length=80, min_length=1, pattern="^[^\\x00-\\x1f\\x7f]*$")
    ]
    code: (
        Annotated[str, Meta(max_length=80, pattern="^[^\\x00-\\x1f\\x7f]*$")]
        | UnsetType
    ) = ""
    town: (
        Annotated[str, Meta(max_length=80, pattern="^[^\\x00-\\x1f\\x7f]*$")]
        | UnsetType
    ) = ""


class ColourUpLine(Struct):
    value: int
    colour: str
    level: int
    in_break: bool
    after_minutes: int
    taken: int
    bring: list[ChipCount]


class Column(Struct):
    entries_to: int
    basis_points: list[int]
    derived: list[int] | UnsetType = field(default_factory=list)


class Columns(Struct, tag_field="type", tag="columns"):
    columns: list[Column]
    rule: str | UnsetType = ""


class Consent(Struct):
    to: Agreement
    at: int
    by: str


class ConversionQuestion(Struct):
    text: Annotated[
        str,
        Meta(
            description="recorded hands: PHH, Open Hand History or PokerStars",
            max_length=2000000,
            min_length=1,
        ),
    ]
    ending: Literal[".phhs", ".ohh", ".txt"]
    rulebook: str | UnsetType = ""
    public: bool | UnsetType = False
    smallest_chip: bool | UnsetType = False


class ConvertDocument(Struct):
    hands: int
    format: str
    file: str
    left_out: list[str]
    schema: Literal["shuffleup.convert/1"]
    text: str | UnsetType = ""


class CopyRequest(Struct):
    command_id: Annotated[
        str,
        Meta(
            description="the sender's; counts once",
            max_length=80,
            min_length=1,
            pattern="^[^\\x00-\\x1f\\x7f]*$",
        ),
    ]
    source: Annotated[
        str, Meta(description="as 2026-11-27", pattern="^2[0-9]{3}-[0-9]{2}-[0-9]{2}$")
    ]
    target: Annotated[
        str, Meta(description="as 2026-11-27", pattern="^2[0-9]{3}-[0-9]{2}-[0-9]{2}$")
    ]
    preview: bool | UnsetType = False


class CorrectSeat(Struct, tag_field="type", tag="correct-seat"):
    player: str
    table: int
    chair: int


class Count(Struct):
    player: str
    chips: int


class CountCash(Struct, tag_field="type", tag="count-cash"):
    counted_cents: int
    cashier: str | UnsetType = ""
    method: str | UnsetType = "cash"


class CountChips(Struct, tag_field="type", tag="count-chips"):
    counts: list[Count]
    explanation: str | UnsetType = ""


class CountHands(Struct, tag_field="type", tag="count-hands"):
    table: int
    hands: int


class CountLine(Struct):
    cashier: str
    method: str
    expected_cents: int
    counted_cents: int
    author: str
    at: int
    moved_since: bool


class CountsAgainNews(Struct):
    version: int
    type: Literal["counts-again"]


CoveredRule: TypeAlias = Annotated[
    Literal["libera", "mai", "primo_giro", "sempre"],
    Meta(
        description="When a player chooses which of his cards stays covered.",
        title="CoveredRule",
    ),
]


Credential: TypeAlias = Annotated[
    Literal["session", "device", "token", "phone"],
    Meta(description="How a user came in.", title="Credential"),
]


class Curve(Struct, tag_field="type", tag="curve"):
    places_paid: int | UnsetType = 0
    entries_basis_points: int | UnsetType = 1500
    first_basis_points: int | UnsetType = 0


class CurveShape(Struct, tag_field="type", tag="curve"):
    places: Annotated[int, Meta(ge=0, le=1000000)] | UnsetType = 0
    first_basis_points: Annotated[int, Meta(ge=0, le=10000)] | UnsetType = 0


class DayAhead(Struct):
    day: int
    at: int
    fewest: int
    players: int
    most: int


class DayNews(Struct):
    day: int
    begins: bool
    type: Literal["day"]


class DealLine(Struct):
    player: str
    chips: int
    cents: int
    agreed: bool


DealMethod: TypeAlias = Annotated[
    Literal["icm", "chip-chop", "equal", "custom"],
    Meta(description="How the money is divided.", title="DealMethod"),
]


class DealNews(Struct):
    made: bool
    type: Literal["deal"]


Stack: TypeAlias = Annotated[int, Meta(ge=0, le=1000000000000000)]


PayoutsCent: TypeAlias = Annotated[int, Meta(ge=0, le=1000000000000000)]


Name: TypeAlias = Annotated[str, Meta(max_length=200, min_length=1)]


ChipsInPlay: TypeAlias = Annotated[int, Meta(le=1000000000000000)]


ChipsInPlay1: TypeAlias = None


BountiesCent: TypeAlias = Annotated[int, Meta(ge=0, le=1000000000000000)]


PlayForCent: TypeAlias = Annotated[int, Meta(ge=0, le=1000000000000000)]


CustomCent: TypeAlias = Annotated[int, Meta(ge=0, le=1000000000000000)]


class DealWish(Struct):
    method: DealMethod | UnsetType = "icm"
    play_for_cents: list[PlayForCent] | UnsetType = field(default_factory=list)
    least_play_for_basis_points: Annotated[int, Meta(ge=0, le=10000)] | UnsetType = 0
    unit_cents: Annotated[int, Meta(ge=1, le=1000000000000000)] | UnsetType = 1
    custom_cents: list[CustomCent] | UnsetType = field(default_factory=list)
    uncapped: bool | UnsetType = False


class DealerMove(Struct):
    dealer: str
    leaves: int
    goes: int


class DealerRequest(Struct):
    dealer: Annotated[str, Meta(max_length=80, pattern="^[^\\x00-\\x1f\\x7f]*$")]


class DealtPlayer(Struct):
    name: str
    stack: int
    amount_cents: int
    icm_cents: int
    bounty_cents: int


class DealtTable(Struct):
    table: int
    event: str
    dealer: str
    since: int


class DeclineRebuy(Struct, tag_field="type", tag="decline-rebuy"):
    player: str


class Diffusion(Struct):
    hands_per_hour: float
    confrontation: float
    pot: float
    crowd: float
    skew: float
    depth: float
    unsure: float
    source: str


class Down(Struct):
    dealer: str
    table: int
    event: str
    began_at: int
    ended_at: int | UnsetType = 0


class DownTotal(Struct):
    dealer: str
    downs: int
    minutes: int


class DrawAgain(Struct, tag_field="type", tag="draw-again"):
    reason: str


class DrawButtons(Struct, tag_field="type", tag="draw-buttons"):
    pass


class DrawLastHands(Struct, tag_field="type", tag="draw-last-hands"):
    card: int | UnsetType = 0


class DrawSeats(Struct, tag_field="type", tag="draw-seats"):
    reason: str | UnsetType = ""


class DrawerLine(Struct):
    cashier: str
    method: str
    cents: int


class DropDeal(Struct, tag_field="type", tag="drop-deal"):
    reason: str


Entries2: TypeAlias = Annotated[int, Meta(ge=2, le=1000000)]


Entries3: TypeAlias = None


HandsPerHour: TypeAlias = Annotated[float, Meta(ge=1.0, le=600.0)]


HandsPerHour1: TypeAlias = None


class EndHandForHand(Struct, tag_field="type", tag="end-hand-for-hand"):
    reason: str


class EndSeatNeed(Struct, tag_field="type", tag="end-seat-need"):
    player: str


class EntrantLine(Struct):
    player: str
    entries: int
    status: str
    table: int | UnsetType = 0
    chair: int | UnsetType = 0
    place: int | UnsetType = 0
    shared_by: int | UnsetType = 1
    prize_cents: int | UnsetType = 0
    bounties_cents: int | UnsetType = 0
    knock_outs: int | UnsetType = 0


class EntryNews(Struct):
    players: list[str]
    type: Literal["entered"]


class EntryRequest(Struct):
    command_id: Annotated[
        str,
        Meta(
            description="the sender's; counts once",
            max_length=80,
            min_length=1,
            pattern="^[^\\x00-\\x1f\\x7f]*$",
        ),
    ]


class Envelopes(Struct):
    cents: int
    count: int


Hand: TypeAlias = Annotated[str, Meta(max_length=2000)]


Samples: TypeAlias = Annotated[int, Meta(ge=1)]


Samples1: TypeAlias = None


class EquityQuestion(Struct):
    hands: Annotated[list[Hand], Meta(max_length=23, min_length=1)]
    board: Annotated[str, Meta(max_length=60)] | UnsetType = ""
    dead: Annotated[str, Meta(max_length=200)] | UnsetType = ""
    game: str | UnsetType = "holdem"
    samples: Samples | Samples1 | None | UnsetType = UNSET
    seed: Annotated[int, Meta(ge=0)] | UnsetType = 0


class Erasure(Struct):
    name: Annotated[str, Meta(max_length=200)]


class ErrorFacts(Struct):
    code: str
    place: str
    message: str
    hint: str
    rule: str


Hand1: TypeAlias = Annotated[str, Meta(max_length=60)]


EventId: TypeAlias = Annotated[
    str,
    Meta(
        description="letters a-z, digits and hyphens",
        pattern="^[a-z0-9][a-z0-9-]{0,39}$",
    ),
]


EventId1: TypeAlias = (
    Annotated[None, Meta(description="letters a-z, digits and hyphens")] | None
)


class EveningRequest(Struct):
    file: Annotated[
        str, Meta(description="for what is wrong in it", max_length=200, min_length=1)
    ]
    data: Annotated[
        str,
        Meta(
            description="the file, in Base64",
            max_length=933332,
            min_length=0,
            pattern="^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$",
        ),
    ]
    preview: bool | UnsetType = True
    event_id: (
        Annotated[
            EventId | EventId1, Meta(description="letters a-z, digits and hyphens")
        ]
        | None
        | UnsetType
    ) = UNSET
    rulebook: str | UnsetType = "tda-2024"
    currency: Annotated[str, Meta(pattern="^[A-Z]{3}$")] | UnsetType = "EUR"
    said: (
        Annotated[
            dict[str, str],
            Meta(
                description="by name: an id of the register, or new", max_length=20000
            ),
        ]
        | UnsetType
    ) = UNSET
    rest_is_new: bool | UnsetType = False


EventBook: TypeAlias = Annotated[
    Literal["ledger", "cash", "audit"],
    Meta(
        description="Lists for those responsible for the money and the log.",
        title="EventBook",
    ),
]


class EventChanges(Struct):
    name: str | UnsetType = UNSET
    buy_in_cents: int | UnsetType = UNSET
    fee_cents: int | UnsetType = UNSET
    guarantee_cents: int | UnsetType = UNSET


class EventHead(Struct):
    event_id: str
    name: str
    phase: str
    rulebook: str
    game: str
    limit: str
    currency: str


EventList: TypeAlias = Annotated[
    Literal["standings", "payouts", "entries", "seats"],
    Meta(description="Lists for everybody who works at an event.", title="EventList"),
]


class ExchangeFound(Struct, tag_field="type", tag="exchange-found"):
    player: str
    value: int
    found: int


class ExpectationFacts(Struct):
    line: int
    book: str
    text: str
    holds: bool
    instead: str


class Facing(Struct):
    seat: int
    to: int | UnsetType = 0


FieldCount: TypeAlias = Annotated[
    Literal["players", "entries"],
    Meta(description="What the size of a field counts.", title="FieldCount"),
]


FileKind: TypeAlias = Annotated[
    Literal["csv", "xlsx", "json"],
    Meta(description="The file format of a list.", title="FileKind"),
]


class FinalTerms(Struct, tag_field="type", tag="final"):
    finalists: int
    basis_points: int | UnsetType = 5000
    chips_per_point: int | UnsetType = 100
    notice_days: int | UnsetType = 15
    no_show_minutes: int | None | UnsetType = 60


class FixedPrizes(Struct, tag_field="type", tag="fixed"):
    cents: list[int]


Cent: TypeAlias = Annotated[int, Meta(ge=0, le=1000000000000000)]


class FixedShape(Struct, tag_field="type", tag="fixed"):
    cents: Annotated[list[Cent], Meta(min_length=1)]


class FlightBag(Struct):
    player: str
    chips: int
    table: int | UnsetType = 0
    chair: int | UnsetType = 0


class Floor(Struct):
    author: str
    reason: str
    rule: str


class FloorCall(Struct):
    table: int
    since: int


class FloorChoice(Struct):
    decide: Annotated[str, Meta(max_length=500, min_length=1)]
    author: Annotated[str, Meta(max_length=200)] | UnsetType = ""
    reason: Annotated[str, Meta(max_length=1000)] | UnsetType = ""


class ForecastOf(Struct):
    name: str
    entries: int
    players: int
    level: int
    seconds_into_level: int
    seconds_per_hand: int
    seats: int
    final_table: int
    paid: int


class ForfeitChips(Struct, tag_field="type", tag="forfeit-chips"):
    player: str
    chips: int
    reason: str


class FormPrizeInKind(Struct):
    place: int
    what: str
    worth_cents: int | UnsetType = 0


class FormulaText(Struct):
    text: Annotated[str, Meta(max_length=500, min_length=1)]
    decimals: Annotated[int, Meta(ge=0, le=2)] | UnsetType = 2


class FoundLeague(Struct, tag_field="type", tag="open-league"):
    league_id: Annotated[
        str,
        Meta(
            description="letters a-z, digits and hyphens",
            pattern="^[a-z0-9][a-z0-9-]{0,39}$",
        ),
    ]
    name: Annotated[
        str, Meta(max_length=80, min_length=1, pattern="^[^\\x00-\\x1f\\x7f]*$")
    ]
    currency: Annotated[str, Meta(pattern="^[A-Z]{3}$")]


class GameLine(Struct):
    game: str
    limit: str
    blinds: Blinds


class GamePrice(Struct):
    game: int
    small: int | UnsetType = 0
    big: int | UnsetType = 0
    ante: int | UnsetType = 0
    small_bet: int | UnsetType = 0
    big_bet: int | UnsetType = 0
    bring_in: int | UnsetType = 0


class GamesView(Struct):
    name: str
    change: str
    every: int
    chosen: bool
    games: list[GameLine]
    now: int | UnsetType = -1
    next: int | UnsetType = -1
    left: int | UnsetType = 0
    warning: str | UnsetType = ""


class GiveCard(Struct):
    seat: int
    by: Floor
    type: Literal["give-card"]


class HaltTable(Struct, tag_field="type", tag="halt-table"):
    table: int
    reason: str


class HandAnswer(Struct):
    hand: int
    table: int
    at: int
    written_as: Literal["pokerstars", "phh"]
    text: str
    proof: dict[str, Any] | None


class HandForHandNews(Struct):
    on: bool
    type: Literal["hand-for-hand"]


class HandInList(Struct):
    hand: int
    table: int
    at: int
    players: list[str]


class HandList(Struct):
    hands: list[HandInList]
    names: dict[str, str]


class HandOverSeats(Struct, tag_field="type", tag="hand-over-seats"):
    event: str


class Head(Struct):
    player: str
    cents: int


HeldAct: TypeAlias = Annotated[
    Literal["fold", "call", "raise"],
    Meta(
        description="What a seat that is held to something may still do.",
        title="HeldAct",
    ),
]


class Hold(Struct):
    acts: list[HeldAct]
    to: int | UnsetType = 0
    facing: list[Facing] | UnsetType = field(default_factory=list)
    reduced_by: list[int] | UnsetType = field(default_factory=list)


class HoldAllIn(Struct, tag_field="type", tag="hold-all-in"):
    table: int


class HoldSeat(Struct):
    seat: int
    hold: Hold
    by: Floor
    type: Literal["hold-seat"]


class HourAhead(Struct):
    at: int
    players: int
    players_most: int
    tables: int
    tables_most: int
    dealers: int


class HouseChange(Struct):
    rule: str
    parameter: str
    value: str
    printed: str
    reason: str


class HouseFacts(Struct):
    name: str
    amends: str
    changes: list[HouseChange]


class HouseQuestion(Struct):
    house: Annotated[
        str, Meta(description="a house book in TOML", max_length=50000, min_length=1)
    ]


class IcmQuestion(Struct):
    stacks: Annotated[
        list[Stack], Meta(description="chips of each player", min_length=1)
    ]
    payouts_cents: Annotated[
        list[PayoutsCent],
        Meta(description="the prizes left, best first, in cents", min_length=1),
    ]
    names: list[Name] | None | UnsetType = UNSET
    ranks: bool | UnsetType = False
    bounties_cents: list[BountiesCent] | None | UnsetType = UNSET
    bounty_model: BountyModel | UnsetType = "proportional"


JobState: TypeAlias = Annotated[
    Literal["waiting", "done", "given-up"],
    Meta(description="How a job stands.", title="JobState"),
]


class KeepRuling(Struct):
    command_id: Annotated[
        str,
        Meta(
            description="the sender's; counts once",
            max_length=80,
            min_length=1,
            pattern="^[^\\x00-\\x1f\\x7f]*$",
        ),
    ]
    text: Annotated[
        str,
        Meta(
            description="cases, as in .scenario files", max_length=50000, min_length=1
        ),
    ]
    choice: FloorChoice | None | UnsetType = UNSET


class KeptRuling(Struct):
    event: str
    by: str
    case: str
    text: str
    rulebook: str
    ruling: str
    rules: list[str]
    decision: str | UnsetType = ""


KeyKind: TypeAlias = Annotated[
    Literal[
        "owner-link",
        "invitation",
        "pairing",
        "device",
        "session",
        "pin-session",
        "token",
        "phone",
    ],
    Meta(description="What a key is for.", title="KeyKind"),
]


class KillHand(Struct):
    seat: int
    by: Floor
    type: Literal["kill-hand"]
    others: list[int] | UnsetType = field(default_factory=list)


Language: TypeAlias = Annotated[
    Literal["en", "it", "es"],
    Meta(description="The languages in which a book can be read.", title="Language"),
]


class LeagueAnswer(Struct):
    league_id: str
    version: int
    repeated: bool


class LeagueNeighbour(Struct):
    player: str
    rank: int
    shared_by: int
    centipoints: int
    own: bool


class LeagueRow(Struct):
    rank: int
    shared_by: int
    player: str
    centipoints: int
    events: int
    counted: int
    best_place: int
    rank_prize_cents: int | UnsetType = 0
    chips: int | UnsetType = 0
    final_place: int | UnsetType = 0
    final_prize_cents: int | UnsetType = 0


class LedgerReport(Struct):
    currency: str
    accounts: list[AccountLine]
    drawers: list[DrawerLine]
    held_cents: int
    owed_cents: int
    to_players_cents: int
    pool_cents: int
    tax_base_cents: int


LeftWhy: TypeAlias = Annotated[
    Literal["no-place", "unknown", "twice"],
    Meta(description="Why something of a file is not taken over.", title="LeftWhy"),
]


class LenientHand(Struct):
    hand: str
    action: str
    leniency: str
    played: str


class LetTablePlay(Struct, tag_field="type", tag="let-table-play"):
    table: int
    reason: str


class Level(Struct):
    small: int
    big: int
    type: Literal["level"]
    ante: int | UnsetType = 0
    minutes: float | UnsetType = 0
    hands: int | UnsetType = 0
    small_bet: int | UnsetType = 0
    big_bet: int | UnsetType = 0
    bring_in: int | UnsetType = 0
    columns: list[GamePrice] | UnsetType = field(default_factory=list)


class LevelNews(Struct):
    level: int
    blinds: Blinds
    ends_at: int
    type: Literal["level-started"]


class LiftPenalty(Struct, tag_field="type", tag="lift-penalty"):
    sanction: int
    reason: str


Likeness: TypeAlias = Annotated[
    Literal["name", "card", "near"],
    Meta(description="Why two people may be the same.", title="Likeness"),
]


Limit: TypeAlias = Annotated[
    Literal["no-limit", "pot-limit", "fixed-limit", "spread-limit"],
    Meta(
        description="The betting structure, which is independent of the game.",
        title="Limit",
    ),
]


ListColumn: TypeAlias = Annotated[
    Literal["name", "first", "last", "public", "country", "card", "personal"],
    Meta(description="What a column may hold.", title="ListColumn"),
]


ColumnsAdditionalProperty: TypeAlias = Annotated[int, Meta(ge=1, le=100)]


Mark: TypeAlias = Annotated[
    Literal["r", "i", "d", "o"],
    Meta(description="Where a row of a table comes from.", title="Mark"),
]


class MarkAbsent(Struct, tag_field="type", tag="mark-absent"):
    players: list[str]


class MarkPresent(Struct, tag_field="type", tag="mark-present"):
    players: list[str]


class MarkTold(Struct):
    mark: str
    text: str


class MasterPrize(Struct):
    venue: str
    cents: int


MatchVerdict: TypeAlias = Annotated[
    Literal["new", "same", "ask"],
    Meta(description="What is known of a person on the list.", title="MatchVerdict"),
]


class MayBe(Struct):
    id: str
    name: str
    country: str
    card: str
    why: Likeness


class Measure(Struct):
    width: float
    height: float


class MemberLine(Struct):
    person: str
    name: str
    card: str
    club: str
    until: str
    valid: bool


class MemberRequest(Struct):
    club: Annotated[
        str, Meta(max_length=80, min_length=1, pattern="^[^\\x00-\\x1f\\x7f]*$")
    ]
    until: (
        Annotated[
            str,
            Meta(
                description="a day, or empty", pattern="^([0-9]{4}-[0-9]{2}-[0-9]{2})?$"
            ),
        ]
        | UnsetType
    ) = ""


class Merger(Struct):
    into: str
    seen: int


class Misprint(Struct):
    printed: str
    means: str
    where: list[str]


class Moment(Struct):
    early: int
    middle: int
    late: int


class MonthOfPot(Struct):
    month: str
    retained_cents: int
    masters_cents: int
    covered_cents: int


class Move(Struct):
    player: str
    source: int
    source_players: int
    target: int
    target_players: int
    chair: int
    big_blind: bool
    button: int | UnsetType = 0


class MovePlayer(Struct, tag_field="type", tag="move-player"):
    player: str
    table: int
    chair: int
    reason: str


class MovedEvent(Struct):
    event: str
    streams: int
    rows: int
    draws: int
    draws_hold: bool
    tickets: int


class NameKnockOut(Struct, tag_field="type", tag="name-knock-out"):
    player: str
    by: list[str]


NameOrder: TypeAlias = Annotated[
    Literal["first-name", "surname"],
    Meta(description="Which part of a name comes first.", title="NameOrder"),
]


Name2: TypeAlias = Annotated[str, Meta(max_length=200)]


class NamesAsked(Struct):
    names: Annotated[list[Name2], Meta(max_length=1000)]


Needed: TypeAlias = Annotated[
    Literal["log", "people", "timers", "stays"],
    Meta(description="What a server needs in order to answer.", title="Needed"),
]


class NewBan(Struct):
    since: str
    reason: Annotated[str, Meta(max_length=200, pattern="^[^\\x00-\\x1f\\x7f]*$")]
    seen: int
    until: str | None | UnsetType = UNSET


class NewDevice(Struct):
    name: Annotated[
        str, Meta(max_length=80, min_length=1, pattern="^[^\\x00-\\x1f\\x7f]*$")
    ]


class NewName(Struct):
    name: Annotated[
        str, Meta(max_length=80, min_length=1, pattern="^[^\\x00-\\x1f\\x7f]*$")
    ]


class NewPassword(Struct):
    login: Annotated[
        str, Meta(max_length=80, min_length=1, pattern="^[^\\x00-\\x1f\\x7f]*$")
    ]
    new: Annotated[str, Meta(max_length=200, min_length=1)]
    old: Annotated[str, Meta(max_length=200)] | UnsetType = ""


class NewPin(Struct):
    pin: Annotated[str, Meta(max_length=200, min_length=1)]


class NewSeat(Struct):
    player: str
    table: int
    chair: int
    from_table: int | UnsetType = 0
    from_chair: int | UnsetType = 0


Event: TypeAlias = Annotated[
    str,
    Meta(
        description="letters a-z, digits and hyphens",
        pattern="^[a-z0-9][a-z0-9-]{0,39}$",
    ),
]


class NextPush(Struct):
    moves: list[DealerMove]
    due_at: int
    minutes: int


class NextStep(Struct):
    level: int
    minutes: float
    blinds: Blinds
    game: str | UnsetType = ""
    limit: str | UnsetType = ""


class NoFinal(Struct, tag_field="type", tag="no-final"):
    pass


class Note(Struct):
    code: str
    type: Literal["note"]
    facts: list[list[Any]] | UnsetType = field(default_factory=list)


class OfferLine(Struct):
    kind: str
    name: str
    cents: int
    chips: int
    now: bool


class OfferNames(Struct):
    single: str | UnsetType = "single"
    double: str | UnsetType = "double"
    re_entry: str | UnsetType = "re-entry"
    without_bounty: str | UnsetType = "without bounty"
    early: str | UnsetType = "early"


class OpenedPhone(Struct):
    event: str


class OpeningNews(Struct):
    name: str
    type: Literal["event-opened"]


class Outlook(Struct):
    at: int
    players: int
    why: str | UnsetType = ""
    end: Moment | None | UnsetType = UNSET
    bubble: Moment | None | UnsetType = UNSET
    final_table: Moment | None | UnsetType = UNSET
    level: int | UnsetType = 0
    hours: list[HourAhead] | UnsetType = field(default_factory=list)
    days: list[DayAhead] | UnsetType = field(default_factory=list)
    notes: list[str] | UnsetType = field(default_factory=list)


class OwnChips(Struct):
    chips: int
    at: int


class PaidPlace(Struct):
    place: int
    prize_cents: int
    share: float
    derived: bool


class Pairing(Struct):
    key: Annotated[str, Meta(max_length=200, min_length=1)]


Paper: TypeAlias = Annotated[
    Literal[
        "tickets",
        "receipts",
        "payout-slips",
        "drawers",
        "new-seats",
        "seats-by-name",
        "seats-by-table",
        "table-sheets",
        "sign-in",
        "bag-tags",
        "deal",
        "results",
        "prize-sheet",
        "players-list",
        "report",
        "pack",
    ],
    Meta(
        description="A paper of an event; its template has the same name.",
        title="Paper",
    ),
]


PaperForm: TypeAlias = Annotated[
    Literal["pdf", "svg"],
    Meta(
        description="The form of a paper: the whole of it, or one page as a picture.",
        title="PaperForm",
    ),
]


class PaperPages(Struct):
    title: str
    file: str
    pages: list[Measure]


class Parameter(Struct):
    name: str
    value: str
    printed: str | UnsetType = ""
    reason: str | UnsetType = ""


class PartLine(Struct):
    kind: str
    of: str
    done: int
    total: int
    handed: bool | UnsetType = False


class PauseClock(Struct, tag_field="type", tag="pause-clock"):
    reason: str | UnsetType = ""


class PayMasters(Struct, tag_field="type", tag="pay-masters"):
    season: str
    month: str
    prizes: list[MasterPrize]


class Payment(Struct):
    method: str
    cents: int
    cashier: str | UnsetType = ""
    desk: str | UnsetType = ""
    payer: str | UnsetType = ""
    reference: str | UnsetType = ""


class PayoutNews(Struct):
    pool_cents: int
    ladder: list[int]
    type: Literal["payouts"]


class PayoutRow(Struct):
    first: int
    last: int
    prize_cents: int
    in_kind: str | UnsetType = ""


BuyInCents: TypeAlias = Annotated[int, Meta(le=1000000000000000)]


BuyInCents1: TypeAlias = None


PoolCents: TypeAlias = Annotated[int, Meta(le=1000000000000000)]


PoolCents1: TypeAlias = None


MinCashCents: TypeAlias = Annotated[int, Meta(le=1000000000000000)]


MinCashCents1: TypeAlias = None


Penalty: TypeAlias = Annotated[
    Literal[
        "warning",
        "hands",
        "orbits",
        "hands_or_orbits",
        "hand_void",
        "hand_annulled",
        "elimination",
        "disqualification",
        "event_ban",
        "exclusion",
        "circuit_exclusion",
    ],
    Meta(description="A step of a book's scale of penalties.", title="Penalty"),
]


PenaltyFollows: TypeAlias = Annotated[
    Literal["day", "table", "seat"],
    Meta(
        description="How long an unfinished penalty stays with the player.",
        title="PenaltyFollows",
    ),
]


class PenaltyLine(Struct):
    number: int
    player: str
    step: str
    offence: str
    hands: int
    left: int
    day: int
    table: int
    lifted: bool


class PenaltyStep(Struct):
    step: str
    sizes: list[str]


Name3: TypeAlias = Annotated[
    str, Meta(max_length=80, min_length=1, pattern="^[^\\x00-\\x1f\\x7f]*$")
]


Name4: TypeAlias = None


class PersonForm(Struct):
    name: Annotated[str, Meta(max_length=200)]
    public_name: Annotated[str, Meta(max_length=200)] | UnsetType = ""
    country: (
        Annotated[str, Meta(max_length=80, pattern="^[^\\x00-\\x1f\\x7f]*$")]
        | UnsetType
    ) = ""
    card: (
        Annotated[str, Meta(max_length=80, pattern="^[^\\x00-\\x1f\\x7f]*$")]
        | UnsetType
    ) = ""
    email: (
        Annotated[str, Meta(max_length=80, pattern="^[^\\x00-\\x1f\\x7f]*$")]
        | UnsetType
    ) = ""
    phone: (
        Annotated[str, Meta(max_length=80, pattern="^[^\\x00-\\x1f\\x7f]*$")]
        | UnsetType
    ) = ""
    notes: (
        Annotated[
            str, Meta(max_length=2000, pattern="^[^\\x00-\\x09\\x0b-\\x1f\\x7f]*$")
        ]
        | UnsetType
    ) = ""
    agreements: list[Agreement] | UnsetType = field(default_factory=list)


class PersonLine(Struct):
    id: str
    name: str
    public_name: str
    country: str
    card: str
    seen_at: int
    banned: bool


Phase: TypeAlias = Annotated[
    Literal["registering", "seated", "playing", "played-out", "finished"],
    Meta(description="How far an event has come.", title="Phase"),
]


class PhoneKey(Struct):
    key: Annotated[str, Meta(max_length=200, min_length=1)]


class PhoneLink(Struct):
    link: str
    qr: str


class PhonePlace(Struct):
    player: str
    place: int
    shared_by: int
    prize_cents: int
    own: bool


class Pile(Struct):
    chips: list[list[Any]] | UnsetType = field(default_factory=list)


class PingAnswer(Struct):
    arrived: bool
    said: str


class PlaceButton(Struct, tag_field="type", tag="place-button"):
    table: int
    chair: int


class PlaceNews(Struct):
    player: str
    place: int
    shared_by: int
    type: Literal["out"]


class PlannedStart(Struct):
    day: str
    time: str | UnsetType = ""
    note: str | UnsetType = ""


class PlayEndNews(Struct):
    at: int
    type: Literal["play-ended"]


class PlayedSoFar(Struct):
    left: Annotated[int, Meta(ge=2)]
    level: Annotated[int, Meta(ge=1)]
    minute: Annotated[int, Meta(ge=0)] | UnsetType = 0
    stacks: list[Stack] | UnsetType = field(default_factory=list)


class PlayerBan(Struct):
    since: str
    until: str | None
    reason: str
    by: str


class PlayerDue(Struct):
    refund_cents: int
    prize_cents: int
    debt_cents: int
    deposit_cents: int
    seat_cents: int


class PlayerEquity(Struct):
    hand: str
    combinations: int
    equity: float
    wins: int
    ties: int
    error: float


class PlayerWorth(Struct):
    name: str
    stack: int
    value: float
    share: float
    bounty: float | UnsetType = 0.0
    ranks: list[float] | UnsetType = field(default_factory=list)


class PointsFormula(Struct, tag_field="type", tag="points-formula"):
    text: str
    decimals: int | UnsetType = 2


Player: TypeAlias = Annotated[int, Meta(ge=1, le=1000000)]


class PointsRow(Struct):
    first: int
    last: int
    centipoints: int
    mark: str


class PointsTable(Struct, tag_field="type", tag="points-table"):
    key: str
    bands: list[Band]


class PrizeInKind(Struct):
    place: int
    what: str
    worth_cents: int | UnsetType = 0


Prompt: TypeAlias = Annotated[
    Literal[
        "layout",
        "blind",
        "reblind",
        "card",
        "knock",
        "own-blind",
        "pay",
        "draw",
        "show",
        "catch-up",
    ],
    Meta(description="What a player is being asked.", title="Prompt"),
]


Amount: TypeAlias = tuple[str, int]


class ProposeDeal(Struct, tag_field="type", tag="propose-deal"):
    method: DealMethod
    play_for_cents: list[int] | UnsetType = field(default_factory=list)
    amounts: list[Amount] | UnsetType = field(default_factory=list)
    play_on: bool | UnsetType = False
    unit_cents: int | UnsetType = 1
    uncapped: bool | UnsetType = False
    told: str | UnsetType = ""
    figures: str | UnsetType = ""


class PublicMoment(Struct):
    at: int
    kind: Literal["out", "counted", "level"]
    number: int
    player: str | UnsetType = ""
    chips: int | UnsetType = 0


class PublicPlace(Struct):
    player: str
    place: int
    shared_by: int
    prize_cents: int


class PublicStack(Struct):
    player: str
    table: int
    chips: int
    at: int


class PublicSwitch(Struct):
    on: bool


class PublishBreakOrder(Struct, tag_field="type", tag="publish-break-order"):
    tables: list[int]


class PushDone(Struct):
    at: int


class PushEvery(Struct):
    minutes: Annotated[int, Meta(ge=5, le=240)]


class PushRequest(Struct):
    moves: Annotated[list[DealerMove], Meta(max_length=2000)]
    override: (
        Annotated[
            str,
            Meta(
                description="why, for the log",
                max_length=200,
                pattern="^[^\\x00-\\x1f\\x7f]*$",
            ),
        ]
        | UnsetType
    ) = ""


class PutBounty(Struct, tag_field="type", tag="put-bounty"):
    player: str
    cents: int
    reason: str | UnsetType = ""


class QueuePlace(Struct):
    ticket: int
    ahead: int


class RacePlayer(Struct):
    chair: int
    before: str
    cards: list[str]
    won: bool
    rescued: bool
    after: str
    total_before: int
    total_after: int


StacksAdditionalProperty: TypeAlias = Annotated[str, Meta(max_length=500)]


Seed: TypeAlias = Annotated[str, Meta(max_length=200)]


Seed1: TypeAlias = None


RaceRounding: TypeAlias = Annotated[
    Literal["up", "down", "nearest"],
    Meta(
        description="How many chips are raced for if the odd chips do not add up to a whole number of them.",
        title="RaceRounding",
    ),
]


class Range(Struct):
    p10: int
    p50: int
    p90: int


class Readiness(Struct):
    ready: bool
    missing: list[Needed]


class Reading(Struct):
    order: str
    name: str
    cards: str
    value: int
    wins: bool


class RebuildStub(Struct):
    size: int
    commitment: str
    by: Floor
    type: Literal["rebuild-stub"]
    taken: list[int] | UnsetType = field(default_factory=list)


class Rebuy(Struct, tag_field="type", tag="rebuy"):
    player: str
    payments: list[Payment] | UnsetType = field(default_factory=list)
    override: str | UnsetType = ""
    offer: str | UnsetType = ""


RecordAct: TypeAlias = Annotated[
    Literal[
        "entered",
        "made",
        "changed",
        "banned",
        "lifted",
        "merged",
        "exported",
        "invited",
        "erased",
    ],
    Meta(description="What was done to a person's record.", title="RecordAct"),
]


class RecordCheck(Struct, tag_field="type", tag="record-check"):
    player: str
    kind: str
    passed: bool
    source: str | UnsetType = ""


class RecordTrace(Struct):
    at: int
    by: str
    act: RecordAct
    other: str | UnsetType = ""
    why: str | UnsetType = ""


class RedealHand(Struct, tag_field="type", tag="redeal-hand"):
    table: int
    reason: str


class Redo(Struct, tag_field="type", tag="redo"):
    command_id: str


class RedrawFinalTable(Struct, tag_field="type", tag="redraw-final-table"):
    pass


class RedrawSeats(Struct, tag_field="type", tag="redraw-seats"):
    pass


class Refusal(Struct):
    code: str
    type: Literal["refusal"]
    rule: str | UnsetType = ""
    facts: list[list[Any]] | UnsetType = field(default_factory=list)


class RefusedAction(Struct):
    hand: str
    action: str
    code: str
    message: str
    rule: str


class Register(Struct, tag_field="type", tag="register"):
    players: list[str]


class RegistrationNews(Struct):
    type: Literal["registration-closed"]


class RehearsalOpened(Struct):
    event_id: str


class RehearsalRequest(Struct):
    players: Annotated[int, Meta(ge=6, le=5000)]


class ReleaseAlternate(Struct, tag_field="type", tag="release-alternate"):
    ticket: int
    reason: str


class ReleaseTable(Struct, tag_field="type", tag="release-table"):
    table: int


class RelieveDealer(Struct, tag_field="type", tag="relieve-dealer"):
    table: int
    override: str | UnsetType = ""


class ReopenSeason(Struct, tag_field="type", tag="reopen-season"):
    season: str
    reason: str | UnsetType = ""


class Replay(Struct):
    number: int
    seed: int
    seconds: int


class ReplayQuestion(Struct):
    text: Annotated[
        str,
        Meta(
            description="recorded hands: PHH, Open Hand History or PokerStars",
            max_length=2000000,
            min_length=1,
        ),
    ]
    rulebook: str | UnsetType = ""


class Replays(Struct):
    shortest: Replay
    middle: Replay
    longest: Replay


class ReportBust(Struct, tag_field="type", tag="report-bust"):
    players: list[str]
    by: list[str] | UnsetType = field(default_factory=list)
    told_at: int | UnsetType = 0
    before: list[str] | UnsetType = field(default_factory=list)


class ResetTimeBanks(Struct, tag_field="type", tag="reset-time-banks"):
    pass


class Resting(Struct):
    dealer: str
    since: int
    ends: str


class RestoreHand(Struct):
    seat: int
    by: Floor
    type: Literal["restore-hand"]


class ResultLine(Struct):
    player: str
    place: int
    shared_by: int | UnsetType = 1
    entries: int | UnsetType = 1
    knock_outs: int | UnsetType = 0
    prize_cents: int | UnsetType = 0
    took_part: bool | UnsetType = True
    day_two: bool | UnsetType = False


class ResumeClock(Struct, tag_field="type", tag="resume-clock"):
    pass


class RetirePlayer(Struct, tag_field="type", tag="retire-player"):
    player: str


Role: TypeAlias = Annotated[
    Literal[
        "owner",
        "director",
        "floor",
        "cashier",
        "dealer",
        "player",
        "display",
        "auditor",
    ],
    Meta(description="What a user is to the room.", title="Role"),
]


class RoomHours(Struct):
    zone: str
    starts_at: int
    ahead: int


RoomPaper: TypeAlias = Annotated[
    Literal["league-table", "down-sheet"],
    Meta(
        description="A paper of the room; its template has the same name.",
        title="RoomPaper",
    ),
]


class RoomTicket(Struct):
    id: str
    player: str
    cents: int
    currency: str
    origin: str
    into: str | UnsetType = ""
    transferable: bool | UnsetType = False
    expires: str | UnsetType = ""
    state: str | UnsetType = "open"


class RuleRow(Struct):
    rulebook: str
    number: str
    title: str
    summary: str
    status: str
    decides: list[Parameter]
    misprints: list[Misprint]
    reading: str | UnsetType = ""


House2: TypeAlias = Annotated[
    str, Meta(description="a house book in TOML", max_length=50000, min_length=1)
]


House3: TypeAlias = Annotated[None, Meta(description="a house book in TOML")] | None


class RulingQuestion(Struct):
    text: Annotated[
        str,
        Meta(
            description="cases, as in .scenario files", max_length=50000, min_length=1
        ),
    ]
    rulebook: str | None | UnsetType = UNSET
    house: (
        Annotated[House2 | House3, Meta(description="a house book in TOML")]
        | None
        | UnsetType
    ) = UNSET
    choice: FloorChoice | None | UnsetType = UNSET


class RulingRow(Struct):
    id: str
    at: int
    ruling: KeptRuling


class RunLine(Struct):
    number: int
    seed: int
    seconds: int
    before_seconds: int
    hands: int
    actions: int
    entries: int
    level: int


class RunningTime(Struct):
    player: str
    prompt: Prompt
    since: int
    bank_from: int
    until: int


class Said(Struct):
    kind: str
    facts: list[list[Any]]


class SameAddress(Struct):
    table: int
    players: list[str]


class SanctionRequest(Struct):
    club: Annotated[
        str, Meta(max_length=80, min_length=1, pattern="^[^\\x00-\\x1f\\x7f]*$")
    ]
    number: (
        Annotated[str, Meta(max_length=80, pattern="^[^\\x00-\\x1f\\x7f]*$")]
        | UnsetType
    ) = ""


class SanctionedEvent(Struct):
    event: str
    club: str
    number: str | UnsetType = ""


class Score(Struct):
    player: str
    place: int
    centipoints: int
    bonus_centipoints: int | UnsetType = 0
    mark: Mark | UnsetType = "r"


ScoreVerdict: TypeAlias = Annotated[
    Literal["counts", "same-day", "beyond-best"],
    Meta(description="Whether a score counts, and why not.", title="ScoreVerdict"),
]


PaidItem: TypeAlias = tuple[int, int]


class SeasonLine(Struct):
    key: str
    events: int
    players: int
    closed: bool


class SeasonPot(Struct):
    retained_cents: int
    masters_cents: int
    rank_cents: int
    final_cents: int


Cite: TypeAlias = tuple[str, str]


OverruledItem: TypeAlias = tuple[str, str]


class SeatAlternates(Struct, tag_field="type", tag="seat-alternates"):
    pass


class SeatCard(Struct):
    chair: int
    player: str
    stack: int
    absent: bool | UnsetType = False
    bounty_cents: int | UnsetType = 0


class SeatEntry(Struct):
    player: str
    table: int
    chair: int


class SeatNeed(Struct):
    player: str
    table: int
    chairs: list[int]
    reason: str
    author: str | UnsetType = ""


class SeatNews(Struct):
    seats: list[NewSeat]
    type: Literal["seats"]


class SeatPrize(Struct):
    cents: int
    into: str
    won: list[str] | UnsetType = field(default_factory=list)


class SeatWonNews(Struct):
    player: str
    type: Literal["seat-won"]


class Seats(Struct, tag_field="type", tag="seats"):
    cents: int
    into: str | UnsetType = ""
    milestone_chips: int | UnsetType = 0
    transferable: bool | UnsetType = False


class SeatsRead(Struct):
    version: Annotated[int, Meta(ge=1)]


class Second(Struct):
    person: Annotated[
        str, Meta(max_length=80, min_length=1, pattern="^[^\\x00-\\x1f\\x7f]*$")
    ]
    pin: Annotated[str, Meta(max_length=200, min_length=1)]


class SelfCheck(Struct):
    holds: bool
    method: str
    nodes: int
    tries: int
    pool_error: float
    halves_error: float
    noise: float


class SellEntry(Struct, tag_field="type", tag="sell-entry"):
    player: str
    payments: list[Payment] | UnsetType = field(default_factory=list)
    override: str | UnsetType = ""
    offer: str | UnsetType = ""


class Selling(Struct):
    entry_cents: int
    re_entry_cents: int
    rebuy_cents: int
    add_on_cents: int
    methods: list[str]
    re_entries: bool
    entries: bool
    offers: list[OfferLine] | UnsetType = field(default_factory=list)
    checks: list[str] | UnsetType = field(default_factory=list)
    heads: bool | UnsetType = False


class SetBet(Struct):
    seat: int
    to: int
    by: Floor
    type: Literal["set-bet"]


class SetBoard(Struct):
    board: list[int]
    burns: list[int]
    by: Floor
    type: Literal["set-board"]


class SetLevel(Struct, tag_field="type", tag="set-level"):
    level: int
    seconds: int
    reason: str


class SetTimeLeft(Struct, tag_field="type", tag="set-time-left"):
    seconds: int
    reason: str


class SetTurn(Struct):
    seat: int
    by: Floor
    type: Literal["set-turn"]


class SettleTime(Struct, tag_field="type", tag="settle-time"):
    counts: bool


SharedPlace: TypeAlias = Annotated[
    Literal["best", "average"],
    Meta(description="What players who share a place score.", title="SharedPlace"),
]


class Shares(Struct, tag_field="type", tag="shares"):
    basis_points: list[int]


BasisPoint: TypeAlias = Annotated[int, Meta(ge=0, le=10000)]


class SharesShape(Struct, tag_field="type", tag="shares"):
    basis_points: Annotated[list[BasisPoint], Meta(min_length=1)]


class Shift(Struct):
    dealer: str
    day: str
    starts: str
    ends: str
    id: str | UnsetType = ""


class ShiftKept(Struct):
    id: str


class ShiftRequest(Struct):
    dealer: Annotated[
        str,
        Meta(
            max_length=80,
            min_length=1,
            pattern="^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$",
        ),
    ]
    day: Annotated[
        str, Meta(description="as 2026-11-27", pattern="^2[0-9]{3}-[0-9]{2}-[0-9]{2}$")
    ]
    starts: Annotated[
        str,
        Meta(
            description="by the clock of the room, as 20:00",
            pattern="^[0-9]{2}:[0-9]{2}$",
        ),
    ]
    ends: Annotated[
        str,
        Meta(
            description="by the clock of the room, as 20:00",
            pattern="^[0-9]{2}:[0-9]{2}$",
        ),
    ]


class ShotClockTime(Struct):
    seconds: int
    bank_seconds: int


ShowOrMuck: TypeAlias = Annotated[
    Literal["ask", "hide", "show"],
    Meta(
        description="What happens to a hand that need not be shown.", title="ShowOrMuck"
    ),
]


class SimulatedEvent(Struct):
    name: str
    rulebook: str
    game: str
    limit: str
    currency: str
    entries: int
    paid: int
    seats: int


class SimulationQuestion(Struct):
    runs: Annotated[int, Meta(ge=1)] | UnsetType = 20
    seed: int | None | UnsetType = UNSET
    tables_per_relief: Annotated[int, Meta(ge=1)] | UnsetType = 4


Size: TypeAlias = Annotated[
    Literal["a4", "80mm"],
    Meta(
        description="The paper: a sheet, or a roll as wide as a receipt.", title="Size"
    ),
]


class SlotRequest(Struct):
    day: Annotated[
        str, Meta(description="as 2026-11-27", pattern="^2[0-9]{3}-[0-9]{2}-[0-9]{2}$")
    ]
    time: (
        Annotated[str, Meta(description="as 20:00", pattern="^([0-9]{2}:[0-9]{2})?$")]
        | UnsetType
    ) = ""
    note: (
        Annotated[str, Meta(max_length=200, pattern="^[^\\x00-\\x1f\\x7f]*$")]
        | UnsetType
    ) = ""


class StackDifference(Struct):
    hand: str
    seat: int
    player: str
    recorded: str
    computed: str


class Stakes(Struct):
    small_blind: int
    big_blind: int
    ante: int | UnsetType = 0
    ante_mode: AnteMode | UnsetType = "bb_ante"
    small_bet: int | UnsetType = 0
    big_bet: int | UnsetType = 0
    bring_in: int | UnsetType = 0
    unit: int | UnsetType = 1


class StandingLine(Struct):
    place: int
    shared_by: int
    player: str
    chips: int
    table: int
    chair: int
    prize_cents: int


class StartDay(Struct, tag_field="type", tag="start-day"):
    level: int | UnsetType = 0
    reason: str | UnsetType = ""


class StartEvent(Struct, tag_field="type", tag="start-event"):
    pass


class StartNews(Struct):
    at: int
    type: Literal["play-started"]


class StartRound(Struct, tag_field="type", tag="start-round"):
    pass


class StepLine(Struct):
    level: int
    minutes: float
    hands: int
    blinds: Blinds
    game: str | UnsetType = ""
    limit: str | UnsetType = ""


class StopFacts(Struct):
    line: int
    book: str
    text: str
    reason: str
    rule: str


StraightFlushException: TypeAlias = Annotated[
    Literal["spade_min_over_heart_max", "two_contenders_only", "full_circle", "off"],
    Meta(
        description="When a lower straight flush beats a higher one.",
        title="StraightFlushException",
    ),
]


class StrikeResult(Struct, tag_field="type", tag="strike-result"):
    season: str
    event_id: str
    reason: str | UnsetType = ""


class Structure(Struct):
    steps: list[Level | Break]
    after_last: AfterLast | UnsetType = "stay"
    may_fall: bool | UnsetType = False


class StructureNews(Struct):
    type: Literal["structure-changed"]


class StructurePage(Struct):
    version: int
    present: int
    structure: Structure
    players: int
    stack: int
    denominations: list[int]


class StructurePreview(Struct):
    present: int
    before: Moment | None
    after: Moment | None
    why: str
    minutes_before: int
    minutes_after: int


class StructurePreviewRequest(Struct):
    structure: Structure


Denomination: TypeAlias = Annotated[int, Meta(ge=0, le=1000000000000000)]


HandsPerHour2: TypeAlias = Annotated[float, Meta(ge=1.0, le=600.0)]


HandsPerHour3: TypeAlias = None


class StructureQuestion(Struct):
    entries: Annotated[int, Meta(ge=2, le=1000000)]
    stack: Annotated[int, Meta(ge=1, le=1000000000)]
    hours: Annotated[float, Meta(gt=0.0)]
    denominations: list[Denomination] | None | UnsetType = UNSET
    seats: Annotated[int, Meta(ge=2, le=10)] | UnsetType = 9
    hands_per_hour: HandsPerHour2 | HandsPerHour3 | None | UnsetType = UNSET
    runs: Annotated[int, Meta(ge=1)] | UnsetType = 200
    seed: Annotated[int, Meta(ge=0)] | UnsetType = 1


class StyleRow(Struct):
    style: str
    players: int
    beaten: float
    won: float
    paid: float
    prize_cents: int


Subject: TypeAlias = Annotated[
    Literal["event", "table", "player"],
    Meta(description="What one print of a paper may be about.", title="Subject"),
]


class SuggestedLevel(Struct):
    level: int
    small: int
    big: int
    ante: int
    begins: int
    break_minutes: int
    raced_off: list[int]


class SurrenderStack(Struct, tag_field="type", tag="surrender-stack"):
    player: str
    payments: list[Payment] | UnsetType = field(default_factory=list)


class TableChips(Struct):
    table: int
    players: int
    chips: int
    unit: int
    counted_at: int


class TableCount(Struct):
    table: int
    players: int
    chips: int


class TableGame(Struct):
    game: str
    limit: str
    hands_left: int | UnsetType = 0
    next_game: str | UnsetType = ""
    next_limit: str | UnsetType = ""
    chooser: str | UnsetType = ""
    warning: str | UnsetType = ""
    counted: bool | UnsetType = True


class TableNews(Struct):
    table: int
    opened: bool
    type: Literal["table"]


TableState: TypeAlias = Annotated[
    Literal["playing", "all-in", "done"],
    Meta(
        description="What a table is doing while all tables play the same hand.",
        title="TableState",
    ),
]


class TableUse(Struct):
    event_id: str
    name: str
    players: int


Number: TypeAlias = Annotated[int, Meta(ge=1, le=9999)]


class TablesRequest(Struct):
    numbers: Annotated[list[Number], Meta(max_length=1000)]


class TakeBack(Struct):
    count: int
    by: Floor
    type: Literal["take-back"]


class TakeChips(Struct):
    seat: int
    amount: int
    by: Floor
    type: Literal["take-chips"]


class TakeEvent(Struct, tag_field="type", tag="take-event"):
    season: str
    event_id: Annotated[
        str,
        Meta(
            description="letters a-z, digits and hyphens",
            pattern="^[a-z0-9][a-z0-9-]{0,39}$",
        ),
    ]
    venue: str | UnsetType = ""


class TakeEventAgain(Struct, tag_field="type", tag="take-event-again"):
    season: str
    event_id: Annotated[
        str,
        Meta(
            description="letters a-z, digits and hyphens",
            pattern="^[a-z0-9][a-z0-9-]{0,39}$",
        ),
    ]
    reason: str | UnsetType = ""


class TakeInStray(Struct, tag_field="type", tag="take-in-stray"):
    chips: int
    where: str


class TakenBack(Struct):
    reason: str
    author: str


class TakenBackNews(Struct):
    version: int
    type: Literal["taken-back"]


class TakenEvent(Struct):
    event_id: str
    name: str
    day: str
    players: int
    entries: int
    winner: str
    retained_cents: int


class TakingEvent(Struct):
    event_id: str
    name: str
    phase: str
    sits_at: list[int]
    assigned: list[int]


class TakingTable(Struct):
    table: int
    gets: int
    chairs: list[int]


class TdtCounts(Struct):
    players: int
    entries: int
    rebuys: int
    add_ons: int
    out: int
    tables: int
    levels: int
    commands: int


class TdtHead(Struct):
    event_id: str
    name: str
    version: str
    league: str
    season: str
    phase: Phase


class TdtMoney(Struct):
    currency: str
    pool_cents: int
    prizes_cents: int
    deal: bool


class Template(Struct):
    id: str
    name: str
    kind: str
    built_in: bool | UnsetType = False
    made_at: int | UnsetType = 0


class TemplateRequest(Struct):
    name: Annotated[
        str, Meta(max_length=80, min_length=1, pattern="^[^\\x00-\\x1f\\x7f]*$")
    ]
    event_id: Annotated[str, Meta(max_length=120)]
    kind: Literal["event", "structure"] | UnsetType = "event"


class Ticket(Struct):
    id: str
    player: str
    cents: int
    transferable: bool | UnsetType = False


class TicketAccount(Struct):
    currency: str
    kind: str
    holder: str
    cents: int
    cashier: str | UnsetType = ""


class TicketBatch(Struct):
    satellite: str
    event: str
    tickets: list[Ticket]
    into: str | UnsetType = ""


Expires: TypeAlias = Annotated[
    str, Meta(description="as 2026-11-27", pattern="^2[0-9]{3}-[0-9]{2}-[0-9]{2}$")
]


Expires1: TypeAlias = Annotated[None, Meta(description="as 2026-11-27")] | None


class TicketIssue(Struct):
    command_id: Annotated[
        str,
        Meta(
            description="the sender's; counts once",
            max_length=80,
            min_length=1,
            pattern="^[^\\x00-\\x1f\\x7f]*$",
        ),
    ]
    player: Annotated[
        str, Meta(max_length=80, min_length=1, pattern="^[^\\x00-\\x1f\\x7f]*$")
    ]
    cents: Annotated[int, Meta(ge=1, le=1000000000000)]
    currency: Annotated[str, Meta(pattern="^[A-Z]{3}$")] | UnsetType = "EUR"
    origin: Literal["sold", "given"] | UnsetType = "sold"
    method: (
        Annotated[
            str,
            Meta(
                description="such as cash or card",
                max_length=40,
                min_length=1,
                pattern="^[a-z-]+$",
            ),
        ]
        | UnsetType
    ) = "cash"
    into: Annotated[str, Meta(max_length=80)] | UnsetType = ""
    transferable: bool | UnsetType = False
    expires: (
        Annotated[Expires | Expires1, Meta(description="as 2026-11-27")]
        | None
        | UnsetType
    ) = UNSET


class TicketRedemption(Struct):
    command_id: Annotated[
        str,
        Meta(
            description="the sender's; counts once",
            max_length=80,
            min_length=1,
            pattern="^[^\\x00-\\x1f\\x7f]*$",
        ),
    ]
    ticket: str
    event_id: Annotated[
        str,
        Meta(
            description="letters a-z, digits and hyphens",
            pattern="^[a-z0-9][a-z0-9-]{0,39}$",
        ),
    ]
    player: Annotated[
        str, Meta(max_length=80, min_length=1, pattern="^[^\\x00-\\x1f\\x7f]*$")
    ]
    method: (
        Annotated[
            str,
            Meta(
                description="such as cash or card",
                max_length=40,
                min_length=1,
                pattern="^[a-z-]+$",
            ),
        ]
        | UnsetType
    ) = "cash"


class TicketRefund(Struct):
    command_id: Annotated[
        str,
        Meta(
            description="the sender's; counts once",
            max_length=80,
            min_length=1,
            pattern="^[^\\x00-\\x1f\\x7f]*$",
        ),
    ]
    ticket: str
    method: (
        Annotated[
            str,
            Meta(
                description="such as cash or card",
                max_length=40,
                min_length=1,
                pattern="^[a-z-]+$",
            ),
        ]
        | UnsetType
    ) = "cash"
    reason: (
        Annotated[
            str,
            Meta(
                description="why, for the log",
                max_length=200,
                pattern="^[^\\x00-\\x1f\\x7f]*$",
            ),
        ]
        | UnsetType
    ) = ""
    second: Second | None | UnsetType = UNSET


class TicketTerms(Struct):
    stack: int
    bounty_cents: int


class TicketTrace(Struct):
    ticket: str
    act: str
    at: int
    actor: str
    place: str
    reason: str
    voucher: str
    alone: bool


Tie: TypeAlias = Annotated[
    Literal[
        "best-place",
        "best-counted-place",
        "countback",
        "best-score",
        "more-events",
        "fewer-events",
    ],
    Meta(
        description="What separates players with equal points, applied one after the other.",
        title="Tie",
    ),
]


class TokenMade(Struct):
    id: str
    role: Role
    made_by: str
    made_at: int
    ended: bool
    every_event: bool


class ToldNote(Struct):
    code: str
    facts: dict[str, int | str]
    text: str


class Trouble(Struct):
    event: str
    since: int
    code: str
    what: str | UnsetType = "clock"
    jump: int | UnsetType = 0


class Undo(Struct, tag_field="type", tag="undo"):
    command_id: str


class UntakenRow(Struct):
    row: int
    why: str


class UseTimeBank(Struct, tag_field="type", tag="use-time-bank"):
    player: str


VeleOwnCards: TypeAlias = Annotated[
    Literal["free", "exactly_two"],
    Meta(
        description="How many of a player's own cards count together with the vele.",
        title="VeleOwnCards",
    ),
]


VeleRule: TypeAlias = Annotated[
    Literal[
        "libera", "nessuna", "una", "due", "tre", "croce", "h", "piramide", "ascensore"
    ],
    Meta(description="The layout of common cards in a mad round.", title="VeleRule"),
]


Verdict: TypeAlias = Annotated[
    Literal["same", "other", "other-seed", "not-drawn"],
    Meta(description="The outcome of drawing again.", title="Verdict"),
]


class Visit(Struct):
    event_id: str
    event: str
    currency: str
    at: int
    finished: bool
    line: EntrantLine


class VoidClaim(Struct, tag_field="type", tag="void-claim"):
    player: str
    reason: str


class VoidEntry(Struct, tag_field="type", tag="void-entry"):
    entry: int
    reason: str


class VoidHand(Struct):
    by: Floor
    type: Literal["void-hand"]


class VoidPurchase(Struct, tag_field="type", tag="void-purchase"):
    purchase: int
    reason: str


class Voucher(Struct):
    id: str
    name: str
    role: Role
    has_pin: bool


class WaitingEvent(Struct):
    event_id: str
    name: str


class WaitingLine(Struct):
    ticket: int
    player: str
    at: int


class WaitingPage(Struct):
    version: int
    waiting: list[WaitingLine]
    names: dict[str, str]


class WallFile(Struct):
    id: str
    media: str
    bytes: int


class WallFileRequest(Struct):
    data: Annotated[
        str,
        Meta(
            description="the file, in Base64",
            max_length=800000,
            min_length=4,
            pattern="^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$",
        ),
    ]


class WallSaying(Struct):
    text: str
    at: int


class WallSeat(Struct):
    player: str
    table: int
    chair: int
    chips: int


WallShows: TypeAlias = Annotated[
    Literal["clock", "seats", "turn"],
    Meta(
        description="What a wall shows: the clock with what goes on in the room, all seats by name, or both in turn.",
        title="WallShows",
    ),
]


class WallSounds(Struct):
    on: bool | UnsetType = False
    speech: bool | UnsetType = False
    minute: Annotated[str, Meta(max_length=32)] | UnsetType = ""
    count: Annotated[str, Meta(max_length=32)] | UnsetType = ""
    end: Annotated[str, Meta(max_length=32)] | UnsetType = ""


WallTheme: TypeAlias = Annotated[
    Literal["dark", "light", "house"],
    Meta(
        description="The colours of a wall: for a dark room, for a light one, or the house's own.",
        title="WallTheme",
    ),
]


class WebErrorFacts(Struct):
    code: str
    place: str
    message: str
    hint: str | UnsetType = ""
    rule: str | UnsetType = ""
    facts: dict[str, int | str] | UnsetType = UNSET


class WebhookLine(Struct):
    id: str
    name: str
    url: str
    role: Role
    events: list[str]
    made_by: str
    made_at: int


class WebhooksPage(Struct):
    webhooks: list[WebhookLine]
    hosts: list[str]


class WentOut(Struct):
    players: list[str]


class WhatIf(Struct):
    before: Outlook
    after: Outlook
    entries: int
    chips: list[ChipSetLine]


class WhatIfQuestion(Struct):
    entries: Annotated[int, Meta(ge=0, le=10000)] | UnsetType = 0
    minutes: Annotated[int, Meta(ge=0, le=600)] | UnsetType = 0


class Where(Struct):
    day: int | UnsetType = 1
    table: int | UnsetType = 0
    chair: int | UnsetType = 0


class Why(Struct):
    reason: str
    book: str
    rules: list[str]
    by: Literal["category", "suit-first", "rank", "suit", "exception"]


class Window(Struct):
    from_level: int | UnsetType = 0
    until_level: int | UnsetType = 0
    with_break: bool | UnsetType = False
    minutes: int | UnsetType = 0
    until_day: int | UnsetType = 0
    until: int | UnsetType = 0


class Winnings(Struct):
    player: str
    chips: int


class WonSeats(Struct):
    event_id: str
    name: str
    into: str
    seats: int


class ZoneRequest(Struct):
    zone: Annotated[str, Meta(max_length=60, pattern="^[A-Za-z0-9_+/-]*$")]


class FieldShownOpening(Struct):
    place: int
    card: int
    salt: str
    path: list[str]


class Account(Struct):
    kind: AccountKind
    holder: str | UnsetType = ""
    method: str | UnsetType = ""


class Advice(Struct):
    kind: str
    rule: str | UnsetType = ""
    table: int | UnsetType = 0
    player: str | UnsetType = ""
    moves: list[Move] | UnsetType = field(default_factory=list)
    game: str | UnsetType = ""
    next_game: str | UnsetType = ""
    chips: list[int] | UnsetType = field(default_factory=list)
    level: int | UnsetType = 0
    hands: int | UnsetType = 0
    cards: list[int] | UnsetType = field(default_factory=list)
    button: int | UnsetType = 0


class AlikeLine(Struct):
    person: PersonLine
    why: Likeness


class AwardPot(Struct):
    shares: list[list[Any]]
    by: Floor
    type: Literal["award-pot"]


class Ban(Struct):
    player: str
    scope: BanScope
    proposed: bool | UnsetType = False


class Breaking(Struct):
    table: int
    players: list[str]
    taken_by: list[TakingTable]
    drawing: BreakDraw
    rule: str


class BuyAddOn(Struct, tag_field="type", tag="buy-add-on"):
    player: str
    payments: list[Payment] | UnsetType = field(default_factory=list)
    override: str | UnsetType = ""
    offer: str | UnsetType = ""


class Call(Struct):
    version: int
    at: int
    until: int
    seats: list[NewSeat]


class CallNews(Struct):
    seats: list[NewSeat]
    type: Literal["called"]


class CarriedBounties(Struct):
    heads: list[Head] | UnsetType = field(default_factory=list)
    loose: list[Head] | UnsetType = field(default_factory=list)
    purse: int | UnsetType = 0


class CaseFacts(Struct):
    file: str
    line: int
    title: str
    ids: list[str]
    rules: list[str]
    passed: bool
    expectations: list[ExpectationFacts]
    stopped: list[StopFacts]


class ChipsDocument(Struct):
    event: str
    entries: int
    stack: int
    announced: bool
    chips: list[ChipSetLine]
    colour_ups: list[ColourUpLine]
    schema: Literal["shuffleup.chips/1"]


class ChipsProof(Struct):
    issued: int
    raced: int
    found: int
    removed: int
    strayed: int
    in_play: int
    tables: list[TableCount]
    counted: int
    holds: bool


class ChooseGame(Struct, tag_field="type", tag="choose-game"):
    table: int
    game: str
    limit: Limit | None | UnsetType = UNSET


class ClockView(Struct):
    level: int
    on_break: bool
    blinds: Blinds
    started_at: int
    ends_at: int
    stopped_at: int
    hands_left: int
    next: NextStep | None
    next_break_at: int
    hand_for_hand: bool
    games: GamesView | None | UnsetType = UNSET


class ClosedFlight(Struct):
    flight: str
    bags: list[FlightBag]
    entries: int
    players: list[str]
    pool_cents: int
    level: int
    unit: int
    bounties: CarriedBounties | UnsetType = UNSET


class Colleague(Struct):
    id: str
    name: str
    role: Role


class ColourUp(Struct, tag_field="type", tag="colour-up"):
    player: str
    given: Pile
    received: Pile


class CorrectAward(Struct):
    source: int
    target: int
    amount: int
    by: Floor
    type: Literal["correct-award"]


class CountedScore(Struct):
    event_id: str
    day: str
    score: Score
    verdict: ScoreVerdict | UnsetType = "counts"


class Counting(Struct):
    best_of: int | UnsetType = 0
    one_a_day: bool | UnsetType = False
    least_events: int | UnsetType = 0
    ties: list[Tie] | UnsetType = field(
        default_factory=lambda: convert(["best-place"], type=list[Tie])
    )


class DayRow(Struct):
    day: int
    seconds: int
    players: Range
    over: float


class DealBoard(Struct):
    number: int
    method: str
    made: bool
    lines: list[DealLine]
    play_for: list[PayoutRow]
    play_on: bool
    figures: str | UnsetType = ""


class DealDocument(Struct):
    event: str
    currency: str
    method: str
    players: list[DealtPlayer]
    play_for_cents: list[int]
    total_cents: int
    cautions: list[ToldNote]
    icm_error: float
    bounty_model: str
    schema: Literal["shuffleup.deal/1"]


class DealQuestion(Struct):
    stacks: Annotated[
        list[Stack], Meta(description="chips of each player", min_length=1)
    ]
    payouts_cents: Annotated[
        list[PayoutsCent],
        Meta(description="the prizes left, best first, in cents", min_length=1),
    ]
    terms: DealWish | UnsetType = UNSET
    names: list[Name] | None | UnsetType = UNSET
    chips_in_play: ChipsInPlay | ChipsInPlay1 | None | UnsetType = UNSET
    bounties_cents: list[BountiesCent] | None | UnsetType = UNSET
    bounty_model: BountyModel | UnsetType = "proportional"
    event: Annotated[str, Meta(max_length=200)] | UnsetType = ""
    currency: Annotated[str, Meta(max_length=12)] | UnsetType = ""


class DealerChoice(Struct):
    vele: VeleRule | UnsetType = "libera"
    covered: CoveredRule | UnsetType = "libera"


class DealersPage(Struct):
    now: int
    day: str
    push: NextPush
    tables: list[DealtTable]
    resting: list[Resting]
    shifts: list[Shift]
    downs: list[Down]
    totals: list[DownTotal]
    names: dict[str, str]


class Delivery(Struct):
    number: int
    id: str
    event: str
    version: int
    made_at: int
    due_at: int
    tries: int
    state: JobState
    said: str


class DrawLine(Struct):
    version: int
    drawn: str
    table: int
    player: str
    seed: str
    label: str
    verdict: Verdict


class DrawsPage(Struct):
    version: int
    count: int
    holds: bool
    broken_at: int
    draws: list[DrawLine]


class DurationQuestion(Struct):
    entries: Entries2 | Entries3 | None | UnsetType = UNSET
    late: Annotated[int, Meta(ge=0)] | UnsetType = 0
    standing: PlayedSoFar | None | UnsetType = UNSET
    hands_per_hour: HandsPerHour | HandsPerHour1 | None | UnsetType = UNSET
    tables_per_relief: Annotated[int, Meta(ge=0)] | UnsetType = 4
    runs: Annotated[int, Meta(ge=1)] | UnsetType = 200
    seed: Annotated[int, Meta(ge=0)] | UnsetType = 1


class EditStructure(Struct, tag_field="type", tag="edit-structure"):
    structure: Structure
    reason: str


class EquityDocument(Struct):
    game: str
    board: str
    dead: str
    players: list[PlayerEquity]
    outcomes: int
    exact: bool
    seed: int
    schema: Literal["shuffleup.equity/1"]


class EvaluateQuestion(Struct):
    hands: Annotated[list[Hand1], Meta(max_length=23, min_length=1)]
    board: Annotated[str, Meta(max_length=60)] | UnsetType = ""
    game: str | UnsetType = "holdem"
    players: int | None | UnsetType = UNSET
    exception: StraightFlushException | None | UnsetType = UNSET
    own_cards: VeleOwnCards | None | UnsetType = UNSET


class EvaluatedHand(Struct):
    cards: str
    readings: list[Reading]


class EventDraws(Struct):
    event: str
    rows: int
    digest: str
    broken_at: int
    holds: bool
    draws: list[DrawLine]


class EventDurationQuestion(Struct):
    file: Annotated[
        str,
        Meta(
            description="what stands in an event file", max_length=200000, min_length=1
        ),
    ]
    expected: DurationQuestion | UnsetType = UNSET


class EventFileRequest(Struct):
    command_id: Annotated[
        str,
        Meta(
            description="the sender's; counts once",
            max_length=80,
            min_length=1,
            pattern="^[^\\x00-\\x1f\\x7f]*$",
        ),
    ]
    event_id: Annotated[
        str,
        Meta(
            description="letters a-z, digits and hyphens",
            pattern="^[a-z0-9][a-z0-9-]{0,39}$",
        ),
    ]
    file: Annotated[str, Meta(max_length=200, min_length=1)]
    text: Annotated[str, Meta(max_length=1000000)]
    slot: SlotRequest | None | UnsetType = UNSET


class EventForm(Struct):
    name: str
    rulebook: str
    structure: Literal["club", "turbo", "tour"] | UnsetType = "club"
    seats: int | UnsetType = 9
    currency: str | UnsetType = "EUR"
    buy_in_cents: int | UnsetType = 5000
    fee_cents: int | UnsetType = 1000
    stack: int | UnsetType = 10000
    places_paid: int | UnsetType = 5
    late_level: int | UnsetType = 0
    late_with_break: bool | UnsetType = False
    late_minutes: int | UnsetType = 0
    day_one_levels: int | UnsetType = 0
    late_until_day_two: bool | UnsetType = False
    early_cents: int | UnsetType = 0
    early_until: str | None | UnsetType = UNSET
    early_stack: int | UnsetType = 0
    re_entries: int | UnsetType = 0
    re_entry_cents: int | UnsetType = 0
    game: Literal["holdem", "italiana"] | UnsetType = "holdem"
    guarantee_cents: int | UnsetType = 0
    rebuy_cents: int | UnsetType = 0
    double_rebuy_cents: int | UnsetType = 0
    add_on_cents: int | UnsetType = 0
    rebuy_level: int | UnsetType = 4
    bounty_cents: int | UnsetType = 0
    bounty_is_choice: bool | UnsetType = False
    bounty_kind: Literal["fixed", "progressive", "mystery"] | UnsetType = "progressive"
    head_percent: int | UnsetType = 50
    bounty_unit_cents: int | UnsetType = 1
    odd_unit_to_head: bool | UnsetType = False
    envelopes_cents: list[int] | UnsetType = field(default_factory=list)
    prizes_in_kind: list[FormPrizeInKind] | UnsetType = field(default_factory=list)
    blinds_may_fall: bool | UnsetType = False
    league_cents: int | UnsetType = 0
    names: OfferNames | UnsetType = UNSET
    mystery_players: int | UnsetType = 0
    online: bool | UnsetType = False
    starts_at: int | UnsetType = 0
    bots: int | UnsetType = 0


class EventRequest(Struct):
    command_id: Annotated[
        str,
        Meta(
            description="the sender's; counts once",
            max_length=80,
            min_length=1,
            pattern="^[^\\x00-\\x1f\\x7f]*$",
        ),
    ]
    event_id: Annotated[
        str,
        Meta(
            description="letters a-z, digits and hyphens",
            pattern="^[a-z0-9][a-z0-9-]{0,39}$",
        ),
    ]
    form: EventForm
    slot: SlotRequest | None | UnsetType = UNSET
    levels: str | UnsetType = ""


class EventSimulationQuestion(Struct):
    file: Annotated[
        str,
        Meta(
            description="what stands in an event file", max_length=200000, min_length=1
        ),
    ]
    played: SimulationQuestion | UnsetType = UNSET


class ExchangeCard(Struct):
    seat: int
    pick: int
    by: Floor
    type: Literal["exchange-card"]


class ExposeCard(Struct):
    seat: int
    pick: int
    by: Floor
    type: Literal["expose-card"]
    card: int | UnsetType = 52


class FieldFacts(Struct):
    players: int
    places: list[PointsRow]
    notes: list[ToldNote] | UnsetType = field(default_factory=list)


class FileToOpen(Struct):
    event_id: Annotated[
        str,
        Meta(
            description="letters a-z, digits and hyphens",
            pattern="^[a-z0-9][a-z0-9-]{0,39}$",
        ),
    ]
    text: Annotated[str, Meta(max_length=1000000)] | UnsetType = ""
    file: (
        Annotated[
            str, Meta(description="for what is wrong in the text", max_length=200)
        ]
        | UnsetType
    ) = ""
    template: str | UnsetType = ""
    levels: str | UnsetType = ""
    changes: EventChanges | UnsetType = UNSET
    slot: SlotRequest | None | UnsetType = UNSET


class GameKey(Struct):
    variant: str
    limit: Limit


class GameToName(Struct):
    game: str
    limit: Limit


class GivePenalty(Struct, tag_field="type", tag="give-penalty"):
    player: str
    step: Penalty
    reason: str
    offence: str | UnsetType = ""
    hands: int | UnsetType = 0
    orbits: int | UnsetType = 0
    this_hand: bool | None | UnsetType = UNSET
    paid: bool | None | UnsetType = UNSET
    override: str | UnsetType = ""


class Happened(Struct):
    kind: str
    facts: list[list[Any]]
    seats: list[NewSeat]


class Health(Struct):
    name: str
    version: str
    now: int
    troubles: list[Trouble]
    backed_up: int | UnsetType = 0


class HeldPile(Struct):
    chair: int
    pile: Pile
    cards: list[int] | UnsetType = field(default_factory=list)


class Holder(Struct):
    staff: str | UnsetType = ""
    device: str | UnsetType = ""
    role: Role | None | UnsetType = UNSET
    name: str | UnsetType = ""
    events: list[str] | UnsetType = field(default_factory=list)


class HourRow(Struct):
    hour: int
    level: int
    players: Range
    tables: Range
    dealers: int
    over: float


class IcmDocument(Struct):
    players: list[PlayerWorth]
    prizes: float
    check: SelfCheck
    schema: Literal["shuffleup.icm/1"]
    bounty_model: str | UnsetType = ""
    bounty_error: float | UnsetType = 0.0


class Invitation(Struct):
    name: Annotated[
        str, Meta(max_length=80, min_length=1, pattern="^[^\\x00-\\x1f\\x7f]*$")
    ]
    role: Role


class Key(Struct):
    id: str
    kind: KeyKind
    holder: Holder
    made_by: str
    made_at: int
    seen_at: int
    ends_at: int


class LeagueChart(Struct):
    league: str
    season: str
    currency: str
    events: int
    closed: bool
    rows: list[LeagueRow]
    pot: SeasonPot
    months: list[MonthOfPot]


class LeagueLine(Struct):
    league_id: str
    name: str
    currency: str
    seasons: list[SeasonLine]


class LeagueOnPhone(Struct):
    league: str
    season: str
    players: int
    results: int
    counting: int
    least_events: int
    event_centipoints: int
    event_verdict: ScoreVerdict
    around: list[LeagueNeighbour]


class LeftAside(Struct):
    key: str
    why: LeftWhy
    count: int


class Link(Struct):
    link: str
    qr: str
    key: Key


class ListRequest(Struct):
    data: (
        Annotated[
            str,
            Meta(
                description="the file, in Base64",
                max_length=933332,
                min_length=0,
                pattern="^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$",
            ),
        ]
        | UnsetType
    ) = ""
    text: Annotated[str, Meta(max_length=700000)] | UnsetType = ""
    file: Annotated[str, Meta(max_length=200)] | UnsetType = "text"
    preview: bool | UnsetType = True
    columns: dict[ListColumn, ColumnsAdditionalProperty] | UnsetType = UNSET
    order: NameOrder | UnsetType = "first-name"
    heads: bool | None | UnsetType = UNSET
    said: (
        Annotated[
            dict[str, str],
            Meta(
                description="by name: an id of the register, or new", max_length=20000
            ),
        ]
        | UnsetType
    ) = UNSET
    rest_is_new: bool | UnsetType = False


class LogNews(Struct):
    command_id: str
    actor: str
    asked: Said
    led_to: list[Happened]
    type: Literal["log"]


class MadeWebhook(Struct):
    secret: str
    webhook: WebhookLine


class Marks(Struct):
    end: Range
    bubble: Range | None
    final_table: Range | None
    level: Range
    big_blinds: Range
    hands: Range


class MatchLine(Struct):
    key: str
    name: str
    verdict: MatchVerdict
    person: str
    may_be: list[MayBe]


class MoveCash(Struct, tag_field="type", tag="move-cash"):
    source: Account
    target: Account
    cents: int
    reason: str


class NameLike(Struct):
    name: str
    like: list[AlikeLine]


class Named(Struct):
    command_id: str
    said: Said


class NeedSeat(Struct, tag_field="type", tag="need-seat"):
    need: SeatNeed


class NewPerson(Struct):
    form: PersonForm
    although_alike: bool | UnsetType = False


class NewToken(Struct):
    name: Annotated[
        str, Meta(max_length=80, min_length=1, pattern="^[^\\x00-\\x1f\\x7f]*$")
    ]
    role: Role
    events: Annotated[list[Event], Meta(max_length=9)] | UnsetType = field(
        default_factory=list
    )
    days: Annotated[int, Meta(ge=1, le=3650)] | UnsetType = 365


class NewWebhook(Struct):
    name: Annotated[
        str, Meta(max_length=80, min_length=1, pattern="^[^\\x00-\\x1f\\x7f]*$")
    ]
    url: Annotated[str, Meta(max_length=1000, min_length=1)]
    role: Role | UnsetType = "display"
    events: Annotated[list[Event], Meta(max_length=9)] | UnsetType = field(
        default_factory=list
    )


class NextRace(Struct):
    removed: int
    lowest: int
    level: int
    due: bool
    rounding: RaceRounding
    from_dealer: bool
    rule: str


class Numbers(Struct):
    entries: int
    unique_players: int
    players: int
    waiting: int
    chips: int
    average_stack: int
    late_level: int
    late: Window | UnsetType = UNSET
    draw: int | UnsetType = 0


class OpeningLine(Struct):
    event_id: str
    name: str
    start: PlannedStart | None
    flight_of: str | UnsetType = ""


class OpeningsAnswer(Struct):
    opened: bool
    events: list[OpeningLine]
    left_out: list[str] | UnsetType = field(default_factory=list)


class OpeningsRequest(Struct):
    command_id: Annotated[
        str,
        Meta(
            description="the sender's; counts once",
            max_length=80,
            min_length=1,
            pattern="^[^\\x00-\\x1f\\x7f]*$",
        ),
    ]
    events: Annotated[list[FileToOpen], Meta(max_length=50, min_length=1)]
    preview: bool | UnsetType = False


class OwnPlace(Struct):
    line: EntrantLine
    chips: OwnChips | None
    queue: QueuePlace | None
    bounty_cents: int
    due_cents: int
    hands_to_miss: int


class PaidLine(Struct):
    kind: str
    at: int
    receipt: int
    payments: list[Payment]


class PaperOffer(Struct):
    paper: Paper
    title: str
    about: list[Subject]
    sizes: list[Size]
    marked: bool


class Papers(Struct):
    name: str
    public_name: str | UnsetType = ""
    country: str | UnsetType = ""
    card: str | UnsetType = ""
    email: str | UnsetType = ""
    phone: str | UnsetType = ""
    notes: str | UnsetType = ""
    consents: list[Consent] | UnsetType = field(default_factory=list)
    ban: PlayerBan | None | UnsetType = UNSET


class PapersPage(Struct):
    papers: list[PaperOffer]
    missing: str | UnsetType = ""
    mend: str | UnsetType = ""


class PayDebt(Struct, tag_field="type", tag="pay-debt"):
    player: str
    payments: list[Payment]


class PayPrize(Struct, tag_field="type", tag="pay-prize"):
    player: str
    payments: list[Payment]


class PayRefund(Struct, tag_field="type", tag="pay-refund"):
    player: str
    payments: list[Payment]


class PayoutChart(Struct):
    currency: str
    pool_cents: int
    rows: list[PayoutRow]
    places_paid: int
    until_money: int
    next_prize_cents: int


class PayoutPlan(Struct):
    table: Curve | Shares | FixedPrizes | Columns | Seats
    rounding_cents: int | UnsetType = 1
    min_cash_cents: int | UnsetType = 0
    in_kind: list[PrizeInKind] | UnsetType = field(default_factory=list)


class PayoutsDocument(Struct):
    entries: int
    pool_cents: int
    pool_known: bool
    source: Literal["curve", "own-shares", "fixed-prizes", "table"]
    places: list[PaidPlace]
    cautions: list[ToldNote]
    schema: Literal["shuffleup.payouts/1"]
    rule: str | UnsetType = ""
    entries_to: int | None | UnsetType = UNSET


class PayoutsQuestion(Struct):
    entries: Annotated[int, Meta(ge=1, le=1000000)]
    shape: CurveShape | BookShape | SharesShape | FixedShape | UnsetType = field(
        default_factory=lambda: convert(
            {"type": "curve", "places": 0, "first_basis_points": 0}, type=CurveShape
        )
    )
    buy_in_cents: BuyInCents | BuyInCents1 | None | UnsetType = UNSET
    pool_cents: PoolCents | PoolCents1 | None | UnsetType = UNSET
    min_cash_cents: MinCashCents | MinCashCents1 | None | UnsetType = UNSET
    unit_cents: Annotated[int, Meta(ge=1)] | UnsetType = 1


class PenaltyBook(Struct):
    rule: str
    scale: list[PenaltyStep]
    offences: list[str]
    lines: list[PenaltyLine]


class PenaltyPage(Struct):
    version: int
    book: PenaltyBook
    names: dict[str, str]


class Person(Struct):
    id: str
    name: str
    role: Role
    login: str
    has_password: bool
    has_pin: bool
    active: bool
    made_at: int
    damaged: bool | UnsetType = False


class PersonChange(Struct):
    name: Name3 | Name4 | None | UnsetType = UNSET
    role: Role | None | UnsetType = UNSET
    active: bool | None | UnsetType = UNSET


class PersonEdit(Struct):
    form: PersonForm
    seen: int
    reason: (
        Annotated[str, Meta(max_length=200, pattern="^[^\\x00-\\x1f\\x7f]*$")]
        | UnsetType
    ) = ""


class PlayerStanding(Struct):
    status: Literal["none", "entered", "in", "waiting", "out"]
    table: int | UnsetType = 0
    chair: int | UnsetType = 0
    place: int | UnsetType = 0
    prize_cents: int | UnsetType = 0
    games: list[GameToName] | UnsetType = field(default_factory=list)


class PointsBasis(Struct):
    league: str | None | UnsetType = UNSET
    table: str | None | UnsetType = UNSET
    formula: FormulaText | None | UnsetType = UNSET
    count: FieldCount | None | UnsetType = UNSET
    shared: SharedPlace | None | UnsetType = UNSET


class PointsDocument(Struct):
    rule: str
    fields: list[FieldFacts]
    season: LeagueChart | None
    notes: list[ToldNote]
    schema: Literal["shuffleup.points/1"]
    marks: list[MarkTold] | UnsetType = field(default_factory=list)


class PoolDivided(Struct):
    plan: PayoutPlan
    pool_cents: int
    ladder: list[int]
    settled: bool
    entry_cents: int
    tables: list[Columns]


class Preferences(Struct):
    vele: VeleRule | UnsetType = "libera"
    vele_always: bool | UnsetType = False
    covered: CoveredRule | UnsetType = "libera"
    covered_always: bool | UnsetType = False
    showing: ShowOrMuck | UnsetType = "ask"
    blind_next: BlindNext | UnsetType = "ask"


class PrizeBoard(Struct):
    chart: PayoutChart
    fixed: bool
    seat: SeatPrize | None | UnsetType = UNSET


class RaceChips(Struct, tag_field="type", tag="race-chips"):
    table: int
    piles: list[HeldPile] | UnsetType = field(default_factory=list)
    dealer: int | UnsetType = 0


class RaceDocument(Struct):
    removed: int
    lowest: int
    first: int
    rounding: str
    raced_for: int
    players: list[RacePlayer]
    added: int
    seed: str
    label: str
    schema: Literal["shuffleup.race/1"]


class RaceQuestion(Struct):
    stacks: Annotated[dict[str, StacksAdditionalProperty], Meta(min_length=1)]
    remove: int
    lowest: int
    first: int | None | UnsetType = UNSET
    rounding: RaceRounding | UnsetType = "up"
    seed: Seed | Seed1 | None | UnsetType = UNSET
    label: Annotated[str, Meta(max_length=200)] | UnsetType = "race"


class RegisteredPerson(Struct):
    id: str
    papers: Papers | None
    merged_into: str
    made_at: int
    changed_at: int
    changed_by: str


class ReplayDocument(Struct):
    schema: Literal["shuffleup.replay/1"]
    rulebook: str | UnsetType = ""
    hands: int | UnsetType = 0
    dealt: int | UnsetType = 0
    equal: int | UnsetType = 0
    without_stacks: list[str] | UnsetType = UNSET
    units: dict[str, str] | UnsetType = UNSET
    leniencies: list[LenientHand] | UnsetType = UNSET
    differences: list[StackDifference] | UnsetType = UNSET
    unfinished: list[str] | UnsetType = UNSET
    refused: list[RefusedAction] | UnsetType = UNSET
    unreadable: list[ErrorFacts] | UnsetType = UNSET


class Result(Struct):
    event_id: str
    day: str
    lines: list[ResultLine]
    buy_in_cents: int | UnsetType = 0
    pool_cents: int | UnsetType = 0
    players: int | UnsetType = 0
    entries: int | UnsetType = 0
    paid_places: int | UnsetType = 0
    venue: str | UnsetType = ""
    retained_cents: int | UnsetType = -1


class RoomTableLine(Struct):
    number: int
    dealer: str
    uses: list[TableUse]
    waits_for: list[str]
    listed: bool | UnsetType = True


class RoomTablesPage(Struct):
    tables: list[RoomTableLine]
    events: list[TakingEvent]


class RoundMark(Struct):
    state: TableState


class RoundTable(Struct):
    table: int
    state: TableState


class RuleDocument(Struct):
    language: str
    books: list[BookFacts]
    rules: list[RuleRow]
    schema: Literal["shuffleup.rule/1"]
    house: HouseFacts | None | UnsetType = UNSET


class RulingBookPage(Struct):
    rulings: list[RulingRow]
    found: int
    names: dict[str, str]


class Sanction(Struct):
    number: int
    player: str
    step: Penalty
    offence: str | UnsetType = ""
    hands: int | UnsetType = 0
    served: int | UnsetType = 0
    where: Where | UnsetType = UNSET
    ends_on: list[PenaltyFollows] | UnsetType = field(default_factory=list)
    lifted: bool | UnsetType = False
    origin: str | UnsetType = ""


class SanctionLine(Struct):
    sanction: SanctionedEvent
    name: str
    day: str
    players: int
    missing: list[str]


class ScenarioDocument(Struct):
    passed: bool
    scenarios: list[CaseFacts]
    schema: Literal["shuffleup.scenario/1"]
    language: str | UnsetType = "en"
    errors: list[ErrorFacts] | UnsetType = field(default_factory=list)


class Scoring(Struct):
    rule: PointsTable | PointsFormula
    field_: FieldCount | UnsetType = field(name="field", default="players")
    shared_place: SharedPlace | UnsetType = "best"
    day_two_points: int | UnsetType = 0
    participation_needed: bool | UnsetType = True
    paid: list[PaidItem] | UnsetType = field(default_factory=list)


class SeasonStanding(Struct):
    player: str
    centipoints: int
    best_place: int
    scores: list[CountedScore]
    rank: int | UnsetType = 0
    shared_by: int | UnsetType = 1
    adjusted_centipoints: int | UnsetType = 0


class SeasonTerms(Struct):
    scoring: Scoring
    counting: Counting | UnsetType = UNSET
    retained_basis_points: int | UnsetType = 0
    shares: list[int] | UnsetType = field(default_factory=list)
    final: FinalTerms | NoFinal | UnsetType = field(
        default_factory=lambda: convert({"type": "no-final"}, type=FinalTerms)
    )
    masters: bool | UnsetType = False
    cites: list[Cite] | UnsetType = field(default_factory=list)
    overruled: list[OverruledItem] | UnsetType = field(default_factory=list)


class SeatingPage(Struct):
    version: int
    order: list[int]
    due: bool
    breaking: Breaking | None
    needs: list[SeatNeed]


class SeatsPage(Struct):
    version: int
    now: int
    counted: bool
    seats: list[WallSeat]
    names: dict[str, str]


class SessionPage(Struct):
    way: Credential
    name: str
    role: Role
    device: str
    person: Person | None
    rights: list[str]
    commands: list[str]


class SetPayouts(Struct, tag_field="type", tag="set-payouts"):
    plan: PayoutPlan
    reason: str


class SetStakes(Struct):
    stakes: Stakes
    by: Floor
    type: Literal["set-stakes"]


class SimulateDocument(Struct):
    version: str
    seed: int
    runs: int
    done: int
    event: SimulatedEvent
    marks: Marks
    before: Range | None
    hours: list[HourRow]
    styles: list[StyleRow]
    replays: Replays
    lines: list[RunLine]
    schema: Literal["shuffleup.simulate/1"]


class SoldLine(Struct):
    kind: str
    number: int
    cents: int
    fee_cents: int
    price: str
    at: int
    receipt: int
    payments: list[Payment]
    taken_back: TakenBack | None | UnsetType = UNSET


class StaffPage(Struct):
    staff: list[Person]
    keys: list[Key]
    void_pins: list[str]


class StructureDocument(Struct):
    entries: int
    stack: int
    hours: float
    seats: int
    hands_per_hour: float
    denominations: list[int]
    minutes: int
    levels: list[SuggestedLevel]
    runs: int
    seed: int
    marks: Marks
    hours_ahead: list[HourRow]
    model: Diffusion
    schema: Literal["shuffleup.structure/1"]


class TableCard(Struct):
    table: int
    hand: int
    button: int
    small_blind: int
    big_blind: int
    halted: bool
    seats: list[SeatCard]
    game: TableGame | None | UnsetType = UNSET
    button_known: bool | UnsetType = True


class TableView(Struct):
    hand: int
    game: GameKey | None
    phase: str
    button: int
    board: list[str]
    pot: int
    players: list[AtTheTable]
    clocks: list[RunningTime]
    won: list[Winnings]


class TakeTickets(Struct, tag_field="type", tag="take-tickets"):
    batch: TicketBatch


class TdtSummary(Struct):
    head: TdtHead
    counts: TdtCounts
    money: TdtMoney
    notes: list[Note]
    left: list[LeftAside]


class TicketsPage(Struct):
    today: str
    tickets: list[RoomTicket]
    names: dict[str, str]
    accounts: list[TicketAccount]
    closes: bool
    waiting: list[WonSeats]


class Token(Struct):
    secret: str
    key: Key


class ToldAgainNews(Struct):
    version: int
    news: list[
        OpeningNews
        | EntryNews
        | AlternateNews
        | RegistrationNews
        | StartNews
        | LevelNews
        | BreakNews
        | ClockNews
        | StructureNews
        | HandForHandNews
        | DayNews
        | TableNews
        | SeatNews
        | CallNews
        | BustNews
        | PlaceNews
        | SeatWonNews
        | PayoutNews
        | DealNews
        | PlayEndNews
        | AwardNews
        | LogNews
    ]
    type: Literal["told-again"]


class Transcript(Struct):
    schema: Literal["shuffleup.transcript/1"]
    label: str
    items: list[int]
    seed_hash: str
    client_seeds: list[str]
    root: str
    openings: list[FieldShownOpening]
    server_seed: str | None | UnsetType = UNSET


class VerifyDocument(Struct):
    label: str
    root: str
    holds: bool
    openings: list[CheckedOpening]
    order: bool | None
    schema: Literal["shuffleup.verify/1"]
    draws: list[EventDraws] | UnsetType = field(default_factory=list)
    twice: list[int] | UnsetType = field(default_factory=list)


class WallLook(Struct):
    theme: WallTheme | UnsetType = "dark"
    background: (
        Annotated[str, Meta(description="as #0a1410", pattern="^(#[0-9a-fA-F]{6})?$")]
        | UnsetType
    ) = ""
    ink: (
        Annotated[str, Meta(description="as #0a1410", pattern="^(#[0-9a-fA-F]{6})?$")]
        | UnsetType
    ) = ""
    accent: (
        Annotated[str, Meta(description="as #0a1410", pattern="^(#[0-9a-fA-F]{6})?$")]
        | UnsetType
    ) = ""
    logo: Annotated[str, Meta(max_length=32)] | UnsetType = ""
    picture: Annotated[str, Meta(max_length=32)] | UnsetType = ""


class WallRequest(Struct):
    event: Annotated[str, Meta(max_length=120)] | UnsetType = ""
    shows: WallShows | UnsetType = "clock"
    language: Language | None | UnsetType = UNSET
    look: WallLook | UnsetType = UNSET
    sounds: WallSounds | UnsetType = UNSET


class WallView(Struct):
    event: EventHead
    mood: str
    clock: ClockView
    numbers: Numbers
    prizes: PrizeBoard
    structure: list[StepLine]
    seats: list[SeatEntry]
    out: list[StandingLine]
    bounties: BountyBoard | None | UnsetType = UNSET
    deal: DealBoard | None | UnsetType = UNSET


class Acknowledged(Struct):
    event_id: str
    version: int
    command_id: str
    repeated: bool
    asked: Said
    led_to: list[Happened]
    names: dict[str, str]


class Ask(Struct):
    prompt: Prompt
    asked_at: int
    acts: list[str]
    call: int | UnsetType = 0
    min_to: int | UnsetType = 0
    max_to: int | UnsetType = 0
    picks: list[int] | UnsetType = field(default_factory=list)
    layout: DealerChoice | None | UnsetType = UNSET
    rule: str | UnsetType = ""


class AuditLine(Struct):
    version: int
    command_id: str
    at: int
    actor: str
    asked: Said
    led_to: list[Happened]
    undone_by: int | UnsetType = 0
    changed_by: int | UnsetType = 0
    about: Said | None | UnsetType = UNSET


class Bulletin(Struct):
    event: str
    version: int
    at: int
    news: list[
        OpeningNews
        | EntryNews
        | AlternateNews
        | RegistrationNews
        | StartNews
        | LevelNews
        | BreakNews
        | ClockNews
        | StructureNews
        | HandForHandNews
        | DayNews
        | TableNews
        | SeatNews
        | CallNews
        | BustNews
        | PlaceNews
        | SeatWonNews
        | PayoutNews
        | DealNews
        | PlayEndNews
        | AwardNews
        | LogNews
        | TakenBackNews
        | CountsAgainNews
        | ToldAgainNews
    ]
    names: dict[str, str]


class CalendarLine(Struct):
    event: EventHead
    numbers: Numbers
    version: int
    slot: PlannedStart
    starts_at: int
    state: str
    tables: int
    part: PartLine | None


class CalendarPage(Struct):
    now: int
    today: str
    time: str
    zone: str
    events: list[CalendarLine]
    past: int


class CarriedConduct(Struct):
    source: str
    sanctions: list[Sanction] | UnsetType = field(default_factory=list)
    bans: list[Ban] | UnsetType = field(default_factory=list)
    removed: list[str] | UnsetType = field(default_factory=list)


class CarryConduct(Struct, tag_field="type", tag="carry-conduct"):
    conduct: CarriedConduct


class ChipsPage(Struct):
    version: int
    chips: list[ChipSetLine]
    colour_ups: list[ColourUpLine]
    race: NextRace | None
    proof: ChipsProof
    tables: list[TableChips]
    bags: list[BagLine]


class DecisionFacts(Struct):
    key: str
    text: str
    act: str
    chips: Chips
    rule: str
    overrules: bool
    author: str
    reason: str
    remedy: list[
        KillHand
        | RestoreHand
        | SetBet
        | SetTurn
        | HoldSeat
        | GiveCard
        | ExchangeCard
        | TakeBack
        | RebuildStub
        | ExposeCard
        | SetBoard
        | SetStakes
        | VoidHand
        | AwardPot
        | CorrectAward
        | TakeChips
    ]
    sentence: str


class DurationDocument(Struct):
    event: ForecastOf
    begun: bool
    runs: int
    seed: int
    marks: Marks
    hours: list[HourRow]
    days: list[DayRow]
    notes: list[ToldNote]
    model: Diffusion
    schema: Literal["shuffleup.duration/1"]


class EvaluateDocument(Struct):
    game: str
    board: str
    hands: list[EvaluatedHand]
    schema: Literal["shuffleup.evaluate/1"]
    verdict: Literal["wins", "speaks first"] | UnsetType = "wins"
    players: int | None | UnsetType = UNSET
    why: Why | None | UnsetType = UNSET
    language: str | UnsetType = "en"


class EveningAnswer(Struct):
    written: bool
    repeated: bool
    start: PlannedStart
    evening: TdtSummary
    players: list[MatchLine]
    undecided: Refusal | None
    event_file: str
    notes: list[ToldNote]


class EventLine(Struct):
    event: EventHead
    numbers: Numbers
    version: int


class EventOnPhone(Struct):
    event: EventHead
    clock: ClockView
    numbers: Numbers
    prizes: PrizeBoard


class FederationPage(Struct):
    today: str
    clubs: list[ClubLine]
    members: list[MemberLine]
    found: int
    events: list[SanctionLine]


class FloorView(Struct):
    event: EventHead
    clock: ClockView
    numbers: Numbers
    tables: list[TableCard]
    entrants: list[EntrantLine]
    advice: list[Advice]
    prizes: PrizeBoard
    selling: Selling
    deal: DealBoard | None


class Keys(Struct):
    undo: Named | None
    redo: Named | None


class ListAnswer(Struct):
    written: bool
    columns: dict[str, int]
    people: list[MatchLine]
    completed: int
    left: list[UntakenRow]
    notes: list[ToldNote]
    undecided: Refusal | None


class LobbyLine(Struct):
    event: EventHead
    numbers: Numbers
    seats: int
    buy_in_cents: int
    fee_cents: int
    starts_at: int
    bots: int
    mine: bool


class MoneyPage(Struct):
    version: int
    ledger: LedgerReport
    closes: bool
    cash: list[CashLine]
    counts: list[CountLine]
    pool: PoolDivided
    bounties: BountySheet | None
    names: dict[str, str]


class NamedWall(Struct):
    name: str
    event: str | UnsetType = ""
    shows: WallShows | UnsetType = "clock"
    language: Language | None | UnsetType = UNSET
    look: WallLook | UnsetType = UNSET
    sounds: WallSounds | UnsetType = UNSET
    said: WallSaying | None | UnsetType = UNSET


class OpenSeason(Struct, tag_field="type", tag="open-season"):
    season: str
    terms: SeasonTerms


class OwnSeat(Struct):
    chair: int
    cards: list[str]
    sitting_out: bool
    bank_us: int
    preferences: Preferences


class PersonSheet(Struct):
    person: RegisteredPerson
    ids: list[str]
    banned: bool
    alike: list[AlikeLine]
    account: str
    visits: list[Visit]
    trail: list[RecordTrace]
    names: dict[str, str]


class PhonePage(Struct):
    version: int
    now: int
    view: EventOnPhone
    own: OwnPlace | None
    again: Again | None
    hours: RoomHours
    names: dict[str, str]
    results: list[PhonePlace]
    leagues: list[LeagueOnPhone]


class PlayerAct(Struct):
    do: (
        Literal[
            "fold",
            "check",
            "call",
            "raise-to",
            "show",
            "muck",
            "discard",
            "turn-up",
            "post-blind",
            "deal-cards",
            "parol",
            "join",
            "decline",
            "choose-layout",
        ]
        | Literal["sit-out", "come-back", "set-preferences", "choose-game"]
    )
    asked_at: int | UnsetType = 0
    to: Annotated[int, Meta(ge=0, le=1000000000000000)] | UnsetType = 0
    picks: Annotated[list[int], Meta(max_length=10)] | UnsetType = field(
        default_factory=list
    )
    preferences: Preferences | None | UnsetType = UNSET
    layout: DealerChoice | None | UnsetType = UNSET
    game: Annotated[str, Meta(max_length=40)] | UnsetType = ""
    limit: Limit | None | UnsetType = UNSET


class PlayerMoney(Struct):
    version: int
    sold: list[SoldLine]
    paid: list[PaidLine]
    due: PlayerDue
    drawers: list[DrawerLine]
    terms: TicketTerms
    names: dict[str, str]


class PointsQuestion(Struct):
    basis: PointsBasis
    players: Annotated[list[Player], Meta(max_length=20)] | UnsetType = field(
        default_factory=list
    )
    buy_in_cents: Annotated[int, Meta(ge=0, le=1000000000000000)] | UnsetType = 0
    counting: Counting | None | UnsetType = UNSET
    results: list[Result] | UnsetType = field(default_factory=list)
    final: Result | None | UnsetType = UNSET
    currency: Annotated[str, Meta(max_length=12)] | UnsetType = "EUR"


class PrintedLeague(Struct):
    key: str
    terms: SeasonTerms


class PublicPage(Struct):
    version: int
    now: int
    hours: RoomHours
    view: EventOnPhone
    stacks: list[PublicStack]
    places: list[PublicPlace]
    moments: list[PublicMoment]


class RailAnswer(Struct):
    now: int
    as_of: int
    table: TableView
    names: dict[str, str]


class RoundBoard(Struct):
    number: int
    tables: list[RoundTable]
    rule: str
    one_by_one: bool


class RulingFacts(Struct):
    key: str
    player: str
    act: str
    chips: Chips
    rules: list[str]
    options: list[ChoiceFacts]
    penalty: str
    pending: list[str]
    facts: dict[str, int | str]
    remedy: list[
        KillHand
        | RestoreHand
        | SetBet
        | SetTurn
        | HoldSeat
        | GiveCard
        | ExchangeCard
        | TakeBack
        | RebuildStub
        | ExposeCard
        | SetBoard
        | SetStakes
        | VoidHand
        | AwardPot
        | CorrectAward
        | TakeChips
    ]
    sentences: list[str]
    others: list[ChoiceFacts] | UnsetType = field(default_factory=list)
    decision: DecisionFacts | None | UnsetType = UNSET


class SeasonPage(Struct):
    chart: LeagueChart
    terms: SeasonTerms
    standings: list[SeasonStanding]
    events: list[TakenEvent]
    adjustments: list[Adjustment]


class SeatPage(Struct):
    table: TableView
    own: OwnSeat
    ask: Ask | None


class SeatRequest(Struct):
    command_id: Annotated[
        str,
        Meta(
            description="the sender's; counts once",
            max_length=80,
            min_length=1,
            pattern="^[^\\x00-\\x1f\\x7f]*$",
        ),
    ]
    act: PlayerAct


class TakeFlight(Struct, tag_field="type", tag="take-flight"):
    closed: ClosedFlight
    conduct: CarriedConduct


class WallPage(Struct):
    version: int
    now: int
    view: WallView
    calls: list[Call]
    hours: RoomHours
    shot_clock: ShotClockTime | None
    envelopes: list[Envelopes]
    names: dict[str, str]


class AnswerFacts(Struct):
    rulebook: str
    kind: str
    group: int
    text: str
    rule: str | UnsetType = ""
    ruling: RulingFacts | None | UnsetType = UNSET


class AtTables(Struct):
    round: RoundBoard | None
    calls: list[FloorCall]
    called_time: CalledTime
    shot_clock: ShotClockTime | None


class Audit(Struct):
    lines: list[AuditLine]
    undo: Named | None
    redo: Named | None
    people: dict[str, list[int]]


class AuditPage(Struct):
    audit: Audit
    names: dict[str, str]
    devices: dict[str, str]
    reasons: dict[str, str]
    tokens: list[TokenMade]
    vouchers: dict[str, str]
    alone: list[int]


class CommandRequest(Struct):
    command_id: Annotated[
        str,
        Meta(
            description="the sender's; counts once",
            max_length=80,
            min_length=1,
            pattern="^[^\\x00-\\x1f\\x7f]*$",
        ),
    ]
    command: (
        Register
        | DrawSeats
        | DrawAgain
        | StartEvent
        | StartRound
        | CloseRound
        | AdvanceLevel
        | RaceChips
        | MovePlayer
        | BreakTable
        | RedrawFinalTable
        | AwardPrizes
        | PauseClock
        | ResumeClock
        | SetTimeLeft
        | SetLevel
        | SettleTime
        | EditStructure
        | AnnounceHandForHand
        | EndHandForHand
        | HoldAllIn
        | ReleaseTable
        | DrawLastHands
        | StartDay
        | AnnounceClosing
        | UseTimeBank
        | ResetTimeBanks
        | NeedSeat
        | EndSeatNeed
        | CorrectSeat
        | MarkAbsent
        | MarkPresent
        | VoidClaim
        | PublishBreakOrder
        | AssignTables
        | HaltTable
        | LetTablePlay
        | BalanceTables
        | DrawButtons
        | RedrawSeats
        | GivePenalty
        | LiftPenalty
        | RedealHand
        | ForfeitChips
        | RetirePlayer
        | CountChips
        | BagStacks
        | ColourUp
        | ExchangeFound
        | TakeInStray
        | NameKnockOut
        | PutBounty
        | RecordCheck
        | SellEntry
        | SurrenderStack
        | SeatAlternates
        | ReleaseAlternate
        | Rebuy
        | DeclineRebuy
        | BuyAddOn
        | PayDebt
        | VoidEntry
        | VoidPurchase
        | PayRefund
        | PayPrize
        | MoveCash
        | CountCash
        | CloseRegistration
        | TakeTickets
        | SetPayouts
        | ProposeDeal
        | AgreeToDeal
        | DropDeal
        | HandOverSeats
        | RelieveDealer
        | CloseFlight
        | TakeFlight
        | CarryConduct
        | ReportBust
        | PlaceButton
        | ChooseGame
        | CountHands
        | Undo
        | Redo
    )
    reason: (
        Annotated[
            str,
            Meta(
                description="why, for the log",
                max_length=200,
                pattern="^[^\\x00-\\x1f\\x7f]*$",
            ),
        ]
        | UnsetType
    ) = ""
    seen: Annotated[int, Meta(ge=0, le=9007199254740992)] | UnsetType = 0
    second: Second | None | UnsetType = UNSET


class FloorPage(Struct):
    version: int
    now: int
    view: FloorView
    keys: Keys
    calls: list[Call]
    same_address: list[SameAddress]
    at_tables: AtTables
    names: dict[str, str]


class LeaguePage(Struct):
    version: int
    league_id: str
    name: str
    currency: str
    seasons: list[SeasonPage]
    finished: list[WaitingEvent]
    names: dict[str, str]


class LeagueRequest(Struct):
    command_id: Annotated[
        str,
        Meta(
            description="the sender's; counts once",
            max_length=80,
            min_length=1,
            pattern="^[^\\x00-\\x1f\\x7f]*$",
        ),
    ]
    command: (
        FoundLeague
        | OpenSeason
        | TakeEvent
        | TakeEventAgain
        | StrikeResult
        | AdjustPoints
        | BreakTie
        | PayMasters
        | CloseSeason
        | ReopenSeason
    )
    reason: (
        Annotated[
            str,
            Meta(
                description="why, for the log",
                max_length=200,
                pattern="^[^\\x00-\\x1f\\x7f]*$",
            ),
        ]
        | UnsetType
    ) = ""


class LeaguesPage(Struct):
    leagues: list[LeagueLine]
    printed: list[PrintedLeague]


class Offers(Struct):
    commands: Annotated[
        list[
            Register
            | DrawSeats
            | DrawAgain
            | StartEvent
            | StartRound
            | CloseRound
            | AdvanceLevel
            | RaceChips
            | MovePlayer
            | BreakTable
            | RedrawFinalTable
            | AwardPrizes
            | PauseClock
            | ResumeClock
            | SetTimeLeft
            | SetLevel
            | SettleTime
            | EditStructure
            | AnnounceHandForHand
            | EndHandForHand
            | HoldAllIn
            | ReleaseTable
            | DrawLastHands
            | StartDay
            | AnnounceClosing
            | UseTimeBank
            | ResetTimeBanks
            | NeedSeat
            | EndSeatNeed
            | CorrectSeat
            | MarkAbsent
            | MarkPresent
            | VoidClaim
            | PublishBreakOrder
            | AssignTables
            | HaltTable
            | LetTablePlay
            | BalanceTables
            | DrawButtons
            | RedrawSeats
            | GivePenalty
            | LiftPenalty
            | RedealHand
            | ForfeitChips
            | RetirePlayer
            | CountChips
            | BagStacks
            | ColourUp
            | ExchangeFound
            | TakeInStray
            | NameKnockOut
            | PutBounty
            | RecordCheck
            | SellEntry
            | SurrenderStack
            | SeatAlternates
            | ReleaseAlternate
            | Rebuy
            | DeclineRebuy
            | BuyAddOn
            | PayDebt
            | VoidEntry
            | VoidPurchase
            | PayRefund
            | PayPrize
            | MoveCash
            | CountCash
            | CloseRegistration
            | TakeTickets
            | SetPayouts
            | ProposeDeal
            | AgreeToDeal
            | DropDeal
            | HandOverSeats
            | RelieveDealer
            | CloseFlight
            | TakeFlight
            | CarryConduct
            | ReportBust
            | PlaceButton
            | ChooseGame
            | CountHands
            | Undo
            | Redo
        ],
        Meta(max_length=200),
    ]


class QuestionFacts(Struct):
    file: str
    line: int
    title: str
    case: str
    answers: list[AnswerFacts]
    told: str | UnsetType = ""
    as_scenario: list[str] | UnsetType = field(default_factory=list)


class RulingDocument(Struct):
    language: str
    questions: list[QuestionFacts]
    schema: Literal["shuffleup.ruling/1"]
    errors: list[ErrorFacts] | UnsetType = field(default_factory=list)


class SeatAnswer(Struct):
    version: int
    table_version: int
    now: int
    event: EventHead
    numbers: Numbers
    clock: ClockView
    me: PlayerStanding
    seat: SeatPage | None
    names: dict[str, str]


class CompareDocument(Struct):
    language: str
    books: list[str]
    questions: list[QuestionFacts]
    schema: Literal["shuffleup.compare/1"]
    errors: list[ErrorFacts] | UnsetType = field(default_factory=list)
