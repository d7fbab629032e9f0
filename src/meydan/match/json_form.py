"""The match as JSON: versioned, strict, and the same again after reading. The form is described in docs/match-json.md.

The dataclasses are the schema: a field is a key, and one that has its default is left out.
"""

import json
import types
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import StrEnum
from functools import cache
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from meydan.games import InvalidText, Words
from meydan.games.errors import Refusal
from meydan.games.notation import quoted
from meydan.match.acts import Act
from meydan.match.deeds import Correction, Deed, Happening
from meydan.match.errors import UnfitAct
from meydan.match.match import Match, act, open_match
from meydan.rulebooks.loader import RULEBOOKS, load
from meydan.rulebooks.model import GameRules

FORMAT = "meydan match"
VERSION = 1
LONGEST_TEXT = 4000
LARGEST_NUMBER = 10**12

Json = Mapping[str, object]
T = TypeVar("T")

KINDS: dict[str, type[Any]] = {one.kind: one for one in (*get_args(Happening), *get_args(Correction))}
NAMES = {kind: name for name, kind in KINDS.items()}


class InvalidMatch(InvalidText):
    """A file that is not a match: `place` says where, `words` what is wrong there."""

    def __init__(self, place: str, tr: str, en: str) -> None:
        super().__init__(place, Words(f"{place}: {tr}", f"{place}: {en}"))
        self.place = place


# ── writing ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def match_to_json(match: Match) -> str:
    """The match as a JSON text, one act a line."""
    head = {"format": FORMAT, "version": VERSION, "rulebook": match.rules.rulebook, "game": match.rules.game}
    opening = json.dumps(head, ensure_ascii=False)[1:-1]
    acts = ",\n".join("  " + json.dumps(plain(one), ensure_ascii=False) for one in match.journal)
    return f'{{{opening}, "acts": [\n{acts}\n]}}\n'


def plain(value: object) -> object:
    """A value in the form of JSON."""
    if isinstance(value, StrEnum):
        return value.value
    if isinstance(value, tuple):
        return [plain(one) for one in value]
    if not is_dataclass(value) or isinstance(value, type):
        return value
    written: dict[str, object] = {"kind": NAMES[type(value)]} if type(value) in NAMES else {}
    for field in fields(value):
        held = getattr(value, field.name)
        if held != field.default:
            written[field.name] = plain(held)
    return written


