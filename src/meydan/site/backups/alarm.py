"""What the desk must know at once: a backup failed, or the disk takes nothing more (faults 14, 16)."""

import threading
from dataclasses import dataclass
from datetime import datetime

from django.utils import timezone

from meydan.games.words import Words


@dataclass(frozen=True, slots=True)
class Alarm:
    words: Words
    time: datetime


class Bell:
    """Rings until something goes well again. It lives in memory: a full disk could not keep it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._alarm: Alarm | None = None

    @property
    def alarm(self) -> Alarm | None:
        return self._alarm

    def ring(self, words: Words) -> None:
        with self._lock:
            self._alarm = Alarm(words, timezone.now())

    def quiet(self) -> None:
        with self._lock:
            self._alarm = None


BELL = Bell()
