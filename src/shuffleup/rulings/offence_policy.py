"""What is due for the breaches on which the books differ in a value of their policy."""

from collections.abc import Callable, Mapping

from msgspec import Struct

from shuffleup.rulebooks.infraction import Due, Offence
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
from shuffleup.rulings.cited import cite_policy


class Said(Struct, frozen=True, gc=False):
    """What a book says of a breach. ``first`` and ``again`` are none where it is no breach at all."""

    rules: tuple[str, ...]
    first: Due | None
    again: Due | None
    most: Penalty | None = None
    only: tuple[Penalty, ...] = ()
    """The penalties that it may cost; empty: those of the scale up to ``most``."""
    besides: tuple[str, ...] = ()
    """What it may cost beside a step of the scale: ``chips-forfeited``."""
    key: str = ""
    pending: tuple[str, ...] = ()


def _due(resolved: ResolvedPolicy, due: Due | None, *names: str) -> Said:
    return Said(cite_policy(resolved, *names), due, due)


def _left_hand(resolved: ResolvedPolicy) -> Said:
    possible = resolved.policy.conduct.leave_live_hand is LeavingLiveHand.PENALTY_POSSIBLE
    return _due(resolved, Due.POSSIBLE if possible else Due.NAMED, "leave_live_hand")


def _exposed(resolved: ResolvedPolicy) -> Said:
    """The hand stays live, and the penalty begins with the next one."""
    conduct = resolved.policy.conduct
    due = Due.MANDATORY if conduct.expose_penalty is ExposurePenalty.MANDATORY else Due.POSSIBLE
    pending = ("hand-stays-live", "penalty-from-the-next-hand", *_who_sees(resolved))
    return Said(cite_policy(resolved, "expose_penalty", *_SEEN_BY_ALL), due, due, pending=pending)


_SEEN_BY_ALL = ("show_one_show_all",)


def _who_sees(resolved: ResolvedPolicy) -> tuple[str, ...]:
    """Whether cards shown to one player are shown to all."""
    everybody = resolved.policy.conduct.show_one_show_all
    if everybody is None:
        return ("whether-everyone-may-see-the-cards",)
    return ("everyone-may-see-the-cards",) if everybody else ()


def _shown_then_folded(resolved: ResolvedPolicy) -> Said:
    """Where no book has a rule of its own for it, it is an exposure like any other."""
    exposed = _exposed(resolved)
    rules = tuple(dict.fromkeys((*cite_policy(resolved, "show_and_muck_repeat"), *exposed.rules)))
    pending = _who_sees(resolved)
    if resolved.policy.conduct.show_and_muck_repeat is None:
        return Said(rules, exposed.first, exposed.again, pending=pending)
    return Said(rules, Due.POSSIBLE, Due.MANDATORY, pending=pending)


def _soft_play(resolved: ResolvedPolicy) -> Said:
    policy = resolved.policy.conduct.collusion_penalty
    rules = cite_policy(resolved, "collusion_penalty")
    if policy is CollusionPenalty.SOFT_PLAY_MANDATORY_DUMP_DQ:
        most = Penalty.DISQUALIFICATION
        return Said(rules, Due.MANDATORY, Due.MANDATORY, most, besides=("chips-forfeited",))
    due = Due.POSSIBLE if policy is CollusionPenalty.POSSIBLE else Due.MANDATORY
    return Said(rules, due, due)


def _collusion(resolved: ResolvedPolicy) -> Said:
    rules = cite_policy(resolved, "collusion_penalty")
    if resolved.policy.conduct.collusion_penalty is CollusionPenalty.SOFT_PLAY_MANDATORY_DUMP_DQ:
        return Said(rules, Due.MANDATORY, Due.MANDATORY, only=(Penalty.DISQUALIFICATION,))
    return Said(rules, Due.POSSIBLE, Due.POSSIBLE)


def _dodged_blind(resolved: ResolvedPolicy) -> Said:
    mandatory = resolved.policy.conduct.dodge_blinds_penalty is BlindDodging.MANDATORY
    return _due(resolved, Due.MANDATORY if mandatory else Due.POSSIBLE, "dodge_blinds_penalty")


