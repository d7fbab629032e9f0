"""Any deed at all, sensible or not: what the machine throws at a match besides what is offered."""

import types
from dataclasses import fields, replace
from enum import StrEnum
from random import Random
from typing import Any, Union, get_args, get_origin, get_type_hints

from meydan.match import Match, deeds
from meydan.match.deeds import Correction, Deed, Happening

HAPPENINGS: tuple[type[Any], ...] = get_args(Happening)
KINDS: tuple[type[Any], ...] = (*HAPPENINGS, *get_args(Correction))


def any_deed(choose: Random, match: Match) -> Deed:
    """A deed of any kind, its fields filled with what lies at hand."""
    deed: Deed = deed_of(choose.choice(KINDS), choose, match)
    return deed


def deed_of(kind: type[Any], choose: Random, match: Match) -> Any:
    hints = get_type_hints(kind)
    return kind(**{one.name: value(hints[one.name], one.name, choose, match) for one in fields(kind)})


def filled(deed: Deed, fill: tuple[str, ...], choose: Random, match: Match) -> Deed:
    """An offered deed with something entered into its open fields."""
    hints = get_type_hints(type(deed))
    return replace(deed, **{name: value(hints[name], name, choose, match) for name in fill})


def nearly(deed: Deed, choose: Random, match: Match) -> Deed:
    """An offered deed with something changed."""
    return filled(deed, tuple(one.name for one in fields(deed) if choose.random() < 0.6), choose, match)


def value(hint: Any, name: str, choose: Random, match: Match) -> Any:
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (types.UnionType, Union):
        if deeds.SetBegun in inner:
            return deed_of(choose.choice(HAPPENINGS), choose, match)
        something = next(one for one in inner if one is not types.NoneType)
        return value(something, name, choose, match) if choose.random() < 0.5 else None
    if origin is tuple:
        length = choose.randint(0, 3) if inner[-1] is Ellipsis else len(inner)
        return tuple(value(inner[0], name, choose, match) for _ in range(length))
    if hint is str:
        return choose.choice(texts(name, match))
    if hint is int:
        return choose.choice(numbers(name, match))
    if hint is bool:
        return choose.random() < 0.5
    if issubclass(hint, StrEnum):
        return choose.choice(list(hint))
    return deed_of(hint, choose, match)


def texts(name: str, match: Match) -> list[str]:
    """Texts for a field of this name: those that may fit first, then some that cannot."""
    opened, running = match.state.opened, match.running_set
    known = {
        "move": list(map(str, running.position.moves()))[:40] if running else [],
        "piece": [str(move)[:2] for move in running.position.moves()][:40] if running else [],
        "card": [*opened.cards, *opened.reserves, "39", "45", "x:köprü"],
        "cards": [*opened.cards, "39", "45"],
        "reserves": [*opened.reserves, "38"],
        "shown": [match.to_sign],
        "name": ["Ayşe", "Bora", "Çiğdem"],
        "article": [one.reference for one in match.rules.citations],
        "board": [running.position.text.split()[0]] if running else [],
    }
    return [*known.get(name, ["neden", "7"]), "", " ", "a1", "zz", "lig.hex.sets"]


def numbers(name: str, match: Match) -> list[int]:
    """Numbers for a field of this name: those that may fit first, then some that cannot."""
    if name in ("target", "warning"):
        return [*range(1, match.next_number), 0, -1, match.next_number, 10**6]
    clock = match.clock
    left = list(clock.left) if clock else []
    sums = {"points": [0, 1, 2], "first": [24, 25, 30, 5], "second": [24, 23, 18, 5], "stones": [3]}
    return [*sums.get(name, []), *left, 0, 1000, 60_000, -1, 49, 65, 10**9]
