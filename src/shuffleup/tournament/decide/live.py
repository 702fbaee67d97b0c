"""Tables where people deal: busts are reported in two taps, and nothing else need be reported.

The record always holds every chip. The chips that a bust player had on record go to the reported winners, or else
evenly to the others at his table until somebody counts; the average stack and the total are exact either way. No player
is moved automatically: people have to walk, so breaks and balance are advised and ordered one by one.

Refusals of a bust, in this order:

    not-playing
    nobody-named        nobody is named, or somebody twice
    reason-missing      nobody stands behind it
    not-in-play         somebody has no seat
    several-tables      they do not sit at one table
    hand-in-progress    the software deals there
    nobody-left         everybody at the table would be out
    unknown-player      a winner is not at the table, or is out himself
    told-late           the bust is an older one: somebody has been placed, hand for hand has begun or the player has
                        come back since; or the players named as out later are not the last who were
    draw-needed         the chair that falls free is an alternate's

of placing a button: unknown-table, reason-missing, hand-in-progress, seat-empty
and of counting hands: the first three of these, then no-such-count, too-few-players, no-count.

A bust that was entered offline and arrives after others: nobody is placed in a wrong order without being asked.

21:03   Anna is out, entered on a page that is offline
21:05   Bruno is out: place 10
21:07   Carla is out: place 9
21:10   Anna's report arrives: refused, because Bruno and Carla have been placed since she was out
        reported again with Bruno and Carla as out after her: Anna 10, Bruno 9, Carla 8
        reported again as of now: Anna 8

The people who deal: when they are relieved, and when they make their decks ready.

relief    not in the last 90 seconds before a break or a new level (RP-7); the floor may order it with a reason
decks     called for within the last minute before play begins or goes on, where two or more sit (RP-20)

Refused otherwise: relief-waits.

Dealer's choice: the player whose turn it is names the next game of his table.

A choice may be changed until the hand begins, and is lost if the player leaves before then. No choice is needed:
without one, the game after the last one is dealt.

Refusals, in this order:

    not-playing
    unknown-table
    no-choice           the event is not dealer's choice, or the table's game lasts some hands more
    hand-in-progress
    too-few-players     nobody to play with
    unknown-game        the game is not one of those that may be chosen
    which-limit         it may be chosen with several limits
"""

from collections.abc import Sequence

from shuffleup.answer import Refusal, refuse
from shuffleup.table.rotation import NO_TURN, Rotation, confusing, turn_begins
from shuffleup.tournament.decision import Draft, Events
from shuffleup.tournament.evolve.conduct import served_at
from shuffleup.tournament.facts.clock import SECOND, catch_up, may_push, not_playing
from shuffleup.tournament.facts.conduct import hands_to_miss
from shuffleup.tournament.facts.hands import after_live_hands, chooser_now, key_of
from shuffleup.tournament.facts.rebuys import rebuy_unanswered
from shuffleup.tournament.facts.rules import rule_on
from shuffleup.tournament.facts.seats import table_in_play, unknown_table
from shuffleup.tournament.facts.standing import table_of
from shuffleup.tournament.words import live as c
from shuffleup.tournament.words import live as e
from shuffleup.tournament.words.entry import PurchaseStatus
from shuffleup.tournament.words.live import ChooseGame, DealerRelieved, GameChosen, RelieveDealer, ReportBust
from shuffleup.tournament.words.state import Bust, Chair, EventState, FloorTable, Phase

MOST_HANDS = 200
"""The most hands that may be counted at once: more than a level holds."""


def report_bust(draft: Draft, command: c.ReportBust, at: int) -> Refusal | None:
    """Records who is out. Places, prizes and bounties follow at once; within a round they wait until it closes."""
    state = draft.state
    table = _table(state, command)
    if isinstance(table, Refusal):
        return table
    if refusal := told_out_of_order(state, command):
        return refusal
    catch_up(draft, at)
    draft.add(_reported(draft.state, draft.state.floor.tables[table.number], command))
    # Others can be named as out later only where places are given: not in a round, and not before a rebuy.
    return (_in_round(draft.state, command) or rebuy_unanswered(draft.state)) if command.before else None


