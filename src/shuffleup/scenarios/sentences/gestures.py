"""What words and chips bind a player to, and what others have done after them. Nothing happens.

Under tda-2024, Bruno says "five" and pushes 1000: bet 500, 500 back (rule 57)
"""

import re
from collections.abc import Callable
from itertools import groupby
from typing import Annotated, TypeAlias

from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.chips.pile import Pile
from shuffleup.hand.orders.actions import HeldAct
from shuffleup.hand.state import NOBODY, BettingRound, Settled
from shuffleup.rulings.gesture import NO_CHIPS, Caller, CameFirst, Front, Gesture, Heard
from shuffleup.rulings.ruling import Ruling
from shuffleup.rulings.speech.lexicon import LEXICON
from shuffleup.rulings.speech.reading import read_words
from shuffleup.rulings.speech.word import Word
from shuffleup.rulings.substantial import Act, ActKind
from shuffleup.rulings.words_and_chips.announcements import (
    BeforeAmount,
    Cause,
    Condition,
    Followed,
    announced_fold,
    announced_for_him,
    before_amount,
    conditional,
)
from shuffleup.rulings.words_and_chips.bounty_chip import BountyChip, bounty_chip
from shuffleup.rulings.words_and_chips.declared import what_binds
from shuffleup.rulings.words_and_chips.undercall import PutIn, WrongPrice, accepted_action, undercalls_in_a_row
from shuffleup.rulings.words_and_chips.wrong_bet import Meant, Noticed, WrongBet, noticed_late, wrong_bet
from shuffleup.scenarios.forms import NAME, NAMES, SLOTS, Naming, Slot, listed
from shuffleup.scenarios.language import rules, words
from shuffleup.scenarios.places import Chips, Heap, Other, Player
from shuffleup.scenarios.said import Joint, Listed, Saying, say
from shuffleup.scenarios.scene import OVER, Finding, Scene


def _motions(text: str) -> tuple[Pile, ...]:
    return tuple([SLOTS["pile"].read(part) for part in text.split(", then ")])


_PILE = SLOTS["pile"].shape
_UNSAID = (Word.NOTHING, Word.AMOUNT, Word.CALL_AND_RAISE, Word.QUESTION, Word.UNCLEAR)
_ACTS_SAID = "|".join(sorted({word for words in LEXICON.values() for word in words}, key=len, reverse=True))
Said: TypeAlias = Annotated[Word, words({word.value: word for word in Word if word not in _UNSAID})]
Speech: TypeAlias = Annotated[
    str,
    Slot(
        rf'"[^"]+"|(?:{_ACTS_SAID})(?: \d{{1,15}})?|\d{{1,15}}',
        lambda text: text.strip('"'),
        'what was said, in English, Italian or Spanish: `"forty-two thousand"`; an act, an amount or both also without '
        "the signs: `call`, `1400`, `raise 8000`",
    ),
]
Taken: TypeAlias = Annotated[Pile, SLOTS["pile"]]
Motions: TypeAlias = Annotated[
    tuple[Pile, ...],
    Slot(rf"{_PILE}(?:, then {_PILE})*", _motions, "chips of further motions: `500, then 500x2`", Naming(piles=tuple)),
]
Objector: TypeAlias = Annotated[
    Caller, words({"the dealer": Caller.DEALER, "the floor": Caller.FLOOR, "a player": Caller.PLAYER})
]


def _bound(
    scene: Scene, player: str, ruling: Callable[..., Ruling | Refusal], *situation: object
) -> Ruling | Refusal | Finding:
    """The ruling on a bet, during betting; if a player is named, only in his turn."""
    state = scene.hand.state
    if not isinstance(state, BettingRound):
        return OVER
    if player and state.turn != scene.seat(player):
        return Finding(say("it is {player}'s turn", player=scene.names[state.turn]))
    return scene.ruled(ruling, *situation)


def _in_play(scene: Scene, pile: Pile) -> Pile:
    """The chips as they are in play here, in whichever order their number and value were told."""
    return pile.told_in(scene.chips) if scene.chips else pile


def _binds(scene: Scene, player: str, made: Gesture) -> Ruling | Refusal | Finding:
    front = replace(made.front, chips=_in_play(scene, made.front.chips))
    later = tuple([_in_play(scene, pile) for pile in made.later])
    made = replace(made, chips=_in_play(scene, made.chips), later=later, front=front)
    return _bound(scene, player, what_binds, made, scene.hand.deck, scene.known)


