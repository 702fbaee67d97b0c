"""Reads a ``.tdt``: takes bytes, and gives the event in the file, or one line on what is wrong and where."""

from shuffleup.answer import Problem, note
from shuffleup.formats.encodings import decoded
from shuffleup.formats.tdt.fields import TdtFields, TdtInventory
from shuffleup.formats.tdt.grammar import MOST_LETTERS, TdtCall, TdtError, parse_tdt
from shuffleup.formats.tdt.record import (
    TdtAddOn,
    TdtBust,
    TdtBuyIn,
    TdtByHand,
    TdtChip,
    TdtChop,
    TdtClock,
    TdtContact,
    TdtEvent,
    TdtFee,
    TdtFile,
    TdtName,
    TdtPlayer,
    TdtPoints,
    TdtPortion,
    TdtPrices,
    TdtPrize,
    TdtPrizes,
    TdtSale,
    TdtSeat,
    TdtStep,
    TdtTable,
    TdtTitle,
)

MOST_BYTES = 2 * MOST_LETTERS
_CLOCK = ("ClockRunning", "Countdown", "CountdownSeconds")
_COUNTED = ("NumberOfEntries", "NumberOfPlayers", "NumberOfRebuys", "NumberOfAddOns")
_SALE_LIMITS = ("MaxTotal", "MinPlayers")
_PERCENT = 0
"""The kind of a prize that is a share of the pool; others are amounts."""


