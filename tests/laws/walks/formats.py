"""The events that are walked through: every kind of tournament that a room holds, under every book."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from msgspec.structs import replace

from shuffleup.games.limits import Limit
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulebooks.policy.button import ButtonMode
from shuffleup.rulebooks.policy.italian_game import CoveredRule, ItalianTable, VeleRule
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.table.plan import GameKey
from shuffleup.table.rotation import Rotation, RotationGame, Turn
from shuffleup.tournament.facts.flights import as_final_day, as_flight
from shuffleup.tournament.words.definition import (
    AfterLast,
    Break,
    Closing,
    Column,
    Columns,
    Curve,
    DealRules,
    Definition,
    Denomination,
    FixedPrizes,
    ItalianGame,
    Level,
    PayoutPlan,
    Seats,
    Shares,
    ShotClock,
    Structure,
)
from shuffleup.tournament.words.offers import Offer, Sale, Window
from shuffleup.tournament.words.terms import (
    Admission,
    BagCarry,
    BountyKind,
    BountyTerms,
    FinalDay,
    Flight,
    ForgoneBounty,
    MoneyTerms,
    PrizeShares,
    Shootout,
)
from tests.laws.walks.walk import Plan
from tests.tournament.offers import a_price, a_rebuy, an_add_on, sold, until
from tests.tournament.room import NOON, event

BOOKS = ("tda-2024", "pslive", "figp-2012", "mediterraneo-2026")
LEVELS = (
    *(Level(10, 20, minutes=20), Level(15, 30, minutes=20), Break(5), Level(25, 50, 50, minutes=20)),
    *(Level(50, 100, 100, minutes=20), Level(100, 200, 200, hands=8), Level(200, 400, 400, minutes=20)),
)
CHIPS = (Denomination(5, removed_at_level=3), Denomination(25, removed_at_level=5), Denomination(100))
LATE = Admission(late=until(2), re_entries=1, surrender=True)

Format = Callable[[Random, str], tuple[Definition, ResolvedPolicy]]


def _event(dice: Random, **changes: object) -> Definition:
    """Something that any event may be: tables of four to nine, chips to race off, a shot clock, two or three days."""
    plain = event(seats=dice.choice((4, 6, 9)), stack=2_000, payouts=PayoutPlan(Curve(dice.choice((0, 3, 5)))))
    return replace(
        plain,
        structure=Structure(LEVELS, dice.choice(tuple(AfterLast))),
        chips=CHIPS,
        shot_clock=ShotClock(dice.choice((0, 30, 30)), banks=dice.choice((0, 1, 1)), from_level=dice.choice((1, 2))),
        closing=Closing(hand_for_hand=dice.choice((0, 1, 3))),
        **changes,
    )


def _of_the_house(whole: ResolvedPolicy) -> ResolvedPolicy:
    """The book as a house has it in which the hand in progress never counts as missed."""
    conduct = replace(whole.policy.conduct, penalty_hand_counts=False)
    return replace(whole, policy=replace(whole.policy, conduct=conduct))


def freezeout(dice: Random, book: str) -> tuple[Definition, ResolvedPolicy]:
    """One life each, over several days."""
    definition = _event(dice, day_ends=dice.choice(((1,), (2,), (1, 3))))
    return definition, _of_the_house(resolved(book)) if dice.random() < 0.3 else resolved(book)


def rebuys(dice: Random, book: str) -> tuple[Definition, ResolvedPolicy]:
    """Rebuys, an add-on, re-entries, several prices, shares that do not divide, a guarantee."""
    money = MoneyTerms(
        offers=(
            a_price(name="early", cents=4_000, fee=900, until=NOON + 60_000_000),
            a_price(name="late", cents=6_000, fee=1_100, from_level=2),
            a_rebuy(
                cents=3_333,
                fee_cents=77,
                chips=2_000,
                until_level=dice.choice((1, 2, 4)),
                most=dice.choice((1, 2, None)),
                up_to_stack=dice.choice((0, 2_000)),
            ),
            an_add_on(cents=1_111, chips=1_500, from_level=dice.choice((1, 2)), until_level=3),
        ),
        admission=replace(LATE, re_entries=dice.choice((0, 1, None)), late=until(dice.choice((0, 2, 3)))),
        shares=PrizeShares(buy_ins=8_333, purchases=9_111, organisation=333, league=500, tax=1_777),
        guarantee_cents=dice.choice((0, 50_001)),
    )
    return _event(dice, money=money), resolved(book)


def offered(dice: Random, book: str) -> tuple[Definition, ResolvedPolicy]:
    """Entry by minutes, until a level or a day starts; a seat without chips by choice, and rebuys that begin later."""
    late = dice.choice((Window(minutes=30), until(3, start=True), Window(until_day=2)))
    money = MoneyTerms(
        offers=(
            Offer(kind=Sale.ENTRY, name="seat", cents=3_000, fee_cents=500, chips=0),
            a_rebuy(name="single", cents=2_000, chips=2_000, from_level=2, until_level=3),
        ),
        admission=Admission(late=late, re_entries=1),
        shares=PrizeShares(league_cents=200),
    )
    return _event(dice, money=money, day_ends=(2,) if late.until_day else ()), resolved(book)


def alternates(dice: Random, book: str) -> tuple[Definition, ResolvedPolicy]:
    """Fewer seats than players, a list of alternates, and a check of every player."""
    admission = Admission(
        late=until(3),
        re_entries=1,
        cap=dice.choice((6, 9)),
        alternates=dice.choice((0, 2, None)),
        checks=dice.choice(((), ("age",))),
    )
    table = dice.choice((FixedPrizes((30_000, 20_000)), Shares((6_000, 4_000)), Columns((Column(99, (7_000, 3_000)),))))
    plan = PayoutPlan(table, dice.choice((1, 500)) if not isinstance(table, FixedPrizes) else 1)
    days = dice.choice(((), (3,)))
    return replace(_event(dice, money=MoneyTerms(admission=admission), day_ends=days), payouts=plan), resolved(book)


def _bounty(dice: Random, book: str) -> BountyTerms:
    """Heads with a price, a progressive one, or envelopes where the book leaves it to the house."""
    kinds = tuple(BountyKind)[:2] if book == "mediterraneo-2026" else tuple(BountyKind)
    kind = dice.choice(kinds)
    mystery = kind is BountyKind.MYSTERY
    return BountyTerms(
        kind=kind,
        cents=2_000,
        unit_cents=100,
        from_players=dice.choice((0, 6)) if mystery else 0,
        envelopes=(4_000, 2_000) if mystery else (),
    )


def bounties(dice: Random, book: str) -> tuple[Definition, ResolvedPolicy]:
    """An event with bounties, some with rebuys."""
    terms = _bounty(dice, book)
    rebuy = a_rebuy(cents=2_000, chips=2_000, until_level=1) if dice.random() < 0.4 else None
    money = MoneyTerms(admission=LATE, offers=sold(rebuy), shares=PrizeShares(bounty=terms))
    return _event(dice, money=money), resolved(book)


def satellite(dice: Random, book: str) -> tuple[Definition, ResolvedPolicy]:
    """Seats of another event, with a milestone or without."""
    seats = Seats(15_000, "Main event", milestone_chips=dice.choice((0, 0, 7_000)))
    return replace(_event(dice), payouts=PayoutPlan(seats)), resolved(book)


def closing(dice: Random, book: str) -> tuple[Definition, ResolvedPolicy]:
    """The house closes, or the last level is the end: those who are left divide the prizes."""
    ends = Closing(end_of_level=0 if book == "mediterraneo-2026" else 3, house_closes_after_minutes=25)
    shares = Shares((4_000, 3_000, 2_000, 1_000))
    rules = DealRules(allowed=dice.random() < 0.5, least_play_for=dice.choice((0, 1_000)))
    return replace(_event(dice, deals=rules), closing=ends, payouts=PayoutPlan(shares)), resolved(book)


def italian(dice: Random, book: str) -> tuple[Definition, ResolvedPolicy]:
    """Poker all'italiana: antes alone, pots that nobody wins, mad rounds."""
    levels = tuple([Level(0, 0, 10 * number, minutes=20) for number in range(1, 7)])
    table = ItalianTable(
        giro_pazzo=True, vele_rule=dice.choice((VeleRule.LIBERA, VeleRule.CROCE)), covered_rule=CoveredRule.LIBERA
    )
    definition = replace(
        _event(dice),
        game=GameKey("italiana", Limit.NO_LIMIT),
        seats=6,
        seats_max=6,
        structure=Structure(levels),
        chips=(Denomination(5, removed_at_level=3), Denomination(10)),
        italian=ItalianGame(table),
    )
    return definition, resolved(book)


