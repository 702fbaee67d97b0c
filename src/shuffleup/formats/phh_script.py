"""The actions of a hand as PHH writes them, and the marks it leaves for readers by other rules."""

from collections.abc import Sequence
from enum import Enum

from shuffleup.cards.card import UNKNOWN, Card, cards_text
from shuffleup.cards.deck import Deck
from shuffleup.formats.phh_ledger import Ledger, PhhReading, ReaderEye, lacks_a_side, reader_shares
from shuffleup.games.catalogue import variant
from shuffleup.games.limits import Limit
from shuffleup.games.stud import RAZZ
from shuffleup.hand.events import (
    BetsCollected,
    BoardDealt,
    BroughtIn,
    Called,
    CardsDrawn,
    Checked,
    Folded,
    HandEnded,
    HandEvent,
    HandKilled,
    HandMucked,
    HandTabled,
    HolesDealt,
    Posted,
    PotAwarded,
    Raised,
    RoundOpened,
)
from shuffleup.hand.state import NOBODY
from shuffleup.table.plan import HandPlan, Posting, PostingKind
from shuffleup.table.seat import Attendance

ANTES = (PostingKind.ANTE, PostingKind.DEAD_ANTE)


class Record(Enum):
    """Which hole cards a file names."""

    FULL = "full"
    """All of them, for the organiser."""
    PUBLIC = "public"
    """Those that were shown; the others are ``????``."""


class Amounts(Enum):
    """What the chips of a file are."""

    OWN = "own"
    """Those of the hand, as it was played."""
    SMALLEST_CHIP = "smallest-chip"
    """So many of the smallest chip in play: a reader that knows of none divides pots as the table did (TDA 20)."""


