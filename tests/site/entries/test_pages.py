"""The pages of entries and check-in, as a browser meets them."""

import io
from zipfile import ZipFile

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import reverse

from meydan.site.models import Event, Role
from tests.site import hall
from tests.site.entries.pupils import AYSE, MEHMET, entered, form_of, written
from tests.site.entries.test_import import LIST
from tests.site.rounds import steps

pytestmark = pytest.mark.django_db

SCRIPT = "<script>alert(1)</script>"


def url(event: Event, name: str, **parts: object) -> str:
    return reverse(name, kwargs={"slug": event.slug, **parts})


def helper(event: Event) -> Client:
    return hall.client_of(event, Role.DESK_HELPER)


def text_of(client: Client, address: str) -> str:
    answer = client.get(address)
    assert answer.status_code == 200
    return answer.content.decode()


def test_the_list_finds_as_people_type(event: Event) -> None:
    category = hall.make_category(event)
    entered(category)
    entered(category, MEHMET)
    page = text_of(helper(event), url(event, "entries") + "?q=seker")
    assert ("Ayşe Şeker" in page, "Mehmet Işık" in page) == (True, False)


def test_the_list_is_narrowed_by_category_and_presence(event: Event) -> None:
    one, other = hall.make_category(event), hall.make_category(event, game="pentago")
    entered(one)
    entered(other, MEHMET)
    page = text_of(helper(event), url(event, "entries") + f"?category={one.pk}&presence=expected")
    assert ("Ayşe Şeker" in page, "Mehmet Işık" in page) == (True, False)
    assert "Ayşe Şeker" not in text_of(helper(event), url(event, "entries") + f"?category={one.pk}&presence=here")


def test_an_entry_is_added_through_the_form(event: Event) -> None:
    category = hall.make_category(event)
    answer = helper(event).post(url(event, "entry-new"), form_of(category, consent="on"))
    assert (answer.status_code, answer["Location"]) == (303, url(event, "entries"))
    row = event.entries.get()
    assert (row.name, row.consent, row.visually_impaired) == ("Ayşe Şeker", True, False)


@pytest.mark.article("salihli.event.2")
def test_a_refusal_stands_beside_its_field_with_the_article(event: Event) -> None:
    entered(hall.make_category(event))
    other = hall.make_category(event, game="pentago")
    answer = helper(event).post(url(event, "entry-new"), form_of(other))
    page = answer.content.decode()
    assert answer.status_code == 422
    assert 'id="id_surnames_error"' in page
    assert "salihli.event.2" in page
    assert 'value="Atatürk İlkokulu"' in page


def test_five_hundred_letters_are_refused_and_not_lost(event: Event) -> None:
    answer = helper(event).post(url(event, "entry-new"), form_of(hall.make_category(event), first_names="a" * 500))
    assert (answer.status_code, event.entries.count()) == (422, 0)
    assert "a" * 500 in answer.content.decode()


def test_names_are_shown_as_text_wherever_they_stand(event: Event) -> None:
    """Fault 55."""
    category = hall.make_category(event, name=f"K {SCRIPT}")
    entered(category, written(first_names=SCRIPT, surnames='"><img src=x>', school=f"O {SCRIPT}", adviser=SCRIPT))
    client = hall.client_of(event, Role.ORGANISER)
    addresses = [
        url(event, "entries"),
        url(event, "entries") + f"?q={SCRIPT}",
        url(event, "entry-edit", number=1),
        url(event, "checkin"),
        url(event, "checkin") + f"?school=O {SCRIPT}",
        url(event, "meeting"),
        url(event, "meeting-category", category=category.pk),
        url(event, "meeting-screen") + f"?category={category.pk}",
    ]
    for address in addresses:
        page = text_of(client, address)
        assert SCRIPT not in page
        assert "<img src=x>" not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in text_of(client, url(event, "checkin"))


