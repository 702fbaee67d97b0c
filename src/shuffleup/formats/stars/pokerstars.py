"""Writes hands as PokerStars text, which most trackers and converters read: takes events and deck, gives text.

A full record shows every player's cards (``Dealt to``); a public one shows the hero's, as a client does.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from string import capwords

from shuffleup.answer import ProblemError, note
from shuffleup.arguments import checked
from shuffleup.cards.card import UNKNOWN, Card, card_text
from shuffleup.cards.deck import Deck
from shuffleup.cards.orders import RANKINGS
from shuffleup.formats.ohh.writer import OhhMeta, chairs, utc_text
from shuffleup.formats.phh.ledger import HandTeller, PostRole, Record, finished_plan, won
from shuffleup.games.catalogue import variant
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Holding
from shuffleup.hand import events as e
from shuffleup.hand.events import HandEvent
from shuffleup.hand.phases.showdown import hole_cards
from shuffleup.hand.state import Felt, HandState, Seated, Settled
from shuffleup.table.plan import GameKey, HandPlan, PostingKind

GAME_NAMES: Mapping[str, str] = {
    "holdem": "Hold'em",
    "short-deck": "6+ Hold'em",
    "omaha": "Omaha",
    "omaha-8": "Omaha Hi/Lo",
    "omaha-5": "5 Card Omaha",
    "courchevel": "Courchevel",
    "stud": "7 Card Stud",
    "stud-8": "7 Card Stud Hi/Lo",
    "razz": "Razz",
    "five-card-draw": "5 Card Draw",
    "single-draw-27": "Single Draw 2-7 Lowball",
    "triple-draw-27": "Triple Draw 2-7 Lowball",
    "badugi": "Badugi",
}
"""The names that clients print. Readers know none for pineapple, ace-to-five and the split badugi games."""
LIMIT_NAMES: Mapping[Limit, str] = {
    Limit.NO_LIMIT: "No Limit",
    Limit.POT_LIMIT: "Pot Limit",
    Limit.FIXED_LIMIT: "Limit",
}
_ROMAN = ((100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))
_EVENTS, _HANDS = 10**8, 10**7
"""The size of the ranges for the numbers of events and of their hands."""
_SIGNS = {"EUR": "€", "USD": "$", "GBP": "£"}
NOTHING_SAID = OhhMeta()
BETWEEN_HANDS = "\n\n\n"
"""What stands between two hands of a file."""


def has_stars_name(game: GameKey) -> bool:
    """Can hands of this game be written?"""
    return game.variant in GAME_NAMES and game.limit in LIMIT_NAMES


@checked
def hand_to_pokerstars(
    events: Sequence[HandEvent], deck: Deck, meta: OhhMeta = NOTHING_SAID, record: Record = Record.FULL
) -> str:
    """The text of one hand; the level is the first if ``meta`` names none.

    Raises ``ProblemError`` if the hand is unfinished or the game has no PokerStars name.
    """
    plan = finished_plan(events)
    if not has_stars_name(plan.game):
        raise ProblemError(note("stars-has-no-name", game=f"{plan.game.limit.value} {plan.game.variant}"))
    script = StarsScript(plan, deck, record, meta.hero)
    script.tell(events)
    lines = [*_head(plan, meta), *script.lines, *summary_lines(script)]
    return "".join([f"{_one_line(line)}\n" for line in lines])


def _one_line(line: str) -> str:
    """Spells out line breaks: the text has no quotation marks, so a break in a name would begin a new line."""
    return "".join([letter if letter.isprintable() else letter.encode("unicode_escape").decode() for letter in line])


def stars_file(hands: Iterable[str]) -> str:
    """A file of several hands, with the blank lines that PokerStars puts between hands."""
    return BETWEEN_HANDS.join(hands)


def _head(plan: HandPlan, meta: OhhMeta) -> Iterator[str]:
    stakes = plan.stakes
    stud = variant(plan.game.variant).brings_in
    fixed = plan.game.limit is Limit.FIXED_LIMIT or stud
    least, most = (
        (stakes.small_bet or stakes.big_blind, stakes.big_bet or 2 * stakes.big_blind)
        if fixed
        else (stakes.small_blind, stakes.big_blind)
    )
    date = utc_text(meta.started).replace("-", "/").replace("T", " ").replace("Z", " UTC")
    game = f"{GAME_NAMES[plan.game.variant]} {LIMIT_NAMES[plan.game.limit]}"
    stage = f"Level {roman(meta.level or 1)} ({least}/{most})"
    yield f"PokerStars Hand #{_number(plan, meta)}: {_event(meta)}{game} - {stage} - {date}"
    button = "" if stud else f" Seat #{plan.button} is the button"
    yield f"Table '{meta.table or 1}' {chairs(plan, meta)}-max{button}"
    for seat in sorted(plan.seats, key=lambda seat: seat.number):
        yield f"Seat {seat.number}: {seat.player} ({seat.stack} in chips)"


def _number(plan: HandPlan, meta: OhhMeta) -> int:
    """A number that no hand of another event has: the number of the event followed by that of the hand."""
    event, _, tail = meta.number.rpartition("-")
    number = int(tail) if tail.isascii() and tail.isdigit() else plan.hand
    return stars_number(event) % _EVENTS * _HANDS + number if event else number


def _event(meta: OhhMeta) -> str:
    event = meta.event
    if event is None:
        return ""
    sign = _SIGNS.get(event.currency, "")
    bounty = [event.bounty_fee_amount] if event.bounty_fee_amount else []
    price = "+".join([f"{sign}{amount}" for amount in (event.buyin_amount, *bounty, event.fee_amount)])
    return f"Tournament #{stars_number(event.tournament_number)}, {price} {event.currency} "


def stars_number(name: str) -> int:
    """A number for an event that has only a name: the same name gives the same number."""
    return int(name) if name.isascii() and name.isdigit() else int.from_bytes(sha256(name.encode()).digest()[:5], "big")


def roman(number: int) -> str:
    """The number of a level in Roman numerals."""
    text = ""
    for value, letters in _ROMAN:
        count, number = divmod(number, value)
        text += letters * count
    return text


# ── the lines between the seats and the summary ──────────────────────────────────────────────────────────────────────

_POSTS = {
    PostRole.ANTE: "posts the ante",
    PostRole.SMALL: "posts small blind",
    PostRole.BIG: "posts big blind",
    PostRole.STRADDLE: "posts straddle",
    PostRole.EXTRA: "posts big blind",
    PostRole.DEAD: "posts small blind",
}
_OWED = {PostingKind.SMALL_BLIND: PostRole.SMALL, PostingKind.BIG_BLIND: PostRole.BIG}
_STUD = ("3rd STREET", "4th STREET", "5th STREET", "6th STREET", "RIVER")
_BOARD = ("HOLE CARDS", "FLOP", "TURN", "RIVER")
_COURCHEVEL = (_BOARD[0], "PRE-FLOP", *_BOARD[1:])  # the first card of the flop is turned before the betting
_FIVE = 5
_DRAWS = ("FIRST DRAW", "SECOND DRAW", "THIRD DRAW")


class StarsScript(HandTeller):
    """Writes a hand line by line, event by event."""

    def __init__(self, plan: HandPlan, deck: Deck, record: Record, hero: str) -> None:
        super().__init__(plan, deck, record, hero)
        self.lines: list[str] = []
        self.ends: dict[int, str] = {}
        """How each seat left the hand, for the summary."""
        self.streets = _STUD if self.game.brings_in else _BOARD if self.game.streets[0].bets else _COURCHEVEL

    def take(self, event: e.HandEvent, before: HandState | None) -> None:
        """Writes what the event did."""
        match event:
            case e.HolesDealt():
                self._deal(event)
            case e.BoardDealt():
                self._deal_board(event, before)
            case e.DrawOpened():
                if sum([1 for street in self.game.streets if street.draw]) > 1:  # a single draw has no line
                    self.lines.append(f"*** {_DRAWS[event.street - 1]} ***")
            case e.CardsDrawn():
                self._draw(event)
            case e.Folded() | e.Checked() | e.Called() | e.Raised() | e.BroughtIn():
                self._bet(event)
            case e.BetsCollected():
                self._close(event)
            case e.HandTabled() | e.HandMucked():
                self.ends[event.seat] = "mucked" if isinstance(event, e.HandMucked) else "showed"
            case e.HandEnded():
                self._end()

    def name(self, seat: int) -> str:
        """The player in a seat."""
        return self.plan.seats[seat].player

    # ── cards ──

    def _deal(self, event: e.HolesDealt) -> None:
        if not any(event.places):
            # A draw: nobody is dealt a card before discarding one.
            return
        if self.game.brings_in:
            self.lines.append(f"*** {_STUD[event.street]} ***")
        else:
            self.lines.append("*** DEALING HANDS ***" if self.game.streets[-1].draw else "*** HOLE CARDS ***")
        for seat, places in enumerate(event.places):
            if not places:
                continue
            held = self._held(seat)
            old = [card for card in held[: len(held) - len(places)] if card != UNKNOWN]
            new = [card for card in held[len(held) - len(places) :] if card != UNKNOWN]
            if event.street == 0 and self.game.brings_in:
                old, new = [card for card in held[:-1] if card != UNKNOWN], [held[-1]]
            if new:
                self.lines.append(f"Dealt to {self.name(seat)} {_bracket(old)}{_bracket(new)}".rstrip())

    def _held(self, seat: int) -> tuple[Card, ...]:
        """The cards of a seat that a reader of this text may know."""
        felt = _felt(self.state)
        return hole_cards(felt, self.deck, seat) if seat in self.named else felt.cards.faces[seat]

    def _deal_board(self, event: e.BoardDealt, before: HandState | None) -> None:
        old, name = _felt(before).cards.board, self.streets[event.street]
        dealt = _bracket((*old, *event.cards)) if name == "FLOP" else f"{_bracket(old)}{_bracket(event.cards)}"
        self.lines.append(f"*** {name} *** {dealt}".rstrip())

    def _draw(self, event: e.CardsDrawn) -> None:
        count = len(event.discarded)
        if not count:
            self.lines.append(f"{self.name(event.seat)}: stands pat")
            return
        told = event.seat in self.named
        thrown = _bracket([self.deck.cards[place] for place in event.discarded]) if told else ""
        self.lines.append(f"{self.name(event.seat)}: discards {count} card{'s'[: count > 1]} {thrown}".rstrip())
        if told:
            held = self._held(event.seat)
            self.lines.append(
                f"Dealt to {self.name(event.seat)} {_bracket(held[:-count])}{_bracket(held[-count:])}".rstrip()
            )

    # ── chips ──

    def post(self, payment: e.PaidPosting) -> None:
        """Writes what a seat posts."""
        seat, amount, what = payment.seat, payment.amount, self.posts[-1][1]
        end, name = self._all_in(seat, amount), _POSTS[what]
        if what is PostRole.DEAD and self.posts[:-1] and self.posts[-2] == (seat, PostRole.EXTRA):
            self.lines.pop()
            amount, name = self.ledger.bets[seat] + amount, "posts small & big blinds"
        self.lines.append(f"{self.name(seat)}: {name} {amount}{end}")
        if payment.kind is PostingKind.BIG_BLIND:
            self.last = payment.seat

    def _all_in(self, seat: int, amount: int) -> str:
        return " and is all-in" if amount == self.ledger.stacks[seat] else ""

    def _bet(self, event: e.Folded | e.Checked | e.Called | e.Raised | e.BroughtIn) -> None:
        seat, name, high = event.seat, self.name(event.seat), self.ledger.high()
        self._fold_killed(seat)
        match event:
            case e.Folded():
                self.ends[seat] = f"folded {self._when()}"
                self.lines.append(f"{name}: folds")
            case e.Checked():
                self.lines.append(f"{name}: checks")
            case e.Called():
                self.lines.append(f"{name}: calls {event.amount}{self._all_in(seat, event.amount)}")
            case e.BroughtIn():
                self.lines.append(f"{name}: brings in for {event.amount}{self._all_in(seat, event.amount)}")
            case e.Raised():
                end = self._all_in(seat, event.amount)
                said = f"raises {event.to - high} to {event.to}" if high else f"bets {event.to}"
                self.lines.append(f"{name}: {said}{end}")

    def _fold_killed(self, seat: int) -> None:
        """Folds players who are away and whose turn comes between the last to act and this seat."""
        for turn in self.passed(seat):
            if turn in self.killed:
                self.killed.remove(turn)
                self.ends[turn] = f"folded {self._when()}"
                self.lines.append(f"{self.name(turn)}: folds")

    def _when(self) -> str:
        street = _felt(self.state).street
        if self.game.streets[-1].draw:
            return "after the Draw" if street else "before the Draw"
        return "before Flop" if (name := self.streets[street]) in _COURCHEVEL[:2] else f"on the {capwords(name)}"

    def _close(self, event: e.BetsCollected) -> None:
        if self.killed:
            self._fold_killed(self.last)
        self.last = len(self.plan.seats) - 1
        if event.returned:
            self.lines.append(f"Uncalled bet ({event.returned}) returned to {self.name(event.seat)}")

    # ── the end ──

    def _end(self) -> None:
        shown = [seat for seat, how in self.ends.items() if how in ("showed", "mucked")]
        if shown:
            self.lines.append("*** SHOW DOWN ***")
        for seat in shown:
            if self.ends[seat] == "mucked":
                self.lines.append(f"{self.name(seat)}: mucks hand")
            else:
                self.lines.append(f"{self.name(seat)}: shows {self.whole_hand(seat)} ({self.hand_in_words(seat)})")
        most = max([award.pot for award in self.awards], default=0)
        for award in self.awards:
            pot = pot_name(award.pot, most)
            for seat, amount in award.shares:
                self.lines.append(f"{self.name(seat)} collected {amount} from {pot}")

    def whole_hand(self, seat: int) -> str:
        """The whole hand of a seat that showed it."""
        assert isinstance(self.state, Settled)
        return _bracket(hole_cards(self.state.felt, self.deck, seat)).rstrip()

    def hand_in_words(self, seat: int) -> str:
        """The name of a shown hand; if the board is not complete, only that it was shown."""
        assert isinstance(self.state, Settled)
        board, own = self.state.felt.cards.board, hole_cards(self.state.felt, self.deck, seat)
        dealt = sum([street.board for street in self.game.streets])
        if UNKNOWN in own or len(board) < dealt or len(own) + len(board) - dealt < min(_FIVE, self.game.hole_cards):
            return "shown"
        words = []
        for key, holding in zip(self.game.rankings, self.game.holdings, strict=True):
            ranking, beside = RANKINGS[key], () if holding is Holding.HOLE_ONLY else board
            two_and_three = holding is Holding.TWO_AND_THREE
            value = ranking.two_and_three(board)(own) if two_and_three else ranking.value((*own, *beside))
            words += [ranking.describe(value)] if value else []
        return "; ".join(words) or "shown"


# ── the summary ──────────────────────────────────────────────────────────────────────────────────────────────────────


def summary_lines(script: StarsScript) -> Iterator[str]:
    """The lines of the summary."""
    state = script.state
    assert isinstance(state, Settled)
    yield "*** SUMMARY ***"
    yield f"{_pots(script)} | Rake 0"
    board = state.felt.cards.board
    if board:
        yield f"Board [{' '.join([card_text(card) for card in board])}]"
    winnings = won(script.awards)
    for number, seat in sorted(enumerate(script.plan.seats), key=lambda placed: placed[1].number):
        end = _outcome(script, number, winnings.get(number, 0))
        yield f"Seat {seat.number}: {seat.player}{_roles(script, number)} {end}"


def _pots(script: StarsScript) -> str:
    sizes: dict[int, int] = {}
    for award in script.awards:
        sizes[award.pot] = sizes.get(award.pot, 0) + award.amount
    total = f"Total pot {sum(sizes.values())}"
    if len(sizes) < 2:
        return total
    most = max(sizes)
    parts = [f"{pot_name(pot, most).capitalize()} {sizes[pot]}." for pot in sorted(sizes)]
    return f"{total} {' '.join(parts)}"


def _roles(script: StarsScript, seat: int) -> str:
    plan, stud = script.plan, script.game.brings_in
    roles = " (button)" if plan.seats[seat].number == plan.button and not stud else ""
    paid = {what for who, what in script.posts if who == seat} - {PostRole.ANTE, PostRole.DEAD}
    blinds = paid or {_OWED[owed.kind] for owed in plan.postings if owed.seat == seat and owed.kind in _OWED}
    return roles + "".join([f" ({blind.value})" for blind in (PostRole.SMALL, PostRole.BIG) if blind in blinds])


def _outcome(script: StarsScript, seat: int, won: int) -> str:
    how = script.ends.get(seat, "")
    if how == "showed":
        outcome = f"won ({won})" if won else "lost"
        return f"showed {script.whole_hand(seat)} and {outcome} with {script.hand_in_words(seat)}"
    if won:
        return f"collected ({won})"
    return how or "mucked"


def pot_name(pot: int, most: int) -> str:
    """The name of a pot; ``most`` is the number of the last side pot."""
    if most == 0:
        return "pot"
    return "main pot" if pot == 0 else "side pot" if most == 1 else f"side pot-{pot}"


def _bracket(cards: Sequence[Card]) -> str:
    """``[7h Td] ``; empty for no cards."""
    return f"[{' '.join([card_text(card) for card in cards])}] " if cards else ""


def _felt(state: HandState | None) -> Felt:
    """The felt of a hand after its postings."""
    assert state is not None and not isinstance(state, Seated), "cards are dealt behind the posts"
    return state.felt
