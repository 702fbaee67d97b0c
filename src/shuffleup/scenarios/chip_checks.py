"""What the sentences about chips do, and whether they are so."""

from shuffleup.projections.chips_proof import chips_proof
from shuffleup.scenarios import chip_forms as f
from shuffleup.scenarios.event_world import EventChecks, EventDeeds, World, because
from shuffleup.scenarios.scene import HOLDS, Finding
from shuffleup.tournament import commands as c
from shuffleup.tournament.chip_commands import ColourUp, Count, CountChips, ExchangeFound, HeldPile, TakeInStray
from shuffleup.tournament.refusal import Refusal

AUTHOR = "floor"

# ── deeds ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _raced_off(world: World, said: f.RacedOff) -> Refusal | None:
    return raced_off(world, said.table, said.held)


def raced_off(world: World, table: int, held: tuple[f.Raced, ...], dealer: int = 0) -> Refusal | None:
    """Holds the race of a table with these chips; ``dealer`` is the chair of a player who deals, 0 for the staff."""
    chairs = {chair.player: chair.number for table in world.state.floor.tables.values() for chair in table.chairs}
    strange = next((one.player for one in held if one.player not in chairs), "")
    if strange:
        return Refusal("not-in-play", f"{strange} is not in play", facts=(("player", strange),))
    piles = tuple([HeldPile(chairs[one.player], one.pile, one.cards) for one in held])
    return world.send(c.RaceChips(table, piles, dealer))


def _finds(world: World, said: f.FindsChips) -> Refusal | None:
    return world.send(ExchangeFound(player=said.player, value=said.value, found=said.found, author=AUTHOR))


def _counted(world: World, said: f.TableCounted) -> Refusal | None:
    return world.send(_count(said.held))


def _count(held: tuple[tuple[str, int], ...]) -> CountChips:
    return CountChips(counts=tuple([Count(name, chips) for name, chips in held]), author=AUTHOR)


def _stray(world: World, said: f.Stray) -> Refusal | None:
    return world.send(TakeInStray(chips=said.amount, where="the case has it so", author=AUTHOR))


def _exchanged(world: World, said: f.ExchangedUp) -> Refusal | None:
    return world.send(ColourUp(player=said.player, given=said.given, received=said.received, author=AUTHOR))


CHIP_DEEDS: EventDeeds = {
    f.RacedOff: _raced_off,
    f.FindsChips: _finds,
    f.TableCounted: _counted,
    f.Stray: _stray,
    f.ExchangedUp: _exchanged,
}

# ── checks ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _count_refused(world: World, said: f.CountRefused) -> Finding:
    decided = world.ask(_count(said.held))
    if isinstance(decided, Refusal):
        return HOLDS if decided.code == "count-does-not-match" else because(decided)
    return Finding("it is taken")


def _proof(world: World, _said: f.ProofHolds) -> Finding:
    proof = chips_proof(world.state)
    return HOLDS if proof.holds else Finding(f"{proof.counted} chips lie there, {proof.in_play} must")


CHIP_CHECKS: EventChecks = {
    f.CountRefused: _count_refused,
    f.ProofHolds: _proof,
}
