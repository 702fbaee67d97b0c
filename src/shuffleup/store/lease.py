"""Which process keeps the timers of which events: events are dealt into slots, and processes share the slots out."""

SLOTS = 16


def fair_share(processes: int) -> int:
    """So many slots a process takes at most where there are so many of them."""
    return -(-SLOTS // max(processes, 1))
