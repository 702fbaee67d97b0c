"""Events of The Tournament Director, made by hand, with every constructor that they have."""

import json
from collections.abc import Iterable, Mapping
from typing import TypeAlias

Written: TypeAlias = "str | int | float | bool | list[Written] | dict[str, Written] | Call | None"
START = 1_700_000_000_000


class Call:
    """A constructor and what it is given."""

    def __init__(self, name: str, *given: "Written", new: bool = True) -> None:
        self.name, self.given, self.new = name, given, new


def of(name: str, **fields: "Written") -> Call:
    return Call(name, fields)


def by_key(pairs: "Iterable[tuple[str, Written]]") -> Call:
    return Call("Map.from", [[key, value] for key, value in pairs], new=False)


def written(value: "Written") -> str:
    """The value as that program writes it: keys without quotes, texts as JSON has them."""
    match value:
        case Call():
            head = f"new {value.name}" if value.new else value.name
            return f"{head}({', '.join(map(written, value.given))})"
        case dict():
            return "{" + ", ".join([f"{key}: {written(one)}" for key, one in value.items()]) + "}"
        case list():
            return "[" + ", ".join(map(written, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def rake(*amounts: float) -> Call:
    return Call("PerPlayerRake", list(amounts))


def fee(name: str, amount: float, chips: int, taken: float = 0) -> Call:
    return of("FeeProfile", Name=name, Enabled=True, AllowChange=False, Fee=amount, Rake=rake(taken), Chips=chips,
              Points=0, BountyChipCost=0)  # fmt: skip


def sale(*fees: Call, allow: bool = True, last: int = 6) -> Call:
    return of("BuyConfig", Allow=allow, Profiles=list(fees), DefIndex=0, LastRound=last, MaxPerPlayer=0, MaxTotal=0,
              MinPlayers=0)  # fmt: skip


def bust(minute: int, by: Iterable[str] = (), round_number: int = 1) -> Call:
    seat = of("GameSeat", TableName="Table 1", SeatIndex=0, Locked=False, TableUUID="t1")
    return of("GameBustOut", Time=START + minute * 60_000, Round=round_number, HitmanUUID=list(by), Seat=seat)


def buy_in(minute: int = -30, amount: float = 100, out: Call | None = None, **more: "Written") -> Call:
    fields: dict[str, Written] = {
        "Time": START + minute * 60_000, "Round": 0 if minute < 0 else 1, "Amount": amount, "PersonalBounty": 0,
        "Rake": rake(10), "Chips": 5000, "Points": 0, "ProfileName": "Standard",
    }  # fmt: skip
    if out is not None:
        fields["BustOut"] = out
    return Call("GameBuyin", {**fields, **more})


def add_on(minute: int, amount: float = 50) -> Call:
    return of("GameAddOn", Time=START + minute * 60_000, Round=2, Amount=amount, Rake=rake(), Chips=4000, Points=0,
              ProfileName="Add-on")  # fmt: skip


def player(key: str, name: str, buy_ins: Iterable[Call], add_ons: Iterable[Call] = (), **more: "Written") -> Call:
    first, _, last = name.partition(" ")
    called = of("PlayerName", UUID=key, Nickname="", Firstname=first, Lastname=last, LastModified=0)
    info = of("PlayerInfo", UUID=key, StreetAddress="", City="", State="", Zipcode="", Country="IT", Phone1="",
              Phone2="", Email1=f"{key}@example.org", Email2="", Notes="", LastModified=0, OptID="",
              ImageRot=0)  # fmt: skip
    fields: dict[str, Written] = {
        "UUID": key, "Name": called, "Info": info, "Buyins": list(buy_ins), "AddOns": list(add_ons),
        "CashAdjustment": 0, "PointsAdjustment": 0, "ChipCount": 0, "NumberOfTableMoves": 0, "PaidInFull": True,
        "HitsAdjustment": 0,
    }  # fmt: skip
    return Call("GamePlayer", {**fields, **more})


def level(small: int, big: int, ante: int = 0, minutes: int = 20) -> Call:
    return of("GameRound", Minutes=minutes, SmallBlind=small, BigBlind=big, Ante=ante, GameType=0, GameName="",
              Tokens=of("TokenOverrides"), Limits=[], Notes="")  # fmt: skip


def prize(place: int, amount: float, who: Iterable[str] = ()) -> Call:
    return of("GamePrize", Description=f"Place {place}", Type=0, Recipient=place, AmountType=0, Amount=amount,
              Adjustment=0, ShareRemainder=False, Points=0, AwardedToPlayers=list(who), SharedRemainder=0,
              CalculatedAmount=amount, CalculatedPoints=0, Display=True, Lock=False, NonMonetary="")  # fmt: skip


def tables(seats: int = 9, *, taken: Iterable[str | None] = ()) -> Call:
    table = of("GameTable", Name="Table 1", NumberOfSeats=seats, Seats=list(taken), Locks=[], DealerButtonSeat=0,
               UUID="t1")  # fmt: skip
    return of(
        "GameTables", AutoSuggestMovements=True, MaxPlayerDisparity=1, Tables=[table], UnavailableSeats=Call("Map")
    )


def financials(**more: "Written") -> Call:
    fields: dict[str, Written] = {
        "Buyins": sale(fee("Standard", 100, 5000, 10)),
        "Rebuys": sale(fee("Rebuy", 100, 5000, 10)),
        "AddOns": sale(fee("Add-on", 50, 4000)),
        "FixedRake": of("FixedRakeConfig", Type=0, Real=rake(), Percent=rake(), Round=0, RoundToNearest=1),
        "HouseContribution": 0, "GuaranteedPot": 0, "TotalChipsAdjustment": 0, "PointsForHit": 0,
        "PointsForPlaying": of("UserFormula", Text="n - r + 1", Strict=True), "UseBounties": False,
        "RestrictedBounty": False, "AllowInTourneyRebuys": False, "AllowRebuyOverrideAfterBustout": False,
    }  # fmt: skip
    return Call("FinancialConfig", {**fields, **more})


def old_financials() -> Call:
    """The money of a file of 3.0: one fee each."""
    bought = {"Points": 0, "LastRound": 4, "MaxPerPlayer": 1, "MaxTotal": 0, "MinPlayers": 0, "BountyChipCost": 0}
    fields: Mapping[str, Written] = {"Allow": True, "Fee": 50, "Rake": rake(), "Chips": 4000, **bought}
    return of("GameFinancials", EntryFee=100, FixedRake=rake(), PPRake=rake(10), HouseContribution=0,
              StartingChips=5000,
              GuaranteedPot=0, TotalChipsAdjustment=0, PointsForBuyin=0, PointsForHit=0,
              AddOns=Call("AddOnRebuy", dict(fields)), Rebuys=Call("AddOnRebuy", dict(fields)), UseBounties=False,
              DefaultBounty=0, RestrictedBounty=False, AllowInTourneyRebuys=False)  # fmt: skip


def tournament(players: Iterable[Call], prizes: Iterable[Call], **more: "Written") -> str:
    """A whole file, screens and history with it."""
    known = [(str(one.given[0]["UUID"]), one) for one in players if isinstance(one.given[0], dict)]
    config = of("GamePlayersConfig", TrackPlayers=True, NumberOfEntries=0, FullCreditHit=False)
    fields: dict[str, Written] = {
        "UUID": "e1", "LeagueUUID": "l1", "LeagueName": "Harbour League", "SeasonUUID": "s1", "SeasonName": "2024",
        "Title": "Friday Night", "Description": "", "Notes": "", "Financials": financials(),
        "Players": of("GamePlayers", Players=by_key(known), Chops=of("GameChops", Chops=[]), Config=config),
        "Levels": of("GameLevels", Levels=[level(25, 50), level(50, 100), of("GameBreak", Minutes=10,
                     Tokens=of("TokenOverrides"), ChipUp=False, Notes=""), level(100, 200, 25)]),
        "Prizes": of("GamePrizes", Prizes=list(prizes), RoundPrizes=0, RoundToNearest=1, Automatic=True),
        "Chips": of("GameChips", Chips=[of("GameChip", ChipID="c1", Label="", Color="#ffffff", Value=25, Use=True,
                    PerPlayer=8, ImagePath="")], ChipSets=[of("ChipSet", Name="", ChipCounts=Call("Map"))]),
        "Tables": tables(),
        "History": of("GameHistory", History=[of("GameHistoryItem", Time=START, Text="Started", Source=0)]),
        "StartTime": START, "EndTime": START + 7_200_000, "CurrentPeriodDuration": 1200, "AccumulatedSeconds": 30,
        "ClockRunning": False, "Countdown": 0, "CurrentLevel": 4, "Events": of("GameEvents", Events=[]),
        "LastModified": START, "Rules": of("GameRules", Tokens=of("TokenOverrides")),
    }  # fmt: skip
    screens = Call("LO.Screen", {"Font": of("Font", Size=12), "Cells": [Call("LO.Cell", {"Gradient": None})]})
    return written({"V": "3.7.2", "T": Call("Tournament", {**fields, **more}), "Screens": [screens]})


def evening() -> str:
    """Four players, one of whom comes again, an add-on, three prizes."""
    players = [
        player("p1", "Anna Zoë", [buy_in()], [add_on(45)]),
        player("p2", "Bruno Rossi", [buy_in(out=bust(90, ["p1"]))]),
        player("p3", "Carla Nuñez", [buy_in(out=bust(20, ["p2"])), buy_in(22, out=bust(60, ["p1"]))]),
        player("p4", "Dario Conti", [buy_in(out=bust(50, ["p2"]))]),
        player("p5", "Elena Never", []),
    ]
    return tournament(players, [prize(1, 300, ["p1"]), prize(2, 150, ["p2"]), prize(3, 50, ["p3"])])
