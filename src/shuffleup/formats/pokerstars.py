"""Hands as PokerStars writes them, the text that most trackers and converters read: events and deck in, text out.

A full record deals every player's cards (``Dealt to``), a public one those of the hero, as a client writes them.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256

from shuffleup.arguments import checked
from shuffleup.cards.deck import Deck
from shuffleup.formats.event_facts import units
from shuffleup.formats.ohh_writer import OhhMeta, chairs, utc_text
from shuffleup.formats.phh_script import Record
from shuffleup.formats.pokerstars_script import StarsScript
from shuffleup.formats.pokerstars_summary import summary_lines
from shuffleup.games.catalogue import variant
from shuffleup.games.limits import Limit
from shuffleup.hand.events import HandEnded, HandEvent, HandStarted
from shuffleup.table.plan import GameKey, HandPlan

GAME_NAMES: Mapping[str, str] = {
    "holdem": "Hold'em",
    "short-deck": "6+ Hold'em",
    "omaha": "Omaha",
    "omaha-8": "Omaha Hi/Lo",
    "omaha-5": "5 Card Omaha",
    "stud": "7 Card Stud",
    "stud-8": "7 Card Stud Hi/Lo",
    "razz": "Razz",
    "five-card-draw": "5 Card Draw",
    "single-draw-27": "Single Draw 2-7 Lowball",
    "triple-draw-27": "Triple Draw 2-7 Lowball",
    "badugi": "Badugi",
}
"""What clients print. Readers know no name for pineapple, ace-to-five and the split badugi games. Courchevel has one,
but no recorded hand is known that shows where the text has its first card."""
LIMIT_NAMES: Mapping[Limit, str] = {
    Limit.NO_LIMIT: "No Limit",
    Limit.POT_LIMIT: "Pot Limit",
    Limit.FIXED_LIMIT: "Limit",
}
_ROMAN = ((100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))
_EVENTS, _HANDS = 10**8, 10**7
"""Where the numbers of events and of their hands begin anew."""
_SIGNS = {"EUR": "€", "USD": "$", "GBP": "£"}
NOTHING_SAID = OhhMeta()


def has_stars_name(game: GameKey) -> bool:
    """Can hands of this game be written?"""
    return game.variant in GAME_NAMES and game.limit in LIMIT_NAMES


@checked
def hand_to_pokerstars(
    events: Sequence[HandEvent], deck: Deck, meta: OhhMeta = NOTHING_SAID, record: Record = Record.FULL
) -> str:
    """The text of one hand, of the first level where nothing says which.

    Raises ``ValueError`` for an unfinished hand, or a game without a name there.
    """
    started = events[0] if events else None
    if not isinstance(started, HandStarted) or not isinstance(events[-1], HandEnded):
        raise ValueError("a file holds a whole hand: from HandStarted to HandEnded")
    plan = started.plan
    if not has_stars_name(plan.game):
        raise ValueError(f"PokerStars has no name for {plan.game.limit.value} {plan.game.variant}")
    script = StarsScript(plan, deck, record, meta.hero)
    for event in events:
        script.take(event)
    lines = [*_head(plan, meta), *script.lines, *summary_lines(script)]
    return "".join([f"{_one_line(line)}\n" for line in lines])


def _one_line(line: str) -> str:
    """The text quotes nothing: a name with a line break would tell a line of its own, so breaks are spelt out."""
    return "".join([letter if letter.isprintable() else letter.encode("unicode_escape").decode() for letter in line])


def stars_file(hands: Iterable[str]) -> str:
    """A file of several hands, with the blank lines that PokerStars leaves between two."""
    return "\n\n\n".join(hands)


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
    """A number that no hand of another event has: that of the event, then that of the hand."""
    event, _, tail = meta.number.rpartition("-")
    number = int(tail) if tail.isascii() and tail.isdigit() else plan.hand
    return stars_number(event) % _EVENTS * _HANDS + number if event else number


def _event(meta: OhhMeta) -> str:
    event = meta.event
    if event is None:
        return ""
    sign = _SIGNS.get(event.currency, "")
    parts = [event.buy_in_cents, *([event.bounty_cents] if event.bounty_cents else []), event.fee_cents]
    price = "+".join([f"{sign}{units(cents)}" for cents in parts])
    return f"Tournament #{stars_number(event.number)}, {price} {event.currency} "


def stars_number(name: str) -> int:
    """A number for an event that has a name only: the same for the same name."""
    return int(name) if name.isascii() and name.isdigit() else int.from_bytes(sha256(name.encode()).digest()[:5], "big")


def roman(number: int) -> str:
    """The number of a level as it is printed there."""
    text = ""
    for value, letters in _ROMAN:
        count, number = divmod(number, value)
        text += letters * count
    return text
