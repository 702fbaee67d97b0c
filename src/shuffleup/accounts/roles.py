"""Roles, and the one table of what each may do and see. What is in no row is allowed to nobody."""

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import TypeAlias

from msgspec import Struct

from shuffleup.accounts import news as n
from shuffleup.tournament.undo import Redo, Undo
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.bounties import NameKnockOut, PutBounty
from shuffleup.tournament.words.chips import BagStacks, ColourUp, CountChips, ExchangeFound, TakeInStray
from shuffleup.tournament.words.clock import (
    AnnounceClosing,
    AnnounceHandForHand,
    DrawLastHands,
    EditStructure,
    EndHandForHand,
    HoldAllIn,
    PauseClock,
    ReleaseTable,
    ResetTimeBanks,
    ResumeClock,
    SetTimeLeft,
    StartDay,
    UseTimeBank,
)
from shuffleup.tournament.words.conduct import ForfeitChips, GivePenalty, LiftPenalty, RedealHand, RetirePlayer
from shuffleup.tournament.words.doubt import SetLevel, SettleTime
from shuffleup.tournament.words.entry import (
    BuyAddOn,
    CloseRegistration,
    DeclineRebuy,
    Rebuy,
    RecordCheck,
    ReleaseAlternate,
    SeatAlternates,
    SellEntry,
    SurrenderStack,
    VoidEntry,
    VoidPurchase,
)
from shuffleup.tournament.words.flights import CarryConduct, CloseFlight, TakeFlight
from shuffleup.tournament.words.live import ChooseGame, CountHands, PlaceButton, RelieveDealer, ReportBust
from shuffleup.tournament.words.money import (
    CountCash,
    MoveCash,
    PayDebt,
    PayPrize,
    PayRefund,
    TakeTickets,
)
from shuffleup.tournament.words.prizes import AgreeToDeal, DropDeal, HandOverSeats, ProposeDeal, SetPayouts
from shuffleup.tournament.words.seats import (
    AssignTables,
    BalanceTables,
    CorrectSeat,
    DrawButtons,
    EndSeatNeed,
    HaltTable,
    LetTablePlay,
    MarkAbsent,
    MarkPresent,
    NeedSeat,
    PublishBreakOrder,
    RedrawSeats,
    VoidClaim,
)


class Role(Enum):
    """What a user is to the room."""

    OWNER = "owner"
    DIRECTOR = "director"
    FLOOR = "floor"
    CASHIER = "cashier"
    DEALER = "dealer"
    PLAYER = "player"
    DISPLAY = "display"
    AUDITOR = "auditor"


class Right(Enum):
    """Something that can be done or seen apart from the commands of an event."""

    ASK_QUESTIONS = "ask-questions"
    SEE_EVENTS = "see-events"
    SEE_FLOOR = "see-floor"
    SEE_WALL = "see-wall"
    SEE_FORECAST = "see-forecast"
    SEE_AUDIT = "see-audit"
    SEE_METRICS = "see-metrics"
    GIVE_COMMANDS = "give-commands"
    OPEN_EVENTS = "open-events"
    IMPORT_EVENTS = "import-events"
    EXPORT_EVENTS = "export-events"
    TAKE_PACKS = "take-packs"
    PLAN_EVENTS = "plan-events"
    SEE_TICKETS = "see-tickets"
    KEEP_TICKETS = "keep-tickets"
    GIVE_TICKETS = "give-tickets"
    KEEP_TABLES = "keep-tables"
    KEEP_TEMPLATES = "keep-templates"
    KEEP_WALLS = "keep-walls"
    MARK_SEATS_READ = "mark-seats-read"
    MARK_ROUNDS = "mark-rounds"
    CALL_FLOOR = "call-floor"
    PLAY_ONLINE = "play-online"
    WATCH_TABLES = "watch-tables"
    SEE_OWN_SEAT = "see-own-seat"
    LINK_PHONES = "link-phones"
    SEE_HANDS = "see-hands"
    SEE_STAFF = "see-staff"
    KEEP_STAFF = "keep-staff"
    PAIR_DEVICES = "pair-devices"
    KEEP_TOKENS = "keep-tokens"
    SEE_PEOPLE = "see-people"
    KEEP_PEOPLE = "keep-people"
    MERGE_PEOPLE = "merge-people"
    SEE_BANS = "see-bans"
    KEEP_BANS = "keep-bans"
    IMPORT_PEOPLE = "import-people"
    EXPORT_PEOPLE = "export-people"
    ERASE_PEOPLE = "erase-people"
    INVITE_PLAYERS = "invite-players"
    HEAR_NEWS = "hear-news"
    KEEP_WEBHOOKS = "keep-webhooks"
    ALLOW_HOSTS = "allow-hosts"
    VOUCH = "vouch"


