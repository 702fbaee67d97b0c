"""Racing off a removed denomination, table by table (TDA 24, PSLive 12, FIGP 58). Only new chips change the total.

If the chips before every chair are reported, exactly those are raced. Otherwise a stack is one number, and each player
is assumed to hold as few of the removed chips as it allows: the rest was exchanged at equal value beforehand, as the
rule does with whole multiples.

The cards are drawn by lot, unless those dealt at the table are reported with the chips: then they serve for one race,
and the next race needs its own.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from shuffleup.answer import Refusal, refuse
from shuffleup.cards.card import Card
from shuffleup.chips.pile import Pile
from shuffleup.chips.race import ChairChips, Race, RaceResult, cards_needed, pile_after, race_deck, run_race
from shuffleup.rulebooks.policy.event import ChipRaceStart
from shuffleup.tournament.decision import DRAW_NEEDED, Draft
from shuffleup.tournament.facts.seats import held_by_pot, pot_waits, unknown_table
from shuffleup.tournament.words.chips import HeldPile
from shuffleup.tournament.words.commands import RaceChips
from shuffleup.tournament.words.draws import Draw, drawn_order
from shuffleup.tournament.words.events import ChipsRaced, RaceSeat
from shuffleup.tournament.words.state import Chair, EventState, FloorTable

Piles = tuple[HeldPile, ...]
"""What lies before each chair, in chair order; empty where nothing was reported."""


def race_all(draft: Draft) -> None:
    """Races off the chips that the level no longer uses, at every table between hands that has some."""
    unit, tables = draft.state.clock.unit, draft.state.floor.tables
    for number, table in tables.items():
        if table.unit < unit and not table.hand and not pot_waits(table):
            _race_table(draft, number, ())


def race_chips(draft: Draft, command: RaceChips) -> Refusal | None:
    """The race of one table, at a break or whenever the level has removed a chip."""
    state = draft.state
    table = state.floor.tables.get(command.table)
    if table is None:
        return unknown_table(state, command.table)
    if table.hand:
        return refuse("hand-in-progress", hand=table.hand, table=table.number)
    if table.unit >= state.clock.unit:
        return refuse("nothing-to-race", table=table.number, unit=state.clock.unit)
    if wrong := held_by_pot((table,)) or _wrong_piles(table, command.piles) or _wrong_cards(state, table, command):
        return wrong
    if not draft.has_draw:
        return DRAW_NEEDED
    _race_table(draft, command.table, tuple(sorted(command.piles, key=lambda held: held.chair)), command.dealer)
    return None


def _wrong_piles(table: FloorTable, piles: Sequence[HeldPile]) -> Refusal | None:
    """Refuses piles that are not those of every chair, or do not come to its stack; none need be reported."""
    reported = {held.chair: held.pile.total for held in piles}
    recorded = {chair.number: chair.stack for chair in table.chairs}
    if not piles or (reported == recorded and len(piles) == len(recorded)):
        return None
    wrong = next((chair for chair in {**recorded, **reported} if recorded.get(chair) != reported.get(chair)), 0)
    facts = (("chair", wrong), ("reported", reported.get(wrong, 0)), ("recorded", recorded.get(wrong, 0)))
    return Refusal("chips-do-not-match", facts=(*facts, ("why", "race")))


def _wrong_cards(state: EventState, table: FloorTable, command: RaceChips) -> Refusal | None:
    """Refuses reported cards unless they are one per odd chip before each chair and a deck can contain them."""
    if not _cards_told(command.piles):
        return None
    race = _next_race(state, table, command.dealer)
    for held in command.piles:
        needed, told = cards_needed(race, [_holding_of(held)]), len(held.cards)
        if needed != told:
            facts = (("chair", held.chair), ("needed", needed), ("told", told))
            return Refusal("wrong-race-cards", facts=(*facts, ("why", "number")))
    deck = Counter(race_deck(race, [_holding_of(held) for held in command.piles]))
    if Counter([card for held in command.piles for card in held.cards]) <= deck:
        return None
    return refuse("wrong-race-cards", why="deck")


def _race_table(draft: Draft, number: int, piles: Piles, dealer: int = 0) -> None:
    """One race after another until the level's smallest chip is reached; reported cards serve the race they are for."""
    unit = draft.state.clock.unit
    table = draft.state.floor.tables[number]
    while table.unit < unit:
        race = _next_race(draft.state, table, dealer)
        event = race_held(table, race, draft.draw.part(f"race-{number}-{table.unit}"), piles)
        draft.add(event)
        if _cards_told(piles):
            return
        piles = _after(race, event) if piles else ()
        table = draft.state.floor.tables[number]


