"""What the data says, game by game. The expected values were read from the rulebooks by hand."""

import pytest

from meydan.rulebooks import RULEBOOKS, load, load_rules
from meydan.rulebooks.card_facts import Level
from meydan.rulebooks.event import Category, School
from meydan.rulebooks.facts import Condition, Counted, Flag, Format, Starter
from meydan.rulebooks.referee import ActKind, Breach

VISUALLY_IMPAIRED = frozenset({Condition.VISUALLY_IMPAIRED})


def test_games_of_each_rulebook() -> None:
    assert {name: {rules.game for rules in load(name).games} for name in RULEBOOKS} == {
        "yuzuncu-yil": {"mangala", "pentago", "kure", "equilibrio", "qbitz"},
        "lig": {"mangala", "hex", "koridor", "abalone"},
        "tazof-mangala": {"mangala"},
        "tazof-kulami": {"kulami"},
        "salihli": {"mangala", "pentago", "qbitz", "equilibrio", "reversi", "kulami"},
    }


def test_formats() -> None:
    formats = {name: {rules.format.format for rules in load(name).games} for name in RULEBOOKS}
    assert formats == {
        "yuzuncu-yil": {Format.SWISS},
        "lig": {Format.FIXTURE},
        "tazof-mangala": {Format.SWISS},
        "tazof-kulami": {Format.SWISS},
        "salihli": {Format.KNOCKOUT},
    }


@pytest.mark.parametrize(
    ("name", "game", "sets", "limit", "limit_article"),
    [
        ("yuzuncu-yil", "mangala", 3, 3, "yuzuncu-yil.mangala.h"),
        ("yuzuncu-yil", "pentago", 3, 3, "yuzuncu-yil.pentago.14"),
        ("yuzuncu-yil", "kure", 3, 3, "yuzuncu-yil.kure.15"),
        ("yuzuncu-yil", "equilibrio", None, 2, "yuzuncu-yil.equilibrio.10"),
        ("yuzuncu-yil", "qbitz", None, 2, "yuzuncu-yil.qbitz.8"),
        ("lig", "mangala", 3, 3, "lig.mangala.f"),
        ("lig", "hex", 3, None, None),
        ("lig", "koridor", 3, None, None),
        ("lig", "abalone", 1, None, None),
        ("tazof-mangala", "mangala", 3, 3, "tazof-mangala.mangala.all/g"),
        ("tazof-kulami", "kulami", 1, 3, "tazof-kulami.kulami.13"),
        ("salihli", "mangala", 3, 3, "salihli.mangala.all/g"),
        ("salihli", "pentago", 3, None, None),
        ("salihli", "qbitz", None, 2, "salihli.qbitz.all/7"),
        ("salihli", "equilibrio", None, 2, "salihli.equilibrio.all/7"),
        ("salihli", "reversi", 1, 3, "salihli.reversi.10"),
        ("salihli", "kulami", 1, 3, "salihli.kulami.all/11"),
    ],
)
def test_sets_and_warning_limit(
    name: str, game: str, sets: int | None, limit: int | None, limit_article: str | None
) -> None:
    rules = load_rules(name, game)
    assert (rules.sets.count if rules.sets else None) == sets
    assert (rules.limit.warnings if rules.limit else None) == limit
    assert (rules.limit.article.reference if rules.limit else None) == limit_article
    assert (rules.points.win, rules.points.draw, rules.points.loss) == (2, 1, 0)


def test_only_the_league_and_kure_and_the_card_races_warn_without_a_report() -> None:
    unreported = {
        (rules.rulebook, rules.game)
        for name in RULEBOOKS
        for rules in load(name).games
        for cause in rules.causes
        if cause.counts and not cause.reported
    }
    assert unreported == {
        ("lig", "mangala"),
        ("yuzuncu-yil", "kure"),
        ("yuzuncu-yil", "equilibrio"),
        ("yuzuncu-yil", "qbitz"),
        ("salihli", "equilibrio"),
        ("salihli", "qbitz"),
    }


def test_visually_impaired_players_are_exempt_from_a_and_d_but_not_from_illegal_moves() -> None:
    rules = load_rules("yuzuncu-yil", "mangala")
    exempt = {cause.breach for cause in rules.causes if rules.exemption(cause, VISUALLY_IMPAIRED)}
    assert exempt == {Breach.TOUCHED_PIECE, Breach.COUNTING}
    assert not any(rules.exemption(cause, frozenset()) for cause in rules.causes)


