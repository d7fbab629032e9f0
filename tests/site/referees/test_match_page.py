"""One match before the head referee: its story, its sheet, and what can be decided with which article."""

import json

import pytest

from meydan.match import Match, deeds, offers, plain
from meydan.match import Role as MatchRole
from meydan.site.models import Category, Event, LogLine, Pairing, Role, RoundRow
from meydan.site.records.matches import match_of
from tests.site.desk import Desk, words_of
from tests.site.rounds import steps


def folded(pairing: Pairing) -> Match:
    match = match_of(pairing)
    assert match is not None
    return match


def offered(pairing: Pairing, kind: str) -> str:
    """The deed of the first possible offer of this kind, as its form carries it."""
    for one in offers(folded(pairing), MatchRole.HEAD_REFEREE):
        if one.kind == kind and one.possible:
            return json.dumps(plain(one.deed), ensure_ascii=False)
    raise AssertionError(kind)


def test_the_story_names_the_players_and_cites(pairing: Pairing, desk: Desk) -> None:
    page = desk.text("match", pairing=pairing.pk)
    assert f"Maç açıldı: {pairing.first.name} ({pairing.first.start_number})" in page
    stored = pairing.stored_acts.get(number=1).act["deed"]
    assert stored["first"]["name"] == f"No {pairing.first.start_number}"


def test_a_match_that_is_not_open_yet_can_be_looked_at(category: Category, desk: Desk) -> None:
    row = steps.published(category)
    page = desk.text("match", pairing=steps.tables(row)[0].pk)
    assert "Bu masada henüz bir şey girilmedi." in page


def test_an_organiser_reads_but_does_not_decide(event: Event, pairing: Pairing) -> None:
    organiser = Desk(event, Role.ORGANISER)
    assert "Kararı başhakem verir." in organiser.text("match", pairing=pairing.pk)
    fields = {"deed": offered(pairing, "ruled"), "fill-words": "karar"}
    assert organiser.press("rule", fields, pairing=pairing.pk).status_code == 403


def test_a_warning_is_given_with_its_article(pairing: Pairing, desk: Desk) -> None:
    fields = {"deed": offered(pairing, "warned"), "fill-reported_by": "opponent", "seen": pairing.acts}
    assert desk.press("rule", fields, pairing=pairing.pk).status_code == 303
    pairing.refresh_from_db()
    assert pairing.warnings == [1, 0]
    assert LogLine.objects.get(kind="ruling at a table").data["article"].startswith("salihli.mangala")


def test_fault_29_what_a_third_warning_does_is_shown_first_and_ends_the_match(pairing: Pairing, desk: Desk) -> None:
    for given in range(2):
        desk.press("rule", {"deed": offered(pairing, "warned"), "fill-reported_by": "opponent"}, pairing=pairing.pk)
        pairing.refresh_from_db()
        assert pairing.warnings == [given + 1, 0]
    page = desk.text("match", pairing=pairing.pk)
    assert "maçı bitirir" in page
    assert "(uyarı sınırı)" in page
    desk.press("rule", {"deed": offered(pairing, "warned"), "fill-reported_by": "opponent"}, pairing=pairing.pk)
    pairing.refresh_from_db()
    assert pairing.result is not None
    assert (pairing.result["points"], pairing.result["reason"]) == ([0, 2], "warnings")


def test_a_ruling_needs_its_words_and_decides_the_match(pairing: Pairing, desk: Desk) -> None:
    article = folded(pairing).rules.citations[0].reference
    deed = json.dumps({"kind": "ruled", "words": "…", "points": [2, 0]})
    assert desk.press("rule", {"deed": deed, "fill-words": ""}, pairing=pairing.pk).status_code == 422
    fields = {"deed": deed, "fill-words": "Tahta devrildi", "fill-article": article}
    assert desk.press("rule", fields, pairing=pairing.pk).status_code == 303
    pairing.refresh_from_db()
    assert pairing.result is not None
    assert pairing.result["reason"] == "ruling"
    assert "Tahta devrildi" in desk.text("match", pairing=pairing.pk)


def test_a_disqualification_from_the_match(pairing: Pairing, desk: Desk) -> None:
    fields = {"deed": offered(pairing, "disqualified"), "fill-reason": "kavga etti"}
    assert desk.press("rule", fields, pairing=pairing.pk).status_code == 303
    pairing.refresh_from_db()
    assert pairing.result is not None
    assert pairing.result["reason"] == "disqualification"


def test_what_was_withdrawn_stays_readable(pairing: Pairing, desk: Desk) -> None:
    desk.press("rule", {"deed": offered(pairing, "warned"), "fill-reported_by": "opponent"}, pairing=pairing.pk)
    fields = {"deed": offered(pairing, "warning withdrawn"), "fill-reason": "yanlış oyuncu"}
    assert desk.press("rule", fields, pairing=pairing.pk).status_code == 303
    pairing.refresh_from_db()
    assert pairing.warnings == [0, 0]
    assert "(düzeltildi)" in desk.text("match", pairing=pairing.pk)


def test_whoever_decides_on_an_old_view_is_told(row: RoundRow, pairing: Pairing, desk: Desk) -> None:
    seen = pairing.acts
    desk.enter(row, pairing.table or 0, "2-0")
    fields = {"deed": offered(pairing, "withdrawn"), "fill-reason": "yanlış", "seen": seen}
    answer = desk.press("rule", fields, pairing=pairing.pk)
    assert answer.status_code == 409
    assert "bu arada girilmiş" in words_of(answer)


@pytest.mark.parametrize("deed", ["", "[]", '{"kind": "move played", "move": "3"}', '{"kind": "ruled"', "null"])
def test_only_what_the_desk_offers_is_taken(pairing: Pairing, desk: Desk, deed: str) -> None:
    answer = desk.press("rule", {"deed": deed}, pairing=pairing.pk)
    assert answer.status_code == 422
    pairing.refresh_from_db()
    assert pairing.acts == 1


def test_what_is_not_possible_now_stands_there_with_its_reason(pairing: Pairing, desk: Desk) -> None:
    impossible = [
        one
        for one in offers(folded(pairing), MatchRole.HEAD_REFEREE)
        if not one.possible and isinstance(one.deed, deeds.Objected)
    ]
    page = desk.text("match", pairing=pairing.pk)
    for one in impossible:
        assert one.reason is not None
        assert one.reason.tr in page
