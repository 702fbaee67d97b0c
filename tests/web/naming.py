"""Answers of a server with names where it says ids: tests speak of Anna and Bruno, whatever the register calls them."""

import json
from typing import Any

from shuffleup.people.person import ID

Json = Any  # whatever the server says


class Naming:
    """The names that a server has told, by the ids of its players."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}

    def ids(self) -> dict[str, str]:
        """The ids by the names."""
        return {name: one for one, name in self.names.items()}

    def read(self, said: bytes) -> Json:
        """An answer, with names for the ids in it as far as the server has told them."""
        text = said.decode()
        answer = json.loads(text)
        told = answer.get("names") if isinstance(answer, dict) else None
        self.names |= {one: name for one, name in (told or {}).items() if ID.fullmatch(one)}
        return json.loads(ID.sub(lambda found: json.dumps(self.names.get(found[0], found[0]))[1:-1], text))
