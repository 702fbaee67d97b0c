"""A ruling that limits what a player may do next, carried out at a table where the software deals."""

from shuffleup.answer import Refusal
from shuffleup.hand.actions import Fold, RaiseTo
from shuffleup.hand.orders.actions import HoldSeat
from shuffleup.hand.orders.events import SeatHeld
from shuffleup.hand.state import BettingRound, HeldRound
from shuffleup.projections.online_table import table_view
from shuffleup.rulings.gesture import Word, said
from shuffleup.rulings.orders import signed
from shuffleup.rulings.ruling import Ruling
from shuffleup.rulings.words_and_chips.declared import what_binds
from shuffleup.service.outcome import Accepted
from shuffleup.service.simulate import START
from shuffleup.store.memory import MemoryStore
from shuffleup.tournament.words.commands import PlanHand
from tests.service.club import TABLE, order, seated, service, table_room, told


def test_the_remedy_of_a_ruling_is_kept_by_the_table_even_after_a_restart() -> None:
    async def story() -> None:
        store = MemoryStore()
        running = service(store)
        await seated(running)
        assert isinstance(await running.execute(order(PlanHand(1), "plan"), START), Accepted)
        room = await table_room(running)
        state = room.state
        assert isinstance(state, BettingRound)
        rules = room.dealt(state.felt.plan).rules
        ruling = what_binds(rules, state, said(Word.CHECK))
        assert isinstance(ruling, Ruling) and ruling.key == "call-or-fold"
        (remedy,) = signed(ruling.remedy, "Rita")
        assert isinstance(remedy, HoldSeat)
        held = await running.execute(order(remedy, "hold", TABLE), START)
        assert isinstance(held, Accepted)
        assert [type(event) for event in held.row.events] == [SeatHeld]

        again = service(store)
        there = await table_room(again)
        assert isinstance(there.state, HeldRound)
        seen = [one.held for one in table_view(there.state, None).players if one.held]
        assert seen == [("fold", "call")]
        refused = await again.execute(order(RaiseTo(state.turn, 400), "raise", TABLE), START)
        assert isinstance(refused, Refusal)
        assert (refused.code, refused.rule) == ("held-to", "tda-2024 55")
        assert isinstance(await again.execute(order(Fold(state.turn), "fold", TABLE), START), Accepted)
        assert type((await table_room(again)).state) is BettingRound

    told(story)
