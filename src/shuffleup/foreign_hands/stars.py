"""Reads PokerStars text: takes the lines of a hand, and gives the same checked record as PHH.

Every chip is followed: the chips put in, returned and collected must agree with the pot and the rake in the summary.
So a hand with a line that was not understood never passes as read.
"""

import re
from collections.abc import Callable, Sequence
from decimal import Decimal
from math import gcd

from shuffleup.answer import Note, note
from shuffleup.cards.card import UNKNOWN, Card, cards_text
from shuffleup.foreign_hands.cash import RAKE, SECOND_BOARD
from shuffleup.foreign_hands.posts import ANTE, POSTS, PaidPost, PostsTable, live_part, named_posts
from shuffleup.foreign_hands.stars_words import AMOUNT, CHAIR, StarsPage, amount_of, head_of
from shuffleup.formats.phh import record as phh
from shuffleup.formats.phh.reader import card_twice
from shuffleup.formats.phh.record import game_of

_CENTS = 100
_STREET = re.compile(r"\*\*\* ((?:FIRST |SECOND )?)([A-Z0-9a-z -]+?) \*\*\*(.*)")
_STREETS = ("FLOP", "TURN", "RIVER")
_FIRST_CARD = "PRE-FLOP"
"""The first card of the flop, which Courchevel turns before the betting."""
_DEALS = ("HOLE CARDS", "DEALING HANDS")
_STUD = re.compile(r"[3-6](?:rd|th) STREET|RIVER")
_BRACKET = re.compile(r"\[([^\]]*)\]")
_ALL_IN = r"(?: and (?:is all-in|has reached the .+ cap))?"
_POST = re.compile(rf"(?:posts )?(?:the )?(.+?)( \(dead\))? {AMOUNT}{_ALL_IN}")
_PUT = re.compile(rf"(calls|bets|brings in(?: low)? for) {AMOUNT}{_ALL_IN}")
_RAISE = re.compile(rf"raises {AMOUNT} to {AMOUNT}{_ALL_IN}")
_BACK = re.compile(rf"Uncalled bet \({AMOUNT}\) returned to (.+)")
_COLLECTED = re.compile(rf"(.+) collected {AMOUNT} from (?:main |side )?pot(?:-\d+)?")
_TOLD_SEAT = re.compile(rf"Seat ({CHAIR}): ")
_BLIND = re.compile(r"Seat \d+: .+? \((?:small|big) blind\) ")
_TOTAL = re.compile(rf"Total pot {AMOUNT}")
_FEE = re.compile(rf"\| (\w+) {AMOUNT}")
_MUCKED = re.compile(rf"Seat ({CHAIR}): .* mucked \[([^\]]+)\]")
_CASHED_OUT = "(pot not awarded as player cashed out)"
_WON = re.compile(rf"(?:won|collected) \({AMOUNT}\)")
_SILENT = ("doesn't show hand", "is sitting out", "sits out", "didn't post")


def read_stars_hand(page: StarsPage) -> phh.PhhHand:
    """Reads one hand. Raises ``PhhError``, which says what line cannot be read, and why."""
    return _Reading(page).hand()


