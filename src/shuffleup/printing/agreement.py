"""The agreement on a deal: who takes what, for which chips, and a line for each player to sign."""

from msgspec import Struct

from shuffleup.answer import Refusal
from shuffleup.printing.facts import Facts, Wanted, empty
from shuffleup.printing.links import WALL
from shuffleup.printing.slip import PaperHead
from shuffleup.projections.deal_board import deal_board


class Share(Struct, frozen=True):
    """What one player takes, and the chips he had."""

    who: str
    chips: str
    takes: str


class SignedDeal(Struct, frozen=True, kw_only=True):
    """The whole agreement, in words. ``heads`` are the headings of player, chips, money and signature."""

    head: PaperHead
    terms: tuple[str, ...]
    heads: tuple[str, ...]
    shares: tuple[Share, ...]
    sums: tuple[tuple[str, str], ...]
    """What is still played for, and what everything adds up to."""
    witness: str


def proposed(facts: Facts) -> bool:
    """Does a deal lie before the players, or was one made?"""
    return deal_board(facts.state) is not None


def agreement(facts: Facts, wanted: Wanted) -> SignedDeal | Refusal:
    """The agreement of the deal that lies before the players, or of the one that was made."""
    words, deal = facts.wording, deal_board(facts.state)
    if deal is None:
        return empty(words.say("paper-deal"))
    terms = [
        words.say("deal-agreement-text", {"number": deal.number, "method": words.say(f"deal-method-{deal.method}")})
    ]
    if deal.figures:
        terms.append(words.say("deal-figures", {"figures": deal.figures}))
    left = [
        (
            f"{words.say('wall-play-for')}: {words.places(row.first, row.last)}",
            row.prize_cents,
            row.last - row.first + 1,
        )
        for row in deal.play_for
    ]
    total = sum(one.cents for one in deal.lines) + sum(cents * count for _, cents, count in left)
    return SignedDeal(
        head=facts.head(wanted, words.say("deal-agreement"), facts.code(WALL, "paper-scan-event")),
        terms=tuple(terms),
        heads=tuple([words.say(one) for one in ("ui-player", "ui-stack", "deal-takes", "money-signature")]),
        shares=tuple(
            [Share(facts.called(one.player), words.chips(one.chips), words.money(one.cents)) for one in deal.lines]
        ),
        sums=(*[(name, words.money(cents)) for name, cents, _ in left], (words.say("deal-sum"), words.money(total))),
        witness=words.say("deal-witness"),
    )
