"""Where the second copy of every backup goes: chosen at the desk by who owns the machine, and logged."""

from pathlib import Path

from django.contrib.auth.models import User

from meydan.games.words import Words
from meydan.site.actions.author import Author, NotAllowed, check_task
from meydan.site.actions.change import change
from meydan.site.backups.second import SecondFolder, choose_folder, forget_folder
from meydan.site.models import Event
from meydan.site.tasks import Task


def choose_second_copy(author: Author, owner: User, event: Event, folder: str) -> SecondFolder | None:
    """An empty name means: no second copy. A folder of the machine is for its owner, not for every organiser."""
    check_task(author, Task.BACK_UP)
    if not owner.is_superuser:
        raise NotAllowed(
            Words(
                "İkinci kopyanın klasörünü yalnız bu bilgisayarda Meydan'ı kuran düzenleyen seçebilir.",
                "Only the organiser who set Meydan up on this computer may choose the folder of the second copy.",
            )
        )
    with change(event, author) as log:
        chosen = choose_folder(Path(folder)) if folder else None
        if chosen is None:
            forget_folder()
        log("second copy chosen", data={"folder": chosen.folder if chosen else ""})
    return chosen
