"""Chips outside hands: counts against the total, bags, chips found, colour-ups, and races of the chips on the table."""

from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.cards.deck import FULL_DECK
from shuffleup.chips.pile import parse_pile
from shuffleup.projections.advice import advice
from shuffleup.rulebooks.policy.event import ChipRaceStart
from shuffleup.tournament.evolve.apply import fold
from shuffleup.tournament.evolve.floor import recount
from shuffleup.tournament.verification import drawn_again
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.chips import (
    Bag,
    BagStacks,
    ColourUp,
    Count,
    CountChips,
    ExchangeFound,
    FoundExchanged,
    TakeInStray,
)
from shuffleup.tournament.words.definition import Break, Denomination
from shuffleup.tournament.words.events import ChipsRaced
from shuffleup.tournament.words.state import Phase
from tests.tournament.race_room import CHIPS, LEVELS, a_room, piles
from tests.tournament.room import Room, a_small_pot, amended, event


def code(room: Room, command: c.Command) -> str:
    """The code with which a command is refused."""
    decided = room.ask(command)
    assert isinstance(decided, Refusal), decided
    return decided.code


def counts(room: Room, **others: int) -> tuple[Count, ...]:
    """Everybody's chips as they are on record, but for these."""
    return tuple(
        [
            Count(chair.player, others.get(chair.player, chair.stack))
            for table in room.now.floor.tables.values()
            for chair in table.chairs
        ]
    )


def test_a_count_that_comes_to_the_total_is_taken_and_any_other_asks_for_a_reason() -> None:
    """Chips may have changed hands unreported; together they are what was issued."""
    room = a_room()
    swapped = counts(room, p0001=2_500, p0002=1_500)
    room.send(CountChips(counts=swapped, author="Ada"))
    assert recount(room.now) == 12_000
    assert {one.player: one.chips for one in counts(room)}["p0001"] == 2_500
    short = CountChips(counts=counts(room, p0003=1_900), author="Ada")
    refused = room.ask(short)
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.fact("difference")) == ("count-does-not-match", -100)
    room.send(replace(short, explanation="a chip of 100 fell through the floor"))
    assert (room.now.chips.found, room.now.chips.in_play) == (-100, 11_900)
    assert recount(room.now) == 11_900


def test_a_chip_found_astray_is_what_the_next_count_may_miss() -> None:
    """TDA 64: without an owner it goes to the inventory."""
    room = a_room()
    room.send(TakeInStray(chips=100, where="under table 1", author="Ada"))
    assert (room.now.chips.strayed, room.now.chips.in_play) == (100, 12_000)
    room.send(CountChips(counts=counts(room, p0003=1_900), author="Ada"))
    assert (room.now.chips.strayed, room.now.chips.in_play) == (0, 11_900)
    assert recount(room.now) == 11_900


def test_tables_are_counted_whole_and_bags_have_a_tag_each() -> None:
    """One refusal each; a good set of bags is kept for the morning."""
    room = a_room(8)
    assert code(room, CountChips(counts=counts(room)[:1], author="Ada")) == "count-incomplete"
    assert code(room, CountChips(counts=(*counts(room), counts(room)[0]), author="Ada")) == "counted-twice"
    assert code(room, CountChips(counts=(Count("nobody", 5),), author="Ada")) == "not-in-play"
    assert code(room, CountChips(counts=counts(room, p0001=0, p0002=4_000), author="Ada")) == "no-chips"
    assert code(room, CountChips(counts=counts(room), author="")) == "reason-missing"
    bags = tuple([Bag(one.player, one.chips, f"A{place}") for place, one in enumerate(counts(room))])
    one_table = {chair.player for chair in room.now.floor.tables[1].chairs}
    room.send(CountChips(counts=tuple([one for one in counts(room) if one.player in one_table]), author="Ada"))
    assert code(room, BagStacks(bags=bags[:4], author="Ada")) == "count-incomplete"
    assert code(room, BagStacks(bags=(*bags[1:], replace(bags[0], tag="A1")), author="Ada")) == "counted-twice"
    room.send(BagStacks(bags=bags, author="Ada"))
    assert [(bag.player, bag.tag) for bag in room.now.records.bags] == [(bag.player, bag.tag) for bag in bags]
    room.plan(1)
    assert code(room, BagStacks(bags=bags, author="Ada")) == "hand-in-progress"


