"""The API's description as a plain page: no script, and nothing from anywhere else."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterator
from html import escape
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

DOCS = "/docs"
STYLE = """
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color-scheme: light dark }
code { font-size: 0.95em }
h2 { margin-top: 2.5rem; border-top: 1px solid; padding-top: 1rem }
table { border-collapse: collapse; display: block; overflow-x: auto }
th, td { text-align: left; vertical-align: top; padding: 0.15rem 1rem 0.15rem 0 }
"""
STYLE_HASH = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
POLICY = (
    f"default-src 'none'; style-src 'sha256-{STYLE_HASH}'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)

Schema = dict[str, Any]

router = APIRouter()


@router.get(DOCS, include_in_schema=False)
async def docs(request: Request) -> HTMLResponse:
    """All paths with their fields, out of what ``/openapi.json`` says."""
    return HTMLResponse(page(request.app.openapi()))


def page(document: Schema) -> str:
    """The page of an OpenAPI document."""
    schemas = document["components"]["schemas"]
    parts = [
        "<!DOCTYPE html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(document['info']['title'])}</title><style>{STYLE}</style></head><body>",
        f"<h1>{escape(document['info']['title'])} {escape(document['info']['version'])}</h1>",
        '<p>For programs: <a href="/openapi.json">openapi.json</a>.</p>',
    ]
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            parts.extend(operation_words(path, method, operation))
    parts.append("<h2>Objects</h2>")
    for name, schema in schemas.items():
        parts.append(f'<h3 id="{escape(name)}"><code>{escape(name)}</code></h3>')
        parts.extend(object_words(schema))
    return "\n".join([*parts, "</body></html>"])


def operation_words(path: str, method: str, operation: Schema) -> Iterator[str]:
    """One method of a path: what it does, takes and answers."""
    yield f"<h2><code>{method.upper()} {escape(path)}</code></h2>"
    yield f"<p>{escape(operation.get('description', ''))}</p>"
    rows = [
        (f"{given['name']} ({given['in']})", given["schema"], given.get("required", False))
        for given in operation.get("parameters", [])
    ]
    yield from table(rows)
    for kind, body in operation.get("requestBody", {}).get("content", {}).items():
        yield f"<p>Takes <code>{escape(kind)}</code>: {type_words(body['schema'])}</p>"
    yield "<table>"
    for status, answer in operation["responses"].items():
        kinds = " or ".join(
            type_words(content["schema"]) if content else f"<code>{escape(kind)}</code>"
            for kind, content in answer.get("content", {}).items()
        )
        yield f"<tr><td>{status}<td>{escape(answer['description'])}<td>{kinds}</tr>"
    yield "</table>"


def object_words(schema: Schema) -> Iterator[str]:
    """An object's description and its fields."""
    yield f"<p>{escape(schema.get('description', ''))}</p>"
    needed = schema.get("required", [])
    yield from table(
        [(name, field, name in needed) for name, field in schema.get("properties", {}).items()]
    )


def table(rows: list[tuple[str, Schema, bool]]) -> Iterator[str]:
    """Fields by name, with their types, and what they are if they are not given."""
    if not rows:
        return
    yield "<table>"
    for name, schema, is_needed in rows:
        default = "needed" if is_needed else f"else {schema.get('default')!r}"
        yield f"<tr><td><code>{escape(name)}</code><td>{type_words(schema)}<td>{escape(default)}"
    yield "</table>"


def type_words(schema: Schema) -> str:
    """A type in words, with its bounds; a named object is linked."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join(type_words(each) for each in schema["anyOf"])
    if "enum" in schema or "const" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in values)
    if "items" in schema:
        return f"list of {type_words(schema['items'])}"
    bounds = [
        f"{word} {schema[bound]}"
        for bound, word in (
            ("minimum", "from"),
            ("maximum", "to"),
            ("exclusiveMaximum", "below"),
            ("maxLength", "at most, in letters:"),
        )
        if bound in schema
    ]
    return escape(" ".join([str(schema.get("type", "anything")), *bounds]))
