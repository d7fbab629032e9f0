"""Pupils as a desk writes them down."""

from dataclasses import replace

from meydan.site.actions.entries.enter import enter
from meydan.site.actions.entries.written import Written
from meydan.site.models import Category, EntryRow, Role
from tests.site import hall

AYSE = Written("Ayşe", "Şeker", "Atatürk İlkokulu", 3, "Fatma Yıldız")
MEHMET = Written("Mehmet", "Işık", "Cumhuriyet İlkokulu", 1, "Hasan Uçar")


def written(**said: object) -> Written:
    return replace(AYSE, **said)  # type: ignore[arg-type]


def entered(category: Category, pupil: Written = AYSE, role: Role = Role.DESK_HELPER) -> EntryRow:
    return enter(hall.author(category.event, role), category, pupil)


def form_of(category: Category, pupil: Written = AYSE, **changed: object) -> dict[str, object]:
    """The same pupil as a browser sends the form; an unticked box is not sent at all."""
    texts = {name: getattr(pupil, name) for name in Written.__dataclass_fields__}
    sent: dict[str, object] = {**texts, "category": category.pk, **changed}
    return {name: value for name, value in sent.items() if value is not False}
