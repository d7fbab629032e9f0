"""What a report file says, in all the ways in which programs write it."""

import pytest

from meydan.tournament.crosstable import Colour, Encounter, PointSystem, Result
from meydan.tournament.trf import Dialect, LaterBye, Prohibition, read
from tests.tournament.trf.written import ABSENT, BYE, HALF, file, player

WON = Encounter(2, Colour.WHITE, Result.WIN)
LOST = Encounter(1, Colour.BLACK, Result.LOSS)
TWO_PLAYERS = (player(1, "   2 w 1", points="1.0"), player(2, "   1 b 0", points="0.0"))


def test_player_line_is_read_by_its_columns() -> None:
    line = f"001    7 wWFM {'Çağlayan, Iğdır İpek':<33} 2104 TUR     6300123 2009/04/23  1.0    3     9 w 1"
    trf = read(file(line, player(9, "   7 b 0")))
    seventh = trf.table.contestants[0]
    assert (seventh.number, seventh.name, seventh.rating) == (7, "Çağlayan, Iğdır İpek", 2104)
    assert seventh.encounters == (Encounter(9, Colour.WHITE, Result.WIN),)
    details = trf.details[7]
    assert (details.sex, details.title, details.federation) == ("w", "WFM", "TUR")
    assert (details.identity, details.birth, details.rank) == ("6300123", "2009/04/23", 3)


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n", "\r\r\n"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1254"])
def test_line_ends_and_encodings_make_no_difference(end: str, encoding: str) -> None:
    text = end.join(("012 Şehir İçi Ağrı Turnuvası", *TWO_PLAYERS, ""))
    trf = read(text.encode(encoding))
    assert trf.name == "Şehir İçi Ağrı Turnuvası"
    assert [contestant.encounters for contestant in trf.table.contestants] == [(WON,), (LOST,)]


def test_blank_lines_and_trailing_blanks_say_nothing() -> None:
    assert read(file("", TWO_PLAYERS[0] + "     ", "   ", TWO_PLAYERS[1])) == read(file(*TWO_PLAYERS))


def test_short_line_without_points_and_rounds_is_a_player_who_has_not_played() -> None:
    trf = read(file(*TWO_PLAYERS, "001    3 m    Kısa"))
    third = trf.table.contestants[2]
    assert (third.name, third.rating, third.encounters) == ("Kısa", 0, (Encounter(None, None, Result.ABSENT),))


def test_lower_case_codes_colours_and_results_are_understood() -> None:
    shouted = read(file("XXR 5", "XXC black1", player(1, "   2 W W"), player(2, "   1 B L"), player(3, HALF)))
    whispered = read(file("xxr 5", "xxc BLACK1", player(1, "   2 w w"), player(2, "   1 b l"), player(3, "0000 - h")))
    assert whispered == shouted
    assert shouted.table.rounds == 5
    assert shouted.table.first_colour is Colour.BLACK


def test_players_stand_in_the_order_of_their_numbers() -> None:
    trf = read(file(*reversed(TWO_PLAYERS)))
    assert [contestant.number for contestant in trf.table.contestants] == [1, 2]


def test_round_left_blank_is_an_absence() -> None:
    trf = read(file(player(1, "   2 w 1", "   3 b 0"), player(2, "   1 b 0"), player(3, "        ", "   1 w 1")))
    absent = Encounter(None, None, Result.ABSENT)
    assert trf.table.contestants[1].encounters == (LOST, absent)
    assert trf.table.contestants[2].encounters == (absent, Encounter(1, Colour.WHITE, Result.WIN))


def test_older_ways_to_write_a_bye_are_understood() -> None:
    trf = read(file(*TWO_PLAYERS, player(3, "0000 - +"), player(4, "0000 - ="), player(5, "0000 - -"), player(6, BYE)))
    results = [contestant.encounters[0].result for contestant in trf.table.contestants[2:]]
    assert results == [Result.FULL_BYE, Result.HALF_BYE, Result.ABSENT, Result.PAIRING_BYE]


