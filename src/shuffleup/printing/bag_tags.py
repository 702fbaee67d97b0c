"""Bag tags for the end of a day: one part goes into the bag, the other goes home with the player."""

from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.printing.facts import Facts, Wanted, empty
from shuffleup.printing.links import WALL
from shuffleup.printing.slip import Detail, PaperHead


class TwoPartTag(Struct, frozen=True, kw_only=True):
    """The tag of one bag. What is not known yet is left empty, to be filled in by hand."""

    who: str
    seat: tuple[Detail, ...]
    chips: Detail
    seal: Detail


class BagTags(Struct, frozen=True):
    """The tags of all players who play on: what each of the two parts is for, and who signs it."""

    head: PaperHead
    day: str
    parts: tuple[str, ...]
    signs: tuple[str, ...]
    tags: tuple[TwoPartTag, ...]


class _Stack(Struct, frozen=True):
    player: str
    table: int
    chair: int
    chips: int = 0
    tag: str = ""


def playing_on(facts: Facts) -> bool:
    """Has anybody chips to bag, or bagged chips?"""
    return bool(_stacks(facts))


def bag_tags(facts: Facts, wanted: Wanted) -> BagTags | Refusal:
    """The tag of a player, or of all players with chips, table by table: after bagging, with chips and tag number."""
    words = facts.wording
    stacks = _stacks(facts)
    if wanted.player and wanted.player not in {one.player for one in stacks}:
        return refuse("unknown-player", player=wanted.player, why="entered")
    asked = [one for one in stacks if wanted.player in ("", one.player) and wanted.table in (0, one.table)]
    if not asked:
        return empty(words.say("paper-bag-tags"))
    return BagTags(
        facts.head(wanted, words.say("paper-bag-tags"), facts.code(WALL, "paper-scan-event")),
        words.say("paper-end-of-day", {"day": facts.state.day.number}),
        (words.say("paper-into-the-bag"), words.say("paper-for-the-player")),
        (words.say("ui-player"), words.say("ui-actor-floor")),
        tuple([_tag(facts, one) for one in asked]),
    )


def _stacks(facts: Facts) -> list[_Stack]:
    """All stacks, by table and chair: those in this night's bags, or those at the table."""
    state = facts.state
    if state.day.over and state.records.bags:
        return [_Stack(one.player, one.table, one.chair, one.chips, one.tag) for one in state.records.bags]
    return [
        _Stack(chair.player, number, chair.number)
        for number, table in sorted(state.floor.tables.items())
        for chair in sorted(table.chairs, key=lambda one: one.number)
    ]


def _tag(facts: Facts, one: _Stack) -> TwoPartTag:
    words = facts.wording
    return TwoPartTag(
        who=facts.called(one.player),
        seat=(
            Detail(words.say("paper-table"), str(one.table)),
            Detail(words.say("paper-seat"), str(one.chair)),
        ),
        chips=Detail(words.say("ui-stack"), words.chips(one.chips) if one.chips else ""),
        seal=Detail(words.say("paper-seal"), one.tag),
    )
