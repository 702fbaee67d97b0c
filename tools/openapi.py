"""The server's OpenAPI description: docs/reference/openapi.json, from which the pages take their types."""

import msgspec

from shuffleup.accounts.database import Database
from shuffleup.people.register import PlayerRegister
from shuffleup.service.run import Service
from shuffleup.service.streams import Shuffler
from shuffleup.store.memory import MemoryStore
from shuffleup.web.app import create_app


def description() -> bytes:
    """The document, with two blanks of indent."""
    service, people = Service(MemoryStore(), Shuffler.from_seed(0)), PlayerRegister(Database.in_memory())
    app = create_app(service, people, lambda: 0, timers=False)
    return msgspec.json.format(msgspec.json.encode(app.openapi_schema.to_schema()), indent=2) + b"\n"
