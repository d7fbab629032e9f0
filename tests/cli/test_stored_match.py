"""`meydan match`: matches that were stored, resumed and replayed."""

import json
from pathlib import Path

import pytest

from meydan.match import match_from_json
from tests.cli.conftest import Meydan
from tests.cli.refereeing import NAMES, acts, typed


def test_match_goes_on_after_the_end_of_the_input(meydan: Meydan, file: Path) -> None:
    left = meydan("match", "lig", "hex", *NAMES, "--save", str(file), typed=typed("set", "f6"))
    assert left.code == 0
    assert left.last_line.startswith(f"Maç kaydedildi: {file}")
    said = meydan("match", "--resume", str(file), typed=typed("g6"))
    assert acts(said) == [
        "1. Maç açıldı: Ayşe – Bora; ilk sete Ayşe başlar. [lig.hex.order]",
        "2. 1. set başladı; başlayan: Ayşe. [lig.hex.sets]",
        "3. Ayşe: f6 [lig.hex.sets]",
        "4. Bora: g6 [lig.hex.sets]",
    ]
    assert len(match_from_json(file.read_text(encoding="utf-8")).journal) == 4
    assert [one.name for one in file.parent.iterdir()] == ["maç.json"]


def test_replay_tells_the_story_and_the_result(meydan: Meydan, file: Path) -> None:
    meydan("match", "lig", "hex", *NAMES, "--save", str(file), typed=typed("set", "anlaşma 1", "set", "kazanan 1"))
    said = meydan("match", "--replay", str(file), "--lang", "en")
    assert said.code == 0
    assert "  3. Agreed: Ayşe wins the set. [lig.hex.sets]\n" in said.out
    assert "     The match is over: Ayşe 1, Bora 0 (sets). [lig.hex.sets]\n" in said.out
    assert said.last_line == "1–0, sets 2–0 (Ayşe, Ayşe)"
    assert meydan("match", "--replay", str(file)).last_line == "1–0, setler 2–0 (Ayşe, Ayşe)"


def test_replay_as_json_gives_the_result_as_data(meydan: Meydan, file: Path) -> None:
    meydan("match", "lig", "hex", *NAMES, "--save", str(file), typed=typed("çekildi 1", "imza 2"))
    assert json.loads(meydan("match", "--replay", str(file), "--json").out) == {
        "rulebook": "lig",
        "game": "hex",
        "players": ["Ayşe", "Bora"],
        "acts": 3,
        "sets": [0, 0],
        "cards": [0, 0],
        "warnings": [0, 0],
        "result": {
            "half_points": [0, 2],
            "winner": "second",
            "reason": "resignation",
            "article": "lig.hex.sets",
            "advances": None,
        },
        "signatures": ["second"],
    }


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"deed"', '"dead"', "acts[1]: unknown key 'dead'"),
        ('"acts": [', '"acts": ', "not JSON"),
        ('"version": 1', '"version": 2', "version: version 1 can be read"),
        ('"winner": "first"', '"winner": "third"', "acts[3].deed.winner: 'third' is none of: first, second."),
        ('"kind": "set begun"', '"kind": "card approved"', "acts[2]: This game has no cards; it is played in sets."),
        ('"number": 3', '"number": 7', "acts[3]: act 3 must come before act 7."),
        ('"game": "hex"', '"game": "go"', "the rulebook lig does not hold 'go'"),
    ],
)
@pytest.mark.parametrize("option", ["--replay", "--resume"])
def test_damaged_file_is_refused_in_its_place(
    meydan: Meydan, file: Path, option: str, old: str, new: str, complaint: str
) -> None:
    meydan("match", "lig", "hex", *NAMES, "--save", str(file), typed=typed("set", "kazanan 1"))
    whole = file.read_text(encoding="utf-8")
    assert old in whole
    file.write_text(whole.replace(old, new, 1), encoding="utf-8")
    said = meydan("match", option, str(file), "--lang", "en")
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"meydan: {file}: ")
    assert complaint in said.err


def test_file_that_is_no_text_is_refused(meydan: Meydan, file: Path) -> None:
    file.write_bytes(b"\xff\xfe\x00")
    said = meydan("match", "--replay", str(file))
    assert (said.code, said.out) == (2, "")
    assert "UTF-8 değil" in said.err
