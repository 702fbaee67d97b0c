"""Where the button and the blinds are in the next hand at one table, and who is dealt in.

The big blind leads and the button follows (TDA 32, PSLive 11a, FIGP 2-3): the big blind moves one active player
forward, the small blind is due from the chair that had the big blind, and the button goes to the chair of the last
small blind. If such a chair is empty, the small blind is dead, or the button is, which moves onto the empty chair (TDA)
or stands still for a hand (FIGP, PSLive)::

    small blind out    button onto it or stays   small blind, big blind      then moves again
    big blind out      button moves              no small blind, big blind   onto it or stays, both blinds
    both out           button onto it or stays   no small blind, big blind   onto it or stays, both blinds

Chairs are the numbers on the table, rising clockwise. A button that stands still is dead even if its chair is taken; a
player who sits down in the chair it moves to has it.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.rulebooks.policy import Policy
from shuffleup.rulebooks.policy.announced import unless_announced
from shuffleup.rulebooks.policy.button import ButtonMode, VacatedSmallBlind
from shuffleup.rulebooks.policy.seating import ExcludedZone
from shuffleup.table.carry import Carry, NoCarry, WinTheButton
from shuffleup.table.result import HandResult, whole_pots

_NOTHING_CARRIED = NoCarry()


class Origin(Enum):
    """Whether an arriving player is new to the event or moved from another table (FIGP 6 and 51 differ)."""

    NEW = "new"
    MOVED = "moved"


class Arrival(Struct, frozen=True, gc=False):
    """A player who took a chair since the last hand."""

    chair: int
    origin: Origin


class ButtonRules(Struct, frozen=True, kw_only=True, gc=False):
    """The rules of a book on button and blinds: TDA 10, 32, 34-B; PSLive 6a, 11a-b; FIGP 3, 6, 51; MED-13."""

    button_mode: ButtonMode = ButtonMode.NORMAL
    dead_button: bool = True
    """False for a moving button, which always goes to the next player, so blinds may be missed or paid twice."""
    vacated_small_blind: VacatedSmallBlind = VacatedSmallBlind.BUTTON_STAYS
    """Where a dead button is placed."""
    heads_up_no_double_bb: bool = True
    mixed_button_freeze: bool = True
    """In a rotation of games, the button waits during games without a button (TDA 11-B)."""
    new_player_excluded_zone: ExcludedZone = ExcludedZone.BUTTON_TO_SB
    moved_player_excluded_zone: ExcludedZone = ExcludedZone.BUTTON_TO_SB

    def zone(self, arrival: Arrival) -> ExcludedZone:
        """The zone in which this arrival has to wait."""
        return self.new_player_excluded_zone if arrival.origin is Origin.NEW else self.moved_player_excluded_zone


def leading(rules: ButtonRules) -> ButtonRules:
    """The rules for a button without blinds: each hand it goes to the next active player; nobody waits (AMB-02)."""
    return replace(
        rules,
        button_mode=ButtonMode.NORMAL,
        dead_button=False,
        heads_up_no_double_bb=False,
        new_player_excluded_zone=ExcludedZone.BUTTON_TO_SB,
        moved_player_excluded_zone=ExcludedZone.BUTTON_TO_SB,
    )


def button_rules(policy: Policy) -> ButtonRules:
    """The part of a policy that places the button."""
    return ButtonRules(
        button_mode=unless_announced(policy.button.button_mode),
        dead_button=policy.button.dead_button,
        vacated_small_blind=policy.button.vacated_small_blind,
        heads_up_no_double_bb=policy.button.heads_up_no_double_bb,
        mixed_button_freeze=policy.button.mixed_button_freeze,
        new_player_excluded_zone=policy.seating.new_player_excluded_zone,
        moved_player_excluded_zone=policy.seating.moved_player_excluded_zone,
    )


class Positions(Struct, frozen=True, gc=False):
    """The positions of one hand. Those of the next hand follow from these and from the players seated then."""

    button: int
    small_blind: int | None
    """None for a dead small blind: then there is a lone big blind."""
    big_blind: int
    dealt_in: tuple[int, ...]
    """The chairs dealt in, clockwise from the first one left of the button."""
    waiting: tuple[Arrival, ...] = ()
    """The chairs of players who are not dealt in until the button has passed them."""
    button_is_dead: bool = False
    dead_small_blind: int | None = None
    """The chair that would owe the dead small blind: a following button goes there next."""


def clockwise(chairs: Iterable[int], after: int) -> tuple[int, ...]:
    """The chairs in clockwise order, beginning with the first one after ``after`` and ending with ``after`` itself."""
    return tuple(sorted(set(chairs), key=lambda chair: (chair <= after, chair)))


def first_hand(occupied: Iterable[int], button: int) -> Positions:
    """The positions of the first hand at a table or after a redraw; from a vacant chair the button goes to the next.

    Raises ``ValueError`` for fewer than two players, who cannot play a hand.
    """
    ring = _ring(occupied)
    holder = button if button in ring else clockwise(ring, button)[0]
    return _blinds_after(holder, ring, ())


def next_hand(
    last: Positions,
    occupied: Iterable[int],
    rules: ButtonRules,
    arrivals: Iterable[Arrival] = (),
    carry: Carry = _NOTHING_CARRIED,
) -> Positions:
    """The positions of the next hand, for the chairs of players with chips.

    ``arrivals`` are the players who sat down since ``last``, even in a chair that was just vacated. A chair that was
    neither dealt in nor waiting and is not among them counts as a moved player's. In a win-the-button game ``carry``
    names the winner; without one, the button moves as usual. Raises ``ValueError`` for fewer than two players.
    """
    ring = _ring(occupied)
    newcomers = _newcomers(last, ring, arrivals)
    if rules.button_mode is ButtonMode.WIN_THE_BUTTON and isinstance(carry, WinTheButton):
        winner = carry.chair if carry.chair in ring else clockwise(ring, carry.chair)[0]
        return _blinds_after(winner, ring, _barred(newcomers, rules))
    if rules.dead_button:
        return _dead_button(last, ring, newcomers, rules)
    if len(ring) == 2:
        return _heads_up(last, ring, (), rules)
    return _blinds_after(clockwise(ring, last.button)[0], ring, _barred(newcomers, rules))


def standing(
    last: Positions, occupied: Iterable[int], rules: ButtonRules, arrivals: Iterable[Arrival] = ()
) -> Positions:
    """The positions of the next hand if the button has waited since ``last``, a hand dealt without it (TDA 11-B).

    Nobody has paid the blinds of ``last``: they are still due from the same chairs. If the small blind has left since,
    it is dead; if the big blind has, the next player owes it; if the button has lost its player, it is dead. Raises
    ``ValueError`` for fewer than two players.
    """
    ring = _ring(occupied)
    newcomers = _newcomers(last, ring, arrivals)
    strangers = {arrival.chair for arrival in newcomers}
    button, due = last.button, last.small_blind
    big_blind = last.big_blind if last.big_blind in ring else clockwise(ring, last.big_blind)[0]
    crossed = big_blind == button or (due is not None and not _inside(due, button, big_blind))
    if rules.dead_button and crossed and due is not None and due in ring:
        # The last big blind is the small blind now: the button goes behind him, or he would have the big blind again.
        behind = _last_before(due, ring)
        button, crossed = (behind, False) if _inside(due, behind, big_blind) else (button, True)
    if not rules.dead_button or (crossed and len(ring) > 2):
        # So too at a table grown from heads-up, or nearly emptied: the button leads, as nobody has paid a blind yet.
        holder = button if button in ring else clockwise(ring, button)[0]
        return _blinds_after(holder, ring, _barred(newcomers, rules))
    zone_ends = big_blind if due is None else due
    waiting = tuple([arrival for arrival in newcomers if _waits(arrival, rules, button, zone_ends, big_blind)])
    dealt_in = _without(clockwise(ring, button), waiting)
    if len(dealt_in) < 2:
        waiting, dealt_in = (), clockwise(ring, button)
    if len(dealt_in) == 2:
        blind, holder = clockwise(dealt_in, big_blind - 1)
        if blind == due and rules.heads_up_no_double_bb:
            blind, holder = holder, blind  # he had the last big blind: it is the other player's, wherever he sits
        return Positions(holder, holder, blind, (blind, holder), waiting)
    small_blind, vacated = (due, None) if due in dealt_in else (None, due or last.dead_small_blind)
    is_dead = last.button_is_dead or button not in ring or button in strangers
    return Positions(button, small_blind, big_blind, dealt_in, waiting, is_dead, vacated)


def everybody(positions: Positions, occupied: Iterable[int]) -> Positions:
    """The same positions for a hand dealt without the button: nobody waits for it to pass."""
    return replace(positions, dealt_in=clockwise(occupied, positions.button))


def _ring(occupied: Iterable[int]) -> tuple[int, ...]:
    ring = tuple(sorted(set(occupied)))
    if len(ring) < 2:
        raise ValueError(f"a hand needs at least two players; occupied chairs: {list(ring)}")
    return ring


def _newcomers(last: Positions, ring: tuple[int, ...], arrivals: Iterable[Arrival]) -> tuple[Arrival, ...]:
    """All players seated who were not in the last hand, whether they have just arrived or were waiting."""
    announced = {arrival.chair: arrival for arrival in (*last.waiting, *arrivals)}
    played = set(last.dealt_in)
    return tuple(
        [
            announced.get(chair, Arrival(chair, Origin.MOVED))
            for chair in ring
            if chair in announced or chair not in played
        ]
    )


def _dead_button(
    last: Positions, ring: tuple[int, ...], newcomers: tuple[Arrival, ...], rules: ButtonRules
) -> Positions:
    big_blind = clockwise(ring, last.big_blind)[0]
    due = last.big_blind
    button, is_dead = _follow(last, ring, newcomers, big_blind, rules)
    waiting = tuple([arrival for arrival in newcomers if _waits(arrival, rules, button, due, big_blind)])
    dealt_in = _without(clockwise(ring, button), waiting)
    if len(dealt_in) < 2:
        # At a table with one player nobody can wait: the arrivals play, and the button moves up behind the blinds.
        button, is_dead = _last_before(due, ring), False
        waiting, dealt_in = (), clockwise(ring, button)
    if len(dealt_in) == 2:
        return _heads_up(last, dealt_in, waiting, rules)
    small_blind, vacated = (due, None) if due in dealt_in else (None, due)
    return Positions(button, small_blind, big_blind, dealt_in, waiting, is_dead, vacated)


def _follow(
    last: Positions, ring: tuple[int, ...], newcomers: tuple[Arrival, ...], big_blind: int, rules: ButtonRules
) -> tuple[int, bool]:
    """The button's chair, and whether it is dead there.

    It goes to the player who paid the small blind, or else to his chair or that of a dead blind, or it stays. At a
    table grown from heads-up, or nearly emptied and filled again, perhaps none of these is behind the new small blind:
    then the last player before that chair takes it.
    """
    strangers = {arrival.chair for arrival in newcomers}
    paid = last.small_blind
    if paid is not None and paid in ring and paid not in strangers and _inside(paid, big_blind, last.big_blind):
        return paid, False
    owed = paid if paid is not None else last.dead_small_blind
    moves = rules.vacated_small_blind is VacatedSmallBlind.BUTTON_MOVES_THERE
    if moves and owed is not None and _inside(owed, big_blind, last.big_blind):
        return owed, owed not in ring
    if _inside(last.button, big_blind, last.big_blind):
        return last.button, True
    return _last_before(last.big_blind, ring), False


def _last_before(chair: int, ring: tuple[int, ...]) -> int:
    return [taken for taken in clockwise(ring, chair) if taken != chair][-1]


def _waits(arrival: Arrival, rules: ButtonRules, button: int, due: int, big_blind: int) -> bool:
    if rules.zone(arrival) is ExcludedZone.BUTTON_TO_SB:
        return _inside(arrival.chair, button, due)
    return _inside(arrival.chair, button, big_blind)


def _heads_up(last: Positions, pair: tuple[int, ...], waiting: tuple[Arrival, ...], rules: ButtonRules) -> Positions:
    """Heads-up the small blind has the button. The big blind moves on, so nobody posts it twice in a row (34-B)."""
    if rules.heads_up_no_double_bb:
        big_blind, button = clockwise(pair, last.big_blind)
    else:
        button, big_blind = clockwise(pair, last.button)
    return Positions(button, button, big_blind, (big_blind, button), waiting)


def _blinds_after(button: int, ring: tuple[int, ...], barred: tuple[Arrival, ...]) -> Positions:
    """Blinds from the two players left of a leading button; a barred arrival before the small blind waits."""
    order = clockwise(ring, button)
    if len(order) == 2:
        return Positions(button, button, order[0], order)
    shut_out = {arrival.chair for arrival in barred}
    small_blind = next(chair for chair in order if chair not in shut_out or chair == button)
    ahead = order[: order.index(small_blind)]
    waiting = tuple([arrival for arrival in barred if arrival.chair in ahead])
    dealt_in = _without(order, waiting)
    if len(dealt_in) < 2:
        return _blinds_after(button, ring, ())
    if len(dealt_in) == 2:
        return Positions(button, button, dealt_in[0], dealt_in, waiting)
    return Positions(button, small_blind, dealt_in[1], dealt_in, waiting)


def _barred(newcomers: tuple[Arrival, ...], rules: ButtonRules) -> tuple[Arrival, ...]:
    """The arrivals who may not take the small blind. Nobody sits between a leading button and its small blind."""
    return tuple([arrival for arrival in newcomers if rules.zone(arrival) is ExcludedZone.BUTTON_TO_BB])


def _without(chairs: tuple[int, ...], waiting: tuple[Arrival, ...]) -> tuple[int, ...]:
    away = {arrival.chair for arrival in waiting}
    return tuple([chair for chair in chairs if chair not in away])


def _inside(chair: int, start: int, end: int) -> bool:
    """Is the chair strictly between two chairs, going clockwise?"""
    return start < chair < end if start < end else chair > start or chair < end


# ── winning the button ───────────────────────────────────────────────────────────────────────────────────────────────


def carried(rules: ButtonRules, result: HandResult) -> Carry:
    """What a hand leaves to the next at its table: the winner of the button, if it is won (MED-13); or what it had.

    If players split the main pot, by high and low too, the first one left of the button wins the button; he also gets
    the odd chips. The rule does not mention side pots. If a live table did not report the pots, the result says who
    won.
    """
    if rules.button_mode is not ButtonMode.WIN_THE_BUTTON or not result.pots:
        return result.carry
    # All players in a side pot are also in the main pot.
    shares = max(whole_pots(result.pots), key=lambda pot: len(pot.contenders)).shares
    # A hand may be won although its pot is empty: nobody posted anything, and everybody folded.
    winners = [seat for seat, chips in shares if chips] or [seat for seat, _ in shares]
    if not winners:
        return result.carry
    # Seats are in clockwise order from the first one left of the button.
    return WinTheButton(result.seats[min(winners)].number)
