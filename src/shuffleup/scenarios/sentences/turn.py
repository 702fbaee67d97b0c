"""Turn, time and seat: what players do, and what the floor rules.

Fabio, out of turn, raises to 800
Elena calls
Under tda-2024, Fabio's act out of turn: raise to 800 (rule 53)
"""

from collections.abc import Callable
from functools import partial
from typing import Annotated, TypeAlias

from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.hand.actions import Call, Check, Fold, RaiseTo
from shuffleup.hand.events import BetsCollected, Called, Checked, Folded, Raised
from shuffleup.hand.seats import after
from shuffleup.hand.state import BettingRound
from shuffleup.rulings import substantial
from shuffleup.rulings.conduct import stack_count
from shuffleup.rulings.conduct.stack_count import CountAsked, CountRequest, PotQuestion
from shuffleup.rulings.ruling import BindingAct, Ruling
from shuffleup.rulings.substantial import Act, ActKind, Since
from shuffleup.rulings.turn import calling_time, out_of_turn, skipped
from shuffleup.rulings.turn.at_the_seat import Latecomer, SeatReached, big_blind_again, device_in_hand, late_at_seat
from shuffleup.rulings.turn.calling_time import TimeCaller, TimeOver, TimeRequest
from shuffleup.scenarios.forms import Slot
from shuffleup.scenarios.language import happens, rules, tells, words
from shuffleup.scenarios.places import SECOND, Chips, Other, Player, Seconds
from shuffleup.scenarios.scene import Scene, So, Told

# ── out of turn ──────────────────────────────────────────────────────────────────────────────────────────────────────

_ACTS = (Folded, Checked, Called, Raised)
ALL_OF_IT = 0
"""The total of an all-in without a given amount."""


def _act(text: str) -> Callable[[int], BindingAct]:
    if text == "is all in":
        return partial(RaiseTo, to=ALL_OF_IT)
    word, _, amount = text.removesuffix("s").partition(" ")
    if amount:
        return partial(RaiseTo, to=int(amount.rpartition(" ")[2]))
    silent: dict[str, type[Call | Check | Fold]] = {"call": Call, "check": Check, "fold": Fold}
    return silent[word]


ToldAct: TypeAlias = Annotated[
    Callable[[int], BindingAct],
    Slot(
        r"(?:bets|raises to|is all in for) \d+|is all in|calls|checks|folds",
        _act,
        "`bets 300`, `raises to 800`, `is all in for 125` or `is all in`, `calls`, `checks` or `folds`",
    ),
]


@happens("{player}, out of turn, {act}", "Carla, out of turn, raises to 800")
def acts_out_of_turn(scene: Scene, player: Player, act: ToldAct) -> Refusal | None:
    """Before his turn: the skipped player acts next, and then he may do nothing else unless another bet frees him."""
    hand, earlier = scene.hand, _waiting(scene)
    moments = out_of_turn.as_played(hand.rules, hand.state, earlier)
    done = act(scene.seat(player))
    cited: tuple[str, ...] = ()
    if not isinstance(moments, Refusal):
        done, cited = out_of_turn.declared(hand.rules, moments[-1], _counted(moments[-1], done))
    moments = out_of_turn.as_played(hand.rules, hand.state, (*earlier, done))
    if isinstance(moments, Refusal):
        return moments
    scene.told.append(Told(done, moments[0], earlier, len(hand.events), cited))
    for order in out_of_turn.kept(hand.rules, moments[0], done, earlier):
        refused = scene.act(order)
        assert refused is None, refused
    return None


def _waiting(scene: Scene) -> tuple[BindingAct, ...]:
    """What was done out of turn and has since neither been played nor undone by a bet."""
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
    """The action with its chips counted, if it is an all-in of all the player has."""
    if not (isinstance(act, RaiseTo) and act.to == ALL_OF_IT):
        return act
    everything = state.bets[act.seat] + state.stacks[act.seat]
    return RaiseTo(act.seat, everything) if everything > state.price.high else Call(act.seat)


