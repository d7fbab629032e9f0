"""League fixtures by the Berger tables."""

from datetime import date

import pytest

from meydan.games.errors import InvalidText, Refusal
from meydan.tournament.fixture import Fixture, FixtureRound, berger, double_berger
from meydan.tournament.fixture_check import flaws, read_fixture
from meydan.tournament.match_days import match_days

LEAGUE_ARTICLES = pytest.mark.article("lig.mangala.order", "lig.hex.order", "lig.koridor.order", "lig.abalone.order")


def written(fixture: Fixture) -> str:
    return "\n".join(f"{each.number} {first} {second}" for each in fixture.rounds for first, second in each.pairings)


def kinds(fixture: Fixture) -> list[str]:
    return [flaw.kind for flaw in flaws(fixture)]


# FIDE handbook C.05, annex 1, as printed.
BERGER_6 = ("1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1")
BERGER_8 = (
    "1-8 2-7 3-6 4-5",
    "8-5 6-4 7-3 1-2",
    "2-8 3-1 4-7 5-6",
    "8-6 7-5 1-4 2-3",
    "3-8 4-2 5-1 6-7",
    "8-7 1-6 2-5 3-4",
    "4-8 5-3 6-2 7-1",
)


@pytest.mark.parametrize(("players", "table"), [(6, BERGER_6), (8, BERGER_8)])
def test_the_fixture_is_the_berger_table(players: int, table: tuple[str, ...]) -> None:
    made = tuple(" ".join(f"{first}-{second}" for first, second in each.pairings) for each in berger(players).rounds)
    assert made == table


def test_with_an_odd_number_one_rests_in_each_round() -> None:
    assert [each.rests(5) for each in berger(5).rounds] == [(1,), (4,), (2,), (5,), (3,)]
    assert berger(5).rounds[0].pairings == ((2, 5), (3, 4))


@pytest.mark.parametrize("players", range(2, 41))
def test_everybody_meets_everybody_once_with_balanced_starts(players: int) -> None:
    fixture = berger(players)
    assert flaws(fixture) == ()
    assert len(fixture.rounds) == players - 1 + players % 2
    starts = [
        sum(first == player for each in fixture.rounds for first, _ in each.pairings)
        for player in range(1, players + 1)
    ]
    if players % 2:
        assert set(starts) == {(players - 1) // 2}
    else:
        assert set(starts) <= {players // 2, players // 2 - 1}


@pytest.mark.parametrize("players", range(2, 41))
def test_everybody_meets_everybody_twice_once_starting_and_nobody_starts_three_times_running(players: int) -> None:
    fixture = double_berger(players)
    assert flaws(fixture) == ()
    pairings = [pairing for each in fixture.rounds for pairing in each.pairings]
    assert len(set(pairings)) == len(pairings) == players * (players - 1)
    for player in range(1, players + 1):
        starts = "".join("ab"[player == second] for first, second in pairings if player in (first, second))
        assert "aaa" not in starts
        assert "bbb" not in starts


def test_one_player_is_no_league() -> None:
    for players in (0, 1):
        with pytest.raises(Refusal, match="at least 2"):
            berger(players)


@LEAGUE_ARTICLES
def test_the_board_makes_the_fixture_and_the_first_named_starts() -> None:
    made = read_fixture("# tur başlayan rakip\n1 4 1\n1;3;2\n2\t1\t2\n2 4 3\n3 1,3\n3 2 4\n", players=4, cycles=1)
    assert made.rounds[0] == FixtureRound(1, ((4, 1), (3, 2)))
    starters = [[first for first, _ in each.pairings] for each in made.rounds]
    assert starters == [[4, 3], [1, 4], [1, 2]]
    assert flaws(made) == ()


@LEAGUE_ARTICLES
@pytest.mark.parametrize("players", [2, 5, 6])
def test_a_written_fixture_reads_back(players: int) -> None:
    assert read_fixture(written(berger(players)), players, 1) == berger(players)
    assert read_fixture(written(double_berger(players)), players, 2) == double_berger(players)


@LEAGUE_ARTICLES
def test_what_is_wrong_with_an_edited_fixture_is_named() -> None:
    right = written(berger(4))
    assert flaws(read_fixture(right, 4, 1)) == ()
    missing = flaws(read_fixture(right.replace("1 2 3", ""), 4, 1))
    assert [flaw.words.en for flaw in missing] == ["2 and 3 meet 0 times; it should be 1."]
    twice = flaws(read_fixture(right.replace("1 2 3", "1 1 3"), 4, 1))
    assert [flaw.words.en for flaw in twice] == [
        "Player 1 stands 2 times in round 1.",
        "1 and 3 meet 2 times; it should be 1.",
        "2 and 3 meet 0 times; it should be 1.",
        "Player 1 starts 3 of 4 matches.",
    ]
    assert kinds(read_fixture(right.replace("1 2 3", "1 2 7"), 4, 1)) == ["unknown player", "meetings"]
    assert kinds(read_fixture("1 1 2\n3 2 1", 2, 2)) == ["round numbers"]
    assert kinds(read_fixture("1 1 2\n2 1 2", 2, 2)) == ["starts", "starts"]


def test_a_player_against_himself_is_seen() -> None:
    assert "twice in a round" in kinds(read_fixture("1 1 1", 2, 1))


@pytest.mark.parametrize("line", ["1 2", "1 2 3 4", "bir 2 3", "1 -2 3", "1 ² 3", "1 2 ٣", "1 2 " + "9" * 5000])
def test_lines_that_are_no_match_are_refused_with_their_number(line: str) -> None:
    with pytest.raises(InvalidText, match="line 2"):
        read_fixture(f"1 1 2\n{line}\n", 4, 1)


def test_match_days_keep_to_weekdays_and_rest_days() -> None:
    # 3 October 2026 is a Saturday.
    saturday, sunday = 5, 6
    days = match_days(4, date(2026, 10, 3), (saturday, sunday), (date(2026, 10, 10),))
    assert days == (date(2026, 10, 3), date(2026, 10, 4), date(2026, 10, 11), date(2026, 10, 17))
    assert match_days(2, date(2026, 10, 5)) == (date(2026, 10, 5), date(2026, 10, 6))


def test_match_days_that_never_come_are_refused() -> None:
    with pytest.raises(Refusal, match="No days"):
        match_days(1, date(2026, 10, 3), ())
