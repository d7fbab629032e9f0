"""What the event is: name, place, day, level, tables, and how it is run."""

from django import forms
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render

from meydan.games.words import Words
from meydan.site.actions.setup.edit_event import EventSettings, edit_event
from meydan.site.models import EventLevel
from meydan.site.pages.door import Visit, door
from meydan.site.pages.forms import choices, tried, words
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import said

MOST_TABLES = 2000


class WhatItIs(forms.Form):
    """What a new event and an old one are asked alike."""

    name = forms.CharField(label=words("Etkinliğin adı", "Name of the event"), max_length=160)
    place = forms.CharField(label=words("Yer", "Place"), max_length=160, required=False)
    day = forms.DateField(label=words("Gün", "Day"), widget=forms.DateInput(attrs={"type": "date"}, format="%Y-%m-%d"))
    level = forms.ChoiceField(
        label=words("Düzey", "Level"),
        choices=choices((level.value, level.words) for level in EventLevel),
        help_text=words(
            "Sonuç formları ve sertifikalar buna göre yazılır.", "Result forms and certificates follow it."
        ),
    )
    tables = forms.IntegerField(
        label=words("Salondaki masa sayısı", "Tables in the hall"), min_value=1, max_value=MOST_TABLES, initial=20
    )


class Settings(WhatItIs):
    second_person = forms.BooleanField(
        label=words("Sonuçları ikinci bir kişi onaylar", "A second person confirms each result"),
        required=False,
        help_text=words(
            "Kâğıttan girilen sonuç, başka bir görevli onaylayınca sayılır.",
            "A result entered from paper counts once another official has confirmed it.",
        ),
    )
    listed = forms.BooleanField(
        label=words("Ana sayfada herkese görünür", "Listed on the home page for everybody"), required=False
    )

    office = forms.CharField(
        label=words("Düzenleyen kurum", "Organising office"),
        max_length=160,
        required=False,
        help_text=words(
            "Sonuç formunda bildiren olarak yazılır; boşsa etkinliğin adı.",
            "Stands on the result form as who reports; left empty, the event's name does.",
        ),
    )
    reports_to = forms.CharField(
        label=words("Sonuçların bildirileceği makam", "Office to which results are reported"),
        max_length=160,
        required=False,
        help_text=words(
            "Boşsa ilçede “İl Millî Eğitim Müdürlüğü”, ilde “Türkiye birinciliği düzenleme kurulu” yazılır.",
            "Left empty: for a district the provincial directorate of education, for a province the national board.",
        ),
    )


@door(Task.EDIT_EVENT)
def settings(request: HttpRequest, visit: Visit) -> HttpResponse:
    event = visit.event
    form = Settings(request.POST if request.method == "POST" else None, initial=vars(event))
    if request.method == "POST" and form.is_valid():
        given = form.cleaned_data
        wished = EventSettings(**{**given, "level": EventLevel(given["level"])})
        if tried(form, lambda: edit_event(visit.author, event, wished)):
            messages.success(request, said(Words("Ayarlar kaydedildi.", "Settings saved.")))
            return redirect("event-settings", slug=event.slug)
    return render(request, "meydan/setup/event_settings.html", {"visit": visit, "form": form})
