"""What must be true of a table of poker all'italiana and its people: their options, the pots, who is there."""

import re
from collections.abc import Callable
from typing import Annotated, TypeAlias

from shuffleup.answer import Refusal, voice
from shuffleup.cards.italian.opening import OpeningLevel
from shuffleup.chips.pots import side_pots
from shuffleup.hand.actions import Discard, RaiseTo
from shuffleup.hand.decide import decide
from shuffleup.hand.events import BetsCollected, Raised, SeatsLeftOut
from shuffleup.hand.phases.stub import STUB_SHORT
from shuffleup.hand.state import BettingRound, Drawing, Seated
from shuffleup.projections.buttons import Button, ButtonAct, buttons
from shuffleup.rulebooks.policy.italian_game import CoveredRule, VeleRule
from shuffleup.scenarios.forms import Slot, listed
from shuffleup.scenarios.italian_headers import COVERED, LAYOUTS
from shuffleup.scenarios.italian_scene import ItalianScene, by_mask, felt_of
from shuffleup.scenarios.language import expects, tells, words
from shuffleup.scenarios.places import Chips, Player, Players, Seconds
from shuffleup.scenarios.said import Joint, Listed, say
from shuffleup.scenarios.scene import Finding, same
from shuffleup.scenarios.sentences.hand import Pot
from shuffleup.table.carry import carried_chips, opening_level
from shuffleup.table.presence import SECOND

# ── places ───────────────────────────────────────────────────────────────────────────────────────────────────────────

ACTS: dict[str, tuple[ButtonAct, ...]] = {
    "go blind": (ButtonAct.BLIND, ButtonAct.SECOND_BLIND, ButtonAct.THIRD_BLIND),
    "decline the blind": (ButtonAct.DEAL,),
    "knock": (ButtonAct.KNOCK,),
    "say parol": (ButtonAct.PAROL,),
    "open": (ButtonAct.BET,),
    "bet": (ButtonAct.BET,),
    "fold": (ButtonAct.FOLD,),
    "call": (ButtonAct.CALL,),
    "raise": (ButtonAct.RAISE,),
    "let it stand": (ButtonAct.STAND,),
    "change cards": (ButtonAct.DRAW,),
    "turn up a card": (ButtonAct.TURN_UP,),
    "show": (ButtonAct.SHOW,),
    "hide": (ButtonAct.HIDE,),
    "join": (ButtonAct.JOIN,),
    "stay out": (ButtonAct.STAY_OUT,),
}
"""What a player may do, in the words of scenarios, with the buttons that do it."""
_ACT = f"(?:{'|'.join(ACTS)})"
Doable: TypeAlias = Annotated[
    tuple[str, ...],
    Slot(
        rf"{_ACT}(?:, {_ACT})*(?: or {_ACT})?",
        lambda text: tuple(re.split(r", | or ", text)),
        f"what a player may do and nothing else: {', '.join([f'`{act}`' for act in ACTS])}",
        said=lambda acts: Listed(acts, Joint.OR),
    ),
]
Number: TypeAlias = Annotated[
    int, Slot(r"nothing|\d+", lambda text: 0 if text == "nothing" else int(text), "a number, or `nothing`")
]
Label: TypeAlias = Annotated[str, Slot("[A-Z ]+", str, "what stands on a button: `RESTO`, `VEDO`")]
Asked: TypeAlias = Annotated[
    tuple[bool, bool],
    words(
        {
            "for the vele and the covered card": (True, True),
            "for the vele": (True, False),
            "for the covered card": (False, True),
            "nothing": (False, False),
        }
    ),
]
Confirmed: TypeAlias = Annotated[bool, words({"must be confirmed": True, "needs no confirmation": False})]
Reopens: TypeAlias = Annotated[bool, words({"reopens": True, "does not reopen": False})]
Level: TypeAlias = Annotated[OpeningLevel, words({level.value: level for level in OpeningLevel})]
Layout: TypeAlias = Annotated[VeleRule, Slot("|".join(LAYOUTS), LAYOUTS.__getitem__, f"a layout: {', '.join(LAYOUTS)}")]
Mode: TypeAlias = Annotated[
    CoveredRule, Slot("|".join(COVERED), COVERED.__getitem__, f"a way of covering: {', '.join(COVERED)}")
]

# ── who may do what ──────────────────────────────────────────────────────────────────────────────────────────────────


@expects("{player} may {doable}", "Bruno may knock, open or fold")
def may_do(scene: ItalianScene, player: Player, doable: Doable) -> Finding:
    """The player may do this and nothing else."""
    found = [_word(scene, button.act) for button in _buttons(scene, player)]
    if not found:
        asked = listed(scene.asked)
        return Finding(say("{player} has nothing to do: {players} is asked", player=player, players=asked))
    told = say("{player} may {doable}", player=player, doable=Listed(tuple(found), Joint.OR))
    return same(set(doable), set(found), told)


