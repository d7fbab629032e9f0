"""An archive uploaded to the house, and the backups on the desk."""

from pathlib import Path

import pytest
from django.contrib.auth.models import User
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from meydan.site.actions.walls.announcing import announce
from meydan.site.archiving.writing import archive_bytes
from meydan.site.house_key import house_key
from meydan.site.models import Event, KnownKey, Role
from tests.site import hall
from tests.site.archives.played import played_event, wipe

pytestmark = pytest.mark.django_db


def organiser() -> Client:
    client = Client()
    user = User.objects.create_user("ece", is_superuser=True)
    client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
    return client


def test_an_uploaded_archive_is_an_event_here() -> None:
    data = archive_bytes(played_event())
    wipe()
    answer = organiser().post("/import", {"file": SimpleUploadedFile("kupa.meydan", data), "slug": "kupa"})
    assert (answer.status_code, answer["Location"]) == (302, "/e/kupa/desk")
    assert Event.objects.get().entries.count() == 8


def test_the_page_says_whose_signature_an_archive_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = archive_bytes(played_event())
    fingerprint, key = house_key().fingerprint, house_key().key
    monkeypatch.setenv("MEYDAN_DATA", str(tmp_path))  # another house from here on
    client = organiser()

    def told() -> str:
        posted = {"file": SimpleUploadedFile("kupa.meydan", data), "read_only": "on"}
        page = client.post("/import", posted, headers={"Accept-Language": "en"}, follow=True)
        return " ".join(str(message) for message in page.context["messages"])

    assert f"you have not compared its key yet: {fingerprint}" in told()
    KnownKey.objects.create(owner=User.objects.get(username="ece"), key=key, name="Okul Kupası")
    assert f"The signature is known: Okul Kupası ({fingerprint})" in told()


def test_a_read_only_copy_says_so_on_its_desk() -> None:
    data = archive_bytes(played_event())
    client = organiser()
    client.post("/import", {"file": SimpleUploadedFile("kupa.meydan", data), "slug": "bak", "read_only": "on"})
    page = client.get("/e/bak/desk", headers={"Accept-Language": "en"}).content.decode()
    assert "opened to look at" in page
    assert Event.objects.get(slug="bak").read_only


def test_a_file_that_is_no_archive_is_refused_on_the_form() -> None:
    answer = organiser().post(
        "/import", {"file": SimpleUploadedFile("resim.png", b"\x89PNG")}, headers={"Accept-Language": "en"}
    )
    assert "not a Meydan archive" in answer.content.decode()
    assert Event.objects.count() == 0


def test_two_copies_that_went_on_apart_are_shown_side_by_side() -> None:
    event = played_event()
    client = organiser()
    data = archive_bytes(event)
    client.post("/import", {"file": SimpleUploadedFile("kupa.meydan", data), "slug": "bak", "read_only": "on"})
    common = event.log_number
    announce(hall.author(event), event, "Yalnız burada")
    answer = client.get(f"/e/{event.slug}/desk/compare/bak", headers={"Accept-Language": "en"})
    assert (answer.context["common"], answer.context["parted"]) == (common, False)
    here, there = answer.context["sides"]
    assert ([one.line.kind for one in here.told], here.count, there.count) == (["announced"], 1, 0)
    copy = Event.objects.get(slug="bak")
    Event.objects.filter(pk=copy.pk).update(read_only=False, uid="8c5a2f60-4a0d-4c0b-9a52-0f6a5b0f4b11")
    announce(hall.author(copy), Event.objects.get(pk=copy.pk), "Yalnız orada")
    Event.objects.filter(pk=copy.pk).update(read_only=True, uid=event.uid)
    page = client.get(f"/e/{event.slug}/desk/compare/bak", headers={"Accept-Language": "en"})
    assert page.context["parted"] is True
    assert f"After line {common} the two copies went on apart" in page.content.decode()
    assert "compare/bak" in client.get(f"/e/{event.slug}/desk/backups").content.decode()


def test_the_log_of_a_copy_is_for_who_may_read_it() -> None:
    event = played_event()
    organiser().post(
        "/import", {"file": SimpleUploadedFile("kupa.meydan", archive_bytes(event)), "slug": "bak", "read_only": "on"}
    )
    event.officials.filter(role=Role.HEAD_REFEREE).delete()
    stranger = hall.client_of(event, Role.HEAD_REFEREE)
    assert stranger.get(f"/e/{event.slug}/desk/compare/bak").status_code == 422
    assert "compare/bak" not in stranger.get(f"/e/{event.slug}/desk/backups").content.decode()


@pytest.mark.usefixtures("own_data")
class TestBackupsPage:
    @pytest.fixture
    def own_data(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("MEYDAN_DATA", str(tmp_path))
        monkeypatch.delenv("MEYDAN_BACKUP_TO", raising=False)

    @pytest.mark.django_db(transaction=True)
    def test_back_up_now_and_download_for_who_organises_everything(self) -> None:
        event = hall.make_event()
        client = hall.client_of(event, Role.ORGANISER)
        assert client.post("/e/kupa/desk/backups/take").status_code == 302
        (row,) = client.get("/e/kupa/desk/backups").context["rows"]
        answer = client.get(f"/e/kupa/desk/backups/file/{row.backup.name}")
        assert b"".join(answer.streaming_content) == row.backup.file.read_bytes()  # type: ignore[attr-defined]

    @pytest.mark.django_db(transaction=True)
    def test_a_backup_with_other_peoples_events_is_not_given_out(self) -> None:
        event = hall.make_event()
        client = hall.client_of(event, Role.ORGANISER)
        client.post("/e/kupa/desk/backups/take")
        (row,) = client.get("/e/kupa/desk/backups").context["rows"]
        hall.make_event("baska")
        assert client.get(f"/e/kupa/desk/backups/file/{row.backup.name}").status_code == 403

    def test_no_name_leads_out_of_the_folder(self) -> None:
        event = hall.make_event()
        client = hall.client_of(event, Role.ORGANISER)
        assert client.get("/e/kupa/desk/backups/file/..%2Fsecret").status_code in (404, 422)
