"""A report file of another program as a new category with its results."""

from django import forms
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render

from meydan.games.words import Words
from meydan.rulebooks import load
from meydan.site.actions.archives.import_report import WishedReport, import_report
from meydan.site.pages.door import Visit, door
from meydan.site.pages.forms import choices, tried, words
from meydan.site.pages.sent_file import sent_bytes
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import said
from meydan.tournament.trf import read

MOST_BYTES = 2 * 1024 * 1024


class ReportForm(forms.Form):
    file = forms.FileField(
        label=words("TRF dosyası", "Report file (TRF)"),
        help_text=words("İsviçre sistemiyle oynanmış bir turnuvanın dosyası.", "The file of a Swiss tournament."),
    )
    name = forms.CharField(label=words("Kategorinin adı", "Name of the category"), max_length=120)
    game = forms.ChoiceField(label=words("Oyun", "Game"))
    grade = forms.IntegerField(
        label=words("Sınıf", "Grade"),
        min_value=1,
        max_value=12,
        help_text=words(
            "Dosyada sınıf yok; hepsi için biri yazılır, kayıtlarda düzeltirsiniz.",
            "The file has no grades; one is written for all, correct it in the entries.",
        ),
    )

    def __init__(self, *args: object, rulebook: str, **more: object) -> None:
        super().__init__(*args, **more)  # type: ignore[arg-type]
        games = [(rules.game, rules.title) for rules in load(rulebook).games]
        self.fields["game"].choices = choices(games)  # type: ignore[attr-defined]


@door(Task.EDIT_CATEGORY)
def import_trf(request: HttpRequest, visit: Visit) -> HttpResponse:
    posted = (request.POST, request.FILES) if request.method == "POST" else ()
    form = ReportForm(*posted, rulebook=visit.event.rulebook)
    if request.method == "POST" and form.is_valid():
        given = form.cleaned_data
        wished = WishedReport(given["name"], given["game"], visit.event.rulebook, given["grade"])
        made = tried(
            form, lambda: import_report(visit.author, visit.event, read(sent_bytes(request, MOST_BYTES)), wished)
        )
        if made is not None:
            messages.success(request, said(Words(f"{made.name} alındı.", f"{made.name} was imported.")))
            return redirect("standings", slug=visit.event.slug, category=made.pk)
    return render(request, "meydan/files/import_trf.html", {"visit": visit, "form": form})
