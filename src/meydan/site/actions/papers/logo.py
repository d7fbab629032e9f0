"""The logo that stands on every paper of the event. A finished event can still get one: certificates come last."""

import hashlib

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.paper import read_logo
from meydan.site.actions.author import Author, check_task
from meydan.site.actions.change import change
from meydan.site.models import Event, EventLogo
from meydan.site.tasks import Task


def set_logo(author: Author, event: Event, file: bytes) -> EventLogo:
    """The file is checked before anything is locked: that takes a moment."""
    check_task(author, Task.EDIT_EVENT)
    svg = read_logo(file)
    with change(event, author) as log:
        check_task(author, Task.EDIT_EVENT)
        logo, _ = EventLogo.objects.update_or_create(event=log.event, defaults={"svg": svg})
        log("logo set", data={"bytes": len(file), "sha256": hashlib.sha256(file).hexdigest()})
    return logo


def remove_logo(author: Author, event: Event) -> None:
    with change(event, author) as log:
        check_task(author, Task.EDIT_EVENT)
        removed, _ = EventLogo.objects.filter(event=log.event).delete()
        if not removed:
            raise Refusal(Words("Etkinliğin logosu yok.", "The event has no logo."))
        log("logo removed")
