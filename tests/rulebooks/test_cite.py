"""A refusal under any rulebook names that rulebook's own article, with the sentence that fits."""

from dataclasses import replace

import pytest

from meydan.games import CARD_RACES, GAMES, IllegalMove
from meydan.rulebooks import RULEBOOKS, Layer, UnknownArticle, load, load_rules

HELD = [(name, rules.game) for name in RULEBOOKS for rules in load(name).games]


def test_own_article_is_cited_as_it_is() -> None:
    citation = load_rules("lig", "koridor").cite("lig.koridor.jump")
    assert citation.reference == "lig.koridor.jump"
    assert citation.label.en == "face to face"


def test_home_article_becomes_the_league_s_own_letter() -> None:
    """Warnings are h in the home rulebook and f in the league."""
    citation = load_rules("lig", "mangala").cite("yuzuncu-yil.mangala.h")
    assert (citation.reference, citation.label.tr) == ("lig.mangala.f", "madde f")


def test_home_article_becomes_a_clause_of_the_summary_with_its_printed_number() -> None:
    """Past moves are article 15 of Pentago at home and 13 in Salihli's annex; the sentence is the specific one."""
    citation = load_rules("salihli", "pentago").cite("yuzuncu-yil.pentago.15")
    assert citation.article == "salihli.pentago.all"
    assert citation.clause == "13"
    assert citation.label.en == "article 13"
    assert citation.words.en == "Objections about past moves are not accepted."


def test_written_reference_of_a_clause_finds_it_again() -> None:
    rules = load_rules("salihli", "kulami")
    citation = rules.cite("tazof-kulami.kulami.7")
    assert citation.reference == "salihli.kulami.all/7"
    assert rules.cite(citation.reference) == citation


def test_clause_without_a_printed_number_keeps_its_heading() -> None:
    assert load_rules("tazof-mangala", "mangala").cite("yuzuncu-yil.mangala.rule-3").label.tr == "3. temel kural"


def test_clause_that_differs_has_its_own_sentence() -> None:
    figures = load_rules("salihli", "equilibrio").cite("yuzuncu-yil.equilibrio.2")
    assert "Türkiye finals" in figures.words.en


def test_event_article_is_cited_in_every_game() -> None:
    for rules in load("salihli").games:
        assert rules.cite("salihli.event.12").label.en == "regulation article 12"


def test_what_a_rulebook_does_not_hold_is_not_cited() -> None:
    """Salihli's annex has no article on pieces off the board."""
    with pytest.raises(UnknownArticle, match=r"yuzuncu-yil\.pentago\.13") as unknown:
        load_rules("salihli", "pentago").cite("yuzuncu-yil.pentago.13")
    assert "salihli" in unknown.value.words.tr


@pytest.mark.parametrize(("name", "game"), [held for held in HELD if held[1] in GAMES])
def test_every_rule_that_a_game_can_name_is_cited_by_every_rulebook_that_holds_it(name: str, game: str) -> None:
    home = load_rules(GAMES[game].home, game)
    rules = load_rules(name, game)
    for article in home.articles:
        if article.layer is Layer.RULES:
            citation = rules.cite(article.id)
            assert citation.article.startswith(f"{name}.{game}.")
            assert citation.words.tr


def test_refusal_of_a_real_move_is_cited() -> None:
    position = GAMES["mangala"].parse("0.4.4.4.4.4/4 4.4.4.4.4.4/0 first")
    with pytest.raises(IllegalMove) as refused:
        position.play(GAMES["mangala"].move("1"))
    assert load_rules("salihli", "mangala").cite(refused.value.article).reference == "salihli.mangala.all/rule-1"


def test_rulebooks_hold_every_registered_game() -> None:
    held = {game for _, game in HELD}
    assert set(GAMES) | set(CARD_RACES) <= held
    assert len(held) == 10


def test_index_of_citations_is_made_once_and_is_no_part_of_the_rules_as_a_value() -> None:
    rules = load_rules("salihli", "mangala")
    assert rules.citations is rules.citations
    again = replace(rules)
    assert again.index is not rules.index
    assert again == rules
    assert hash(again) == hash(rules)
    assert "index" not in repr(rules)
