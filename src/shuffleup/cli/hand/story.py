"""A hand told in a few lines, one for each street, only from its events: what the table saw.

Preflop: p03 folds, p04 raises to 600, p05, p06 and p01 fold, p02 calls
Flop 7c 2d Kh (pot 1,500): p02 checks, p04 bets 500, p02 raises to 1,400, p04 folds
p02 wins 3,400 uncontested
"""

from collections.abc import Iterable, Sequence

from shuffleup.cards.card import Card
from shuffleup.games.catalogue import variant
from shuffleup.hand import events as e
from shuffleup.hand.seats import members
from shuffleup.locale.hand_sentences import HandSpeech
from shuffleup.table.carry import carried_chips
from shuffleup.table.plan import HandPlan, PostingKind


class StreetLine:
    """A line in progress: its title, what the dealer and the rules did before the bets, and the actions."""

    def __init__(self, title: str, speech: HandSpeech) -> None:
        self.title = title
        self.before: list[str] = []
        self.opens = ""
        """The player who speaks first because of what he shows."""
        self.deeds: list[str] = []
        self._folding: list[str] = []
        self._speech = speech

    def fold(self, player: str) -> None:
        """One more player folded."""
        self._folding.append(player)

    def add(self, deed: str) -> None:
        """One more action, in words."""
        self.gather()
        self.deeds.append(deed)

    def gather(self) -> None:
        """Merges consecutive folds into one phrase."""
        if self._folding:
            players = self._speech.listed(self._folding)
            self.deeds.append(self._speech.say("folds", count=len(self._folding), players=players))
            self._folding = []

    @property
    def untouched(self) -> bool:
        """Has nobody acted yet?"""
        return not (self.deeds or self._folding)

    def line(self) -> str:
        """The line so far, without what came before the bets."""
        self.gather()
        return f"{self.title}: {', '.join(self.deeds)}" if self.deeds else self.title


