"""Rows. Nothing but `actions/` writes them."""

from meydan.site.models.category import Category, Format, Showing
from meydan.site.models.device import Call, Device, Signature, TableHold, TableLink
from meydan.site.models.entry import EntryRow
from meydan.site.models.event import Event, EventLevel
from meydan.site.models.import_draft import ImportDraft
from meydan.site.models.invitation import Invitation
from meydan.site.models.known_key import KnownKey
from meydan.site.models.log import LogLine, Snapshot
from meydan.site.models.logo import EventLogo
from meydan.site.models.official import Official, Role
from meydan.site.models.round import Pairing, RoundRow, StoredAct
from meydan.site.models.wall import Announcement, WallPage, WallScreen

__all__ = [
    "Announcement",
    "Call",
    "Category",
    "Device",
    "EntryRow",
    "Event",
    "EventLevel",
    "EventLogo",
    "Format",
    "ImportDraft",
    "Invitation",
    "KnownKey",
    "LogLine",
    "Official",
    "Pairing",
    "Role",
    "RoundRow",
    "Showing",
    "Signature",
    "Snapshot",
    "StoredAct",
    "TableHold",
    "TableLink",
    "WallPage",
    "WallScreen",
]
