"""A hall for tests: events, categories, pupils and officials, put straight into rows."""

from datetime import date

from django.contrib.auth.models import User
from django.test import Client

from meydan.site.actions.author import Author, Confirmation
from meydan.site.models import Category, EntryRow, Event, Format, Official, Role
from meydan.tournament.names import folded

PASSWORD = "gizli-parola-1"
SURNAMES = [
    "Çelik",
    "Demir",
    "Yılmaz",
    "Işık",
    "İnan",
    "Şahin",
    "Öztürk",
    "Ünal",
    "Kaya",
    "Güneş",
    "Aydın",
    "Polat",
    "Uçar",
    "Ergin",
    "Tekin",
    "Özkan",
]
NAMES = [
    "Ayşe",
    "Mehmet",
    "Zeynep",
    "Ali",
    "Elif",
    "Can",
    "Deniz",
    "Ömer",
    "Ece",
    "Kerem",
    "Defne",
    "Yusuf",
    "Ada",
    "Çınar",
    "Nil",
    "Arda",
]


def make_event(slug: str = "kupa", rulebook: str = "salihli") -> Event:
    return Event.objects.create(slug=slug, name="Kupa", place="Salihli", day=date(2026, 5, 2), rulebook=rulebook)


def make_category(event: Event, game: str = "mangala", form: Format = Format.SWISS, **fields: object) -> Category:
    settings: dict[str, object] = {
        "name": f"{game} {event.categories.count() + 1}",
        "rulebook": event.rulebook,
        "rounds": 5 if form is Format.SWISS else 0,
        "school_level": "primary",
        "order": event.categories.count(),
    }
    return Category.objects.create(event=event, game=game, format=form, **{**settings, **fields})


def make_entries(category: Category, count: int, checked_in: bool = True) -> list[EntryRow]:
    """Pupils of two to a school, numbered after those that the event has."""
    begun = category.event.entries.count()
    rows = [
        EntryRow(
            event=category.event,
            category=category,
            number=number,
            first_names=NAMES[number % len(NAMES)],
            surnames=f"{SURNAMES[number * 7 % len(SURNAMES)]} {number}",
            school=f"Okul {number // 2}",
            grade=3 if category.school_level != "middle" else 6,
            adviser="Fatma Hanım",
            checked_in=checked_in,
            identity_seen=checked_in,
        )
        for number in range(begun + 1, begun + count + 1)
    ]
    for row in rows:
        row.folded = folded(f"{row.name} {row.school}")
    return EntryRow.objects.bulk_create(rows)


def make_official(event: Event, role: Role, name: str = "") -> Official:
    name = name or f"{role.value} {event.officials.count() + 1}"
    user = User.objects.create_user(username=f"{event.slug}-{name}".replace(" ", "-"), password=PASSWORD)
    return Official.objects.create(event=event, user=user, name=name, role=role)


def author(event: Event, role: Role = Role.HEAD_REFEREE, **confirmed: object) -> Author:
    """Somebody of this role, with a wish of their own; `confirmed=True`, `reason=…`, `typed=…`, `second=…`."""
    official = event.officials.filter(role=role).first() or make_official(event, role)
    return Author(official.name, role, official, "test", Confirmation(**confirmed))  # type: ignore[arg-type]


def client_of(event: Event, role: Role) -> Client:
    """A browser in which somebody of this role has logged in (a viewer has not)."""
    client = Client()
    if role is not Role.VIEWER:
        official = event.officials.filter(role=role).first() or make_official(event, role)
        assert official.user is not None
        client.force_login(official.user, backend="django.contrib.auth.backends.ModelBackend")
    return client
