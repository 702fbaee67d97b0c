"""Deciding what the floor asks about conduct. Rulings say which breach allows what; here a person has decided.

Refusals of a penalty, in this order:

    not-playing             the event is over, or it is not being played and the step needs that
    reason-missing          nobody, or no reason, stands behind it
    unknown-player          he has no entry here
    not-in-scale            the book has no such step (TDA 71-A, PSLive 52a, FIGP 87, MED-21); with an override it may
                            be given
    no-size                 missed hands without a number, or a number with a step that has none
    not-in-play             he has no seat and the step needs one
    no-hand                 his hand is to be void and he plays none
    this-hand-open          the book does not say whether the hand in progress counts: the floor must say
    prize-open              the book does not say whether he is paid: the floor must say
    against-the-book        the book says otherwise and no override is given
    draw-needed             a table breaks, or a seat falls free, when he leaves

of lifting one: reason-missing, nothing-to-lift; and of chips forfeited: reason-missing, not-in-play, hand-in-progress,
too-many-chips, chips-not-payable; of a player who gives up: not-playing, reason-missing, not-in-play, last-player; and
of a hand dealt again: not-playing, unknown-table, reason-missing, no-hand.
"""

from shuffleup.answer import Refusal, refuse
from shuffleup.chips.pots import halves
from shuffleup.rulebooks.policy.conduct import (
    ChipsOutOfSight,
    ConductPolicy,
    DisqualificationPrize,
    EliminationPrize,
    OrbitSize,
    Penalty,
    PenaltyFollows,
)
from shuffleup.rulebooks.policy.deal import MisdealRedeal
from shuffleup.table.seat import Attendance
from shuffleup.tournament.decision import Draft, Events
from shuffleup.tournament.facts.clock import not_playing
from shuffleup.tournament.facts.conduct import attendance_of
from shuffleup.tournament.facts.entry import in_hand
from shuffleup.tournament.facts.rules import rule_of
from shuffleup.tournament.facts.standing import table_of
from shuffleup.tournament.words import conduct as words
from shuffleup.tournament.words.state import EventState, FloorTable, Phase, chair_of

MISSED = {Penalty.HANDS, Penalty.ORBITS, Penalty.HANDS_OR_ORBITS}

BARRED = {
    Penalty.EVENT_BAN: words.Ban("", words.BanScope.EVENT),
    Penalty.EXCLUSION: words.Ban("", words.BanScope.ORGANISER),
    Penalty.CIRCUIT_EXCLUSION: words.Ban("", words.BanScope.CIRCUIT, proposed=True),  # the circuit decides (FIGP 87g)
}

LEAVES = {Penalty.ELIMINATION, Penalty.DISQUALIFICATION, *BARRED}


def give_penalty(draft: Draft, command: words.GivePenalty, at: int) -> Refusal | None:
    """Enters the penalty. A player who is put out leaves at once, or as soon as nothing is in the way.

    In the way may be a hand, a round, or a bust player who may still rebuy: whoever bust first is placed first.
    """
    state = draft.state
    table = table_of(state, command.player)
    if refused := _cannot_be_given(state, command, table):
        return refused
    hand = _this_hand(state, command, table)
    if isinstance(hand, Refusal):
        return hand
    paid = _paid(state, command, table)
    if isinstance(paid, Refusal):
        return paid
    draft.add(_given(state, command, table, hand, at, paid=paid))
    return None


def retire_player(draft: Draft, command: words.RetirePlayer, at: int) -> Refusal | None:
    """A player gives up and leaves, at once or when nothing is in the way; the last player left cannot."""
    state = draft.state
    table = table_of(state, command.player)
    if not command.author.strip():
        return refuse("reason-missing", why="retirement")
    leaving = [removal.player for removal in state.conduct.removals]
    if table is None or command.player in leaving:
        return refuse("not-in-play", player=command.player)
    if state.floor.players - len(leaving) < 2:
        return refuse("last-player", player=command.player)
    draft.add(words.PlayerRetired(command.player, command.author, at))
    return None


