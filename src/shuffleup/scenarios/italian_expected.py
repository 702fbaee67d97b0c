"""How expectations of poker all'italiana are written: the forms after ``Under italiana,``."""

from collections.abc import Callable

from shuffleup.projections.buttons import Act
from shuffleup.scenarios import italian_expectations as says
from shuffleup.scenarios.expectations import ONLY_POT, PotGoes, Wins, WinsUnseen
from shuffleup.scenarios.forms import SLOTS, Form, Language
from shuffleup.scenarios.italian_play import PLAY_SLOTS
from shuffleup.scenarios.italian_slots import ACTS, EXPECTED_SLOTS

_DECK = (
    Form("the lowest card is the {rank}", "Of this hand's deck.", "the lowest card is the seven", says.LowestCard),
    Form("the deck has {amount} cards", "All that this hand can be dealt from.", "the deck has 32 cards", says.DeckHas),
    Form(
        "{amount} cards are out and {left} is|are left",
        "Dealt, and still in the deck.",
        "39 cards are out and 1 is left",
        says.CardsOut,
    ),
    Form(
        "{number} players cannot be dealt in", "There is no such table.", "7 players cannot be dealt in", says.NotSeated
    ),
    Form(
        "{number} card(s) is|are left in the stock",
        "Before anything is shuffled.",
        "4 cards are left in the stock",
        says.StockHas,
    ),
    Form(
        "{five} is {made}",
        "Five cards in the deck of this table.",
        "Qh Jd Tc 9s 8d is a straight to the queen, media",
        lambda five, made: says.CardsAre(five, made),
    ),
    Form(
        "{five} beats {others}",
        "Who wins a pot that all these hands contest.",
        "Ad Kd Qd 9d 8d beats Jh Jd Jc 7s 7c",
        says.CardsBeat,
    ),
    Form(
        "{player} counts {five}, {made}",
        "What own cards and vele, as far as they are turned, come to.",
        "Anna counts Kh Kd Kc Th Ts, a full house",
        lambda player, five, made: says.Counts(player, five, made),
    ),
)
_DRAWN = (
    Form("nobody has drawn", "No card was exchanged.", "nobody has drawn", says.NobodyDrew),
    Form("{player} has drawn nothing", "He has kept his cards.", "Bruno has drawn nothing", says.HasDrawn),
    Form(
        "{player} has drawn {pool}",
        "In this order.",
        "Bruno has drawn Ah Kh Qh",
        lambda player, pool: says.HasDrawn(player, pool),
    ),
    Form(
        "{player} has drawn {count} of {pool}",
        "Cards of a stock that was shuffled again.",
        "Fabio has drawn 2 of Jd 9s 8h 7c",
        lambda player, count, pool: says.HasDrawn(player, (), ((count, pool),)),
    ),
    Form(
        "{player} has drawn {pool}, then {count} of {pool2}",
        "The last cards of a stock, and some of the next one.",
        "Elena has drawn Kd, then 2 of Jd 9s 8h 7c",
        lambda player, pool, count, pool2: says.HasDrawn(player, pool, ((count, pool2),)),
    ),
    Form(
        "{player} has drawn {count} of {pool}, then {count2} of {pool2}",
        "Some of one stock and some of the next.",
        "Fabio has drawn 3 of Jd 9s 8h 7c, then 1 of Qs 9h",
        lambda player, count, pool, count2, pool2: says.HasDrawn(player, (), ((count, pool), (count2, pool2))),
    ),
    Form(
        "the {nth} new stock is made of {pool}",
        "The discards that were shuffled when the stock was used up.",
        "the first new stock is made of Jd 9s 8h 7c",
        lambda nth, pool: says.NewStock(nth, pool),
    ),
)
_OPEN_CARDS = (
    Form("{player} has {pool} down", "Covered cards.", "Bruno has Kd down", says.HasDown),
    Form("{player} has {pool} up", "Open cards, in the order of the deal.", "Bruno has 8c Ah up", says.HasUp),
    Form(
        "{player} has {down} card(s) down and {up} up",
        "How many.",
        "Bruno has 1 card down and 4 up",
        says.DownAndUp,
    ),
    Form(
        "{player} may turn up {one} or {other}",
        "The covered cards between which he chooses.",
        "Bruno may turn up Ah or Kd",
        lambda player, one, other: says.MayTurnUp(player, (*one, *other)),
    ),
    Form("nobody has a card to turn up", "No choice is open.", "nobody has a card to turn up", says.NobodyTurnsUp),
    Form(
        "the vele are turned in the order {turns}",
        "So far.",
        "the vele are turned in the order A+C, B+D, E",
        says.TurningOrder,
    ),
    Form(
        "there were {number} betting rounds", "So far in this hand.", "there were 7 betting rounds", says.BettingRounds
    ),
)


