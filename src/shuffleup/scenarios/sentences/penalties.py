"""Penalties that are given and served, players who are put out, and the claim of a player away too long."""

from collections.abc import Mapping
from typing import Annotated, TypeAlias

from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.rulebooks.policy.conduct import Penalty
from shuffleup.scenarios.event_world import World, because
from shuffleup.scenarios.language import expects, happens, tells
from shuffleup.scenarios.places import Chips, Player, TableNumber, count
from shuffleup.scenarios.said import CASE, money_text, say
from shuffleup.scenarios.scene import Finding, same
from shuffleup.scenarios.sentences.orders import ForPlayer
from shuffleup.scenarios.sentences.seats import next_plan
from shuffleup.tournament.facts.conduct import hands_to_miss
from shuffleup.tournament.facts.prizes import prizes_now
from shuffleup.tournament.words.conduct import ForfeitChips, GivePenalty, RedealHand, RetirePlayer
from shuffleup.tournament.words.seats import VoidClaim

HandCount: TypeAlias = Annotated[int, count("a number of hands or orbits")]
AUTHOR = "floor"


def _penalty(player: str, step: Penalty) -> GivePenalty:
    return GivePenalty(player=player, step=step, reason=CASE, author=AUTHOR)


def _eliminated(_: World, player: str) -> GivePenalty:
    return _penalty(player, Penalty.ELIMINATION)


def _disqualified(world: World, player: str, *, paid: bool = False) -> GivePenalty:
    """If the book says whether his place is paid, the floor says nothing about it, unless it wants him paid."""
    open_to_the_floor = world.state.policy.conduct.dq_prize is None
    return replace(_penalty(player, Penalty.DISQUALIFICATION), paid=paid if open_to_the_floor or paid else None)


def _void_claim(_: World, player: str) -> VoidClaim:
    return VoidClaim(player, CASE, "director")


def _forfeit(player: str, chips: int) -> ForfeitChips:
    return ForfeitChips(player=player, chips=chips, reason=CASE, author=AUTHOR)


# ── what happens ─────────────────────────────────────────────────────────────────────────────────────────────────────


def done_to(world: World, player: Player, order: ForPlayer) -> Refusal | None:
    """The player is put out for a breach of the rules. If the book leaves open whether his place is paid, it is not."""
    return world.send(order(world, player))


_DONE: Mapping[str, tuple[str, ForPlayer]] = {
    "{player} gets a warning": (
        "A warning, which is kept on file.",
        lambda _, player: _penalty(player, Penalty.WARNING),
    ),
    "{player} is eliminated by the floor": ("Put out of the event for other reasons than chips.", _eliminated),
    "{player} is disqualified": ("", _disqualified),
    "{player} is disqualified and paid for his place": (
        "The same, and he is: by the floor, where the book leaves it open.",
        lambda world, player: _disqualified(world, player, paid=True),
    ),
    "{player} retires": (
        "He gives up and leaves; his chips leave play.",
        lambda _, player: RetirePlayer(player=player, author=AUTHOR),
    ),
    "the director voids {player}'s claim to the price": ("Of somebody who has been away too long.", _void_claim),
}
for _said, (_means, _order) in reversed(list(_DONE.items())):
    happens(_said, _said.replace("{player}", "Anna"), _means, order=_order)(done_to)


@happens("{player} gets a penalty of {length} hand(s)", "Anna gets a penalty of 3 hands", step=Penalty.HANDS)
@happens(
    "{player} gets a penalty of {length} orbit(s)",
    "Anna gets a penalty of 2 orbits",
    "So many orbits, counted in hands at this moment.",
    step=Penalty.ORBITS,
)
def to_be_missed(world: World, player: Player, length: HandCount, step: Penalty) -> Refusal | None:
    """The player has to miss this many hands. The hand in progress counts if the book says so."""
    by_book = world.state.policy.conduct.penalty_hand_counts
    asked = replace(_penalty(player, step), this_hand=False if by_book is None else None)
    return world.send(replace(asked, orbits=length) if step is Penalty.ORBITS else replace(asked, hands=length))


@happens("{player} forfeits {amount}", "Anna forfeits 2000")
def forfeits(world: World, player: Player, amount: Chips) -> Refusal | None:
    """Chips leave play, as for chips carried out of sight."""
    return world.send(_forfeit(player, amount))


@happens("the hand at table {table} is dealt again", "the hand at table 1 is dealt again")
def hand_dealt_again(world: World, table: TableNumber) -> Refusal | None:
    """A misdeal and its redeal."""
    return world.send(RedealHand(table=table, reason=CASE, author=AUTHOR))


# ── what must be so ──────────────────────────────────────────────────────────────────────────────────────────────────


@tells("{player} has nothing to miss", "Anna has nothing to miss", "No penalty is left.", hands=0)
@tells("{player} has {hands} hand(s) to miss", "Anna has 11 hands to miss")
def to_miss(world: World, player: Player) -> HandCount:
    """What is left of all the player's penalties."""
    return hands_to_miss(world.state, player)


@expects("{player} gets the prize of place {amount}", "Anna gets the prize of place 15")
@expects("{player} gets no prize", "Anna gets no prize", "He is out, and nothing is paid.")
def paid_for_place(world: World, player: Player, amount: Chips = 0) -> Finding:
    """The player's final place, and that it is paid."""
    place = next((one.place for one in world.state.places if one.player == player), 0)
    if not place:
        return Finding(say("{player} is still in", player=player))
    unpaid = player in world.state.conduct.unpaid
    prize = 0 if unpaid else sum(prizes_now(world.state).ladder[place - 1 : place])
    told = say("{player} gets {money} for place {amount}", player=player, money=money_text(prize), amount=place)
    return same((amount or place, amount > 0), (place, prize > 0), told)


@tells("{amount} chips are in play", "70000 chips are in play")
def chips_in_play(world: World) -> Chips:
    """The total of all stacks."""
    return world.state.chips.in_play


@tells("{player} would pay {amount} before the next hand", "Anna would pay 300 before the next hand")
def would_pay(world: World, player: Player) -> Chips | Finding:
    """Blinds and antes of the next hand at the player's table."""
    table = world.table_of(player)
    plan = next_plan(world, table) if table else None
    if plan is None or isinstance(plan, Refusal):
        return because(plan) if plan else Finding(say("{player} is not in play", player=player))
    return sum([owed.amount for owed in plan.postings if plan.seats[owed.seat].player == player])
