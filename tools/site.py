"""What the site of the manual needs besides mkdocs.yml: pages that lie outside docs, and links that lead there.

On a disk and in a repository's browser a page links to any file of the project. The site has the pages of docs and
those that are named here; a link to anything else would lead nowhere, so its words stay and the link goes.
"""

import posixpath
import re
from collections.abc import Container
from pathlib import Path

from griffe import Class, Extension, Function
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[1]
OUTSIDE = ("CHANGELOG.md", "bench/results.md", "bench/differences.md")
"""Pages of the project that are on the site though they do not lie in docs."""
LINK = re.compile(r"(?<!!)\[(?P<words>[^\]]*)\]\((?P<path>[^)#\s:]+)(?P<anchor>#[^)\s]*)?\)")


SESSION = re.compile(r"^>>> .*?(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)


class Sessions(Extension):
    """Puts the examples of docstrings into fences: to Markdown three arrows are a quotation in a quotation."""

    def on_function(self, *, func: Function, **_: object) -> None:
        """Fences those of a function."""
        _fence(func)

    def on_class(self, *, cls: Class, **_: object) -> None:
        """Fences those of a class."""
        _fence(cls)


def _fence(described: Class | Function) -> None:
    if described.docstring:
        described.docstring.value = SESSION.sub(r"```pycon\n\g<0>\n```", described.docstring.value)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds the pages from outside."""
    for name in OUTSIDE:
        files.append(File.generated(config, name, abs_src_path=str(ROOT / name)))
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Mends the links of a page that leave docs, or that come from outside into it."""
    return mended_links(markdown, page.file.src_uri, files.src_uris)


def mended_links(markdown: str, source: str, there: Container[str]) -> str:
    """The text of a page with each link that the site cannot follow turned to where it can, or into its words."""

    def mended(link: re.Match[str]) -> str:
        home = posixpath.dirname(source if source in OUTSIDE else f"docs/{source}")
        target = posixpath.normpath(posixpath.join(home, link["path"]))
        if source not in OUTSIDE and target.startswith("docs/"):
            return link[0]
        within = target.removeprefix("docs/")
        if within not in there:
            return link["words"]
        path = posixpath.relpath(within, posixpath.dirname(source) or ".")
        return f"[{link['words']}]({path}{link['anchor'] or ''})"

    return LINK.sub(mended, markdown)
