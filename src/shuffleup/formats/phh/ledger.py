"""Follows the chips of a hand through its events, and says what a reader with other rules makes of each bet.

PHH records the actions of a hand but not the rules it was played by. Existing readers know the rules of the WSOP, which
agree on nearly every hand. ``ReaderEye`` finds where they do not, so that no difference enters a file unmarked.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from enum import Enum, StrEnum

from shuffleup.answer import ProblemError, note
from shuffleup.cards.card import UNKNOWN, Card
from shuffleup.cards.deck import Deck
from shuffleup.games.catalogue import variant
from shuffleup.games.limits import Limit
from shuffleup.hand import events as e
from shuffleup.hand.evolve import evolve
from shuffleup.hand.orders.events import FloorEvent, SeatHeld, StubRebuilt
from shuffleup.hand.phases.stub import by_dealer
from shuffleup.hand.state import HandState
from shuffleup.table.plan import HandPlan, PostingKind
from shuffleup.table.result import given_to

READER_RAISES = 4
"""Bets and raises that a reader with WSOP rules allows in a fixed-limit round, however few players are left."""


class PhhReading(StrEnum):
    """A rule by which a hand was played and which readers with WSOP rules do not have."""

    ODD_CHIPS = "odd-chips"
    """Odd chips go one to each winner and each side pot is split by itself (TDA 20, 21)."""
    SIDE_POT_WITHOUT_LOW = "side-pot-without-low"
    """A side pot in which nobody has a low goes whole to its high hands (TDA 21)."""
    SHORT_BLIND = "short-blind"
    """A short big blind makes neither entering nor raising cheaper (FIGP 9b)."""
    POT_WITH_FULL_BLINDS = "pot-with-full-blinds"
    """Before the flop pot-limit counts missing blinds in full (TDA 54-B)."""
    LIMIT_SHORT_ALL_IN = "limit-short-all-in"
    """In fixed-limit half a bet counts as a full one (TDA 47-B, FIGP 8c)."""
    RAISE_CAP = "raise-cap"
    """The cap of a fixed-limit round counts full bets only, and lifts between two players (TDA 47-B, 48)."""
    REOPENED = "reopened"
    """Short all-ins reopen the betting in another way (TDA 47-A)."""
    EQUAL_BLINDS = "equal-blinds"
    """Heads-up the button opens before the flop, even where both blinds are equal (TDA 34-B)."""
    KILLED_HAND = "killed-hand"
    """A hand is killed without a turn to fold (TDA 30, 71-C)."""
    EQUAL_BOARDS = "equal-boards"
    """Of equal boards, or equal door cards, the highest card by suit opens (TDA RP-10 D)."""
    SHARED_CARD = "shared-card"
    """A last card for all comes where stub and burns do not serve everybody, not the muck (TDA RP-10 H)."""
    SMALLEST_CHIP = "smallest-chip"
    """Pots are divided in the smallest chip in play (TDA 20)."""
    NO_BRING_IN = "no-bring-in"
    """Nobody brings in where the low card is all-in: the next seat may fold (TDA RP-10 E)."""


class PostRole(Enum):
    """What a posting is at the table. A straddle is a blind, too, and moves the others down."""

    ANTE = "ante"
    SMALL = "small blind"
    BIG = "big blind"
    STRADDLE = "straddle"
    EXTRA = "extra blind"
    """A blind beside the regular ones, which counts as a bet."""
    DEAD = "dead blind"


class HandLedger:
    """Stacks, bets and live seats between the events of a hand."""

    def __init__(self, plan: HandPlan) -> None:
        self.stacks = [seat.stack for seat in plan.seats]
        self.bets = [0] * len(plan.seats)
        self.live = set(range(len(plan.seats)))
        self.pot = 0
        """Chips collected before this betting round."""

    def high(self) -> int:
        """The highest bet on the table; after a short blind it is less than the price to call."""
        return max(self.bets)

    def can_be_raised(self, seat: int) -> bool:
        """Is there another live seat that can put in more than the highest bet?"""
        high = self.high()
        return any(self.stacks[other] + self.bets[other] > high for other in self.live if other != seat)

    def apply(self, event: e.HandEvent) -> None:
        """Moves the chips that the event moves."""
        if isinstance(event, e.Called | e.Raised | e.BroughtIn):
            self.stacks[event.seat] -= event.amount
            self.bets[event.seat] += event.amount
        elif isinstance(event, e.Folded | e.HandKilled | e.HandMucked):
            self.live.discard(event.seat)
        elif isinstance(event, e.BetsCollected):
            if event.returned:
                self.bets[event.seat] -= event.returned
                self.stacks[event.seat] += event.returned
            self.pot += sum(self.bets)
            self.bets = [0] * len(self.bets)
        elif isinstance(event, e.PotAwarded):
            for seat, amount in event.shares:
                self.stacks[seat] += amount
        elif isinstance(event, e.Posted):
            self._post(event)

    def _post(self, event: e.Posted) -> None:
        for payment in event.payments:
            self.stacks[payment.seat] -= payment.amount
            if payment.kind in (PostingKind.ANTE, PostingKind.DEAD_ANTE):
                self.pot += payment.amount
            else:
                self.bets[payment.seat] += payment.amount


class ReaderEye:
    """Judges written bets as a reader with WSOP rules does: minimum, maximum, short all-ins, cap."""

    def __init__(self, plan: HandPlan) -> None:
        self.limit = plan.game.limit
        self.found: set[PhhReading] = set()
        self.inc = 0
        self.raises = 0
        self.completing = False
        """The next bet completes the bring-in on third street instead of raising it."""
        self.acted: set[int] = set()
        self.shorts: list[int] = []

    def new_round(self) -> None:
        """Starts the next betting round from nothing."""
        self.inc = self.raises = 0
        self.completing = False
        self.acted.clear()
        self.shorts.clear()

    def bet(self, ledger: HandLedger, seat: int, to: int, least: int, *, short_blind: bool) -> None:
        """Judges a bet or raise that is written; ``least`` is the file's minimum bet for this street."""
        high = ledger.high()
        cause = self._objection(ledger, seat, to, least)
        if cause is not None:
            blind_is_why = short_blind and cause is not PhhReading.RAISE_CAP
            self.found.add(PhhReading.SHORT_BLIND if blind_is_why else cause)
        step = to - high
        if step >= self.inc:
            self.acted.clear()
        self.acted.add(seat)
        self.inc = max(self.inc, step)
        self.raises += 1
        self.completing = False
        if to < ledger.stacks[seat] + ledger.bets[seat]:
            self.shorts.clear()
        else:
            self.shorts.append(step)
        if sum(self.shorts) >= self.inc:
            self.shorts.clear()

    def passed(self, seat: int) -> None:
        """Notes that a seat checked or called."""
        self.acted.add(seat)

    def _objection(self, ledger: HandLedger, seat: int, to: int, least: int) -> PhhReading | None:
        high = ledger.high()
        fixed = self.limit is Limit.FIXED_LIMIT
        all_in = ledger.stacks[seat] + ledger.bets[seat]
        if fixed and self.raises == READER_RAISES:
            return PhhReading.RAISE_CAP
        barred = bool(self.shorts) and sum(self.shorts) < self.inc and seat in self.acted
        if barred or min(ledger.stacks[seat], high - ledger.bets[seat]) < self.inc:
            return PhhReading.LIMIT_SHORT_ALL_IN if fixed else PhhReading.REOPENED
        min_to = min(all_in, max(self.inc, least) + (0 if self.completing else high))
        if fixed:
            return None if to == min_to else PhhReading.LIMIT_SHORT_ALL_IN
        if to < min_to:
            return PhhReading.REOPENED
        pot = 2 * high - ledger.bets[seat] + ledger.pot + sum(ledger.bets)
        if self.limit is Limit.POT_LIMIT and to > max(min_to, pot):
            return PhhReading.POT_WITH_FULL_BLINDS
        return None


