"""The data files as tables that tests may damage."""

import tomllib
from importlib import resources
from typing import Any


def text_of(name: str) -> str:
    return resources.files("meydan.rulebooks").joinpath("data", f"{name}.toml").read_text(encoding="utf-8")


def tables_of(name: str) -> dict[str, Any]:
    return tomllib.loads(text_of(name))
