"""Which process keeps the timers of which events: events are assigned to slots, and processes share the slots."""

SLOTS = 16


def fair_share(processes: int) -> int:
    """The most slots that one of this many processes takes."""
    return -(-SLOTS // max(processes, 1))
