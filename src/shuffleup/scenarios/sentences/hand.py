"""What is on the table in a hand: postings, hands, cards and stacks, what all can see, pots and who wins them."""

import re
from collections.abc import Sequence
from typing import Annotated, TypeAlias

from msgspec.structs import replace

from shuffleup.hand.events import (
    BoardDealt,
    HandMucked,
    HandTabled,
    HolesDealt,
    Posted,
    PotAwarded,
    ShowdownOpened,
)
from shuffleup.hand.orders.events import HandRestored, HandRuledDead
from shuffleup.hand.seats import members
from shuffleup.hand.state import Dealing, Drawing, Settled, Showdown
from shuffleup.hand.view import SeatedPlayer, on_the_felt, public_view
from shuffleup.rulings.ruling import cite
from shuffleup.scenarios.forms import NOTHING, SLOTS, Slot
from shuffleup.scenarios.language import expects, tells, words
from shuffleup.scenarios.places import Cards, Chips, Player, Players, Street
from shuffleup.scenarios.said import Saying, say
from shuffleup.scenarios.scene import Finding, Scene, So, same
from shuffleup.scenarios.sentences.betting import held_by
from shuffleup.table.button import button_rules, carried
from shuffleup.table.next_hand import next_positions
from shuffleup.table.plan import PostingKind


def _seen(scene: Scene) -> Sequence[SeatedPlayer]:
    return public_view(scene.hand.state).players


@tells("nobody is marked all in", "nobody is marked all in", players=())
@tells("{players} is|are marked all in", "Bruno is marked all in", "For all to see: these players and no others.")
def all_in(scene: Scene) -> Players:
    """The players who are all-in."""
    return tuple([scene.names[seat] for seat, player in enumerate(_seen(scene)) if player.all_in])


@tells("{player} has {amount} in front", "Anna has 200 in front")
def in_front(scene: Scene, player: Player) -> Chips:
    """Chips of this street, not yet pulled in."""
    return _seen(scene)[scene.seat(player)].bet


@tells("{player} is to discard", "Anna is to discard")
def to_discard(scene: Scene) -> Player | Finding:
    """The player who must discard, or draw if the street is a draw."""
    drawing = isinstance(scene.hand.state, Drawing)
    return scene.names[scene.hand.turn] if drawing else Finding(say("nobody is to discard"))


@tells("{player} is left with {cards}", "Anna is left with As Kd")
def left_with(scene: Scene, player: Player) -> Cards:
    """The player's hole cards."""
    return held_by(scene, player)


@expects("the decision rests on fairness", "the decision rests on fairness (rule 80)", cites=True)
def in_fairness(scene: Scene) -> Finding:
    """The floor's last decision about a hand. The rule may follow."""
    made = [event.by for event in scene.hand.events if isinstance(event, HandRestored | HandRuledDead)]
    if not made:
        return Finding(say("the floor has decided nothing"))
    return (
        Finding(rules=(made[-1].rule,))
        if made[-1].reason == "fairness"
        else Finding(say("its reason is {words}", words=made[-1].reason))
    )


# ── places ───────────────────────────────────────────────────────────────────────────────────────────────────────────

_POSTINGS = {
    "small blind": PostingKind.SMALL_BLIND,
    "big blind": PostingKind.BIG_BLIND,
    "ante": PostingKind.ANTE,
    "dead ante": PostingKind.DEAD_ANTE,
}
_PAYMENT = rf"(?:an?|the) (?:{'|'.join(_POSTINGS)}) of \d+"


def _postings(text: str) -> tuple[tuple[PostingKind, int], ...]:
    if text == "nothing":
        return ()
    paid = re.findall(rf"({'|'.join(_POSTINGS)}) of (\d+)", text)
    return tuple([(_POSTINGS[kind], int(amount)) for kind, amount in paid])


def _paid(paid: Sequence[tuple[PostingKind, int]]) -> str:
    told = [
        f"{'an' if kind is PostingKind.ANTE else 'a'} {kind.value.replace('-', ' ')} of {chips}" for kind, chips in paid
    ]
    return " and ".join(told) or NOTHING


