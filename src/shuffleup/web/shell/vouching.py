"""A second person at somebody's page: his PIN vouches for what nobody does with money alone (``room.vouching``).

He and his PIN come beside a command, never in it; the log has his id beside the row. Where nobody else has the right,
a reason stands in his place, and the log marks the row.

Refusals, beside those of ``Door.vouches``:

    second-person     another person has to vouch for it, and none was named
    may-not-vouch     he has not the right, or acts himself
    reason-for-two    nobody else has the right: a reason has to stand in his place
    unknown-drawer    nobody of the staff has this drawer, and no money is in it
"""

import logging
from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.accounts.roles import ROOM, Right, Roles, may
from shuffleup.accounts.signing_in import Door, Signed
from shuffleup.accounts.staff import Person
from shuffleup.answer import Refusal, refuse
from shuffleup.room.vouching import HOUSE_DRAWER
from shuffleup.tournament.words.money import TICKET, Account, AccountKind, CountCash, Payment
from shuffleup.tournament.words.state import EventState
from shuffleup.web.shell.asked import Secret, Word
from shuffleup.web.shell.desk import By
from shuffleup.web.shell.errors import RefusedError, of_refusal
from shuffleup.web.shell.who_asks import FORBIDDEN, STATUSES, UNKNOWN

LOG = logging.getLogger("shuffleup.door")
SECOND_PERSON = "second-person"


class Second(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody else who vouches for a command, by his PIN."""

    person: Word
    pin: Secret


async def vouchers(door: Door, actor: str) -> tuple[Person, ...]:
    """Everybody else who has the right to vouch."""
    everybody = await door.staff.everybody()
    return tuple([one for one in everybody if one.active and may(one.role, Right.VOUCH) and one.id != actor])


class Vouching(Struct, frozen=True):
    """Whoever is signed in, and the second person at his page, if one is named."""

    door: Door
    signed: Signed
    second: Second | None = None

    async def vouched(self, by: By, command: Struct, why: Refusal, at: int) -> By:
        """Whoever asks, with the second person who vouches for him. Raises ``RefusedError``: ``why`` if none does."""
        others, second = await vouchers(self.door, by.actor), self.second
        if not others:
            if not (by.asked.reason or str(getattr(command, "reason", ""))).strip():
                raise of_refusal(refuse("reason-for-two"), "reason")
            return replace(by, asked=replace(by.asked, alone=True))
        if second is None:
            raise of_refusal(why, "second")
        if all(one.id != second.person for one in others):
            raise _not_vouched(refuse("may-not-vouch"), by)
        found = await self.door.vouches(second.person, second.pin, self.signed.device or self.signed.key, at)
        if isinstance(found, Refusal):
            raise _not_vouched(found, by)
        return replace(by, asked=replace(by.asked, voucher=found.id))


def _not_vouched(refusal: Refusal, by: By) -> RefusedError:
    """Nobody is signed out by another's wrong PIN: the status does not say that he has to sign in."""
    LOG.warning("not-vouched", extra={"code": refusal.code, "actor": by.actor})
    error = of_refusal(refusal, "second")
    status = STATUSES.get(refusal.code, FORBIDDEN)
    error.status = FORBIDDEN if status == UNKNOWN else status
    return error


def drawers_named(command: object) -> Iterator[str]:
    """Whose drawers a command names."""
    match command:
        case Payment(method=method, cashier=cashier) if method != TICKET:
            yield cashier
        case CountCash(cashier=cashier):
            yield cashier
        case Account(kind=AccountKind.DRAWER, holder=holder):
            yield holder
        case tuple():
            for one in command:
                yield from drawers_named(one)
        case Struct():
            for name in command.__struct_fields__:
                yield from drawers_named(getattr(command, name))


def at_house_cost(command: Struct) -> Roles | None:
    """Who may do this, if the house pays; None if it does not."""
    return ROOM if HOUSE_DRAWER in drawers_named(command) else None


async def strange_drawer(door: Door, state: EventState, command: Struct, actor: str) -> Refusal | None:
    """The refusal of a drawer that belongs to nobody: a name in its place would enter the log."""
    others = {*drawers_named(command)} - {actor, HOUSE_DRAWER}
    if others:
        others -= {one.holder for one in state.cage.ledger.balances if one.kind is AccountKind.DRAWER}
        others -= {one.id for one in await door.staff.everybody() if one.active} if others else set()
    return refuse("unknown-drawer", cashier=min(others)) if others else None
