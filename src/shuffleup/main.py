"""The start of the program, where everything that can go wrong becomes one line and an exit status."""

import os
import signal
import sys
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches

try:
    import click
except ModuleNotFoundError:
    raise SystemExit("error: the command line is not installed; install it with pip install 'shuffleup[cli]'") from None
from click.shell_completion import shell_complete

from shuffleup.answer import ProblemError, note
from shuffleup.cli.app import app
from shuffleup.cli.errors import (
    BROKEN,
    INTERRUPTED,
    MISTAKE,
    TERMINATED,
    CommandError,
    InputError,
    asked_by_option,
    status_of,
)
from shuffleup.cli.options import MistypedError
from shuffleup.cli.output import OutputError, asked_language, check_output, flush_output, say, tell
from shuffleup.questions.mistakes import DEBUG_VARIABLE, QuestionError, misread, said_in

FAULT = "internal"
COMPLETION_VARIABLE = "_SHUFFLEUP_COMPLETE"
"""Set by a shell that asks for completions of a line, and by users who ask for the shell's completion script."""


def main(arguments: list[str] | None = None) -> int:
    """Runs one command: 0 done, 1 a check failed, 2 a mistake, 3 refused by the rules, 70 a fault of the program."""
    given = sys.argv[1:] if arguments is None else arguments
    try:
        check_output()
        if asked := os.environ.get(COMPLETION_VARIABLE):
            return shell_complete(app, {}, "shuffleup", COMPLETION_VARIABLE, asked)
        with _unwound_by_sigterm():
            status = _perform(given)
        flush_output()
    except BrokenPipeError:
        _forget_output()
        return 0
    except OutputError as fault:
        _forget_output()
        return tell(fault, given, status=fault.status)
    return status


def _perform(arguments: list[str]) -> int:
    try:
        # Not click's own main(): it would end a broken pipe with status 1 and Ctrl-C with an empty line.
        with app.make_context("shuffleup", list(arguments)) as context:
            app.invoke(context)
    except click.exceptions.Exit as ending:
        return ending.exit_code
    except SystemExit as ending:
        if ending.code == TERMINATED:
            say(said_in(note("stopped"), asked_language(arguments)))
        return ending.code if isinstance(ending.code, int) else 0
    except (BrokenPipeError, OutputError):
        raise
    except QuestionError as error:
        return tell(asked_by_option(error), arguments, status=status_of(error))
    except ProblemError as fault:
        return tell(misread(fault, "bad-file"), arguments, status=MISTAKE)
    except click.ClickException as fault:
        return tell(_of_click(fault), arguments, status=MISTAKE)
    except (KeyboardInterrupt, click.Abort):
        say(said_in(note("stopped"), asked_language(arguments)))
        return INTERRUPTED
    except Exception as fault:
        if isinstance(fault, OSError) and _while_helping(fault):
            raise OutputError(fault) from None
        if os.environ.get(DEBUG_VARIABLE):
            raise
        told = _of_the_program(fault)
        return tell(told, arguments, status=BROKEN if told.code == FAULT else MISTAKE)
    return 0


def _while_helping(fault: OSError) -> bool:
    """Did click itself fail to print? It prints help and version; ``cli.output`` prints everything else."""
    *_, (frame, _) = traceback.walk_tb(fault.__traceback__)
    return str(frame.f_globals.get("__name__")).startswith("click.")


@contextmanager
def _unwound_by_sigterm() -> Iterator[None]:
    """Makes SIGTERM unwind the program like Ctrl-C, so that no half-written record with hole cards is left behind."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def end(*_: object) -> None:
        raise SystemExit(TERMINATED)

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _of_click(fault: click.ClickException) -> CommandError:
    """A mistake on the command line itself, in the same form as all other mistakes."""
    context = getattr(fault, "ctx", None)
    hint = note("see-command-help", command=context.command_path if context else "shuffleup")
    match fault:
        case MistypedError():
            what, hint = fault.why, fault.hint or hint
        case click.NoSuchOption():
            what = note("no-such-option", name=fault.option_name)
            near = _meant(fault)
            hint = note("did-you-mean-near-rest", near=near, rest=hint) if near else hint
        case click.MissingParameter(param=click.Parameter() as missing):
            name = missing.get_error_hint(context).strip("'")
            what = note(
                "missing-option-name" if isinstance(missing, click.Option) else "missing-argument-name", name=name
            )
        case click.BadOptionUsage():
            known = context.command.params if context else app.params
            flag = any(fault.option_name in one.opts and getattr(one, "is_flag", False) for one in known)
            what = note("option-takes-no-value" if flag else "option-needs-argument", name=fault.option_name)
        case _:
            what = note("shuffleup-failed", fault=fault.format_message())
    return InputError(what, hint=hint, code="usage")


def _meant(fault: click.NoSuchOption) -> str:
    """The option nearest to a misspelt one: one that begins the same way, or else a similar one."""
    known = [name for each in fault.ctx.command.params for name in each.opts] if fault.ctx else []
    begun = [name for name in known if name.startswith(fault.option_name)]
    return next(iter(begun or get_close_matches(fault.option_name, known, 1)), "")


def _of_the_program(fault: Exception) -> CommandError:
    """A fault of the program: the user is told so, and how to see more. A missing package is not such a fault."""
    if isinstance(fault, ModuleNotFoundError) and not str(fault.name).startswith("shuffleup"):
        hint = note("install-with", command="pip install 'shuffleup[server]'")
        return InputError(note("this-command-needs", package=str(fault.name)), hint=hint, code="not-installed")
    what = note("shuffleup-failed", fault=f"{type(fault).__name__}: {fault}")
    return InputError(what, hint=note("run-it-again-with", variable=DEBUG_VARIABLE), code=FAULT)


def _forget_output() -> None:
    """Discards pending output if nothing more can be written, or its reader has gone away (``| head``)."""
    if sys.stdout is None:
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


if __name__ == "__main__":
    sys.exit(main())
