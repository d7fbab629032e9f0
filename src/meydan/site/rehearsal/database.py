"""The database of a rehearsal: thrown away afterwards, or an event of its own in the one that MEYDAN_DATABASE names."""

from django.core.management import call_command
from django.db import connection


def open_throwaway() -> None:
    """A file that is thrown away need not outlive a power cut; everything else is as on the day."""
    call_command("migrate", verbosity=0, interactive=False)
    if connection.vendor == "sqlite":
        with connection.cursor() as cursor:
            cursor.execute("PRAGMA synchronous=OFF")


def close_throwaway() -> None:
    """Lets go of the file before its folder is removed."""
    connection.close()
