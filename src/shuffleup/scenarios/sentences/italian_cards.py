"""What must be true of cards of the Italian games: the deck, the hands that they make, what was drawn, what is open."""

import re
from collections.abc import Iterator
from typing import Annotated, TypeAlias

from msgspec import Struct

from shuffleup.answer import note
from shuffleup.cards.card import Card, card_text
from shuffleup.cards.hand_class import RANK_NAMES
from shuffleup.cards.italian.order import winner
from shuffleup.cards.italian.ranking import ItalianCategory, ItalianHand, Straight, italian_hand
from shuffleup.hand.events import BoardTurned, CardsDrawn, CardsServed, RoundOpened
from shuffleup.hand.orders.events import StubRebuilt
from shuffleup.hand.state import Choosing
from shuffleup.hand.strict_cards import deck_of_hand, lowest_rank_of, read_hand
from shuffleup.scenarios.forms import NOTHING, FillingError, Slot, cards_of, cards_text
from shuffleup.scenarios.italian_scene import ItalianScene, covered_cards, felt_of, open_cards
from shuffleup.scenarios.language import expects, tells
from shuffleup.scenarios.places import Cards, Chips, Player
from shuffleup.scenarios.said import Joint, Listed, Saying, say
from shuffleup.scenarios.scene import HOLDS, Finding, same
from shuffleup.scenarios.sentences.betting import held_by

# ── places ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class HandWords(Struct, frozen=True):
    """A hand as people call it; for a straight also its top card and its kind."""

    category: ItalianCategory
    straight: Straight | None = None
    top: int = -1


_CATEGORIES = {
    "a high card": ItalianCategory.HIGH_CARD,
    "a pair": ItalianCategory.PAIR,
    "two pair": ItalianCategory.TWO_PAIR,
    "three of a kind": ItalianCategory.THREE_OF_A_KIND,
    "a straight": ItalianCategory.STRAIGHT,
    "a full house": ItalianCategory.FULL_HOUSE,
    "a flush": ItalianCategory.FLUSH,
    "four of a kind": ItalianCategory.FOUR_OF_A_KIND,
    "a straight flush": ItalianCategory.STRAIGHT_FLUSH,
}
_STRAIGHTS = (ItalianCategory.STRAIGHT, ItalianCategory.STRAIGHT_FLUSH)
_KINDS = {kind.value: kind for kind in Straight}
_RANK = "|".join(RANK_NAMES)
_HAND = r"(?:[0-9TJQKA][cdhs] ?){5}"
_POOL = r"[0-9TJQKA][cdhs](?: ?[0-9TJQKA][cdhs])*"
_NTH = ("first", "second", "third")


def _words(text: str) -> HandWords:
    name, _, top = text.partition(" to the ")
    if not top:
        if _CATEGORIES[name] in _STRAIGHTS:
            raise FillingError(note("write-to-the-king", text=text, example=name))
        return HandWords(_CATEGORIES[name])
    rank, _, kind = top.partition(", ")
    return HandWords(_CATEGORIES[name], _KINDS[kind], RANK_NAMES.index(rank))


def _drawing(text: str) -> tuple[tuple[int, tuple[Card, ...]], ...]:
    parts = [re.fullmatch(rf"(?:(\d) of )?({_POOL})", part) for part in text.split(", then ") if text != NOTHING]
    return tuple([(int(part[1] or 0), cards_of(part[2])) for part in parts if part])


def _hand_said(words: HandWords) -> Saying | str:
    name = next(name for name, category in _CATEGORIES.items() if category is words.category)
    if not words.straight:
        return name
    return say("{made} to the {top}, {kind}", made=name, top=RANK_NAMES[words.top], kind=words.straight.value)


def _drawing_said(drawing: tuple[tuple[int, tuple[Card, ...]], ...]) -> Listed | str:
    parts = [
        say("{number} of {cards}", number=some, cards=cards_text(pool)) if some else cards_text(pool)
        for some, pool in drawing
    ]
    return Listed(tuple(parts), Joint.THEN) if parts else NOTHING


