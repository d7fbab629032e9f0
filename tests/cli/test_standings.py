"""`meydan standings`: the table, the tab-separated form, the sums."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Meydan
from tests.tournament.trf.written import BYE, file, player

# 1 beat 2 and 3; 2 lost and had the bye; 3 had the bye and lost: 2.0, 1.0, 1.0
THREE = file(
    "012 Deneme",
    player(1, "   2 w 1", "   3 b 1", points="2.0", name="Işık, Ada"),
    player(2, "   1 b 0", BYE, points="1.0", name="Çelik, Efe"),
    player(3, BYE, "   1 w 0", points="1.0", name="Şahin, Can"),
)

Run = Callable[..., list[str]]


@pytest.fixture
def run(tmp_path: Path, meydan: Meydan) -> Run:
    """`run(data, "--tsv")`: the lines that the command prints for a file with these bytes."""

    def call(data: bytes, *arguments: str, language: str = "tr") -> list[str]:
        path = tmp_path / "turnuva.trf"
        path.write_bytes(data)
        said = meydan("standings", str(path), *arguments, "--lang", language)
        assert (said.code, said.err) == (0, "")
        return said.out.splitlines()

    return call


def test_table_has_place_number_name_and_values_best_first(run: Run) -> None:
    assert run(THREE, "--order", "BH,WIN") == [
        "Sıra  No  Ad          PTS   BH  WIN",
        "   1   1  Işık, Ada   2.0  2.0    2",
        "   2   2  Çelik, Efe  1.0  3.0    1",
        "   2   3  Şahin, Can  1.0  3.0    1",
    ]


def test_table_in_english(run: Run) -> None:
    assert run(THREE, "--order", "WIN", language="en")[0] == "Rank  No  Name        PTS  WIN"


def test_tab_separated_form_goes_by_starting_number(run: Run) -> None:
    assert run(THREE, "--order", "BH/C1,ARO,DE", "--tsv") == [
        "id\tPTS\tBH/C1\tARO\tDE\trank",
        "1\t2.0\t1.0\t1500\t0\t1",
        "2\t1.0\t2.0\t1500\t0\t2",
        "3\t1.0\t2.0\t1500\t0\t2",
    ]


def test_order_is_that_of_the_file_or_else_that_of_the_house(run: Run) -> None:
    assert run(THREE, "--tsv")[0] == "id\tPTS\tBH/C1\tBH\tSB\tWIN\tDE\trank"
    assert run(b"202 SB,PS\n" + THREE, "--tsv")[0] == "id\tPTS\tSB\tPS\trank"


def test_explanation_shows_every_term_and_what_was_cut(run: Run) -> None:
    assert run(THREE, "--order", "BH/C1,SB", "--explain", "2", language="en") == [
        "2 Çelik, Efe · rank 2",
        "",
        "PTS = 1.0   points",
        "  round 1   – 1                    0.0   points of the round",
        "  round 2                          1.0   points of the round",
        "",
        "BH/C1 = 2.0   Buchholz: the opponents' scores",
        "  round 1   – 1                    2.0   the opponent's score",
        "  round 2                        (1.0)   no opponent: the own score, at most all draws (16.4) · weakest: cut",
        "",
        "SB = 1.00   Sonneborn-Berger: scores of those beaten",
        "  round 1   – 1       2.0 × 0.0 = 0.00   the opponent's score",
        "  round 2             1.0 × 1.0 = 1.00   no opponent: the own score, at most all draws (16.4)",
    ]


def test_explanation_in_turkish_names_the_round_first(run: Run) -> None:
    assert run(THREE, "--order", "WIN", "--explain", "1")[-2:] == [
        "  1. tur    – 2                      1   sayıldı",
        "  2. tur    – 3                      1   sayıldı",
    ]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--order", "BH,XX"), "there is no tie-break “XX”"),
        (("--order", "SD"), "SD needs the set scores"),
        (("--explain", "9"), "there is no player number 9"),
    ],
)
def test_what_cannot_be_shown_is_refused(
    meydan: Meydan, tmp_path: Path, arguments: tuple[str, ...], reason: str
) -> None:
    path = tmp_path / "turnuva.trf"
    path.write_bytes(THREE)
    said = meydan("standings", str(path), *arguments, "--lang", "en")
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"meydan: {reason}")


def test_file_that_does_not_add_up_is_refused_with_its_line(meydan: Meydan, tmp_path: Path) -> None:
    path = tmp_path / "turnuva.trf"
    path.write_bytes(file(player(1, "   7 w 1")))
    said = meydan("standings", str(path), "--lang", "en")
    assert (said.code, said.out) == (2, "")
    assert "line 1, column 92: there is no player number 7" in said.err


@pytest.mark.parametrize("path", ["yok.trf", ".", "a\0b"])
def test_file_that_cannot_be_opened_is_refused(meydan: Meydan, path: str, tmp_path: Path) -> None:
    said = meydan("standings", str(tmp_path / path), "--lang", "en")
    assert (said.code, said.out) == (2, "")
    assert "cannot be opened" in said.err
