"""Where people deal, "To do" leads on at the end of a day and of an event, and to prizes that fit their pool."""

import pytest
from msgspec.structs import replace

from shuffleup.projections.advice import Advice, advice
from shuffleup.tournament.facts.flights import as_flight
from shuffleup.tournament.words import entry as c
from shuffleup.tournament.words.chips import Bag, BagStacks, Count, CountChips
from shuffleup.tournament.words.clock import (
    AnnounceHandForHand,
    ClockStopped,
    DrawLastHands,
    EditStructure,
    ResumeClock,
    SetTimeLeft,
    StartDay,
)
from shuffleup.tournament.words.commands import AdvanceClock, AwardPrizes, CloseRound, StartRound
from shuffleup.tournament.words.definition import Closing, Curve, Definition, FixedPrizes, PayoutPlan, Seats, Structure
from shuffleup.tournament.words.flights import CloseFlight
from shuffleup.tournament.words.live import ReportBust
from shuffleup.tournament.words.prizes import SetPayouts
from shuffleup.tournament.words.state import Phase
from shuffleup.tournament.words.terms import Admission
from tests.tournament.cage_desk import LATE, LEVELS, MINUTE, REBUYS, announced, refused
from tests.tournament.offers import until
from tests.tournament.room import Room, event, result_of


def told(room: Room) -> list[str]:
    """What is advised."""
    return [one.kind for one in advice(room.now)]


def later(room: Room, minutes: int) -> None:
    """Time passes, and the clock catches up as the server lets it."""
    room.at += minutes * MINUTE
    room.send(AdvanceClock())


def lose(room: Room, *, by: bool = True) -> str:
    """Somebody at the first table loses everything; who has won it is said, or not."""
    first = min(room.now.floor.tables)
    loser, winner = [chair.player for chair in room.now.floor.tables[first].chairs[:2]]
    room.send(ReportBust(players=(loser,), by=(winner,) if by else (), author="Ada"))
    return loser


def counted(room: Room, **chips: int) -> tuple[Count, ...]:
    """Everybody's chips as the record has them, or as they are named."""
    chairs = [chair for table in room.now.floor.tables.values() for chair in table.chairs]
    return tuple([Count(chair.player, chips.get(chair.player, chair.stack)) for chair in chairs])


def room_of(definition: Definition, players: int = 6, book: str = "tda-2024") -> Room:
    """An event in its first level."""
    room = Room(definition, book=book)
    room.open(players)
    return room


# ── the next day ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("book", ["tda-2024", "pslive", "figp-2012"])
def test_a_day_that_is_over_is_followed_by_the_next(book: str) -> None:
    room = room_of(replace(announced(), day_ends=(1,)), book=book)
    later(room, 19)
    assert told(room) == ([] if book == "tda-2024" else ["draw-last-hands"])
    later(room, 1)
    assert advice(room.now) == (Advice("next-day", level=2),)
    room.send(StartDay())
    assert room.now.clock.number == 2 and "next-day" not in told(room)


def test_the_card_that_ends_a_day_is_drawn_while_its_last_level_goes() -> None:
    room = room_of(replace(announced(), day_ends=(2,)), book="pslive")
    assert told(room) == []
    later(room, 20)
    assert advice(room.now) == (Advice("draw-last-hands", "pslive 22", cards=(3, 4, 5, 6, 7)),)
    assert refused(room, DrawLastHands(4)).code == "outside-window"
    later(room, 10)
    room.send(DrawLastHands(4))
    assert told(room) == ["last-hand"]
    room = room_of(replace(announced(), day_ends=(1,)), book="pslive")
    room.play_round(lambda plan, _dice: result_of(plan, {}))
    assert told(room) == [], "where the software deals it draws the card"


def test_a_flight_is_closed_and_has_no_next_day() -> None:
    room = room_of(as_flight(announced(rebuy=REBUYS), "final", "A", 1))
    loser = lose(room)
    later(room, 20)
    assert told(room) == ["rebuy"] and refused(room, StartDay()).code == "flight-over"
    room.send(c.DeclineRebuy(loser))
    assert told(room) == ["close-flight"]
    room.send(CloseFlight("Ada"))
    assert told(room) == [] and room.now.phase is Phase.FINISHED


