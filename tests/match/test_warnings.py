"""Warnings: whose report they need, who is exempt, and the loss at the limit."""

import pytest

from meydan.match import Reason
from meydan.match.deeds import Reporter, SetBegun, SetDecided, Warned, WarningWithdrawn
from meydan.match.state import WarningRecord
from meydan.rulebooks import load_rules
from meydan.rulebooks.facts import WarningCause
from meydan.rulebooks.referee import Breach
from tests.match.table import CARD_RACES, EVERY_GAME, FIRST, SECOND, Table, warning

# Every breach that counts, in every rulebook, with its article.
CAUSES = [(book, game, cause) for book, game in EVERY_GAME for cause in load_rules(book, game).causes if cause.counts]
every_cause = pytest.mark.parametrize(
    ("rulebook", "game", "cause"), CAUSES, ids=[f"{b}-{g}-{c.breach.name}" for b, g, c in CAUSES]
)

LIMITS = {
    ("yuzuncu-yil", "mangala"): (3, "yuzuncu-yil.mangala.h"),
    ("yuzuncu-yil", "pentago"): (3, "yuzuncu-yil.pentago.14"),
    ("yuzuncu-yil", "kure"): (3, "yuzuncu-yil.kure.15"),
    ("yuzuncu-yil", "equilibrio"): (2, "yuzuncu-yil.equilibrio.10"),
    ("yuzuncu-yil", "qbitz"): (2, "yuzuncu-yil.qbitz.8"),
    ("lig", "mangala"): (3, "lig.mangala.f"),
    ("tazof-mangala", "mangala"): (3, "tazof-mangala.mangala.all/g"),
    ("tazof-kulami", "kulami"): (3, "tazof-kulami.kulami.13"),
    ("salihli", "mangala"): (3, "salihli.mangala.all/g"),
    ("salihli", "qbitz"): (2, "salihli.qbitz.all/7"),
    ("salihli", "equilibrio"): (2, "salihli.equilibrio.all/7"),
    ("salihli", "reversi"): (3, "salihli.reversi.10"),
    ("salihli", "kulami"): (3, "salihli.kulami.all/11"),
}

LIMIT_ARTICLES = (
    "yuzuncu-yil.mangala.h",
    "yuzuncu-yil.pentago.14",
    "yuzuncu-yil.kure.15",
    "yuzuncu-yil.equilibrio.10",
    "yuzuncu-yil.qbitz.8",
    "lig.mangala.f",
    "tazof-mangala.mangala.all",
    "tazof-kulami.kulami.13",
    "salihli.mangala.all",
    "salihli.qbitz.all",
    "salihli.equilibrio.all",
    "salihli.reversi.10",
    "salihli.kulami.all",
)


def first_breach(rulebook: str, game: str) -> Breach:
    return next(cause.breach for cause in load_rules(rulebook, game).causes if cause.counts)


@pytest.mark.article(*LIMIT_ARTICLES)
@pytest.mark.parametrize(("rulebook", "game"), LIMITS)
def test_warnings_are_counted_down_to_the_limit_which_loses_the_match(rulebook: str, game: str) -> None:
    limit, article = LIMITS[rulebook, game]
    table = Table(rulebook, game)
    for left in range(limit - 1, 0, -1):
        table.do(warning(FIRST, first_breach(rulebook, game)))
        assert table.points is None
        assert table.match.warnings_left(FIRST) == left
        assert table.match.warnings_left(SECOND) == limit
    table.do(warning(FIRST, first_breach(rulebook, game)))
    assert table.points == (0, 2)
    assert table.match.warnings_left(FIRST) == 0
    assert table.match.result is not None
    assert table.match.result.reason is Reason.WARNINGS
    assert table.match.result.article.reference == article


