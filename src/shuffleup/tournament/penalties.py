"""Deciding what the floor asks about conduct. Which breach allows what is for the rulings; here a person has decided.

Refusals of a penalty, in this order:

    not-playing             the event is over, or it is not being played and the step needs that
    reason-missing          nobody, or no reason, stands behind it
    unknown-player          he has no entry here
    not-in-scale            the book has no such step (TDA 71-A, PSLive 52a, FIGP 87, MED-21); with an override it may
                            be given
    no-size                 missed hands without a number, or a number with a step that has none
    not-in-play             he has no seat and the step needs one
    no-hand                 his hand is to be void and he plays none
    this-hand-open          the book does not say whether the hand in progress counts: the floor has to
    prize-open              the book does not say whether he is paid: the floor has to
    against-the-book        the book says otherwise and no override is given
    draw-needed             a table breaks, or a seat falls free, when he leaves

of lifting one: reason-missing, nothing-to-lift; and of chips forfeited: reason-missing, not-in-play, hand-in-progress,
too-many-chips, chips-not-payable; of a player who gives up: not-playing, reason-missing, not-in-play, last-player; and
of a hand dealt again: not-playing, unknown-table, reason-missing, no-hand.
"""

from shuffleup.chips.odd_chip import halves
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
from shuffleup.tournament import levels, rebuy_rights, removals, rounds, seating
from shuffleup.tournament.attendance import attendance
from shuffleup.tournament.conduct_commands import ForfeitChips, GivePenalty, LiftPenalty, RedealHand, RetirePlayer
from shuffleup.tournament.conduct_events import ChipsForfeited, HandRedealt, PenaltyGiven, PenaltyLifted, PlayerRetired
from shuffleup.tournament.conduct_state import Ban, BanScope, Sanction, Where
from shuffleup.tournament.draft import Decision, Draft, rule_of
from shuffleup.tournament.draws import Draw
from shuffleup.tournament.entries import in_hand, not_in_play
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import EventState, Phase, Table

MISSED = {Penalty.HANDS, Penalty.ORBITS, Penalty.HANDS_OR_ORBITS}
BARRED = {
    Penalty.EVENT_BAN: Ban("", BanScope.EVENT),
    Penalty.EXCLUSION: Ban("", BanScope.ORGANISER),
    Penalty.CIRCUIT_EXCLUSION: Ban("", BanScope.CIRCUIT, proposed=True),  # the circuit decides (FIGP 87g)
}
LEAVES = {Penalty.ELIMINATION, Penalty.DISQUALIFICATION, *BARRED}


def give_penalty(state: EventState, command: GivePenalty, at: int, draw: Draw | None) -> Decision:
    """The penalty in the book. Who is put out leaves at once, or as soon as what is in the way is over.

    That is a hand, a round, or the answer of a player who may still rebuy: who bust first is placed first.
    """
    table = seating.table_of(state, command.player)
    refused = _cannot_be_given(state, command, table)
    if refused is not None:
        return refused
    hand = _this_hand(state, command, table)
    if isinstance(hand, Refusal):
        return hand
    paid = _paid(state, command, table)
    if isinstance(paid, Refusal):
        return paid
    draft = Draft(state, draw)
    draft.add(_given(state, command, table, hand, at, paid=paid))
    return _let_go(draft, table, at)


def retire_player(state: EventState, command: RetirePlayer, at: int, draw: Draw | None) -> Decision:
    """A player gives up and leaves, at once or as whoever is put out; the last one left cannot."""
    table = seating.table_of(state, command.player)
    if state.phase is not Phase.PLAYING:
        return levels.not_playing(state)
    if not command.author.strip():
        return Refusal("reason-missing", "say who lets him go", facts=(("why", "retirement"),))
    leaving = [removal.player for removal in state.book.conduct.removals]
    if table is None or command.player in leaving:
        return not_in_play(command.player)
    if state.floor.players - len(leaving) < 2:
        message = f"{command.player} is the last one left"
        return Refusal("last-player", message, facts=(("player", command.player),))
    draft = Draft(state, draw)
    draft.add(PlayerRetired(command.player, command.author, at))
    return _let_go(draft, table, at)


def _let_go(draft: Draft, table: Table | None, at: int) -> Decision:
    """Whoever is to leave goes now, if no hand, no round and nobody's answer is in the way."""
    state = draft.state
    if not removals.is_due(state) or state.round.open or (table and table.hand) or rebuy_rights.awaited(state):
        return draft.events
    rounds.settle_between(draft, at)
    return draft.events