def test_forfeited_match_needs_no_colour() -> None:
    trf = read(file(player(1, "   2 - +"), player(2, "   1 - -")))
    assert trf.table.contestants[0].encounters == (Encounter(2, None, Result.FORFEIT_WIN),)


def test_who_misses_the_next_round_stands_in_its_column() -> None:
    trf = read(file("XXR 5", *TWO_PLAYERS, player(3, BYE, HALF), player(4, ABSENT, ABSENT)))
    assert trf.table.played_rounds == 1
    assert trf.table.not_in_next == {3: Result.HALF_BYE, 4: Result.ABSENT}


def test_who_misses_the_next_round_stands_in_a_bye_line() -> None:
    byes = ("240 H 002    1", "240 z 002    2", "240 F 004    2")
    trf = read(file("142 5", *byes, *TWO_PLAYERS))
    assert trf.table.not_in_next == {1: Result.HALF_BYE, 2: Result.ABSENT}
    assert trf.later_byes == (LaterBye(4, 2, Result.FULL_BYE),)
    assert trf.dialect is Dialect.TRF26


def test_bye_line_of_a_past_round_fills_the_blank() -> None:
    trf = read(file("240 H 001    3", *TWO_PLAYERS, player(3)))
    assert trf.table.contestants[2].encounters == (Encounter(None, None, Result.HALF_BYE),)


def test_absence_line_of_the_letter_codes_is_about_the_next_round() -> None:
    assert read(file("XXR 5", "XXZ 2", *TWO_PLAYERS)).table.not_in_next == {2: Result.ABSENT}


def test_round_in_which_every_column_is_filled_has_been_played() -> None:
    trf = read(file("XXR 5", player(1, "   2 w 1", HALF), player(2, "   1 b 0", ABSENT)))
    assert trf.table.played_rounds == 2
    assert trf.table.not_in_next == {}


def test_number_of_rounds_is_that_of_the_file_or_else_what_it_shows() -> None:
    assert read(file("142 7", *TWO_PLAYERS)).table.rounds == 7
    assert read(file("XXR 7", *TWO_PLAYERS)).table.rounds == 7
    assert read(file(*TWO_PLAYERS)).table.rounds == 1


def test_first_colour_is_stated_or_seen_in_the_first_round() -> None:
    assert read(file("152 B", *TWO_PLAYERS)).table.first_colour is Colour.BLACK
    assert read(file(*TWO_PLAYERS)).table.first_colour is Colour.WHITE
    # Number 1 came late: number 2 is then the first on the list, and the third has the other colour.
    late = (player(1), player(2, "   3 b 1"), player(3, "   2 w 0"))
    assert read(file(*late)).table.first_colour is Colour.BLACK


def test_first_colour_is_turned_round_when_the_first_on_the_list_had_the_bye() -> None:
    trf = read(file(player(1, BYE), player(2, "   3 w 1"), player(3, "   2 b 0")))
    assert trf.table.first_colour is Colour.BLACK


def test_point_system_of_the_letter_codes() -> None:
    trf = read(file("BBW  3.0", "BBD  1.0", "BBU  1.5", player(1, "   2 w 1", points="3.0"), player(2, "   1 b 0")))
    assert trf.table.points == PointSystem(win=6, draw=2, forfeit_win=6, full_bye=6, half_bye=2, pairing_bye=3)


def test_point_system_of_trf26_with_a_bye_worth_a_win() -> None:
    trf = read(file("162  W 2.0    D 1.0    L 0.5    A 0.0", *(player(1), player(2))))
    assert trf.table.points == PointSystem(win=4, draw=2, loss=1, forfeit_win=4, full_bye=4, half_bye=2, pairing_bye=4)


def test_abnormal_points_for_one_kind_of_result() -> None:
    trf = read(file("299 +         0.5", player(1, "   2 w +", points="0.5"), player(2, "   1 b -")))
    assert trf.table.points == PointSystem(forfeit_win=1)


