"""A sentence of the scenario language is one function, written above it as people write it.

    @expects("{player} may raise to {amount}", "Anna may raise to 300")
    def may_raise(scene: Scene, player: Player, amount: Chips) -> Finding:
        "This is the least legal raise."

    @happens("{player} bets {amount}", "Anna bets 100")
    def bets(scene: Scene, player: Player, amount: Chips) -> Refusal | None: ...

    @rules("{player} shows one card", "Anna shows one card: asked to table all (rule 15)")
    def shows_one_card(scene: Scene, player: Player) -> Ruling | Refusal: ...

- ``expects`` is what must hold after ``Under tda-2024,``; ``happens`` is what is done; ``rules`` is a case put to the
  floor, from which two lines are made: the expectation, which ends in ``: {ruling}``, and the same case without it,
  which ``Compare:`` asks. The function answers the case; whether the outcome is as expected is checked here.
- ``tells`` is a question: the place that is not a parameter of the function is its answer, or what the wording fixes
  itself, as ``on=False``. What is true instead is the wording that says what the function found.
- Every ``{place}`` of a pattern is a parameter, and its annotation says what it may contain: a type of ``places`` such
  as ``Player`` or ``Chips``, an ``Enum`` whose values are the words, or ``words({...})`` in an ``Annotated``. A
  parameter without a place in a wording has a default, or is passed by the decorator: ``half="high"``.
- After the pattern comes an example. The reference page takes the meaning from the docstring; a further wording of
  the same function brings its own as its third argument.
- ``cites=True`` lets ``(rule 37)`` follow; the ``Finding`` then carries the rules. A case for the floor always may.
- What is true instead is a ``say("{player} has {amount}", …)``, a form and its facts, whose words are in ``locale``;
  so are those of each pattern (``case-player-may-raise-to-amount``). ``tests/locale/test_cases.py`` finds missing ones.

A topic is a module of ``sentences/``; ``forms_of`` lists its lines in the order of the file, and ``hand_language`` or
``languages`` adds the topics to theirs. Reader, reference page and translations take the lines from there.
"""

import inspect
from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from functools import wraps
from types import ModuleType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec.structs import replace

from shuffleup.answer import Refusal, voice
from shuffleup.rulings.ruling import Ruling
from shuffleup.scenarios.forms import Form, Line, Slot
from shuffleup.scenarios.outcomes import RULING
from shuffleup.scenarios.said import Saying, say
from shuffleup.scenarios.scene import Finding, So

Asks = TypeVar("Asks", bound=Callable[..., Finding])
Does = TypeVar("Does", bound=Callable[..., Any])
Tells = TypeVar("Tells", bound=Callable[..., object])
Answers = TypeVar("Answers", bound=Callable[..., Ruling | Refusal | Finding])
Value = TypeVar("Value")

_EXPECTED: dict[Callable[..., Any], list[Form]] = {}
_PLAY: dict[Callable[..., Any], list[Form]] = {}


def expects(
    pattern: str, example: str, meaning: str = "", *, cites: bool = False, **fixed: object
) -> Callable[[Asks], Asks]:
    """What must be true at the point where the line is written."""
    return _written(_EXPECTED, Form(pattern, meaning, example, cites=cites, fixed=fixed))


def happens(pattern: str, example: str, meaning: str = "", **fixed: object) -> Callable[[Does], Does]:
    """What is done; if it cannot be, the function says why, and nothing has changed."""
    return _written(_PLAY, Form(pattern, meaning, example, fixed=fixed))


def rules(pattern: str, example: str, meaning: str = "", **fixed: object) -> Callable[[Answers], Answers]:
    """A case that is put to the floor, and what the ruling must be. Nothing happens."""
    whole = f"{pattern}: {{{RULING.place}}}"
    return _written(_EXPECTED, Form(whole, meaning, example, cites=True, fixed=fixed, ending=RULING))


def tells(
    pattern: str, example: str, meaning: str = "", *, cites: bool = False, **fixed: object
) -> Callable[[Tells], Tells]:
    """The required answer to a question at the point where the line is written."""
    form = Form(pattern, meaning, example, cites=cites, fixed=fixed)

    def put(function: Tells) -> Tells:
        _EXPECTED.setdefault(function, []).insert(0, _question(form, function))
        return function

    return put


def forms_of(topic: ModuleType) -> tuple[Form, ...]:
    """The lines of a topic that can be expected, in the order of the file."""
    return tuple(_of(_EXPECTED, topic))


def deeds_of(topic: ModuleType) -> tuple[Form, ...]:
    """The lines of a topic that can happen, in the order of the file."""
    return tuple(_of(_PLAY, topic))


def found(line: Line, scene: object) -> Finding:
    """Whether a line is true, and what is true instead. For a case that only asks: the floor's ruling."""
    answer = line.ask(scene)
    assert isinstance(answer, Finding | Refusal | Ruling), "a line that is expected answers"
    if isinstance(answer, Refusal):
        return Finding(voice(answer, getattr(scene, "names", ())), (), answer)
    if isinstance(answer, Finding):
        return answer
    ending = line.form.ending
    if ending is None or ending.place not in line.places:
        return Finding("", answer.rules, answer)
    judged = ending.judge(scene, answer, line.places[ending.place])
    assert isinstance(judged, Finding)
    return judged


