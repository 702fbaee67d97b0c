"""A hand for people to read in the terminal: the common cards in boxes, everybody's cards, and what was done."""

from collections.abc import Iterator, Sequence

from shuffleup.cards.card import RANKS, UNKNOWN, Card, card_text, parse_cards
from shuffleup.cli.card_faces import Faces
from shuffleup.cli.hand_document import HandDocument
from shuffleup.cli.hand_table import SeatSight, StreetSight
from shuffleup.games.catalogue import variant
from shuffleup.games.layout import Layout
from shuffleup.locale.hand_sentences import HandSpeech

_WIDTH = 110
_PICTURE = 6
"""Columns before the picture of the common cards."""


def page(document: HandDocument, speech: HandSpeech, faces: Faces, *, again: str) -> Iterator[str]:
    """The whole hand. ``again`` is the command that deals it again."""
    game = variant(document.game)
    yield faces.title(_header(document, speech))
    if game.stripped:
        deck = game.deck_for(len(document.players))
        lowest = RANKS[min(deck) >> 2]
        # A number as one: Italian says dall'8.
        said = int(lowest) if lowest.isdigit() else lowest
        yield _sentence(speech.say("deck", cards=len(deck), lowest=said))
    if game.layout.letters:
        lines = ["-".join([game.layout.letters[at] for at in line]) for line in game.layout.combinations]
        count = len(game.layout.letters)
        yield _sentence(speech.say("laid", count=count, lines=speech.listed(lines)))
    laid: tuple[str, ...] = ()
    for street in document.streets:
        if street.seats:
            yield ""
        yield faces.painted(faces.title(street.name)) if street.seats else faces.painted(street.name)
        yield from [faces.painted(line) for line in _lines(street, game.layout, laid, speech, faces)]
        laid = street.board or laid
    yield ""
    figures = [
        f"{one.player} {speech.number(one.finished)} ({_change(one.finished - one.started, speech)})"
        for one in document.players
    ]
    yield speech.say("chips", list=", ".join(figures))
    yield speech.say("again", command=again)


def _header(document: HandDocument, speech: HandSpeech) -> str:
    stakes = document.stakes
    if stakes.big_blind:
        price = speech.say("price-blinds", small=stakes.small_blind, big=stakes.big_blind)
    elif stakes.bring_in:
        price = speech.say("price-stud", ante=stakes.ante, bring=stakes.bring_in)
    else:
        price = speech.say("price-ante", ante=stakes.ante)
    limit = speech.say(f"limit-{document.limit}")
    return speech.say(
        "header", game=document.name, limit=limit, price=price, book=document.rulebook, button=document.button
    )


def _lines(street: StreetSight, figure: Layout, laid: Sequence[str], speech: HandSpeech, faces: Faces) -> Iterator[str]:
    if not street.seats:
        yield from [f"  {deed}" for deed in street.deeds]
        return
    if street.before:
        yield from _paragraph([_sentence(said) for said in street.before[:1]] + list(street.before[1:]))
    if figure.letters and street.board != tuple(laid):
        board = [_card(text) for text in street.board]
        yield from [f"{' ' * _PICTURE}{line}" for line in faces.picture(figure, board)]
    yield from _seats(street.seats, speech, faces)
    if street.opens:
        yield f"  {_sentence(street.opens)}"
    if street.deeds:
        yield from _paragraph(street.deeds)


def _seats(seats: Sequence[SeatSight], speech: HandSpeech, faces: Faces) -> Iterator[str]:
    hands = [" ".join([_face(text, faces) for text in seat.cards]) for seat in seats]
    width, cards = max([len(seat.player) for seat in seats]), max(map(len, hands))
    stacks = [speech.say("all-in-stack") if seat.all_in else speech.number(seat.stack) for seat in seats]
    chips = max(map(len, stacks))
    for seat, hand, stack in zip(seats, hands, stacks, strict=True):
        yield f"  {seat.player:<{width}}  {hand:<{cards}}  {stack:>{chips}}"


def _sentence(said: str) -> str:
    return said[:1].upper() + said[1:]


def _paragraph(deeds: Sequence[str]) -> Iterator[str]:
    """Deeds one after the other, as many on a line as it holds; a line never ends within a deed."""
    line = ""
    for deed in deeds:
        if line and len(line) + len(deed) > _WIDTH:
            yield f"  {line},"
            line = deed
        else:
            line = f"{line}, {deed}" if line else deed
    yield f"  {line}"


def _face(text: str, faces: Faces) -> str:
    """A card of a document as this page shows it; one in brackets lies face down."""
    if text.startswith("("):
        return f"({faces.card(_card(text[1:-1]))})"
    return faces.card(_card(text))


def _card(text: str) -> Card:
    return UNKNOWN if text == card_text(UNKNOWN) else parse_cards(text)[0]


def _change(chips: int, speech: HandSpeech) -> str:
    return f"{'-' if chips < 0 else '+'}{speech.number(abs(chips))}"
