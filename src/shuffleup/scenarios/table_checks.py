"""Expectations about what lies on the table: postings, hands turned up, stacks, pots and who wins them."""

from collections.abc import Sequence

from shuffleup.hand.events import (
    BoardDealt,
    HandMucked,
    HandStarted,
    HandTabled,
    HolesDealt,
    Posted,
    PotAwarded,
    ShowdownOpened,
)
from shuffleup.hand.seats import members
from shuffleup.hand.state import Dealing, Seated, Settled, Showdown
from shuffleup.hand.view import on_the_felt
from shuffleup.scenarios import expectations as says
from shuffleup.scenarios.said import Said, say
from shuffleup.scenarios.scene import HOLDS, Checks, Finding, Scene, same
from shuffleup.table.button import Positions, button_rules, next_hand
from shuffleup.table.plan import HandPlan, PostingKind
from shuffleup.table.won_button import carried

# ── chips and cards on the table ─────────────────────────────────────────────────────────────────────────────────────


def _posts(scene: Scene, said: says.Posts) -> Finding:
    seat = scene.seat(said.player)
    posted = [event for event in scene.hand.events if isinstance(event, Posted)]
    paid = tuple([(payment.kind, payment.amount) for payment in posted[0].payments if payment.seat == seat])
    text = " and ".join([_payment(kind, amount) for kind, amount in paid]) or "nothing"
    return same(said.payments, paid, f"{said.player} posts {text}")


def _payment(kind: PostingKind, amount: int) -> str:
    return f"{'an' if kind is PostingKind.ANTE else 'a'} {kind.value.replace('-', ' ')} of {amount}"


def _tabled(scene: Scene) -> tuple[int, ...]:
    state = scene.hand.state
    return tuple(members(state.tabled)) if isinstance(state, Dealing | Showdown | Settled) else ()


def _nothing_exposed(scene: Scene, said: says.NothingExposed) -> Finding:
    tabled = _tabled(scene)
    return Finding(_face_up(scene, tabled, "")) if tabled else HOLDS


def _exposed(scene: Scene, said: says.Exposed) -> Finding:
    found = _tabled_on(scene, said.street) if said.street else _tabled(scene)
    when = f" on the {said.street}" if said.street else ""
    wanted = {scene.seat(player) for player in said.players}
    return same(wanted, set(found), _face_up(scene, found, when))


def _face_up(scene: Scene, seats: Sequence[int], when: str) -> str:
    if not seats:
        return "nothing is exposed"
    return f"{scene.called(seats)} {'is' if len(seats) == 1 else 'are'} exposed{when}"


def _tabled_on(scene: Scene, street: str) -> tuple[int, ...]:
    streets = scene.hand.rules.variant.streets
    seats, now = [], ""
    for event in scene.hand.events:
        if isinstance(event, HolesDealt | BoardDealt):
            now = streets[event.street].name
        elif isinstance(event, HandTabled) and now == street:
            seats.append(event.seat)
    return tuple(seats)


def _shows_first(scene: Scene, said: says.ShowsFirst) -> Finding:
    for event in scene.hand.events:
        if isinstance(event, ShowdownOpened):
            found = scene.names[event.turn]
            return same(said.player, found, f"{found} shows first")
    return Finding("there is no showdown in order")


def _showing_order(scene: Scene, said: says.ShowingOrder) -> Finding:
    shown, open_now = [], False
    for event in scene.hand.events:
        open_now = open_now or isinstance(event, ShowdownOpened)
        if open_now and isinstance(event, HandTabled | HandMucked):
            shown.append(event.seat)
    found = tuple([scene.names[seat] for seat in shown])
    return same(said.players, found, f"the order is {', '.join(found) or 'not settled'}")


def _has(scene: Scene, said: says.Has) -> Finding:
    seat = scene.seat(said.player)
    chips = _stacks(scene)[seat] + scene.beside.get(seat, 0)
    return same(said.amount, chips, f"{said.player} has {chips}")


def _pot_is(scene: Scene, said: says.PotIs) -> Finding:
    if scene.hand.over:
        return Finding("the pot has been awarded")
    pot = on_the_felt(scene.hand.state)
    return same(said.amount, pot, f"the pot is {pot}")


def _plan(scene: Scene) -> HandPlan:
    started = scene.hand.events[0]
    assert isinstance(started, HandStarted), "a hand begins with HandStarted"
    return started.plan


def _stacks(scene: Scene) -> tuple[int, ...]:
    state = scene.hand.state
    return tuple([seat.stack for seat in state.plan.seats]) if isinstance(state, Seated) else state.stacks


