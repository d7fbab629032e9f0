"""What a phone is handed: all that a match decides by, and nothing that it could not read."""

import json
from collections.abc import Iterator

import pytest

from meydan.match.deeds import MovePlayed, SetBegun, Withdrawn
from meydan.match.handed_over import rules_to_plain
from meydan.match.known_positions import positions_to_plain
from meydan.match.told import match_to_plain
from meydan.rulebooks import load_rules
from meydan.rulebooks.referee import Breach
from tests.match.table import EVERY_GAME, FIRST, Table, warning


def texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            yield from texts(one)


@pytest.mark.parametrize(("rulebook", "game"), EVERY_GAME)
def test_rules_are_json_and_small(rulebook: str, game: str) -> None:
    handed = rules_to_plain(load_rules(rulebook, game))
    text = json.dumps(handed, ensure_ascii=False)
    assert json.loads(text) == handed
    assert len(text.encode()) < 25_000


@pytest.mark.parametrize(("rulebook", "game"), EVERY_GAME)
def test_every_article_that_is_named_is_handed_over_with_its_words(rulebook: str, game: str) -> None:
    handed = rules_to_plain(load_rules(rulebook, game))
    articles = handed.pop("articles")
    assert isinstance(articles, dict)
    handed.pop("home")
    named = {text for text in texts(handed) if text.startswith(f"{rulebook}.")}
    assert named
    assert named <= articles.keys()
    assert all(one["tr"] and one["en"] for one in articles.values())


def test_positions_are_found_by_the_moves_of_their_set() -> None:
    """The first player's third pit has four stones: one stays, three are sown, and the turn passes."""
    table = Table("lig", "mangala").do(SetBegun(), MovePlayed("3"), MovePlayed("1"), Withdrawn(4, "yanlış"))
    known = positions_to_plain(table.match)
    assert list(known) == ["3"]
    assert (known["3"]["counts"], known["3"]["outcome"]) == ([[0], [0]], None)
    assert known["3"]["to_move"] == "second"


def test_match_tells_scores_warnings_and_the_running_set() -> None:
    table = Table("lig", "mangala", minutes=10).do(SetBegun(), warning(FIRST, Breach.ILLEGAL_MOVE))
    told = match_to_plain(table.match)
    assert json.loads(json.dumps(told)) == told
    assert (told["starter"], told["set_score"], told["warnings_left"]) == ("first", [0, 0], [2, 3])
    assert told["clock"] == {"left": [600_000, 600_000], "turn": None, "running": False, "used": 0}
    assert told["running_set"] == {
        "number": 1,
        "starter": "first",
        "record": "none",
        "to_move": "first",
        "unpressed": None,
        "touched": None,
        "request": None,
        "may_count": [],
    }