Payments: TypeAlias = Annotated[
    tuple[tuple[PostingKind, int], ...],
    Slot(
        rf"nothing|{_PAYMENT}(?:(?:,| and) {_PAYMENT})*",
        _postings,
        "`a small blind of 50`, `a big blind of 100 and a dead ante of 50`, `nothing`; an ante that one player pays "
        "for all is a dead ante",
        tell=_paid,
    ),
]
Pot: TypeAlias = Annotated[int, SLOTS["pot"]]
Pots: TypeAlias = Annotated[tuple[int, ...], SLOTS["pots"]]
Half: TypeAlias = Annotated[str, words({"high": "high", "low": "low"})]
ONLY_POT = -1
"""Instead of a pot's number: the only pot."""

# ── chips and cards on the table ─────────────────────────────────────────────────────────────────────────────────────


@tells("{player} posts {payments}", "Bruno posts a big blind of 100 and a dead ante of 50")
def posts(scene: Scene, player: Player) -> Payments:
    """What this player has paid before the cards, in this order."""
    seat = scene.seat(player)
    posted = [event for event in scene.hand.events if isinstance(event, Posted)]
    return tuple([(payment.kind, payment.amount) for payment in posted[0].payments if payment.seat == seat])


@tells("nothing is exposed", "nothing is exposed", "No hand lies face up.", players=())
@tells("nothing is shown", "nothing is shown", "The same.", players=())
@tells("{players} is|are exposed", "Anna, Bruno and Carla are exposed")
@tells("{players} has|have shown", "Carla and Anna have shown", "The same.")
def exposed(scene: Scene) -> Players:
    """These hands lie face up, and no others."""
    state = scene.hand.state
    tabled = state.tabled if isinstance(state, Dealing | Showdown | Settled) else 0
    return tuple([scene.names[seat] for seat in members(tabled)])


@tells("{players} is|are exposed on the {street}", "Anna and Bruno are exposed on the turn")
def exposed_on(scene: Scene, street: Street) -> Players:
    """These hands were turned up while this was the last street dealt, and no others."""
    streets = scene.hand.rules.variant.streets
    names, now = [], ""
    for event in scene.hand.events:
        if isinstance(event, HolesDealt | BoardDealt):
            now = streets[event.street].name
        elif isinstance(event, HandTabled) and now == street:
            names.append(scene.names[event.seat])
    return tuple(names)


@tells("{player} shows first", "Carla shows first")
def shows_first(scene: Scene) -> Player | So | Finding:
    """Who must show first at the showdown."""
    order = cite(scene.hand.rules, "showdown_order")
    opened = [event for event in scene.hand.events if isinstance(event, ShowdownOpened)]
    return So(scene.names[opened[0].turn], order) if opened else Finding(say("there is no showdown in order"), order)


@expects("{players} show in this order", "Carla, Anna and Bruno show in this order")
def showing_order(scene: Scene, players: Players) -> Finding:
    """The order at the showdown."""
    shown, open_now = [], False
    for event in scene.hand.events:
        open_now = open_now or isinstance(event, ShowdownOpened)
        if open_now and isinstance(event, HandTabled | HandMucked):
            shown.append(event.seat)
    found = tuple([scene.names[seat] for seat in shown])
    order = cite(scene.hand.rules, "showdown_order")
    return same(players, found, say("the order is {list}", list=", ".join(found) or "not settled"), order)


@tells("{player} has {amount}", "Anna has 5300")
def has(scene: Scene, player: Player) -> Chips:
    """The stack at this point, without bets still in front."""
    return scene.stack(player)


@tells("the pot is {amount}", "the pot is 600")
def pot_is(scene: Scene) -> Chips | Finding:
    """All chips in the middle, bets included."""
    return Finding(say("the pot has been awarded")) if scene.hand.over else on_the_felt(scene.hand.state)


