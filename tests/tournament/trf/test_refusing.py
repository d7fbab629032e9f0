"""What does not add up is refused: where it stands, what is wrong, what to do."""

import pytest

from meydan.tournament.trf import TrfError, read
from tests.tournament.trf.written import BYE, HALF, file, player

FIRST, SECOND = player(1, "   2 w 1"), player(2, "   1 b 0")

# lines of the file, then line, column and a word of the refusal
REFUSED = {
    "nothing at all": ((), 0, 0, "no player"),
    "a name only": (("012 Turnuva",), 0, 0, "no player"),
    "number missing": (("001      w    Ad",), 1, 5, "starting number"),
    "number not a number": (("001   1a w    Ad",), 1, 5, "starting number"),
    "same number twice": ((FIRST, SECOND, player(2)), 3, 5, "also on line 2"),
    "opponent who is not there": ((player(1, "   7 w 1"), SECOND), 1, 92, "no player number 7"),
    "against oneself": ((player(1, "   1 w 1"), player(2)), 1, 92, "meets himself"),
    "opponent names somebody else": ((FIRST, player(2, "   3 b 0"), player(3, "   2 w 1")), 1, 92, "names number 3"),
    "opponent names nobody": ((FIRST, player(2, BYE)), 1, 92, "names nobody"),
    "opponent's line too short": ((FIRST, player(2)), 1, 92, "names nobody"),
    "both won": ((FIRST, player(2, "   1 b 1")), 1, 99, "contradict"),
    "won against a draw": ((FIRST, player(2, "   1 b =")), 1, 99, "contradict"),
    "won against a forfeit": ((FIRST, player(2, "   1 b -")), 1, 99, "contradict"),
    "same colour": ((FIRST, player(2, "   1 w 0")), 1, 97, "both have the colour"),
    "unknown result letter": ((player(1, "   2 w ?"), SECOND), 1, 99, "no result “?”"),
    "unknown colour letter": ((player(1, "   2 x 1"), SECOND), 1, 97, "w, b or -"),
    "played without colour": ((player(1, "   2 - 1"), SECOND), 1, 97, "needs a colour"),
    "colour without opponent": ((player(1, "0000 w F"), player(2)), 1, 97, "no colour"),
    "win without opponent": ((player(1, "0000 - 1"), player(2)), 1, 99, "needs an opponent"),
    "bye with opponent": ((player(1, "   2 w H"), SECOND), 1, 99, "without a match"),
    "no result yet": ((player(1, "   2 w  "), SECOND), 1, 99, "no result"),
    "second round wrong": ((player(1, "   2 w 1", "   9 b 0"), SECOND), 1, 102, "number 9"),
    "shifted by one": ((player(1, "    2 w 1"), SECOND), 1, 96, "shifted"),
    "points do not add up": ((player(1, "   2 w 1", points="0.5"), SECOND), 1, 81, "add up to 1.0"),
    "points are no points": ((player(1, "   2 w 1", points="1.25"), SECOND), 1, 81, "look like 11.5"),
    "rating is no number": ((player(1, rating="15x0"), player(2)), 1, 49, "rating"),
    "rank is no number": ((player(1)[:85] + "  x1", player(2)), 1, 86, "rank"),
    "rounds are no number": (("XXR beş", FIRST, SECOND), 1, 5, "the round"),
    "no rounds": (("142 0", FIRST, SECOND), 1, 5, "the round"),
    "two numbers of rounds": (("142 5", "XXR 6", FIRST, SECOND), 2, 5, "was 5 before"),
    "more rounds than said": (("XXR 1", player(1, "   2 w 1", BYE), SECOND), 1, 5, "round 2 is there"),
    "bye after the last round": (("142 3", "240 H 004    1", FIRST, SECOND), 1, 5, "round 4 is there"),
    "first colour unknown": (("152 X", FIRST, SECOND), 1, 5, "W or B"),
    "two first colours": (("XXC white1", "XXC black1", FIRST, SECOND), 2, 5, "two different"),
    "option unknown": (("XXC white1 rank", FIRST, SECOND), 1, 12, "“rank”"),
    "symbol of points unknown": (("162  Q 1.0", FIRST, SECOND), 1, 6, "“Q”"),
    "points in thirds": (("BBD  0.3", FIRST, SECOND), 1, 5, "in halves"),
    "bye of an unknown kind": (("240 U 002    1", FIRST, SECOND), 1, 5, "F, H or Z"),
    "bye of nobody known": (("240 H 002    5", FIRST, SECOND), 1, 0, "number 5"),
    "bye in a round that was played": (("240 H 001    1", FIRST, SECOND), 1, 0, "own line says"),
    "two byes at once": (("240 Z 002    1", player(1, "   2 w 1", HALF), SECOND), 1, 0, "own line says"),
    "forbidden pair of one": (("XXP 2", FIRST, SECOND), 1, 4, "at least two"),
    "forbidden pair with nobody": (("XXP 2 9", FIRST, SECOND), 1, 0, "number 9"),
    "forbidden rounds backwards": (("260 005 002    1    2", FIRST, SECOND), 1, 9, "cannot come before"),
    "virtual points of nobody": (("250      01.0 001 001 0001 0003", FIRST, SECOND), 1, 0, "number 3"),
    "virtual points too late": (("142 2", "250      01.0 001 003 0001 0002", FIRST, SECOND), 2, 0, "round 3"),
    "penalty of nobody": (("299          -0.5  001    9", FIRST, SECOND), 1, 0, "number 9"),
    "penalty after the last round": (("142 3", "299          -0.5  999    1", FIRST, SECOND), 2, 20, "no round 999"),
    "result that was not": (("299 D         0.0  001    1", FIRST, SECOND), 1, 5, "has no “D”"),
    "result unknown": (("299 Q         1.0", FIRST, SECOND), 1, 5, "“Q”"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_refusal_names_the_place_and_the_fault(case: str) -> None:
    lines, line, column, word = REFUSED[case]
    with pytest.raises(TrfError) as refused:
        read(file(*lines))
    error = refused.value
    assert (error.line, error.column) == (line, column)
    assert word in error.problem.en
    assert error.problem.tr not in ("", error.problem.en)


def test_refusal_says_line_and_column_in_both_languages() -> None:
    with pytest.raises(TrfError) as refused:
        read(file("012 Ad", player(1, "   7 w 1")))
    assert refused.value.words.tr.startswith("satır 2, sütun 92: 7 numaralı oyuncu dosyada yok.")
    assert refused.value.words.en.startswith("line 2, column 92: there is no player number 7 in the file.")


@pytest.mark.parametrize("data", [b"\x00\x01", "012 Ad".encode("utf-16"), b"001 \x81\x8d"])
def test_file_that_is_no_text_is_refused(data: bytes) -> None:
    with pytest.raises(TrfError, match="not a text file"):
        read(data)


def test_both_may_lose_but_not_both_win() -> None:
    """A ruling can give both sides nothing, and nobody may come at all."""
    nobody_came = read(file(player(1, "   2 w -"), player(2, "   1 b -")))
    assert nobody_came.table.played_rounds == 1
    both_lost = read(file(player(1, "   2 w 0"), player(2, "   1 b 0")))
    assert [both_lost.table.score(one) for one in both_lost.table.contestants] == [0, 0]