def raced_room(book: str = "tda-2024") -> Room:
    """A room at level 2 whose 25s have gone."""
    room = a_room(book=book)
    room.send(c.AdvanceLevel())
    room.send(c.RaceChips(1))
    return room


@pytest.mark.parametrize(("found", "received", "forfeited"), [(5, 1, 1), (3, 0, 3), (4, 1, 0)])
def test_chips_found_after_their_race_count_at_equal_value_only(found: int, received: int, forfeited: int) -> None:
    """TDA 24-C, PSLive 12."""
    room = raced_room("pslive")
    before = room.now.chips.in_play
    (told,) = room.send(ExchangeFound(player="p0001", value=25, found=found, author="Ada"))
    assert isinstance(told, FoundExchanged)
    assert (told.received, told.forfeited, told.rule) == (received, forfeited, "pslive 12")
    assert recount(room.now) == before + 100 * received
    assert code(room, ExchangeFound(player="p0001", value=100, found=1, author="Ada")) == "still-in-play"


def test_a_colour_up_is_of_equal_value_and_changes_no_stack() -> None:
    """TDA 25-B, PSLive 13."""
    room = a_room()
    even = ColourUp(player="p0001", given=parse_pile("25x20"), received=parse_pile("500"), author="Ada")
    before = room.now.floor
    room.send(even)
    assert room.now.floor == before
    assert code(room, replace(even, received=parse_pile("100"))) == "not-equal-value"
    assert code(room, replace(even, given=parse_pile("25x100"), received=parse_pile("500x5"))) == "too-many-chips"
    odd = replace(even, given=parse_pile("25x10"), received=parse_pile("250"))
    assert code(room, odd) == "not-in-the-set"


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(("tda-2024", "pslive", "figp-2012")), st.integers(0, 9_999), st.integers(0, 6), st.booleans())
def test_a_race_of_the_chips_on_the_table_races_nobody_out_and_can_be_held_again(
    book: str,
    seed: int,
    dealer: int,
    two_at_once: bool,  # noqa: FBT001 - drawn by Hypothesis
) -> None:
    """Two removals in one go too; what the race makes is in the ledger, and one chip is won by a player at most."""
    room = amended(a_room(book=book), "event", chip_race_start=ChipRaceStart.FIRST_LEFT_OF_DEALER)
    dice = Random(seed)
    for _ in range(3):
        room.play_round(a_small_pot)
    if room.now.phase is not Phase.PLAYING:
        return
    for _ in range(1 + two_at_once):
        room.send(c.AdvanceLevel())
    held = piles(room, dice)
    before = room.now
    events = room.send(c.RaceChips(1, held, dealer))
    table = room.now.floor.tables[1]
    assert table.unit == room.now.clock.stakes.unit
    assert len(table.chairs) == len(before.floor.tables[1].chairs)
    assert all(chair.stack > 0 and chair.stack % table.unit == 0 for chair in table.chairs)
    assert recount(room.now) == before.chips.in_play + sum(one.added for one in events if isinstance(one, ChipsRaced))
    state = before
    for happened in events:
        assert isinstance(happened, ChipsRaced)
        assert (happened.first, drawn_again(state, happened)) == (dealer + 1, happened)
        state = fold([happened], state)


def test_piles_that_are_not_the_stacks_are_refused() -> None:
    """The race is of the chips that are there."""
    room = a_room()
    room.send(c.AdvanceLevel())
    held = piles(room, Random(1))
    assert code(room, c.RaceChips(1, held[1:])) == "chips-do-not-match"
    wrong = replace(held[0], pile=parse_pile("500x9"))
    assert code(room, c.RaceChips(1, (wrong, *held[1:]))) == "chips-do-not-match"


