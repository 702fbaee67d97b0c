"""Whether what a line names is there: players, chips in play, tables and chairs."""

from shuffleup.answer import note
from shuffleup.scenarios.event_setting import SEATS, EventSetting
from shuffleup.scenarios.forms import Line
from shuffleup.scenarios.scenario import AnySetting, FileLine, ScenarioError, Setting, known_player


def check_names(place: FileLine, sentence: Line, setting: AnySetting) -> None:
    """Checks that all named players are at the table, and all pushed chips in play."""
    for field in ("player", "players", "about"):
        named = getattr(sentence, field, ())
        for name in named.split() if isinstance(named, str) else named:  # empty: nobody is named
            known_player(place, name, setting.players)
    if isinstance(setting, EventSetting):
        _check_seats(place, sentence, setting)
    if isinstance(setting, Setting) and setting.chips:
        for chip in [chip for pile in getattr(sentence, "pushed", ()) for chip in pile.told_in(setting.chips)]:
            if chip not in setting.chips:
                hint = note("chips-are-list", list=", ".join(map(str, setting.chips)))
                raise ScenarioError(place, note("no-such-chip-in-play", chip=chip), hint)


def _check_seats(place: FileLine, sentence: Line, setting: EventSetting) -> None:
    """Checks that the tables and chairs that are named by their numbers are there."""
    tables = [table.number for table in setting.tables]
    most = max([setting.fact("seats", SEATS), *[table.chairs for table in setting.tables]])
    # Who comes late, or again, may open a table.
    opens = setting.entering or setting.fact("re_entries", 0)
    for table in sentence.numbered("table"):
        if tables and not opens and table not in tables:
            hint = note("numbered-tables-are", list=", ".join(map(str, tables)))
            raise ScenarioError(place, note("no-such-table", table=table), hint)
    for chair in sentence.numbered("chair"):
        if chair > most:
            raise ScenarioError(place, note("no-such-chair", chair=chair), note("chairs-are-up-to", most=most))
