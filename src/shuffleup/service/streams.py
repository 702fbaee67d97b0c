"""The names of streams: ``event/<id>`` for a tournament, ``table/<id>/<n>`` for a table where the software deals."""

KINDS = ("event", "table", "league", "contest")
"""What streams there are; leagues and contests of teams are made in ``contests``."""


def event_stream(event_id: str) -> str:
    """The stream of a tournament."""
    return f"event/{event_id}"


def table_stream(event_id: str, table: int) -> str:
    """The stream of a table of a tournament."""
    return f"table/{event_id}/{table}"


def event_of(stream: str) -> str:
    """The id of the event that a stream belongs to. Raises ``ValueError`` for a name that is no stream's."""
    kind, _, rest = stream.partition("/")
    event_id = rest if kind == "event" else rest.rpartition("/")[0]
    if kind not in {"event", "table"} or not event_id:
        raise ValueError(f"'{stream}' is not the name of a stream")
    return event_id


def table_of(stream: str) -> int:
    """The number of the table that a stream belongs to. Raises ``ValueError`` for the stream of an event."""
    kind, _, rest = stream.partition("/")
    if kind != "table":
        raise ValueError(f"'{stream}' is not the stream of a table")
    return int(rest.rpartition("/")[2])
