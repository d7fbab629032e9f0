"""Which rows an archive holds, which fields of them, and what is left out for a reason."""

from dataclasses import dataclass

from django.db.models import Field, Model

from meydan.site.models import (
    Announcement,
    Call,
    Category,
    EntryRow,
    Event,
    EventLogo,
    LogLine,
    Official,
    Pairing,
    RoundRow,
    Signature,
    Snapshot,
    StoredAct,
    WallScreen,
)


@dataclass(frozen=True, slots=True)
class ArchivedTable:
    """`points_at` are the fields that name a row of another part; `apart` are written in a way of their own or not."""

    part: str
    model: type[Model]
    points_at: dict[str, str]
    apart: frozenset[str] = frozenset()
    order: tuple[str, ...] = ("pk",)
    event: str = "event"  # the way from a row to its event

    @property
    def fields(self) -> list[Field]:
        """The plain fields: what another version of Meydan adds is archived without a word here."""
        apart = {"id", "event", *self.points_at, *self.apart}
        return [field for field in self.model._meta.concrete_fields if field.name not in apart]


OFFICIALS = dict.fromkeys(("referee", "entered_by", "confirmed_by"), "officials")
PAIRING_ORDER = ("round__category_id", "round__number", "round__edition", "order")
EVENT = ArchivedTable("event", Event, {}, frozenset({"read_only", "programme", "arrived_signed"}))
TABLES = (
    ArchivedTable("officials", Official, {}, frozenset({"user"})),  # no account and no password leaves the house
    ArchivedTable("categories", Category, {}),
    ArchivedTable("entries", EntryRow, {"category": "categories"}, order=("number",)),
    ArchivedTable(
        "rounds",
        RoundRow,
        {"category": "categories"},
        order=("category_id", "number", "edition"),
        event="category__event",
    ),
    ArchivedTable(
        "pairings",
        Pairing,
        {"round": "rounds", "first": "entries", "second": "entries", **OFFICIALS},
        order=PAIRING_ORDER,
        event="round__category__event",
    ),
    ArchivedTable(
        "acts",
        StoredAct,
        {"pairing": "pairings"},
        order=(*(f"pairing__{name}" for name in PAIRING_ORDER), "number"),
        event="pairing__round__category__event",
    ),
    ArchivedTable("signatures", Signature, {"pairing": "pairings"}, event="pairing__round__category__event"),
    ArchivedTable("log", LogLine, {}, frozenset({"about", "hashed_about"}), order=("number",)),
    ArchivedTable("snapshots", Snapshot, {}, frozenset({"used", "used_there"})),
    ArchivedTable("calls", Call, {"pairing": "pairings"}),
    ArchivedTable("logo", EventLogo, {}),
    ArchivedTable("announcements", Announcement, {}, order=("line", "pk")),
    ArchivedTable("screens", WallScreen, {}, frozenset({"pages"}), order=("code",)),
)
# What a log line's `about` calls a row, and the part that holds it.
NAMED_IN_LOG = {"category": "categories", "entry": "entries", "pairing": "pairings", "official": "officials"}
# Rows of an event that stay where they are, and why.
LEFT_OUT = {
    "Device": "a phone belongs to the hall it is in; the log names it",
    "TableLink": "a way in is good for one machine only",
    "TableHold": "which phone holds a table now is no part of the event's history",
    "Invitation": "a way in is good for one machine only",
    "KnownKey": "whom a person trusts is theirs, not the event's",
    "ImportDraft": "an uploaded list that nobody has accepted",
}