def _hidden_chips(resolved: ResolvedPolicy) -> Said:
    """Beside the chips it may cost the event and nothing between; what becomes of them is ``chips_out_of_sight``."""
    policy = resolved.policy.conduct.chips_out_of_sight
    besides = "stack-halved" if policy is ChipsOutOfSight.HALVE_OR_DQ_POSSIBLE else "chips-forfeited"
    certain = policy is ChipsOutOfSight.FORFEIT_AND_DQ_POSSIBLE
    return Said(
        cite_policy(resolved, "chips_out_of_sight"),
        Due.POSSIBLE,
        Due.POSSIBLE,
        only=(Penalty.DISQUALIFICATION,),
        besides=() if certain else (besides,),
        key="chips-forfeited" if certain else "",
    )


def _device_in_hand(resolved: ResolvedPolicy) -> Said:
    policy = resolved.policy.conduct.device_in_hand
    rules = cite_policy(resolved, "device_in_hand")
    if policy is DeviceInHand.DEAD_HAND:
        return Said(rules, Due.POSSIBLE, Due.POSSIBLE, key="dead-hand")
    due = Due.POSSIBLE if policy is DeviceInHand.FORBIDDEN_PENALTY_POSSIBLE else Due.NAMED
    return Said(rules, due, due)


def _device_on_table(resolved: ResolvedPolicy) -> Said:
    return _due(resolved, None if resolved.policy.conduct.device_on_table else Due.NAMED, "device_on_table")


def _device_heard(resolved: ResolvedPolicy) -> Said:
    free = resolved.policy.conduct.audio_devices is AudioDevices.ALWAYS_ALLOWED
    return _due(resolved, None if free else Due.POSSIBLE, "audio_devices")


def _laptop(resolved: ResolvedPolicy) -> Said:
    """At the table between hands; where no book names laptops they are devices like others."""
    never = resolved.policy.conduct.laptops is Laptops.NEVER
    return _due(resolved, Due.NAMED if never else None, "laptops")


def _laptop_on_mains(resolved: ResolvedPolicy) -> Said:
    named = resolved.policy.conduct.laptops is not None
    return _due(resolved, Due.NAMED if named else None, "laptops")


def _face_covered(resolved: ResolvedPolicy) -> Said:
    asked = resolved.policy.conduct.photo_id_required is IdentityCheck.FACE_VISIBLE_ON_REQUEST
    return _due(resolved, Due.NAMED if asked else None, "photo_id_required")


def _no_document(resolved: ResolvedPolicy) -> Said:
    asked = resolved.policy.conduct.photo_id_required is IdentityCheck.START_AND_RESTARTS
    said = _due(resolved, Due.NAMED if asked else None, "photo_id_required")
    return Said(said.rules, said.first, said.again, pending=("no-seat-without-a-document",)) if asked else said


def _advice(until: tuple[AdviceBan, ...]) -> Callable[[ResolvedPolicy], Said]:
    def said(resolved: ResolvedPolicy) -> Said:
        banned = resolved.policy.conduct.advice_ban_until in until
        return _due(resolved, Due.POSSIBLE if banned else None, "advice_ban_until")

    return said


BY_POLICY: Mapping[Offence, Callable[[ResolvedPolicy], Said]] = {
    Offence.LEFT_LIVE_HAND: _left_hand,
    Offence.EXPOSED_CARDS: _exposed,
    Offence.SHOWN_THEN_FOLDED: _shown_then_folded,
    Offence.SOFT_PLAY: _soft_play,
    Offence.CHIP_DUMPING: _collusion,
    Offence.COLLUSION: _collusion,
    Offence.DODGED_BLIND: _dodged_blind,
    Offence.CHIPS_OUT_OF_SIGHT: _hidden_chips,
    Offence.DEVICE_IN_HAND: _device_in_hand,
    Offence.DEVICE_ON_TABLE: _device_on_table,
    Offence.DEVICE_HEARD: _device_heard,
    Offence.LAPTOP: _laptop,
    Offence.LAPTOP_ON_MAINS: _laptop_on_mains,
    Offence.FACE_COVERED: _face_covered,
    Offence.NO_DOCUMENT: _no_document,
    Offence.ADVICE_DURING_ACTION: _advice((AdviceBan.ALWAYS, AdviceBan.HAND_OVER, AdviceBan.ACTION_COMPLETE)),
    Offence.ADVICE_AFTER_ACTION: _advice((AdviceBan.ALWAYS, AdviceBan.HAND_OVER)),
    Offence.ADVICE_AFTER_HAND: _advice((AdviceBan.ALWAYS,)),
}
"""The breaches that a parameter decides, each with how it is read."""
