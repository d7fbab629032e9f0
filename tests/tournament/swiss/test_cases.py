"""Pairing problems with the answer of an independent engine: pairs, colours and board order."""

from pathlib import Path

import pytest

from meydan.tournament.swiss import Impossible, pair
from meydan.tournament.trf import read
from tests.tournament.shared_cases import case_files, needs_shared_cases

OWN = sorted((Path(__file__).parent.parent / "swiss_cases").glob("*.trf"))


def paired(path: Path) -> list[str]:
    pairing = pair(read(path.read_bytes()).table)
    if isinstance(pairing, Impossible):
        return ["IMPOSSIBLE"]
    boards = [f"{white} {black}" for white, black in pairing.boards]
    if pairing.bye is not None:
        boards.append(f"{pairing.bye} 0")
    return [str(len(boards)), *boards]


def test_own_cases_are_there() -> None:
    assert len(OWN) == 33


@pytest.mark.article("yuzuncu-yil.mangala.swiss", "yuzuncu-yil.pentago.1", "tazof-kulami.kulami.1")
@pytest.mark.parametrize("path", OWN, ids=lambda path: path.stem)
def test_own_case_is_paired_as_expected(path: Path) -> None:
    assert paired(path) == path.with_suffix(".expected").read_text(encoding="utf-8").split("\n")[:-1]


@needs_shared_cases
@pytest.mark.parametrize("path", case_files("cases"), ids=lambda path: path.stem)
def test_shared_case_is_paired_as_expected(path: Path) -> None:
    assert paired(path) == path.with_suffix(".expected").read_text(encoding="utf-8").split("\n")[:-1]
