"""Logging in: argon2, a lock by account and device, sessions that do not outlive a password."""

from datetime import timedelta
from typing import Any

import pytest
from axes.models import AccessAttempt
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone

from meydan.site import settings as house
from meydan.site.known_device import COOKIE
from meydan.site.models import Event, Role
from tests.site import hall

pytestmark = pytest.mark.django_db
RIGHT = "uzun-ve-gizli-7"
LIMIT = house.AXES_FAILURE_LIMIT
IN, WRONG, LOCKED = 302, 200, 429


@pytest.fixture(autouse=True)
def ayse(db: None) -> User:  # noqa: ARG001 - asks for the database
    return User.objects.create_superuser("ayse", password=RIGHT)


def log_in(client: Client, password: str = RIGHT, username: str = "ayse", **headers: Any) -> int:
    return client.post("/login", {"username": username, "password": password}, **headers).status_code


def fail(client: Client, times: int, username: str = "ayse") -> list[int]:
    return [log_in(client, "yanlış", username) for _ in range(times)]


def known() -> Client:
    """A device on which Ayşe has logged in before, and out again."""
    client = Client()
    assert log_in(client) == IN
    client.post("/logout")
    return client


def test_passwords_are_hashed_with_argon2() -> None:
    assert house.PASSWORD_HASHERS == ["django.contrib.auth.hashers.Argon2PasswordHasher"]


def test_a_right_password_lets_in_and_log_out_ends_it(client: Client) -> None:
    assert log_in(client) == IN
    assert client.get("/new").status_code == 200
    client.post("/logout")
    assert client.get("/new")["Location"] == "/login?next=/new"


def test_log_out_needs_a_post(client: Client) -> None:
    assert client.get("/logout").status_code == 405


def test_the_session_is_a_new_one_after_log_in(client: Client) -> None:
    client.get("/language/en")
    client.session["seen"] = True
    client.session.save()
    before = client.session.session_key
    log_in(client)
    assert client.session.session_key != before


def test_nobody_is_sent_to_another_site_after_log_in(client: Client) -> None:
    posted = {"username": "ayse", "password": RIGHT, "next": "https://example.org/"}
    assert client.post("/login", posted)["Location"] == "/"


def test_wrong_passwords_lock_and_the_page_says_how_long(client: Client) -> None:
    assert fail(client, LIMIT - 1) == [WRONG] * (LIMIT - 1)
    answer = client.post("/login", {"username": "ayse", "password": "yanlış"})
    assert answer.status_code == LOCKED
    assert "5 dakika sonra" in answer.content.decode()
    assert 0 < int(answer["Retry-After"]) <= 300
    assert log_in(client) == LOCKED  # now the right one does not help either


def test_the_lock_opens_after_its_time(client: Client) -> None:
    fail(client, LIMIT)
    AccessAttempt.objects.update(attempt_time=timezone.now() - house.AXES_COOLOFF_TIME - timedelta(seconds=1))
    assert log_in(client) == IN


def test_knocking_on_does_not_make_the_lock_longer(client: Client) -> None:
    fail(client, LIMIT)
    begun = list(AccessAttempt.objects.values_list("attempt_time", flat=True))
    fail(client, 3)
    assert list(AccessAttempt.objects.values_list("attempt_time", flat=True)) == begun


def test_nobody_locks_the_organiser_out_of_the_own_laptop() -> None:
    laptop = known()
    assert fail(Client(), LIMIT)[-1] == LOCKED
    assert log_in(laptop) == IN


def test_a_hall_behind_one_address_does_not_share_a_lock(client: Client) -> None:
    """Everybody comes from 127.0.0.1 here, as in a hall; the account of somebody else stays open."""
    User.objects.create_user("can", password=RIGHT)
    fail(client, LIMIT)
    assert log_in(Client(), username="can") == IN


def test_a_new_address_or_browser_gives_no_new_tries(client: Client) -> None:
    fail(client, LIMIT)
    assert log_in(Client(), "yanlış", REMOTE_ADDR="10.1.2.3", HTTP_USER_AGENT="other") == LOCKED


def test_a_thrown_away_or_forged_cookie_gives_no_new_tries() -> None:
    fail(Client(), LIMIT)
    forger = Client()
    forger.cookies[COOKIE] = "eyJhbGciOiJ9:forged:signature"
    assert log_in(forger) == LOCKED


def test_a_device_known_to_another_account_is_a_stranger_to_this_one() -> None:
    """A referee cannot collect fresh tries at the organiser's password by logging in as oneself again and again."""
    User.objects.create_user("can", password=RIGHT)
    codes = []
    for _ in range(LIMIT):
        client = Client()
        assert log_in(client, username="can") == IN
        client.post("/logout")
        codes += fail(client, 1)
    assert codes == [WRONG] * (LIMIT - 1) + [LOCKED]


def test_a_known_device_is_locked_by_its_own_wrong_passwords_only() -> None:
    laptop = known()
    answer = fail(laptop, LIMIT)
    assert answer[-1] == LOCKED
    assert log_in(Client()) == IN


def test_the_lock_page_tells_a_stranger_to_use_a_known_device(client: Client) -> None:
    fail(client, LIMIT)
    page = client.post("/login", {"username": "ayse", "password": "x"}, HTTP_ACCEPT_LANGUAGE="en").content.decode()
    assert "From a device you have used before you can log in now." in page


def test_a_second_persons_wrong_passwords_lock_too_and_are_not_kept(event: Event) -> None:
    client = hall.client_of(event, Role.ORGANISER)
    category = hall.make_category(event)
    url = f"/e/{event.slug}/desk/categories/{category.pk}/delete"
    posted = {"typed": category.name, "second_name": "ayse", "second_password": "çok gizli"}
    codes = [client.post(url, posted).status_code for _ in range(LIMIT)]
    assert codes == [422] * (LIMIT - 1) + [LOCKED]
    assert "çok gizli" not in str(list(AccessAttempt.objects.values()))


def test_a_changed_password_ends_the_other_sessions_and_keeps_this_one() -> None:
    here, there = Client(), Client()
    log_in(here)
    log_in(there)
    new = "bambaşka-parola-8"
    before = here.session.session_key
    posted = {"old_password": RIGHT, "new_password1": new, "new_password2": new}
    assert here.post("/password", posted).status_code == 302
    assert here.get("/new").status_code == 200
    assert here.session.session_key != before
    assert there.get("/new").status_code == 302


def test_the_old_password_is_asked_for(client: Client) -> None:
    log_in(client)
    new = "bambaşka-parola-8"
    posted = {"old_password": "yanlış", "new_password1": new, "new_password2": new}
    assert client.post("/password", posted).status_code == 200
    assert User.objects.get().check_password(RIGHT)


def test_an_invitation_lets_in_and_is_then_gone(event: Event, client: Client) -> None:
    organiser = hall.client_of(event, Role.ORGANISER)
    official = event.officials.create(name="Can", role=Role.HEAD_REFEREE)
    page = organiser.post(f"/e/{event.slug}/desk/officials/{official.pk}/invite").content.decode()
    path = "/invitation/" + page.split("/invitation/")[1].split('"')[0]
    assert client.get(path).status_code == 200
    posted = {"username": "can", "password": RIGHT, "again": RIGHT}
    assert client.post(path, {**posted, "again": "x"}).status_code == 200
    assert client.post(path, posted).status_code == 303
    assert client.get(f"/e/{event.slug}/desk").status_code == 200
    assert Client().get(path).status_code == 422
