"""When each phone was last heard, and how much it has not sent. Heartbeats are many: they are kept in memory and
written together, a few seconds apart, without a line in the log (nothing is decided by them)."""

import threading
import time
from collections import defaultdict
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from django.db import transaction
from django.utils import timezone

from meydan.site.fair_line import in_line
from meydan.site.models import Device

SECONDS = 3


@dataclass(frozen=True, slots=True, order=True)
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
            self._new[device.pk] = Sighting(about_now(), waiting)
            if time.monotonic() - self._written < SECONDS:
                return
            self._written = time.monotonic()
            noted, self._new = self._new, {}
        write(noted)

    def flush(self) -> None:
        with self._lock:
            noted, self._new = self._new, {}
        write(noted)


def about_now() -> datetime:
    """To a few seconds, so that many phones were heard at the same time and are written by one statement."""
    now = timezone.now()
    return now.replace(second=now.second - now.second % SECONDS, microsecond=0)


def write(noted: dict[UUID, Sighting]) -> None:
    alike: defaultdict[Sighting, list[UUID]] = defaultdict(list)
    for device, sighting in noted.items():
        alike[sighting].append(device)
    if not noted:
        return
    with in_line(), transaction.atomic():
        for sighting, devices in sorted(alike.items()):
            Device.objects.filter(pk__in=sorted(devices)).update(seen=sighting.seen, waiting=sighting.waiting)


SIGHTINGS = Sightings()
