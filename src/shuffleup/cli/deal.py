"""``shuffleup deal``: what each player takes, and the sheet that they sign."""

from collections.abc import Iterator
from textwrap import wrap
from typing import TypedDict, Unpack

import click

from shuffleup.answer import note
from shuffleup.cli.errors import InputError
from shuffleup.cli.icm import bounty_model_of, bounty_model_option
from shuffleup.cli.options import NumberWithin, command, word_option
from shuffleup.cli.reader import Reader, reader_options
from shuffleup.cli.typed import basis_points, cents_of, chips, chips_of, money, names_of, one_amount
from shuffleup.locale.answers import answer_text
from shuffleup.locale.messages import Messages
from shuffleup.locale.writing import figures
from shuffleup.maths.bounties import MODEL_SAYS, BountyModel
from shuffleup.maths.deals import DealMethod
from shuffleup.questions.deal import DealDocument, DealQuestion, DealWish
from shuffleup.questions.deal import deal as struck

WIDTH = 100
_SENTENCE = 107
"""The letters of a line of running text."""


class Sheet:
    """The sheet that all players sign, in a language and in the width of a page."""

    def __init__(self, deal: DealDocument, speech: Messages) -> None:
        self.deal = deal
        self.notes = [one.text for one in deal.cautions]
        self.speech = speech
        self.chips = sum([player.stack for player in deal.players])

    def lines(self) -> Iterator[str]:
        """The sheet, line by line."""
        say, players = self.say, len(self.deal.players)
        yield say("title").center(WIDTH).rstrip()
        yield ""
        yield f"{say('event')}: {self.deal.event or '_' * 60}"
        yield f"{say('date')}: {'_' * 28}   {say('table')}: {'_' * 12}   {say('level')}: {'_' * 12}"
        yield ""
        yield f"{say('players-left')}: {players}     {say('chips')}: {chips(self.chips, self.speech.language)}"
        yield from self._facts()
        yield ""
        yield from self._table()
        if self.notes:
            yield ""
        for caution in self.notes:
            yield from wrap(f"{say('note')}: {caution}", _SENTENCE)
        yield ""
        yield from wrap(say("agreed"), _SENTENCE)
        yield from self._signatures()

    def say(self, name: str, **values: int | str) -> str:
        """A message of the sheet."""
        return self.speech.say(f"sheet-{name}", values)

    def money(self, cents: int, *, bare: bool = False) -> str:
        """Money as the language writes it; ``bare``: without the currency."""
        return money(cents, "" if bare else self.deal.currency, self.speech.language)

    def _facts(self) -> Iterator[str]:
        """What is divided, how, and what is left to play for, line by line."""
        say, aside = self.say, self.deal.play_for_cents
        played = [say("for-place", money=self.money(cents), place=place) for place, cents in enumerate(aside, start=1)]
        facts = [
            (say("prizes-left"), self.money(self.deal.total_cents)),
            (say("divided-by"), say(f"method-{self.deal.method}")),
            (say("played-for"), played[0] if played else say("nothing-played-for")),
        ]
        width = max([len(name) for name, _ in facts]) + 3
        yield from [f"{name + ':':<{width}}{fact}" for name, fact in facts]
        yield from [f"{'':<{width}}{fact}" for fact in played[1:]]

    def _table(self) -> Iterator[str]:
        say, language, model = self.say, self.speech.language, self.deal.bounty_model
        compared = self.deal.method != DealMethod.ICM.value
        extra = f"{say('bounties'):>16}{say('together'):>16}" if model else ""
        icm = f"{say('icm-gives'):>18}" if compared else ""
        yield f"{'':>3} {say('player'):<24}{say('stack'):>14}{'':>9}{say('takes'):>18}{icm}{extra}"
        for number, row in enumerate(self.deal.players, start=1):
            sums = [row.amount_cents, row.icm_cents, row.bounty_cents, row.amount_cents + row.bounty_cents]
            takes, gives, head, paid = [self.money(cents, bare=True) for cents in sums]
            gives, more = f"{gives:>18}" if compared else "", f"{head:>16}{paid:>16}" if model else ""
            stack, share = chips(row.stack, language), figures(f"{row.stack / self.chips:.2%}", language)
            yield f"{number:>3} {row.name[:24]:<24}{stack:>14}{share:>9}{takes:>18}{gives}{more}"
        yield from self._sums()
        if model:
            said = say("bounties-by", model=answer_text(MODEL_SAYS[BountyModel(model)], language))
            yield from wrap(said, _SENTENCE, initial_indent="    ", subsequent_indent="    ")

    def _sums(self) -> Iterator[str]:
        dealt, aside = sum([row.amount_cents for row in self.deal.players]), sum(self.deal.play_for_cents)
        lines = [("dealt", chips(self.chips, self.speech.language), dealt)]
        lines += [("aside", "", aside), ("together", "", dealt + aside)] if aside else []
        for name, stacks, cents in lines:
            yield f"{'':>3} {self.say(name):<24}{stacks:>14}{'':>9}{self.money(cents):>18}"

    def _signatures(self) -> Iterator[str]:
        paper, signature = self.say("paper"), self.say("signature")
        for row in self.deal.players:
            yield ""
            yield f"{row.name[:24]:<24}  {paper} {'_' * 20}  {signature} {'_' * 32}"
        yield ""
        yield f"{self.say('director'):<24}  {'_' * 30}  {signature} {'_' * 32}"