@pytest.mark.article("yuzuncu-yil.mangala.h", "yuzuncu-yil.pentago.14", "yuzuncu-yil.kure.15", "lig.mangala.f")
@pytest.mark.parametrize(
    ("rulebook", "game"),
    [("yuzuncu-yil", "mangala"), ("yuzuncu-yil", "pentago"), ("yuzuncu-yil", "kure"), ("lig", "mangala")],
)
def test_warnings_of_different_sets_add_up_whatever_the_sets(rulebook: str, game: str) -> None:
    """Ayşe wins set 1 and leads in set 2, but her third warning in the round loses it."""
    breach = first_breach(rulebook, game)
    table = Table(rulebook, game).do(SetBegun(), warning(FIRST, breach), SetDecided(FIRST))
    table.do(warning(FIRST, breach), SetBegun(), warning(FIRST, breach))
    assert table.match.set_score == (1, 0)
    assert table.points == (0, 2)


@pytest.mark.article("yuzuncu-yil.mangala.h")
def test_warning_in_the_last_second_of_the_third_set_loses_all_the_same() -> None:
    table = Table("yuzuncu-yil", "mangala").sets([FIRST, SECOND]).do(SetBegun())
    table.do(*[warning(FIRST, Breach.ILLEGAL_MOVE)] * 3)
    assert table.points == (0, 2)
    assert table.refusal(SetDecided(FIRST)).article == "yuzuncu-yil.mangala.h"


@pytest.mark.article("yuzuncu-yil.mangala.h")
def test_warning_after_the_match_was_decided_comes_too_late() -> None:
    table = Table("yuzuncu-yil", "mangala").sets([FIRST, FIRST])
    assert table.refusal(warning(FIRST, Breach.ILLEGAL_MOVE)).article == "yuzuncu-yil.mangala.e"


@pytest.mark.article(*LIMIT_ARTICLES)
@pytest.mark.parametrize(("rulebook", "game"), LIMITS)
def test_withdrawing_the_losing_warning_opens_the_match_again(rulebook: str, game: str) -> None:
    limit, _ = LIMITS[rulebook, game]
    table = Table(rulebook, game).do(*[warning(SECOND, first_breach(rulebook, game))] * (limit - 1))
    before = table.match.state
    table.do(warning(SECOND, first_breach(rulebook, game)))
    assert table.points == (2, 0)
    table.do(WarningWithdrawn(table.match.next_number - 1, "yanlış oyuncu"))
    assert table.points is None
    assert table.match.state == before
    assert table.match.warnings_left(SECOND) == 1


@pytest.mark.article("yuzuncu-yil.mangala.h")
def test_withdrawing_an_earlier_warning_also_opens_the_match_again() -> None:
    table = Table("yuzuncu-yil", "mangala").do(SetBegun(), *[warning(FIRST, Breach.ILLEGAL_MOVE)] * 3)
    table.do(WarningWithdrawn(3, "rakip bildirmemişti"))
    assert table.points is None
    assert table.match.warnings(FIRST) == 2
    assert table.do(SetDecided(FIRST)).match.set_score == (1, 0)


@every_cause
def test_each_breach_is_warned_under_its_article(rulebook: str, game: str, cause: WarningCause) -> None:
    table = Table(rulebook, game).do(warning(FIRST, cause.breach))
    assert table.article == cause.article.reference
    assert table.match.warnings(FIRST) == 1
    assert table.match.warnings(SECOND) == 0
    assert table.match.state.warnings == (WarningRecord(2, FIRST, cause, Reporter.OPPONENT),)


REPORTED = (
    "yuzuncu-yil.mangala.h",
    "yuzuncu-yil.pentago.14",
    "tazof-mangala.mangala.all",
    "tazof-kulami.kulami.13",
    "salihli.mangala.all",
    "salihli.kulami.all",
    "salihli.reversi.10",
)


