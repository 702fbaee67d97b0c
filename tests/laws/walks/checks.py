"""What must hold after every event of every walk, whatever was asked."""

from __future__ import annotations

from collections import Counter

from shuffleup.projections import ledger as report
from shuffleup.projections.bounties import bounties
from shuffleup.tournament.evolve.floor import recount
from shuffleup.tournament.facts.seats import any_pot_waits
from shuffleup.tournament.verification import Drawn, DrawnAnew, drawn_again
from shuffleup.tournament.words import events as e
from shuffleup.tournament.words.chips import ChipsCounted, FoundExchanged
from shuffleup.tournament.words.conduct import ChipsForfeited, PlayerRemoved
from shuffleup.tournament.words.entry import ChipsBought, EntryVoided, PlayerSeated, PurchaseVoided, StackSurrendered
from shuffleup.tournament.words.events import Event
from shuffleup.tournament.words.flights import FlightClosed
from shuffleup.tournament.words.money import AccountKind
from shuffleup.tournament.words.prizes import MilestoneReached
from shuffleup.tournament.words.seats import SeatsRedrawn
from shuffleup.tournament.words.state import EventState, Phase
from shuffleup.tournament.words.terms import Flight
from shuffleup.wire.json import canonical, decode_event

MAY_CHANGE_CHIPS = (
    *(e.SeatsDrawn, e.ChipsRaced, PlayerSeated, StackSurrendered, ChipsBought, PurchaseVoided, EntryVoided),
    *(ChipsCounted, FoundExchanged, ChipsForfeited),
    *(PlayerRemoved, MilestoneReached, FlightClosed),
)
"""The events that bring chips into play or take them out; every other one only moves them."""
NEVER_ABOVE = {AccountKind.DEPOSITS, AccountKind.REFUNDS, AccountKind.PRIZES, AccountKind.POOL, AccountKind.BOUNTIES}
"""What is owed to others: such an account never holds money of its own."""


class Watch:
    """Looks at every event, at the state before it and at the one after it."""

    def __init__(self) -> None:
        self.events = 0
        self.blind: dict[int, tuple[int, str]] = {}
        """By table the chair and the player who had the big blind last."""

    def after(self, before: EventState | None, happened: Event, state: EventState) -> None:
        """Everything that is looked at after an event."""
        self.events += 1
        draw = getattr(happened, "draw", None)
        assert draw is None or draw.seed, f"drawn without a draw: {happened}"
        assert decode_event(canonical(happened)) == happened
        chips(before, happened, state)
        money(happened, state)
        seats(state)
        places(state)
        _pots_are_won(happened, state)
        self._blinds(before, happened)
        if before is not None and isinstance(happened, Drawn | DrawnAnew):
            again = drawn_again(before, happened)
            assert again == happened or getattr(happened, "draw", None) is None, happened

    def rewritten(self, state: EventState) -> None:
        """What is looked at after an undo, where hands may have got another table or another button."""
        self.blind.clear()
        money(None, state)
        seats(state)
        places(state)
        if state.floor.tables:
            recount(state)

    def _blinds(self, before: EventState | None, happened: Event) -> None:
        """Nobody who keeps his chair has the big blind twice running, unless the book's button simply moves on."""
        if not isinstance(happened, e.HandPlanned) or before is None:
            return
        stakes, rules = happened.plan.stakes, before.procedure.button
        table = before.floor.tables[happened.table]
        chair = happened.positions.big_blind
        now = (chair, next(one.player for one in table.chairs if one.number == chair))
        went_on = table.button.last is not None and type(table.button.carry).__name__ == "NoCarry"
        if table.button.last is None:
            self.blind.pop(table.number, None)  # the button was placed or drawn anew
        if not stakes.big_blind:
            return
        if rules.dead_button and rules.heads_up_no_double_bb and went_on:
            assert self.blind.get(table.number) != now, f"{now} is big blind twice at table {table.number}"
        self.blind[table.number] = now


