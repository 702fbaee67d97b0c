"""An evening of The Tournament Director as the room takes it in, and what must hold of it."""

from shuffleup.people.directory import Directory
from shuffleup.people.matching import Answers
from shuffleup.room.calendar import WallClock
from shuffleup.room.tdt.announced import HouseWords
from shuffleup.room.tdt.keeping import Ready, ready
from shuffleup.room.tdt.report import drafted
from shuffleup.service.streams import Shuffler
from shuffleup.tournament.words.money import POOL, AccountKind
from shuffleup.tournament.words.state import EventState, Phase
from tests.formats.tdt_files import Call, bust, buy_in, player, tables, tournament

SHUFFLER = Shuffler.from_seed(7, committed=True)


def shown(text: str, answers: Answers | None = None, directory: Directory | None = None) -> Ready:
    """The import of a file that can be told."""
    found = ready(
        drafted(text.encode(), "friday.tdt", HouseWords("")),
        answers or Answers(),
        directory or Directory(),
        SHUFFLER,
        WallClock("Europe/Rome"),
    )
    assert isinstance(found, Ready), found
    return found


def state(found: Ready) -> EventState:
    return found.made.told.state


def closes(after: EventState) -> None:
    """Nothing is left over: the ledger comes to nothing, and of an event that is over everything is paid."""
    balances = after.cage.ledger.balances
    assert not sum(balances.values())
    if after.phase is Phase.FINISHED:
        assert not balances.get(POOL, 0)
        assert not any(cents for account, cents in balances.items() if account.kind is AccountKind.PRIZES)


def running(*prizes: Call) -> str:
    players = [player(f"p{one}", f"Player {one}", [buy_in()], ChipCount=9_000 if one == 1 else 5_500)
               for one in (1, 2, 3)]  # fmt: skip
    players.append(player("p4", "Player 4", [buy_in(out=bust(25, ["p1"], 2))]))
    for one in players:
        assert isinstance(one.given[0], dict)
    seats: list[str | None] = [None, "p3", None, "p1", None, None, "p2", None, None]
    return tournament(players, prizes, EndTime=0, Tables=tables(9, taken=seats), CurrentLevel=3,
                      CurrentPeriodDuration=1_200, AccumulatedSeconds=300)  # fmt: skip