class _Said(TypedDict):
    """The options that say what is divided and how."""

    stacks: str
    payouts: str
    method: str
    save: str | None
    play_for: str | None
    least_play_for: str
    amounts: str | None
    uncapped: bool
    unit: str
    names: str | None
    chips_in_play: int | None
    bounties: str | None
    bounty_model: str | None


@command(help="A deal among the players left, to the cent, as a sheet to sign.")
@click.option("--stacks", required=True, metavar="CHIPS,…", help="The stacks, or @FILE with them.")
@click.option("--payouts", required=True, metavar="MONEY,…", help="The prizes left, best first, or @FILE with them.")
@word_option("--method", DealMethod, DealMethod.ICM, "How the money is divided.")
@click.option("--save", metavar="MONEY", help="Set aside for the winner; the rest is dealt.")
@click.option("--play-for", metavar="MONEY,…", help="Set aside for the first places, one amount for each.")
@click.option("--least-play-for", metavar="PERCENT", default="0", help="What the house wants played for at least.")
@click.option("--amounts", metavar="MONEY,…", help="What each player takes, for --method custom.")
@click.option("--uncapped", is_flag=True, help="Chip chop: the leader may take more than the first prize dealt.")
@click.option("--unit", default="0.01", show_default=True, metavar="MONEY", help="Amounts are multiples of this.")
@click.option("--names", metavar="NAME,…", help="The players' names, or @FILE with them.")
@click.option("--chips-in-play", type=NumberWithin(min=1), metavar="CHIPS", help="Checked against the stacks.")
@click.option("--bounties", metavar="MONEY,…", help="Heads that are bought out too, one for each stack.")
@bounty_model_option
@click.option("--event", default="", metavar="NAME", help="The name on the sheet.")
@click.option("--currency", default="", metavar="CODE", help="Written after sums.")
@reader_options
def deal(*, event: str, currency: str, reader: Reader, **said: Unpack[_Said]) -> None:
    """The command itself: exit status 0, or 2 for an impossible deal."""
    counted = chips_of(said["stacks"], "--stacks")
    asked = DealQuestion(
        stacks=counted,
        payouts_cents=cents_of(said["payouts"], "--payouts"),
        terms=_terms(said),
        names=names_of(said["names"], len(counted), reader.language),
        chips_in_play=said["chips_in_play"],
        bounties_cents=None if said["bounties"] is None else cents_of(said["bounties"], "--bounties"),
        bounty_model=bounty_model_of(said["bounty_model"], said["bounties"]),
        event=event,
        currency=currency,
    )
    document = struck(asked, reader.language)
    reader.show(document, Sheet(document, reader.speech).lines())


def _terms(said: _Said) -> DealWish:
    method, amounts = DealMethod(said["method"]), said["amounts"]
    if method is DealMethod.CUSTOM and amounts is None:
        raise InputError(note("custom-needs-amounts"), hint=note("add-amounts"), code="no-amounts")
    return DealWish(
        method=method,
        play_for_cents=_aside(said["save"], said["play_for"]),
        least_play_for_basis_points=_least(said["least_play_for"]),
        unit_cents=one_amount(said["unit"], "--unit"),
        custom_cents=() if amounts is None else cents_of(amounts, "--amounts"),
        uncapped=said["uncapped"],
    )


def _aside(save: str | None, play_for: str | None) -> tuple[int, ...]:
    if save is not None and play_for is not None:
        raise InputError(note("save-or-play-for"), hint=note("winner-first-play-for"), code="two-questions")
    if play_for is not None:
        return cents_of(play_for, "--play-for")
    return (one_amount(save, "--save"),) if save is not None else ()


def _least(text: str) -> int:
    """The part of the prizes that the house wants played for, between nothing and all."""
    share = basis_points(text, "--least-play-for")
    if not 0 <= share <= 10_000:
        what, hint = note("not-in-the-range", value=text, range="0<=x<=100"), note("give-a-per-cent")
        raise InputError(what, place="--least-play-for", hint=hint, code="bad-percent")
    return share