def _cannot_be_given(state: EventState, command: words.GivePenalty, table: FloorTable | None) -> Refusal | None:
    if state.phase in {Phase.PLAYED_OUT, Phase.FINISHED} and command.step not in BARRED:
        return not_playing(state)
    if not (command.reason.strip() and command.author.strip()):
        return refuse("reason-missing", why="penalty")
    if all(entry.player != command.player for entry in state.entries):
        return refuse("unknown-player", player=command.player, why="entered")
    if not _is_known(state.policy.conduct, command.step) and not command.override:
        return refuse("not-in-scale", rule_of(state, "penalty_scale"), step=command.step.value)
    return _wrong_size(command) or _wrong_moment(state, command, table)


def _is_known(conduct: ConductPolicy, step: Penalty) -> bool:
    """Whether the book has a penalty: on its scale, or because it says how a player put out by it is paid (MED-21)."""
    scale = conduct.penalty_scale
    if step is Penalty.ELIMINATION and conduct.elimination_prize is not None:
        return True
    return step in scale or (step in MISSED and Penalty.HANDS_OR_ORBITS in scale)


def _wrong_size(command: words.GivePenalty) -> Refusal | None:
    hands, orbits = command.hands, command.orbits
    if command.step not in MISSED:
        ok = not hands and not orbits
    else:
        ok = min(hands, orbits) == 0 < max(hands, orbits)
        ok = ok and not (command.step is Penalty.HANDS and orbits) and not (command.step is Penalty.ORBITS and hands)
    return None if ok else refuse("no-size", hands=hands, orbits=orbits)


def _wrong_moment(state: EventState, command: words.GivePenalty, table: FloorTable | None) -> Refusal | None:
    if table is None and command.step not in BARRED and command.step is not Penalty.WARNING:
        return refuse("not-in-play", player=command.player)
    if command.step in LEAVES and table is not None and state.phase is not Phase.PLAYING:
        return not_playing(state)
    if command.step is Penalty.HAND_VOID and not is_dealt_in(table, command.player):
        return refuse("no-hand", player=command.player, why="player")
    return None


def is_dealt_in(table: FloorTable | None, player: str) -> bool:
    if table is None or not table.hand or table.button.last is None:
        return False
    return any(chair.player == player and chair.number in table.button.last.dealt_in for chair in table.chairs)


def _this_hand(state: EventState, command: words.GivePenalty, table: FloorTable | None) -> int | Refusal:
    """The hand in progress if it counts as the first one missed, else 0."""
    if command.step not in MISSED or table is None or not is_dealt_in(table, command.player):
        return 0
    if state.conduct.last_missed.get(command.player) == table.hand:
        return 0
    by_book = state.policy.conduct.penalty_hand_counts
    counts = by_book if command.this_hand is None else command.this_hand
    if counts is None:
        return refuse("this-hand-open", rule_of(state, "penalty_hand_counts"), hand=table.hand)
    if by_book is not None and counts is not by_book and not command.override:
        return refuse(
            "against-the-book",
            rule_of(state, "penalty_hand_counts"),
            why="counts" if by_book else "not-counted",
            hand=table.hand,
        )
    return table.hand if counts else 0


def _paid(state: EventState, command: words.GivePenalty, table: FloorTable | None) -> bool | Refusal:
    """Whether a player who is put out gets the prize of his place."""
    if command.step not in LEAVES or table is None:
        return False
    conduct = state.policy.conduct
    if command.step is Penalty.ELIMINATION:
        parameter = "elimination_prize"
        by_book = True if conduct.elimination_prize is EliminationPrize.PLACE_AT_REMOVAL else None
    else:
        parameter = "dq_prize"
        by_book = False if conduct.dq_prize is DisqualificationPrize.NONE else None
    paid = by_book if command.paid is None else command.paid
    if paid is None:
        return refuse("prize-open", rule_of(state, parameter), player=command.player)
    if by_book is not None and paid is not by_book and not command.override:
        return refuse(
            "against-the-book", rule_of(state, parameter), why="paid" if by_book else "not-paid", player=command.player
        )
    return paid


