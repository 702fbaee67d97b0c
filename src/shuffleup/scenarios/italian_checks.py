"""Expectations about what players may do, what the pot is and who plays for it."""

from shuffleup.chips.pots import side_pots
from shuffleup.hand.actions import Discard, RaiseTo
from shuffleup.hand.blind_events import SeatsLeftOut
from shuffleup.hand.decide import decide
from shuffleup.hand.events import BetsCollected, Raised
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.state import BettingRound, Drawing, Seated, Settled, Showdown
from shuffleup.hand.stub import STUB_SHORT
from shuffleup.projections.buttons import Act, Button, buttons
from shuffleup.scenarios import italian_expectations as says
from shuffleup.scenarios.expectations import PotGoes, Wins, WinsUnseen
from shuffleup.scenarios.italian_card_checks import ITALIAN_CARD_CHECKS
from shuffleup.scenarios.italian_scene import ItalianChecks, by_mask, called, felt_of, stack_of
from shuffleup.scenarios.italian_slots import ACTS
from shuffleup.scenarios.italian_world import ItalianWorld, NotPlayingError
from shuffleup.scenarios.said import Said, say
from shuffleup.scenarios.scenario import Sentence
from shuffleup.scenarios.scene import HOLDS, Finding, Scene, same
from shuffleup.scenarios.table_checks import TABLE_CHECKS
from shuffleup.table.carry import CarriedPot, opening_level
from shuffleup.table.presence import SECOND

# ── buttons ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _buttons(world: ItalianWorld, player: str) -> tuple[Button, ...]:
    hand = world.playing
    if player not in world.names:
        return ()
    return buttons(hand.rules, hand.state, hand.deck, world.seat(player))


def _opening(world: ItalianWorld) -> bool:
    state = world.playing.state
    if not isinstance(state, BettingRound):
        return False
    return world.playing.rules.variant.streets[state.felt.street].opens_with_pair


def _word(world: ItalianWorld, act: Act) -> str:
    if act is Act.BET:
        return "open" if _opening(world) else "bet"
    return next(word for word, acts in ACTS.items() if act in acts)


def _may_do(world: ItalianWorld, said: says.MayDoExactly) -> Finding:
    found = [_word(world, button.act) for button in _buttons(world, said.player)]
    if not found:
        return Finding(f"{said.player} has nothing to do: {called(world.asked)} is asked")
    text = f"{', '.join(found[:-1])} or {found[-1]}" if len(found) > 1 else found[0]
    return same(set(said.doable), set(found), f"{said.player} may {text}")


def _takes(world: ItalianWorld, said: says.ButtonTakes) -> Finding:
    for button in _buttons(world, said.player):
        if button.act in said.acts:
            least = button.least + (_own_bet(world, said.player) if button.act is Act.RAISE else 0)
            return same(said.amount, least, f"it takes {least}")
    return Finding(f"{said.player} may not")


def _own_bet(world: ItalianWorld, player: str) -> int:
    state = world.playing.state
    return state.bets[world.seat(player)] if isinstance(state, BettingRound) else 0


def _at_most(world: ItalianWorld, said: says.PutsInAtMost) -> Finding:
    most = max([button.most for button in _buttons(world, said.player)], default=0)
    return same(said.amount, most, f"{said.player} may put in {most} at most")


def _reads(world: ItalianWorld, said: says.Reads) -> Finding:
    taking = [one for one in _buttons(world, said.player) if one.most and one.least <= said.amount <= one.most]
    found = [one.label(said.amount) for one in taking]
    return same([said.label], found, f"the button reads {', '.join(found)}" if found else "there is no such button")


def _fold_confirmed(world: ItalianWorld, said: says.FoldConfirmed) -> Finding:
    for button in _buttons(world, said.player):
        if button.act is Act.FOLD:
            return same(said.asked, button.confirm, "it is confirmed" if button.confirm else "it is not confirmed")
    return Finding(f"{said.player} may not fold")


def _reopens(world: ItalianWorld, said: says.RaiseReopens) -> Finding:
    hand = world.playing
    if not isinstance(hand.state, BettingRound):
        return Finding("nobody can bet now")
    answer = decide(hand.rules, hand.state, hand.deck, RaiseTo(hand.turn, said.total))
    if isinstance(answer, Refusal):
        return Finding(answer.message, refused=answer)
    raised = answer[0]
    assert isinstance(raised, Raised)
    return same(said.so, raised.full, "it reopens the betting" if raised.full else "it does not reopen the betting")


def _to_act(world: ItalianWorld, said: says.ToActIs) -> Finding:
    return same(
        (said.player,) if said.player else (), world.asked, say("{players} is to act", players=called(world.asked))
    )


