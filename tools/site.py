"""What the site of the manual needs besides mkdocs.yml: pages that lie outside docs, and links that lead there.

On a disk and in a repository's browser a page links to any file of the project. The site has the pages of docs and
those that are named here; a link to anything else would lead nowhere, so its words stay and the link goes.
"""

import posixpath
import re
import sys
from collections.abc import Container
from pathlib import Path

from griffe import Class, Extension, Function
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # mkdocs loads this file by its path
from tools.notebooks import page_of

ROOT = Path(__file__).resolve().parents[1]
OUTSIDE = ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "bench/results.md", "bench/differences.md")
"""Pages of the project that are on the site though they do not lie in docs."""
LINK = re.compile(r"(?P<image>!?)\[(?P<words>(?:[^\[\]]|\[[^\[\]]*\])*)\]\((?P<path>[^)#\s:]+)(?P<anchor>#[^)\s]*)?\)")


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


@event_priority(-100)  # after the plugin of the languages, which knows only what lies in docs
def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds the pages from outside and the notebooks, to those in English."""
    if config.theme["language"] != "en":
        return files
    for name in OUTSIDE:
        files.append(File.generated(config, name, abs_src_path=str(ROOT / name)))
    for notebook in sorted(Path(config.docs_dir).rglob("*.ipynb")):
        name = notebook.relative_to(config.docs_dir).with_suffix(".md").as_posix()
        files.append(File.generated(config, name, content=page_of(notebook)))
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Mends links that leave docs, that come from outside into it, or that lead to what its language does not have."""
    mended = mended_links(markdown, page.file.src_uri, files.src_uris)
    return LINK.sub(lambda link: _in_english(link, page, config, files), mended)


def _in_english(link: re.Match[str], page: Page, config: MkDocsConfig, files: Files) -> str:
    """A link of a translated page to a page or picture that only the English have: as HTML, which is left as it is."""
    target = posixpath.normpath(posixpath.join(posixpath.dirname(page.file.src_uri), link["path"]))
    if target in files.src_uris or not Path(config.docs_dir, target).is_file():
        return link[0]
    english = File(target, config.docs_dir, config.site_dir, config.use_directory_urls)
    url = get_relative_url(english.url, page.url) + (link["anchor"] or "")
    if link["image"]:
        return f'<img src="{url}" alt="{link["words"]}">'
    return f'<a href="{url}" hreflang="en">{link["words"]}</a>'


def mended_links(markdown: str, source: str, there: Container[str]) -> str:
    """The text of a page with each link that the site cannot follow turned to where it can, or into its words."""

    def mended(link: re.Match[str]) -> str:
        home = posixpath.dirname(source if source in OUTSIDE else f"docs/{source}")
        target = posixpath.normpath(posixpath.join(home, link["path"]))
        if link["path"].endswith(".ipynb"):
            return link[0].replace(".ipynb", ".md")
        if link["image"] or (source not in OUTSIDE and target.startswith("docs/")):
            return link[0]
        within = target.removeprefix("docs/")
        if within not in there:
            return link["words"]
        path = posixpath.relpath(within, posixpath.dirname(source) or ".")
        return f"[{link['words']}]({path}{link['anchor'] or ''})"

    return LINK.sub(mended, markdown)