@pytest.mark.article(*REPORTED, "lig.mangala.f")
@every_cause
def test_warning_needs_the_opponent_s_report_only_where_the_rulebook_says_so(
    rulebook: str, game: str, cause: WarningCause
) -> None:
    unreported = warning(SECOND, cause.breach, Reporter.REFEREE)
    table = Table(rulebook, game)
    if (rulebook, game) in CARD_RACES or rulebook == "lig" or game == "kure":
        assert table.do(unreported).match.warnings(SECOND) == 1
    else:
        assert table.refusal(unreported).article == cause.article.reference
        assert table.do(warning(SECOND, cause.breach)).match.warnings(SECOND) == 1


@pytest.mark.article("salihli.reversi.10")
def test_discs_still_not_turned_is_another_warning_and_unreported_the_referee_does_not_intervene() -> None:
    table = Table("salihli", "reversi").do(SetBegun(), *[warning(FIRST, Breach.DISCS_NOT_TURNED)] * 2)
    refused = table.refusal(warning(FIRST, Breach.DISCS_NOT_TURNED, Reporter.REFEREE))
    assert refused.article == "salihli.reversi.10"
    assert "the referee lets pass" in refused.words.en
    assert table.do(warning(FIRST, Breach.DISCS_NOT_TURNED)).points == (0, 2)


BLIND = [
    ("yuzuncu-yil", "mangala", Breach.COUNTING, "yuzuncu-yil.mangala.blind"),
    ("yuzuncu-yil", "mangala", Breach.TOUCHED_PIECE, "yuzuncu-yil.mangala.blind"),
    ("tazof-mangala", "mangala", Breach.COUNTING, "tazof-mangala.mangala.all/blind"),
    ("tazof-mangala", "mangala", Breach.TOUCHED_PIECE, "tazof-mangala.mangala.all/blind"),
    ("salihli", "mangala", Breach.COUNTING, "salihli.mangala.all/blind"),
    ("salihli", "mangala", Breach.TOUCHED_PIECE, "salihli.mangala.all/blind"),
    ("salihli", "reversi", Breach.TAKEN_BACK, "salihli.reversi.blind"),
]


@pytest.mark.article(
    "yuzuncu-yil.mangala.blind",
    "yuzuncu-yil.mangala.a",
    "yuzuncu-yil.mangala.d",
    "tazof-mangala.mangala.all",
    "salihli.mangala.all",
    "salihli.reversi.blind",
    "salihli.reversi.12",
)
@pytest.mark.parametrize(("rulebook", "game", "breach", "article"), BLIND)
def test_visually_impaired_players_are_exempt(rulebook: str, game: str, breach: Breach, article: str) -> None:
    table = Table(rulebook, game, impaired=FIRST).do(SetBegun())
    refused = table.refusal(warning(FIRST, breach))
    assert refused.article == article
    assert "Ayşe" in refused.words.tr
    # the opponent sees, and is warned; and other articles hold for everybody
    assert table.do(warning(SECOND, breach)).match.warnings(SECOND) == 1
    other = next(c.breach for c in table.match.rules.causes if c.breach not in {row[2] for row in BLIND})
    assert table.do(warning(FIRST, other)).match.warnings(FIRST) == 1


@pytest.mark.article("lig.mangala.a", "lig.mangala.d")
@pytest.mark.parametrize("breach", [Breach.COUNTING, Breach.TOUCHED_PIECE])
def test_league_exempts_nobody(breach: Breach) -> None:
    table = Table("lig", "mangala", impaired=FIRST).do(warning(FIRST, breach, Reporter.REFEREE))
    assert table.match.warnings(FIRST) == 1


@pytest.mark.article("yuzuncu-yil.mangala.a", "tazof-mangala.mangala.all", "salihli.mangala.all")
@pytest.mark.parametrize("rulebook", ["yuzuncu-yil", "tazof-mangala", "salihli"])
def test_counting_with_a_finger_is_warned(rulebook: str) -> None:
    table = Table(rulebook, "mangala").do(warning(FIRST, Breach.COUNTING))
    assert table.article.endswith(("mangala.a", "/a"))


