"""What is written reads back as the same value, whatever the tournament."""

from hypothesis import given

from meydan.tournament.crosstable import Colour, Contestant, CrossTable, Encounter, PointSystem, Result
from meydan.tournament.trf import Dialect, PlayerDetails, TrfFile, read, write
from tests.tournament.trf.trf_files import patient, trf_files
from tests.tournament.trf.written import file, player


@patient
@given(trf_files())
def test_written_file_reads_back_as_the_same_value(trf: TrfFile) -> None:
    again = read(write(trf).encode())
    if trf.dialect is Dialect.TRF26 or again.dialect is Dialect.LETTERS:
        assert again == trf
    # Later byes and limited prohibitions have numbers only: such a file is TRF26 from then on.
    assert again.table == trf.table
    assert read(write(again).encode()) == again


def test_player_line_has_every_field_in_its_columns() -> None:
    contestant = Contestant(12, "Şen, Işıl", 1987, (Encounter(3, Colour.BLACK, Result.DRAW),))
    other = Contestant(3, "Oğuz, Ada", 0, (Encounter(12, Colour.WHITE, Result.DRAW),))
    details = PlayerDetails("w", "WFM", "TUR", "6300123", "2012/05/19", 2)
    text = write(TrfFile(CrossTable((other, contestant), 1), {12: details}))
    assert text.splitlines()[-1] == (
        "001   12 wWFM Şen, Işıl                         1987 TUR     6300123 2012/05/19  0.5    2     3 b ="
    )


def test_letter_codes_come_out_as_they_went_in() -> None:
    lines = ("012 Ad", "XXR 5", "XXC black1", "XXP 1 2", player(1, points="0.0"), player(2, points="0.0"))
    assert write(read(file(*lines))).splitlines() == [line.rstrip() for line in lines]


def test_trf26_comes_out_as_it_went_in() -> None:
    lines = (
        "012 Ad",
        "142 9",
        "152 B",
        "240 H 001    1",
        "250      01.0 001 003 0001 0002",
        "250      00.5 004 005 0001 0002",
        "260 001 002    1    2",
        player(1, points="0.0"),
        player(2, points="0.0"),
    )
    assert write(read(file(*lines))).splitlines() == [line.rstrip() for line in lines]


def test_name_longer_than_its_columns_is_cut_and_not_spilled() -> None:
    long = CrossTable((Contestant(1, "Ş" * 50), Contestant(2, "B\nC")), 1)
    names = [contestant.name for contestant in read(write(TrfFile(long)).encode()).table.contestants]
    assert names == ["Ş" * 33, "B C"]


def test_standard_points_need_no_line_and_others_have_one() -> None:
    players = (Contestant(1, "A"), Contestant(2, "B"))
    football = PointSystem(win=6, draw=2, pairing_bye=6, full_bye=6, half_bye=2, forfeit_win=6)
    standard = write(TrfFile(CrossTable(players, 3), dialect=Dialect.TRF26))
    assert "162" not in standard
    lines = write(TrfFile(CrossTable(players, 3, points=football), dialect=Dialect.TRF26)).splitlines()
    assert lines[2] == "162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0"
