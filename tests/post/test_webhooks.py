"""How far a webhook was told of an event moves with the jobs that are made of it, whoever makes them."""

import asyncio

from shuffleup.accounts.roles import Role
from shuffleup.post.jobs import Job
from shuffleup.post.webhooks import Webhook, Webhooks
from tests.post.room import NOON, Play, Room


async def made(room: Room, **stands: int) -> Webhook:
    """A webhook for all events, of which there are these."""
    told = (Role.DISPLAY, ())
    hook = await Webhooks(room.database).make("results", "https://results.example/", told, ("anna", NOON), stands)
    assert isinstance(hook, Webhook)
    return hook


def job(hook: Webhook, version: int) -> Job:
    """The job of one row."""
    return Job(f"{hook.id}/{version}", "mail", hook.lane, "{}", NOON, NOON)


def test_of_several_processes_one_makes_the_jobs_of_a_row(play: Play) -> None:
    async def story(room: Room) -> None:
        hook = await made(room, friday=4)
        processes = [Webhooks(room.database) for _ in range(4)]
        for event, before in (("friday", 4), ("saturday", None)):
            jobs = [Job(f"{event} 5", "mail", hook.lane, "{}", NOON, NOON)]
            moved = await asyncio.gather(*[one.move(hook, event, (before, 5), jobs) for one in processes])
            assert sorted(moved) == [False, False, False, True]
        assert await processes[0].places(hook) == {"friday": 5, "saturday": 5}
        assert await room.look(room.jobs()) == ["friday 5", "saturday 5"]

    play(story)


def test_a_place_does_not_move_without_its_jobs(play: Play) -> None:
    async def story(room: Room) -> None:
        hook, webhooks = await made(room, friday=4), Webhooks(room.database)
        assert await webhooks.move(hook, "friday", (4, 5), [job(hook, 5)])
        assert not await webhooks.move(hook, "friday", (5, 6), [job(hook, 6), job(hook, 5)])
        assert await webhooks.places(hook) == {"friday": 5}
        assert len(await room.jobs().of_lane(hook.lane, 0, 9)) == 1

    play(story)
