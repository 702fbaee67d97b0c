"""Expectations about cards: the deck, the hands that they make, what was drawn, what lies open."""

from collections.abc import Iterator

from shuffleup.cards.card import Card, card_text
from shuffleup.cards.hand_class import RANK_NAMES
from shuffleup.cards.italian import ItalianHand, italian_hand
from shuffleup.cards.italian_order import winner
from shuffleup.hand.events import CardsDrawn, CardsServed, RoundOpened
from shuffleup.hand.floor_events import StubRebuilt
from shuffleup.hand.state import Choosing
from shuffleup.hand.strict import deck_of_hand, lowest_rank_of, read_hand
from shuffleup.hand.turning_events import BoardTurned
from shuffleup.scenarios import italian_expectations as says
from shuffleup.scenarios.italian_scene import (
    ItalianChecks,
    cards_text,
    covered_cards,
    felt_of,
    held_by,
    open_cards,
)
from shuffleup.scenarios.italian_slots import hand_words
from shuffleup.scenarios.italian_world import ItalianWorld
from shuffleup.scenarios.scene import HOLDS, Finding, same

# ── the deck ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _lowest(world: ItalianWorld) -> int:
    return lowest_rank_of(world.playing.rules, world.plan)


def _lowest_card(world: ItalianWorld, said: says.LowestCard) -> Finding:
    found = _lowest(world)
    return same(said.rank, found, f"the lowest card is the {RANK_NAMES[found]}")


def _deck_has(world: ItalianWorld, said: says.DeckHas) -> Finding:
    found = len(deck_of_hand(world.playing.rules, world.plan))
    return same(said.amount, found, f"the deck has {found} cards")


def _cards_out(world: ItalianWorld, said: says.CardsOut) -> Finding:
    left = len(world.playing.deck) - felt_of(world).cards.stub
    out = len(deck_of_hand(world.playing.rules, world.plan)) - left
    return same((said.amount, said.left), (out, left), f"{out} cards are out and {left} are left")


def _stock_has(world: ItalianWorld, said: says.StockHas) -> Finding:
    left = len(world.playing.deck) - felt_of(world).cards.stub
    return same(said.number, left, f"{left} cards are left in the stock")


def _not_seated(world: ItalianWorld, said: says.NotSeated) -> Finding:
    most = world.playing.rules.variant.seats_max
    return Finding(f"{said.number} players are dealt in") if 2 <= said.number <= most else HOLDS


# ── hands ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _read(world: ItalianWorld, cards: tuple[Card, ...]) -> ItalianHand | Finding:
    deck = deck_of_hand(world.playing.rules, world.plan)
    strange = [card for card in cards if card not in deck]
    if strange:
        return Finding(f"{card_text(strange[0])} is not in this deck")
    return italian_hand(cards, _lowest(world))


def _in_words(hand: ItalianHand) -> says.HandWords:
    top = hand.cards[0] >> 2 if hand.straight else -1
    return says.HandWords(hand.category, hand.straight, top)


def _cards_are(world: ItalianWorld, said: says.CardsAre) -> Finding:
    hand = _read(world, said.five)
    if isinstance(hand, Finding):
        return hand
    found = _in_words(hand)
    return same(said.words, found, f"that is {hand_words(found)}")


def _cards_beat(world: ItalianWorld, said: says.CardsBeat) -> Finding:
    contest = (said.five, *said.others)
    hands = []
    for cards in contest:
        hand = _read(world, cards)
        if isinstance(hand, Finding):
            return hand
        hands.append(hand)
    best = winner(hands, world.switches.sf_exception)
    return same(0, best, f"{cards_text(contest[best])} wins")


def _counts(world: ItalianWorld, said: says.Counts) -> Finding:
    held = held_by(world, said.player)
    if len(held) != 5:
        return Finding(f"{said.player} has {len(held)} cards")
    hand = read_hand(world.playing.rules, felt_of(world), held)
    found = _in_words(hand)
    text = f"{said.player} counts {cards_text(hand.cards)}, {hand_words(found)}"
    return same((set(said.five), said.words), (set(hand.cards), found), text)


# ── the draw ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _drawn_by(world: ItalianWorld, player: str) -> tuple[Card, ...]:
    deck = world.playing.deck
    return tuple([deck.cards[place] for seat, place in _drawn(world) if world.names[seat] == player])


