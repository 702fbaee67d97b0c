"""Whether what was printed is what a page of the manual shows."""

from collections.abc import Sequence

MORE = "…"
"""A line of a guide that stands for others."""


def shown(printed: str, told: Sequence[str]) -> bool:
    """Whether the lines stand so in what was told; where the guide has dots there may be others."""
    parts: list[list[str]] = [[]]
    for line in printed.splitlines():
        if line == MORE:
            parts.append([])
        else:
            parts[-1].append(line)
    place = 0
    for number, part in enumerate(parts):
        places = [at for at in range(place, len(told) + 1) if told[at : at + len(part)] == part]
        if number == 0:
            places = [at for at in places if at == 0]
        if number == len(parts) - 1 and part:
            places = [at for at in places if at + len(part) == len(told)]
        if not places:
            return False
        place = places[0] + len(part)
    return True
