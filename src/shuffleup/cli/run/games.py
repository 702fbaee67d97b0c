"""What a run's report says of a rotation of games: how often each was dealt, and where the order invites errors."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from shuffleup.cli.output import to_left, to_right
from shuffleup.cli.typed import chips
from shuffleup.locale.messages import Messages
from shuffleup.projections.event_numbers import MIXED
from shuffleup.service.games_played import together
from shuffleup.service.simulate import Played
from shuffleup.table.plan import GameKey
from shuffleup.table.stakes import Stakes
from shuffleup.tournament.decide.live import ORDER_RULE
from shuffleup.tournament.facts.rules import rule_on


class GameHands(Struct, frozen=True):
    """A game of the rotation, and how many hands of it were dealt."""

    game: str
    limit: str
    hands: int


class MixFacts(Struct, frozen=True):
    """The rotation: ``change`` is ``levels``, ``hands`` or ``orbits``, each game lasting ``every`` of them."""

    name: str
    change: str
    every: int
    chosen: bool
    games: tuple[GameHands, ...]
    changes: int
    """How often the game changed at a table."""
    warned: int
    """Changes from stud to stud eight-or-better or back, about which ``rule`` warns."""
    rule: str


class HandPrice(Struct, frozen=True):
    """What a hand cost, and which game it was; parts that the game does not have are 0."""

    game: str
    limit: str
    small: int
    big: int
    ante: int
    bring_in: int
    small_bet: int
    big_bet: int


def mix_facts(streams: Sequence[Played]) -> MixFacts | None:
    """The rotation of a run, as in its last stream; None if only one game was played."""
    state = streams[-1].state
    rotation = state.definition.rotation
    if rotation is None:
        return None
    tally = together([one.games for one in streams])
    dealt = zip(rotation.games, tally.hands, strict=True)
    games = tuple([GameHands(game.variant, game.limit.value, hands) for game, hands in dealt])
    rule = rule_on(state, ORDER_RULE) if tally.warned else ""
    name, change = rotation.name or MIXED, rotation.turn.value
    return MixFacts(name, change, rotation.length, rotation.chosen, games, tally.changes, tally.warned, rule)


def hand_price(game: GameKey, stakes: Stakes) -> HandPrice:
    """The price of a hand that was planned at these stakes."""
    blinds, bets = (stakes.small_blind, stakes.big_blind), (stakes.small_bet, stakes.big_bet)
    return HandPrice(game.variant, game.limit.value, *blinds, stakes.ante, stakes.bring_in, *bets)


# ── for people ───────────────────────────────────────────────────────────────────────────────────────────────────────


def mix_lines(mix: MixFacts, speech: Messages) -> Iterator[str]:
    """The games one by one, the changes, and the warning."""
    how = f"{'chosen' if mix.chosen else 'turn'}-{mix.change}"
    yield speech.say("run-games", {"how": speech.say(f"run-games-{how}", {"every": mix.every})})
    names = to_left([f"{one.game}, {speech.say(f'told-limit-{one.limit}')}" for one in mix.games])
    figures = to_right([chips(one.hands, speech.language) for one in mix.games])
    for one, name, hands in zip(mix.games, names, figures, strict=True):
        yield f"  {name}  {speech.say('run-games-hands', {'count': one.hands, 'hands': hands})}"
    if mix.warned:
        yield f"  {speech.say('run-games-warned', {'count': mix.warned, 'rule': mix.rule})}"


def price_words(price: HandPrice, speech: Messages) -> str:
    """``100/200, ante 200``; in stud ``ante 50, bring-in 50, bets 200/400``."""
    amount = {key: chips(getattr(price, key), speech.language) for key in price.__struct_fields__[2:]}
    words = [f"{amount['small']}/{amount['big']}"] if price.big else []
    words += [speech.say("run-ante", {"ante": amount["ante"]})] if price.ante else []
    words += [speech.say("run-bring-in", {"chips": amount["bring_in"]})] if price.bring_in else []
    if price.small_bet:
        words.append(speech.say("run-bets", {"small": amount["small_bet"], "big": amount["big_bet"]}))
    return ", ".join(words)
