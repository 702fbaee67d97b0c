"""What is asked beside any event: sums, rules and rulings."""

from tools.examples.evening import event_text
from tools.examples.sample_room import Json, SampleRoom

CASE = """Scenario: more than half of a raise must be completed
Id: tda-45-half
Rules: tda-2024 43
Game: no-limit hold'em
Blinds: 300/600
Stacks: Anna 9000, Bruno 9000, Carla 9000

  Carla raises to 1400

Compare: Anna pushes 1000+500+500
"""
SCENARIO = """Scenario: seat cards go from the highest playing card down, or clockwise from it
Id: tda-10-ex1
Rules: tda-2024 10
Event: as usual
Tables: 1: 5 players; 2: 4 players; 3: 4 players

Under tda-2024, chairs that draw 7d Ks Kh 3c 9d get seats in the order 2, 3, 5, 1 and 4
"""
HAND = """variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [5000, 5000, 5000]
actions = ["d dh p1 AsKs", "d dh p2 9d9c", "d dh p3 7h2c", "p3 f", "p1 cbr 300", "p2 f"]
players = ["Anna", "Bruno", "Carla"]
finishing_stacks = [5100, 4900, 5000]
"""
HOUSE = """amends = "tda-2024"
name = "Club Aurora"

[[change]]
parameter = "reentry_limit"
value = 0
reason = "members asked for tournaments in which being out is being out"
rule = "5"
"""


def questions(room: SampleRoom) -> None:
    """Each of them once."""
    for path, body in ASKED.items():
        room.post(path, **body)
    room.get("rules", book="tda-2024", number="47")


ASKED: dict[str, dict[str, Json]] = {
    "calculations/icm": {"stacks": [5000, 3000, 2000], "payouts_cents": [5000, 3000, 2000]},
    "calculations/deal": {"stacks": [5000, 3000], "payouts_cents": [5000, 3000], "names": ["Anna", "Bruno"]},
    "calculations/payouts": {"entries": 20, "buy_in_cents": 10_000},
    "calculations/points": {"basis": {"formula": {"text": "10 * sqrt(n / k)"}}, "players": [4]},
    "calculations/equity": {"hands": ["AsKd", "QQ"], "board": "Ts7s2c"},
    "calculations/evaluation": {"hands": ["AsKdQhJcTs", "QsQc9h9d2s"]},
    "calculations/structure": {"entries": 20, "stack": 10_000, "hours": 2, "runs": 20},
    "calculations/duration": {"file": event_text("Friday"), "expected": {"runs": 20}},
    "calculations/simulation": {"file": event_text("Friday"), "played": {"runs": 2, "seed": 7}},
    "calculations/replay": {"text": HAND},
    "calculations/conversion": {"text": HAND, "ending": ".txt", "public": True},
    "calculations/chips": {
        "file": event_text("Friday", "[chips]\ndenominations = [25, 100, 500]\nremoved_at_level = { 25 = 3 }\n"),
        "entries": 12,
    },
    "calculations/race": {"stacks": {"1": "25x3+100x2", "2": "25x2"}, "remove": 25, "lowest": 100, "seed": "spring"},
    "house-books": {"house": HOUSE},
    "rulings": {"text": CASE},
    "rulings/comparison": {"text": CASE},
    "scenarios": {"text": SCENARIO},
}
