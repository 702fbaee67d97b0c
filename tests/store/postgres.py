"""The PostgreSQL of this machine, for tests: each gets a schema of its own, which is dropped afterwards."""

import asyncio
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg

from tests.browser.room import needed

SERVER = os.environ.get("SHUFFLEUP_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/test")
"""Whoever runs the tests may make schemas there, and end the lines of others."""


async def _do(sql: str) -> None:
    line = await asyncpg.connect(SERVER, timeout=2)
    try:
        await line.execute(sql)
    finally:
        await line.close()


@contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty schema, for as long as the block runs."""
    schema = f"test_{secrets.token_hex(6)}"
    try:
        asyncio.run(_do(f"create schema {schema}"))
        there = ""
    except (OSError, asyncpg.PostgresError) as fault:
        there = str(fault)
    how = f"start one, or name it in SHUFFLEUP_TEST_POSTGRES ({there})"
    needed(there=not there, what=f"no PostgreSQL at {SERVER}", how=how)
    try:
        yield f"{SERVER}?options=-csearch_path%3D{schema}&application_name={schema}"
    finally:
        asyncio.run(_do(f"drop schema {schema} cascade"))
