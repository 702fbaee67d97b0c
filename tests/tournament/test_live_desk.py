"""The desk of an event where people deal: what is taken back, and what is sold when nobody has told the clock."""

from msgspec.structs import replace

from shuffleup.tournament.decision import Decision
from shuffleup.tournament.words import entry as c
from shuffleup.tournament.words.commands import RedrawFinalTable
from shuffleup.tournament.words.live import ReportBust
from shuffleup.tournament.words.money import AccountKind
from shuffleup.tournament.words.offers import Window
from shuffleup.tournament.words.terms import BountyKind, BountyTerms, PrizeShares
from tests.tournament.cage_desk import (
    ADD_ON,
    LATE,
    MINUTE,
    PRICE,
    REBUYS,
    account,
    bust,
    paid,
    refused,
    running,
    sell,
)
from tests.tournament.offers import until
from tests.tournament.room import Room

PROGRESSIVE = PrizeShares(bounty=BountyTerms(kind=BountyKind.PROGRESSIVE, cents=1_000, unit_cents=100))


def void(room: Room, player: str) -> c.VoidEntry:
    """Takes a player's entry back."""
    number = next(entry.number for entry in room.now.entries if entry.player == player)
    return c.VoidEntry(entry=number, reason="he asks for it", author="Dora")


def names(room: Room) -> list[str]:
    """Who sits, table by table."""
    return [chair.player for table in room.now.floor.tables.values() for chair in table.chairs]


def test_whoever_has_a_seat_where_people_deal_has_played_once_anything_was_reported() -> None:
    room = running(4, shares=PROGRESSIVE)
    first, winner, other, _ = names(room)
    room.send(ReportBust(players=(first,), by=(winner,), author="Ada"))
    room.send(sell("late"))
    for player in (winner, other, "late"):
        assert refused(room, void(room, player)).code == "has-played"
    assert (room.now.chips.removed, room.now.bounties.heads[winner]) == (0, 1_500)


def test_before_anything_is_reported_the_word_of_the_desk_is_taken_in_the_first_level() -> None:
    room = running(4)
    first, second, *_ = names(room)
    room.at += 19 * MINUTE
    room.send(void(room, first))
    assert account(room.now, AccountKind.REFUNDS, first) == PRICE
    room.at += MINUTE
    assert refused(room, void(room, second)).code == "has-played", "a level has passed, whether or not it was told"


def test_a_draw_of_new_seats_makes_nobody_new() -> None:
    room = running(4)
    _, loser, winner, _ = names(room)
    bust(room, 1, loser)
    room.send(RedrawFinalTable())
    assert room.now.floor.tables[1].button.last is None
    assert refused(room, void(room, winner)).code == "has-played"


def test_rebuys_and_add_ons_end_with_their_level_though_nobody_tells_the_clock() -> None:
    rebuys = replace(REBUYS, window=until(2, start=True))
    room = running(
        4,
        admission=replace(LATE, late=until(1)),
        rebuy=rebuys,
        add_on=replace(ADD_ON, window=Window(from_level=1, until_level=2, with_break=True)),
    )
    player = names(room)[0]
    again = c.Rebuy(player=player, payments=paid(rebuys.cents))
    more = c.BuyAddOn(player=player, payments=paid(ADD_ON.cents))
    room.at += 20 * MINUTE - 1
    assert isinstance(room.ask(again), Decision) and isinstance(room.ask(more), Decision)
    room.at += 1
    assert refused(room, again).code == "rebuys-over"
    assert isinstance(room.ask(replace(again, override="he was called away", author="Dora")), Decision)
    assert isinstance(room.ask(more), Decision), "they are sold until the end of the second level"
    room.at += 20 * MINUTE
    assert (refused(room, more).code, refused(room, more).fact("level")) == ("add-on-not-now", 3)
    assert refused(room, sell("late")).code == "registration-closed"


def test_an_add_on_is_sold_from_the_moment_its_level_begins() -> None:
    room = running(4, add_on=ADD_ON)
    more = c.BuyAddOn(player=names(room)[0], payments=paid(ADD_ON.cents))
    room.at += 20 * MINUTE - 1
    assert refused(room, more).code == "add-on-not-now"
    room.at += 1
    room.send(more)
    assert room.now.clock.number == 1, "the clock itself moves when somebody tells it"
