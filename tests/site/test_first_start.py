"""The first organiser: made once, by the code that the server printed."""

from pathlib import Path

import pytest
from django.conf import LazySettings
from django.contrib.auth.models import User
from django.test import Client

from meydan.site.first_start import LENGTH, LETTERS, file, first_start_code

pytestmark = pytest.mark.django_db
FORM = {"name": "Ayşe Çelik", "username": "ayse", "password": "uzun-ve-gizli-7", "again": "uzun-ve-gizli-7"}


@pytest.fixture(autouse=True)
def data(settings: LazySettings, tmp_path: Path) -> Path:
    settings.DATA = tmp_path
    return tmp_path


def begin(client: Client, code: str, **changed: str) -> int:
    return client.post("/start", {**FORM, "code": code, **changed}).status_code


def code_now() -> str:
    code = first_start_code()
    assert code is not None
    return code


def test_the_code_makes_the_first_organiser_and_lets_in(client: Client) -> None:
    assert begin(client, code_now()) == 303
    user = User.objects.get()
    assert (user.username, user.get_full_name(), user.is_superuser) == ("ayse", "Ayşe Çelik", True)
    assert client.get("/new").status_code == 200


def test_small_letters_and_spaces_are_the_same_code(client: Client) -> None:
    assert begin(client, code_now().lower().replace("-", " ")) == 303


def test_only_the_digest_is_kept_and_for_the_owner_only(data: Path) -> None:
    code = code_now()
    kept = (data / "first-start").read_text("utf-8")
    assert code not in kept
    assert code.replace("-", "") not in kept
    assert file().stat().st_mode & 0o077 == 0
    assert len(LETTERS) ** LENGTH > 2**59


@pytest.mark.parametrize("typed", ["", "AAAA-AAAA-AAAA", "yanlış"])
def test_a_wrong_code_makes_nobody(client: Client, typed: str) -> None:
    code_now()
    assert begin(client, typed) == 200
    assert not User.objects.exists()


def test_a_page_without_a_code_ever_printed_makes_nobody(client: Client) -> None:
    assert begin(client, "") == 200
    assert begin(client, "-") == 200
    assert not User.objects.exists()


def test_a_code_works_once(client: Client) -> None:
    code = code_now()
    begin(client, code)
    User.objects.all().delete()
    assert begin(Client(), code, username="can") == 200
    assert not User.objects.exists()


def test_a_weak_password_does_not_use_up_the_code(client: Client) -> None:
    code = code_now()
    assert begin(client, code, password="123", again="123") == 200
    assert begin(client, code) == 303


def test_a_new_start_prints_a_new_code(client: Client) -> None:
    old, new = code_now(), code_now()
    assert begin(client, old) == 200
    assert begin(client, new) == 303


def test_with_an_organiser_there_is_no_code_and_no_page(client: Client) -> None:
    begin(client, code_now())
    assert first_start_code() is None
    assert not file().exists()
    assert Client().get("/start")["Location"] == "/login"


def test_without_an_organiser_the_log_in_page_leads_to_the_start(client: Client) -> None:
    assert client.get("/login")["Location"] == "/start"