def _next_race(state: EventState, table: FloorTable, dealer: int) -> Race:
    """The race of the table's smallest chip, as the book holds it.

    Unless a dealer's chair is given, the staff deal, between the last chair and the first.
    """
    unit = state.clock.unit
    values = [chip.value for chip in state.definition.chips]
    lowest = min([value for value in values if table.unit < value <= unit], default=unit)
    event = state.policy.event
    from_dealer = event.chip_race_start is ChipRaceStart.FIRST_LEFT_OF_DEALER
    return Race(table.unit, lowest, event.race_rounding, dealer + 1 if from_dealer else 1)


def _after(race: Race, event: ChipsRaced) -> Piles:
    """The piles that a race left; none where none were reported."""
    holdings = [_holding_of(held) for held in event.piles]
    if not holdings:
        return ()
    result = run_race(race, holdings, _in_turn(race, [(seat.chair, seat.cards) for seat in event.seats]))
    return tuple([HeldPile(holding.chair, pile_after(result, holding)) for holding in holdings])


def race_held(table: FloorTable, race: Race, draw: Draw, piles: Piles) -> ChipsRaced:
    """The race of one table, with the cards reported along with the piles or else drawn by lot."""
    holdings = [_holding_of(held) for held in piles] or [_holding(chair, race) for chair in table.chairs]
    told = [(held.chair, held.cards) for held in piles]
    drawn = drawn_order(race_deck(race, holdings), draw)[: cards_needed(race, holdings)]
    result = run_race(race, holdings, _in_turn(race, told) if _cards_told(piles) else drawn)
    seats = _seats_after(table, result)
    return ChipsRaced(
        table.number, race.removed, race.lowest, seats, result.difference, draw, piles, race.first, race.rounding
    )


def raced_again(table: FloorTable, event: ChipsRaced) -> ChipsRaced:
    """The race that an event describes, held again with its draw, or with its cards where they were reported."""
    race = Race(event.removed, event.unit, event.rounding, event.first)
    return race_held(table, race, event.draw, event.piles)


def _cards_told(piles: Sequence[HeldPile]) -> bool:
    return any(held.cards for held in piles)


def _in_turn(race: Race, dealt: Iterable[tuple[int, Sequence[Card]]]) -> list[Card]:
    """The cards that were dealt to chairs, from the chair that is dealt to first."""
    in_turn = sorted(dealt, key=lambda one: (one[0] < race.first, one[0]))
    return [card for _, cards in in_turn for card in cards]


def _holding_of(held: HeldPile) -> ChairChips:
    return ChairChips(held.chair, held.pile)


def _seats_after(table: FloorTable, result: RaceResult) -> tuple[RaceSeat, ...]:
    race = result.race
    seats: list[RaceSeat] = []
    for chair, line in zip(table.chairs, result.lines, strict=True):
        after = chair.stack - line.given * race.removed + line.received * race.lowest
        seats.append(RaceSeat(chair.number, chair.stack, after, line.cards))
    return tuple(seats)


def _holding(chair: Chair, race: Race) -> ChairChips:
    kept, odd = divmod(chair.stack, race.lowest)
    chips = ((race.lowest, kept), (race.removed, odd // race.removed))
    return ChairChips(chair.number, Pile(tuple([(value, count) for value, count in chips if count])))
