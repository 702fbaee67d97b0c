"""Writes Open Hand History: takes the events and the deck of a finished hand, and gives one JSON object."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime

from msgspec import Struct, json, to_builtins

from shuffleup.answer import ProblemError, note
from shuffleup.arguments import checked
from shuffleup.cards.card import UNKNOWN, Card, card_text
from shuffleup.cards.deck import Deck
from shuffleup.formats.event.facts import PLAY_MONEY, TournamentFacts
from shuffleup.formats.ohh import record as ohh
from shuffleup.formats.phh.ledger import HandTeller, PostRole, Record, finished_plan, won
from shuffleup.games.limits import Limit
from shuffleup.hand import events as e
from shuffleup.hand.state import HandState
from shuffleup.table.plan import HandPlan, PostingKind
from shuffleup.version import __version__

_POSTS = {
    PostRole.ANTE: "Post Ante",
    PostRole.SMALL: "Post SB",
    PostRole.BIG: "Post BB",
    PostRole.STRADDLE: "Straddle",
    PostRole.EXTRA: "Post Extra Blind",
    PostRole.DEAD: "Post Dead",
}


class OhhMeta(Struct, frozen=True, kw_only=True):
    """What a record says about a hand besides the hand itself."""

    number: str = ""
    """Unique among all hands of the site; empty: the number of the hand in the plan."""
    started: int = 0
    """When the hand was dealt, in microseconds UTC."""
    table: str = ""
    seats: int = 0
    """The number of chairs at the table; 0: up to the highest one taken."""
    event: TournamentFacts | None = None
    hero: str = ""
    """The player whose cards are named even in a public record."""
    rulebook: str = ""
    """The key of the book by which the hand was played."""
    currency: str = ""
    """The currency, if nothing else is known of the event."""
    level: int = 0
    """The level of the event; 0 if it is not known."""


NOTHING_SAID = OhhMeta()
SITE = (("site_name", "Shuffleup"), ("network_name", "Shuffleup"), ("internal_version", __version__))
"""The name of this writer, the same for hands and events."""
BETWEEN_HANDS, LAST = "\n\n", "\n"
"""What stands between two hands of a file, and at its end."""
EXACT = json.Encoder(decimal_format="number")
"""Money with two decimals, as a JSON number."""


@checked
def hand_to_ohh(
    events: Sequence[e.HandEvent], deck: Deck, meta: OhhMeta = NOTHING_SAID, record: Record = Record.FULL
) -> str:
    """One hand as a line of JSON. Raises ``ProblemError`` if it is unfinished or the format cannot express it."""
    return EXACT.encode({"ohh": ohh_object(events, deck, meta, record)}).decode()


def ohh_object(
    events: Sequence[e.HandEvent], deck: Deck, meta: OhhMeta = NOTHING_SAID, record: Record = Record.FULL
) -> dict[str, object]:
    """The object under ``ohh``. Raises ``ProblemError`` as ``hand_to_ohh`` does."""
    plan = finished_plan(events)
    if not ohh.has_game_type(plan.game):
        raise ProblemError(note("ohh-has-no-name", game=f"{plan.game.limit.value} {plan.game.variant}"))
    script = _Script(plan, deck, record, meta.hero)
    script.tell(events)
    return dict(_fields(script, meta))


def hands_file(hands: Iterable[str]) -> str:
    """A file of several hands, a blank line between two."""
    return f"{BETWEEN_HANDS.join(hands)}{LAST}"


class _Script(HandTeller):
    """Writes the rounds of a hand, event by event."""

    def __init__(self, plan: HandPlan, deck: Deck, record: Record, hero: str) -> None:
        super().__init__(plan, deck, record, hero)
        self.hero = next((number for number, seat in enumerate(plan.seats) if seat.player == hero), -1)
        self.rounds: list[dict[str, object]] = []
        self.actions: list[dict[str, object]] = []
        self.number = 0
        self.open_street(0)

    def open_street(self, street: int, cards: Sequence[Card] = ()) -> None:
        """Begins a round."""
        names = ohh.STUD_STREETS if self.game.brings_in else ohh.STREETS
        self._open(names[street], cards)

    def _open(self, name: str, cards: Sequence[Card] = ()) -> None:
        self.actions = []
        opened: dict[str, object] = {"id": len(self.rounds), "street": name}
        if cards:
            opened["cards"] = [card_text(card) for card in cards]
        self.rounds.append(opened | {"actions": self.actions})

    def act(self, seat: int, action: str, amount: int = 0, cards: Sequence[Card] = ()) -> None:
        """Writes one action; ``amount`` is the chips it puts in."""
        self.number += 1
        row: dict[str, object] = {
            "action_number": self.number,
            "player_id": seat,
            "action": action,
            "amount": amount,
            "is_allin": 0 < amount == self.ledger.stacks[seat],
        }
        if cards:
            row["cards"] = [card_text(card) for card in cards]
        self.actions.append(row)

    def post(self, payment: e.PaidPosting) -> None:
        """Writes what a seat posts."""
        self.act(payment.seat, _POSTS[self.posts[-1][1]], payment.amount)

    def take(self, event: e.HandEvent, before: HandState | None) -> None:
        """Writes what the event did."""
        match event:
            case e.HolesDealt():
                self._deal(event)
            case e.BoardDealt():
                self.open_street(event.street, event.cards)
            case e.HandTabled():
                self.shown[event.seat] = event.cards
            case e.HandMucked():
                self.shown.setdefault(event.seat, ())
            case e.HandEnded():
                self._show()
            case e.Folded() | e.Checked() | e.Called() | e.Raised() | e.BroughtIn():
                self._bet(event)

    def _bet(self, event: e.Folded | e.Checked | e.Called | e.Raised | e.BroughtIn) -> None:
        match event:
            case e.Folded():
                self.act(event.seat, "Fold")
            case e.Checked():
                self.act(event.seat, "Check")
            case e.Called():
                self.act(event.seat, "Call", event.amount)
            case e.BroughtIn():
                self.act(event.seat, "Post Extra Blind", event.amount)
            case e.Raised():
                # Before the flop the format has only raises.
                first = len(self.rounds) > 1 and self.ledger.high() == 0
                self.act(event.seat, "Bet" if first else "Raise", event.amount)

    def _deal(self, event: e.HolesDealt) -> None:
        if event.street:
            self.open_street(event.street)
        for seat, places in enumerate(event.places):
            if places:
                cards = self.cards(seat, places, event.faces[seat])
                self.act(seat, "Dealt Cards", cards=[card for card in cards if card != UNKNOWN])

    def _show(self) -> None:
        if self.shown:
            self._open(ohh.SHOWDOWN)
        for seat, cards in self.shown.items():
            self.act(seat, "Shows Cards" if cards else "Mucks Cards", cards=cards)


# ── the object ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _fields(script: _Script, meta: OhhMeta) -> Iterable[tuple[str, object]]:
    """The fields in the order of the specification."""
    plan, stakes, event = script.plan, script.plan.stakes, meta.event
    yield "spec_version", ohh.SPEC_VERSION
    yield from SITE
    yield "tournament", True
    if event:
        yield "tournament_info", event.tournament_info()
    yield "game_number", meta.number or str(plan.hand)
    yield "start_date_utc", utc_text(meta.started)
    yield "table_name", meta.table
    yield "game_type", ohh.game_type(plan.game)
    yield "bet_limit", {"bet_type": ohh.bet_type(plan.game.limit), "bet_cap": 0}
    yield "table_size", chairs(plan, meta)
    yield "currency", event.currency if event else meta.currency or PLAY_MONEY
    yield "dealer_seat", plan.button
    yield "small_blind_amount", stakes.small_blind
    yield "big_blind_amount", stakes.big_blind
    yield "ante_amount", stakes.ante
    if script.hero >= 0:
        yield "hero_player_id", script.hero
    else:
        yield "flags", ["Observed"]
    yield (
        "players",
        [
            {"id": number, "seat": seat.number, "name": seat.player, "starting_stack": seat.stack}
            for number, seat in enumerate(plan.seats)
        ],
    )
    yield "rounds", script.rounds
    yield "pots", _pots(script.awards)
    own = to_builtins(_own(script, meta))
    if own:
        yield ohh.OWN, own


def _own(script: _Script, meta: OhhMeta) -> ohh.OwnFields:
    plan, stakes = script.plan, script.plan.stakes
    fixed = plan.game.limit is Limit.FIXED_LIMIT or script.game.brings_in
    kinds = {owed.kind for owed in plan.postings}
    return ohh.OwnFields(
        smallest_chip=stakes.unit,
        players_left=plan.players_left,
        away=tuple(script.killed),
        small_bet=stakes.small_bet if fixed else 0,
        big_bet=stakes.big_bet if fixed else 0,
        bring_in=stakes.bring_in,
        dead_blind=PostingKind.SMALL_BLIND not in kinds and stakes.small_blind > 0,
        rulebook=meta.rulebook,
        level=meta.level,
    )


def _pots(awards: Sequence[e.PotAwarded]) -> list[Mapping[str, object]]:
    """Each pot once, with its halves joined, the main pot first. Tournaments have no rake."""
    pots: list[Mapping[str, object]] = []
    for number in sorted({award.pot for award in awards}):
        halves = [award for award in awards if award.pot == number]
        wins = [
            {"player_id": seat, "win_amount": amount, "contributed_rake": 0} for seat, amount in won(halves).items()
        ]
        total = sum([half.amount for half in halves])
        pots.append({"number": number, "amount": total, "rake": 0, "player_wins": wins})
    return pots


def chairs(plan: HandPlan, meta: OhhMeta) -> int:
    """The number of chairs at the table: at least the highest one named, since readers look seats up by number."""
    return max(meta.seats, plan.button, *[seat.number for seat in plan.seats])


def utc_text(microseconds: int) -> str:
    """A point in time in ISO 8601, to the second."""
    return datetime.fromtimestamp(microseconds // 1_000_000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
