"""The stored form: the same again after reading, and strict about everything else."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meydan.games.errors import InvalidText, Refusal
from meydan.match import (
    IdTaken,
    InvalidMatch,
    Refused,
    Role,
    Stale,
    UnfitAct,
    act_from_plain,
    deed_from_plain,
    match_from_json,
    match_to_json,
    plain,
    possible,
)
from meydan.match.deeds import Corrected, SetBegun, SetCounted, SetDecided, Withdrawn
from meydan.match.json_form import KINDS, schema
from tests.match.table import EVERY_GAME, FIRST, SECOND, Table


def walked(rulebook: str, game: str, seed: int, steps: int = 40) -> Table:
    """A match of random acts among those that are offered."""
    choose = random.Random(seed)
    rules = Table(rulebook, game).match.rules
    table = Table(rulebook, game, minutes=30 if rules.clock else None, impaired=FIRST, knockout=True)
    for _ in range(steps):
        offered = [offer.deed for offer in possible(table.match, Role.HEAD_REFEREE)]
        if not offered:
            break
        table.do(choose.choice(offered), by=Role.HEAD_REFEREE)
    return table


@pytest.mark.parametrize(("rulebook", "game"), EVERY_GAME)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_match_is_the_same_after_writing_and_reading(rulebook: str, game: str, seed: int) -> None:
    match = walked(rulebook, game, seed).match
    written = match_to_json(match)
    again = match_from_json(written)
    assert again == match
    assert match_to_json(again) == written


def test_written_form_is_the_documented_one() -> None:
    table = Table("lig", "mangala", knockout=None).do(
        SetBegun(), SetCounted((25,), (23,)), Corrected(3, SetDecided(SECOND), "yanlış")
    )
    value = json.loads(match_to_json(table.match))
    assert {key: value[key] for key in ("format", "version", "rulebook", "game")} == {
        "format": "meydan match",
        "version": 1,
        "rulebook": "lig",
        "game": "mangala",
    }
    assert value["acts"][0] == {
        "id": "act-1",
        "number": 1,
        "actor": {"role": "table referee"},
        "time": "10:00",
        "deed": {"kind": "match opened", "first": {"name": "Ayşe"}, "second": {"name": "Bora"}},
    }
    assert [act["deed"] for act in value["acts"][1:]] == [
        {"kind": "set begun"},
        {"kind": "set counted", "first": [25], "second": [23]},
        {"kind": "corrected", "target": 3, "deed": {"kind": "set decided", "winner": "second"}, "reason": "yanlış"},
    ]


def stored() -> dict[str, Any]:
    table = Table("lig", "mangala").do(SetBegun(), SetCounted((25,), (23,)))
    value: dict[str, Any] = json.loads(match_to_json(table.match))
    return value


def wrong_at(value: object) -> str:
    with pytest.raises(InvalidMatch) as wrong:
        match_from_json(json.dumps(value))
    assert wrong.value.words.tr.startswith(wrong.value.place)
    return wrong.value.place


def changed(path: list[str | int], new: object) -> dict[str, Any]:
    value = stored()
    inner: Any = value
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = new
    return value


@pytest.mark.parametrize(
    ("path", "new", "place"),
    [
        (["format"], "chess", "format"),
        (["version"], 2, "version"),
        (["version"], "1", "version"),
        (["version"], True, "version"),
        (["rulebook"], "fide", "rulebook"),
        (["rulebook"], 3, "rulebook"),
        (["game"], "go", "game"),
        (["game"], "kure", "game"),
        (["acts"], {}, "acts"),
        (["acts"], [], "acts"),
        (["extra"], 1, "$"),
        (["acts", 0], 5, "acts[1]"),
        (["acts", 1, "number"], "2", "acts[2].number"),
        (["acts", 1, "number"], True, "acts[2].number"),
        (["acts", 1, "number"], 2.0, "acts[2].number"),
        (["acts", 1, "number"], 10**15, "acts[2].number"),
        (["acts", 1, "id"], None, "acts[2].id"),
        (["acts", 1, "who"], "x", "acts[2]"),
        (["acts", 1, "actor"], {"role": "king"}, "acts[2].actor.role"),
        (["acts", 1, "actor"], {}, "acts[2].actor"),
        (["acts", 1, "deed"], {"kind": "castled"}, "acts[2].deed.kind"),
        (["acts", 1, "deed"], {}, "acts[2].deed.kind"),
        (["acts", 1, "deed"], "set begun", "acts[2].deed.kind"),
        (["acts", 1, "deed", "x"], 1, "acts[2].deed"),
        (["acts", 2, "deed", "first"], 25, "acts[3].deed.first"),
        (["acts", 2, "deed", "first"], ["25"], "acts[3].deed.first[1]"),
        (["acts", 2, "deed", "board"], "x" * 5000, "acts[3].deed.board"),
        (["acts", 2, "deed"], {"kind": "set counted", "first": [1]}, "acts[3].deed"),
        (["acts", 2, "deed"], {"kind": "ruled", "words": "x", "points": [2]}, "acts[3].deed.points"),
        (
            ["acts", 2, "deed"],
            {"kind": "corrected", "target": 2, "deed": {"kind": "withdrawn"}},
            "acts[3].deed.deed.kind",
        ),
    ],
)
def test_what_is_wrong_is_named_with_its_place(path: list[str | int], new: object, place: str) -> None:
    assert wrong_at(changed(path, new)) == place


@pytest.mark.parametrize("key", ["format", "version", "rulebook", "game", "acts"])
def test_missing_key_is_named(key: str) -> None:
    value = stored()
    del value[key]
    with pytest.raises(InvalidMatch, match=key):
        match_from_json(json.dumps(value))


@pytest.mark.parametrize("text", ["", "[", "null", "[]", '"x"', "12", "[" * 100_000])
def test_what_is_no_object_is_no_match(text: str) -> None:
    with pytest.raises(InvalidMatch):
        match_from_json(text)


@pytest.mark.parametrize(
    ("path", "new", "place", "kind", "article"),
    [
        (["acts", 2, "deed", "first"], [26], "acts[3]", Refused, "lig.mangala.setup"),
        (["acts", 2, "deed"], {"kind": "move played", "move": "9"}, "acts[3]", InvalidText, None),
        (["acts", 2, "number"], 7, "acts[3]", Stale, None),
        (["acts", 1, "id"], "act-1", "acts[2]", IdTaken, None),
        (["acts", 0, "deed"], {"kind": "set begun"}, "acts[1]", Refused, "lig.mangala.h"),
        (["acts", 0, "number"], 2, "acts[1]", Stale, None),
    ],
)
def test_act_that_does_not_fit_is_refused_as_in_the_match_and_in_its_place(
    path: list[str | int], new: object, place: str, kind: type[Refusal], article: str | None
) -> None:
    with pytest.raises(UnfitAct) as unfit:
        match_from_json(json.dumps(changed(path, new)))
    assert unfit.value.place == place
    assert type(unfit.value.refusal) is kind
    assert unfit.value.article == article
    assert unfit.value.words.tr == f"{place}: {unfit.value.refusal.words.tr}"
    assert unfit.value.words.en == f"{place}: {unfit.value.refusal.words.en}"


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_read_and_told_what_it_lacks(kind: str) -> None:
    """Without its keys each kind either needs none or says which is missing, in place."""
    try:
        deed = deed_from_plain({"kind": kind})
    except InvalidMatch as wrong:
        assert "is missing" in wrong.words.en
    else:
        assert plain(deed) == {"kind": kind}


leaves = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text("adkinx12", max_size=4)
json_values = leaves | st.lists(leaves, max_size=3) | st.dictionaries(st.sampled_from(["kind", "x"]), leaves)


@given(
    st.sampled_from(sorted(KINDS)),
    st.dictionaries(st.sampled_from(["first", "second", "target", "deed", "player", "elapsed"]), json_values),
)
def test_arbitrary_values_never_crash_the_reader(kind: str, fields: dict[str, object]) -> None:
    try:
        deed_from_plain({"kind": kind, **fields})
    except Refusal as refusal:
        assert refusal.words.tr
        assert refusal.words.en


@given(json_values)
def test_arbitrary_json_never_crashes(value: object) -> None:
    for read in (act_from_plain, deed_from_plain, lambda one: match_from_json(json.dumps(one))):
        with pytest.raises(InvalidMatch):
            read(value)


def test_withdrawn_act_is_stored_with_everything_else() -> None:
    table = Table("lig", "hex").do(SetBegun(), Withdrawn(2, "masa yanlış"))
    assert len(json.loads(match_to_json(table.match))["acts"]) == 3


def test_every_kind_and_every_key_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "match-json.md").read_text(encoding="utf-8")
    rows = {row.split("|")[1].strip(): row for row in page.splitlines() if row.startswith("| `")}
    for kind, deed in KINDS.items():
        for key in schema(deed):
            assert f"`{key}`" in rows[f"`{kind}`"], (kind, key)
