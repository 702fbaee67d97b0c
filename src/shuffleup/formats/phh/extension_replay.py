"""Replays a record of the extension from the deck it holds, action by action, and compares every line."""

from collections.abc import Callable, Iterator, Mapping

from shuffleup.answer import Refusal, refuse
from shuffleup.cards.card import card_text
from shuffleup.cards.deck import Deck
from shuffleup.formats.phh import record as phh
from shuffleup.formats.phh.extension_writer import Extended
from shuffleup.formats.phh.ledger import Record
from shuffleup.hand import actions
from shuffleup.hand.events import BroughtIn
from shuffleup.hand.phases.stub import rebuilding, short_stub
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import ShowdownMode, hand_rules
from shuffleup.hand.state import BettingRound, Drawing, Settled, Showdown
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.table.seat import Attendance

_OWN: Mapping[str, Callable[[int], actions.Action]] = {
    "f": actions.Fold,
    "_blind": actions.PostBlind,
    "_deal": actions.DealCards,
    "_parol": actions.Parol,
    "_join": actions.Join,
    "_decline": actions.Decline,
    "_hide": actions.Muck,
}


class ExtensionPlayer:
    """Plays a hand by the lines of its record: by a rulebook, with the record's choices on open points of the rules."""

    def __init__(self, record: phh.PhhHand, extension: phh.Extension, policy: ResolvedPolicy) -> None:
        game, switches = record.game, extension.switches
        rules = hand_rules(game.variant, game.limit, policy, ShowdownMode.ASKED, switches=switches)
        self.record = record
        self.plan = extension.plan
        self.shuffles = iter(extension.shuffles[1:])
        self.hand = Hand.start(rules, extension.plan, Deck(extension.shuffles[0]))

    def play(self) -> tuple[int, Refusal] | None:
        """Plays to the end of the record. Returns None, or the number of the action that is refused and the refusal."""
        refusal = self._mend_stub()
        if refusal:
            return 0, refusal
        for number, recorded in enumerate(self.record.actions):
            answer = self._act(recorded)
            if answer is not None:
                return number, answer
        return self._compared()

    def _act(self, recorded: phh.PhhAction) -> Refusal | None:
        action = self._action(recorded)
        if action is None:
            return None
        if isinstance(action, Refusal):
            return action
        return self._mend_stub(action) or self.hand.act(action) or self._mend_stub()

    def _action(self, recorded: phh.PhhAction) -> actions.Action | Refusal | None:
        state = self.hand.state
        match recorded:
            case phh.SeatAct(word="cc"):
                faced = isinstance(state, BettingRound) and state.price.high > state.bets[recorded.seat]
                return actions.Call(recorded.seat) if faced else actions.Check(recorded.seat)
            case phh.SeatAct(word="pb"):
                away = self.plan.seats[recorded.seat].attendance is not Attendance.PRESENT
                return None if away and brought_in(self.hand, recorded.seat) else actions.Call(recorded.seat)
            case phh.SeatAct(word="sm") | phh.ShowHand():
                if not isinstance(state, Showdown) or state.turn != recorded.seat:
                    return None
                return (
                    actions.Show(recorded.seat) if isinstance(recorded, phh.ShowHand) else actions.Muck(recorded.seat)
                )
            case phh.SeatAct(word="_up"):
                return actions.TurnUp(recorded.seat, recorded.pick)
            case phh.SeatAct():
                return _OWN[recorded.word](recorded.seat)
            case phh.BetTo():
                return actions.RaiseTo(recorded.seat, recorded.to)
            case phh.ExchangeCards():
                return self._discard(recorded)
        return None

    def _discard(self, recorded: phh.ExchangeCards) -> actions.Discard | Refusal:
        """A discard of cards named by their faces, as places in the hand."""
        state = self.hand.state
        held = state.felt.cards.holes[recorded.seat] if isinstance(state, Drawing) else ()
        faces = [self.hand.deck.cards[place] for place in held]
        picks: list[int] = []
        for card in recorded.cards:
            found = next((pick for pick, face in enumerate(faces) if face == card and pick not in picks), -1)
            if found < 0:
                return refuse("wrong-discard", why="not-held", seat=recorded.seat, card=card_text(card))
            picks.append(found)
        return actions.Discard(recorded.seat, tuple(picks))

    def _mend_stub(self, action: actions.Action | None = None) -> Refusal | None:
        """Puts the next recorded shuffle under the deck if the stub runs short."""
        while stub := short_stub(self.hand.rules, self.hand.state, self.hand.deck, action):
            fresh = next(self.shuffles, ())
            if len(fresh) != stub.size:
                return refuse("shuffle-missing", cards=stub.size, has=len(fresh))
            self.hand.deck = Deck((*self.hand.deck.cards, *fresh))
            refusal = self.hand.act(rebuilding((*stub.kept, *stub.shuffled), self.hand.state))
            if refusal:
                return refusal
        return None

    def _compared(self) -> tuple[int, Refusal] | None:
        """The first line that does not follow from the deck and the actions. Only a finished hand is compared."""
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
            return last, refuse("record-differs", why="more", line=line)
        if len(written) > len(played):
            return last, refuse("record-differs", why="no-more")
        return None


def brought_in(hand: Hand, seat: int) -> bool:
    """Has this seat brought in? If its player is away, his chips bring in before anybody acts."""
    return any(isinstance(event, BroughtIn) and event.seat == seat for event in hand.events)


def _written(lines: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """The lines that are not empty, without comments, and their numbers."""
    for number, line in enumerate(lines):
        text = " ".join(line.split("#", 1)[0].split())
        if text:
            yield number, text


def _other_line(line: str) -> Refusal:
    return refuse("record-differs", why="other", line=line)
