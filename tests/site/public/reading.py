"""Reading public pages as a spectator does: by their rows, without tags."""

import re

from django.test import Client

from meydan.site.models import Category


def page(category: Category, path: str, client: Client | None = None) -> str:
    address = f"/e/{category.event.slug}/c/{category.pk}/{path}"
    response = (client or Client()).get(address)
    assert response.status_code == 200, (address, response.status_code)
    return response.content.decode()


def event_page(category: Category, path: str = "") -> str:
    response = Client().get(f"/e/{category.event.slug}/{path}")
    assert response.status_code == 200
    return response.content.decode()


def plain(text: str) -> str:
    return " ".join(re.sub(r"<[^>]+>", " ", text).split())


def rows(text: str) -> list[list[str]]:
    """The cells of the first table's body."""
    body = text.split("<tbody")[1].split("</tbody>")[0]
    return [
        [plain(cell) for cell in re.findall(r"<t[dh][^>]*>(.*?)</t[dh]>", row, re.S)]
        for row in re.findall(r"<tr[^>]*>(.*?)</tr>", body, re.S)
    ]
