"""How often: a bucket that fills slowly and is emptied by each request. Kept in this process's memory."""

import threading
import time
from collections import OrderedDict
from dataclasses import dataclass


@dataclass(slots=True)
class Level:
    left: float
    at: float


class Rate:
    """`most` at once, and one more each `seconds`; for each of many keys."""

    KEYS = 10_000

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._levels: OrderedDict[str, Level] = OrderedDict()
        self._lock = threading.Lock()

    def take(self, key: str) -> bool:
        """Whether there is one for this key now."""
        with self._lock:
            level = self._now(key)
            if level.left < 1:
                return False
            level.left -= 1
            return True

    def wait(self, key: str) -> float:
        """Seconds until there is one."""
        with self._lock:
            return max(0.0, (1 - self._now(key).left) * self.seconds)

    def forget(self) -> None:
        with self._lock:
            self._levels.clear()

    def _now(self, key: str) -> Level:
        now = time.monotonic()
        level = self._levels.setdefault(key, Level(self.most, now))
        level.left = min(self.most, level.left + (now - level.at) / self.seconds)
        level.at = now
        self._levels.move_to_end(key)
        while len(self._levels) > self.KEYS:
            self._levels.popitem(last=False)
        return level
