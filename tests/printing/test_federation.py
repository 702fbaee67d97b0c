"""What the prize sheet says where a league has its share of the money collected for prizes."""

from shuffleup.locale.messages import messages
from shuffleup.printing.federation import after_the_league
from shuffleup.printing.wording import Wording
from shuffleup.room.calendar import WallClock
from shuffleup.rulebooks.rule import Language
from shuffleup.tournament.words.terms import PrizeShares


def said(shares: PrizeShares, language: Language = Language.ENGLISH) -> list[str]:
    """The lines of the sheet."""
    return list(after_the_league(shares, Wording(messages(language), "EUR", WallClock())))


def test_the_sheet_says_that_80_and_5_per_cent_pay_76() -> None:
    """MED-4 and MED-19: the league's share is one of what is collected for prizes."""
    told = "80% of the buy-ins are for prizes: 76% are paid here, 4% go to the league"
    assert said(PrizeShares(buy_ins=8_000, league=500)) == [told]
    assert "76%" in said(PrizeShares(buy_ins=8_000, league=500), Language.SPANISH)[0]
    assert said(PrizeShares(buy_ins=9_250, league=500)) == [
        "92.5% of the buy-ins are for prizes: 87.875% are paid here, 4.625% go to the league"
    ]
    assert said(PrizeShares(buy_ins=8_000)) == said(PrizeShares(league=500)) == []
