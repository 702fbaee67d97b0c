"""Playing a record of the extension again: from the deck that it holds, action by action, and every line compared."""

from collections.abc import Callable, Iterator, Mapping

from shuffleup.cards.card import card_text
from shuffleup.cards.deck import Deck
from shuffleup.formats.phh_extension_writer import Extended
from shuffleup.formats.phh_record import (
    BetTo,
    BringIn,
    CheckOrCall,
    ExchangeCards,
    Extension,
    FoldHand,
    MuckHand,
    OwnAct,
    PhhAction,
    PhhHand,
    ShowHand,
)
from shuffleup.formats.phh_script import Record
from shuffleup.hand.actions import (
    Action,
    Call,
    Check,
    DealCards,
    Decline,
    Discard,
    Fold,
    Join,
    Muck,
    Parol,
    PostBlind,
    RaiseTo,
    Show,
    TurnUp,
)
from shuffleup.hand.events import BroughtIn
from shuffleup.hand.play import Hand
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rules import HandRules, ShowdownMode, hand_rules
from shuffleup.hand.state import BettingRound, Drawing, Settled, Showdown
from shuffleup.hand.stub import rebuilding, short_stub
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.table.seat import Attendance

_OWN: Mapping[str, Callable[[int], Action]] = {
    "_blind": PostBlind,
    "_deal": DealCards,
    "_parol": Parol,
    "_join": Join,
    "_decline": Decline,
    "_hide": Muck,
}


def extension_rules(record: PhhHand, extension: Extension, policy: ResolvedPolicy) -> HandRules:
    """The rules of a record: its game by this rulebook, with what the record says of open points."""
    return hand_rules(record.game.variant, record.game.limit, policy, ShowdownMode.ASKED, switches=extension.switches)


class ExtensionPlayer:
    """Takes a hand through the lines of its record."""

    def __init__(self, record: PhhHand, extension: Extension, rules: HandRules) -> None:
        self.record = record
        self.plan = extension.plan
        self.shuffles = iter(extension.shuffles[1:])
        self.hand = Hand.start(rules, extension.plan, Deck(extension.shuffles[0]))

    def play(self) -> tuple[int, Refusal] | None:
        """Plays to the end of the record, or to the action that is refused, with its number."""
        refusal = self._mend_stub()
        if refusal:
            return 0, refusal
        for number, recorded in enumerate(self.record.actions):
            answer = self._act(recorded)
            if answer is not None:
                return number, answer
        return self._compared()

    def _act(self, recorded: PhhAction) -> Refusal | None:
        action = self._action(recorded)
        if action is None:
            return None
        if isinstance(action, Refusal):
            return action
        return self._mend_stub(action) or self.hand.act(action) or self._mend_stub()

    def _action(self, recorded: PhhAction) -> Action | Refusal | None:
        state = self.hand.state
        match recorded:
            case FoldHand():
                return Fold(recorded.seat)
            case CheckOrCall():
                faced = isinstance(state, BettingRound) and state.price.high > state.bets[recorded.seat]
                return Call(recorded.seat) if faced else Check(recorded.seat)
            case BringIn():
                away = self.plan.seats[recorded.seat].attendance is not Attendance.PRESENT
                return None if away and brought_in(self.hand, recorded.seat) else Call(recorded.seat)
            case BetTo():
                return RaiseTo(recorded.seat, recorded.to)
            case ExchangeCards():
                return self._discard(recorded)
            case OwnAct() if recorded.word == "_up":
                return TurnUp(recorded.seat, recorded.pick)
            case OwnAct():
                return _OWN[recorded.word](recorded.seat)
            case ShowHand() | MuckHand() if isinstance(state, Showdown) and state.turn == recorded.seat:
                return Muck(recorded.seat) if isinstance(recorded, MuckHand) else Show(recorded.seat)
        return None

    def _discard(self, recorded: ExchangeCards) -> Discard | Refusal:
        """Cards named by their faces as places in the hand."""
        state = self.hand.state
        held = state.felt.cards.holes[recorded.seat] if isinstance(state, Drawing) else ()
        faces = [self.hand.deck.cards[place] for place in held]
        picks: list[int] = []
        for card in recorded.cards:
            found = next((pick for pick, face in enumerate(faces) if face == card and pick not in picks), -1)
            if found < 0:
                facts = (("why", "not-held"), ("seat", recorded.seat), ("card", card_text(card)))
                return Refusal("wrong-discard", f"p{recorded.seat + 1} does not hold {card_text(card)}", facts=facts)
            picks.append(found)
        return Discard(recorded.seat, tuple(picks))

    def _mend_stub(self, action: Action | None = None) -> Refusal | None:
        """Puts the next recorded shuffle under the deck where the stub runs short."""
        while stub := short_stub(self.hand.rules, self.hand.state, self.hand.deck, action):
            fresh = next(self.shuffles, ())
            if len(fresh) != stub.size:
                what = f"{stub.size} cards are shuffled here, and the record has {len(fresh)}"
                return Refusal("shuffle-missing", what, facts=(("cards", stub.size), ("has", len(fresh))))
            self.hand.deck = Deck((*self.hand.deck.cards, *fresh))
            refusal = self.hand.act(rebuilding((*stub.kept, *stub.shuffled), self.hand.state))
            if refusal:
                return refusal
        return None

    def _compared(self) -> tuple[int, Refusal] | None:
        """The first line that the deck and the actions do not lead to. A hand that is not over is not compared."""
        if not isinstance(self.hand.state, Settled):
            return None
        played = Extended(self.hand.events, self.hand.deck, Record.FULL).lines
        written = list(_written(self.record.lines))
        for (number, line), other in zip(written, played, strict=False):
            if line != other:
                return number, _other_line(other)
        if not written and played:
            return -1, _other_line(played[0])
        last = len(self.record.lines) - 1
        if len(written) < len(played):
            line = played[len(written)]
            facts = (("why", "more"), ("line", line))
            return last, Refusal("record-differs", f"after it comes {line}", facts=facts)
        if len(written) > len(played):
            return last, Refusal("record-differs", "after it comes nothing more", facts=(("why", "no-more"),))
        return None


def brought_in(hand: Hand, seat: int) -> bool:
    """Has this seat brought in? For a player who is away his chips do so before anybody acts."""
    return any(isinstance(event, BroughtIn) and event.seat == seat for event in hand.events)


def _written(lines: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """The lines that say something, without their comments, and their numbers."""
    for number, line in enumerate(lines):
        text = " ".join(line.split("#", 1)[0].split())
        if text:
            yield number, text


def _other_line(line: str) -> Refusal:
    what = f"its deck and its actions lead to '{line}' here"
    return Refusal("record-differs", what, facts=(("why", "other"), ("line", line)))
