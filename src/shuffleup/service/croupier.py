"""The croupier of an event that the software deals: the work of dealer and floor between two actions of players.

    before      a sit & go begins once its last player has come; bots take their places
    a table     moved players sit down · chips are raced off · the next game is asked for · the next hand
    the bubble  hand for hand: announced, a round begun everywhere, held all-ins let run, the round closed
    a bot       answers when it is asked, after some thought
    the end     the prizes are awarded

Time is handed in. Nothing is stored that is not in the log, except when a hand ended and since when somebody is waited
for: another process, or this one after a restart, goes on from there. Orders are numbered after the version they answer
to, so that two croupiers of one event never deal a hand twice.
"""

from collections.abc import Iterator

from shuffleup.bots.bot import Bot
from shuffleup.bots.cast import bot_for, game_choice
from shuffleup.bots.italiana import dealer_choice
from shuffleup.bots.turns import decision
from shuffleup.hand.events import HandEnded
from shuffleup.hand.view import plan_of
from shuffleup.play.commands import AskDealer, ChooseLayout
from shuffleup.play.state import OnlineTable, Question
from shuffleup.projections.audit import Through
from shuffleup.service.loaded_table import LoadedTable
from shuffleup.service.online import gather, open_table
from shuffleup.service.outcome import Accepted
from shuffleup.service.react import Order
from shuffleup.service.run import Service
from shuffleup.service.streams import SOFTWARE, Decided, LoadedEvent, Own, event_of, event_stream, own_id, table_stream
from shuffleup.store.port import Row
from shuffleup.table.auto_play import panel
from shuffleup.table.presence import SECOND, Prompt
from shuffleup.tournament.facts.clock import on_break
from shuffleup.tournament.facts.ends import hand_for_hand_is_due, to_play, yet_to_begin
from shuffleup.tournament.facts.hands import chooser_now
from shuffleup.tournament.facts.italian import dealer_due
from shuffleup.tournament.facts.seats import pot_waits
from shuffleup.tournament.facts.standing import awaited_rebuys
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.clock import AnnounceHandForHand, ReleaseTable
from shuffleup.tournament.words.definition import Online
from shuffleup.tournament.words.entry import DeclineRebuy, VoidEntry
from shuffleup.tournament.words.live import ChooseGame
from shuffleup.tournament.words.reasons import Reason
from shuffleup.tournament.words.state import EventState, FloorTable, Phase
from shuffleup.wire.json import Command

BEFORE = (Phase.REGISTERING, Phase.SEATED)
BOT = "bot-"
"""How the id of a bot begins, and of nobody else."""
PATIENCE = 30 * SECOND
"""How long a table waits for a player who may rebuy or is to name the game, in microseconds."""


def is_bot(player: str) -> bool:
    """Does the software play for him?"""
    return player.startswith(BOT)


