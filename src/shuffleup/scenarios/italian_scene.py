"""A table of poker all'italiana at one moment: the one that a server runs, with the people of a case at it.

Time stands still until a line lets it pass, and a player of whom nothing is said hides what he may hide.
"""

from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.cards.card import UNKNOWN, Card
from shuffleup.cards.italian.opening import OpeningLevel
from shuffleup.games.italiana import ITALIANA
from shuffleup.hand.actions import Action
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import Felt, HandState, Seated
from shuffleup.hand.strict_cards import deck_of_hand
from shuffleup.play.commands import OnlineCommand, StartClocks, TakeSeat, TimePassed
from shuffleup.play.state import OnlinePlayer
from shuffleup.play.table import Table
from shuffleup.play.terms import TableTerms
from shuffleup.rulebooks.policy.announced import unless_announced
from shuffleup.rulebooks.policy.italian_game import ItalianSwitches, ItalianTable, ParolAnte
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.scenarios.named_deck import NamedDeck, NamedHand
from shuffleup.scenarios.scenario import ItalianSetting, NamedCards
from shuffleup.scenarios.scene import Scene
from shuffleup.table.auto_play import FRESH_ACCOUNT, Panel, ShowOrMuck, panel
from shuffleup.table.button import clockwise
from shuffleup.table.carry import CarriedPot, Carry, NoCarry
from shuffleup.table.giro import GiroPazzo
from shuffleup.table.next_hand import TableButton
from shuffleup.table.plan import GameKey, HandPlan
from shuffleup.table.presence import SECOND, Prompt, clock_terms, seated
from shuffleup.table.stakes import Stakes

ITALIAN_SWITCHES, ITALIAN_TABLE = ItalianSwitches(), ItalianTable()
"""The readings of the book, and a table without choices of its own."""


def terms_of(setting: ItalianSetting, policy: ResolvedPolicy) -> TableTerms:
    """The options of the book, with what the case says of its table and its house."""
    chosen = {"giro_pazzo": True, **setting.terms.table} if setting.game.telesina else setting.terms.table
    switches = replace(ITALIAN_SWITCHES, **setting.terms.readings)
    return TableTerms(policy, switches, replace(ITALIAN_TABLE, **chosen))


