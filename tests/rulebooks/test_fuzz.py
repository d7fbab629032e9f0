"""Whatever a rulebook file contains, it is read or refused with RulebookError; nothing else comes out."""

from copy import deepcopy
from datetime import date, datetime, time
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from meydan.rulebooks import RULEBOOKS, Rulebook, RulebookError, parse_rulebook
from meydan.rulebooks.loader import read_rulebook
from tests.rulebooks.files import tables_of, text_of

TEXTS = {name: text_of(name) for name in RULEBOOKS}
TABLES = {name: tables_of(name) for name in RULEBOOKS}


def check_refusal(refused: RulebookError, name: str) -> None:
    assert refused.place.startswith(f"{name}.toml")
    assert refused.words.tr
    assert refused.words.en
    assert len(str(refused)) < 1500


@given(text=st.text(max_size=200))
@settings(max_examples=300, deadline=None)
def test_arbitrary_text(text: str) -> None:
    try:
        parse_rulebook(text, "lig")
    except RulebookError as refused:
        check_refusal(refused, "lig")
    else:
        raise AssertionError("arbitrary text cannot be a rulebook")


def test_toml_that_is_too_deep_or_has_a_number_too_long_is_refused() -> None:
    for text in ("games = " + "[" * 100_000, "title = 1" + "0" * 5000, "title = 0x" + "f" * 9000):
        try:
            parse_rulebook(text, "lig")
        except RulebookError as refused:
            check_refusal(refused, "lig")
        else:
            raise AssertionError(text[:20])


@given(data=st.data())
@settings(max_examples=150, deadline=None)
def test_damaged_files(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(RULEBOOKS))
    whole = TEXTS[name]
    cut = data.draw(st.integers(0, len(whole)))
    length = data.draw(st.integers(0, 40))
    inserted = data.draw(
        st.one_of(st.text(max_size=5), st.sampled_from(['"', "\n", "= 3", "[[", "}", "true", "[x]\n"]))
    )
    try:
        rulebook = parse_rulebook(whole[:cut] + inserted + whole[cut + length :], name)
    except RulebookError as refused:
        check_refusal(refused, name)
    else:
        assert isinstance(rulebook, Rulebook)


SCALARS = st.one_of(
    st.text(max_size=8),
    st.integers(),
    st.just(10**30),
    st.floats(),
    st.booleans(),
    st.just(date(2020, 1, 13)),
    st.just(datetime(2020, 1, 13, 9, 30)),
    st.just(time(9, 30)),
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


def spots(value: Any, found: list[tuple[Any, Any]]) -> list[tuple[Any, Any]]:
    """Every (container, key) in a file's tables."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        found.append((value, key))
        spots(value[key], found)
    return found


@given(data=st.data())
@settings(max_examples=100, deadline=None)
def test_tables_with_values_replaced_removed_and_exchanged(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(RULEBOOKS))
    tables = deepcopy(TABLES[name])
    for _ in range(data.draw(st.integers(1, 3))):
        found = spots(tables, [])
        if not found:
            break
        container, key = found[data.draw(st.integers(0, len(found) - 1))]
        match data.draw(st.sampled_from(["replace", "remove", "exchange", "add"])):
            case "replace":
                container[key] = data.draw(VALUES)
            case "remove":
                del container[key]
            case "exchange":
                other, at = found[data.draw(st.integers(0, len(found) - 1))]
                container[key] = deepcopy(other[at])
            case "add" if isinstance(container, dict):
                container[data.draw(st.text(max_size=8))] = data.draw(VALUES)
    try:
        rulebook = read_rulebook(tables, name)
    except RulebookError as refused:
        check_refusal(refused, name)
    else:
        assert isinstance(rulebook, Rulebook)
