"""The lines between the seats and the summary of a hand in PokerStars text."""

from collections.abc import Sequence
from string import capwords

from shuffleup.cards.card import UNKNOWN, Card, card_text
from shuffleup.cards.deck import Deck
from shuffleup.cards.orders import RANKINGS
from shuffleup.formats.floor_changes import refuse_changes
from shuffleup.formats.phh_ledger import Ledger
from shuffleup.formats.phh_script import Record
from shuffleup.games.catalogue import variant
from shuffleup.games.variant import Holding, Variant
from shuffleup.hand.events import (
    BetsCollected,
    BoardDealt,
    BroughtIn,
    Called,
    CardsDrawn,
    Checked,
    DrawOpened,
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
)
from shuffleup.hand.evolve import evolve
from shuffleup.hand.showdown import hole_cards
from shuffleup.hand.state import HandState, Settled
from shuffleup.table.plan import HandPlan, PostingKind

_POSTS = {
    PostingKind.ANTE: "posts the ante",
    PostingKind.DEAD_ANTE: "posts the ante",
    PostingKind.SMALL_BLIND: "posts small blind",
    PostingKind.BIG_BLIND: "posts big blind",
}
_STUD = ("3rd STREET", "4th STREET", "5th STREET", "6th STREET", "RIVER")
_BOARD = ("HOLE CARDS", "FLOP", "TURN", "RIVER")
_FIVE = 5
_DRAWS = ("FIRST DRAW", "SECOND DRAW", "THIRD DRAW")