Roles: TypeAlias = frozenset[Role]

LEAD: Roles = frozenset((Role.OWNER, Role.DIRECTOR))
ROOM: Roles = LEAD | {Role.FLOOR}
MONEY: Roles = ROOM | {Role.CASHIER}
TABLES: Roles = ROOM | {Role.DEALER}
STAFF: Roles = MONEY | TABLES
ONLOOKERS: Roles = STAFF | {Role.DISPLAY, Role.AUDITOR}

RIGHTS: Mapping[Right, Roles] = MappingProxyType(
    {
        Right.ASK_QUESTIONS: frozenset(Role),
        Right.SEE_EVENTS: ONLOOKERS,
        Right.SEE_FLOOR: STAFF | {Role.AUDITOR},
        Right.SEE_WALL: ONLOOKERS,
        Right.SEE_FORECAST: ROOM | {Role.DISPLAY, Role.AUDITOR},
        Right.SEE_AUDIT: MONEY | {Role.AUDITOR},
        Right.SEE_METRICS: LEAD | {Role.DISPLAY, Role.AUDITOR},
        Right.GIVE_COMMANDS: STAFF,
        Right.OPEN_EVENTS: LEAD,
        Right.IMPORT_EVENTS: LEAD,
        Right.EXPORT_EVENTS: LEAD | {Role.AUDITOR},
        Right.TAKE_PACKS: ROOM,
        Right.PLAN_EVENTS: ROOM,
        Right.SEE_TICKETS: MONEY | {Role.AUDITOR},
        Right.KEEP_TICKETS: MONEY,
        Right.GIVE_TICKETS: ROOM,
        Right.KEEP_TABLES: ROOM,
        Right.KEEP_TEMPLATES: LEAD,
        Right.KEEP_WALLS: ROOM,
        Right.MARK_SEATS_READ: ROOM,
        Right.MARK_ROUNDS: TABLES,
        Right.CALL_FLOOR: TABLES,
        Right.PLAY_ONLINE: frozenset((Role.PLAYER,)),
        Right.WATCH_TABLES: ONLOOKERS | {Role.PLAYER},
        Right.SEE_OWN_SEAT: frozenset((Role.PLAYER,)),
        Right.LINK_PHONES: MONEY,
        Right.SEE_HANDS: frozenset((Role.PLAYER, Role.AUDITOR)),
        Right.SEE_STAFF: ROOM | {Role.AUDITOR},
        Right.KEEP_STAFF: LEAD,
        Right.PAIR_DEVICES: ROOM,
        Right.KEEP_TOKENS: LEAD,
        Right.SEE_PEOPLE: MONEY | {Role.AUDITOR},
        Right.KEEP_PEOPLE: MONEY,
        Right.MERGE_PEOPLE: ROOM,
        Right.SEE_BANS: ROOM | {Role.AUDITOR},
        Right.KEEP_BANS: LEAD,
        Right.IMPORT_PEOPLE: ROOM,
        Right.EXPORT_PEOPLE: LEAD,
        Right.ERASE_PEOPLE: LEAD,
        Right.INVITE_PLAYERS: ROOM,
        Right.HEAR_NEWS: ONLOOKERS | {Role.PLAYER},
        Right.KEEP_WEBHOOKS: LEAD,
        Right.ALLOW_HOSTS: frozenset((Role.OWNER,)),
        Right.VOUCH: ROOM,
    }
)
"""Who may do or see what. ``COMMANDS`` says which commands each role may give."""

