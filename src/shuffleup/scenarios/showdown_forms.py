"""Showdown, dead hands, disputes and chips found late: how such a case is written, and what the floor rules.

Under pslive, Bruno does not show: show or fold, seconds 5 (rule 42b)
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.chips.odd_chip import split
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import HandState, Seated, Settled
from shuffleup.rulings.all_in_muck import MuckedAllIn, mucked_all_in
from shuffleup.rulings.chips_out_of_sight import ConcealedChips, chips_out_of_sight, lost_chips
from shuffleup.rulings.dispute import Contested, Dispute, correct_award, defer_decision, dispute
from shuffleup.rulings.hidden_chips import FoundChips, LateChips, hidden_chips, late_chips
from shuffleup.rulings.refusal_to_show import OrderGiven, order_run_out, refuses_to_show, turned_by_another
from shuffleup.rulings.released import Released, Way, released
from shuffleup.rulings.ruling import Ruling
from shuffleup.rulings.seeing_hand import request_to_see, shown_on_request, shown_to_one
from shuffleup.rulings.substantial import ActKind, Since, acts_of
from shuffleup.rulings.tabling import Discarded, Shown, discarded_at_showdown, partly_shown
from shuffleup.rulings.unprotected import LostHand, last_bet, lost_hand
from shuffleup.scenarios.forms import Form, Slot
from shuffleup.scenarios.ruled import SECOND, Expected, Ruled
from shuffleup.scenarios.scene import Scene

Answer: TypeAlias = Ruling | Refusal
Seats: TypeAlias = Sequence[int]


class Intent(Struct, frozen=True, gc=False):
    """Whether it was meant."""

    deliberate: bool


# ── places ───────────────────────────────────────────────────────────────────────────────────────────────────────────

_GONE = {
    "discarded": Discarded(0),
    "put into the muck": Discarded(0, mucked=True),
    "lost in the muck": Discarded(0, mucked=True, identifiable=False),
    "lost in the muck, clearly read before,": Discarded(0, mucked=True, identifiable=False, read=True),
}
_SHOWN = {"tabled": Shown.ALL, "partly shown": Shown.SOME, "unshown": Shown.NOTHING}
_WAYS = {
    "touch the muck": Way.MUCK,
    "touch the burns": Way.BURNS,
    "touch the board": Way.BOARD,
    "touch the discards": Way.DISCARDS,
    "go forward": Way.FORWARD,
    "leave the table": Way.OFF_TABLE,
    "go to another player": Way.OTHER_PLAYER,
}
_CONTESTED = {"the reading of a hand": Contested.READING, "the count of the pot": Contested.POT}
_STARTED = Since((), preflop=True)
# Acts that are substantial action in every book: all have acted, the big blind among them.
_ACTED = Since(acts_of([ActKind.CALL, ActKind.CALL, ActKind.CALL]), preflop=True, big_blind=2)
_WHENS: dict[str, Since | None] = {
    "before the next hand": None,
    "once the next hand has started": _STARTED,
    "after substantial action in the next hand": _ACTED,
}
_INTENT = {"on purpose": Intent(deliberate=True), "by accident": Intent(deliberate=False)}
_LOST = {
    "cannot be told": LostHand(0),
    "can be told": LostHand(0, identifiable=True),
    "cannot be told, thrown away by the bettor": LostHand(0, thrown_by_bettor=True),
    "can be told, thrown away by the bettor": LostHand(0, identifiable=True, thrown_by_bettor=True),
}


def _words(known: Mapping[str, object]) -> Slot:
    """A place that takes one of these wordings, the longest first."""
    shape = "|".join(sorted(known, key=len, reverse=True))
    return Slot(shape, known.__getitem__, ", ".join([f"`{words}`" for words in known]))


SHOWDOWN_SLOTS = {
    "gone": _words(_GONE),
    "shown": _words(_SHOWN),
    "way": _words(_WAYS),
    "contested": _words(_CONTESTED),
    "when": _words(_WHENS),
    "intent": _words(_INTENT),
    "lost": _words(_LOST),
}
"""Places that only these forms have."""


# ── cases ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _ask(*players: str, of: Callable[[HandRules, HandState, Seats], Answer], ruling: Expected) -> Ruled:
    """A case about these players: ``of`` is given their seats in this order."""

    def ask(scene: Scene) -> Answer:
        return of(scene.hand.rules, scene.hand.state, [scene.seat(player) for player in players])

    return Ruled(players, ask, ruling)


def _sees(player: str, other: str, ruling: Expected) -> Ruled:
    return _ask(player, other, of=lambda rules, state, seats: request_to_see(rules, state, *seats), ruling=ruling)


def _seen(player: str, ruling: Expected) -> Ruled:
    return _ask(player, of=lambda rules, state, seats: shown_on_request(rules, state, *seats), ruling=ruling)


def _shows_one(player: str, other: str, ruling: Expected) -> Ruled:
    return _ask(player, other, of=lambda rules, state, seats: shown_to_one(rules, state, *seats), ruling=ruling)


def _refuses(player: str, ruling: Expected) -> Ruled:
    return _ask(player, of=lambda rules, state, seats: refuses_to_show(rules, state, *seats), ruling=ruling)


def _runs_out(player: str, seconds: int, ruling: Expected) -> Ruled:
    return _ask(
        player,
        of=lambda rules, state, seats: order_run_out(rules, state, OrderGiven(seats[0], 0, seconds * SECOND)),
        ruling=ruling,
    )


def _one_card(player: str, ruling: Expected) -> Ruled:
    return _ask(player, of=lambda rules, state, seats: partly_shown(rules, state, *seats), ruling=ruling)


def _turned(player: str, other: str, ruling: Expected) -> Ruled:
    return _ask(player, other, of=lambda rules, state, seats: turned_by_another(rules, state, *seats), ruling=ruling)


def _mucks(player: str, intent: Intent, ruling: Expected) -> Ruled:
    return _ask(
        player,
        of=lambda rules, state, seats: mucked_all_in(rules, state, MuckedAllIn(seats[0], deliberate=intent.deliberate)),
        ruling=ruling,
    )


def _discarded(player: str, hand: Discarded, shown: Shown, ruling: Expected) -> Ruled:
    return _ask(
        player,
        of=lambda rules, state, seats: discarded_at_showdown(rules, state, replace(hand, seat=seats[0], shown=shown)),
        ruling=ruling,
    )


def _lost(player: str, lost: LostHand, ruling: Expected) -> Ruled:
    def ask(scene: Scene) -> Answer:
        seat = scene.seat(player)
        return lost_hand(
            scene.hand.rules, scene.hand.state, replace(lost, seat=seat, bet=last_bet(scene.hand.events, seat))
        )

    return Ruled((player,), ask, ruling)


def _released(player: str, way: Way, ruling: Expected) -> Ruled:
    return _ask(player, of=lambda rules, state, seats: released(rules, state, Released(seats[0], way)), ruling=ruling)


def _disputed(contested: Contested, when: Since | None, ruling: Expected) -> Ruled:
    protest = Dispute(contested, next_hand=when)
    return _ask(of=lambda rules, state, seats: dispute(rules, protest), ruling=ruling)


def _before_break(contested: Contested, seconds: int, ruling: Expected) -> Ruled:
    protest = Dispute(contested, now=seconds * SECOND, before_break=True)
    return _ask(of=lambda rules, state, seats: dispute(rules, protest), ruling=ruling)


def _belonged(players: tuple[str, ...], when: Since | None, ruling: Expected) -> Ruled:
    def of(rules: HandRules, state: HandState, seats: Seats) -> Answer:
        if not isinstance(state, Settled):
            return Refusal("not-now", "no pot has been awarded yet", facts=(("why", "no-pot-awarded"),))
        due = split(sum([pot.amount for pot in state.pots]), sorted(seats), state.felt.plan.stakes.unit)
        return correct_award(rules, state, due, Dispute(Contested.POT, next_hand=when))

    return _ask(*players, of=of, ruling=ruling)


def _deferred(amount: int, ruling: Expected) -> Ruled:
    return _ask(of=lambda rules, state, seats: defer_decision(rules, state, amount), ruling=ruling)


def _finds(player: str, amount: int, other: str, ruling: Expected, *, won: bool) -> Ruled:
    return _ask(
        player,
        other,
        of=lambda rules, state, seats: hidden_chips(rules, state, FoundChips(seats[0], seats[1], amount, won)),
        ruling=ruling,
    )


def _out_of_sight(player: str, amount: int, ruling: Expected) -> Ruled:
    return _ask(
        player,
        of=lambda rules, state, seats: chips_out_of_sight(rules, state, ConcealedChips(seats[0], amount)),
        ruling=ruling,
    )


def _ownerless(amount: int, ruling: Expected) -> Ruled:
    return _ask(of=lambda rules, state, seats: lost_chips(rules, amount), ruling=ruling)


def _raced_off(amount: int, ruling: Expected) -> Ruled:
    def of(rules: HandRules, state: HandState, seats: Seats) -> Answer:
        lowest = (state.plan if isinstance(state, Seated) else state.felt.plan).stakes.unit
        return late_chips(rules, LateChips(amount, lowest))

    return _ask(of=of, ruling=ruling)


# ── forms ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _form(pattern: str, meaning: str, example: str, make: Callable[..., Ruled]) -> Form:
    return Form(f"{pattern}: {{ruling}}", meaning, example, make, cites=True)


_HANDS = (
    _form(
        "{player} asks to see the hand of {other}",
        "At the showdown.",
        "Anna asks to see the hand of Carla: must show (rule 18)",
        _sees,
    ),
    _form(
        "shown on request, the hand of {player}",
        "Whether it can win after all.",
        "shown on request, the hand of Carla: live hand (rule 43)",
        _seen,
    ),
    _form(
        "{player} shows the hand to {other}",
        "During the hand, to one player alone; when the others see them.",
        "Anna shows the hand to Bruno: shown to all after betting (rule 32)",
        _shows_one,
    ),
    _form(
        "{player} does not show",
        "In his turn to show he does nothing.",
        "Anna does not show: show or fold, seconds 5 (rule 42b)",
        _refuses,
    ),
    _form(
        "{player} does not show within {seconds} s of the order",
        "So long after he was told to show or fold.",
        "Anna does not show within 5 s of the order: dead hand, a penalty follows (rule 42b)",
        _runs_out,
    ),
    _form(
        "{player} shows one card",
        "And keeps the others face down.",
        "Anna shows one card: asked to table all (rule 15)",
        _one_card,
    ),
    _form(
        "the hand of {player} is turned up by {other}",
        "Another player does what only its owner may do.",
        "the hand of Anna is turned up by Bruno: live hand, penalised Bruno (rule 42b)",
        _turned,
    ),
    _form(
        "{player} mucks {intent} in the all-in",
        "Somebody is all-in and the betting is over.",
        "Bruno mucks on purpose in the all-in: live hand, a penalty is possible (rule 40)",
        _mucks,
    ),
    _form(
        "the hand of {player}, {shown}, is {gone} at the showdown",
        "What a hand is worth that was thrown away or killed there.",
        "the hand of Anna, tabled, is put into the muck at the showdown: live hand (rule 13)",
        lambda player, shown, gone, ruling: _discarded(player, gone, shown, ruling),
    ),
    _form(
        "the hand of {player} is mixed with others and {lost}",
        "An unprotected hand, or one that its bettor threw away; which chips come back.",
        "the hand of Anna is mixed with others and cannot be told: dead hand, 400 back (rule 65)",
        _lost,
    ),
    _form(
        "the cards of {player} {way}",
        "Face down, while the hand goes on.",
        "the cards of Anna touch the muck: dead hand, or live hand (rule 18)",
        _released,
    ),
)
_RESULTS = (
    _form(
        "{contested} is disputed {when}",
        "Whether the protest is in time.",
        "the reading of a hand is disputed before the next hand: open (rule 22)",
        _disputed,
    ),
    _form(
        "{contested} is disputed {seconds} s after the award before a break",
        "The same, where the hand was the last before a break.",
        "the count of the pot is disputed 61 s after the award before a break: result stands (rule 22)",
        _before_break,
    ),
    _form(
        "the pot belonged to {players}, found {when}",
        "All pots went to the wrong players; who gives what to whom.",
        "the pot belonged to Anna, found before the next hand: award corrected, Bruno gives 200 to Anna (rule 22)",
        lambda players, when, ruling: _belonged(players, when, ruling),
    ),
    _form(
        "the decision about {amount} waits",
        "So much of the pot is held back while play goes on.",
        "the decision about 200 waits: play goes on, held 200 (rule 82)",
        _deferred,
    ),
)
_CHIPS = (
    _form(
        "{player} finds {amount} more and wins from {other}",
        "Chips hidden when he went all-in; what he is paid.",
        "Anna finds 2000 more and wins from Bruno: paid 21000 (rule 38)",
        partial(_finds, won=True),
    ),
    _form(
        "{player} finds {amount} more and loses to {other}",
        "The same; what he pays.",
        "Anna finds 2000 more and loses to Bruno: pays 23000 (rule 38)",
        partial(_finds, won=False),
    ),
    _form(
        "{player} had {amount} out of sight",
        "Chips hidden or carried away, out of the stack that he has now.",
        "Anna had 500 out of sight: forfeit, 500 lost (rule 63)",
        _out_of_sight,
    ),
    _form(
        "{amount} without an owner is|are found",
        "Nobody can say whose they are.",
        "500 without an owner are found: to inventory (rule 64)",
        _ownerless,
    ),
    _form(
        "{amount} of a raced-off value is|are found",
        "Chips smaller than the smallest one in play.",
        "125 of a raced-off value are found: exchanged, 100 back, 25 lost (rule 24)",
        _raced_off,
    ),
)
SHOWDOWN_FORMS = (*_HANDS, *_RESULTS, *_CHIPS)
"""What may be expected of them."""
