"""Cards that players throw away or exchange, and hands that the director lets live or kills in fairness.

Anna throws away 2c
in fairness the director lets the hand of Bruno live
"""

from collections.abc import Callable
from typing import Any

from shuffleup.cards.card import Card
from shuffleup.hand.actions import Action, Discard
from shuffleup.hand.floor_actions import Floor, FloorAction, KillHand, RestoreHand
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.showdown import hole_cards
from shuffleup.hand.state import NOBODY, Seated
from shuffleup.rulings.cited import cite
from shuffleup.scenarios.forms import Form, Slot
from shuffleup.scenarios.scenario import Sentence
from shuffleup.scenarios.scene import Scene

_AUTHOR = "floor"


class ThrowsAway(Sentence, frozen=True):
    """A player discards these cards, or exchanges them where the street is a draw."""

    player: str
    cards: tuple[Card, ...]


class DrawsSome(Sentence, frozen=True):
    """A player exchanges so many cards, no matter which."""

    player: str
    drawn: int


class InFairness(Sentence, frozen=True):
    """The director decides against the technical rule whether a hand lives."""

    player: str
    live: bool


CARD_SLOTS = {
    "drawn": Slot(r"[1-7]", int, "a number of cards"),
}

CARD_PLAY = (
    Form(
        "{player} throws away {cards}",
        "A discard of cards that the player holds; in a draw as many others are dealt.",
        "Anna throws away 2c",
        ThrowsAway,
    ),
    Form(
        "{player} draws {drawn} card(s)",
        "An exchange, where it does not matter which cards go.",
        "Bruno draws 2 cards",
        DrawsSome,
    ),
    Form("{player} stands pat", "Keeps all cards in a draw.", "Carla stands pat", lambda player: DrawsSome(player, 0)),
    Form(
        "in fairness the director lets the hand of {player} live",
        "Against the technical rule, by the rule that puts fairness first.",
        "in fairness the director lets the hand of Bruno live",
        lambda player: InFairness(player, live=True),
    ),
    Form(
        "in fairness the director kills the hand of {player}",
        "The same, to a hand that would live.",
        "in fairness the director kills the hand of Bruno",
        lambda player: InFairness(player, live=False),
    ),
)
"""What may happen to cards."""


def _in_turn(scene: Scene, player: str, action: Action) -> Refusal | None:
    turn = scene.hand.turn
    if turn != scene.seat(player):
        who = scene.names[turn] if turn != NOBODY else "nobody"
        return Refusal("not-your-turn", f"it is {who}'s turn", facts=(("turn", turn),))
    return scene.hand.act(action)


def _throws(scene: Scene, said: ThrowsAway) -> Refusal | None:
    state, seat = scene.hand.state, scene.seat(said.player)
    held = () if isinstance(state, Seated) else hole_cards(state.felt, scene.hand.deck, seat)
    if not set(said.cards) <= set(held):
        return Refusal(
            "not-held", f"{said.player} does not hold these cards", facts=(("player", said.player), ("why", "cards"))
        )
    return _in_turn(scene, said.player, Discard(seat, tuple([held.index(card) for card in said.cards])))


def _draws(scene: Scene, said: DrawsSome) -> Refusal | None:
    return _in_turn(scene, said.player, Discard(scene.seat(said.player), tuple(range(said.drawn))))


def _in_fairness(scene: Scene, said: InFairness) -> Refusal | None:
    seat = scene.seat(said.player)
    by = Floor(_AUTHOR, "fairness", cite(scene.hand.rules, "fairness")[0])
    order: FloorAction = RestoreHand(seat, by) if said.live else KillHand(seat, by)
    return scene.hand.act(order)


# Each deed takes its own sentence, and mypy cannot follow a table of functions with different parameters.
CARD_DEEDS: dict[type[Sentence], Callable[[Scene, Any], Refusal | None]] = {
    ThrowsAway: _throws,
    DrawsSome: _draws,
    InFairness: _in_fairness,
}
"""What these sentences do."""
