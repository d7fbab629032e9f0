"""The programme of the day: lines with their times, the categories that begin then."""

from typing import Any

from django import forms
from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST

from meydan.games.words import Words
from meydan.site.actions.setup.programme import WishedLine, add_line, edit_line, move_programme, remove_line
from meydan.site.models import Event
from meydan.site.pages.desk.setup.overview import day_lines
from meydan.site.pages.door import Visit, door
from meydan.site.pages.forms import tried, words
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import said

MINUTES_OF_A_DAY = 24 * 60


class Line(forms.Form):
    at = forms.TimeField(label=words("Saat", "Time"), widget=forms.TimeInput(attrs={"type": "time"}, format="%H:%M"))
    tr = forms.CharField(label=words("Ne (Türkçe)", "What (Turkish)"), max_length=120)
    en = forms.CharField(label=words("Ne (İngilizce)", "What (English)"), max_length=120, required=False)
    categories = forms.TypedMultipleChoiceField(
        label=words("Bu saatte yan yana başlayan kategoriler", "Categories that begin then, side by side"),
        coerce=int,
        required=False,
        widget=forms.CheckboxSelectMultiple,
    )

    def __init__(self, *args: object, event: Event, **more: object) -> None:
        super().__init__(*args, **more)  # type: ignore[arg-type]
        self.fields["categories"].choices = [(one.pk, one.name) for one in event.categories.all()]  # type: ignore[attr-defined]

    @property
    def wished(self) -> WishedLine:
        given = self.cleaned_data
        return WishedLine(given["at"], given["tr"], given["en"], tuple(given["categories"]))


class Move(forms.Form):
    minutes = forms.IntegerField(
        label=words("Dakika", "Minutes"), min_value=-MINUTES_OF_A_DAY, max_value=MINUTES_OF_A_DAY, initial=15
    )


@door(Task.EDIT_EVENT)
def programme(request: HttpRequest, visit: Visit) -> HttpResponse:
    form = Line(request.POST if request.method == "POST" else None, event=visit.event)
    if (
        request.method == "POST"
        and form.is_valid()
        and tried(form, lambda: add_line(visit.author, visit.event, form.wished)) is not None
    ):
        messages.success(request, said(Words("Satır eklendi.", "Line added.")))
        return redirect("programme", slug=visit.event.slug)
    context = {"visit": visit, "form": form, "lines": day_lines(visit.event), "move": Move()}
    return render(request, "meydan/setup/programme.html", context)


@door(Task.EDIT_EVENT)
def edit(request: HttpRequest, visit: Visit, line: int) -> HttpResponse:
    now = line_of(visit.event, line)
    form = Line(request.POST if request.method == "POST" else None, event=visit.event, initial=now)
    if (
        request.method == "POST"
        and form.is_valid()
        and tried(form, lambda: edit_line(visit.author, visit.event, line, form.wished)) is not None
    ):
        messages.success(request, said(Words("Satır kaydedildi.", "Line saved.")))
        return redirect("programme", slug=visit.event.slug)
    return render(request, "meydan/setup/programme_line.html", {"visit": visit, "form": form, "line": now})


@require_POST
@door(Task.EDIT_EVENT)
def move(request: HttpRequest, visit: Visit, line: int) -> HttpResponse:
    form = Move(request.POST)
    if form.is_valid():
        move_programme(visit.author, visit.event, line, form.cleaned_data["minutes"])
        messages.success(request, said(Words("Program kaydırıldı.", "The programme has moved.")))
    else:
        messages.error(request, said(Words("Kaç dakika kayacağını yazın.", "Write by how many minutes.")))
    return redirect("programme", slug=visit.event.slug)


@require_POST
@door(Task.EDIT_EVENT)
def remove(request: HttpRequest, visit: Visit, line: int) -> HttpResponse:
    remove_line(visit.author, visit.event, line)
    messages.success(request, said(Words("Satır çıkarıldı.", "Line removed.")))
    return redirect("programme", slug=visit.event.slug)


def line_of(event: Event, number: int) -> dict[str, Any]:
    for line in event.programme:
        if line["id"] == number:
            return dict(line)
    raise Http404