class _Reading:
    """One hand on its way from text to a record."""

    def __init__(self, page: StarsPage) -> None:
        self.page = page
        self.head = head = head_of(page)
        chairs = sorted(head.chairs, key=lambda chair: (chair.number <= head.button, chair.number))
        self.chairs = chairs
        self.seat = {chair.player: seat for seat, chair in enumerate(chairs)}
        self.names = sorted(self.seat, key=len, reverse=True)
        self.scale = _CENTS if head.cents else 1
        self.at = 0
        """The line being read."""
        self.stacks = tuple([self.units(chair.chips) for chair in chairs])
        self.left = list(self.stacks)
        self.bets = [0] * len(chairs)
        self.live = [True] * len(chairs)
        self.amounts: list[int] = [*self.stacks]
        self.posts: list[PaidPost] = []
        self.lines: list[str] = []
        self.actions: list[phh.PhhAction] = []
        self.street = -1
        first = head.game.streets[0]
        self.held = first.down + first.up
        """The number of cards in each hand so far."""
        self.due: dict[int, tuple[Card, ...]] | None = None
        """The cards of the stud street being dealt, until somebody acts."""
        self.board: tuple[Card, ...] = ()
        self.drawing = False
        """Nobody has acted since this draw began."""
        self.brought = self.pot = self.collected = self.rake = 0
        self.short = False
        """The bring-in put its player all-in: the first call shows what the bring-in is."""
        self.second: tuple[Card, ...] = ()

    def hand(self) -> phh.PhhHand:
        summary = False
        for at, line in enumerate(self.page.lines):
            self.at = at
            summary = summary or line.startswith("*** SUMMARY")
            if summary:
                self._sum_up(line)
            elif self.at > 1:
                self._line(line)
        self._check_chips()
        twice = card_twice(self.actions, drawn=any(street.draw for street in self.head.game.streets))
        if twice is not None:
            number = twice[0]
            self.at = next((at for at, line in enumerate(self.page.lines) if line == self.lines[number]), 0)
            raise self.error(note("a-card-is-there-twice"), note("correct-one-card"))
        return self._record()

    def _record(self) -> phh.PhhHand:
        head, nothing = self.head, (0,) * len(self.stacks)
        unit = 1 if self.scale > 1 else gcd(*self.amounts)
        low, high = (self.units(price) for price in head.prices)
        table = PostsTable(head.game, head.limit, (low, high), self.stacks, self.brought, unit)
        fields = {
            **head.fields,
            "players": [chair.player for chair in self.chairs],
            "seats": [chair.number for chair in self.chairs],
            "_players_left": 2 if len(self.stacks) == 2 else 0,
        }
        if head.button and head.button != self.chairs[-1].number:
            fields["_button"] = head.button
        if self.rake:
            fields[RAKE] = Decimal(self.rake) / self.scale
        if self.second:
            fields[SECOND_BOARD] = cards_text(self.second)
        return phh.PhhHand(
            file=self.page.file,
            section=self.page.section,
            game=game_of(head.game, head.limit),
            scale=self.scale,
            chip=self.scale,
            stakes=phh.PhhStakes(nothing, nothing),
            stacks=self.stacks,
            finishing=tuple(self.left),
            actions=tuple(self.actions),
            lines=tuple(self.lines),
            fields=fields,
            posts=named_posts(table, self.posts),
            line=self.page.first,
        )

    # ── lines ──

    def error(self, what: Note, hint: Note | None = None) -> phh.PhhError:
        return self.page.error(self.at, what, hint)

    def units(self, amount: Decimal) -> int:
        units = amount * self.scale
        if units != int(units):
            raise self.error(note("amount-too-fine", value=str(amount)), note("write-fewer-digits"))
        return int(units)

    def _amount(self, text: str) -> int:
        units = self.units(amount_of(text))
        self.amounts.append(units)
        return units

    def _line(self, line: str) -> None:
        if line.startswith("*** "):
            self._open(line)
            return
        dealt = line.startswith("Dealt to ")
        if dealt or ": " in line:
            for name in self.names:
                if line.startswith(f"{name}: "):
                    self._act(self.seat[name], line, line[len(name) + 2 :].rstrip())
                    return
                if dealt and line.startswith(f"Dealt to {name} ["):
                    self._deal(self.seat[name], line, _BRACKET.findall(line[len(f"Dealt to {name}") :]))
                    return
        if found := _BACK.fullmatch(line):
            self._give(found[2], found[1], line)
            self.pot -= self.units(amount_of(found[1]))
        elif found := _COLLECTED.fullmatch(line.rstrip()):
            self._give(found[1], found[2], line)
            self.collected += self.units(amount_of(found[2]))

    def _give(self, name: str, text: str, line: str) -> None:
        if name not in self.seat:
            raise self.error(note("stars-line-not-understood", line=line), note("stars-names-a-player"))
        self.left[self.seat[name]] += self._amount(text)

    def _open(self, line: str) -> None:
        found = _STREET.match(line)
        name = found[2] if found else ""
        cards = tuple([card for text in _BRACKET.findall(line) for card in self.page.cards(self.at, text)])
        if found and found[1] == "SECOND " and name in _STREETS:
            self.second = cards
            return
        self._flush()
        if name != _FIRST_CARD and not (name in _DEALS and cards):
            self._begin(name, line, shared=bool(cards))
        if cards:
            last = self.page.cards(self.at, _BRACKET.findall(line)[-1])
            if name == "FLOP" and last[: len(self.board)] == self.board:
                last = last[len(self.board) :]
            self.board += last
            self._add(line, phh.DealtBoard(last))

    def _begin(self, name: str, line: str, *, shared: bool) -> None:
        """Begins a street, with a shared card or without."""
        game = self.head.game
        if name in _DEALS and not any(street.draw for street in game.streets):
            self._tell_mucked()
        if name in _DEALS or (game.brings_in and _STUD.fullmatch(name)):
            self.due = {} if game.brings_in and not shared else None
            self.held = self.held + 1 if self.street >= 0 and not shared else self.held
        elif name not in ("SHOW DOWN", "SHOWDOWN", *_STREETS) and not name.endswith("DRAW"):
            raise self.error(note("stars-line-not-understood", line=line), note("stars-streets-are"))
        self.drawing = name.endswith("DRAW")
        if name.startswith("SHOW"):
            return
        self.street += 1
        if self.street:
            self.bets = [0] * len(self.bets)

    def _tell_mucked(self) -> None:
        """Adds the hands that were mucked at the showdown and that the summary shows."""
        seats = {chair.number: (seat, chair.player) for seat, chair in enumerate(self.chairs)}
        dealt = tuple([line for line in self.page.lines if line.startswith("Dealt to ")])
        for at, line in enumerate(self.page.lines):
            found = _MUCKED.match(line)
            seat, player = seats.get(int(found[1]), (-1, "")) if found else (-1, "")
            if found and seat >= 0 and not any(one.startswith(f"Dealt to {player} [") for one in dealt):
                cards = self.page.cards(at, found[2])
                self._add(line, phh.DealHole(seat, (*cards, *[UNKNOWN] * (self.held - len(cards)))))

    def _add(self, line: str, action: phh.PhhAction) -> None:
        self.lines.append(line)
        self.actions.append(action)

    # ── cards ──

    def _deal(self, seat: int, line: str, told: Sequence[str]) -> None:
        groups = [self.page.cards(self.at, text) for text in told]
        if not groups:
            raise self.error(note("stars-line-not-understood", line=line), note("rank-and-suit"))
        if self.due is not None:
            held = tuple([card for group in groups for card in group])
            self.due[seat] = held if not self.street else groups[-1]
        else:
            self._add(line, phh.DealHole(seat, groups[-1]))

    def _flush(self) -> None:
        """Deals the stud street to all players still in; cards that the text does not show are unknown."""
        if self.due is None:
            return
        if self.street >= len(self.head.game.streets):
            line = self.page.lines[self.at]
            raise self.error(note("stars-line-not-understood", line=line), note("stars-streets-are"))
        street = self.head.game.streets[self.street]
        size = street.down + street.up
        for seat, live in enumerate(self.live):
            if live:
                cards = self.due.get(seat, ())
                hidden = (UNKNOWN,) * (size - len(cards))
                self._add(f"Dealt to {self.chairs[seat].player}", phh.DealHole(seat, (*hidden, *cards)))
        self.due = None

    def _hand_shown(self, seat: int, line: str) -> None:
        found = _BRACKET.search(line)
        cards = self.page.cards(self.at, found[1]) if found else ()
        if len(cards) < self.held and sum(self.live) > 1:  # only a whole hand can win
            self._add(line, phh.SeatAct(seat, phh.MUCK))
        else:
            self._add(line, phh.ShowHand(seat, (*cards, *[UNKNOWN] * (self.held - len(cards)))))

    # ── acts ──

    def _act(self, seat: int, line: str, said: str) -> None:
        if said.startswith(("posts ", "straddle ")):
            self._post(seat, line, said)
            return
        word = said.split(" ", 1)[0]
        does = _ACTS.get(word)
        if does is not None:
            self._flush()
            if word not in _DRAWS:
                self.drawing = False
            elif not self.drawing:  # where a game has one draw, no line announces it
                self._begin("DRAW", line, shared=False)
            does(self, seat, line, said)
        elif not said.startswith(_SILENT):
            raise self.error(note("stars-line-not-understood", line=line), note("stars-acts-are"))

    def _post(self, seat: int, line: str, said: str) -> None:
        found = _POST.fullmatch(said)
        what = found[1] if found else ""
        if found is None or what not in POSTS:
            raise self.error(
                note("stars-line-not-understood", line=line), note("stars-posts-are", list=", ".join(POSTS))
            )
        amount = self._amount(found[3])
        self.posts.append(PaidPost(seat, what, amount, dead=bool(found[2])))
        self._pay(seat, amount)
        self.bets[seat] += live_part(self.posts, self.units(self.head.big_blind))

    def _pay(self, seat: int, amount: int) -> None:
        self.left[seat] -= amount
        self.pot += amount
        if self.left[seat] < 0:
            raise self.error(
                note("stars-more-than-he-has", player=self.chairs[seat].player), note("stars-check-stacks")
            )

    def _fold(self, seat: int, line: str, said: str) -> None:
        self.live[seat] = False
        self._add(line, phh.SeatAct(seat, phh.FOLD))

    def _check(self, seat: int, line: str, said: str) -> None:
        self._add(line, phh.SeatAct(seat, phh.CALL))

    def _put(self, seat: int, line: str, said: str) -> None:
        found = _PUT.fullmatch(said)
        if found is None:
            raise self.error(note("stars-line-not-understood", line=line), note("stars-acts-are"))
        amount = self._amount(found[2])
        self._pay(seat, amount)
        self.bets[seat] += amount
        if found[1] == "bets":
            self._add(line, phh.BetTo(seat, self.bets[seat]))
        elif found[1] == "calls":
            self._add(line, phh.SeatAct(seat, phh.CALL))
            if self.short:
                self.brought, self.short = self.bets[seat], False
        else:
            self.brought, self.short = amount, self.left[seat] == 0
            self._add(line, phh.SeatAct(seat, phh.BRING_IN))

    def _raise(self, seat: int, line: str, said: str) -> None:
        found = _RAISE.fullmatch(said)
        if found is None:
            raise self.error(note("stars-line-not-understood", line=line), note("stars-acts-are"))
        to = self._amount(found[2])
        self._pay(seat, to - self.bets[seat])
        self.bets[seat] = to
        self._add(line, phh.BetTo(seat, to))

    def _discard(self, seat: int, line: str, said: str) -> None:
        found = re.match(r"discards (\d{1,2}) cards?(?: \[([^\]]+)\])?", said)
        if found is None:
            raise self.error(note("stars-line-not-understood", line=line), note("stars-acts-are"))
        cards = self.page.cards(self.at, found[2]) if found[2] else (UNKNOWN,) * int(found[1])
        self._add(line, phh.ExchangeCards(seat, cards))

    def _stand(self, seat: int, line: str, said: str) -> None:
        self._add(line, phh.ExchangeCards(seat, ()))

    def _show(self, seat: int, line: str, said: str) -> None:
        self._hand_shown(seat, line)

    def _muck(self, seat: int, line: str, said: str) -> None:
        self._add(line, phh.SeatAct(seat, phh.MUCK))

    # ── the summary ──

    def _sum_up(self, line: str) -> None:
        if found := _TOTAL.match(line):
            total = self.units(amount_of(found[1]))
            self.rake = sum([self.units(amount_of(fee)) for _, fee in _FEE.findall(line)])
            self._take_back(self.pot - total)
            if total != self.pot:
                values = {"told": found[1], "found": str(Decimal(self.pot) / self.scale)}
                raise self.error(note("stars-pot-differs", **values), note("stars-line-missing"))
        elif found := _TOLD_SEAT.match(line):
            seat = next((seat for seat, chair in enumerate(self.chairs) if chair.number == int(found[1])), -1)
            if seat >= 0 and _BLIND.match(line):
                self._check_blind(seat)
            if seat >= 0 and line.rstrip().endswith(_CASHED_OUT):
                for won in _WON.findall(line):
                    self._give(self.chairs[seat].player, won, line)
                    self.collected += self.units(amount_of(won))

    def _take_back(self, over: int) -> None:
        """Returns what nobody called where no line says so, as in texts before 2008."""
        *_, second, first = sorted(self.bets)
        if 0 < over == first - second:
            self.left[self.bets.index(first)] += over
            self.pot -= over

    def _check_blind(self, seat: int) -> None:
        mine = [post for post in self.posts if post.seat == seat]
        broke = sum([post.amount for post in mine]) == self.stacks[seat]
        if not broke and all(post.what == ANTE for post in mine):
            what = note("stars-blind-missing", player=self.chairs[seat].player)
            raise self.error(what, note("stars-line-missing"))

    def _check_chips(self) -> None:
        if self.collected + self.rake != self.pot:
            values = {"told": str(Decimal(self.pot) / self.scale), "found": str(Decimal(self.collected) / self.scale)}
            raise self.error(note("stars-collected-differs", **values), note("stars-line-missing"))


_DRAWS = ("discards", "stands")
_ACTS: dict[str, Callable[[_Reading, int, str, str], None]] = {
    "folds": _Reading._fold,
    "checks": _Reading._check,
    "calls": _Reading._put,
    "bets": _Reading._put,
    "brings": _Reading._put,
    "raises": _Reading._raise,
    "discards": _Reading._discard,
    "stands": _Reading._stand,
    "shows": _Reading._show,
    "mucks": _Reading._muck,
}
