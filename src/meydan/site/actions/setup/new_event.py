"""What every new event needs: a free short name, its owner as organiser, one event for one wish."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime, time
from typing import Any

from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from django.utils import timezone

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.author import Author
from meydan.site.actions.change import AlreadyDone, change
from meydan.site.actions.setup.open_event import check_written
from meydan.site.models import Event, EventLevel, LogLine, Official, Role
from meydan.tournament.names import folded

NAME = Words("Etkinliğin adı", "The event's name")
TRIES = 5  # when somebody takes the same short name at the same moment


@dataclass(frozen=True, slots=True)
class Wished:
    """What a person decides at the start; everything else comes from the rulebook and can be changed later."""

    name: str
    day: date
    place: str = ""
    level: EventLevel = EventLevel.SCHOOL
    tables: int = 20


def new_event(
    author: Author, owner: User, kind: str, rulebook: str, wished: Wished, fill: Callable[[Event], dict[str, Any]]
) -> Event:
    """One event for one wish, with its own short name and its owner as organiser. `fill` says what the log keeps."""
    name = check_written(wished.name, NAME)
    for _ in range(TRIES):
        done = LogLine.objects.filter(request=author.request, kind=kind).first()
        if done is not None:
            raise AlreadyDone(done)
        try:
            with transaction.atomic():
                event = Event.objects.create(
                    slug=free_slug(name),
                    name=name,
                    place=wished.place.strip(),
                    day=wished.day,
                    level=wished.level,
                    rulebook=rulebook,
                    tables=wished.tables,
                )
                data = fill(event)
                event.save()
                Official.objects.create(event=event, user=owner, name=author.name, role=Role.ORGANISER)
                with change(event, author) as log:
                    log(kind, data=data)
        except IntegrityError:  # the short name was taken meanwhile: look again
            continue
        return event
    raise Refusal(
        Words(
            "Aynı adla çok sayıda etkinlik kuruluyor. Adı biraz değiştirip yeniden deneyin.",
            "Many events of this name are being made. Change the name a little and try again.",
        )
    )


def free_slug(name: str) -> str:
    """A short name for addresses: the event's name in plain letters, numbered when it is taken."""
    plain = re.sub(r"[^a-z0-9]+", "-", folded(name)).strip("-")[:50].strip("-") or "etkinlik"
    taken = set(Event.objects.filter(slug__startswith=plain).values_list("slug", flat=True))
    number, slug = 1, plain
    while slug in taken:
        number += 1
        slug = f"{plain}-{number}"
    return slug


def at_on(day: date, at: time) -> datetime:
    """That hour of the event's day, in the time of the hall."""
    return timezone.make_aware(datetime.combine(day, at))
