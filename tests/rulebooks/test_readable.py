"""The rulebook as the terminal shows it."""

from pathlib import Path

import pytest

from meydan.games.words import LANGUAGES
from meydan.rulebooks import RULEBOOKS, load, load_rules
from meydan.rulebooks.readable import describe_game, describe_rulebook, list_rulebooks

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize(("name", "game", "language"), [("lig", "koridor", "tr"), ("salihli", "reversi", "en")])
def test_one_game_reads_as_kept(name: str, game: str, language: str) -> None:
    kept = (GOLDEN / f"{name}-{game}-{language}.txt").read_text(encoding="utf-8")
    assert describe_game(load(name), load_rules(name, game), language) + "\n" == kept


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", RULEBOOKS)
def test_whole_rulebook_has_every_article_and_fits_the_terminal(name: str, language: str) -> None:
    text = describe_rulebook(load(name), language)
    lines = text.splitlines()
    for article in load(name).articles:
        for citation in article.citations:
            assert sum(line.endswith(f" · {citation.reference}") for line in lines) == 1
    assert max(map(len, lines)) <= 100


def test_programme_of_the_salihli_day_is_shown() -> None:
    text = describe_rulebook(load("salihli"), "tr")
    assert "  13:30  Reversi ve Kulami: reversi (ortaokul), kulami (ortaokul)\n" in text


def test_list_names_every_rulebook_with_its_games() -> None:
    lines = list_rulebooks("en").splitlines()
    assert lines[2:4] == [
        "lig            Mind Games League Regulation",
        "               mangala, hex, koridor, abalone",
    ]
    assert len(lines) == 2 * len(RULEBOOKS)
