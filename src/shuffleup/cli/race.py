"""``shuffleup race``: the chip race of one table, with cards that anybody can deal again."""

import shlex
from collections.abc import Iterator, Sequence

import click

from shuffleup.answer import note
from shuffleup.chips.pile import LONGEST_NUMBER
from shuffleup.chips.race import RaceRounding
from shuffleup.cli.errors import InputError
from shuffleup.cli.options import WHOLE, command, word_option
from shuffleup.cli.output import to_left
from shuffleup.cli.reader import Reader, lang_again, reader_options
from shuffleup.cli.typed import chips
from shuffleup.locale.messages import Messages, Values
from shuffleup.questions.race import MOST_CHAIRS, RaceDocument, RaceQuestion
from shuffleup.questions.race import race as held
from shuffleup.rulebooks.rule import Language


@command("race")
@click.argument("stacks", nargs=-1, required=True, metavar="CHAIR=CHIPS...")
@click.option("--remove", "removed", required=True, type=WHOLE, metavar="CHIP", help="The chip that goes.")
@click.option("--lowest", required=True, type=WHOLE, metavar="CHIP", help="The lowest chip that stays.")
@click.option("--first", metavar="CHAIR", type=WHOLE, help="Who is dealt to first; chair 1 if unsaid.")
@word_option(
    "--rounding",
    RaceRounding,
    RaceRounding.UP,
    "How many chips are raced for when the odd ones are not worth a whole number.",
)
@click.option("--seed", metavar="TEXT", help="Deal the cards of this seed; a fresh one if there is none.")
@click.option("--label", default="race", show_default=True, help="What the seed is used for, as the log has it.")
@reader_options
def race(
    *,
    stacks: tuple[str, ...],
    removed: int,
    lowest: int,
    first: int | None,
    rounding: str,
    seed: str | None,
    label: str,
    reader: Reader,
) -> None:
    """Race a removed chip off at one table: odd chips get a card each, and the highest cards win the new chips.

    CHAIR=CHIPS is a chair and the chips before it, as 1=25x3+100x2. Nobody is raced out, and nobody wins two chips.
    """
    asked = RaceQuestion(
        stacks=_holdings(stacks),
        remove=removed,
        lowest=lowest,
        first=first,
        rounding=RaceRounding(rounding),
        seed=seed,
        label=label,
    )
    document = held(asked)
    reader.show(document, _lines(document, stacks, reader.speech))


def _holdings(stacks: Sequence[str]) -> dict[int, str]:
    """The chips of each chair, as they were typed. Raises ``InputError``."""
    found: dict[int, str] = {}
    for text in stacks:
        chair, _, chips = text.partition("=")
        hint = note("write-chair-and-chips")
        if not (chair.isascii() and chair.isdigit() and len(chair) <= LONGEST_NUMBER and 0 < int(chair) <= MOST_CHAIRS):
            raise InputError(note("text-names-no-chair", text=text), hint=hint, code="bad-stack")
        if int(chair) in found:
            raise InputError(note("chair-twice", chair=int(chair)), hint=note("name-each-chair-once"), code="bad-stack")
        found[int(chair)] = chips
    return found


def _lines(document: RaceDocument, stacks: Sequence[str], speech: Messages) -> Iterator[str]:
    held: Values = {"removed": str(document.removed), "lowest": str(document.lowest), "count": document.raced_for}
    yield speech.say("race-head", held)
    piles = to_left([player.before for player in document.players])
    for player, before in zip(document.players, piles, strict=True):
        cards = f"  {' '.join(player.cards)}" if player.cards else ""
        fate = "race-wins" if player.won else "race-rescued" if player.rescued else ""
        told = f"  {speech.say(fate)}" if fate else ""
        total = chips(player.total_after, speech.language)
        yield f"{player.chair:>5}  {before}  →  {player.after} ({total}){cards}{told}"
    added = document.added
    change = "race-more" if added > 0 else "race-less" if added else "race-as-much"
    yield f"       {speech.say(change, {'chips': chips(abs(added), speech.language)})}"
    yield speech.say("race-again", {"command": _again(document, stacks, speech.language)})


def _again(document: RaceDocument, stacks: Sequence[str], language: Language) -> str:
    options = ["--remove", str(document.removed), "--lowest", str(document.lowest)]
    for name, usual in (("first", 1), ("rounding", RaceRounding.UP.value), ("label", "race")):
        value = getattr(document, name)
        options += [f"--{name}", str(value)] if value != usual else []
    options += lang_again(language).split()
    return shlex.join(["shuffleup", "race", *options, "--seed", document.seed, *stacks])
