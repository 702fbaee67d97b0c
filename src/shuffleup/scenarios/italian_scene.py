"""What the checks of poker all'italiana ask of a table: its phase, its seats by name, what lies where."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from shuffleup.cards.card import UNKNOWN, Card, card_text
from shuffleup.hand.state import Felt, HandState, Seated
from shuffleup.scenarios.italian_world import ItalianWorld
from shuffleup.scenarios.scenario import Sentence
from shuffleup.scenarios.scene import Finding

ItalianChecks: TypeAlias = Mapping[type[Sentence], Callable[[ItalianWorld, Any], Finding]]
"""For each kind of sentence its check. Each takes its own kind, which mypy cannot follow in a table."""


def felt_of(world: ItalianWorld) -> Felt:
    """What lies on the table."""
    state: HandState = world.playing.state
    assert not isinstance(state, Seated), "a hand that has begun is past the seats"
    return state.felt


def stack_of(world: ItalianWorld, player: str) -> int:
    """A player's chips; of one who does not play this hand those he left with."""
    state = world.playing.state
    if world.playing.over or isinstance(state, Seated) or player not in world.names:
        return world.stacks[player]
    return state.stacks[world.seat(player)]


def called(names: Iterable[str]) -> str:
    """Names as people write them."""
    found = list(names)
    if len(found) < 2:
        return found[0] if found else "nobody"
    return f"{', '.join(found[:-1])} and {found[-1]}"


def by_mask(world: ItalianWorld, mask: int) -> tuple[str, ...]:
    """The players of these seats."""
    return tuple([name for seat, name in enumerate(world.names) if mask >> seat & 1])


def cards_text(cards: Iterable[Card]) -> str:
    """Cards as they are written, ``nothing`` where there are none."""
    return " ".join([card_text(card) for card in cards]) or "nothing"


def held_by(world: ItalianWorld, player: str) -> tuple[Card, ...]:
    """The five cards or fewer that a player holds, covered ones included; none if he has thrown them away."""
    if player not in world.names:
        return ()
    deck, felt = world.playing.deck, felt_of(world)
    return tuple([deck.cards[place] for place in felt.cards.holes[world.seat(player)]])


def faces_of(world: ItalianWorld, player: str) -> tuple[Card, ...]:
    """The same as everybody sees them: unknown where covered."""
    return felt_of(world).cards.faces[world.seat(player)]


def open_cards(world: ItalianWorld, player: str) -> tuple[Card, ...]:
    """A player's open cards."""
    return tuple([face for face in faces_of(world, player) if face != UNKNOWN])


def covered_cards(world: ItalianWorld, player: str) -> tuple[Card, ...]:
    """A player's covered cards."""
    faces = faces_of(world, player)
    return tuple([card for card, face in zip(held_by(world, player), faces, strict=True) if face == UNKNOWN])
