"""A one-table tournament as a Gymnasium environment: the learner is rewarded by what his stack is worth."""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from shuffleup.answer import Refusal
from shuffleup.api.hands import DealtHand, new_hand, stakes_of
from shuffleup.api.players import AnyPlayer
from shuffleup.environments.aec import seen_space
from shuffleup.environments.learner import Info, LearnerGym
from shuffleup.environments.numbered import Coding, NumberedHand, SeatedGame, Seen
from shuffleup.environments.observation import RowField, unit_of
from shuffleup.hand.view import plan_of
from shuffleup.maths.icm import icm
from shuffleup.table.result import SeatResult

LEVELS = ((50, 100), (75, 150), (100, 200), (150, 300), (200, 400), (300, 600), (400, 800), (600, 1200), (1000, 2000))
_MORE = (("players left", "players with chips"), ("to the next level", "hands"), ("next blinds", "units"))


class Programme(Struct, frozen=True):
    """The blinds of each level (the last one does not end), the hands in a level, and the shares of the prize pool."""

    levels: tuple[tuple[int, int], ...]
    hands: int
    prizes: tuple[float, ...]

    def fault(self, players: int) -> str:
        """What is wrong with it for ``players`` players, and what would be right; empty if nothing is."""
        if not self.levels or any(not 0 < small <= big for small, big in self.levels):
            return f"levels is {self.levels}: give the small and the big blind of each level, such as {LEVELS[:2]}"
        if self.hands < 1:
            return f"hands is {self.hands}: a level lasts 1 hand or more"
        if abs(sum(self.prizes) - 1) > 1e-9 or len(self.prizes) > players or min(self.prizes) < 0:
            return f"prizes is {self.prizes}: give up to {players} parts that add up to 1, the best first"
        return ""

    def blinds(self, hand: int) -> tuple[int, int]:
        """The blinds of a hand; hands count from 0."""
        return self.levels[min(hand // self.hands, len(self.levels) - 1)]


class TournamentGym(LearnerGym):
    """Each episode is one tournament, until the learner is out or has won.

    The reward is the change in what his stack is worth by the independent chip model, in buy-ins; all rewards add up to
    his prize less his buy-in. The observation has further fields on the tournament, after those of the hand.
    """

    def __init__(
        self, seating: SeatedGame, programme: Programme, rivals: Sequence[AnyPlayer], mode: str | None
    ) -> None:
        players, size = len(seating.names), seating.coding.eye.size
        more = [RowField(name, size + number, (1,), unit) for number, (name, unit) in enumerate(_MORE)]
        super().__init__(seating, None, rivals, mode, more)
        if fault := programme.fault(players):
            raise ValueError(fault)
        if seating.rules.variant.carries:
            raise ValueError(f"a pot of {seating.rules.variant.name} may pass to the next hand: choose another game")
        self._programme = programme
        least = min([unit_of(stakes_of(seating.rules, blinds)) for blinds in programme.levels])
        self.observation_space = seen_space(seating, len(more), least, max(52, programme.hands))
        self._prizes = [players * part for part in programme.prizes] + [0.0] * (players - len(programme.prizes))
        self._table: DealtHand | None = None
        self._name, self._worth = "", 1.0

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Seen, Info]:
        """Begins a tournament, up to the learner's first decision; the same ``seed`` gives the same tournaments."""
        super().reset(seed=seed)
        self._seated()
        seating, plan = self._seating, self._seating.plan
        self._name, self._worth = seating.names[self._own], 1.0
        stacks = {seat.player: seat.stack for seat in plan.seats}
        blinds, limit = self._programme.blinds(0), plan.game.limit
        self._table = new_hand(plan.game.variant, stacks=stacks, blinds=blinds, limit=limit, seed=self._word())
        played = self._begun(self._table)
        self._go_on(played)
        return self._seen(self._dealt()), self._told()

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, Info]:
        """Plays the learner's action, then the bots up to his next turn. Raises ``ValueError`` if it is not legal."""
        played, before = self._dealt(), self._worth
        played.play(action)
        ended = not self._go_on(played)
        return self._seen(self._dealt()), self._worth - before, ended, False, self._told()

    def _go_on(self, played: NumberedHand) -> bool:
        """Plays up to the learner's next decision, also through hands in which he has none; false at the end."""
        while not self._up_to_own(played):
            assert self._table, "a hand has been dealt"
            seats = self._table.deep.result().seats
            left = [seat for seat in seats if seat.finished]
            self._worth = self._worth_of(seats)
            if len(left) == 1 or self._name not in [seat.player for seat in left]:
                return False
            blinds = self._programme.blinds(self._table.number)
            self._table = self._table.next_hand(blinds=blinds, seed=self._word())
            played = self._begun(self._table)
        return True

    def _begun(self, table: DealtHand) -> NumberedHand:
        coding, plan = self._seating.coding, plan_of(table.deep.state)
        unit = unit_of(plan.stakes)
        self._own = next(place for place, seat in enumerate(plan.seats) if seat.player == self._name)
        self._played = NumberedHand(Coding(coding.actions, coding.eye, unit, table.deep.rules), table.deep)
        return self._played

    def _worth_of(self, seats: Sequence[SeatResult]) -> float:
        """What the learner's stack is worth: his share of the prizes still to be won, or the prize of his place.

        If several players bust in one hand, the one who began it with more chips places higher; equal stacks share.
        """
        own = next(seat for seat in seats if seat.player == self._name)
        left = [seat for seat in seats if seat.finished]
        if own.finished:
            values = icm([seat.finished or 0 for seat in left], self._prizes[: len(left)])
            assert not isinstance(values, Refusal), values
            return values.values[left.index(own)]
        out = [seat.started for seat in seats if not seat.finished]
        first = len(left) + sum([1 for chips in out if chips > own.started])
        places = self._prizes[first : first + out.count(own.started)]
        return sum(places) / len(places)

    def _seen(self, played: NumberedHand) -> Seen:
        assert self._table, "a hand has been dealt"
        seen, programme, hand = super()._seen(played), self._programme, self._table.number
        ahead = programme.blinds(hand - 1 + programme.hands)[1] / programme.blinds(hand - 1)[1]
        to_go = programme.hands - (hand - 1) % programme.hands
        more = np.array([len(self._table.stacks), to_go, ahead], np.float32)
        return {**seen, "observation": np.concatenate([seen["observation"], more])}

    def _told(self) -> Info:
        assert self._table, "a hand has been dealt"
        return {"seat": self._own, "hand": self._table.number, "worth": self._worth}

    def _word(self) -> int:
        return int(self.np_random.integers(1 << 62))
