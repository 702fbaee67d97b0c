"""What the staff order and what players pay: one line per command. Everything is paid in cash, to one cashier."""

from collections.abc import Callable, Mapping
from typing import Annotated, TypeAlias

from shuffleup.answer import Refusal, Stated
from shuffleup.maths.deals import DealMethod
from shuffleup.scenarios.event_world import World
from shuffleup.scenarios.language import happens, words
from shuffleup.scenarios.places import Chair, Minutes, Player, Players, TableNumber, count
from shuffleup.scenarios.said import CASE
from shuffleup.tournament.facts.entry import price_at
from shuffleup.tournament.facts.rebuys import add_on_wanted, rebuy_wanted
from shuffleup.tournament.facts.rebuys import debt_of as owed_by
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.clock import (
    AnnounceClosing,
    AnnounceHandForHand,
    DrawLastHands,
    HoldAllIn,
    ReleaseTable,
    StartDay,
)
from shuffleup.tournament.words.commands import Command
from shuffleup.tournament.words.entry import (
    BuyAddOn,
    CloseRegistration,
    DeclineRebuy,
    Rebuy,
    SellEntry,
    SurrenderStack,
    VoidEntry,
    VoidPurchase,
)
from shuffleup.tournament.words.live import RelieveDealer
from shuffleup.tournament.words.money import Account, AccountKind, PayDebt, Payment, PayRefund, balance_of
from shuffleup.tournament.words.prizes import AgreeToDeal, ProposeDeal
from shuffleup.tournament.words.seats import (
    BalanceTables,
    HaltTable,
    LetTablePlay,
    MarkAbsent,
    MarkPresent,
    NeedSeat,
    RedrawSeats,
    SeatNeed,
)

CASHIER = "Cashier"
_AUTHOR = "floor"


def _cash(cents: int) -> tuple[Payment, ...]:
    return (Payment(method="cash", cents=cents, cashier=CASHIER),) if cents else ()


def entry(world: World, player: str) -> SellEntry:
    """An entry at the present price."""
    price = price_at(world.state, world.at, player)
    return SellEntry(player=player, payments=_cash(price.due_cents), author=_AUTHOR)


def rebuy(world: World, player: str) -> Rebuy:
    """A rebuy, paid at once."""
    offer = rebuy_wanted(world.state, "", player, world.at)
    return Rebuy(player=player, payments=_cash(0 if isinstance(offer, Refusal) else offer.due_cents), author=_AUTHOR)


def add_on(world: World, player: str) -> BuyAddOn:
    """An add-on."""
    offer = add_on_wanted(world.state, "", player, world.at)
    return BuyAddOn(player=player, payments=_cash(0 if isinstance(offer, Refusal) else offer.due_cents))


def debt_of(world: World, player: str) -> PayDebt:
    """All that a player owes."""
    return PayDebt(player=player, payments=_cash(owed_by(world.state, player)))


def surrender(world: World, player: str) -> SurrenderStack:
    """The player surrenders his chips for another entry."""
    return SurrenderStack(player=player, payments=entry(world, player).payments, author=_AUTHOR)


def void_entry(world: World, player: str) -> VoidEntry:
    """A player's last entry is taken back."""
    numbers = [one.number for one in world.state.entries if one.player == player]
    return VoidEntry(entry=max(numbers, default=0), reason=CASE, author=_AUTHOR)


def void_rebuy(world: World, player: str) -> VoidPurchase:
    """A player's last rebuy is taken back."""
    numbers = [one.number for one in world.state.cage.purchases if one.player == player]
    return VoidPurchase(purchase=max(numbers, default=0), reason=CASE, author=_AUTHOR)


def refund(world: World, player: str) -> PayRefund:
    """All refunds due to a player are paid."""
    due = -balance_of(world.state.cage.ledger, Account(AccountKind.REFUNDS, player))
    return PayRefund(player=player, payments=_cash(due))


AtTable: TypeAlias = Callable[[int], Command]
ForPlayer: TypeAlias = Callable[[World, str], Command]
Card: TypeAlias = Annotated[int, count("the value of a card", r"\d{1,2}")]
Told: TypeAlias = Annotated[str, words({"told to nobody": "", "told to the media": "the media"})]
Method: TypeAlias = Annotated[
    DealMethod,
    words({"ICM": DealMethod.ICM, "chip count": DealMethod.CHIP_CHOP, "equal parts": DealMethod.EQUAL}),
]
_WHY = (CASE, "floor")

# ── what is ordered ──────────────────────────────────────────────────────────────────────────────────────────────────


_FOR_THE_ROOM: Mapping[str, tuple[str, tuple[Command, ...]]] = {
    "the tables are balanced": ("Players move now, if the tables are uneven.", (BalanceTables(),)),
    "all seats are drawn anew": ("Everybody who is left, at as few tables as they need.", (RedrawSeats(),)),
    "the final table is drawn": ("By the director: everybody who is left comes to it.", (c.RedrawFinalTable(),)),
    "the next level is announced": ("Before its time, by the floor.", (c.AdvanceLevel(),)),
    "hand for hand is announced": ("Every table finishes the hand it plays and waits.", (AnnounceHandForHand(),)),
    "the floor starts the next hand": ("Hand for hand: every table may begin one.", (c.StartRound(),)),
    "every table has finished": ("The hand is over everywhere: who bust in it is placed.", (c.CloseRound(),)),
    "the prizes are awarded": ("When play is over.", (c.AwardPrizes(),)),
    "the next day begins": ("With the next level.", (StartDay(),)),
    "the house closes": ("The closing hour has come.", (AnnounceClosing(),)),
    "play begins": ("Seats are drawn, and the first level begins.", (c.DrawSeats(), c.StartEvent())),
    "play begins as the director has it": (
        "The same, with another number of players than the book says.",
        (c.DrawSeats(*_WHY), c.StartEvent()),
    ),
    "registration is closed": (
        "By the director: the pool is settled.",
        (CloseRegistration(reason=_WHY[0], author=_WHY[1]),),
    ),
}


