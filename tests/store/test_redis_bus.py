"""Hints go to every process of a room and to no other room, and go on after the broker was restarted."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from redis.asyncio import Redis

from shuffleup.store.port import StoreError
from shuffleup.store.redis_bus import RedisBus, channel_of, check_address, shown
from tests.store.redis import Broker, broker

ROOM = secrets.token_bytes(32)


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Broker]:
    """A broker of its own."""
    with broker(tmp_path) as made:
        yield made


def play(redis: Broker, story: Callable[..., Awaitable[None]], *rooms: bytes) -> None:
    """Tells a story of a bus for each of these rooms, once all of them listen."""

    async def told() -> None:
        async with AsyncExitStack() as stack:
            buses = [await stack.enter_async_context(RedisBus(redis.url, room).running()) for room in rooms]
            for bus in buses:
                assert await bus.heard() == {}, "whoever begins to listen reads the log first"
            await story(*buses)

    asyncio.run(asyncio.wait_for(told(), 30))


def test_a_hint_comes_to_everybody_and_of_each_stream_the_last(redis: Broker) -> None:
    async def story(one: RedisBus, other: RedisBus) -> None:
        for version in (1, 2, 3):
            one.publish("event/club", version)
        one.publish("table/club/1", 9)
        for bus in (one, other):
            assert await bus.heard() == {"event/club": 3, "table/club/1": 9}
            assert bus.alive

    play(redis, story, ROOM, ROOM)


def test_rooms_that_share_a_broker_do_not_hear_each_other(redis: Broker) -> None:
    async def story(one: RedisBus, other: RedisBus) -> None:
        one.publish("event/club", 1)
        other.publish("event/other", 1)
        assert (await one.heard(), await other.heard()) == ({"event/club": 1}, {"event/other": 1})

    play(redis, story, ROOM, secrets.token_bytes(32))


def test_after_a_restart_hints_go_on_and_whoever_missed_some_is_told_to_read(
    redis: Broker, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(one: RedisBus, other: RedisBus) -> None:
        one.publish("event/club", 1)
        assert await other.heard() == {"event/club": 1}
        await one.heard()
        redis.kill()
        for version in range(2, 50):
            one.publish("event/club", version)
        redis.start()
        assert await other.heard() == {}, "it asks the log for what it has missed"
        one.publish("event/club", 50)
        while (await other.heard()).get("event/club") != 50:
            pass
        assert other.alive

    with caplog.at_level(logging.WARNING):
        play(redis, story, ROOM, ROOM)
    said = [record.getMessage() for record in caplog.records]
    assert "bus-silent" in said and said[-1] == "bus-back"


def test_a_broker_that_answers_nobody_counts_as_gone(redis: Broker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shuffleup.store.redis_bus.ALIVE_SECONDS", 0.3)
    monkeypatch.setattr("shuffleup.store.redis_bus.BEAT_SECONDS", 0.05)

    gone, back = asyncio.Event(), asyncio.Event()
    monkeypatch.setattr(RedisBus, "_note", lambda _, *, whole, why="": (back if whole else gone).set())

    async def story(bus: RedisBus) -> None:
        redis.freeze(frozen=True)
        await gone.wait()
        back.clear()
        redis.freeze(frozen=False)
        await back.wait()
        assert await bus.heard() == {}
        assert bus.alive

    play(redis, story, ROOM)


def test_what_strangers_send_does_no_harm(redis: Broker) -> None:
    async def story(bus: RedisBus) -> None:
        stranger = Redis.from_url(redis.url)
        for nonsense in (b"\xff\xfe", b"{", b"[1]", b'{"event/club": "x"}', b'{"' + b"x" * 300 + b'": 1}', b"1" * 9):
            await stranger.publish(channel_of(ROOM), nonsense)
        await stranger.aclose()
        bus.publish("event/club", 2)
        while (await bus.heard()).get("event/club") != 2:
            pass

    play(redis, story, ROOM)


@pytest.mark.parametrize("url", ["http://x:secret@host", "redis://", "redis://host:port", "redis:/host", "host:6379"])
def test_what_is_no_address_is_told_without_the_password(url: str) -> None:
    with pytest.raises(StoreError) as fault:
        check_address(url)
    assert (fault.value.code, "secret" in str(fault.value.first.what)) == ("no-address", False)


def test_an_address_is_shown_without_its_password() -> None:
    assert shown("redis://me:secret@host:6380/1") == "redis://host:6380/1"
    check_address("rediss://me:secret@host:6380/1")
