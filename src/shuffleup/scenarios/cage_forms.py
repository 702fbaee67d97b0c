"""What is bought and paid in a tournament, and what must be so of its money."""

from shuffleup.scenarios.cage_setting import MONEY, cents
from shuffleup.scenarios.forms import Form, Slot
from shuffleup.scenarios.scenario import Sentence
from shuffleup.tournament.cage_state import AccountKind

# ── deeds ────────────────────────────────────────────────────────────────────────────────────────────────────────────


class Enters(Sentence, frozen=True):
    """These players pay and enter, one after the other."""

    players: tuple[str, ...]


class CrowdEnters(Sentence, frozen=True):
    """So many players of no name enter."""

    crowd: int


class PlayBegins(Sentence, frozen=True):
    """Seats are drawn and the first level begins."""


class Checked(Sentence, frozen=True):
    """A check of a player comes to this."""

    player: str
    check: str
    passed: bool


class Rebuys(Sentence, frozen=True):
    """These players pay for a rebuy, one after the other."""

    players: tuple[str, ...]


class CrowdRebuys(Sentence, frozen=True):
    """So many players of no name lose everything, and rebuy."""

    crowd: int


class AnnouncesRebuy(Sentence, frozen=True):
    """A player says that he rebuys, and does not pay yet."""

    player: str


class DeclinesRebuy(Sentence, frozen=True):
    """A player without chips says that he does not rebuy."""

    player: str


class PaysDebt(Sentence, frozen=True):
    """A player pays what he owes."""

    player: str


class TakesAddOn(Sentence, frozen=True):
    """These players take the add-on."""

    players: tuple[str, ...]


class GivesUpChips(Sentence, frozen=True):
    """A player gives his chips up and buys another entry."""

    player: str


class Voided(Sentence, frozen=True):
    """The last entry of a player is voided."""

    player: str


class Refunded(Sentence, frozen=True):
    """A player gets his money back."""

    player: str


class RegistrationCloses(Sentence, frozen=True):
    """The director closes registration and settles the pool."""


# ── expectations ─────────────────────────────────────────────────────────────────────────────────────────────────────


class AccountHas(Sentence, frozen=True):
    """What an account of the event comes to."""

    kind: AccountKind
    cents: int


class PlayersMoney(Sentence, frozen=True):
    """What a player owes, or is owed."""

    kind: AccountKind
    player: str
    cents: int


class TaxBaseIs(Sentence, frozen=True):
    """What the gaming tax is reckoned on."""

    cents: int


class LedgerCloses(Sentence, frozen=True):
    """Everything adds up: all accounts, and every drawer with what went through it."""


class MayEnter(Sentence, frozen=True):
    """Whether a player may buy an entry now."""

    player: str
    yes: bool


class MayRebuy(Sentence, frozen=True):
    """Whether a player may rebuy now."""

    player: str
    yes: bool


class MayTakeBack(Sentence, frozen=True):
    """Whether a player's rebuy may be taken back."""

    player: str
    yes: bool


class HasChips(Sentence, frozen=True):
    """What stands before these players."""

    players: tuple[str, ...]
    amount: int


class SitsByLot(Sentence, frozen=True):
    """Whether a player's late seat was drawn."""

    player: str
    drawn: bool


class HasTicket(Sentence, frozen=True):
    """The number of an alternate."""

    player: str
    amount: int


class PriceAllowed(Sentence, frozen=True):
    """Whether an event at this price may be opened."""

    cents: int
    fee: int
    yes: bool


CAGE_SLOTS = {
    "money": Slot(MONEY, cents, "money: `120`, or `62.50`"),
    "fee": Slot(MONEY, cents, "money: `120`, or `62.50`"),
    "crowd": Slot(r"[1-9]\d{0,3}", int, "a number of players"),
    "check": Slot(r"[a-z]+(?:-[a-z]+)*", str, "what is looked at: `age`, `banned-register`"),
}


def _account(kind: str, money: int) -> AccountHas:
    return AccountHas(AccountKind[kind], money)


CAGE_PLAY = (
    Form("{players} enter(s)", "They pay the price of the moment in cash.", "Anna and Bruno enter", Enters),
    Form("{crowd} players enter", "Players of no name, each with one entry.", "40 players enter", CrowdEnters),
    Form("play begins", "Seats are drawn, and the first level begins.", "play begins", PlayBegins),
    Form(
        "{player} passes the check of {check}",
        "It is written down.",
        "Anna passes the check of age",
        lambda player, check: Checked(player, check, passed=True),
    ),
    Form(
        "{player} fails the check of {check}",
        "It is written down.",
        "Anna fails the check of banned-register",
        lambda player, check: Checked(player, check, passed=False),
    ),
    Form("{players} pay(s) for a rebuy", "In cash, and the chips are there.", "Anna pays for a rebuy", Rebuys),
    Form(
        "{crowd} players bust and rebuy",
        "Players of no name lose everything to somebody at their table, and buy chips.",
        "10 players bust and rebuy",
        CrowdRebuys,
    ),
    Form(
        "{player} announces a rebuy",
        "The chips are there, the money is owed.",
        "Anna announces a rebuy",
        AnnouncesRebuy,
    ),
    Form("{player} declines the rebuy", "A player without chips is out.", "Anna declines the rebuy", DeclinesRebuy),
    Form("{player} pays the debt", "All that was announced.", "Anna pays the debt", PaysDebt),
    Form("{players} take(s) the add-on", "And pay for it.", "Anna and Bruno take the add-on", TakesAddOn),
    Form(
        "{player} gives up the chips and enters again",
        "The chips leave play, and another entry is paid.",
        "Anna gives up the chips and enters again",
        GivesUpChips,
    ),
    Form("the entry of {player} is voided", "It was never played.", "the entry of Anna is voided", Voided),
    Form("{player} gets the money back", "All that waits for a player.", "Anna gets the money back", Refunded),
    Form(
        "registration is closed",
        "By the director: the pool is settled.",
        "registration is closed",
        RegistrationCloses,
    ),
)

