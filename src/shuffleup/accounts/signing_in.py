"""The door of the server: who comes in, how, and under which identity until he leaves.

Refusals, in this order; none of them reveals whether a login exists:

    wait-after-failures    too many failures at this login from here, this PIN, this address or this device
    door-is-busy           too many passwords or PINs are being looked at
    attempt-under-way      another attempt with this login from here, or with this PIN, is under way
    wrong-login            the login or the password is wrong, or he no longer works here
    pin-blocked            the PIN was wrong ten times: it is void until he signs in by password and chooses another
    wrong-pin              the PIN is wrong
    link-used-up           the link was used before, has expired or never existed
    phone-link-gone        the code on a player's paper was withdrawn, has expired or never existed
"""

import asyncio
import hmac
import secrets
from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from shuffleup.accounts.database import Database
from shuffleup.accounts.failures import Attempt, Failures, GuessPlace, at_login, on_device
from shuffleup.accounts.keys import DAY, Holder, Key, KeyKind, KeyStore
from shuffleup.accounts.passwords import KNOWN, STRANGERS, fits, unfit_password
from shuffleup.accounts.roles import Role, may_make
from shuffleup.accounts.staff import Person, Staff
from shuffleup.answer import Refusal, refuse

PIN_TRIES = 10
LONGEST_PLACE = 100
NONCE_BYTES = 9
NONCE_LETTERS = 12
KNOWN_FOR = 2_000_000
"""How long a key that was found is not looked up again, in microseconds: within that time a session ends everywhere."""
KNOWN_MOST = 10_000
"""The most keys remembered at once."""


class Credential(Enum):
    """How a user came in."""

    SESSION = "session"
    DEVICE = "device"
    TOKEN = "token"
    PHONE = "phone"


class Signed(Struct, frozen=True):
    """An identity the server knows: a member of staff, a display, a program acting for a person, or a player."""

    way: Credential
    key: str
    role: Role
    staff: str = ""
    name: str = ""
    device: str = ""
    events: tuple[str, ...] = ()
    """The only events that he may command and see; empty for all."""
    player: str = ""
    """For a player at his phone: the id by which the event knows him."""


class Entered(Struct, frozen=True):
    """The result of coming in: the secret for the browser to keep, and the identity."""

    secret: str
    signed: Signed


Entry: TypeAlias = "Entered | Refusal"


