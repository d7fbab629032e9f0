"""A recorded match can be played again: what stands, set by set."""

from meydan.match.deeds import MovePlayed, SetBegun, SetDecided, Withdrawn
from meydan.match.replay import ReplayedMove, replay
from tests.match.table import FIRST, SECOND, Table


def test_every_move_leads_to_its_position() -> None:
    table = Table("lig", "hex").do(SetBegun(), MovePlayed("a1"), MovePlayed("b2"))
    running = table.match.running_set
    assert running is not None
    (only,) = replay(table.match)
    assert (only.number, only.starter) == (1, FIRST)
    assert [one.move for one in only.moves] == ["a1", "b2"]
    assert only.moves[-1] == ReplayedMove("b2", running.position.text)


def test_a_withdrawn_move_is_not_played_again() -> None:
    table = Table("lig", "hex").do(SetBegun(), MovePlayed("a1"), Withdrawn(3, "yanlış"), MovePlayed("c3"))
    assert [one.move for one in replay(table.match)[0].moves] == ["c3"]


def test_a_set_without_a_record_is_left_out_and_the_second_player_starts_the_second() -> None:
    table = Table("lig", "mangala").do(SetBegun(), SetDecided(FIRST), SetBegun(), MovePlayed("4"))
    (only,) = replay(table.match)
    assert (only.number, only.starter) == (2, SECOND)


def test_card_races_have_no_moves() -> None:
    assert replay(Table("yuzuncu-yil", "qbitz").match) == ()