def test_league_exempts_nobody() -> None:
    assert load_rules("lig", "mangala").exemptions == ()


def test_reversi_exempts_visually_impaired_players_from_article_12() -> None:
    rules = load_rules("salihli", "reversi")
    exempt = [cause.article.reference for cause in rules.causes if rules.exemption(cause, VISUALLY_IMPAIRED)]
    assert exempt == ["salihli.reversi.12"]


def test_mangala_flag_rule_in_all_four_rulebooks() -> None:
    for name in ("yuzuncu-yil", "lig", "tazof-mangala", "salihli"):
        rules = load_rules(name, "mangala")
        assert rules.clock is not None
        assert (rules.clock.flag.flag, rules.clock.flag.draws_from) == (Flag.STORE_DRAWS, 24)
        assert rules.count is not None
        assert (rules.count.counted, rules.count.total) == (Counted.STONES, 48)


def test_kulami_clock_is_thirty_minutes_only_in_the_revision_of_2023() -> None:
    newer, older = load_rules("tazof-kulami", "kulami").clock, load_rules("salihli", "kulami").clock
    assert newer is not None
    assert older is not None
    assert (newer.minutes, newer.flag.flag, newer.flag.settled) == (30, Flag.LOSES, False)
    assert newer.press is not None
    assert len(newer.press.means) == 5
    assert (older.minutes, older.press) == (None, None)


def test_card_races() -> None:
    home, salihli = load_rules("yuzuncu-yil", "equilibrio").cards, load_rules("salihli", "equilibrio").cards
    assert home is not None
    assert salihli is not None
    assert (home.count, salihli.count) == (5, 5)
    assert home.reserves is not None
    assert salihli.reserves is None
    assert home.booklet is not None
    assert salihli.booklet is not None
    assert home.booklet.last_page == salihli.booklet.last_page == 40
    assert [home.booklet.other_figures_allowed(level) for level in Level] == [False] * 4
    assert [salihli.booklet.other_figures_allowed(level) for level in Level] == [False, False, False, True]
    qbitz = load_rules("yuzuncu-yil", "qbitz").cards
    assert qbitz is not None
    assert (qbitz.count, qbitz.booklet) == (7, None)
    assert qbitz.last_call is not None
    assert qbitz.last_call.seconds == 60


def test_acts_of_the_event_reach_every_game() -> None:
    for rules in load("lig").games:
        assert [act.article.reference for act in rules.acts_of(ActKind.RULING)] == ["lig.other"]
    for rules in load("salihli").games:
        assert [act.article.reference for act in rules.acts_of(ActKind.DISQUALIFICATION)] == ["salihli.event.12"]
        assert [cause.counts for cause in rules.causes if cause.breach is Breach.WASTING_TIME] == [False]


def test_counting_is_permitted_in_the_league_only() -> None:
    permitting = {
        name for name in RULEBOOKS for rules in load(name).games if rules.acts_of(ActKind.COUNTING_PERMISSION)
    }
    assert permitting == {"lig"}


def test_first_named_starts_in_the_league_and_nobody_starts_a_card_race() -> None:
    for name in RULEBOOKS:
        for rules in load(name).games:
            starter = rules.starter.by if rules.starter else None
            expected = Starter.FIRST_NAMED if name == "lig" else Starter.LOT_THEN_PROGRAM
            assert starter == (None if rules.cards else expected)


def test_salihli_day_has_eight_categories() -> None:
    event = load("salihli").event
    assert [f"{slot.at:%H:%M}" for slot in event.programme] == ["08:30", "09:30", "10:30", "11:30", "13:30", "16:30"]
    primary, middle = School.PRIMARY, School.MIDDLE
    assert set(event.categories) == {
        *(Category(game, primary) for game in ("qbitz", "pentago", "mangala", "equilibrio")),
        *(Category(game, middle) for game in ("reversi", "kulami", "mangala", "pentago")),
    }
    assert event.entry is not None
    assert event.entry.check_in.minutes == 15
    assert [(level.first_grade, level.last_grade) for level in event.schools] == [(1, 4), (5, 8)]


def test_rulebooks_choose_no_option_of_a_game() -> None:
    assert [rules.game_options for name in RULEBOOKS for rules in load(name).games if rules.options] == []
