"""What is bought at the cage of a tournament, bounties and pots that wait, and what must be true of its money."""

from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias

from shuffleup.answer import Refusal, refuse
from shuffleup.cards.italian.opening import OpeningLevel
from shuffleup.projections.chips_proof import chips_proof
from shuffleup.projections.ledger import cash_sheet, ledger
from shuffleup.scenarios.event_headers import read_facts
from shuffleup.scenarios.event_setting import EventSetting
from shuffleup.scenarios.event_world import NO_CARRY, SettingRefusedError, World
from shuffleup.scenarios.forms import Slot
from shuffleup.scenarios.language import expects, happens, tells, words
from shuffleup.scenarios.places import Chips, Money, Player, Players, TableNumber, count
from shuffleup.scenarios.said import Saying, money_text, say
from shuffleup.scenarios.scene import HOLDS, Finding, So
from shuffleup.scenarios.sentences.orders import CASHIER
from shuffleup.table.carry import CarriedPot, Carry, carried_chips
from shuffleup.table.plan import HandPlan
from shuffleup.table.result import HandResult, PotResult, SeatResult
from shuffleup.tournament.facts.prizes import tax_base
from shuffleup.tournament.facts.seats import unknown_table
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.entry import PlayerSeated, RecordCheck
from shuffleup.tournament.words.money import BOUNTIES, Account, AccountKind, balance_of

Crowd: TypeAlias = Annotated[int, count("a number of players")]
Held: TypeAlias = Annotated[
    tuple[AccountKind, bool],
    words(
        {
            "the prize pool is": (AccountKind.POOL, False),
            "the fees are": (AccountKind.FEES, False),
            "the house keeps": (AccountKind.HOUSE, False),
            "the organisation has": (AccountKind.ORGANISATION, False),
            "the league gets": (AccountKind.RETENTION, False),
            "the house adds": (AccountKind.OVERLAY, True),
        }
    ),
]
Check: TypeAlias = Annotated[str, Slot(r"[a-z]+(?:-[a-z]+)*", str, "what is looked at: `age`, `banned-register`")]
Facts: TypeAlias = Annotated[
    Mapping[str, Any], Slot(".+", read_facts, "what the header `Event` may say, parted by commas")
]

# ── what is bought ───────────────────────────────────────────────────────────────────────────────────────────────────


@happens("an event is opened: {facts}", "an event is opened: fixed bounties of 20")
def another_opened(world: World, facts: Facts) -> Refusal | None:
    """Another event like this one, with these parts of the header `Event`; it has no effect on this event."""
    try:
        World(EventSetting(event={**world.setting.event, **facts}), world.state.opening.policy)
    except SettingRefusedError as error:
        return error.refusal
    return None


@happens("{crowd} players enter", "40 players enter")
def crowd_enters(world: World, crowd: Crowd) -> Refusal | None:
    """Unnamed players, each with one entry."""
    first = len(world.state.entries) + 1
    return world.send(c.Register(tuple([f"p{number}" for number in range(first, first + crowd)])))


@happens("{player} passes the check of {check}", "Anna passes the check of age")
@happens("{player} fails the check of {check}", "Anna fails the check of banned-register", passed=False)
def is_checked(world: World, player: Player, check: Check, *, passed: bool = True) -> Refusal | None:
    """The outcome of the check is recorded."""
    return world.send(RecordCheck(player=player, kind=check, passed=passed, author=CASHIER))


# ── accounts ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@tells("{account} {money}", "the prize pool is 4100")
@tells("{player} owes {money}", "Anna owes 100", "For chips that were announced.", account=(AccountKind.OWED, True))
@tells(
    "{money} wait(s) for {player}",
    "120 waits for Anna",
    "Money to be given back.",
    account=(AccountKind.REFUNDS, False),
)
def account_is(world: World, account: Held, player: Player = "") -> Money:
    """The present balance. The overlay is what the house adds to reach the guarantee, once the pool is settled."""
    kind, owes = account
    held = balance_of(world.state.cage.ledger, Account(kind, player))
    return held if owes else -held


@tells("the tax base is {money}", "the tax base is 1250")
def tax_base_is(world: World) -> Money:
    """The present base of the gaming tax."""
    return tax_base(world.state)


