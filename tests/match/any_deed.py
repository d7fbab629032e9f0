"""Any deed at all, sensible or not: what the machine throws at a match besides what is offered."""

import types
from dataclasses import fields, replace
from enum import StrEnum
from typing import Any, Union, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

from meydan.match import Match, deeds
from meydan.match.deeds import Correction, Deed, Happening

HAPPENINGS: tuple[type[Any], ...] = get_args(Happening)
KINDS: tuple[type[Any], ...] = (*HAPPENINGS, *get_args(Correction))


def any_deed(data: st.DataObject, match: Match) -> Deed:
    """A deed of any kind, its fields filled with what lies at hand."""
    deed: Deed = deed_of(data.draw(st.sampled_from(KINDS)), data, match)
    return deed


def deed_of(kind: type[Any], data: st.DataObject, match: Match) -> Any:
    hints = get_type_hints(kind)
    return kind(**{one.name: value(hints[one.name], one.name, data, match) for one in fields(kind)})


def filled(deed: Deed, fill: tuple[str, ...], data: st.DataObject, match: Match) -> Deed:
    """An offered deed with something entered into its open fields."""
    hints = get_type_hints(type(deed))
    return replace(deed, **{name: value(hints[name], name, data, match) for name in fill})


def value(hint: Any, name: str, data: st.DataObject, match: Match) -> Any:
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (types.UnionType, Union):
        if deeds.SetBegun in inner:
            return deed_of(data.draw(st.sampled_from(HAPPENINGS)), data, match)
        something = next(one for one in inner if one is not types.NoneType)
        return value(something, name, data, match) if data.draw(st.booleans()) else None
    if origin is tuple:
        length = data.draw(st.integers(0, 3)) if inner[-1] is Ellipsis else len(inner)
        return tuple(value(inner[0], name, data, match) for _ in range(length))
    if hint is str:
        return data.draw(st.sampled_from(texts(name, match)))
    if hint is int:
        return data.draw(st.sampled_from(numbers(name, match)))
    if hint is bool:
        return data.draw(st.booleans())
    if issubclass(hint, StrEnum):
        return data.draw(st.sampled_from(list(hint)))
    return deed_of(hint, data, match)


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
