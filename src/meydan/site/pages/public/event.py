"""The event as everybody sees it: what is on now, the day, the categories, the address to pass on."""

from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from meydan.site.models import Category, RoundRow
from meydan.site.pages.door import Visit, door
from meydan.site.pages.public.programme_lines import programme_of
from meydan.site.pages.quick import same_for_everybody
from meydan.site.pages.shown import frame_of
from meydan.site.pictures.day import day_of, day_picture
from meydan.site.records.published import published_of
from meydan.site.tasks import Task
from meydan.tournament.rounds.situation import State


@dataclass(frozen=True, slots=True)
class CategoryCard:
    """A category at a glance: its newest published round, how far it is, and whether it is being played."""

    category: Category
    round: RoundRow | None
    done: int
    tables: int
    withdrawn: int | None

    @property
    def state(self) -> str:
        return self.round.state if self.round else State.NOT_PAIRED

    @property
    def on_now(self) -> bool:
        return self.state in (State.PUBLISHED, State.PLAYING) or self.withdrawn is not None


def card_of(category: Category) -> CategoryCard:
    published = published_of(category)
    newest = published.newest
    done, tables = published.played(newest) if newest else (0, 0)
    return CategoryCard(category, newest, done, tables, published.withdrawn)


@door(Task.SEE_PUBLIC)
@same_for_everybody
def event(request: HttpRequest, visit: Visit) -> HttpResponse:
    cards = [card_of(category) for category in visit.event.categories.all()]
    context = {
        "visit": visit,
        "frame": frame_of(visit),
        "now": [card for card in cards if card.on_now],
        "others": [card for card in cards if not card.on_now],
        "programme": programme_of(visit.event),
        "announcements": visit.event.announcements.filter(up=True),
    }
    return render(request, "meydan/public/event.html", context)


@door(Task.SEE_PUBLIC)
@same_for_everybody
def programme(request: HttpRequest, visit: Visit) -> HttpResponse:
    context = {
        "visit": visit,
        "frame": frame_of(visit),
        "programme": programme_of(visit.event),
        "day": day_picture(day_of(visit.event)),
    }
    return render(request, "meydan/public/programme.html", context)
