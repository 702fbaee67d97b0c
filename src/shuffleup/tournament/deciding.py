"""What a command leads to: events, or the reason why not. It reads no clock and throws no dice.

Refusals that every command may meet, in this order; those of a single command stand where it is decided.

    not-open              nothing has been opened, or the event is open already
    not-playing           the event is not being played; nearly every command about play needs that
    unknown-table         the command is about a table that is not in play
    draw-needed           the command is decided by lot and no draw was handed in
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from shuffleup.answer import Refusal, refuse
from shuffleup.tournament.consequences import at_last, at_once
from shuffleup.tournament.decide import (
    bounties,
    chips,
    clock,
    conduct,
    days,
    deals,
    doubt,
    draws,
    entry,
    flights,
    hand_for_hand,
    hands,
    live,
    money,
    opening,
    prizes,
    races,
    rounds,
    seats,
)
from shuffleup.tournament.decision import Decider, Deciding, Decision, Events
from shuffleup.tournament.evolve.apply import evolve
from shuffleup.tournament.facts.clock import not_playing
from shuffleup.tournament.facts.seats import unknown_table
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
from shuffleup.tournament.words.commands import (
    AdvanceClock,
    AdvanceLevel,
    AwardPrizes,
    BreakTable,
    CloseRound,
    Command,
    DrawAgain,
    DrawSeats,
    MovePlayer,
    OpenEvent,
    PlanHand,
    RaceChips,
    RedrawFinalTable,
    Register,
    ReportHand,
    StartEvent,
    StartRound,
)
from shuffleup.tournament.words.conduct import ForfeitChips, GivePenalty, LiftPenalty, RedealHand, RetirePlayer
from shuffleup.tournament.words.doubt import DoubtTime, SetLevel, SettleTime
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
from shuffleup.tournament.words.money import CountCash, MoveCash, PayDebt, PayPrize, PayRefund, TakeTickets
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
from shuffleup.tournament.words.state import EventState, Phase

_AtATable: TypeAlias = (
    PlanHand | ReportHand | HaltTable | LetTablePlay | BreakTable | CountHands | ChooseGame | RelieveDealer | RedealHand
)


def _opened(command: Command) -> Decision | Refusal:
    if not isinstance(command, OpenEvent):
        return refuse("not-open", why="no-event")
    opened = opening.open_event(command)
    if isinstance(opened, Refusal):
        return opened
    after = evolve(None, opened)
    return Decision((opened,), after, (after,))


def _asked(decider: Callable[[EventState, Any, int], Events | Refusal]) -> Decider:
    """A decider that looks at the state and the time and decides at once."""
    return lambda draft, command, at: draft.take(decider(draft.state, command, at))


def _asked_any_time(decider: Callable[[EventState, Any], Events | Refusal]) -> Decider:
    return lambda draft, command, _at: draft.take(decider(draft.state, command))


# Each decider takes its own command, which mypy cannot follow in a table.
_AT_ANY_TIME: Mapping[type[Command], Decider] = {
    OpenEvent: lambda draft, _command, _at: refuse("not-open", why="event-open", event=draft.state.opening.event_id),
    Register: _asked(opening.register),
    DrawSeats: lambda draft, command, _at: draft.take(draws.draw_seats(draft.state, command, draft.draw)),
    DrawAgain: lambda draft, command, _at: draft.take(draws.draw_again(draft.state, command, draft.draw)),
    StartEvent: lambda draft, _command, at: rounds.start_event(draft, at),
    RaceChips: lambda draft, command, _at: races.race_chips(draft, command),
    MovePlayer: _asked_any_time(seats.move_player),
    AwardPrizes: lambda draft, _command, at: draft.take(prizes.award_prizes(draft.state, at)),
    EditStructure: clock.edit_structure,
    EndHandForHand: hand_for_hand.end_hand_for_hand,
    HoldAllIn: _asked_any_time(hand_for_hand.hold_all_in),
    ReleaseTable: _asked(hand_for_hand.release_table),
    NeedSeat: _asked_any_time(seats.need_seat),
    EndSeatNeed: _asked_any_time(seats.end_seat_need),
    CorrectSeat: _asked_any_time(seats.correct_seat),
    MarkAbsent: _asked_any_time(seats.mark_absent),
    MarkPresent: _asked_any_time(seats.mark_present),
    VoidClaim: _asked_any_time(seats.void_claim),
    AssignTables: _asked_any_time(seats.assign_tables),
    PublishBreakOrder: _asked_any_time(seats.publish_break_order),
    RecordCheck: _asked(entry.record_check),
    SellEntry: entry.sell_entry,
    SurrenderStack: entry.surrender_stack,
    SeatAlternates: lambda draft, _command, at: entry.call_alternates(draft, at),
    ReleaseAlternate: _asked(entry.release_alternate),
    Rebuy: _asked(money.sell_rebuy),
    DeclineRebuy: _asked(money.decline_rebuy),
    BuyAddOn: _asked(money.buy_add_on),
    PayDebt: _asked(money.pay_debt),
    VoidEntry: _asked(entry.void_entry),
    VoidPurchase: _asked(money.void_purchase),
    PayRefund: _asked(money.pay_refund),
    PayPrize: _asked(money.pay_prize),
    MoveCash: _asked(money.move_cash),
    CountCash: _asked(money.count_cash),
    CloseRegistration: prizes.close_registration,
    TakeTickets: _asked(money.take_tickets),
    GivePenalty: conduct.give_penalty,
    LiftPenalty: _asked(conduct.lift_penalty),
    ColourUp: _asked(chips.colour_up),
    SetPayouts: prizes.set_payouts,
    AgreeToDeal: deals.agree_to_deal,
    DropDeal: _asked(deals.drop_deal),
    HandOverSeats: _asked(money.hand_over_seats),
    CloseFlight: flights.close_flight,
    TakeFlight: flights.take_flight,
    CarryConduct: lambda draft, command, _at: flights.carry_conduct(draft, command),
    ReportBust: live.report_bust,
    PlaceButton: _asked_any_time(live.place_button),
    NameKnockOut: lambda draft, command, _at: bounties.name_knock_out(draft, command),
    PutBounty: _asked(bounties.put_bounty),
}
_WHILE_PLAYING: Mapping[type[Command], Decider] = {
    StartRound: lambda draft, _command, at: rounds.start_round(draft, at),
    CloseRound: lambda draft, _command, _at: rounds.close_round(draft),
    AdvanceClock: lambda draft, _command, at: rounds.advance_clock(draft, at),
    AdvanceLevel: lambda draft, _command, at: draft.take(clock.advance_level(draft.state, at)),
    RedrawFinalTable: lambda draft, _command, _at: draft.take(draws.redraw_final_table(draft.state, draft.draw)),
    PauseClock: clock.pause_clock,
    ResumeClock: lambda draft, _command, at: clock.resume_clock(draft, at),
    SetTimeLeft: clock.set_time_left,
    AnnounceHandForHand: hand_for_hand.announce_hand_for_hand,
    DrawLastHands: days.draw_last_hands,
    StartDay: days.start_day,
    UseTimeBank: _asked_any_time(clock.use_time_bank),
    ResetTimeBanks: _asked_any_time(clock.reset_time_banks),
    AnnounceClosing: lambda draft, _command, at: days.announce_closing(draft, at),
    BalanceTables: lambda draft, _command, _at: seats.balance_tables(draft),
    DrawButtons: lambda draft, _command, _at: draft.take(draws.draw_buttons(draft.state, draft.draw)),
    RedrawSeats: lambda draft, _command, at: draft.take(draws.redraw_seats(draft.state, draft.draw, at)),
    RetirePlayer: conduct.retire_player,
    ForfeitChips: _asked(conduct.forfeit_chips),
    CountChips: _asked(chips.count_chips),
    BagStacks: _asked(chips.bag_stacks),
    ExchangeFound: _asked(chips.exchange_found),
    TakeInStray: _asked(chips.take_in_stray),
    ProposeDeal: _asked(deals.propose_deal),
}
_WHILE_IN_DOUBT: Mapping[type[Command], Decider] = {
    DoubtTime: doubt.doubt_time,
    SettleTime: doubt.settle_time,
    SetLevel: doubt.set_level,
}
"""What is asked where it is not sure what time it is."""
_MOVES_TIME: tuple[type[Command], ...] = (
    *(AdvanceLevel, ResumeClock, SetTimeLeft),
    *(AnnounceHandForHand, DrawLastHands, AnnounceClosing),
)
"""What cannot be asked there."""
_AT_A_TABLE: Mapping[type[Command], Decider] = {
    PlanHand: hands.plan_hand,
    ReportHand: _asked_any_time(hands.report_hand),
    BreakTable: lambda draft, command, _at: draft.take(draws.break_table(draft.state, command, draft.draw)),
    HaltTable: _asked_any_time(seats.halt_table),
    LetTablePlay: _asked_any_time(seats.let_table_play),
    RelieveDealer: _asked(live.relieve_dealer),
    RedealHand: _asked(conduct.redeal_hand),
    ChooseGame: _asked_any_time(live.choose_game),
    CountHands: _asked_any_time(live.count_hands),
}
"""At a table in play, while the event is played."""


def _unless(why_not: Callable[[EventState, Any], Refusal | None], decider: Decider) -> Decider:
    return lambda draft, command, at: why_not(draft.state, command) or decider(draft, command, at)


def _not_played(state: EventState, _command: Command) -> Refusal | None:
    return None if state.phase is Phase.PLAYING else not_playing(state)


def _no_time_for(state: EventState, command: Command) -> Refusal | None:
    return _not_played(state, command) or doubt.in_doubt(state, command)


def _no_table(state: EventState, command: _AtATable) -> Refusal | None:
    known = command.table in state.floor.tables
    return _not_played(state, command) or (None if known else unknown_table(state, command.table))


DECIDERS: Mapping[type[Command], Decider] = {
    **_AT_ANY_TIME,
    **{kind: _unless(_not_played, decider) for kind, decider in _WHILE_PLAYING.items()},
    **{kind: _unless(_no_time_for, _WHILE_PLAYING[kind]) for kind in _MOVES_TIME},
    **{kind: _unless(_not_played, decider) for kind, decider in _WHILE_IN_DOUBT.items()},
    **{kind: _unless(_no_table, decider) for kind, decider in _AT_A_TABLE.items()},
}

decide = Deciding(_opened, DECIDERS, at_once, at_last).decide
"""What a command leads to: see ``Deciding.decide``."""
