"""Every address of the site, with sample parts for each: what the walk through all doors goes by.

A new URL needs nothing here, unless a part of it has a new name (add it to SAMPLES) or it is open to all (OPEN).
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import timedelta
from typing import Any
from uuid import uuid4

from django.contrib.auth.models import User
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver
from django.utils import timezone

from meydan.site.actions.setup.delete_category import delete_category
from meydan.site.models import (
    Announcement,
    Call,
    Device,
    EntryRow,
    Pairing,
    Role,
    RoundRow,
    TableHold,
    TableLink,
    WallScreen,
)
from meydan.site.rights import WHO
from meydan.tournament.rounds.situation import State
from tests.site import hall

NOBODY = None  # who has not logged in
# Pages without a task, and why: they are for everybody, or they ask for something else than a role.
OPEN = {
    "home": "the list of events; each sees what the own account may see",
    "look": "the parts of the look",
    "language": "everybody reads in the own language",
    "here": "whether it is this server that answers",
    "robots": "what search engines are told",
    "login": "before anybody is somebody",
    "logout": "whoever is in may go",
    "password": "every account changes its own; the old password is asked for",
    "start": "asks for the code of the first start",
    "invitation": "asks for the token of the link",
    "roles": "who may do what is no secret",
    "table-link": "asks for the token of the table's card",
    "table-code": "asks for the code of the table's card; wrong ones are counted",
    "table-worker": "a script without any data",
    "own-tables": "lists what the account, or the phone's signed cookie, may open",
    "table-screen": "asks for the phone's signed cookie, and whether it holds the table",
    "open-own-table": "asks for an account, or the phone of a referee with a link",
    "moved-table": "asks for the signed pass that the phone got at the server's old address",
    "leave-table": "asks for the phone that holds the table",
    "table-acts": "asks for the phone that holds the table",
    "table-notes": "asks for the phone that holds the table",
    "help": "the guide is for everybody",
    "help-page": "the guide is for everybody",
    "help-picture": "the guide is for everybody",
}


@dataclass(frozen=True, slots=True)
class Address:
    name: str
    parts: tuple[str, ...]
    view: Any

    @property
    def task(self) -> Any:
        return getattr(self.view, "task", None)

    def __str__(self) -> str:
        return self.name


def addresses() -> list[Address]:
    return sorted(walk(get_resolver().url_patterns, ()), key=lambda address: address.name)


def walk(patterns: list[URLPattern | URLResolver], above: tuple[str, ...]) -> Iterator[Address]:
    for pattern in patterns:
        parts = (*above, *pattern.pattern.converters)
        if isinstance(pattern, URLResolver):
            yield from walk(pattern.url_patterns, parts)
        else:
            yield Address(pattern.name or "", parts, pattern.callback)


class Sample:
    """An event in the middle of its day, with one of everything that an address can name."""

    def __init__(self, slug: str, beginning: int = 0) -> None:
        self.event = hall.make_event(slug)
        self.category = hall.make_category(self.event)
        # Numbers of another event's pupils are not those of this one.
        pupils = hall.make_entries(self.category, 4)
        for place, pupil in enumerate(pupils, start=1):
            pupil.number += beginning
            pupil.start_number = place
        EntryRow.objects.bulk_update(pupils, ["number", "start_number"])
        self.entry = pupils[0]
        self.round = RoundRow.objects.create(category=self.category, number=1, state=State.PLAYING)
        rows = [
            Pairing(
                round=self.round, order=order, table=order + 1, first=pupils[2 * order], second=pupils[2 * order + 1]
            )
            for order in (0, 1)
        ]
        self.pairing = Pairing.objects.bulk_create(rows)[0]
        self.officials = {role: hall.make_official(self.event, role) for role in Role if role is not Role.VIEWER}
        self.official = self.event.officials.create(name="Gelmeyen", role=Role.TABLE_REFEREE)
        gone = hall.make_category(self.event)
        self.snapshot = delete_category(hall.author(self.event, Role.ORGANISER, typed=gone.name), gone)
        self.clients: dict[Role | None, Client] = {}
        self.device = Device.objects.create(id=uuid4(), event=self.event, name="telefon")
        self.link = TableLink.objects.create(
            event=self.event,
            digest=slug,
            code="K7",
            expires=timezone.now() + timedelta(days=1),
            round=self.round,
            table=1,
        )
        self.hold = TableHold.objects.create(
            link=self.link, pairing=self.pairing, device=self.device, state=TableHold.State.ASKED
        )
        self.call = Call.objects.create(event=self.event, pairing=self.pairing, line=1, reason="?")
        self.screen = WallScreen.objects.create(event=self.event, name="Giriş", code=f"giris-{slug}", pages=[])
        self.announcement = Announcement.objects.create(event=self.event, text="Yemek 12.30'da", line=1)
        self.event.programme = [
            {"id": 1, "at": "09:30", "tr": "Mangala", "en": "Mangala", "article": "", "categories": []}
        ]
        self.event.save()

    def client(self, role: Role | None) -> Client:
        """A browser of this role; a viewer is somebody with an account but without an office here."""
        if role not in self.clients:
            self.clients[role] = Client()
            user = User.objects.create_user("misafir") if role is Role.VIEWER else None
            user = self.officials[role].user if role in self.officials else user
            if user is not None:
                self.clients[role].force_login(user, backend="django.contrib.auth.backends.ModelBackend")
        return self.clients[role]


# What stands for a part of an address, by its name. Those in OF_AN_EVENT are rows: another event's are not found.
SAMPLES: dict[str, Callable[[Sample], object]] = {
    "slug": lambda sample: sample.event.slug,
    "category": lambda sample: sample.category.pk,
    "entry": lambda sample: sample.entry.pk,
    "round": lambda sample: sample.round.pk,
    "pairing": lambda sample: sample.pairing.pk,
    "official": lambda sample: sample.official.pk,
    "snapshot": lambda sample: sample.snapshot.pk,
    "device": lambda sample: sample.device.pk,
    "link": lambda sample: sample.link.pk,
    "hold": lambda sample: sample.hold.pk,
    "call": lambda sample: sample.call.pk,
    "number": lambda sample: sample.round.number,
    "table": lambda sample: sample.pairing.table,
    "line": lambda sample: 1,  # noqa: ARG005
    "screen": lambda sample: sample.screen.pk,
    "wall": lambda sample: sample.screen.code,
    "announcement": lambda sample: sample.announcement.pk,
    "rulebook": lambda sample: "salihli",  # noqa: ARG005
    "other": lambda sample: sample.event.slug,  # another copy of the event, of which there is none
    "backup": lambda sample: "meydan-000001.sqlite3",  # noqa: ARG005 - of the house, not of an event
}
OF_AN_EVENT = frozenset(
    {
        "category",
        "entry",
        "round",
        "pairing",
        "official",
        "snapshot",
        "device",
        "link",
        "hold",
        "call",
        "screen",
        "wall",
        "announcement",
    }
)


def parts_of(address: Address, sample: Sample) -> dict[str, object]:
    unknown = [part for part in address.parts if part not in SAMPLES]
    assert not unknown, (
        f"{address} has a part that this walk does not know: {', '.join(unknown)}. Add it to SAMPLES in {__name__}, "
        "and to OF_AN_EVENT if it names a row of an event."
    )
    return {part: SAMPLES[part](sample) for part in address.parts}


def roles_for(address: Address) -> frozenset[Role]:
    return WHO[address.task]