class Croupier:
    """Deals the events of a service."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._bots_seed = service.shuffler.bots_seed()
        self._ended: dict[str, int] = {}
        self._waited: dict[str, dict[str, int]] = {}
        self._seats: dict[str, dict[str, int]] = {}
        service.listen(self._happened, to="table/")
        service.memory.listen(self._let_go)

    async def keep(self, event_id: str, at: int) -> int | None:
        """Does what is due in an event. Returns when to look again, or None if that depends on others."""
        loaded = await self._event(event_id)
        online = loaded.state.definition.online if loaded and loaded.state else None
        if loaded is None or loaded.state is None or online is None:
            return None
        if loaded.state.phase in BEFORE:
            await self._begin(loaded, event_id, online, at)
        elif loaded.state.phase is Phase.PLAYED_OUT:
            await self._give(loaded, event_id, c.AwardPrizes(), at)
        if loaded.state is None or loaded.state.phase is not Phase.PLAYING:
            return None
        await self._seat(loaded.state, event_id, at)
        await self._answer_for_the_lost(loaded, event_id, at)
        return await self._play(loaded, event_id, online, at)

    async def answer(self, stream: str, at: int) -> int | None:
        """Lets the bots of a table answer. Returns when the next of them has thought long enough."""
        loaded, event = await self._service.loaded(stream), await self._event(event_of(stream))
        online = event.state.definition.online if event and event.state else None
        while (
            online and isinstance(loaded, LoadedTable) and loaded.online and (question := _bots_question(loaded.online))
        ):
            due = question.asked_at + online.bot_seconds * SECOND
            if due > at:
                return due
            version = loaded.version
            await self._execute(stream, own_id(Own.BOT, version), self._act(loaded, question), question.player, at)
            if loaded.version == version:
                return None  # another process was quicker
        return None

    # ── before it begins ─────────────────────────────────────────────────────────────────────────────────────────────

    async def _begin(self, loaded: LoadedEvent, event_id: str, online: Online, at: int) -> None:
        """Gives a full sit & go its bots, its seats and its first hand. Bots take only what people have left free."""
        state = loaded.state
        assert state
        bots = {entry.player: entry.number for entry in state.entries if is_bot(entry.player)}
        people = len(state.entries) - len(bots)
        if not online.starts_at or people < online.starts_at - online.bots:
            await self._make_room(loaded, event_id, tuple(bots.values()), at)
            return
        names = [f"{BOT}{number}" for number in range(1, online.bots + 1)]
        free = max(0, online.starts_at - len(state.entries))
        missing = tuple([name for name in names if name not in bots])[:free]
        steps: list[Command] = [c.Register(missing)] if missing else []
        if not state.floor.tables:
            steps.append(c.DrawSeats())
        for step in (*steps, c.StartEvent()):
            if not await self._give(loaded, event_id, step, at):
                return

    async def _make_room(self, loaded: LoadedEvent, event_id: str, bots: tuple[int, ...], at: int) -> None:
        """Somebody left in the moment in which the bots came: their seats are there for people again."""
        for number in bots:
            void = VoidEntry(entry=number, reason=Reason.LEFT_EARLY, author=SOFTWARE)
            if not await self._give(loaded, event_id, void, at):
                return

    # ── while it is played ───────────────────────────────────────────────────────────────────────────────────────────

    async def _seat(self, state: EventState, event_id: str, at: int) -> None:
        """Tables begin to keep time, and players who changed seats take their own things along."""
        seats = {chair.player: number for number, table in state.floor.tables.items() for chair in table.chairs}
        if self._seats.get(event_id) == seats:
            return
        for table in state.floor.tables:
            await open_table(self._service, event_id, table, at)
        await gather(self._service, event_id, at)
        self._seats[event_id] = seats

    async def _answer_for_the_lost(self, loaded: LoadedEvent, event_id: str, at: int) -> None:
        """A player who has lost his chips and does not answer does not rebuy."""
        assert loaded.state
        for player in awaited_rebuys(loaded.state):
            if is_bot(player) or self._waits(event_id, f"rebuy {player}", at) >= PATIENCE:
                await self._give(loaded, event_id, DeclineRebuy(player), at)

    async def _play(self, loaded: LoadedEvent, event_id: str, online: Online, at: int) -> int | None:
        assert loaded.state
        if hand_for_hand_is_due(loaded.state):
            await self._give(loaded, event_id, AnnounceHandForHand(), at)
        if loaded.state.hand_for_hand:
            await self._hand_for_hand(loaded, event_id, at)
        elif loaded.state.clock.stopped_at:
            return None  # the director has stopped the clock: online, nobody plays on meanwhile
        if loaded.state.clock.break_until and on_break(loaded.state, at):
            return loaded.state.clock.break_until
        looks: list[int] = []
        for number in to_play(loaded.state, at):
            table = loaded.state.floor.tables.get(number)
            due = self._ended.get(table_stream(event_id, number), 0) + online.pause_seconds * SECOND
            if due > at:
                looks.append(due)
            elif table and not table.hand and await self._is_ready(loaded, event_id, table, at):
                await self._give(loaded, event_id, c.PlanHand(number), at)
        return min(looks, default=None)

    async def _hand_for_hand(self, loaded: LoadedEvent, event_id: str, at: int) -> None:
        """Begins a round, lets held all-ins play out when every other table is done, and closes the round."""
        assert loaded.state
        current, busy = loaded.state.hand_for_hand, _busy(loaded.state)
        assert current
        if not loaded.state.round.open:
            await self._give(loaded, event_id, c.StartRound(), at)
        elif busy and set(busy) <= set(current.held) and not yet_to_begin(loaded.state, at):
            await self._give(loaded, event_id, ReleaseTable(busy[0]), at)
        elif not busy and (current.finishing or not to_play(loaded.state, at)):
            await self._give(loaded, event_id, c.CloseRound(), at)

    async def _is_ready(self, loaded: LoadedEvent, event_id: str, table: FloorTable, at: int) -> bool:
        """At this table, have the chips been raced off and the next game been named?"""
        assert loaded.state
        if table.unit < loaded.state.clock.unit and not pot_waits(table):
            await self._give(loaded, event_id, c.RaceChips(table.number), at)
        return await self._game_is_named(loaded, event_id, table, at) and await self._layout_is_named(
            loaded.state, event_id, table.number, at
        )

    async def _game_is_named(self, loaded: LoadedEvent, event_id: str, table: FloorTable, at: int) -> bool:
        """Dealer's choice: a bot names a game at once, a person is given some time."""
        state = loaded.state
        due = chooser_now(state, table) if state else None
        if due is None or state is None or table.button.chosen_by == due:
            return True
        rotation = state.definition.rotation
        if not is_bot(due.player) or rotation is None:
            return self._waits(event_id, f"game {table.number} {state.floor.hands} {due.player}", at) >= PATIENCE
        game = game_choice(self._bot(due.player).seed, state.floor.hands, rotation)
        named = ChooseGame(table=table.number, game=game.variant, limit=game.limit, author=due.player)
        return await self._give(loaded, event_id, named, at)

    async def _layout_is_named(self, state: EventState, event_id: str, table: int, at: int) -> bool:
        """Mad round: its dealer is asked at his table, which keeps his time."""
        dealer, stream = dealer_due(state, table), table_stream(event_id, table)
        loaded = await self._service.loaded(stream) if dealer else None
        player = loaded.online.player(dealer) if isinstance(loaded, LoadedTable) and loaded.online else None
        if player is None or player.chosen or not isinstance(loaded, LoadedTable) or loaded.online is None:
            return True
        if loaded.online.question(dealer):
            return False
        await self._execute(stream, own_id(Own.DEALS, loaded.version), AskDealer(dealer), SOFTWARE, at)
        return not loaded.online.question(dealer)

    # ── bots ─────────────────────────────────────────────────────────────────────────────────────────────────────────

    def _act(self, loaded: LoadedTable, question: Question) -> Command:
        bot = self._bot(question.player)
        if question.prompt is Prompt.LAYOUT:
            assert loaded.online
            player = loaded.online.player(question.player)
            assert player, "only players of the table are asked"
            shown = panel(loaded.italian, player.preferences, player.presence)
            return ChooseLayout(question.player, dealer_choice(bot.seed, loaded.version, shown))
        assert loaded.state, "only a hand in progress asks anything else"
        plan = plan_of(loaded.state)
        seat = next(place for place, seat in enumerate(plan.seats) if seat.player == question.player)
        dealt = loaded.dealt(plan)
        action = decision(bot, dealt.rules, loaded.state, dealt.deck, seat)
        assert action, "it is asked something"
        return action

    def _bot(self, player: str) -> Bot:
        return bot_for(self._bots_seed, int(player.removeprefix(BOT)))

    # ── orders ───────────────────────────────────────────────────────────────────────────────────────────────────────

    async def _give(self, loaded: LoadedEvent, event_id: str, command: Command, at: int) -> bool:
        """Gives an order if the rules allow it now, for the event as seen here; returns whether it was carried out."""
        version, order_id = loaded.version, own_id(Own.DEALS, loaded.version)
        if not isinstance(loaded.decide(command, order_id, at), Decided):
            return False
        order = Order(event_stream(event_id), order_id, command, SOFTWARE, seen=version)
        return isinstance(await self._service.execute(order, at), Accepted)

    async def _execute(self, stream: str, order_id: str, command: Command, actor: str, at: int) -> None:
        await self._service.execute(Order(stream, order_id, command, actor), at)

    async def _event(self, event_id: str) -> LoadedEvent | None:
        loaded = await self._service.loaded(event_stream(event_id))
        return loaded if isinstance(loaded, LoadedEvent) else None

    def _waits(self, event_id: str, what: str, at: int) -> int:
        """How long something has been waited for, in microseconds."""
        return at - self._waited.setdefault(event_id, {}).setdefault(what, at)

    def _let_go(self, event_id: str) -> None:
        self._waited.pop(event_id, None)
        self._seats.pop(event_id, None)
        for stream in [one for one in self._ended if event_of(one) == event_id]:
            del self._ended[stream]

    async def _happened(self, row: Row, _: Through) -> None:
        if any(isinstance(event, HandEnded) for event in row.events):
            self._ended[row.stream] = row.at
            self._waited.pop(event_of(row.stream), None)


def _busy(state: EventState) -> list[int]:
    """The tables with a hand in progress."""
    return [table.number for table in state.floor.tables.values() if table.hand]


def _bots_question(online: OnlineTable) -> Question | None:
    """The first question that a bot has not answered."""
    questions: Iterator[Question] = (one for one in online.asked if is_bot(one.player))
    return min(questions, key=lambda one: one.asked_at, default=None)
