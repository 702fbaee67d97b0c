"""The notebooks of the manual as pages: each is run, and its cells stand there with what they gave."""

from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbformat import NotebookNode

FORMS = ("text/markdown", "text/html", "image/svg+xml", "text/plain")
"""What an answer may be shown as, the best first."""
QUIET = ("--log-level=ERROR",)
"""A kernel warns that it speaks over TCP, which it does on this machine alone."""


def page_of(notebook: Path) -> str:
    """The notebook as Markdown, run from its own folder. Raises ``nbclient.exceptions.CellExecutionError``."""
    told = nbformat.read(notebook, as_version=4)  # type: ignore[no-untyped-call]
    resources = {"metadata": {"path": str(notebook.parent)}}
    NotebookClient(told, kernel_name="python3", resources=resources, extra_arguments=[*QUIET]).execute()
    return "\n\n".join([part for cell in told.cells for part in _cell(cell)]) + "\n"


def _cell(cell: NotebookNode) -> list[str]:
    if cell.cell_type == "markdown":
        return [cell.source]
    shown = [line for line in cell.source.splitlines() if not line.startswith("%")]
    return ["\n".join(["```python", *shown, "```"]), *map(_output, cell.outputs)]


def _output(output: NotebookNode) -> str:
    if output.output_type == "stream":
        return f"```text\n{output.text.rstrip()}\n```"
    form = next(one for one in FORMS if one in output.data)
    text = str(output.data[form]).strip()
    if form == "text/markdown":
        return text
    if form == "text/plain":
        return f"```text\n{text}\n```"
    picture = text[text.index("<svg") :] if form == "image/svg+xml" else text
    return f'<div class="given">{picture.replace(chr(10), " ")}</div>'  # on one line: a blank one would end the block
