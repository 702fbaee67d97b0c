"""Compiles with numba, and keeps the compiled code on disk for the next process."""

from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any, Protocol, TypeVar, cast

import numba
from numpy.typing import NDArray

Function = TypeVar("Function", bound=Callable[..., object])


class Compiler(Protocol):
    """Compiles a function at its first call."""

    def __call__(self, function: Function, /) -> Function:
        """The function, to be compiled when it is first called."""
        ...


def compiler(tables: Iterable[NDArray[Any]]) -> Compiler:
    """A decorator for functions that read these tables as globals, which numba freezes into the code.

    The name of the kept code depends on the tables: numba notices a change in the function's own file, but not a change
    in the tables.
    """
    fingerprint = sha256(b"".join([table.tobytes() for table in tables])).hexdigest()[:12]

    def compiled(function: Function) -> Function:
        function.__qualname__ = f"{function.__qualname__}_{fingerprint}"
        try:
            return cast(Function, numba.njit(cache=True)(function))
        except RuntimeError:
            # There is no writable folder for the code, so it is compiled again in each process.
            return cast(Function, numba.njit(function))

    return compiled
