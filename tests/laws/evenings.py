"""Random evenings of a floor: whatever might be asked next, whether the rules allow it or not."""

import random
from collections.abc import Callable

from shuffleup.answer import Refusal
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.tournament.deciding import decide
from shuffleup.tournament.evolve.apply import fold
from shuffleup.tournament.facts.seats import tables_to_play
from shuffleup.tournament.undo import Given, Rewritten, UndoCommand, history, rewrite
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.clock import PauseClock, ResumeClock, SetTimeLeft
from shuffleup.tournament.words.definition import Definition
from shuffleup.tournament.words.draws import Draw
from shuffleup.tournament.words.entry import BuyAddOn, CloseRegistration, DeclineRebuy, Rebuy, SellEntry, VoidEntry
from shuffleup.tournament.words.events import HandPlanned
from shuffleup.tournament.words.live import PlaceButton, ReportBust
from shuffleup.tournament.words.money import Payment
from shuffleup.tournament.words.seats import BalanceTables, MarkAbsent, MarkPresent, RedrawSeats
from shuffleup.tournament.words.state import EventState, Phase
from shuffleup.tournament.words.terms import Admission, MoneyTerms
from tests.tournament.offers import a_rebuy, an_add_on, sold, until
from tests.tournament.room import NOON, SECOND, a_pot, event

BOOKS = ("tda-2024", "pslive", "figp-2012", "mediterraneo-2026")


def definition(dice: random.Random) -> Definition:
    """A small event with late entries, re-entries and, sometimes, rebuys and an add-on."""
    rebuys = dice.random() < 0.5
    money = MoneyTerms(
        admission=Admission(late=until(2), re_entries=1),
        offers=sold(
            a_rebuy(cents=2_000, chips=1_000, until_level=1),
            an_add_on(cents=1_000, chips=500, from_level=1, until_level=2),
        )
        if rebuys
        else (),
    )
    plain = event(seats=dice.choice((4, 6, 9)))
    return Definition(
        name=plain.name,
        game=plain.game,
        seats=plain.seats,
        currency=plain.currency,
        entry=plain.entry,
        structure=plain.structure,
        payouts=plain.payouts,
        closing=plain.closing,
        seconds_per_hand=plain.seconds_per_hand,
        money=money,
    )


class Evening:
    """An event and the log of what was accepted, as the core knows it."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.at = NOON
        self.log: list[Given] = []
        self.state: EventState | None = None
        self.ask(c.OpenEvent("evening", definition(self.dice), resolved(self.dice.choice(BOOKS))))
        self.ask(c.Register(tuple([f"p{number:02}" for number in range(self.dice.randrange(6, 22))])))
        self.ask(c.DrawSeats())
        self.ask(c.StartEvent())

    @property
    def now(self) -> EventState:
        """The state."""
        assert self.state is not None
        return self.state

    def ask(self, command: c.Command) -> Refusal | None:
        """A command, some seconds after the one before; the reason if it is refused."""
        self.at += self.dice.randrange(1, 120) * SECOND
        draw = Draw(self.dice.randbytes(32).hex(), "evening")
        decided = decide(self.state, command, self.at, draw)
        if isinstance(decided, Refusal):
            return decided
        assert decided.after == fold(decided.events, self.state)
        self.state = decided.after
        version = len(self.log) + 1
        self.log.append(Given(version, f"c{version}", "floor", self.at, command, decided.events, draw))
        return None

    def rewrite(self, command: UndoCommand) -> Refusal | None:
        """An undo or a redo."""
        answer = rewrite(history(self.log), command)
        if isinstance(answer, Refusal):
            return answer
        assert isinstance(answer, Rewritten)
        version = len(self.log) + 1
        self.log.append(Given(version, f"c{version}", "floor", self.at, command, answer.events))
        self.state = answer.after
        return None

    def goes_on(self) -> None:
        """Whatever comes next."""
        if self.dice.random() < 0.04 and self.now.phase is Phase.PLAYING:
            self._deals()
        else:
            self.ask(self._something())

    def _something(self) -> c.Command:
        dice, state = self.dice, self.now
        seated = [chair.player for table in state.floor.tables.values() for chair in table.chairs] or ["nobody"]
        player, table = dice.choice(seated), dice.choice(list(state.floor.tables) or [1])
        somebody = dice.choice([entry.player for entry in state.entries] or ["nobody"])
        chair = dice.randint(1, 9)
        floor: tuple[Callable[[], c.Command], ...] = (
            lambda: ReportBust(players=(player,), author="floor"),
            lambda: ReportBust(players=tuple(dice.sample(seated, min(2, len(seated)))), author="floor"),
            lambda: c.MovePlayer(player, table, chair, "asked", "floor"),
            lambda: c.BreakTable(table),
            BalanceTables,
            RedrawSeats,
            c.RedrawFinalTable,
            lambda: PlaceButton(table=table, chair=chair, author="floor"),
            lambda: MarkAbsent((player,)),
            lambda: MarkPresent((player,)),
        )
        clock: tuple[Callable[[], c.Command], ...] = (
            PauseClock,
            ResumeClock,
            c.AdvanceLevel,
            c.AdvanceClock,
            lambda: SetTimeLeft(dice.randint(60, 900), "slow", "floor"),
        )
        late = f"late{len(self.log)}"
        cage: tuple[Callable[[], c.Command], ...] = (
            lambda: SellEntry(player=late, payments=self._paid(6_000), author="desk"),
            lambda: SellEntry(player=somebody, payments=self._paid(6_000), author="desk"),
            lambda: Rebuy(player=somebody, payments=self._paid(2_000), author="desk"),
            lambda: DeclineRebuy(player=somebody),
            lambda: BuyAddOn(player=player, payments=self._paid(1_000), author="desk"),
            lambda: VoidEntry(entry=dice.randint(1, max(1, len(state.entries))), reason="twice", author="desk"),
            lambda: CloseRegistration(reason="full", author="desk"),
            c.AwardPrizes,
        )
        return dice.choice(dice.choice((floor, floor, clock, cage)))()

    def _paid(self, cents: int) -> tuple[Payment, ...]:
        return (Payment(method=self.dice.choice(("cash", "card")), cents=cents, cashier="desk"),)

    def _deals(self) -> None:
        """A round of hands at every table, as where the software deals."""
        if self.ask(c.StartRound()):
            return
        for table in tables_to_play(self.now):
            if self.ask(c.PlanHand(table)) is None:
                plan = next(one.plan for one in self.log[-1].events if isinstance(one, HandPlanned))
                self.ask(c.ReportHand(table, a_pot(plan, self.dice)))
        self.ask(c.CloseRound())
