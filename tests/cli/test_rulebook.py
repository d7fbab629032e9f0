"""`meydan rulebooks`, `meydan rulebook`, and playing under a rulebook."""

import pytest

from meydan.rulebooks import RULEBOOKS, load
from tests.cli.conftest import Meydan


def test_every_rulebook_is_listed_with_its_games(meydan: Meydan) -> None:
    said = meydan("rulebooks")
    assert [line.split()[0] for line in said.out.splitlines()[::2]] == list(RULEBOOKS)
    assert "mangala, hex, koridor, abalone" in said.out


def test_one_game_of_a_rulebook_shows_its_articles_and_no_other_games(meydan: Meydan) -> None:
    said = meydan("rulebook", "lig", "koridor", "--lang", "en")
    assert said.code == 0
    assert "lig.koridor.jump" in said.out
    assert "lig.hex" not in said.out


@pytest.mark.parametrize("name", RULEBOOKS)
@pytest.mark.parametrize("language", ["tr", "en"])
def test_a_whole_rulebook_shows_every_article(meydan: Meydan, name: str, language: str) -> None:
    said = meydan("rulebook", name, "--lang", language)
    assert [article.id for article in load(name).articles if article.id not in said.out] == []


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("rulebook", "nope"), "there is no such rulebook; there are: yuzuncu-yil, lig"),
        (("rulebook", "lig", "kulami"), "this rulebook does not hold 'kulami'; it holds: mangala, hex"),
        (("play", "hex", "--rulebook", "salihli"), "this rulebook does not hold 'hex'"),
        (("play", "qbitz"), "Q-bitz is a card race without a board"),
    ],
)
def test_what_is_not_there_is_refused_with_what_is(meydan: Meydan, arguments: tuple[str, ...], sentence: str) -> None:
    said = meydan(*arguments, "--lang", "en")
    assert (said.code, said.out) == (2, "")
    assert sentence in said.err


def test_under_a_rulebook_refusals_name_its_own_articles(meydan: Meydan) -> None:
    line = ("replay", "pentago", "--moves", "a1B", "--lang", "en")
    assert meydan(*line).err.endswith("[yuzuncu-yil.pentago.6]\n")
    assert meydan(*line, "--rulebook", "salihli").err.endswith("[salihli.pentago.all/6]\n")
    assert meydan("perft", "pentago", "1", *line[2:], "--rulebook", "salihli").err.endswith("[salihli.pentago.all/6]\n")
    assert "[salihli.pentago.all/6]" in meydan("play", "pentago", "--rulebook", "salihli", typed="a1B\n").out


def test_after_a_swap_the_terminal_calls_the_players_by_their_new_colours(meydan: Meydan) -> None:
    said = meydan("play", "hex", "--option", "swap=true", "--lang", "en", typed="f6\nswap\n")
    assert said.out.endswith("Blue> The game was left unfinished.\n")