@pytest.mark.article("salihli.pentago.all")
def test_salihli_has_no_article_on_warnings_in_pentago() -> None:
    table = Table("salihli", "pentago").do(SetBegun())
    refused = table.refusal(warning(FIRST, Breach.ILLEGAL_MOVE))
    assert refused.words.en.startswith("This rulebook has no warning for “illegal move”; it has: wasting time")
    assert table.match.warnings_left(FIRST) is None


@pytest.mark.article("salihli.event.12")
@pytest.mark.parametrize("game", ["mangala", "pentago", "kulami", "reversi", "equilibrio", "qbitz"])
def test_wasting_time_is_warned_outside_the_limit(game: str) -> None:
    """The warnings grow, and it is for the referee to disqualify: see the endings."""
    table = Table("salihli", game).do(*[warning(FIRST, Breach.WASTING_TIME, Reporter.REFEREE)] * 4)
    assert table.article == "salihli.event.12"
    assert table.points is None
    assert table.match.warnings(FIRST) == 0
    assert len(table.match.state.warnings) == 4


@pytest.mark.article("yuzuncu-yil.equilibrio.10", "salihli.equilibrio.all")
def test_closed_booklet_is_warned_in_the_100th_year_only() -> None:
    table = Table("yuzuncu-yil", "equilibrio").do(warning(FIRST, Breach.CLOSED_BOOKLET, Reporter.REFEREE))
    assert table.article == "yuzuncu-yil.equilibrio.10"
    refused = Table("salihli", "equilibrio").refusal(warning(FIRST, Breach.CLOSED_BOOKLET, Reporter.REFEREE))
    assert refused.article == "salihli.equilibrio.all/7"


@pytest.mark.parametrize(("rulebook", "game"), LIMITS)
def test_both_players_at_the_limit_at_once_leave_no_winner(rulebook: str, game: str) -> None:
    limit, article = LIMITS[rulebook, game]
    both = Warned((FIRST, SECOND), first_breach(rulebook, game), Reporter.OPPONENT)
    table = Table(rulebook, game).do(*[both] * limit)
    assert table.points == (0, 0)
    assert table.match.result is not None
    assert table.match.result.winner is None
    assert not table.match.result.drawn
    assert table.match.result.article.reference == article


def test_warning_names_a_player_and_an_article_that_knows_the_breach() -> None:
    table = Table("yuzuncu-yil", "mangala")
    for players in ((), (FIRST, FIRST)):
        assert table.refusal(Warned(players, Breach.ILLEGAL_MOVE, Reporter.OPPONENT)).article == "yuzuncu-yil.mangala.h"
    wrong = Warned((FIRST,), Breach.ILLEGAL_MOVE, Reporter.OPPONENT, "yuzuncu-yil.mangala.a")
    assert table.refusal(wrong).words.en.endswith("these do: yuzuncu-yil.mangala.h.")
    right = Warned((FIRST,), Breach.ILLEGAL_MOVE, Reporter.OPPONENT, "yuzuncu-yil.mangala.h")
    assert table.do(right).match.warnings(FIRST) == 1


@pytest.mark.article("yuzuncu-yil.kure.11", "yuzuncu-yil.kure.12", "yuzuncu-yil.kure.13", "yuzuncu-yil.kure.14")
@pytest.mark.parametrize(
    ("breach", "article"),
    [
        (Breach.TOUCHED_PIECE, "yuzuncu-yil.kure.11"),
        (Breach.ILLEGAL_MOVE, "yuzuncu-yil.kure.12"),
        (Breach.FOUR_IN_LINE, "yuzuncu-yil.kure.13"),
        (Breach.SEVERAL_STONES, "yuzuncu-yil.kure.14"),
    ],
)
def test_four_breaches_of_kure_each_cost_a_warning(breach: Breach, article: str) -> None:
    table = Table("yuzuncu-yil", "kure").do(SetBegun(), warning(FIRST, breach, Reporter.REFEREE))
    assert table.article == article
    assert table.match.warnings_left(FIRST) == 2