def reader_shares(awards: Sequence[e.PotAwarded], chip: int) -> dict[int, int]:
    """What each seat wins if pots with the same possible winners are joined and odd chips go to the first winner.

    A reader that does so splits every pot between high and low as soon as anybody has a low. If nobody in a pot has
    one, it shares the low half among all who play for that pot.
    """
    sides = sorted({award.side for award in awards if award.side})
    won: dict[int, int] = {}
    for able, amount, best in joined_pots(awards):
        played = sides if len(able) > 1 else [""]
        chips, odd = divmod(amount // chip, len(played))
        for place, side in enumerate(played):
            winners = best.get(side) or sorted(able)
            each, rest = divmod(chips + (odd if place == 0 else 0), len(winners))
            for nth, seat in enumerate(winners):
                won[seat] = won.get(seat, 0) + (each + (rest if nth == 0 else 0)) * chip
    return won


def joined_pots(awards: Sequence[e.PotAwarded]) -> list[tuple[set[int], int, dict[str, list[int]]]]:
    """The pots from the main pot on, joined where the possible winners are the same: winners, chips, best hands."""
    winners = {seat for award in awards for seat, _ in award.shares}
    joined: list[tuple[set[int], int, dict[str, list[int]]]] = []
    for number in sorted({award.pot for award in awards}):
        halves = [award for award in awards if award.pot == number]
        able = winners & set(halves[0].contenders)
        amount = sum([award.amount for award in halves])
        best = {award.side: sorted([seat for seat, _ in award.shares]) for award in halves}
        if joined and joined[-1][0] == able:
            _, before, best_before = joined.pop()
            amount, best = before + amount, best_before | best
        joined.append((able, amount, best))
    return joined


def lacks_a_side(awards: Sequence[e.PotAwarded]) -> bool:
    """Is there a contested pot in which nobody has a low (or high) hand, while another pot has one?"""
    sides = {award.side for award in awards if award.side}
    return any(len(able) > 1 and sides - best.keys() for able, _, best in joined_pots(awards))


# ── telling a hand ───────────────────────────────────────────────────────────────────────────────────────────────────


class Record(Enum):
    """Which hole cards a file names."""

    FULL = "full"
    """All of them, for the organiser."""
    PUBLIC = "public"
    """Only cards that were shown; the others are ``????``."""


class HandTeller(ABC):
    """What every writer keeps while it writes a hand event by event: its chips, its pots, whose cards it names."""

    def __init__(self, plan: HandPlan, deck: Deck, record: Record, hero: str = "") -> None:
        self.plan = plan
        self.deck = deck
        self.game = variant(plan.game.variant)
        self.ledger = HandLedger(plan)
        self.state: HandState | None = None
        self.named = {seat for seat, one in enumerate(plan.seats) if record is Record.FULL or one.player == hero}
        """Seats whose cards are named before they are shown."""
        self.shown: dict[int, tuple[Card, ...]] = {}
        """Hands tabled and not yet written."""
        self.posts: list[tuple[int, PostRole]] = []
        """Who has posted what, the posting being written among them."""
        self.awards: list[e.PotAwarded] = []
        self.killed: list[int] = []
        self.last = -1
        """The seat that acted last."""

    def tell(self, events: Sequence[e.HandEvent]) -> None:
        """Writes the whole hand. Raises ``ProblemError`` if the floor has changed it."""
        for event in events:
            refuse_changes(event)
            before, self.state = self.state, evolve(self.state, event)
            if isinstance(event, e.Posted):
                for payment in event.payments:
                    self.posts.append((payment.seat, self._what(payment)))
                    self.post(payment)
                    self.ledger.apply(e.Posted((payment,)))
                continue
            if isinstance(event, e.HandKilled):
                self.killed.append(event.seat)
            elif isinstance(event, e.PotAwarded):
                self.awards.append(event)
            elif isinstance(event, e.HolesDealt):
                self.shown = {seat: cards + event.faces[seat] for seat, cards in self.shown.items()}
            self.take(event, before)
            self.ledger.apply(event)

    @abstractmethod
    def post(self, payment: e.PaidPosting) -> None:
        """Writes what a seat posts, the last of ``posts``."""

    def _what(self, payment: e.PaidPosting) -> PostRole:
        """What a posting is, by what is owed: the amount paid may be short."""
        seat, kind, stakes = payment.seat, payment.kind, self.plan.stakes
        if kind is PostingKind.ANTE:
            return PostRole.ANTE
        if kind is PostingKind.DEAD_ANTE:
            return PostRole.ANTE if stakes.ante and (seat, PostRole.ANTE) not in self.posts else PostRole.DEAD
        owed = max([one.amount for one in self.plan.postings if (one.seat, one.kind) == (seat, kind)])
        if owed > stakes.big_blind and stakes.big_blind:
            return PostRole.STRADDLE
        if kind is PostingKind.BIG_BLIND:
            return PostRole.BIG
        before = {what for _, what in self.posts}
        if PostRole.SMALL not in before and (owed < stakes.big_blind or owed == stakes.small_blind):
            return PostRole.SMALL
        moved = owed == stakes.big_blind and PostRole.BIG not in before and self._straddled()
        return PostRole.BIG if moved else PostRole.EXTRA

    def _straddled(self) -> bool:
        """Has a straddle taken the place of the big blind?"""
        postings = self.plan.postings
        return any(one.kind is PostingKind.BIG_BLIND and one.amount > self.plan.stakes.big_blind for one in postings)

    @abstractmethod
    def take(self, event: e.HandEvent, before: HandState | None) -> None:
        """Writes any other event; ``before`` is the state of the hand before it."""

    def cards(self, seat: int, places: Sequence[int], faces: Sequence[Card] = ()) -> list[Card]:
        """A seat's cards at these places of the deck if they are named, or else only what the table saw of them."""
        if seat in self.named:
            return [self.deck.cards[place] for place in places]
        return [*faces] or [UNKNOWN] * len(places)

    def passed(self, seat: int) -> list[int]:
        """The seats passed over between the last to act and this one, which becomes the last to act."""
        seats = len(self.plan.seats)
        passed = [(self.last + step) % seats for step in range(1, (seat - self.last - 1) % seats + 1)]
        self.last = seat
        return passed


def finished_plan(events: Sequence[e.HandEvent]) -> HandPlan:
    """The plan of a finished hand. Raises ``ProblemError`` for any other."""
    started = events[0] if events else None
    if not isinstance(started, e.HandStarted) or not isinstance(events[-1], e.HandEnded):
        raise ProblemError(note("whole-hand"))
    return started.plan


def won(awards: Iterable[e.PotAwarded]) -> dict[int, int]:
    """What each seat wins in these pots."""
    return given_to([share for award in awards for share in award.shares])


def refuse_changes(event: e.HandEvent, *, holds_deck: bool = False) -> None:
    """Raises ``ProblemError`` for an act of the floor that a record cannot express.

    A stub reshuffled by the floor needs no mention if each card is named when it is dealt. But cards taken back from
    the muck would be named twice, and a record that holds the whole deck cannot say when it was shuffled. What a seat
    was held to is in what it then did.
    """
    if not isinstance(event, FloorEvent) or isinstance(event, SeatHeld):
        return
    if isinstance(event, StubRebuilt) and (by_dealer(event.by) or not (event.taken or holds_deck)):
        return
    raise ProblemError(note("changed-by-the-floor"))
