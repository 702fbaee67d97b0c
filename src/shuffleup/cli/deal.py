"""``shuffleup deal``: what each player takes, and the sheet that they sign."""

from fractions import Fraction
from typing import Literal, TypedDict, Unpack

import click
from msgspec import Struct
from msgspec.structs import replace
from numpy.random import default_rng

from shuffleup.cli.amounts import answered, basis_points, cents_of, chips_of, names_of, one_amount
from shuffleup.cli.bounty_model import bounty_model_of, bounty_model_option
from shuffleup.cli.deal_sheet import Sheet, SheetRow, sheet_lines
from shuffleup.cli.errors import InputError
from shuffleup.cli.language import lang_option
from shuffleup.cli.money import chips
from shuffleup.cli.output import emit, json_option, print_lines
from shuffleup.maths.bounties import MODEL_SAYS, BountyModel, Draws, buy_out
from shuffleup.maths.deals import Deal, DealMethod, DealTerms
from shuffleup.maths.deals import deal as struck
from shuffleup.rulebooks.rule import Language


class DealtPlayer(Struct, frozen=True):
    """One player: what he takes, and what ICM gives for the same money. Everything in cents."""

    name: str
    stack: int
    amount_cents: int
    icm_cents: int
    bounty_cents: int


class DealDocument(Struct, frozen=True):
    """What ``shuffleup deal --json`` prints. The amounts and what is played for come to ``total_cents``."""

    schema: Literal["shuffleup.deal/1"]
    event: str
    currency: str
    method: str
    players: tuple[DealtPlayer, ...]
    play_for_cents: tuple[int, ...]
    total_cents: int
    cautions: tuple[str, ...]
    icm_error: float
    bounty_model: str


class _Said(TypedDict):
    """The options that say what is dealt and how."""

    stacks: str
    payouts: str
    method: str
    save: str | None
    play_for: str | None
    least_play_for: str
    amounts: str | None
    unit: str
    names: str | None
    chips_in_play: int | None
    bounties: str | None
    bounty_model: str | None


@click.command(help="A deal among the players left, to the cent, as a sheet to sign.")
@click.option("--stacks", required=True, metavar="CHIPS,…", help="The stacks, or @FILE with them.")
@click.option("--payouts", required=True, metavar="MONEY,…", help="The prizes left, best first, or @FILE with them.")
@click.option(
    "--method",
    type=click.Choice([method.value for method in DealMethod]),
    default=DealMethod.ICM.value,
    show_default=True,
    help="How the money is divided.",
)
@click.option("--save", metavar="MONEY", help="Set aside for the winner; the rest is dealt.")
@click.option("--play-for", metavar="MONEY,…", help="Set aside for the first places, one amount for each.")
@click.option("--least-play-for", metavar="PERCENT", default="0", help="What the house wants played for at least.")
@click.option("--amounts", metavar="MONEY,…", help="What each player takes, for --method custom.")
@click.option("--unit", default="0.01", show_default=True, metavar="MONEY", help="Amounts are multiples of this.")
@click.option("--names", metavar="NAME,…", help="The players' names, or @FILE with them.")
@click.option("--chips-in-play", type=click.IntRange(min=1), metavar="CHIPS", help="Checked against the stacks.")
@click.option("--bounties", metavar="MONEY,…", help="Heads that are bought out too, one for each stack.")
@bounty_model_option
@click.option("--event", default="", metavar="NAME", help="The name on the sheet.")
@click.option("--currency", default="", metavar="CODE", help="Written after sums.")
@lang_option
@json_option
def deal(*, event: str, currency: str, lang: str, as_json: bool, **said: Unpack[_Said]) -> None:
    """The command itself: exit status 0, or 2 for a deal that cannot be."""
    counted = chips_of(said["stacks"], "--stacks")
    language = Language(lang)
    names = names_of(said["names"], len(counted), language)
    _check_chips(counted, said["chips_in_play"])
    terms = _terms(said)
    agreed = answered(struck(counted, cents_of(said["payouts"], "--payouts"), terms), language)
    valued = bounty_model_of(said["bounty_model"], said["bounties"])
    heads, model = (0,) * len(counted), None
    if said["bounties"] is not None:
        model, posted = valued, cents_of(said["bounties"], "--bounties")
        heads = answered(buy_out(counted, posted, model, terms.unit_cents, Draws(default_rng(1))), language)
    rows = zip(names, counted, agreed.amounts_cents, agreed.icm_cents, heads, strict=True)
    if as_json:
        emit(_document(agreed, tuple([DealtPlayer(*row) for row in rows]), event, currency, model))
    else:
        sheet = _sheet(agreed, tuple([SheetRow(*row) for row in rows]), event, currency, model)
        print_lines(sheet_lines(replace(sheet, language=language)))


def _terms(said: _Said) -> DealTerms:
    method, amounts = DealMethod(said["method"]), said["amounts"]
    if method is DealMethod.CUSTOM and amounts is None:
        hint = "add --amounts with one for each player"
        raise InputError("a custom deal names its amounts", hint=hint, code="no-amounts")
    return DealTerms(
        method=method,
        play_for_cents=_aside(said["save"], said["play_for"]),
        least_play_for=_least(said["least_play_for"]),
        unit_cents=one_amount(said["unit"], "--unit"),
        custom_cents=() if amounts is None else cents_of(amounts, "--amounts"),
    )


def _sheet(agreed: Deal, rows: tuple[SheetRow, ...], event: str, currency: str, model: BountyModel | None) -> Sheet:
    cautions = tuple([caution.message for caution in agreed.cautions])
    said = MODEL_SAYS[model] if model else ""
    return Sheet(event, agreed.method.value, rows, agreed.play_for_cents, agreed.total_cents, cautions, currency, said)


def _aside(save: str | None, play_for: str | None) -> tuple[int, ...]:
    if save is not None and play_for is not None:
        hint = "put the winner's amount first in --play-for"
        raise InputError("--save and --play-for do not go together", hint=hint, code="two-questions")
    if play_for is not None:
        return cents_of(play_for, "--play-for")
    return (one_amount(save, "--save"),) if save is not None else ()


def _least(text: str) -> Fraction:
    """The part of the prizes that the house wants played for: nothing less than none, nothing more than all."""
    share = basis_points(text, "--least-play-for")
    if not 0 <= share <= 10_000:
        hint = "give a per cent from 0 to 100, two decimals at most"
        what = f"{text} is not in the range 0<=x<=100"
        raise InputError(what, place="--least-play-for", hint=hint, code="bad-percent")
    return Fraction(share, 10_000)


def _check_chips(counted: tuple[int, ...], in_play: int | None) -> None:
    if in_play is not None and sum(counted) != in_play:
        what = f"the stacks come to {chips(sum(counted))}, {chips(in_play)} are in play"
        raise InputError(what, place="--stacks", hint="count again", code="chips-do-not-match")


def _document(
    agreed: Deal, players: tuple[DealtPlayer, ...], event: str, currency: str, model: BountyModel | None
) -> DealDocument:
    return DealDocument(
        "shuffleup.deal/1",
        event,
        currency,
        agreed.method.value,
        players,
        agreed.play_for_cents,
        agreed.total_cents,
        tuple([caution.message for caution in agreed.cautions]),
        agreed.icm_error,
        model.value if model else "",
    )
