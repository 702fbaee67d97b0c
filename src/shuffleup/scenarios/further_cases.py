"""Further cases for the floor: stud and draw cards, the wrong level, suspected collusion.

Under tda-2024, Anna picks up the upcards: dead hand (rule 66)
"""

from collections.abc import Callable

from msgspec.structs import replace

from shuffleup.hand.refusal import Refusal
from shuffleup.hand.state import Seated
from shuffleup.rulings.dealt_later import exposed_in_draw, exposed_seventh
from shuffleup.rulings.ruling import Ruling
from shuffleup.rulings.stud_upcards import upcards_picked_up
from shuffleup.rulings.substantial import acts_since
from shuffleup.rulings.suspicion import suspected
from shuffleup.rulings.wrong_level import WrongLevel, wrong_level
from shuffleup.scenarios.forms import Form, Slot
from shuffleup.scenarios.ruled import Expected, Ruled
from shuffleup.scenarios.scene import Scene
from shuffleup.table.stakes import Stakes

FURTHER_SLOTS = {
    "small_blind": Slot(r"[1-9]\d{0,11}", int, "the small blind; in stud the bring-in"),
    "big_blind": Slot(r"[1-9]\d{0,11}", int, "the big blind; in stud the small bet"),
}
"""Places that only these forms have."""


def _of(player: str, ruling: Expected, ask: Callable[..., Ruling | Refusal]) -> Ruled:
    return Ruled((player,), lambda scene: ask(scene.hand.rules, scene.hand.state, scene.seat(player)), ruling)


def _upcards(player: str, ruling: Expected) -> Ruled:
    return _of(player, ruling, upcards_picked_up)


def _seventh(player: str, ruling: Expected) -> Ruled:
    return _of(player, ruling, exposed_seventh)


def _drawn(player: str, ruling: Expected) -> Ruled:
    return _of(player, ruling, exposed_in_draw)


def _level(small_blind: int, big_blind: int, ruling: Expected, amount: int = 0) -> Ruled:
    def ask(scene: Scene) -> Ruling | Refusal:
        since = acts_since(scene.hand.events, first_round=scene.hand.rules.variant.first_round)
        found = WrongLevel(_level_of(scene, small_blind, big_blind, amount), since)
        return wrong_level(scene.hand.rules, scene.hand.state, found)

    return Ruled((), ask, ruling)


def _level_of(scene: Scene, small: int, big: int, ante: int) -> Stakes:
    """The stakes of a level told as ``Blinds`` tells them: in stud the bring-in and the small bet."""
    state, rules = scene.hand.state, scene.hand.rules
    now = (state.plan if isinstance(state, Seated) else state.felt.plan).stakes
    if rules.brings_in:
        return replace(now, ante=ante, bring_in=small, small_bet=big, big_bet=2 * big)
    right = replace(now, small_blind=small, big_blind=big, ante=ante)
    return replace(right, small_bet=big, big_bet=2 * big) if rules.betting.fixed else right


def _suspects(player: str, other: str, ruling: Expected) -> Ruled:
    def ask(scene: Scene) -> Ruling | Refusal:
        return suspected(scene.hand.rules, scene.hand.state, scene.seat(player), scene.seat(other))

    return Ruled((player, other), ask, ruling)


def _form(pattern: str, meaning: str, example: str, make: Callable[..., Ruled]) -> Form:
    return Form(f"{pattern}: {{ruling}}", meaning, example, make, cites=True)


FURTHER_FORMS = (
    _form(
        "{player} picks up the upcards",
        "In stud, whoever has to act.",
        "Anna picks up the upcards: dead hand (rule 66)",
        _upcards,
    ),
    _form(
        "the seventh card of {player} was exposed",
        "In stud, by the dealer.",
        "the seventh card of Anna was exposed: replace card (rule RP-10)",
        _seventh,
    ),
    _form(
        "the last card that {player} drew was exposed",
        "In a draw, by the dealer.",
        "the last card that Anna drew was exposed: the floor decides: replace card or continue (rule 35)",
        _drawn,
    ),
    _form(
        "the blinds should have been {small_blind}/{big_blind}",
        "The hand was begun at the level before, or at a later one.",
        "the blinds should have been 200/400: level corrected (rule 23)",
        _level,
    ),
    _form(
        "the blinds should have been {small_blind}/{big_blind} with an ante of {amount}",
        "The same, of a level with an ante.",
        "the blinds should have been 200/400 with an ante of 400: level corrected (rule 23)",
        lambda small_blind, big_blind, amount, ruling: _level(small_blind, big_blind, ruling, amount),
    ),
    _form(
        "{player} suspects the hand of {other}",
        "Of playing together with somebody.",
        "Anna suspects the hand of Carla: cards kept (rule 43a)",
        _suspects,
    ),
)
"""What may be expected of them."""