def read_tdt(data: bytes, file: str) -> TdtFile:
    """The event in a file; ``file`` is its name. Raises ``TdtError``, which as text is one line."""
    if len(data) > MOST_BYTES:
        raise TdtError(Problem(note("more-megabytes-than", count=MOST_BYTES // 1_000_000), "", _HINT, file))
    text = decoded(data)
    if not text.strip("\ufeff\0 \r\n\t"):
        raise TdtError(Problem(note("the-file-is-empty"), "", _HINT, file))
    parsed = parse_tdt(text, file)
    inventory = TdtInventory(file, parsed.repeated)
    if not isinstance(parsed.value, dict):
        raise TdtError(Problem(note("no-tournament-in-it"), "", _HINT, file))
    top = TdtFields(parsed.value, "", "", inventory)
    told = parsed.value.get("T")
    if not isinstance(told, TdtCall) or told.name != "Tournament":
        raise TdtError(Problem(note("no-tournament-in-it"), "", _HINT, file))
    version, event = top.text("V"), _event(top.one("T", "Tournament"))
    return TdtFile(version, event, inventory.left())


_HINT = note("is-it-a-tdt")


def _event(fields: TdtFields) -> TdtEvent:
    players = fields.one("Players", "GamePlayers")
    players.one("Config", "GamePlayersConfig").leave("TrackPlayers", "FullCreditHit", *_COUNTED)
    levels, chips = fields.one("Levels", "GameLevels"), fields.one("Chips", "GameChips")
    chips.leave("ChipSets", "EstimatedBuyins", "EstimatedRebuys", "EstimatedAddOns")
    prizes = fields.one("Prizes", "GamePrizes")
    prizes.leave("RoundPrizes", "EstimatedPotInfo", "Automatic", "AutomaticAtTop")
    fields.leave("History", "Events", "Rules", "LastModified", "CountdownTime", *_CLOCK)
    return TdtEvent(
        title=_title(fields),
        clock=TdtClock(
            step=fields.whole("CurrentLevel"),
            seconds=fields.whole("CurrentPeriodDuration"),
            elapsed_seconds=fields.whole("AccumulatedSeconds"),
        ),
        prices=_prices(fields.one("Financials", "FinancialConfig", "GameFinancials")),
        players=tuple([_player(key, one) for key, one in players.table("Players", "GamePlayer")]),
        chops=tuple([_chop(one) for one in players.one("Chops", "GameChops").several("Chops", "GameChop")]),
        steps=tuple([_step(one) for one in levels.several("Levels", "GameRound", "GameBreak")]),
        prizes=TdtPrizes(
            tuple([_prize(one) for one in prizes.several("Prizes", "GamePrize")]), prizes.cents("RoundToNearest")
        ),
        chips=tuple([_chip(one) for one in chips.several("Chips", "GameChip")]),
        tables=_tables(fields.one("Tables", "GameTables")),
    )


def _title(fields: TdtFields) -> TdtTitle:
    fields.leave("LeagueUUID", "SeasonUUID")
    return TdtTitle(
        id=fields.text("UUID"),
        title=fields.text("Title"),
        description=fields.text("Description"),
        notes=fields.text("Notes"),
        league=fields.text("LeagueName"),
        season=fields.text("SeasonName"),
        started_at=fields.moment("StartTime"),
        ended_at=fields.moment("EndTime"),
    )


# ── money ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _prices(fields: TdtFields) -> TdtPrices:
    """What is sold, from either kind of file: later files have profiles, earlier ones a single fee of each kind."""
    fields.leave("TotalChipsAdjustment", "RestrictedBounty", "AllowInTourneyRebuys", "AllowRebuyOverrideAfterBustout")
    fields.leave("FixedRakeType", "FixedRakePercent", "FixedRakeRounding", "FixedRakeRoundToNearest", "DefaultBounty")
    return TdtPrices(
        buy_ins=_buy_ins(fields),
        rebuys=_sale(fields.one("Rebuys", "BuyConfig", "AddOnRebuy")),
        add_ons=_sale(fields.one("AddOns", "BuyConfig", "AddOnRebuy")),
        house_cents=fields.cents("HouseContribution"),
        guarantee_cents=fields.cents("GuaranteedPot"),
        bounties=fields.switch("UseBounties"),
        house_takes_cents=_fixed_rake(fields),
        points=TdtPoints(_formula(fields), fields.whole("PointsForHit")),
    )


def _fixed_rake(fields: TdtFields) -> int:
    """What the house takes out of the pot, beside what each sale brings it."""
    if fields.kind == "GameFinancials":
        return fields.rake("FixedRake")
    rake = fields.one("FixedRake", "FixedRakeConfig")
    rake.leave("Type", "Percent", "Round", "RoundToNearest")
    return rake.rake("Real")


def _buy_ins(fields: TdtFields) -> TdtSale:
    if fields.kind == "FinancialConfig" or fields.has("Buyins"):
        return _sale(fields.one("Buyins", "BuyConfig"))
    fee = TdtFee(
        cents=fields.cents("EntryFee"),
        rake_cents=fields.rake("PPRake"),
        chips=fields.whole("StartingChips"),
        points=fields.whole("PointsForBuyin"),
    )
    return TdtSale(allowed=True, fees=(fee,))


def _sale(fields: TdtFields) -> TdtSale:
    fields.leave(*_SALE_LIMITS)
    if fields.kind == "AddOnRebuy":
        fees: tuple[TdtFee, ...] = (_fee(fields),)
    else:
        fees = tuple([_fee(one) for one in fields.several("Profiles", "FeeProfile")])
    return TdtSale(
        allowed=fields.switch("Allow"),
        fees=fees,
        usual=fields.whole("DefIndex"),
        last_round=fields.whole("LastRound"),
        most_per_player=fields.whole("MaxPerPlayer"),
    )


def _fee(fields: TdtFields) -> TdtFee:
    if fields.kind == "FeeProfile":
        fields.leave("Enabled", "AllowChange")
    fields.leave("BountyChipCost")
    return TdtFee(
        name=fields.text("Name"),
        cents=fields.cents("Fee"),
        rake_cents=fields.rake("Rake"),
        chips=fields.whole("Chips"),
        points=fields.whole("Points"),
    )


def _formula(fields: TdtFields) -> str:
    formula = fields.one("PointsForPlaying", "UserFormula")
    formula.leave("Strict")
    return formula.text("Text")


# ── players ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _player(key: str, fields: TdtFields) -> TdtPlayer:
    name, info = fields.one("Name", "PlayerName"), fields.one("Info", "PlayerInfo")
    for one in (name, info):
        one.text("UUID")  # repeats the player's own id
        one.leave("LastModified")
    info.leave("StreetAddress", "City", "State", "Zipcode", "Phone2", "Email2", "OptID", "ImageRot")
    fields.leave("NumberOfTableMoves", "PaidInFull")
    return TdtPlayer(
        id=key or fields.text("UUID"),
        name=TdtName(name.text("Firstname"), name.text("Lastname"), name.text("Nickname")),
        contact=TdtContact(info.text("Country"), info.text("Email1"), info.text("Phone1"), info.text("Notes")),
        buy_ins=tuple([_buy_in(one) for one in fields.several("Buyins", "GameBuyin")]),
        add_ons=tuple([_add_on(one) for one in fields.several("AddOns", "GameAddOn")]),
        chips=fields.whole("ChipCount"),
        by_hand=TdtByHand(
            points=fields.whole("PointsAdjustment"),
            hits=fields.whole("HitsAdjustment"),
            cents=fields.cents("CashAdjustment"),
        ),
    )


def _buy_in(fields: TdtFields) -> TdtBuyIn:
    return TdtBuyIn(
        at=fields.moment("Time"),
        round=fields.whole("Round"),
        fee=_paid(fields),
        bounty_cents=fields.cents("PersonalBounty"),
        bust=_bust(fields),
        seat=_seat(fields),
    )


def _add_on(fields: TdtFields) -> TdtAddOn:
    return TdtAddOn(fields.moment("Time"), fields.whole("Round"), _paid(fields))


def _paid(fields: TdtFields) -> TdtFee:
    return TdtFee(
        name=fields.text("ProfileName"),
        cents=fields.cents("Amount"),
        rake_cents=fields.rake("Rake"),
        chips=fields.whole("Chips"),
        points=fields.whole("Points"),
    )


def _bust(fields: TdtFields) -> TdtBust | None:
    if not fields.has("BustOut"):
        return None
    bust = fields.one("BustOut", "GameBustOut")
    return TdtBust(bust.moment("Time"), bust.whole("Round"), tuple(filter(None, bust.texts("HitmanUUID"))), _seat(bust))


def _seat(fields: TdtFields) -> TdtSeat | None:
    if not fields.has("Seat"):
        return None
    seat = fields.one("Seat", "GameSeat")
    seat.leave("Locked")
    return TdtSeat(seat.text("TableUUID"), seat.text("TableName"), seat.whole("SeatIndex"))


def _chop(fields: TdtFields) -> TdtChop:
    fields.leave("PointsMethod")
    portions = [_portion(player, one) for player, one in fields.table("Portions", "GameChopPortion")]
    return TdtChop(tuple(portions), fields.switch("Awarded"), fields.whole("CashMethod"))


def _portion(player: str, fields: TdtFields) -> TdtPortion:
    fields.leave("PointsPercent", "PointsReal", "PointsChipCount")
    return TdtPortion(
        player=player,
        rank=fields.whole("RelativeRank"),
        hundredths=fields.cents("CashPercent"),
        cents=fields.cents("CashReal"),
        chips=fields.whole("CashChipCount"),
        icm_cents=fields.cents("CashICM"),
    )


# ── levels, prizes, chips, tables ────────────────────────────────────────────────────────────────────────────────────


def _step(fields: TdtFields) -> TdtStep:
    fields.leave("Tokens", "Notes")
    minutes = fields.whole("Minutes")
    if fields.kind == "GameBreak":
        fields.leave("ChipUp")
        return TdtStep(minutes=minutes, is_break=True)
    fields.leave("GameType")
    limits = fields.whole_numbers("Limits") or (fields.whole("Limit1"), fields.whole("Limit2"))
    return TdtStep(
        minutes=minutes,
        small=fields.whole("SmallBlind"),
        big=fields.whole("BigBlind"),
        ante=fields.whole("Ante"),
        game=fields.text("GameName"),
        limits=tuple(filter(None, limits)),
    )


def _prize(fields: TdtFields) -> TdtPrize:
    fields.leave("Type", "Adjustment", "ShareRemainder", "SharedRemainder", "CalculatedPoints")
    fields.leave("EstimatedAmount", "EstimatedSharedRemainder", "Display", "Lock", "AmountDisplay")
    return TdtPrize(
        description=fields.text("Description"),
        place=fields.whole("Recipient"),
        cents=fields.cents("CalculatedAmount"),
        hundredths=fields.cents("Amount") if fields.whole("AmountType") == _PERCENT else 0,
        points=fields.whole("Points"),
        players=tuple(filter(None, fields.texts("AwardedToPlayers"))),
        in_kind=fields.text("NonMonetary"),
    )


def _chip(fields: TdtFields) -> TdtChip:
    fields.leave("ChipID", "Label", "ImagePath")
    return TdtChip(fields.whole("Value"), fields.text("Color"), fields.switch("Use"), fields.whole("PerPlayer"))


def _tables(fields: TdtFields) -> tuple[TdtTable, ...]:
    fields.leave("AutoSuggestMovements", "MaxPlayerDisparity", "BalanceAlgorithm", "RandomizeFinalTable")
    fields.leave("LastPlayerMove", "UnavailableSeats", "CollapseFirstTables", "CollapseLastTables")
    fields.leave("CollapseFirstInOrder", "CollapseLastInOrder", "SeatPlayersCloseToHome", "CanSeatUnpaidPlayers")
    fields.leave("AutoAcceptMovementSuggestions")
    return tuple([_table(one) for one in fields.several("Tables", "GameTable")])


def _table(fields: TdtFields) -> TdtTable:
    fields.leave("Locks", "DealerButtonSeat")
    chairs = fields.whole("NumberOfSeats")
    return TdtTable(fields.text("UUID"), fields.text("Name"), chairs, fields.texts("Seats"))