def stud(dice: Random, book: str) -> tuple[Definition, ResolvedPolicy]:
    """A game with a bring-in: nobody is big blind, and players move by position."""
    levels = tuple([Level(0, 0, n, 20, bring_in=2 * n, small_bet=4 * n, big_bet=8 * n) for n in (5, 10, 20, 40)])
    small = tuple([replace(level, small=level.small_bet, big=level.big_bet) for level in levels])
    game = GameKey("stud", Limit.FIXED_LIMIT)
    return replace(_event(dice), game=game, seats=6, seats_max=8, structure=Structure(small)), resolved(book)


def mixed(dice: Random, book: str) -> tuple[Definition, ResolvedPolicy]:
    """Several games in turn, or dealer's choice."""
    games = (
        RotationGame("holdem", limit=Limit.NO_LIMIT),
        RotationGame("stud", uses_button=False),
        RotationGame("omaha", limit=Limit.POT_LIMIT),
        RotationGame("omaha", limit=Limit.FIXED_LIMIT),
    )
    chosen = dice.random() < 0.7
    turn = dice.choice((Turn.HANDS, Turn.ORBITS) if chosen else tuple(Turn))
    rotation = Rotation(games, turn, 2, chosen, "a mix")
    return replace(_event(dice), seats=6, seats_max=8, rotation=rotation), resolved(book)


