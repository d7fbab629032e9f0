"""A phone as the server meets it: a browser without an account, and the requests of docs/phone-protocol.md."""

from typing import Any
from uuid import uuid4

from django.test import Client

from meydan.match import Deed, plain
from meydan.site.actions.links.giving import give_links, good_links
from meydan.site.actions.links.tokens import token_of
from meydan.site.models import Device, Event, Pairing, StoredAct, TableHold, TableLink
from tests.site import hall
from tests.site.rounds import steps

Json = dict[str, Any]


def playing(event: Event, game: str = "mangala", players: int = 4) -> list[Pairing]:
    """The tables of a round that is being played, each with its card."""
    category = hall.make_category(event, game)
    hall.make_entries(category, players)
    row = steps.started(category)
    give_links(hall.author(event), row)
    return steps.tables(row)


def link_of(pairing: Pairing) -> TableLink:
    return good_links(pairing.round.category.event)[(pairing.round_id, pairing.table, None)]


def address_of(link: TableLink) -> str:
    return f"/e/{link.event.slug}/t/{token_of(link)}"


class Phone:
    """`act` makes an act as the phone does; `send` posts what waits, numbered after what it has seen."""

    def __init__(self, pairing: Pairing) -> None:
        self.client = Client()
        self.pairing = pairing
        self.event = pairing.round.category.event
        self.known: list[Json] = []

    def scan(self, link: TableLink | None = None) -> Any:
        return self.client.post(address_of(link or link_of(self.pairing)), {"name": "Samsung · masa 1"})

    def open(self) -> "Phone":
        assert self.scan().status_code == 302
        self.known = list(
            StoredAct.objects.filter(pairing=self.pairing).order_by("number").values_list("act", flat=True)
        )
        return self

    @property
    def page(self) -> str:
        return f"/e/{self.event.slug}/table/{self.pairing.pk}"

    @property
    def device(self) -> Device:
        return self.hold.device

    @property
    def hold(self) -> TableHold:
        return TableHold.objects.filter(pairing=self.pairing).order_by("pk").select_related("device", "link").last()  # type: ignore[return-value]

    def made(self, *deeds: Deed, role: str = "table referee") -> list[Json]:
        """Acts after what the phone knows."""
        return [
            {
                "id": str(uuid4()),
                "number": len(self.known) + place,
                "actor": {"role": role, "name": "Masa 1"},
                "time": "2026-05-02T10:00:00Z",
                "deed": plain(deed),
            }
            for place, deed in enumerate(deeds, start=1)
        ]

    def send(self, acts: list[Json], **more: Any) -> tuple[int, Json]:
        seen = more.pop("seen", len(self.known))
        seen_id = more.pop("seen_id", self.known[seen - 1]["id"] if 0 < seen <= len(self.known) else None)
        body = {"seen": seen, "seen_id": seen_id, "acts": acts, **more}
        answer = self.client.post(f"{self.page}/acts", body, content_type="application/json")
        return answer.status_code, answer.json()

    def do(self, *deeds: Deed) -> Json:
        """Sent and stored."""
        acts = self.made(*deeds)
        status, answer = self.send(acts)
        assert status == 200, answer
        self.known += acts
        return answer

    def note(self, **note: Any) -> int:
        answer = self.client.post(f"{self.page}/notes", note, content_type="application/json")
        return answer.status_code


def stored(pairing: Pairing) -> list[Json]:
    return [one.act for one in StoredAct.objects.filter(pairing=pairing).order_by("number")]


def deeds(pairing: Pairing) -> list[str]:
    return [act["deed"]["kind"] for act in stored(pairing)]
