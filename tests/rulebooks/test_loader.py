"""What the loader refuses, and that it says where and what is allowed."""

from collections.abc import Callable
from typing import Any

import pytest

from meydan.rulebooks import RulebookError, load, load_rules, parse_rulebook
from meydan.rulebooks.loader import read_rulebook
from tests.rulebooks.files import tables_of, text_of

Damage = Callable[[dict[str, Any]], object]


def refusal(name: str, damage: Damage) -> RulebookError:
    tables = tables_of(name)
    damage(tables)
    with pytest.raises(RulebookError) as refused:
        read_rulebook(tables, name)
    assert refused.value.words.tr != refused.value.words.en
    return refused.value


def test_files_are_read_as_the_packaged_rulebooks() -> None:
    assert parse_rulebook(text_of("salihli"), "salihli") == load("salihli")


def test_unknown_rulebook_lists_those_there_are() -> None:
    with pytest.raises(RulebookError, match="there are: yuzuncu-yil, lig"):
        load("nizam")


def test_game_that_a_rulebook_does_not_hold_lists_those_it_holds() -> None:
    with pytest.raises(RulebookError, match="lig: this rulebook does not hold 'kure'; it holds: mangala, hex"):
        load_rules("lig", "kure")


def test_malformed_toml_is_refused_with_the_line() -> None:
    with pytest.raises(RulebookError, match=r"lig\.toml: not readable as TOML: .*line 2"):
        parse_rulebook("title = {}\ngames = ?\n", "lig")


