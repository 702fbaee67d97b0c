"""Bounties as wall and cage show them: what is on each head, what each player has won, and that the sums agree."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from shuffleup.tournament.words.money import BOUNTIES, balance_of
from shuffleup.tournament.words.state import EventState


class BountyLine(Struct, frozen=True, gc=False):
    """A player's bounty and what he has won, in cents."""

    player: str
    on_head: int
    won: int
    knock_outs: int


class BountySheet(Struct, frozen=True):
    """All bounties of an event in cents. ``closes``: what came in is still there or was won, and the ledger agrees."""

    posted: int
    lines: tuple[BountyLine, ...]
    """The largest winners first, then the largest heads."""
    loose: int
    """Bounties of players who left without being knocked out: they go with the next pot."""
    envelopes: tuple[int, ...]
    """Those still to be drawn, richest first."""
    purse: int
    unnamed: tuple[str, ...]
    """Players who are out, where the floor must still say who knocked them out."""
    closes: bool


def bounties(state: EventState) -> BountySheet:
    """The bounty sheet of an event; empty if there are no bounties."""
    return together((state,))


def together(states: Sequence[EventState]) -> BountySheet:
    """One sheet for an event's flights and its final day: what a flight has handed over, the final day has."""
    books = [state.bounties for state in states]
    heads, won, knock_outs = Counter[str](), Counter[str](), Counter[str]()
    for book in books:
        heads.update(book.heads)
        won.update(book.won)
        knock_outs.update(book.knock_outs)
    loose = sum([one.cents for book in books for one in book.loose])
    envelopes = [cents for book in books for cents in book.mystery.envelopes]
    purse, posted = sum([book.mystery.purse for book in books]), sum([book.posted for book in books])
    lines = [
        BountyLine(player, heads[player], won[player], knock_outs[player]) for player in {*heads, *won, *knock_outs}
    ]
    held = heads.total() + loose + sum(envelopes) + purse
    ledger = -sum([balance_of(state.cage.ledger, BOUNTIES) for state in states])
    return BountySheet(
        posted,
        tuple(sorted(lines, key=lambda line: (-line.won, -line.on_head, line.player))),
        loose,
        tuple(sorted(envelopes, reverse=True)),
        purse,
        tuple([one.player for book in books for one in book.unnamed]),
        held == ledger and posted == held + won.total(),
    )
