"""From a record to what the hand engine starts with: a plan of seats and postings, and a deck in dealing order."""

from msgspec import Struct

from shuffleup.cards.card import UNKNOWN, Card, cards_text
from shuffleup.cards.deck import Deck
from shuffleup.formats.phh_record import DealBoard, DealHole, ExchangeCards, PhhHand, ShowHand
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Variant
from shuffleup.table.plan import GameKey, HandPlan, Posting, PostingKind
from shuffleup.table.seat import Attendance, SeatPlan
from shuffleup.table.stakes import AnteMode, Stakes

LARGEST = 10**18
ONE_WORD = "name them all in one word, with ?? for each that is not known"


class Unplayable(Struct, frozen=True):
    """A sound record whose forced bets no tournament has, such as a straddle."""

    reason: str


def recorded_plan(record: PhhHand, variant: Variant, limit: Limit) -> HandPlan | Unplayable:
    """The plan of a recorded hand; seats keep the order of the record, first left of the button first."""
    blinds = [(seat, amount) for seat, amount in enumerate(record.stakes.blinds) if amount]
    if len(blinds) > 2:
        return Unplayable("a straddle, which tournaments do not have")
    seats = _seats(record)
    return HandPlan(
        hand=number if isinstance(number := record.fields.get("hand"), int) else 1,
        game=GameKey(variant.key, limit),
        stakes=_stakes(record, blinds),
        seats=seats,
        postings=_postings(record, blinds),
        button=_button(record) or seats[-1].number,
        players_left=left if isinstance(left := record.fields.get("_players_left"), int) else 0,
    )


def _button(record: PhhHand) -> int:
    """The chair of a dead button; 0 where the last player has it."""
    chair = record.fields.get("_button")
    return chair if isinstance(chair, int) and not isinstance(chair, bool) and chair > 0 else 0


def _seats(record: PhhHand) -> tuple[SeatPlan, ...]:
    count = len(record.stacks)
    names = record.fields.get("players")
    chairs = record.fields.get("seats")
    players = names if isinstance(names, list) else [""] * count
    killed, away = killed_seats(record), Attendance.ABSENT
    numbers = chairs if isinstance(chairs, list) else range(1, count + 1)
    return tuple(
        [
            SeatPlan(int(chair), str(player) or f"p{seat + 1}", stack, away if seat in killed else Attendance.PRESENT)
            for seat, (chair, player, stack) in enumerate(zip(numbers, players, record.stacks, strict=True))
        ]
    )


def killed_seats(record: PhhHand) -> frozenset[int]:
    """Seats whose hands are dead from the deal on: their players are away. The format has no word for it."""
    numbers = record.fields.get("_killed")
    return frozenset([number - 1 for number in numbers if isinstance(number, int)] if isinstance(numbers, list) else ())


def _dead_antes(record: PhhHand) -> bool:
    """Antes that any player may win, however much he paid himself: always so for those of a single payer."""
    return not record.stakes.ante_trimming


def _stakes(record: PhhHand, blinds: list[tuple[int, int]]) -> Stakes:
    stakes = record.stakes
    least = (stakes.min_bet or stakes.small_bet) if record.game.blinds else 0
    big = max([amount for _, amount in blinds], default=least)
    small = min([amount for _, amount in blinds]) if len(blinds) == 2 else _absent_small_blind(record)
    antes, mode = _antes(record, blinds), AnteMode.ALL_PLAYERS
    if _dead_antes(record) and antes.count(0) == len(antes) - 1:
        big_blind = _big_blind(record, blinds)
        mode = AnteMode.BB_ANTE if big_blind >= 0 and antes[big_blind] else AnteMode.BUTTON_ANTE
    return Stakes(
        small_blind=small,
        big_blind=big,
        ante=max(*antes, _own_amount(record, "_ante", 0)),
        ante_mode=mode,
        small_bet=stakes.small_bet,
        big_bet=stakes.big_bet,
        bring_in=stakes.bring_in,
        unit=_own_amount(record, "_smallest_chip", record.chip),
    )


def _antes(record: PhhHand, blinds: list[tuple[int, int]]) -> tuple[int, ...]:
    """The antes as they were paid, and the one that a big blind owes whose last chip went into the blind."""
    antes, owed = record.stakes.antes, _own_amount(record, "_ante", 0)
    big_blind = _big_blind(record, blinds)
    if any(antes) or not owed or not _dead_antes(record) or big_blind < 0:
        return antes
    broke = record.stacks[big_blind] <= dict(blinds)[big_blind]
    return tuple([owed if broke and seat == big_blind else 0 for seat in range(len(antes))])


def _absent_small_blind(record: PhhHand) -> int:
    """The small blind of a hand in which nobody posts it: pot-limit counts it all the same (TDA 54-B)."""
    return _own_amount(record, "_small_blind", 0)