def _exchange(world: ItalianWorld, player: str, number: int) -> bool:
    """Is an exchange of so many cards accepted?"""
    hand = world.playing
    seat = world.seat(player)
    answer = decide(hand.rules, hand.state, hand.deck, Discard(seat, tuple(range(number))))
    return not isinstance(answer, Refusal) or answer.code == STUB_SHORT


def _may_change(world: ItalianWorld, said: says.MayChange) -> Finding:
    if not isinstance(world.playing.state, Drawing):
        return Finding("nobody changes cards now")
    most = max([number for number in range(6) if _exchange(world, said.player, number)], default=-1)
    if most < 0:
        return Finding(say("{player} is not to change cards", player=said.player))
    return same(said.number, most, f"{said.player} may change {most} cards at most")


def _may_not_change(world: ItalianWorld, said: says.MayNotChange) -> Finding:
    if not isinstance(world.playing.state, Drawing):
        return Finding("nobody changes cards now")
    return Finding(f"{said.player} may") if _exchange(world, said.player, said.number) else HOLDS


def _asked_for(world: ItalianWorld, said: says.AskedFor) -> Finding:
    panel = world.panel if said.player == world.dealer else None
    found = (panel.asks_vele, panel.asks_covered) if panel else (False, False)
    text = {
        (True, True): "the vele and the covered card",
        (True, False): "the vele",
        (False, True): "the covered card",
        (False, False): "",
    }[found]
    what = f"is asked for {text}" if text else "is asked nothing"
    return same((said.vele, said.covered), found, f"{said.player} {what}")


# ── pots ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _level(world: ItalianWorld, said: says.LevelIs) -> Finding:
    found = opening_level(world.plan.carry)
    return same(said.level, found, f"the opening level is {found.value}")


def _bets(world: ItalianWorld) -> tuple[int, ...]:
    """What each seat has put into the pot by now."""
    felt = felt_of(world)
    bets = getattr(world.playing.state, "bets", (0,) * len(felt.paid))
    return tuple([paid + bet for paid, bet in zip(felt.paid, bets, strict=True)])


def _in_the_pot(world: ItalianWorld, said: says.InThePot) -> Finding:
    if world.playing.over:
        return Finding("the hand is over")
    pot = sum(_bets(world)) + felt_of(world).dead
    return same(said.amount, pot, f"the pot is {pot}")


def _carried(world: ItalianWorld, said: says.PotCarries) -> Finding:
    if not world.playing.over:
        return Finding("the hand is not over")
    chips = world.carry.chips if isinstance(world.carry, CarriedPot) else 0
    return same(said.amount, chips, f"a pot of {chips} is carried" if chips else "no pot is carried")


def _has_put_in(world: ItalianWorld, said: says.HasPutIn) -> Finding:
    paid = _bets(world)[world.seat(said.player)] if said.player in world.names else 0
    return same(said.amount, paid, f"{said.player} has put in {paid}")


def _pot_is_for(world: ItalianWorld, said: says.PotIsFor) -> Finding:
    live = getattr(world.playing.state, "live", 0)
    pots = side_pots(_bets(world), live, felt_of(world).dead)
    if world.playing.over or len(pots) <= said.pot:
        return Finding("there is no such pot")
    pot = pots[said.pot]
    names = by_mask(world, pot.contenders)
    return same((said.amount, set(said.players)), (pot.amount, set(names)), f"it is {pot.amount}, for {called(names)}")


def _gets_back(world: ItalianWorld, said: says.GetsBack) -> Finding:
    seat = world.seat(said.player)
    events = [event for event in world.playing.events if isinstance(event, BetsCollected)]
    back = sum([event.returned for event in events if event.seat == seat])
    return same(said.amount, back, f"{said.player} gets {back} back")


def _as_ever(world: ItalianWorld, said: Sentence) -> Finding:
    """Checks that are the same in every game."""
    if isinstance(said, PotGoes | Wins | WinsUnseen):
        named = said.players if isinstance(said, PotGoes) else (said.player,)
        strange = [name for name in named if name not in world.names]
        if strange:
            return Finding(f"{strange[0]} does not play this hand")
    return TABLE_CHECKS[type(said)](Scene(world.playing, world.names), said)


# ── people ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _has(world: ItalianWorld, said: says.HasChips) -> Finding:
    chips = stack_of(world, said.player)
    return same(said.amount, chips, f"{said.player} has {chips or 'nothing'}")


def _shown(world: ItalianWorld, said: says.HaveShown) -> Finding:
    state = world.playing.state
    names = by_mask(world, state.tabled) if isinstance(state, Showdown | Settled) else ()
    text = f"{called(names)} {'have' if names[1:] else 'has'} shown" if names else "nothing is shown"
    return same(set(said.players), set(names), text)


