"""Racing a removed denomination off, table by table (TDA 24, PSLive 12, FIGP 58). Only what it makes changes the total.

Who reports the chips before every chair has exactly those raced. Else a stack is one number, and each player is taken
to hold as few of the removed chips as it allows: the rest was exchanged at equal value beforehand, as the rule does
with whole multiples.
"""

from collections.abc import Mapping, Sequence

from shuffleup.chips.pile import Pile
from shuffleup.chips.race import Holding, Race, RaceResult, RaceRounding, cards_needed, pile_after, race_deck, run_race
from shuffleup.rulebooks.policy.event import ChipRaceStart
from shuffleup.tournament import carried_pots, seating
from shuffleup.tournament.chip_commands import HeldPile
from shuffleup.tournament.commands import RaceChips
from shuffleup.tournament.draft import DRAW_NEEDED, Decision, Draft
from shuffleup.tournament.draws import Draw, drawn_order
from shuffleup.tournament.events import ChipsRaced, RaceSeat
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import Chair, EventState, Table

Piles = Mapping[int, Pile]
"""What lies before each chair; empty where nobody has said."""


def race_all(draft: Draft) -> None:
    """Races wherever a table between hands still has chips that the level no longer knows."""
    unit = draft.state.clock.stakes.unit
    for number, table in draft.state.floor.tables.items():
        if table.unit < unit and not table.hand and not carried_pots.waits(table):
            _race_table(draft, number, {})


def race_chips(state: EventState, command: RaceChips, draw: Draw | None) -> Decision:
    """The race of one table, at a break or whenever the level has removed a chip."""
    table = state.floor.tables.get(command.table)
    if table is None:
        return seating.unknown_table(state, command.table)
    if table.hand:
        return Refusal(
            "hand-in-progress",
            f"table {table.number} is playing hand {table.hand}",
            facts=(("hand", table.hand), ("table", table.number)),
        )
    if table.unit >= state.clock.stakes.unit:
        return Refusal(
            "nothing-to-race",
            f"table {table.number} has no chips below {state.clock.stakes.unit}",
            facts=(("table", table.number), ("unit", state.clock.stakes.unit)),
        )
    wrong = carried_pots.stays((table,)) or _wrong_piles(table, command.piles)
    if wrong is not None:
        return wrong
    if draw is None:
        return DRAW_NEEDED
    draft = Draft(state, draw)
    _race_table(draft, command.table, {held.chair: held.pile for held in command.piles}, command.dealer)
    return draft.events


def _wrong_piles(table: Table, piles: Sequence[HeldPile]) -> Refusal | None:
    """Piles, if any are reported, are those of every chair and come to its stack."""
    reported = {held.chair: held.pile.total for held in piles}
    recorded = {chair.number: chair.stack for chair in table.chairs}
    if not piles or (reported == recorded and len(piles) == len(recorded)):
        return None
    wrong = next((chair for chair in {**recorded, **reported} if recorded.get(chair) != reported.get(chair)), 0)
    message = f"the chips before chair {wrong} come to {reported.get(wrong, 0)}, not to {recorded.get(wrong, 0)}"
    facts = (("chair", wrong), ("reported", reported.get(wrong, 0)), ("recorded", recorded.get(wrong, 0)))
    return Refusal("chips-do-not-match", message, facts=(*facts, ("why", "race")))


def _race_table(draft: Draft, number: int, piles: Piles, dealer: int = 0) -> None:
    """One race after the other until the smallest chip of the level is reached."""
    unit = draft.state.clock.stakes.unit
    values = [chip.value for chip in draft.state.opening.definition.chips]
    table = draft.state.floor.tables[number]
    while table.unit < unit:
        above = min([value for value in values if table.unit < value <= unit], default=unit)
        race = _race(draft.state, table.unit, above, dealer)
        draft.add(raced(table, race, draft.draw.part(f"race-{number}-{table.unit}"), piles))
        piles = _after(piles, race, draft, number)
        table = draft.state.floor.tables[number]


def _race(state: EventState, removed: int, lowest: int, dealer: int) -> Race:
    """A race as the book holds it. Nobody deals but the staff, between the last chair and the first, unless told."""
    event = state.opening.policy.policy.event
    from_dealer = event.chip_race_start is ChipRaceStart.FIRST_LEFT_OF_DEALER
    return Race(removed, lowest, RaceRounding(event.race_rounding.value), dealer + 1 if from_dealer else 1)


def _after(piles: Piles, race: Race, draft: Draft, number: int) -> Piles:
    """The piles that the race left."""
    last = draft.events[-1]
    if not piles or not isinstance(last, ChipsRaced) or last.table != number:
        return {}
    holdings = [Holding(chair, pile) for chair, pile in piles.items()]
    in_order = sorted(last.seats, key=lambda seat: (seat.chair < race.first, seat.chair))
    result = run_race(race, holdings, [card for seat in in_order for card in seat.cards])
    return {holding.chair: pile_after(result, holding) for holding in holdings}


def raced(table: Table, race: Race, draw: Draw, piles: Piles) -> ChipsRaced:
    """The race of one table; the same draw always deals the same cards."""
    holdings = [
        Holding(chair.number, piles[chair.number]) if piles else _holding(chair, race) for chair in table.chairs
    ]
    cards = drawn_order(race_deck(race, holdings), draw)[: cards_needed(race, holdings)]
    result = run_race(race, holdings, cards)
    held = tuple([HeldPile(holding.chair, holding.pile) for holding in holdings]) if piles else ()
    seats = _seats(table, result)
    return ChipsRaced(
        table.number, race.removed, race.lowest, seats, result.difference, draw, held, race.first, race.rounding
    )


def raced_again(table: Table, event: ChipsRaced) -> ChipsRaced:
    """The race that an event tells of, held once more with its draw."""
    race = Race(event.removed, event.unit, event.rounding, event.first)
    return raced(table, race, event.draw, {held.chair: held.pile for held in event.piles})


def _seats(table: Table, result: RaceResult) -> tuple[RaceSeat, ...]:
    race = result.race
    return tuple(
        [
            RaceSeat(
                chair.number,
                chair.stack,
                chair.stack - line.given * race.removed + line.received * race.lowest,
                line.cards,
            )
            for chair, line in zip(table.chairs, result.lines, strict=True)
        ]
    )


def _holding(chair: Chair, race: Race) -> Holding:
    kept, odd = divmod(chair.stack, race.lowest)
    chips = ((race.lowest, kept), (race.removed, odd // race.removed))
    return Holding(chair.number, Pile(tuple([(value, count) for value, count in chips if count])))