Made: TypeAlias = Annotated[
    HandWords,
    Slot(
        rf"(?:{'|'.join(_CATEGORIES)})(?: to the (?:{_RANK}), (?:{'|'.join(_KINDS)}))?",
        _words,
        f"{', '.join([f'`{name}`' for name, made in _CATEGORIES.items() if made not in _STRAIGHTS])}, "
        "`a straight to the king, media` or `a straight flush to the king, media`, with `minima`, `media` or `massima`",
        said=_hand_said,
    ),
]
Rank: TypeAlias = Annotated[
    int, Slot(_RANK, RANK_NAMES.index, "a rank in words: `seven`, `ace`", tell=RANK_NAMES.__getitem__)
]
Some: TypeAlias = Annotated[int, Slot(r"\d", int, "a number of cards")]
Five: TypeAlias = Annotated[tuple[Card, ...], Slot(_HAND, cards_of, "five cards", tell=cards_text)]
Others: TypeAlias = Annotated[
    tuple[tuple[Card, ...], ...],
    Slot(
        rf"{_HAND}(?: ?and {_HAND})*",
        lambda text: tuple([cards_of(hand) for hand in text.split(" and ")]),
        "five cards, or several hands parted by `and`",
    ),
]
Pool: TypeAlias = Annotated[tuple[Card, ...], Slot(_POOL, cards_of, "cards", tell=cards_text)]
Drawing: TypeAlias = Annotated[
    tuple[tuple[int, tuple[Card, ...]], ...],
    Slot(
        rf"{NOTHING}|(?:\d of )?{_POOL}(?:, then (?:\d of )?{_POOL})*",
        _drawing,
        "cards in their order, `2 of Jd 9s 8h 7c`, both: `Kd, then 2 of Jd 9s 8h`, or `nothing`",
        said=_drawing_said,
    ),
]
Nth: TypeAlias = Annotated[int, Slot("|".join(_NTH), _NTH.index, "`first`, `second` or `third`")]
Turns: TypeAlias = Annotated[
    tuple[str, ...],
    Slot(
        r"[A-I](?:\+[A-I])?(?:, [A-I](?:\+[A-I])?)*",
        lambda text: tuple(text.split(", ")),
        "`A+C, B+D, E`",
        tell=", ".join,
    ),
]
OneCard: TypeAlias = Annotated[tuple[Card, ...], Slot("[0-9TJQKA][cdhs]", cards_of, "a card")]


# ── the deck ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@tells("the lowest card is the {rank}", "the lowest card is the seven")
def lowest_card(scene: ItalianScene) -> Rank:
    """The lowest card of this hand's deck."""
    return lowest_rank_of(scene.hand.rules, scene.plan)


def _deck(scene: ItalianScene) -> tuple[Card, ...]:
    return deck_of_hand(scene.hand.rules, scene.plan)


@tells("the deck has {amount} cards", "the deck has 32 cards")
def deck_has(scene: ItalianScene) -> Chips:
    """All cards that this hand can be dealt from."""
    return len(_deck(scene))


@tells("{amount} card(s) is|are left in the stock", "4 cards are left in the stock")
def stock_has(scene: ItalianScene) -> Chips:
    """The stock before anything is shuffled."""
    return len(scene.hand.deck) - felt_of(scene).cards.stub


# ── hands ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _read(scene: ItalianScene, cards: tuple[Card, ...]) -> ItalianHand | Finding:
    strange = [card for card in cards if card not in _deck(scene)]
    if strange:
        return Finding(say("{one} is not in this deck", one=card_text(strange[0])))
    return italian_hand(cards, lowest_card(scene))


def _in_words(hand: ItalianHand) -> HandWords:
    return HandWords(hand.category, hand.straight, hand.cards[0] >> 2 if hand.straight else -1)


@tells("{five} is {made}", "Qh Jd Tc 9s 8d is a straight to the queen, media")
def cards_are(scene: ItalianScene, five: Five) -> Made | Finding:
    """What five cards are called in the deck of this table."""
    hand = _read(scene, five)
    return hand if isinstance(hand, Finding) else _in_words(hand)


@expects("{five} beats {others}", "Ad Kd Qd 9d 8d beats Jh Jd Jc 7s 7c")
def cards_beat(scene: ItalianScene, five: Five, others: Others) -> Finding:
    """Who wins a pot that all these hands contest."""
    contest = (five, *others)
    hands = [_read(scene, cards) for cards in contest]
    read = [hand for hand in hands if not isinstance(hand, Finding)]
    if len(read) < len(hands):
        return next(hand for hand in hands if isinstance(hand, Finding))
    best = winner(read, scene.terms.switches.sf_exception)
    return same(0, best, say("{five} wins", five=cards_text(contest[best])))


