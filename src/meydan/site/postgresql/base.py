"""Django's PostgreSQL, but for one thing: whether a kept connection is still good is seen without asking the database.

Django sends `SELECT 1` before every request. With hundreds of phones that is a way to the database and back, and a
change of thread, for each heartbeat.
"""

import select

from django.db.backends.postgresql.base import DatabaseWrapper as Django


class DatabaseWrapper(Django):
    def is_usable(self) -> bool:
        """Nobody speaks on an idle connection unless to end it: only then is the database asked."""
        return not has_something_to_say(self.connection.fileno()) or super().is_usable()


def has_something_to_say(file: int) -> bool:
    look = select.poll()
    look.register(file, select.POLLIN | select.POLLHUP | select.POLLERR)
    return bool(look.poll(0))
