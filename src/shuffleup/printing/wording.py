"""How a paper writes money, chips, days and times: as the pages do, in its own language."""

from datetime import date
from decimal import Decimal

from babel.dates import format_date
from babel.numbers import format_currency, format_decimal
from msgspec import Struct

from shuffleup.locale.messages import Messages, Values
from shuffleup.room.calendar import WallClock


class Wording(Struct, frozen=True):
    """The words of one paper: its language, the currency of its event, the clock on the wall of its room."""

    speech: Messages
    currency: str
    wall: WallClock

    @property
    def language(self) -> str:
        """The code of the language."""
        return self.speech.language.value

    def say(self, name: str, values: Values | None = None) -> str:
        """A message in the language of the paper."""
        return self.speech.say(name, values)

    def chips(self, amount: int) -> str:
        """A number with thousands separated, in Spanish four-digit numbers too."""
        return format_decimal(amount, format="#,##0", locale=self.language)

    def money(self, cents: int) -> str:
        """Money, without decimals if the cents are 0."""
        form = None if cents % 100 else "¤#,##0" if self.language == "en" else "#,##0 ¤"
        amount = Decimal(cents) / 100
        return format_currency(amount, self.currency, form, self.language, currency_digits=form is None)

    def points(self, centipoints: int) -> str:
        """Points of a league, which are counted in hundredths: 27, 163.09."""
        form = "#,##0.00" if centipoints % 100 else "#,##0"
        return format_decimal(Decimal(centipoints) / 100, format=form, locale=self.language)

    def places(self, first: int, last: int) -> str:
        """Places of a ladder: 3, 13–14."""
        return self.chips(first) if first == last else f"{self.chips(first)}–{self.chips(last)}"

    def day(self, at: int) -> str:
        """The day of a point in time, in words."""
        return self.day_of(self.wall.told(at)[0])

    def day_of(self, day: str) -> str:
        """A day as 2026-11-27, in words."""
        return format_date(date.fromisoformat(day), "long", locale=self.language)

    def moment(self, at: int) -> tuple[str, str]:
        """Day and time of a point in time."""
        day, time = self.wall.told(at)
        return format_date(date.fromisoformat(day), "medium", locale=self.language), time
