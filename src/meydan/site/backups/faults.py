"""What can go wrong with a backup, each with what to do now."""

from meydan.games.words import Words
from meydan.tournament.faults import Fault


def not_whole(name: str, found: str) -> Fault:
    return Fault(
        Words(
            f"{name} yedeği eksik ya da bozuk ({found}). Bir önceki yedeği kullanın; yeni bir yedek alın.",
            f"The backup {name} is incomplete or damaged ({found}). Use the one before it; take a new backup.",
        ),
        16,
    )


def from_newer(name: str, found: str) -> Fault:
    return Fault(
        Words(
            f"{name} yedeğini daha yeni bir Meydan yazmış ({found}). Meydan'ı güncelleyip yeniden deneyin.",
            f"The backup {name} was written by a newer Meydan ({found}). Update Meydan and try again.",
        ),
        18,
    )


def cannot_write(folder: object, reason: str) -> Fault:
    return Fault(
        Words(
            f"Yedek {folder} klasörüne yazılamadı ({reason}). Önceki yedekler duruyor. Diskte yer açın ya da belleği "
            "yeniden takın, sonra “Şimdi yedekle” deyin.",
            f"The backup could not be written to {folder} ({reason}). The earlier ones are still there. Make room on "
            "the disk or plug the stick in again, then press “Back up now”.",
        ),
        14,
    )