# ── awards ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _awards(scene: Scene) -> tuple[PotAwarded, ...]:
    return tuple([event for event in scene.hand.events if isinstance(event, PotAwarded)])


def _pot_name(number: int) -> str:
    return f"side pot {number}" if number else "main pot"


@expects("{pot} of {amount} goes to {players}", "side pot 1 of 2000 goes to Bruno")
@expects(
    "the pot of {amount} goes to {players}",
    "the pot of 700 goes to Anna",
    "The same, where there is no side pot.",
    pot=ONLY_POT,
)
@expects(
    "the {half} half of {amount} goes to {players}",
    "the high half of 550 goes to Anna",
    "The high or the low half of the main pot.",
    pot=0,
)
def pot_goes(scene: Scene, pot: Pot, amount: Chips, players: Players, half: Half = "") -> Finding:
    """Who wins this pot; several players share it."""
    number = max(pot, 0)
    awards = [award for award in _awards(scene) if award.pot == number]
    if pot == ONLY_POT and len(awards) != len(_awards(scene)):
        return Finding(say("there is a side pot"))
    if half:
        place = 0 if half == "high" else 1
        keys = scene.hand.rules.variant.rankings
        awards = [award for award in awards if len(keys) > place and award.side == keys[place]]
    if not awards:
        return Finding(_no_pot(number, half))
    found = [
        f"{award.amount} to {scene.called(sorted([seat for seat, chips in award.shares if chips]))}" for award in awards
    ]
    wanted = f"{amount} to {scene.called(sorted(scene.seat(player) for player in players))}"
    return same([wanted], found, say("{pot}: {list}", pot=_pot_name(number), list=" and ".join(found)))


def _no_pot(number: int, half: str) -> Saying:
    if half:
        return say("no {pot} is awarded, {half} half", half=half, pot=_pot_name(number))
    return say("no {pot} is awarded", pot=_pot_name(number))


@expects(
    "the pots are awarded in the order {pots}", "the pots are awarded in the order side pot 2, side pot 1, main pot"
)
def award_order(scene: Scene, pots: Pots) -> Finding:
    """Which pot is awarded first."""
    found = tuple(dict.fromkeys([award.pot for award in _awards(scene)]))
    listed = ", ".join([_pot_name(pot) for pot in found]) or "not settled"
    return same(pots, found, say("the order is {list}", list=listed), cite(scene.hand.rules, "pot_award_order"))


@tells("the odd chip goes to {players}", "the odd chip goes to Fabio")
def odd_chip(scene: Scene) -> Players:
    """The players who get more than the other winners of a divided pot."""
    lucky: set[int] = set()
    for award in _awards(scene):
        least = min([chips for _, chips in award.shares])
        lucky |= {seat for seat, chips in award.shares if chips > least}
    return tuple([scene.names[seat] for seat in sorted(lucky)])


@tells("{player} wins {amount}", "Fabio wins 325")
def wins(scene: Scene, player: Player) -> Chips:
    """All that a player wins from the pots."""
    seat = scene.seat(player)
    return sum([chips for award in _awards(scene) for other, chips in award.shares if other == seat])


@tells("{player} wins {amount} without showing", "Anna wins 600 without showing")
def wins_unseen(scene: Scene, player: Player) -> Chips | Finding:
    """The same, with a hand that is never turned up."""
    won = wins(scene, player)
    shown = player in exposed(scene)
    return Finding(say("{player} shows and wins {amount}", player=player, amount=won)) if shown else won


@tells("{player} has the button next", "Fabio has the button next")
def takes_button(scene: Scene) -> Player | Finding:
    """Who has the button in the next hand, if nobody leaves or comes."""
    if not scene.hand.over:
        return Finding(say("the hand is not over"))
    table, outcome = scene.table, scene.hand.result()
    rules = button_rules(scene.hand.rules.policy)
    chairs = [seat.number for seat in outcome.seats if not seat.busted]
    following = next_positions(replace(table.button, carry=carried(rules, outcome)), chairs, rules)
    return table.player_at(following.button)
