"""People of the register: who is meant, who may not enter, and who writes in it."""

from datetime import UTC, datetime

from shuffleup.answer import UNSAID, Refusal, Stated, Why
from shuffleup.people.person import RegisteredPerson, is_banned
from shuffleup.people.register import Keeper
from shuffleup.web.shell.asked import Asked
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.errors import of_refusal

SECOND = 1_000_000


def is_barred(desk: Desk, person: RegisteredPerson) -> bool:
    """May this person not enter today (UTC)?"""
    return is_banned(person, datetime.fromtimestamp(desk.clock.wall() / SECOND, UTC).date())


def known(desk: Desk, person: str) -> RegisteredPerson:
    """The person with this id. Raises ``RefusedError`` if there is none."""
    found = desk.register.one(person)
    if isinstance(found, Refusal):
        error = of_refusal(found, "")
        error.status = 404
        raise error
    return found


def keeper(request: Asked, desk: Desk, why: Why = UNSAID) -> Keeper:
    """The user, as the trail of a record names him."""
    return Keeper(request.user.staff or request.user.device, desk.now(), Stated(why.strip()))
