"""Whether cases about words and chips come to what a scenario expects."""

from shuffleup.hand.refusal import Refusal
from shuffleup.hand.state import BettingRound
from shuffleup.rulings.accepted_action import WrongCount, accepted_action
from shuffleup.rulings.announcements import BeforeAmount, announced_fold, before_amount, conditional
from shuffleup.rulings.bounty_chip import BountyChip, bounty_chip
from shuffleup.rulings.substantial import Act
from shuffleup.rulings.undercall import PutIn, undercalls_in_a_row
from shuffleup.rulings.wrong_bet import WrongBet, wrong_bet
from shuffleup.scenarios import wager_forms as case
from shuffleup.scenarios.gesture_checks import answered
from shuffleup.scenarios.scene import Checks, Finding, Scene

_OVER = "the betting is over"


def _too_little(scene: Scene, said: case.TooLittle) -> Finding:
    state = scene.hand.state
    if not isinstance(state, BettingRound):
        return Finding(_OVER)
    puts = [PutIn(scene.seat(name), pile) for name, pile in zip(said.players, said.pushed, strict=False)]
    return answered(state, undercalls_in_a_row(scene.hand.rules, state, tuple(puts)), said.outcome)


def _told_wrong(scene: Scene, said: case.ToldWrong) -> Finding:
    state = _in_turn(scene, said.player)
    if isinstance(state, Finding):
        return state
    return answered(state, accepted_action(scene.hand.rules, state, WrongCount(said.told, said.pile)), said.outcome)


def _condition(scene: Scene, said: case.Condition) -> Finding:
    state = scene.hand.state
    if not isinstance(state, BettingRound):
        return Finding(_OVER)
    return answered(state, conditional(scene.hand.rules, state, scene.seat(said.player)), said.outcome)


def _fold_announced(scene: Scene, said: case.FoldAnnounced) -> Finding:
    state = scene.hand.state
    if not isinstance(state, BettingRound):
        return Finding(_OVER)
    ruling = announced_fold(scene.hand.rules, state, scene.seat(said.player), said.followed)
    return answered(state, ruling, said.outcome)


def _hasty(scene: Scene, said: case.Hasty) -> Finding:
    state = scene.hand.state
    if not isinstance(state, BettingRound):
        return Finding(_OVER)
    ruling = before_amount(scene.hand.rules, state, BeforeAmount(scene.seat(said.player), said.hasty))
    return answered(state, ruling, said.outcome)


def _object_thrown(scene: Scene, said: case.ObjectThrown) -> Finding:
    state = _in_turn(scene, said.player)
    if isinstance(state, Finding):
        return state
    hand = scene.hand
    return answered(state, bounty_chip(hand.rules, state, BountyChip(said.pile), hand.deck), said.outcome)


def _wrong_size(scene: Scene, said: case.WrongSize) -> Finding:
    state = _in_turn(scene, said.player)
    if isinstance(state, Finding):
        return state
    since = tuple([Act(scene.seat(name), kind, to) for name, kind, to in said.since])
    hand = scene.hand
    ruling = wrong_bet(hand.rules, state, WrongBet(said.wagered, since, said.noticed, said.meant), hand.deck)
    if isinstance(ruling, Refusal):
        return Finding(ruling.message, (), ruling)
    if ruling.key == "stands":
        return Finding("it stands" if said.players else "", ruling.rules, ruling)
    paid = {scene.names[int(str(seat).removeprefix("seat-"))]: to for seat, to in ruling.facts}
    if said.players and paid == dict.fromkeys(said.players, said.amount):
        return Finding("", ruling.rules, ruling)
    told = ", ".join([f"{name} pays {to}" for name, to in paid.items()]) or "the floor decides"
    return Finding(told, ruling.rules, ruling)


def _in_turn(scene: Scene, player: str) -> BettingRound | Finding:
    state = scene.hand.state
    if not isinstance(state, BettingRound):
        return Finding(_OVER)
    return state if state.turn == scene.seat(player) else Finding(f"it is {scene.names[state.turn]}'s turn")


WAGER_CHECKS: Checks = {
    case.TooLittle: _too_little,
    case.ToldWrong: _told_wrong,
    case.Condition: _condition,
    case.FoldAnnounced: _fold_announced,
    case.Hasty: _hasty,
    case.ObjectThrown: _object_thrown,
    case.WrongSize: _wrong_size,
}
"""What each of these sentences asks."""
