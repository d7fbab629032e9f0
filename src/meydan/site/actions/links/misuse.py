"""A link or a phone is used where it may not be: it goes into the log (fault 52)."""

from meydan.site.actions.author import Author
from meydan.site.actions.change import change
from meydan.site.models import Event


def note_misuse(author: Author, event: Event, reason: str, about: dict[str, int]) -> None:
    with change(event, author) as log:
        log("phone refused", about=about, data={"reason": reason})
