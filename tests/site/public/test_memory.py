"""Public pages are answered from memory by the running site, and are new as soon as the log moves on (fault 22)."""

from email.message import Message
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from meydan.site.actions.rounds.publishing import publish_round
from meydan.site.models import Event
from tests.site import hall
from tests.site.rounds import steps
from tests.site.running import running_site

pytestmark = pytest.mark.django_db(transaction=True)


def get(address: str, **headers: str) -> tuple[str, Message]:
    with urlopen(Request(address, headers=headers), timeout=20) as answer:
        return answer.read().decode(), answer.headers


def test_a_page_is_kept_until_the_log_moves_on() -> None:
    event = hall.make_event()
    category = hall.make_category(event, rounds=3)
    hall.make_entries(category, 4)
    draft = steps.drafted(category)
    with running_site() as site:
        address = f"{site.address}/e/{event.slug}/c/{category.pk}/pairings"
        before, headers = get(address)
        assert "X-Meydan-Quick" not in headers  # the memory has taken the page, and its mark with it
        tag = headers["ETag"]
        Event.objects.filter(pk=event.pk).update(name="Başka")  # nobody logged it: the page in memory stands
        assert get(address)[0] == before
        with pytest.raises(HTTPError) as unchanged:
            get(address, **{"If-None-Match": tag})
        assert unchanged.value.code == 304
        unchanged.value.close()
        publish_round(hall.author(event), draft)
        after, headers = get(address)
    assert headers["ETag"] != tag
    assert "Eşlendirme henüz yayımlanmadı" in before
    assert "Eşlendirme henüz yayımlanmadı" not in after