def _buttons(scene: ItalianScene, player: str) -> tuple[Button, ...]:
    if player not in scene.names:
        return ()
    played = scene.hand
    return buttons(played.rules, played.state, played.deck, scene.seat(player))


def _word(scene: ItalianScene, act: ButtonAct) -> str:
    if act is ButtonAct.BET:
        return "open" if scene.opens_with_pair else "bet"
    return next(word for word, acts in ACTS.items() if act in acts)


@tells("{player} may go blind for {amount}", "Bruno may go blind for 40", word="go blind")
@tells("{player} may join for {amount}", "Dario may join for 40", "What catching up costs.", word="join")
@tells("{player} may open for {amount}", "Bruno may open for 10", "The least opening.", word="open")
def button_takes(scene: ItalianScene, player: Player, word: str) -> Chips | Finding:
    """The only sum that the button accepts."""
    found = [button.least for button in _buttons(scene, player) if button.act in ACTS[word]]
    return found[0] if found else Finding(say("{player} may not", player=player))


@tells("{player} may put in {amount} at most", "Dario may put in 160 at most")
def puts_in_at_most(scene: ItalianScene, player: Player) -> Chips:
    """The most the player can put in with one action, the call included."""
    return max([button.most for button in _buttons(scene, player)], default=0)


@tells("{player}'s button for {amount} reads {label}", "Carla's button for 80 reads RESTO")
def button_reads(scene: ItalianScene, player: Player, amount: Chips) -> Label | Finding:
    """The label of the button that puts in this many chips."""
    taking = [one for one in _buttons(scene, player) if one.most and one.least <= amount <= one.most]
    return ", ".join([one.label(amount) for one in taking]) or Finding(say("there is no such button"))


@tells("{player}'s fold {confirmed}", "Bruno's fold must be confirmed")
def fold_confirmed(scene: ItalianScene, player: Player) -> Confirmed | Finding:
    """Whether a fold must be confirmed; it must if there is nothing to pay."""
    folds = [button.confirm for button in _buttons(scene, player) if button.act is ButtonAct.FOLD]
    return folds[0] if folds else Finding(say("{player} may not", player=player))


@tells("a raise to {amount} {reopens} the betting", "a raise to 400 reopens the betting")
def raise_reopens(scene: ItalianScene, amount: Chips) -> Reopens | Finding:
    """A legal raise by the player to act: whether those who have acted may raise again, or only call and fold."""
    hand = scene.hand
    if not isinstance(hand.state, BettingRound):
        return Finding(say("nobody can bet now"))
    answer = decide(hand.rules, hand.state, hand.deck, RaiseTo(hand.turn, amount))
    if isinstance(answer, Refusal):
        return Finding(voice(answer), refused=answer)
    raised = answer[0]
    assert isinstance(raised, Raised)
    return raised.full


@tells("{player} may change {amount} cards at most", "Bruno may change 4 cards at most")
def may_change(scene: ItalianScene, player: Player) -> Chips | Finding:
    """How many of his five cards the player may change."""
    hand = scene.hand
    if not isinstance(hand.state, Drawing):
        return Finding(say("nobody changes cards now"))
    most = -1
    for some in range(6):
        answer = decide(hand.rules, hand.state, hand.deck, Discard(scene.seat(player), tuple(range(some))))
        if not isinstance(answer, Refusal) or answer.code == STUB_SHORT:
            most = some
    return most if most >= 0 else Finding(say("{player} is not to change cards", player=player))


@tells("{player} is asked {asked}", "Anna is asked for the vele and the covered card")
def asked_for(scene: ItalianScene, player: Player) -> Asked:
    """What the dealer of a giro pazzo is asked, and nothing else; if he is asked nothing, the hand is dealt at once."""
    panel = scene.panel if player == scene.table.dealer else None
    return (panel.asks_vele, panel.asks_covered) if panel else (False, False)


# ── pots ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@tells("the opening level is {level}", "the opening level is queens")
def level_is(scene: ItalianScene) -> Level:
    """What opens this hand."""
    return opening_level(scene.plan.carry)


def _paid(scene: ItalianScene) -> tuple[int, ...]:
    """What each seat has put into the pot so far."""
    felt = felt_of(scene)
    bets = getattr(scene.hand.state, "bets", (0,) * len(felt.paid))
    return tuple([paid + bet for paid, bet in zip(felt.paid, bets, strict=True)])


@tells("a pot of {amount} is carried", "a pot of 120 is carried")
def pot_carried(scene: ItalianScene) -> Chips | Finding:
    """The pot that nobody has won; the next hand is played for it."""
    return carried_chips(scene.table.button.carry) if scene.hand.over else Finding(say("the hand is not over"))


@tells("{player} has put in {amount}", "Bruno has put in 50")
def has_put_in(scene: ItalianScene, player: Player) -> Chips:
    """What the player has put into the pot, also in earlier hands that nobody won."""
    return _paid(scene)[scene.seat(player)] if player in scene.names else 0


