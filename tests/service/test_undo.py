"""Any command can be undone and redone by its name; what came after is decided again, or the conflict is named."""

import random

from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.locale.answers import answer_text
from shuffleup.projections.audit import audit
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.service.outcome import Accepted, Outcome
from shuffleup.service.streams import SOFTWARE
from shuffleup.store.memory import MemoryStore
from shuffleup.store.port import broken_at
from shuffleup.tournament.evolve.floor import recount
from shuffleup.tournament.facts.seats import free_chairs
from shuffleup.tournament.facts.standing import table_of
from shuffleup.tournament.undo import DecidedAgain, Undo, Undone
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.clock import PauseClock, ResumeClock, SetTimeLeft
from shuffleup.tournament.words.entry import SellEntry
from shuffleup.tournament.words.live import PlaceButton, ReportBust
from shuffleup.tournament.words.money import Account, AccountKind, LedgerPosting
from shuffleup.tournament.words.seats import BalanceTables, RedrawSeats
from shuffleup.tournament.words.state import EventState
from shuffleup.tournament.words.terms import Shootout
from tests.service.club import EVENT, told
from tests.service.club import club as plain_club
from tests.service.live_club import LiveClub


def refusal(outcome: Outcome) -> Refusal:
    """An answer that must be a refusal."""
    assert isinstance(outcome, Refusal)
    return outcome


def test_a_wrong_bust_is_undone_and_the_places_after_it_are_worked_out_anew() -> None:
    async def story() -> None:
        club = LiveClub(MemoryStore())
        await club.open(12)
        first, second = (await club.at_table(1))[:2]
        await club.bust(first, command_id="wrong")
        await club.bust(second, command_id="right")
        assert {one.player: one.place for one in (await club.state()).places} == {first: 12, second: 11}
        assert isinstance(await club.undo("wrong"), Accepted)
        state = await club.state()
        assert {one.player: one.place for one in state.places} == {second: 12}
        assert table_of(state, first) is not None
        row = (await club.store.read(EVENT))[-1]
        assert row.events[:2] == (Undone("wrong"), DecidedAgain("right"))
        assert broken_at(await club.store.read(EVENT), await club.store.digests(EVENT)) is None

    told(story)


def test_the_next_round_of_a_shootout_is_undone_but_no_bust_that_it_needs() -> None:
    async def story() -> None:
        club = LiveClub(MemoryStore(), replace(plain_club().definition, part=Shootout(new_stack=2_000), seats=3))
        await club.open(6)
        for table in (1, 2):
            winner, *out = await club.at_table(table)
            for player in out:
                await club.bust(player, by=[winner], command_id=player)
        before = await club.state()
        await club.give(RedrawSeats(), command_id="round")
        after = await club.state()
        assert [chair.stack for chair in after.floor.chairs] == [2_000, 2_000]
        told_why = refusal(await club.undo(out[-1]))
        assert told_why.fact("refused") == "shootout-goes-on"
        assert isinstance(await club.undo("round"), Accepted)
        assert await club.state() == before
        assert isinstance(await club.redo("round"), Accepted)
        assert await club.state() == after

    told(story)


def test_undo_then_redo_is_the_identity_also_after_a_restart() -> None:
    async def story() -> None:
        club = LiveClub(MemoryStore())
        await club.open(12)
        out = await club.at_table(2)
        await club.bust(out[0], command_id="one")
        await club.bust(out[1], by=[out[2]], command_id="two")
        before = await club.state()
        for command_id in ("one", "two", "c2", "c3", "c4"):
            if isinstance(await club.undo(command_id), Accepted):
                assert await club.state() != before
                assert isinstance(await club.redo(command_id), Accepted)
            assert await club.state() == before
        again = LiveClub(club.store)
        assert await again.state() == before

    told(story)