# ── chips ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@rules("{player} pushes {pile}", "Bruno pushes 1000+500: call (rule 45)")
@rules(
    "{player} pushes {pile}, then {motions}",
    "Bruno pushes 500, then 500x2: call 400, 1100 back",
    "Chips without a word in several motions; the dealer speaks up.",
)
@rules(
    "{player} pushes {pile}, then {motions}, and {caller} objects",
    "Bruno pushes 500, then 500x2, and a player objects: call 400, 1100 back, open: staff verifies",
    "The same, and somebody else speaks up.",
)
def pushes(
    scene: Scene, player: Player, pile: Heap, motions: Motions = (), caller: Objector = Caller.DEALER
) -> Ruling | Refusal | Finding:
    """What chips pushed without a word mean. Nothing happens; the rule may follow."""
    return _binds(scene, player, Gesture(chips=pile, later=motions, caller=caller))


@rules(
    "{player} pushes {pile} and takes {taken} of it back",
    "Bruno pushes 1000+500 and takes 500 of it back: call (rule 45)",
)
def takes_one_back(scene: Scene, player: Player, pile: Heap, taken: Taken) -> Ruling | Refusal | Finding:
    """Chips that were let go of are bet, all of them, whatever is taken back afterwards."""
    left = list(pile)
    for chip in taken:
        if chip not in left:
            return refuse("not-among-the-chips", chip=chip)
        left.remove(chip)
    return _binds(scene, player, Gesture(chips=pile))


@rules("{player}, with {front} in front, pushes {pile}", "Giulia, with 1000 in front, pushes 100: raise to 1300")
@rules(
    "{player}, with {front} in front, takes back {amount} and pushes {pile}",
    "Giulia, with 1000 in front, takes back 1000 and pushes 100: raise to 1300",
    "The same, and he has taken so much of the earlier ones back.",
)
@rules(
    "{player} combines {front} in front with {pile}",
    "Giulia combines 25x2 in front with 500x2: call 550, or raise to 1150",
    "Earlier and new chips pushed forward together.",
    combined=True,
)
@rules(
    "{player} takes back {amount} and pushes {pile}",
    "Giulia takes back 25 and pushes 1000: raise to 1150",
    "Earlier chips of the street taken back, then new ones pushed.",
)
@rules(
    "{player} takes back {amount} and says {word}",
    "Giulia takes back 50 and says fold: call or raise",
    "Earlier chips of the street taken back, then a word.",
)
@rules(
    "{player} takes back {amount}",
    "Giulia takes back 50: call or raise",
    "Earlier chips of the street taken back, and nothing more yet.",
)
def beside_chips_in_front(
    scene: Scene,
    player: Player,
    front: Heap = NO_CHIPS,
    amount: Chips = 0,
    pile: Heap = NO_CHIPS,
    word: Said = Word.NOTHING,
    *,
    combined: bool = False,
) -> Ruling | Refusal | Finding:
    """New chips beside earlier ones of the street, which may be worth more than the player has bet."""
    return _binds(scene, player, Gesture(word, chips=pile, front=Front(front, amount, combined=combined)))


# ── words ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@rules("{player} says {words}", 'Bruno says "five": bet 500')
@rules(
    "{player} says {words} and pushes {pile}",
    'Bruno says "raise five" and pushes 1000: raise to 500, 500 back',
    "Words first, then chips.",
)
@rules(
    "{player} says {words} and pushes {pile}, then {motions}",
    "Bruno says raise and pushes 1000, then 500x2: raise to 2000",
    "Words first, then chips in several motions.",
)
@rules(
    "{player} pushes {pile} and then says {words}",
    'Bruno pushes 100x4 and then says "raise 1200": call 400',
    "Chips first, then words.",
    order=CameFirst.CHIPS_FIRST,
)
@rules(
    "{player} says {words} while pushing {pile}",
    'Bruno says "call" while pushing 5000: call 400',
    "Words and chips at the same moment.",
    order=CameFirst.TOGETHER,
)
@rules(
    "{player} says {words}, not heard by everybody, and pushes {pile}",
    'Anna says "forty-two thousand", not heard by everybody, and pushes 5000: the floor decides: bet 42000 or bet 5000',
    "Words that somebody at the table missed, then chips.",
    heard=Heard.NOT_BY_EVERYBODY,
)
def says_words(
    scene: Scene,
    player: Player,
    words: Speech,
    pile: Heap = NO_CHIPS,
    motions: Motions = (),
    order: CameFirst = CameFirst.WORDS_FIRST,
    heard: Heard = Heard.BY_EVERYBODY,
) -> Ruling | Refusal | Finding:
    """What words mean, as they were said: small numbers may mean hundreds or thousands."""
    meant = read_words(words, also=scene.words)
    return _binds(scene, player, Gesture(meant.word, meant.sizes, pile, motions, order=order, heard=heard))