class StarsScript:
    """A hand told line by line, one event after the other."""

    def __init__(self, plan: HandPlan, deck: Deck, record: Record, hero: str) -> None:
        self.plan = plan
        self.deck = deck
        self.game: Variant = variant(plan.game.variant)
        self.ledger = Ledger(plan)
        self.lines: list[str] = []
        self.state: HandState | None = None
        self.named = {seat for seat, one in enumerate(plan.seats) if record is Record.FULL or one.player == hero}
        """Seats whose cards are told when they are dealt."""
        self.awards: list[PotAwarded] = []
        self.ends: dict[int, str] = {}
        """How a seat left the hand, for the summary."""
        self.killed: list[int] = []
        self.last = -1

    def take(self, event: HandEvent) -> None:
        """Tells what the event did."""
        refuse_changes(event)
        before = self.state
        self.state = evolve(before, event)
        match event:
            case Posted():
                self._post(event)
                return
            case HolesDealt() | BoardDealt() | DrawOpened() | CardsDrawn():
                self._cards(event, before)
            case Folded() | Checked() | Called() | Raised() | BroughtIn():
                self._bet(event)
            case HandKilled():
                self.killed.append(event.seat)
            case BetsCollected():
                self._close(event)
            case HandTabled() | HandMucked():
                self.ends[event.seat] = "mucked" if isinstance(event, HandMucked) else "showed"
            case PotAwarded():
                self.awards.append(event)
            case HandEnded():
                self._end()
        self.ledger.apply(event)

    def name(self, seat: int) -> str:
        """The player in a seat."""
        return self.plan.seats[seat].player

    # ── cards ──

    def _cards(self, event: HolesDealt | BoardDealt | DrawOpened | CardsDrawn, before: HandState | None) -> None:
        match event:
            case HolesDealt():
                self._deal(event)
            case BoardDealt():
                self._deal_board(event, before)
            case DrawOpened():
                draws = sum([1 for street in self.game.streets if street.draw])
                self.lines.append(f"*** {'DRAW' if draws == 1 else _DRAWS[event.street - 1]} ***")
            case CardsDrawn():
                self._draw(event)

    def _deal(self, event: HolesDealt) -> None:
        if not any(event.places):
            # A street of exchanges: nobody is dealt a card before he has thrown one away.
            return
        if self.game.brings_in:
            self.lines.append(f"*** {_STUD[event.street]} ***")
        else:
            self.lines.append("*** DEALING HANDS ***" if self.game.streets[-1].draw else f"*** {_BOARD[0]} ***")
        for seat, places in enumerate(event.places):
            if not places:
                continue
            held = self._held(seat)
            old = [card for card in held[: len(held) - len(places)] if card != UNKNOWN]
            new = [card for card in held[len(held) - len(places) :] if card != UNKNOWN]
            if event.street == 0 and self.game.brings_in:
                old, new = [card for card in held[:-1] if card != UNKNOWN], [held[-1]]
            if new:
                self.lines.append(f"Dealt to {self.name(seat)} {_bracket(old)}{_bracket(new)}".rstrip())

    def _held(self, seat: int) -> tuple[Card, ...]:
        """The cards of a seat as the reader of this text may know them."""
        assert self.state is not None
        felt = self.state.felt  # type: ignore[union-attr]  # cards are dealt on a table
        return hole_cards(felt, self.deck, seat) if seat in self.named else felt.cards.faces[seat]

    def _deal_board(self, event: BoardDealt, before: HandState | None) -> None:
        old: Sequence[Card] = before.felt.cards.board if before is not None else ()  # type: ignore[union-attr]
        name = _STUD[event.street] if self.game.brings_in else _BOARD[event.street]
        self.lines.append(f"*** {name} *** {_bracket(old)}{_bracket(event.cards)}".rstrip())

    def _draw(self, event: CardsDrawn) -> None:
        count = len(event.discarded)
        if not count:
            self.lines.append(f"{self.name(event.seat)}: stands pat")
            return
        told = event.seat in self.named
        thrown = _bracket([self.deck.cards[place] for place in event.discarded]) if told else ""
        self.lines.append(f"{self.name(event.seat)}: discards {count} card{'s'[: count > 1]} {thrown}".rstrip())
        if told:
            held = self._held(event.seat)
            self.lines.append(
                f"Dealt to {self.name(event.seat)} {_bracket(held[:-count])}{_bracket(held[-count:])}".rstrip()
            )

    # ── chips ──

    def _post(self, event: Posted) -> None:
        for payment in event.payments:
            end = self._all_in(payment.seat, payment.amount)
            self.lines.append(f"{self.name(payment.seat)}: {_POSTS[payment.kind]} {payment.amount}{end}")
            self.ledger.apply(Posted((payment,)))
            if payment.kind is PostingKind.BIG_BLIND:
                self.last = payment.seat

    def _all_in(self, seat: int, amount: int) -> str:
        return " and is all-in" if amount == self.ledger.stacks[seat] else ""

    def _bet(self, event: Folded | Checked | Called | Raised | BroughtIn) -> None:
        seat, name, high = event.seat, self.name(event.seat), self.ledger.high()
        self._fold_killed(seat)
        match event:
            case Folded():
                self.ends[seat] = f"folded {self._when()}"
                self.lines.append(f"{name}: folds")
            case Checked():
                self.lines.append(f"{name}: checks")
            case Called():
                self.lines.append(f"{name}: calls {event.amount}{self._all_in(seat, event.amount)}")
            case BroughtIn():
                self.lines.append(f"{name}: brings in for {event.amount}{self._all_in(seat, event.amount)}")
            case Raised():
                end = self._all_in(seat, event.amount)
                said = f"raises {event.to - high} to {event.to}" if high else f"bets {event.to}"
                self.lines.append(f"{name}: {said}{end}")

    def _fold_killed(self, seat: int) -> None:
        """A player who is away folds when his turn comes: between the last to act and this seat."""
        seats = len(self.plan.seats)
        for turn in [(self.last + step) % seats for step in range(1, (seat - self.last - 1) % seats + 1)]:
            if turn in self.killed:
                self.killed.remove(turn)
                self.ends[turn] = f"folded {self._when()}"
                self.lines.append(f"{self.name(turn)}: folds")
        self.last = seat

    def _when(self) -> str:
        street = getattr(self.state, "felt").street  # noqa: B009
        if self.game.brings_in:
            return f"on the {capwords(_STUD[street])}"
        if street == 0:
            return "before the Draw" if self.game.streets[-1].draw else "before Flop"
        return "after the Draw" if self.game.streets[-1].draw else f"on the {_BOARD[street].title()}"

    def _close(self, event: BetsCollected) -> None:
        if self.killed:
            self._fold_killed(self.last)
        self.last = len(self.plan.seats) - 1
        if event.returned:
            self.lines.append(f"Uncalled bet ({event.returned}) returned to {self.name(event.seat)}")

    # ── the end ──

    def _end(self) -> None:
        shown = [seat for seat, how in self.ends.items() if how in ("showed", "mucked")]
        if shown:
            self.lines.append("*** SHOW DOWN ***")
        for seat in shown:
            if self.ends[seat] == "mucked":
                self.lines.append(f"{self.name(seat)}: mucks hand")
            else:
                self.lines.append(f"{self.name(seat)}: shows {self.shown(seat)} ({self.hand_in_words(seat)})")
        most = max([award.pot for award in self.awards], default=0)
        for award in self.awards:
            pot = pot_name(award.pot, most)
            for seat, amount in award.shares:
                self.lines.append(f"{self.name(seat)} collected {amount} from {pot}")

    def shown(self, seat: int) -> str:
        """The whole hand of a seat that showed it."""
        assert isinstance(self.state, Settled)
        return _bracket(hole_cards(self.state.felt, self.deck, seat)).rstrip()

    def hand_in_words(self, seat: int) -> str:
        """What a shown hand is; where the board is not complete only that it was shown."""
        assert isinstance(self.state, Settled)
        board, own = self.state.felt.cards.board, hole_cards(self.state.felt, self.deck, seat)
        dealt = sum([street.board for street in self.game.streets])
        if UNKNOWN in own or len(board) < dealt or len(own) + len(board) - dealt < min(_FIVE, self.game.hole_cards):
            return "shown"
        words = []
        for ranking in [RANKINGS[key] for key in self.game.rankings]:
            pair_of_two = self.game.holding is Holding.TWO_AND_THREE
            value = ranking.two_and_three(board)(own) if pair_of_two else ranking.value((*own, *board))
            words += [ranking.describe(value)] if value else []
        return "; ".join(words) or "shown"


def pot_name(pot: int, most: int) -> str:
    """What a pot is called where the last side pot has this number."""
    if most == 0:
        return "pot"
    return "main pot" if pot == 0 else "side pot" if most == 1 else f"side pot-{pot}"


def _bracket(cards: Sequence[Card]) -> str:
    """``[7h Td] ``, nothing for no cards."""
    return f"[{' '.join([card_text(card) for card in cards])}] " if cards else ""
