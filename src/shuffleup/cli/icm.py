"""``shuffleup icm``: what stacks are worth in prizes."""

from collections.abc import Iterator, Sequence
from typing import Literal

import click
from msgspec import Struct

from shuffleup.cli.amounts import answered, cents_of, chips_of, names_of
from shuffleup.cli.money import chips, money
from shuffleup.cli.output import emit, json_option, print_lines
from shuffleup.maths.bounties import MODEL_SAYS, BountyModel, BountyValues, bounty_values
from shuffleup.maths.icm import IcmCheck, prizes_fault
from shuffleup.maths.icm import icm as worth_of
from shuffleup.maths.ranks import RankTable, rank_probabilities

SHOWN = 30
"""Players whom a table for people shows; programs get them all."""


class PlayerWorth(Struct, frozen=True):
    """One player. ``value`` is in whole units of the prizes; ``ranks`` are the probabilities of his places, if asked.

    ``bounty`` is what he may expect of the heads by the model; 0 where there are none.
    """

    name: str
    stack: int
    value: float
    share: float
    bounty: float = 0.0
    ranks: tuple[float, ...] = ()


class SelfCheck(Struct, frozen=True):
    """How far the values can be trusted; all errors are relative and ``holds`` means 1e-10."""

    holds: bool
    method: str
    nodes: int
    tries: int
    pool_error: float
    halves_error: float
    noise: float


class IcmDocument(Struct, frozen=True):
    """What ``shuffleup icm --json`` prints. ``bounty_model`` is empty where no heads were given."""

    schema: Literal["shuffleup.icm/1"]
    players: tuple[PlayerWorth, ...]
    prizes: float
    check: SelfCheck
    bounty_model: str = ""


@click.command(help="What each stack is worth in prizes, by the independent chip model (Malmuth and Harville).")
@click.option("--stacks", required=True, metavar="CHIPS,…", help="The stacks, or @FILE with them.")
@click.option("--payouts", required=True, metavar="MONEY,…", help="The prizes left, best first, or @FILE with them.")
@click.option("--names", metavar="NAME,…", help="The players' names, or @FILE with them.")
@click.option("--ranks", is_flag=True, help="Also how likely each player is to finish in each place.")
@click.option("--bounties", metavar="MONEY,…", help="The heads of a progressive knock-out, one for each stack.")
@click.option(
    "--bounty-model",
    type=click.Choice([model.value for model in BountyModel]),
    default=BountyModel.PROPORTIONAL.value,
    show_default=True,
    help="How the heads are valued; neither model is a rule.",
)
@click.option("--currency", default="", metavar="CODE", help="Written after each amount.")
@json_option
def icm(
    *,
    stacks: str,
    payouts: str,
    names: str | None,
    ranks: bool,
    bounties: str | None,
    bounty_model: str,
    currency: str,
    as_json: bool,
) -> None:
    """The command itself: exit status 0, or 2 for stacks or prizes that cannot be."""
    counted, prizes = chips_of(stacks, "--stacks"), cents_of(payouts, "--payouts")
    called = names_of(names, len(counted))
    answered(prizes_fault(prizes, len(counted), lambda cents: money(cents, "")))
    worth = answered(worth_of(counted, prizes))
    table = answered(rank_probabilities(counted)) if ranks else None
    model = BountyModel(bounty_model)
    heads = answered(bounty_values(counted, cents_of(bounties, "--bounties"), model)) if bounties else None
    players = tuple(_rows(called, counted, worth.values, sum(prizes), table, heads))
    document = IcmDocument(
        "shuffleup.icm/1", players, sum(prizes) / 100, _check(worth.check), heads.model.value if heads else ""
    )
    if as_json:
        emit(document)
    else:
        print_lines(_lines(document, currency))


def _rows(
    names: Sequence[str],
    stacks: Sequence[int],
    values: Sequence[float],
    prizes_cents: int,
    table: RankTable | None,
    heads: BountyValues | None,
) -> Iterator[PlayerWorth]:
    for seat, (name, stack, value) in enumerate(zip(names, stacks, values, strict=True)):
        bounty = heads.values[seat] / 100 if heads else 0.0
        ranks = table.rows[seat] if table else ()
        yield PlayerWorth(name, stack, value / 100, value / prizes_cents, bounty, ranks)


def _check(check: IcmCheck) -> SelfCheck:
    return SelfCheck(
        check.holds, check.method, check.nodes, check.tries, check.pool_error, check.halves_error, check.noise
    )


def _lines(document: IcmDocument, currency: str) -> Iterator[str]:
    players = document.players
    total = sum([player.stack for player in players])
    width = max(len("player"), *[len(player.name) for player in players[:SHOWN]])
    bounty_head = f"{'bounties':>16}" if document.bounty_model else ""
    yield f"{'player':<{width}}{'stack':>16}{'chips':>9}{'ICM':>18}{'prizes':>9}{bounty_head}"
    for player in players[:SHOWN]:
        bounty = f"{_amount(player.bounty, document.prizes):>16}" if document.bounty_model else ""
        value = _amount(player.value, document.prizes)
        yield (
            f"{player.name:<{width}}{chips(player.stack):>16}{player.stack / total:>9.2%}"
            f"{value:>18}{player.share:>9.2%}{bounty}"
        )
    if len(players) > SHOWN:
        yield f"… and {len(players) - SHOWN} more; --json has them all"
    yield f"{len(players)} stacks, {chips(total)} chips, prizes {money(round(document.prizes * 100), currency)}"
    yield _check_line(document.check)
    if document.bounty_model:
        yield MODEL_SAYS[BountyModel(document.bounty_model)]
    if players[0].ranks:
        yield from _rank_lines(players, width)


def _amount(value: float, prizes: float) -> str:
    """Two decimals for money; four where the prizes are shares or small numbers."""
    return f"{value:,.2f}" if prizes >= 1_000 else f"{value:,.4f}"


def _check_line(check: SelfCheck) -> str:
    way = "player by player" if check.method == "products" else "in Fourier modes"
    if not check.nodes:
        return "every prize is the same: nothing to work out"
    halves = f"two halves of the work differ by {check.halves_error:.0e}"
    said = f"the values miss the prizes by {check.pool_error:.0e}, {halves}"
    verdict = "self-check" if check.holds else "SELF-CHECK FAILED, do not pay by this"
    return f"{verdict}: {said} ({check.nodes} nodes, {way})"


def _rank_lines(players: Sequence[PlayerWorth], width: int) -> Iterator[str]:
    places = min(len(players), 10)
    yield f"{'place':<{width}}" + "".join([f"{place:>9}" for place in range(1, places + 1)])
    for player in players[:SHOWN]:
        yield f"{player.name:<{width}}" + "".join([f"{chance:>9.3%}" for chance in player.ranks[:places]])