_PUT = re.compile(rf"({NAME}) (\d[\dx×+]*)")
_DONE = {"called": ActKind.CALL, "folded": ActKind.FOLD, "raised": ActKind.RAISE}
_ACT = rf"(?:{'|'.join(_DONE)})(?:(?<=raised) to \d+)?"
_ACTED = re.compile(rf"({NAMES}) ({_ACT})")
Acted: TypeAlias = tuple[tuple[str, ActKind, int], ...]


def _puts(text: str) -> tuple[tuple[str, Pile], ...]:
    return tuple([(name, SLOTS["pile"].read(pile)) for name, pile in _PUT.findall(text)])


def _since(text: str) -> Acted:
    acts = []
    for names, done in _ACTED.findall(text):
        word, _, to = done.partition(" to ")
        acts.extend([(name, _DONE[word], int(to or 0)) for name in SLOTS["players"].read(names)])
    return tuple(acts)


def _since_said(acts: Acted) -> Listed | str:
    """Those who did the same after one another stand together: ``Carla and Dario called, Elena folded``."""
    told: list[Saying] = []
    for (kind, to), same in groupby(acts, key=lambda one: one[1:]):
        players = listed([name for name, _, _ in same])
        raised = (
            say("{players} raised to {to}", players=players, to=to) if to else say("{players} raised", players=players)
        )
        called, folded = say("{players} called", players=players), say("{players} folded", players=players)
        told.append({ActKind.CALL: called, ActKind.FOLD: folded}.get(kind, raised))
    return Listed(tuple(told), Joint.COMMA) if told else "nobody acted"


Puts: TypeAlias = Annotated[
    tuple[tuple[str, Pile], ...],
    Slot(
        rf"{_PUT.pattern.replace('(', '(?:')}(?:, {_PUT.pattern.replace('(', '(?:')})+",
        _puts,
        "players with the chips that they put in: `Carla 1000x2, Dario 1000`",
        Naming(people=lambda puts: [name for name, _ in puts], piles=lambda puts: [pile for _, pile in puts]),
    ),
]
_PROMISED = {
    "bets": HeldAct.RAISE,
    "raises": HeldAct.RAISE,
    "calls": HeldAct.CALL,
    "checks": HeldAct.CALL,
    "folds": HeldAct.FOLD,
}


def _promised(text: str) -> tuple[HeldAct, int]:
    amount = re.search(r"\d+", text)
    return _PROMISED[text.partition(" ")[0]], int(amount[0]) if amount else 0


Promise: TypeAlias = Annotated[
    tuple[HeldAct, int],
    Slot(
        r"(?:bets|raises to) \d+|bets|raises|calls|checks|folds",
        _promised,
        "what he said he would do: `raises to 800`, `bets 300`, `raises`, `calls`, `checks` or `folds`",
    ),
]
Hasty: TypeAlias = Annotated[Word, words({"calls": Word.CALL, "folds": Word.FOLD, "raises": Word.RAISE})]
WhatFollowed: TypeAlias = Annotated[Followed, words({"a bet follows": Followed.BET, "no bet follows": Followed.NO_BET})]
SinceThen: TypeAlias = Annotated[
    Acted,
    Slot(
        rf"nobody acted|{NAMES} {_ACT}(?:, {NAMES} {_ACT})*",
        _since,
        "who has acted on the bet, in order: `Carla and Dario called, Elena folded`, also `Carla raised to 3000`, or "
        "`nobody acted`",
        Naming(people=lambda acts: [name for name, _, _ in acts]),
        said=_since_said,
    ),
]

# ── bets of an illegal size ──────────────────────────────────────────────────────────────────────────────────────────