CAGE_EXPECTED = (
    Form("the prize pool is {money}", "As it stands.", "the prize pool is 4100", lambda money: _account("POOL", money)),
    Form("the fees are {money}", "So far.", "the fees are 800", lambda money: _account("FEES", money)),
    Form(
        "the house keeps {money}",
        "Of buy-ins, rebuys and add-ons, what is neither prizes nor for the organisation.",
        "the house keeps 700",
        lambda money: _account("HOUSE", money),
    ),
    Form(
        "the organisation has {money}",
        "So far.",
        "the organisation has 200",
        lambda money: _account("ORGANISATION", money),
    ),
    Form(
        "the league gets {money}",
        "The retention of a settled pool.",
        "the league gets 400",
        lambda money: _account("RETENTION", money),
    ),
    Form(
        "the house adds {money}",
        "To reach the guarantee; the pool is settled.",
        "the house adds 1000",
        lambda money: AccountHas(AccountKind.OVERLAY, -money),
    ),
    Form(
        "the tax base is {money}",
        "Of the gaming tax, as it stands.",
        "the tax base is 1250",
        lambda money: TaxBaseIs(money),
    ),
    Form("the ledger closes", "All accounts, and every drawer.", "the ledger closes", LedgerCloses),
    Form(
        "{player} owes {money}",
        "For chips that were announced.",
        "Anna owes 100",
        lambda player, money: PlayersMoney(AccountKind.OWED, player, money),
    ),
    Form(
        "{money} wait(s) for {player}",
        "Money to be given back.",
        "120 waits for Anna",
        lambda player, money: PlayersMoney(AccountKind.REFUNDS, player, money),
    ),
    Form(
        "{player} may enter",
        "Now, at the price of the moment.",
        "Anna may enter",
        lambda player: MayEnter(player, yes=True),
    ),
    Form(
        "{player} may not enter",
        "Now. The rule may follow.",
        "Anna may not enter",
        lambda player: MayEnter(player, yes=False),
        cites=True,
    ),
    Form("{player} may rebuy", "Now.", "Anna may rebuy", lambda player: MayRebuy(player, yes=True)),
    Form(
        "{player} may not rebuy",
        "Now. The rule may follow.",
        "Anna may not rebuy (rule 27)",
        lambda player: MayRebuy(player, yes=False),
        cites=True,
    ),
    Form(
        "the rebuy of {player} may be taken back",
        "The last one.",
        "the rebuy of Anna may be taken back",
        lambda player: MayTakeBack(player, yes=True),
    ),
    Form(
        "the rebuy of {player} may not be taken back",
        "The last one. The rule may follow.",
        "the rebuy of Anna may not be taken back (rule 27)",
        lambda player: MayTakeBack(player, yes=False),
        cites=True,
    ),
    Form("{players} has|have {amount} chips", "Before each of them.", "Anna has 10000 chips", HasChips),
    Form(
        "the seat of {player} was drawn",
        "A late seat, by lot. The rule may follow.",
        "the seat of Zoe was drawn (rule 8)",
        lambda player: SitsByLot(player, drawn=True),
        cites=True,
    ),
    Form(
        "the seat of {player} followed the order of arrival",
        "A late seat, without a lot. The rule may follow.",
        "the seat of Zoe followed the order of arrival (rule MED-5)",
        lambda player: SitsByLot(player, drawn=False),
        cites=True,
    ),
    Form("{player} is alternate {amount}", "The number of the ticket.", "Zoe is alternate 1", HasTicket),
    Form(
        "an entry for {money} + {fee} is within the bands",
        "Such an event may be opened.",
        "an entry for 20 + 5 is within the bands",
        lambda money, fee: PriceAllowed(money, fee, yes=True),
    ),
    Form(
        "an entry for {money} + {fee} is outside the bands",
        "Such an event may not be opened. The rule may follow.",
        "an entry for 19 + 5 is outside the bands (rule MED-4)",
        lambda money, fee: PriceAllowed(money, fee, yes=False),
        cites=True,
    ),
)
