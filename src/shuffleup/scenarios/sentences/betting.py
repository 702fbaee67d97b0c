"""What players do in turn, and what the player to act may do."""

from collections.abc import Callable
from typing import Annotated, TypeAlias

from shuffleup.answer import Refusal, refuse
from shuffleup.cards.card import Card
from shuffleup.hand.actions import Action, Call, Check, Discard, Fold, Muck, Proceed, RaiseTo, Show
from shuffleup.hand.decide import decide
from shuffleup.hand.options import Options
from shuffleup.hand.phases.openers import seat_options
from shuffleup.hand.phases.showdown import hole_cards
from shuffleup.hand.state import BettingRound, HeldRound, Seated, Showdown
from shuffleup.rulings.ruling import cite
from shuffleup.scenarios.forms import SLOTS, listed
from shuffleup.scenarios.language import expects, happens, tells, words
from shuffleup.scenarios.places import Cards, Chips, Player, Players, count
from shuffleup.scenarios.said import say
from shuffleup.scenarios.scene import OVER, Finding, Scene, same

Drawn: TypeAlias = Annotated[int, count("a number of cards", "[1-7]")]

# ── what they do ─────────────────────────────────────────────────────────────────────────────────────────────────────


def act_in_turn(scene: Scene, player: str, action: Callable[[int], Action]) -> Refusal | None:
    """An action of a player who is asked to act. Out of turn, it would be a gesture and not an action."""
    if not scene.asked:
        return refuse("not-now", why="nobody-to-act")
    if player not in scene.asked:
        return _not_your_turn(scene)
    return scene.act(action(scene.seat(player)))


def _not_your_turn(scene: Scene) -> Refusal:
    """Whose turn it is; heads-up, where the blinds are turned round, also why."""
    hand, turn = scene.hand, scene.seat(scene.asked[0])
    if len(scene.names) > 2 or hand.rules.variant.brings_in or "turns-heads-up" not in hand.rules.resolved.subjects:
        return refuse("not-your-turn", turn=turn)
    begins = isinstance(hand.state, BettingRound) and hand.state.felt.street <= hand.rules.variant.first_round
    cited = cite(hand.rules, "turns-heads-up")[0]
    return refuse("not-your-turn", cited, turn=turn, why="button" if begins else "blind")


def is_opening(scene: Scene) -> bool:
    """Is the first bet still to be made, in a round in which a hand must be good enough to open?"""
    state = scene.hand.state
    return isinstance(state, BettingRound) and not state.price.high and scene.opens_with_pair


@happens("{player} bets {amount}", "Anna bets 100")
def bets(scene: Scene, player: Player, amount: Chips) -> Refusal | None:
    """The first bet of a street."""
    if is_opening(scene):
        return refuse("not-now", why="no-first-bet")
    high = _high(scene)
    if high and not _only_brought_in(scene):
        return refuse("bet-made", bet=high)
    return act_in_turn(scene, player, lambda seat: RaiseTo(seat, amount))


@happens("{player} brings in {amount}", "Carla brings in 25")
@happens("{player} brings in", "Carla brings in", "The same, without the amount.")
def brings_in(scene: Scene, player: Player, amount: Chips | None = None) -> Refusal | None:
    """The forced first bet of stud, by whose card demands it."""
    state = scene.hand.state
    if not isinstance(state, BettingRound) or not _only_brought_in(scene) or any(state.bets):
        return refuse("nothing-brought-in")
    due = scene.plan.stakes.bring_in
    if amount not in (None, due):
        return refuse("another-bring-in", amount=due)
    return act_in_turn(scene, player, Call)


@happens("{player} completes to {amount}", "Anna completes to 100")
@happens("{player} completes", "Anna completes", "The same, without the amount.")
def completes(scene: Scene, player: Player, amount: Chips | None = None) -> Refusal | None:
    """The bring-in of stud made up to a whole bet."""
    state = scene.hand.state
    if not isinstance(state, BettingRound) or not _only_brought_in(scene):
        return refuse("nothing-brought-in")
    to = seat_options(scene.hand.rules, state, scene.hand.deck).min_to if amount is None else amount
    return act_in_turn(scene, player, lambda seat: RaiseTo(seat, to))


@happens("{player} raises to {amount}", "Anna raises to 300")
def raises_to(scene: Scene, player: Player, amount: Chips) -> Refusal | None:
    """A raise, by its total for the street."""
    if isinstance(scene.hand.state, BettingRound) and not _high(scene):
        return refuse("not-now", why="nothing-to-raise") if is_opening(scene) else refuse("no-bet")
    return act_in_turn(scene, player, lambda seat: RaiseTo(seat, amount))