def test_an_entry_of_another_event_is_not_there(event: Event) -> None:
    """Fault 54."""
    other = hall.make_event(slug="baska")
    entered(hall.make_category(other))
    mine = hall.make_category(event)
    theirs = other.categories.get()
    client = hall.client_of(event, Role.ORGANISER)
    assert client.get(url(event, "entry-edit", number=1)).status_code == 404
    assert client.post(url(event, "checkin-here"), {"entry": 1, "identity": "seen"}).status_code == 404
    assert client.get(url(event, "meeting-category", category=theirs.pk)).status_code == 404
    assert client.post(url(event, "entry-new"), {**form_of(mine), "category": theirs.pk}).status_code == 422
    assert client.get(url(other, "entries")).status_code == 403
    assert client.post(url(other, "entry-delete", number=1)).status_code == 403
    assert (other.entries.count(), other.entries.get().checked_in) == (1, False)


def test_who_has_no_business_here_stays_outside(event: Event) -> None:
    category = hall.make_category(event)
    entered(category)
    client = hall.client_of(event, Role.TABLE_REFEREE)
    for name in ("entries", "checkin", "entry-new", "entries-import", "entries-xlsx", "meeting"):
        assert client.get(url(event, name)).status_code == 403
    assert client.post(url(event, "checkin-here"), {"entry": 1, "identity": "seen"}).status_code == 403
    assert not event.entries.get().checked_in


def test_only_who_may_export_gets_the_list(event: Event) -> None:
    entered(hall.make_category(event), written(first_names="=cmd|' /C calc'!A0"))
    assert helper(event).get(url(event, "entries-csv")).status_code == 403
    desk = hall.client_of(event, Role.HEAD_REFEREE)
    csv = desk.get(url(event, "entries-csv"))
    assert csv["Content-Type"] == "text/csv; charset=utf-8"
    assert ";=cmd" not in csv.content.decode("utf-8-sig")
    book = ZipFile(io.BytesIO(desk.get(url(event, "entries-xlsx")).content))
    assert "<f>" not in book.read("xl/worksheets/sheet1.xml").decode()


def test_the_template_names_the_categories_of_the_event(event: Event) -> None:
    hall.make_category(event, name="Mangala İlkokul")
    hall.make_category(event, name="Açık kategori", school_level="")
    answer = helper(event).get(url(event, "entries-template"))
    book = ZipFile(io.BytesIO(answer.content))
    assert "Mangala İlkokul" in book.read("xl/sharedStrings.xml").decode()


def send(client: Client, event: Event, data: bytes, name: str = "liste.csv") -> int:
    return client.post(url(event, "entries-import"), {"file": SimpleUploadedFile(name, data)}).status_code


def shown_in(page: str) -> str:
    return page.split('name="shown" value="')[1].split('"')[0]


def test_a_list_goes_through_the_wizard(event: Event) -> None:
    category = hall.make_category(event)
    client = helper(event)
    assert send(client, event, LIST.encode("windows-1254")) == 303
    page = text_of(client, url(event, "entries-import-columns"))
    assert "Atatürk İlkokulu" in page
    chosen = {
        f"column-{at}": field
        for at, field in enumerate(("first_names", "surnames", "school", "grade", "category", "adviser"))
    }
    assert client.post(url(event, "entries-import-columns"), chosen)["Location"] == url(event, "entries-import-result")
    page = text_of(client, url(event, "entries-import-result"))
    assert "Ömer" not in page.split("4. satır")[0]
    assert "salihli.event.10" in page
    assert event.entries.count() == 0
    answer = client.post(url(event, "entries-import-accept"), {"shown": shown_in(page)})
    assert (answer.status_code, category.entries.count()) == (303, 2)
    desk = hall.client_of(event, Role.ORGANISER)
    line = event.log.get().number
    assert url(event, "entries-undo", line=line) in text_of(desk, url(event, "entries"))
    assert desk.post(url(event, "entries-undo", line=line)).status_code == 303
    assert category.entries.count() == 0


def test_a_list_that_changes_entries_is_asked_back_and_keeps_what_was_sent(event: Event) -> None:
    """Fault 42: the count is typed."""
    category = hall.make_category(event)
    entered(category, written(grade=2))
    client = helper(event)
    send(client, event, LIST.encode())
    page = text_of(client, url(event, "entries-import-result"))
    sent = {"shown": shown_in(page), "request": "bir-istek"}
    answer = client.post(url(event, "entries-import-accept"), {**sent, "typed": "17"})
    assert answer.status_code == 428
    assert f'name="shown" value="{sent["shown"]}"' in answer.content.decode()
    assert client.post(url(event, "entries-import-accept"), {**sent, "typed": "2"}).status_code == 303
    assert [row.grade for row in category.entries.all()] == [3, 1]