def _given(
    state: EventState, command: words.GivePenalty, table: FloorTable | None, hand: int, at: int, *, paid: bool
) -> words.PenaltyGiven:
    players = len(table.chairs) if table else 0
    chair = next((one.number for one in table.chairs if one.player == command.player), 0) if table else 0
    included = state.policy.conduct.orbit_hands is OrbitSize.PLAYERS_INCLUDING_OFFENDER
    hands = command.hands + command.orbits * (players if included else players - 1)
    follows = state.policy.conduct.penalty_follows
    ends_on = tuple([change for change in PenaltyFollows if follows is not None and change not in follows])
    sanction = words.Sanction(
        len(state.conduct.sanctions) + 1,
        command.player,
        command.step,
        command.offence,
        hands,
        1 if hand else 0,
        words.Where(state.day.number, table.number if table else 0, chair),
        ends_on if hands else (),
    )
    ban = BARRED.get(command.step)
    return words.PenaltyGiven(
        sanction,
        command.reason,
        command.author,
        rule_of(state, "orbit_hands" if command.orbits else "penalty_scale"),
        at,
        command.orbits,
        players if command.orbits else 0,
        hand,
        command.step in LEAVES and table is not None,
        paid,
        words.Ban(command.player, ban.scope, ban.proposed) if ban else None,
        command.override,
    )


def lift_penalty(state: EventState, command: words.LiftPenalty, at: int) -> Events | Refusal:
    """Remits what is left of a penalty."""
    if not (command.reason.strip() and command.author.strip()):
        return refuse("reason-missing", why="remission")
    sanction = next((one for one in state.conduct.sanctions if one.number == command.sanction), None)
    if sanction is None or not sanction.left:
        return refuse("nothing-to-lift", sanction=command.sanction)
    return (words.PenaltyLifted(sanction.number, sanction.player, sanction.left, command.reason, command.author, at),)


def redeal_hand(state: EventState, command: words.RedealHand, at: int) -> Events | Refusal:
    """Records that the hand in progress is dealt again; it keeps its number, its button and its level."""
    table = state.floor.tables[command.table]
    if not (command.reason.strip() and command.author.strip()):
        return refuse("reason-missing", why="misdeal")
    if not table.hand:
        return refuse("no-hand", table=table.number)
    once = state.policy.deal.misdeal_redeal is MisdealRedeal.EXACT_REPLAY
    missed = () if once else _missing_again(state, table)
    rule = rule_of(state, "misdeal_redeal")
    return (words.HandRedealt(table.number, table.hand, missed, command.reason, command.author, rule, at),)


def _missing_again(state: EventState, table: FloorTable) -> tuple[str, ...]:
    """Penalised players of the hand in progress who have more hands to miss."""
    missed = [chair for chair in table.chairs if state.conduct.last_missed.get(chair.player) == table.hand]
    now = {chair.player: attendance_of(state, chair.player, table.number, chair.number) for chair in missed}
    return tuple([player for player, attendance in now.items() if attendance is Attendance.PENALISED])


def forfeit_chips(state: EventState, command: words.ForfeitChips, at: int) -> Events | Refusal:
    """Takes some of a player's chips out of play; to take all of them, the player is put out of the event instead."""
    table = table_of(state, command.player)
    if table is None:
        return refuse("not-in-play", player=command.player)
    if not (command.reason.strip() and command.author.strip()):
        return refuse("reason-missing", why="forfeit")
    if table.hand:
        return in_hand(command.player, table)
    stack = chair_of(table, command.player).stack
    policy = state.policy.conduct.chips_out_of_sight
    half, _kept = halves(stack, table.unit)
    most = min(half if policy is ChipsOutOfSight.HALVE_OR_DQ_POSSIBLE else stack, stack - 1)
    most -= most % table.unit
    rule = rule_of(state, "chips_out_of_sight")
    if not 0 < command.chips <= most:
        return refuse(
            "too-many-chips", rule, stack=stack, most=most, least=table.unit, why="forfeit", player=command.player
        )
    if command.chips % table.unit:
        return refuse("chips-not-payable", unit=table.unit, chips=command.chips)
    left = stack - command.chips
    return (
        words.ChipsForfeited(
            command.player, table.number, command.chips, left, command.reason, command.author, rule, at
        ),
    )
