"""Recorded moves without network: kept as written, unchecked, and what depends on them is left to the server."""

from playwright.sync_api import Page

from meydan.match import deeds
from meydan.match.deeds import FlagFell, MovePlayed, PieceTouched, RecordAbandoned, SetBegun, SetCounted, Withdrawn
from meydan.match.known_positions import positions_to_plain
from meydan.match.told import match_to_plain
from tests.browser.match.phone_table import PhoneTable
from tests.match.table import FIRST, SECOND, Table


def test_moves_are_kept_as_written_and_shown_as_unchecked(page: Page) -> None:
    table = PhoneTable(page, Table("lig", "mangala")).do(SetBegun())
    table.alone(MovePlayed("3"), MovePlayed("not even a move"))
    assert table.told["running_set"]["unchecked"]
    assert table.told["running_set"]["to_move"] is None
    assert table.offer("move played")["possible"]


def test_what_the_server_has_told_is_checked(page: Page) -> None:
    """With the server's positions phone and server know the same: who is to move, and that a set has ended."""
    table = PhoneTable(page, Table("lig", "hex")).do(SetBegun())
    server = Table("lig", "hex").do(SetBegun())
    while server.match.running_set is not None:
        move = MovePlayed(str(server.match.running_set.position.moves()[0]))
        server.do(move)
        table.alone(move)
    page.evaluate("known => table.learn(known)", positions_to_plain(server.match))
    table.alone(Withdrawn(server.match.next_number - 1, "yeniden"))
    table.alone(MovePlayed(move.move))
    told, expected = table.told, match_to_plain(server.match)
    assert (told["sets"], told["set_score"], told["running_set"]) == (expected["sets"], expected["set_score"], None)


def test_flag_with_unchecked_moves_is_left_to_the_server_where_stones_decide(page: Page) -> None:
    table = PhoneTable(page, Table("lig", "mangala")).do(SetBegun()).alone(MovePlayed("3"))
    refused = table.on_phone(FlagFell(FIRST))
    assert refused is not None
    assert refused["unchecked"]
    assert refused["article"] == "lig.mangala.g"
    assert "denetlenmedi" in refused["words"]["tr"]
    table.alone(RecordAbandoned(), FlagFell(FIRST, None, 25, 10))
    assert table.told["sets"][0]["winner"] is None


def test_flag_with_unchecked_moves_loses_where_nothing_is_counted(page: Page) -> None:
    table = PhoneTable(page, Table("lig", "hex")).do(SetBegun()).alone(MovePlayed("a1"), FlagFell(FIRST))
    assert table.told["sets"][0]["winner"] == "second"


def test_referee_can_stop_recording_and_count(page: Page) -> None:
    table = PhoneTable(page, Table("lig", "mangala")).do(SetBegun()).alone(MovePlayed("3"))
    refused = table.on_phone(SetCounted((25,), (23,)))
    assert refused is not None
    assert not refused["unchecked"]
    table.alone(RecordAbandoned(), SetCounted((25,), (23,)))
    assert table.told["set_score"] == [1, 0]


def test_unchecked_moves_are_taken_back_from_the_end_only(page: Page) -> None:
    table = PhoneTable(page, Table("lig", "mangala")).do(SetBegun())
    table.alone(MovePlayed("3"), MovePlayed("4"), MovePlayed("5"))
    middle = table.on_phone(Withdrawn(4, "yanlış"))
    assert middle is not None
    assert middle["unchecked"]
    corrected = table.on_phone(deeds.Corrected(5, MovePlayed("6"), "yanlış"))
    assert corrected is not None
    assert corrected["unchecked"]
    assert table.offer("withdrawn")["deed"]["target"] == 5
    table.alone(Withdrawn(5, "yanlış"), Withdrawn(4, "yanlış"))
    assert table.told["running_set"]["record"] == "kept"


def test_touched_piece_binds_unchecked_moves_too(page: Page) -> None:
    table = PhoneTable(page, Table("lig", "mangala")).do(SetBegun()).alone(MovePlayed("3"), PieceTouched(SECOND, "5"))
    refused = table.on_phone(MovePlayed("4"))
    assert refused is not None
    assert refused["article"] == "lig.mangala.d"
    table.alone(MovePlayed("5"))
