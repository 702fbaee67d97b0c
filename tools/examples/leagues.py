"""The leagues of the sample room."""

from tools.examples.sample_room import Json, SampleRoom


def winter_league(room: SampleRoom, event: str) -> None:
    """A league whose first season takes an event that is over; a player is given a point by hand."""
    room.get("leagues")

    def give(kind: str, /, **fields: Json) -> None:
        room.post("leagues/winter/commands", command_id=room.named(), command={"type": kind, **fields})

    give("open-league", league_id="winter", name="Winter league", currency="EUR")
    rule = {"type": "points-formula", "text": "10 * sqrt(n / k)"}
    give("open-season", season="2027", terms={"scoring": {"rule": rule}, "counting": {"best_of": 8}})
    give("take-event", season="2027", event_id=event)
    page = room.get("leagues/winter")
    room.get("papers/league-table/pages", league="winter")
    room.get("papers/league-table", league="winter", form="svg")
    player = page["seasons"][0]["chart"]["rows"][0]["player"]
    give("adjust-points", season="2027", player=player, centipoints=100, reason="helped as a dealer")
    room.get("leagues/winter/seasons/2027/table")
    room.get("leagues/winter/seasons/2027/table", format="json")
    give("close-season", season="2027")
