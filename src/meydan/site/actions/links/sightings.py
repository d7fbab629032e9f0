"""When each phone was last heard, and how much it has not sent. Heartbeats are many: they are kept in memory and
written together, a few seconds apart, without a line in the log (nothing is decided by them)."""

import threading
import time
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from django.utils import timezone

from meydan.site.fair_line import in_line
from meydan.site.models import Device

SECONDS = 3.0


@dataclass(frozen=True, slots=True)
class Sighting:
    seen: datetime
    waiting: int


class Sightings:
    def __init__(self) -> None:
        self._new: dict[UUID, Sighting] = {}
        self._written = float("-inf")
        self._lock = threading.Lock()

    def note(self, device: Device, waiting: int) -> None:
        """Heard now. One of the requests writes what all of them have noted."""
        with self._lock:
            self._new[device.pk] = Sighting(timezone.now(), waiting)
            if time.monotonic() - self._written < SECONDS:
                return
            self._written = time.monotonic()
            noted, self._new = self._new, {}
        write(noted)

    def flush(self) -> None:
        with self._lock:
            noted, self._new = self._new, {}
        write(noted)


def write(noted: dict[UUID, Sighting]) -> None:
    rows = [Device(pk=key, seen=one.seen, waiting=one.waiting) for key, one in sorted(noted.items())]
    if rows:
        with in_line():
            Device.objects.bulk_update(rows, ["seen", "waiting"])


SIGHTINGS = Sightings()
