"""Turn, time and seat: what is told of them, and what the floor rules.

Fabio, out of turn, raises to 800
Elena calls
Under tda-2024, Fabio's act out of turn: raise to 800 (rule 53)
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from shuffleup.hand.actions import Call, Check, Fold, RaiseTo
from shuffleup.hand.events import BetsCollected, Called, Checked, Folded, Raised
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.seats import after
from shuffleup.hand.state import BettingRound
from shuffleup.rulings import calling_time, out_of_turn, skipped, stack_count, substantial
from shuffleup.rulings.at_the_seat import Arrival, Latecomer, device_in_hand, late_at_seat
from shuffleup.rulings.calling_time import Caller, TimeOver, TimeRequest
from shuffleup.rulings.ruling import BindingAct, Ruling
from shuffleup.rulings.stack_count import Asked, CountRequest, PotQuestion
from shuffleup.rulings.substantial import Act, ActKind, Since
from shuffleup.scenarios.forms import Form, Slot
from shuffleup.scenarios.ruled import SECOND, Expected, Ruled
from shuffleup.scenarios.scenario import Sentence
from shuffleup.scenarios.scene import Checks, Finding, Scene, Told

# ── out of turn ──────────────────────────────────────────────────────────────────────────────────────────────────────


class OutOfTurn(Sentence, frozen=True):
    """A player acts before it is his turn. The hand waits for whoever is to act."""

    player: str
    act: Callable[[int], BindingAct]


_ACTS = (Folded, Checked, Called, Raised)
ALL_OF_IT = 0
"""The total of an all-in whose amount is not told."""


def _act(text: str) -> Callable[[int], BindingAct]:
    if text == "is all in":
        return partial(RaiseTo, to=ALL_OF_IT)
    word, _, amount = text.removesuffix("s").partition(" ")
    if amount:
        return partial(RaiseTo, to=int(amount.rpartition(" ")[2]))
    silent: dict[str, type[Call | Check | Fold]] = {"call": Call, "check": Check, "fold": Fold}
    return silent[word]


def _out_of_turn(scene: Scene, said: OutOfTurn) -> Refusal | None:
    hand, earlier = scene.hand, _waiting(scene)
    moments = out_of_turn.as_played(hand.rules, hand.state, earlier)
    act = said.act(scene.seat(said.player))
    act = act if isinstance(moments, Refusal) else _counted(moments[-1], act)
    moments = out_of_turn.as_played(hand.rules, hand.state, (*earlier, act))
    if isinstance(moments, Refusal):
        return moments
    scene.told.append(Told(act, moments[0], earlier, len(hand.events)))
    return None


def _waiting(scene: Scene) -> tuple[BindingAct, ...]:
    """What was done out of turn and is neither played nor undone by a bet since."""
    state = scene.hand.state
    return tuple(
        [
            one.act
            for one in _unplayed(scene)
            if isinstance(state, BettingRound)
            and state.waiting >> one.act.seat & 1
            and state.price in _early(scene, one).faced
        ]
    )


def _unplayed(scene: Scene) -> list[Told]:
    """What was done out of turn on this street by players who have not acted since."""
    return [
        one
        for one in scene.told
        if not any(
            isinstance(event, BetsCollected) or (isinstance(event, _ACTS) and event.seat == one.act.seat)
            for event in scene.hand.events[one.events :]
        )
    ]


def _early(scene: Scene, told: Told) -> out_of_turn.Held:
    return out_of_turn.held(scene.hand.rules, told.state, told.act, told.earlier)


def _counted(state: BettingRound, act: BindingAct) -> BindingAct:
    """The act with its chips counted, where it is an all-in of so many as there are."""
    if not (isinstance(act, RaiseTo) and act.to == ALL_OF_IT):
        return act
    everything = state.bets[act.seat] + state.stacks[act.seat]
    return RaiseTo(act.seat, everything) if everything > state.price.high else Call(act.seat)


TURN_DEEDS: dict[type[Sentence], Callable[[Scene, Any], Refusal | None]] = {OutOfTurn: _out_of_turn}
"""What these sentences do."""


def _held_act(player: str, scene: Scene) -> Ruling | Refusal:
    """The first ruling while others must still act; the final one when the action has come to him."""
    hand, seat = scene.hand, scene.seat(player)
    told = [one for one in _unplayed(scene) if one.act.seat == seat]
    if not told:
        return Refusal(
            "nothing-done", f"{player} has not acted out of turn", facts=(("why", "player"), ("player", player))
        )
    last = told[-1]
    if hand.turn == seat:
        return out_of_turn.resolve_held(hand.rules, hand.state, _early(scene, last), hand.deck)
    ruling = out_of_turn.out_of_turn(hand.rules, last.state, last.act, last.earlier)
    if isinstance(ruling, Refusal) or not ruling.pending:
        return ruling
    still = tuple([act for act in _waiting(scene) if act in last.earlier])
    return replace(ruling, facts=out_of_turn.waiting(hand.rules, hand.turn, seat, still))


def _skipped(player: str, scene: Scene, *, had_time: bool) -> Ruling | Refusal:
    if scene.hand.turn != scene.seat(player):
        return Refusal("in-turn", f"{player} was not skipped", facts=(("why", "not-skipped"), ("player", player)))
    over_him = skipped.SkippedPlayer(_waiting(scene), had_time)
    return skipped.skipped_player(scene.hand.rules, scene.hand.state, over_him)


# ── substantial action ───────────────────────────────────────────────────────────────────────────────────────────────


class Substantial(Sentence, frozen=True):
    """Whether these acts would be substantial action; none: whether what has happened was."""

    acts: tuple[ActKind, ...]
    so: bool


def _substantial(scene: Scene, said: Substantial) -> Finding:
    since = substantial.acts_since(scene.hand.events, first_round=scene.hand.rules.variant.first_round)
    if said.acts:
        since = _imagined(scene, said.acts, since)
    found = substantial.substantial_action(scene.hand.rules, since)
    text = "that is substantial action" if found else "that is no substantial action"
    return Finding("" if found is said.so else text, substantial.substantial_rules(scene.hand.rules))


def _imagined(scene: Scene, kinds: tuple[ActKind, ...], since: Since) -> Since:
    """The acts done from the player to act on, clockwise."""
    state = scene.hand.state
    acts = []
    if isinstance(state, BettingRound):
        seat = state.turn
        for kind in kinds:
            acts.append(Act(seat, kind))
            seat = after(state.live, seat)
    return Since(tuple(acts), since.preflop, since.big_blind, since.big_blind_done)


TURN_CHECKS: Checks = {Substantial: _substantial}
"""What these sentences ask."""


# ── time ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

_CALLERS = {
    "the director": Caller.DIRECTOR,
    "the player to act": Caller.ACTOR,
    "another player of the table": Caller.TABLE,
    "a player away from his seat": Caller.AWAY,
    "a player of another table": Caller.OTHER_TABLE,
    "an outsider": Caller.OUTSIDER,
}


def _time(seconds: int, scene: Scene, *, level: int = 0) -> Ruling | Refusal:
    asked = seconds * SECOND
    request = TimeRequest(Caller.TABLE, 0, asked, asked, level)
    return calling_time.time_called(scene.hand.rules, scene.hand.state, request)


def _time_over(player: str, scene: Scene, *, acted: int) -> Ruling | Refusal:
    if scene.hand.turn != scene.seat(player):
        return Refusal("not-your-turn", f"{player} is not to act", facts=(("why", "player"), ("player", player)))
    return calling_time.time_over(scene.hand.rules, scene.hand.state, TimeOver(SECOND, acted))


# ── places and forms ─────────────────────────────────────────────────────────────────────────────────────────────────

_KINDS = "|".join([kind.value for kind in ActKind if kind not in (ActKind.POST, ActKind.PASSED)])
TURN_ACT_SLOT = {
    "act": Slot(
        r"(?:bets|raises to|is all in for) \d+|is all in|calls|checks|folds",
        _act,
        "`bets 300`, `raises to 800`, `is all in for 125` or `is all in`, `calls`, `checks` or `folds`",
    )
}
TURN_SLOTS = {
    "kinds": Slot(
        rf"(?:{_KINDS})(?:, (?:{_KINDS}))*",
        lambda text: tuple([ActKind(kind) for kind in text.split(", ")]),
        "acts one after the other: `check, bet, fold`",
    ),
    "timekeeper": Slot("|".join(_CALLERS), _CALLERS.__getitem__, ", ".join([f"`{words}`" for words in _CALLERS])),
    "seconds": Slot(r"\d{1,4}", int, "seconds, `0` for at once"),
    "arrival": Slot(
        "|".join([one.value for one in Arrival]),
        Arrival,
        "`before the last card`, `after the button's last card` or `after the deal`",
    ),
    "asked": Slot(
        "an estimate of the stack|the exact stack|the bet",
        lambda text: {"an": Asked.ESTIMATE, "exact": Asked.STACK, "bet": Asked.BET}[
            text.split()[0] if text.startswith("an") else text.split()[1]
        ],
        "`an estimate of the stack`, `the exact stack` or `the bet`",
    ),
}
"""Places that only these forms have."""

TURN_PLAY = (
    Form(
        "{player}, out of turn, {act}",
        "An act before the player's turn. It is held; whoever was skipped acts next.",
        "Carla, out of turn, raises to 800",
        OutOfTurn,
    ),
)


def _form(pattern: str, meaning: str, example: str, make: Callable[..., Sentence]) -> Form:
    return Form(pattern, meaning, example, make, cites=True)


def _count(player: str, asked: Asked, other: str, ruling: Expected) -> Ruled:
    def ask(scene: Scene) -> Ruling | Refusal:
        request = CountRequest(scene.seat(player), scene.seat(other), asked)
        return stack_count.stack_count(scene.hand.rules, scene.hand.state, request)

    return Ruled((player, other), ask, ruling)


def _pot(asked: PotQuestion) -> Callable[..., Ruled]:
    def make(ruling: Expected) -> Ruled:
        return Ruled((), lambda scene: stack_count.pot_count(scene.hand.rules, scene.hand.state, asked), ruling)

    return make


def _late(player: str, arrival: Arrival, ruling: Expected, *, lowest_upcard: bool = False) -> Ruled:
    def ask(scene: Scene) -> Ruling | Refusal:
        late = Latecomer(scene.seat(player), arrival, lowest_upcard)
        return late_at_seat(scene.hand.rules, scene.hand.state, late)

    return Ruled((player,), ask, ruling)


def _device(player: str, ruling: Expected) -> Ruled:
    return Ruled(
        (player,), lambda scene: device_in_hand(scene.hand.rules, scene.hand.state, scene.seat(player)), ruling
    )


TURN_FORMS = (
    _form(
        "{player}'s act out of turn: {ruling}",
        "What becomes of it: at first, and in the end when the action has come to the player.",
        "Carla's act out of turn: raise to 800 (rule 53)",
        lambda player, ruling: Ruled((player,), partial(_held_act, player), ruling),
    ),
    _form(
        "{player} was skipped: {ruling}",
        "The player to act had time to speak while the others acted out of turn.",
        "Bruno was skipped: the floor decides (rule 53)",
        lambda player, ruling: Ruled((player,), partial(_skipped, player, had_time=True), ruling),
    ),
    _form(
        "{player} was skipped without time to speak: {ruling}",
        "The same, before he could object.",
        "Bruno was skipped without time to speak: held",
        lambda player, ruling: Ruled((player,), partial(_skipped, player, had_time=False), ruling),
    ),
    _form(
        "after {kinds} there would be substantial action",
        "These acts, from the player to act on.",
        "after fold, call there would be substantial action (rule 36)",
        lambda kinds: Substantial(kinds, so=True),
    ),
    _form(
        "after {kinds} there would be no substantial action",
        "The same, denied.",
        "after check, check there would be no substantial action",
        lambda kinds: Substantial(kinds, so=False),
    ),
    _form(
        "there has been substantial action",
        "All acts since the deal.",
        "there has been substantial action",
        lambda: Substantial((), so=True),
    ),
    _form(
        "there has been no substantial action",
        "The same, denied.",
        "there has been no substantial action (rule 37a)",
        lambda: Substantial((), so=False),
    ),
    _form(
        "{timekeeper} asks for time: {ruling}",
        "Who may have the clock called on the player to act.",
        "another player of the table asks for time: may call time",
        lambda timekeeper, ruling: Ruled(
            (), lambda scene: calling_time.may_call_time(scene.hand.rules, timekeeper), ruling
        ),
    ),
    _form(
        "time is granted after {seconds} s: {ruling}",
        "Asked for by another player, so long after the turn began. Times count from there.",
        "time is granted after 30 s: time runs, countdown at 90, ends at 100 (rule 22)",
        lambda seconds, ruling: Ruled((), partial(_time, seconds), ruling),
    ),
    _form(
        "time is granted after {seconds} s of a {amount}-minute level: {ruling}",
        "The same, where the length of the level matters.",
        "time is granted after 0 s of a 20-minute level: time runs, countdown at 25, ends at 30 (rule 21a)",
        lambda seconds, amount, ruling: Ruled((), partial(_time, seconds, level=amount), ruling),
    ),
    _form(
        "time runs out on {player}: {ruling}",
        "The player to act has not acted.",
        "time runs out on Anna: dead hand (rule 21)",
        lambda player, ruling: Ruled((player,), partial(_time_over, player, acted=-1), ruling),
    ),
    _form(
        "{player} acts as time runs out: {ruling}",
        "Nobody can tell which came first.",
        "Anna acts as time runs out: action stands (rule 21b)",
        lambda player, ruling: Ruled((player,), partial(_time_over, player, acted=SECOND), ruling),
    ),
    _form(
        "{player} reaches the seat {arrival}: {ruling}",
        "Whether he has a live hand; what he loses are blinds and antes.",
        "Anna reaches the seat after the deal: dead hand (rule 30)",
        _late,
    ),
    _form(
        "{player}, who has the lowest upcard of stud, reaches the seat {arrival}: {ruling}",
        "The same in stud, for the player who must bring in.",
        "Anna, who has the lowest upcard of stud, reaches the seat after the deal: dead hand, bring in paid (rule 30)",
        partial(_late, lowest_upcard=True),
    ),
    _form(
        "{player} uses a device in the hand: {ruling}",
        "A telephone or the like, with a live hand.",
        "Anna uses a device in the hand: dead hand (rule 78a)",
        _device,
    ),
    _form(
        "{player} asks for {asked} of {other}: {ruling}",
        "What a player is told of another one's chips.",
        "Anna asks for the exact stack of Bruno: told, chips 5000 (rule 60)",
        _count,
    ),
    _form(
        "the pot is to be counted: {ruling}",
        "A player wants to know its size.",
        "the pot is to be counted: not told",
        _pot(PotQuestion.COUNT),
    ),
    _form(
        "the pot is to be spread: {ruling}",
        "A player wants to see its chips.",
        "the pot is to be spread: spread",
        _pot(PotQuestion.SPREAD),
    ),
)
"""What may be expected of them."""
