"""What a rulebook fixes about a kind of event: the number of players is known when seats are drawn (MED-23)."""

from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.rulebooks.catalogue import RULEBOOKS
from shuffleup.tournament.decision import Decision
from shuffleup.tournament.verification import drawn_again
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.definition import Definition, EntryTerms, PayoutPlan, Shares
from shuffleup.tournament.words.events import EventOpened, OverruledBy, SeatsDrawn
from shuffleup.tournament.words.terms import MoneyTerms, SetAside
from tests.tournament.room import Room, event

BOOK = "mediterraneo-2026"
LIMITS = RULEBOOKS[BOOK].money.price_bands["sit-and-go"]
PLAYERS = tuple([f"p{number}" for number in range(1, 10)])


def sit_and_go(**money: object) -> Definition:
    """A sit & go of 50 euros."""
    return replace(
        event(seats=10),
        entry=EntryTerms(5_000, 500, 50),
        payouts=PayoutPlan(Shares((5_000, 3_000, 2_000))),
        money=MoneyTerms(bands=LIMITS, **money),  # type: ignore[arg-type]
    )


def test_nine_players_sit_down_only_with_a_reason_which_the_draw_keeps() -> None:
    room = Room(sit_and_go(), book=BOOK)
    room.send(c.Register(PLAYERS))
    for asked in (c.DrawSeats(), c.DrawSeats(" ", "Ada"), c.DrawSeats("one went home")):
        refused = room.ask(asked)
        assert isinstance(refused, Refusal) and refused.rule == f"{BOOK} MED-23"
        assert [refused.fact(name) for name in ("what", "fixed", "value")] == ["entries", 10, 9]
    before = room.now
    (drawn,) = room.send(c.DrawSeats("one went home", "Ada"))
    assert isinstance(drawn, SeatsDrawn)
    assert drawn.overruled == OverruledBy("entries", "one went home", "Ada", f"{BOOK} MED-23")
    assert drawn_again(before, drawn) == drawn, "the draw can be checked"


def test_ten_players_need_none_and_a_reason_that_is_not_needed_is_not_kept() -> None:
    room = Room(sit_and_go(), book=BOOK)
    room.send(c.Register((*PLAYERS, "p10")))
    (drawn,) = room.send(c.DrawSeats("because", "Ada"))
    assert isinstance(drawn, SeatsDrawn) and drawn.overruled is None


def test_what_is_overruled_stands_in_the_opening_event() -> None:
    room = Room(sit_and_go(overruled=(SetAside("entries", "nine chairs"),)), book=BOOK)
    (opened,) = room.log
    assert isinstance(opened, EventOpened)
    assert opened.opening.definition.money.overruled == (SetAside("entries", "nine chairs"),)
    room.send(c.Register(PLAYERS))
    assert isinstance(room.ask(c.DrawSeats()), Decision)