def _cannot_be_given(state: EventState, command: GivePenalty, table: Table | None) -> Refusal | None:
    if state.phase in {Phase.PLAYED_OUT, Phase.FINISHED} and command.step not in BARRED:
        return levels.not_playing(state)
    if not (command.reason.strip() and command.author.strip()):
        return Refusal("reason-missing", "a penalty names its reason and who gives it", facts=(("why", "penalty"),))
    if all(entry.player != command.player for entry in state.entries):
        message = f"nobody called '{command.player}' has entered"
        return Refusal("unknown-player", message, facts=(("player", command.player), ("why", "entered")))
    if not _is_known(state.opening.policy.policy.conduct, command.step) and not command.override:
        message = f"the scale of penalties has no {command.step.value.replace('_', ' ')}"
        return Refusal("not-in-scale", message, rule_of(state, "penalty_scale"), (("step", command.step.value),))
    return _wrong_size(command) or _wrong_moment(state, command, table)


def _is_known(conduct: ConductPolicy, step: Penalty) -> bool:
    """Whether the book has a penalty: on its scale, or because it says what somebody put out so is paid (MED-21)."""
    scale = conduct.penalty_scale
    if step is Penalty.ELIMINATION and conduct.elimination_prize is not None:
        return True
    return step in scale or (step in MISSED and Penalty.HANDS_OR_ORBITS in scale)


def _wrong_size(command: GivePenalty) -> Refusal | None:
    hands, orbits = command.hands, command.orbits
    if command.step not in MISSED:
        ok = not hands and not orbits
    else:
        ok = min(hands, orbits) == 0 < max(hands, orbits)
        ok = ok and not (command.step is Penalty.HANDS and orbits) and not (command.step is Penalty.ORBITS and hands)
    if ok:
        return None
    message = "missed hands are so many hands or so many orbits, and no other penalty has a number"
    return Refusal("no-size", message, facts=(("hands", hands), ("orbits", orbits)))


def _wrong_moment(state: EventState, command: GivePenalty, table: Table | None) -> Refusal | None:
    if table is None and command.step not in BARRED and command.step is not Penalty.WARNING:
        return not_in_play(command.player)
    if command.step in LEAVES and table is not None and state.phase is not Phase.PLAYING:
        return levels.not_playing(state)
    if command.step is Penalty.HAND_VOID and not _is_dealt_in(table, command.player):
        return Refusal(
            "no-hand", f"{command.player} is not in a hand", facts=(("player", command.player), ("why", "player"))
        )
    return None


def _is_dealt_in(table: Table | None, player: str) -> bool:
    if table is None or not table.hand or table.button.last is None:
        return False
    return any(chair.player == player and chair.number in table.button.last.dealt_in for chair in table.chairs)


def _this_hand(state: EventState, command: GivePenalty, table: Table | None) -> int | Refusal:
    """The hand in progress if it counts as the first one missed, else 0."""
    if command.step not in MISSED or table is None or not _is_dealt_in(table, command.player):
        return 0
    if state.book.conduct.last_missed.get(command.player) == table.hand:
        return 0
    by_book = state.opening.policy.policy.conduct.penalty_hand_counts
    counts = by_book if command.this_hand is None else command.this_hand
    if counts is None:
        message = f"the book leaves open whether hand {table.hand} counts as missed: say so"
        return Refusal("this-hand-open", message, rule_of(state, "penalty_hand_counts"), (("hand", table.hand),))
    if by_book is not None and counts is not by_book and not command.override:
        message = f"hand {table.hand} {'counts' if by_book else 'does not count'} as missed"
        facts = (("why", "counts" if by_book else "not-counted"), ("hand", table.hand))
        return Refusal("against-the-book", message, rule_of(state, "penalty_hand_counts"), facts)
    return table.hand if counts else 0


def _paid(state: EventState, command: GivePenalty, table: Table | None) -> bool | Refusal:
    """Whether a player who is put out gets the prize of his place."""
    if command.step not in LEAVES or table is None:
        return False
    conduct = state.opening.policy.policy.conduct
    if command.step is Penalty.ELIMINATION:
        parameter = "elimination_prize"
        by_book = True if conduct.elimination_prize is EliminationPrize.PLACE_AT_REMOVAL else None
    else:
        parameter = "dq_prize"
        by_book = False if conduct.dq_prize is DisqualificationPrize.NONE else None
    paid = by_book if command.paid is None else command.paid
    if paid is None:
        message = f"the book leaves open whether {command.player} is paid for his place: say so"
        return Refusal("prize-open", message, rule_of(state, parameter), (("player", command.player),))
    if by_book is not None and paid is not by_book and not command.override:
        message = f"{command.player} is {'paid' if by_book else 'not paid'} for his place"
        facts = (("why", "paid" if by_book else "not-paid"), ("player", command.player))
        return Refusal("against-the-book", message, rule_of(state, parameter), facts)
    return paid


