"""A table of Telesina to be told about in one line; seats are named as at the Italian table, A has the button."""

from collections.abc import Mapping

from shuffleup.answer import Refusal
from shuffleup.cards.card import Card, card_text, parse_cards
from shuffleup.cards.deck import Deck
from shuffleup.cards.italian.deck import stripped_deck
from shuffleup.games.limits import Limit
from shuffleup.hand.actions import TurnUp
from shuffleup.hand.phases.turning import covered
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import READ_AS_THE_BOOK
from shuffleup.hand.seats import members
from shuffleup.hand.state import BettingRound, Choosing, Seated
from shuffleup.rulebooks.policy.italian_game import ItalianSwitches
from tests.hand.italian_table import italian_hand, names_of


def telesina_deck(hands: Mapping[str, str], players: int, *, vele: str = "", names: str = "") -> Deck:
    """A deck with these vele in the order of their letters; each player is dealt his five cards in the order named.

    Everybody is dealt in to the end; ``names`` are those who are, where not everybody is.
    """
    order = names or names_of(players)
    laid = parse_cards(vele)
    given = {name: list(parse_cards(hands.get(name, ""))) for name in order}
    named = {*laid, *[card for held in given.values() for card in held]}
    others = iter([card for card in stripped_deck(players) if card not in named])
    for held in given.values():
        held += [next(others) for _ in range(5 - len(held))]
    dealt: list[Card] = [given[name][turn] for turn in range(5) for name in order]
    return Deck((*laid, *dealt, *others))


def telesina_hand(
    *stacks: int,
    game: str = "telesina",
    deck: Deck | None = None,
    limit: Limit = Limit.NO_LIMIT,
    away: str = "",
    switches: ItalianSwitches = READ_AS_THE_BOOK,
    asked: bool = False,
) -> Hand:
    """A hand of these stacks; four of 1,000 chips where none are named."""
    return italian_hand(*stacks, game=game, deck=deck, limit=limit, away=away, switches=switches, asked=asked)


def knock_round(hand: Hand) -> Hand:
    """Everybody who is to bet checks, until the round is over."""
    assert isinstance(hand.state, BettingRound)
    street = hand.state.felt.street
    while isinstance(hand.state, BettingRound) and hand.state.felt.street == street:
        assert hand.check() is None
    return hand


def knock_to_the_end(hand: Hand) -> Hand:
    """Everybody checks to the end; covered cards are chosen as for players who do not answer."""
    while not hand.over:
        if isinstance(hand.state, Choosing):
            choose_latest(hand)
        else:
            assert hand.check() is None
    return hand


def choose_latest(hand: Hand) -> Hand:
    """Everybody turns up the card dealt last."""
    state = hand.state
    assert isinstance(state, Choosing)
    for seat in members(state.waiting):
        assert hand.act(TurnUp(seat, covered(state.felt, seat)[-1])) is None
    return hand


def shown(hand: Hand) -> dict[str, str]:
    """What the table sees of each hand, ``??`` for a covered card."""
    assert not isinstance(hand.state, Seated)
    felt = hand.state.felt
    return {
        seat.player: " ".join(map(card_text, faces))
        for seat, faces in zip(felt.plan.seats, felt.cards.faces, strict=True)
    }


def board(hand: Hand) -> str:
    """The layout, ``??`` for a covered vela, in the order of the letters."""
    assert not isinstance(hand.state, Seated)
    return " ".join(map(card_text, hand.state.felt.cards.board))


def turn_up(hand: Hand, seat: int, pick: int) -> Refusal | None:
    """A seat turns up the card at this place of its hand."""
    return hand.act(TurnUp(seat, pick))
