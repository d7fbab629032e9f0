"""The screens on the wall: what each shows, in which order, and what it shows now."""

from dataclasses import dataclass
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.views.decorators.http import require_POST

from meydan.games.words import Words
from meydan.site.actions.walls.screens import add_screen, edit_screen, remove_screen, show_page, turn_again
from meydan.site.models import Event, WallPage, WallScreen
from meydan.site.pages.desk.walls.screen_form import ScreenForm
from meydan.site.pages.door import Visit, door
from meydan.site.pages.forms import tried
from meydan.site.pages.hall_address import address_for_phones
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import said


@dataclass(frozen=True, slots=True)
class ShownPage:
    """A page of a screen as the desk lists it."""

    id: int
    words: Words
    categories: str
    asked_for: bool


@door(Task.STEER_WALLS)
def walls(request: HttpRequest, visit: Visit) -> HttpResponse:
    event = visit.event
    form = ScreenForm(request.POST if request.method == "POST" else None, event=event)
    if request.method == "POST" and form.is_valid():
        name = form.cleaned_data["name"]
        if tried(form, lambda: add_screen(visit.author, event, name, form.wished)) is not None:
            messages.success(request, said(Words("Ekran eklendi.", "Screen added.")))
            return redirect("walls", slug=event.slug)
    context = {
        "visit": visit,
        "screens": [(screen, address(request, screen), pages_of(screen)) for screen in event.screens.all()],
        "form": form,
        "announcements": event.announcements.filter(up=True),
    }
    return render(request, "meydan/walls/screens.html", context)


@door(Task.STEER_WALLS)
def edit(request: HttpRequest, visit: Visit, screen: int) -> HttpResponse:
    row = screen_of(visit.event, screen)
    form = ScreenForm(request.POST if request.method == "POST" else None, event=visit.event, screen=row)
    if request.method == "POST" and form.is_valid():
        name = form.cleaned_data["name"]
        if tried(form, lambda: edit_screen(visit.author, row, name, form.wished)) is not None:
            messages.success(request, said(Words("Ekran kaydedildi.", "Screen saved.")))
            return redirect("walls", slug=visit.event.slug)
    return render(request, "meydan/walls/screen.html", {"visit": visit, "form": form, "screen": row})


@require_POST
@door(Task.STEER_WALLS)
def show(request: HttpRequest, visit: Visit, screen: int) -> HttpResponse:
    page = request.POST.get("page", "")
    row = screen_of(visit.event, screen)
    show_page(visit.author, row, int(page) if page.isdecimal() else 0, stays=request.POST.get("stays") == "yes")
    messages.success(request, said(Words(f"{row.name}: sayfa gösteriliyor.", f"{row.name}: the page is shown.")))
    return redirect("walls", slug=visit.event.slug)


@require_POST
@door(Task.STEER_WALLS)
def turn(request: HttpRequest, visit: Visit, screen: int) -> HttpResponse:
    row = turn_again(visit.author, screen_of(visit.event, screen))
    messages.success(request, said(Words(f"{row.name}: sayfalar dönüyor.", f"{row.name}: the pages turn again.")))
    return redirect("walls", slug=visit.event.slug)


@require_POST
@door(Task.STEER_WALLS)
def remove(request: HttpRequest, visit: Visit, screen: int) -> HttpResponse:
    remove_screen(visit.author, screen_of(visit.event, screen))
    messages.success(request, said(Words("Ekran çıkarıldı.", "Screen removed.")))
    return redirect("walls", slug=visit.event.slug)


def screen_of(event: Event, screen: int) -> WallScreen:
    return get_object_or_404(event.screens.select_related("event"), pk=screen)


def address(request: HttpRequest, screen: WallScreen) -> str:
    return address_for_phones(request, reverse("wall", kwargs={"slug": screen.event.slug, "wall": screen.code}))


def pages_of(screen: WallScreen) -> list[ShownPage]:
    names = {category.pk: category.name for category in screen.event.categories.all()}
    return [page_of(screen, plain, names) for plain in screen.pages]


def page_of(screen: WallScreen, plain: dict[str, Any], names: dict[int, str]) -> ShownPage:
    chosen = " · ".join(names[one] for one in plain["categories"] if one in names)
    return ShownPage(plain["id"], WallPage(plain["page"]).words, chosen, plain["id"] == screen.shown)
