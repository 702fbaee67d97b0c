"""A shootout: every table plays down to one winner, and the winners of a round sit down to the next one.

Within a round no player changes tables, no table is broken or stops for lack of players, and a winner waits for the
other tables. Where the book lets all who go out at the same time share their places (RP-8 A), all who go out in one
round share them, once it is over; in other books each keeps the place that he had when he went out.
"""

from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.rulebooks.policy.event import TieAcrossTables
from shuffleup.tournament.facts.rules import rule_of
from shuffleup.tournament.words.definition import smallest_chip
from shuffleup.tournament.words.events import PlayersPlaced
from shuffleup.tournament.words.state import EventState
from shuffleup.tournament.words.terms import Shootout


def keeps_tables(state: EventState) -> bool:
    """Does everybody stay at his table until it has a winner?"""
    return isinstance(state.definition.part, Shootout)


def shootout_round_is_over(state: EventState) -> bool:
    """Has every table its winner, with another round to play?"""
    floor = state.floor
    return keeps_tables(state) and len(floor.tables) > 1 and floor.most < 2 <= floor.players and not state.round.busts


def shootout_goes_on(state: EventState) -> Refusal | None:
    """Why no table is broken or combined with others in a shootout, and no seats are drawn while a round goes on."""
    if not keeps_tables(state) or len(state.floor.tables) == 1:
        return None
    if shootout_round_is_over(state):
        return refuse("shootout-goes-on", why="over")
    return refuse("shootout-goes-on", tables=sum([len(table.chairs) > 1 for table in state.floor.tables.values()]))


def new_stack(state: EventState) -> int:
    """What every winner of a round begins the next one with; 0 if he keeps the chips he won, or no round is over."""
    part = state.definition.part
    return part.new_stack if isinstance(part, Shootout) and shootout_round_is_over(state) else 0


def new_unit(state: EventState) -> int:
    """The smallest chip in those new stacks: none that has left play, unless they cannot be made up without it."""
    part, definition = state.definition.part, state.definition
    level = (isinstance(part, Shootout) and part.round_level) or state.clock.number
    unit = smallest_chip(definition, level)
    return smallest_chip(definition, 0) if new_stack(state) % unit else unit


def places_shared(state: EventState) -> tuple[PlayersPlaced, ...]:
    """The places of everybody who went out in the round that is over, where all of them share; none elsewhere."""
    if state.procedure.tie_across_tables is not TieAcrossTables.SHARE_PAID_PLACES:
        return ()
    won, began = state.floor.players, state.outcome.seated
    out = [place for place in state.outcome.places if place.place <= began]
    shared = tuple([replace(place, place=won + 1, shared_by=len(out)) for place in out])
    return (PlayersPlaced(shared, (rule_of(state, "tie_different_tables"),)),)
