"""The server has got another address (fault 12): the same phone comes back to its table by its signed pass."""

import json
import re

import pytest
from django.core import signing
from django.test import Client, RequestFactory

from meydan.site.models import Event, TableHold
from meydan.site.pages.referee.moving import SALT, other_addresses
from meydan.site.serving.address import name_in_network
from tests.site import hall
from tests.site.referee.phone import Phone, playing

pytestmark = pytest.mark.django_db


@pytest.fixture
def phone(event: Event) -> Phone:
    return Phone(playing(event)[0]).open()


def brought(phone: Phone) -> dict[str, dict[str, str]]:
    page = phone.client.get(phone.page, headers={"host": "192.168.1.20:8000"})
    found = re.search(r'<script id="brought" type="application/json">(.*?)</script>', page.content.decode(), re.DOTALL)
    assert found is not None
    assert f"http://{name_in_network()}:8000" in page.headers["Content-Security-Policy"]
    data: dict[str, dict[str, str]] = json.loads(found[1])
    return data


def test_the_pass_opens_the_table_for_the_same_device(phone: Phone) -> None:
    address = brought(phone)["urls"]["moved"]
    elsewhere = Client()
    assert elsewhere.get(phone.page).status_code == 403
    assert elsewhere.get(address).status_code == 200
    assert elsewhere.get(phone.page).status_code == 403  # looking changes nothing
    assert elsewhere.post(address).headers["Location"] == phone.page
    assert elsewhere.get(phone.page).status_code == 200
    assert TableHold.objects.filter(pairing=phone.pairing).count() == 1


def test_a_forged_pass_opens_nothing(phone: Phone) -> None:
    address = brought(phone)["urls"]["moved"]
    stolen = signing.dumps({"device": str(phone.device.pk), "table": phone.pairing.pk}, salt="another")
    for wrong in (address[:-3] + "xyz", f"/e/{phone.event.slug}/moved/{stolen}"):
        assert Client().post(wrong).status_code == 403


def test_fault_54_a_pass_of_another_event_opens_nothing(phone: Phone) -> None:
    other = hall.make_event("yabanci")
    held = signing.dumps({"device": str(phone.device.pk), "table": phone.pairing.pk}, salt=SALT)
    assert Client().post(f"/e/{other.slug}/moved/{held}").status_code == 404


def test_a_phone_that_was_sent_away_stays_away(phone: Phone) -> None:
    address = brought(phone)["urls"]["moved"]
    TableHold.objects.update(state=TableHold.State.REVOKED)
    elsewhere = Client()
    elsewhere.post(address)
    assert elsewhere.get(phone.page).status_code == 403


@pytest.mark.parametrize(
    ("host", "named"), [("192.168.1.20:8000", True), ("localhost:8000", True), ("meydan.example.org", False)]
)
def test_other_names_are_told_in_a_hall_only(host: str, named: bool) -> None:
    found = other_addresses(RequestFactory().get("/", headers={"host": host}))
    assert (f"http://{name_in_network()}:8000" in found) is named
    assert found if named else found == []
