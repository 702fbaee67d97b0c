"""Reading Open Hand History: JSON in, the same checked record out that PHH is read to, or one line on what is wrong."""

import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from decimal import Decimal

import msgspec

from shuffleup.arguments import checked
from shuffleup.cards.card import UNKNOWN, Card, CardError, parse_cards
from shuffleup.chips.pots import uncalled
from shuffleup.formats.ohh_document import OhhAct, OhhDocument, OhhPlayer
from shuffleup.formats.ohh_record import BET_TYPES, GAME_TYPES, OWN, OhhError
from shuffleup.formats.phh_page import whole_scale
from shuffleup.formats.phh_record import (
    GAME_CODES,
    GAMES,
    BetTo,
    BringIn,
    CheckOrCall,
    DealBoard,
    DealHole,
    FoldHand,
    MuckHand,
    PhhAction,
    PhhGame,
    PhhHand,
    PhhStakes,
    ShowHand,
)
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Variant

_POSTS = ("Post Ante", "Post SB", "Post BB")
_IGNORED = ("Sits Down", "Stands Up", "Added Chips")
"""They change nothing in the hand."""
_NOT_DEALT = ("Straddle", "Post Dead", "Add to Pot", "Added To Pot", "Player Adjustment")
_MOST, _ZERO = 10**15, Decimal(0)


@checked
def read_ohh(text: str, name: str) -> tuple[PhhHand, ...]:
    """Reads a file of one hand or several; ``name`` stands in messages. Raises ``OhhError``."""
    found = list(_objects(text, name))
    if not found:
        raise OhhError(name, "", "the file is empty", 'a hand begins with {"ohh": {')
    many = len(found) > 1
    return tuple([_Reading(raw, name, f"hand {number}" if many else "").hand() for number, raw in enumerate(found, 1)])


def _objects(text: str, name: str) -> Iterator[str]:
    """The JSON objects of a file, which together are not one."""
    decoder, at = json.JSONDecoder(), 0
    while at < len(text):
        rest = text[at:].lstrip()
        if not rest:
            return
        at = len(text) - len(rest)
        try:
            _, end = decoder.raw_decode(text, at)
        except ValueError as fault:
            line = text.count("\n", 0, getattr(fault, "pos", at)) + 1
            what = str(fault).split(": line")[0]
            raise OhhError(name, f"line {line}", f"not JSON: {what[:1].lower()}{what[1:]}", "") from None
        except RecursionError:
            raise OhhError(name, "", "not a hand: objects are nested too deeply", "") from None
        yield text[at:end]
        at = end