def _table(state: EventState, command: c.ReportBust) -> FloorTable | Refusal:
    """The one table where all of these players sit, or why the report cannot be taken."""
    if state.phase is not Phase.PLAYING:
        return not_playing(state)
    if not command.players or len(set(command.players)) < len(command.players):
        return refuse("nobody-named", why="out")
    if not command.author.strip():
        return refuse("reason-missing", why="bust")
    tables: dict[int, FloorTable] = {}
    for player in command.players:
        table = table_of(state, player)
        if table is None:
            return refuse("not-in-play", player=player)
        tables[table.number] = table
    if len(tables) > 1:
        numbers = ", ".join(str(number) for number in sorted(tables))
        return refuse("several-tables", tables=numbers)
    (table,) = tables.values()
    if table.hand:
        return refuse("hand-in-progress", hand=table.hand, table=table.number)
    return _winners(table, command) or table


def _winners(table: FloorTable, command: c.ReportBust) -> Refusal | None:
    staying = {chair.player for chair in table.chairs} - set(command.players)
    if not staying:
        return refuse("nobody-left", table=table.number)
    strange = next((player for player in command.by if player not in staying), None)
    if strange is not None:
        return refuse("unknown-player", player=strange, table=table.number, why="won-elsewhere")
    return None


def _reported(state: EventState, table: FloorTable, command: c.ReportBust) -> e.LiveHandReported:
    hand = state.floor.hands + 1
    at_table = {chair.player: chair for chair in table.chairs}
    out = {player: at_table[player] for player in command.players}
    winners = [chair for chair in table.chairs if chair.player in (command.by or [one.player for one in table.chairs])]
    winners = [chair for chair in winners if chair.player not in out]
    won = _divided(sum(chair.stack for chair in out.values()), winners, table.unit)
    stacks = tuple([0 if chair.player in out else chair.stack + won.get(chair.number, 0) for chair in table.chairs])
    in_round = state.round.number if state.round.open else 0
    # Within one hand nobody can bust with chips he won in it: the record only lent him those, as no winner was named.
    lent = state.round.won if in_round else {}
    before = [Chair(chair.number, chair.player, chair.stack - lent.get(chair.player, 0)) for chair in out.values()]
    busts = _busts(before, table, hand, in_round)
    chairs = tuple([chair.number for chair in table.chairs])
    counted = bool(command.by) or len(winners) == 1
    turn = after_live_hands(state, table, 1) if state.definition.rotation else NO_TURN
    serves = state.conduct.open and not in_round
    served = served_at(state, table.number, 1, command.players) if serves else ()
    return e.LiveHandReported(
        table.number, hand, chairs, stacks, busts, command.by, counted, command.author, turn, served
    )


def _divided(chips: int, winners: Sequence[Chair], unit: int) -> dict[int, int]:
    """The chips by chair, as evenly as chips of this unit allow; the remainder goes to the first chairs."""
    whole, rest = divmod(chips, unit)
    each, more = divmod(whole, len(winners))
    shares = {chair.number: (each + (place < more)) * unit for place, chair in enumerate(winners)}
    shares[winners[0].number] += rest
    return shares


def _busts(out: Sequence[Chair], table: FloorTable, hand: int, in_round: int) -> tuple[Bust, ...]:
    """In the order of the report: the player named first had more, whatever the record says of uncounted stacks."""
    least = 0
    found: list[Bust] = []
    for chair in reversed(out):
        least = max(chair.stack, least + 1)
        found.append(Bust(chair.player, table.number, hand, least, chair.number, in_round))
    return tuple(reversed(found))


def place_button(state: EventState, command: c.PlaceButton) -> Events | Refusal:
    """The button of the next hand, as the dealer says it will be."""
    if state.phase not in {Phase.SEATED, Phase.PLAYING}:
        return not_playing(state)
    table = state.floor.tables.get(command.table)
    if table is None:
        return unknown_table(state, command.table)
    if not command.author.strip():
        return refuse("reason-missing", why="button")
    if table.hand:
        return refuse("hand-in-progress", hand=table.hand, table=table.number)
    if all(chair.number != command.chair for chair in table.chairs):
        return refuse("seat-empty", chair=command.chair, table=table.number)
    return (e.ButtonPlaced(command.table, command.chair, command.author),)


def count_hands(state: EventState, command: c.CountHands) -> Events | Refusal:
    """Moves a table's rotation on by the hands its dealer has counted; penalties at the table are served by them."""
    table = state.floor.tables[command.table]
    if not command.author.strip():
        return refuse("reason-missing", why="bust")
    if table.hand:
        return refuse("hand-in-progress", hand=table.hand, table=table.number)
    if not 1 <= command.hands <= MOST_HANDS:
        return refuse("no-such-count", most=MOST_HANDS, hands=command.hands)
    if len(table_in_play(state, table).chairs) < 2:
        return refuse("too-few-players", why="table", table=table.number)
    turn = after_live_hands(state, table, command.hands)
    misses = not state.floor.dealt and any(hands_to_miss(state, chair.player) for chair in table.chairs)
    if turn.place is None and not misses:
        return refuse("no-count", table=table.number)
    served = served_at(state, table.number, command.hands)
    return (e.HandsCounted(table.number, command.hands, turn, command.author, served),)


