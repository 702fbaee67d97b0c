"""A hand told in a few lines, one for each street, from nothing but its events: what the table saw.

Preflop: p03 folds, p04 raises to 600, p05, p06 and p01 fold, p02 calls
Flop 7c 2d Kh (pot 1,500): p02 checks, p04 bets 500, p02 raises to 1,400, p04 folds
p02 wins 3,400 uncontested
"""

from collections.abc import Iterable

from shuffleup.cards.card import card_text
from shuffleup.cli.money import chips
from shuffleup.games.catalogue import variant
from shuffleup.hand.events import (
    AllInsHeld,
    BetsCollected,
    BoardDealt,
    BroughtIn,
    Called,
    CardsDrawn,
    Checked,
    Folded,
    HandEvent,
    HandKilled,
    HandMucked,
    HandStarted,
    HandTabled,
    HolesDealt,
    Posted,
    PotAwarded,
    Raised,
    RoundOpened,
)
from shuffleup.table.plan import HandPlan


class _Street:
    """A line being written: its title and what was done."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.deeds: list[str] = []
        self.folding: list[str] = []

    def fold(self, player: str) -> None:
        self.folding.append(player)

    def add(self, deed: str) -> None:
        self.gather()
        self.deeds.append(deed)

    def gather(self) -> None:
        """Players who folded one after the other become one deed."""
        if self.folding:
            verb = "folds" if len(self.folding) == 1 else "fold"
            self.deeds.append(f"{joined(self.folding)} {verb}")
            self.folding = []

    def line(self) -> str:
        self.gather()
        return f"{self.title}: {', '.join(self.deeds)}" if self.deeds else self.title


class _Teller:
    def __init__(self, plan: HandPlan) -> None:
        self.plan = plan
        self.names = [seat.player for seat in plan.seats]
        self.left = [seat.stack for seat in plan.seats]
        self.streets = [street.name.capitalize() for street in variant(plan.game.variant).streets]
        self.pot = 0
        self.high = 0
        self.shown = False
        self.lines: list[_Street] = [_Street(self.streets[0])]

    def hear(self, event: HandEvent) -> None:
        match event:
            case Posted(payments=payments):
                for payment in payments:
                    self._pay(payment.seat, payment.amount)
            case HolesDealt(street=street) if street:
                self.lines.append(_Street(f"{self.streets[street]} (pot {chips(self.pot)})"))
            case BoardDealt(street=street, cards=cards):
                board = " ".join([card_text(card) for card in cards])
                self.lines.append(_Street(f"{self.streets[street]} {board} (pot {chips(self.pot)})"))
            case RoundOpened(high=high):
                self.high = high
            case BetsCollected(seat=seat, returned=returned) if returned:
                self._pay(seat, -returned)
            case AllInsHeld():
                self.lines[-1].add("the all-in waits for the other tables")
            case PotAwarded():
                self._award(event)
            case _:
                self._deed(event)

    def _deed(self, event: HandEvent) -> None:
        """What one player did."""
        line = self.lines[-1]
        match event:
            case Folded(seat=seat):
                line.fold(self.names[seat])
            case HandKilled(seat=seat, reason=reason):
                line.add(f"the hand of {self.names[seat]} is dead ({reason})")
            case Checked(seat=seat):
                line.add(f"{self.names[seat]} checks")
            case BroughtIn(seat=seat, amount=amount):
                self._pay(seat, amount)
                line.add(f"{self.names[seat]} brings in {chips(amount)}{self._all_in(seat)}")
            case CardsDrawn(seat=seat, discarded=discarded, drawn=drawn):
                verb = "draws" if drawn else "throws away"
                line.add(f"{self.names[seat]} {f'{verb} {len(discarded)}' if discarded else 'stands pat'}")
            case Called(seat=seat, amount=amount):
                self._pay(seat, amount)
                line.add(f"{self.names[seat]} calls{self._all_in(seat)}")
            case Raised(seat=seat, amount=amount, to=to):
                self._pay(seat, amount)
                line.add(f"{self.names[seat]} {'raises to' if self.high else 'bets'} {chips(to)}{self._all_in(seat)}")
                self.high = to
            case HandTabled(seat=seat, cards=cards):
                self.shown = True
                line.add(f"{self.names[seat]} shows {' '.join([card_text(card) for card in cards])}")
            case HandMucked(seat=seat):
                line.add(f"{self.names[seat]} mucks")
            case _:
                pass

    def _award(self, event: PotAwarded) -> None:
        winners = joined([f"{self.names[seat]} wins {chips(amount)}" for seat, amount in event.shares])
        side = f"Side pot {event.pot}: " if event.pot else ""
        low = " for the low hand" if event.side.startswith("low") else ""
        alone = "" if self.shown else " uncontested"
        self.lines.append(_Street(f"{side}{winners}{low}{alone}"))

    def _pay(self, seat: int, amount: int) -> None:
        self.left[seat] -= amount
        self.pot += amount

    def _all_in(self, seat: int) -> str:
        return " and is all in" if self.left[seat] == 0 else ""


def story(events: Iterable[HandEvent]) -> tuple[str, ...]:
    """The hand in lines of text; nothing for a hand that has not begun."""
    told = iter(events)
    begun = next(told, None)
    if not isinstance(begun, HandStarted):
        return ()
    teller = _Teller(begun.plan)
    for event in told:
        teller.hear(event)
    return tuple([line.line() for line in teller.lines])


def joined(names: list[str]) -> str:
    """Names as a sentence lists them: ``a, b and c``."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
