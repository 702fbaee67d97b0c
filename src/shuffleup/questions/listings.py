"""Lists that command line and server give as files: headings in a language, and numbers as it writes them."""

from enum import Enum

from msgspec import Struct

from shuffleup.formats.listing import COMMA, Listing, Punctuation, as_csv, as_json, as_xlsx
from shuffleup.locale.messages import messages
from shuffleup.projections.league import LeagueRow
from shuffleup.projections.ledger import AccountLine
from shuffleup.rulebooks.rule import Language


class FileKind(Enum):
    """The file format of a list."""

    CSV = "csv"
    XLSX = "xlsx"
    JSON = "json"


def titled(
    key: str, event: str, kind: type[Struct], rows: tuple[Struct, ...], currency: str, language: Language
) -> Listing:
    """A list with its headings in a language; ``event`` precedes its title."""
    say = messages(language).say
    headings = {name: say(f"listing-{name.replace('_', '-')}") for name in kind.__struct_fields__}
    title = say(f"listing-title-{key}")
    return Listing(f"{event}, {title}" if event else title, rows, kind, headings, currency)


def ledger_list(event: str, accounts: tuple[AccountLine, ...], currency: str, language: Language) -> Listing:
    """What an event, or a season, holds and owes: a row for each account."""
    return titled("ledger", event, AccountLine, accounts, currency, language)


def season_list(season: str, rows: tuple[LeagueRow, ...], currency: str, language: Language) -> Listing:
    """The table of a season: a row for each player."""
    return titled("season", season, LeagueRow, rows, currency, language)


def as_file(listing: Listing, kind: FileKind, language: Language) -> bytes:
    """The whole file: in CSV, numbers and separators are those of spreadsheets in the language."""
    match kind:
        case FileKind.CSV:
            return as_csv(listing, Punctuation() if language is Language.ENGLISH else COMMA)
        case FileKind.XLSX:
            return as_xlsx(listing)
        case FileKind.JSON:
            return as_json(listing)
