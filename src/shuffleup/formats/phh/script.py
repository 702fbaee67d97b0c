"""Writes the actions of a hand in PHH, and notes what readers with other rules will see differently."""

from enum import Enum

from shuffleup.cards.card import UNKNOWN, Card, cards_text
from shuffleup.cards.deck import Deck
from shuffleup.formats.phh.ledger import HandTeller, PhhReading, ReaderEye, Record, lacks_a_side, reader_shares, won
from shuffleup.games.limits import Limit
from shuffleup.games.stud import RAZZ
from shuffleup.hand import events as e
from shuffleup.hand.state import NOBODY, HandState
from shuffleup.table.plan import HandPlan, Posting, PostingKind
from shuffleup.table.seat import Attendance

ANTES = (PostingKind.ANTE, PostingKind.DEAD_ANTE)


class Amounts(Enum):
    """The unit of the chips in a file."""

    OWN = "own"
    """The chips of the hand as it was played."""
    SMALLEST_CHIP = "smallest-chip"
    """The smallest chip in play: a reader that knows no smallest chip then divides pots as the table did (TDA 20)."""


class HandScript(HandTeller):
    """Writes the actions of a hand in PHH, event by event.

    In stud the format shows a hand after its last card.
    """

    def __init__(self, plan: HandPlan, chip: int, deck: Deck, record: Record) -> None:
        super().__init__(plan, deck, record)
        self.stud = self.game.brings_in
        """Whether upcards decide who opens the rounds, whether or not anybody brings in."""
        self.chip = chip
        self.lines: list[str] = []
        self.eye = ReaderEye(plan)
        self.posted: list[e.PaidPosting] = []
        self.unfolded: list[int] = []
        """Killed seats that readers still expect to act."""
        self.last = max([owed.seat for owed in blinds_owed(plan)], default=len(plan.seats) - 1)
        if len(plan.seats) == 2 and blinds_owed(plan):
            self.last = 0
        self.big_street = False
        self.drawn: list[str] = []
        """The cards of a draw, which the format deals after all discards."""
        self.up: list[list[Card]] = [[] for _ in plan.seats]
        """The upcards, which decide who opens a round of stud."""

    def post(self, payment: e.PaidPosting) -> None:
        """Notes a posting; the file has antes as paid and blinds as owed."""
        self.posted.append(payment)

    def take(self, event: e.HandEvent, before: HandState | None) -> None:
        """Writes what the event did."""
        if isinstance(event, e.Folded | e.Checked | e.Called | e.Raised):
            self._bet(event)
        elif isinstance(event, e.HolesDealt | e.BoardDealt | e.CardsDrawn):
            self._take_cards(event)
        elif isinstance(event, e.HandTabled | e.HandMucked):
            self._take_hand(event)
        elif isinstance(event, e.HandKilled):
            self.unfolded.append(event.seat)
        elif isinstance(event, e.RoundOpened):
            self._open_round(event)
        elif isinstance(event, e.BetsCollected):
            self._close_round()
        elif isinstance(event, e.PotAwarded):
            self._show()
        elif isinstance(event, e.BroughtIn):
            self._bring_in(event)
        elif isinstance(event, e.HandEnded):
            self._end()

    def _bring_in(self, event: e.BroughtIn) -> None:
        self.lines.append(f"p{event.seat + 1} pb")
        self.last = event.seat
        if self.plan.seats[event.seat].attendance is not Attendance.PRESENT:
            # His chips bring in and his hand is dead: readers may not expect him to act before the next street.
            self.eye.found.add(PhhReading.KILLED_HAND)

    def _take_cards(self, event: e.HolesDealt | e.BoardDealt | e.CardsDrawn) -> None:
        if isinstance(event, e.CardsDrawn):
            self._draw(event)
            return
        if isinstance(event, e.BoardDealt):
            self.lines.append(f"d db {cards_text(event.cards)}")
            if self.stud and len(self.ledger.live) < len(self.plan.seats):
                self.eye.found.add(PhhReading.SHARED_CARD)
        else:
            self._deal(event)
        self.big_street = event.street > 1

    def _take_hand(self, event: e.HandTabled | e.HandMucked) -> None:
        if isinstance(event, e.HandMucked):
            self._show()
            self.lines.append(f"p{event.seat + 1} sm")
            return
        self._muck_killed()
        self.shown[event.seat] = event.cards
        if not self.stud:
            self._show()

    def _deal(self, event: e.HolesDealt) -> None:
        for seat, places in enumerate(event.places):
            if places:
                self.lines.append(f"d dh p{seat + 1} {cards_text(self.cards(seat, places, event.faces[seat]))}")
                self.up[seat] += [card for card in event.faces[seat] if card != UNKNOWN]

    def _show(self) -> None:
        """Writes the hands tabled so far."""
        for seat, cards in self.shown.items():
            self.lines.append(f"p{seat + 1} sm {cards_text(cards)}")
        self.shown.clear()

    def _draw(self, event: e.CardsDrawn) -> None:
        self.lines.append(f"p{event.seat + 1} sd {cards_text(self.cards(event.seat, event.discarded))}".rstrip())
        if event.drawn:
            self.drawn.append(f"d dh p{event.seat + 1} {cards_text(self.cards(event.seat, event.drawn))}")
        if event.turn == NOBODY:
            self.lines += self.drawn
            self.drawn.clear()

    # ── betting ──

    def _bet(self, event: e.Folded | e.Checked | e.Called | e.Raised) -> None:
        seat = event.seat
        self._fold_killed(seat)
        ledger = self.ledger
        if isinstance(event, e.Folded):
            self.lines.append(f"p{seat + 1} f")
            return
        if isinstance(event, e.Raised):
            self._write_bet(seat, event.to)
        elif isinstance(event, e.Called) and self._overpays(seat, ledger.bets[seat] + event.amount):
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
        """Does this call put in more than readers require, and could somebody else have to match it?"""
        return to > self.ledger.high() and self.ledger.can_be_raised(seat)

    def _call_over_short_blind(self, seat: int, to: int) -> None:
        """Writes the call as a bet of the full blind. In fixed-limit it stays a call, a smaller one for readers."""
        if self.plan.game.limit is Limit.FIXED_LIMIT:
            self.eye.found.add(PhhReading.SHORT_BLIND)
            self._write_call(seat)
        else:
            self._write_bet(seat, to)

    def least_bet(self) -> int:
        """The file's minimum bet for this street, in chips of the event; one chip over a short big blind."""
        stakes = self.plan.stakes
        if self.plan.game.limit is not Limit.FIXED_LIMIT:
            return self.chip if self.short_blind else stakes.big_blind
        return (stakes.big_bet if self.big_street else stakes.small_bet) or stakes.big_blind

    @property
    def short_blind(self) -> bool:
        """Is the big blind short? Readers then take the highest bet on the table for the price to call."""
        owed = sum([posting.amount for posting in self.plan.postings if posting.kind is PostingKind.BIG_BLIND])
        paid = sum([payment.amount for payment in self.posted if payment.kind is PostingKind.BIG_BLIND])
        return paid < owed

    def _open_round(self, event: e.RoundOpened) -> None:
        """Heads-up, readers take the later of two equal blinds, which is the button's, for the big blind."""
        bets = self.ledger.bets
        if len(bets) == 2 and bets[0] == bets[1] > 0:
            self.eye.found.add(PhhReading.EQUAL_BLINDS)
        if self.stud and any(self.up):
            self._open_by_cards(event)

    def _open_by_cards(self, event: e.RoundOpened) -> None:
        """Notes where readers differ: they let the first of equal boards open, and always want a bring-in."""
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
        """Do readers wait for a seat that has nothing to decide, because the bet it faces is a killed hand's blind?"""
        ledger = self.ledger
        return any(ledger.stacks[seat] and ledger.bets[seat] < ledger.high() for seat in ledger.live)

    def _end(self) -> None:
        if self.unfolded:
            self.eye.found.add(PhhReading.KILLED_HAND)
        self._check_shares()

    def _check_shares(self) -> None:
        """Notes why a reader would pay the pots differently, if it would."""
        if not all(award.contenders for award in self.awards):
            self.eye.found.add(PhhReading.KILLED_HAND)
            return
        paid = won(self.awards)
        if paid == reader_shares(self.awards, self.chip):
            return
        if lacks_a_side(self.awards):
            self.eye.found.add(PhhReading.SIDE_POT_WITHOUT_LOW)
        elif paid == reader_shares(self.awards, self.plan.stakes.unit):
            self.eye.found.add(PhhReading.SMALLEST_CHIP)
        else:
            self.eye.found.add(PhhReading.ODD_CHIPS)

    # ── killed hands ──

    def _fold_killed(self, seat: int) -> None:
        """Folds hands killed after the deal, when their turn comes between the last to act and this seat."""
        for turn in self.passed(seat):
            if turn in self.unfolded and self.ledger.stacks[turn]:
                self.unfolded.remove(turn)
                self.lines.append(f"p{turn + 1} f")

    def _muck_killed(self) -> None:
        """Mucks killed hands at the showdown that are all-in and have no turn to fold."""
        for seat in self.unfolded:
            self.lines.append(f"p{seat + 1} sm")
        self.unfolded.clear()


def blinds_owed(plan: HandPlan) -> list[Posting]:
    """The blinds of a plan, in full."""
    return [owed for owed in plan.postings if owed.kind not in ANTES]