def test_penalty_is_taken_from_the_points() -> None:
    trf = read(file("299          -0.5  001    1", player(1, "   2 w 1", points="0.5"), TWO_PLAYERS[1]))
    assert trf.table.adjustments == {1: (0, -1)}
    assert trf.table.score(trf.table.contestants[0]) == 1


def test_one_result_that_is_worth_something_else() -> None:
    trf = read(file("299 W         0.5  001    1", player(1, "   2 w 1", points="0.5"), TWO_PLAYERS[1]))
    assert trf.table.adjustments == {1: (0, -1)}


def test_virtual_points_by_runs_and_by_player() -> None:
    runs = ("142 4", "250      01.0 001 002 0001 0002", "250      00.5 003 003 0001 0002")
    assert read(file(*runs, *TWO_PLAYERS)).table.virtual_points == {1: (2, 2, 1), 2: (2, 2, 1)}
    one_by_one = ("XXR 4", "XXA    1  1.0  1.0  0.5", "XXA    2  1.0  1.0  0.5  0.0")
    assert read(file(*one_by_one, *TWO_PLAYERS)).table.virtual_points == {1: (2, 2, 1), 2: (2, 2, 1)}


def test_baku_acceleration_named_by_the_tournament_type() -> None:
    """Five rounds: three accelerated, two of them by a whole point; half of five players, made even, is four."""
    players = tuple(player(number) for number in range(1, 6))
    trf = read(file("142 5", "192 FIDE_DUTCH_2025_BAKU", *players))
    assert trf.table.virtual_points == dict.fromkeys((1, 2, 3, 4), (2, 2, 1))


def test_points_may_be_stated_with_the_virtual_points_of_the_next_round() -> None:
    lines = ("142 4", "250      01.0 001 002 0001 0001", player(1, "   2 w 1", points="2.0"), TWO_PLAYERS[1])
    assert read(file(*lines)).table.score(read(file(*lines)).table.contestants[0]) == 2


def test_points_may_be_stated_with_the_bye_of_the_next_round() -> None:
    lines = ("142 4", "240 H 002    1", player(1, "   2 w 1", points="1.5"), TWO_PLAYERS[1])
    table = read(file(*lines)).table
    assert table.score(table.contestants[0]) == 2


def test_forbidden_pairs_hold_between_their_rounds() -> None:
    players = tuple(player(number) for number in range(1, 5))
    trf = read(file("142 5", "260 001 002    1    2    3", "260 003 005    3    4", *players))
    assert trf.table.forbidden == {frozenset((1, 2)), frozenset((1, 3)), frozenset((2, 3))}
    assert trf.prohibitions == (Prohibition(1, 2, (1, 2, 3)), Prohibition(3, 5, (3, 4)))


def test_forbidden_pairs_of_the_letter_codes_hold_always() -> None:
    players = tuple(player(number) for number in range(1, 5))
    assert read(file("XXR 5", "XXP 1 4", *players)).table.forbidden == {frozenset((1, 4))}


def test_unknown_lines_and_comments_are_kept_in_their_place() -> None:
    trf = read(file("### deneme", "012 Ad", "QQQ ne ki bu", *TWO_PLAYERS, "TUR    1 w 1520", "801 takım"))
    assert trf.head == ("### deneme", "012 Ad", "QQQ ne ki bu")
    assert trf.tail == ("TUR    1 w 1520", "801 takım")


def test_tie_breaks_of_the_file_come_without_the_points() -> None:
    assert read(file("212 PTS,BH/C1, BH", *TWO_PLAYERS)).tie_breaks == ("BH/C1", "BH")
    assert read(file("202 DE,SB", *TWO_PLAYERS)).tie_breaks == ("DE", "SB")


def test_fixture_is_known_by_the_type_of_tournament() -> None:
    assert read(file("192 FIDE_ROUNDROBIN", *TWO_PLAYERS)).is_round_robin
    assert read(file("092 Individual: Round-Robin", *TWO_PLAYERS)).is_round_robin
    assert not read(file("092 Individual: Swiss-System", *TWO_PLAYERS)).is_round_robin
