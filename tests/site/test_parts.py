"""The parts that have a tag: what they say in each language, and whom they show what."""

from datetime import timedelta

import pytest
from django.contrib.auth.models import AnonymousUser
from django.template import engines
from django.test import RequestFactory
from django.urls import resolve
from django.utils import timezone, translation

from meydan.site.models import EntryRow, Event, Role
from meydan.site.pages.areas import AREAS, area_of_page
from meydan.site.pages.door import Visit
from meydan.site.rights import may
from meydan.tournament.rounds.situation import State
from tests.site import hall


def shown(template: str, language: str = "tr", **context: object) -> str:
    with translation.override(language):
        return engines["django"].from_string(template).render(context).strip()


def test_an_article_opens_the_rulebooks_sentence() -> None:
    note = shown('{% article "salihli.event.5" %}')
    assert note.startswith('<details class="article"><summary>yönerge madde 5</summary><p>')
    assert "Salihli İlçesi Akıl ve Zekâ Oyunları Turnuvası · salihli.event.5" in note
    assert "regulation article 5" in shown('{% article "salihli.event.5" %}', "en")


@pytest.mark.parametrize(("count", "said"), [(0, "0 tables have"), (1, "1 table has"), (2, "2 tables have")])
def test_one_and_many_are_said_right_in_english(count: int, said: str) -> None:
    template = '{% say "{n} masanın" "{n} {n:table has|tables have}" n=count %}'
    assert (shown(template, "en", count=count), shown(template, count=count)) == (said, f"{count} masanın")
    assert shown('{% say "{a}" "{a:x|y}{a}" a=name %}', "en", name="<b>") == "y&lt;b&gt;"


def test_a_clause_of_a_summary_article_is_found() -> None:
    assert "<summary>madde g</summary>" in shown('{% article "salihli.mangala.all/g" %}')


def test_a_rule_of_the_house_is_named_by_its_number() -> None:
    assert shown('{% article "fault-23" %}') == '<span class="house-rule">Meydan kuralı 23</span>'
    assert shown('{% article "fault-23" %}', "en") == '<span class="house-rule">house rule 23</span>'


def test_a_reference_that_no_rulebook_has_is_shown_as_it_is() -> None:
    assert shown('{% article "C.04.3" %}') == '<span class="house-rule">C.04.3</span>'
    assert shown("{% article None %}") == ""


def test_a_pupil_without_consent_has_initials_in_public_and_a_name_at_the_desk() -> None:
    pupil = EntryRow(number=7, first_names="Ömer", surnames="Işık", school="Namık Kemal İlkokulu")
    assert '<span class="person-name">Ö. I.</span>' in shown("{% public_person pupil %}", pupil=pupil)
    assert '<span class="person-name">Ömer Işık</span>' in shown("{% person pupil %}", pupil=pupil)


def test_a_name_with_signs_of_html_is_only_a_name() -> None:
    pupil = EntryRow(number=7, first_names="<b>", surnames="&", school="<script>")
    person = shown("{% person pupil %}", pupil=pupil)
    assert '<span class="person-name">&lt;b&gt; &amp;</span>' in person
    assert '<span class="person-school">&lt;script&gt;</span>' in person


@pytest.mark.parametrize("state", State)
def test_every_state_of_a_round_has_a_chip_and_a_step(state: State) -> None:
    assert shown("{% chip state %}", state=state.value).startswith('<span class="chip')
    assert shown("{% steps state %}", state=state.value).count("<li") == 6


def test_the_steps_say_where_the_round_is() -> None:
    steps = shown("{% steps state %}", "en", state="draft")
    assert '<li aria-current="step">Check</li>' in steps
    assert steps.count('class="done"') == 1
    assert shown("{% steps state %}", state="closed").count('class="done"') == 6


@pytest.mark.parametrize(
    ("ago", "tr", "en"),
    [
        (timedelta(seconds=12), "12 sn önce", "12 s ago"),
        (timedelta(minutes=3, seconds=5), "3 dk önce", "3 min ago"),
        (timedelta(hours=2, minutes=1), "2 sa önce", "2 h ago"),
        (timedelta(days=3, hours=1), "3 gün önce", "3 d ago"),
    ],
)
def test_an_age_is_said_as_people_say_it(ago: timedelta, tr: str, en: str) -> None:
    time = timezone.now() - ago
    assert f">{tr}</time>" in shown("{{ time|age }}", time=time)
    assert f">{en}</time>" in shown("{{ time|age }}", "en", time=time)


def visit_of(event: Event, role: Role, path: str) -> Visit:
    request = RequestFactory().get(path)
    request.user = AnonymousUser()
    request.resolver_match = resolve(path)
    return Visit(request, event, role, None)


def test_a_viewer_has_no_area_of_the_desk() -> None:
    assert [area.name for area in AREAS if may(Role.VIEWER, area.task)] == []


@pytest.mark.django_db
def test_the_area_of_a_page_is_the_one_whose_address_it_begins_with(event: Event) -> None:
    visit = visit_of(event, Role.ORGANISER, f"/e/{event.slug}/feed")
    shown_areas = [(AREAS[0], f"/e/{event.slug}/"), (AREAS[5], f"/e/{event.slug}/fe"), (AREAS[6], "/e/other/")]
    assert area_of_page(visit, shown_areas) == AREAS[5].name


@pytest.mark.django_db
def test_the_desk_names_event_place_day_and_role(event: Event) -> None:
    visit = visit_of(event, Role.HEAD_REFEREE, f"/e/{event.slug}/feed")
    page = (
        engines["django"]
        .from_string('{% extends "meydan/desk.html" %}')
        .render({"visit": visit, "category": hall.make_category(event)}, visit.request)
    )
    assert "Salihli · 2 Mayıs 2026, Cumartesi" in page
    assert '<span class="chip">Başhakem</span>' in page
    assert 'data-feed="/e/kupa/feed" data-after="0"' in page
