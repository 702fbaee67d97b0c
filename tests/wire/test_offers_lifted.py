"""What an older Shuffleup wrote of prices, rebuys and the add-on is read as offers."""

import gzip
import json
from pathlib import Path

from shuffleup.store.rows import row_of
from shuffleup.tournament.words.commands import OpenEvent
from shuffleup.tournament.words.offers import Window
from tests.tournament.offers import a_price, a_rebuy, an_add_on, until

NIGHT = Path(__file__).parents[1] / "replays" / "golden" / "rebuy_night.jsonl.gz"


def test_an_opening_of_an_older_schema_sells_the_same() -> None:
    written = json.loads(gzip.decompress(NIGHT.read_bytes()).splitlines()[0])
    money = written["body"]["command"]["definition"]["money"]
    early = {"name": "early", "buy_in_cents": 2_500, "fee_cents": 400, "until": 7, "from_level": 0}
    late = {"name": "late", "buy_in_cents": 3_000, "fee_cents": 900, "until": 0, "from_level": 2}
    money["prices"] = [early, late]
    for schema in (1, 2):
        command = row_of(schema, json.dumps(written["body"]).encode()).command
        assert isinstance(command, OpenEvent)
        sold = command.definition.money
        assert sold.admission.late == until(2) and sold.admission.re_entries == 1
        assert sold.offers == (
            a_price(name="early", cents=2_500, fee=400, until=7),
            a_price(name="late", cents=3_000, fee=900, from_level=2),
            a_rebuy(cents=3_000, chips=3_000, until_level=3, most=2, up_to_stack=3_000),
            an_add_on(cents=3_000, chips=5_000, from_level=3, until_level=3),
        )
        assert sold.rebuys[0].window == Window(until_level=3, with_break=True)