# ── reading ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def match_from_json(text: str) -> Match:
    """The match written as `text`. Raises InvalidMatch if it is none, UnfitAct if an act does not fit."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise InvalidMatch("JSON", f"JSON değil ({error}).", f"not JSON ({error}).") from None
    head = table(value, "$", ["format", "version", "rulebook", "game", "acts"])
    for name in ("format", "version", "rulebook", "game", "acts"):
        if name not in head:
            raise InvalidMatch("$", f"{name!r} anahtarı eksik.", f"the key {name!r} is missing.")
    if head["format"] != FORMAT:
        raise InvalidMatch("format", f"{FORMAT!r} olmalı.", f"it must be {FORMAT!r}.")
    if head["version"] != VERSION or head["version"] is True:
        raise InvalidMatch(
            "version",
            f"bu sürüm {VERSION} okunur; dosya {shown(head['version'])} sürümünde. Meydan'ı güncelleyin.",
            f"version {VERSION} can be read, the file has {shown(head['version'])}. Update Meydan.",
        )
    rules = find_rules(read(str, head["rulebook"], "rulebook"), read(str, head["game"], "game"))
    acts: tuple[Act, ...] = read(tuple[Act, ...], head["acts"], "acts")
    return stored(rules, acts)


def stored(rules: GameRules, acts: tuple[Act, ...]) -> Match:
    """The match that these acts make. Raises UnfitAct with the place of the first that those before it do not allow."""
    match: Match | None = None
    for number, one in enumerate(acts, start=1):
        try:
            match = open_match(rules, one) if match is None else act(match, one)
        except Refusal as refusal:
            raise UnfitAct(f"acts[{number}]", refusal) from refusal
    if match is None:
        raise InvalidMatch("acts", "hiç kayıt yok.", "there is no act.")
    return match


def find_rules(rulebook: str, game: str) -> GameRules:
    """The rules of a game in a rulebook. Raises InvalidMatch, naming those there are."""
    if rulebook not in RULEBOOKS:
        listed = ", ".join(RULEBOOKS)
        raise InvalidMatch(
            "rulebook",
            f"{quoted(rulebook)} kural kitabı yok; olanlar: {listed}.",
            f"there is no rulebook {quoted(rulebook)}; there are: {listed}.",
        )
    book = load(rulebook)
    rules = book.game(game)
    if rules is None:
        listed = ", ".join(one.game for one in book.games)
        raise InvalidMatch(
            "game",
            f"{rulebook} kural kitabında {quoted(game)} yok; olanlar: {listed}.",
            f"the rulebook {rulebook} does not hold {quoted(game)}; it holds: {listed}.",
        )
    return rules


def deed_from_plain(value: object, place: str = "deed") -> Deed:
    """A deed out of its JSON form."""
    deed: Deed = read(Deed, value, place)
    return deed


def act_from_plain(value: object, place: str = "act") -> Act:
    """An act out of its JSON form."""
    one: Act = read(Act, value, place)
    return one


def read(wanted: Any, value: object, place: str) -> Any:
    """The `value` found at `place`, as the type `wanted`."""
    origin = get_origin(wanted)
    if origin is types.UnionType or origin is Union:
        return read_union(get_args(wanted), value, place)
    if origin is tuple:
        return read_list(get_args(wanted), value, place)
    if wanted in (str, int, bool):
        return read_plain(wanted, value, place)
    if issubclass(wanted, StrEnum):
        return read_name(wanted, value, place)
    return read_table(wanted, value, place)


def read_union(wanted: tuple[Any, ...], value: object, place: str) -> Any:
    """Something or nothing; or one of several deeds, told apart by their kind."""
    inner = [one for one in wanted if one is not types.NoneType]
    if len(inner) == 1:
        return None if value is None else read(inner[0], value, place)
    kind = value.get("kind") if isinstance(value, dict) else None
    names = [NAMES[one] for one in inner]
    if not isinstance(kind, str) or kind not in names:
        listed = ", ".join(names)
        raise InvalidMatch(
            f"{place}.kind", f"{shown(kind)} olamaz; olabilecekler: {listed}.", f"{shown(kind)} is none of: {listed}."
        )
    return read_table(KINDS[kind], value, place)


def read_list(wanted: tuple[Any, ...], value: object, place: str) -> tuple[Any, ...]:
    if not isinstance(value, list):
        raise InvalidMatch(place, f"liste olmalı, {shown(value)} değil.", f"it must be a list, not {shown(value)}.")
    many = wanted[-1] is Ellipsis
    if not many and len(value) != len(wanted):
        raise InvalidMatch(
            place,
            f"{len(wanted)} öğe olmalı, {len(value)} var.",
            f"it must have {len(wanted)} items, not {len(value)}.",
        )
    return tuple(read(wanted[0], one, f"{place}[{number}]") for number, one in enumerate(value, start=1))


def read_plain(wanted: type[T], value: object, place: str) -> T:
    """The exact type is asked: to Python a bool is an int, too."""
    fits = type(value) is wanted
    if isinstance(value, str):
        fits = fits and len(value) <= LONGEST_TEXT
    elif isinstance(value, int):
        fits = fits and abs(value) <= LARGEST_NUMBER
    if not fits or not isinstance(value, wanted):
        tr, en = {
            str: (f"en çok {LONGEST_TEXT} harflik bir metin", f"a text of at most {LONGEST_TEXT} letters"),
            int: ("bir tam sayı", "a whole number"),
            bool: ("true ya da false", "true or false"),
        }[wanted]
        raise InvalidMatch(place, f"{tr} olmalı, {shown(value)} değil.", f"it must be {en}, not {shown(value)}.")
    return value


def read_name(wanted: type[StrEnum], value: object, place: str) -> StrEnum:
    for one in wanted:
        if value == one.value:
            return one
    listed = ", ".join(one.value for one in wanted)
    raise InvalidMatch(
        place, f"{shown(value)} olamaz; olabilecekler: {listed}.", f"{shown(value)} is none of: {listed}."
    )


def read_table(wanted: Any, value: object, place: str) -> Any:
    keys = schema(wanted)
    tagged = ["kind"] if wanted in NAMES else []
    held = table(value, place, [*tagged, *keys])
    made = {}
    for name, (kind, required) in keys.items():
        if name in held:
            made[name] = read(kind, held[name], f"{place}.{name}")
        elif required:
            raise InvalidMatch(place, f"{name!r} anahtarı eksik.", f"the key {name!r} is missing.")
    return wanted(**made)


@cache
def schema(wanted: Any) -> dict[str, tuple[Any, bool]]:
    """For each field of a dataclass: its type, and whether it must be given."""
    hints = get_type_hints(wanted)
    return {field.name: (hints[field.name], field.default is MISSING) for field in fields(wanted)}


def table(value: object, place: str, allowed: list[str]) -> Json:
    if not isinstance(value, dict):
        raise InvalidMatch(place, f"nesne olmalı, {shown(value)} değil.", f"it must be an object, not {shown(value)}.")
    for name in value:
        if name not in allowed:
            listed = ", ".join(allowed)
            raise InvalidMatch(
                place,
                f"{quoted(name)} anahtarı bilinmiyor; olabilecekler: {listed}.",
                f"unknown key {quoted(name)}; allowed: {listed}.",
            )
    return value


def shown(value: object) -> str:
    """A value as a message may show it, whatever it is."""
    return quoted(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False))