def _pots_are_won(happened: Event, state: EventState) -> None:
    """Play does not end while several players could still win a pot that lies on a table (AMB-15)."""
    if isinstance(happened, e.PlayEnded):
        assert state.floor.players < 2 or not any_pot_waits(state)


def chips(before: EventState | None, happened: Event, state: EventState) -> None:
    """Every chip that was issued lies on a table, and hardly anything issues chips."""
    there = state.chips.in_play
    if state.floor.tables:
        assert recount(state) == there
    new_stacks = isinstance(happened, SeatsRedrawn) and happened.unit  # the next round of a shootout
    if before is not None and not new_stacks and not isinstance(happened, MAY_CHANGE_CHIPS):
        assert there == before.chips.in_play, happened
    assert there >= 0 and state.chips.strayed >= 0
    for table in state.floor.tables.values():
        assert all(chair.stack >= 0 for chair in table.chairs)


def money(happened: Event | None, state: EventState) -> None:
    """Every posting has its other side; nobody is owed less than nothing, and no drawer gives what it has not."""
    if happened is not None:
        assert sum(posting.cents for posting in report.postings_of(happened)) == 0
    assert sum(state.cage.ledger.balances.values()) == 0
    lines = report.ledger(state)
    assert lines.closes
    for account, cents in state.cage.ledger.balances.items():
        if account.kind in NEVER_ABOVE:
            assert cents <= 0, account
        if account.kind is AccountKind.OWED:
            assert cents >= 0, account
    if state.definition.money.shares.bounty is not None:
        assert bounties(state).closes
    if state.cage.closed_at is not None and state.prizes.ladder:
        deal = state.outcome.deal.made
        dealt = sum([share.cents for share in deal.shares]) if deal else 0
        assert dealt + sum(state.prizes.ladder) == state.prizes.pool_cents


def seats(state: EventState) -> None:
    """Every seat has one player, every player one seat, and the counts of the floor are those of its tables."""
    everybody: list[str] = []
    sizes: list[int] = []
    for number, table in state.floor.tables.items():
        assert table.number == number
        chairs = [chair.number for chair in table.chairs]
        assert chairs == sorted(set(chairs)) and all(1 <= chair <= table.seats for chair in chairs)
        everybody += [chair.player for chair in table.chairs]
        sizes.append(len(chairs))
    assert len(set(everybody)) == len(everybody)
    floor = state.floor
    assert (floor.players, floor.fewest, floor.most) == (sum(sizes), min(sizes, default=0), max(sizes, default=0))


def places(state: EventState) -> None:
    """Whoever entered sits, is out or has just bust; those who are out have the last places, with the book's ties."""
    if state.phase is Phase.REGISTERING:
        return
    placed = [place.player for place in state.places]
    seated = [chair.player for table in state.floor.tables.values() for chair in table.chairs]
    if state.phase in {Phase.PLAYED_OUT, Phase.FINISHED} or any(place.place == 1 for place in state.places):
        seated = []  # the last ones are placed where they sit
    winners = [one.player for one in state.outcome.winners if one.player not in placed]
    known = [*seated, *placed, *winners, *[bust.player for bust in state.round.busts]]
    if isinstance(state.definition.part, Flight):
        known += [bag.player for flight in state.records.flights for bag in flight.bags]
    everybody = {entry.player for entry in state.entries}
    assert len(set(known)) == len(known)
    assert set(known) <= everybody
    assert len(everybody) - len(known) <= 1, "one may be on his way to a seat, or on his way out"
    if placed and len(known) == len(everybody):
        in_order(state, first=len(everybody) - len(placed) + 1)


def in_order(state: EventState, first: int) -> None:
    """The places from ``first`` to the last: of k players who share one, the next k - 1 stay empty."""
    holders = Counter(place.place for place in state.places)
    assert all(place.shared_by == holders[place.place] for place in state.places)
    due = first
    for place in sorted(holders):
        assert place == due
        due += holders[place]
