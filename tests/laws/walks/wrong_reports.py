"""Busts that were told a while ago and must be refused, because of what has happened since."""

from __future__ import annotations

from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.live import ReportBust
from tests.laws.walks import people
from tests.laws.walks.walk import Idea, Walk, one_of, playing, when


def _told(walk: Walk, told_at: int, before: tuple[str, ...] = ()) -> c.Command:
    table, chair = people.waiting_for_a_hand(walk)
    when(len(table.chairs) > 1)
    return ReportBust(players=(chair.player,), author="Ada", told_at=told_at, before=before)


def _before_that(walk: Walk, happened_at: int) -> c.Command:
    """Told before something that came after everything that was bought."""
    state = playing(walk)
    when(all(one.at < happened_at for one in (*state.entries, *state.cage.purchases)))
    return _told(walk, happened_at - 1)


def _before_the_round(walk: Walk) -> c.Command:
    state = playing(walk)
    when(state.round.open, all(place.at < state.round.at for place in state.places))
    return _before_that(walk, state.round.at)


REPORT_WRONGS: dict[str, Idea] = {
    "told-late:back": lambda w: (when(all(one.at > 1 for one in playing(w).entries)), _told(w, 1))[1],
    "told-late:since": lambda w: _before_that(w, one_of(w, playing(w).places).at),
    "told-late:round": _before_the_round,
    "told-late:order": lambda w: _told(w, 0, (people.NOBODY,)),
}
"""Commands that must be refused, by the refusal that is due."""
