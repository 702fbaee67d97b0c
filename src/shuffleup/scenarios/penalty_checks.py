"""What the sentences about conduct do, and whether they are so."""

from msgspec.structs import replace

from shuffleup.rulebooks.policy.conduct import Penalty
from shuffleup.scenarios import penalty_forms as f
from shuffleup.scenarios.event_world import ALLOWED, EventChecks, EventDeeds, World, answer, because
from shuffleup.scenarios.said import Said, money_text, say
from shuffleup.scenarios.scene import HOLDS, Finding, same
from shuffleup.table.seat import Attendance
from shuffleup.tournament.attendance import attendance, hands_to_miss
from shuffleup.tournament.conduct_commands import ForfeitChips, GivePenalty, RedealHand, RetirePlayer
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.removals import may_not_enter
from shuffleup.tournament.unpaid_places import prizes_now

REASON, AUTHOR = "the case has it so", "floor"

# ── deeds ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _warned(world: World, said: f.GetsWarning) -> Refusal | None:
    return world.send(_penalty(said.player, Penalty.WARNING))


def _hands(world: World, said: f.GetsHands) -> Refusal | None:
    return _missing(world, _penalty(said.player, Penalty.HANDS, hands=said.hands))


def _orbits(world: World, said: f.GetsOrbits) -> Refusal | None:
    return _missing(world, _penalty(said.player, Penalty.ORBITS, orbits=said.hands))


def _missing(world: World, penalty: GivePenalty) -> Refusal | None:
    by_book = world.state.opening.policy.policy.conduct.penalty_hand_counts
    return world.send(replace(penalty, this_hand=False if by_book is None else None))


def _eliminated(world: World, said: f.IsEliminated) -> Refusal | None:
    return world.send(_penalty(said.player, Penalty.ELIMINATION))


def _disqualified(world: World, said: f.IsDisqualified) -> Refusal | None:
    by_book = world.state.opening.policy.policy.conduct.dq_prize
    paid = said.paid if by_book is None or said.paid else None
    return world.send(replace(_penalty(said.player, Penalty.DISQUALIFICATION), paid=paid))


def _penalty(player: str, step: Penalty, *, hands: int = 0, orbits: int = 0) -> GivePenalty:
    return GivePenalty(player=player, step=step, reason=REASON, author=AUTHOR, hands=hands, orbits=orbits)


def _retires(world: World, said: f.Retires) -> Refusal | None:
    return world.send(RetirePlayer(player=said.player, author=AUTHOR))


def _forfeits(world: World, said: f.LosesChips) -> Refusal | None:
    return world.send(_forfeit(said.player, said.amount))


def _forfeit(player: str, chips: int) -> ForfeitChips:
    return ForfeitChips(player=player, chips=chips, reason=REASON, author=AUTHOR)


def _dealt_again(world: World, said: f.HandDealtAgain) -> Refusal | None:
    return world.send(RedealHand(table=said.table, reason=REASON, author=AUTHOR))


PENALTY_DEEDS: EventDeeds = {
    f.GetsWarning: _warned,
    f.GetsHands: _hands,
    f.GetsOrbits: _orbits,
    f.IsEliminated: _eliminated,
    f.IsDisqualified: _disqualified,
    f.Retires: _retires,
    f.LosesChips: _forfeits,
    f.HandDealtAgain: _dealt_again,
}

# ── checks ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _to_miss(world: World, said: f.HandsToMiss) -> Finding:
    left = hands_to_miss(world.state, said.player)
    return same(said.amount, left, say("{player} has {hands} hand(s) to miss", player=said.player, hands=left))


def _misses(world: World, said: f.MissesNext) -> Finding:
    return HOLDS if _attends(world, said.player) is Attendance.PENALISED else Finding(f"{said.player} plays")


def _plays(world: World, said: f.PlaysNext) -> Finding:
    there = _attends(world, said.player)
    return same(Attendance.PRESENT, there, _there(said.player, there))


def _there(player: str, attendance: Attendance | None) -> Said | str:
    match attendance:
        case None:
            return f"{player} is not in play"
        case Attendance.PRESENT:
            return f"{player} is present"
        case Attendance.ABSENT:
            return say("{players} is|are absent", players=player)
        case Attendance.PENALISED:
            return say("{player} is penalised", player=player)


def _attends(world: World, player: str) -> Attendance | None:
    table = world.table_of(player)
    if table is None:
        return None
    chair = next(chair.number for chair in table.chairs if chair.player == player)
    return attendance(world.state, player, table.number, chair)


def _paid(world: World, said: f.PaidForPlace) -> Finding:
    place, prize = _place_and_prize(world, said.player)
    return same((said.amount, True), (place, prize > 0), _worth(said.player, place, prize))


def _paid_nothing(world: World, said: f.PaidNothing) -> Finding:
    place, prize = _place_and_prize(world, said.player)
    return same((True, 0), (place > 0, prize), _worth(said.player, place, prize))


def _worth(player: str, place: int, prize: int) -> Said:
    if not place:
        return say("{player} is still in", player=player)
    return say("{player} gets {money} for place {amount}", player=player, money=money_text(prize), amount=place)


def _place_and_prize(world: World, player: str) -> tuple[int, int]:
    place = next((one.place for one in world.state.places if one.player == player), 0)
    if not place or player in world.state.book.conduct.unpaid:
        return place, 0
    return place, sum(prizes_now(world.state).ladder[place - 1 : place])


def _in_play(world: World, said: f.ChipsInPlay) -> Finding:
    there = world.state.chips.in_play
    return same(said.amount, there, f"{there} chips are in play")


def _may_not_return(world: World, said: f.MayNotReturn) -> Finding:
    refused = may_not_enter(world.state, said.player)
    return Finding(rules=(refused.rule,)) if refused else Finding(f"{said.player} may enter")


def _most_forfeited(world: World, said: f.MostForfeited) -> Finding:
    refused = world.ask(_forfeit(said.player, world.state.chips.in_play))
    if not isinstance(refused, Refusal) or refused.code != "too-many-chips":
        return because(refused) if isinstance(refused, Refusal) else Finding(ALLOWED)
    most = int(refused.fact("most"))
    return replace(
        same(said.amount, most, say("{player} has only {amount}", player=said.player, amount=most)),
        rules=(refused.rule,),
    )


def _not_eliminated(world: World, said: f.PenaltyRefused) -> Finding:
    return answer(world, _penalty(said.player, Penalty.ELIMINATION))


PENALTY_CHECKS: EventChecks = {
    f.HandsToMiss: _to_miss,
    f.MissesNext: _misses,
    f.PlaysNext: _plays,
    f.PaidForPlace: _paid,
    f.PaidNothing: _paid_nothing,
    f.ChipsInPlay: _in_play,
    f.MayNotReturn: _may_not_return,
    f.MostForfeited: _most_forfeited,
    f.PenaltyRefused: _not_eliminated,
}
