"""A person of the register: his papers, his ban, what he agreed to, and the id by which the log knows him.

Refusals, in this order:

    nobody-named         there is no name, or it cannot be shown
    name-like-id         a name in the form of an id could be mistaken for another person
    country-unknown      no country has this code (ISO 3166, two letters)
    reason-missing       a ban needs a reason
    ban-ends-too-early   the ban would end before it begins
"""

import re
import secrets
from datetime import date
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import Refusal, Why, refuse
from shuffleup.people.countries import COUNTRIES
from shuffleup.tournament.words.names import LONGEST_NAME, can_be_shown, canonical_name

ID = re.compile(r"(?<![\w-])p-[0-9a-hjkmnp-tv-z]{8}(?![\w-])")
"""A person's id, wherever it occurs in a text: 40 random bits in letters that are hard to confuse."""
_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
_ID_LENGTH = 8
_MARK = slice(2, 6)


class Agreement(Enum):
    """What a person may agree to."""

    RESULTS = "results"  # his name in published results
    PICTURES = "pictures"
    MESSAGES = "messages"


class Consent(Struct, frozen=True):
    """A person agreed: to what, when (microseconds UTC), and who recorded it."""

    to: Agreement
    at: int
    by: str


class PlayerBan(Struct, frozen=True):
    """A person may not enter from one day to the end of another; without an end, until the ban is lifted."""

    since: date
    until: date | None
    reason: Why
    by: str


class Papers(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything personal. Unknown fields are empty."""

    name: str
    public_name: str = ""
    """The name shown on the wall; empty for his name."""
    country: str = ""
    """Two letters (ISO 3166)."""
    card: str = ""
    """His card number as the club writes it."""
    email: str = ""
    phone: str = ""
    notes: str = ""
    consents: tuple[Consent, ...] = ()
    ban: PlayerBan | None = None


class RegisteredPerson(Struct, frozen=True):
    """A person in the register. Times are microseconds UTC."""

    id: str
    papers: Papers | None
    """None once he was erased."""
    merged_into: str
    """The id of the same person that holds his papers; empty if this one does."""
    made_at: int
    changed_at: int
    changed_by: str


def new_id() -> str:
    """A new id that is not yet used."""
    return "p-" + "".join([secrets.choice(_LETTERS) for _ in range(_ID_LENGTH)])


def is_id(text: str) -> bool:
    """Has this text the form of a person's id?"""
    return text.startswith("p-") and ID.fullmatch(text) is not None


def mark_of(person: str) -> str:
    """What tells a person without a name from others like him: the first characters of his id."""
    return person[_MARK].upper()


def unfit_name(name: str) -> Refusal | None:
    """Why nobody can have this name."""
    if not can_be_shown(name):
        return refuse("nobody-named", why="name", most=LONGEST_NAME)
    return refuse("name-like-id", name=name) if ID.search(canonical_name(name)) else None


def unfit(papers: Papers) -> Refusal | None:
    """What is wrong with a person's papers."""
    for name in filter(None, (papers.name or " ", papers.public_name)):
        if wrong := unfit_name(name):
            return wrong
    if papers.country and papers.country not in COUNTRIES:
        return refuse("country-unknown", country=papers.country)
    return unfit_ban(papers.ban) if papers.ban else None


def unfit_ban(ban: PlayerBan) -> Refusal | None:
    """What is wrong with a ban."""
    if not ban.reason.strip():
        return refuse("reason-missing", why="ban")
    if ban.until and ban.until < ban.since:
        return refuse("ban-ends-too-early", since=ban.since.isoformat(), until=ban.until.isoformat())
    return None


def tidy(papers: Papers) -> Papers:
    """The papers in the form in which names are compared, with the country code in capitals."""
    texts = ("name", "public_name", "card", "email", "phone")
    tidied = {field: canonical_name(getattr(papers, field)) for field in texts}
    return replace(papers, **tidied, country=papers.country.strip().upper(), notes=papers.notes.strip())


def joined(kept: Papers, gone: Papers) -> Papers:
    """The papers of a person who had two sets: gaps in the first are filled from the second."""
    fields = ("public_name", "country", "card", "email", "phone", "ban")
    filled = {field: getattr(gone, field) for field in fields if not getattr(kept, field)}
    agreed = {one.to for one in kept.consents}
    consents = (*kept.consents, *[one for one in gone.consents if one.to not in agreed])
    notes = "\n".join(filter(None, (kept.notes, gone.notes)))
    return replace(kept, **filled, consents=consents, notes=notes)


def is_banned(person: RegisteredPerson, day: date) -> bool:
    """Is he banned from entering on this day?"""
    ban = person.papers.ban if person.papers else None
    return ban is not None and ban.since <= day and (ban.until is None or day <= ban.until)