@rules(
    "{player} raised to {told}, {since}; noticed {noticed}",
    "Bruno raised to 1000, Carla called; noticed on the same street: Bruno and Carla pay 1200",
)
@rules(
    "{player} bet {told}, {since}; noticed {noticed}",
    "Anna bet 100, Bruno called; noticed after the next card: it stands",
    "The same of the first bet of a street.",
)
@rules(
    "{player} bet the quoted pot of {told}, {since}; noticed {noticed}",
    "Anna bet the quoted pot of 9500, Bruno folded; noticed on the same street: Anna pays 10500",
    "A pot bet on a wrong count of the pot: who has how much in for the street now.",
    meant=Meant.POT,
)
def wrong_size(
    scene: Scene, player: Player, told: Chips, since: SinceThen, noticed: Noticed, meant: Meant = Meant.AMOUNT
) -> Ruling | Refusal | Finding:
    """A raise of an illegal size that others have acted on: how much each player has in for the street now."""
    acts = tuple([Act(scene.seat(name), kind, to) for name, kind, to in since])
    if noticed is Noticed.SHOWDOWN and isinstance(scene.hand.state, Settled):
        return scene.ruled(noticed_late, WrongBet(told, acts, noticed, meant))
    return _bound(scene, player, wrong_bet, WrongBet(told, acts, noticed, meant), scene.hand.deck)


# ── the others ───────────────────────────────────────────────────────────────────────────────────────────────────────


@rules("{puts} are too little", "Carla 1000x2, Dario 1000 are too little: call 8000, open: later undercalls")
def too_little(scene: Scene, puts: Puts) -> Ruling | Refusal | Finding:
    """Several players in a row put in less than the call; the outcome is that of the first."""
    return _bound(
        scene, "", undercalls_in_a_row, tuple([PutIn(scene.seat(name), _in_play(scene, pile)) for name, pile in puts])
    )


@rules(
    "the dealer announces a call of {player}, who has not called",
    "the dealer announces a call of Bruno, who has not called: asked again",
)
def call_announced(scene: Scene, player: Player) -> Ruling | Refusal | Finding:
    """What a dealer announces binds nobody: the player acts himself, and what others have done waits for him."""
    return _bound(scene, player, announced_for_him)


@rules("{player} calls, told {told}", "Bruno calls, told 1200: call 2100, or act again")
@rules(
    "{player} pushes {pile}, told {told}",
    "Bruno pushes 1000+100x2, told 1200: call 2100, or act again",
    "The chips of a call after a wrong count.",
)
def call_on_wrong_count(scene: Scene, player: Player, told: Chips, pile: Heap = NO_CHIPS) -> Ruling | Refusal | Finding:
    """A call after the player was told a wrong count."""
    return _bound(scene, player, accepted_action, WrongPrice(told, _in_play(scene, pile)))


@rules(
    "{player} says what he will do if somebody bets",
    "Bruno says what he will do if somebody bets: the floor decides: bound to it or not bound",
)
@rules(
    "{player} says that he {promise} if somebody bets",
    "Bruno says that he folds if somebody bets: the floor decides: bound to it or not bound",
    "The same, with what he said, so that the floor can hold him to it.",
    cause=Cause.BETS,
)
@rules(
    "{player} says that he {promise} if {other} {cause}",
    "Bruno says that he raises to 800 if Anna bets: the floor decides: bound to it or not bound",
    "The same, if one player does something.",
)
def condition(
    scene: Scene, player: Player, promise: Promise | None = None, other: Other = "", cause: Cause = Cause.BETS
) -> Ruling | Refusal | Finding:
    """A conditional statement."""
    said = Condition(*promise, cause, scene.seat(other) if other else NOBODY) if promise else None
    return _bound(scene, "", conditional, scene.seat(player), said)


@rules(
    "{player} announces a fold to any bet and {followed}",
    "Bruno announces a fold to any bet and a bet follows: dead hand",
)
def fold_announced(scene: Scene, player: Player, followed: WhatFollowed) -> Ruling | Refusal | Finding:
    """A fold announced before there is a bet."""
    return _bound(scene, "", announced_fold, scene.seat(player), followed)


@rules("{player} {hasty} before the amount is known", "Bruno folds before the amount is known: fold")
def hasty_act(scene: Scene, player: Player, hasty: Hasty) -> Ruling | Refusal | Finding:
    """The player to act has said bet or raise and not yet how much; this player acts after him."""
    return _bound(scene, "", before_amount, BeforeAmount(scene.seat(player), hasty))


@rules("{player} throws in a bounty chip", "Bruno throws in a bounty chip: all in for 5000")
@rules(
    "{player} throws in a bounty chip with {pile}",
    "Bruno throws in a bounty chip with 500: call 400, open: object goes back",
    "The same among chips.",
)
def object_thrown(scene: Scene, player: Player, pile: Heap = NO_CHIPS) -> Ruling | Refusal | Finding:
    """An object without chip value, put in alone."""
    return _bound(scene, player, bounty_chip, BountyChip(_in_play(scene, pile)), scene.hand.deck)
