"""Every paper for every game in both languages comes out, tagged, with what it must say."""

import pytest

from meydan.games import CARD_RACES, GAMES
from meydan.paper import PAPERS, Part, pictures, print_pdf
from meydan.rulebooks import RULEBOOKS, GameRules, load
from tests.paper.event import PEOPLE, every_part, head, value_of
from tests.paper.pdf import facts_of, lines_of, needs_poppler, outside_page, overlapping, text_of


def home_rules(game: str) -> GameRules:
    """The game under the first rulebook that holds it."""
    return next(rules for name in RULEBOOKS if (rules := load(name).game(game)))


@needs_poppler
@pytest.mark.parametrize("language", ["tr", "en"])
@pytest.mark.parametrize("game", [*GAMES, *CARD_RACES])
def test_every_paper_of_every_game_prints_in_both_languages(game: str, language: str) -> None:
    rules = home_rules(game)
    parts = every_part(rules, language)
    pdf = print_pdf(head(language), parts)
    facts, text = facts_of(pdf), text_of(pdf)
    assert outside_page(pdf) == []
    assert overlapping(pdf) == []
    assert facts["Tagged"] == "yes"
    assert facts["Title"] == f"{parts[0].title} – {head(language).event}"
    silent = {"table-cards", "badges", "certificates", "slips"}
    shown = {part.title for part in flat(parts) if part.template not in silent and part.template != "result-form"}
    assert {title for title in shown if title not in text} == set()
    assert {one.name for one in PEOPLE if one.name not in text} == set()
    assert rules.title.in_language(language) in text
    assert ("Sayfa 1 / " if language == "tr" else "Page 1 / ") + facts["Pages"] in text


def flat(parts: list[Part]) -> list[Part]:
    return [one for part in parts for one in part.flat()]


@pytest.mark.parametrize("game", [*GAMES, *CARD_RACES])
def test_every_rulebook_that_holds_a_game_has_its_sheets_and_slips(game: str) -> None:
    holding = [rules for name in RULEBOOKS if (rules := load(name).game(game))]
    names = ("score-sheets", "result-slips", "briefing", "pairings-by-table")
    parts = [
        part for rules in holding for name in names for part in PAPERS[name].parts(value_of(name, rules, "tr"), "tr")
    ]
    assert print_pdf(head("tr"), parts).startswith(b"%PDF-")


@needs_poppler
def test_every_page_of_a_list_tells_the_event_the_time_and_the_digest() -> None:
    rules = home_rules("mangala")
    pdf = print_pdf(head("tr"), PAPERS["starting-list"].parts(value_of("starting-list", rules, "tr"), "tr"))
    lines = lines_of(pdf)
    assert lines[0] == "Salihli İlçesi Akıl ve Zekâ Oyunları Turnuvası Salihli Öğretmenevi"
    assert lines[-1] == "Basım 15.11.2026 11:30 · Kayıt özeti 3f9a2c1b77de40aa Sayfa 1 / 1"


@needs_poppler
def test_papers_printed_together_are_one_file_with_all_their_pages() -> None:
    rules = home_rules("kulami")
    alone = [PAPERS[name].parts(value_of(name, rules, "tr"), "tr") for name in ("standings", "badges", "score-sheets")]
    pages = [int(facts_of(print_pdf(head("tr"), parts))["Pages"]) for parts in alone]
    together = print_pdf(head("tr"), [part for parts in alone for part in parts])
    assert int(facts_of(together)["Pages"]) == sum(pages)


@needs_poppler
def test_the_report_of_the_event_begins_with_an_outline_of_its_parts() -> None:
    rules = home_rules("reversi")
    pdf = print_pdf(head("tr"), PAPERS["event-report"].parts(value_of("event-report", rules, "tr"), "tr"))
    contents = [line for line in lines_of(pdf) if line.startswith("Başlangıç listesi · ")]
    assert contents[0].startswith("Başlangıç listesi · İlkokul Reversi · 12 oyuncu . .")
    assert contents[0].endswith("2")
    assert int(facts_of(pdf)["Pages"]) == 6


def test_pages_are_previewed_as_pictures() -> None:
    rules = home_rules("hex")
    pages = pictures(head("en"), PAPERS["score-sheets"].parts(value_of("score-sheets", rules, "en"), "en"))
    assert len(pages) == 3
    assert all(page.startswith(b"<svg") for page in pages)


def test_nothing_to_print_is_an_error_of_the_caller() -> None:
    with pytest.raises(ValueError, match="nothing to print"):
        print_pdf(head("tr"), [])


def test_papers_come_in_two_languages_only() -> None:
    with pytest.raises(ValueError, match="unknown language 'de'"):
        head("de")
