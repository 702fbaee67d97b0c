"""The JSON Schemas of the formats that other programs read, made from the published specifications."""

import json
from functools import cache
from importlib import resources

from jsonschema import Draft202012Validator


@cache
def validator(name: str) -> Draft202012Validator:
    text = resources.files("shuffleup.formats").joinpath("schemas", f"{name}.schema.json").read_text("utf-8")
    schema = json.loads(text)
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def faults(name: str, document: object) -> list[str]:
    """Where a document breaks its format."""
    return [f"{fault.json_path}: {fault.message}" for fault in validator(name).iter_errors(document)]
