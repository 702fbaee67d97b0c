"""What the postings of recorded cash hands mean: who owes which blind, who straddles, what is dead."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from shuffleup.formats.phh.record import NamedPosts
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Variant
from shuffleup.table.plan import Posting, PostingKind
from shuffleup.table.stakes import AnteMode, Stakes

ANTE, SMALL, BIG, BOTH, STRADDLE = "ante", "small blind", "big blind", "small & big blinds", "straddle"
BUTTON_BLIND = "button blind"
"""The only blind in short deck played with antes."""
POSTS = (ANTE, SMALL, BIG, BOTH, STRADDLE, BUTTON_BLIND)


class PaidPost(Struct, frozen=True):
    """A posting as it was paid, in units."""

    seat: int
    what: str
    amount: int
    dead: bool = False


class PostsTable(Struct, frozen=True):
    """What is needed to understand the postings of a hand."""

    game: Variant
    limit: Limit
    prices: tuple[int, int]
    stacks: Sequence[int]
    brought: int
    """The bring-in as it was paid or called; 0 if nobody brought in."""
    unit: int


def named_posts(table: PostsTable, paid: Sequence[PaidPost]) -> NamedPosts:
    """The postings in order, each in full, and the stakes they belong to.

    A straddle takes the place of the big blind: the first betting round begins on its left, and smaller blinds are live
    bets. A blind posted besides the two regular ones is live if it is a big blind, and dead if it is a small blind.
    """
    stakes = _stakes(table, paid)
    postings = [*_missing(table, stakes, paid)]
    last = _opener(paid)
    antes = [post for post in paid if post.what == ANTE]
    kind = PostingKind.ANTE if len(antes) > 1 else PostingKind.DEAD_ANTE
    smalls = 0
    for post in paid:
        if post.what == ANTE:
            postings.append(Posting(post.seat, kind, stakes.ante))
        elif post.what == SMALL:
            live = not post.dead and not smalls
            smalls += live
            role = PostingKind.SMALL_BLIND if live else PostingKind.DEAD_ANTE
            postings.append(Posting(post.seat, role, stakes.small_blind if live else post.amount))
        elif post.what == BOTH:
            dead = max(post.amount - stakes.big_blind, 0)
            postings.append(Posting(post.seat, PostingKind.SMALL_BLIND, post.amount - dead))
            if dead:
                postings.append(Posting(post.seat, PostingKind.DEAD_ANTE, dead))
        else:
            role = PostingKind.BIG_BLIND if post is last else PostingKind.SMALL_BLIND
            owed = stakes.big_blind if post.what == BIG else post.amount
            postings.append(Posting(post.seat, role, owed))
    return NamedPosts(stakes, tuple(postings))


def live_part(paid: Sequence[PaidPost], big_blind: int) -> int:
    """How much of the last posting counts as a bet."""
    *before, post = paid
    if post.what == ANTE or post.dead or (post.what == SMALL and any(one.what == SMALL for one in before)):
        return 0
    return min(post.amount, big_blind) if post.what == BOTH else post.amount


def has_bets(game: Variant, limit: Limit) -> bool:
    """Are the prices in the first line bets and not blinds?"""
    return limit is Limit.FIXED_LIMIT or game.brings_in


def _opener(paid: Sequence[PaidPost]) -> PaidPost | None:
    """The posting after which the first betting round begins: the highest straddle, or else the first big blind."""
    straddles = [post for post in paid if post.what in (STRADDLE, BUTTON_BLIND)]
    bigs = sorted([post for post in paid if post.what == BIG], key=lambda post: post.seat)
    return max(straddles, key=lambda post: post.amount) if straddles else bigs[0] if bigs else None


def _stakes(table: PostsTable, paid: Sequence[PaidPost]) -> Stakes:
    low, high = table.prices
    fixed = has_bets(table.game, table.limit)
    most = {what: max([post.amount for post in paid if post.what == what], default=0) for what in POSTS}
    antes = sum([post.what == ANTE for post in paid])
    small, big = (most[SMALL] or low // 2, low) if fixed else (low, high)
    if most[BUTTON_BLIND]:
        small, big = 0, most[BUTTON_BLIND]
    if table.game.brings_in:
        small = big = 0
    return Stakes(
        small_blind=small,
        big_blind=big,
        ante=most[ANTE],
        ante_mode=AnteMode.ALL_PLAYERS if antes > 1 else AnteMode.BB_ANTE,
        small_bet=low if fixed else 0,
        big_bet=high if fixed else 0,
        bring_in=(table.brought or max(low // 2, 1)) if table.game.brings_in else 0,
        unit=table.unit,
    )


def _missing(table: PostsTable, stakes: Stakes, paid: Sequence[PaidPost]) -> Iterator[Posting]:
    """A blind that nobody posts because the ante put its player all-in: it is owed, so the price to call stays."""
    if table.game.brings_in or not table.game.posts_blinds:
        return
    seats = len(table.stacks)
    of = {what: min([post.seat for post in paid if post.what == what], default=-1) for what in POSTS}
    broke = {post.seat for post in paid if post.what == ANTE and post.amount == table.stacks[post.seat]}
    small, big = of[SMALL], of[BIG]
    if big < 0 and not _opener(paid):
        big = ((small if small >= 0 else 1 if seats == 2 else 0) + 1) % seats
        if big in broke:
            yield Posting(big, PostingKind.BIG_BLIND, stakes.big_blind)
    if small < 0 and (big or seats == 2) and (big - 1) % seats in broke:
        yield Posting((big - 1) % seats, PostingKind.SMALL_BLIND, stakes.small_blind)