def told_out_of_order(state: EventState, command: ReportBust) -> Refusal | None:
    """Why it is not known in which places these players belong; None where it is known."""
    if command.before:
        return _out_of_order(state, command.before)
    if not command.told_at:
        return None
    back = next((player for player in command.players if _came_in(state, player) > command.told_at), "")
    if back:
        return refuse("told-late", why="back", player=back)
    since = [place.player for place in state.places if place.at > command.told_at]
    if since:
        names, out = ", ".join(since), ", ".join(command.players)
        return refuse("told-late", why="since", players=names, player=out, count=len(since))
    return _in_round(state, command) if state.round.at > command.told_at else None


def _out_of_order(state: EventState, before: tuple[str, ...]) -> Refusal | None:
    """The last players to bust must all be among those named as out later: none may be left out."""
    known = {place.player: place.place for place in state.places}
    lowest = max([known.get(player, 0) for player in before])
    later = {player for player, place in known.items() if place <= lowest}
    wrong = next((player for player in [*before, *sorted(later)] if (player in before) != (player in later)), "")
    return refuse("told-late", why="order", player=wrong) if wrong else None


def _in_round(state: EventState, command: ReportBust) -> Refusal | None:
    if not state.round.open:
        return None
    out = ", ".join(command.players)
    return refuse("told-late", why="round", player=out)


def _came_in(state: EventState, player: str) -> int:
    """When a player last bought chips."""
    entries = [entry.at for entry in state.entries if entry.player == player]
    bought = [
        one.at for one in state.cage.purchases if one.player == player and one.standing is not PurchaseStatus.VOIDED
    ]
    return max([0, *entries, *bought])


ORDER_RULE = "mixed-game-order"
"""What the books say about the order of mixed games."""


def choose_game(state: EventState, command: ChooseGame) -> Events | Refusal:
    """Notes the game that the chooser of a table has named."""
    table = state.floor.tables[command.table]
    rotation = state.definition.rotation
    if refused := _cannot_choose(rotation, table):
        return refused
    assert rotation is not None
    chooser = chooser_now(state, table)
    if chooser is None:
        return refuse("too-few-players", why="table", table=table.number)
    place = _named(rotation, command)
    if isinstance(place, Refusal):
        return place
    game = rotation.games[place]
    before = table.button.turn.place
    warned = before is not None and confusing(rotation.games[before.game], game)
    rule = rule_on(state, ORDER_RULE) if warned else ""
    return (GameChosen(table.number, chooser.chair, chooser.player, place, key_of(game), command.author, rule),)


def _cannot_choose(rotation: Rotation | None, table: FloorTable) -> Refusal | None:
    if rotation is None or not rotation.chosen:
        return refuse("no-choice", why="no-dealers-choice")
    if table.hand:
        return refuse("hand-in-progress", hand=table.hand, table=table.number)
    place = table.button.turn.place
    if place is not None and not turn_begins(rotation, table.button.turn):
        left = place.hands_left(len(table.chairs)) - 1
        return refuse("no-choice", why="turn", table=table.number, left=left)
    return None


def _named(rotation: Rotation, command: ChooseGame) -> int | Refusal:
    """The place of the game that is meant."""
    found = [
        place
        for place, game in enumerate(rotation.games)
        if game.variant == command.game and command.limit in {None, game.limit}
    ]
    if len(found) == 1:
        return found[0]
    known = ", ".join([f"{game.variant} {game.limit.value}" for game in rotation.games])
    if found:
        return refuse("which-limit", game=command.game, known=known)
    return refuse("unknown-game", game=command.game, known=known)


def relieve_dealer(state: EventState, command: RelieveDealer, at: int) -> Events | Refusal:
    """The push of a dealer. The hand that follows may have begun with it (TDA 23)."""
    table = state.floor.tables[command.table]
    if table.hand:
        return refuse("hand-in-progress", hand=table.hand, table=table.number)
    if not may_push(state, at) and not command.override.strip():
        seconds = (state.clock.ends_at - state.clock.reading(at)) // SECOND
        return refuse("relief-waits", rule_on(state, "dealer-change"), seconds=seconds)
    return (DealerRelieved(table.number, at, command.override, command.author),)
