"""What identifies a recorded hand, for a copy in Open Hand History or PokerStars text."""

from shuffleup.formats.ohh.writer import OhhMeta
from shuffleup.formats.phh.names import recorded_phh_meta
from shuffleup.formats.phh.record import PhhHand


def recorded_ohh_meta(record: PhhHand, number: int) -> OhhMeta:
    """The metadata of a copy in Open Hand History or PokerStars text; ``number`` is for a record without a number."""
    fields, names = record.fields, recorded_phh_meta(record)
    own = str(fields.get("hand", number))
    return OhhMeta(
        number=names.number or (f"{names.event}-{own}" if names.event else own),
        started=names.started,
        table=names.table,
        seats=names.seat_count,
        event=names.facts,
        currency=names.currency,
        rulebook=names.rulebook,
        level=names.level,
    )
