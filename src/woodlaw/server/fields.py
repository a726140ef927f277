"""What is wrong with the fields of a request: what pydantic finds, as messages of ours."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from woodlaw.server.errors import BAD, INVALID, Refused

NO_JSON = "json_invalid"
MESSAGES = {
    NO_JSON: "server-body-json",
    "missing": "server-field-missing",
    "extra_forbidden": "server-field-unknown",
    "string_type": "server-field-text",
    "int_type": "server-field-number",
    "int_parsing": "server-field-number",
    "int_parsing_size": "server-field-number",
    "int_from_float": "server-field-number",
    "bool_type": "server-field-flag",
    "list_type": "server-field-list",
    "dict_type": "server-field-object",
    "model_type": "server-field-object",
    "model_attributes_type": "server-field-object",
    "string_too_short": "server-field-short",
    "too_short": "server-field-short",
    "string_too_long": "server-field-long",
    "too_long": "server-field-long",
    "greater_than_equal": "server-field-small",
    "less_than": "server-field-large",
    "less_than_equal": "server-field-large",
    "literal_error": "server-field-one-of",
}
OTHERWISE = "server-field-form"
# Where a request holds its fields, which nobody has to be told.
AROUND = ("body", "query", "path")


def wrong_field(errors: Sequence[Any]) -> Refused:
    """The first thing that is wrong with a request: its place and the reason."""
    kind, place, limits = errors[0]["type"], errors[0]["loc"], errors[0].get("ctx", {})
    least = limits.get("min_length", limits.get("ge"))
    most = limits.get("max_length", limits.get("le"))
    if "lt" in limits:
        most = limits["lt"] - 1
    return Refused(
        BAD if kind == NO_JSON else INVALID,
        MESSAGES.get(kind, OTHERWISE),
        place=".".join(str(part) for part in place if part not in AROUND) or AROUND[0],
        least=str(least),
        most=str(most),
        words=", ".join(re.findall(r"'([^']*)'", str(limits.get("expected", "")))),
    )