@tells("the prize of place {amount} is {money}", "the prize of place 1 is 250")
def prize_is(world: World, amount: Chips) -> Money | Finding:
    """The prize once the pool is settled."""
    ladder = world.state.prizes.ladder
    return (
        ladder[amount - 1]
        if 0 < amount <= len(ladder)
        else Finding(say("{amount} places are paid", amount=len(ladder)))
    )


@expects("the account holds", "the account holds")
def account_holds(world: World) -> Finding:
    """Every account and drawer of money; bounties on heads, in a pot or won; and the chips in play at all tables."""
    wrong = [told for told in (_wrong_money(world), _wrong_bounties(world), _wrong_chips(world)) if told]
    return Finding(wrong[0]) if wrong else HOLDS


def _wrong_money(world: World) -> Saying | None:
    report = ledger(world.state)
    if not report.closes:
        return say("{money} against {owed}", money=money_text(report.held_cents), owed=money_text(report.owed_cents))
    through = {(line.cashier, line.method): line.cents for line in cash_sheet(world.events)}
    short = [line for line in report.drawers if through.get((line.cashier, line.method), 0) != line.cents]
    # What was paid before the case begins is in the drawer but not in the events of the case.
    if short and not world.setting.tables:
        return say("the drawer of {player} does not hold what went through it", player=short[0].cashier)
    return None


def _wrong_bounties(world: World) -> Saying | None:
    book = world.state.bounties
    held = sum(book.heads.values()) + sum(one.cents for one in book.loose)
    held += sum(book.mystery.envelopes) + book.mystery.purse
    there = -balance_of(world.state.cage.ledger, BOUNTIES)
    if held == there and book.posted == held + sum(book.won.values()):
        return None
    money = {"money": money_text(book.posted), "held": money_text(held), "there": money_text(there)}
    return say("{money} came in, {held} stand, the ledger has {there}", **money)


def _wrong_chips(world: World) -> Saying | None:
    proof = chips_proof(world.state)
    told = say("{amount} chips lie there, {found} must", amount=proof.counted, found=proof.in_play)
    return None if proof.holds else told


# ── seats and prices ─────────────────────────────────────────────────────────────────────────────────────────────────


@expects("{players} has|have {amount} chips", "Anna has 10000 chips")
def have_chips(world: World, players: Players, amount: Chips) -> Finding:
    """Each of them has this many chips."""
    stacks = {chair.player: chair.stack for table in world.state.floor.tables.values() for chair in table.chairs}
    other = [(one, stacks.get(one, 0)) for one in players if stacks.get(one) != amount]
    return _each(players, [say("{player} has {amount}", player=one, amount=chips) for one, chips in other])


ByLot: TypeAlias = Annotated[bool, words({"was drawn": True, "followed the order of arrival": False})]


@tells("the seat of {player} {given}", "the seat of Zoe was drawn (rule 8)", cites=True)
def sits_by_lot(world: World, player: Player) -> ByLot | So | Finding:
    """Whether a late seat was given by lot. The rule may follow."""
    seats = [seat for seat in world.happened(PlayerSeated) if seat.player == player]
    if not seats:
        return Finding(say("{player} got no late seat", player=player))
    return So(seats[-1].draw is not None, (seats[-1].rule,))


@tells("{player} is alternate {amount}", "Zoe is alternate 1")
def ticket(world: World, player: Player) -> Chips | Finding:
    """The number of the alternate's ticket."""
    tickets = {one.player: one.ticket for one in world.state.cage.waiting}
    return tickets[player] if player in tickets else Finding(say("{player} does not wait", player=player))


# ── what happens ─────────────────────────────────────────────────────────────────────────────────────────────────────


@happens("{players} knock(s) {player} out", "Anna and Bruno knock Carla out")
def knocks_out(world: World, players: Players, player: Player) -> Refusal | None:
    """One hand at their table: the player is all-in, and these players win his chips in equal parts."""
    if player in players:
        return refuse("wins-own-stack", player=player)
    plan = _planned(world, player)
    if isinstance(plan, Refusal):
        return plan
    table, playing = plan[0], [seat.player for seat in plan[1].seats]
    for winner in [one for one in players if one not in playing]:
        return refuse("not-at-this-table", player=winner)
    return world.send(c.ReportHand(table, _pot(plan[1], player, players)))


def _planned(world: World, player: str) -> tuple[int, HandPlan] | Refusal:
    """The hand that the table of a player begins now."""
    table = world.table_of(player)
    if table is None:
        return refuse("not-in-play", player=player)
    refused = world.send(c.PlanHand(table.number))
    if refused:
        return refused
    plan = world.plan(table.number)
    assert plan
    return table.number, plan


