"""Playing a hand of poker all'italiana down to its showdown, for cases that are about cards and about nothing else."""

from shuffleup.hand.actions import Action, Call, Check, DealCards, Discard, Fold, PostBlind, RaiseTo, TurnUp
from shuffleup.hand.events import ShowdownOpened
from shuffleup.hand.openers import seat_options
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.state import BettingRound, BlindOpening, Choosing, Drawing, Showdown
from shuffleup.hand.turning import covered
from shuffleup.scenarios.italian_play import Meet
from shuffleup.scenarios.italian_world import ItalianWorld


def meet(world: ItalianWorld, said: Meet) -> Refusal | None:
    """These players go to the showdown for as little as can be, and stand pat; everybody else folds."""
    hand = world.playing
    while world.playing is hand and world.asked and not isinstance(hand.state, Showdown):
        player = world.asked[0]
        action = _next(world, player, staying=player in said.players)
        refused = world.act(player, action)
        if refused:
            return refused
    met = sum([1 << world.seat(name) for name in said.players])
    if not any(isinstance(event, ShowdownOpened) and event.waiting == met for event in hand.events):
        return Refusal("not-met", "they did not come to a showdown: the first of them must be able to open")
    return None


def _next(world: ItalianWorld, player: str, *, staying: bool) -> Action:
    hand, seat = world.playing, world.seat(player)
    match hand.state:
        case BlindOpening() as state:
            return PostBlind(seat) if staying and not any(state.bets) else DealCards(seat)
        case Drawing():
            return Discard(seat)
        case Choosing() as state:
            return TurnUp(seat, covered(state.felt, seat)[-1])
        case BettingRound() as state if staying:
            legal = seat_options(hand.rules, state, hand.deck)
            if legal.call:
                return Call(seat)
            opening = hand.rules.variant.streets[state.felt.street].opens_with_pair and not state.price.high
            return RaiseTo(seat, legal.min_to) if opening and legal.min_to else Check(seat)
    return Fold(seat)
