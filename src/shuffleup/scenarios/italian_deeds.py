"""What happens in a case of poker all'italiana, done at its table."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec.structs import replace

from shuffleup.cards.card import Card, card_text
from shuffleup.hand.actions import (
    Action,
    Call,
    Check,
    DealCards,
    Decline,
    Discard,
    Fold,
    Join,
    Muck,
    Parol,
    PostBlind,
    RaiseTo,
    Show,
    TurnUp,
)
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.state import BettingRound, BlindOpening, Choosing, Drawing
from shuffleup.hand.turning import covered
from shuffleup.rulebooks.policy.italian_game import CoveredRule, VeleRule
from shuffleup.scenarios import italian_play as play
from shuffleup.scenarios.italian_meeting import meet
from shuffleup.scenarios.italian_setting import NamedCards
from shuffleup.scenarios.italian_world import ItalianWorld, NotPlayingError
from shuffleup.scenarios.named_deck import NotInDeckError
from shuffleup.scenarios.scenario import Sentence
from shuffleup.table.auto_play import Panel
from shuffleup.table.giro import DealerChoice
from shuffleup.table.presence import left, returned

Deeds: TypeAlias = Mapping[type[Sentence], Callable[[ItalianWorld, Any], Refusal | None]]
"""For each kind of sentence what it does. Each takes its own kind, which mypy cannot follow in a table."""


def perform(world: ItalianWorld, sentence: Sentence) -> Refusal | None:
    """Does what a line says; a refusal where it cannot be."""
    if world.panel and not isinstance(sentence, _WHILE_CHOOSING):
        return Refusal(
            "not-now", f"{world.dealer} is choosing the game", facts=(("dealer", world.dealer), ("why", "choosing"))
        )
    try:
        return ITALIAN_DEEDS[type(sentence)](world, sentence)
    except NotInDeckError as error:
        return Refusal("not-in-deck", str(error))
    except NotPlayingError as error:
        return Refusal("not-playing", str(error), facts=(("why", "hand"),))


def _turn(world: ItalianWorld, player: str, action: Callable[[int], Action]) -> Refusal | None:
    asked = world.asked
    if not asked:
        return Refusal("not-now", "nobody is to act any more", facts=(("why", "nobody-to-act"),))
    if player not in asked:
        return Refusal("not-your-turn", f"it is {asked[0]}'s turn", facts=(("turn", asked[0]),))
    return world.act(player, action(world.seat(player)))


def _each(action: Callable[[int], Action]) -> Callable[[ItalianWorld, Any], Refusal | None]:
    """The same act by several players, one after the other."""

    def deed(world: ItalianWorld, said: Any) -> Refusal | None:  # noqa: ANN401 - every such sentence has ``players``
        for player in said.players:
            refused = _turn(world, player, action)
            if refused:
                return replace(refused, message=f"{player}: {refused.message}")
        return None

    return deed


# ── betting ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _goes_blind(world: ItalianWorld, said: play.GoesBlind) -> Refusal | None:
    state = world.playing.state
    if isinstance(state, BlindOpening) and state.amount != said.amount:
        return Refusal("another-sum", f"the blind is {state.amount}", facts=(("amount", state.amount),))
    return _turn(world, said.player, PostBlind)


def _raise(world: ItalianWorld, player: str, total: int) -> Refusal | None:
    return _turn(world, player, lambda seat: RaiseTo(seat, total))


def _opens(world: ItalianWorld, said: play.Opens) -> Refusal | None:
    if not _opening(world):
        return Refusal(
            "not-now", "the hand is opened before the draw, by its first bet", facts=(("why", "no-opening"),)
        )
    return _raise(world, said.player, said.amount)


def _bets(world: ItalianWorld, said: play.Bets) -> Refusal | None:
    state = world.playing.state
    if isinstance(state, BettingRound) and (state.price.high or _opening(world)):
        return Refusal(
            "not-now",
            "this is no first bet of a later round: write opens, or raises to",
            facts=(("why", "no-first-bet"),),
        )
    return _raise(world, said.player, said.amount)


def _raises_to(world: ItalianWorld, said: play.RaisesTo) -> Refusal | None:
    state = world.playing.state
    if isinstance(state, BettingRound) and not state.price.high:
        return Refusal(
            "not-now", "there is nothing to raise: write opens or bets", facts=(("why", "nothing-to-raise"),)
        )
    return _raise(world, said.player, said.amount)


def _opening(world: ItalianWorld) -> bool:
    hand = world.playing
    state = hand.state
    if not isinstance(state, BettingRound) or state.price.high:
        return False
    return hand.rules.variant.streets[state.felt.street].opens_with_pair


def _all_in(world: ItalianWorld, said: play.AllIn) -> Refusal | None:
    state = world.playing.state
    if not isinstance(state, BettingRound):
        return Refusal("not-now", "nobody can bet now", facts=(("why", "no-betting"),))
    seat = world.seat(said.player)
    everything = state.bets[seat] + state.stacks[seat]
    if said.amount != everything:
        return Refusal(
            "not-all-in",
            f"{said.player} is all in for {everything}",
            facts=(("player", said.player), ("to", everything)),
        )
    return _turn(world, said.player, Call) if everything <= state.price.high else _raise(world, said.player, everything)


def _let_stand(world: ItalianWorld, said: play.LetsStand) -> Refusal | None:
    state = world.playing.state
    if isinstance(state, BettingRound) and not state.price.high:
        return Refusal(
            "not-now", f"{said.player} has no blind: write knocks", facts=(("player", said.player), ("why", "no-blind"))
        )
    return _turn(world, said.player, Check)


def _knocks(world: ItalianWorld, said: play.Knocks) -> Refusal | None:
    state = world.playing.state
    if isinstance(state, BettingRound) and state.price.high and state.turn == world.seat(said.players[0]):
        return Refusal(
            "not-now", "there is a bet: write lets it stand, calls or folds", facts=(("why", "bet-to-call"),)
        )
    return _each(Check)(world, said)


def _everybody_knocks(world: ItalianWorld, said: play.EverybodyKnocks) -> Refusal | None:
    state = world.playing.state
    if not isinstance(state, BettingRound):
        return Refusal("not-now", "nobody can knock now", facts=(("why", "no-betting"),))
    hand, street = world.playing, state.felt.street
    while world.playing is hand and world.asked:
        state = hand.state
        if isinstance(state, BettingRound) and (said.to_the_end or state.felt.street == street):
            action: Action = Check(state.turn)
        elif said.to_the_end and isinstance(state, Drawing):
            action = Discard(state.turn)
        elif said.to_the_end and isinstance(state, Choosing):
            _everybody_turns_up(world, play.EverybodyTurnsUp())
            continue
        else:
            return None
        refused = world.act(world.asked[0], action)
        if refused:
            return refused
    return None


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _own(world: ItalianWorld, player: str) -> list[Card]:
    hand = world.playing
    return [hand.deck.cards[place] for place in hand.state.felt.cards.holes[world.seat(player)]]  # type: ignore[union-attr]


def _changes(world: ItalianWorld, said: play.ChangesCards) -> Refusal | None:
    if said.player not in world.asked:
        return _turn(world, said.player, Discard)
    held = _own(world, said.player)
    missing = [card for card in said.cards if card not in held]
    if missing:
        facts = (("player", said.player), ("why", "cards"))
        return Refusal("not-held", f"{said.player} does not hold {card_text(missing[0])}", facts=facts)
    picks = tuple([held.index(card) for card in said.cards])
    return _turn(world, said.player, lambda seat: Discard(seat, picks))


def _changes_some(world: ItalianWorld, said: play.ChangesSome) -> Refusal | None:
    picks = tuple(range(5 - said.count, 5))
    return _turn(world, said.player, lambda seat: Discard(seat, picks))


def _turns_up(world: ItalianWorld, said: play.TurnsUp) -> Refusal | None:
    if said.player not in world.asked:
        return _turn(world, said.player, lambda seat: TurnUp(seat, 0))
    held = _own(world, said.player)
    if len(said.cards) != 1 or said.cards[0] not in held:
        facts = (("player", said.player), ("why", "cards"))
        return Refusal("not-held", f"{said.player} does not hold that card", facts=facts)
    return _turn(world, said.player, lambda seat: TurnUp(seat, held.index(said.cards[0])))


def _everybody_turns_up(world: ItalianWorld, said: play.EverybodyTurnsUp) -> Refusal | None:
    state = world.playing.state
    if not isinstance(state, Choosing):
        return Refusal("not-now", "no card is to be turned up", facts=(("why", "no-card-to-turn-up"),))
    for player in world.asked:
        seat = world.seat(player)
        refused = world.act(player, TurnUp(seat, covered(state.felt, seat)[-1]))
        if refused:
            return refused
    return None


def _chooses(world: ItalianWorld, said: play.Chooses) -> Refusal | None:
    asked = world.panel
    if asked is None or said.player != world.dealer:
        return Refusal(
            "not-now",
            f"{said.player} has nothing to choose",
            facts=(("player", said.player), ("why", "nothing-to-choose")),
        )
    vele, covering = said.vele is not VeleRule.LIBERA, said.covered is not CoveredRule.LIBERA
    if (vele, covering) != (asked.asks_vele, asked.asks_covered):
        return Refusal("not-asked", "the dealer chooses what he is asked, and nothing else")
    marked = asked.marked
    choice = DealerChoice(said.vele if vele else marked.vele, said.covered if covering else marked.covered)
    world.deal(Panel(asked.asks_vele, asked.asks_covered, choice))
    return None


# ── people ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _waits(world: ItalianWorld, said: play.LetsTimePass) -> Refusal | None:
    return world.wait(said.player, said.seconds)


def _does_not_answer(world: ItalianWorld, said: play.DoesNotAnswer) -> Refusal | None:
    for player in said.players:
        refused = world.wait(player, None)
        if refused:
            return refused
    return None


def _goes_away(world: ItalianWorld, said: play.GoesAway) -> Refusal | None:
    for player in said.players:
        world.appear(player, left(world.presence[player]))
    return None


def _comes_back(world: ItalianWorld, said: play.ComesBack) -> Refusal | None:
    for player in said.players:
        if not world.presence[player].sitting_out:
            return Refusal("not-away", f"{player} is not sitting out", facts=(("player", player),))
        world.appear(player, returned(world.presence[player]))
    return None


def _next_hand(world: ItalianWorld, said: play.NextHand) -> Refusal | None:
    return world.next_hand(NamedCards(said.hands))


_WHILE_CHOOSING = (play.Chooses, play.LetsTimePass, play.DoesNotAnswer, play.GoesAway, play.ComesBack)
ITALIAN_DEEDS: Deeds = {
    play.GoesBlind: _goes_blind,
    play.DeclinesBlind: _each(DealCards),
    play.Opens: _opens,
    play.Bets: _bets,
    play.RaisesTo: _raises_to,
    play.AllIn: _all_in,
    play.CallsBet: _each(Call),
    play.Knocks: _knocks,
    play.GivesUp: _each(Fold),
    play.SaysParol: _each(Parol),
    play.LetsStand: _let_stand,
    play.EverybodyKnocks: _everybody_knocks,
    play.Meet: meet,
    play.ChangesCards: _changes,
    play.ChangesSome: _changes_some,
    play.StandsPat: _each(Discard),
    play.Joins: _each(Join),
    play.StaysOut: _each(Decline),
    play.ShowsHand: _each(Show),
    play.HidesHand: _each(Muck),
    play.Chooses: _chooses,
    play.TurnsUp: _turns_up,
    play.EverybodyTurnsUp: _everybody_turns_up,
    play.LetsTimePass: _waits,
    play.DoesNotAnswer: _does_not_answer,
    play.GoesAway: _goes_away,
    play.ComesBack: _comes_back,
    play.NextHand: _next_hand,
}