_BY: Mapping[Roles, tuple[type[Struct], ...]] = {
    LEAD: (
        *(c.OpenEvent, c.DrawAgain, c.AwardPrizes, EditStructure, SetPayouts, AnnounceClosing, ForfeitChips),
        *(TakeFlight, CloseFlight, CarryConduct, StartDay, ResetTimeBanks),
    ),
    ROOM: (
        *(c.Register, c.DrawSeats, c.StartEvent, c.StartRound, c.CloseRound, c.AdvanceLevel, c.RaceChips, c.MovePlayer),
        *(c.BreakTable, c.RedrawFinalTable, PauseClock, ResumeClock, SetTimeLeft, AnnounceHandForHand, EndHandForHand),
        *(SetLevel, SettleTime),
        *(DrawLastHands, NeedSeat, EndSeatNeed, CorrectSeat, VoidClaim, PublishBreakOrder, HaltTable, LetTablePlay),
        AssignTables,
        *(BalanceTables, DrawButtons, RedrawSeats, GivePenalty, LiftPenalty, RedealHand, RetirePlayer, BagStacks),
        *(ColourUp, ExchangeFound, TakeInStray, ProposeDeal, AgreeToDeal, DropDeal, HandOverSeats, CloseRegistration),
        Redo,
    ),
    STAFF: (Undo,),
    MONEY: (
        *(RecordCheck, SellEntry, SurrenderStack, SeatAlternates, ReleaseAlternate, Rebuy, DeclineRebuy),
        *(BuyAddOn, PayDebt, VoidEntry, VoidPurchase, PayRefund, PayPrize, MoveCash, CountCash, TakeTickets, PutBounty),
    ),
    TABLES: (
        *(ReportBust, PlaceButton, ChooseGame, CountHands, CountChips, NameKnockOut, RelieveDealer),
        *(HoldAllIn, ReleaseTable, UseTimeBank, MarkAbsent, MarkPresent),
    ),
}

COMMANDS: Mapping[type[Struct], Roles] = MappingProxyType({kind: who for who, kinds in _BY.items() for kind in kinds})
"""Which roles may give which command to an event."""

_HEARD_BY: Mapping[Roles, tuple[type[Struct], ...]] = {
    RIGHTS[Right.HEAR_NEWS]: (
        *(n.OpeningNews, n.RegistrationNews, n.StartNews, n.LevelNews, n.BreakNews, n.ClockNews, n.StructureNews),
        *(n.HandForHandNews, n.DayNews, n.PlayEndNews, n.PlaceNews, n.SeatWonNews, n.AwardNews),
        *(n.TakenBackNews, n.CountsAgainNews, n.ToldAgainNews),
    ),
    RIGHTS[Right.SEE_FLOOR] | {Role.PLAYER}: (n.SeatNews,),
    RIGHTS[Right.SEE_WALL]: (n.CallNews, n.PayoutNews, n.DealNews),
    RIGHTS[Right.SEE_FLOOR]: (n.EntryNews, n.AlternateNews, n.TableNews, n.BustNews),
    RIGHTS[Right.SEE_AUDIT]: (n.LogNews,),
}

NEWS: Mapping[type[Struct], Roles] = MappingProxyType({kind: who for who, kinds in _HEARD_BY.items() for kind in kinds})
"""Which roles hear of what happens in an event: only of what one of their pages shows. About people, a player hears
only what concerns himself."""


def may(role: Role, right: Right) -> bool:
    """Does this role have this right?"""
    return role in RIGHTS[right]


def may_give(role: Role, command: type[Struct]) -> bool:
    """May this role give a command of this kind?"""
    return role in COMMANDS.get(command, frozenset())


def may_hear(role: Role, news: type[Struct]) -> bool:
    """May this role be told news of this kind?"""
    return role in NEWS.get(news, frozenset())


def may_make(role: Role, other: Role) -> bool:
    """May this role give or take away the other role? Only an owner makes owners and directors."""
    return may(role, Right.KEEP_STAFF) and (role is Role.OWNER or other not in LEAD)
