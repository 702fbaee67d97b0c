"""The words of the table: what cards are called, and how one hand compares with another.

Under figp-2012, Anna holds a gutshot
Under figp-2012, Anna is the favourite against Bruno
"""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Annotated, TypeAlias

from shuffleup.cards.card import Card
from shuffleup.cards.hand_class import Category
from shuffleup.cards.terms import (
    Chances,
    HoldingTerm,
    Texture,
    chances,
    has_counterfeited,
    hit,
    holdings,
    is_case_card,
    textures,
)
from shuffleup.cards.terms import (
    outs as outs_of,
)
from shuffleup.hand.state import Seated
from shuffleup.scenarios.forms import Slot
from shuffleup.scenarios.language import expects, tells, words
from shuffleup.scenarios.places import Other, Player, Street, count
from shuffleup.scenarios.said import say
from shuffleup.scenarios.scene import HOLDS, Finding, Scene
from shuffleup.scenarios.sentences.betting import held_by

_ARTICLE = ("a ", "an ", "the ")


def _called(known: Mapping[str, object], explained: str = "") -> Slot:
    """A place that accepts one of these names, with or without an article."""
    forms = {article + name: value for name, value in known.items() for article in ("", *_ARTICLE)}
    shape = "|".join(sorted(forms, key=len, reverse=True))
    return Slot(shape, forms.__getitem__, explained + ", ".join([f"`{name}`" for name in known]))


def _names(kind: type[Enum]) -> dict[str, Enum]:
    return {str(one.value): one for one in kind}


_MADE = {one.name.lower().replace("_", " "): one for one in Category}
CardsAre: TypeAlias = Annotated[
    HoldingTerm, _called(_names(HoldingTerm), "what cards are called, with an article or without: ")
]
Standing: TypeAlias = Annotated[
    Chances,
    words(
        {
            "is the favourite": Chances.FAVOURITE,
            "is the underdog": Chances.UNDERDOG,
            "is drawing dead": Chances.DRAWING_DEAD,
            "has a free roll": Chances.FREE_ROLL,
        }
    ),
]
Does: TypeAlias = Annotated[
    Callable[[tuple[Card, ...], tuple[Card, ...]], bool],
    words(
        {
            "counterfeits": has_counterfeited,
            "brings the case card to": is_case_card,
            "hits": lambda hole, board: (hit(hole, board) or Category.HIGH_CARD) >= Category.PAIR,
            "hits hard": lambda hole, board: (hit(hole, board) or Category.HIGH_CARD) >= Category.TWO_PAIR,
        }
    ),
]
BoardIs: TypeAlias = Annotated[Texture, _called(_names(Texture))]
Wanted: TypeAlias = Annotated[Category, _called(_MADE, "a hand: ")]
Outs: TypeAlias = Annotated[int, count("a number of cards", r"\d{1,2}")]

# ── cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────

_CARDS_BY = {"preflop": 0, "flop": 3, "turn": 4, "river": 5}


def _lying(scene: Scene) -> tuple[Card, ...]:
    state = scene.hand.state
    return () if isinstance(state, Seated) else state.felt.cards.board


def _by(scene: Scene, street: str) -> tuple[Card, ...] | Finding:
    """The board as it was on a street."""
    board = _lying(scene)[: _CARDS_BY[street]]
    if not board or len(board) < _CARDS_BY[street]:
        return Finding(say("{coming} is not dealt yet", coming=f"the {street}"))
    return board


@expects("{player} holds {holding}", "Anna holds bottom pair")
@expects("{player} does not hold {holding}", "Anna does not hold a flush draw", "The same, denied.", so=False)
def holds(scene: Scene, player: Player, holding: CardsAre, *, so: bool = True) -> Finding:
    """What the hole cards are called, with the present board."""
    found = holdings(held_by(scene, player), _lying(scene))
    if (holding in found) is so:
        return HOLDS
    names = ", ".join(sorted([one.value for one in found]))
    return Finding(say("{player} holds {holding}", player=player, holding=names if so else holding.value))


@tells("{player} has {outs} outs to {wanted}", "Anna has 9 outs to a flush")
def has_outs(scene: Scene, player: Player, wanted: Wanted) -> Outs | Finding:
    """How many of the unseen cards make it, or something better, at once."""
    board = _lying(scene)
    coming = 3 <= len(board) <= 4
    return outs_of(held_by(scene, player), board, wanted) if coming else Finding(say("no single card is to come"))


@expects("{player} {standing} against {other}", "Anna is the favourite against Bruno")
def stands(scene: Scene, player: Player, standing: Standing, other: Other) -> Finding:
    """Both hands known, over every board that may still come; before the flop only if one dominates the other."""
    found = chances(held_by(scene, player), held_by(scene, other), _lying(scene))
    if standing in found:
        return HOLDS
    names = ", ".join(sorted([one.value for one in found]))
    told = say("{player}: {list}", player=player, list=names)
    return Finding(told if found else say("nothing can be told of {player}", player=player))


@expects("the {street} is {texture}", "the turn is a blank")
def board_is_called(scene: Scene, street: Street, texture: BoardIs) -> Finding:
    """What the board, or its last card, is called."""
    board = _by(scene, street)
    if isinstance(board, Finding):
        return board
    found = textures(board)
    told = say("it is {list}", list=", ".join([one.value for one in found])) if found else say("it has no name")
    return HOLDS if texture in found else Finding(told)


@expects("the {street} {does} {player}", "the turn counterfeits Anna")
def street_does(scene: Scene, street: Street, does: Does, player: Player) -> Finding:
    """What its card has done to the hand: it does a hole card's work, is the fourth of a rank whose other three the
    player sees, or makes a pair with a hole card or more.
    """
    board = _by(scene, street)
    if isinstance(board, Finding):
        return board
    return HOLDS if does(held_by(scene, player), board) else Finding(say("it does not"))
