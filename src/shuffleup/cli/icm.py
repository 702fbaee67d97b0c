"""``shuffleup icm``: what stacks are worth in prizes."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

import click

from shuffleup.answer import note
from shuffleup.cli.errors import InputError
from shuffleup.cli.options import command, one_of
from shuffleup.cli.reader import Reader, reader_options
from shuffleup.cli.typed import cents_of, chips, chips_of, money, names_of
from shuffleup.locale.answers import answer_text
from shuffleup.locale.messages import Messages, Values
from shuffleup.locale.writing import figures
from shuffleup.maths.bounties import MODEL_SAYS, BountyModel
from shuffleup.questions.icm import IcmDocument, IcmQuestion, PlayerWorth, SelfCheck
from shuffleup.questions.icm import icm as worth_of

Command = TypeVar("Command", bound=Callable[..., None])


def bounty_model_option(command: Command) -> Command:
    """Adds ``--bounty-model`` to a command, passed on as ``bounty_model``; None if not given."""
    told = f"How bounties are valued, {BountyModel.PROPORTIONAL.value} if unsaid; neither model is a rule."
    return click.option("--bounty-model", type=one_of(BountyModel), help=told)(command)


def bounty_model_of(said: str | None, bounties: str | None) -> BountyModel:
    """The model. Raises ``InputError`` if one is given without bounties."""
    if said is not None and bounties is None:
        what, hint = note("no-heads-to-value"), note("add-bounties")
        raise InputError(what, place="--bounty-model", hint=hint, code="no-bounties")
    return BountyModel(said or BountyModel.PROPORTIONAL.value)


SHOWN = 30
"""The most players in a table for people; programs get them all."""


@command(help="What each stack is worth in prizes, by the independent chip model (Malmuth and Harville).")
@click.option("--stacks", required=True, metavar="CHIPS,…", help="The stacks, or @FILE with them.")
@click.option("--payouts", required=True, metavar="MONEY,…", help="The prizes left, best first, or @FILE with them.")
@click.option("--names", metavar="NAME,…", help="The players' names, or @FILE with them.")
@click.option("--ranks", is_flag=True, help="Also how likely each player is to finish in each place.")
@click.option("--bounties", metavar="MONEY,…", help="The heads of a progressive knock-out, one for each stack.")
@bounty_model_option
@click.option("--currency", default="", metavar="CODE", help="Written after each amount.")
@reader_options
def icm(
    *,
    stacks: str,
    payouts: str,
    names: str | None,
    ranks: bool,
    bounties: str | None,
    bounty_model: str | None,
    currency: str,
    reader: Reader,
) -> None:
    """The command itself: exit status 0, or 2 for impossible stacks or prizes."""
    counted = chips_of(stacks, "--stacks")
    asked = IcmQuestion(
        stacks=counted,
        payouts_cents=cents_of(payouts, "--payouts"),
        names=names_of(names, len(counted), reader.language),
        ranks=ranks,
        bounties_cents=None if bounties is None else cents_of(bounties, "--bounties"),
        bounty_model=bounty_model_of(bounty_model, bounties),
    )
    document = worth_of(asked, reader.language)
    reader.show(document, _lines(document, currency, reader.speech))


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
        yield answer_text(MODEL_SAYS[BountyModel(document.bounty_model)], language)
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
    """The width of the names: of the heading, of the players, of the table of places."""
    return max([len(speech.say("icm-player")), *[len(player.name) for player in players[:SHOWN]]])


def _amount(value: float, prizes: float) -> str:
    """Two decimals for money; four if the prizes are shares or small numbers."""
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