def _own_amount(record: PhhHand, name: str, otherwise: int) -> int:
    """An amount that this program writes into its own files beside the fields of the format."""
    amount = record.fields.get(name)
    return amount * record.scale if isinstance(amount, int) and 0 < amount < LARGEST else otherwise


def _big_blind(record: PhhHand, blinds: list[tuple[int, int]]) -> int:
    """The seat of the big blind, -1 without blinds. Of two equal blinds it is the second in posting order."""
    if not blinds:
        return -1
    heads_up = len(record.stacks) == 2
    return max(blinds, key=lambda blind: (blind[1], -blind[0] if heads_up else blind[0]))[0]


def _postings(record: PhhHand, blinds: list[tuple[int, int]]) -> tuple[Posting, ...]:
    """Antes of several players before the blinds, a single payer's ante after them (RP-11)."""
    big_blind = _big_blind(record, blinds)
    posted = [
        Posting(seat, PostingKind.BIG_BLIND if seat == big_blind else PostingKind.SMALL_BLIND, amount)
        for seat, amount in sorted(blinds, key=lambda blind: blind[0] == big_blind)
    ]
    kind = PostingKind.DEAD_ANTE if _dead_antes(record) else PostingKind.ANTE
    antes = [Posting(seat, kind, amount) for seat, amount in enumerate(_antes(record, blinds)) if amount]
    return tuple(posted + antes if len(antes) == 1 else antes + posted)


# ── the deck ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def recorded_deck(record: PhhHand, variant: Variant) -> Deck:
    """The deck that deals this hand: recorded cards at their places, every other place unknown.

    Cards shown at the end fill in what the deal left unknown. Raises ``PhhError`` where the cards do not fit the game.
    """
    seats = len(record.stacks)
    size = len(variant.deck)
    holes = variant.hole_cards
    places = [UNKNOWN] * max(size, seats * holes + 8)
    if seats > variant.seats_max:
        raise record.error("starting_stacks", f"{seats} players", f"{variant.name} seats {variant.seats_max} at most")
    for seat, cards in enumerate(_hole_cards(record, holes)):
        places[seat : seats * holes : seats] = cards
    place = seats * holes
    board = _board(record, variant)
    for street in variant.streets:
        place += street.burn
        places[place : place + street.board] = board[: street.board]
        board = board[street.board :]
        place += street.board
    # That no card is there twice was seen to when the record was read.
    return Deck(tuple(places[:size]))


def _hole_cards(record: PhhHand, count: int) -> list[list[Card]]:
    """For each seat as many cards as the game deals."""
    hands: list[list[Card]] = [[] for _ in record.stacks]
    for number, action in enumerate(record.actions):
        if isinstance(action, DealHole):
            hand = hands[action.seat]
            hand.extend(action.cards)
            if len(hand) > count:
                what = f"{len(hand)} instead of {count} hole cards"
                raise record.error(record.action_place(number), what, ONE_WORD)
        elif isinstance(action, ExchangeCards):
            place = record.action_place(number)
            raise record.error(place, "an exchange in a game without draws", "leave it out, or name another variant")
        elif isinstance(action, ShowHand) and action.cards and list(action.cards) != hands[action.seat]:
            hands[action.seat] = _shown(record, number, hands[action.seat], action.cards, count)
    for seat, hand in enumerate(hands):
        if hand and len(hand) != count:
            what = f"{len(hand)} instead of {count} hole cards for p{seat + 1}"
            raise record.error("actions", what, ONE_WORD)
        hand.extend([UNKNOWN] * (count - len(hand)))
    return hands


def _shown(record: PhhHand, number: int, dealt: list[Card], shown: tuple[Card, ...], count: int) -> list[Card]:
    """The hand after a showdown: unknown cards take the places of those shown that were not dealt by name."""
    place = record.action_place(number)
    if len(shown) != count:
        raise record.error(place, f"{len(shown)} instead of {count} cards are shown", ONE_WORD)
    known = [card for card in dealt if card != UNKNOWN]
    fresh = [card for card in shown if card != UNKNOWN and card not in known]
    if len(known) + len(fresh) > count:
        raise record.error(place, f"{cards_text(known)} was dealt, not {cards_text(shown)}", "correct one of the two")
    rest = iter(fresh + [UNKNOWN] * count)
    order = dealt or [UNKNOWN] * count
    return [next(rest) if card == UNKNOWN else card for card in order]


def _board(record: PhhHand, variant: Variant) -> list[Card]:
    """The board, dealt in the steps of the game."""
    steps = [street.board for street in variant.streets if street.board]
    board: list[Card] = []
    for number, action in enumerate(record.actions):
        if not isinstance(action, DealBoard):
            continue
        wanted = steps.pop(0) if steps else 0
        if len(action.cards) != wanted:
            what = f"{len(action.cards)} instead of {wanted} board cards"
            raise record.error(record.action_place(number), what, "the board is dealt street by street")
        board.extend(action.cards)
    return board + [UNKNOWN] * sum(steps)
