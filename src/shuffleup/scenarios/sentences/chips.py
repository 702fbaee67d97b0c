"""What happens to the chips of a tournament apart from hands, and what must be true of them."""

from typing import Annotated, TypeAlias

from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.cards.card import Card
from shuffleup.chips.pile import Pile
from shuffleup.scenarios.event_world import World
from shuffleup.scenarios.forms import NAME, Slot, cards_of, pile_of
from shuffleup.scenarios.language import happens, tells
from shuffleup.scenarios.places import Chair, Chips, Heap, Player, TableNumber, count
from shuffleup.scenarios.said import CASE, say
from shuffleup.scenarios.scene import Finding
from shuffleup.tournament.words.chips import ColourUp, Count, CountChips, ExchangeFound, HeldPile, TakeInStray
from shuffleup.tournament.words.commands import RaceChips
from shuffleup.tournament.words.events import ChipsRaced

_AUTHOR = "floor"
_PILE = r"\d[\dx×+]*"
_RACED = rf"{NAME} {_PILE}(?: with (?:[2-9TJQKA][cdhs])+)?"


class Raced(Struct, frozen=True):
    """The chips before a player in a race, and the cards dealt to him; none if they are drawn."""

    player: str
    pile: Pile
    cards: tuple[Card, ...] = ()


def _raced(text: str) -> Raced:
    name, pile, *rest = text.split(" ")
    return Raced(name, pile_of(pile), cards_of("".join(rest[1:])))


def _counted(text: str) -> tuple[Count, ...]:
    return tuple([Count(name, int(chips)) for name, chips in (part.split(" ") for part in text.split(", "))])


Held: TypeAlias = Annotated[
    tuple[Raced, ...],
    Slot(
        rf"{_RACED}(?:, {_RACED})*",
        lambda text: tuple([_raced(part) for part in text.split(", ")]),
        "players, their chips, and cards if they are said: `Anna 500+25x3 with 9s4d2c, Bruno 25 with Kc`",
    ),
]
Stacks: TypeAlias = Annotated[
    tuple[Count, ...],
    Slot(rf"{NAME} \d+(?:, {NAME} \d+)*", _counted, "players and amounts: `Anna 9000, Bruno 11000`"),
]
Found: TypeAlias = Annotated[int, count("a number of chips")]
ChipValue: TypeAlias = Annotated[int, count("the value of a chip", r"[1-9]\d{0,6}")]


@happens(
    "the chips at table {table} are raced off: {held}", "the chips at table 1 are raced off: Anna 500+25x3, Bruno 25"
)
@happens(
    "the chips at table {table} are raced off by the dealer in chair {chair}: {held}",
    "the chips at table 1 are raced off by the dealer in chair 3: Anna 500+25x3, Bruno 25",
    "The race of one table where a player deals. Who wins is drawn where no cards are said.",
)
def raced_off(world: World, table: TableNumber, held: Held, chair: Chair = 0) -> Refusal | None:
    """The race of one table with everybody's chips. If no cards are given, the winners are drawn."""
    chairs = {one.player: one.number for there in world.state.floor.tables.values() for one in there.chairs}
    strange = next((one.player for one in held if one.player not in chairs), "")
    if strange:
        return refuse("not-in-play", player=strange)
    piles = tuple([HeldPile(chairs[one.player], one.pile, one.cards) for one in held])
    return world.send(RaceChips(table, piles, chair))


@happens("{player} finds {found} chip(s) of {value}", "Anna finds 5 chips of 25")
def finds(world: World, player: Player, found: Found, value: ChipValue) -> Refusal | None:
    """Chips whose race is over."""
    return world.send(ExchangeFound(player=player, value=value, found=found, author=_AUTHOR))


@happens("a count finds {stacks}", "a count finds Anna 9000, Bruno 11000")
def is_counted(world: World, stacks: Stacks) -> Refusal | None:
    """A count of whole tables that is accepted."""
    return world.send(CountChips(counts=stacks, author=_AUTHOR))


@happens("chips worth {amount} are found astray", "chips worth 100 are found astray")
def stray(world: World, amount: Chips) -> Refusal | None:
    """Chips of which nobody knows whose they are."""
    return world.send(TakeInStray(chips=amount, where=CASE, author=_AUTHOR))


@happens("the floor exchanges {given} of {player} for {received}", "the floor exchanges 25x20 of Anna for 500")
def exchanged(world: World, player: Player, given: Heap, received: Heap) -> Refusal | None:
    """A colour-up by the floor's decision."""
    return world.send(ColourUp(player=player, given=given, received=received, author=_AUTHOR))


@tells("the race at table {table} began in chair {chair}", "the race at table 1 began in chair 4")
def race_began(world: World, table: TableNumber) -> Chair | Finding:
    """The chair where the first card of the race went."""
    races = [race for race in world.happened(ChipsRaced) if race.table == table]
    if not races:
        return Finding(say("no race was held there"))
    dealt = [seat.chair for seat in races[-1].seats if seat.cards]
    return min(dealt, key=lambda chair: (chair < races[-1].first, chair), default=0)
