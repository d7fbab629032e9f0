"""The event as everybody sees it: what is on now, the day, the address to pass on."""

from datetime import datetime, timedelta

import pytest
from django.test import Client
from django.utils import timezone

from meydan.site.actions.walls.announcing import announce, take_down
from meydan.site.models import Category, Event, Role
from meydan.site.pages.public.programme_lines import programme_of
from tests.site import hall
from tests.site.public.reading import event_page, page, plain
from tests.site.rounds import steps

pytestmark = pytest.mark.django_db


def line(number: int, at: str, title: str, *categories: int) -> dict[str, object]:
    return {"id": number, "at": at, "tr": title, "en": f"{title} (en)", "article": "", "categories": [*categories]}


def test_what_is_played_stands_first(swiss: Category) -> None:
    other = hall.make_category(swiss.event, "reversi")
    steps.started(swiss)
    text = event_page(swiss)
    now, rest = text.split('id="now"')[1].split('id="categories"')
    assert swiss.name in now
    assert other.name in rest
    assert "0 / 4" in plain(now)


def test_nothing_is_on_before_the_first_pairing(swiss: Category) -> None:
    assert "Şu anda oynanan tur yok" in event_page(swiss)


def test_the_line_of_this_hour_is_marked(event: Event) -> None:
    now = timezone.localtime()
    event.day = now.date()
    event.programme = [line(1, "00:00", "Önce"), line(2, now.strftime("%H:%M"), "Tam şimdi")]
    event.save()
    marked = [one.line["tr"] for one in programme_of(event) if one.now]
    assert marked == ["Tam şimdi"]
    text = Client().get(f"/e/{event.slug}/programme").content.decode()
    assert text.count('aria-current="time"') == 1


def test_a_line_ends_where_the_next_begins_and_the_last_two_hours_later(event: Event) -> None:
    event.programme = [line(1, "09:30", "Mangala"), line(2, "16:30", "Tören")]
    event.save()
    first, last = programme_of(event)
    assert first.ends == last.begins == timezone.make_aware(datetime(2026, 5, 2, 16, 30))
    assert last.ends - last.begins == timedelta(hours=2)


def test_announcements_stand_on_the_page_until_they_are_taken_down(event: Event) -> None:
    made = announce(hall.author(event, Role.DESK_HELPER), event, "Yemek <b>12.30</b>'da")
    assert "Yemek &lt;b&gt;12.30&lt;/b&gt;" in Client().get(f"/e/{event.slug}/").content.decode()
    take_down(hall.author(event, Role.DESK_HELPER), made)
    assert "Yemek" not in Client().get(f"/e/{event.slug}/").content.decode()


def test_a_table_referee_without_a_camera_finds_where_to_type_the_code_until_the_event_is_over(event: Event) -> None:
    address = f"/e/{event.slug}/code"
    assert f'href="{address}"' in Client().get(f"/e/{event.slug}/").content.decode()
    assert Client().get(address).status_code == 200
    event.finished = True
    event.save()
    assert address not in Client().get(f"/e/{event.slug}/").content.decode()


def test_the_address_to_pass_on_is_the_one_by_which_the_reader_came(event: Event) -> None:
    text = Client().get(f"/e/{event.slug}/share", HTTP_HOST="192.168.1.7:8000").content.decode()
    assert f"http://192.168.1.7:8000/e/{event.slug}/" in text
    code = Client().get(f"/e/{event.slug}/qr.svg", HTTP_HOST="192.168.1.7:8000")
    other = Client().get(f"/e/{event.slug}/qr.svg", HTTP_HOST="10.0.0.5:8000")
    assert code["Content-Type"] == "image/svg+xml"
    assert code.content.startswith(b'<svg xmlns="http://www.w3.org/2000/svg"')
    assert code.content != other.content


def test_category_page_lists_its_rounds_and_only_announced_cards(event: Event) -> None:
    category = hall.make_category(event, "qbitz", rounds=3)
    hall.make_entries(category, 4)
    category.cards = {
        "lists": [
            {"round": number, "cards": [f"K{number}-{n}" for n in range(5)], "reserves": []} for number in (1, 2)
        ],
        "announced": 1,
    }
    category.save()
    steps.published(category)
    text = plain(page(category, ""))
    assert "K1-0 · K1-1 · K1-2 · K1-3 · K1-4" in text
    assert "K2-0" not in text
    assert "1. tur" in text
