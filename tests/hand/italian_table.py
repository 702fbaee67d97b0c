"""A table of poker all'italiana to be told about in one line.

Seats are named as in the rules: A has the button, B sits on its left, then C to F. So seat 0 is B, and the last is A.
"""

from collections.abc import Callable, Mapping, Sequence

from shuffleup.cards.card import Card, parse_cards
from shuffleup.cards.deck import Deck
from shuffleup.cards.dice import SeededDice, shuffled
from shuffleup.cards.italian.deck import stripped_deck
from shuffleup.games.catalogue import variant
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Variant
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
    Show,
)
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import READ_AS_THE_BOOK, ShowdownMode, hand_rules
from shuffleup.hand.state import HandState, Seated
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulebooks.policy.italian_game import ItalianSwitches
from shuffleup.table.carry import CarriedPot, Carry, NoCarry
from shuffleup.table.plan import GameKey, HandPlan
from shuffleup.table.posting import antes
from shuffleup.table.seat import Attendance, SeatPlan
from shuffleup.table.stakes import AnteMode, Stakes

NAMES = "BCDEFG"


def names_of(players: int) -> str:
    """The players clockwise from the left of the button."""
    return NAMES[: players - 1] + "A"


def italian_deck(hands: Mapping[str, str], players: int, *, stock: str = "", names: str = "") -> Deck:
    """A deck from which the named players get these cards, with this stock; cards not named lie at the end.

    ``names`` are the players dealt in, where not everybody is.
    """
    order = names or names_of(players)
    cards = list(stripped_deck(players))
    given = {name: list(parse_cards(text)) for name, text in hands.items()}
    drawn = list(parse_cards(stock))
    named = {card for held in given.values() for card in held} | set(drawn)
    others = iter([card for card in cards if card not in named])
    for name in order:
        given.setdefault(name, [])
        given[name] += [next(others) for _ in range(5 - len(given[name]))]
    dealt: list[Card] = [given[name][turn] for turn in range(5) for name in order]
    return Deck((*dealt, *drawn, *others))


def italian_hand(
    *stacks: int,
    ante: int = 10,
    limit: Limit = Limit.NO_LIMIT,
    deck: Deck | None = None,
    away: str = "",
    carry: Carry | None = None,
    switches: ItalianSwitches = READ_AS_THE_BOOK,
    asked: bool = True,
    game: str | Variant = "italiana",
    hold_all_ins: bool = False,
) -> Hand:
    """A hand of these stacks, from the left of the button; four of 1,000 chips where none are named."""
    chips = stacks or (1000,) * 4
    names = names_of(len(chips))
    played = variant(game) if isinstance(game, str) else game
    rules = hand_rules(played, limit, resolved("italiana"), _mode(asked=asked), switches=switches)
    seats = tuple(
        [_seat(place, name, stack, away) for place, (name, stack) in enumerate(zip(names, chips, strict=True))]
    )
    stakes = Stakes(0, 0, ante, AnteMode.ALL_PLAYERS)
    left = carry or NoCarry()
    plan = HandPlan(
        1,
        GameKey(played.key, limit),
        stakes,
        seats,
        antes(seats, stakes, left),
        len(chips),
        carry=left,
        hold_all_ins=hold_all_ins,
    )
    return Hand.start(rules, plan, deck or Deck(stripped_deck(len(chips))), _dice(len(chips)))


def _mode(*, asked: bool) -> ShowdownMode:
    return ShowdownMode.ASKED if asked else ShowdownMode.AUTOMATIC


def _seat(place: int, name: str, stack: int, away: str) -> SeatPlan:
    return SeatPlan(place + 1, name, stack, Attendance.ABSENT if name in away else Attendance.PRESENT)


def _dice(seed: int):  # type: ignore[no-untyped-def]
    dice = SeededDice(bytes([seed]), "stub")
    return lambda stub: (*stub.kept, *shuffled(stub.shuffled, dice))


def say(hand: Hand, *moves: str) -> Hand:
    """Plays moves of whoever is to act, in the words on the buttons; a number bets or raises to it."""
    for move in " ".join(moves).split():
        refusal = hand.act(_VERBS[move](hand.turn)) if move in _VERBS else hand.raise_to(int(move))
        assert refusal is None, f"{move}: {refusal}"
    return hand


_VERBS: dict[str, Callable[[int], Action]] = {
    "buio": PostBlind,
    "dai": DealCards,
    "busso": Check,
    "passo": Fold,
    "vedo": Call,
    "parol": Parol,
    "servito": Discard,
    "mostro": Show,
    "nascondo": Muck,
    "partecipo": Join,
    "rinuncio": Decline,
}


def who(hand: Hand) -> str:
    """The name of the player to act."""
    return seat_name(hand.state, hand.turn)


def seat_name(state: HandState, seat: int) -> str:
    """The name of a seat."""
    plan = state.plan if isinstance(state, Seated) else state.felt.plan
    return plan.seats[seat].player


def stacks_by_name(hand: Hand) -> dict[str, int]:
    """The chips behind each player."""
    assert not isinstance(hand.state, Seated)
    return {seat.player: chips for seat, chips in zip(hand.state.felt.plan.seats, hand.state.stacks, strict=True)}


def carried(hand: Hand) -> CarriedPot:
    """The pot the hand leaves to the next."""
    carry = hand.result().carry
    assert isinstance(carry, CarriedPot)
    return carry


def picks_of(count: int) -> Sequence[int]:
    """The first cards of a hand."""
    return range(count)
