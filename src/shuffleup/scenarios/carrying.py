"""Carrying a ruling out: the act it binds to, then the floor's orders, with the deck rebuilt where they say so.

A scenario's deck is no secret, so a new stub is shuffled from a fixed seed; it is committed and proven like any other.
"""

from collections.abc import Sequence
from difflib import get_close_matches

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.cards.rebuilt import NewStub
from shuffleup.cards.shuffle import SealedDeck, commit, seal
from shuffleup.hand.floor_actions import FloorAction, RebuildStub
from shuffleup.hand.floor_events import HandVoided
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.state import BettingRound, Dealing, Seated, Settled
from shuffleup.rulings.flop import flop_deals, redealt_stub, scrambled_flop, scrambled_stub
from shuffleup.rulings.mending import mended
from shuffleup.rulings.misdeal import replay
from shuffleup.rulings.orders import signed
from shuffleup.rulings.own_decision import other_decisions, overruled
from shuffleup.rulings.premature import premature_stub
from shuffleup.rulings.ruling import Option, Ruling, chosen
from shuffleup.rulings.stub import disordered_places
from shuffleup.scenarios import deck_cases as says
from shuffleup.scenarios.conduct_forms import ConductCase
from shuffleup.scenarios.deck_checks import early_cards, fallen_stub, found_flop
from shuffleup.scenarios.named_deck import NamedDeck
from shuffleup.scenarios.scenario import Sentence
from shuffleup.scenarios.scene import Scene
from shuffleup.table.seat import Attendance

FLOOR = "the floor"
_SEED = bytes(range(32))
_FOUND = frozenset(("paid", "pays", "part-of-the-bet", "not-paid", "awarded-to-winner"))
"""Outcomes about chips that lay beside the hand: they change stacks and no pot."""


class Decision(Struct, frozen=True):
    """What the floor takes: the ruling as it is, one of its options, or another decision under the rule of fairness."""

    choice: str = ""
    against_the_rule: bool = False
    drawn: int = 0
    """The card drawn from a scrambled flop, counted from 1; 0: none is drawn."""


def decided(scene: Scene, ruling: Ruling, decision: Decision) -> Ruling | Refusal:
    """The ruling that is carried out, once the floor has made its choice."""
    if not decision.choice:
        if ruling.key == "floor-decides":
            listed = ", ".join([option.key.replace("-", " ") for option in ruling.options])
            text = f"the book leaves it to the floor: choose {listed}"
            return Refusal("choice-needed", text, "", (("choices", listed),))
        return ruling
    key = decision.choice.replace(" ", "-")
    rules, state = scene.hand.rules, scene.hand.state
    offered = other_decisions(rules, state, ruling, scene.hand.deck) if decision.against_the_rule else ruling.options
    option = next((one for one in offered if one.key == key), None)
    if option is None:
        listed = ", ".join([one.key.replace("-", " ") for one in offered])
        if not offered:
            return Refusal("no-such-choice", "the floor has nothing to choose from", "", (("why", "none"),))
        near = get_close_matches(decision.choice, listed.split(", "), 1)
        if near:
            text = f"the floor can choose {listed}: did you mean {near[0]}?"
            return Refusal("no-such-choice", text, "", (("why", "near"), ("choices", listed), ("near", near[0])))
        return Refusal("no-such-choice", f"the floor can choose {listed}", "", (("choices", listed),))
    if not decision.against_the_rule:
        return chosen(ruling, key)
    return _in_place_of(ruling, option, overruled(rules, ruling, option, FLOOR, key).rule)


def _in_place_of(ruling: Ruling, option: Option, rule: str) -> Ruling:
    return replace(
        ruling,
        key=option.key,
        rules=(rule,),
        act=option.act,
        chips=option.chips,
        remedy=option.remedy,
        options=(),
        pending=(),
    )