def test_no_hand_for_hand_is_advised_while_nobody_plays() -> None:
    definition = replace(event(seats=4, levels=LEVELS, closing=Closing(hand_for_hand=5)), day_ends=(1,))
    room = room_of(definition, 7)
    assert "hand-for-hand" in told(room)
    later(room, 20)
    assert told(room) == ["next-day"]


# ── the pool ─────────────────────────────────────────────────────────────────────────────────────────────────────────

TOO_MUCH = PayoutPlan(FixedPrizes((30_000, 20_000)))


def played_down(room: Room) -> None:
    """Until nobody is left to play with."""
    while room.now.phase is Phase.PLAYING:
        lose(room)


def test_prizes_that_are_not_the_pool_are_set_anew_and_only_then_awarded() -> None:
    room = room_of(replace(announced(), payouts=TOO_MUCH))
    later(room, 40)
    assert told(room) == ["payouts"], "as soon as the sale is over, not only after play"
    played_down(room)
    assert told(room) == ["payouts"] and refused(room, AwardPrizes()).code == "pool-open"
    assert refused(room, c.CloseRegistration(reason="play is over", author="Ada")).code == "prizes-do-not-sum"
    room.send(SetPayouts(PayoutPlan(Curve(2)), "six came", "Ada"))
    assert told(room) == ["close-registration"]
    room.send(c.CloseRegistration(reason="play is over", author="Ada"))
    assert told(room) == ["prizes"]
    room.send(AwardPrizes())
    assert sum(one.cents for one in room.now.prizes.awards) == 30_000


def test_prizes_set_anew_in_play_are_fixed_at_once() -> None:
    room = room_of(replace(announced(), payouts=TOO_MUCH))
    later(room, 40)
    room.send(SetPayouts(PayoutPlan(Curve(2)), "six came", "Ada"))
    assert told(room) == [] and room.now.prizes.ladder


def test_levels_that_are_cut_leave_the_end_of_the_sale_to_the_director() -> None:
    room = room_of(announced(replace(LATE, late=until(3))))
    later(room, 20)
    assert told(room) == []
    room.send(EditStructure(Structure(LEVELS[:2]), "the room closes early", "Ada"))
    assert told(room) == ["close-registration"]
    room.send(c.CloseRegistration(reason="nobody comes", author="Ada"))
    assert told(room) == [] and room.now.prizes.ladder


def test_nothing_is_said_of_the_sale_while_a_level_to_come_ends_it() -> None:
    room = room_of(announced(rebuy=REBUYS))
    for minutes in (0, 20, 20):
        later(room, minutes)
        assert told(room) == []
    assert room.now.prizes.ladder


# ── the last level ───────────────────────────────────────────────────────────────────────────────────────────────────


BY_TIME = Closing(end_of_level=3)
"""Play ends with the third level."""


def last_level(admission: Admission = LATE, closing: Closing = BY_TIME) -> Room:
    """Six people at the end of the last level, nobody counted."""
    room = room_of(replace(announced(admission), closing=closing))
    lose(room, by=False)
    later(room, 59)
    return room


def test_the_last_level_ends_with_the_count_of_everybodys_chips() -> None:
    room = last_level()
    assert told(room) == []
    later(room, 1)
    assert [one.at for one in room.events(ClockStopped)] == [room.now.clock.ends_at]
    assert advice(room.now) == (Advice("count", level=3),)
    one, two = [chair.player for chair in room.now.floor.tables[1].chairs[:2]]
    total = sum(count.chips for count in counted(room) if count.player in (one, two))
    room.send(CountChips(counts=counted(room, **{one: total - 100, two: 100}), author="Ada"))
    assert room.now.phase is Phase.PLAYED_OUT and told(room) == ["prizes"]
    assert {place.player: place.place for place in room.now.places}[two] == 5
    assert room.now.places[-5].player == one
    room.send(AwardPrizes())


