"""What the columns of a list are: as a person says, as their headings say in three languages, or as their cells look.

Only what a register needs is taken. Addresses, e-mail, telephone numbers and dates of birth are left out, and their
columns are listed.
"""

from collections.abc import Mapping, Sequence
from enum import Enum

from msgspec import Struct

from shuffleup.people.alike import plain
from shuffleup.people.countries import COUNTRIES


class ListColumn(Enum):
    """What a column may hold."""

    NAME = "name"
    FIRST = "first"
    LAST = "last"
    PUBLIC = "public"
    COUNTRY = "country"
    CARD = "card"
    PERSONAL = "personal"  # not taken


_HEADS: Mapping[ListColumn, str] = {
    ListColumn.NAME: "name names player players fullname playername nominativo nomecompleto nomeecognome nomecognome "
    "cognomenome cognomeenome giocatore giocatori nombrecompleto nombreyapellidos nombreyapellido jugador jugadores",
    ListColumn.FIRST: "firstname givenname forename first nome nomedibattesimo nombre nombredepila",
    ListColumn.LAST: "lastname surname familyname last cognome apellido apellidos",
    ListColumn.PUBLIC: "nickname nick alias shortname publicname soprannome apodo sobrenombre nombrepublico "
    "nomepubblico",
    ListColumn.COUNTRY: "country nation nationality countrycode paese nazione nazionalita stato pais nacionalidad",
    ListColumn.CARD: "card cardnumber cardno membership membershipnumber memberno membernumber memberid member id "
    "tessera ntessera numerotessera numeroditessera tesserano tarjeta ntarjeta numerodetarjeta carne carnet socio "
    "nsocio numerodesocio",
    ListColumn.PERSONAL: "email mail emailaddress posta postaelettronica correo correoelectronico phone telephone "
    "mobile tel cell telefono cellulare movil address street city town zip zipcode postcode indirizzo via citta cap "
    "direccion calle ciudad codigopostal birthday birthdate dateofbirth dob born datadinascita nascita "
    "fechadenacimiento nacimiento age eta edad notes note notas comments commenti comentarios",
}
_COLUMN_OF = {head: column for column, heads in _HEADS.items() for head in heads.split()}


class ListColumns(Struct, frozen=True):
    """The columns by number from 0, their headings, and whether the first row is headings."""

    fields: Mapping[ListColumn, int]
    personal: tuple[str, ...] = ()
    """Columns that are not taken, by heading or number."""
    unknown: tuple[str, ...] = ()
    headed: bool = False


def columns_of(rows: Sequence[Sequence[str]], told: Mapping[ListColumn, int], *, headed: bool | None) -> ListColumns:
    """What the columns are; ``told`` are those named by a person, by number from 0."""
    first = rows[0]
    heads = [_COLUMN_OF.get(_letters(cell)) for cell in first]
    has_heads = any(heads) and not any("@" in cell for cell in first) if headed is None else headed
    if told:
        rest = [_named(first, place, headed=has_heads) for place in range(len(first)) if place not in told.values()]
        return ListColumns(told, (), tuple(rest), has_heads)
    if has_heads:
        return _by_heads(first, heads)
    return _by_cells(rows[:200])


def _letters(head: str) -> str:
    return "".join([one for one in plain(head) if one.isalnum()])


def _named(first: Sequence[str], place: int, *, headed: bool) -> str:
    return first[place] if headed and first[place] else str(place + 1)


def _by_heads(first: Sequence[str], heads: Sequence[ListColumn | None]) -> ListColumns:
    """Of two columns with the same heading the first one counts. A name beside a surname is a first name."""
    fields: dict[ListColumn, int] = {}
    personal: list[str] = []
    unknown: list[str] = []
    for place, column in enumerate(heads):
        if column is ListColumn.PERSONAL:
            personal.append(first[place])
        elif column is None or column in fields:
            unknown += [_named(first, place, headed=True)] if first[place] else []
        else:
            fields[column] = place
    if ListColumn.LAST in fields and ListColumn.FIRST not in fields and ListColumn.NAME in fields:
        fields[ListColumn.FIRST] = fields.pop(ListColumn.NAME)
    elif ListColumn.NAME not in fields and ListColumn.LAST not in fields and ListColumn.FIRST in fields:
        fields[ListColumn.NAME] = fields.pop(ListColumn.FIRST)
    return ListColumns(fields, tuple(personal), tuple(unknown), headed=True)


def _by_cells(rows: Sequence[Sequence[str]]) -> ListColumns:
    """If nobody says: country codes, what looks like e-mail, numbers, and the rest are names in turn."""
    fields: dict[ListColumn, int] = {}
    personal: list[str] = []
    texts: list[int] = []
    for place in range(max(len(row) for row in rows)):
        cells = [row[place] for row in rows if place < len(row) and row[place]]
        if not cells:
            continue
        if any("@" in cell for cell in cells):
            personal.append(str(place + 1))
        elif all(cell.upper() in COUNTRIES for cell in cells) and texts:
            fields.setdefault(ListColumn.COUNTRY, place)
        elif all(any(letter.isdigit() for letter in cell) for cell in cells):
            fields.setdefault(ListColumn.CARD, place)
        else:
            texts.append(place)
    pair = texts[:2]
    names = (ListColumn.FIRST, ListColumn.LAST) if len(pair) > 1 else (ListColumn.NAME,)
    fields |= dict(zip(names, pair, strict=False))
    return ListColumns(fields, tuple(personal), tuple([str(place + 1) for place in texts[2:]]))
