"""Finished tournaments whose values an independent engine (Gacrux, FIDE's checker) has computed."""

from pathlib import Path

import pytest

from meydan.tournament.standings import standings
from meydan.tournament.trf import read
from tests.tournament.shared_cases import case_files, needs_shared_cases

OWN_CASES = sorted((Path(__file__).parent / "cases").glob("*.trf"))
RANKS = {"rank_BHC1_BH_SB_WIN_BPG": "BH/C1,BH,SB,WIN,BPG", "rank_DE_BHC1_BH_SB": "DE,BH/C1,BH,SB"}


def differences(trf: Path, tsv: Path) -> list[tuple[str, str, str, str]]:
    """Player, code, value expected, value found: wherever the two are not the same text."""
    table = read(trf.read_bytes()).table
    head, *rows = [line.split("\t") for line in tsv.read_text(encoding="utf-8").splitlines()]
    codes = [code for code in head[2:] if not code.startswith("rank")]
    ranked = standings(table, ",".join(codes))
    orders = {name: standings(table, RANKS.get(name, name.removeprefix("rank:"))) for name in head[2 + len(codes) :]}
    found = []
    for row in rows:
        expected = dict(zip(head, row, strict=True))
        number = int(expected.pop("id"))
        line = ranked.of(number)
        assert line is not None
        ours = {code.text: value.text for code, value in zip(ranked.codes, line.values, strict=True)}
        for name, order in orders.items():
            placed = order.of(number)
            assert placed is not None
            ours[name] = str(placed.place)
        found += [(row[0], name, value, ours[name]) for name, value in expected.items() if ours[name] != value]
    return found


def test_there_are_own_cases() -> None:
    assert len(OWN_CASES) == 6


@pytest.mark.parametrize("path", OWN_CASES, ids=lambda path: path.stem)
def test_every_value_and_place_of_own_case(path: Path) -> None:
    assert differences(path, path.with_suffix(".tsv")) == []


@needs_shared_cases
@pytest.mark.parametrize("path", case_files("tiebreak"), ids=lambda path: path.stem)
def test_every_value_and_place_of_shared_case(path: Path) -> None:
    assert differences(path, path.with_suffix(".expected.tsv")) == []