class Door:
    """Lets people in. Times are microseconds UTC."""

    def __init__(self, database: Database) -> None:
        self.keys = KeyStore(database)
        self.staff = Staff(database)
        self.failures = Failures(database)
        self._seal = database.seal
        self._known: dict[tuple[KeyKind, str], tuple[int, Signed | None]] = {}
        self._void_pins = (0, 0)
        self._looking: dict[tuple[KeyKind, str], asyncio.Task[Signed | None]] = {}

    async def owner_link(self, at: int) -> str:
        """The secret of a link that lets the owner in once; the first call creates him.

        A link that was printed before stays good: another start does not take it from him. The first use ends them all.
        """
        owner = await self.staff.first_owner(at)
        secret, _ = await self.keys.make(KeyKind.OWNER_LINK, Holder(staff=owner.id), owner.id, at)
        return secret

    async def has_owner(self) -> bool:
        """Is there an owner who can sign in by password?"""
        everybody = await self.staff.everybody()
        return any(one.role is Role.OWNER and one.active and one.has_password for one in everybody)

    async def enter(self, link: str, device: str, at: int) -> Entry:
        """By the link that was printed in the terminal."""
        key = await self.keys.use_up(KeyKind.OWNER_LINK, link, at)
        person = await self.staff.one(key.holder.staff) if key else None
        if person is None or not person.active:
            return refuse("link-used-up")
        await self.keys.end_all(person.id, KeyKind.OWNER_LINK)
        return await self._in(person, device, at)

    def browser(self, login: str, told: str = "") -> str:
        """What a browser keeps where this login has signed in; empty if what it has ``told`` is not that."""
        nonce = told.partition(".")[0][:NONCE_LETTERS] if told else secrets.token_urlsafe(NONCE_BYTES)
        made = f"{nonce}.{self._seal.secret_of(f'browser/{self.staff.digest(login)}/{nonce}')}"
        return made if not told or hmac.compare_digest(made.encode(), told.encode()) else ""

    async def sign_in(self, login: str, password: str, device: str, address: str, at: int, browser: str = "") -> Entry:
        """By login and password. A ``browser`` where he has signed in before is not held up by strangers."""
        known = self.browser(login, browser) if browser else ""
        own = (GuessPlace(f"browser {known.partition('.')[0]} {self.staff.digest(login)}"),)
        lane = KNOWN if known else STRANGERS
        with lane.place() as there:
            if not there:
                return refuse("door-is-busy")
            places = own if known else at_login(self.staff.digest(login) or "", address)
            tried = await self.failures.take(places, at)
            if isinstance(tried, Refusal):
                return tried
            person = await self.staff.by_login(login)
            proofs = await self.staff.proofs(person.id if person else "")
            if not await fits(password, proofs.password, lane) or person is None:
                await self.failures.fail(tried)
                return refuse("wrong-login")
            await self.failures.give_back(tried)
        return await self._in(person, device, at)

    async def proves(self, person: Person, password: str, at: int) -> Refusal | None:
        """Asks somebody who is signed in for the password that he has."""
        with KNOWN.place() as there:
            if not there:
                return refuse("door-is-busy")
            tried = await self.failures.take((GuessPlace(f"password {person.id}"),), at)
            if isinstance(tried, Refusal):
                return tried
            if await fits(password, (await self.staff.proofs(person.id)).password):
                await self.failures.give_back(tried)
                return None
            await self.failures.fail(tried)
        return refuse("not-your-password")

    async def sign_in_by_pin(self, staff: str, pin: str, device: str, at: int) -> Entry:
        """By PIN, on a device of the room."""
        person = await self.vouches(staff, pin, device, at)
        return person if isinstance(person, Refusal) else await self._in(person, device, at, KeyKind.PIN_SESSION)

    async def vouches(self, staff: str, pin: str, where: str, at: int) -> Person | Refusal:
        """The person whose PIN this is, asked for on a device or in somebody else's session. Nobody is signed in."""
        with KNOWN.place() as there:
            if not there:
                return refuse("door-is-busy")
            tried = await self.failures.take((GuessPlace(f"pin {staff}"[:LONGEST_PLACE]), on_device(where)), at)
            if isinstance(tried, Refusal):
                return tried
            person = await self.staff.one(staff)
            if await self.staff.has_pin(staff, pin) and person is not None and person.active:
                await self.failures.give_back(tried)
                return person
            return await self._wrong_pin(staff, tried)

    async def _wrong_pin(self, staff: str, tried: Attempt) -> Refusal:
        void = tried.counts[0] >= PIN_TRIES
        if void:
            await self.staff.void_pin(staff, tried.at)
            self._void_pins = (tried.at, tried.at)
            await self.failures.forget(tried.places[0].name)
        await self.failures.fail(tried)
        return refuse("pin-blocked", tries=PIN_TRIES) if void else refuse("wrong-pin")

    async def accept(self, invitation: str, name: str, login: str, password: str, at: int) -> Entry:
        """By an invitation: he chooses the login and password that he uses from now on."""
        if not await self.keys.find(KeyKind.INVITATION, invitation, at):
            return refuse("link-used-up")  # a stranger learns nothing else here
        unfit = unfit_password(password, login)
        if unfit:
            return unfit
        if await self.staff.by_login(login):
            return refuse("login-taken", login=login)
        key = await self.keys.use_up(KeyKind.INVITATION, invitation, at)
        if key is None or key.holder.role is None:
            return refuse("link-used-up")
        person = await self.staff.make(name, key.holder.role, key.made_by, at, login, password)
        return person if isinstance(person, Refusal) else await self._in(person, "", at)

    async def pair(self, pairing: str, at: int) -> Entry:
        """Makes the browser that asks a device of the room: a display, or one where the staff sign in by PIN."""
        key = await self.keys.use_up(KeyKind.PAIRING, pairing, at)
        if key is None:
            return refuse("link-used-up")
        secret, device = await self.keys.make(KeyKind.DEVICE, key.holder, key.made_by, at)
        return Entered(secret, _of_device(device))

    async def open_phone(self, secret: str, at: int) -> Entry:
        """Shows a player his own page on the phone that has read the code on his paper."""
        signed = await self.known(KeyKind.PHONE, secret, at)
        return Entered(secret, signed) if signed else refuse("phone-link-gone")

    async def known(self, kind: KeyKind, secret: str, at: int) -> Signed | None:
        """Who holds this session, device or token; None for nobody. Looked up again after two seconds."""
        found = self._known.get((kind, secret))
        if found and 0 <= at - found[0] < KNOWN_FOR:
            return found[1]
        looking = self._looking.get((kind, secret))
        if looking is None:  # of a thousand pages that ask at once, only the first looks
            looking = self._looking[kind, secret] = asyncio.create_task(self._look_up(kind, secret, at))
            looking.add_done_callback(lambda _: self._looking.pop((kind, secret)))
        return await asyncio.shield(looking)

    async def void_pins_since(self, at: int) -> int:
        """Since when PINs have been void that were guessed at, 0 if there are none: the floor is told for a day."""
        looked, _ = self._void_pins
        if not 0 <= at - looked < KNOWN_FOR:
            looking = asyncio.create_task(self.staff.void_pins())
            looking.add_done_callback(lambda done: done.cancelled() or done.exception())
            void = await asyncio.shield(looking)  # whoever listens may leave meanwhile
            since = [one for one in void.values() if at - one < DAY]
            self._void_pins = (at, min(since, default=0))
        return self._void_pins[1]

    async def _look_up(self, kind: KeyKind, secret: str, at: int) -> Signed | None:
        key = await self.keys.find(kind, secret, at)
        signed = await self._holder(key) if key else None
        if len(self._known) >= KNOWN_MOST:
            self._known.clear()
        self._known[kind, secret] = (at, signed)
        return signed

    async def names(self) -> dict[str, str]:
        """The present or former names of the staff, the devices and the programs, by id."""
        return {**{one.id: one.name for one in await self.staff.everybody()}, **await self.keys.names()}

    def forget(self) -> None:
        """Looks everybody up again: somebody's rights have changed."""
        self._known.clear()

    async def _holder(self, key: Key) -> Signed | None:
        if key.kind is KeyKind.DEVICE:
            return _of_device(key)
        if key.kind is KeyKind.PHONE:
            held = key.holder
            return Signed(Credential.PHONE, key.id, Role.PLAYER, events=held.events, player=held.staff)
        person = await self.staff.one(key.holder.staff)
        if person is None or not person.active:
            return None
        if key.kind is KeyKind.TOKEN:
            role = key.holder.role or Role.DISPLAY
            if role is not person.role and not may_make(person.role, role):
                return None  # he could no longer hand it out
            return Signed(Credential.TOKEN, key.id, role, person.id, key.holder.name, "", key.holder.events)
        return Signed(Credential.SESSION, key.id, person.role, person.id, person.name, key.holder.device)

    async def _in(self, person: Person, device: str, at: int, kind: KeyKind = KeyKind.SESSION) -> Entered:
        secret, key = await self.keys.make(kind, Holder(staff=person.id, device=device), person.id, at)
        return Entered(secret, Signed(Credential.SESSION, key.id, person.role, person.id, person.name, device))


def _of_device(key: Key) -> Signed:
    return Signed(Credential.DEVICE, key.id, key.holder.role or Role.DISPLAY, "", key.holder.name, key.id)
