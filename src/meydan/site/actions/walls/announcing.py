"""What the desk says to everybody in the hall."""

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.author import Author, check_task
from meydan.site.actions.change import change
from meydan.site.models import Announcement, Event
from meydan.site.tasks import Task
from meydan.tournament.names import tidy

MOST_LETTERS = 140  # two lines at the foot of a screen


def announce(author: Author, event: Event, text: str) -> Announcement:
    with change(event, author) as log:
        check_task(author, Task.STEER_WALLS)
        text = tidy(text)
        if not 0 < len(text) <= MOST_LETTERS:
            raise Refusal(
                Words(
                    f"Duyuru 1 ile {MOST_LETTERS} harf arasında olur: on metreden okunsun.",
                    f"An announcement has 1 to {MOST_LETTERS} letters: it is read from ten metres.",
                )
            )
        line = log("announced", data={"text": text}, public=True)
        return Announcement.objects.create(event=log.event, text=text, line=line.number)


def take_down(author: Author, announcement: Announcement) -> None:
    with change(announcement.event, author) as log:
        check_task(author, Task.STEER_WALLS)
        found = Announcement.objects.filter(event=log.event, pk=announcement.pk, up=True).first()
        if found is None:
            raise Refusal(Words("Bu duyuru zaten kaldırılmış.", "This announcement has been taken down already."))
        found.up = False
        found.save(update_fields=["up"])
        log("announcement taken down", data={"text": found.text}, public=True)
