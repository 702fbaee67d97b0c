"""The command ``shuffleup``: a table of its commands. Each module is loaded only when its command is called."""

import importlib
from difflib import get_close_matches
from typing import NamedTuple

import click

from shuffleup.answer import note
from shuffleup.cli.options import Choice, MistypedError
from shuffleup.version import __version__


class CommandEntry(NamedTuple):
    """Where a command lives and what the list of commands says about it."""

    module: str
    summary: str
    attribute: str = ""
    """The attribute of the module, if the command's own name is reserved in Python."""


COMMANDS: dict[str, CommandEntry] = {
    "serve": CommandEntry("shuffleup.cli.serve", "Start the server: floor page, wall clock, API."),
    "backup": CommandEntry("shuffleup.cli.backups.backup", "Back a room up into one file, also while its server runs."),
    "restore": CommandEntry("shuffleup.cli.backups.restore", "Restore a backup and prove that nothing is missing."),
    "export": CommandEntry("shuffleup.cli.export", "Write a whole event of a room into one file."),
    "pack": CommandEntry("shuffleup.cli.pack", "Write what an event needs to go on by hand."),
    "import": CommandEntry(
        "shuffleup.cli.imports.command", "Bring in an evening of The Tournament Director, or players.", "import_command"
    ),
    "run": CommandEntry("shuffleup.cli.run.command", "Play a whole tournament by the book, bots in the seats."),
    "hand": CommandEntry("shuffleup.cli.hand.command", "Deal one hand of any game to bots, told street by street."),
    "replay": CommandEntry("shuffleup.cli.replay", "Play recorded hands again and compare the final stacks."),
    "convert": CommandEntry("shuffleup.cli.convert", "Write recorded hands in another format."),
    "scenario": CommandEntry("shuffleup.cli.scenario", "Check rules written as scenarios."),
    "ruling": CommandEntry("shuffleup.cli.ruling.command", "Describe what happened at a table and get the ruling."),
    "compare": CommandEntry("shuffleup.cli.compare", "Ask every rulebook the same case, side by side."),
    "rule": CommandEntry("shuffleup.cli.rule", "Read a rulebook and what the software does about each rule."),
    "evaluate": CommandEntry("shuffleup.cli.evaluate", "Name a hand and the cards that play."),
    "equity": CommandEntry("shuffleup.cli.equity", "What hands or ranges are worth before all cards are out."),
    "icm": CommandEntry("shuffleup.cli.icm", "What stacks are worth in prizes."),
    "deal": CommandEntry("shuffleup.cli.deal", "Divide the prizes among the players left, on a sheet to sign."),
    "payouts": CommandEntry("shuffleup.cli.payouts", "Divide a prize pool among the paid places."),
    "points": CommandEntry("shuffleup.cli.points", "Score finished tournaments as a league."),
    "league": CommandEntry("shuffleup.cli.league", "Play a season of events and its final, bots in the seats."),
    "structure": CommandEntry("shuffleup.cli.structure", "Suggest blinds for so many entries, chips and hours."),
    "duration": CommandEntry("shuffleup.cli.duration", "Forecast how long an event lasts, hour by hour."),
    "simulate": CommandEntry("shuffleup.cli.simulate", "Play an event many times and tell how its runs differ."),
    "chips": CommandEntry("shuffleup.cli.chips", "The chip set of an event, and its colour-up plan."),
    "race": CommandEntry("shuffleup.cli.race", "Race a removed chip off at one table."),
    "store": CommandEntry("shuffleup.cli.store", "Copy the data of a room to another place, or check them."),
    "doctor": CommandEntry("shuffleup.cli.doctor.command", "Say what is wrong with the set-up of a room."),
    "verify": CommandEntry("shuffleup.cli.verify", "Check a committed shuffle, or the draws of a room's log."),
}


_LISTED = note("commands-are-list", list=", ".join(COMMANDS))


class CommandTable(click.Group):
    """A group that knows its commands by name and loads only the one that is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, in the order in which a newcomer meets them."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command itself; None if there is none of that name."""
        if cmd_name not in COMMANDS:
            return None
        entry = COMMANDS[cmd_name]
        command: click.Command = getattr(importlib.import_module(entry.module), entry.attribute or cmd_name)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command at the beginning of a line. Raises ``MistypedError`` if there is none of that name."""
        if self.get_command(ctx, args[0]) or ctx.resilient_parsing:
            return super().resolve_command(ctx, args)
        near = get_close_matches(args[0], COMMANDS, 1)
        rest = note("see-command-help", command=ctx.command_path)
        hint = note("did-you-mean-near-rest", near=near[0], rest=rest) if near else _LISTED
        raise MistypedError(note("no-such-command-name", name=args[0]), ctx, hint)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Lists the commands without loading any: this is what keeps ``--help`` quick."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, entry.summary) for name, entry in COMMANDS.items()])


def _spoken(ctx: click.Context, option: click.Parameter, code: str | None) -> str | None:
    """A language that the program speaks; the languages are loaded only if one is asked for."""
    from shuffleup.rulebooks.rule import Language

    return code if code is None else Choice([one.value for one in Language]).convert(code, option, ctx)


@click.group(
    cls=CommandTable,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110},
    epilog="Every command takes --help and --json.",
)
@click.option("--lang", metavar="LANGUAGE", callback=_spoken, help="The language of the answers: en, it or es.")
@click.version_option(__version__, prog_name="shuffleup", message="%(prog)s %(version)s")
@click.pass_context
def app(ctx: click.Context, lang: str | None) -> None:
    """Runs poker tournaments by the book. A language given here is that of the command."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