class _Reading:
    """One hand on its way from JSON to a record."""

    def __init__(self, raw: str, file: str, section: str) -> None:
        self.file = file
        self.section = section
        try:
            self.raw = msgspec.json.decode(raw, type=OhhDocument).ohh
        except msgspec.ValidationError as fault:
            what, _, place = str(fault).partition(" - at `$")
            raise self.error(place.rstrip("`").lstrip("."), what[:1].lower() + what[1:], "") from None
        self.players = self._ordered()
        self.seat = {player.id: seat for seat, player in enumerate(self.players)}
        self.lines: list[str] = []
        self.actions: list[PhhAction] = []
        count = len(self.players)
        self.antes, self.blinds = [0] * count, [0] * count
        self.posted: dict[int, str] = {}
        """Which blind each seat has paid."""
        self.left: list[int] = []

    def error(self, place: str, what: str, hint: str) -> OhhError:
        return OhhError(self.file, ": ".join([part for part in (self.section, place) if part]), what, hint)

    def hand(self) -> PhhHand:
        raw = self.raw
        variant, limit = self._game()
        if raw.flags and "Run_It_Twice" in raw.flags:
            raise self.error("flags", "the board was dealt twice", "tournaments deal it once")
        amounts = [player.starting_stack for player in self.players]
        amounts += [act.amount for one in raw.rounds for act in one.actions]
        amounts += [raw.small_blind_amount or _ZERO, raw.big_blind_amount or _ZERO]
        amounts += [win.win_amount for pot in raw.pots for win in pot.player_wins]
        if not all(amount.is_finite() and 0 <= amount < _MOST for amount in amounts):
            raise self.error("", "an amount is negative or too large", "amounts are chips from 0")
        self.scale = whole_scale(amounts)
        self.stacks = tuple([self.units(player.starting_stack) for player in self.players])
        self.left = list(self.stacks)
        self._rounds(variant)
        if not variant.brings_in:
            self._owe_unpaid_blinds()
        self._check_cards()
        return PhhHand(
            file=self.file,
            section=self.section,
            game=_phh_game(variant, limit),
            scale=self.scale,
            stakes=self._stakes(variant, limit),
            stacks=self.stacks,
            finishing=self._finishing(),
            actions=tuple(self.actions),
            lines=tuple(self.lines),
            fields=self._fields(),
        )

    def units(self, amount: Decimal) -> int:
        return int(amount * self.scale)

    def _ordered(self) -> list[OhhPlayer]:
        """Players in the order of the deal, from the left of the button."""
        dealt = [player for player in self.raw.players if not player.is_sitting_out]
        if len(dealt) < 2:
            raise self.error("players", "a hand needs two players or more", "")
        if len({player.id for player in dealt}) < len(dealt) or len({player.seat for player in dealt}) < len(dealt):
            raise self.error("players", "two players have the same id or seat", "")
        broke = next((player.name for player in dealt if player.starting_stack <= 0), "")
        if broke:
            raise self.error("players", f"{broke} has no chips", "leave him out of the hand")
        button = self.raw.dealer_seat
        return sorted(dealt, key=lambda player: (player.seat <= button, player.seat))

    def _game(self) -> tuple[Variant, Limit]:
        raw = self.raw
        variant, limit = GAME_TYPES.get(raw.game_type), BET_TYPES.get(raw.bet_limit.bet_type)
        if variant is None:
            raise self.error("game_type", f"'{raw.game_type}' is not dealt", f"games are {', '.join(GAME_TYPES)}")
        if limit is None:
            what = f"'{raw.bet_limit.bet_type}' is not a betting structure"
            raise self.error("bet_limit", what, f"they are {', '.join(BET_TYPES)}")
        return variant, limit

    # ── rounds ──

    def _rounds(self, variant: Variant) -> None:
        for number, one in enumerate(self.raw.rounds):
            bets = [0] * len(self.players)
            board = self._cards(one.cards, one.street)
            if board:
                self._add(f"{one.street} {''.join(map(str, one.cards or ()))}", DealBoard(board))
            for act in one.actions:
                self._act(number, one.street, act, bets, variant)
            seat, back = uncalled(bets, self._live()) if any(bets) else (-1, 0)
            if back:
                self.left[seat] += back

    def _live(self) -> int:
        gone = {action.seat for action in self.actions if isinstance(action, FoldHand)}
        gone |= {self.seat[one] for one in self.raw.own.away if one in self.seat}
        return sum([1 << seat for seat in range(len(self.players)) if seat not in gone])

    def _act(self, number: int, street: str, act: OhhAct, bets: list[int], variant: Variant) -> None:
        place = f"{street}: {act.action}"
        if act.action in _IGNORED:
            return
        if act.action in _NOT_DEALT:
            raise self.error(place, "tournaments do not have this", "")
        if act.player_id not in self.seat:
            raise self.error(place, f"there is no player {act.player_id}", "name one of the players by his id")
        seat, amount = self.seat[act.player_id], self.units(act.amount)
        self.left[seat] -= amount
        if act.action in _POSTS:
            self._post(act.action, seat, amount, bets)
            return
        bets[seat] += amount
        cards = self._cards(act.cards, place)
        found = self._action(number, act.action, seat, bets[seat], cards, variant)
        if found is None:
            raise self.error(place, "this is not an action", "")
        shown = f" {act.amount:f}" if amount else ""
        self._add(f"{self.players[seat].name}: {act.action}{shown}", found)

    def _action(
        self, number: int, name: str, seat: int, to: int, cards: tuple[Card, ...], variant: Variant
    ) -> PhhAction | None:
        match name:
            case "Dealt Cards":
                return DealHole(seat, self._dealt(number, cards, variant))
            case "Fold":
                return FoldHand(seat)
            case "Check" | "Call":
                return CheckOrCall(seat)
            case "Bet" | "Raise":
                return BetTo(seat, to)
            case "Post Extra Blind" if variant.brings_in:
                return BringIn(seat)
            case "Shows Cards":
                return ShowHand(seat, cards)
            case "Mucks Cards":
                return MuckHand(seat)
        return None

    def _post(self, name: str, seat: int, amount: int, bets: list[int]) -> None:
        if name == "Post Ante":
            self.antes[seat] += amount
            return
        bets[seat] += amount
        self.posted[seat] = name
        raw = self.raw
        owed = raw.small_blind_amount if name == "Post SB" else raw.big_blind_amount
        self.blinds[seat] = max(self.units(owed or _ZERO), amount)

    def _owe_unpaid_blinds(self) -> None:
        """A blind that nobody posts because the ante took its player's last chips makes the hand no cheaper.

        Who owed it follows from the other blind, or from the button. Any other blind that is missing is dead.
        """
        seats, raw = len(self.players), self.raw
        small_owed, big_owed = self.units(raw.small_blind_amount or _ZERO), self.units(raw.big_blind_amount or _ZERO)
        small = next((seat for seat, kind in self.posted.items() if kind == "Post SB"), -1)
        big = next((seat for seat, kind in self.posted.items() if kind == "Post BB"), -1)
        if big < 0:
            first = small if small >= 0 or raw.own.dead_blind else 1 if seats == 2 else 0
            self._owe((first + 1) % seats, big_owed)
            big = (first + 1) % seats
        if small < 0 and not raw.own.dead_blind and (big or seats == 2):
            self._owe((big - 1) % seats, small_owed)

    def _owe(self, seat: int, amount: int) -> None:
        """The blind of a seat that the ante has left without a chip."""
        if self.antes[seat] == self.stacks[seat]:
            self.blinds[seat] = amount

    def _dealt(self, number: int, cards: tuple[Card, ...], variant: Variant) -> tuple[Card, ...]:
        """The cards of a deal. Where only those dealt face up are named, those face down come first."""
        streets = variant.streets
        street = streets[min(number, len(streets) - 1)]
        missing = street.down + street.up - len(cards)
        return (UNKNOWN,) * missing + cards if missing > 0 and (variant.brings_in or not cards) else cards

    def _add(self, line: str, action: PhhAction) -> None:
        self.lines.append(line)
        self.actions.append(action)

    def _cards(self, cards: Sequence[str] | str | None, place: str) -> tuple[Card, ...]:
        try:
            return parse_cards("".join(cards)) if cards else ()
        except CardError as fault:
            raise self.error(place, str(fault), "a card is a rank and a suit, as Td") from None

    def _check_cards(self) -> None:
        """Every known card exists once: it is dealt once, and nobody shows a card that lies elsewhere."""
        holder: dict[Card, int] = {}
        for line, action in zip(self.lines, self.actions, strict=True):
            if not isinstance(action, DealHole | DealBoard | ShowHand):
                continue
            seat = -1 if isinstance(action, DealBoard) else action.seat
            fresh: set[Card] = set()
            for card in action.cards:
                again = holder.get(card, seat) != seat or (card in holder and not isinstance(action, ShowHand))
                if card != UNKNOWN and (again or card in fresh):
                    raise self.error(f"'{line}'", "a card is there twice", "correct one of the two cards")
                fresh.add(card)
                if card != UNKNOWN:
                    holder[card] = seat

    # ── what the hand costs, and how it ends ──

    def _stakes(self, variant: Variant, limit: Limit) -> PhhStakes:
        own, big = self.raw.own, self.units(self.raw.big_blind_amount or _ZERO)
        fixed = limit is Limit.FIXED_LIMIT or variant.brings_in
        small_bet = self.scale * own.small_bet or big
        if variant.brings_in and not own.small_bet:
            hint = f"name them in {OWN}: bring_in, small_bet and big_bet"
            raise self.error("", "the bets of stud are not in this format", hint)
        return PhhStakes(
            antes=tuple(self.antes),
            blinds=tuple(self.blinds),
            ante_trimming=self.antes.count(0) < len(self.antes) - 1,
            min_bet=0 if fixed else big,
            small_bet=small_bet if fixed else 0,
            big_bet=(self.scale * own.big_bet or 2 * small_bet) if fixed else 0,
            bring_in=self.scale * own.bring_in,
        )

    def _finishing(self) -> tuple[int, ...]:
        """The stacks at the end; none where the record does not say who won, or a rake was taken."""
        raw = self.raw
        if not raw.pots or any(pot.rake for pot in raw.pots):
            return ()
        left = list(self.left)
        for pot in raw.pots:
            for win in pot.player_wins:
                if win.player_id not in self.seat:
                    raise self.error("pots", f"there is no player {win.player_id}", "name one by his id")
                left[self.seat[win.player_id]] += self.units(win.win_amount)
        return tuple(left)

    def _fields(self) -> Mapping[str, object]:
        """What the replay asks beside the format, under the names that PHH gives it."""
        raw, own = self.raw, self.raw.own
        fields: dict[str, object] = {
            "players": [player.name for player in self.players],
            "seats": [player.seat for player in self.players],
            "_smallest_chip": own.smallest_chip,
            "_players_left": own.players_left,
            "_killed": [self.seat[one] + 1 for one in own.away if one in self.seat],
        }
        fields |= {name: value for name, value in self._names() if value}
        tail = raw.game_number.rpartition("-")[2]
        if tail.isascii() and tail.isdigit() and len(tail) < 16:
            fields["hand"] = int(tail)
        if raw.dealer_seat != self.players[-1].seat:
            fields["_button"] = raw.dealer_seat
        if isinstance(raw.ante_amount, int):
            fields["_ante"] = raw.ante_amount
        if own.rulebook:
            fields["_rulebook"] = own.rulebook
        if own.dead_blind and raw.small_blind_amount:
            fields["_small_blind"] = int(raw.small_blind_amount)
        return fields

    def _names(self) -> Iterator[tuple[str, object]]:
        """What names the hand and its event, in the words of PHH."""
        raw = self.raw
        yield "_number", raw.game_number
        yield "table", raw.table_name
        yield "seat_count", raw.table_size
        yield "currency", raw.currency
        yield "level", raw.own.level
        yield "_tournament_info", raw.tournament_info
        if isinstance(raw.tournament_info, dict):
            yield "event", raw.tournament_info.get("name")
        try:
            at = datetime.fromisoformat(str(raw.start_date_utc))
            at = at.astimezone(UTC) if at.tzinfo else at
        except (ValueError, OverflowError):
            return
        yield from (("year", at.year), ("month", at.month), ("day", at.day), ("time", at.time()))


def _phh_game(variant: Variant, limit: Limit) -> PhhGame:
    """The game as PHH knows it; one that it has no code for gets a name of its own."""
    code = GAME_CODES.get((variant.key, limit))
    if code:
        return GAMES[code]
    return PhhGame(f"{limit.value} {variant.key}", variant.name, variant, limit, blinds=not variant.brings_in)
