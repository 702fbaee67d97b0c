"""Reads Open Hand History: takes JSON, and gives the same checked record as PHH, or one line on what is wrong."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from decimal import Decimal
from itertools import chain

import msgspec

from shuffleup.answer import Note, note
from shuffleup.arguments import checked
from shuffleup.cards.card import UNKNOWN, Card, CardError, parse_cards
from shuffleup.chips.pots import uncalled
from shuffleup.foreign_hands.ohh_parts import OhhPart, ohh_parts
from shuffleup.foreign_hands.posts import (
    ANTE,
    BIG,
    BOTH,
    SMALL,
    STRADDLE,
    PaidPost,
    PostsTable,
    has_bets,
    live_part,
    named_posts,
)
from shuffleup.formats.ohh.record import BET_TYPES, GAME_TYPES, OWN, OhhAct, OhhDocument, OhhError, OhhPlayer
from shuffleup.formats.phh import record as phh
from shuffleup.formats.phh.page import whole_scale
from shuffleup.formats.phh.reader import card_twice
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Variant
from shuffleup.toml_text import reader_note

_WORDS = {"Fold": phh.FOLD, "Check": phh.CALL, "Call": phh.CALL, "Mucks Cards": phh.MUCK}
_POSTS = {
    "Post Ante": ANTE, "Post SB": SMALL, "Post BB": BIG, "Straddle": STRADDLE, "Post Dead": SMALL,
    "Post Extra Blind": BOTH,
}  # fmt: skip
"""What is posted. Of an extra blind, what exceeds the big blind is dead; in stud the name stands for the bring-in."""
_IGNORED = ("Sits Down", "Stands Up", "Added Chips")
"""Actions that change nothing in the hand."""
_NOT_PLAYED = ("Add to Pot", "Added To Pot", "Player Adjustment")
"""Chips that come or go without a bet or a posting."""
_MOST, _ZERO = 10**15, Decimal(0)
_FINEST = -9
"""Digits behind the point that no chip has: a unit for 400,000 of them would be a number that takes minutes."""


@checked
def read_ohh(text: str, name: str) -> tuple[phh.PhhHand, ...]:
    """Reads a file of one or more hands; messages call it ``name``. Raises ``OhhError``."""
    hands = []
    for one in ohh_hands(text.splitlines(keepends=True), name):
        if isinstance(one, OhhError):
            raise one
        hands.append(one)
    return tuple(hands)


def ohh_hands(lines: Iterable[str], file: str) -> Iterator[phh.PhhHand | OhhError]:
    """The hands of a file one by one, and the faults in those that cannot be read."""
    parts = ohh_parts(lines)
    first = next(parts, None)
    if first is None:
        yield OhhError(file, "", note("the-file-is-empty"), note("an-ohh-hand-begins"))
        return
    second = next(parts, None)
    for number, part in enumerate(chain((first, second) if second else (first,), parts), 1):
        yield _read(part, file, note("hand-number", number=number) if second else "")


def _read(part: OhhPart, file: str, section: Note | str) -> phh.PhhHand | OhhError:
    """The hand in a part of a file, or what is wrong with it."""
    if part.fault is not None:
        place = note("line-number", number=part.wrong) if part.wrong else ""
        return OhhError(file, phh.section_place(section, place), part.fault)
    try:
        return _Reading(part, file, section).hand()
    except OhhError as fault:
        return fault


class _Reading:
    """Turns the JSON of one hand into a record."""

    def __init__(self, part: OhhPart, file: str, section: Note | str) -> None:
        self.file = file
        self.section = section
        self.line = part.line
        try:
            self.raw = msgspec.json.decode(part.text, type=OhhDocument).ohh
        except msgspec.DecodeError as fault:  # beside values of other types, halves of letters
            what, _, place = str(fault).partition(" - at `$")
            raise self.error(place.rstrip("`").lstrip("."), reader_note(what)) from None
        self.players = self._ordered()
        self.seat = {player.id: seat for seat, player in enumerate(self.players)}
        self.lines: list[str] = []
        self.actions: list[phh.PhhAction] = []
        count = len(self.players)
        self.antes, self.blinds = [0] * count, [0] * count
        self.paid: list[PaidPost] = []
        self.left: list[int] = []

    def error(self, place: Note | str, what: Note, hint: Note | None = None) -> OhhError:
        return OhhError(self.file, phh.section_place(self.section, place, self.line), what, hint)

    def hand(self) -> phh.PhhHand:
        raw = self.raw
        variant, limit = self._game()
        if raw.flags and "Run_It_Twice" in raw.flags:
            raise self.error("flags", note("board-dealt-twice"), note("tournaments-deal-once"))
        amounts = [player.starting_stack for player in self.players]
        amounts += [act.amount for one in raw.rounds for act in one.actions]
        amounts += [raw.small_blind_amount or _ZERO, raw.big_blind_amount or _ZERO]
        amounts += [win.win_amount for pot in raw.pots for win in pot.player_wins]
        if not all(amount.is_finite() and 0 <= amount < _MOST for amount in amounts):
            raise self.error("", note("amount-out-of-range"), note("amounts-are-chips"))
        finest = next((one for one in amounts if one.as_tuple().exponent < _FINEST), None)  # type: ignore[operator]  # finite
        if finest is not None:
            raise self.error("", note("amount-too-fine", value=f"{finest:g}"), note("write-fewer-digits"))
        self.scale = whole_scale(amounts)
        self.stacks = tuple([self.units(player.starting_stack) for player in self.players])
        self.left = list(self.stacks)
        self._rounds(variant)
        posts = self._named_posts(variant, limit)
        if not variant.brings_in and not posts:
            self._owe_unpaid_blinds()
        twice = card_twice(self.actions)
        if twice:
            raise self.error(f"'{self.lines[twice[0]]}'", note("a-card-is-there-twice"), note("correct-one-card"))
        return phh.PhhHand(
            file=self.file,
            section=self.section,
            game=phh.game_of(variant, limit),
            scale=self.scale,
            stakes=self._stakes(variant, limit),
            stacks=self.stacks,
            finishing=self._finishing(),
            actions=tuple(self.actions),
            lines=tuple(self.lines),
            fields=self._fields(),
            posts=posts,
            line=self.line,
        )

    def units(self, amount: Decimal) -> int:
        return int(amount * self.scale)

    def _ordered(self) -> list[OhhPlayer]:
        """Players in the order of the deal, from the left of the button."""
        dealt = [player for player in self.raw.players if not player.is_sitting_out]
        if len(dealt) < 2:
            raise self.error("players", note("needs-two-players"))
        if len({player.id for player in dealt}) < len(dealt) or len({player.seat for player in dealt}) < len(dealt):
            raise self.error("players", note("same-id-or-seat"))
        broke = next((player.name for player in dealt if player.starting_stack <= 0), "")
        if broke:
            raise self.error("players", note("player-has-no-chips", player=broke), note("leave-him-out"))
        button = self.raw.dealer_seat
        return sorted(dealt, key=lambda player: (player.seat <= button, player.seat))

    def _game(self) -> tuple[Variant, Limit]:
        raw = self.raw
        variant, limit = GAME_TYPES.get(raw.game_type), BET_TYPES.get(raw.bet_limit.bet_type)
        if variant is None:
            what = note("game-is-not-dealt", game=raw.game_type)
            raise self.error("game_type", what, note("games-are-list", list=", ".join(GAME_TYPES)))
        if limit is None:
            what = note("not-a-structure", name=raw.bet_limit.bet_type)
            raise self.error("bet_limit", what, note("they-are-list", list=", ".join(BET_TYPES)))
        return variant, limit

    # ── rounds ──

    def _rounds(self, variant: Variant) -> None:
        for number, one in enumerate(self.raw.rounds):
            bets = [0] * len(self.players)
            board = self._cards(one.cards, one.street)
            if board:
                self._add(f"{one.street} {''.join(map(str, one.cards or ()))}", phh.DealtBoard(board))
            for act in one.actions:
                self._act(number, one.street, act, bets, variant)
            seat, back = uncalled(bets, self._live()) if any(bets) else (-1, 0)
            if back:
                self.left[seat] += back

    def _live(self) -> int:
        gone = {action.seat for action in self.actions if isinstance(action, phh.SeatAct) and action.word == phh.FOLD}
        gone |= {self.seat[one] for one in self.raw.own.away if one in self.seat}
        return sum([1 << seat for seat in range(len(self.players)) if seat not in gone])

    def _act(self, number: int, street: str, act: OhhAct, bets: list[int], variant: Variant) -> None:
        place = f"{street}: {act.action}"
        if act.action in _IGNORED:
            return
        if act.action in _NOT_PLAYED:
            raise self.error(place, note("chips-from-nowhere"), note("leave-hand-out"))
        if act.player_id not in self.seat:
            raise self.error(place, note("there-is-no-player-id", id=act.player_id), note("name-a-player-by-id"))
        seat, amount = self.seat[act.player_id], self.units(act.amount)
        self.left[seat] -= amount
        if act.action in _POSTS and not (variant.brings_in and _POSTS[act.action] == BOTH):
            self._post(act.action, seat, amount, bets)
            return
        bets[seat] += amount
        cards = self._cards(act.cards, place)
        found = self._action(number, act.action, seat, bets[seat], cards, variant)
        if found is None:
            raise self.error(place, note("this-is-not-an-action"))
        shown = f" {act.amount:f}" if amount else ""
        self._add(f"{self.players[seat].name}: {act.action}{shown}", found)

    def _action(
        self, number: int, name: str, seat: int, to: int, cards: tuple[Card, ...], variant: Variant
    ) -> phh.PhhAction | None:
        match name:
            case "Dealt Cards":
                return phh.DealHole(seat, self._dealt(number, cards, variant))
            case "Fold" | "Check" | "Call" | "Mucks Cards":
                return phh.SeatAct(seat, _WORDS[name])
            case "Bet" | "Raise":
                return phh.BetTo(seat, to)
            case "Post Extra Blind" if variant.brings_in:
                return phh.SeatAct(seat, phh.BRING_IN)
            case "Shows Cards":
                return phh.ShowHand(seat, cards)
        return None

    def _post(self, name: str, seat: int, amount: int, bets: list[int]) -> None:
        what, raw = _POSTS[name], self.raw
        self.paid.append(PaidPost(seat, what, amount, dead=name == "Post Dead"))
        bets[seat] += live_part(self.paid, self.units(raw.big_blind_amount or _ZERO))
        if what == ANTE:
            self.antes[seat] += amount
        else:
            owed = raw.small_blind_amount if what == SMALL else raw.big_blind_amount
            self.blinds[seat] = max(self.units(owed or _ZERO), amount)

    def _named_posts(self, variant: Variant, limit: Limit) -> phh.NamedPosts | None:
        """The postings one by one, if antes and the two blinds do not say all: for straddles, dead and extra blinds."""
        paid = self.paid
        odd = any(post.dead or post.what in (STRADDLE, BOTH) for post in paid)
        if not odd and all(sum([post.what == what for post in paid]) < 2 for what in (SMALL, BIG)):
            return None
        most = {what: max([post.amount for post in paid if post.what == what], default=0) for what in (SMALL, BIG)}
        small = self.units(self.raw.small_blind_amount or _ZERO) or most[SMALL]
        big = self.units(self.raw.big_blind_amount or _ZERO) or most[BIG]
        stakes = self._stakes(variant, limit)
        prices = (stakes.small_bet, stakes.big_bet) if has_bets(variant, limit) else (small, big)
        unit = self.raw.own.smallest_chip if self.scale == 1 else 1
        return named_posts(PostsTable(variant, limit, prices, self.stacks, stakes.bring_in, unit), paid)

    def _owe_unpaid_blinds(self) -> None:
        """Adds a blind that nobody posts because the ante put its player all-in: the price to call stays the same.

        The other blind, or the button, shows who owed it. Any other missing blind is dead.
        """
        seats, raw = len(self.players), self.raw
        small_owed, big_owed = self.units(raw.small_blind_amount or _ZERO), self.units(raw.big_blind_amount or _ZERO)
        small = next((post.seat for post in self.paid if post.what == SMALL), -1)
        big = next((post.seat for post in self.paid if post.what == BIG), -1)
        if big < 0:
            first = small if small >= 0 or raw.own.dead_blind else 1 if seats == 2 else 0
            self._owe((first + 1) % seats, big_owed)
            big = (first + 1) % seats
        if small < 0 and not raw.own.dead_blind and (big or seats == 2):
            self._owe((big - 1) % seats, small_owed)

    def _owe(self, seat: int, amount: int) -> None:
        """Adds the blind of a seat that the ante has left without a chip."""
        if self.antes[seat] == self.stacks[seat]:
            self.blinds[seat] = amount

    def _dealt(self, number: int, cards: tuple[Card, ...], variant: Variant) -> tuple[Card, ...]:
        """The cards of a deal. If only the upcards are named, unknown cards for those face down come first."""
        streets = variant.streets
        street = streets[min(number, len(streets) - 1)]
        missing = street.down + street.up - len(cards)
        return (UNKNOWN,) * missing + cards if missing > 0 and (variant.brings_in or not cards) else cards

    def _add(self, line: str, action: phh.PhhAction) -> None:
        self.lines.append(line)
        self.actions.append(action)

    def _cards(self, cards: Sequence[str] | str | None, place: str) -> tuple[Card, ...]:
        try:
            return parse_cards("".join(cards)) if cards else ()
        except CardError as fault:
            raise self.error(place, fault.first.what, note("rank-and-suit")) from None

    # ── what the hand costs, and how it ends ──

    def _stakes(self, variant: Variant, limit: Limit) -> phh.PhhStakes:
        own, big = self.raw.own, self.units(self.raw.big_blind_amount or _ZERO)
        fixed = limit is Limit.FIXED_LIMIT or variant.brings_in
        small_bet = self.scale * own.small_bet or big
        if variant.brings_in and not own.small_bet:
            hint = note("name-stud-bets-in", object=OWN)
            raise self.error("", note("no-stud-bets-here"), hint)
        return phh.PhhStakes(
            antes=tuple(self.antes),
            blinds=tuple(self.blinds),
            ante_trimming=self.antes.count(0) < len(self.antes) - 1,
            min_bet=0 if fixed else big,
            small_bet=small_bet if fixed else 0,
            big_bet=(self.scale * own.big_bet or 2 * small_bet) if fixed else 0,
            bring_in=self.scale * own.bring_in,
        )

    def _finishing(self) -> tuple[int, ...]:
        """The stacks at the end; empty if the record does not say who won, or if a rake was taken."""
        raw = self.raw
        if not raw.pots or any(pot.rake for pot in raw.pots):
            return ()
        left = list(self.left)
        for pot in raw.pots:
            for win in pot.player_wins:
                if win.player_id not in self.seat:
                    what = note("there-is-no-player-id", id=win.player_id)
                    raise self.error("pots", what, note("name-one-by-his-id"))
                left[self.seat[win.player_id]] += self.units(win.win_amount)
        return tuple(left)

    def _fields(self) -> Mapping[str, object]:
        """What the replay needs beyond the format, under the names of PHH fields."""
        raw, own = self.raw, self.raw.own
        fields: dict[str, object] = {
            "players": [player.name for player in self.players],
            "seats": [player.seat for player in self.players],
            "_players_left": own.players_left,
            "_killed": [self.seat[one] + 1 for one in own.away if one in self.seat],
        }
        fields |= {name: value for name, value in self._names() if value}
        tail = raw.game_number.rpartition("-")[2]
        if tail.isascii() and tail.isdigit() and len(tail) < 16:
            fields["hand"] = int(tail)
        return fields

    def _names(self) -> Iterator[tuple[str, object]]:
        """What identifies the hand and its event, and prices that nobody posts, under the names of PHH fields."""
        raw, own = self.raw, self.raw.own
        yield "_button", raw.dealer_seat if raw.dealer_seat != self.players[-1].seat else 0
        yield "_ante", raw.ante_amount if isinstance(raw.ante_amount, int) else 0
        yield "_small_blind", int(raw.small_blind_amount or 0) if own.dead_blind else 0
        # Where there are cents, pots are divided to the cent.
        yield "_smallest_chip", own.smallest_chip if self.scale == 1 else 0
        yield "_rulebook", own.rulebook
        yield "_number", raw.game_number
        yield "table", raw.table_name
        yield "seat_count", raw.table_size
        yield "currency", raw.currency
        yield "level", own.level
        yield "_tournament_info", raw.tournament_info
        if isinstance(raw.tournament_info, dict):
            yield "event", raw.tournament_info.get("name")
        try:
            at = datetime.fromisoformat(str(raw.start_date_utc))
            at = at.astimezone(UTC) if at.tzinfo else at
        except (ValueError, OverflowError):
            return
        yield from (("year", at.year), ("month", at.month), ("day", at.day), ("time", at.time()))
