"""What happens in a hand of poker all'italiana or Telesina, in the words of the game. Players act in turn."""

from collections.abc import Callable
from typing import Annotated, TypeAlias

from shuffleup.answer import Refusal, refuse
from shuffleup.cards.card import Card
from shuffleup.hand.actions import (
    Action,
    Call,
    Check,
    DealCards,
    Decline,
    Discard,
    Fold,
    Join,
    Parol,
    PostBlind,
    RaiseTo,
    TurnUp,
)
from shuffleup.hand.events import ShowdownOpened
from shuffleup.hand.phases.openers import seat_options
from shuffleup.hand.phases.turning import covered
from shuffleup.hand.state import BettingRound, BlindOpening, Choosing, Drawing, Showdown
from shuffleup.play.commands import ChooseLayout, ComeBack, OnlineCommand, SitOut
from shuffleup.rulebooks.policy.italian_game import CoveredRule, VeleRule
from shuffleup.scenarios.forms import Naming, Slot
from shuffleup.scenarios.headers import check_once
from shuffleup.scenarios.italian_headers import COVERED, LAYOUTS, dealt_hands
from shuffleup.scenarios.italian_scene import ItalianScene
from shuffleup.scenarios.language import happens
from shuffleup.scenarios.places import Cards, Chips, Player, Players, Seconds
from shuffleup.scenarios.scenario import Hands, NamedCards
from shuffleup.scenarios.sentences.betting import act_in_turn, each_acts, held_by, is_opening
from shuffleup.table.giro import DealerChoice

# ── places ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _choice(text: str) -> DealerChoice:
    vele, covering = VeleRule.LIBERA, CoveredRule.LIBERA
    for word in text.split(" and "):
        vele, covering = LAYOUTS.get(word, vele), COVERED.get(word, covering)
    return DealerChoice(vele, covering)


def _hands(text: str) -> Hands:
    hands = dealt_hands(text)
    check_once([card for _, hand in hands for card in hand])
    return hands


_CHOICES = rf"(?:{'|'.join([*LAYOUTS, *COVERED])})"
Choice: TypeAlias = Annotated[
    DealerChoice,
    Slot(
        rf"{_CHOICES}(?: and {_CHOICES})?",
        _choice,
        f"a layout ({', '.join(LAYOUTS)}), a way of covering ({', '.join(COVERED)}), or both: `croce and mai`",
    ),
]
Dealt: TypeAlias = Annotated[
    Hands,
    Slot(
        r"[^:]+",
        _hands,
        "players and their cards, in the order of the deal: `Anna AsKd9h8c7c, Bruno ??Kh`",
        Naming(people=lambda hands: [player for player, _ in hands]),
    ),
]


# ── rounds of several ────────────────────────────────────────────────────────────────────────────────────────────────


@happens("everybody knocks", "everybody knocks", to_the_end=False)
@happens("everybody knocks to the end", "everybody knocks to the end", "In every round that is left; nobody draws.")
def everybody_knocks(scene: ItalianScene, *, to_the_end: bool = True) -> Refusal | None:
    """All players who are to act knock, until this round is over."""
    hand, state = scene.hand, scene.hand.state
    if not isinstance(state, BettingRound):
        return refuse("not-now", why="no-betting")
    street, refused = state.felt.street, None
    while not refused and scene.table.hand is hand and scene.asked:
        state = hand.state
        if isinstance(state, BettingRound) and (to_the_end or state.felt.street == street):
            refused = scene.act(Check(state.turn))
        elif to_the_end and isinstance(state, Drawing):
            refused = scene.act(Discard(state.turn))
        elif to_the_end and isinstance(state, Choosing):
            refused = everybody_turns_up(scene)
        else:
            return None
    return refused


@happens("{players} meet at the showdown", "Bruno and Carla meet at the showdown")
def meet(scene: ItalianScene, players: Players) -> Refusal | None:
    """These players play for as little as possible, without drawing: blind if the first of them may, else by an
    opening. Everybody else folds.
    """
    hand = scene.hand
    while scene.table.hand is hand and scene.asked and not isinstance(hand.state, Showdown):
        player = scene.asked[0]
        refused = scene.act(_towards_showdown(scene, scene.seat(player), stays=player in players))
        if refused:
            return refused
    met = sum([1 << scene.seat(name) for name in players])
    if not any(isinstance(event, ShowdownOpened) and event.waiting == met for event in hand.events):
        return refuse("not-met")
    return None


def _towards_showdown(scene: ItalianScene, seat: int, *, stays: bool) -> Action:
    hand = scene.hand
    match hand.state:
        case BlindOpening() as state:
            return PostBlind(seat) if stays and not any(state.bets) else DealCards(seat)
        case Drawing():
            return Discard(seat)
        case Choosing() as state:
            return TurnUp(seat, covered(state.felt, seat)[-1])
        case BettingRound() as state if stays:
            legal = seat_options(hand.rules, state, hand.deck)
            if legal.call:
                return Call(seat)
            return RaiseTo(seat, legal.min_to) if is_opening(scene) and legal.min_to else Check(seat)
    return Fold(seat)


