"""The penalties for breaches on which the books differ in a value of their policy."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from msgspec import Struct

from shuffleup.rulebooks.infraction import Due, Offence
from shuffleup.rulebooks.policy import value_of
from shuffleup.rulebooks.policy.conduct import (
    AdviceBan,
    AudioDevices,
    BlindDodging,
    ChipsOutOfSight,
    CollusionPenalty,
    DeviceInHand,
    ExposurePenalty,
    IdentityCheck,
    Laptops,
    LeavingLiveHand,
    Penalty,
)
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.rulings.ruling import cite_policy


class BreachPolicy(Struct, frozen=True, gc=False):
    """What a book says about a breach. ``first`` and ``again`` are None if it is not a breach at all."""

    rules: tuple[str, ...]
    first: Due | None
    again: Due | None
    most: Penalty | None = None
    only: tuple[Penalty, ...] = ()
    """The penalties it may cost; if empty, those of the scale up to ``most``."""
    besides: tuple[str, ...] = ()
    """What it may cost besides a step of the scale: ``chips-forfeited``."""
    key: str = ""
    pending: tuple[str, ...] = ()


_Reading: TypeAlias = Callable[[ResolvedPolicy], BreachPolicy]


def _by_value(parameter: str, dues: Mapping[object, Due | None], otherwise: Due | None, subject: str = "") -> _Reading:
    """A reading in which the penalty, the first time and again, follows only from the value of a parameter.

    ``subject`` is what a book may have said of the breach without a value: then its rule comes first.
    """

    def read(resolved: ResolvedPolicy) -> BreachPolicy:
        due = dues.get(value_of(resolved.policy, parameter), otherwise)
        named = (subject,) if subject in resolved.subjects else ()
        return BreachPolicy(cite_policy(resolved, *named, parameter), due, due)

    return read


def _exposed(resolved: ResolvedPolicy) -> BreachPolicy:
    """The hand stays live, and the penalty begins with the next one."""
    conduct = resolved.policy.conduct
    due = Due.MANDATORY if conduct.expose_penalty is ExposurePenalty.MANDATORY else Due.POSSIBLE
    pending = ("hand-stays-live", "penalty-from-the-next-hand", *_who_sees(resolved))
    return BreachPolicy(cite_policy(resolved, "expose_penalty", *_SEEN_BY_ALL), due, due, pending=pending)


_SEEN_BY_ALL = ("show_one_show_all",)


def _who_sees(resolved: ResolvedPolicy) -> tuple[str, ...]:
    """Whether cards shown to one player are shown to all."""
    everybody = resolved.policy.conduct.show_one_show_all
    if everybody is None:
        return ("whether-everyone-may-see-the-cards",)
    return ("everyone-may-see-the-cards",) if everybody else ()


def _shown_then_folded(resolved: ResolvedPolicy) -> BreachPolicy:
    """If a book has no rule of its own for it, it is an exposure like any other."""
    exposed = _exposed(resolved)
    rules = tuple(dict.fromkeys((*cite_policy(resolved, "show_and_muck_repeat"), *exposed.rules)))
    pending = _who_sees(resolved)
    if resolved.policy.conduct.show_and_muck_repeat is None:
        return BreachPolicy(rules, exposed.first, exposed.again, pending=pending)
    return BreachPolicy(rules, Due.POSSIBLE, Due.MANDATORY, pending=pending)


def _soft_play(resolved: ResolvedPolicy) -> BreachPolicy:
    policy = resolved.policy.conduct.collusion_penalty
    rules = cite_policy(resolved, "collusion_penalty")
    if policy is CollusionPenalty.SOFT_PLAY_MANDATORY_DUMP_DQ:
        most = Penalty.DISQUALIFICATION
        return BreachPolicy(rules, Due.MANDATORY, Due.MANDATORY, most, besides=("chips-forfeited",))
    due = Due.POSSIBLE if policy is CollusionPenalty.POSSIBLE else Due.MANDATORY
    return BreachPolicy(rules, due, due)


def _collusion(resolved: ResolvedPolicy) -> BreachPolicy:
    rules = cite_policy(resolved, "collusion_penalty")
    if resolved.policy.conduct.collusion_penalty is CollusionPenalty.SOFT_PLAY_MANDATORY_DUMP_DQ:
        return BreachPolicy(rules, Due.MANDATORY, Due.MANDATORY, only=(Penalty.DISQUALIFICATION,))
    return BreachPolicy(rules, Due.POSSIBLE, Due.POSSIBLE)


def _hidden_chips(resolved: ResolvedPolicy) -> BreachPolicy:
    """Besides the chips it may cost the event, and nothing in between; ``chips_out_of_sight`` rules on the chips."""
    policy = resolved.policy.conduct.chips_out_of_sight
    besides = "stack-halved" if policy is ChipsOutOfSight.HALVE_OR_DQ_POSSIBLE else "chips-forfeited"
    certain = policy is ChipsOutOfSight.FORFEIT_AND_DQ_POSSIBLE
    return BreachPolicy(
        cite_policy(resolved, "chips_out_of_sight"),
        Due.POSSIBLE,
        Due.POSSIBLE,
        only=(Penalty.DISQUALIFICATION,),
        besides=() if certain else (besides,),
        key="chips-forfeited" if certain else "",
    )


def _device_in_hand(resolved: ResolvedPolicy) -> BreachPolicy:
    policy = resolved.policy.conduct.device_in_hand
    rules = cite_policy(resolved, "device_in_hand")
    if policy is DeviceInHand.DEAD_HAND:
        return BreachPolicy(rules, Due.POSSIBLE, Due.POSSIBLE, key="dead-hand")
    due = Due.POSSIBLE if policy is DeviceInHand.FORBIDDEN_PENALTY_POSSIBLE else Due.NAMED
    return BreachPolicy(rules, due, due)


def _no_document(resolved: ResolvedPolicy) -> BreachPolicy:
    rules = cite_policy(resolved, "photo_id_required")
    if resolved.policy.conduct.photo_id_required is not IdentityCheck.START_AND_RESTARTS:
        return BreachPolicy(rules, None, None)
    return BreachPolicy(rules, Due.NAMED, Due.NAMED, pending=("no-seat-without-a-document",))


_BANNED_IN_ACTION = (AdviceBan.ALWAYS, AdviceBan.HAND_OVER, AdviceBan.ACTION_COMPLETE)
BY_POLICY: Mapping[Offence, _Reading] = {
    Offence.LEFT_LIVE_HAND: _by_value("leave_live_hand", {LeavingLiveHand.PENALTY_POSSIBLE: Due.POSSIBLE}, Due.NAMED),
    Offence.EXPOSED_CARDS: _exposed,
    Offence.SHOWN_THEN_FOLDED: _shown_then_folded,
    Offence.SOFT_PLAY: _soft_play,
    Offence.CHIP_DUMPING: _collusion,
    Offence.COLLUSION: _collusion,
    Offence.DODGED_BLIND: _by_value("dodge_blinds_penalty", {BlindDodging.MANDATORY: Due.MANDATORY}, Due.POSSIBLE),
    Offence.CHIPS_OUT_OF_SIGHT: _hidden_chips,
    Offence.DEVICE_IN_HAND: _device_in_hand,
    Offence.DEVICE_ON_TABLE: _by_value("device_on_table", {True: None}, Due.NAMED),
    Offence.DEVICE_HEARD: _by_value("audio_devices", {AudioDevices.ALWAYS_ALLOWED: None}, Due.POSSIBLE),
    # At the table between hands; if a book does not mention laptops, they are devices like others.
    Offence.LAPTOP: _by_value("laptops", {Laptops.NEVER: Due.NAMED}, None, "devices"),
    Offence.LAPTOP_ON_MAINS: _by_value("laptops", {None: None}, Due.NAMED, "devices"),
    Offence.FACE_COVERED: _by_value("photo_id_required", {IdentityCheck.FACE_VISIBLE_ON_REQUEST: Due.NAMED}, None),
    Offence.NO_DOCUMENT: _no_document,
    Offence.ADVICE_DURING_ACTION: _by_value("advice_ban_until", dict.fromkeys(_BANNED_IN_ACTION, Due.POSSIBLE), None),
    Offence.ADVICE_AFTER_ACTION: _by_value(
        "advice_ban_until", dict.fromkeys(_BANNED_IN_ACTION[:2], Due.POSSIBLE), None
    ),
    Offence.ADVICE_AFTER_HAND: _by_value("advice_ban_until", {AdviceBan.ALWAYS: Due.POSSIBLE}, None),
}
"""The breaches decided by a parameter, each with its reading."""
UNLESS_NAMED: Mapping[Offence, _Reading] = {Offence.CHIP_TRANSFER: _collusion}
"""The same for breaches that some books name in words: chips passed on are chips dumped where none does (TDA 69)."""
