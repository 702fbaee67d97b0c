"""The floor rules and its ruling is carried out, so that the hand goes on: first the binding action, then its orders.

the floor rules: the turn comes too early
the floor chooses dead hand: the cards of Anna touch the muck

A scenario's deck is not secret, so a new stub is shuffled from a fixed seed; it is committed and proven like any other.
"""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Annotated, TypeAlias

from msgspec.structs import replace

from shuffleup.answer import Code, Note, Refusal, note, refuse
from shuffleup.cards.shuffle.commit import SealedDeck, commit, seal
from shuffleup.cards.shuffle.rebuilt import NewStub
from shuffleup.hand.orders.actions import Floor, FloorAction, KillHand, RebuildStub, RestoreHand
from shuffleup.hand.orders.events import HandVoided
from shuffleup.hand.state import BettingRound, Dealing, Seated, Settled
from shuffleup.rulings.deck.flop import flop_deals, redealt_stub, scrambled_flop, scrambled_stub
from shuffleup.rulings.deck.misdeal import replay
from shuffleup.rulings.deck.premature import premature_stub
from shuffleup.rulings.deck.stub import StubOrder, disordered_places, mended
from shuffleup.rulings.orders import signed
from shuffleup.rulings.own_decision import other_decisions, overruled
from shuffleup.rulings.ruling import Option, Ruling, chosen, cite
from shuffleup.rulings.words_and_chips.announcements import BOUND_TO_IT
from shuffleup.scenarios.forms import Line, Slot
from shuffleup.scenarios.language import happens
from shuffleup.scenarios.named_deck import NamedDeck
from shuffleup.scenarios.outcomes import choice_text, option_of
from shuffleup.scenarios.places import Player, Players, count
from shuffleup.scenarios.scene import Scene
from shuffleup.scenarios.sentences import deck
from shuffleup.scenarios.sentences.conduct import FOR_THE_EVENT
from shuffleup.scenarios.sentences.hand_language import CASES, check
from shuffleup.table.seat import Attendance

FLOOR = "the floor"
_SEED = bytes(range(32))
_FOUND = frozenset(("paid", "pays", "part-of-the-bet", "not-paid", "awarded-to-winner"))
"""Outcomes about chips found outside the hand: they change stacks and no pot."""


Case: TypeAlias = Annotated[Line, CASES.within("a case as behind `Compare:`")]
Choice: TypeAlias = Annotated[
    str,
    Slot("[^:]+", str, "what the floor may choose, as the answer prints it: `dead hand`, `call`, `void hand`"),
]
Drawn: TypeAlias = Annotated[int, count("the place of a card in the scrambled flop, from 1", "[1-4]")]


@happens("the floor rules: {case}", "the floor rules: the turn comes too early")
@happens(
    "the floor rules, drawing card {pick}: {case}",
    "the floor rules, drawing card 2: the flop has 4 cards",
    "The same for a scrambled flop: the floor draws the burn card.",
)
@happens(
    "the floor chooses {choice}: {case}",
    "the floor chooses dead hand: the cards of Anna touch the muck",
    "One of the choices that the ruling leaves to the floor is carried out.",
)
@happens(
    "the floor overrules, {choice}: {case}",
    "the floor overrules, call: Bruno pushes 1000+500",
    "Fairness before the technical rule: this is carried out instead of the ruling.",
    against=True,
)
def floor_rules(
    scene: Scene, case: Case, choice: Choice = "", pick: Drawn = 0, *, against: bool = False
) -> Refusal | None:
    """The ruling is carried out: chips go back, hands die, the deck is rebuilt, and the hand goes on."""
    ruling = check(scene, case).ruling
    if not isinstance(ruling, Ruling):
        return ruling or refuse("no-ruling")
    taken = _decided(scene, ruling, choice, against=against)
    return taken if isinstance(taken, Refusal) else _carry_out(scene, case, taken, pick)


@happens("the hand is dealt again", "the hand is dealt again")
@happens(
    "the hand is dealt again, and {players} is|are back",
    "the hand is dealt again, and Carla is back",
    "The same; who was away and is at the seat now may play (TDA 35-C).",
)
def dealt_again(scene: Scene, players: Players = ()) -> Refusal | None:
    """After a misdeal or a void hand: the same players, button, blinds and antes, and a new deck."""
    hand = scene.hand
    if not any(isinstance(event, HandVoided) for event in hand.events):
        return refuse("not-void")
    assert isinstance(hand.state, Settled), "a void hand is over"
    plan = hand.from_start or hand.state.felt.plan
    for seat in plan.seats:
        if seat.player in players and seat.attendance is not Attendance.ABSENT:
            return refuse("not-absent", player=seat.player)
    again = replay(plan, [scene.seat(player) for player in players])
    hand.deal_again(again, NamedDeck((), "dealt again"))
    scene.told.clear()
    return None


@happens(
    "in fairness the director lets the hand of {player} live",
    "in fairness the director lets the hand of Bruno live",
    live=True,
)
@happens(
    "in fairness the director kills the hand of {player}",
    "in fairness the director kills the hand of Bruno",
    "The same, to a hand that would live.",
    live=False,
)
def in_fairness(scene: Scene, player: Player, *, live: bool) -> Refusal | None:
    """Against the technical rule, by the rule that puts fairness first."""
    by = Floor("floor", Code("fairness"), cite(scene.hand.rules, "fairness")[0])
    order = RestoreHand if live else KillHand
    return scene.act(order(scene.seat(player), by))