class HandScript:
    """The actions of a hand as PHH writes them, one event after the other."""

    def __init__(self, plan: HandPlan, chip: int, deck: Deck, record: Record) -> None:
        self.plan = plan
        self.stud = variant(plan.game.variant).brings_in
        """Cards are dealt face up and open the rounds, whether anybody brings in or not."""
        self.chip = chip
        self.deck = deck
        self.record = record
        self.lines: list[str] = []
        self.ledger = Ledger(plan)
        self.eye = ReaderEye(plan)
        self.posted = Posted(())
        self.short_blind = False
        """The big blind lies short: readers take the highest chips on the table for the price of entering."""
        self.killed: list[int] = []
        self.unfolded: list[int] = []
        """Killed seats that readers still expect to act."""
        self.last = max([owed.seat for owed in blinds_owed(plan)], default=len(plan.seats) - 1)
        if len(plan.seats) == 2 and blinds_owed(plan):
            self.last = 0
        self.big_street = False
        self.drawn: list[str] = []
        """The cards of a draw, which the format deals when everybody has thrown his away."""
        self.shown: dict[int, tuple[Card, ...]] = {}
        """Hands tabled and not yet written: in stud the format has a hand shown when its last card has come."""
        self.up: list[list[Card]] = [[] for _ in plan.seats]
        """Cards dealt face up, by which a round of stud opens."""
        self.awards: list[PotAwarded] = []

    def take(self, event: HandEvent) -> None:
        """Writes what the event did and moves its chips."""
        if isinstance(event, Folded | Checked | Called | Raised):
            self._bet(event)
        elif isinstance(event, HolesDealt | BoardDealt | CardsDrawn):
            self._take_cards(event)
        elif isinstance(event, HandTabled | HandMucked):
            self._take_hand(event)
        elif isinstance(event, HandKilled):
            self.killed.append(event.seat)
            self.unfolded.append(event.seat)
        elif isinstance(event, RoundOpened):
            self._open_round(event)
        elif isinstance(event, BetsCollected):
            self._close_round()
        elif isinstance(event, PotAwarded):
            self._show()
            self.awards.append(event)
        else:
            self._take_rest(event)
        self.ledger.apply(event)

    def _take_rest(self, event: HandEvent) -> None:
        """What a hand has once: postings, bring-in and end."""
        if isinstance(event, Posted):
            self.posted = event
            self.short_blind = self._blind_is_short()
        elif isinstance(event, BroughtIn):
            self.lines.append(f"p{event.seat + 1} pb")
            self.last = event.seat
            if self.plan.seats[event.seat].attendance is not Attendance.PRESENT:
                # His chips bring in and his hand is dead: readers may not ask him again before the next street.
                self.eye.found.add(PhhReading.KILLED_HAND)
        elif isinstance(event, HandEnded):
            self._end()

    def _take_cards(self, event: HolesDealt | BoardDealt | CardsDrawn) -> None:
        if isinstance(event, CardsDrawn):
            self._draw(event)
            return
        if isinstance(event, BoardDealt):
            self.lines.append(f"d db {cards_text(event.cards)}")
            if self.stud and len(self.ledger.live) < len(self.plan.seats):
                self.eye.found.add(PhhReading.SHARED_CARD)
        else:
            self._deal(event)
        self.big_street = event.street > 1

    def _take_hand(self, event: HandTabled | HandMucked) -> None:
        if isinstance(event, HandMucked):
            self._show()
            self.lines.append(f"p{event.seat + 1} sm")
            return
        self._muck_killed()
        self.shown[event.seat] = event.cards
        if not self.stud:
            self._show()

    def _deal(self, event: HolesDealt) -> None:
        for seat, places in enumerate(event.places):
            if places:
                known = self.record is Record.FULL
                cards = [self.deck.cards[place] for place in places] if known else event.faces[seat]
                self.lines.append(f"d dh p{seat + 1} {cards_text(cards)}")
                self.up[seat] += [card for card in event.faces[seat] if card != UNKNOWN]
                if seat in self.shown:
                    self.shown[seat] += event.faces[seat]

    def _show(self) -> None:
        """Writes the hands tabled so far."""
        for seat, cards in self.shown.items():
            self.lines.append(f"p{seat + 1} sm {cards_text(cards)}")
        self.shown.clear()

    def _draw(self, event: CardsDrawn) -> None:
        self.lines.append(f"p{event.seat + 1} sd {self._hidden(event.discarded)}".rstrip())
        if event.drawn:
            self.drawn.append(f"d dh p{event.seat + 1} {self._hidden(event.drawn)}")
        if event.turn == NOBODY:
            self.lines += self.drawn
            self.drawn.clear()

    def _hidden(self, places: Sequence[int]) -> str:
        """Cards that the table never saw."""
        known = self.record is Record.FULL
        return cards_text([self.deck.cards[place] if known else UNKNOWN for place in places])

    # ── betting ──

    def _bet(self, event: Folded | Checked | Called | Raised) -> None:
        seat = event.seat
        self._fold_killed(seat)
        ledger = self.ledger
        if isinstance(event, Folded):
            self.lines.append(f"p{seat + 1} f")
            return
        if isinstance(event, Raised):
            self._write_bet(seat, event.to)
        elif isinstance(event, Called) and self._overpays(seat, ledger.bets[seat] + event.amount):
            self._call_over_short_blind(seat, ledger.bets[seat] + event.amount)
        else:
            self._write_call(seat)

    def _write_call(self, seat: int) -> None:
        self.eye.passed(seat)
        self.lines.append(f"p{seat + 1} cc")

    def _write_bet(self, seat: int, to: int) -> None:
        self.eye.bet(self.ledger, seat, to, self.least_bet(), short_blind=self.short_blind)
        self.lines.append(f"p{seat + 1} cbr {to // self.chip}")

    def _overpays(self, seat: int, to: int) -> bool:
        """Does this call put in more than readers ask for, and could somebody else have to match it?"""
        return to > self.ledger.high() and self.ledger.can_be_raised(seat)

    def _call_over_short_blind(self, seat: int, to: int) -> None:
        """Written as a bet up to the full blind. In fixed-limit it stays a call, for readers a cheaper one."""
        if self.plan.game.limit is Limit.FIXED_LIMIT:
            self.eye.found.add(PhhReading.SHORT_BLIND)
            self._write_call(seat)
        else:
            self._write_bet(seat, to)

    def least_bet(self) -> int:
        """The minimum bet that the file gives for this street, in chips of the event; one chip over a short blind."""
        stakes = self.plan.stakes
        if self.plan.game.limit is not Limit.FIXED_LIMIT:
            return self.chip if self.short_blind else stakes.big_blind
        return (stakes.big_bet if self.big_street else stakes.small_bet) or stakes.big_blind

    def _blind_is_short(self) -> bool:
        owed = sum([posting.amount for posting in self.plan.postings if posting.kind is PostingKind.BIG_BLIND])
        paid = sum([payment.amount for payment in self.posted.payments if payment.kind is PostingKind.BIG_BLIND])
        return paid < owed

    def _open_round(self, event: RoundOpened) -> None:
        """Heads-up, readers take the later of two equal blinds for the big one, which is the button's."""
        bets = self.ledger.bets
        if len(bets) == 2 and bets[0] == bets[1] > 0:
            self.eye.found.add(PhhReading.EQUAL_BLINDS)
        if self.stud and any(self.up):
            self._open_by_cards(event)

    def _open_by_cards(self, event: RoundOpened) -> None:
        """Readers let the first of equal boards open, and make somebody bring in whoever has chips."""
        if not self.ledger.high():
            self.last = (event.turn - 1) % len(self.plan.seats)
        third = max(map(len, self.up)) == 1
        if third:
            self.eye.completing = True
            door = self._door()
            if door != event.turn and door in self.ledger.live:
                self.eye.found.add(PhhReading.NO_BRING_IN)
            return
        boards = [sorted([card >> 2 for card in self.up[seat]]) for seat in self.ledger.live]
        if any(boards.count(board) > 1 for board in boards):
            self.eye.found.add(PhhReading.EQUAL_BOARDS)

    def _door(self) -> int:
        """The seat whose door card brings in."""
        low = self.plan.game.variant == RAZZ.key
        keys = [(((up[0] >> 2) + 1) % 13 if low else up[0] >> 2, up[0] & 3) for up in self.up if up]
        best = max(keys) if low else min(keys)
        return [seat for seat, up in enumerate(self.up) if up][keys.index(best)]

    def _close_round(self) -> None:
        if self.killed and self._awaited():
            self.eye.found.add(PhhReading.KILLED_HAND)
        if self.unfolded:
            self._fold_killed(self.last)
        self.eye.new_round()
        self.last = len(self.plan.seats) - 1

    def _awaited(self) -> bool:
        """Do readers wait for a seat that the dead blind of a killed hand leaves nothing to decide?"""
        ledger = self.ledger
        return any(ledger.stacks[seat] and ledger.bets[seat] < ledger.high() for seat in ledger.live)

    def _end(self) -> None:
        if self.unfolded:
            self.eye.found.add(PhhReading.KILLED_HAND)
        self._check_shares()

    def _check_shares(self) -> None:
        """Would a reader pay the pots otherwise?"""
        if not all(award.contenders for award in self.awards):
            self.eye.found.add(PhhReading.KILLED_HAND)
            return
        won: dict[int, int] = {}
        for award in self.awards:
            for seat, amount in award.shares:
                won[seat] = won.get(seat, 0) + amount
        if won == reader_shares(self.awards, self.chip):
            return
        if lacks_a_side(self.awards):
            self.eye.found.add(PhhReading.SIDE_POT_WITHOUT_LOW)
        elif won == reader_shares(self.awards, self.plan.stakes.unit):
            self.eye.found.add(PhhReading.SMALLEST_CHIP)
        else:
            self.eye.found.add(PhhReading.ODD_CHIPS)

    # ── killed hands ──

    def _fold_killed(self, seat: int) -> None:
        """Hands killed after the deal fold when their turn comes: those between the last to act and this seat."""
        seats = len(self.plan.seats)
        step = (seat - self.last - 1) % seats + 1
        for turn in [(self.last + k) % seats for k in range(1, step)]:
            if turn in self.unfolded and self.ledger.stacks[turn]:
                self.unfolded.remove(turn)
                self.lines.append(f"p{turn + 1} f")
        self.last = seat

    def _muck_killed(self) -> None:
        """A killed hand that is all-in has no turn to fold: it mucks at the showdown."""
        for seat in self.unfolded:
            self.lines.append(f"p{seat + 1} sm")
        self.unfolded.clear()


def blinds_owed(plan: HandPlan) -> list[Posting]:
    """The blinds of a plan, in full."""
    return [owed for owed in plan.postings if owed.kind not in ANTES]
