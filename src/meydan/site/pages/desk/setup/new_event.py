"""A new event: choose a rulebook, see what it makes, create. Or copy an earlier event."""

from django import forms
from django.contrib import messages
from django.contrib.auth.models import User
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_GET

from meydan.games.words import Words
from meydan.rulebooks import RULEBOOKS
from meydan.site.actions.setup.copy_event import copy_event
from meydan.site.actions.setup.create_event import create_event
from meydan.site.actions.setup.new_event import Wished
from meydan.site.models import EventLevel
from meydan.site.pages.desk.setup.event_settings import WhatItIs
from meydan.site.pages.door import Visit, door
from meydan.site.pages.forms import tried, words
from meydan.site.pages.house import Guest, house_door
from meydan.site.records.templates import Template, template
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import said

# The rulebook of a whole day comes first: most organisers need that one.
OFFERED = ("salihli", *(name for name in RULEBOOKS if name != "salihli"))


class NewEvent(WhatItIs):
    categories = forms.MultipleChoiceField(
        label=words("Kategoriler", "Categories"),
        error_messages={"required": words("En az bir kategori seçin.", "Choose at least one category.")},
    )

    def __init__(self, *args: object, plan: Template, **more: object) -> None:
        super().__init__(*args, **more)  # type: ignore[arg-type]
        self.plan = plan
        self.fields["categories"].choices = [(one.key, said(one.name)) for one in plan.categories]  # type: ignore[attr-defined]

    @property
    def ticked(self) -> set[str]:
        """The categories that are ticked on the page as it stands."""
        if self.is_bound:
            return set(self.data.getlist("categories"))  # type: ignore[attr-defined]
        return {one.key for one in self.plan.categories if one.chosen}


@require_GET
@house_door(Task.CREATE_EVENT)
def choose(request: HttpRequest, guest: Guest) -> HttpResponse:
    context = {"templates": [template(name) for name in OFFERED], "guest": guest}
    return render(request, "meydan/setup/choose_template.html", context)


@house_door(Task.CREATE_EVENT)
def create(request: HttpRequest, guest: Guest, rulebook: str) -> HttpResponse:
    if rulebook not in RULEBOOKS:
        raise Http404
    plan = template(rulebook)
    initial = {"day": timezone.localdate(), "name": said(plan.rulebook.title), "level": usual_level(plan)}
    form = NewEvent(request.POST if request.method == "POST" else None, plan=plan, initial=initial)
    if request.method == "POST" and form.is_valid():
        keys = frozenset(form.cleaned_data["categories"])
        event = tried(form, lambda: create_event(guest.author, guest.user, rulebook, wished(form), keys))
        if event is not None:
            messages.success(request, said(Words("Etkinlik kuruldu.", "The event is ready.")))
            return redirect("desk", slug=event.slug)
    ticked = form.ticked
    groups = [
        (line, [(one, one.key in ticked) for one in plan.categories if one.key in line.keys]) for line in plan.lines
    ]
    return render(request, "meydan/setup/new_event.html", {"plan": plan, "form": form, "groups": groups})


def usual_level(plan: Template) -> EventLevel:
    """A rulebook with a result form (`salihli.event.16`) is that of a district; others begin at a school."""
    return EventLevel.DISTRICT if plan.rulebook.event.result_form else EventLevel.SCHOOL


def wished(form: WhatItIs) -> Wished:
    given = form.cleaned_data
    return Wished(given["name"], given["day"], given["place"], EventLevel(given["level"]), given["tables"])


@door(Task.CREATE_EVENT)
def copy(request: HttpRequest, visit: Visit) -> HttpResponse:
    event = visit.event
    owner = request.user
    if not isinstance(owner, User):  # the door lets organisers in, and they have accounts
        raise Http404
    initial = {**vars(event), "day": timezone.localdate()}
    form = WhatItIs(request.POST if request.method == "POST" else None, initial=initial)
    if request.method == "POST" and form.is_valid():
        new = tried(form, lambda: copy_event(visit.author, owner, event, wished(form)))
        if new is not None:
            messages.success(request, said(Words("Etkinlik kopyalandı.", "The event was copied.")))
            return redirect("desk", slug=new.slug)
    return render(request, "meydan/setup/copy_event.html", {"visit": visit, "form": form})
