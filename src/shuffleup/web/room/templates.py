"""Templates: event files and structures kept under a name."""

from typing import Annotated, Literal

from litestar import delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from shuffleup.accounts.roles import Right
from shuffleup.answer import Refusal
from shuffleup.room.templates import Template, Templates
from shuffleup.web.shell.asked import Asked, Word
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.errors import of_refusal


class TemplateRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """What an event was opened from, or only its structure, to be kept under a name."""

    name: Word
    event_id: Annotated[str, Meta(max_length=120)]
    kind: Literal["event", "structure"] = "event"


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name."""

    name: Word


@get("/templates", summary="All templates", right=Right.OPEN_EVENTS)
async def list_templates(kept: NamedDependency[Templates]) -> list[Template]:
    """The templates kept here by name, followed by the built-in ones."""
    return list(await kept.all())


@post("/templates", status_code=201, summary="Keep a template", right=Right.KEEP_TEMPLATES)
async def keep_template(
    data: JSONBody[TemplateRequest], kept: NamedDependency[Templates], desk: NamedDependency[Desk], request: Asked
) -> Template:
    """Keeps the file that an event was opened from as a template. Changes made since then are not in it."""
    await desk.room(data.event_id)
    text = await kept.source(data.event_id)
    if isinstance(text, Refusal):
        raise of_refusal(text, data.event_id)
    return await kept.keep(data.name.strip(), data.kind, text, request.user.staff, desk.now())


@patch("/templates/{template_id:str}", status_code=204, summary="Rename a template", right=Right.KEEP_TEMPLATES)
async def rename_template(
    template_id: FromPath[str], data: JSONBody[NewName], kept: NamedDependency[Templates]
) -> None:
    """Gives a template another name."""
    if refused := await kept.rename(template_id, data.name.strip()):
        raise of_refusal(refused, template_id)


@delete("/templates/{template_id:str}", summary="Delete a template", right=Right.KEEP_TEMPLATES)
async def delete_template(template_id: FromPath[str], kept: NamedDependency[Templates]) -> None:
    """Deletes a template. Events that were opened from it stay as they are."""
    if refused := await kept.delete(template_id):
        raise of_refusal(refused, template_id)