def test_the_first_later_command_that_would_be_refused_is_the_conflict_and_nothing_is_written() -> None:
    async def story() -> None:
        club = LiveClub(MemoryStore())
        await club.open(12)
        state = await club.state()
        player = (await club.at_table(1))[0]
        target = state.floor.tables[2]
        if not free_chairs(target):
            await club.bust((await club.at_table(2))[0])
            target = (await club.state()).floor.tables[2]
        chair = free_chairs(target)[0]
        await club.give(c.MovePlayer(player, 2, chair, "asked for it", "floor"), "move")
        await club.give(PlaceButton(table=2, chair=chair, author="floor"), "button")
        rows = await club.store.read(EVENT)
        refused = refusal(await club.undo("move"))
        assert refused.code == "undo-conflict"
        assert refused.fact("command_id") == "button"
        assert refused.fact("refused") == "seat-empty"
        assert f"nobody sits in chair {chair}" in answer_text(refused)
        assert await club.store.read(EVENT) == rows

    told(story)


def test_what_cannot_be_undone_says_why() -> None:
    async def story() -> None:
        club = LiveClub(MemoryStore())
        await club.open(6)
        await club.give(c.AdvanceClock(), "tick")
        assert refusal(await club.undo("c1")).code == "not-undoable"
        assert refusal(await club.undo("tick")).code == "not-undoable"
        assert refusal(await club.undo("no such")).code == "unknown-command"
        assert refusal(await club.redo("c2")).code == "not-undone"
        await club.give(Undo("c4"), "back")
        assert refusal(await club.undo("c4")).code == "undone-already"
        assert refusal(await club.undo("back")).code == "unknown-command"
        await club.give(c.StartEvent())
        await club.give(c.StartRound())
        await club.give(c.PlanHand(1), "dealt")
        assert refusal(await club.undo("dealt")).code == "hand-dealt"
        conflict = refusal(await club.undo("c3"))
        assert (conflict.code, conflict.fact("refused")) == ("undo-conflict", "not-seated")

    told(story)


def test_a_hand_that_would_have_been_dealt_otherwise_keeps_what_led_to_it() -> None:
    async def story() -> None:
        club = LiveClub(MemoryStore())
        await club.open(6)
        chair = (await club.state()).floor.tables[1].button.first % 6 + 1
        await club.give(PlaceButton(table=1, chair=chair, author="floor"), "button")
        await club.give(c.StartRound())
        await club.give(c.PlanHand(1), "dealt")
        conflict = refusal(await club.undo("button"))
        assert (conflict.code, conflict.fact("refused")) == ("undo-conflict", "hand-dealt")

    told(story)


def test_money_that_goes_back_is_named() -> None:
    async def story() -> None:
        club = LiveClub(MemoryStore())
        await club.give(c.OpenEvent("club", club.definition, resolved("tda-2024")))
        await club.sell("Anna", "sale")
        assert isinstance(await club.undo("sale"), Accepted)
        drawer = Account(AccountKind.DRAWER, "desk", "cash")
        assert (await club.store.read(EVENT))[-1].events == (Undone("sale", (LedgerPosting(drawer, -5500),)),)
        assert (await club.state()).entries == ()
        assert set((await club.state()).cage.ledger.balances.values()) <= {0}

    told(story)


def test_the_same_undo_twice_counts_once() -> None:
    async def story() -> None:
        club = LiveClub(MemoryStore())
        await club.open(6)
        await club.bust((await club.at_table(1))[0], command_id="bust")
        first = await club.give(Undo("bust"), "again")
        answer = await club.ask(Undo("bust"), "again")
        assert isinstance(answer, Accepted) and answer.repeated and answer.row == first

    told(story)


def test_snapshots_change_nothing_that_is_seen() -> None:
    async def story() -> None:
        store = MemoryStore()
        club = LiveClub(store, snapshot_every=3)
        await club.open(12)
        for number in range(4):
            await club.bust((await club.at_table(1))[0], command_id=f"bust {number}")
        for undone in ("", "bust 1", "bust 3"):
            if undone:
                assert isinstance(await club.undo(undone), Accepted)
            plain = LiveClub(store)
            from_snapshot = await plain.state()
            await store.drop_snapshots()
            assert from_snapshot == await LiveClub(store).state() == await club.state()

    told(story)


