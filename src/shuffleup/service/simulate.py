"""A whole tournament with bots in the seats, on the path that every command takes (``service.run``).

Time is simulated. A round is one hand at every table; it begins at one point and ends ``seconds_per_hand`` later:

    begins   on the bubble AnnounceHandForHand · StartRound · PlanHand at each table → the hands are dealt
    ends     table by table: the bots act, the hand ends → ReportHand · hand for hand: ReleaseTable · CloseRound

A day that is over is followed by the next one at the hour of the first.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping

from msgspec import Struct

from shuffleup.answer import Refusal, voice
from shuffleup.bots.bot import Bot
from shuffleup.bots.cast import bot_for, game_choice
from shuffleup.bots.italiana import dealer_choice
from shuffleup.bots.turns import decision
from shuffleup.cards.deck import Deck
from shuffleup.formats.event.deals import PlannedDeal
from shuffleup.hand.actions import Proceed
from shuffleup.hand.events import HandEvent
from shuffleup.hand.state import BettingRound, BlindOpening, CatchUp, Choosing, Drawing, Settled
from shuffleup.hand.view import plan_of, seat_asked
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.service import buyers
from shuffleup.service.buyers import deal_is_due, deal_of
from shuffleup.service.games_played import NO_GAMES, GamesPlayed, GamesTally
from shuffleup.service.loaded_table import LoadedTable, hand_events
from shuffleup.service.outcome import Accepted, Outcome
from shuffleup.service.react import Order
from shuffleup.service.run import Service
from shuffleup.service.streams import SOFTWARE, Own, Shuffler, event_stream, own_id, table_stream
from shuffleup.store.port import Store
from shuffleup.table.auto_play import FRESH_ACCOUNT, panel
from shuffleup.table.giro import DealerChoice
from shuffleup.tournament.facts.clock import levels_due, next_round_at
from shuffleup.tournament.facts.ends import hand_for_hand_is_due, to_play
from shuffleup.tournament.facts.hands import chooser_now
from shuffleup.tournament.facts.italian import dealer_due
from shuffleup.tournament.words import commands
from shuffleup.tournament.words.clock import AnnounceHandForHand, ReleaseTable, StartDay
from shuffleup.tournament.words.definition import Definition
from shuffleup.tournament.words.live import ChooseGame
from shuffleup.tournament.words.state import EventState, Phase
from shuffleup.tournament.words.terms import Flight
from shuffleup.wire.deal import DealHand
from shuffleup.wire.json import Command

START = 1_767_268_800_000_000
"""When simulated events begin: 1 January 2026, noon UTC, in microseconds."""
SECOND = 1_000_000
DAY = 86_400 * SECOND


class RunRefusedError(Exception):
    """The event cannot be played to its end: the rules refused a command that the run must give."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(voice(refusal))
        self.refusal = refusal


class Entrants(Struct, frozen=True):
    """Which players play what under which rules."""

    event_id: str
    definition: Definition
    policy: ResolvedPolicy
    players: tuple[str, ...]
    deal: PlannedDeal | None = None
    """What the last players divide among themselves."""


class Shared(Struct, frozen=True):
    """What the streams of one programme have in common: the service, the bots by player, and when this one begins."""

    service: Service
    bots: Mapping[str, Bot]
    begins: int


class FinishedHand(Struct, frozen=True):
    """A hand that was played: its number in the event, where, at which level, with how many actions of players."""

    number: int
    table: int
    level: int
    actions: int
    events: tuple[HandEvent, ...]
    deck: Deck
    at: int = 0
    """When the round before it was over, in microseconds UTC."""
    stream: str = ""
    """The table's stream, under whose name the deck was shuffled."""


class Progress(Struct, frozen=True, gc=False):
    """How far a run is."""

    rounds: int
    hands: int
    actions: int
    players: int
    tables: int
    level: int
    at: int


class Played(Struct, frozen=True):
    """A finished run."""

    state: EventState
    progress: Progress
    tables: int
    """The number of tables at the start."""
    longest: FinishedHand | None
    began: int = START
    games: GamesTally = NO_GAMES
    """In a rotation of games: how often each was dealt."""


def _ignore(_: object) -> None:
    """For runs without watching or recording."""


