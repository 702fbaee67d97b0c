"""The swap test: every byte that somebody is sent stays the same when cards that he may not know are swapped.

An evening is played, and played again with the same acts at the same times and everything in other places of the decks
that its reader never sees: cards of others, burned and undealt ones, the order of the deck. Whatever he can read is
compared after each act, refusals of what he tries and the first word of a live line included.
"""

import asyncio
import os
import random
from collections.abc import Sequence

import pytest

from shuffleup.accounts.roles import Role
from shuffleup.games.catalogue import VARIANTS
from shuffleup.games.limits import Limit
from tests.web.twins import PLAYERS, Evening, Sent, played, swapped

NIGHTLY = os.environ.get("HYPOTHESIS_PROFILE") == "nightly"
USUAL = ("holdem", "stud-8", "triple-draw-27", "crazy-pineapple", "italiana", "telesina-croce-sempre")
GAMES = tuple(VARIANTS) if NIGHTLY else USUAL
ACTS = 60 if NIGHTLY else 20
STAFF = tuple([role.value for role in Role if role is not Role.PLAYER])
READERS = (*[(name,) for name in (PLAYERS if NIGHTLY else PLAYERS[:2])], STAFF)
"""Who is compared at once: players know their own cards, all others none before they lie open."""
BY_CARDS = frozenset(key for key, variant in VARIANTS.items() if variant.carries)
"""Games in which cards decide by the rules who may open, so that other cards may end the comparison."""


def limit_of(game: str) -> Limit:
    """How a game is played here."""
    if VARIANTS[game].carries:
        return Limit.POT_LIMIT
    return Limit.NO_LIMIT if any(street.board for street in VARIANTS[game].streets) else Limit.FIXED_LIMIT


def of(evening: Evening, readers: Sequence[str], before: int) -> list[Sent]:
    """What these were sent before an act; of an auditor not the hands that are over, of which he knows every card."""
    sent = [one for one in evening.sent if one.whom in readers and one.step < before]
    return [one for one in sent if one.whom != Role.AUDITOR.value or "/hands/" not in one.what]


@pytest.mark.parametrize(
    "game", [one if one == "holdem" else pytest.param(one, marks=pytest.mark.slow) for one in GAMES]
)
def test_no_byte_depends_on_a_card_that_its_reader_may_not_know(game: str) -> None:
    first = asyncio.run(played(game, limit_of(game), ACTS, [one for some in READERS for one in some]))
    assert any(b"event: news" in one.answer for one in first.sent)
    compared = 0
    for number, readers in enumerate(READERS):
        decks = swapped(first, readers[0], random.Random(number))
        assert any(deck != first.decks[name] for name, deck in decks.items())
        again = asyncio.run(played(game, limit_of(game), ACTS, readers, (first.acts, decks)))
        before = again.parted or ACTS
        if again.parted:
            assert game in BY_CARDS
        else:
            assert again.log == first.log, "a card that nobody may know is in the log"
        ours, theirs = of(first, readers, before), of(again, readers, before)
        for one, other in zip(ours, theirs, strict=True):
            assert one == other, f"{one.whom} is told of cards he may not know by {one.what} after {one.step} acts"
        compared += len(ours)
    assert compared > 200


def test_an_auditor_is_told_every_card_that_was_dealt_and_no_other() -> None:
    auditor = (Role.AUDITOR.value,)
    first = asyncio.run(played("holdem", Limit.NO_LIMIT, ACTS, auditor))
    again = asyncio.run(
        played("holdem", Limit.NO_LIMIT, ACTS, auditor, (first.acts, swapped(first, *auditor, random.Random(5))))
    )
    assert first.sent == again.sent
    assert any("/hands/" in one.what and b"Dealt to" in one.answer for one in first.sent)


def test_two_evenings_with_other_cards_in_view_are_not_the_same() -> None:
    """What the others prove they prove because this would be found."""
    first = asyncio.run(played("holdem", Limit.NO_LIMIT, 2, PLAYERS))
    others = swapped(first, PLAYERS[1], random.Random(1))
    again = asyncio.run(played("holdem", Limit.NO_LIMIT, 2, PLAYERS, (first.acts, others)))
    told = {one.whom for one, other in zip(first.sent, again.sent, strict=True) if one != other}
    assert PLAYERS[0] in told and PLAYERS[1] not in told