@pytest.mark.parametrize(
    ("name", "damage", "place", "message"),
    [
        pytest.param(
            "lig",
            lambda t: t["games"]["hex"]["clock"].update(colour="red"),
            "lig.toml: games.hex.clock",
            "unknown key 'colour'; allowed: times_set_by, article, flag, minutes, always, press.",
            id="unknown key",
        ),
        pytest.param(
            "lig",
            lambda t: t["games"]["hex"]["sets"].update(count="three"),
            "lig.toml: games.hex.sets.count",
            "this cannot be 'three'; allowed: a whole number from 0 to 1000.",
            id="wrong type",
        ),
        pytest.param(
            "lig",
            lambda t: t["games"]["hex"]["sets"].update(count=True),
            "lig.toml: games.hex.sets.count",
            "this cannot be True; allowed: a whole number from 0 to 1000.",
            id="true is no number",
        ),
        pytest.param(
            "lig",
            lambda t: t["games"].update(satranc={}),
            "lig.toml: games",
            "unknown key 'satranc'; allowed: mangala, pentago, kure, hex, koridor, abalone, kulami, reversi, "
            "equilibrio, qbitz.",
            id="unknown game",
        ),
        pytest.param(
            "lig",
            lambda t: t["games"]["mangala"]["causes"][1].update(article="lig.mangala.z"),
            "lig.toml: games.mangala.causes[2].article",
            "there is no article 'lig.mangala.z' in this part; name one of its articles.",
            id="unknown article",
        ),
        pytest.param(
            "lig",
            lambda t: t["games"]["mangala"]["articles"][0].update(layer="law"),
            "lig.toml: games.mangala.articles[1].layer",
            "this cannot be 'law'; allowed: 'rules', 'match', 'tournament', 'referee', 'brief'.",
            id="unknown layer",
        ),
        pytest.param(
            "lig",
            lambda t: t["games"]["mangala"].update(options={"pie": True}),
            "lig.toml: games.mangala.options",
            "unknown key 'pie'; allowed: cleared_by_capture.",
            id="unknown option",
        ),
        pytest.param(
            "lig",
            lambda t: t["games"]["mangala"].update(options={"cleared_by_capture": "nobody"}),
            "lig.toml: games.mangala.options",
            "option cleared_by_capture cannot be 'nobody'; it can be: opponent takes, owner keeps.",
            id="wrong value of an option",
        ),
        pytest.param(
            "lig",
            lambda t: t["games"]["mangala"]["articles"].append(t["games"]["mangala"]["articles"][-2] | {"home": []}),
            "lig.toml: games.mangala.articles",
            "'lig.mangala.g' occurs twice.",
            id="duplicate id",
        ),
        pytest.param(
            "lig",
            lambda t: t["games"]["hex"]["articles"][0].pop("en"),
            "lig.toml: games.hex.articles[1]",
            "the key 'en' is missing.",
            id="missing language of an article",
        ),
        pytest.param(
            "lig",
            lambda t: t["title"].pop("tr"),
            "lig.toml: title",
            "the key 'tr' is missing.",
            id="missing language of the title",
        ),
        pytest.param(
            "lig",
            lambda t: t["games"]["hex"]["articles"][0].update(en="  "),
            "lig.toml: games.hex.articles[1].en",
            "this cannot be '  '; allowed: a text that is not empty.",
            id="blank sentence",
        ),
        pytest.param(
            "lig",
            lambda t: t["games"]["hex"]["articles"][0].update(id="lig.koridor.board"),
            "lig.toml: games.hex.articles[1].id",
            "this cannot be 'lig.koridor.board'; the ids of this part begin with 'lig.hex.'.",
            id="article of another part",
        ),
        pytest.param(
            "lig",
            lambda t: t["games"]["hex"]["articles"][0].update(number="1"),
            "lig.toml: games.hex.articles[1]",
            "an article must have either a 'number' or a 'heading'.",
            id="number and heading",
        ),
        pytest.param(
            "lig",
            lambda t: t["games"]["hex"].update(limit={"warnings": 3, "article": "lig.hex.sets"}),
            "lig.toml: games.hex.limit",
            "there is a limit but nothing to warn for.",
            id="limit without warnings",
        ),
        pytest.param(
            "lig",
            lambda t: t["games"]["mangala"].pop("limit"),
            "lig.toml: games.mangala.causes",
            "warnings that count need a 'limit'.",
            id="warnings without limit",
        ),
        pytest.param(
            "lig",
            lambda t: t["games"]["hex"].update(cards={}),
            "lig.toml: games.hex.cards",
            "the key 'count' is missing.",
            id="empty cards",
        ),
        pytest.param(
            "yuzuncu-yil",
            lambda t: t["games"]["pentago"].update(
                cards={"count": 5, "reserves": "yuzuncu-yil.pentago.1"}
                | dict.fromkeys(("article", "point", "claim", "time_limit"), "yuzuncu-yil.pentago.1")
            ),
            "yuzuncu-yil.toml: games.pentago.cards",
            "only card races have cards.",
            id="reserves in a game without cards",
        ),
        pytest.param(
            "yuzuncu-yil",
            lambda t: t["games"]["qbitz"]["cards"].pop("last_call"),
            "yuzuncu-yil.toml: games.qbitz.cards",
            "'reserves' need a 'last_call': only then a card becomes void.",
            id="reserves without void cards",
        ),
        pytest.param(
            "yuzuncu-yil",
            lambda t: t["games"]["equilibrio"]["cards"].pop("booklet"),
            "yuzuncu-yil.toml: games.equilibrio.cards",
            "'booklet' belongs to the races whose figures stand in a booklet, and only to them.",
            id="figures without booklet",
        ),
        pytest.param(
            "lig",
            lambda t: t["games"]["hex"].pop("sets"),
            "lig.toml: games.hex.sets",
            "a board game needs this table.",
            id="board game without sets",
        ),
        pytest.param(
            "lig",
            lambda t: t["games"]["hex"]["sets"].update(to_win=3),
            "lig.toml: games.hex.sets",
            "the number of sets must be odd, and 'to_win' the smallest number above half of it.",
            id="stop rule",
        ),
        pytest.param(
            "lig",
            lambda t: t["games"]["mangala"]["count"].pop("total"),
            "lig.toml: games.mangala.count",
            "'total' belongs to games that count stones or discs, and only to them.",
            id="count without total",
        ),
        pytest.param(
            "lig",
            lambda t: t["games"]["hex"].update(
                knockout_tie={"settlement": "lot", "article": "lig.hex.order"},
            ),
            "lig.toml: games.hex.knockout_tie",
            "this belongs to knock-outs, and only to them.",
            id="tie of a knock-out in a fixture",
        ),
        pytest.param(
            "lig",
            lambda t: t["games"]["hex"]["clock"].update(minutes=10),
            "lig.toml: games.hex.clock",
            "'minutes' is needed when the rulebook sets the times, and not allowed otherwise.",
            id="minutes that the referee sets",
        ),
        pytest.param(
            "lig",
            lambda t: t["games"]["hex"]["points"].update(draw=2),
            "lig.toml: games.hex.points",
            "a win must give more than a loss, and a draw the middle of both.",
            id="points",
        ),
        pytest.param(
            "yuzuncu-yil",
            lambda t: t["games"]["mangala"]["exemptions"][0].update(from_articles=["yuzuncu-yil.mangala.f"]),
            "yuzuncu-yil.toml: games.mangala.exemptions",
            "an exemption must list articles under which warnings are given.",
            id="exempt from what is never warned",
        ),
        pytest.param(
            "salihli",
            lambda t: t["games"]["pentago"]["articles"][0]["clauses"][0].update(home=["yuzuncu-yil.pentago.99"]),
            "salihli.toml: games.pentago.articles[1].clauses[1].home",
            "'yuzuncu-yil.pentago.99' is no article of another rulebook.",
            id="unknown home article",
        ),
        pytest.param(
            "salihli",
            lambda t: t["event"]["programme"][1]["categories"][0].update(game="kure"),
            "salihli.toml: event.programme",
            "'kure' is not in this rulebook.",
            id="category without rules",
        ),
        pytest.param(
            "salihli",
            lambda t: t["event"]["programme"].reverse(),
            "salihli.toml: event.programme",
            "the times must ascend.",
            id="times",
        ),
        pytest.param(
            "lig",
            lambda t: t.update(games={}),
            "lig.toml: games",
            "there must be at least one game.",
            id="no games",
        ),
    ],
)
def test_refused_with_place_and_reason(name: str, damage: Damage, place: str, message: str) -> None:
    refused = refusal(name, damage)
    assert (refused.place, refused.words.en) == (place, message)


def test_event_article_with_a_game_s_id_is_refused() -> None:
    refused = refusal("lig", lambda t: t["event"]["articles"].append(t["games"]["hex"]["articles"][0]))
    assert refused.place == "lig.toml: event.articles"