@expects("{player} counts {five}, {made}", "Anna counts Kh Kd Kc Th Ts, a full house")
def counts(scene: ItalianScene, player: Player, five: Five, made: Made) -> Finding:
    """What the player's own cards and the turned vele make."""
    held = held_by(scene, player)
    if len(held) != 5:
        return Finding(say("{player} has {number} cards", player=player, number=len(held)))
    hand = read_hand(scene.hand.rules, felt_of(scene), held)
    found = _in_words(hand)
    told = say("{player} counts {five}, {made}", player=player, five=cards_text(hand.cards), made=_hand_said(found))
    return same((set(five), made), (set(hand.cards), found), told)


# ── the draw ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _drawn(scene: ItalianScene) -> Iterator[tuple[int, int]]:
    """Seats, and the positions of the cards that they drew."""
    for event in scene.hand.events:
        if isinstance(event, CardsDrawn | CardsServed):
            yield from [(event.seat, place) for place in event.drawn]


def _drawn_by(scene: ItalianScene, player: str) -> tuple[Card, ...]:
    return tuple([scene.hand.deck.cards[place] for seat, place in _drawn(scene) if scene.names[seat] == player])


@expects("{player} has drawn {drawing}", "Bruno has drawn Ah Kh Qh")
def has_drawn(scene: ItalianScene, player: Player, drawing: Drawing) -> Finding:
    """The cards drawn, in this order; for a stock that was shuffled again, how many of its cards."""
    drawn = _drawn_by(scene, player)
    rest, so = drawn, True
    for some, pool in drawing:
        number = some or len(pool)
        taken, rest = rest[:number], rest[number:]
        so = so and len(taken) == number and (set(taken) <= set(pool) if some else taken == pool)
    told = say("{player} has drawn {drawing}", player=player, drawing=cards_text(drawn))
    return HOLDS if so and not rest else Finding(told)


@tells("the {nth} new stock is made of {cards}", "the first new stock is made of Jd 9s 8h 7c")
def new_stock(scene: ItalianScene, nth: Nth) -> Cards | Finding:
    """The discards that were shuffled when the stock was used up."""
    made = [event for event in scene.hand.events if isinstance(event, StubRebuilt)]
    if len(made) <= nth:
        return Finding(say("the discards were shuffled {number} times", number=len(made)))
    return tuple(sorted([scene.hand.deck.cards[place] for place in made[nth].taken]))


# ── open and covered cards ───────────────────────────────────────────────────────────────────────────────────────────


@tells("{player} has {cards} down", "Bruno has Kd down")
def has_down(scene: ItalianScene, player: Player) -> Cards:
    """The player's covered cards."""
    return covered_cards(scene, player)


@tells("{player} has {pool} up", "Bruno has 8c Ah up")
def has_up(scene: ItalianScene, player: Player) -> Pool:
    """The player's open cards, in the order of the deal."""
    return open_cards(scene, player)


@expects("{player} has {down} card(s) down and {up} up", "Bruno has 1 card down and 4 up")
def down_and_up(scene: ItalianScene, player: Player, down: Some, up: Some) -> Finding:
    """How many cards the player has covered and open."""
    found = len(covered_cards(scene, player)), len(open_cards(scene, player))
    told = say("{player} has {down} card(s) down and {up} up", player=player, down=found[0], up=found[1])
    return same((down, up), found, told)


@expects("{player} may turn up {one} or {other}", "Bruno may turn up Ah or Kd")
def may_turn_up(scene: ItalianScene, player: Player, one: OneCard, other: OneCard) -> Finding:
    """The covered cards between which the player chooses."""
    if not isinstance(scene.hand.state, Choosing) or player not in scene.asked:
        return Finding(say("{player} has nothing to choose", player=player))
    found = covered_cards(scene, player)
    first, second = cards_text(found[:1]), cards_text(found[1:])
    told = say("{player} may turn up {one} or {other}", player=player, one=first, other=second)
    return same({*one, *other}, set(found), told)


@tells("the vele are turned in the order {turns}", "the vele are turned in the order A+C, B+D, E")
def turning_order(scene: ItalianScene) -> Turns:
    """The vele turned so far, in order."""
    letters = scene.hand.rules.variant.layout.letters
    turned = [event for event in scene.hand.events if isinstance(event, BoardTurned)]
    return tuple(["+".join([letters[place] for place in event.places]) for event in turned])


@tells("there were {amount} betting rounds", "there were 7 betting rounds")
def betting_rounds(scene: ItalianScene) -> Chips:
    """How many betting rounds this hand has had so far."""
    return sum([isinstance(event, RoundOpened) for event in scene.hand.events])
