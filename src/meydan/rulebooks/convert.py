"""From the tables of a data file to the typed facts. The dataclasses are the schema: a field is a key.

Every refusal says where the value stands, what it is and what is allowed there.
"""

import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from datetime import date, time
from enum import StrEnum
from functools import cache
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from meydan.games.notation import quoted
from meydan.games.words import Words
from meydan.rulebooks.articles import Citation
from meydan.rulebooks.errors import RulebookError

Table = Mapping[str, object]
NOTHING: frozenset[str] = frozenset()

T = TypeVar("T")
E = TypeVar("E", bound=StrEnum)

PLAIN: dict[type[Any], Words] = {
    str: Words("dolu bir metin", "a text that is not empty"),
    int: Words("0 ile 1000 arasında bir tam sayı", "a whole number from 0 to 1000"),
    bool: Words("true ya da false", "true or false"),
    time: Words("09:30:00 gibi bir saat", "a time like 09:30:00"),
    date: Words("2023-12-21 gibi bir tarih", "a date like 2023-12-21"),
}
LARGEST = 1000


@dataclass(frozen=True, slots=True)
class Place:
    """Where in a file a value stands: `lig.toml: games.mangala.causes[2].article`."""

    file: str
    path: str = ""

    def key(self, name: str) -> "Place":
        shown = name if name.replace("-", "").replace("_", "").isalnum() else quoted(name)
        return Place(self.file, f"{self.path}.{shown}" if self.path else shown)

    def item(self, number: int) -> "Place":
        """The item of a list, counted from 1 as people do."""
        return Place(self.file, f"{self.path}[{number}]")

    def __str__(self) -> str:
        return f"{self.file}: {self.path}" if self.path else self.file

    def error(self, tr: str, en: str) -> RulebookError:
        return RulebookError(str(self), Words(tr, en))

    def wrong(self, value: object, allowed: Words) -> RulebookError:
        """The refusal of a value, with what may stand in its place."""
        return self.error(
            f"{shown(value).tr} olamaz; olabilecek: {allowed.tr}.",
            f"this cannot be {shown(value).en}; allowed: {allowed.en}.",
        )


def shown(value: object) -> Words:
    """A value as a message may show it: short, whatever it is."""
    if isinstance(value, str):
        return Words(quoted(value), quoted(value))
    if isinstance(value, Mapping):
        return Words("tablo", "a table")
    if isinstance(value, list):
        return Words("liste", "a list")
    if isinstance(value, int) and abs(value) > 10**9:
        return Words("bu kadar büyük bir sayı", "so large a number")
    return Words(str(value), str(value))


@dataclass(frozen=True, slots=True)
class Converter:
    """Makes typed values out of a file's tables. `cite` finds the article that a reference names, or nothing."""

    cite: Callable[[str], Citation | None]

    def make(self, wanted: Any, value: object, place: Place) -> Any:
        """The `value` found at `place`, as the type `wanted`."""
        origin = get_origin(wanted)
        if origin is types.UnionType or origin is Union:
            (inner,) = (one for one in get_args(wanted) if one is not type(None))
            return self.make(inner, value, place)
        if origin is tuple:
            return self.make_list(get_args(wanted)[0], value, place)
        if wanted is Citation:
            return self.make_citation(value, place)
        if wanted in PLAIN:
            return plain(wanted, value, place)
        if issubclass(wanted, StrEnum):
            return enumerated(wanted, value, place)
        return self.make_table(wanted, value, place)

    def make_list(self, wanted: Any, value: object, place: Place) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise place.wrong(value, Words("liste", "a list"))
        return tuple(self.make(wanted, one, place.item(number)) for number, one in enumerate(value, start=1))

    def make_citation(self, value: object, place: Place) -> Citation:
        reference: str = plain(str, value, place)
        found = self.cite(reference)
        if found is None:
            raise place.error(
                f"{quoted(reference)} maddesi bu bölümde yok; maddelerden birini yazın.",
                f"there is no article {quoted(reference)} in this part; name one of its articles.",
            )
        return found

    def make_table(self, wanted: type[T], value: object, place: Place) -> T:
        return wanted(**self.make_fields(wanted, value, place))

    def make_fields(
        self,
        wanted: Any,
        value: object,
        place: Place,
        derived: frozenset[str] = NOTHING,
        read: frozenset[str] = NOTHING,
    ) -> dict[str, Any]:
        """The fields of a dataclass from a table that has all its keys and no other.

        `derived` fields are no keys of the table; `read` ones are, but have been read already.
        """
        keys = {name: key for name, key in schema(wanted).items() if name not in derived}
        table = checked_table(value, list(keys), place)
        made = {}
        for name, (kind, required) in keys.items():
            if name in read:
                continue
            if name in table:
                made[name] = self.make(kind, table[name], place.key(name))
            elif required:
                raise place.error(f"{name!r} anahtarı eksik.", f"the key {name!r} is missing.")
        return made


@cache
def schema(wanted: Any) -> dict[str, tuple[Any, bool]]:
    """For each field of a dataclass: its type, and whether it must be given."""
    assert is_dataclass(wanted)
    hints = get_type_hints(wanted)
    return {field.name: (hints[field.name], field.default is MISSING) for field in fields(wanted)}


def checked_table(value: object, allowed: list[str], place: Place) -> Table:
    """A table without unknown keys."""
    if not isinstance(value, dict):
        raise place.wrong(value, Words("tablo", "a table"))
    for name in value:
        if name not in allowed:
            raise place.error(
                f"{quoted(name)} anahtarı bilinmiyor; olabilecekler: {', '.join(allowed)}.",
                f"unknown key {quoted(name)}; allowed: {', '.join(allowed)}.",
            )
    return value


def plain(wanted: type[T], value: object, place: Place) -> T:
    """A text, number, truth value, time or date. The exact type is asked: to Python a bool is an int, too."""
    blank = isinstance(value, str) and not value.strip()
    too_large = isinstance(value, int) and not 0 <= value <= LARGEST
    if type(value) is not wanted or blank or too_large:
        raise place.wrong(value, PLAIN[wanted])
    return value


def enumerated(wanted: type[E], value: object, place: Place) -> E:
    for one in wanted:
        if value == one.value:
            return one
    names = ", ".join(repr(one.value) for one in wanted)
    raise place.wrong(value, Words(names, names))