def _dealt_in(world: ItalianWorld, said: says.DealtIn) -> Finding:
    left_out = sum([event.seats for event in world.playing.events if isinstance(event, SeatsLeftOut)])
    names = by_mask(world, (1 << len(world.names)) - 1 & ~left_out)
    return same(set(said.players), set(names), say("{players} is|are dealt in", players=called(names)))


def _in_the_hand(world: ItalianWorld, said: says.InTheHand) -> Finding:
    state = world.playing.state
    live = 0 if isinstance(state, Seated) else state.live
    names = by_mask(world, live)
    return same(set(said.players), set(names), say("{players} is|are in the hand", players=called(names)))


def _deals(world: ItalianWorld, said: says.Deals) -> Finding:
    return same(said.player, world.dealer, f"{world.dealer} has it")


def _in_or_out(player: str, *, out: bool) -> Said:
    return say("{player} is eliminated", player=player) if out else say("{player} is still in", player=player)


def _is_out(world: ItalianWorld, said: says.IsOut) -> Finding:
    if not world.playing.over:
        return Finding("the hand is not over")
    out = said.player not in world.active
    return same(said.so, out, _in_or_out(said.player, out=out))


def _sits_out(world: ItalianWorld, said: says.SitsOut) -> Finding:
    out = world.presence[said.player].sitting_out
    return same(said.so, out, f"{said.player} is {'sitting out' if out else 'not sitting out'}")


def _bank(world: ItalianWorld, said: says.BankLeft) -> Finding:
    found = world.presence[said.player].bank_us // SECOND
    return same(said.seconds, found, f"{said.player} has {found} s of time bank left")


def _still_deal(world: ItalianWorld, said: says.StillDeal) -> Finding:
    names = tuple([world.setting.players[chair - 1] for chair in world.giro.due])
    text = (
        f"{called(names)} still {'deal' if names[1:] else 'deals'} in the giro pazzo"
        if names
        else "no giro pazzo is on"
    )
    return same(said.players, names, text)


def _game_is(world: ItalianWorld, said: says.GameIs) -> Finding:
    telesina = _family(world) == "telesina"
    return same(said.telesina, telesina, f"the hand is {'telesina' if telesina else world.playing.rules.variant.name}")


def _played_with(world: ItalianWorld, said: says.PlayedWith) -> Finding:
    key = world.playing.rules.variant.key
    if _family(world) != "telesina":
        return Finding(f"the hand is {world.playing.rules.variant.name}")
    _, vele, mode = key.split("-", 2)
    found = vele, mode.replace("-", "_")
    text = f"the hand is played with {vele} and {mode.replace('-', ' ')}"
    return same((said.vele.value, said.covered.value), found, text)


def _family(world: ItalianWorld) -> str:
    return world.playing.rules.variant.key.split("-")[0]


def _another_game(world: ItalianWorld, said: says.AnotherGame) -> Finding:
    return Finding("the book knows this game")


ITALIAN_CHECKS: ItalianChecks = {
    says.ToActIs: _to_act,
    says.MayDoExactly: _may_do,
    says.ButtonTakes: _takes,
    says.PutsInAtMost: _at_most,
    says.Reads: _reads,
    says.FoldConfirmed: _fold_confirmed,
    says.RaiseReopens: _reopens,
    says.MayChange: _may_change,
    says.MayNotChange: _may_not_change,
    says.AskedFor: _asked_for,
    says.LevelIs: _level,
    says.InThePot: _in_the_pot,
    says.PotCarries: _carried,
    says.HasPutIn: _has_put_in,
    says.PotIsFor: _pot_is_for,
    says.GetsBack: _gets_back,
    PotGoes: _as_ever,
    Wins: _as_ever,
    WinsUnseen: _as_ever,
    says.HasChips: _has,
    says.HaveShown: _shown,
    says.DealtIn: _dealt_in,
    says.InTheHand: _in_the_hand,
    says.Deals: _deals,
    says.IsOut: _is_out,
    says.SitsOut: _sits_out,
    says.BankLeft: _bank,
    says.StillDeal: _still_deal,
    says.GameIs: _game_is,
    says.PlayedWith: _played_with,
    says.AnotherGame: _another_game,
    **ITALIAN_CARD_CHECKS,
}
"""What each sentence asks."""


def check(world: ItalianWorld, sentence: Sentence) -> Finding:
    """Whether the sentence is so, and what is so instead."""
    if world.panel and not isinstance(sentence, says.AskedFor | says.SitsOut | says.Deals | says.StillDeal):
        return Finding(f"{world.dealer} is choosing the game")
    try:
        return ITALIAN_CHECKS[type(sentence)](world, sentence)
    except NotPlayingError as error:
        return Finding(str(error))
