"""What the header ``Event`` says about money, and the terms that it makes."""

import re
from collections.abc import Callable

from shuffleup.rulebooks.catalogue import RULEBOOKS
from shuffleup.rulebooks.price_bands import PriceBands
from shuffleup.scenarios.event_headers import EVENT_FACTS, Fact
from shuffleup.scenarios.event_setting import STACK, EventSetting
from shuffleup.tournament.definition import EntryTerms, Shares
from shuffleup.tournament.money_terms import AddOnTerms, Admission, MoneyTerms, PriceStep, PrizeShares, RebuyTerms

MONEY = r"\d{1,7}(?:\.\d\d)?"
"""An amount of money as a scenario writes it: whole units, or units and hundredths."""

_TIMES = {"once": 1, "twice": 2, "without limit": None}
_LIMIT = r"once|twice|\d+ times|without limit"

USUAL_BUY_IN = 10_000


def cents(text: str) -> int:
    """An amount of money in its smallest unit."""
    units, _, hundredths = text.partition(".")
    return int(units) * 100 + int(hundredths or 0)


def _amounts(text: str) -> tuple[int, ...]:
    return tuple([cents(part) for part in re.findall(MONEY, text)])


def _limit(text: str) -> int | None:
    return _TIMES[text] if text in _TIMES else int(text.split()[0])


def _sale(shape: str) -> Callable[[str], tuple[int, ...]]:
    """Reads the groups of a price: the first ones are money where ``m`` stands in the shape, the rest are numbers."""

    def read(text: str) -> tuple[int, ...]:
        found = re.findall(MONEY, text)
        return tuple([cents(one) if kind == "m" else int(one) for kind, one in zip(shape, found, strict=True)])

    return read


EVENT_FACTS.extend(
    (
        Fact(rf"buy-in ({MONEY} \+ {MONEY})", "price", "buy-in 100 + 20", "buy-in and fee of an entry", _amounts),
        Fact(
            rf"late price ({MONEY} \+ {MONEY} from level \d+)",
            "late_price",
            "late price 100 + 30 from level 2",
            "another price from a level on",
            _sale("mmn"),
        ),
        Fact(r"late until level (\d+)", "late", "late until level 2", "the last level of late registration"),
        Fact(rf"re-entry ({_LIMIT})", "re_entries", "re-entry once", "how often a player may enter again", _limit),
        Fact(
            r"(chips may be given up)",
            "surrender",
            "chips may be given up",
            "a player may give his chips up to enter again",
            bool,
        ),
        Fact(
            rf"rebuys ({MONEY} for \d+ until level \d+)",
            "rebuy",
            "rebuys 100 for 5000 until level 2",
            "their price, chips and last level; for players without chips",
            _sale("mnn"),
        ),
        Fact(
            r"rebuys with up to (\d+) chips",
            "rebuy_stack",
            "rebuys with up to 10000 chips",
            "for players who have so many; without any, if not said",
        ),
        Fact(rf"rebuy ({_LIMIT})", "rebuys", "rebuy once", "how often a player may rebuy", _limit),
        Fact(
            rf"add-on ({MONEY} for \d+ in level \d+)",
            "add_on",
            "add-on 50 for 8000 in level 2",
            "its price, chips and level",
            _sale("mnn"),
        ),
        Fact(
            r"shares of (\d+(?:/\d+)+)",
            "shares",
            "shares of 50/30/20",
            "how the places share the prizes, in per cent",
            lambda text: tuple([100 * int(share) for share in text.split("/")]),
        ),
        Fact(
            r"(sit & go)",
            "kind",
            "sit & go",
            "the book's prices for this kind of event hold",
            lambda text: text.replace(" & ", "-and-"),
        ),
        Fact(r"(\d+) seats in the room", "cap", "18 seats in the room", "how many may sit at the same time"),
        Fact(r"(\d+) alternates?", "alternates", "5 alternates", "how many may wait for a seat"),
        Fact(rf"guarantee ({MONEY})", "guarantee", "guarantee 5000", "what the prizes come to at least", cents),
        Fact(
            rf"({MONEY})% of buy-ins to prizes", "buy_ins", "80% of buy-ins to prizes", "all of it if not said", cents
        ),
        Fact(
            rf"({MONEY})% of rebuys to prizes",
            "purchases",
            "90% of rebuys to prizes",
            "of add-ons too; all of it if not said",
            cents,
        ),
        Fact(rf"({MONEY})% for the organisation", "organisation", "5% for the organisation", "of buy-ins", cents),
        Fact(rf"({MONEY})% for the league", "league", "5% for the league", "of the pool collected", cents),
        Fact(
            r"checks of ([a-z-]+(?: and [a-z-]+)*)",
            "checks",
            "checks of age and banned-register",
            "what every player must have passed",
            lambda text: tuple(text.split(" and ")),
        ),
    )
)


def entry_terms(setting: EventSetting) -> EntryTerms:
    """The price of an entry; a hundred and no fee where nothing is said."""
    buy_in, fee = setting.fact("price", (USUAL_BUY_IN, 0))
    return EntryTerms(buy_in, fee, setting.fact("stack", STACK))


def shares_of(setting: EventSetting) -> Shares | None:
    """How the header divides the prizes; ``None`` where it does not say."""
    return setting.fact("shares", None) and Shares(setting.fact("shares", ()))


def money_terms(setting: EventSetting, book: str) -> MoneyTerms:
    """The terms that the header announces. The bands of the book hold where a price is named."""
    add_on = setting.fact("add_on", None)
    late = setting.fact("late_price", None)
    bands = RULEBOOKS[book].price_bands if setting.fact("price", None) else {}
    return MoneyTerms(
        prices=()
        if late is None
        else (PriceStep(name="late", buy_in_cents=late[0], fee_cents=late[1], from_level=late[2]),),
        admission=Admission(
            until_level=setting.fact("late", 0),
            re_entries=setting.fact("re_entries", 0),
            surrender=setting.fact("surrender", default=False),
            cap=setting.fact("cap", 0),
            alternates=setting.fact("alternates", 0),
            checks=setting.fact("checks", ()),
        ),
        rebuy=_rebuy_terms(setting),
        add_on=add_on and AddOnTerms(cents=add_on[0], chips=add_on[1], from_level=add_on[2], until_level=add_on[2]),
        shares=PrizeShares(
            buy_ins=setting.fact("buy_ins", 10_000),
            purchases=setting.fact("purchases", 10_000),
            organisation=setting.fact("organisation", 0),
            league=setting.fact("league", 0),
            bounty=setting.fact("bounty", None),
        ),
        guarantee_cents=setting.fact("guarantee", 0),
        bands=bands.get(setting.fact("kind", ""), PriceBands()),
    )


def _rebuy_terms(setting: EventSetting) -> RebuyTerms | None:
    rebuy = setting.fact("rebuy", None)
    if rebuy is None:
        return None
    cost, chips, level = rebuy
    return RebuyTerms(
        cents=cost,
        chips=chips,
        until_level=level,
        most=setting.fact("rebuys", None),
        up_to_stack=setting.fact("rebuy_stack", 0),
    )