# ── betting ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@happens("{players} decline(s) the blind", "Bruno declines the blind", "Has the cards dealt.", act=DealCards)
@happens("{players} say(s) parol", "Bruno says parol", "Knocking, and proposing to carry the pot.", act=Parol)
@happens("{players} join(s)", "Dario joins", "Catching up with a carried pot.", act=Join)
@happens("{players} stay(s) out", "Anna stays out", "Not catching up.", act=Decline)
def answers(scene: ItalianScene, players: Players, act: Callable[[int], Action]) -> Refusal | None:
    """The players act one after another."""
    return each_acts(scene, players, act)


@happens("{player} lets it stand", "Bruno lets it stand")
def lets_it_stand(scene: ItalianScene, player: Player) -> Refusal | None:
    """*Va bene*: who made the last blind, and was only called, does not raise it."""
    state = scene.hand.state
    if isinstance(state, BettingRound) and not state.price.high:
        return refuse("nothing-to-let-stand")
    return act_in_turn(scene, player, Check)


@happens("{player} goes blind for {amount}", "Bruno goes blind for 40")
def goes_blind(scene: ItalianScene, player: Player, amount: Chips) -> Refusal | None:
    """Before the cards: the pot, then twice and four times that."""
    state = scene.hand.state
    if isinstance(state, BlindOpening) and state.amount != amount:
        return refuse("another-sum", amount=state.amount)
    return act_in_turn(scene, player, PostBlind)


@happens("{player} opens {amount}", "Bruno opens 40")
def opens(scene: ItalianScene, player: Player, amount: Chips) -> Refusal | None:
    """The first bet of the hand, before the draw."""
    if not is_opening(scene):
        return refuse("not-now", why="no-opening")
    return act_in_turn(scene, player, lambda seat: RaiseTo(seat, amount))


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@happens("{player} chooses {choice}", "Anna chooses croce and mai")
def chooses(scene: ItalianScene, player: Player, choice: Choice) -> Refusal | None:
    """The dealer of a giro pazzo chooses the game."""
    asked = scene.panel
    if asked is None or player != scene.table.dealer:
        return refuse("not-now", player=player, why="nothing-to-choose")
    said = choice.vele is not VeleRule.LIBERA, choice.covered is not CoveredRule.LIBERA
    if said != (asked.asks_vele, asked.asks_covered):
        return refuse("not-asked")
    return scene.give(ChooseLayout(player, choice))


@happens("everybody turns up the latest card", "everybody turns up the latest card")
def everybody_turns_up(scene: ItalianScene) -> Refusal | None:
    """All players who have not chosen yet turn up a card."""
    state, refused = scene.hand.state, None
    if not isinstance(state, Choosing):
        return refuse("not-now", why="no-card-to-turn-up")
    for player in scene.asked:
        seat = scene.seat(player)
        refused = refused or scene.act(TurnUp(seat, covered(state.felt, seat)[-1]))
    return refused


@happens("{player} turns up {cards}", "Bruno turns up Ah")
def turns_up(scene: ItalianScene, player: Player, cards: Cards) -> Refusal | None:
    """The player turns up one of two covered cards."""
    held: tuple[Card, ...] = held_by(scene, player)
    one_held = len(cards) == 1 and cards[0] in held
    if player in scene.asked and not one_held:
        return refuse("not-held", player=player, why="cards")
    return act_in_turn(scene, player, lambda seat: TurnUp(seat, held.index(cards[0]) if one_held else 0))


# ── people ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@happens("{player} lets {seconds} s pass", "Carla lets 42 s pass")
def lets_time_pass(scene: ItalianScene, player: Player, seconds: Seconds) -> Refusal | None:
    """Part of the player's time to answer passes."""
    return scene.wait(player, seconds)


@happens("{players} do|does not answer", "Carla does not answer")
def does_not_answer(scene: ItalianScene, players: Players) -> Refusal | None:
    """The players let their time run out."""
    refused = None
    for player in players:
        refused = refused or scene.stay_silent(player)
    return refused


@happens("{players} go|goes away", "Carla goes away")
def goes_away(scene: ItalianScene, players: Players) -> Refusal | None:
    """The players sit out from now on."""
    return _all_say(scene, players, SitOut)


@happens("{players} come(s) back", "Carla comes back")
def comes_back(scene: ItalianScene, players: Players) -> Refusal | None:
    """The players no longer sit out."""
    here = [player for player in players if not scene.person(player).presence.sitting_out]
    if here:
        return refuse("not-away", player=here[0])
    return _all_say(scene, players, ComeBack)


def _all_say(scene: ItalianScene, players: tuple[str, ...], command: Callable[[str], OnlineCommand]) -> Refusal | None:
    refused = None
    for player in players:
        refused = refused or scene.give(command(player))
    return refused


@happens("the next hand is dealt", "the next hand is dealt")
@happens("the next hand is dealt: {hands}", "the next hand is dealt: Carla AhAc9d8s7c", "The same, with these cards.")
def next_hand(scene: ItalianScene, hands: Dealt = ()) -> Refusal | None:
    """The next hand begins, with the button moved on."""
    return scene.next_hand(NamedCards(hands))


WHILE_CHOOSING: tuple[Callable[..., object], ...] = (chooses, lets_time_pass, does_not_answer, goes_away, comes_back)
"""What may happen while the dealer of a giro pazzo chooses the game."""