def test_two_values_go_one_after_the_other_where_nobody_has_told_of_chips() -> None:
    """Each stack is a number, raced for the 25s and again for the 100s."""
    room = a_room(stack=2_075)
    room.send(c.AdvanceLevel())
    room.send(c.AdvanceLevel())
    before = room.now
    races = [one for one in room.send(c.RaceChips(1)) if isinstance(one, ChipsRaced)]
    assert [(race.removed, race.unit) for race in races] == [(25, 100), (100, 500)]
    state = before
    for race in races:
        assert drawn_again(state, race) == race
        state = fold([race], state)
    assert all(chair.stack % 500 == 0 for chair in room.now.floor.tables[1].chairs)


def test_the_cards_that_were_dealt_at_the_table_decide_one_race() -> None:
    """One for each chip left over, each of them once; the chips of the next value wait for a race of their own."""
    room = a_room(stack=2_075)
    room.send(c.AdvanceLevel())
    room.send(c.AdvanceLevel())
    state = room.now
    held = piles(room, Random(1))
    deck = iter(FULL_DECK)
    dealt = [replace(one, cards=tuple(islice(deck, one.pile.count(25) % 4))) for one in held]
    assert sum(len(one.cards) for one in dealt) == 6 * 3
    first = next(place for place, one in enumerate(dealt) if one.cards)
    for cards, why in (
        (dealt[first].cards[1:], "number"),
        ((*dealt[first].cards, FULL_DECK[-1]), "number"),
        ((52, *dealt[first].cards[1:]), "deck"),
        ((next(deck), *dealt[first].cards[1:]), ""),
    ):
        wrong = (*dealt[:first], replace(dealt[first], cards=cards), *dealt[first + 1 :])
        answer = room.ask(c.RaceChips(1, wrong))
        assert (dict(answer.facts)["why"] if isinstance(answer, Refusal) else "") == why
    last = max(place for place, one in enumerate(dealt) if one.cards)
    twice = replace(dealt[last], cards=(dealt[first].cards[0], *dealt[last].cards[1:]))
    assert last != first
    assert code(room, c.RaceChips(1, (*dealt[:last], twice, *dealt[last + 1 :]))) == "wrong-race-cards"
    (race,) = room.send(c.RaceChips(1, tuple(reversed(dealt))))
    assert isinstance(race, ChipsRaced)
    assert [seat.cards for seat in race.seats] == [one.cards for one in dealt]
    assert race.unit == room.now.floor.tables[1].unit == 100
    assert room.now.clock.stakes.unit == 500
    assert drawn_again(state, race) == race


def told(room: Room) -> list[tuple[tuple[int, ...], int, str]]:
    """What the floor is told of chips that leave play: which, before what level, by which rule."""
    return [(one.chips, one.level, one.rule) for one in advice(room.now) if one.kind == "colour-up"]


def test_where_people_deal_the_floor_is_told_of_chips_that_leave_play() -> None:
    """In the break before the level; where there is no break, in the level before it."""
    levels = (LEVELS[0], Break(10), LEVELS[1], replace(LEVELS[1], big=300), LEVELS[2])
    room = Room(replace(event(seats=6, stack=2_000, levels=levels), chips=(Denomination(25, 2), *CHIPS[1:])), seed=2)
    room.open(6)
    assert told(room) == [], "the break comes first"
    room.send(c.AdvanceLevel())
    assert told(room) == [((25,), 2, "tda-2024 24")]
    room.send(c.AdvanceLevel())
    assert told(room) == [((100,), 3, "tda-2024 24")], "no break before it"
    room.send(c.AdvanceLevel())
    assert told(room) == []


def test_where_the_software_deals_chips_are_raced_off_by_themselves() -> None:
    room = a_room()
    assert told(room) == [((25,), 2, "tda-2024 24")]
    room.play_round()
    assert told(room) == []
