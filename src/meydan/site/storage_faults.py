"""A database that cannot be written: said in words, with nothing half done (fault 14)."""

from django.db import DatabaseError

from meydan.games.words import Words
from meydan.tournament.faults import Fault

# As SQLite says it; PostgreSQL says it by number.
FULL = ("disk is full", "53100")
READ_ONLY = ("readonly database", "25006")
DISK = ("disk i/o error", "unable to open database file", "58030")


class StorageFault(Fault):
    """Nothing was written; what is stored can still be read."""


def storage_fault(error: DatabaseError) -> StorageFault | None:
    """The refusal that a person can use; None for an error of another kind."""
    said = f"{error} {getattr(error.__cause__, 'sqlstate', '')}".lower()
    for signs, tr, en in (
        (FULL, "disk dolu", "the disk is full"),
        (READ_ONLY, "disk yalnız okunuyor", "the disk can only be read"),
        (DISK, "disk hata veriyor", "the disk reports errors"),
    ):
        if any(sign in said for sign in signs):
            return StorageFault(
                Words(
                    f"Kaydedilemedi: {tr}. Önceki kayıtlar sağlam ve okunuyor. Diskte yer açın ya da diski denetleyin, "
                    "sonra yeniden deneyin; o zamana kadar sonuçları kâğıda yazın.",
                    f"Not saved: {en}. What was saved before is whole and can be read. Make room on the disk or check "
                    "it, then try again; until then write results on paper.",
                ),
                14,
            )
    return None
