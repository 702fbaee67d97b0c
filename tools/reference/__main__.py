"""`make docs`: writes every generated page, and removes the ones that nothing generates any more."""

from tools.reference.pages import DOCS, on_disk, pages


def main() -> None:
    """Writes the pages whose text has changed."""
    wanted = pages()
    for name in sorted(on_disk().keys() - wanted.keys()):
        (DOCS / name).unlink()
        print(f"removed  docs/{name}")
    for name, text in sorted(wanted.items()):
        page = DOCS / name
        page.parent.mkdir(parents=True, exist_ok=True)
        if on_disk().get(name) != text:
            page.write_text(text, encoding="utf-8")
            print(f"written  docs/{name}")
    print(f"{len(wanted)} generated pages are current")


if __name__ == "__main__":
    main()