def _drawn(world: ItalianWorld) -> Iterator[tuple[int, int]]:
    for event in world.playing.events:
        if isinstance(event, CardsDrawn | CardsServed):
            for place in event.drawn:
                yield event.seat, place


def _has_drawn(world: ItalianWorld, said: says.HasDrawn) -> Finding:
    drawn = _drawn_by(world, said.player)
    text = f"{said.player} has drawn {cards_text(drawn)}"
    rest = drawn[len(said.cards) :]
    if drawn[: len(said.cards)] != said.cards or len(rest) != sum([count for count, _ in said.then]):
        return Finding(text)
    for count, pool in said.then:
        if not set(rest[:count]) <= set(pool):
            return Finding(text)
        rest = rest[count:]
    return HOLDS


def _nobody_drew(world: ItalianWorld, said: says.NobodyDrew) -> Finding:
    seats = sorted({seat for seat, _ in _drawn(world)})
    return Finding(f"{world.names[seats[0]]} has drawn") if seats else HOLDS


def _new_stock(world: ItalianWorld, said: says.NewStock) -> Finding:
    made = [event for event in world.playing.events if isinstance(event, StubRebuilt)]
    if len(made) <= said.which:
        return Finding(f"the discards were shuffled {len(made)} times")
    event, deck = made[said.which], world.playing.deck.cards
    found = {deck[place] for place in event.taken}
    return same(set(said.cards), found, f"it is made of {cards_text(sorted(found))}")


# ── open and covered cards ───────────────────────────────────────────────────────────────────────────────────────────


def _has_down(world: ItalianWorld, said: says.HasDown) -> Finding:
    found = covered_cards(world, said.player)
    return same(set(said.pool), set(found), f"{said.player} has {cards_text(found)} down")


def _has_up(world: ItalianWorld, said: says.HasUp) -> Finding:
    found = open_cards(world, said.player)
    return same(said.pool, found, f"{said.player} has {cards_text(found)} up")


def _down_and_up(world: ItalianWorld, said: says.DownAndUp) -> Finding:
    down, up = len(covered_cards(world, said.player)), len(open_cards(world, said.player))
    return same(
        (said.down, said.up), (down, up), f"{said.player} has {down} card{'' if down == 1 else 's'} down and {up} up"
    )


def _may_turn_up(world: ItalianWorld, said: says.MayTurnUp) -> Finding:
    if not isinstance(world.playing.state, Choosing) or said.player not in world.asked:
        return Finding(f"{said.player} has nothing to choose")
    found = covered_cards(world, said.player)
    return same(set(said.cards), set(found), f"{said.player} may turn up {cards_text(found).replace(' ', ' or ')}")


def _nobody_turns_up(world: ItalianWorld, said: says.NobodyTurnsUp) -> Finding:
    choosing = isinstance(world.playing.state, Choosing)
    return Finding(f"{world.asked[0]} has to choose") if choosing else HOLDS


def _turning_order(world: ItalianWorld, said: says.TurningOrder) -> Finding:
    letters = world.playing.rules.variant.layout.letters
    turned = [event for event in world.playing.events if isinstance(event, BoardTurned)]
    found = tuple(["+".join([letters[place] for place in event.places]) for event in turned])
    return same(said.turns, found, f"the order is {', '.join(found)}" if found else "no vela is turned")


def _betting_rounds(world: ItalianWorld, said: says.BettingRounds) -> Finding:
    found = sum([isinstance(event, RoundOpened) for event in world.playing.events])
    return same(said.number, found, f"there were {found} betting rounds")


ITALIAN_CARD_CHECKS: ItalianChecks = {
    says.LowestCard: _lowest_card,
    says.DeckHas: _deck_has,
    says.CardsOut: _cards_out,
    says.StockHas: _stock_has,
    says.NotSeated: _not_seated,
    says.CardsAre: _cards_are,
    says.CardsBeat: _cards_beat,
    says.Counts: _counts,
    says.HasDrawn: _has_drawn,
    says.NobodyDrew: _nobody_drew,
    says.NewStock: _new_stock,
    says.HasDown: _has_down,
    says.HasUp: _has_up,
    says.DownAndUp: _down_and_up,
    says.MayTurnUp: _may_turn_up,
    says.NobodyTurnsUp: _nobody_turns_up,
    says.TurningOrder: _turning_order,
    says.BettingRounds: _betting_rounds,
}
"""What each of these sentences asks."""
