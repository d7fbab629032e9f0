"""A finished event is history: its set-up no longer changes (fault 57)."""

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.models import Event


def check_open(event: Event) -> None:
    if event.finished:
        raise Refusal(
            Words(
                f"{event.name} bitirildi; kurulumu artık değişmez. Yeni bir etkinlik için bunu kopyalayın.",
                f"{event.name} is finished; its set-up no longer changes. For a new event, copy this one.",
            )
        )


def check_written(text: str, what: Words) -> str:
    """The text without the spaces around it; something must be left."""
    written = " ".join(text.split())
    if not written:
        raise Refusal(Words(f"{what.tr} boş olamaz; yazın.", f"{what.en} cannot be empty; write it."))
    return written