def ordered(world: World, orders: tuple[Command, ...]) -> Refusal | None:
    """Something that the staff order for the whole room."""
    return world.send_all(orders)


for _said, (_means, _orders) in reversed(list(_FOR_THE_ROOM.items())):
    happens(_said, _said, _means, orders=_orders)(ordered)


def ordered_at(world: World, table: TableNumber, order: AtTable) -> Refusal | None:
    """Something that the staff order for one table."""
    return world.send(order(table))


_AT_A_TABLE: Mapping[str, tuple[str, AtTable]] = {
    "table {table} breaks": ("By the floor, with a draw.", c.BreakTable),
    "the floor halts table {table}": ("No hand begins there until the halt is ended.", lambda at: HaltTable(at, *_WHY)),
    "the floor ends the halt of table {table}": ("Or it is too short.", lambda at: LetTablePlay(at, *_WHY)),
    "an all-in is called at table {table}": ("Hand for hand it is held, the hands face down.", HoldAllIn),
    "the floor lets table {table} go on": ("A held all-in is let run.", ReleaseTable),
    "the dealer of table {table} is relieved": ("Between two hands.", RelieveDealer),
}
for _said, (_means, _order) in reversed(list(_AT_A_TABLE.items())):
    happens(_said, _said.replace("{table}", "1"), _means, order=_order)(ordered_at)


def ordered_for(world: World, player: Player, order: ForPlayer) -> Refusal | None:
    """What one player pays or is paid."""
    return world.send(order(world, player))


_FOR_A_PLAYER: Mapping[str, tuple[str, ForPlayer]] = {
    "{player} announces a rebuy": ("The chips are there, the money is owed.", lambda _, player: Rebuy(player=player)),
    "{player} declines the rebuy": ("A player without chips is out.", lambda _, player: DeclineRebuy(player)),
    "{player} pays the debt": ("All that was announced.", debt_of),
    "{player} gives up the chips and enters again": ("The chips leave play; another entry is paid.", surrender),
    "the rebuy of {player} is taken back": ("The last.", void_rebuy),
    "the entry of {player} is voided": ("It was never played.", void_entry),
    "{player} gets the money back": ("All that waits for a player.", refund),
}
for _said, (_means, _pays) in reversed(list(_FOR_A_PLAYER.items())):
    happens(_said, _said.replace("{player}", "Anna"), _means, order=_pays)(ordered_for)


@happens("{players} enter(s)", "Anna and Bruno enter", "At the price of the moment, in cash.", order=entry)
@happens("{players} pay(s) for a rebuy", "Anna pays for a rebuy", "In cash, and the chips are there.", order=rebuy)
@happens("{players} take(s) the add-on", "Anna and Bruno take the add-on", "And pay for it.", order=add_on)
def each_pays(world: World, players: Players, order: ForPlayer) -> Refusal | None:
    """Payments by several players one after another."""
    for player in players:
        refused = world.send(order(world, player))
        if refused:
            return refused
    return None


@happens(
    "{players} is|are absent", "Anna and Bruno are absent", "They have a seat and are not there.", order=MarkAbsent
)
@happens("{players} come(s)", "Anna comes", "They were absent.", order=MarkPresent)
def they_are_marked(world: World, players: Players, order: Callable[[tuple[str, ...]], Command]) -> Refusal | None:
    """Who is present and who is not."""
    return world.send(order(players))


@happens("hand for hand is announced at {minutes} minutes a hand", "hand for hand is announced at 3 minutes a hand")
def hands_take(world: World, minutes: Minutes) -> Refusal | None:
    """Each hand takes this much off the clock, however long it lasts."""
    return world.send(AnnounceHandForHand(minutes))


@happens("{player} needs chair {chair}", "Anna needs chair 9")
def needs(world: World, player: Player, chair: Chair) -> Refusal | None:
    """A special need, at any table."""
    return world.send(NeedSeat(SeatNeed(player, 0, (chair,), CASE, "floor")))


@happens("the card drawn is a {card}", "the card drawn is a 5")
def card_drawn(world: World, card: Card) -> Refusal | None:
    """The clock is stopped near the end of the day; the card says how many hands are left."""
    return world.send(DrawLastHands(card))


@happens(
    "everybody left agrees to a deal by {method}, {told}", "everybody left agrees to a deal by ICM, told to the media"
)
def deal_is_made(world: World, method: Method, told: Told) -> Refusal | None:
    """All remaining players sign the deal, with the stacks in the scenario, and play ends."""
    refused = world.send(ProposeDeal(method=method, author="floor", told=Stated(told), figures="the scenario"))
    deal = world.state.outcome.deal.proposed
    return refused or world.send_all([AgreeToDeal(player, "floor") for player in (deal.missing if deal else ())])