@happens("{player} is all in for {amount}", "Bruno is all in for 125")
@happens("{player} is all in", "Bruno is all in", "The same, without the amount.")
def all_in(scene: Scene, player: Player, amount: Chips | None = None) -> Refusal | None:
    """The last chips go in as bet, raise or call. The amount is the total for the street and is checked."""
    state, seat = scene.hand.state, scene.seat(player)
    if not isinstance(state, BettingRound):
        return refuse("not-now", why="no-betting")
    everything = state.bets[seat] + state.stacks[seat]
    if amount not in (None, everything):
        return refuse("not-all-in", player=player, to=everything)
    calls = everything <= state.price.high
    return act_in_turn(scene, player, Call if calls else lambda seat: RaiseTo(seat, everything))


@happens("{players} call(s)", "Carla calls", "Match the bet, in turn.", act=Call)
@happens("{players} check(s)", "Anna and Bruno check", "Stay in for nothing, in turn.", act=Check)
@happens("{players} knock(s)", "Bruno knocks", "The same: checking.", act=Check)
@happens("{players} fold(s)", "Dario, Elena and Fabio fold", "Give up, in turn.", act=Fold)
@happens("{players} stand(s) pat", "Bruno and Carla stand pat", "Keep all cards in a draw.", act=Discard)
def each_acts(scene: Scene, players: Players, act: Callable[[int], Action]) -> Refusal | None:
    """The players act one after another, in turn."""
    refused = None
    for player in players:
        refused = refused or act_in_turn(scene, player, act)
    return refused


@happens("{players} show(s)", "Anna shows", act=Show)
@happens("{players} muck(s)", "Bruno mucks", "Throw the hand away unshown at the showdown.", act=Muck)
@happens("{players} hide(s)", "Bruno hides", "The same: not showing where one may choose.", act=Muck)
def shows_or_mucks(scene: Scene, players: Players, act: Callable[[int], Action]) -> Refusal | None:
    """The hand is tabled. As soon as one player shows or mucks in a scenario, nobody does so by himself."""
    refused = None
    for player in players:
        # The order of showing binds only players who wait for it.
        at_once = isinstance(scene.hand.state, Showdown)
        done = scene.act(act(scene.seat(player))) if at_once else act_in_turn(scene, player, act)
        refused = refused or done
    return refused


def held_by(scene: Scene, player: str) -> tuple[Card, ...]:
    """The cards that a player holds, covered ones included; none if he has thrown them away."""
    state = scene.hand.state
    return () if isinstance(state, Seated) else hole_cards(state.felt, scene.hand.deck, scene.seat(player))


@happens("{player} throws away {cards}", "Anna throws away 2c")
def throws_away(scene: Scene, player: Player, cards: Cards) -> Refusal | None:
    """The player discards cards that he holds; in a draw he is dealt as many others."""
    held = held_by(scene, player)
    if player in scene.asked and not set(cards) <= set(held):
        return refuse("not-held", player=player, why="cards")
    return act_in_turn(scene, player, lambda seat: Discard(seat, tuple([held.index(card) for card in cards])))


@happens("{player} draws {drawn} card(s)", "Bruno draws 2 cards")
def draws(scene: Scene, player: Player, drawn: Drawn) -> Refusal | None:
    """The player exchanges this many cards, the last of the hand as named in `Cards`."""
    held = len(held_by(scene, player))
    return act_in_turn(scene, player, lambda seat: Discard(seat, tuple(range(held - drawn, held))))


@happens("the floor lets the hand go on", "the floor lets the hand go on")
def floor_proceeds(scene: Scene) -> Refusal | None:
    """Hand for hand: a called all-in that has waited face down is played out."""
    return scene.act(Proceed())


# ── what they may do ─────────────────────────────────────────────────────────────────────────────────────────────────


def _only_brought_in(scene: Scene) -> bool:
    """Is the bring-in of stud all that has been bet, or all that is due?"""
    rules, state = scene.hand.rules, scene.hand.state
    first = isinstance(state, BettingRound) and state.felt.street <= rules.variant.first_round
    return rules.brings_in and first and _high(scene) <= scene.plan.stakes.bring_in


def _high(scene: Scene) -> int:
    state = scene.hand.state
    return state.price.high if isinstance(state, BettingRound) else 0


def on_turn(scene: Scene, player: str) -> Options | Finding:
    """What the player may do, or that it is not his turn."""
    hand = scene.hand
    if not isinstance(hand.state, BettingRound):
        return OVER
    if hand.turn != scene.seat(player):
        return Finding(say("it is {player}'s turn", player=scene.names[hand.turn]))
    return hand.options()


@expects("{player} may raise to {amount}", "Anna may raise to 300")
def may_raise(scene: Scene, player: Player, amount: Chips) -> Finding:
    """This is the least legal raise."""
    legal = on_turn(scene, player)
    if isinstance(legal, Finding):
        return legal
    least, basis = legal.min_to, cite(scene.hand.rules, "min_raise_basis")
    if least == 0:
        return Finding(say("{player} may not raise", player=player), basis)
    if legal.call == 0 and _high(scene) == 0:
        return Finding(say("there is no bet: {player} may bet {amount}", player=player, amount=least), basis)
    return same(amount, least, say("{player} may raise to {amount}", player=player, amount=least), basis)


