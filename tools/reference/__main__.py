"""`make docs`: writes every generated page, and removes the ones that nothing generates any more."""

import msgspec

from shuffleup.web.described import EXAMPLES
from tools.client import write
from tools.examples.walk import agree, walked, written
from tools.reference.pages import DOCS, on_disk, pages


def main() -> None:
    """Writes the pages whose text has changed, the examples that the server's description shows, and the client that is
    made of it."""
    examples = walked()
    if not EXAMPLES.exists() or not agree(msgspec.json.decode(EXAMPLES.read_bytes()), examples):
        EXAMPLES.write_bytes(written(examples))
        print(f"written  {EXAMPLES.name}")
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
    for name in write(wanted["reference/openapi.json"].encode()):
        print(f"written  examples/shuffleup_client/{name}")
    print(f"{len(wanted)} generated pages are current")


if __name__ == "__main__":
    main()
