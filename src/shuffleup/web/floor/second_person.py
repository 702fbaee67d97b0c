"""Who can vouch for what nobody does with money alone."""

from litestar import get
from litestar.di import NamedDependency
from msgspec import Struct

from shuffleup.accounts.roles import Right, Role
from shuffleup.accounts.signing_in import Door
from shuffleup.web.shell.asked import Asked
from shuffleup.web.shell.desk import By
from shuffleup.web.shell.vouching import vouchers


class Voucher(Struct, frozen=True):
    """Somebody else who may vouch; without a PIN he has to choose one first."""

    id: str
    name: str
    role: Role
    has_pin: bool


@get("/vouchers", summary="Who can vouch", right=Right.GIVE_COMMANDS)
async def who_vouches(door: NamedDependency[Door], request: Asked) -> list[Voucher]:
    """Everybody but the caller who may vouch for a command; empty where his reason stands in their place."""
    others = await vouchers(door, By.of(request.user).actor)
    return [Voucher(one.id, one.name, one.role, one.has_pin) for one in others]
