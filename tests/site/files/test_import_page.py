"""An archive uploaded to the house, and the backups on the desk."""

from pathlib import Path

import pytest
from django.contrib.auth.models import User
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from meydan.site.archiving.writing import archive_bytes
from meydan.site.models import Event, Role
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