# ── what is decided ──────────────────────────────────────────────────────────────────────────────────────────────────


def _decided(scene: Scene, ruling: Ruling, choice: str, *, against: bool) -> Ruling | Refusal:
    """The ruling to carry out, once the floor has made its choice."""
    if not choice:
        if ruling.key == "floor-decides":
            told = tuple([_told(option, option.key.replace("-", " ")) for option in ruling.options])
            return refuse("choice-needed", choices=told)
        return ruling
    rules, state = scene.hand.rules, scene.hand.state
    offered = other_decisions(rules, state, ruling, scene.hand.deck) if against else ruling.options
    option = option_of(scene, offered, choice.replace("-", " "))
    if option is None:
        return _no_such_choice({choice_text(scene, one): one for one in offered}, choice)
    if not against:
        return chosen(ruling, option)
    return _in_place_of(ruling, option, overruled(rules, ruling, option, FLOOR, Code(option.key)).rule)


def _no_such_choice(offered: Mapping[str, Option], choice: str) -> Refusal:
    if not offered:
        return refuse("no-such-choice", why="none")
    choices = tuple([_told(option, words) for words, option in offered.items()])
    near = get_close_matches(choice, offered, 1)
    if near:
        return refuse("no-such-choice", why="near", choices=choices, near=_told(offered[near[0]], near[0]))
    return refuse("no-such-choice", choices=choices)


def _told(option: Option, words: str) -> Note:
    """An option for a reader of any language: its word and chips, and how a scenario writes it."""
    chips = option.chips
    return note(f"option-{option.word}", words=words, to=chips.to, added=chips.added, forfeited=chips.forfeited)


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


# ── what is carried out ──────────────────────────────────────────────────────────────────────────────────────────────


def _carry_out(scene: Scene, case: Line, ruling: Ruling, drawn: int) -> Refusal | None:
    """Does what the ruling demands, so that the hand goes on, or refuses if that is impossible."""
    if case.form.does in FOR_THE_EVENT:
        return refuse("for-the-event")
    if ruling.key == BOUND_TO_IT and not ruling.remedy:
        return refuse("bound-to-what")
    if ruling.act is not None and ruling.act.seat == scene.hand.turn:
        refused = scene.act(ruling.act)
        if refused:
            return refused
    _set_beside(scene, case, ruling)
    orders, stub = ruling.remedy, _new_stub(scene, case)
    if drawn:
        burnt = _scrambled(scene, case, drawn - 1)
        if isinstance(burnt, Refusal):
            return burnt
        orders, stub = burnt
    return _order(scene, orders, stub)


def _order(scene: Scene, orders: tuple[FloorAction, ...], stub: NewStub | None) -> Refusal | None:
    signed_orders = signed(orders, FLOOR)
    if stub and any(isinstance(one, RebuildStub) for one in orders):
        made = mended(scene.hand.deck, stub, orders, FLOOR, _shuffled(scene, stub))
        scene.hand.deck, signed_orders = made.deck, made.orders
    for one in signed_orders:
        refused = scene.act(one)
        if refused:
            return refused
    return None


def _shuffled(scene: Scene, stub: NewStub) -> SealedDeck | None:
    if not stub.shuffled:
        return None
    label = f"scenario, stub of {len(scene.hand.deck)} places"
    return seal(_SEED, commit(_SEED, label, stub.shuffled), (b"scenario",))


def _new_stub(scene: Scene, case: Line) -> NewStub | None:
    """What the stub is rebuilt from in this case; None if it is not rebuilt."""
    rules, state = scene.hand.rules, scene.hand.state
    found: NewStub | Refusal | None = None
    if case.says(deck.comes_early):
        early = deck.early_cards(scene, case.places["coming"])
        found = early if isinstance(early, Refusal) else premature_stub(rules, state, early)
    elif case.says(deck.swept_away):
        found = disordered_places(rules, state, deck.fallen_stub(scene, StubOrder.LOST))
    elif case.says(deck.stub_dropped):
        found = disordered_places(rules, state, deck.fallen_stub(scene, case.places["stub_order"]))
    elif (flop := deck.flop_of(scene, case)) and isinstance(state, BettingRound | Dealing):
        found = redealt_stub(rules, state, flop)
    return found if isinstance(found, NewStub) else None


def _scrambled(scene: Scene, case: Line, drawn: int) -> tuple[tuple[FloorAction, ...], NewStub] | Refusal:
    """The orders for a flop whose burn card was drawn from the scrambled cards, and the stub below it."""
    state, rules = scene.hand.state, scene.hand.rules
    flop = deck.flop_of(scene, case)
    if not flop or isinstance(state, Seated):
        return refuse("no-flop")
    cards = state.felt.cards
    dealt = cards.board[-flop_deals(rules, state) :]
    faces = (*dealt, scene.hand.deck.cards[cards.stub])
    orders = scrambled_flop(rules, state, flop, drawn, faces)
    return orders if isinstance(orders, Refusal) else (orders, scrambled_stub(rules, state, flop))


def _set_beside(scene: Scene, case: Line, ruling: Ruling) -> None:
    """Chips found outside the hand: the part that is paid goes to the winner, the rest back to the player."""
    if ruling.key in _FOUND and len(case.about) == 2:
        finder, other = [scene.seat(player) for player in case.about]
        scene.beside[finder] = scene.beside.get(finder, 0) + ruling.chips.returned
        scene.beside[other] = scene.beside.get(other, 0) + ruling.chips.added