@rules("{player}'s act out of turn", "Carla's act out of turn: raise to 800 (rule 53)")
def act_out_of_turn(scene: Scene, player: Player) -> Ruling | Refusal:
    """What becomes of it: at first, and finally when the action has reached the player."""
    hand, seat = scene.hand, scene.seat(player)
    told = [one for one in _unplayed(scene) if one.act.seat == seat]
    if not told:
        return refuse("nothing-done", why="player", player=player)
    last = told[-1]
    if hand.turn == seat:
        resolved = out_of_turn.resolve_held(hand.rules, hand.state, _early(scene, last), hand.deck)
        return resolved if isinstance(resolved, Refusal) else _also_by(resolved, last.rules)
    ruling = out_of_turn.out_of_turn(hand.rules, last.state, last.act, last.earlier)
    if isinstance(ruling, Refusal):
        return ruling
    ruling = _also_by(ruling, last.rules)
    if not ruling.pending:
        return ruling
    still = tuple([act for act in _waiting(scene) if act in last.earlier])
    return replace(ruling, facts=out_of_turn.waiting(hand.rules, hand.turn, seat, still))


def _also_by(ruling: Ruling, rules: tuple[str, ...]) -> Ruling:
    return replace(ruling, rules=tuple(dict.fromkeys((*ruling.rules, *rules))))


@rules("{player} was skipped", "Bruno was skipped: the floor decides (rule 53)")
@rules(
    "{player} was skipped without time to speak",
    "Bruno was skipped without time to speak: held",
    "The same, before he could object.",
    had_time=False,
)
def was_skipped(scene: Scene, player: Player, *, had_time: bool = True) -> Ruling | Refusal:
    """The player to act had time to speak while the others acted out of turn."""
    if scene.hand.turn != scene.seat(player):
        return refuse("in-turn", why="not-skipped", player=player)
    over_him = skipped.SkippedPlayer(_waiting(scene), had_time)
    return scene.ruled(skipped.skipped_player, over_him)


# ── substantial action ───────────────────────────────────────────────────────────────────────────────────────────────

_KINDS = "|".join([kind.value for kind in ActKind if kind not in (ActKind.POST, ActKind.PASSED)])
Substantial: TypeAlias = Annotated[bool, words({"substantial": True, "no substantial": False})]
Kinds: TypeAlias = Annotated[
    tuple[ActKind, ...],
    Slot(
        rf"(?:{_KINDS})(?:, (?:{_KINDS}))*",
        lambda text: tuple([ActKind(kind) for kind in text.split(", ")]),
        "acts one after the other: `check, bet, fold`",
    ),
]


@tells(
    "after {kinds} there would be {substantial} action",
    "after fold, call there would be substantial action (rule 36)",
    cites=True,
)
@tells(
    "there has been {substantial} action",
    "there has been no substantial action (rule 37a)",
    "Since the deal.",
    cites=True,
)
def substantial_action(scene: Scene, kinds: Kinds = ()) -> Substantial | So:
    """Whether these actions, starting with the player to act, would be substantial."""
    since = substantial.acts_since(scene.hand.events, first_round=scene.hand.rules.variant.first_round)
    if kinds:
        since = _imagined(scene, kinds, since)
    found = substantial.substantial_action(scene.hand.rules, since)
    return So(found, substantial.substantial_rules(scene.hand.rules))


def _imagined(scene: Scene, kinds: tuple[ActKind, ...], since: Since) -> Since:
    """The actions, done clockwise from the player to act."""
    state = scene.hand.state
    acts = []
    if isinstance(state, BettingRound):
        seat = state.turn
        for kind in kinds:
            acts.append(Act(seat, kind))
            seat = after(state.live, seat)
    return Since(tuple(acts), since.preflop, since.big_blind, since.big_blind_done)


# ── time ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

_CALLERS = {
    "the director": TimeCaller.DIRECTOR,
    "the player to act": TimeCaller.ACTOR,
    "another player of the table": TimeCaller.TABLE,
    "a player away from his seat": TimeCaller.AWAY,
    "a player of another table": TimeCaller.OTHER_TABLE,
    "an outsider": TimeCaller.OUTSIDER,
}
Timekeeper: TypeAlias = Annotated[TimeCaller, words(_CALLERS)]