class Simulation:
    """One event being played. ``watch`` is called at the start and each round; ``record`` per hand, costing time."""

    def __init__(
        self,
        store: Store,
        shuffler: Shuffler,
        entrants: Entrants,
        watch: Callable[[Progress], None] = _ignore,
        record: Callable[[FinishedHand], None] | None = None,
        shared: Shared | None = None,
    ) -> None:
        self._shared = shared or Shared(Service(store, shuffler), cast(shuffler.bots_seed(), entrants.players), START)
        self._service = self._shared.service
        self._entrants = entrants
        self._stream = event_stream(entrants.event_id)
        self._bots = self._shared.bots
        self._watch = watch
        self._record = record
        self._given = 0
        self._tables = 0
        self._actions = 0
        self._progress = Progress(0, 0, 0, len(entrants.players), 0, 1, self._shared.begins)
        self._longest: FinishedHand | None = None
        rotation = entrants.definition.rotation
        self._games = GamesPlayed(rotation) if rotation else None

    async def play(self) -> Played:
        """Plays the event to the prizes. Raises ``RunRefusedError``."""
        await self.open()
        await self.enter(self._entrants.players)
        await self.play_on()
        await self.give(commands.AwardPrizes())
        return await self.played()

    def with_bots(self, bots: Mapping[str, Bot]) -> "Simulation":
        """The same run with other bots in the seats."""
        self._bots = bots
        return self

    async def open(self) -> None:
        """Announces the event; everybody passes its checks."""
        entrants = self._entrants
        await self.give(commands.OpenEvent(entrants.event_id, entrants.definition, entrants.policy))
        await self._give_all(buyers.checks(entrants.definition, entrants.players), self._progress.at)

    async def enter(self, players: tuple[str, ...]) -> None:
        """Sells these players an entry each."""
        await self.give(commands.Register(players))

    async def play_on(self, each_round: Callable[[EventState], Awaitable[None]] | None = None) -> None:
        """Draws the seats and plays until no more hands will be played, or a flight's day is over."""
        await self.give(commands.DrawSeats())
        await self.give(commands.StartEvent())
        await self._note(0, 0, self.now)
        self._tables = self._progress.tables
        self._watch(self._progress)
        while _goes_on(state := await self._state()):
            if each_round:
                await each_round(state)
            await self._round()
            self._watch(self._progress)
            # Gives Ctrl-C and other users of the loop a turn.
            await asyncio.sleep(0)

    async def give(self, command: Command) -> None:
        """Gives a command at the present time of the run."""
        await self._give(command, self._progress.at)

    @property
    def now(self) -> int:
        """The present time of the run: the end of the last round, or when the event begins."""
        return self._progress.at

    async def played(self) -> Played:
        """The run as it stands."""
        games = self._games.tally if self._games else NO_GAMES
        return Played(await self._state(), self._progress, self._tables, self._longest, self._shared.begins, games)

    async def _round(self) -> None:
        begins = await self._begins()
        ends = begins + self._entrants.definition.seconds_per_hand * SECOND
        await self._give(commands.StartRound(), begins)
        if not _goes_on(await self._state()):
            return  # the sale has ended, and everybody has a seat of the satellite
        tables = to_play(await self._state(), begins)
        for table in tables:
            await self._choose_game(table, begins)
            await self._give(commands.PlanHand(table, choice=await self._choice(table)), begins)
            if self._games:
                place = (await self._state()).floor.tables[table].button.turn.place
                assert place is not None
                self._games.note(table, place.game)
        held = [table for table in tables if not await self._play_table(table, ends)]
        for table in held:
            # Hand for hand: all-ins wait until every table has finished its hand (RP-8, PSLive 23, FIGP 60).
            await self._give(ReleaseTable(table), ends)
            await self._play_table(table, ends)
        await self._give_all(buyers.before_the_close(await self._state()), ends)
        await self._give(commands.CloseRound(), ends)
        await self._give_all(buyers.after_the_close(await self._state(), ends), ends)
        planned, state = self._entrants.deal, await self._state()
        if planned and deal_is_due(state, planned):
            await self._give_all(deal_of(state, planned), ends)
        await self._service.store.settle(self._stream)
        await self._note(1, len(tables), ends)

    async def _give_all(self, bought: Iterable[Command], at: int) -> None:
        for command in bought:
            await self._give(command, at)

    async def _begins(self) -> int:
        """When the next round begins, after the floor has done what is due before it."""
        state = await self._state()
        if state.hand_for_hand and levels_due(state, self.now):
            # During hand for hand the clock moves with the hands, but a break passes in real time: it begins now.
            await self.give(commands.AdvanceClock())
            state = await self._state()
        begins = next_round_at(state)
        if state.day.over:
            begins += DAY - (begins - self._shared.begins) % DAY
            await self._give(StartDay(), begins)
        if hand_for_hand_is_due(await self._state()):
            await self._give(AnnounceHandForHand(), begins)
        return begins

    async def _play_table(self, table: int, at: int) -> bool:
        """Lets the bots of a table act. False when the hand is held before its end."""
        loaded = await self._table(table)
        bots = self._bots
        execute = self._service.execute
        while isinstance(state := loaded.state, BettingRound | Drawing | Choosing | BlindOpening | CatchUp):
            player = state.felt.plan.seats[seat_asked(state)].player
            dealt = loaded.dealt(state.felt.plan)
            action = decision(bots[player], dealt.rules, state, dealt.deck)
            assert action is not None
            _insist(await execute(Order(loaded.stream, str(loaded.version + 1), action, player), at))
            self._actions += 1
        if not isinstance(loaded.state, Settled):
            return False
        await self._finish(table, loaded)
        return True

    async def _choice(self, table: int) -> DealerChoice | None:
        """What the bot that deals next chooses in a mad round; None in any other hand."""
        italian = self._entrants.definition.italian.table
        if not italian.giro_pazzo:
            return None
        state = await self._state()
        dealer = dealer_due(state, table)
        if not dealer:
            return None
        return dealer_choice(self._bots[dealer].seed, state.floor.hands, panel(italian, FRESH_ACCOUNT))

    async def _choose_game(self, table: int, at: int) -> None:
        """Dealer's choice: the player whose turn it is names the game of the table's next turn."""
        rotation = self._entrants.definition.rotation
        if not rotation or not rotation.chosen:
            return
        state = await self._state()
        due = chooser_now(state, state.floor.tables[table])
        if due:
            game = game_choice(self._bots[due.player].seed, state.floor.hands, rotation)
            await self._give(ChooseGame(table=table, game=game.variant, limit=game.limit, author=due.player), at)

    async def _finish(self, table: int, loaded: LoadedTable) -> None:
        """Records the hand if wanted, and lets the store pack its rows: they will not be read soon."""
        most = self._longest.actions if self._longest else 0
        if self._record or loaded.commands_of_hand > most:
            hand = await self._finished(table, loaded)
            if hand.actions > most:
                self._longest = hand
            if self._record:
                self._record(hand)
        await self._service.store.settle(loaded.stream)

    async def _finished(self, table: int, loaded: LoadedTable) -> FinishedHand:
        assert loaded.state is not None
        plan = plan_of(loaded.state)
        rows = await self._service.store.read(loaded.stream, loaded.version - loaded.commands_of_hand)
        actions = sum([not isinstance(row.command, DealHand | Proceed) for row in rows])
        level = (await self._state()).clock.number
        deck = loaded.dealt(plan).deck
        return FinishedHand(plan.hand, table, level, actions, hand_events(rows), deck, self.now, loaded.stream)

    async def _note(self, rounds: int, hands: int, at: int) -> None:
        state = await self._state()
        before = self._progress
        so_far = (before.rounds + rounds, before.hands + hands, self._actions)
        self._progress = Progress(*so_far, state.floor.players, len(state.floor.tables), state.clock.number, at)

    async def _give(self, command: Command, at: int) -> None:
        self._given += 1
        order = Order(self._stream, own_id(Own.RUN, self._given), command, SOFTWARE)
        _insist(await self._service.execute(order, at))

    async def _state(self) -> EventState:
        loaded = await self._service.loaded(self._stream)
        assert loaded is not None and isinstance(loaded.state, EventState)
        return loaded.state

    async def _table(self, table: int) -> LoadedTable:
        loaded = await self._service.loaded(table_stream(self._entrants.event_id, table))
        assert isinstance(loaded, LoadedTable)
        return loaded


def _insist(outcome: Outcome) -> None:
    """A run has no floor to ask: a refused command, or a refused consequence of one, ends it."""
    if type(outcome) is not Accepted:
        raise RunRefusedError(outcome)  # type: ignore[arg-type]  # every other outcome is a refusal
    for caused in outcome.caused:
        _insist(caused)


def _goes_on(state: EventState) -> bool:
    part = state.definition.part
    bagged = isinstance(part, Flight) and part.bags and state.day.over
    return state.phase is Phase.PLAYING and not bagged


def cast(seed: int, players: tuple[str, ...]) -> Mapping[str, Bot]:
    """A bot for each player, with a style of its own."""
    return {player: bot_for(seed, number) for number, player in enumerate(players)}
