"""/look: every part of the house's look once, in both languages, light beside dark. docs/look.md explains them."""

from datetime import timedelta
from typing import Any

from django import forms
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils import timezone, translation

from meydan.games.words import Words
from meydan.site.models import EntryRow
from meydan.tournament.rounds.situation import State

PANELS = (
    ("light", "tr", Words("Açık · Türkçe", "Light · Turkish")),
    ("dark", "en", Words("Koyu · İngilizce", "Dark · English")),
)
PUPILS = (
    EntryRow(number=12, first_names="Ayşe Nur", surnames="Çelik", school="Atatürk İlkokulu", consent=True),
    EntryRow(number=7, first_names="Ömer", surnames="Işık", school="Namık Kemal İlkokulu"),
    EntryRow(number=3, first_names="Zeynep", surnames="Şahin", school="Şehit Öğretmen Şenay Aybüke Yalçın İlkokulu"),
)
POINTS = (9, 5, 6)
COLOURS = ("paper", "surface", "line", "ink", "muted", "tile", "coral", "amber", "green")


class PupilForm(forms.Form):
    """A field that is right, one with help, one with an error."""

    name = forms.CharField()
    grade = forms.IntegerField(max_value=12)
    school = forms.CharField(required=False)


def pupil_form(language: str) -> PupilForm:
    form = PupilForm({f"{language}-name": "Ayşe Nur Çelik", f"{language}-grade": "44"}, prefix=language)
    for field, words in (
        ("name", Words("Adı ve soyadı", "Name")),
        ("grade", Words("Sınıfı", "Grade")),
        ("school", Words("Okulu", "School")),
    ):
        form.fields[field].label = words.in_language(language)
    form.fields["grade"].help_text = Words("1–4 ilkokul, 5–8 ortaokul.", "1–4 primary, 5–8 middle school.").in_language(
        language
    )
    wrong = Words("44. sınıf yok; 1 ile 12 arasında yazın.", "There is no grade 44; write one from 1 to 12.")
    form.fields["grade"].validators = []
    form.full_clean()
    form.add_error("grade", wrong.in_language(language))
    return form


def panel(request: HttpRequest, theme: str, language: str) -> str:
    context: dict[str, Any] = {
        "theme": theme,
        "colours": COLOURS,
        "states": [*State, "waiting", "offline"],
        "playing": State.PLAYING,
        "rows": list(zip(PUPILS, POINTS, strict=True)),
        "pupils": PUPILS,
        "seen": timezone.now() - timedelta(minutes=3),
        "form": pupil_form(language),
        "page": Paginator(range(60), 20).page(2),
    }
    with translation.override(language):
        return render_to_string("meydan/look/parts.html", context, request)


def look(request: HttpRequest) -> HttpResponse:
    panels = [(theme, language, words, panel(request, theme, language)) for theme, language, words in PANELS]
    return render(request, "meydan/look/page.html", {"panels": panels})