@rules("{timekeeper} asks for time", "another player of the table asks for time: may call time")
def asks_for_time(scene: Scene, timekeeper: Timekeeper) -> Ruling | Refusal:
    """Who may call the clock on the player to act."""
    return calling_time.may_call_time(scene.hand.rules, timekeeper)


@rules(
    "time is granted after {seconds} s", "time is granted after 30 s: time runs, countdown at 90, ends at 100 (rule 22)"
)
@rules(
    "time is granted after {seconds} s of a {amount}-minute level",
    "time is granted after 0 s of a 20-minute level: time runs, countdown at 25, ends at 30 (rule 21a)",
    "The same, where the length of the level matters.",
)
def time_granted(scene: Scene, seconds: Seconds, amount: Chips = 0) -> Ruling | Refusal:
    """Requested by another player, this long after the turn began. Times count from the request."""
    asked = seconds * SECOND
    request = TimeRequest(TimeCaller.TABLE, 0, asked, asked, amount)
    return scene.ruled(calling_time.time_called, request)


@rules("time runs out on {player}", "time runs out on Anna: dead hand (rule 21)", acted=-1)
@rules(
    "{player} acts as time runs out",
    "Anna acts as time runs out: action stands (rule 21b)",
    "Nobody can tell which came first.",
    acted=SECOND,
)
def time_runs_out(scene: Scene, player: Player, acted: int) -> Ruling | Refusal:
    """The player to act has not acted."""
    if scene.hand.turn != scene.seat(player):
        return refuse("not-your-turn", why="player", player=player)
    return scene.ruled(calling_time.time_over, TimeOver(SECOND, acted))


# ── seats and counts ─────────────────────────────────────────────────────────────────────────────────────────────────


@rules("{player} reaches the seat {arrival}", "Anna reaches the seat after the deal: dead hand (rule 30)")
@rules(
    "{player}, who has the lowest upcard of stud, reaches the seat {arrival}",
    "Anna, who has the lowest upcard of stud, reaches the seat after the deal: dead hand, bring in paid (rule 30)",
    "The same in stud, for the player who must bring in.",
    lowest_upcard=True,
)
def reaches_seat(
    scene: Scene, player: Player, arrival: SeatReached, *, lowest_upcard: bool = False
) -> Ruling | Refusal:
    """Whether the player has a live hand; if he does not, he loses blinds and antes."""
    return scene.ruled(late_at_seat, Latecomer(scene.seat(player), arrival, lowest_upcard))


@rules(
    "{player}, moved here by balancing, has the big blind twice",
    "Anna, moved here by balancing, has the big blind twice: it stands (rule 11)",
)
def big_blind_twice(scene: Scene, player: Player) -> Ruling | Refusal:
    """The player posted it in his last hand at the other table."""
    return scene.ruled(big_blind_again, scene.seat(player))


@rules("{player} uses a device in the hand", "Anna uses a device in the hand: dead hand (rule 78a)")
def uses_device(scene: Scene, player: Player) -> Ruling | Refusal:
    """A telephone or the like, with a live hand."""
    return scene.ruled(device_in_hand, scene.seat(player))


Wanted: TypeAlias = Annotated[
    CountAsked,
    words(
        {
            "an estimate of the stack": CountAsked.ESTIMATE,
            "the exact stack": CountAsked.STACK,
            "the bet": CountAsked.BET,
        }
    ),
]


@rules("{player} asks for {asked} of {other}", "Anna asks for the exact stack of Bruno: told, chips 5000 (rule 60)")
def asks_for_count(scene: Scene, player: Player, asked: Wanted, other: Other) -> Ruling | Refusal:
    """What a player is told about another one's chips."""
    request = CountRequest(scene.seat(player), scene.seat(other), asked)
    return scene.ruled(stack_count.stack_count, request)


Question: TypeAlias = Annotated[PotQuestion, words({"counted": PotQuestion.COUNT, "spread": PotQuestion.SPREAD})]


@rules("the pot is to be {question}", "the pot is to be counted: not told")
def pot_is_asked_for(scene: Scene, question: Question) -> Ruling | Refusal:
    """A player wants to know its size, or to see its chips."""
    return scene.ruled(stack_count.pot_count, question)