class ItalianScene(Scene):
    """The table, its named cards, and the time."""

    def __init__(self, setting: ItalianSetting, policy: ResolvedPolicy, filling: int, *, asked: bool) -> None:
        """``asked``: players are asked whether they show; otherwise they hide what they may hide."""
        self.terms = terms_of(setting, policy)
        self._cards, self._filling, self._now = setting.cards, filling, 0
        self._silent: set[str] = set()
        mode = unless_announced(self.terms.policy.policy.event.ante_mode)
        stacks = {stack.player: stack.chips for stack in setting.stacks}
        game = GameKey(ITALIANA.key, setting.game.limit)
        super().__init__(Table(game, Stakes(0, 0, setting.ante, mode), self.terms, stacks, self._dealt))
        self._seat_everybody(setting, asked=asked)
        button = self.table.chair_of(setting.button)
        giro = tuple([self.table.chair_of(name) for name in setting.waiting.giro])
        if setting.game.telesina and not giro:
            giro = (button, *clockwise(range(1, len(stacks) + 1), button)[:-1])
        self.table.button = TableButton(button, carry=_carry(setting, self.terms.switches), giro=GiroPazzo(giro))
        refused = self.table.next_hand()
        assert refused is None, refused

    def _seat_everybody(self, setting: ItalianSetting, *, asked: bool) -> None:
        clocks = clock_terms(self.terms.italian, self.terms.switches)
        settled = dict(setting.people.preferences)
        self.give(StartClocks(clocks))
        for name in setting.players:
            prefers = replace(FRESH_ACCOUNT, **settled.get(name, {}))
            if not asked and prefers.showing is ShowOrMuck.ASK:
                prefers = replace(prefers, showing=ShowOrMuck.HIDE)
            here = replace(seated(clocks), sitting_out=name in setting.people.away)
            self.give(TakeSeat(name, here, prefers))

    def _dealt(self, rules: HandRules, plan: HandPlan) -> NamedHand:
        named, hands = self._cards, dict(self._cards.hands)
        vele = {"ABCDEFGHI".index(letter): card for letter, card in named.vele}
        cards = [hands.get(seat.player, ()) for seat in plan.seats]
        deck = NamedDeck(cards, f"{self._filling} {plan.hand}", stock=named.stock, vele=vele)
        hand = NamedHand.begin(rules, plan, deck, deck_of_hand(rules, plan))
        hand.go_on()
        return hand

    # ── what is done ─────────────────────────────────────────────────────────────────────────────────────────────────

    def act(self, action: Action) -> Refusal | None:
        """An action in the hand."""
        refused = self.table.act(action, self._now)
        return refused or self._time_goes_on()

    def give(self, command: OnlineCommand) -> Refusal | None:
        """Any other command to the table."""
        return self.table.command(command, self._now)

    def next_hand(self, cards: NamedCards) -> Refusal | None:
        """The next hand, with these cards."""
        self._cards = cards
        return self.table.next_hand(self._now)

    def wait(self, player: str, seconds: int) -> Refusal | None:
        """Lets time pass for a player with an open question, and for everybody else with one."""
        refused = self._not_asked(player)
        if refused or not self.table.online:
            return refused
        self._now += seconds * SECOND
        due = self.table.online.next_deadline
        return self.give(TimePassed()) if due is not None and self._now >= due else None

    def stay_silent(self, player: str) -> Refusal | None:
        """A player lets all his time pass; if others are asked as well, as soon as none of them will answer."""
        refused = self._not_asked(player)
        if not refused:
            self._silent.add(player)
        return refused or self._time_goes_on()

    def _time_goes_on(self) -> Refusal | None:
        self._silent.intersection_update(self.asked)
        due = self.table.online.next_deadline if self.table.online else None
        if due is None or not self._silent.issuperset(self.asked):
            return None
        self._now = due
        self._silent.clear()
        return self.give(TimePassed())

    def _not_asked(self, player: str) -> Refusal | None:
        if player in self.asked:
            return None
        dealer = self.table.dealer
        if self.panel:
            return refuse("not-your-turn", turn=dealer)
        return refuse("not-your-turn", player=player, why="player")

    # ── who is who ───────────────────────────────────────────────────────────────────────────────────────────────────

    def person(self, player: str) -> OnlinePlayer:
        """A player, in the hand or not."""
        found = self.table.online.player(player) if self.table.online else None
        assert found, "everybody took a seat before the first hand"
        return found

    @property
    def asked(self) -> tuple[str, ...]:
        """Everybody with an open question."""
        return tuple([one.player for one in self.table.online.asked]) if self.table.online else ()

    @property
    def panel(self) -> Panel | None:
        """The question to the dealer of a mad round; ``None`` while nobody chooses a game."""
        question = self.table.online.question(self.table.dealer) if self.table.online else None
        if not question or question.prompt is not Prompt.LAYOUT:
            return None
        dealer = self.person(self.table.dealer)
        return panel(self.terms.italian, dealer.preferences, dealer.presence)


def _carry(setting: ItalianSetting, switches: ItalianSwitches) -> Carry:
    """The pot that earlier hands have left."""
    waiting = setting.waiting
    if waiting.parol:
        paid = tuple([(stack.player, stack.chips) for stack in waiting.parol])
        most = max([chips for _, chips in paid])
        members = tuple([player for player, chips in paid if chips == most])
        ante_due = switches.parol_ante is ParolAnte.COLLECT
        return CarriedPot(paid, OpeningLevel.KINGS, members, ante_due=ante_due)
    if waiting.pot:
        share = waiting.pot // len(setting.stacks)
        return CarriedPot(tuple([(player, share) for player in setting.players]), waiting.level)
    return NoCarry()


def felt_of(scene: ItalianScene) -> Felt:
    """The cards on the table."""
    state: HandState = scene.hand.state
    assert not isinstance(state, Seated), "a hand that has begun is past the seats"
    return state.felt


def by_mask(scene: ItalianScene, mask: int) -> tuple[str, ...]:
    """The players in these seats."""
    return tuple([name for seat, name in enumerate(scene.names) if mask >> seat & 1])


def faces_of(scene: ItalianScene, player: str) -> tuple[Card, ...]:
    """The same as everybody sees them: unknown if covered."""
    return felt_of(scene).cards.faces[scene.seat(player)]


def open_cards(scene: ItalianScene, player: str) -> tuple[Card, ...]:
    """A player's open cards."""
    return tuple([face for face in faces_of(scene, player) if face != UNKNOWN])


def covered_cards(scene: ItalianScene, player: str) -> tuple[Card, ...]:
    """A player's covered cards."""
    places = felt_of(scene).cards.holes[scene.seat(player)]
    held = [scene.hand.deck.cards[place] for place in places]
    return tuple([card for card, face in zip(held, faces_of(scene, player), strict=True) if face == UNKNOWN])