def won_button(dice: Random, book: str) -> tuple[Definition, ResolvedPolicy]:
    """The winner of a hand has the button of the next one, where the book knows that; else two-handed tables."""
    whole = resolved(book)
    if book != "mediterraneo-2026":
        return replace(_event(dice), seats=2), whole
    button = replace(whole.policy.button, button_mode=ButtonMode.WIN_THE_BUTTON)
    return _event(dice), replace(whole, policy=replace(whole.policy, button=button))


def flight(dice: Random, book: str) -> tuple[Definition, ResolvedPolicy]:
    """A flight that ends with its day, or the heat of a team contest, played to its end."""
    bounty = _bounty(dice, book) if dice.random() < 0.4 else None
    money = MoneyTerms(admission=LATE, shares=PrizeShares(bounty=bounty))
    definition = as_flight(_event(dice, money=money), "main", "1A", dice.choice((1, 2)))
    if bounty is None and dice.random() < 0.6:
        definition = replace(definition, part=Flight("main", "1A", bags=False), day_ends=())
    return definition, resolved(book)


def shootout(dice: Random, book: str) -> tuple[Definition, ResolvedPolicy]:
    """Every table down to one winner, round after round, with new chips or those that were won."""
    part = Shootout(dice.choice((0, 2_000)), dice.choice((0, 1)))
    return replace(_event(dice, part=part), seats=dice.choice((3, 4))), resolved(book)


FORMATS: dict[str, Format] = {
    "freezeout": freezeout,
    "rebuys": rebuys,
    "offered": offered,
    "alternates": alternates,
    "bounties": bounties,
    "satellite": satellite,
    "closing": closing,
    "italian": italian,
    "stud": stud,
    "mixed": mixed,
    "won-button": won_button,
    "flight": flight,
    "shootout": shootout,
}
FINAL_DAY = "final-day"
NAMES = (*FORMATS, FINAL_DAY)


def plan(name: str, book: str, seed: int) -> Plan:
    """An event of a kind, under a book."""
    dice = Random(seed)
    if name == FINAL_DAY:
        return _final_day(dice, book)
    definition, policy = FORMATS[name](dice, book)
    return Plan(name, definition, policy, dice.choice((4, 9, 13, 20)))


def _final_day(dice: Random, book: str) -> Plan:
    """A final day, and the flights that are played before it."""
    bounty = _bounty(dice, book) if dice.random() < 0.6 else None
    money = MoneyTerms(shares=PrizeShares(league=500, bounty=bounty), guarantee_cents=dice.choice((0, 90_000)))
    whole = _event(dice, money=money)
    names = ("1A", "1B")
    ids, forgone = tuple([f"main-{name}" for name in names]), dice.choice(tuple(ForgoneBounty))
    part = FinalDay(ids, dice.choice(tuple(BagCarry)), dice.choice((1, 2)), forgone)
    flights = tuple([as_flight(whole, "main", name, 1) for name in names])
    return Plan(FINAL_DAY, as_final_day(whole, part), resolved(book), 0, flights)