def _pot(plan: HandPlan, loser: str, winners: tuple[str, ...]) -> HandResult:
    """A pot to which each player gave the loser's stack; the remainder goes to the first left of the button."""
    inside = tuple([seat for seat, one in enumerate(plan.seats) if one.player in {loser, *winners}])
    stake = next(seat.stack for seat in plan.seats if seat.player == loser)
    winning = [seat for seat in inside if plan.seats[seat].player != loser]
    each, odd = divmod(stake * len(inside), len(winning))
    shares = tuple([(seat, each + (place < odd)) for place, seat in enumerate(winning)])
    gained = {seat: dict(shares).get(seat, 0) - stake for seat in inside}
    seats = [
        SeatResult(one.number, one.player, one.stack, one.stack + gained.get(seat, 0))
        for seat, one in enumerate(plan.seats)
    ]
    return HandResult(plan.hand, tuple(seats), (PotResult(stake * len(inside), inside, shares),))


# ── what must be so ──────────────────────────────────────────────────────────────────────────────────────────────────


@expects("{players} has|have won {money} of bounties", "Anna and Bruno have won 40 of bounties")
def have_won(world: World, players: Players, money: Money) -> Finding:
    """What each of them has won in money."""
    won = world.state.bounties.won
    return _each(players, [say("{player} has won {money}", player=p, money=m) for p, m in _other(won, players, money)])


@expects("{players} carries|carry a bounty of {money}", "Anna and Bruno carry a bounty of 185")
def carry(world: World, players: Players, money: Money) -> Finding:
    """The bounty on the head of each of them."""
    heads = world.state.bounties.heads
    return _each(
        players, [say("{player} carries {money}", player=p, money=m) for p, m in _other(heads, players, money)]
    )


def _other(found: Mapping[str, int], players: tuple[str, ...], money: int) -> list[tuple[str, str]]:
    """The players for whom another amount is true, each with it."""
    return [(one, money_text(found.get(one, 0))) for one in players if found.get(one, 0) != money]


def _each(players: tuple[str, ...], told: list[Saying]) -> Finding:
    if not players:
        return Finding(say("nobody is named"))
    return Finding(say("{list}", list=tuple(told))) if told else HOLDS


@expects("the bounty of {player} goes with the next pot", "the bounty of Anna goes with the next pot")
def waits_for_pot(world: World, player: Player) -> Finding:
    """The player is gone, and nobody has knocked him out."""
    loose = {one.player for one in world.state.bounties.loose}
    return HOLDS if player in loose else Finding(say("the bounty of {player} waits for nothing", player=player))


# ── pots that wait ───────────────────────────────────────────────────────────────────────────────────────────────────


@happens("nobody wins the {amount} of table {table}", "nobody wins the 60 of table 1")
def pot_left(world: World, amount: Chips, table: TableNumber) -> Refusal | None:
    """A hand of poker all'italiana that nobody opens: the players, who have paid the same, play on for its pot."""
    there = world.state.floor.tables.get(table)
    if there is None:
        return unknown_table(world.state, table)
    share = amount // len(there.chairs)
    paid = tuple([(chair.player, share) for chair in there.chairs])
    stacks = {chair.player: chair.stack - share for chair in there.chairs}
    return _played(world, table, stacks, CarriedPot(paid, OpeningLevel.QUEENS))


@happens("{player} wins the next pot", "Anna wins the next pot")
def pot_goes_to(world: World, player: Player) -> Refusal | None:
    """One hand at the player's table: he wins the pot that lies there, or else a small one."""
    table = world.table_of(player)
    if table is None:
        return refuse("not-in-play", player=player)
    own = next(chair.stack for chair in table.chairs if chair.player == player)
    pot = carried_chips(table.button.carry)
    if pot:
        return _played(world, table.number, {player: own + pot}, NO_CARRY)
    other = next(chair for chair in table.chairs if chair.player != player and chair.stack > table.unit)
    stacks = {player: own + table.unit, other.player: other.stack - table.unit}
    return _played(world, table.number, stacks, NO_CARRY)


def _played(world: World, table: int, stacks: dict[str, int], carry: Carry) -> Refusal | None:
    refused = world.send(c.PlanHand(table))
    return refused or world.send(c.ReportHand(table, world.result(table, stacks, carry)))
