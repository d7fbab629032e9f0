"""Every page of the rounds for every role: who may see it sees it, whatever state the round is in."""

import pytest

from meydan.site.models import Category, Event, Format, Role
from meydan.site.rights import may
from meydan.site.tasks import Task
from meydan.tournament.rounds.situation import Action
from tests.site import hall
from tests.site.desk import Desk, words_of
from tests.site.rounds import steps

PAGES: dict[str, Task | Action] = {
    "rounds": Task.SEE_DESK,
    "round": Task.SEE_DESK,
    "round-players": Task.SEE_DRAFT,
    "round-referees": Action.ASSIGN_REFEREE,
    "table": Action.ENTER_RESULT,
}
WITH_ROUND = ("round", "round-referees", "table")
STATES = {"published": steps.published, "started": steps.started, "finished": steps.finished, "closed": steps.closed}


def parts_of(name: str, category: Category) -> dict[str, int]:
    parts = {"category": category.pk}
    if name in WITH_ROUND:
        parts["number"] = 1
    if name == "table":
        parts["table"] = 1
    return parts


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("role", Role)
def test_each_page_opens_for_its_roles_only(event: Event, category: Category, role: Role, state: str) -> None:
    STATES[state](category)
    desk = Desk(event, role)
    for name, task in PAGES.items():
        answer = desk.see(name, **parts_of(name, category))
        expected = 200 if may(role, task) else 302 if role is Role.VIEWER else 403
        assert (name, answer.status_code) == (name, expected)


@pytest.mark.parametrize("language", ["tr", "en"])
def test_each_page_opens_in_both_languages(event: Event, category: Category, language: str) -> None:
    steps.finished(category)
    desk = Desk(event)
    desk.client.cookies["django_language"] = language
    for name in PAGES:
        page = desk.see(name, **parts_of(name, category))
        assert f'<html lang="{language}">' in page.content.decode()


def test_a_draft_is_for_the_desk_only(event: Event, category: Category) -> None:
    row = steps.drafted(category)
    name = row.pairings.earliest("order").first.name
    parts = {"category": category.pk, "number": 1}
    assert name in Desk(event, Role.ORGANISER).text("round", **parts)
    helper = Desk(event, Role.DESK_HELPER).text("round", **parts)
    assert name not in helper
    assert "1. tur hazırlanıyor" in helper


def test_before_the_first_pairing_the_page_says_who_is_in_the_hall(event: Event, category: Category) -> None:
    page = Desk(event).text("rounds", category=category.pk)
    assert "Salonda 7 oyuncu var." in page
    assert "1. turu eşlendir" in page


def test_what_cannot_be_done_now_is_shown_with_its_reason(event: Event, category: Category) -> None:
    steps.started(category)
    page = Desk(event, Role.ORGANISER).see("round", category=category.pk, number=1)
    assert '<button class="button  danger" disabled>Yayından çek</button>' in page.content.decode()
    assert "tamamlayıcı eşlendirme yapın" in words_of(page)


def test_progress_is_seen_at_a_glance(event: Event, category: Category) -> None:
    row = steps.started(category)
    desk = Desk(event)
    desk.enter(row, 1, "2-0")
    page = desk.text("round", category=category.pk, number=1)
    assert "2 masanın sonucu bekleniyor" in page
    assert "Sonuçlar 1 / 3" in page


@pytest.mark.parametrize("form", Format)
def test_pages_know_every_format(event: Event, form: Format) -> None:
    category = hall.make_category(event, "reversi", form)
    hall.make_entries(category, 6)
    desk = Desk(event)
    assert desk.see("rounds", category=category.pk).status_code == 200
    steps.started(category)
    for name in PAGES:
        assert desk.see(name, **parts_of(name, category)).status_code == 200


@pytest.mark.parametrize("name", [*PAGES, "pair-round", "publish-round", "enter-line", "correct-result"])
def test_another_events_category_is_not_reachable(category: Category, name: str) -> None:
    steps.started(category)
    other = hall.make_event("yabanci")
    parts = parts_of(name, category)
    parts |= {"number": 1} if name in ("publish-round", "enter-line", "correct-result") else {}
    parts |= {"table": 1} if name == "correct-result" else {}
    desk = Desk(other, Role.HEAD_REFEREE)
    answer = desk.see(name, **parts) if name in PAGES else desk.press(name, {"edition": 1, "table": 1}, **parts)
    assert answer.status_code == 404


def test_the_digest_of_the_log_stands_under_the_list(event: Event, category: Category) -> None:
    steps.started(category)
    event.refresh_from_db()
    page = Desk(event).text("round", category=category.pk, number=1)
    assert f"Kayıt özeti {event.log_number}-{event.log_hash[:8]}" in page
