"""The typed client in examples/shuffleup_client, made of the server's description: its types and its calls.

The types are written by datamodel-code-generator; the calls are a method for each operation, of which this file is the
template. What no type of msgspec can read is handed on as it comes.
"""

import subprocess
import sys
import tempfile
import types
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

FOLDER = Path(__file__).resolve().parents[1] / "examples" / "shuffleup_client"
_WRITTEN = "Written by `make docs` from docs/reference/openapi.json"
_OPTIONS = (
    *("--input-file-type", "openapi", "--output-model-type", "msgspec.Struct", "--target-python-version", "3.11"),
    *("--use-standard-collections", "--use-union-operator", "--disable-timestamp", "--use-schema-description"),
    *("--enum-field-as-literal", "all", "--use-msgspec-tagged-unions", "--formatters", "ruff-format"),
    *("--custom-file-header", f'"""{_WRITTEN}: the types that the server sends and takes."""'),
)
_CALLS = f'''"""{_WRITTEN}: a method for everything that the server can be asked."""

from typing import Any, Literal

from . import models
from .asking import Asking, part, read


class Client(Asking):
    """Everything that the server can be asked. Each method raises ``RefusedError`` where it does not do it."""
'''
_PLAIN = {"string": "str", "integer": "int", "number": "float", "boolean": "bool"}

_JSON = "application/json"
_STREAMS = ("feed",)
"""What goes on and on is not asked for by a call that waits for its end."""

Json = Any  # the description, looked into field by field


def client_files(described: bytes) -> dict[str, str]:
    """The generated files of the client, by their names."""
    models = _models(described)
    return {"models.py": models, "calls.py": _CALLS + "".join(_calls(msgspec.json.decode(described), models))}


def _models(described: bytes) -> str:
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "openapi.json"), Path(folder, "models.py")
        source.write_bytes(described)
        command = [sys.executable, "-W", "ignore", "-m", "datamodel_code_generator"]
        subprocess.run([*command, "--input", source, "--output", target, *_OPTIONS], check=True, capture_output=True)
        return target.read_text(encoding="utf-8")


def _calls(document: Json, models: str) -> Iterator[str]:
    module = types.ModuleType("shuffleup_client_models")
    sys.modules[module.__name__] = module
    exec(compile(models, "models.py", "exec"), vars(module))
    for path, operations in document["paths"].items():
        for method, one in operations.items():
            if one["operationId"] not in _STREAMS:
                yield _call(method.upper(), path, one, module)


def _call(method: str, path: str, operation: Json, module: types.ModuleType) -> str:
    given = operation.get("parameters", ())
    places = [one for one in given if one["in"] == "path"]
    asked = [one for one in given if one["in"] == "query"]
    arguments = ["self", *[f"{one['name']}: {_type(one['schema'], module)}" for one in places]]
    body = operation.get("requestBody")
    if body:
        [(media, content)] = body["content"].items()
        arguments.append(f"body: {_type(content['schema'], module) if media == _JSON else 'bytes'}")
    required = [f"{one['name']}: {_type(one['schema'], module)}" for one in asked if one["required"]]
    optional = [
        f"{one['name']}: {_or_none(_type(one['schema'], module))} = None" for one in asked if not one["required"]
    ]
    arguments += ["*", *required, *optional] if asked else []
    address = path
    for one in places:
        address = address.replace(f"{{{one['name']}}}", f"{{part({one['name']})}}")
    query = ", ".join([f'"{one["name"]}": {one["name"]}' for one in asked])
    sent = f'self._ask("{method}", {"f" if places else ""}"{address}", {{{query}}}{", body" if body else ""})'
    answer = _answer(operation["responses"], module)
    told = f"return read({sent}, {answer})" if answer not in ("bytes", "None") else f"return {sent}"
    told = sent if answer == "None" else told
    name, summary = operation["operationId"], operation["summary"].rstrip(".?")
    lines = f'    def {name}({", ".join(arguments)}) -> {answer}:\n        """{summary}."""\n        {told}\n'
    return f"\n{lines}"


def _answer(responses: Mapping[str, Json], module: types.ModuleType) -> str:
    [done] = [one for status, one in responses.items() if status.startswith("2")]
    content = done.get("content") or {}
    if content.keys() == {_JSON}:
        return _type(content[_JSON]["schema"], module)
    return "bytes" if content else "None"


def _type(schema: Json, module: types.ModuleType) -> str:
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"models.{name}" if _readable(getattr(module, name, None)) else "dict[str, Any]"
    for choice in ("oneOf", "anyOf"):
        if choice in schema:
            return " | ".join(dict.fromkeys([_type(one, module) for one in schema[choice]]))
    if "enum" in schema:
        return f"Literal[{', '.join([repr(one) for one in schema['enum']])}]"
    match schema.get("type"):
        case "null":
            return "None"
        case "array":
            return f"list[{_type(schema['items'], module)}]"
        case str() as plain if plain in _PLAIN:
            return _PLAIN[plain]
    return "dict[str, Any]"


def _readable(kind: object) -> bool:
    """Can msgspec read it? Of a union whose members bear no tag nobody can tell which one it is."""
    try:
        msgspec.json.Decoder(kind)
    except (TypeError, NameError):
        return False
    return kind is not None


def _or_none(kind: str) -> str:
    return kind if "None" in kind.split(" | ") else f"{kind} | None"


def write(described: bytes) -> list[str]:
    """Writes the files whose text has changed; their names."""
    changed = []
    for name, text in client_files(described).items():
        file = FOLDER / name
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
            changed.append(name)
    return changed
