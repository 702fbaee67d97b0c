"""Expectations about what a player may do."""

from shuffleup.hand.actions import RaiseTo
from shuffleup.hand.decide import decide
from shuffleup.hand.options import Options
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.state import NOBODY, BettingRound
from shuffleup.scenarios import expectations as says
from shuffleup.scenarios.scene import Checks, Finding, Scene, same

# ── options ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _on_turn(scene: Scene, player: str) -> Options | Finding:
    """What the player may do, or that it is not his turn."""
    hand = scene.hand
    if not isinstance(hand.state, BettingRound):
        return Finding("the betting is over")
    if hand.turn != scene.seat(player):
        return Finding(f"it is {scene.names[hand.turn]}'s turn")
    return hand.options()


def _may_raise(scene: Scene, said: says.MayRaise) -> Finding:
    legal = _on_turn(scene, said.player)
    if isinstance(legal, Finding):
        return legal
    if legal.min_to == 0:
        return Finding(f"{said.player} may not raise")
    if legal.call == 0 and _high(scene) == 0:
        return Finding(f"there is no bet: {said.player} may bet {legal.min_to}")
    return same(said.amount, legal.min_to, f"{said.player} may raise to {legal.min_to}")


def _may_bet(scene: Scene, said: says.MayBet) -> Finding:
    legal = _on_turn(scene, said.player)
    if isinstance(legal, Finding):
        return legal
    if _high(scene):
        return Finding(f"there is a bet of {_high(scene)}")
    return same(said.amount, legal.min_to, f"{said.player} may bet {legal.min_to}")


def _may_go_up_to(scene: Scene, said: says.MayRaiseAtMost) -> Finding:
    legal = _on_turn(scene, said.player)
    if isinstance(legal, Finding):
        return legal
    return same(said.amount, legal.max_to, f"{said.player} may go up to {legal.max_to}")


def _may_not_raise(scene: Scene, said: says.MayNotRaise) -> Finding:
    legal = _on_turn(scene, said.player)
    if isinstance(legal, Finding):
        return legal
    if said.amount is None and legal.min_to:
        return Finding(f"{said.player} may raise to {legal.min_to}")
    rules = _refusal(scene, _high(scene) + 1 if said.amount is None else said.amount)
    if rules is None:
        return Finding(f"{said.player} may raise to {said.amount}")
    return Finding("", rules)


def _refusal(scene: Scene, total: int) -> tuple[str, ...] | None:
    """The rules by which a raise to this total is refused; None where it is legal."""
    hand = scene.hand
    answer = decide(hand.rules, hand.state, hand.deck, RaiseTo(hand.turn, total))
    if not isinstance(answer, Refusal):
        return None
    return (answer.rule,) if answer.rule else ()


def _may_call(scene: Scene, said: says.MayCall) -> Finding:
    legal = _on_turn(scene, said.player)
    if isinstance(legal, Finding):
        return legal
    return same(said.amount, legal.call, f"{said.player} may call {legal.call}" if legal.call else "nothing to call")


def _may_do(scene: Scene, said: says.MayDo) -> Finding:
    legal = _on_turn(scene, said.player)
    if isinstance(legal, Finding):
        return legal
    acts = ["fold", "call"] if legal.call else ["check"]
    if legal.min_to:
        acts.append("raise" if _high(scene) else "bet")
    text = f"{', '.join(acts[:-1])} or {acts[-1]}" if len(acts) > 1 else acts[0]
    return same(set(said.acts), set(acts), f"{said.player} may {text}")


def _high(scene: Scene) -> int:
    state = scene.hand.state
    return state.price.high if isinstance(state, BettingRound) else 0


def _pot_bet(scene: Scene, said: says.PotBet) -> Finding:
    hand = scene.hand
    if not isinstance(hand.state, BettingRound):
        return Finding("the betting is over")
    if not hand.rules.betting.pot_limit:
        return Finding("the game is not pot-limit")
    legal = hand.options()
    everything = hand.state.bets[hand.turn] + hand.state.stacks[hand.turn]
    if legal.max_to == everything != said.amount:
        return Finding(f"{scene.names[hand.turn]} has only {everything}")
    return same(said.amount, legal.max_to, f"the pot bet is {legal.max_to}")


def _to_act(scene: Scene, said: says.ToAct) -> Finding:
    turn = scene.hand.turn
    found = scene.names[turn] if turn != NOBODY else "nobody"
    return same(said.player, found, f"{found} is to act")


BETTING_CHECKS: Checks = {
    says.MayRaise: _may_raise,
    says.MayRaiseAtMost: _may_go_up_to,
    says.MayBet: _may_bet,
    says.MayNotRaise: _may_not_raise,
    says.MayCall: _may_call,
    says.MayDo: _may_do,
    says.PotBet: _pot_bet,
    says.ToAct: _to_act,
}
"""What each of these sentences asks."""
