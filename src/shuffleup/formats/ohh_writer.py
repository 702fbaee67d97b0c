"""Writing Open Hand History: the events and the deck of a finished hand in, one JSON object out."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime

from msgspec import Struct, json, to_builtins

from shuffleup import __version__
from shuffleup.arguments import checked
from shuffleup.cards.card import UNKNOWN, Card, card_text
from shuffleup.cards.deck import Deck
from shuffleup.formats.event_facts import PLAY_MONEY, EventFacts
from shuffleup.formats.floor_changes import refuse_changes
from shuffleup.formats.ohh_record import (
    OWN,
    SHOWDOWN,
    SPEC_VERSION,
    STREETS,
    STUD_STREETS,
    OwnFields,
    bet_type,
    game_type,
    has_game_type,
)
from shuffleup.formats.phh_ledger import Ledger
from shuffleup.formats.phh_script import Record
from shuffleup.games.catalogue import variant
from shuffleup.games.limits import Limit
from shuffleup.hand.events import (
    BoardDealt,
    BroughtIn,
    Called,
    Checked,
    Folded,
    HandEnded,
    HandEvent,
    HandKilled,
    HandMucked,
    HandStarted,
    HandTabled,
    HolesDealt,
    Posted,
    PotAwarded,
    Raised,
)
from shuffleup.table.plan import HandPlan, PostingKind

_POSTS = {
    PostingKind.ANTE: "Post Ante",
    PostingKind.DEAD_ANTE: "Post Ante",
    PostingKind.SMALL_BLIND: "Post SB",
    PostingKind.BIG_BLIND: "Post BB",
}


class OhhMeta(Struct, frozen=True, kw_only=True):
    """What a record says about a hand beside the hand."""

    number: str = ""
    """Names the hand among all of the site; empty: its number in the plan."""
    started: int = 0
    """When it was dealt, in microseconds UTC."""
    table: str = ""
    seats: int = 0
    """Chairs at the table; 0: up to the highest that is taken."""
    event: EventFacts | None = None
    hero: str = ""
    """The player whose cards a public record names too."""
    rulebook: str = ""
    """The key of the book by which the hand was played."""
    currency: str = ""
    """Where nothing but the currency is known of the event."""
    level: int = 0
    """The level of the event; 0 where it is not known."""


NOTHING_SAID = OhhMeta()
EXACT = json.Encoder(decimal_format="number")
"""Money with its two digits, as a number."""


@checked
def hand_to_ohh(
    events: Sequence[HandEvent], deck: Deck, meta: OhhMeta = NOTHING_SAID, record: Record = Record.FULL
) -> str:
    """One hand as a line of JSON. Raises ``ValueError`` for an unfinished hand, or one the format has no words for."""
    return EXACT.encode({"ohh": ohh_object(events, deck, meta, record)}).decode()


def ohh_object(
    events: Sequence[HandEvent], deck: Deck, meta: OhhMeta = NOTHING_SAID, record: Record = Record.FULL
) -> dict[str, object]:
    """The object under ``ohh``. Raises ``ValueError`` as ``hand_to_ohh`` does."""
    started = events[0] if events else None
    if not isinstance(started, HandStarted) or not isinstance(events[-1], HandEnded):
        raise ValueError("a file holds a whole hand: from HandStarted to HandEnded")
    plan = started.plan
    if not has_game_type(plan.game):
        raise ValueError(f"Open Hand History has no name for {plan.game.limit.value} {plan.game.variant}")
    hero = next((number for number, seat in enumerate(plan.seats) if seat.player == meta.hero), -1)
    script = _Script(plan, deck, record, hero)
    for event in events:
        script.take(event)
    return dict(_fields(script, meta))


def hands_file(hands: Iterable[str]) -> str:
    """A file of several hands, a blank line between two."""
    return "\n\n".join(hands) + "\n"


class _Script:
    """The rounds of a hand, one event after the other."""

    def __init__(self, plan: HandPlan, deck: Deck, record: Record, hero: int) -> None:
        self.plan = plan
        self.deck = deck
        self.record = record
        self.hero = hero
        self.ledger = Ledger(plan)
        self.rounds: list[dict[str, object]] = []
        self.actions: list[dict[str, object]] = []
        self.number = 0
        self.shown: dict[int, tuple[Card, ...]] = {}
        self.awards: list[PotAwarded] = []
        self.away: list[int] = []
        self.open_street(0)

    def open_street(self, street: int, cards: Sequence[Card] = ()) -> None:
        """A round begins."""
        names = STUD_STREETS if variant(self.plan.game.variant).brings_in else STREETS
        self._open(names[street], cards)

    def _open(self, name: str, cards: Sequence[Card] = ()) -> None:
        self.actions = []
        opened: dict[str, object] = {"id": len(self.rounds), "street": name}
        if cards:
            opened["cards"] = [card_text(card) for card in cards]
        self.rounds.append(opened | {"actions": self.actions})

    def act(self, seat: int, action: str, amount: int = 0, cards: Sequence[Card] = ()) -> None:
        """Writes one action; ``amount`` are the chips that it puts in."""
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

    def take(self, event: HandEvent) -> None:
        """Writes what the event did and moves its chips."""
        match event:
            case Posted():
                self._post(event)
                return
            case HolesDealt():
                self._deal(event)
            case BoardDealt():
                self.open_street(event.street, event.cards)
            case HandTabled():
                self.shown[event.seat] = event.cards
            case HandMucked():
                self.shown.setdefault(event.seat, ())
            case PotAwarded():
                self.awards.append(event)
            case HandKilled():
                self.away.append(event.seat)
            case HandEnded():
                self._show()
            case Folded() | Checked() | Called() | Raised() | BroughtIn():
                self._bet(event)
            case _:
                refuse_changes(event)
        self.ledger.apply(event)

    def _post(self, event: Posted) -> None:
        for payment in event.payments:
            self.act(payment.seat, _POSTS[payment.kind], payment.amount)
            self.ledger.apply(Posted((payment,)))

    def _bet(self, event: Folded | Checked | Called | Raised | BroughtIn) -> None:
        match event:
            case Folded():
                self.act(event.seat, "Fold")
            case Checked():
                self.act(event.seat, "Check")
            case Called():
                self.act(event.seat, "Call", event.amount)
            case BroughtIn():
                self.act(event.seat, "Post Extra Blind", event.amount)
            case Raised():
                # Before the flop the format knows raises only.
                first = len(self.rounds) > 1 and self.ledger.high() == 0
                self.act(event.seat, "Bet" if first else "Raise", event.amount)

    def _deal(self, event: HolesDealt) -> None:
        if event.street:
            self.open_street(event.street)
        for seat, places in enumerate(event.places):
            if not places:
                continue
            named = self.record is Record.FULL or seat == self.hero
            cards = [self.deck.cards[place] for place in places] if named else event.faces[seat]
            self.act(seat, "Dealt Cards", cards=[card for card in cards if card != UNKNOWN])
            if seat in self.shown:
                self.shown[seat] += event.faces[seat]

    def _show(self) -> None:
        if self.shown:
            self._open(SHOWDOWN)
        for seat, cards in self.shown.items():
            self.act(seat, "Shows Cards" if cards else "Mucks Cards", cards=cards)


# ── the object ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _fields(script: _Script, meta: OhhMeta) -> Iterable[tuple[str, object]]:
    """The fields in the order of the specification."""
    plan, stakes, event = script.plan, script.plan.stakes, meta.event
    yield "spec_version", SPEC_VERSION
    yield "site_name", "Shuffleup"
    yield "network_name", "Shuffleup"
    yield "internal_version", __version__
    yield "tournament", True
    if event:
        yield "tournament_info", event.tournament_info()
    yield "game_number", meta.number or str(plan.hand)
    yield "start_date_utc", utc_text(meta.started)
    yield "table_name", meta.table
    yield "game_type", game_type(plan.game)
    yield "bet_limit", {"bet_type": bet_type(plan.game.limit), "bet_cap": 0}
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
        yield OWN, own


def _own(script: _Script, meta: OhhMeta) -> OwnFields:
    plan, stakes = script.plan, script.plan.stakes
    fixed = plan.game.limit is Limit.FIXED_LIMIT or variant(plan.game.variant).brings_in
    kinds = {owed.kind for owed in plan.postings}
    return OwnFields(
        smallest_chip=stakes.unit,
        players_left=plan.players_left,
        away=tuple(script.away),
        small_bet=stakes.small_bet if fixed else 0,
        big_bet=stakes.big_bet if fixed else 0,
        bring_in=stakes.bring_in,
        dead_blind=PostingKind.SMALL_BLIND not in kinds and stakes.small_blind > 0,
        rulebook=meta.rulebook,
        level=meta.level,
    )


def _pots(awards: Sequence[PotAwarded]) -> list[Mapping[str, object]]:
    """Each pot once, its halves joined, the main pot first. Tournaments take no rake."""
    pots: list[Mapping[str, object]] = []
    for number in sorted({award.pot for award in awards}):
        halves = [award for award in awards if award.pot == number]
        won: dict[int, int] = {}
        for seat, amount in [share for half in halves for share in half.shares]:
            won[seat] = won.get(seat, 0) + amount
        pots.append(
            {
                "number": number,
                "amount": sum([half.amount for half in halves]),
                "rake": 0,
                "player_wins": [
                    {"player_id": seat, "win_amount": amount, "contributed_rake": 0} for seat, amount in won.items()
                ],
            }
        )
    return pots


def chairs(plan: HandPlan, meta: OhhMeta) -> int:
    """Chairs at the table: never fewer than the numbers of those that are told, as readers look a seat up by it."""
    return max(meta.seats, plan.button, *[seat.number for seat in plan.seats])


def utc_text(microseconds: int) -> str:
    """A point in time as ISO 8601 writes it, in whole seconds."""
    return datetime.fromtimestamp(microseconds // 1_000_000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