def _given(
    state: EventState, command: GivePenalty, table: Table | None, hand: int, at: int, *, paid: bool
) -> PenaltyGiven:
    players = len(table.chairs) if table else 0
    chair = next((one.number for one in table.chairs if one.player == command.player), 0) if table else 0
    included = state.opening.policy.policy.conduct.orbit_hands is OrbitSize.PLAYERS_INCLUDING_OFFENDER
    hands = command.hands + command.orbits * (players if included else players - 1)
    follows = state.opening.policy.policy.conduct.penalty_follows
    ends_on = tuple([change for change in PenaltyFollows if follows is not None and change not in follows])
    sanction = Sanction(
        len(state.book.conduct.sanctions) + 1,
        command.player,
        command.step,
        command.offence,
        hands,
        1 if hand else 0,
        Where(state.clock.pace.day.number, table.number if table else 0, chair),
        ends_on if hands else (),
    )
    ban = BARRED.get(command.step)
    return PenaltyGiven(
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
        Ban(command.player, ban.scope, ban.proposed) if ban else None,
        command.override,
    )


# ── what else the floor decides ──────────────────────────────────────────────────────────────────────────────────────


def lift_penalty(state: EventState, command: LiftPenalty, at: int) -> Decision:
    """Remits what is left of a penalty."""
    if not (command.reason.strip() and command.author.strip()):
        return Refusal(
            "reason-missing", "a remission names its reason and who grants it", facts=(("why", "remission"),)
        )
    sanction = next((one for one in state.book.conduct.sanctions if one.number == command.sanction), None)
    if sanction is None or not sanction.left:
        message = f"there is no penalty {command.sanction} of which hands are left"
        return Refusal("nothing-to-lift", message, facts=(("sanction", command.sanction),))
    return (PenaltyLifted(sanction.number, sanction.player, sanction.left, command.reason, command.author, at),)


def redeal_hand(state: EventState, command: RedealHand, at: int) -> Decision:
    """Records that the hand in progress is dealt again; it keeps its number, its button and its level."""
    if state.phase is not Phase.PLAYING:
        return levels.not_playing(state)
    table = state.floor.tables.get(command.table)
    if table is None:
        return seating.unknown_table(state, command.table)
    if not (command.reason.strip() and command.author.strip()):
        return Refusal("reason-missing", "a misdeal names its reason and who declared it", facts=(("why", "misdeal"),))
    if not table.hand:
        return Refusal("no-hand", f"table {table.number} is not playing a hand", facts=(("table", table.number),))
    once = state.opening.policy.policy.deal.misdeal_redeal is MisdealRedeal.EXACT_REPLAY
    missed = () if once else _missing_again(state, table)
    rule = rule_of(state, "misdeal_redeal")
    return (HandRedealt(table.number, table.hand, missed, command.reason, command.author, rule, at),)


def _missing_again(state: EventState, table: Table) -> tuple[str, ...]:
    """Penalised players of the hand in progress who have more hands to miss."""
    counted = state.book.conduct.last_missed
    return tuple(
        [
            chair.player
            for chair in table.chairs
            if counted.get(chair.player) == table.hand
            and attendance(state, chair.player, table.number, chair.number).value == "penalised"
        ]
    )


def forfeit_chips(state: EventState, command: ForfeitChips, at: int) -> Decision:
    """Takes some of a player's chips out of play; who is to lose all of them is put out of the event instead."""
    table = seating.table_of(state, command.player)
    if state.phase is not Phase.PLAYING:
        return levels.not_playing(state)
    if table is None:
        return not_in_play(command.player)
    if not (command.reason.strip() and command.author.strip()):
        return Refusal("reason-missing", "a forfeit names its reason and who decided it", facts=(("why", "forfeit"),))
    if table.hand:
        return in_hand(command.player, table)
    stack = next(chair.stack for chair in table.chairs if chair.player == command.player)
    policy = state.opening.policy.policy.conduct.chips_out_of_sight
    half, _kept = halves(stack, table.unit)
    most = min(half if policy is ChipsOutOfSight.HALVE_OR_DQ_POSSIBLE else stack, stack - 1)
    most -= most % table.unit
    rule = rule_of(state, "chips_out_of_sight")
    if not 0 < command.chips <= most:
        message = (
            f"at most {most} of the {stack} chips of {command.player} may be taken, and not less than {table.unit}; "
            "who is to lose them all is put out of the event"
        )
        return Refusal(
            "too-many-chips",
            message,
            rule,
            (("stack", stack), ("most", most), ("least", table.unit), ("why", "forfeit"), ("player", command.player)),
        )
    if command.chips % table.unit:
        message = f"{command.chips} cannot be made with chips of {table.unit}"
        return Refusal("chips-not-payable", message, facts=(("unit", table.unit), ("chips", command.chips)))
    left = stack - command.chips
    return (
        ChipsForfeited(command.player, table.number, command.chips, left, command.reason, command.author, rule, at),
    )