@expects("{pot} is {amount}, for {players}", "side pot 1 is 12, for Carla and Dario")
def pot_is_for(scene: ItalianScene, pot: Pot, amount: Chips, players: Players) -> Finding:
    """A pot as it is, and who contests it."""
    pots = side_pots(_paid(scene), getattr(scene.hand.state, "live", 0), felt_of(scene).dead)
    if scene.hand.over or len(pots) <= pot:
        return Finding(say("there is no such pot"))
    one, names = pots[pot], by_mask(scene, pots[pot].contenders)
    told = say("it is {amount}, for {players}", amount=one.amount, players=listed(names))
    return same((amount, set(players)), (one.amount, set(names)), told)


@tells("{player} gets {amount} back", "Carla gets 180 back")
def gets_back(scene: ItalianScene, player: Player) -> Chips:
    """The player's chips that nobody matched."""
    seat = scene.seat(player)
    events = [event for event in scene.hand.events if isinstance(event, BetsCollected)]
    return sum([event.returned for event in events if event.seat == seat])


@tells("{players} is|are dealt in", "Bruno and Dario are dealt in")
def dealt_in(scene: ItalianScene) -> Players:
    """These players are dealt in and no others."""
    left_out = sum([event.seats for event in scene.hand.events if isinstance(event, SeatsLeftOut)])
    return by_mask(scene, (1 << len(scene.names)) - 1 & ~left_out)


@tells("{players} is|are in the hand", "Bruno and Dario are in the hand")
def in_the_hand(scene: ItalianScene) -> Players:
    """These players are in the hand and nobody else."""
    state = scene.hand.state
    return by_mask(scene, 0 if isinstance(state, Seated) else state.live)


@tells("{player} has the button", "Bruno has the button")
def has_button(scene: ItalianScene) -> Player:
    """Who has the button in this hand."""
    return scene.table.dealer


@tells("{player} is eliminated", "Dario is eliminated", out=True)
@tells("{player} is not eliminated", "Anna is not eliminated", "Also without chips.", out=False)
def is_out(scene: ItalianScene, player: Player) -> bool | Finding:
    """Whether the player is out of the tournament."""
    return player not in scene.table.active if scene.hand.over else Finding(say("the hand is not over"))


@tells("{player} is sitting out", "Carla is sitting out", out=True)
@tells("{player} is not sitting out", "Carla is not sitting out", "He is asked as ever.", out=False)
def sits_out(scene: ItalianScene, player: Player) -> bool:
    """Whether the player sits out until he comes back."""
    return scene.person(player).presence.sitting_out


@tells("{player} has {seconds} s of time bank left", "Carla has 48 s of time bank left")
def bank_left(scene: ItalianScene, player: Player) -> Seconds:
    """The time bank the player has for the rest of the tournament."""
    return scene.person(player).presence.bank_us // SECOND


@expects("{players} still deal(s) in the giro pazzo", "Dario and Anna still deal in the giro pazzo")
@expects("no giro pazzo is on", "no giro pazzo is on", "The next hand is the draw game.")
def still_deal(scene: ItalianScene, players: Players = ()) -> Finding:
    """These players still have to deal, in this order, and nobody else."""
    names = tuple([scene.table.player_at(chair) for chair in scene.table.button.giro.due])
    told = say("{players} still deal(s) in the giro pazzo", players=listed(names))
    return same(players, names, told if names else say("no giro pazzo is on"))


@tells("the hand is telesina", "the hand is telesina", telesina=True)
@tells("the hand is poker all'italiana", "the hand is poker all'italiana", "The draw game.", telesina=False)
def game_is(scene: ItalianScene) -> bool:
    """Whether this is a hand of the giro pazzo."""
    return _layout(scene) is not None


@expects("the hand is played with {layout} and {mode}", "the hand is played with croce and mai")
def played_with(scene: ItalianScene, layout: Layout, mode: Mode) -> Finding:
    """The layout of the vele and the way of covering."""
    found = _layout(scene)
    if found is None:
        return Finding(say("the hand is poker all'italiana"))
    vele, covered = found
    mode_told = next(word for word, one in COVERED.items() if one is covered)
    told = say("the hand is played with {layout} and {mode}", layout=vele.value, mode=mode_told)
    return same((layout, mode), found, told)


def _layout(scene: ItalianScene) -> tuple[VeleRule, CoveredRule] | None:
    """The vele and the way of covering in a hand of Telesina, as its key names them; None in the draw game."""
    game, _, terms = scene.hand.rules.variant.key.partition("-")
    vele, _, covered = terms.partition("-")
    return (VeleRule(vele), CoveredRule(covered.replace("-", "_"))) if game == "telesina" else None


@expects("another game", "another game")
def another_game(scene: ItalianScene) -> Finding:
    """The book says nothing of this game."""
    return Finding(say("the book knows this game"))


WHILE_CHOOSING: tuple[Callable[..., object], ...] = (sits_out, has_button, still_deal)
"""What may be asked while the dealer of a giro pazzo chooses the game."""