# ── awards ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _awards(scene: Scene) -> tuple[PotAwarded, ...]:
    return tuple([event for event in scene.hand.events if isinstance(event, PotAwarded)])


def _pot_name(number: int) -> str:
    return f"side pot {number}" if number else "main pot"


def _pot_goes(scene: Scene, said: says.PotGoes) -> Finding:
    number = max(said.pot, 0)
    awards = [award for award in _awards(scene) if award.pot == number]
    if said.pot == says.ONLY_POT and len(awards) != len(_awards(scene)):
        return Finding("there is a side pot")
    if said.half:
        place = 0 if said.half == "high" else 1
        keys = scene.hand.rules.variant.rankings
        awards = [award for award in awards if len(keys) > place and award.side == keys[place]]
    if not awards:
        return Finding(_no_pot(number, said.half))
    found = [
        f"{award.amount} to {scene.called(sorted([seat for seat, chips in award.shares if chips]))}" for award in awards
    ]
    wanted = f"{said.amount} to {scene.called(sorted(scene.seat(player) for player in said.players))}"
    return same([wanted], found, f"{_pot_name(number)}: {' and '.join(found)}")


def _no_pot(number: int, half: str) -> Said:
    if half:
        return say("no {pot} is awarded, {half} half", half=half, pot=_pot_name(number))
    return say("no {pot} is awarded", pot=_pot_name(number))


def _award_order(scene: Scene, said: says.AwardOrder) -> Finding:
    found = tuple(dict.fromkeys([award.pot for award in _awards(scene)]))
    return same(said.pots, found, f"the order is {', '.join([_pot_name(pot) for pot in found]) or 'not settled'}")


def _odd_chip(scene: Scene, said: says.OddChip) -> Finding:
    lucky: set[int] = set()
    for award in _awards(scene):
        least = min([chips for _, chips in award.shares])
        lucky |= {seat for seat, chips in award.shares if chips > least}
    wanted = {scene.seat(player) for player in said.players}
    return same(wanted, lucky, f"the odd chip goes to {scene.called(sorted(lucky))}")


def _won(scene: Scene, player: str) -> int:
    seat = scene.seat(player)
    return sum([chips for award in _awards(scene) for other, chips in award.shares if other == seat])


def _wins(scene: Scene, said: says.Wins) -> Finding:
    won = _won(scene, said.player)
    return same(said.amount, won, f"{said.player} wins {won}")


def _wins_unseen(scene: Scene, said: says.WinsUnseen) -> Finding:
    won = _won(scene, said.player)
    if scene.seat(said.player) in _tabled(scene):
        return Finding(f"{said.player} shows and wins {won}")
    return same(said.amount, won, f"{said.player} wins {won}")


def _takes_button(scene: Scene, said: says.TakesButton) -> Finding:
    if not scene.hand.over:
        return Finding("the hand is not over")
    plan, outcome = _plan(scene), scene.hand.result()
    rules = button_rules(scene.hand.rules.resolved.policy)
    chairs = [seat.number for seat in outcome.seats if not seat.busted]
    following = next_hand(_positions(plan), chairs, rules, carry=carried(rules, outcome))
    found = next((seat.player for seat in plan.seats if seat.number == following.button), "nobody")
    return same(said.player, found, f"{found} has it")


def _positions(plan: HandPlan) -> Positions:
    """The positions of this hand, from what its seats owed; a hand that begins later has had its blinds."""
    numbers = tuple([seat.number for seat in plan.seats])
    owed = {posting.kind: numbers[posting.seat] for posting in plan.postings}
    if PostingKind.BIG_BLIND in owed:
        return Positions(plan.button, owed.get(PostingKind.SMALL_BLIND), owed[PostingKind.BIG_BLIND], numbers)
    small, big = (1, 0) if len(numbers) == 2 else (0, 1)
    return Positions(plan.button, numbers[small], numbers[big], numbers)


TABLE_CHECKS: Checks = {
    says.Posts: _posts,
    says.NothingExposed: _nothing_exposed,
    says.Exposed: _exposed,
    says.ShowsFirst: _shows_first,
    says.ShowingOrder: _showing_order,
    says.PotGoes: _pot_goes,
    says.AwardOrder: _award_order,
    says.OddChip: _odd_chip,
    says.Wins: _wins,
    says.WinsUnseen: _wins_unseen,
    says.TakesButton: _takes_button,
    says.Has: _has,
    says.PotIs: _pot_is,
}
"""What each of these sentences asks."""