class Teller:
    """Hears the events of a hand in order and keeps its lines, one for each street, then the awards."""

    def __init__(self, plan: HandPlan, speech: HandSpeech | None = None) -> None:
        self.plan = plan
        self.names = [seat.player for seat in plan.seats]
        self.left = [seat.stack for seat in plan.seats]
        self.game = variant(plan.game.variant)
        self.speech = speech or HandSpeech()
        self.pot = carried_chips(plan.carry)
        self.high = 0
        self.shown = False
        self.vele: dict[Card, str] = {}
        """The letters of the turned common cards."""
        self.lines: list[StreetLine] = []
        self._first_award = 0
        first = self.speech.street(self.game.streets[0], self.game.layout)
        self._begin(self.speech.say("pot", street=first, pot=self.pot) if self.pot else first)

    def hear(self, event: e.HandEvent) -> None:
        """Describes an event."""
        match event:
            case e.Posted():
                self._post(event)
            case e.HolesDealt(street=street) if street:
                self._open(street)
            case e.BoardDealt(street=street, cards=cards):
                self._open(street, cards)
            case e.BoardTurned(street=street, places=places, cards=cards):
                self.vele |= {card: self.game.layout.letters[at] for at, card in zip(places, cards, strict=True)}
                self._open(street, cards)
            case e.CardsUncovered(picks=picks):
                self.lines[-1].before += [self._say("turns-up", seat, card=self.speech.card(c)) for seat, _, c in picks]
            case e.HandsRead(hands=hands):
                self.count([(hand.seat, hand.category, hand.cards) for hand in hands])
            case e.RoundOpened(high=high):
                self.high = high
            case e.BetsCollected(seat=seat, returned=returned) if returned:
                self._pay(seat, -returned)
            case e.AllInsHeld():
                self.lines[-1].add(self.speech.say("held"))
            case e.PotAwarded():
                self._award(event)
            case _:
                self._deed(event)

    def count(self, hands: Iterable[tuple[int, str, Sequence[Card]]]) -> None:
        """Says before the awards which hands were shown: seat, category, the cards, and which vele they use."""
        shown = StreetLine(self.speech.say("shown"), self.speech)
        for seat, category, cards in hands:
            hand, read = self.speech.hand(category), self.speech.cards(cards)
            letters = self.speech.listed(sorted([self.vele[card] for card in cards if card in self.vele]))
            using = self._say("counts-vele", seat, hand=hand, cards=read, letters=letters)
            shown.add(using if letters else f"{self.names[seat]}: {hand} {read}")
        self.lines.insert(self._first_award or len(self.lines), shown)

    def _deed(self, event: e.HandEvent) -> None:
        """What a player did with his cards or chips."""
        line = self.lines[-1]
        match event:
            case e.Folded(seat=seat):
                line.fold(self.names[seat])
            case e.HandKilled(seat=seat, reason=reason):
                line.add(self._say("dead", seat, reason=reason))
            case e.Checked(seat=seat):
                line.add(self._say(self._without_paying(), seat))
            case e.BroughtIn(seat=seat, amount=amount):
                line.add(self._pays("brings-in", seat, amount))
            case e.CardsDrawn(seat=seat, discarded=discarded, drawn=drawn):
                did = ("draws" if drawn else "throws-away") if discarded else "stands-pat"
                line.add(self._say(did, seat, count=len(discarded)))
            case e.Called(seat=seat, amount=amount):
                line.add(self._pays("calls", seat, amount))
            case e.Raised(seat=seat, amount=amount, to=to):
                line.add(self._pays("raises" if self.high else "bets", seat, amount, said=to))
                self.high = to
            case e.HandTabled(seat=seat, cards=cards):
                self.shown = True
                line.add(self._say("shows", seat, cards=self.speech.cards(cards)))
            case e.HandMucked(seat=seat):
                line.add(self._say("mucks", seat))
            case _:
                self._before_and_after(event)

    def _without_paying(self) -> str:
        """A player with nothing to pay checks; in the Italian game he knocks, or leaves his blind to a bet (a13)."""
        if not self.game.stripped:
            return "checks"
        return "lets-it-stand" if self.high else "knocks"

    def _before_and_after(self, event: e.HandEvent) -> None:
        """What happens before the cards and after the bets, in games where that is possible."""
        line = self.lines[-1]
        match event:
            case e.SeatsLeftOut(seats=seats):
                players = self.speech.listed([self.names[seat] for seat in members(seats)])
                line.add(self.speech.say("left-out", players=players))
            case e.BlindPosted(seat=seat, amount=amount):
                line.add(self._pays("opens-blind", seat, amount))
                self.high = amount
            case e.ParolSaid(seat=seat):
                line.add(self._say("says-parol", seat))
            case e.HandHidden(seat=seat):
                line.add(self._say("hides", seat))
            case e.CaughtUp(seat=seat, amount=amount):
                line.add(self._pays("catches-up", seat, amount))
            case e.CatchUpDeclined(seat=seat):
                line.add(self._say("stays-out", seat))
            case e.PotCarried(why=why):
                self._begin(self.speech.say(f"carried-{_CARRIED[why]}", amount=self.pot))
            case _:
                pass

    def _post(self, event: e.Posted) -> None:
        antes = [one for one in event.payments if one.kind is PostingKind.ANTE]
        for payment in event.payments:
            self._pay(payment.seat, payment.amount)
        before = self.lines[-1].before
        together = len(antes) == len(self.names)
        if together:
            before.append(self.speech.say("posts-ante", amount=max([one.amount for one in antes])))
        for one in event.payments:
            if not together or one.kind is not PostingKind.ANTE:
                before.append(self._say("posts", one.seat, amount=one.amount, after=self._all_in(one.seat)))

    def _award(self, event: e.PotAwarded) -> None:
        said = [self._say("wins", seat, amount=amount) for seat, amount in event.shares]
        winners = self.speech.listed(said)
        self._first_award = self._first_award or len(self.lines)
        half = next((half for half in ("low", "badugi") if event.side.startswith(half)), "")
        if half and len(self.game.rankings) > 1:
            winners = self.speech.say(f"for-{half}", winners=winners)
        if not self.shown:
            winners = self.speech.say("uncontested", winners=winners)
        self._begin(self.speech.say("side-pot", number=event.pot, winners=winners) if event.pot else winners)

    def _open(self, street: int, cards: Sequence[Card] = ()) -> None:
        title = self.speech.street(self.game.streets[street], self.game.layout, cards)
        self._begin(self.speech.say("pot", street=title, pot=self.pot))

    def _begin(self, title: str) -> None:
        self.lines.append(StreetLine(title, self.speech))

    def _say(self, what: str, seat: int, **values: int | str) -> str:
        return self.speech.say(what, player=self.names[seat], **values)

    def _pays(self, what: str, seat: int, amount: int, said: int = 0) -> str:
        """An action that costs ``amount``, which is also the figure that is given, unless another one is."""
        self._pay(seat, amount)
        return self._say(what, seat, amount=said or amount, after=self._all_in(seat))

    def _pay(self, seat: int, amount: int) -> None:
        self.left[seat] -= amount
        self.pot += amount

    def _all_in(self, seat: int) -> str:
        return f" {self.speech.say('all-in')}" if self.left[seat] == 0 else ""


_CARRIED = {e.WhyCarried.UNOPENED: "unopened", e.WhyCarried.PAROL: "parol", e.WhyCarried.NOBODY: "nobody"}


def story(events: Iterable[e.HandEvent], speech: HandSpeech | None = None) -> tuple[str, ...]:
    """The hand in lines of text, in English unless told otherwise; empty for a hand that has not begun."""
    told = iter(events)
    begun = next(told, None)
    if not isinstance(begun, e.HandStarted):
        return ()
    teller = Teller(begun.plan, speech)
    for event in told:
        teller.hear(event)
    return tuple([line.line() for line in teller.lines])
