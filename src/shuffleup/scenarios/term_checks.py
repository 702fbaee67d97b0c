"""Whether words of the table fit the hand."""

from collections.abc import Iterable
from fractions import Fraction

from shuffleup.cards.card import Card
from shuffleup.cards.hand_class import Category
from shuffleup.cards.terms import (
    Texture,
    chances,
    has_counterfeited,
    hit,
    holdings,
    is_case_card,
    outs,
    textures,
)
from shuffleup.chips.odds import equity, expectation_of_call, hourly, pot_odds
from shuffleup.hand.events import BoardDealt, Called, HandStarted, Raised
from shuffleup.hand.showdown import hole_cards
from shuffleup.hand.state import BettingRound, Seated
from shuffleup.hand.view import on_the_felt
from shuffleup.scenarios import term_forms as says
from shuffleup.scenarios.said import Said, say
from shuffleup.scenarios.scene import HOLDS, Checks, Finding, Scene, same


def _lying(scene: Scene, street: str = "") -> tuple[Card, ...]:
    """The board, as it lay on a street."""
    state = scene.hand.state
    board = () if isinstance(state, Seated) else state.felt.cards.board
    return board[: _CARDS_BY[street]] if street else board


_CARDS_BY = {"preflop": 0, "flop": 3, "turn": 4, "river": 5}


def _hole(scene: Scene, player: str) -> tuple[Card, ...]:
    state = scene.hand.state
    return () if isinstance(state, Seated) else hole_cards(state.felt, scene.hand.deck, scene.seat(player))


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _holds(scene: Scene, said: says.Holds) -> Finding:
    found = holdings(_hole(scene, said.player), _lying(scene))
    names = sorted([one.value for one in found])
    return (
        HOLDS
        if said.holding in found
        else Finding(say("{player} holds {holding}", player=said.player, holding=", ".join(names)))
    )


def _holds_not(scene: Scene, said: says.HoldsNot) -> Finding:
    found = holdings(_hole(scene, said.player), _lying(scene))
    return Finding(f"{said.player} holds it") if said.holding in found else HOLDS


def _has_outs(scene: Scene, said: says.HasOuts) -> Finding:
    board = _lying(scene)
    if not 3 <= len(board) <= 4:
        return Finding("no single card is to come")
    found = outs(_hole(scene, said.player), board, said.wanted)
    return same(said.outs, found, f"{said.player} has {found}")


def _stands(scene: Scene, said: says.Stands) -> Finding:
    own, other = [_hole(scene, player) for player in said.about]
    found = chances(own, other, _lying(scene))
    names = sorted([one.value for one in found])
    return HOLDS if said.chances in found else Finding(_chances(said.about[0], names))


def _chances(player: str, names: list[str]) -> Said:
    if not names:
        return say("nothing can be told of {player}", player=player)
    return say("{player}: {list}", player=player, list=", ".join(names))


def _street_is(scene: Scene, said: says.StreetIs) -> Finding:
    board = _lying(scene, said.street)
    if len(board) != _CARDS_BY[said.street] or not board:
        return Finding(f"the {said.street} is not dealt yet")
    found = textures(board)
    return HOLDS if said.texture in found else Finding(_textures(found))


def _textures(found: Iterable[Texture]) -> Said | str:
    names = ", ".join([one.value for one in found])
    return say("it is {list}", list=names) if names else "it has no name"


def _street_does(scene: Scene, said: says.StreetDoes) -> Finding:
    hole, board = _hole(scene, said.player), _lying(scene, said.street)
    if len(board) != _CARDS_BY[said.street] or not board:
        return Finding(f"the {said.street} is not dealt yet")
    match said.effect:
        case says.Effect.COUNTERFEITS:
            return HOLDS if has_counterfeited(hole, board) else Finding("no card of the hand counts less")
        case says.Effect.CASE:
            return HOLDS if is_case_card(hole, board) else Finding("it is not the fourth of its rank")
    made = hit(hole, board)
    least = Category.TWO_PAIR if said.effect is says.Effect.HITS_HARD else Category.PAIR
    return HOLDS if made is not None and made >= least else Finding("it does not")


# ── chips ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _price(scene: Scene, player: str) -> int | Finding:
    """What a call costs the player to act."""
    if not isinstance(scene.hand.state, BettingRound):
        return Finding("the betting is over")
    turn = scene.hand.turn
    if scene.names[turn] != player:
        return Finding(f"it is {scene.names[turn]}'s turn")
    return scene.hand.options().call or Finding("a call costs nothing")


def _gets_odds(scene: Scene, said: says.GetsOdds) -> Finding:
    price = _price(scene, said.player)
    if isinstance(price, Finding):
        return price
    found = pot_odds(on_the_felt(scene.hand.state), price)
    return same(said.odds, found, say("they are {amount} to {many}", amount=found.numerator, many=found.denominator))


def _call_gains(scene: Scene, said: says.CallGains) -> Finding:
    price = _price(scene, said.player)
    if isinstance(price, Finding):
        return price
    return _is_worth(said.gain, expectation_of_call(on_the_felt(scene.hand.state), price, said.chance))


def _pot_share(scene: Scene, said: says.PotShare) -> Finding:
    return _is_worth(Fraction(said.amount), equity(on_the_felt(scene.hand.state), said.chance))


def _is_worth(told: Fraction, found: Fraction) -> Finding:
    return same(told, found, say("it is {list}", list=str(found)))


def _big_blinds(scene: Scene, said: says.BigBlinds) -> Finding:
    started = scene.hand.events[0]
    assert isinstance(started, HandStarted), "a hand begins with HandStarted"
    found = Fraction(started.plan.seats[scene.seat(said.player)].stack, started.plan.stakes.big_blind)
    return _is_worth(Fraction(said.times), found)


def _times_the_bet(scene: Scene, said: says.TimesTheBet) -> Finding:
    state = scene.hand.state
    if not isinstance(state, BettingRound) or not state.price.high:
        return Finding("there is no bet")
    found = said.times * state.price.high
    return same(said.amount, found, say("it is {amount}", amount=found))


def _hourly(_scene: Scene, said: says.Hourly) -> Finding:
    return _is_worth(said.gain, hourly(said.amount, said.hours))


def _called_cold(scene: Scene, said: says.CalledCold) -> Finding:
    """The big blind is the bet before the flop; who has put chips in on the street has met a part of the price."""
    seat = scene.seat(said.player)
    bets, put_in, cold = 1, False, False
    for event in scene.hand.events:
        match event:
            case BoardDealt():
                bets, put_in = 0, False
            case Raised():
                bets += 1
                put_in = put_in or event.seat == seat
            case Called() if event.seat == seat:
                cold = bets >= 2 and not put_in
                put_in = True
    return HOLDS if cold else Finding(f"{said.player} has not")


TERM_CHECKS: Checks = {
    says.Holds: _holds,
    says.HoldsNot: _holds_not,
    says.HasOuts: _has_outs,
    says.Stands: _stands,
    says.StreetIs: _street_is,
    says.StreetDoes: _street_does,
    says.GetsOdds: _gets_odds,
    says.CallGains: _call_gains,
    says.PotShare: _pot_share,
    says.BigBlinds: _big_blinds,
    says.TimesTheBet: _times_the_bet,
    says.Hourly: _hourly,
    says.CalledCold: _called_cold,
}
"""What each of these sentences asks."""
