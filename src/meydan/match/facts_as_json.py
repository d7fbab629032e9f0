"""Facts in the form of JSON: an article is its reference, a kind of deed its name."""

from dataclasses import fields, is_dataclass
from enum import StrEnum

from meydan.games import Words
from meydan.rulebooks.articles import Citation


def fact(value: object) -> object:
    """A fact as it is handed over."""
    if isinstance(value, Citation):
        return value.reference
    if isinstance(value, StrEnum):
        return value.value
    if isinstance(value, tuple):
        return [fact(one) for one in value]
    if isinstance(value, type):
        return value.kind  # type: ignore[attr-defined]
    if is_dataclass(value):
        return {one.name: fact(getattr(value, one.name)) for one in fields(value)}
    return value


def words(said: Words) -> dict[str, str]:
    return {"tr": said.tr, "en": said.en}
