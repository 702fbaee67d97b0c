"""``--bounty-model``: how the heads of ``--bounties`` are valued, for the commands that reckon with them."""

from collections.abc import Callable
from typing import TypeVar

import click

from shuffleup.cli.errors import InputError
from shuffleup.maths.bounties import BountyModel

Command = TypeVar("Command", bound=Callable[..., None])


def bounty_model_option(command: Command) -> Command:
    """Adds ``--bounty-model`` to a command, handed on as ``bounty_model``; None where it is not said."""
    option = click.option(
        "--bounty-model",
        type=click.Choice([model.value for model in BountyModel]),
        help=f"How the heads are valued, {BountyModel.PROPORTIONAL.value} if unsaid; neither model is a rule.",
    )
    return option(command)


def bounty_model_of(said: str | None, bounties: str | None) -> BountyModel:
    """The model. Raises ``InputError`` where one is said and there are no heads to value."""
    if said is not None and bounties is None:
        hint = "add --bounties with one for each stack"
        raise InputError("there are no heads to value", place="--bounty-model", hint=hint, code="no-bounties")
    return BountyModel(said or BountyModel.PROPORTIONAL.value)
