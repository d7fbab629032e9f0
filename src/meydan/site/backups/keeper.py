"""The keeper: takes backups in a thread of its own while the server runs. Nobody at a table waits for it."""

import logging
import queue
import threading

from django.db import connection, transaction

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.change import BEFORE_COMMIT
from meydan.site.backups.alarm import BELL
from meydan.site.backups.moment import Moment, this_moment
from meydan.site.backups.occasion import Occasion, occasion_of
from meydan.site.backups.taking import take_backup
from meydan.site.models import LogLine

MOST_WAITING = 50
LOGGER = logging.getLogger("meydan.backups")
Wanted = tuple[Occasion, Moment | None]
UNKNOWN = Words(
    "Yedek alınamadı; nedeni sunucunun penceresinde yazıyor. Önceki yedekler duruyor. “Şimdi yedekle”yi deneyin.",
    "The backup failed; the reason is written in the server's window. The earlier ones are still there. Try “Back up "
    "now”.",
)


class Keeper:
    """Does nothing until it is started: a command that writes many rows needs no copies of them."""

    def __init__(self) -> None:
        self._wanted: queue.Queue[Wanted | None] = queue.Queue(MOST_WAITING)
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="backups", daemon=True)
            self._thread.start()
            BEFORE_COMMIT.append(self.noticed)

    def stop(self) -> None:
        """What was asked for before is still done."""
        thread, self._thread = self._thread, None
        if thread is not None:
            BEFORE_COMMIT.remove(self.noticed)
            self._wanted.put(None)
            thread.join()

    def noticed(self, lines: list[LogLine]) -> None:
        """Called inside a change, before its commit: what is copied of the state before is held now."""
        occasion = occasion_of(lines)
        if occasion is None:
            return
        moment = held(occasion) if occasion.before else None
        transaction.on_commit(lambda: self.ask(occasion, moment))

    def ask(self, occasion: Occasion, moment: Moment | None = None) -> None:
        try:
            self._wanted.put_nowait((occasion, moment))
        except queue.Full:  # those that wait will copy this too
            if moment is not None:
                moment.close()

    def _work(self) -> None:
        while (wanted := self._wanted.get()) is not None:
            try:
                take_backup(*wanted)
                BELL.quiet()
            except Refusal as refusal:
                BELL.ring(refusal.words)
            except Exception:
                LOGGER.exception("backup failed")
                BELL.ring(UNKNOWN)
            finally:
                connection.close()


def held(occasion: Occasion) -> Moment | None:
    """A database that cannot be read now is not a reason to stop the referee: the copy is then of the state after."""
    try:
        return this_moment()
    except Exception:
        LOGGER.exception("no copy before: %s", occasion.kind)
        BELL.ring(UNKNOWN)
        return None


KEEPER = Keeper()
