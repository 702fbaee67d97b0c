"""What the lead of a room does for its staff: invite, give roles, dismiss, pair devices, hand out tokens.

Refusals, in this order:

    owners-only        only an owner makes owners and directors, and changes their roles
    no-such-person     nobody has this id
    person-damaged     his row cannot be read: it can only be erased
    last-owner         a room must keep one owner who can sign in
    no-such-key        there is no such device, invitation or token
    still-works-here   a person must have left before being erased
    not-your-password  the old password is wrong
"""

from shuffleup.accounts.keys import DAY, SESSIONS, Holder, Key, KeyKind
from shuffleup.accounts.passwords import unfit_password, unfit_pin
from shuffleup.accounts.roles import Role, may_make
from shuffleup.accounts.signing_in import Door, Signed
from shuffleup.accounts.staff import Person
from shuffleup.answer import Refusal, refuse

LISTED = (KeyKind.INVITATION, KeyKind.PAIRING, KeyKind.DEVICE, KeyKind.TOKEN)
"""The keys that can be listed and ended."""


class Office:
    """All staff matters except signing in. Times are microseconds UTC."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._keys, self._staff = door.keys, door.staff

    async def invite(self, role: Role, name: str, by: Signed, at: int) -> tuple[str, Key] | Refusal:
        """Makes an invitation; returns its secret and what is stored of it."""
        if not may_make(by.role, role):
            return refuse("owners-only", role=role.value)
        return await self._keys.make(KeyKind.INVITATION, Holder(role=role, name=name), by.staff, at)

    async def invite_player(self, person: str, name: str, by: str, at: int) -> tuple[str, Key]:
        """The secret by which a registered player signs in as himself; its holder is his id in the register."""
        return await self._keys.make(KeyKind.INVITATION, Holder(staff=person, role=Role.PLAYER, name=name), by, at)

    async def end_account(self, person: str) -> None:
        """Ends his account, and keeps nothing of him but his id."""
        await self._staff.erase(person)
        await self._keys.end_all(person, *KeyKind)
        self._door.forget()

    async def erase(self, person: str, by: Signed) -> Refusal | None:
        """Erases a person who has left; only the id stays, as the log has it."""
        one = await self._staff.one(person)
        if one is None:
            return refuse("no-such-person", id=person)
        if not may_make(by.role, one.role):
            return refuse("owners-only", role=one.role.value)
        if one.active:
            return refuse("still-works-here")
        await self.end_account(person)
        return None

    async def change(
        self, person: str, by: Signed, *, name: str = "", role: Role | None = None, active: bool | None = None
    ) -> Person | Refusal:
        """Changes a person's name or role, or whether he works here; if he does not, he is signed out at once."""
        one = await self._staff.one(person)
        if one is None:
            return refuse("no-such-person", id=person)
        if one.damaged:
            return refuse("person-damaged", id=person)
        if not all(may_make(by.role, each) for each in (one.role, role or one.role)):
            return refuse("owners-only", role=(role or one.role).value)
        if one.role is Role.OWNER and (active is False or role not in (None, Role.OWNER)) and await self._is_last(one):
            return refuse("last-owner")
        await self._staff.set(person, name=name or one.name, role=role or one.role, active=active)
        if active is False:
            await self._keys.end_all(person, *SESSIONS, KeyKind.TOKEN, KeyKind.OWNER_LINK)
        self._door.forget()
        changed = await self._staff.one(person)
        return changed or one

    async def choose_password(
        self, person: str, login: str, old: str, new: str, session: str, at: int
    ) -> Refusal | None:
        """A person's own login and password; if he has one, he must prove that he knows it. His other sessions end."""
        unfit = unfit_password(new, login)
        if unfit:
            return unfit
        one = await self._staff.one(person)
        wrong = await self._door.proves(one, old, at) if one and one.has_password else None
        if wrong:
            return wrong
        taken = await self._staff.choose_login(person, login, new)
        if taken is None:
            await self._keys.end_all(person, *SESSIONS, but=session)
            self._door.forget()
        return taken

    async def choose_pin(self, person: str, pin: str) -> Refusal | None:
        """Sets a person's own PIN, for the devices of the room."""
        unfit = unfit_pin(pin)
        if unfit is None:
            await self._staff.set_pin(person, pin)
        return unfit

    async def pairing(self, name: str, by: Signed, at: int) -> tuple[str, Key]:
        """The secret that makes a tablet or a screen a device of the room."""
        return await self._keys.make(KeyKind.PAIRING, Holder(name=name), by.staff, at)

    async def token(
        self, name: str, role: Role, events: tuple[str, ...], days: int, by: Signed, at: int
    ) -> tuple[str, Key] | Refusal:
        """The secret that lets a program in, with one role, for some events or all."""
        if role is not by.role and not may_make(by.role, role):
            return refuse("owners-only", role=role.value)
        holder = Holder(staff=by.staff, role=role, name=name, events=events)
        return await self._keys.make(KeyKind.TOKEN, holder, by.staff, at, lives=days * DAY)

    async def keys(self, at: int) -> tuple[Key, ...]:
        """The valid invitations, devices and tokens."""
        return await self._keys.listed(*LISTED, at=at)

    async def end(self, key: str, *kinds: KeyKind) -> Refusal | None:
        """Ends a key of these kinds: with a device, everybody signed in on it is out."""
        ended = await self._keys.end(key, *kinds)
        self._door.forget()
        return None if ended else refuse("no-such-key", id=key)

    async def _is_last(self, owner: Person) -> bool:
        everybody = await self._staff.everybody()
        return not any(
            one.role is Role.OWNER and one.active and one.has_password for one in everybody if one.id != owner.id
        )
