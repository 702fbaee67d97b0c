"""Undo and redo, by any command of any evening: nothing is lost, nothing is left over, and a conflict has a name."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from shuffleup.locale.answers import answer_text
from shuffleup.projections.audit import audit
from shuffleup.tournament.evolve.floor import recount
from shuffleup.tournament.undo import Redo, Undo, history, state_of
from shuffleup.tournament.words.state import EventState
from tests.laws.evenings import Evening
from tests.laws.volume import hands

SEEDS = st.integers(0, 1 << 32)
NEVER = {"not-undoable", "hand-dealt", "undo-conflict"}
"""Why a command that was accepted and counts may not be undone."""


def closed(state: EventState) -> None:
    """Every chip that was issued lies on a table, and the ledger sums to nothing."""
    recount(state)
    assert sum(state.cage.ledger.balances.values()) == 0
    seats = [(table.number, chair.number) for table in state.floor.tables.values() for chair in table.chairs]
    players = [chair.player for table in state.floor.tables.values() for chair in table.chairs]
    assert len(seats) == len(set(seats)) and len(players) == len(set(players))


@hands(40)
@given(SEEDS)
def test_undo_then_redo_changes_nothing_and_whatever_lies_between_is_closed(seed: int) -> None:
    evening = Evening(seed)
    for _ in range(35):
        evening.goes_on()
    for one in evening.dice.sample(evening.log, 10):
        before, rows = evening.now, len(evening.log)
        refused = evening.rewrite(Undo(one.command_id))
        if refused:
            assert refused.code in NEVER
            assert (evening.now, len(evening.log)) == (before, rows)
            continue
        closed(evening.now)
        assert state_of(history(evening.log)) == evening.now
        assert evening.rewrite(Redo(one.command_id)) is None
        assert evening.now == before
        closed(evening.now)


@hands(30)
@given(SEEDS)
def test_a_conflict_names_a_later_command_and_its_refusal(seed: int) -> None:
    evening = Evening(seed)
    for _ in range(35):
        evening.goes_on()
    for one in evening.dice.sample(evening.log, 10):
        refused = evening.rewrite(Undo(one.command_id))
        if refused is None:
            assert evening.rewrite(Redo(one.command_id)) is None
        elif refused.code == "undo-conflict":
            named = history(evening.log)[str(refused.fact("command_id"))]
            assert named.given.version == refused.fact("version") > one.version
            assert named.given.command.__struct_config__.tag == refused.fact("command")
            assert refused.fact("refused") and str(refused.fact("command")) in answer_text(refused)


@hands(25)
@given(SEEDS)
def test_undone_to_the_start_and_given_again_it_is_the_same_evening(seed: int) -> None:
    """The undo key pressed as often as it goes, then the redo key."""
    evening = Evening(seed)
    for _ in range(20):
        evening.goes_on()
    before, pressed = evening.now, 0
    while (last := audit(evening.log, "software").undo) is not None and pressed < 40:
        if evening.rewrite(Undo(last.command_id)):
            break
        closed(evening.now)
        pressed += 1
    for _ in range(pressed):
        last = audit(evening.log, "software").redo
        assert last is not None
        assert evening.rewrite(Redo(last.command_id)) is None
        closed(evening.now)
    assert evening.now == before


@hands(20)
@given(SEEDS)
def test_an_evening_goes_on_after_an_undo_and_its_audit_tells_everything(seed: int) -> None:
    evening = Evening(seed)
    for _ in range(30):
        evening.goes_on()
        if evening.dice.random() < 0.25:
            target = evening.dice.choice(evening.log)
            evening.rewrite(evening.dice.choice((Undo, Undo, Redo))(target.command_id))
        closed(evening.now)
    assert state_of(history(evening.log)) == evening.now
    told = audit(evening.log, "software")
    assert [line.version for line in told.lines] == list(range(len(evening.log), 0, -1))
    for line in told.lines:
        assert line.undone_by == 0 or line.undone_by > line.version
        assert line.changed_by == 0 or line.changed_by > line.version


def test_the_evenings_are_worth_the_name() -> None:
    """Most of what is asked is accepted or refused for a reason of its own, and undo meets all of its answers."""
    kinds: Counter[str] = Counter()
    answers: Counter[str] = Counter()
    for seed in range(60):
        evening = Evening(seed)
        for _ in range(35):
            evening.goes_on()
        kinds.update(str(one.command.__struct_config__.tag) for one in evening.log)
        for one in evening.dice.sample(evening.log, 8):
            refused = evening.rewrite(Undo(one.command_id))
            answers[refused.code if refused else "undone"] += 1
    assert len(kinds) >= 22, kinds
    assert answers.keys() == {"undone", *NEVER}
    assert answers["undone"] > 150 and answers["undo-conflict"] > 20, answers