# ── the audit ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_audit_tells_everything_and_what_the_undo_key_would_do() -> None:
    async def story() -> None:
        club = LiveClub(MemoryStore())
        await club.open(12)
        out = await club.at_table(1)
        await club.bust(out[0], command_id="one")
        await club.bust(out[1], command_id="two")
        await club.give(c.AdvanceClock(), "tick", actor=SOFTWARE)
        view = audit(await club.log(), SOFTWARE)
        assert view.undo and (view.undo.command_id, view.undo.said.kind) == ("two", "report-bust")
        assert dict(view.undo.said.facts)["players"] == out[1]
        assert view.redo is None
        await club.undo("one")
        view = audit(await club.log(), SOFTWARE)
        assert [line.version for line in view.lines] == list(range(len(view.lines), 0, -1))
        lines = {line.command_id: line for line in view.lines}
        assert lines["one"].undone_by == lines["two"].changed_by == view.lines[0].version
        assert view.lines[0].about == lines["one"].asked
        assert view.redo and view.redo.command_id == "one"
        assert [said.kind for said in lines["two"].led_to] == [
            "live-hand-reported",
            "knocked-out",
            "players-placed",
            "knock-out-counted",
        ]
        await club.undo("two")
        view = audit(await club.log(), SOFTWARE)
        assert view.undo and view.undo.command_id == "c4"
        assert view.redo and view.redo.command_id == "two"

    told(story)


# ── over random evenings ─────────────────────────────────────────────────────────────────────────────────────────────


def _something(state: EventState, dice: random.Random) -> c.Command:
    """What a floor might do next."""
    seated = [chair.player for table in state.floor.tables.values() for chair in table.chairs]
    player = dice.choice(seated) if seated else "nobody"
    table = dice.choice(list(state.floor.tables) or [1])
    neighbours = [chair.player for chair in state.floor.tables[table].chairs] if seated else []
    return dice.choice(
        (
            ReportBust(players=(player,), author="floor"),
            ReportBust(players=(player,), by=tuple(dice.sample(neighbours, min(1, len(neighbours)))), author="floor"),
            c.MovePlayer(player, table, dice.randint(1, 6), "asked", "floor"),
            c.BreakTable(table),
            BalanceTables(),
            PauseClock(),
            ResumeClock(),
            SetTimeLeft(dice.randint(60, 900), "slow", "floor"),
            PlaceButton(table=table, chair=dice.randint(1, 6), author="floor"),
            SellEntry(player=f"late {dice.random()}", author="floor"),
            c.AdvanceLevel(),
            c.AdvanceClock(),
        )
    )


def test_undo_and_redo_over_random_evenings() -> None:
    undone = refused = 0

    async def evening(seed: int) -> None:
        nonlocal undone, refused
        dice = random.Random(seed)
        club = LiveClub(MemoryStore())
        await club.open(14)
        for _ in range(30):
            await club.ask(_something(await club.state(), dice))
        for row in dice.sample(await club.store.read(EVENT), 8):
            before, rows = await club.state(), len(await club.store.read(EVENT))
            if isinstance(await club.undo(row.command_id), Refusal):
                assert await club.state() == before
                assert len(await club.store.read(EVENT)) == rows
                refused += 1
                continue
            recount(await club.state())
            assert await LiveClub(club.store).state() == await club.state()
            assert isinstance(await club.redo(row.command_id), Accepted)
            assert await club.state() == before
            undone += 1
        assert await LiveClub(club.store).state() == await club.state()

    for seed in range(25):
        told(lambda seed=seed: evening(seed))
    assert undone > 40 and refused > 10
