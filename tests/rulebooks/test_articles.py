"""The articles: their ids and layers, their sentences, and that facts speak for the articles a match answers for."""

import tomllib
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest

from meydan.rulebooks import RULEBOOKS, Citation, Layer, load

MISSION = Path(__file__).parents[3] / "shared" / "mission" / "articles.toml"
EVERY = [article for name in RULEBOOKS for article in load(name).articles]


@pytest.mark.skipif(not MISSION.exists(), reason="the list of all articles is not at hand beside the repository")
def test_ids_and_layers_are_exactly_those_of_the_list_of_all_articles() -> None:
    listed = tomllib.loads(MISSION.read_text(encoding="utf-8"))["article"]
    assert {article.id: article.layer.value for article in EVERY} == {one["id"]: one["layer"] for one in listed}


@pytest.mark.skipif(not MISSION.exists(), reason="the list of all articles is not at hand beside the repository")
def test_sentences_are_our_own() -> None:
    listed = {one["id"]: one["must"] for one in tomllib.loads(MISSION.read_text(encoding="utf-8"))["article"]}
    assert [article.id for article in EVERY if article.words.en == listed[article.id]] == []


def test_no_id_occurs_in_two_places() -> None:
    ids = [article.id for article in EVERY]
    assert len(set(ids)) == len(ids) == 179


def test_every_sentence_ends_and_the_languages_differ() -> None:
    for article in EVERY:
        for citation in article.citations:
            assert citation.words.tr.endswith("."), citation.reference
            assert citation.words.en.endswith("."), citation.reference
            assert citation.words.tr != citation.words.en


def cited(value: object) -> Iterator[Citation]:
    """Every article that a fact names, however deep."""
    if isinstance(value, Citation):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from cited(one)
    elif is_dataclass(value):
        for field in fields(value):
            yield from cited(getattr(value, field.name))


@pytest.mark.parametrize("name", RULEBOOKS)
def test_every_article_for_match_referee_and_tournament_is_behind_a_fact(name: str) -> None:
    rulebook = load(name)
    for rules in rulebook.games:
        named = set()
        for field in fields(rules):
            if field.name not in ("articles", "event_articles"):
                named |= {citation.reference for citation in cited(getattr(rules, field.name))}
        silent = [
            one.reference
            for article in rules.articles
            for one in ((article.citation,) if not article.clauses else article.clauses)
            if one.layer not in (Layer.RULES, Layer.BRIEF) and one.reference not in named
        ]
        assert silent == OVERRULED.get((name, rules.game), []), rules.game


# Salihli plays a knock-out (salihli.event.14), whatever the annexed rules say of Swiss pairing.
OVERRULED = {
    ("salihli", "mangala"): ["salihli.mangala.all/swiss"],
    ("salihli", "pentago"): ["salihli.pentago.all/1"],
    ("salihli", "qbitz"): ["salihli.qbitz.all/1"],
    ("salihli", "equilibrio"): ["salihli.equilibrio.all/3"],
    ("salihli", "reversi"): ["salihli.reversi.1"],
    ("salihli", "kulami"): ["salihli.kulami.all/1"],
}


def test_every_article_of_the_event_is_behind_a_fact() -> None:
    event = load("salihli").event
    named = {
        one.reference
        for field in fields(event)
        if field.name != "articles"
        for one in cited(getattr(event, field.name))
    }
    named.add("salihli.event.14")  # each game's format
    brief = {article.id for article in event.articles if article.layer is Layer.BRIEF}
    assert named | brief == {article.id for article in event.articles}
