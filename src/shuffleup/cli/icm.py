"""``shuffleup icm``: what stacks are worth in prizes."""

from collections.abc import Iterator, Sequence
from typing import Literal

import click
from msgspec import Struct
from numpy.random import default_rng

from shuffleup.cli.amounts import answered, cents_of, chips_of, names_of
from shuffleup.cli.bounty_model import bounty_model_of, bounty_model_option
from shuffleup.cli.language import lang_option
from shuffleup.cli.money import chips, figures, money
from shuffleup.cli.output import emit, json_option, print_lines
from shuffleup.locale.messages import Messages, Values, messages
from shuffleup.locale.note_sentences import note_text
from shuffleup.maths.bounties import MODEL_SAYS, BountyModel, BountyValues, Draws, bounty_values
from shuffleup.maths.icm import IcmCheck, prizes_fault
from shuffleup.maths.icm import icm as worth_of
from shuffleup.maths.ranks import RankTable, rank_probabilities
from shuffleup.rulebooks.rule import Language

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
    bounty_error: float = 0.0
    """The largest standard error of the bounties where orders were drawn; 0 where they are exact."""


@click.command(help="What each stack is worth in prizes, by the independent chip model (Malmuth and Harville).")
@click.option("--stacks", required=True, metavar="CHIPS,…", help="The stacks, or @FILE with them.")
@click.option("--payouts", required=True, metavar="MONEY,…", help="The prizes left, best first, or @FILE with them.")
@click.option("--names", metavar="NAME,…", help="The players' names, or @FILE with them.")
@click.option("--ranks", is_flag=True, help="Also how likely each player is to finish in each place.")
@click.option("--bounties", metavar="MONEY,…", help="The heads of a progressive knock-out, one for each stack.")
@bounty_model_option
@click.option("--currency", default="", metavar="CODE", help="Written after each amount.")
@lang_option
@json_option
def icm(
    *,
    stacks: str,
    payouts: str,
    names: str | None,
    ranks: bool,
    bounties: str | None,
    bounty_model: str | None,
    currency: str,
    lang: str,
    as_json: bool,
) -> None:
    """The command itself: exit status 0, or 2 for stacks or prizes that cannot be."""
    language = Language(lang)
    counted, prizes = chips_of(stacks, "--stacks"), cents_of(payouts, "--payouts")
    called = names_of(names, len(counted), language)
    answered(prizes_fault(prizes, len(counted), lambda cents: money(cents, "")), language)
    worth = answered(worth_of(counted, prizes), language)
    table = answered(rank_probabilities(counted), language) if ranks else None
    model = bounty_model_of(bounty_model, bounties)
    heads = None
    if bounties is not None:
        # Always the same draws: the same stacks are worth the same today and tomorrow.
        draws = Draws(default_rng(1))
        heads = answered(bounty_values(counted, cents_of(bounties, "--bounties"), model, draws), language)
    players = tuple(_rows(called, counted, worth.values, sum(prizes), table, heads))
    document = IcmDocument(
        "shuffleup.icm/1",
        players,
        sum(prizes) / 100,
        _check(worth.check),
        heads.model.value if heads else "",
        heads.error / 100 if heads else 0.0,
    )
    if as_json:
        emit(document)
    else:
        print_lines(_lines(document, currency, messages(language)))


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


def _lines(document: IcmDocument, currency: str, speech: Messages) -> Iterator[str]:
    players, language = document.players, speech.language
    total = sum([player.stack for player in players])
    yield from _table(document, total, speech)
    if len(players) > SHOWN:
        yield speech.say("icm-more", {"count": len(players) - SHOWN})
    prizes = money(round(document.prizes * 100), currency, language)
    yield speech.say("icm-sum", {"players": len(players), "chips": chips(total, language), "money": prizes})
    yield _check_line(document.check, speech)
    if document.bounty_model:
        yield note_text(MODEL_SAYS[BountyModel(document.bounty_model)], language)
    if document.bounty_error:
        error = figures(_amount(document.bounty_error, document.prizes), language)
        yield speech.say("icm-bounties-drawn", {"error": error})
    if players[0].ranks:
        yield from _rank_lines(players, _width(players, speech), speech)


def _table(document: IcmDocument, total: int, speech: Messages) -> Iterator[str]:
    width = _width(document.players, speech)
    player, stack, share, prizes, bounties = [
        speech.say(f"icm-{column}") for column in ("player", "stack", "chips", "prizes", "bounties")
    ]
    bounty_head = f"{bounties:>16}" if document.bounty_model else ""
    yield f"{player:<{width}}{stack:>16}{share:>9}{'ICM':>18}{prizes:>9}{bounty_head}"
    for row in document.players[:SHOWN]:
        bounty = f"{_amount(row.bounty, document.prizes):>16}" if document.bounty_model else ""
        value = _amount(row.value, document.prizes)
        line = f"{chips(row.stack):>16}{row.stack / total:>9.2%}{value:>18}{row.share:>9.2%}{bounty}"
        yield f"{row.name:<{width}}{figures(line, speech.language)}"


def _width(players: Sequence[PlayerWorth], speech: Messages) -> int:
    """Columns for the names: of the table's head, of the players, of the table of places."""
    return max([len(speech.say("icm-player")), *[len(player.name) for player in players[:SHOWN]]])


def _amount(value: float, prizes: float) -> str:
    """Two decimals for money; four where the prizes are shares or small numbers."""
    return f"{value:,.2f}" if prizes >= 1_000 else f"{value:,.4f}"


def _check_line(check: SelfCheck, speech: Messages) -> str:
    if not check.nodes:
        return speech.say("icm-equal-prizes")
    values: Values = {
        "verdict": speech.say("icm-holds" if check.holds else "icm-fails"),
        "pool": f"{check.pool_error:.0e}",
        "halves": f"{check.halves_error:.0e}",
        "nodes": check.nodes,
        "way": speech.say("icm-by-players" if check.method == "products" else "icm-by-modes"),
    }
    return speech.say("icm-check", values)


def _rank_lines(players: Sequence[PlayerWorth], width: int, speech: Messages) -> Iterator[str]:
    places = min(len(players), 10)
    yield f"{speech.say('icm-place'):<{width}}" + "".join([f"{place:>9}" for place in range(1, places + 1)])
    for player in players[:SHOWN]:
        chances = "".join([f"{chance:>9.3%}" for chance in player.ranks[:places]])
        yield f"{player.name:<{width}}{figures(chances, speech.language)}"