def _takes(*acts: Act) -> Callable[..., says.ButtonTakes]:
    def make(player: str, amount: int = 0, number: int = 0) -> says.ButtonTakes:
        return says.ButtonTakes(player, acts, amount or number)

    return make


_ACTS = (
    Form("nobody is to act", "The hand is over.", "nobody is to act", says.ToActIs),
    Form("{player} is to act", "Betting, drawing or answering.", "Carla is to act", says.ToActIs),
    Form("{player} may {doable}", "This and nothing else.", "Bruno may knock, open or fold", says.MayDoExactly),
    Form(
        "{player} may go blind for {amount}",
        "For no other sum.",
        "Bruno may go blind for 40",
        _takes(*ACTS["go blind"]),
    ),
    Form("{player} may open for {amount}", "The least opening.", "Bruno may open for 10", _takes(Act.BET)),
    Form("{player} may bet {amount}", "The least bet.", "Bruno may bet 10", _takes(Act.BET)),
    Form(
        "{player} may raise to {amount}",
        "The least raise, as a total for the round.",
        "Carla may raise to 101",
        _takes(Act.RAISE),
    ),
    Form("{player} may call {amount}", "Chips to add.", "Carla may call 40", _takes(Act.CALL)),
    Form("{player} may join for {number}", "What catching up costs.", "Dario may join for 40", _takes(Act.JOIN)),
    Form(
        "{player} may put in {amount} at most",
        "By one act, the call included.",
        "Dario may put in 160 at most",
        says.PutsInAtMost,
    ),
    Form(
        "{player}'s button for {amount} reads {label}",
        "What stands on the button by which so many chips go in.",
        "Carla's button for 80 reads RESTO",
        says.Reads,
    ),
    Form(
        "{player}'s fold must be confirmed",
        "Nothing is to be paid.",
        "Bruno's fold must be confirmed",
        lambda player: says.FoldConfirmed(player, asked=True),
    ),
    Form(
        "{player}'s fold needs no confirmation",
        "Something is to be paid.",
        "Carla's fold needs no confirmation",
        lambda player: says.FoldConfirmed(player, asked=False),
    ),
    Form(
        "a raise to {amount} reopens the betting",
        "By whoever is to act; those who have acted may raise again.",
        "a raise to 400 reopens the betting",
        lambda amount: says.RaiseReopens(amount, so=True),
    ),
    Form(
        "a raise to {amount} does not reopen the betting",
        "It is legal, and those who have acted may only call or fold.",
        "a raise to 399 does not reopen the betting",
        lambda amount: says.RaiseReopens(amount, so=False),
    ),
    Form(
        "{player} may change {number} cards at most", "Of his five.", "Bruno may change 4 cards at most", says.MayChange
    ),
    Form("{player} may not change {number} cards", "It is refused.", "Bruno may not change 5 cards", says.MayNotChange),
    Form(
        "{player} is asked for the vele and the covered card",
        "The dealer of a giro pazzo.",
        "Anna is asked for the vele and the covered card",
        lambda player: says.AskedFor(player, vele=True, covered=True),
    ),
    Form(
        "{player} is asked for the vele",
        "For nothing else.",
        "Anna is asked for the vele",
        lambda player: says.AskedFor(player, vele=True, covered=False),
    ),
    Form(
        "{player} is asked for the covered card",
        "For nothing else.",
        "Anna is asked for the covered card",
        lambda player: says.AskedFor(player, vele=False, covered=True),
    ),
    Form(
        "{player} is asked nothing",
        "The hand is dealt at once.",
        "Anna is asked nothing",
        lambda player: says.AskedFor(player, vele=False, covered=False),
    ),
)
_POTS = (
    Form("the opening level is {level}", "What opens this hand.", "the opening level is queens", says.LevelIs),
    Form("the pot is {amount}", "All chips in the middle, bets included.", "the pot is 320", says.InThePot),
    Form(
        "a pot of {amount} is carried",
        "Nobody has won it; the next hand is played for it.",
        "a pot of 120 is carried",
        says.PotCarries,
    ),
    Form(
        "{player} has put in {amount}",
        "Into the pot, also in earlier hands that nobody won.",
        "Bruno has put in 50",
        says.HasPutIn,
    ),
    Form(
        "{pot} is {amount}, for {players}",
        "A pot as it stands, and who contests it.",
        "side pot 1 is 12, for Carla and Dario",
        says.PotIsFor,
    ),
    Form("{pot} of {amount} goes to {players}", "Who wins this pot.", "side pot 1 of 100 goes to Bruno", PotGoes),
    Form(
        "the pot of {amount} goes to {players}",
        "The same, where there is no side pot.",
        "the pot of 80 goes to Carla",
        lambda amount, players: PotGoes(ONLY_POT, amount, players),
    ),
    Form("{player} wins {amount}", "From all pots.", "Anna wins 280", Wins),
    Form(
        "{player} wins {amount} without showing",
        "And nobody sees the hand.",
        "Bruno wins 40 without showing",
        WinsUnseen,
    ),
    Form("{player} gets {amount} back", "Chips that nobody matched.", "Carla gets 180 back", says.GetsBack),
    Form("{player} has nothing", "No chips behind.", "Anna has nothing", says.HasChips),
    Form("{player} has {amount}", "The stack at this point.", "Bruno has 1030", says.HasChips),
)
_PEOPLE = (
    Form("{players} has|have shown", "These hands and no others.", "Carla and Anna have shown", says.HaveShown),
    Form("nothing is shown", "No hand lies open.", "nothing is shown", says.HaveShown),
    Form("{players} is|are dealt in", "These players and no others.", "Bruno and Dario are dealt in", says.DealtIn),
    Form("{players} is|are in the hand", "Nobody else is.", "Bruno and Dario are in the hand", says.InTheHand),
    Form("{player} has the button", "In this hand.", "Bruno has the button", says.Deals),
    Form(
        "{player} is eliminated",
        "Out of the tournament.",
        "Dario is eliminated",
        lambda player: says.IsOut(player, so=True),
    ),
    Form(
        "{player} is not eliminated",
        "Also without chips.",
        "Anna is not eliminated",
        lambda player: says.IsOut(player, so=False),
    ),
    Form(
        "{player} is sitting out",
        "Until he comes back.",
        "Carla is sitting out",
        lambda player: says.SitsOut(player, so=True),
    ),
    Form(
        "{player} is not sitting out",
        "He is asked as ever.",
        "Carla is not sitting out",
        lambda player: says.SitsOut(player, so=False),
    ),
    Form(
        "{player} has {seconds} s of time bank left",
        "For the rest of the tournament.",
        "Carla has 48 s of time bank left",
        says.BankLeft,
    ),
    Form(
        "{players} still deal(s) in the giro pazzo",
        "In this order, and nobody else.",
        "Dario and Anna still deal in the giro pazzo",
        says.StillDeal,
    ),
    Form("no giro pazzo is on", "The next hand is the draw game.", "no giro pazzo is on", says.StillDeal),
    Form(
        "the hand is telesina",
        "A hand of the giro pazzo.",
        "the hand is telesina",
        lambda: says.GameIs(telesina=True),
    ),
    Form(
        "the hand is poker all'italiana",
        "The draw game.",
        "the hand is poker all'italiana",
        lambda: says.GameIs(telesina=False),
    ),
    Form(
        "the hand is played with {layout} and {mode}",
        "The vele and the way of covering.",
        "the hand is played with croce and mai",
        lambda layout, mode: says.PlayedWith(layout, mode),
    ),
    Form("another game", "The book says nothing of this game.", "another game", says.AnotherGame),
)

ITALIAN_EXPECTED = Language(
    (*_DECK, *_DRAWN, *_OPEN_CARDS, *_ACTS, *_POTS, *_PEOPLE), SLOTS | PLAY_SLOTS | EXPECTED_SLOTS
)
"""What may be expected."""
