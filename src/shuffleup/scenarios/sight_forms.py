"""What the table can see, and who decided: bets in front, all-in buttons, cards kept, decisions in fairness."""

from collections.abc import Sequence

from shuffleup.cards.card import Card, card_text
from shuffleup.hand.floor_events import HandRestored, HandRuledDead
from shuffleup.hand.showdown import hole_cards
from shuffleup.hand.state import Drawing, Seated
from shuffleup.hand.view import SeatedPlayer, public_view
from shuffleup.scenarios.forms import Form
from shuffleup.scenarios.said import say
from shuffleup.scenarios.scenario import Sentence
from shuffleup.scenarios.scene import Checks, Finding, Scene, same


class MarkedAllIn(Sentence, frozen=True):
    """Who is marked as all-in, and nobody else."""

    players: tuple[str, ...] = ()


class InFront(Sentence, frozen=True):
    """What lies before a player on this street."""

    player: str
    amount: int = 0


class ToDiscard(Sentence, frozen=True):
    """A player is to throw cards away or to exchange some."""

    player: str


class IsLeftWith(Sentence, frozen=True):
    """The hole cards of a player."""

    player: str
    cards: tuple[Card, ...]


class DecidedInFairness(Sentence, frozen=True):
    """The floor's last decision on a hand names the rule that puts fairness first."""


SIGHT_FORMS = (
    Form("nobody is marked all in", "No player is.", "nobody is marked all in", MarkedAllIn),
    Form(
        "{players} is|are marked all in",
        "For all to see: these players and no others.",
        "Bruno is marked all in",
        MarkedAllIn,
    ),
    Form(
        "{player} has nothing in front",
        "No chips of this street: they are pulled in.",
        "Anna has nothing in front",
        InFront,
    ),
    Form(
        "{player} has {amount} in front",
        "Chips of this street, not pulled in yet.",
        "Anna has 200 in front",
        InFront,
    ),
    Form("{player} is to discard", "Or to draw, where the street is one.", "Anna is to discard", ToDiscard),
    Form("{player} is left with {cards}", "The player's hole cards.", "Anna is left with As Kd", IsLeftWith),
    Form(
        "the decision rests on fairness",
        "The last one about a hand. The rule may follow.",
        "the decision rests on fairness (rule 80)",
        DecidedInFairness,
        cites=True,
    ),
)
"""What may be expected of it."""


def _seen(scene: Scene) -> Sequence[SeatedPlayer]:
    return public_view(scene.hand.state).players


def _all_in(scene: Scene, said: MarkedAllIn) -> Finding:
    found = [seat for seat, player in enumerate(_seen(scene)) if player.all_in]
    wanted = {scene.seat(player) for player in said.players}
    return same(wanted, set(found), say("{players} is|are marked all in", players=scene.called(found)))


def _in_front(scene: Scene, said: InFront) -> Finding:
    bet = _seen(scene)[scene.seat(said.player)].bet
    return same(said.amount, bet, f"{said.player} has {bet} in front")


def _to_discard(scene: Scene, said: ToDiscard) -> Finding:
    if not isinstance(scene.hand.state, Drawing):
        return Finding(say("nobody is to discard"))
    return same(
        scene.seat(said.player), scene.hand.turn, say("{player} is to discard", player=scene.names[scene.hand.turn])
    )


def _left_with(scene: Scene, said: IsLeftWith) -> Finding:
    state = scene.hand.state
    seat = scene.seat(said.player)
    held = () if isinstance(state, Seated) else hole_cards(state.felt, scene.hand.deck, seat)
    return same(
        set(said.cards),
        set(held),
        say("{player} is left with {cards}", player=said.player, cards=" ".join(map(card_text, held))),
    )


def _in_fairness(scene: Scene, said: DecidedInFairness) -> Finding:
    made = [event.by for event in scene.hand.events if isinstance(event, HandRestored | HandRuledDead)]
    if not made:
        return Finding(say("the floor has decided nothing"))
    return (
        Finding(rules=(made[-1].rule,))
        if made[-1].reason == "fairness"
        else Finding(say("its reason is {words}", words=made[-1].reason))
    )


SIGHT_CHECKS: Checks = {
    MarkedAllIn: _all_in,
    InFront: _in_front,
    ToDiscard: _to_discard,
    IsLeftWith: _left_with,
    DecidedInFairness: _in_fairness,
}
"""What these sentences ask."""
