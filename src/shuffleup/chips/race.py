"""The chip race of one table, which takes the lowest denomination out of play (TDA 24, PSLive 12, FIGP 58).

Whole multiples are exchanged; each chip left over gets one card; the highest cards win the new chips, one per player.
"""

from collections import Counter
from collections.abc import Sequence
from enum import Enum

from msgspec import Struct

from shuffleup.answer import ProblemError, note
from shuffleup.cards.card import Card
from shuffleup.cards.deck import FULL_DECK
from shuffleup.chips.pile import Pile


class RaceRounding(Enum):
    """How many chips are raced for if the odd chips do not add up to a whole number of them."""

    UP = "up"
    DOWN = "down"
    NEAREST = "nearest"  # half a chip counts as one


class RaceError(ProblemError):
    """The race cannot be held this way."""


class Race(Struct, frozen=True, gc=False):
    """The denomination that goes, and the lowest that stays. Raises ``RaceError`` unless one divides the other."""

    removed: int
    lowest: int
    rounding: RaceRounding = RaceRounding.UP
    first: int = 1
    """The chair that is dealt to first; if it is empty, the next one that is taken."""

    def __post_init__(self) -> None:
        if not 0 < self.removed < self.lowest or self.lowest % self.removed:
            raise RaceError(note("race-must-divide", removed=self.removed, lowest=self.lowest))


class ChairChips(Struct, frozen=True, gc=False):
    """The chips of the player in one chair when the race begins."""

    chair: int
    pile: Pile


class RaceLine(Struct, frozen=True, gc=False):
    """What one player gave and got, in numbers of chips; ``cards`` are those he was dealt."""

    chair: int
    given: int
    """All his chips of the removed denomination."""
    exchanged: int
    """Chips of the new lowest denomination that he got for whole multiples."""
    cards: tuple[Card, ...]
    won: bool
    rescued: bool
    """He lost his last chips in the race and got one chip of the lowest denomination: nobody is raced out."""

    @property
    def received(self) -> int:
        """All the chips of the lowest denomination that he got."""
        return self.exchanged + self.won + self.rescued


class RaceResult(Struct, frozen=True, gc=False):
    """The lines in chair order and the chips raced for."""

    race: Race
    raced_for: int
    lines: tuple[RaceLine, ...]

    @property
    def difference(self) -> int:
        """How much more (or less, if negative) is in play at the table than before."""
        given = sum(line.given for line in self.lines)
        return sum(line.received for line in self.lines) * self.race.lowest - given * self.race.removed


class LateExchange(Struct, frozen=True, gc=False):
    """Chips found after the race: those exchanged for ``received`` of the lowest denomination, and those lost."""

    received: int
    forfeited: int


def cards_needed(race: Race, holdings: Sequence[ChairChips]) -> int:
    """How many cards the race deals: one for each chip left over."""
    return sum(_left_over(race, holding) for holding in holdings)


def race_deck(race: Race, holdings: Sequence[ChairChips]) -> tuple[Card, ...]:
    """The cards to deal from: as many decks as the odd chips need, at least one."""
    return FULL_DECK * max(1, -(-cards_needed(race, holdings) // len(FULL_DECK)))


def run_race(race: Race, holdings: Sequence[ChairChips], cards: Sequence[Card]) -> RaceResult:
    """Holds the race: cards are dealt clockwise from ``race.first``, all of one player's before the next player's.

    A higher rank wins, then spades over hearts over diamonds over clubs, then (with several decks) the lower chair.
    Raises ``RaceError`` for the wrong number of cards, or for a card dealt more often than it is in ``race_deck``.
    """
    order = sorted(holdings, key=lambda holding: holding.chair)
    needed = cards_needed(race, order)
    decks = max(1, -(-needed // len(FULL_DECK)))
    if len(cards) != needed or max(Counter(cards).values(), default=0) > decks:
        raise RaceError(note("race-deals-cards", count=needed, given=len(cards)))
    hands = _dealt(race, order, cards)
    raced_for = _raced_for(race, needed)
    best_first = sorted([place for place, hand in enumerate(hands) if hand], key=lambda place: -max(hands[place]))
    winners = frozenset(best_first[:raced_for])
    lines = [_line(race, holding, hands[place], winners=winners, place=place) for place, holding in enumerate(order)]
    return RaceResult(race, raced_for, tuple(lines))


def pile_after(result: RaceResult, holding: ChairChips) -> Pile:
    """The chips a player holds after the race. Raises ``RaceError`` for a chair that took no part."""
    for line in result.lines:
        if line.chair == holding.chair:
            gone = Pile(((result.race.removed, line.given),)) if line.given else Pile()
            got = Pile(((result.race.lowest, line.received),)) if line.received else Pile()
            return holding.pile.take(gone).add(got)
    raise RaceError(note("chair-not-in-race", number=holding.chair))


def exchange_late(race: Race, found: int) -> LateExchange:
    """Exchanges chips of the removed denomination found after the race at equal value; the rest is lost (TDA 24-C)."""
    whole, left_over = divmod(found, race.lowest // race.removed)
    return LateExchange(whole, left_over)


def _left_over(race: Race, holding: ChairChips) -> int:
    return holding.pile.count(race.removed) % (race.lowest // race.removed)


def _dealt(race: Race, order: Sequence[ChairChips], cards: Sequence[Card]) -> list[tuple[Card, ...]]:
    """Each player's cards, in the order of the chairs."""
    hands: dict[int, tuple[Card, ...]] = {}
    start = 0
    for holding in sorted(order, key=lambda one: (one.chair < race.first, one.chair)):
        end = start + _left_over(race, holding)
        hands[holding.chair] = tuple(cards[start:end])
        start = end
    return [hands[holding.chair] for holding in order]


def _raced_for(race: Race, left_over: int) -> int:
    value = left_over * race.removed
    match race.rounding:
        case RaceRounding.UP:
            return -(-value // race.lowest)
        case RaceRounding.DOWN:
            return value // race.lowest
        case RaceRounding.NEAREST:
            return (2 * value + race.lowest) // (2 * race.lowest)


def _line(race: Race, holding: ChairChips, hand: tuple[Card, ...], *, winners: frozenset[int], place: int) -> RaceLine:
    given = holding.pile.count(race.removed)
    exchanged = (given - len(hand)) * race.removed // race.lowest
    won = place in winners
    had_only_odd_chips = bool(hand) and len(holding.pile) == len(hand)
    return RaceLine(holding.chair, given, exchanged, hand, won, had_only_odd_chips and not won)