def test_the_clock_of_the_last_level_stops_once() -> None:
    room = last_level()
    for _ in range(3):
        later(room, 5)
    assert len(list(room.events(ClockStopped))) == 1
    room.send(SetTimeLeft(600, "one level more", "Ada"))
    room.send(ResumeClock())
    later(room, 9)
    assert told(room) == []
    later(room, 1)
    assert told(room) == ["count"]


def test_nobody_is_placed_by_chips_that_were_not_counted() -> None:
    room = last_level()
    later(room, 1)
    lose(room, by=False)
    assert room.now.phase is Phase.PLAYING and [place.place for place in room.now.places] == [6, 5]
    room.send(StartRound())
    assert told(room) == []
    room.send(CloseRound())
    assert room.now.phase is Phase.PLAYING and told(room) == ["count"]


def test_a_count_of_one_table_or_before_the_time_ends_nothing() -> None:
    room = room_of(replace(announced(seats=4), closing=Closing(end_of_level=3, hand_for_hand=0)), 6)
    later(room, 59)
    room.send(CountChips(counts=counted(room), author="Ada"))
    later(room, 1)
    here = {chair.player for chair in room.now.floor.tables[1].chairs}
    room.send(CountChips(counts=tuple([one for one in counted(room) if one.player in here]), author="Ada"))
    assert room.now.phase is Phase.PLAYING and told(room) == ["count"]
    bags = tuple([Bag(one.player, one.chips, f"A{number}") for number, one in enumerate(counted(room))])
    room.send(BagStacks(bags=bags, author="Ada"))
    assert room.now.phase is Phase.PLAYED_OUT


def test_a_sale_that_no_level_ends_is_closed_before_the_count() -> None:
    room = last_level(replace(LATE, late=until(5)))
    later(room, 1)
    room.send(CountChips(counts=counted(room), author="Ada"))
    assert room.now.phase is Phase.PLAYING and told(room) == ["close-registration"]
    room.send(c.CloseRegistration(reason="nobody comes", author="Ada"))
    assert told(room) == ["count"]
    room.send(CountChips(counts=counted(room), author="Ada"))
    assert room.now.phase is Phase.PLAYED_OUT


def test_a_sale_that_the_closing_hour_overtakes_is_closed_before_the_count() -> None:
    terms = replace(announced(replace(LATE, late=until(8))), closing=Closing(house_closes_after_minutes=25))
    room = room_of(terms, book="mediterraneo-2026")
    for _ in range(20):
        later(room, 5)
    for _ in range(3):
        room.send(StartRound())
        room.send(CloseRound())
    assert told(room) == ["close-registration"]
    room.send(c.CloseRegistration(reason="nobody comes", author="Ada"))
    assert advice(room.now) == (Advice("count"),)
    room.send(CountChips(counts=counted(room), author="Ada"))
    assert room.now.phase is Phase.PLAYED_OUT


def test_hand_for_hand_the_count_waits_for_the_hand() -> None:
    definition = event(seats=4, levels=LEVELS, closing=Closing(end_of_level=1, hand_for_hand=5))
    room = room_of(definition, 7)
    room.send(AnnounceHandForHand(0, live=True))
    for _ in range(10):
        assert told(room) == ["hand-over"]
        room.send(CloseRound())
    assert told(room) == ["count"] and not room.now.round.open
    room.send(CountChips(counts=counted(room), author="Ada"))
    assert room.now.phase is Phase.PLAYED_OUT


def test_where_the_software_deals_the_last_level_ends_it_as_ever() -> None:
    room = room_of(event(levels=LEVELS, closing=Closing(end_of_level=1)))
    for _ in range(15):
        if room.now.phase is Phase.PLAYING:
            assert "count" not in told(room)
            room.play_round(lambda plan, _dice: result_of(plan, {}))
    assert room.now.phase is Phase.PLAYED_OUT and not list(room.events(ClockStopped))


def test_a_satellite_is_closed_without_another_division() -> None:
    room = room_of(replace(announced(), payouts=PayoutPlan(Seats(15_000, "Main"))))
    later(room, 40)
    assert told(room) == [] and room.now.prizes.ladder == (15_000, 15_000)
