"""The evening replayed, command by command, as its director would have given the commands here.

open → entries → seats → start, the clock stopped → sales and busts in turn → deal → prizes, paid out

The clock stands still and is moved by hand to the round of each thing that happened, as no file has the pauses. An
evening that is not over is left stopped, with everybody at his table and chair: the director lets it go on.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import Note, note
from shuffleup.formats.tdt.record import TdtEvent
from shuffleup.maths.deals import DealMethod
from shuffleup.room.tdt.announced import Announcement
from shuffleup.room.tdt.awards import Agreed, Settlement
from shuffleup.room.tdt.course import EveningAct, EveningCourse, Happening, SalePrice
from shuffleup.room.tdt.floor import FloorTeller
from shuffleup.room.tdt.log import IMPORT, LogWriter, ToldLog
from shuffleup.room.tdt.places import places_of
from shuffleup.service.streams import Shuffler
from shuffleup.tournament.facts.clock import next_step
from shuffleup.tournament.facts.entry import chips_of, price_at
from shuffleup.tournament.facts.prizes import pool_cents
from shuffleup.tournament.facts.standing import awaited_rebuys, is_selling, last_level_of_sale, table_of
from shuffleup.tournament.words.chips import Count, CountChips
from shuffleup.tournament.words.clock import PauseClock, SetTimeLeft
from shuffleup.tournament.words.commands import AdvanceLevel, AwardPrizes, Command, DrawSeats, StartEvent
from shuffleup.tournament.words.definition import Break, FixedPrizes, PayoutPlan
from shuffleup.tournament.words.entry import BuyAddOn, CloseRegistration, DeclineRebuy, Rebuy, SellEntry
from shuffleup.tournament.words.live import ReportBust
from shuffleup.tournament.words.money import CASH, Account, AccountKind, MoveCash, Payment, PayPrize, balance_of
from shuffleup.tournament.words.offers import Offer
from shuffleup.tournament.words.prizes import AgreeToDeal, NamedAmount, ProposeDeal, SetPayouts
from shuffleup.tournament.words.reasons import Reason
from shuffleup.tournament.words.state import Phase

_BRINGS_IN = frozenset((EveningAct.ENTRY, EveningAct.RE_ENTRY, EveningAct.REBUY))
_DRAWER, _FLOAT = Account(AccountKind.DRAWER, IMPORT, CASH), Account(AccountKind.FLOAT, "", CASH)


class Evening(Struct, frozen=True):
    """Everything that an evening is replayed from; ``people`` are our ids by those of the file."""

    event: TdtEvent
    course: EveningCourse
    settlement: Settlement
    announcement: Announcement
    people: Mapping[str, str]


class OtherMoneyError(Exception):
    """The money must be divided differently: the sales brought another pool, or no deal could be made."""

    def __init__(self, collected: int, *, dealt: bool) -> None:
        super().__init__(collected)
        self.collected, self.dealt = collected, dealt


def retold(evening: Evening, shuffler: Shuffler) -> tuple[ToldLog, tuple[Note, ...]]:
    """The log of an evening, and what could not be recorded as the file has it.

    Raises ``EveningRefusedError``, and ``OtherMoneyError``.
    """
    teller = EveningTeller(evening, LogWriter(evening.announcement.command.event_id, shuffler))
    teller.tell()
    return teller.log.told(), teller.notes()


class EveningTeller:
    """Gives the commands; ``_odd`` counts what differs from the file."""

    def __init__(self, evening: Evening, log: LogWriter) -> None:
        self.log = log
        self._course, self._settlement = evening.course, evening.settlement
        self._evening = evening
        self._odd: Counter[str] = Counter()
        self._owing: dict[str, int] = {}
        """Chips by which stacks differ from what the sales here give."""
        self._floor = FloorTeller(log, places_of(evening.event), evening.people)
        self._left: list[Happening] = []
        """What is still to be replayed."""

    def tell(self) -> None:
        """Replays the whole evening."""
        course = self._course
        self.log.must(self._evening.announcement.command, self._opened_at())
        if not self._settlement.finished:
            self._set_prizes(self._opened_at())
        first = [one for one in course.happenings if one.act is EveningAct.ENTRY and one.at <= course.started_at]
        first = first if course.started_at else [one for one in course.happenings if one.act is EveningAct.ENTRY]
        for one in first:
            self._sell(one)
        if course.started_at:
            self._start()
            self._left = [one for one in course.happenings if one not in first]
            while self._left:
                one = self._left.pop(self._next())
                if self._settlement.finished and one.act is EveningAct.BUST and not self._sells():
                    self._close(one.at)
                self._advance(one)
                self._happen(one)
            self._finish()

    def _next(self) -> int:
        """The index of what is replayed next: nothing is sold any more when the last player of an evening is out."""
        busts = [place for place, one in enumerate(self._left) if one.act is EveningAct.BUST]
        last = self._settlement.finished and busts == [0] and len(self._left) > 1
        return 1 if last else 0

    def notes(self) -> tuple[Note, ...]:
        """What differs from the file, each with how often."""
        return tuple([note(code, count=count) for code, count in self._odd.items() if count])

    def _opened_at(self) -> int:
        """When the log begins: a moment before anything else."""
        return max(1, min([one.at for one in self._course.happenings] or [self._evening.event.title.started_at]) - 1)

    def _ours(self, player: str) -> str:
        return self._evening.people[player]

    # ── the beginning ────────────────────────────────────────────────────────────────────────────────────────────────

    def _start(self) -> None:
        self.log.must(DrawSeats(), self._course.started_at - 1)
        self._floor.seat_first(self._course.entered)
        self.log.must(StartEvent(), self._course.started_at)
        self.log.must(PauseClock(Reason.IMPORTED))
        self._count()

    def _advance(self, one: Happening) -> None:
        """Moves the clock on to the round in which something happened, as far as sales still to come allow."""
        state, target = self.log.state, one.round
        if one.act is not EveningAct.BUST or self._sells():
            target = min(target, last_level_of_sale(state.definition.money))
        while state.phase is Phase.PLAYING and state.clock.number < target and next_step(state):
            if self.log.give(AdvanceLevel(), one.at):
                return
            state = self.log.state

    # ── sales ────────────────────────────────────────────────────────────────────────────────────────────────────────

    def _sell(self, one: Happening) -> None:
        """Sells an entry at the price of its moment, even later than one could be bought, because the file says so."""
        player = self._ours(one.player)
        paid = self._price(price_at(self.log.state, max(self.log.at, one.at), player))
        money = _paid(paid)
        if table_of(self.log.state, player):
            self._odd["tdt-rebuy-left"] += 1
            return
        if self.log.give(SellEntry(player=player, payments=money), one.at):
            self.log.must(SellEntry(player=player, payments=money, override=Reason.IMPORTED, author=IMPORT), one.at)
        self._note_difference(one, paid)

    def _rebuy(self, one: Happening) -> None:
        place = self._course.offer_of(one)
        if place is None:
            self._odd["tdt-rebuy-left"] += 1
            return
        sold = self.log.state.definition.money.rebuys[place]
        player, price = self._ours(one.player), self._price(sold)
        if self._bought(Rebuy(player=player, payments=_paid(price), offer=sold.name), one.at):
            self._note_difference(one, price)
        elif table_of(self.log.state, player) is None:
            self._sell(one)
        else:
            self._odd["tdt-rebuy-left"] += 1

    def _price(self, offer: Offer) -> SalePrice:
        return SalePrice(offer.cents, offer.fee_cents, chips_of(self.log.state.definition, offer))

    def _add_on(self, one: Happening) -> None:
        place, player = self._course.offer_of(one), self._ours(one.player)
        if place is not None:
            sold = self.log.state.definition.money.add_ons[place]
            price = self._price(sold)
            if self._bought(BuyAddOn(player=player, payments=_paid(price), offer=sold.name), one.at):
                self._note_difference(one, price)
                return
        self._odd["tdt-add-on-left"] += 1

    def _bought(self, command: Rebuy | BuyAddOn, at: int) -> bool:
        if not self.log.give(command, at):
            return True
        again = replace(command, override=Reason.IMPORTED, author=IMPORT)
        return not self.log.give(again, at)

    def _note_difference(self, one: Happening, sold: SalePrice) -> None:
        if (one.price.cents, one.price.fee_cents) != (sold.cents, sold.fee_cents):
            self._odd["tdt-price-differs"] += 1
        if one.price.chips != sold.chips and one.price.chips > 0:
            player = self._ours(one.player)
            self._owing[player] = self._owing.get(player, 0) + one.price.chips - sold.chips
        self._count()

    def _count(self) -> None:
        """Counts the tables where somebody has bought a different number of chips than a sale here gives."""
        if self.log.state.phase is not Phase.PLAYING:
            return
        for player in list(self._owing):
            table = table_of(self.log.state, player)
            if table is None:
                continue
            more = self._owing.pop(player)
            counts = [Count(one.player, one.stack + (more if one.player == player else 0)) for one in table.chairs]
            refused = self.log.give(CountChips(counts=tuple(counts), author=IMPORT, explanation=Reason.IMPORTED))
            self._odd["tdt-chips-left"] += bool(refused)

    # ── what happens ─────────────────────────────────────────────────────────────────────────────────────────────────

    def _sells(self) -> bool:
        """Is anything still to be sold?"""
        return any(later.act is not EveningAct.BUST for later in self._left)

    def _happen(self, one: Happening) -> None:
        match one.act:
            case EveningAct.BUST:
                self._bust(one)
            case EveningAct.REBUY:
                self._rebuy(one)
            case EveningAct.ADD_ON:
                self._add_on(one)
            case _:
                self._sell(one)
                self._floor.seat_late(one.player)

    def _bust(self, one: Happening) -> None:
        deal, player = self._settlement.deal, self._ours(one.player)
        if deal and one.player in deal.cents and not self._sells():
            if deal.ends:
                return  # they are placed by the deal
            self._agree(deal, one.at)
        self._bring_back()
        state = self.log.state
        if table_of(state, player) is None or state.phase is not Phase.PLAYING or state.floor.players < 2:
            self._odd["tdt-bust-left"] += 1
            return
        by = self._floor.together(one.player, one.bust)
        self._odd["tdt-hitman-left"] += bool(one.bust and one.bust.by and not by)
        self.log.must(ReportBust(players=(player,), by=by, author=IMPORT), one.at)
        comes_back = any(later.player == one.player and later.act is not EveningAct.BUST for later in self._left)
        if player in awaited_rebuys(self.log.state) and not comes_back:
            self.log.must(DeclineRebuy(player))

    def _bring_back(self) -> None:
        """A player cannot bust while alone: any player whom the file lets come in later has been there by now."""
        while self.log.state.floor.players < 2:
            comes = [place for place, later in enumerate(self._left) if self._is_away(later)]
            if not comes:
                return
            self._happen(self._left.pop(comes[0]))

    def _is_away(self, later: Happening) -> bool:
        """Will this bring in a player who is not in?"""
        return later.act in _BRINGS_IN and table_of(self.log.state, self._ours(later.player)) is None

    def _close(self, at: int) -> None:
        """Ends the sale; the prizes are those that were paid."""
        if is_selling(self.log.state):
            if pool_cents(self.log.state) != self._settlement.collected:
                raise OtherMoneyError(pool_cents(self.log.state), dealt=self._settlement.deal is not None)
            self._set_prizes(at)
            self.log.must(CloseRegistration(reason=Reason.IMPORTED, author=IMPORT), at)

    def _set_prizes(self, at: int) -> None:
        """The prizes as the file has them, in place of what was announced."""
        if self._settlement.ladder:
            plan = PayoutPlan(FixedPrizes(self._settlement.ladder))
            self.log.must(SetPayouts(plan, Reason.IMPORTED, IMPORT), at)

    # ── the end ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def _agree(self, deal: Agreed, at: int) -> None:
        """The deal of the last players, to which all of them agreed; at most once."""
        state = self.log.state
        players = {self._ours(player): cents for player, cents in deal.cents.items()}
        if state.outcome.deal.made or {chair.player for chair in state.floor.chairs} != players.keys():
            return
        self._close(at)
        if deal.ends:
            self._rank(tuple(players))
        amounts = tuple([NamedAmount(player, cents) for player, cents in players.items()])
        self.log.must(
            ProposeDeal(
                method=DealMethod.CUSTOM,
                amounts=amounts,
                play_on=not deal.ends,
                author=IMPORT,
                told=Reason.IMPORTED,
                figures=IMPORT,
            ),
            at,
        )
        for player in players:
            self.log.must(AgreeToDeal(player, IMPORT))

    def _rank(self, players: Sequence[str]) -> None:
        """Stacks in the order of the places: play ends with the deal, and places go by chips."""
        total, count = sum([chair.stack for chair in self.log.state.floor.chairs]), len(players)
        stacks = [total // count + count - 1 - 2 * place for place in range(count)]
        stacks[0] += total - sum(stacks)
        counts = tuple([Count(player, chips) for player, chips in zip(players, stacks, strict=True)])
        self.log.must(CountChips(counts=counts, author=IMPORT, explanation=Reason.IMPORTED))

    def _finish(self) -> None:
        settlement, ended = self._settlement, self._evening.event.title.ended_at
        if not settlement.finished:
            self._stand()
            return
        if settlement.deal and settlement.deal.ends:
            self._agree(settlement.deal, ended)
        self._close(ended)
        if settlement.deal and not self.log.state.outcome.deal.made:
            raise OtherMoneyError(settlement.collected, dealt=False)
        self.log.must(AwardPrizes(), ended)
        self._odd["tdt-places-differ"] += self._misplaced()
        for award in self.log.state.prizes.awards:
            self._pay(award.player, award.cents)

    def _misplaced(self) -> int:
        """How many players have another place here than in the file, because the file contradicts itself."""
        places = {place.player: place.place for place in self.log.state.places}
        in_file = [self._ours(player) for player in self._settlement.order]
        return sum(places.get(player) != place for place, player in enumerate(in_file, start=1))

    def _pay(self, player: str, cents: int) -> None:
        """Pays a prize in cash; what the drawer lacks comes from the house."""
        short = cents - balance_of(self.log.state.cage.ledger, _DRAWER)
        if short > 0:
            self.log.must(MoveCash(source=_FLOAT, target=_DRAWER, cents=short, reason=Reason.IMPORTED, author=IMPORT))
        self.log.must(PayPrize(player=player, payments=(Payment(method=CASH, cents=cents, cashier=IMPORT),)))

    def _stand(self) -> None:
        """Leaves an evening still in play as it was: level and time, seats, and stacks if they were counted."""
        if self._settlement.ladder and pool_cents(self.log.state) != self._settlement.collected:
            raise OtherMoneyError(pool_cents(self.log.state), dealt=True)
        event, clock = self._evening.event, self._evening.event.clock
        done = event.steps[: max(0, clock.step) + 1]
        level = sum(not step.is_break for step in done)
        self._on(AdvanceLevel(), lambda: self.log.state.clock.number < level)
        if done and done[-1].is_break and isinstance(next_step(self.log.state), Break):
            self.log.give(AdvanceLevel())
        left = clock.seconds - clock.elapsed_seconds
        if 0 < left < clock.seconds:
            self.log.give(SetTimeLeft(left, Reason.IMPORTED, IMPORT))
        self._odd["tdt-seats-differ"] += self._floor.seat_now()
        self._count_survivors()

    def _on(self, command: Command, while_it_is: Callable[[], bool]) -> None:
        while self.log.state.phase is Phase.PLAYING and while_it_is() and next_step(self.log.state):
            if self.log.give(command):
                return

    def _count_survivors(self) -> None:
        """The stacks in the file, if somebody has counted them: they add up to all the chips that were sold."""
        state = self.log.state
        chips = {self._ours(one.id): one.chips for one in self._evening.event.players if one.buy_ins}
        counts = tuple([Count(chair.player, chips.get(chair.player, 0)) for chair in state.floor.chairs])
        if counts and all(one.chips > 0 for one in counts) and sum(one.chips for one in counts) == state.chips.in_play:
            self.log.give(CountChips(counts=counts, author=IMPORT))


def _paid(price: SalePrice) -> tuple[Payment, ...]:
    due = price.cents + price.fee_cents
    return (Payment(method=CASH, cents=due, cashier=IMPORT),) if due else ()
