"""Jobs: written down before they are done, done in order, tried again, given up in the end, and never lost."""

import asyncio

import pytest
from sqlalchemy.exc import IntegrityError

from shuffleup.post.jobs import GIVEN_UP_AFTER, KEPT_FOR, SECOND, TAKEN_FOR, Job, JobState, Tried
from tests.post.room import FAILED, NOON, Play, Room


def test_jobs_of_a_lane_are_done_in_order_and_each_once(play: Play) -> None:
    async def story(room: Room) -> None:
        jobs = room.jobs()
        await room.add("one", "two", "three")
        assert await room.look(jobs) == ["one", "two", "three"]
        assert await room.look(jobs) == []
        found = await jobs.of_lane("hall", 0, 9)
        assert [(job.id, job.state, job.tries, job.said) for _, job in found] == [
            (name, JobState.DONE, 1, "status-200") for name in ("three", "two", "one")
        ]
        number = found[1][0]
        assert [job.id for _, job in await jobs.of_lane("hall", number, 9)] == ["one"]

    play(story)


def test_one_that_fails_is_tried_later_and_later_and_holds_up_its_lane_alone(play: Play) -> None:
    async def story(room: Room) -> None:
        jobs, room.answers = room.jobs(), [FAILED]
        await room.add("one", "two")
        assert await room.look(jobs) == ["one"]
        await room.add("other", lane="yard")
        assert await room.look(jobs) == ["other"]
        room.at += 4 * SECOND
        assert await room.look(jobs) == []
        room.at += 1 * SECOND
        room.answers = [FAILED]
        assert await room.look(jobs) == ["one"]
        room.at += 9 * SECOND
        assert await room.look(jobs) == []
        room.at += 1 * SECOND
        assert await room.look(jobs) == ["one", "two"]

    play(story)


def test_one_that_fails_for_a_day_is_given_up_and_the_next_one_has_its_turn(play: Play) -> None:
    async def story(room: Room) -> None:
        jobs, room.answers = room.jobs(), [FAILED] * 40
        await room.add("one")
        while (await jobs.of_lane("hall", 0, 1))[0][1].state is JobState.WAITING:
            await room.look(jobs)
            room.at = (await jobs.of_lane("hall", 0, 1))[0][1].due_at
        ((_, job),) = await jobs.of_lane("hall", 0, 1)
        assert job.state is JobState.GIVEN_UP
        assert job.tries == len(room.done) == 33
        assert NOON + GIVEN_UP_AFTER - 3_600 * SECOND < room.at <= NOON + GIVEN_UP_AFTER
        room.answers = []
        await room.add("two")
        assert await room.look(jobs) == ["two"]

    play(story)


@pytest.mark.parametrize("takes_over", [True, False])
def test_who_dies_in_the_middle_leaves_the_job_to_the_next(play: Play, *, takes_over: bool) -> None:
    async def story(room: Room) -> None:
        begun = asyncio.Event()

        async def dies(_: Job) -> Tried:
            begun.set()
            await asyncio.Event().wait()
            raise AssertionError("it is over with him")

        first, second = room.jobs(dies), room.jobs()
        await room.add("one")
        await first.begin()
        await begun.wait()
        assert await room.look(second) == []  # somebody has it
        await first.stop()
        assert await room.look(second) == []
        if takes_over:
            await second.take_over()
        else:
            room.at += TAKEN_FOR
        assert await room.look(second) == ["one"]

    play(story)


def test_of_two_processes_one_takes_a_job(play: Play) -> None:
    async def story(room: Room) -> None:
        processes = [room.jobs() for _ in range(4)]
        for lane in range(8):
            await room.add(f"of {lane}", lane=f"lane {lane}")
        await asyncio.gather(*[jobs.begin() for jobs in processes])
        await asyncio.gather(*[jobs.settle() for jobs in processes])
        assert sorted(room.done) == [f"of {lane}" for lane in range(8)]

    play(story)


def test_a_fault_of_the_program_is_one_more_try(play: Play, caplog: pytest.LogCaptureFixture) -> None:
    async def story(room: Room) -> None:
        async def fails(_: Job) -> Tried:
            raise ValueError("a fault")

        jobs = room.jobs(fails)
        await room.add("one")
        await jobs.begin()
        await jobs.settle()
        ((_, job),) = await jobs.of_lane("hall", 0, 1)
        assert (job.state, job.said, job.due_at) == (JobState.WAITING, "internal", NOON + 5 * SECOND)

    play(story)
    assert "job-failed" in caplog.text


def test_an_id_counts_once_and_what_is_over_is_forgotten_after_two_weeks(play: Play) -> None:
    async def story(room: Room) -> None:
        jobs = room.jobs()
        await room.add("one")
        with pytest.raises(IntegrityError):
            await room.add("two", "one")
        assert await room.look(jobs) == ["one"]
        room.at += KEPT_FOR
        await jobs.tidy()
        assert len(await jobs.of_lane("hall", 0, 9)) == 1
        room.at += 1
        await room.add("three")
        await jobs.tidy()
        assert [job.id for _, job in await jobs.of_lane("hall", 0, 9)] == ["three"]

    play(story)