def carry_out(scene: Scene, case: Sentence, ruling: Ruling, decision: Decision) -> Refusal | None:
    """Does what the ruling demands, so that the hand goes on; a refusal where that cannot be done."""
    if isinstance(case, ConductCase):
        return Refusal("for-the-event", "no hand carries out a penalty: it is given in the event, between hands")
    if ruling.act is not None and ruling.act.seat == scene.hand.turn:
        refused = scene.hand.act(ruling.act)
        if refused:
            return refused
    _set_beside(scene, case, ruling)
    orders, stub = ruling.remedy, _new_stub(scene, case)
    if decision.drawn:
        drawn = _scrambled(scene, case, decision.drawn - 1)
        if isinstance(drawn, Refusal):
            return drawn
        orders, stub = drawn
    return _order(scene, orders, stub)


def deal_again(scene: Scene, back: Sequence[str]) -> Refusal | None:
    """A void hand is dealt again to the same players, with the same button, blinds and antes.

    Who was away and is ``back`` may play (TDA 35-C).
    """
    hand = scene.hand
    if not any(isinstance(event, HandVoided) for event in hand.events):
        return Refusal("not-void", "the hand is not void: it cannot be dealt again")
    assert isinstance(hand.state, Settled), "a void hand is over"
    plan = hand.state.felt.plan
    for seat in plan.seats:
        if seat.player in back and seat.attendance is not Attendance.ABSENT:
            return Refusal("not-absent", f"{seat.player} was not noted as absent", facts=(("player", seat.player),))
    again = replay(plan, [scene.seat(player) for player in back])
    hand.deal_again(again, NamedDeck((), "dealt again"))
    scene.told.clear()
    return None


def _order(scene: Scene, orders: tuple[FloorAction, ...], stub: NewStub | None) -> Refusal | None:
    signed_orders = signed(orders, FLOOR)
    if stub and any(isinstance(one, RebuildStub) for one in orders):
        made = mended(scene.hand.deck, stub, orders, FLOOR, _shuffled(scene, stub))
        scene.hand.deck, signed_orders = made.deck, made.orders
    for one in signed_orders:
        refused = scene.hand.act(one)
        if refused:
            return refused
    return None


def _shuffled(scene: Scene, stub: NewStub) -> SealedDeck | None:
    if not stub.shuffled:
        return None
    label = f"scenario, stub of {len(scene.hand.deck)} places"
    return seal(_SEED, commit(_SEED, label, stub.shuffled), (b"scenario",))


def _new_stub(scene: Scene, case: Sentence) -> NewStub | None:
    """What the stub is rebuilt from in this case; nothing where it is not."""
    rules, state = scene.hand.rules, scene.hand.state
    found: NewStub | Refusal | None = None
    if isinstance(case, says.ComesEarly):
        early = early_cards(scene, case)
        found = early if isinstance(early, Refusal) else premature_stub(rules, state, early)
    elif isinstance(case, says.StubIs):
        found = disordered_places(rules, state, fallen_stub(scene, case))
    elif isinstance(case, says.FlopIs) and isinstance(state, BettingRound | Dealing):
        found = redealt_stub(rules, state, found_flop(scene, case))
    return found if isinstance(found, NewStub) else None


def _scrambled(scene: Scene, case: Sentence, drawn: int) -> tuple[tuple[FloorAction, ...], NewStub] | Refusal:
    """The orders for a flop whose burn card was drawn from the scrambled cards, and the stub below it."""
    state, rules = scene.hand.state, scene.hand.rules
    if not isinstance(case, says.FlopIs) or isinstance(state, Seated):
        return Refusal("no-flop", "there is no flop on the table to be mended")
    cards = state.felt.cards
    dealt = cards.board[-flop_deals(rules, state) :]
    faces = (*dealt, scene.hand.deck.cards[cards.stub])
    flop = found_flop(scene, case)
    orders = scrambled_flop(rules, state, flop, drawn, faces)
    return orders if isinstance(orders, Refusal) else (orders, scrambled_stub(rules, state, flop))


def _set_beside(scene: Scene, case: Sentence, ruling: Ruling) -> None:
    """Chips found beside the hand: what is paid of them goes to the winner, the rest back to the player."""
    about: tuple[str, ...] = getattr(case, "about", ())
    if ruling.key in _FOUND and len(about) == 2:
        finder, other = [scene.seat(player) for player in about]
        scene.beside[finder] = scene.beside.get(finder, 0) + ruling.chips.returned
        scene.beside[other] = scene.beside.get(other, 0) + ruling.chips.added