@tells("{player} may go up to {amount}", "Anna may go up to 700")
def may_go_up_to(scene: Scene, player: Player) -> Chips | Finding:
    """This is the highest legal bet or raise, as a total for the street."""
    legal = on_turn(scene, player)
    return legal if isinstance(legal, Finding) else legal.max_to


@tells("{player} may bet {amount}", "Anna may bet 100")
def may_bet(scene: Scene, player: Player) -> Chips | Finding:
    """This is the least legal bet."""
    legal = on_turn(scene, player)
    if isinstance(legal, Finding):
        return legal
    if _high(scene):
        return Finding(say("there is a bet of {amount}", amount=_high(scene)))
    return legal.min_to


@expects("{player} may not raise", "Anna may not raise (rule 47)", cites=True)
@expects(
    "{player} may not raise to {amount}",
    "Anna may not raise to 300 (rule 37)",
    "A raise to this total is not legal. The rule may follow.",
    cites=True,
)
def may_not_raise(scene: Scene, player: Player, amount: Chips | None = None) -> Finding:
    """No raise is legal. The rule may follow."""
    legal = on_turn(scene, player)
    if isinstance(legal, Finding):
        return legal
    if amount is None and legal.min_to:
        return Finding(say("{player} may raise to {amount}", player=player, amount=legal.min_to))
    rules = _refusal(scene, _high(scene) + 1 if amount is None else amount)
    if rules is None:
        return Finding(say("{player} may raise to {amount}", player=player, amount=amount or 0))
    return Finding("", rules)


Denied: TypeAlias = Annotated[str, words({"fold": "fold", "check": "check", "call": "call"})]
_DENIED: dict[str, type[Fold | Check | Call]] = {"fold": Fold, "check": Check, "call": Call}


@expects("a {denied} by {player} is refused", "a fold by Bruno is refused (rule 46)", cites=True)
def is_refused(scene: Scene, player: Player, denied: Denied) -> Finding:
    """By the rules, or because the floor holds the player to something else. The rule may follow."""
    legal = on_turn(scene, player)
    if isinstance(legal, Finding):
        return legal
    hand = scene.hand
    answer = decide(hand.rules, hand.state, hand.deck, _DENIED[denied](hand.turn))
    if isinstance(answer, Refusal):
        return Finding("", (answer.rule,) if answer.rule else ())
    return Finding(say("{player} may {acts}", player=player, acts=denied))


def _refusal(scene: Scene, total: int) -> tuple[str, ...] | None:
    """The rules by which a raise to this total is refused; None if it is legal."""
    hand = scene.hand
    answer = decide(hand.rules, hand.state, hand.deck, RaiseTo(hand.turn, total))
    if not isinstance(answer, Refusal):
        return None
    return (answer.rule,) if answer.rule else ()


@tells("{player} may call {amount}", "Carla may call 75")
def may_call(scene: Scene, player: Player) -> Chips | Finding:
    """How many more chips a call costs."""
    legal = on_turn(scene, player)
    return legal if isinstance(legal, Finding) else legal.call


Acts: TypeAlias = Annotated[tuple[str, ...], SLOTS["acts"]]


@expects("{player} may {acts}", "Anna may fold, call or raise")
def may_do(scene: Scene, player: Player, acts: Acts) -> Finding:
    """These actions are possible and no others; folding counts only if the player faces a bet."""
    legal = on_turn(scene, player)
    if isinstance(legal, Finding):
        return legal
    may_fold = legal.fold if isinstance(scene.hand.state, HeldRound) else legal.call > 0
    opened = ["fold"] if may_fold else []
    if legal.may_call:
        opened.append("call" if legal.call else "check")
    if legal.min_to:
        opened.append("raise" if _high(scene) else "bet")
    text = f"{', '.join(opened[:-1])} or {opened[-1]}" if len(opened) > 1 else opened[0]
    return same(set(acts), set(opened), say("{player} may {acts}", player=player, acts=text))


@expects("nobody is to act", "nobody is to act", "The hand is over, or waits for the floor.")
@expects("{player} is to act", "Carla is to act")
def is_to_act(scene: Scene, player: Player = "") -> Finding:
    """The player must bet, draw or answer."""
    asked = scene.asked
    return same((player,) if player else (), asked, say("{players} is to act", players=listed(asked)))


@expects("the pot bet is {amount}", "the pot bet is 700")
def pot_bet(scene: Scene, amount: Chips) -> Finding:
    """The most that pot-limit allows the player to act, as a total for the street."""
    hand = scene.hand
    if not isinstance(hand.state, BettingRound):
        return OVER
    if not hand.rules.betting.pot_limit:
        return Finding(say("the game is not pot-limit"))
    formula, most = cite(hand.rules, "pot_formula"), hand.options().max_to
    everything = hand.state.bets[hand.turn] + hand.state.stacks[hand.turn]
    if most == everything != amount:
        return Finding(say("{player} has only {amount}", player=scene.names[hand.turn], amount=everything), formula)
    return same(amount, most, say("the pot bet is {amount}", amount=most), formula)
