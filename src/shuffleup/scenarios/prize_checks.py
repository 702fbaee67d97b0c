"""Whether places are worth what a case says."""

from shuffleup.scenarios import prize_forms as f
from shuffleup.scenarios.event_world import EventChecks, World
from shuffleup.scenarios.said import money_text, say
from shuffleup.scenarios.scene import Finding, same


def _prize_is(world: World, said: f.PrizeIs) -> Finding:
    ladder = world.state.prizes.ladder
    if not 0 < said.amount <= len(ladder):
        return Finding(f"{len(ladder)} places are paid")
    found = ladder[said.amount - 1]
    return same(said.money, found, say("it is {money}", money=money_text(found)))


PRIZE_CHECKS: EventChecks = {f.PrizeIs: _prize_is}
