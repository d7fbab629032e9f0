"""The phone behind a request: its signed cookie, and as whom it acts."""

import re
from dataclasses import dataclass
from datetime import timedelta
from uuid import UUID

from django.conf import settings
from django.core import signing
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404

from meydan.match import Role as MatchRole
from meydan.site.actions.author import Author
from meydan.site.actions.links.misuse import note_misuse
from meydan.site.actions.matches.opening import actor_of
from meydan.site.models import Device, Event, Pairing, Role, TableHold
from meydan.site.pages.door import Visit, visit_at, visit_of
from meydan.site.rate import Rate
from meydan.site.records.phones import Standing, standing_by, standing_of
from meydan.site.rights import may
from meydan.site.tasks import Task

COOKIE = "phone"
SALT = "meydan phone"
AGE = timedelta(days=3)
# The same refusal is logged once in a while, not with every heartbeat.
REFUSALS_LOGGED = Rate(1, 600)
# What a heartbeat needs to know; whatever else is asked for is read then.
ASKED = (
    "state",
    *(f"device__{field}" for field in ("name", "official")),
    *(f"link__{field}" for field in ("official", "revoked", "expires", "round", "table")),
    *(f"pairing__{field}" for field in ("acts", "confirmed", "referee", "second", "table")),
    *(f"pairing__round__{field}" for field in ("number", "current")),
    "pairing__round__category__event__slug",
)
MAKERS = ("iPhone", "iPad", "Samsung", "Xiaomi", "Redmi", "Huawei", "HONOR", "OPPO", "realme", "Nokia", "Pixel")
MARKS = {"SM-": "Samsung", "Mi ": "Xiaomi", "CPH": "OPPO", "RMX": "realme"}


@dataclass(frozen=True, slots=True)
class Phone:
    """`device` is None for a phone that has not been here."""

    visit: Visit
    device: Device | None

    @property
    def event(self) -> Event:
        return self.visit.event

    @property
    def has_account(self) -> bool:
        return may(self.visit.role, Task.ACT_AT_TABLE)

    @property
    def author(self) -> Author:
        """With an account as that person; by a link as the table referee whose phone it is."""
        if self.has_account:
            name, role, official = self.visit.name, self.visit.role, self.visit.official
        else:
            official = self.device.official if self.device else None
            name = official.name if official else self.name
            role = Role.TABLE_REFEREE
        return Author(name, role, official, self.name)

    @property
    def name(self) -> str:
        return self.device.name if self.device else guessed_name(self.visit.request)

    @property
    def match_role(self) -> MatchRole:
        return actor_of(self.author).role

    def standing(self, pairing: Pairing) -> Standing:
        if self.device is None:
            return Standing(None, "unknown phone")
        return standing_of(self.device, pairing)

    def note_refusal(self, reason: str, about: dict[str, int]) -> None:
        """Into the log, unless it was there just now."""
        who = str(self.device.pk) if self.device else "stranger"
        if REFUSALS_LOGGED.take(f"{self.event.pk} {who} {reason} {sorted(about.items())}"):
            note_misuse(self.author, self.event, reason, about)


def phone_of(request: HttpRequest, slug: str) -> Phone:
    visit = visit_of(request, slug)
    return Phone(visit, device_in(request, visit.event))


def device_in(request: HttpRequest, event: Event) -> Device | None:
    key = key_in(request)
    if key is None:
        return None
    return Device.objects.filter(pk=key, event=event).select_related("official", "event").first()


def key_in(request: HttpRequest) -> UUID | None:
    """The device that the cookie names; None where there is no cookie or a forged one."""
    try:
        return UUID(signing.loads(request.COOKIES.get(COOKIE, ""), salt=SALT, max_age=AGE))
    except (signing.BadSignature, ValueError, TypeError, AttributeError):
        return None


@dataclass(frozen=True, slots=True)
class AtTable:
    """A phone, the table that it asks for, and whether it holds it."""

    phone: Phone
    pairing: Pairing
    standing: Standing


def at_table(request: HttpRequest, slug: str, pairing: int) -> AtTable:
    """One query for a phone that has been let in before: heartbeats are many."""
    rows = TableHold.objects.select_related("device", "link", "pairing__round__category__event").only(*ASKED)
    found = rows.filter(device=key_in(request), pairing=pairing, pairing__round__category__event__slug=slug)
    hold = next(iter(found.order_by()[:1]), None)
    if hold is None or hold.pairing.second_id is None:
        phone = phone_of(request, slug)
        row = pairing_in(phone.event, pairing)
        return AtTable(phone, row, phone.standing(row))
    visit = visit_at(request, hold.pairing.round.category.event)
    return AtTable(Phone(visit, hold.device), hold.pairing, standing_by(hold, hold.pairing))


def remember(response: HttpResponse, device: Device) -> None:
    """The cookie goes to the pages of this event only: a phone is another device at another event."""
    response.set_cookie(
        COOKIE,
        signing.dumps(str(device.pk), salt=SALT),
        max_age=AGE,
        path=f"/e/{device.event.slug}/",
        httponly=True,
        samesite="Lax",
        secure=bool(settings.SESSION_COOKIE_SECURE),
    )


def pairing_in(event: Event, pk: int) -> Pairing:
    rows = Pairing.objects.select_related("round__category__event", "first", "second")
    return get_object_or_404(rows, pk=pk, round__category__event=event, second__isnull=False)


def guessed_name(request: HttpRequest) -> str:
    """What kind of phone it seems to be: the person may write something better."""
    agent = request.headers.get("User-Agent", "")
    for mark, maker in MARKS.items():
        if mark in agent:
            return maker
    known = re.search("|".join(MAKERS), agent)
    if known:
        return known[0]
    return "Android" if "Android" in agent else "Telefon"