def words(known: Mapping[str, object]) -> Slot:
    """A place that accepts one of these wordings."""
    shape = "|".join(sorted(known, key=len, reverse=True))
    *first, last = [f"`{text}`" for text in known]
    explained = f"{', '.join(first)} or {last}" if first else last
    names = {value: text for text, value in known.items()}
    return Slot(
        shape, known.__getitem__, explained, known=tuple(known), tell=lambda value: names.get(value, str(value))
    )


# ── from the function to its lines ───────────────────────────────────────────────────────────────────────────────────


def _written(lines: dict[Callable[..., Any], list[Form]], form: Form) -> Callable[[Does], Does]:
    def put(function: Does) -> Does:
        lines.setdefault(function, []).insert(0, _whole(form, function))
        return function

    return put


def _of(lines: Mapping[Callable[..., Any], list[Form]], topic: ModuleType) -> Iterator[Form]:
    for function, forms in lines.items():
        if function.__module__ == topic.__name__:
            yield from forms


def _question(form: Form, function: Callable[..., Any]) -> Form:
    """The form of a question. Its answer is what the function has no parameter for: a place, or a fixed value."""
    place = next(name for name in (*form.named, *form.fixed) if name not in inspect.signature(function).parameters)
    said = {name: value for name, value in form.fixed.items() if name == place}
    slot = _answer(get_type_hints(function, include_extras=True)["return"], place, said=bool(said))
    handed = {name: value for name, value in form.fixed.items() if name != place}
    whole = _whole(replace(form, fixed=handed), function, {} if said else {place: slot})

    @wraps(function)
    def looked(scene: object, **given: Any) -> Finding:  # noqa: ANN401 - places are of many types
        wanted = given.pop(place)
        found = function(scene, **given)
        if isinstance(found, Finding):
            return found
        value: Any = found.value if isinstance(found, So) else found
        rules = found.rules if isinstance(found, So) else ()
        so = set(wanted) == set(value) if slot.in_any_order else wanted == value
        return Finding("" if so else _told(function, whole, place, {**given, place: value}), rules)

    return replace(whole, does=looked, fixed=form.fixed)


def _told(function: Callable[..., Any], asked: Form, place: str, facts: Mapping[str, Any]) -> Saying:
    """What is true, in the wording of the function that says it."""
    forms = [one for one in (asked, *_EXPECTED[function]) if set(one.named) <= set(facts)]
    saying = [one for one in forms if place in one.fixed and one.fixed[place] == facts[place]]
    form = next((one for one in (*saying, *forms) if one in saying or place in one.named), None)
    if form is None:
        return say("it is {words}", words=str(facts[place]))
    slots = [(name, form.slots[name]) for name in form.named]
    return Saying(form.pattern, tuple([(name, (slot.said or slot.tell)(facts[name])) for name, slot in slots]))


def _answer(hint: object, place: str, *, said: bool) -> Slot:
    """The possible answers. An answer given only by wordings may be of any type."""
    first = get_args(hint)[0] if hint.__class__.__name__ == "UnionType" or get_origin(hint) is Union else hint
    return Slot("", str, "") if said and get_origin(first) is not Annotated else _slot(hint, place)


def _whole(form: Form, function: Callable[..., Any], answer: Mapping[str, Slot] = {}) -> Form:
    """The form with the places that its function has. Raises ``TypeError`` if the two do not match."""
    _scene, *parameters = inspect.signature(function).parameters.values()
    hints = get_type_hints(function, include_extras=True)
    given = {**answer, **({form.ending.place: form.ending.slot} if form.ending else {})}
    for one in parameters:
        if f"{{{one.name}}}" in form.pattern:
            given[one.name] = _slot(hints[one.name], one.name)
        elif one.name not in form.fixed and one.default is one.empty:
            raise TypeError(f"'{form.pattern}' does not say {one.name}, which {function.__name__} asks for")
    meaning = form.meaning or inspect.cleandoc(function.__doc__ or "").replace("\n", " ").replace("``", "`")
    whole = Form(form.pattern, meaning, form.example, form.cites, function, given, form.fixed, form.ending)
    if set(whole.named) != set(given):
        raise TypeError(f"'{form.pattern}' has places that {function.__name__} does not take")
    return whole


def _slot(hint: object, name: str) -> Slot:
    """What a place may contain, by the annotation of its parameter."""
    if get_origin(hint) is Annotated:
        return next(one for one in get_args(hint) if isinstance(one, Slot))
    if get_origin(hint) is Union or hint.__class__.__name__ == "UnionType":
        return _slot(next(one for one in get_args(hint) if one is not type(None)), name)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return words({str(one.value): one for one in hint})
    raise TypeError(f"nothing says what may stand in {{{name}}}: annotate it with a type of places")