@pytest.mark.parametrize(
    "data",
    [b"", b"\x89PNG\r\n\x1a\n" + b"\0" * 64, b"%PDF-1.7", b"PK\x03\x04 not a zip", b"<svg onload=alert(1)></svg>"],
)
def test_a_file_that_is_no_list_is_told_so(event: Event, data: bytes) -> None:
    """Fault 55."""
    hall.make_category(event)
    client = helper(event)
    if send(client, event, data) == 303:
        assert client.post(url(event, "entries-import-columns"), {}).status_code == 422
    assert event.import_drafts.filter(owner="").count() == 0
    assert event.entries.count() == 0


def test_a_dropped_list_is_gone(event: Event) -> None:
    hall.make_category(event)
    client = helper(event)
    send(client, event, LIST.encode())
    assert client.post(url(event, "entries-import-drop")).status_code == 303
    assert client.get(url(event, "entries-import-result")).status_code == 422


def test_nobody_sees_the_list_of_another_person(event: Event) -> None:
    hall.make_category(event)
    send(helper(event), event, LIST.encode())
    assert hall.client_of(event, Role.ORGANISER).get(url(event, "entries-import-result")).status_code == 422


@pytest.mark.article("salihli.event.7")
def test_one_tap_ticks_the_identity_and_the_arrival(event: Event) -> None:
    entered(hall.make_category(event))
    entered(event.categories.get(), MEHMET)
    client = helper(event)
    answer = client.post(
        url(event, "checkin-here"),
        {"entry": 1, "identity": "seen"},
        headers={"HX-Current-URL": f"http://x{url(event, 'checkin')}?q=seker"},
    )
    assert (answer.status_code, answer["Location"]) == (303, url(event, "checkin") + "?q=seker")
    row = event.entries.get(number=1)
    assert (row.checked_in, row.identity_seen) == (True, True)
    assert "1/2" in text_of(client, url(event, "checkin"))
    assert client.post(url(event, "checkin-here"), {"entry": 1, "identity": "seen"}).status_code == 303
    assert event.log.filter(kind="checked in").count() == 1
    assert client.post(url(event, "checkin-here"), {"entry": 2}).status_code == 422


def test_the_tap_leads_nowhere_else(event: Event) -> None:
    entered(hall.make_category(event))
    answer = helper(event).post(
        url(event, "checkin-here"),
        {"entry": 1, "identity": "seen"},
        headers={"HX-Current-URL": "https://evil.example/e/kupa/login?next=x"},
    )
    assert answer["Location"] == url(event, "checkin")


@pytest.mark.article("salihli.event.5")
def test_a_closed_check_in_says_why(event: Event) -> None:
    category = hall.make_category(event)
    hall.make_entries(category, 4)
    entered(category)
    steps.published(category)
    page = text_of(helper(event), url(event, "checkin") + f"?category={category.pk}")
    assert "salona giriş kapandı" in page
    assert "salihli.event.5" in page
    assert 'form="arrive"' not in page
    assert helper(event).post(url(event, "checkin-here"), {"entry": 5, "identity": "seen"}).status_code == 403


def test_pages_speak_english_too(event: Event) -> None:
    entered(hall.make_category(event))
    client = helper(event)
    client.cookies.load({"django_language": "en"})
    page = text_of(client, url(event, "checkin"))
    assert "Identity seen, here" in page
    assert "Kimlik görüldü" not in page


def test_an_erasure_is_asked_back_with_the_number(event: Event) -> None:
    """Fault 60."""
    entered(hall.make_category(event))
    client = hall.client_of(event, Role.ORGANISER)
    assert client.post(url(event, "entry-erase", number=1)).status_code == 428
    assert client.post(url(event, "entry-erase", number=1), {"typed": "1"}).status_code == 303
    assert AYSE.surnames not in text_of(client, url(event, "entries"))
